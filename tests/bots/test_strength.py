"""Strengths between the levels, personalities, and bots' win probability estimates."""

from __future__ import annotations

import pytest

from kwoon.bots import OFFERED_LEVELS, find_bot
from kwoon.bots.level import Level
from kwoon.bots.novice import Student
from kwoon.bots.strength.best_response import estimate_odds
from kwoon.bots.strength.interpolated import INTERPOLATED_LEVELS
from kwoon.bots.strength.personality import PERSONALITY_LEVELS, USUAL_PERCENT, preferred_moves
from kwoon.core.dice import LiveDice
from kwoon.core.game import Game, Player, Prompt, State
from kwoon.lab.execution.no_time_limit import remove_time_limit
from kwoon.registry import load_game
from tests.invariants.tables import REGISTERED_TABLES

GAMES = ("fight", "dragon-punch", "kung-fu-2014", "kung-fu-2019")


def moments(game: Game, most: int) -> list[tuple[State, Prompt]]:
    """Return prompts with a choice, from games between greedy bots."""
    found: list[tuple[State, Prompt]] = []
    dice = LiveDice(3)
    state = game.deal(dice)
    name = next(table.definition.id for table in REGISTERED_TABLES if type(table.game) is type(game))
    players = [find_bot("greedy", name).make_bot(game, LiveDice(seat)) for seat in range(game.seats)]
    while len(found) < most:
        if not state.prompts():
            state = game.deal(dice)
        for ask in state.prompts():
            if len(ask.moves) > 1:
                found.append((state.copy(), ask))
            state.apply(ask.seat, players[ask.seat].choose(state.view(int(ask.seat)), ask), dice)
    return found


def test_strengths_rise_and_every_bot_is_found_by_its_name() -> None:
    strengths = [level.strength for level in INTERPOLATED_LEVELS]
    assert strengths == sorted(strengths) and len(set(strengths)) == len(strengths)
    assert (
        len({level.id for level in OFFERED_LEVELS if level.game_ids != ("fight",)})
        >= 5 + len(INTERPOLATED_LEVELS) + len(PERSONALITY_LEVELS) - 1
    )
    for level in (*INTERPOLATED_LEVELS, *PERSONALITY_LEVELS):
        assert find_bot(level.id, level.game_ids[0]) is level
        again, said = level.__reduce__()
        assert again(*said) is level


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "novice", "greedy", "novice-50"])
def test_odds_are_those_of_a_choice(game: str, bot: str) -> None:
    box = load_game(game).game
    for state, ask in moments(box, 12):
        view = state.view(int(ask.seat))
        odds = find_bot(bot, game).make_bot(box, LiveDice(1)).move_probabilities(view, ask)
        if odds is None:
            assert bot != "random"
            continue
        assert len(odds) == len(ask.moves)
        assert sum(odds) == pytest.approx(1.0)
        chosen = {find_bot(bot, game).make_bot(box, LiveDice(seed)).choose(view, ask) for seed in range(3)}
        assert all(odds[ask.moves.index(move)] > 0.0 for move in chosen)


def test_odds_that_are_not_said_are_counted() -> None:
    game = load_game("kung-fu-2019").game
    state, ask = moments(game, 1)[0]
    counted = estimate_odds(
        game, find_bot("greedy", "kung-fu-2019").make_bot, state.view(int(ask.seat)), ask, LiveDice(1)
    )
    assert len(counted) == len(ask.moves)
    assert sum(counted) == pytest.approx(1.0)


@pytest.mark.parametrize("manner", PERSONALITY_LEVELS, ids=lambda level: level.id)
def test_a_manner_shows_as_often_as_it_should_and_no_more(manner: Level) -> None:
    """A greedy bot sometimes makes preferred moves anyway; beyond that it is three prompts in ten."""
    for name in manner.game_ids:
        game = load_game(name).game
        asked = bent = usual = 0
        for at, (state, ask) in enumerate(moments(game, 250)):
            view = state.view(int(ask.seat))
            liked = preferred_moves(game, manner.id, view, ask)
            assert set(liked) <= set(ask.moves)
            if liked and len(liked) < len(ask.moves):
                asked += 1
                bent += manner.make_bot(game, LiveDice(at)).choose(view, ask) in liked
                usual += find_bot("greedy", name).make_bot(game, LiveDice(at)).choose(view, ask) in liked
        assert asked > 5, name
        assert usual <= bent + asked // 10, name
        assert bent - usual < asked * USUAL_PERCENT // 100 * 2 + 3, name


def test_both_halves_of_a_step_are_unhurried() -> None:
    game = load_game("fight").game
    step = find_bot("student-50", "fight").make_bot(game, LiveDice(1))
    assert isinstance(step, Student)
    inner: list[Player] = [step.mentor]
    assert isinstance(step.fallback, Student)
    inner.append(step.fallback.mentor)
    remove_time_limit(step)
    assert [getattr(bot, "budget").max_milliseconds for bot in inner] == [0, 0]  # noqa: B009

"""Strengths between the levels, manners, and what bots say of their odds."""

from __future__ import annotations

import pytest

from kwoon.bots import SEATED, find_bot
from kwoon.bots.level import Level
from kwoon.bots.novice import Student
from kwoon.bots.strength.informed import asked_often
from kwoon.bots.strength.manner import MANNERS, OFTEN, likes
from kwoon.bots.strength.steps import STEPS
from kwoon.core.contract import Ask, Game, Player, State
from kwoon.core.dice import LiveDice
from kwoon.lab.playing.unhurried import unhurried
from kwoon.shelf import open_box
from tests.laws.tables import SHELF

GAMES = ("fight", "dragon-punch", "kung-fu-2014", "kung-fu-2019")


def moments(game: Game, most: int) -> list[tuple[State, Ask]]:
    """Questions with a choice, of games between greedy bots."""
    found: list[tuple[State, Ask]] = []
    dice = LiveDice(3)
    state = game.deal(dice)
    name = next(table.box.id for table in SHELF if type(table.game) is type(game))
    players = [find_bot("greedy", name).make(game, LiveDice(seat)) for seat in range(game.seats)]
    while len(found) < most:
        if not state.asks():
            state = game.deal(dice)
        for ask in state.asks():
            if len(ask.moves) > 1:
                found.append((state.copy(), ask))
            state.answer(ask.seat, players[ask.seat].choose(state.view(int(ask.seat)), ask), dice)
    return found


def test_strengths_rise_and_every_bot_is_found_by_its_name() -> None:
    strengths = [level.strength for level in STEPS]
    assert strengths == sorted(strengths) and len(set(strengths)) == len(strengths)
    assert len({level.id for level in SEATED if level.games != ("fight",)}) >= 5 + len(STEPS) + len(MANNERS) - 1
    for level in (*STEPS, *MANNERS):
        assert find_bot(level.id, level.games[0]) is level
        again, said = level.__reduce__()
        assert again(*said) is level


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "novice", "greedy", "novice-50"])
def test_odds_are_those_of_a_choice(game: str, bot: str) -> None:
    box = open_box(game).game
    for state, ask in moments(box, 12):
        view = state.view(int(ask.seat))
        odds = find_bot(bot, game).make(box, LiveDice(1)).odds(view, ask)
        if odds is None:
            assert bot != "random"
            continue
        assert len(odds) == len(ask.moves)
        assert sum(odds) == pytest.approx(1.0)
        chosen = {find_bot(bot, game).make(box, LiveDice(seed)).choose(view, ask) for seed in range(3)}
        assert all(odds[ask.moves.index(move)] > 0.0 for move in chosen)


def test_odds_that_are_not_said_are_counted() -> None:
    game = open_box("kung-fu-2019").game
    state, ask = moments(game, 1)[0]
    counted = asked_often(game, find_bot("greedy", "kung-fu-2019").make, state.view(int(ask.seat)), ask, LiveDice(1))
    assert len(counted) == len(ask.moves)
    assert sum(counted) == pytest.approx(1.0)


@pytest.mark.parametrize("manner", MANNERS, ids=lambda level: level.id)
def test_a_manner_shows_as_often_as_it_should_and_no_more(manner: Level) -> None:
    """Greedy would do what is liked now and then anyway; beyond that it is three questions in ten."""
    for name in manner.games:
        game = open_box(name).game
        asked = bent = usual = 0
        for at, (state, ask) in enumerate(moments(game, 250)):
            view = state.view(int(ask.seat))
            liked = likes(game, manner.id, view, ask)
            assert set(liked) <= set(ask.moves)
            if liked and len(liked) < len(ask.moves):
                asked += 1
                bent += manner.make(game, LiveDice(at)).choose(view, ask) in liked
                usual += find_bot("greedy", name).make(game, LiveDice(at)).choose(view, ask) in liked
        assert asked > 5, name
        assert usual <= bent + asked // 10, name
        assert bent - usual < asked * OFTEN // 100 * 2 + 3, name


def test_both_halves_of_a_step_are_unhurried() -> None:
    game = open_box("fight").game
    step = find_bot("student-50", "fight").make(game, LiveDice(1))
    assert isinstance(step, Student)
    inner: list[Player] = [step.mentor]
    assert isinstance(step.first_sight, Student)
    inner.append(step.first_sight.mentor)
    unhurried(step)
    assert [getattr(bot, "budget").milliseconds for bot in inner] == [0, 0]  # noqa: B009

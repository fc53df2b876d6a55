"""Strengths between the levels, personalities, and the bots' win probability estimates."""

from __future__ import annotations

import pytest

from kwoon.bots import OFFERED_LEVELS, find_bot
from kwoon.bots.bot_family import PERSONALITY_PERCENT
from kwoon.bots.level import Level
from kwoon.bots.registry import bot_family_of
from kwoon.bots.strength.best_response import estimate_move_probabilities
from kwoon.bots.strength.interpolated import INTERPOLATED_LEVELS
from kwoon.bots.strength.personality import PERSONALITY_LEVELS
from kwoon.bots.weakened_bots import MixedBot
from kwoon.core.dice import LiveDice
from kwoon.core.game import Game, Player, Prompt, State
from kwoon.lab.execution.runner import remove_time_limit
from kwoon.registry import load_game
from tests.invariants.tables import REGISTERED_TABLES

GAMES = ("fight", "dragon-punch", "kung-fu-2014", "kung-fu-2019")


def prompts_with_choice(game: Game, count: int) -> list[tuple[State, Prompt]]:
    """Return `count` prompts with several moves, from games between greedy bots."""
    prompts_found: list[tuple[State, Prompt]] = []
    dice = LiveDice(3)
    state = game.deal(dice)
    name = next(table.definition.id for table in REGISTERED_TABLES if type(table.game) is type(game))
    players = [find_bot("greedy", name).make_bot(game, LiveDice(seat)) for seat in range(game.seats)]
    while len(prompts_found) < count:
        if not state.prompts():
            state = game.deal(dice)
        for prompt in state.prompts():
            if len(prompt.moves) > 1:
                prompts_found.append((state.copy(), prompt))
            state.apply(prompt.seat, players[prompt.seat].choose(state.view(int(prompt.seat)), prompt), dice)
    return prompts_found


def test_interpolated_strengths_rise_and_levels_are_found_by_id() -> None:
    strengths = [level.strength for level in INTERPOLATED_LEVELS]
    assert strengths == sorted(strengths) and len(set(strengths)) == len(strengths)
    assert (
        len({level.id for level in OFFERED_LEVELS if level.game_ids != ("fight",)})
        >= 5 + len(INTERPOLATED_LEVELS) + len(PERSONALITY_LEVELS) - 1
    )
    for level in (*INTERPOLATED_LEVELS, *PERSONALITY_LEVELS):
        assert find_bot(level.id, level.game_ids[0] if level.game_ids else "fight") is level
        factory, arguments = level.__reduce__()
        assert factory(*arguments) is level


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "novice", "greedy", "novice-50"])
def test_chosen_moves_have_positive_probability(game: str, bot: str) -> None:
    loaded_game = load_game(game).game
    for state, prompt in prompts_with_choice(loaded_game, 12):
        view = state.view(int(prompt.seat))
        probabilities = find_bot(bot, game).make_bot(loaded_game, LiveDice(1)).move_probabilities(view, prompt)
        if probabilities is None:
            assert bot != "random"
            continue
        assert len(probabilities) == len(prompt.moves)
        assert sum(probabilities) == pytest.approx(1.0)
        chosen = {find_bot(bot, game).make_bot(loaded_game, LiveDice(seed)).choose(view, prompt) for seed in range(3)}
        assert all(probabilities[prompt.moves.index(move)] > 0.0 for move in chosen)


def test_estimated_move_probabilities_sum_to_one() -> None:
    game = load_game("kung-fu-2019").game
    state, prompt = prompts_with_choice(game, 1)[0]
    estimated = estimate_move_probabilities(
        game, find_bot("greedy", "kung-fu-2019").make_bot, state.view(int(prompt.seat)), prompt, LiveDice(1)
    )
    assert len(estimated) == len(prompt.moves)
    assert sum(estimated) == pytest.approx(1.0)


@pytest.mark.parametrize("personality", PERSONALITY_LEVELS, ids=lambda level: level.id)
def test_personality_makes_preferred_moves_only_slightly_more_often_than_greedy_bot(personality: Level) -> None:
    """A greedy bot makes preferred moves too, but less often."""
    for name in personality.game_ids:
        game = load_game(name).game
        num_prompts = num_preferred = num_greedy_preferred = 0
        for at, (state, prompt) in enumerate(prompts_with_choice(game, 250)):
            view = state.view(int(prompt.seat))
            preferred = bot_family_of(game).preferred_moves(game, personality.id, view, prompt)
            assert set(preferred) <= set(prompt.moves)
            if preferred and len(preferred) < len(prompt.moves):
                num_prompts += 1
                num_preferred += personality.make_bot(game, LiveDice(at)).choose(view, prompt) in preferred
                num_greedy_preferred += (
                    find_bot("greedy", name).make_bot(game, LiveDice(at)).choose(view, prompt) in preferred
                )
        assert num_prompts > 5, name
        assert num_greedy_preferred <= num_preferred + num_prompts // 10, name
        assert num_preferred - num_greedy_preferred < num_prompts * PERSONALITY_PERCENT // 100 * 2 + 3, name


def test_time_limit_is_removed_from_both_bots_of_interpolated_level() -> None:
    game = load_game("fight").game
    interpolated = find_bot("student-50", "fight").make_bot(game, LiveDice(1))
    assert isinstance(interpolated, MixedBot)
    searches: list[Player] = [interpolated.mentor]
    assert isinstance(interpolated.fallback, MixedBot)
    searches.append(interpolated.fallback.mentor)
    remove_time_limit(interpolated)
    assert [getattr(bot, "budget").max_milliseconds for bot in searches] == [0, 0]  # noqa: B009

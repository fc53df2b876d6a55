"""A hint comes with a one-sentence explanation, but only if there is a reason."""

from __future__ import annotations

import pytest

from kwoon import registry
from kwoon.bots import BOTS
from kwoon.core.dice import LiveDice
from kwoon.games import GAMES
from kwoon.hall.bot_jobs import CompareMovesJob, MoveComparison, MoveJob, choose_moves, compare_moves
from kwoon.hall.hint_text import hint_reason
from kwoon.localization.formatter import Reader

LOADED = registry.load_game("kung-fu-2014", 3)
READER = Reader(["Ann", "Bo", "Cleo"], 0)


def reason(
    gain: float, other: str = "target 2", moves: str = "target 3", *, sealed: bool = False, hasty: bool = False
) -> str:
    found, chosen = (
        [LOADED.game.parse_move(each.strip()) for each in text.split(",") if each] for text in (other, moves)
    )
    return READER.say(hint_reason(MoveComparison(0.62, found, gain, sealed, hasty), chosen, LOADED.text)).replace(
        "\N{NO-BREAK SPACE}", " "
    )


def test_hint_names_next_best_move_with_win_chance() -> None:
    assert reason(0.19) == "Next best: Strike Bo, 43%."
    assert reason(0.19, "pass") == "Next best: Pass, 43%."
    assert reason(0.9) == "Next best: Strike Bo, 0%."


def test_hint_calls_alternative_within_margin_of_error_equally_good() -> None:
    assert reason(0.01) == reason(-0.05) == "Equally good: Strike Bo."
    assert (
        reason(0.01, sealed=True)
        == reason(-0.2, sealed=True)
        == "Equally good: Strike Bo. Mix it up to stay unpredictable."
    )


def test_hint_has_no_reason_when_quick_comparison_disagrees() -> None:
    assert reason(-0.2) == ""
    assert reason(-0.2, hasty=True) == reason(0.0, hasty=True) == ""


def test_hint_compares_plan_with_quick_choice() -> None:
    assert reason(0.12, hasty=True) == "The obvious choice wins only 50% of the time."
    assert reason(-0.2, hasty=True, sealed=True) == "Others are just as good. Mix it up to stay unpredictable."
    assert reason(0.0, "", hasty=True) == "It also looks best at first glance."
    assert reason(0.0, "") == "It's the only option."


def test_hint_describes_alternative_by_its_difference() -> None:
    assert reason(0.1, "target 3", "target 3, target 2") == "Next best: the same without “Strike Bo”, 52%."
    assert reason(0.1, "target 3, target 2", "target 3") == "Next best: Strike Bo, 52%."
    assert reason(0.1, "done, target 2", "target 3") == "Next best: Strike Bo, 52%."


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_hint_alternative_in_every_game_is_legal_and_different(game: str) -> None:
    loaded, default_pack = registry.load_game(game), registry.default_pack(game)
    options = tuple(sorted(loaded.options.items()))
    state = loaded.game.deal(LiveDice(5))
    prompt = state.prompts()[0]
    seat = int(prompt.seat)
    best = next(bot for bot in BOTS if bot.can_play(game))
    seats = int(loaded.game.seats)
    moves = choose_moves(MoveJob(best.id, default_pack, seats, options, state.view(seat), prompt), BOTS)
    result = compare_moves(CompareMovesJob(default_pack, seats, options, state.view(seat), prompt, tuple(moves)))
    assert sorted(result.alternative) != sorted(moves)
    assert 0 <= result.win_chance <= 1
    assert -1 <= result.gain <= 1
    for move in result.alternative:
        offered = state.prompt(seat)
        assert offered is not None
        assert move in offered.moves
        state.apply(seat, move, LiveDice(5))

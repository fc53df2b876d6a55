"""Positions for each phase of both Kung Fu games with two, four and six players."""

from __future__ import annotations

from collections.abc import Callable

from kwoon.core.game import State
from tests.web.phase_positions import game_over, prompted
from tests.web.tables_at_positions import PositionMatcher, WantedPosition

MANY_CARDS = 8
"""More cards than a hand usually holds."""


def _positions(game: str, seats: int, phases: dict[str, PositionMatcher], **options: str) -> dict[str, WantedPosition]:
    return {phase: WantedPosition(game, seats, matches, options) for phase, matches in phases.items()}


def waiting(view_matches: Callable[..., bool]) -> PositionMatcher:
    """Return a matcher for positions in which a seat with a matching view waits while others are prompted."""

    def matches(state: State) -> int | None:
        prompted_seats = [int(prompt.seat) for prompt in state.prompts()]
        for seat in range(int(state.base_game.seats)):
            if prompted_seats and seat not in prompted_seats and view_matches(**state.view(seat).as_dict()):
                return seat
        return None

    return matches


def _phases_2014(seats: int, *phases: str) -> dict[str, WantedPosition]:
    """Return positions for the named phases, or for all phases if none is named. Attacks and blocks are matched only
    after every seat has had a turn."""
    matchers: dict[str, PositionMatcher] = {
        "discard": prompted("discard"),
        "attack": prompted("attack", lambda turn, **_: turn > seats),
        "add": prompted("add", drafted=3),
        "target": prompted("target"),
        "base": prompted("base"),
        "block": prompted("block", lambda turn, **_: turn > seats),
        "block add": prompted("block-add", drafted=1),
        "counterattack": prompted("counterattack"),
        "return": prompted("return"),
        "exchange": prompted("exchange", drafted=1),
        "pay": prompted("pay"),
        "many cards": prompted("attack", lambda hand, **_: len(hand) >= MANY_CARDS),
        "waits with many cards": waiting(lambda hand, phase, **_: len(hand) >= MANY_CARDS and phase == "attack"),
        "over": game_over,
    }
    return _positions("kung-fu-2014", seats, {phase: matchers[phase] for phase in phases or matchers})


def _phases_2019(seats: int, *phases: str, **options: str) -> dict[str, WantedPosition]:
    matchers: dict[str, PositionMatcher] = {
        "choose": prompted("choose"),
        "discard": prompted("discard", lambda weapon, stance, seat, **_: weapon[seat] >= 0 and stance[seat] >= 0),
        "prepare": prompted("prepare"),
        "base": prompted("base"),
        "attack": prompted("attack"),
        "add": prompted("add", drafted=3),
        "target": prompted("target"),
        "special": prompted("special"),
        "help": prompted("help"),
        "step in": prompted("step-in"),
        "block": prompted("block"),
        "counterattack": prompted("counterattack"),
        "respite": prompted("respite"),
        "upkeep": prompted("upkeep"),
        "price": prompted("price"),
        "take": prompted("take"),
        "count": prompted("count"),
        "swap": prompted("swap"),
        "give": prompted("give"),
        "give to": prompted("give-to"),
        "pass card": prompted("pass-card"),
        "many cards": prompted("prepare", lambda hand, **_: len(hand) >= MANY_CARDS),
        "waits": waiting(lambda phase, turn, hand, **_: phase == "prepare" and turn > seats and len(hand) > 5),
        "waits with an attack": waiting(lambda phase, hand, **_: phase == "block" and len(hand) > 5),
        "over": game_over,
    }
    return _positions("kung-fu-2019", seats, {phase: matchers[phase] for phase in phases}, expansion="yes", **options)


KUNG_FU_PHASES = {
    "2014": _phases_2014(2),
    "2014 of four": _phases_2014(4, "discard", "add", "target", "block add", "return"),
    "2014 of six": _phases_2014(6, "attack", "target", "block", "counterattack", "over"),
    "2019": _phases_2019(
        2,
        *("choose", "discard", "prepare", "base", "add", "block", "counterattack"),
        *("respite", "upkeep", "price", "take", "many cards", "waits", "over"),
        archetypes="chosen",
    ),
    "2019, 2v2": _phases_2019(
        4,
        *("discard", "special", "attack", "help", "step in", "block", "count", "swap", "give", "pass card"),
        *("waits", "waits with an attack"),
        archetypes="dealt",
        format="2v2",
    ),
    "2019, 3v3": _phases_2019(6, "add", "target", "help", "counterattack", "give to", archetypes="dealt", format="3v3"),
}

"""The phases of both Kung Fu games with two, four and six players as moments."""

from __future__ import annotations

from collections.abc import Callable

from kwoon.core.game import State
from tests.web.moments import Moment, Wanted
from tests.web.phases import over, when

MANY = 8
"""More cards than a hand usually holds."""


def _table(game: str, seats: int, phases: dict[str, Wanted], **options: str) -> dict[str, Moment]:
    return {phase: Moment(game, seats, wanted, options) for phase, wanted in phases.items()}


def waits(true: Callable[..., bool]) -> Wanted:
    """Match a position in which others are prompted and the view of a waiting seat matches."""

    def wanted(state: State) -> int | None:
        asked = [int(ask.seat) for ask in state.prompts()]
        for seat in range(int(state.base_game.seats)):
            if asked and seat not in asked and true(**state.view(seat).as_dict()):
                return seat
        return None

    return wanted


def _of_2014(seats: int, *phases: str) -> dict[str, Moment]:
    """Return the named phases, once everybody has had a turn."""
    every: dict[str, Wanted] = {
        "discard": when("discard"),
        "attack": when("attack", lambda turn, **_: turn > seats),
        "add": when("add", drafted=3),
        "target": when("target"),
        "base": when("base"),
        "block": when("block", lambda turn, **_: turn > seats),
        "block add": when("block-add", drafted=1),
        "counterattack": when("counterattack"),
        "return": when("return"),
        "exchange": when("exchange", drafted=1),
        "pay": when("pay"),
        "many cards": when("attack", lambda hand, **_: len(hand) >= MANY),
        "waits with many cards": waits(lambda hand, phase, **_: len(hand) >= MANY and phase == "attack"),
        "over": over,
    }
    return _table("kung-fu-2014", seats, {phase: every[phase] for phase in phases or every})


def _of_2019(seats: int, *phases: str, **options: str) -> dict[str, Moment]:
    every: dict[str, Wanted] = {
        "choose": when("choose"),
        "discard": when("discard", lambda weapon, stance, seat, **_: weapon[seat] >= 0 and stance[seat] >= 0),
        "prepare": when("prepare"),
        "base": when("base"),
        "attack": when("attack"),
        "add": when("add", drafted=3),
        "target": when("target"),
        "special": when("special"),
        "help": when("help"),
        "step in": when("step-in"),
        "block": when("block"),
        "counterattack": when("counterattack"),
        "respite": when("respite"),
        "upkeep": when("upkeep"),
        "price": when("price"),
        "take": when("take"),
        "count": when("count"),
        "swap": when("swap"),
        "give": when("give"),
        "give to": when("give-to"),
        "pass card": when("pass-card"),
        "many cards": when("prepare", lambda hand, **_: len(hand) >= MANY),
        "waits": waits(lambda phase, turn, hand, **_: phase == "prepare" and turn > seats and len(hand) > 5),
        "waits with an attack": waits(lambda phase, hand, **_: phase == "block" and len(hand) > 5),
        "over": over,
    }
    return _table("kung-fu-2019", seats, {phase: every[phase] for phase in phases}, expansion="yes", **options)


KUNG_FU_WALKS = {
    "2014": _of_2014(2),
    "2014 of four": _of_2014(4, "discard", "add", "target", "block add", "return"),
    "2014 of six": _of_2014(6, "attack", "target", "block", "counterattack", "over"),
    "2019": _of_2019(
        2,
        *("choose", "discard", "prepare", "base", "add", "block", "counterattack"),
        *("respite", "upkeep", "price", "take", "many cards", "waits", "over"),
        archetypes="chosen",
    ),
    "2019, 2v2": _of_2019(
        4,
        *("discard", "special", "attack", "help", "step in", "block", "count", "swap", "give", "pass card"),
        *("waits", "waits with an attack"),
        archetypes="dealt",
        format="2v2",
    ),
    "2019, 3v3": _of_2019(6, "add", "target", "help", "counterattack", "give to", archetypes="dealt", format="3v3"),
}

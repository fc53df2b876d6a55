"""Kung Fur Fight as numbers."""

from __future__ import annotations

from typing import Final

from kwoon.games.kung_fur_fight.play.notation import FurNotation
from kwoon.learn.shape import Shape
from kwoon.learn.slots import Card, Cards, Each, First, Kinds, Number, Seat, SeatEach, Slots, Word

MOST: Final = 99
"""No count of this game comes near it; only rounds have no end."""
LEFT_OUT: Final = {
    "seat": "the own seat comes first everywhere",
    "owing": "with drafts of several moves it would tell how long one is",
    "draft": "said by the plan",
    "won": "only after the end",
    "why": "only after the end",
}


def fur_shape(game: FurNotation) -> Shape:
    """The table of its view."""
    kinds = Kinds(game.ids, game.cards())
    few = Number(MOST)
    three = Each(3, few)
    teams = Each(3, First(kinds))
    place = Word(-1, 0, 1, 2)
    return Shape(
        "kung-fur-fight",
        [
            ("phase", Word(0, 1, 2)),
            ("round", Number(MOST, endless=True)),
            ("dogs", Seat(2)),
            ("hand", Cards(kinds)),
            ("hand_sizes", SeatEach(2, few)),
            ("rest", Cards(kinds)),
            ("rest_sizes", SeatEach(2, few)),
            ("seen_resting", SeatEach(2, Cards(kinds))),
            ("rangers", SeatEach(2, Cards(kinds))),
            *_plan(kinds, teams, three, place),
            ("teams", SeatEach(2, teams)),
            ("weapons", SeatEach(2, three)),
            ("coconut_at", place),
            ("rewards", Each(3, Cards(kinds))),
            ("pile", few),
            ("discard", Cards(kinds)),
            ("buried", Cards(kinds)),
            ("buried_sizes", SeatEach(2, few)),
            ("look", Cards(kinds)),
            ("look_size", few),
            ("fronts", SeatEach(2, Cards(kinds))),
            *_tokens(three, few),
            ("totals", SeatEach(2, Each(3, Number(127, -128)))),
            ("results", Each(3, Seat(2, others=(2, 3)))),
            ("arena", place),
            ("step", Word(0, 1, 2, 3)),
            ("deciders", Each(2, Seat(2))),
            ("leaders", SeatEach(2, Card(kinds))),
            ("winner", Seat(2, others=(2, 3))),
            ("loss", few),
            ("spoils", Cards(kinds)),
            ("about", Word(0, 1)),
            ("used", SeatEach(2, Each(2, Number(127, -128)))),
            ("named", few),
        ],
        LEFT_OUT,
    )


def _plan(kinds: Kinds, teams: Slots, three: Slots, place: Slots) -> list[tuple[str, Slots]]:
    """The own plan, while it is behind the screen."""
    return [
        ("plan", teams),
        ("plan_weapons", three),
        ("plan_coconut", place),
        ("plan_left", Cards(kinds)),
        ("plan_counted", Number(MOST)),
        ("plan_limit", Number(MOST)),
        ("plan_ap", Each(3, Number(127, -128))),
    ]


def _tokens(three: Slots, few: Slots) -> list[tuple[str, Slots]]:
    """What lies there besides cards."""
    both = SeatEach(2, few)
    return [
        ("stock", few),
        ("supply", both),
        ("mushrooms", SeatEach(2, three)),
        ("mushroom_stock", few),
        ("coconut", Seat(2)),
        ("hua", three),
        ("raihuu", three),
        *[(field, both) for field in ("blocked", "dishes", "delicacies", "sp", "lowest", "vp", "limits")],
        *[(field, both) for field in ("limits_now", "passed", "chefs", "ginseng", "eaten")],
    ]

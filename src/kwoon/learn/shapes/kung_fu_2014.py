"""KungFu Fighting (2014) as numbers."""

from __future__ import annotations

from typing import Final

from kwoon.games.kung_fu_2014.play.notation import KungFu2014Notation
from kwoon.learn.shape import Shape
from kwoon.learn.slots import Card, Cards, Each, Kinds, Moves, Number, Seat, SeatEach, Slots, Word

PHASES: Final = Word("discard", "attack", "block", "exchange", "return", "end")
LEFT_OUT: Final = {
    "seat": "the own seat comes first everywhere",
    "owing": "with drafts of several moves it would tell how long one is",
    "full_chi": "a constant of the box",
    "table": "a constant of the box",
    "why": "only after the end",
}


def kung_fu_2014_shape(game: KungFu2014Notation) -> Shape:
    """The table of its view."""
    kinds = Kinds(game.kinds.ids, game.cards())
    seats = int(game.seats)
    few = Number(min(255, len(game.cards())))
    worths = Each(10, Number(127, -128))
    where = Word(0, 1, 2)
    yes = Number(1)
    return Shape(
        "kung-fu-2014",
        [
            ("draft", Moves(game.size())),
            ("hand", Cards(kinds)),
            ("hand_sizes", SeatEach(seats, few)),
            ("known", SeatEach(seats, Cards(kinds))),
            ("chi", SeatEach(seats, Number(127, -128))),
            ("out", SeatEach(seats, few)),
            ("deck", few),
            ("discard", Cards(kinds)),
            ("active", Seat(seats)),
            ("turn", Number(255, endless=True)),
            ("phase", PHASES),
            ("waiting", Each(6, Each(seats, Seat(seats)))),
            ("attacker", Seat(seats)),
            ("against", Seat(seats)),
            ("stance", Card(kinds)),
            ("base", Card(kinds)),
            ("broken", yes),
            ("enhancements", Cards(kinds)),
            ("finishing", Card(kinds)),
            ("spread", yes),
            ("worths", worths),
            ("total", Number(127, -128)),
            ("spirit", yes),
            ("stance_at", where),
            ("base_at", where),
            ("cleared", yes),
            *_targets(kinds, seats, worths),
            ("at", Word(*range(-1, seats + 1))),
            ("laying", Cards(kinds)),
            ("laying_broken", yes),
            ("laying_worth", worths),
            ("laying_total", Number(127, -128)),
            ("laying_spirit", yes),
        ],
        LEFT_OUT,
    )


def _targets(kinds: Kinds, seats: int, worths: Slots) -> list[tuple[str, Slots]]:
    """What goes by target."""
    most = seats - 1
    where = Each(most, Word(0, 1, 2))
    yes = Each(most, Number(1))
    numbers = Each(most, Number(127, -128))
    return [
        ("targets", Each(most, Seat(seats))),
        ("decided", where),
        ("block_stances", Each(most, Card(kinds))),
        ("block_bases", Each(most, Card(kinds))),
        ("block_broken", yes),
        ("block_enhancements", Each(most, Cards(kinds))),
        ("block_worths", Each(most, worths)),
        ("block_totals", numbers),
        ("block_spirits", yes),
        ("block_stance_at", where),
        ("block_base_at", where),
        ("given_up", yes),
        ("block_cleared", yes),
        ("through", numbers),
        ("lost", numbers),
        ("coming", numbers),
    ]

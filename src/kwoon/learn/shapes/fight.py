"""FIGHT as numbers."""

from __future__ import annotations

from kwoon.games.fight.play.notation import FightNotation
from kwoon.learn.shape import Shape
from kwoon.learn.slots import Card, Cards, Kinds, Number, Seat, SeatEach, Word


def fight_shape(game: FightNotation) -> Shape:
    """The table of its view."""
    kinds = Kinds(game.ids, game.cards())
    deck = len(game.deck)
    pack = game.pack
    points = 2 * sum(game.points[card] for card in game.deck)
    return Shape(
        "fight",
        [
            ("hand", Cards(kinds)),
            ("hand_sizes", SeatEach(2, Number(deck))),
            ("shown", SeatEach(2, Cards(kinds))),
            ("row", Cards(kinds)),
            ("deck", Number(deck)),
            ("played", SeatEach(2, Card(kinds))),
            ("prize", Card(kinds)),
            ("discard", Cards(kinds)),
            ("piles", SeatEach(2, Cards(kinds))),
            ("breaker", Seat(2)),
            ("scores", SeatEach(2, Number(min(255, points)))),
            ("won", SeatEach(2, Number(pack.rounds_to_win))),
            ("round", Number(2 * pack.rounds_to_win)),
            ("turn", Number(deck, endless=True)),
            ("phase", Word(0, 1, 2, 3)),
            ("picker", Seat(2)),
            ("picks", Number(2 * max(1, pack.opening_picks))),
            ("beaten", Seat(2)),
        ],
        {
            "seat": "the own seat comes first everywhere",
            "owing": "said by phase and picker",
            "draft": "a draft is one move",
            "goal": "a constant of the box",
            "rounds": "a constant of the box",
            "conceded": "only after the end",
            "piles_shown": "a part of piles",
        },
    )

"""Observation spec for FIGHT."""

from __future__ import annotations

from kwoon.games.fight.rules.notation import FightNotation
from kwoon.learn.encoders import (
    CardCountsEncoder,
    CardEncoder,
    ChoiceEncoder,
    KindIndex,
    NumberEncoder,
    PerSeatEncoder,
    SeatEncoder,
)
from kwoon.learn.observation import ObservationSpec


def fight_spec(game: FightNotation) -> ObservationSpec:
    kinds = KindIndex(game.ids, game.all_cards())
    deck = len(game.deck)
    pack = game.pack
    points = 2 * sum(game.points[card] for card in game.deck)
    return ObservationSpec(
        "fight",
        [
            ("hand", CardCountsEncoder(kinds)),
            ("hand_sizes", PerSeatEncoder(2, NumberEncoder(deck))),
            ("shown", PerSeatEncoder(2, CardCountsEncoder(kinds))),
            ("row", CardCountsEncoder(kinds)),
            ("deck", NumberEncoder(deck)),
            ("played", PerSeatEncoder(2, CardEncoder(kinds))),
            ("prize", CardEncoder(kinds)),
            ("discard", CardCountsEncoder(kinds)),
            ("piles", PerSeatEncoder(2, CardCountsEncoder(kinds))),
            ("breaker", SeatEncoder(2)),
            ("scores", PerSeatEncoder(2, NumberEncoder(min(255, points)))),
            ("won", PerSeatEncoder(2, NumberEncoder(pack.rounds_to_win))),
            ("round", NumberEncoder(2 * pack.rounds_to_win)),
            ("turn", NumberEncoder(deck, endless=True)),
            ("phase", ChoiceEncoder(0, 1, 2, 3)),
            ("picker", SeatEncoder(2)),
            ("picks", NumberEncoder(2 * max(1, pack.opening_picks))),
            ("beaten", SeatEncoder(2)),
        ],
        {
            "seat": "the observing seat always comes first",
            "pending_seats": "implied by the phase and the picker",
            "draft": "a draft is a single move",
            "goal": "constant for a game",
            "rounds": "constant for a game",
            "conceded": "only set after the end",
            "piles_shown": "part of the piles",
        },
    )

"""Observation spec for KungFu Fighting (2014)."""

from __future__ import annotations

from typing import Final

from kwoon.core.game import Game
from kwoon.games.kung_fu_2014.rules.notation import KungFu2014Notation
from kwoon.learn.encoders import (
    CardCountsEncoder,
    CardEncoder,
    ChoiceEncoder,
    FieldEncoder,
    KindIndex,
    ListEncoder,
    MoveSetEncoder,
    NumberEncoder,
    PerSeatEncoder,
    SeatEncoder,
)
from kwoon.learn.observation import ObservationSpec

PHASE_ENCODER: Final = ChoiceEncoder("discard", "attack", "block", "exchange", "return", "end")
OMITTED_FIELDS: Final = {
    "seat": "the observing seat always comes first",
    "pending_seats": "in drafts of several moves it would reveal the length of the draft",
    "full_chi": "constant for a game",
    "table": "constant for a game",
    "why": "only set after the end",
}


def observation_spec(game: Game, all_kinds: bool) -> ObservationSpec:
    assert isinstance(game, KungFu2014Notation)
    kinds = KindIndex(game.kinds.ids, game.all_cards())
    seats = int(game.seats)
    few = NumberEncoder(min(255, len(game.all_cards())))
    value_encoder = ListEncoder(10, NumberEncoder(127, -128))
    where = ChoiceEncoder(0, 1, 2)
    yes = NumberEncoder(1)
    return ObservationSpec(
        "kung-fu-2014",
        [
            ("draft", MoveSetEncoder(game.num_distinct_moves())),
            ("hand", CardCountsEncoder(kinds)),
            ("hand_sizes", PerSeatEncoder(seats, few)),
            ("known", PerSeatEncoder(seats, CardCountsEncoder(kinds))),
            ("chi", PerSeatEncoder(seats, NumberEncoder(127, -128))),
            ("out", PerSeatEncoder(seats, few)),
            ("deck", few),
            ("discard", CardCountsEncoder(kinds)),
            ("active", SeatEncoder(seats)),
            ("turn", NumberEncoder(255, endless=True)),
            ("phase", PHASE_ENCODER),
            ("waiting", ListEncoder(6, ListEncoder(seats, SeatEncoder(seats)))),
            ("attacker", SeatEncoder(seats)),
            ("against", SeatEncoder(seats)),
            ("stance", CardEncoder(kinds)),
            ("base", CardEncoder(kinds)),
            ("broken", yes),
            ("enhancements", CardCountsEncoder(kinds)),
            ("finishing", CardEncoder(kinds)),
            ("spread", yes),
            ("values", value_encoder),
            ("total", NumberEncoder(127, -128)),
            ("spirit", yes),
            ("stance_at", where),
            ("base_at", where),
            ("cleared", yes),
            *_per_target_encoders(kinds, seats, value_encoder),
            ("at", ChoiceEncoder(*range(-1, seats + 1))),
            ("build", CardCountsEncoder(kinds)),
            ("build_broken", yes),
            ("build_values", value_encoder),
            ("build_total", NumberEncoder(127, -128)),
            ("build_spirit", yes),
        ],
        OMITTED_FIELDS,
    )


def _per_target_encoders(kinds: KindIndex, seats: int, value_encoder: FieldEncoder) -> list[tuple[str, FieldEncoder]]:
    most = seats - 1
    where = ListEncoder(most, ChoiceEncoder(0, 1, 2))
    yes = ListEncoder(most, NumberEncoder(1))
    numbers = ListEncoder(most, NumberEncoder(127, -128))
    return [
        ("targets", ListEncoder(most, SeatEncoder(seats))),
        ("decided", where),
        ("block_stances", ListEncoder(most, CardEncoder(kinds))),
        ("block_bases", ListEncoder(most, CardEncoder(kinds))),
        ("block_broken", yes),
        ("block_enhancements", ListEncoder(most, CardCountsEncoder(kinds))),
        ("block_values", ListEncoder(most, value_encoder)),
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

"""Observation spec for Kung Fur Fight."""

from __future__ import annotations

from typing import Final

from kwoon.core.game import Game
from kwoon.games.kung_fur_fight.rules.notation import FurNotation
from kwoon.learn.encoders import (
    CardCountsEncoder,
    CardEncoder,
    ChoiceEncoder,
    FieldEncoder,
    KindIndex,
    ListEncoder,
    NumberEncoder,
    OrderedCardsEncoder,
    PerSeatEncoder,
    SeatEncoder,
)
from kwoon.learn.observation import ObservationSpec

MAX_NUMBER: Final = 99
"""Far above every count in this game; only the number of rounds is unbounded."""
OMITTED_FIELDS: Final = {
    "seat": "the observing seat always comes first",
    "pending_seats": "in drafts of several moves it would reveal the length of the draft",
    "draft": "implied by the plan",
    "full_sp": "constant for a game",
    "full_food": "constant for a game",
    "lead_to_win": "constant for a game",
    "won": "only set after the end",
    "why": "only set after the end",
}


def observation_spec(game: Game, all_kinds: bool) -> ObservationSpec:
    assert isinstance(game, FurNotation)
    kinds = KindIndex(game.ids, game.all_cards())
    few = NumberEncoder(MAX_NUMBER)
    three = ListEncoder(3, few)
    teams = ListEncoder(3, OrderedCardsEncoder(kinds))
    place = ChoiceEncoder(-1, 0, 1, 2)
    return ObservationSpec(
        "kung-fur-fight",
        [
            ("phase", ChoiceEncoder(0, 1, 2)),
            ("round", NumberEncoder(MAX_NUMBER, endless=True)),
            ("dogs", SeatEncoder(2)),
            ("hand", CardCountsEncoder(kinds)),
            ("hand_sizes", PerSeatEncoder(2, few)),
            ("rest", CardCountsEncoder(kinds)),
            ("rest_sizes", PerSeatEncoder(2, few)),
            ("seen_resting", PerSeatEncoder(2, CardCountsEncoder(kinds))),
            ("rangers", PerSeatEncoder(2, CardCountsEncoder(kinds))),
            *_plan_encoders(kinds, teams, three, place),
            ("teams", PerSeatEncoder(2, teams)),
            ("weapons", PerSeatEncoder(2, three)),
            ("coconut_at", place),
            ("rewards", ListEncoder(3, CardCountsEncoder(kinds))),
            ("pile", few),
            ("discard", CardCountsEncoder(kinds)),
            ("buried", CardCountsEncoder(kinds)),
            ("buried_sizes", PerSeatEncoder(2, few)),
            ("look", CardCountsEncoder(kinds)),
            ("look_size", few),
            ("fronts", PerSeatEncoder(2, CardCountsEncoder(kinds))),
            *_token_encoders(three, few),
            ("totals", PerSeatEncoder(2, ListEncoder(3, NumberEncoder(127, -128)))),
            ("results", ListEncoder(3, SeatEncoder(2, others=(2, 3)))),
            ("arena", place),
            ("step", ChoiceEncoder(0, 1, 2, 3)),
            ("deciders", ListEncoder(2, SeatEncoder(2))),
            ("leaders", PerSeatEncoder(2, CardEncoder(kinds))),
            ("winner", SeatEncoder(2, others=(2, 3))),
            ("loss", few),
            ("spoils", CardCountsEncoder(kinds)),
            ("about", ChoiceEncoder(0, 1)),
            ("used", PerSeatEncoder(2, ListEncoder(2, NumberEncoder(127, -128)))),
            ("named", few),
        ],
        OMITTED_FIELDS,
    )


def _plan_encoders(
    kinds: KindIndex, teams: FieldEncoder, three: FieldEncoder, place: FieldEncoder
) -> list[tuple[str, FieldEncoder]]:
    """Return the encoders for the seat's own plan while it is behind the screen."""
    return [
        ("plan", teams),
        ("plan_weapons", three),
        ("plan_coconut", place),
        ("plan_left", CardCountsEncoder(kinds)),
        ("plan_counted", NumberEncoder(MAX_NUMBER)),
        ("plan_limit", NumberEncoder(MAX_NUMBER)),
        ("plan_ap", ListEncoder(3, NumberEncoder(127, -128))),
    ]


def _token_encoders(three_numbers: FieldEncoder, small_number: FieldEncoder) -> list[tuple[str, FieldEncoder]]:
    """Return the encoders for everything on the table besides cards."""
    both = PerSeatEncoder(2, small_number)
    return [
        ("stock", small_number),
        ("supply", both),
        ("mushrooms", PerSeatEncoder(2, three_numbers)),
        ("mushroom_stock", small_number),
        ("coconut", SeatEncoder(2)),
        ("hua", three_numbers),
        ("raihuu", three_numbers),
        *[(field, both) for field in ("blocked", "dishes", "delicacies", "sp", "lowest", "vp", "limits")],
        *[(field, both) for field in ("limits_now", "passed", "chefs", "ginseng", "eaten")],
    ]

"""Observation spec for Kung Fu Fighting! (2019)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from kwoon.core.game import Game
from kwoon.games.kung_fu_2019.rules.notation import KungFu2019Notation
from kwoon.games.kung_fu_2019.rules.pending_steps import AFTERMATH, SWAP
from kwoon.games.kung_fu_2019.view.builder import PHASES
from kwoon.learn.encoders import (
    BitsEncoder,
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
    SeatSetEncoder,
)
from kwoon.learn.observation import ObservationSpec

MAX_ATTACKS: Final = 8
"""Maximum number of attacks encoded per exchange."""
MAX_ADDED_CARDS: Final = 10
"""Maximum number of added cards encoded per attack."""
MAX_PENDING_STEPS: Final = 8
NUM_FLAGS: Final = 15
"""Number of bits in an attack's flags."""
SMALL_NUMBER: Final = NumberEncoder(200)
"""Large enough for the 194 cards of a team game with expansion and archetypes, and the same for every option, so rows
have the same layout."""
SIGNED_NUMBER: Final = NumberEncoder(127, -128)
FLAG: Final = NumberEncoder(1)

OMITTED_FIELDS: Final = {
    "seat": "the observing seat always comes first",
    "pending_seats": "in drafts of several moves it would reveal the length of the draft",
    "team": "constant for a game: seats at a distance of the number of teams are teammates",
    "most_chi": "initial Chi: follows from the game and the first player, who is implied by the turn and the active seat",
    "why": "only set after the end",
    "attack_gains": "included in the damage of an attack",
    "build_gains": "included in the damage of the seat's draft",
}


class PerTeamEncoder(FieldEncoder):
    """One item per team, own team first."""

    def __init__(self, teams: int, item: FieldEncoder) -> None:
        self.teams: i64 = teams
        self.item = item
        self.size = teams * item.size

    def slot_names(self) -> list[str]:
        return [
            f"{'mine' if team == 0 else f'team{team}'}" for team in range(self.teams) for _ in self.item.slot_names()
        ]

    def max_values(self) -> list[int]:
        return self.item.max_values() * self.teams

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        missed: i64 = 0
        own_team = own_seat % self.teams
        for team, value_of_team in enumerate(cast("tuple[object, ...]", value)):
            index = team - own_team
            if index < 0:
                index += self.teams
            missed += self.item.write_counting_overflow(value_of_team, own_seat, out, offset + index * self.item.size)
        return missed


class StepEncoder(FieldEncoder):
    """A pending step: type, seat, attack, index and stage; then the extra data that some steps have."""

    def __init__(self, kinds: KindIndex, seats: int) -> None:
        self.seats: i64 = seats
        self.parts: list[FieldEncoder] = [
            ChoiceEncoder(*range(len(PHASES))),
            SeatEncoder(seats),
            ChoiceEncoder(*range(-1, MAX_ATTACKS)),
            SMALL_NUMBER,
            SMALL_NUMBER,
        ]
        self.partner_seat = SeatEncoder(seats)
        self.card = CardEncoder(kinds)
        self.staggered = SeatSetEncoder(seats)
        self.size = self.partner_seat.size + self.card.size + (seats + 1) * seats
        for part in self.parts:
            self.size += part.size

    def slot_names(self) -> list[str]:
        slot_names = [
            f"{what}.{name}" if name else what
            for what, part in zip(("what", "whose", "attack", "at", "stage"), self.parts, strict=True)
            for name in part.slot_names()
        ]
        slot_names += [f"with.{name}" for name in self.partner_seat.slot_names()] + [
            f"card.{name}" for name in self.card.slot_names()
        ]
        seats = self.staggered.slot_names()
        return slot_names + [f"staggered.{seat}.{other}" for seat in [*seats, "grieving"] for other in seats]

    def max_values(self) -> list[int]:
        values = [value for part in self.parts for value in part.max_values()]
        return values + [1] * (self.size - len(values))

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        numbers = cast("tuple[int, ...]", value)
        what = numbers[0]
        missed: i64 = 0
        for place, part in enumerate(self.parts):
            missed += part.write_counting_overflow(numbers[place], own_seat, out, offset)
            offset += part.size
        swap = what == SWAP
        self.partner_seat.write_counting_overflow(numbers[3] if swap else -1, own_seat, out, offset)
        offset += self.partner_seat.size
        self.card.write_counting_overflow(numbers[5] if swap and len(numbers) > 5 else -1, own_seat, out, offset)
        offset += self.card.size
        if what == AFTERMATH and len(numbers) > 5:
            for seat in range(self.seats):
                place = (seat - own_seat) % self.seats
                self.staggered.write_counting_overflow(numbers[5 + seat], own_seat, out, offset + place * self.seats)
            self.staggered.write_counting_overflow(
                numbers[5 + self.seats], own_seat, out, offset + self.seats * self.seats
            )
        return missed


class TakeDecisionsEncoder(FieldEncoder):
    """Decided transfers: for each seat, whether its weapon and stance are taken, and by which seat."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.size = 2 * seats * seats

    def slot_names(self) -> list[str]:
        seats = SeatSetEncoder(int(self.seats)).slot_names()
        return [f"{what}.{one}.{other}" for what in ("weapon", "stance") for one in seats for other in seats]

    def max_values(self) -> list[int]:
        return [1] * self.size

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        numbers = cast("tuple[int, ...]", value)
        seats = self.seats
        for take in range(0, len(numbers), 3):
            what: i64 = numbers[take]
            one: i64 = (numbers[take + 1] - own_seat) % seats
            other: i64 = (numbers[take + 2] - own_seat) % seats
            out[offset + (what * seats + one) * seats + other] = u8(1)
        return 0


def observation_spec(game: Game, all_kinds: bool) -> ObservationSpec:
    """Return the spec, for the card kinds of the chosen options or for all card kinds."""
    assert isinstance(game, KungFu2019Notation)
    cards = game.all_cards()
    if all_kinds:
        cards = cards + [card for card in range(game.kinds.count) if card not in cards]
    kinds = KindIndex(game.kinds.ids, cards)
    seats = int(game.seats)
    phases = [*dict.fromkeys(PHASES), "respite", "step-in", "counterattack", "end"]
    each = PerSeatEncoder(seats, SMALL_NUMBER)
    some = PerSeatEncoder(seats, CardCountsEncoder(kinds))
    one = PerSeatEncoder(seats, CardEncoder(kinds))
    return ObservationSpec(
        "kung-fu-2019",
        [
            ("draft", MoveSetEncoder(game.num_distinct_moves())),
            ("hand", CardCountsEncoder(kinds)),
            ("hand_sizes", each),
            ("known", some),
            ("chi", PerTeamEncoder(int(game.num_teams), SIGNED_NUMBER)),
            ("out", each),
            ("weapon", one),
            ("on_weapon", some),
            ("stance", one),
            ("on_stance", some),
            ("archetype", one),
            ("beside", some),
            ("aside", CardCountsEncoder(kinds)),
            ("poison", each),
            ("deck", SMALL_NUMBER),
            ("discard", CardCountsEncoder(kinds)),
            ("active", SeatEncoder(seats)),
            ("turn", NumberEncoder(255, endless=True)),
            ("attacked", FLAG),
            ("forfeited", FLAG),
            ("phase", ChoiceEncoder(*phases)),
            ("steps", ListEncoder(MAX_PENDING_STEPS, StepEncoder(kinds, seats))),
            ("spent", CardCountsEncoder(kinds)),
            ("takes", TakeDecisionsEncoder(seats)),
            *_attack_encoders(kinds, seats),
            ("build_base", CardEncoder(kinds)),
            ("build_base_value", SIGNED_NUMBER),
            ("build_bonus", SIGNED_NUMBER),
            ("build_cards", CardCountsEncoder(kinds)),
            ("build_values", ListEncoder(MAX_ADDED_CARDS, SIGNED_NUMBER)),
            ("build_targets", ListEncoder(seats, SeatEncoder(seats))),
            ("build_damage", ListEncoder(seats, SIGNED_NUMBER)),
        ],
        OMITTED_FIELDS,
    )


def _attack_encoders(kinds: KindIndex, seats: int) -> list[tuple[str, FieldEncoder]]:
    others = ChoiceEncoder(*range(-1, MAX_ATTACKS))
    by_target = ListEncoder(seats, SeatEncoder(seats))
    encoders: dict[str, FieldEncoder] = {
        "by": SeatEncoder(seats),
        "against": others,
        "group": others,
        "base": CardEncoder(kinds),
        "way": ChoiceEncoder(*range(8)),
        "armed": FLAG,
        "flags": BitsEncoder(NUM_FLAGS),
        "splitter": SeatEncoder(seats),
        "most": SMALL_NUMBER,
        "helped": SeatSetEncoder(seats),
        "void": FLAG,
        "base_value": SIGNED_NUMBER,
        "bonus": SIGNED_NUMBER,
        "cards": CardCountsEncoder(kinds),
        "owners": ListEncoder(MAX_ADDED_CARDS, SeatEncoder(seats)),
        "ways": ListEncoder(MAX_ADDED_CARDS, ChoiceEncoder(*range(5))),
        "values": ListEncoder(MAX_ADDED_CARDS, SIGNED_NUMBER),
        "targets": by_target,
        "aims": by_target,
        "damage": ListEncoder(seats, SIGNED_NUMBER),
        "blocks": ListEncoder(seats, CardEncoder(kinds)),
        "block_by": by_target,
        "faced": ListEncoder(seats, FLAG),
        "taken": ListEncoder(seats, FLAG),
    }
    return [(f"attack_{name}", ListEncoder(MAX_ATTACKS, slots)) for name, slots in encoders.items()]

"""Kung Fu Fighting! (2019) as numbers."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from kwoon.games.kung_fu_2019.play.notation import KungFu2019Notation
from kwoon.games.kung_fu_2019.play.steps import AFTERMATH, SWAP
from kwoon.games.kung_fu_2019.sight.viewing import PHASES
from kwoon.learn.shape import Shape
from kwoon.learn.slots import Bits, Card, Cards, Each, Kinds, Moves, Number, Seat, SeatBits, SeatEach, Slots, Word

ATTACKS: Final = 8
"""How many attacks of one exchange there is room for."""
ADDED: Final = 10
"""How many cards of one attack."""
STEPS: Final = 8
FLAGS: Final = 15
"""How many bits an attack's flags have."""
FEW: Final = Number(200)
"""With all that can be added to it a box has 157 cards; the same for every option, so that rows of all kinds agree."""
SIGNED: Final = Number(127, -128)
YES: Final = Number(1)

LEFT_OUT: Final = {
    "seat": "the own seat comes first everywhere",
    "owing": "with drafts of several moves it would tell how long one is",
    "team": "a constant of the box: whoever sits as many seats on as there are teams",
    "most_chi": "where Chi started: a constant of the box, and of who began, which turn and active tell",
    "why": "only after the end",
    "attack_gains": "added up in the damage of an attack",
    "laying_gains": "added up in the damage of the own draft",
}


class TeamEach(Slots):
    """Something of each team, the own one first."""

    def __init__(self, teams: int, of: Slots) -> None:
        self.teams: i64 = teams
        self.of = of
        self.size = teams * of.size

    def names(self) -> list[str]:
        return [f"{'mine' if team == 0 else f'team{team}'}" for team in range(self.teams) for _ in self.of.names()]

    def highs(self) -> list[int]:
        return self.of.highs() * self.teams

    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        missed: i64 = 0
        own = me % self.teams
        for team, each in enumerate(cast("tuple[object, ...]", value)):
            place = team - own
            if place < 0:
                place += self.teams
            missed += self.of.write(each, me, out, at + place * self.of.size)
        return missed


class StepSlots(Slots):
    """An unfinished step: what, whose, which attack, place and stage; then what few of them have besides."""

    def __init__(self, kinds: Kinds, seats: int) -> None:
        self.seats: i64 = seats
        self.parts: list[Slots] = [Word(*range(len(PHASES))), Seat(seats), Word(*range(-1, ATTACKS)), FEW, FEW]
        self.with_whom = Seat(seats)
        self.card = Card(kinds)
        self.staggered = SeatBits(seats)
        self.size = self.with_whom.size + self.card.size + (seats + 1) * seats
        for part in self.parts:
            self.size += part.size

    def names(self) -> list[str]:
        told = [
            f"{what}.{name}" if name else what
            for what, part in zip(("what", "whose", "attack", "at", "stage"), self.parts, strict=True)
            for name in part.names()
        ]
        told += [f"with.{name}" for name in self.with_whom.names()] + [f"card.{name}" for name in self.card.names()]
        seats = self.staggered.names()
        return told + [f"staggered.{seat}.{other}" for seat in [*seats, "grieving"] for other in seats]

    def highs(self) -> list[int]:
        told = [high for part in self.parts for high in part.highs()]
        return told + [1] * (self.size - len(told))

    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        numbers = cast("tuple[int, ...]", value)
        what = numbers[0]
        missed: i64 = 0
        for place, part in enumerate(self.parts):
            missed += part.write(numbers[place], me, out, at)
            at += part.size
        swap = what == SWAP
        self.with_whom.write(numbers[3] if swap else -1, me, out, at)
        at += self.with_whom.size
        self.card.write(numbers[5] if swap and len(numbers) > 5 else -1, me, out, at)
        at += self.card.size
        if what == AFTERMATH and len(numbers) > 5:
            for seat in range(self.seats):
                place = (seat - me) % self.seats
                self.staggered.write(numbers[5 + seat], me, out, at + place * self.seats)
            self.staggered.write(numbers[5 + self.seats], me, out, at + self.seats * self.seats)
        return missed


class Takes(Slots):
    """What is decided about taking: of each seat, whether its weapon and its stance go, and to whom."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.size = 2 * seats * seats

    def names(self) -> list[str]:
        seats = SeatBits(int(self.seats)).names()
        return [f"{what}.{one}.{other}" for what in ("weapon", "stance") for one in seats for other in seats]

    def highs(self) -> list[int]:
        return [1] * self.size

    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        numbers = cast("tuple[int, ...]", value)
        seats = self.seats
        for take in range(0, len(numbers), 3):
            what: i64 = numbers[take]
            one: i64 = (numbers[take + 1] - me) % seats
            other: i64 = (numbers[take + 2] - me) % seats
            out[at + (what * seats + one) * seats + other] = u8(1)
        return 0


def kung_fu_2019_shape(game: KungFu2019Notation, all_kinds: bool) -> Shape:
    """The table of its view, for the kinds that these options bring, or for all."""
    cards = game.cards()
    if all_kinds:
        cards = cards + [card for card in range(game.kinds.count) if card not in cards]
    kinds = Kinds(game.kinds.ids, cards)
    seats = int(game.seats)
    phases = [*dict.fromkeys(PHASES), "respite", "step-in", "counterattack", "end"]
    each = SeatEach(seats, FEW)
    some = SeatEach(seats, Cards(kinds))
    one = SeatEach(seats, Card(kinds))
    return Shape(
        "kung-fu-2019",
        [
            ("draft", Moves(game.size())),
            ("hand", Cards(kinds)),
            ("hand_sizes", each),
            ("known", some),
            ("chi", TeamEach(int(game.teams), SIGNED)),
            ("out", each),
            ("weapon", one),
            ("on_weapon", some),
            ("stance", one),
            ("on_stance", some),
            ("archetype", one),
            ("beside", some),
            ("aside", Cards(kinds)),
            ("poison", each),
            ("deck", FEW),
            ("discard", Cards(kinds)),
            ("active", Seat(seats)),
            ("turn", Number(255, endless=True)),
            ("attacked", YES),
            ("forfeited", YES),
            ("phase", Word(*phases)),
            ("steps", Each(STEPS, StepSlots(kinds, seats))),
            ("spent", Cards(kinds)),
            ("takes", Takes(seats)),
            *_attacks(kinds, seats),
            ("laying_base", Card(kinds)),
            ("laying_base_worth", SIGNED),
            ("laying_bonus", SIGNED),
            ("laying_cards", Cards(kinds)),
            ("laying_worth", Each(ADDED, SIGNED)),
            ("laying_targets", Each(seats, Seat(seats))),
            ("laying_damage", Each(seats, SIGNED)),
        ],
        LEFT_OUT,
    )


def _attacks(kinds: Kinds, seats: int) -> list[tuple[str, Slots]]:
    """The exchange, by attack."""
    others = Word(*range(-1, ATTACKS))
    by_target = Each(seats, Seat(seats))
    of: dict[str, Slots] = {
        "by": Seat(seats),
        "against": others,
        "group": others,
        "base": Card(kinds),
        "way": Word(*range(8)),
        "armed": YES,
        "flags": Bits(FLAGS),
        "splitter": Seat(seats),
        "most": FEW,
        "helped": SeatBits(seats),
        "void": YES,
        "base_worth": SIGNED,
        "bonus": SIGNED,
        "cards": Cards(kinds),
        "owners": Each(ADDED, Seat(seats)),
        "ways": Each(ADDED, Word(*range(5))),
        "worth": Each(ADDED, SIGNED),
        "targets": by_target,
        "aims": by_target,
        "damage": Each(seats, SIGNED),
        "blocks": Each(seats, Card(kinds)),
        "block_by": by_target,
        "faced": Each(seats, YES),
        "taken": Each(seats, YES),
    }
    return [(f"attack_{name}", Each(ATTACKS, slots)) for name, slots in of.items()]

"""Observation spec for Dragon Punch."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from kwoon.core.game import Game
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.games.dragon_punch.view.hidden_hand_deduction import consistent_hands, count_kinds, publicly_known_counts
from kwoon.learn.encoders import (
    CardCountsEncoder,
    CardEncoder,
    ChoiceEncoder,
    FieldEncoder,
    KindIndex,
    ListEncoder,
    NumberEncoder,
    PerSeatEncoder,
    SeatEncoder,
)
from kwoon.learn.observation import ObservationSpec

MAX_CACHED: Final = 4096
"""Maximum number of card histories whose encoding is cached."""
MAX_KINDS: Final = 6
"""With up to this many kinds of basic cards and one copy of each, every set of red cards has its own slot."""

OMITTED_FIELDS: Final = {
    "seat": "the observing seat always comes first",
    "pending_seats": "in drafts of several moves it would reveal the length of the draft",
    "draft": "implied by the marked cards",
    "full": "constant for a game",
    "conceded": "only set after the end",
    "hides": "implied by the card history",
}


class DeducedCardsEncoder(FieldEncoder):
    """Everything that can be concluded publicly about one seat's cards.

    In a normal hand: which sets of red cards are still possible, one slot per set; if the pack has too many kinds or
    copies for that, the minimum and maximum number of red cards of each kind. In a custom fight, where the hand itself
    is secret: how many cards of each kind were seen, and how many cards were switched out of sight in the current
    round.
    """

    def __init__(self, game: DragonNotation) -> None:
        self.game = game
        self.counts = count_kinds(game.basic_hand, game.basics)
        self.encodes_sets = not game.has_secret_hands and game.basics <= MAX_KINDS and max(self.counts) <= 1
        basics: i64 = game.basics
        self.size = 1 << basics if self.encodes_sets else game.kinds + 1 if game.has_secret_hands else 2 * basics
        self.cache: dict[tuple[int, ...], list[int]] = {}

    def slot_names(self) -> list[str]:
        game = self.game
        kinds = [game.ids[2 * kind] for kind in range(game.basics)]
        if self.encodes_sets:
            return [f"fits.{bits:0{int(game.basics)}b}" for bits in range(self.size)]
        if game.has_secret_hands:
            return [*[f"seen.{kind}" for kind in kinds], *[f"seen.{each}" for each in game.character_ids], "switched"]
        return [f"{how}.{kind}" for kind in kinds for how in ("least", "most")]

    def max_values(self) -> list[int]:
        return [1] * self.size if self.encodes_sets else [255] * self.size

    def write_counting_overflow(self, value: object, own_seat: i64, out: vec[u8], offset: i64) -> i64:
        history = cast("tuple[int, ...]", value)
        if self.encodes_sets:
            self.write_red_sets(list(history), out, offset)
            return 0
        values = self.cache.get(history)
        if values is None:
            if len(self.cache) >= MAX_CACHED:
                self.cache.clear()
            values = self.cache[history] = (
                self._encode_secret_hands(history) if self.game.has_secret_hands else self._encode_open_hands(history)
            )
        for index, number in enumerate(values):
            out[offset + index] = u8(number)
        return 0

    def write_red_sets(self, history: list[int], out: vec[u8], offset: i64) -> None:
        """Write a 1 for each set of red cards that is consistent with a history.

        This computes the same sets as `consistent_hands`, but all at once, as the bits of one number. Caching would not
        help here: a row is written after every move, and each move changes the history.
        """
        game = self.game
        shown, hidden, unflipped, basics = game.shown, game.hidden, game.unflipped, game.basics
        possible: i64 = 1
        down: i64 = 0
        down_red: i64 = 0
        for each in history:
            entry: i64 = each
            if entry < 2 * basics:
                possible = _red_sets_after_play(possible, entry >> 1, entry & 1)
                down |= 1 << (entry >> 1)
                down_red |= (entry & 1) << (entry >> 1)
            elif entry < shown:
                continue
            elif entry < unflipped:
                down_red |= 1 << (entry - shown)
            elif entry > hidden:
                for _ in range(entry - hidden):
                    possible = _red_sets_after_switch(possible, down, basics)
            else:
                possible = possible << down_red if entry == unflipped else 1
                down = 0
                down_red = 0
        for bits in range(self.size):
            if (possible >> bits) & 1:
                out[offset + bits] = 1

    def _encode_open_hands(self, history: tuple[int, ...]) -> list[int]:
        possible = consistent_hands(self.game, history, self.counts)
        values: list[int] = []
        for kind in range(self.game.basics):
            reds = [(world >> (4 * kind)) & 15 for world in possible]
            values.append(min(reds) if reds else 0)
            values.append(max(reds) if reds else 0)
        return values

    def _encode_secret_hands(self, history: tuple[int, ...]) -> list[int]:
        game = self.game
        switched = 0
        for entry in history:
            if entry == game.new_round:
                switched = 0
            elif entry > game.hidden:
                switched += entry - game.hidden
        return [*publicly_known_counts(game, history), min(255, switched)]


def _red_sets_after_play(possible: i64, kind: i64, side: i64) -> i64:
    """Return the possible red sets of the remaining cards after a card was played. Only sets that agree with the card's
    side remain possible."""
    without: i64 = _sets_without(kind)
    if side == 0:
        return possible & without
    # Bits that an arithmetic shift fills in from the sign stand for sets with the card, so the mask removes them.
    return (possible >> (1 << kind)) & without


def _red_sets_after_switch(possible: i64, flipped: i64, basics: i64) -> i64:
    """Return the possible red sets after an unknown card in hand turned red."""
    found: i64 = 0
    for kind in range(basics):
        if not (flipped >> kind) & 1:
            found |= (possible & _sets_without(kind)) << (1 << kind)
    return found


def _sets_without(kind: i64) -> i64:
    """Return a mask of those subsets of six cards that do not contain this card."""
    if kind == 0:
        return 0x5555555555555555
    if kind == 1:
        return 0x3333333333333333
    if kind == 2:
        return 0x0F0F0F0F0F0F0F0F
    if kind == 3:
        return 0x00FF00FF00FF00FF
    if kind == 4:
        return 0x0000FFFF0000FFFF
    return 0x00000000FFFFFFFF


def observation_spec(game: Game, all_kinds: bool) -> ObservationSpec:
    """Return the observation spec. Cards are numbered by face: first the moves, then the portraits."""
    assert isinstance(game, DragonNotation)
    ids = game.ids + game.character_ids
    most = (
        2 * max(game.supply) if game.has_secret_hands else max(game.copies, *count_kinds(game.basic_hand, game.basics))
    )
    kinds = KindIndex(ids, list(range(len(ids))) * most)
    health = NumberEncoder(int(game.health))
    few = NumberEncoder(255, endless=True)
    cards = PerSeatEncoder(2, CardCountsEncoder(kinds))
    return ObservationSpec(
        "dragon-punch",
        [
            ("hand", CardCountsEncoder(kinds)),
            ("holding", cards),
            ("may_play", cards),
            ("flipped", cards),
            ("newest", PerSeatEncoder(2, CardEncoder(kinds))),
            ("characters", cards),
            ("health", PerSeatEncoder(2, health)),
            ("health_left", PerSeatEncoder(2, NumberEncoder(127, -128))),
            ("initiative", SeatEncoder(2)),
            ("initiative_next", SeatEncoder(2)),
            ("played", PerSeatEncoder(2, CardEncoder(kinds))),
            ("damage", PerSeatEncoder(2, few)),
            ("history", PerSeatEncoder(2, DeducedCardsEncoder(game))),
            ("won", PerSeatEncoder(2, few)),
            ("round", few),
            ("turn", few),
            ("quiet", few),
            ("undecided", few),
            ("phase", ChoiceEncoder(*range(7 if game.each_hides else 6))),
            ("first", SeatEncoder(2)),
            ("available", CardCountsEncoder(kinds)),
            ("marked", ListEncoder(2, CardCountsEncoder(kinds))),
        ],
        OMITTED_FIELDS,
    )

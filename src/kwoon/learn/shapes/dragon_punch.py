"""Dragon Punch as numbers."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from kwoon.games.dragon_punch.play.notation import DragonNotation
from kwoon.games.dragon_punch.sight.memory import counted, seen, worlds
from kwoon.learn.shape import Shape
from kwoon.learn.slots import Card, Cards, Each, Kinds, Number, Seat, SeatEach, Slots, Word

KEPT: Final = 4096
"""How many stories are remembered with what follows from them."""
MOST_KINDS: Final = 6
"""With so many basic cards, one of each, every set of red ones has a slot of its own."""

LEFT_OUT: Final = {
    "seat": "the own seat comes first everywhere",
    "owing": "with drafts of several moves it would tell how long one is",
    "draft": "said by the marked cards",
    "full": "a constant of the box",
    "conceded": "only after the end",
    "hides": "the story tells more than the table shows",
}


class Story(Slots):
    """What everybody may conclude from what was seen of one seat's cards.

    In a normal hand: which sets of red cards still fit, one slot for each set; if the pack has too many kinds or copies
    for that, the least and the most red ones of each kind. In a custom fight, where the hand itself is secret: how many
    of each kind were seen, and how many cards were switched out of sight since the last round began.
    """

    def __init__(self, game: DragonNotation) -> None:
        self.game = game
        self.counts = counted(game.basic_hand, game.basics)
        self.sets = not game.secret and game.basics <= MOST_KINDS and max(self.counts) <= 1
        basics: i64 = game.basics
        self.size = 1 << basics if self.sets else game.kinds + 1 if game.secret else 2 * basics
        self.kept: dict[tuple[int, ...], list[int]] = {}

    def names(self) -> list[str]:
        game = self.game
        kinds = [game.ids[2 * kind] for kind in range(game.basics)]
        if self.sets:
            return [f"fits.{bits:0{int(game.basics)}b}" for bits in range(self.size)]
        if game.secret:
            return [*[f"seen.{kind}" for kind in kinds], *[f"seen.{each}" for each in game.character_ids], "switched"]
        return [f"{how}.{kind}" for kind in kinds for how in ("least", "most")]

    def highs(self) -> list[int]:
        return [1] * self.size if self.sets else [255] * self.size

    def write(self, value: object, me: i64, out: vec[u8], at: i64) -> i64:
        story = cast("tuple[int, ...]", value)
        if self.sets:
            self.write_sets(list(story), out, at)
            return 0
        told = self.kept.get(story)
        if told is None:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            told = self.kept[story] = self._secret(story) if self.game.secret else self._open(story)
        for place, number in enumerate(told):
            out[at + place] = u8(number)
        return 0

    def write_sets(self, story: list[int], out: vec[u8], at: i64) -> None:
        """A slot for each set of red cards that fits. What `memory.worlds` makes of a story, with all sets of cards at
        once as the bits of one number: a row is written after every answer, and by then the story is another one."""
        game = self.game
        shown, hidden, unflipped, basics = game.shown, game.hidden, game.unflipped, game.basics
        fitting: i64 = 1
        down: i64 = 0
        down_red: i64 = 0
        for each in story:
            word: i64 = each
            if word < 2 * basics:
                fitting = _after_play(fitting, word >> 1, word & 1)
                down |= 1 << (word >> 1)
                down_red |= (word & 1) << (word >> 1)
            elif word < shown:
                continue
            elif word < unflipped:
                down_red |= 1 << (word - shown)
            elif word > hidden:
                for _ in range(word - hidden):
                    fitting = _after_switch(fitting, down, basics)
            else:
                fitting = fitting << down_red if word == unflipped else 1
                down = 0
                down_red = 0
        for bits in range(self.size):
            if (fitting >> bits) & 1:
                out[at + bits] = 1

    def _open(self, story: tuple[int, ...]) -> list[int]:
        fitting = worlds(self.game, story, self.counts)
        told: list[int] = []
        for kind in range(self.game.basics):
            reds = [(world >> (4 * kind)) & 15 for world in fitting]
            told.append(min(reds) if reds else 0)
            told.append(max(reds) if reds else 0)
        return told

    def _secret(self, story: tuple[int, ...]) -> list[int]:
        game = self.game
        switched = 0
        for word in story:
            if word == game.new_round:
                switched = 0
            elif word > game.hidden:
                switched += word - game.hidden
        return [*seen(game, story), min(255, switched)]


def _after_play(fitting: i64, kind: i64, side: i64) -> i64:
    """A card was played: the sets without it that are left, if it was red of those that had it."""
    without: i64 = _without(kind)
    if side == 0:
        return fitting & without
    # What the sign would fill up from above are sets with the card.
    return (fitting >> (1 << kind)) & without


def _after_switch(fitting: i64, down: i64, basics: i64) -> i64:
    """One of the cards in the hand turned red, nobody knows which."""
    found: i64 = 0
    for kind in range(basics):
        if not (down >> kind) & 1:
            found |= (fitting & _without(kind)) << (1 << kind)
    return found


def _without(kind: i64) -> i64:
    """The sets, of all that six cards make, that this card is not in."""
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


def dragon_shape(game: DragonNotation) -> Shape:
    """The table of its view. Cards are faces: the moves, then the portraits."""
    ids = game.ids + game.character_ids
    most = 2 * max(game.supply) if game.secret else max(game.copies, *counted(game.basic_hand, game.basics))
    kinds = Kinds(ids, list(range(len(ids))) * most)
    health = Number(int(game.health))
    few = Number(255, endless=True)
    cards = SeatEach(2, Cards(kinds))
    return Shape(
        "dragon-punch",
        [
            ("hand", Cards(kinds)),
            ("holding", cards),
            ("may_play", cards),
            ("flipped", cards),
            ("newest", SeatEach(2, Card(kinds))),
            ("characters", cards),
            ("health", SeatEach(2, health)),
            ("health_left", SeatEach(2, Number(127, -128))),
            ("initiative", Seat(2)),
            ("initiative_next", Seat(2)),
            ("played", SeatEach(2, Card(kinds))),
            ("damage", SeatEach(2, few)),
            ("story", SeatEach(2, Story(game))),
            ("won", SeatEach(2, few)),
            ("round", few),
            ("turn", few),
            ("quiet", few),
            ("undecided", few),
            ("phase", Word(*range(7 if game.each_hides else 6))),
            ("first", Seat(2)),
            ("available", Cards(kinds)),
            ("marked", Each(2, Cards(kinds))),
        ],
        LEFT_OUT,
    )

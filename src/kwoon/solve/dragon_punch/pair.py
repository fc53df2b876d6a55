"""Two hands of Dragon Punch as packed numbers: what each offers, what comes of it, and which cards damage may turn."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.games.dragon_punch.combat.exchange import damage_to, next_initiative
from kwoon.games.dragon_punch.play.hands import plays
from kwoon.games.dragon_punch.play.notation import DUEL, DragonNotation
from kwoon.learn.layout import HOLDERS, MOST_HEALTH, Layout, bits


class Unsolvable(Exception):
    """A game that cannot be solved: a sentence that says why."""


class Moves:
    """What one seat can play, by its red and its flipped cards."""

    def __init__(self, game: DragonNotation, kinds: list[int], layout: Layout) -> None:
        self.start: vec[i64] = vec[i64]()
        """Where the moves of a way in which the cards lie begin; they end where those of the next do."""
        self.face: vec[i64] = vec[i64]()
        """The move, as its card's place and its side."""
        self.next: vec[i64] = vec[i64]()
        """How the cards lie flipped afterwards."""
        self.faces: list[int] = []
        """The game's own numbers of the moves."""
        for kind in kinds:
            self.faces.extend([2 * kind, 2 * kind + 1])
        for red in range(layout.reds):
            for flip in range(layout.flips):
                self.start = append(self.start, len(self.face))
                self._add(game, kinds, red, flip, layout)
        self.start = append(self.start, len(self.face))

    def _add(self, game: DragonNotation, kinds: list[int], red: i64, flip: i64, layout: Layout) -> None:
        below: i64 = flip & ((1 << layout.taunt) - 1)
        flipped: i64 = below | flip >> layout.taunt << (layout.taunt + 1)
        for slot in range(len(kinds)):
            if (flipped >> slot) & 1:
                continue
            one: i64 = 1 << slot
            # Asked of the rules card by card: two copies of a card are two cards here.
            for face in plays([kinds[slot]], (red >> slot) & 1, 0, game.basics, False):
                self.face = append(self.face, 2 * slot + (face & 1))
                self.next = append(self.next, 0 if game.unflips[face] else layout.flip(flipped | one))

    def first(self, red: i64, flip: i64, layout: Layout) -> i64:
        """Where the moves begin."""
        return self.start[red * layout.flips + flip]

    def count(self, red: i64, flip: i64, layout: Layout) -> i64:
        """How many there are."""
        at = red * layout.flips + flip
        return self.start[at + 1] - self.start[at]


class Pair:
    """Two characters with a hand each."""

    def __init__(self, game: DragonNotation, first: int, second: int) -> None:
        _check(game)
        self.game = game
        self.layout = Layout(int(game.health), game.basic_hand.index(int(game.taunt)))
        self.hands = [[*game.basic_hand, int(game.basics) + each] for each in (first, second)]
        self.mine = Moves(game, self.hands[0], self.layout)
        self.theirs = Moves(game, self.hands[1], self.layout)
        self.faces: i64 = 2 * len(self.hands[0])
        """How many moves a hand has on all its sides."""
        self.results: vec[i64] = vec[i64]()
        """What two moves come to, packed, by the first, the second and the holder of the Initiative."""
        for face in self.mine.faces:
            for other in self.theirs.faces:
                for holder in range(-1, 2):
                    self.results = append(self.results, game.result(face, other, holder))
        self.damages = sorted({_told(result) for result in self.results})
        """All that a turn may come to: both seats' damage, and who has the Initiative next (plus one)."""
        self.deepest: i64 = max([max(one, other) for one, other, _ in self.damages])
        self.loss_start: vec[i64] = vec[i64]()
        self.losses: vec[i64] = vec[i64]()
        self._list_losses()

    def _list_losses(self) -> None:
        """By red cards and damage: which cards may be red afterwards."""
        for red in range(self.layout.reds):
            for damage in range(self.deepest + 1):
                self.loss_start = append(self.loss_start, len(self.losses))
                for then in range(self.layout.reds):
                    if then & red == red and bits(then) == bits(red) + damage:
                        self.losses = append(self.losses, then)
        self.loss_start = append(self.loss_start, len(self.losses))

    def lost(self, red: i64, damage: i64) -> i64:
        """Where those begin that damage leaves; they end where those of one more damage do."""
        return red * (self.deepest + 1) + damage

    def health(self, red: i64) -> i64:
        """How much is left."""
        return self.layout.health - bits(red)


def _told(result: i64) -> tuple[int, int, int]:
    return (int(damage_to(0, result)), int(damage_to(1, result)), int(next_initiative(result)) + 1)


def _check(game: DragonNotation) -> None:
    if game.mode != DUEL:
        raise Unsolvable("Only duels are solved, where each has one character and all know whose.")
    if game.health > MOST_HEALTH or len(game.basic_hand) != game.health:
        raise Unsolvable(f"Only hands of up to {MOST_HEALTH} basic cards are solved, each a point of health.")
    assert HOLDERS == 3

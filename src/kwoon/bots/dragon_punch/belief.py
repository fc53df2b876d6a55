"""What to expect in the other's hand of Dragon Punch, in one walk through what everybody has seen of it.

The greedy bot lists every way in which the hidden cards may lie. Here each kind of card has only how many of it to
expect, and how many of those with the red side up. That is the same as long as all cards that were switched out of
sight were switched from the same ones, and near it afterwards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.games.dragon_punch.play.notation import DragonNotation
from kwoon.games.dragon_punch.sight.memory import seen

TINY: Final = 1e-9


class Belief:
    """One seat's cards by kind, as far as others know."""

    def __init__(self, game: DragonNotation) -> None:
        self.game = game
        self.up: vec[float] = vec[float]()
        """How many unflipped cards of each kind to expect."""
        self.red: vec[float] = vec[float]()
        """How many of them with the red side up."""
        self.down: vec[i64] = vec[i64]()
        """How many lie flipped."""
        self.down_red: vec[i64] = vec[i64]()
        self.usual: vec[float] = vec[float]()
        """How many of each basic kind everybody has, where that is no secret."""
        self.reds: i64 = 0
        """How many unflipped cards are red: everybody can count that."""
        for kind in range(game.kinds):
            self.up = append(self.up, 0.0)
            self.red = append(self.red, 0.0)
            self.down = append(self.down, 0)
            self.down_red = append(self.down_red, 0)
            self.usual = append(self.usual, float(game.basic_hand.count(kind)))

    def read(self, story: list[int], kinds: list[int]) -> None:
        """Take in a story. `kinds` are the hand's cards, of which only the characters are looked at, and those only
        where they lie open."""
        game = self.game
        basics = game.basics
        self._begin(story, kinds)
        for word in story:
            if word < game.faces:
                self._play(word)
            elif word < game.unflipped:
                self.down_red[word - game.shown] += 1
            elif word > game.hidden:
                self._switch(word - game.hidden)
            else:
                for kind in range(game.kinds):
                    self.up[kind] += float(self.down[kind])
                    if word == game.unflipped:
                        self.red[kind] += float(self.down_red[kind])
                        self.reds += self.down_red[kind]
                    else:
                        self.red[kind] = 0.0
                    self.down[kind] = 0
                    self.down_red[kind] = 0
                if word == game.new_round:
                    self.reds = 0
        for kind in range(basics):
            self.red[kind] = min(max(self.red[kind], 0.0), self.up[kind])

    def _begin(self, story: list[int], kinds: list[int]) -> None:
        """All cards white and unflipped."""
        game = self.game
        for kind in range(game.kinds):
            self.up[kind] = self.usual[kind]
            self.red[kind] = 0.0
            self.down[kind] = 0
            self.down_red[kind] = 0
        self.reds = 0
        if game.secret:
            self._expect_secret(story)
            return
        for card in kinds:
            if card >= game.basics:
                self.up[card] += 1.0

    def _expect_secret(self, story: list[int]) -> None:
        """Nobody knows more of a custom hand than was played; of what is left over, each card is as likely."""
        game = self.game
        known = seen(game, tuple(story))
        spare: i64 = 0
        missing: i64 = game.health
        strange: i64 = 0
        characters: i64 = game.custom_characters
        for kind in range(game.kinds):
            if kind >= game.basics:
                characters -= known[kind]
                strange += 1 - known[kind]
            else:
                missing -= known[kind]
                if kind != game.taunt:
                    spare += game.supply[kind] - known[kind]
        for kind in range(game.kinds):
            more = 0.0
            if kind >= game.basics:
                if characters > 0:
                    more = float((1 - known[kind]) * characters) / float(strange)
            elif kind != game.taunt and missing > 0:
                more = float((game.supply[kind] - known[kind]) * missing) / float(spare)
            self.up[kind] = float(known[kind]) + more

    def _play(self, face: i64) -> None:
        """A card was played: it lies flipped now, and which side is up is known."""
        kind: i64 = face >> 1
        side: i64 = face & 1
        self.down[kind] += 1
        self.up[kind] = max(0.0, self.up[kind] - 1.0)
        if kind >= self.game.basics:
            return
        if side:
            self.down_red[kind] += 1
            self.reds -= 1
            self.red[kind] = max(0.0, self.red[kind] - 1.0)
        self.red[kind] = min(self.red[kind], self.up[kind])
        self._settle()

    def _switch(self, count: i64) -> None:
        """So many cards were switched out of sight: any white one that was not flipped."""
        white = 0.0
        for kind in range(self.game.basics):
            white += self.up[kind] - self.red[kind]
        self.reds += count
        if white <= TINY:
            return
        share = min(1.0, float(count) / white)
        for kind in range(self.game.basics):
            self.red[kind] += (self.up[kind] - self.red[kind]) * share

    def _settle(self) -> None:
        """As many are red as everybody can count: what is too much or too little falls on those that may be either."""
        basics = self.game.basics
        up, red = self.up, self.red
        wrong = float(self.reds)
        unsure = 0.0
        for kind in range(basics):
            wrong -= red[kind]
            unsure += red[kind] * (up[kind] - red[kind])
        if unsure <= TINY or (wrong < TINY and wrong > -TINY):
            return
        for kind in range(basics):
            more = red[kind] + wrong * red[kind] * (up[kind] - red[kind]) / unsure
            red[kind] = min(max(more, 0.0), up[kind])

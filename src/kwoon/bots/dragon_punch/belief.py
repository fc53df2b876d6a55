"""Expected hand of the opponent in Dragon Punch, computed in one pass over the public history.

The greedy bot lists every possible arrangement of the hidden cards. This module keeps only the expected number of cards
of each kind, and how many of them have the red side up. The two methods agree as long as all cards switched out of
sight were chosen from the same set, and stay close after that.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.games.dragon_punch.view.hidden_hand_deduction import publicly_known_counts

TOLERANCE: Final = 1e-9


class HandBelief:
    """One seat's cards by kind, as far as other seats know them."""

    def __init__(self, game: DragonNotation) -> None:
        self.game = game
        zeros = [0.0] * int(game.kinds)
        self.expected_unflipped: vec[float] = vec[float](zeros)
        """Expected number of unflipped cards of each kind."""
        self.expected_red: vec[float] = vec[float](zeros)
        """Expected number of unflipped cards of each kind with the red side up."""
        self.num_flipped: vec[i64] = vec[i64]([0] * int(game.kinds))
        """Number of flipped cards of each kind."""
        self.num_flipped_red: vec[i64] = vec[i64]([0] * int(game.kinds))
        self.basic_counts: vec[float] = vec[float]([float(game.basic_hand.count(kind)) for kind in range(game.kinds)])
        """Number of cards of each kind in the basic hand."""
        self.num_unflipped_red: i64 = 0
        """Number of unflipped red cards, which is public."""

    def update_from_history(self, history: list[int], kinds: list[int]) -> None:
        """Recompute the belief from a public history. `kinds` are the cards in the hand; only open characters are read."""
        game = self.game
        basics = game.basics
        self._reset_expectations(history, kinds)
        for entry in history:
            if entry < game.faces:
                self._observe_play(entry)
            elif entry < game.unflipped:
                self.num_flipped_red[entry - game.shown] += 1
            elif entry > game.hidden:
                self._observe_switch(entry - game.hidden)
            else:
                for kind in range(game.kinds):
                    self.expected_unflipped[kind] += float(self.num_flipped[kind])
                    if entry == game.unflipped:
                        self.expected_red[kind] += float(self.num_flipped_red[kind])
                        self.num_unflipped_red += self.num_flipped_red[kind]
                    else:
                        self.expected_red[kind] = 0.0
                    self.num_flipped[kind] = 0
                    self.num_flipped_red[kind] = 0
                if entry == game.new_round:
                    self.num_unflipped_red = 0
        for kind in range(basics):
            self.expected_red[kind] = min(max(self.expected_red[kind], 0.0), self.expected_unflipped[kind])

    def _reset_expectations(self, history: list[int], kinds: list[int]) -> None:
        game = self.game
        for kind in range(game.kinds):
            self.expected_unflipped[kind] = self.basic_counts[kind]
            self.expected_red[kind] = 0.0
            self.num_flipped[kind] = 0
            self.num_flipped_red[kind] = 0
        self.num_unflipped_red = 0
        if game.has_secret_hands:
            self._set_secret_hand_expectations(history)
            return
        for card in kinds:
            if card >= game.basics:
                self.expected_unflipped[card] += 1.0

    def _set_secret_hand_expectations(self, history: list[int]) -> None:
        """Set the expectations for a custom hand. Cards seen so far are known; all others are equally likely."""
        game = self.game
        known = publicly_known_counts(game, tuple(history))
        spare: i64 = 0
        missing: i64 = game.health
        unknown_characters: i64 = 0
        characters: i64 = game.custom_characters
        for kind in range(game.kinds):
            if kind >= game.basics:
                characters -= known[kind]
                unknown_characters += 1 - known[kind]
            else:
                missing -= known[kind]
                if kind != game.taunt:
                    spare += game.supply[kind] - known[kind]
        for kind in range(game.kinds):
            more = 0.0
            if kind >= game.basics:
                if characters > 0:
                    more = float((1 - known[kind]) * characters) / float(unknown_characters)
            elif kind != game.taunt and missing > 0:
                more = float((game.supply[kind] - known[kind]) * missing) / float(spare)
            self.expected_unflipped[kind] = float(known[kind]) + more

    def _observe_play(self, face: i64) -> None:
        kind: i64 = face >> 1
        side: i64 = face & 1
        self.num_flipped[kind] += 1
        self.expected_unflipped[kind] = max(0.0, self.expected_unflipped[kind] - 1.0)
        if kind >= self.game.basics:
            return
        if side:
            self.num_flipped_red[kind] += 1
            self.num_unflipped_red -= 1
            self.expected_red[kind] = max(0.0, self.expected_red[kind] - 1.0)
        self.expected_red[kind] = min(self.expected_red[kind], self.expected_unflipped[kind])
        self._normalize_expected_red()

    def _observe_switch(self, count: i64) -> None:
        """Record that `count` cards were switched out of sight. They may be any of the unflipped white cards."""
        white = 0.0
        for kind in range(self.game.basics):
            white += self.expected_unflipped[kind] - self.expected_red[kind]
        self.num_unflipped_red += count
        if white <= TOLERANCE:
            return
        share = min(1.0, float(count) / white)
        for kind in range(self.game.basics):
            self.expected_red[kind] += (self.expected_unflipped[kind] - self.expected_red[kind]) * share

    def _normalize_expected_red(self) -> None:
        """Adjust the kinds that may be white or red so that the expectations add up to the public number of red cards."""
        basics = self.game.basics
        up, red = self.expected_unflipped, self.expected_red
        excess = float(self.num_unflipped_red)
        weight = 0.0
        for kind in range(basics):
            excess -= red[kind]
            weight += red[kind] * (up[kind] - red[kind])
        if weight <= TOLERANCE or (excess < TOLERANCE and excess > -TOLERANCE):
            return
        for kind in range(basics):
            more = red[kind] + excess * red[kind] * (up[kind] - red[kind]) / weight
            red[kind] = min(max(more, 0.0), up[kind])

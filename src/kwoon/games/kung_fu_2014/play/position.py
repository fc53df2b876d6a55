"""What lies where: chi, hands, deck, discard pile and the steps that are not finished; and how cards and chi move."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.cards import holds, pull_out, put_in
from kwoon.core.events import Log
from kwoon.core.table import CardTable
from kwoon.games.kung_fu_2014.play.notation import KungFu2014Notation
from kwoon.games.kung_fu_2014.play.steps import Build, Step


class Position(CardTable):
    """The table, without the rules that change it.

    How cards are drawn is the same in many games: kff14.setup.reshuffle-moment, kff14.setup.nothing-to-draw,
    kff14.random.uniform.
    """

    def __init__(self, game: KungFu2014Notation, log: Log | None) -> None:
        super().__init__(game, log)
        self.pack = game.pack
        self.kinds = game.kinds
        self.ascending_targets = game.ascending_targets
        self.chi: list[int] = []
        self.known: list[list[int]] = []
        """Of each hand, the cards that everyone saw come back from the table."""
        self.steps: list[Step] = []
        self.countered: i64 = 0
        """How many counterattacks there were in this turn."""

    # Who is there.

    def still_in(self) -> i64:
        """How many players are in the game."""
        count: i64 = 0
        for out in self.out:
            if out == 0:
                count += 1
        return count

    # Cards.

    def forget(self, seat: i64, card: i64) -> None:
        known = self.known[seat]
        if known and holds(known, card):
            pull_out(known, card)

    def discard_cards(self, seat: i64, cards: list[int]) -> None:
        """Cards that a player chose go from hand to the discard pile."""
        for card in cards:
            self.discard_from(seat, card)

    def come_back(self, seat: i64, card: i64) -> None:
        """A card goes from the table to a hand, seen by everyone."""
        put_in(self.hands[seat], card)
        put_in(self.known[seat], card)

    def sweep_up(self, build: Build) -> list[int]:
        """Everything of a build that still lies there goes to the discard pile, Punch back to the table."""
        swept = build.lying()
        for common in self.kinds.table:  # what belongs to everybody
            while holds(swept, common):
                pull_out(swept, common)
        self.discard.extend(swept)
        build.cleared = True
        return swept

    # Chi.

    def lose(self, seat: i64, amount: i64) -> i64:
        """Take Chi away, down to No Chi and no further (kff14.nochi.floor); how much it really was."""
        chi: i64 = self.chi[seat]
        lost = amount if amount < chi else chi
        if lost > 0:
            self.chi[seat] = chi - lost
            if self.log is not None:
                self.log.add("chi", seat, [], self.chi[seat])
        return lost

    def gain(self, seat: i64, amount: i64, cause: i64) -> None:
        """Give Chi for a card, up to the end of the track (kff14.nochi.cap-20, kff14.damage.gains-separate)."""
        chi: i64 = self.chi[seat]
        most: i64 = self.pack.max_chi
        gained = amount if chi + amount <= most else most - chi
        if self.log is not None:
            self.log.add("gain", seat, [int(cause)], gained)
        if gained > 0:
            self.chi[seat] = chi + gained
            if self.log is not None:
                self.log.add("chi", seat, [], self.chi[seat])

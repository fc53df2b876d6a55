"""What lies where: chi, hands, deck, discard pile and the steps that are not finished; and how cards and chi move."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.cards import holds, pull_out, put_in
from kwoon.core.contract import NOTHING, State
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY, Log
from kwoon.games.kung_fu_2014.notation import KungFu2014Notation
from kwoon.games.kung_fu_2014.steps import Build, Step


class Position(State):
    """The table, without the rules that change it. Hands are kept in ascending order."""

    def __init__(self, game: KungFu2014Notation, log: Log | None) -> None:
        super().__init__(game, log)
        self.pack = game.pack
        self.kinds = game.kinds
        self.seats: i64 = game.seats
        self.chi: list[int] = []
        self.hands: list[list[int]] = []
        self.known: list[list[int]] = []
        """Of each hand, the cards that everyone saw come back from the table."""
        self.out: list[int] = []
        """0 for who is still in; for the others when they left, later ones with higher numbers."""
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.steps: list[Step] = []
        self.active: i64 = NOBODY
        self.turn: i64 = 0
        self.why = ""
        """How the game ended."""

    # Who is there.

    def still_in(self) -> i64:
        """How many players are in the game."""
        count: i64 = 0
        for out in self.out:
            if out == 0:
                count += 1
        return count

    def leaving(self) -> i64:
        """The number for those who leave now."""
        return 1 + max(self.out)

    def last_drafted(self, seat: i64) -> i64:
        """The last move of a seat's draft, or NOTHING."""
        first: i64 = self.chosen[seat]
        if first == NOTHING or self.further is None:
            return first
        more = self.further[seat]
        return more[-1] if more else first

    # Cards.

    def draw(self, seat: i64, count: i64, dice: Dice) -> None:
        """Cards from the deck to a hand, as many as there are (kff14.setup.reshuffle-moment, .nothing-to-draw)."""
        hand = self.hands[seat]
        drawn: list[int] = []
        while count > 0:
            if not self.deck:
                if not self.discard:
                    break
                self._tell_draw(seat, drawn)
                self.deck = self.discard
                self.discard = []
                if self.log is not None:
                    self.log.add("reshuffle", NOBODY, [], len(self.deck))
            card = dice.draw(self.deck)
            put_in(hand, card)
            if self.log is not None:
                drawn.append(card)
            count -= 1
        self._tell_draw(seat, drawn)

    def _tell_draw(self, seat: i64, drawn: list[int]) -> None:
        if self.log is not None and drawn:
            self.log.hush("draw", seat, drawn[:], len(self.deck))
            drawn.clear()

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card that everyone sees goes out of a hand."""
        pull_out(self.hands[seat], card)
        known = self.known[seat]
        if known and holds(known, card):
            pull_out(known, card)

    def discard_cards(self, seat: i64, cards: list[int]) -> None:
        """Cards that a player chose go from hand to the discard pile."""
        for card in cards:
            self.leave_hand(seat, card)
            self.discard.append(card)

    def discard_random(self, seat: i64, count: i64, dice: Dice) -> None:
        """kff14.random.uniform, .empty-hand, .hand-only."""
        hand = self.hands[seat]
        lost: list[int] = []
        while count > 0 and hand:
            card = dice.draw(hand)
            hand.sort()
            known = self.known[seat]
            if known and holds(known, card):
                pull_out(known, card)
            self.discard.append(card)
            lost.append(card)
            count -= 1
        if self.log is not None and lost:
            self.log.add("random", seat, lost)

    def come_back(self, seat: i64, card: i64) -> None:
        """A card goes from the table to a hand, seen by everyone."""
        put_in(self.hands[seat], card)
        put_in(self.known[seat], card)

    def sweep_up(self, build: Build) -> list[int]:
        """Everything of a build that still lies there goes to the discard pile, Punch back to the table."""
        swept = [card for card in build.lying() if not self.kinds.on_table[card]]
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

    def gain(self, seat: i64, amount: i64) -> None:
        """Give Chi, up to the end of the track (kff14.nochi.cap-20, kff14.damage.gains-separate)."""
        chi: i64 = self.chi[seat]
        most: i64 = self.pack.max_chi
        gained = amount if chi + amount <= most else most - chi
        if self.log is not None:
            self.log.add("gain", seat, [], gained)
        if gained > 0:
            self.chi[seat] = chi + gained
            if self.log is not None:
                self.log.add("chi", seat, [], self.chi[seat])

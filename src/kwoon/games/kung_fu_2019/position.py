"""What lies where: Chi, hands, slots, deck, discard pile, the exchange and the steps; and how cards and Chi move."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.cards import holds, pull_out, put_in
from kwoon.core.contract import NOTHING, State
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY, Log
from kwoon.games.kung_fu_2019.notation import KungFu2019Notation
from kwoon.games.kung_fu_2019.steps import Attack, Step


class Position(State):
    """The table, without the rules that change it. Hands are kept in ascending order."""

    def __init__(self, game: KungFu2019Notation, log: Log | None) -> None:
        super().__init__(game, log)
        self.rules = game
        self.kinds = game.kinds
        self.count: i64 = game.kinds.count
        self.seats: i64 = game.seats
        self.teamed = game.teamed
        self.team = game.team
        """The team of each seat; everybody has one, alone or not."""
        self.chi: list[int] = []
        """By team."""
        self.hands: list[list[int]] = []
        self.known: list[list[list[int]]] = []
        """What each seat knows of each hand, because it handed those cards over; empty where nobody has a teammate."""
        self.weapon: list[int] = []
        self.on_weapon: list[list[int]] = []
        self.stance: list[int] = []
        self.on_stance: list[list[int]] = []
        self.archetype: list[int] = []
        self.beside: list[list[int]] = []
        """The companion cards that lie beside their archetype, attached to nothing."""
        self.aside: list[int] = []
        """Archetype cards that take no part in the game."""
        self.poison: list[int] = []
        """What each seat loses at the start of its next turn."""
        self.out: list[int] = []
        """0 for who is still in; for the others when they left, later ones with higher numbers."""
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.attacks: list[Attack] = []
        """The exchange."""
        self.spent: list[int] = []
        """Cards that were played in the exchange beside attacks and blocks."""
        self.takes: list[int] = []
        """What is decided about taking, three numbers each: 0 weapon or 1 stance, from whom, to whom."""
        self.steps: list[Step] = []
        self.active: i64 = NOBODY
        self.turn: i64 = 0
        self.attacked = False
        self.forfeited = False
        self.why = ""
        """How the game ended."""

    # Who is there.

    def leaving(self) -> i64:
        """The number for those who leave now."""
        return 1 + max(self.out)

    def teams_left(self) -> i64:
        """How many teams are in the game."""
        bits: i64 = 0
        for seat in range(self.seats):
            if self.out[seat] == 0:
                bits |= 1 << self.team[seat]
        count: i64 = 0
        while bits:
            bits &= bits - 1
            count += 1
        return count

    def mates(self, seat: i64) -> list[int]:
        """The teammates who are in the game, clockwise."""
        found: list[int] = []
        if self.teamed:
            for away in range(1, self.seats):
                other = (seat + away) % self.seats
                if self.team[other] == self.team[seat] and self.out[other] == 0:
                    found.append(other)
        return found

    def last_drafted(self, seat: i64) -> i64:
        """The last move of a seat's draft, or NOTHING."""
        first: i64 = self.chosen[seat]
        if first == NOTHING or self.further is None:
            return first
        more = self.further[seat]
        return more[-1] if more else first

    # Hands.

    def draw(self, seat: i64, count: i64, dice: Dice) -> None:
        """Cards from the deck to a hand, as many as there are (kff19.turn.refill.reshuffle.when, .empty)."""
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
        if self.teamed:
            self._forget(seat, card)

    def _forget(self, seat: i64, card: i64) -> None:
        for knows in self.known:
            held = knows[seat]
            if held and holds(held, card):
                pull_out(held, card)

    def hand_over(self, giver: i64, taker: i64, card: i64) -> None:
        """A card goes from hand to hand, face down (kff19.info.pass, kff19.team.pass.must)."""
        pull_out(self.hands[giver], card)
        put_in(self.hands[taker], card)
        for viewer in range(self.seats):
            held = self.known[viewer][giver]
            if held:
                # Only the one who gets the card knows which one went; to others any of them may have gone.
                if viewer != taker:
                    held.clear()
                elif holds(held, card):
                    pull_out(held, card)
        put_in(self.known[giver][taker], card)

    def discard_from(self, seat: i64, card: i64) -> None:
        """A card goes from a hand to the discard pile."""
        self.leave_hand(seat, card)
        self.discard.append(card)

    def discard_random(self, seat: i64, count: i64, dice: Dice) -> None:
        """Cards of a hand, by luck, to the discard pile."""
        hand = self.hands[seat]
        lost: list[int] = []
        while count > 0 and hand:
            card = dice.draw(hand)
            hand.sort()
            if self.teamed:
                self._forget(seat, card)
            self.discard.append(card)
            lost.append(card)
            count -= 1
        if self.log is not None and lost:
            self.log.add("random", seat, lost)

    # Chi.

    def chi_of(self, seat: i64) -> i64:
        """The Chi of a seat, or of its team."""
        return self.chi[self.team[seat]]

    def lose(self, team: i64, amount: i64) -> None:
        """Take Chi away (kff19.resolve.chi-floor)."""
        if amount > 0:
            left: i64 = self.chi[team] - amount
            self.chi[team] = left if left > 0 else 0
            if self.log is not None:
                self.log.add("chi", NOBODY, [], team * 1000 + self.chi[team])

    def gain(self, seat: i64, amount: i64) -> None:
        """Give Chi, up to where it started (kff19.chi.cap, kff19.team.chi.cap)."""
        team = self.team[seat]
        chi: i64 = self.chi[team]
        most = self.rules.start_chi
        gained = amount if chi + amount <= most else most - chi
        if self.log is not None:
            self.log.add("gain", seat, [], gained)
        if gained > 0:
            self.chi[team] = chi + gained
            if self.log is not None:
                self.log.add("chi", NOBODY, [], team * 1000 + self.chi[team])

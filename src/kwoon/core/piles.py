"""A table with a hand for each seat, a deck and a discard pile: how cards are drawn, and how they leave a hand."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.core.card_lists import contains, insert_sorted, remove_ordered
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY, Log
from kwoon.core.game import NO_MOVE, Game, State


class PilesState(State):
    """Who is there, whose turn it is, and the cards. Hands are kept in ascending order; a deck has no order."""

    def __init__(self, game: Game, log: Log | None) -> None:
        super().__init__(game, log)
        self.seats: i64 = game.seats
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.eliminated = vec[i64]()
        """0 for who is still in; for the others when they left, later ones with higher numbers."""
        self.active: i64 = NOBODY
        self.turn: i64 = 0
        self.why = ""
        """How the game ended."""

    def next_elimination_number(self) -> i64:
        """The number for those who leave now."""
        latest: i64 = 0
        for when in self.eliminated:
            latest = max(latest, when)
        return 1 + latest

    def next_active_seat(self) -> i64:
        """The next seat to the left of the active one that is still in."""
        seat = (self.active + 1) % self.seats
        while self.eliminated[seat] != 0:
            seat = (seat + 1) % self.seats
        return seat

    def last_draft_move(self, seat: i64) -> i64:
        """The last move of a seat's draft, or NOTHING."""
        first: i64 = self.first_moves[seat]
        if first == NO_MOVE or self.later_moves is None:
            return first
        more = self.later_moves[seat]
        return more[-1] if more else first

    def draft_length(self, seat: i64) -> i64:
        """How many moves a seat's draft has: rules go through them by number, and need no tuple."""
        if self.first_moves[seat] == NO_MOVE:
            return 0
        return 1 if self.later_moves is None else 1 + len(self.later_moves[seat])

    def draft_move(self, seat: i64, at: i64) -> i64:
        """One of these moves, counted from 0: there must be so many."""
        if at == 0 or self.later_moves is None:
            return self.first_moves[seat]
        return self.later_moves[seat][at - 1]

    def draft_contains(self, seat: i64, move: i64) -> bool:
        """Whether a move is in a seat's draft."""
        return self.first_moves[seat] == move or (
            self.later_moves is not None and contains(self.later_moves[seat], move)
        )

    def draw(self, seat: i64, count: i64, dice: Dice) -> None:
        """Cards from the deck to a hand, as many as there are; the discard pile is the new deck once one is needed."""
        hand = self.hands[seat]
        drawn = vec[i64]()
        while count > 0:
            if not self.deck:
                if not self.discard:
                    break
                self._log_draw(seat, drawn)
                drawn = vec[i64]()
                self.deck = self.discard
                self.discard = []
                if self.log is not None:
                    self.log.add("reshuffle", NOBODY, [], len(self.deck))
            card = dice.draw(self.deck)
            insert_sorted(hand, card)
            if self.log is not None:
                drawn = append(drawn, card)
            count -= 1
        self._log_draw(seat, drawn)

    def _log_draw(self, seat: i64, drawn: vec[i64]) -> None:
        if self.log is not None and len(drawn) > 0:
            self.log.add_private("draw", seat, list(drawn), len(self.deck))

    def forget_known_card(self, seat: i64, card: i64) -> None:
        """Everybody saw such a card leave a hand: for a game that keeps what somebody knows of hands."""

    def remove_from_hand(self, seat: i64, card: i64) -> None:
        """A card that everyone sees goes out of a hand."""
        remove_ordered(self.hands[seat], card)
        self.forget_known_card(seat, card)

    def discard_from_hand(self, seat: i64, card: i64) -> None:
        """A card goes from a hand to the discard pile."""
        self.remove_from_hand(seat, card)
        self.discard.append(card)

    def discard_random(self, seat: i64, count: i64, dice: Dice, cause: i64) -> None:
        """Cards of a hand, by luck, to the discard pile; as many as there are. The event's number is the card that
        makes them go, counted from 1."""
        hand = self.hands[seat]
        lost: list[int] = []
        while count > 0 and hand:
            card = dice.draw(hand)
            hand.sort()
            self.forget_known_card(seat, card)
            self.discard.append(card)
            lost.append(card)
            count -= 1
        if self.log is not None and lost:
            self.log.add("random", seat, lost, cause + 1)

"""States with a hand per seat, a deck and a discard pile: drawing cards and removing them from hands."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.core.card_lists import contains, insert_sorted, remove_keeping_order
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY, EventLog
from kwoon.core.game import NO_MOVE, Game, State


class PilesState(State):
    """Seats still in the game, the active seat, and the cards. Hands are in ascending order; a deck has no order."""

    def __init__(self, game: Game, log: EventLog | None) -> None:
        super().__init__(game, log)
        self.seats: i64 = game.seats
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.eliminated = vec[i64]()
        """Elimination number of each seat: 0 while it is in the game, higher for later eliminations."""
        self.active: i64 = NOBODY
        self.turn: i64 = 0
        self.why = ""
        """The reason the game ended; empty while it is in progress."""

    def end_game(self, reason: str) -> None:
        """End the game and log the reason. Unless the turn limit ended the game, the event names the first seat that is
        still in it."""
        self.why = reason
        if self.log is not None:
            winner: i64 = NOBODY
            for seat in range(self.seats):
                if self.eliminated[seat] == 0 and winner == NOBODY and reason != "turn-cap":
                    winner = seat
            self.log.add_event("end-" + reason, winner, [])

    def next_elimination_number(self) -> i64:
        """Return the elimination number for seats that leave now."""
        latest: i64 = 0
        for when in self.eliminated:
            latest = max(latest, when)
        return 1 + latest

    def next_active_seat(self) -> i64:
        """Return the first seat after the active one that is still in the game."""
        seat = (self.active + 1) % self.seats
        while self.eliminated[seat] != 0:
            seat = (seat + 1) % self.seats
        return seat

    @staticmethod
    def places_by_elimination(eliminations: list[int]) -> list[int]:
        """Return each seat's place, given the elimination numbers of all seats. Equal numbers share a place."""
        places: list[int] = []
        for own in eliminations:
            place = 1
            for other in eliminations:
                if own != 0 and (other == 0 or other > own):
                    place += 1
            places.append(place)
        return places

    def last_draft_move(self, seat: i64) -> i64:
        """Return the last move of a seat's draft, or NO_MOVE."""
        first: i64 = self.first_moves[seat]
        if first == NO_MOVE or self.later_moves is None:
            return first
        more = self.later_moves[seat]
        return more[-1] if more else first

    def draft_length(self, seat: i64) -> i64:
        """Return the length of a seat's draft. With `draft_move_at`, rules can iterate over a draft without building a
        tuple."""
        if self.first_moves[seat] == NO_MOVE:
            return 0
        return 1 if self.later_moves is None else 1 + len(self.later_moves[seat])

    def draft_move_at(self, seat: i64, index: i64) -> i64:
        """Return the move at `index` in a seat's draft; the index must exist."""
        if index == 0 or self.later_moves is None:
            return self.first_moves[seat]
        return self.later_moves[seat][index - 1]

    def draft_contains(self, seat: i64, move: i64) -> bool:
        return self.first_moves[seat] == move or (
            self.later_moves is not None and contains(self.later_moves[seat], move)
        )

    def draw(self, seat: i64, count: i64, dice: Dice) -> None:
        """Draw up to `count` cards into a hand; if the deck runs out, the discard pile becomes the new deck."""
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
                    self.log.add_event("reshuffle", NOBODY, [], len(self.deck))
            card = dice.draw(self.deck)
            insert_sorted(hand, card)
            if self.log is not None:
                drawn = append(drawn, card)
            count -= 1
        self._log_draw(seat, drawn)

    def _log_draw(self, seat: i64, drawn: vec[i64]) -> None:
        if self.log is not None and len(drawn) > 0:
            self.log.add_private_event("draw", seat, list(drawn), len(self.deck))

    def forget_known_card(self, seat: i64, card: i64) -> None:
        """Hook for games that track known cards, called when everyone sees a card leave a hand."""

    def remove_from_hand(self, seat: i64, card: i64) -> None:
        """Remove a card from a hand while everyone sees it."""
        remove_keeping_order(self.hands[seat], card)
        self.forget_known_card(seat, card)

    def discard_from_hand(self, seat: i64, card: i64) -> None:
        self.remove_from_hand(seat, card)
        self.discard.append(card)

    def discard_random(self, seat: i64, count: i64, dice: Dice, cause: i64) -> None:
        """Discard up to `count` random cards from a hand. `cause` is the card that causes the discard; the logged
        event's number is `cause + 1`."""
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
            self.log.add_event("random", seat, lost, cause + 1)

"""The data of a FIGHT state: where the cards are, and what each seat may see of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.card_lists import remove_keeping_order, remove_unordered
from kwoon.core.dice import Dice
from kwoon.core.events import HIDDEN, NOBODY, EventLog
from kwoon.core.game import State
from kwoon.games.fight.rules.notation import FightNotation
from kwoon.games.fight.view.view import FightView

# Phases of a round.
OPENING: Final[i64] = 0
PLAYING: Final[i64] = 1
DRAWING: Final[i64] = 2
OVER: Final[i64] = 3

# Purposes of a coin flip.
FIRST_PICK: Final[i64] = 0
TURN: Final[i64] = 1
ROUND: Final[i64] = 2


class BaseFightState(State):
    """The data of a state, and the methods that move cards. Lists of two are indexed by seat."""

    def __init__(self, game: FightNotation, log: EventLog | None) -> None:
        super().__init__(game, log)
        self.game = game
        self.phase: i64 = OPENING
        # `deal`, `copy` and sampling fill these in. Until then, shared placeholders keep copying cheap.
        none = game.empty_list
        nones = game.empty_nested_list
        self.deck: list[int] = none
        self.row: list[int] = none
        self.hands: list[list[int]] = nones
        self.shown: list[list[int]] = nones
        """Cards in each hand that everyone saw being taken from the row."""
        self.played: list[int] = none
        """This turn's two cards once revealed, in seat order."""
        self.prize: i64 = HIDDEN
        """The card that was won this turn, until the turn ends."""
        self.discard: list[int] = none
        self.piles: list[list[int]] = nones
        """Victory piles, top card last."""
        self.tie_breaker: i64 = NOBODY
        self.scores: list[int] = none
        self.rounds_won: list[int] = none
        self.round: i64 = 0
        self.turn: i64 = 0
        self.picker: i64 = NOBODY
        """The seat that takes a card from the row now."""
        self.picks: i64 = 0
        """Number of cards still to be taken from the row; the seats alternate."""
        self.turn_loser: i64 = NOBODY
        """The seat that lost this turn and draws from the deck after the winner's pick."""
        self.conceded: i64 = NOBODY

    def view(self, seat: int) -> FightView:
        return FightView(
            seat=seat,
            pending_seats=self.pending_seats(),
            draft=self.draft(seat),
            hand=tuple(self.hands[seat]) if seat >= 0 else (),
            hand_sizes=(len(self.hands[0]), len(self.hands[1])),
            shown=(tuple(self.shown[0]), tuple(self.shown[1])),
            row=tuple(self.row),
            deck=len(self.deck),
            played=tuple(self.played),
            prize=self.prize,
            discard=tuple(self.discard),
            piles=(tuple(self.piles[0]), tuple(self.piles[1])),
            piles_shown=(self._visible_pile(0, seat), self._visible_pile(1, seat)),
            breaker=self.tie_breaker,
            scores=(self.scores[0], self.scores[1]),
            won=(self.rounds_won[0], self.rounds_won[1]),
            round=self.round,
            turn=self.turn,
            phase=self.phase,
            picker=self.picker,
            picks=self.picks,
            beaten=self.turn_loser,
            goal=self.game.points_to_win,
            rounds=self.game.rounds_to_win,
            conceded=self.conceded,
        )

    def _visible_pile(self, seat: i64, viewer: i64) -> tuple[int, ...]:
        """Return a seat's victory pile as the table shows it to a viewer (fight.ruling.piles-option)."""
        pile = self.piles[seat]
        if not self.game.piles_face_down or seat == viewer or self.phase == OVER or not pile:
            return tuple(pile)
        if seat == self.tie_breaker:  # fight.info.tb-open
            return tuple([HIDDEN] * (len(pile) - 1) + [pile[-1]])
        return tuple([HIDDEN] * len(pile))

    def copy_into(self, target: BaseFightState) -> None:
        target.phase = self.phase
        target.deck = self.deck[:]
        target.row = self.row[:]
        target.hands = [self.hands[0][:], self.hands[1][:]]
        target.shown = [self.shown[0][:], self.shown[1][:]]
        target.played = self.played[:]
        target.prize = self.prize
        target.discard = self.discard[:]
        target.piles = [self.piles[0][:], self.piles[1][:]]
        target.tie_breaker = self.tie_breaker
        target.scores = self.scores[:]
        target.rounds_won = self.rounds_won[:]
        target.round = self.round
        target.turn = self.turn
        target.picker = self.picker
        target.picks = self.picks
        target.turn_loser = self.turn_loser
        target.conceded = self.conceded
        self._copy_drafts(target)

    def all_cards(self) -> list[int]:
        lying = self.deck + self.row + self.unwon_cards() + self.discard
        return sorted(lying + self.hands[0] + self.hands[1] + self.piles[0] + self.piles[1])

    # Cards and dice.

    def unwon_cards(self) -> list[int]:
        """Return the cards played this turn that nobody won (fight.ruling.discard-what)."""
        cards = self.played[:]
        if self.prize >= 0:
            remove_unordered(cards, self.prize)
        return cards

    def flip_coin_for_seat(self, purpose: i64, dice: Dice) -> i64:
        """Flip a coin, log the result, and return the seat that it favors."""
        seat = dice.roll(2)
        if self.log is not None:
            self.log.add_event("coin", seat, [], purpose)
        return seat

    def refill_row(self, dice: Dice) -> None:
        """Refill the row to its full size, or as far as the deck allows (fight.ruling.partial-refill)."""
        row = self.row
        lying = len(row)
        while len(row) < self.game.row_size and self.deck:
            row.append(dice.draw(self.deck))
        if self.log is not None and lying < len(row):
            self.log.add_event("row", NOBODY, row[lying:], len(self.deck))

    def draw_card(self, seat: i64, dice: Dice) -> None:
        card = dice.draw(self.deck)
        self.hands[seat].append(card)
        if self.log is not None:
            self.log.add_private_event("draw", seat, [card], len(self.deck))

    def set_next_picker(self, seat: i64, picks: i64) -> None:
        self.picks = picks
        self.picker = seat if picks > 0 else NOBODY

    def take_from_row(self, seat: i64, card: int) -> None:
        remove_keeping_order(self.row, card)
        self.hands[seat].append(card)
        self.shown[seat].append(card)  # fight.ruling.info-hands
        if self.log is not None:
            self.log.add_event("take", seat, [card])

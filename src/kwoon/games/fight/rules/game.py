"""FIGHT: two players, sealed cards, a row to pick from, and a Tie Breaker that decides ties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.card_lists import (
    contains,
    fill_hand_from_unseen,
    moves_for_cards,
    remove_keeping_order,
    remove_unordered,
)
from kwoon.core.dice import Dice
from kwoon.core.events import HIDDEN, NOBODY, EventLog
from kwoon.core.game import NO_MOVE, Outcome, Prompt, State, View
from kwoon.games.fight.combat.clash import NO_WINNER, TIED
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


class Fight(FightNotation):
    def deal(self, dice: Dice, log: EventLog | None = None) -> FightState:
        state = FightState(self, log)
        state.rounds_won = [0, 0]
        state.start_round(dice)
        return state

    def sample_state(self, view: View, dice: Dice) -> FightState:
        """Return a random sample consistent with the view: the unseen cards go to the hidden hands and the deck, and all
        placements are equally likely."""
        assert isinstance(view, FightView)
        state = FightState(self, None)
        state.phase = view.phase
        state.row = list(view.row)
        state.played = list(view.played)
        state.prize = view.prize
        state.discard = list(view.discard)
        state.piles = [list(view.piles[0]), list(view.piles[1])]
        state.tie_breaker = view.breaker
        state.scores = list(view.scores)
        state.rounds_won = list(view.won)
        state.round = view.round
        state.turn = view.turn
        state.picker = view.picker
        state.picks = view.picks
        state.turn_loser = view.beaten
        state.conceded = view.conceded
        state.shown = [list(view.shown[0]), list(view.shown[1])]
        unseen = self.deck[:]
        for card in state.unwon_cards() + state.row + state.discard + state.piles[0] + state.piles[1]:
            remove_unordered(unseen, card)
        for seat in range(2):
            for card in view.hand if seat == view.seat else view.shown[seat]:
                remove_unordered(unseen, card)
        state.hands = [[], []]
        for seat in range(2):
            if seat == view.seat:
                state.hands[seat] = list(view.hand)
                continue
            state.hands[seat] = list(view.shown[seat])
            fill_hand_from_unseen(state.hands[seat], view.hand_sizes[seat], unseen, dice)
        state.deck = unseen
        state.sample_drafts(view, dice)
        return state


class FightState(State):
    """One position. Lists of two are indexed by seat."""

    def __init__(self, game: Fight, log: EventLog | None) -> None:
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

    # State interface.

    def seats_to_act(self) -> i64:
        if self.phase == PLAYING:
            return 3
        if self.phase == OVER:
            return 0
        return 1 << self.picker

    def next_draft_prompt(self, seat: i64) -> Prompt | None:
        if self.first_moves[seat] != NO_MOVE:
            return None
        if self.phase == PLAYING:
            return Prompt(seat, "play", moves_for_cards(self.hands[seat], 0, self.game.has_duplicate_cards))
        return Prompt(seat, "take", moves_for_cards(self.row, self.game.kinds, self.game.has_duplicate_cards))

    def resolve(self, dice: Dice) -> None:
        if self.phase == PLAYING:
            self._resolve_clash(self.first_moves[0], self.first_moves[1], dice)
            return
        seat = self.picker
        self.take_from_row(seat, self.first_moves[seat] - self.game.kinds)
        self.set_next_picker(1 - seat, self.picks - 1)
        if self.picks == 0:
            if self.phase == OPENING:
                self.refill_row(dice)  # fight.ruling.row-refilled-before-turn-one
                self._start_turn()
            else:
                self._end_turn(dice)

    def concede(self, seat: i64, dice: Dice) -> None:  # fight.ruling.resign
        self.conceded = seat
        self.phase = OVER
        self.log_event("concede", seat)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.conceded >= 0:
            return Outcome([2, 1] if self.conceded == 0 else [1, 2], "conceded")
        winner: i64 = 0 if self.rounds_won[0] > self.rounds_won[1] else 1
        why = "depleted" if self.tie_breaker >= 0 else "depleted-coin"
        if self.scores[winner] >= self.game.points_to_win:
            why = "rounds"
        return Outcome([1, 2] if winner == 0 else [2, 1], why)

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

    def copy(self) -> FightState:
        copy = FightState(self.game, None)
        copy.phase = self.phase
        copy.deck = self.deck[:]
        copy.row = self.row[:]
        copy.hands = [self.hands[0][:], self.hands[1][:]]
        copy.shown = [self.shown[0][:], self.shown[1][:]]
        copy.played = self.played[:]
        copy.prize = self.prize
        copy.discard = self.discard[:]
        copy.piles = [self.piles[0][:], self.piles[1][:]]
        copy.tie_breaker = self.tie_breaker
        copy.scores = self.scores[:]
        copy.rounds_won = self.rounds_won[:]
        copy.round = self.round
        copy.turn = self.turn
        copy.picker = self.picker
        copy.picks = self.picks
        copy.turn_loser = self.turn_loser
        copy.conceded = self.conceded
        self._copy_drafts(copy)
        return copy

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
        self.log_event("coin", seat, purpose)
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
        self.log_card("take", seat, card)

    # A round.

    def start_round(self, dice: Dice) -> None:
        """Shuffle all cards together and deal a new round (fight.ruling.setup-every-round)."""
        self.round += 1
        self.turn = 0
        self.deck = self.game.deck[:]
        self.row = []
        self.hands = [[], []]
        self.shown = [[], []]
        self.played = []
        self.prize = HIDDEN
        self.discard = []
        self.piles = [[], []]
        self.tie_breaker = NOBODY  # fight.ruling.tb-per-round
        self.scores = [0, 0]
        self.turn_loser = NOBODY
        self.log_event("round", NOBODY, self.round)
        self.refill_row(dice)  # fight.setup.row
        for seat in range(2):  # fight.setup.deal
            for _ in range(self.game.pack.dealt):
                self.draw_card(seat, dice)
        self.phase = OPENING
        self.set_next_picker(
            self.flip_coin_for_seat(FIRST_PICK, dice), 2 * self.game.pack.opening_picks
        )  # fight.setup.first-pick
        if self.picks == 0:
            self._start_turn()

    def _end_round(self, winner: i64, why: str, dice: Dice) -> None:
        self.rounds_won[winner] += 1
        self.log_event(why, winner, self.scores[winner])
        if self.rounds_won[winner] >= self.game.rounds_to_win:  # fight.end.two-rounds
            self.phase = OVER
            self.set_next_picker(NOBODY, 0)
            self.log_event("match", winner)
        else:
            self.start_round(dice)

    def _end_round_by_depletion(self, dice: Dice, by_refill: bool = False) -> None:
        """End the round because a required draw or refill is impossible (fight.end.depletion,
        fight.end.depletion-winner)."""
        self.log_event("depleted", self.tie_breaker, 1 if by_refill else 0)
        self._end_round(self._tie_break_winner(ROUND, dice), "round-by-breaker", dice)

    # A turn.

    def _start_turn(self) -> None:
        self.turn += 1
        self.phase = PLAYING
        self.log_event("turn", NOBODY, self.turn)

    def _resolve_clash(self, first: int, second: int, dice: Dice) -> None:
        game = self.game
        for seat in range(2):
            card = first if seat == 0 else second
            remove_unordered(self.hands[seat], card)
            if contains(self.shown[seat], card):
                remove_unordered(self.shown[seat], card)
        self.played = [first, second]
        if self.log is not None:
            self.log.add_event("reveal", NOBODY, [first, second])
        winner: i64 = game.clashes[first * game.kinds + second]
        if winner == TIED:  # fight.combat.both-attack-equal
            if self.log is not None:
                self.log.add_event("even", self.tie_breaker, [first, second])
            winner = self._tie_break_winner(TURN, dice)
        if winner == NO_WINNER:
            self._start_drawing_after_tie(dice)
            return
        winning_card = first if winner == 0 else second
        prize = winning_card if game.attacks[winning_card] else first + second - winning_card
        self._collect_won_card(winner, prize)
        if self.scores[winner] >= game.points_to_win:  # fight.ruling.thirteen-before-draw
            self._end_round(winner, "round-by-points", dice)
        elif not self.deck:  # fight.ruling.loser-needs-deck
            self._end_round_by_depletion(dice)
        else:
            self.phase = DRAWING
            self.set_next_picker(winner, 1)
            self.turn_loser = 1 - winner

    def _start_drawing_after_tie(self, dice: Dice) -> None:
        self.log_event("nobody", NOBODY)
        if len(self.row) < 2:  # fight.ruling.row-draws-need-row
            self._end_round_by_depletion(dice)
            return
        self.phase = DRAWING
        self.set_next_picker(self._tie_break_winner(FIRST_PICK, dice), 2)  # fight.turn.no-winner-draw

    def _end_turn(self, dice: Dice) -> None:
        if self.turn_loser >= 0:  # fight.turn.loser-draw
            self.draw_card(self.turn_loser, dice)
            self.turn_loser = NOBODY
        self.refill_row(dice)
        if self.game.refill_required and len(self.row) < self.game.row_size:  # fight.ruling.refill-option
            self._end_round_by_depletion(dice, True)
            return
        played = self.played
        if self.prize >= 0:
            remove_unordered(played, self.prize)
        # Discard the cards that nobody won: fight.turn.discard, fight.ruling.discard-what
        self.log_cards("discard", NOBODY, played)
        self.discard.extend(played)
        played.clear()
        self.prize = HIDDEN
        self._start_turn()

    # The Tie Breaker.

    def _collect_won_card(self, winner: i64, card: int) -> None:
        """Add a won card to the winner's victory pile, where it may become the Tie Breaker, and score its points."""
        self.prize = card
        pile = self.piles[winner]
        self.scores[winner] += self.game.points[card]
        holder = self.tie_breaker
        values = self.game.values
        if holder < 0 or values[card] >= values[self.piles[holder][-1]]:
            # fight.tb.created, fight.tb.holder-equal-or-higher, fight.tb.other-equal-or-higher
            pile.append(card)
            self.tie_breaker = winner
        else:  # fight.tb.holder-lower, fight.tb.other-lower
            pile.insert(0, card)
        if self.log is not None:
            self.log.add_event("win", winner, [card], self.scores[winner])
            if self.tie_breaker == winner and pile[-1] == card:
                self.log.add_event("breaker", winner, [card])

    def _tie_break_winner(self, purpose: i64, dice: Dice) -> i64:
        """Return the holder of the Tie Breaker, or the winner of a coin flip if there is none (fight.tb.coin)."""
        return self.tie_breaker if self.tie_breaker >= 0 else self.flip_coin_for_seat(purpose, dice)

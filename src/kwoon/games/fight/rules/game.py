"""FIGHT: two players, sealed cards, a row to pick from, and a Tie Breaker that decides ties."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.card_lists import contains, moves_for_cards, remove_unordered
from kwoon.core.dice import Dice
from kwoon.core.events import HIDDEN, NOBODY, EventLog
from kwoon.core.game import NO_MOVE, Outcome, Prompt, View
from kwoon.games.fight.combat.clash import NO_WINNER, TIED
from kwoon.games.fight.rules.notation import FightNotation
from kwoon.games.fight.rules.state import DRAWING, FIRST_PICK, OPENING, OVER, PLAYING, ROUND, TURN, BaseFightState
from kwoon.games.fight.view.sampling import sample_into
from kwoon.games.fight.view.view import FightView


class Fight(FightNotation):
    def deal(self, dice: Dice, log: EventLog | None = None) -> FightState:
        state = FightState(self, log)
        state.rounds_won = [0, 0]
        state.start_round(dice)
        return state

    def sample_state(self, view: View, dice: Dice) -> FightState:
        assert isinstance(view, FightView)
        state = FightState(self, None)
        sample_into(state, view, dice)
        return state


class FightState(BaseFightState):
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
        if self.log is not None:
            self.log.add_event("concede", seat, [])

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

    def copy(self) -> FightState:
        copy = FightState(self.game, None)
        self.copy_into(copy)
        return copy

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
        if self.log is not None:
            self.log.add_event("round", NOBODY, [], self.round)
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
        if self.log is not None:
            self.log.add_event(why, winner, [], self.scores[winner])
        if self.rounds_won[winner] >= self.game.rounds_to_win:  # fight.end.two-rounds
            self.phase = OVER
            self.set_next_picker(NOBODY, 0)
            if self.log is not None:
                self.log.add_event("match", winner, [])
        else:
            self.start_round(dice)

    def _end_round_by_depletion(self, dice: Dice, by_refill: bool = False) -> None:
        """End the round because a required draw or refill is impossible (fight.end.depletion,
        fight.end.depletion-winner)."""
        if self.log is not None:
            self.log.add_event("depleted", self.tie_breaker, [], 1 if by_refill else 0)
        self._end_round(self._tie_break_winner(ROUND, dice), "round-by-breaker", dice)

    # A turn.

    def _start_turn(self) -> None:
        self.turn += 1
        self.phase = PLAYING
        if self.log is not None:
            self.log.add_event("turn", NOBODY, [], self.turn)

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
        if self.log is not None:
            self.log.add_event("nobody", NOBODY, [])
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
        if self.log is not None:
            self.log.add_event("discard", NOBODY, played[:])
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

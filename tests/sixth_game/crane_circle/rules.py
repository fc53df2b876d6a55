"""The rules of Crane Circle."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.events import HIDDEN, NOBODY, EventLog
from kwoon.core.game import NO_MOVE, Game, IllegalMove, Outcome, Prompt, State, View
from tests.sixth_game.crane_circle.cards import CraneCirclePack
from tests.sixth_game.crane_circle.view import CraneCircleView

OMEN_POINTS = 2
"""Points for a strike with a card of the omen's kind."""


class CraneCircleGame(Game):
    """The game with its pack. Move `card` plays a card, and move `len(ids) + seat` strikes at a seat."""

    def __init__(self, pack: CraneCirclePack, seats: int) -> None:
        self.seats = seats
        self.pack = pack

    def deal(self, dice: Dice, log: EventLog | None = None) -> CraneCircleState:
        state = CraneCircleState(self, log)
        state.deck = list(self.pack.deck)
        for seat in range(self.seats):
            state.draw(seat, self.pack.hand_size, dice)
        state.guards = [dice.draw(state.deck) for _ in range(self.seats)]
        state.omen = dice.draw(state.deck)
        state.start_turn(0)
        return state

    def sample_state(self, view: View, dice: Dice) -> CraneCircleState:
        assert isinstance(view, CraneCircleView)
        state = CraneCircleState(self, None)
        state.discard = list(view.discard)
        state.scores = list(view.scores)
        state.targets = list(view.target_seat)
        state.active = view.active_seat
        state.champion = view.champion
        state.turn = view.turn
        state.conceded = view.conceded
        state.is_omen_revealed = view.omen_card != HIDDEN
        state.deck = list(self.pack.deck)
        shown = [view.omen_card, *[card for cards in view.guards for card in cards]]
        for card in (*view.discard, *view.hand, *[card for card in shown if card != HIDDEN]):
            state.deck.remove(card)
        state.omen = dice.draw(state.deck) if view.omen_card == HIDDEN else view.omen_card
        for seat in range(self.seats):
            card = view.guards[seat][0]
            state.guards.append(dice.draw(state.deck) if card == HIDDEN else card)
            if seat == view.seat:
                state.hands[seat] = list(view.hand)
            else:
                state.draw(seat, view.hand_sizes[seat], dice)
        state.sample_drafts(view, dice)
        return state

    def format_move(self, move: int) -> str:
        kinds = len(self.pack.ids)
        return f"play {self.pack.ids[move]}" if move < kinds else f"strike {move - kinds + 1}"

    def parse_move(self, text: str) -> int:
        moves = {self.format_move(move): move for move in range(self.num_distinct_moves())}
        if text.lower() not in moves:
            raise IllegalMove(f"'{text}' is not a move. Examples: play {self.pack.ids[0]}, strike 2.")
        return moves[text.lower()]

    def all_cards(self) -> list[int]:
        return sorted(self.pack.deck)

    def num_distinct_moves(self) -> int:
        return len(self.pack.ids) + int(self.seats)


class CraneCircleState(State):
    """One position. Lists are indexed by seat."""

    def __init__(self, game: CraneCircleGame, log: EventLog | None) -> None:
        super().__init__(game, log)
        self.game = game
        self.hands: list[list[int]] = [[] for _ in range(game.seats)]
        self.deck: list[int] = []
        """The deck has no order: each card is picked at random when it is drawn."""
        self.discard: list[int] = []
        self.guards: list[int] = []
        self.omen = HIDDEN
        self.is_omen_revealed = False
        self.scores = [0] * game.seats
        self.targets = [NOBODY] * game.seats
        self.active = 0
        self.champion = NOBODY
        self.turn = 0
        self.conceded = NOBODY

    def seats_to_act(self) -> i64:
        return 0 if self.outcome() is not None else 1 << self.active

    def next_draft_prompt(self, seat: i64) -> Prompt | None:
        moves = self.draft(int(seat))
        kinds = len(self.game.pack.ids)
        if not moves:
            return Prompt(seat, "play", sorted(set(self.hands[seat])))
        if len(moves) == 1:
            return Prompt(seat, "strike", [kinds + other for other in range(self.game.seats) if other != seat])
        return None

    def resolve(self, dice: Dice) -> None:
        if self.first_moves[self.active] == NO_MOVE:  # the player conceded
            return
        seat = self.active
        card, move = self.draft(seat)
        target = move - len(self.game.pack.ids)
        self.targets[seat] = target
        self.hands[seat].remove(card)
        self._add_event("play", seat, [card], target)
        guard = self.guards[target]
        self._add_event("guard", target, [guard])
        self.discard += [card, guard]
        if self.game.pack.beats[card] == guard:
            self.is_omen_revealed = True
            self.champion = seat
            self.scores[seat] += OMEN_POINTS if card == self.omen else 1
            self._add_event("score", seat, [], self.scores[seat])
        self.guards[target] = dice.draw(self.deck)
        if len(self.deck) > 1:
            self.draw(seat, 1, dice)
        self.start_turn((seat + 1) % self.game.seats)

    def concede(self, seat: i64, dice: Dice) -> None:
        self.conceded = int(seat)
        self._add_event("concede", int(seat), [])

    def outcome(self) -> Outcome | None:
        if self.conceded != NOBODY:
            return Outcome([2 if seat == self.conceded else 1 for seat in range(self.game.seats)], "conceded")
        if max(self.scores) >= self.game.pack.points_to_win or len(self.deck) < 2:
            return Outcome([1 + sum(other > score for other in self.scores) for score in self.scores], "points")
        return None

    def view(self, seat: int) -> CraneCircleView:
        return CraneCircleView(
            seat=seat,
            pending_seats=self.pending_seats(),
            draft=self.draft(seat),
            hand=tuple(self.hands[seat]) if seat >= 0 else (),
            hand_sizes=tuple([len(hand) for hand in self.hands]),
            deck=len(self.deck),
            discard=tuple(self.discard),
            guards=tuple([(card if owner == seat else HIDDEN,) for owner, card in enumerate(self.guards)]),
            omen_card=self.omen if self.is_omen_revealed else HIDDEN,
            scores=tuple(self.scores),
            target_seat=tuple(self.targets),
            active_seat=self.active,
            champion=self.champion,
            phase=int(self.is_omen_revealed),
            turn=self.turn,
            conceded=self.conceded,
        )

    def copy(self) -> CraneCircleState:
        copy = CraneCircleState(self.game, None)
        copy.hands = [list(hand) for hand in self.hands]
        copy.deck = list(self.deck)
        copy.discard = list(self.discard)
        copy.guards = list(self.guards)
        copy.omen = self.omen
        copy.is_omen_revealed = self.is_omen_revealed
        copy.scores = list(self.scores)
        copy.targets = list(self.targets)
        copy.active = self.active
        copy.champion = self.champion
        copy.turn = self.turn
        copy.conceded = self.conceded
        self._copy_drafts(copy)
        return copy

    def all_cards(self) -> list[int]:
        return sorted(
            [*self.deck, *self.discard, *self.guards, self.omen, *[card for hand in self.hands for card in hand]]
        )

    def start_turn(self, seat: int) -> None:
        """Begin the next turn, unless the game is over."""
        if self.outcome() is None:
            self.active = seat
            self.turn += 1
            self._add_event("turn", seat, [], self.turn)

    def draw(self, seat: int, count: int, dice: Dice) -> None:
        """Draw cards into a hand, which stays in ascending order."""
        cards = [dice.draw(self.deck) for _ in range(count)]
        self.hands[seat] = sorted(self.hands[seat] + cards)
        if self.log is not None:
            self.log.add_private_event("draw", seat, cards, len(self.deck))

    def _add_event(self, kind: str, seat: int, cards: list[int], number: int = 0) -> None:
        if self.log is not None:
            self.log.add_event(kind, seat, cards, number)

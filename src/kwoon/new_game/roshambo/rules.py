"""The rules of Roshambo."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY, EventLog
from kwoon.core.game import NO_MOVE, Game, IllegalMove, Outcome, Prompt, State, View
from kwoon.new_game.roshambo.cards import RoshamboPack
from kwoon.new_game.roshambo.view import RoshamboView


class RoshamboGame(Game):
    """The game with its pack. A move is the card that it plays."""

    def __init__(self, pack: RoshamboPack) -> None:
        self.seats = 2
        self.pack = pack

    def deal(self, dice: Dice, log: EventLog | None = None) -> RoshamboState:
        state = RoshamboState(self, log)
        state.deck = list(self.pack.deck)
        for seat in range(2):  # roshambo.setup.deal
            state.draw(seat, self.pack.hand_size, dice)
        state.start_turn()
        return state

    def sample_state(self, view: View, dice: Dice) -> RoshamboState:
        assert isinstance(view, RoshamboView)
        state = RoshamboState(self, None)
        state.discard = list(view.discard)
        state.scores = list(view.scores)
        state.turn = view.turn
        state.conceded = view.conceded
        state.deck = list(self.pack.deck)
        for card in (*view.discard, *view.hand):
            state.deck.remove(card)
        for seat in range(2):
            if seat == view.seat:
                state.hands[seat] = list(view.hand)
            else:
                state.draw(seat, view.hand_sizes[seat], dice)
        state.sample_drafts(view, dice)
        return state

    def format_move(self, move: int) -> str:
        return f"play {self.pack.ids[move]}"

    def parse_move(self, text: str) -> int:
        words = text.lower().split()
        if len(words) != 2 or words[0] != "play":
            raise IllegalMove(f"'{text}' is not a move. Example: play {self.pack.ids[0]}.")
        ids = [id.lower() for id in self.pack.ids]
        if words[1] not in ids:
            raise IllegalMove(f"There is no card '{words[1]}'. The cards are {', '.join(self.pack.ids)}.")
        return ids.index(words[1])

    def all_cards(self) -> list[int]:
        return sorted(self.pack.deck)

    def num_distinct_moves(self) -> int:
        return len(self.pack.ids)


class RoshamboState(State):
    """One position. Lists of two are indexed by seat."""

    def __init__(self, game: RoshamboGame, log: EventLog | None) -> None:
        super().__init__(game, log)
        self.game = game
        self.hands: list[list[int]] = [[], []]
        self.deck: list[int] = []
        """The deck has no order: each card is picked at random when it is drawn."""
        self.discard: list[int] = []
        self.scores = [0, 0]
        self.turn = 0
        self.conceded = NOBODY

    def seats_to_act(self) -> i64:
        return 0 if self.outcome() is not None else 3

    def next_draft_prompt(self, seat: i64) -> Prompt | None:
        if self.first_moves[seat] != NO_MOVE:
            return None
        return Prompt(seat, "play", sorted(set(self.hands[seat])))

    def resolve(self, dice: Dice) -> None:
        cards = [int(self.first_moves[seat]) for seat in range(2)]
        for seat in range(2):
            self.hands[seat].remove(cards[seat])
            self._add_event("play", seat, [cards[seat]])
        self.discard += cards
        for seat in range(2):  # roshambo.turn.score
            if self.game.pack.beats[cards[seat]] == cards[1 - seat]:
                self.scores[seat] += 1
                self._add_event("score", seat, [], self.scores[seat])
        if self.outcome() is None:
            if len(self.deck) >= 2:  # roshambo.turn.draw
                for seat in range(2):
                    self.draw(seat, 1, dice)
            self.start_turn()

    def concede(self, seat: i64, dice: Dice) -> None:
        self.conceded = seat
        self._add_event("concede", seat, [])

    def outcome(self) -> Outcome | None:
        if self.conceded != NOBODY:
            return Outcome([2, 1] if self.conceded == 0 else [1, 2], "conceded")
        first, second = self.scores
        if max(first, second) >= self.game.pack.points_to_win:  # roshambo.end.points
            return Outcome([1, 2] if first > second else [2, 1], "points")
        if self.turn and not self.hands[0]:  # roshambo.end.cards
            return Outcome([1 + (first < second), 1 + (second < first)], "cards")
        return None

    def view(self, seat: int) -> RoshamboView:
        return RoshamboView(
            seat=seat,
            pending_seats=self.pending_seats(),
            draft=self.draft(seat),
            hand=tuple(self.hands[seat]) if seat >= 0 else (),
            hand_sizes=tuple([len(hand) for hand in self.hands]),
            deck=len(self.deck),
            discard=tuple(self.discard),
            scores=tuple(self.scores),
            turn=self.turn,
            conceded=self.conceded,
        )

    def copy(self) -> RoshamboState:
        copy = RoshamboState(self.game, None)
        copy.hands = [list(hand) for hand in self.hands]
        copy.deck = list(self.deck)
        copy.discard = list(self.discard)
        copy.scores = list(self.scores)
        copy.turn = self.turn
        copy.conceded = self.conceded
        self._copy_drafts(copy)
        return copy

    def all_cards(self) -> list[int]:
        return sorted(self.deck + self.discard + self.hands[0] + self.hands[1])

    def start_turn(self) -> None:
        """Begin the next turn, unless the game is over."""
        if self.outcome() is None:
            self.turn += 1
            self._add_event("turn", NOBODY, [], self.turn)

    def draw(self, seat: int, count: int, dice: Dice) -> None:
        """Draw cards into a hand, which stays in ascending order."""
        cards = [dice.draw(self.deck) for _ in range(count)]
        self.hands[seat] = sorted(self.hands[seat] + cards)
        if self.log is not None:
            self.log.add_private_event("draw", seat, cards, len(self.deck))

    def _add_event(self, kind: str, seat: int, cards: list[int], number: int = 0) -> None:
        if self.log is not None:
            self.log.add_event(kind, seat, cards, number)

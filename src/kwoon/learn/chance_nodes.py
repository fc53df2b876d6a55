"""A game followed with its luck in the open: it asks seats for moves, and chance for every roll."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.dice import PausingDice, RollNeeded
from kwoon.core.events import Log
from kwoon.core.game import Game, State

CHANCE: Final = -1
"""In place of a seat: luck decides."""
GAME_OVER: Final = -2
"""In place of a seat: the game is over."""
DEAL: Final = -1
"""In place of a move: the cards are being dealt."""


class Playthrough:
    """One way through a game. Moves are made in the order of the seats that are asked, each draft to its end."""

    def __init__(self, game: Game, original: Playthrough | None = None) -> None:
        self.game = game
        self.state: State | None = None
        """The position before the answer that waits for its luck; none before the deal."""
        self.pending_seat: i64 = CHANCE
        """Whose answer waits."""
        self.pending_move = DEAL
        self.rolls: list[int] = []
        """The luck that it has had so far."""
        self.roll_needed: RollNeeded | None = None
        """What it still needs."""
        self.observed: list[list[str]] = [[] for _ in range(game.seats)]
        """What each seat has seen and done: all that it could remember."""
        if original is None:
            self._resume()
            return
        self.state = None if original.state is None else original.state.copy()
        self.pending_seat = original.pending_seat
        self.pending_move = original.pending_move
        self.rolls = original.rolls[:]
        self.roll_needed = original.roll_needed
        self.observed = [lines[:] for lines in original.observed]

    def copy(self) -> Playthrough:
        """An independent line like this one."""
        return Playthrough(self.game, self)

    def __copy__(self) -> Playthrough:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Playthrough:
        return self.copy()

    def current_player(self) -> int:
        """Who decides now: a seat, CHANCE, or nobody because it is OVER."""
        if self.roll_needed is not None:
            return CHANCE
        assert self.state is not None
        prompts = self.state.prompts()
        return int(prompts[0].seat) if prompts else GAME_OVER

    def legal_moves(self) -> list[int]:
        """The moves of the seat that is asked, ascending."""
        assert self.state is not None and self.roll_needed is None
        return sorted(self.state.canonical_moves(self.state.prompts()[0]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck may do, and how likely: of rolls that draw the same card, the first stands for all."""
        needed = self.roll_needed
        assert needed is not None
        if needed.pile is None:
            return [(roll, 1.0 / needed.sides) for roll in range(needed.sides)]
        first: dict[int, int] = {}
        count: dict[int, int] = {}
        for roll, card in enumerate(needed.pile):
            first.setdefault(card, roll)
            count[card] = count.get(card, 0) + 1
        return [(roll, count[card] / needed.sides) for card, roll in first.items()]

    def apply_move(self, move: int) -> None:
        """The asked seat makes a move; Refused if it may not."""
        assert self.state is not None and self.roll_needed is None
        seat = self.current_player()
        self.pending_seat = seat
        self.pending_move = move
        self.rolls = []
        self._resume()

    def apply_roll(self, roll: int) -> None:
        """Luck decides."""
        assert self.roll_needed is not None
        self.rolls = [*self.rolls, roll]
        self._resume()

    def _resume(self) -> None:
        """Try the answer that waits with the luck that it has had; if that is not enough, nothing has happened yet."""
        dice = PausingDice(self.rolls)
        log = Log()
        try:
            if self.state is None:
                state = self.game.deal(dice, log)
            else:
                state = self.state.copy()
                state.log = log
                state.apply(self.pending_seat, self.pending_move, dice)
        except RollNeeded as needed:
            # The pile may be changed by whoever tries again.
            self.roll_needed = RollNeeded(needed.sides, None if needed.pile is None else needed.pile[:])
            return
        self.roll_needed = None
        if self.state is not None:
            self.observed[self.pending_seat].append(f"you {self.game.format_move(self.pending_move)}")
        for event in log.take():
            for seat in range(self.game.seats):
                kind, event_seat, cards, number = event.seen_by(int(seat)).as_tuple()
                self.observed[seat].append(f"{kind} {event_seat} {list(cards)} {number}")
        state.log = None
        self.state = state

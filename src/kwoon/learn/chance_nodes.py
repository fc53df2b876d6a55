"""A game with explicit chance nodes: seats choose moves, and chance chooses every roll."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.dice import PausingDice, RollNeeded
from kwoon.core.events import EventLog
from kwoon.core.game import Game, State

CHANCE: Final = -1
"""Player id of a chance node."""
GAME_OVER: Final = -2
"""Player id after the end of the game."""
DEAL: Final = -1
"""Pending move while the cards are being dealt."""


class ChanceNodePlaythrough:
    """One line of play. Simultaneous prompts are answered in seat order, and each seat finishes its draft before the
    next seat begins."""

    def __init__(self, game: Game, original: ChanceNodePlaythrough | None = None) -> None:
        self.game = game
        self.state: State | None = None
        """Position before the pending move; None before the deal."""
        self.pending_seat: i64 = CHANCE
        """Seat whose move waits for rolls."""
        self.pending_move = DEAL
        self.rolls: list[int] = []
        """Rolls made so far for the pending move."""
        self.roll_needed: RollNeeded | None = None
        """Roll that the pending move needs next."""
        self.observed: list[list[str]] = [[] for _ in range(game.seats)]
        """Everything that each seat has seen and done (perfect recall)."""
        if original is None:
            self._retry_pending_move()
            return
        self.state = None if original.state is None else original.state.copy()
        self.pending_seat = original.pending_seat
        self.pending_move = original.pending_move
        self.rolls = original.rolls[:]
        self.roll_needed = original.roll_needed
        self.observed = [lines[:] for lines in original.observed]

    def copy(self) -> ChanceNodePlaythrough:
        return ChanceNodePlaythrough(self.game, self)

    def current_player(self) -> int:
        """Return the seat to move, CHANCE or GAME_OVER."""
        if self.roll_needed is not None:
            return CHANCE
        assert self.state is not None
        prompts = self.state.prompts()
        return int(prompts[0].seat) if prompts else GAME_OVER

    def legal_moves(self) -> list[int]:
        """Return the legal moves of the prompted seat in ascending order, restricted to canonical moves."""
        assert self.state is not None and self.roll_needed is None
        return sorted(self.state.canonical_moves(self.state.prompts()[0]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the distinct rolls with their probabilities."""
        needed = self.roll_needed
        assert needed is not None
        return [(roll, count / needed.sides) for roll, count in distinct_rolls(needed)]

    def apply_move(self, move: int) -> None:
        """Make a move for the prompted seat. Raise IllegalMove if it is not legal."""
        assert self.state is not None and self.roll_needed is None
        seat = self.current_player()
        self.pending_seat = seat
        self.pending_move = move
        self.rolls = []
        self._retry_pending_move()

    def apply_roll(self, roll: int) -> None:
        """Apply the outcome of the chance node."""
        assert self.roll_needed is not None
        self.rolls = [*self.rolls, roll]
        self._retry_pending_move()

    def _retry_pending_move(self) -> None:
        """Retry the pending move with the rolls made so far. If it needs one more roll, the state stays unchanged."""
        dice = PausingDice(self.rolls)
        log = EventLog()
        try:
            if self.state is None:
                state = self.game.deal(dice, log)
            else:
                state = self.state.copy()
                state.log = log
                state.apply(self.pending_seat, self.pending_move, dice)
        except RollNeeded as needed:
            # Copy the pile, because a retry may change it.
            self.roll_needed = RollNeeded(needed.sides, None if needed.pile is None else needed.pile[:])
            return
        self.roll_needed = None
        if self.state is not None:
            self.observed[self.pending_seat].append(f"you {self.game.format_move(self.pending_move)}")
        for event in log.take_events():
            for seat in range(self.game.seats):
                kind, event_seat, cards, number = event.as_seen_by(int(seat)).as_tuple()
                self.observed[seat].append(f"{kind} {event_seat} {list(cards)} {number}")
        state.log = None
        self.state = state


def distinct_rolls(needed: RollNeeded) -> list[tuple[int, int]]:
    """Return the distinct rolls, each with the number of rolls it stands for: rolls that draw the same card are merged
    into the first of them."""
    if needed.pile is None:
        return [(roll, 1) for roll in range(needed.sides)]
    first: dict[int, int] = {}
    count: dict[int, int] = {}
    for roll, card in enumerate(needed.pile):
        first.setdefault(card, roll)
        count[card] = count.get(card, 0) + 1
    return [(roll, count[card]) for card, roll in first.items()]

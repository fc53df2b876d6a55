"""The game at a table: the match, its events, and limits on changes to drafts."""

from __future__ import annotations

from typing import NamedTuple

from kwoon.core.dice import Dice
from kwoon.core.events import Event
from kwoon.core.game import CONCEDE, SPECTATOR, TAKE_BACK, State
from kwoon.core.record import Match, RecordedMove

MAX_DRAFT_CHANGES = 300
"""Maximum moves and takebacks by one seat within a position."""
MAX_UNRESOLVED_PER_SEAT = 3000
"""Maximum moves per seat and game that resolve nothing."""
IDLE_EACH = 4
"""Additional unresolved moves per resolved position, so that long games have room for their drafts."""
TO_FINISH = 100
"""Number of further moves for finishing a draft once takebacks are refused. After that, only canonical moves are
accepted."""


class AppliedMove(NamedTuple):
    """A move that was just made, and who can notice it."""

    seat: int
    recorded_move: RecordedMove
    resolved: bool
    is_visible: bool
    """Whether anyone besides the seat itself can notice the move."""
    num_events: int
    """Number of events that the move caused."""
    prompted_mask: int
    """The seats that the position before the move prompted, one bit per seat."""
    pending_seats: tuple[int, ...]
    """The seats that have to move afterwards."""


class StoredPosition(NamedTuple):
    """A copy of the position after the last stored move. It can be read without the table's lock."""

    state: State
    resolved_count: int


class LiveGame:
    """A game rebuilt from its moves. Before the game starts, it has no match."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.events: list[Event] = []
        self.resolved_count = 0
        self.answers = 0
        """Number of finished drafts: one per prompted seat when a position resolves. Changes to drafts do not count.
        """
        self.resolved_at_human_move = 0
        """Number of resolved positions when a person last moved."""
        self.draft_changes: list[int] = []
        """Number of changes to each seat's draft in this position."""
        self.num_unresolved: list[int] = []
        """Number of each seat's moves that resolved nothing."""
        self.autopassed_seats: set[int] = set()
        """Seats for which the hall has passed in this position. They have nothing to take back."""

    @property
    def num_moves(self) -> int:
        return 0 if self.match is None else len(self.match.moves)

    def start(self, match: Match) -> None:
        """Start the game with a match that has just been dealt."""
        self.match = match
        self.events.extend([] if match.log is None else match.log.take_events())
        self.draft_changes = [0] * int(match.game.seats)
        self.num_unresolved = [0] * int(match.game.seats)

    def require_match(self) -> Match:
        """Return the match, which must have started."""
        assert self.match is not None
        return self.match

    def apply_move(self, seat: int, move: int, dice: Dice) -> AppliedMove:
        """Apply one move. If the move is illegal, raise IllegalMove and change nothing."""
        match = self.require_match()
        pending_before = match.state.pending_seats()
        prompted_mask = int(match.state.seats_to_act())
        step = match.apply(seat, move, dice)
        events = match.log.take_events() if match.log is not None else []
        resolved = match.has_move_resolved(step)
        self.events.extend(events)
        if resolved:
            self.resolved_count += 1
            self.answers += max(1, prompted_mask.bit_count())
            self.draft_changes = [0] * len(self.draft_changes)
        else:
            self.draft_changes[seat] += 1
            self.num_unresolved[seat] += 1
        pending_after = match.state.pending_seats()
        is_visible = resolved or bool(events) or pending_before != pending_after
        return AppliedMove(seat, step, resolved, is_visible, len(events), prompted_mask, pending_after)

    def track_mover(self, effect: AppliedMove, by_player: bool) -> None:
        """Record whether the player or the hall made a move."""
        if by_player:
            self.resolved_at_human_move = self.resolved_count
        if effect.resolved:
            self.autopassed_seats.clear()
        elif by_player or not self.require_match().state.is_optional():
            self.autopassed_seats.discard(effect.seat)
        else:
            self.autopassed_seats.add(effect.seat)

    def exceeds_draft_changes(self, seat: int, move: int) -> bool:
        """Return whether a move changes a draft that its seat has changed too often.

        The limit bounds the stored size of a game. It never prevents finishing a draft: canonical moves are always
        allowed, and they always lead to a finished draft.
        """
        beyond = max(
            self.draft_changes[seat] - MAX_DRAFT_CHANGES,
            self.num_unresolved[seat] - MAX_UNRESOLVED_PER_SEAT - IDLE_EACH * self.resolved_count,
        )
        if beyond < 0 or move == CONCEDE:
            return False
        if move == TAKE_BACK:
            return True
        state = self.require_match().state
        ask = state.prompt(seat) if beyond >= TO_FINISH else None
        return ask is not None and move in ask.moves and move not in state.canonical_moves(ask)

    def prompt_key(self, seat: int) -> str:
        """Return the key of a seat's prompt."""
        return prompt_key(self.require_match().state, self.resolved_count, seat)


def prompt_key(state: State, resolved_count: int, seat: int) -> str:
    """Return a key that identifies a seat's prompt by the progress of the game and of the seat's draft. The key does not
    depend on other seats' drafts."""
    draft = state.draft(seat) if seat != SPECTATOR else ()
    return f"{resolved_count}.{len(draft)}"

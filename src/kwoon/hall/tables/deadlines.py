"""The deadlines of a game, at which the hall moves for the seats that have not answered."""

from __future__ import annotations

from collections.abc import Sequence

from kwoon.core.game import State
from kwoon.hall.settings import HallSettings
from kwoon.hall.tables.clock import Clock
from kwoon.hall.tables.live_game import AppliedMove
from kwoon.hall.tables.table_state import ClockSettings

MAX_VIEWING_SECONDS = 60.0
"""Maximum viewing time in seconds after one move, however many events it caused."""


class Deadlines:
    """The clock, the countdown after a call, and the time limit of optional prompts. None of them runs while a seat is
    being shown the latest events."""

    def __init__(self, settings: HallSettings, quick_seconds: float, first_choice_starts: bool) -> None:
        self.settings = settings
        self.quick_seconds = quick_seconds
        """Time limit of optional prompts; 0 for no limit."""
        self.first_choice_starts = first_choice_starts
        """Whether the first finished choice starts the countdown."""
        self.clock: Clock | None = None
        self.countdown_started: float | None = None
        self.quick_started: float | None = None
        """When the current optional prompts with a deadline appeared."""
        self.viewing_until: list[float] = []
        """Time until which each seat is being shown the latest events. The seat's clock does not run before then."""
        self.autopass_times: dict[int, tuple[int, float]] = {}
        """For each auto-passing seat, the position and the time at which the hall passes."""

    def start(self, plan: ClockSettings, num_seats: int, now: float, pending_seats: tuple[int, ...]) -> None:
        """Start the clocks of a new game."""
        self.viewing_until = [0.0] * num_seats
        if plan.kind != "none":
            self.clock = Clock(plan, num_seats)
            self.clock.start_clocks(now, pending_seats)

    def update_after_move(self, effect: AppliedMove, state: State, now: float, present: Sequence[bool]) -> None:
        """Update the deadlines after a move whose time the clock has already charged. `present` says for each seat
        whether its player is present; it is used only if the move resolved the position."""
        if effect.resolved:
            self.countdown_started = None
            self.quick_started = now if self.quick_seconds > 0 and state.is_optional() else None
            until = now + min(MAX_VIEWING_SECONDS, self.settings.viewing_seconds * effect.num_events)
            self.viewing_until = [until if is_present else now for is_present in present]
            if self.clock is not None:
                self.clock.hold_clocks_until(self.viewing_until)
        elif (
            self.first_choice_starts
            and self.countdown_started is None
            and 0 < len(effect.pending_seats) < effect.prompted_mask.bit_count()
            and state.is_simultaneous()
        ):
            self.countdown_started = now

    def finish_viewing(self, seat: int, now: float) -> None:
        """End a seat's viewing time, because the seat has been shown all events."""
        self.viewing_until[seat] = min(self.viewing_until[seat], now)
        if self.clock is not None:
            self.clock.start_seat_clock(seat, now)

    def countdown_deadline(self, state: State) -> float | None:
        """Return when the countdown ends, or None if none has started."""
        if self.countdown_started is None:
            return None
        return self._time_after_viewing(self.countdown_started, state) + self.settings.countdown_seconds

    def optional_prompt_deadline(self, state: State) -> float | None:
        """Return when unanswered optional prompts count as passed, or None."""
        if self.quick_started is None:
            return None
        return self._time_after_viewing(self.quick_started, state) + self.quick_seconds

    def _time_after_viewing(self, timestamp: float, state: State) -> float:
        """Return when all pending seats have been shown the events."""
        return max([timestamp, *(self.viewing_until[seat] for seat in state.pending_seats())])

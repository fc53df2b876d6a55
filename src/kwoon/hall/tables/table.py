"""A live table: its state, the game replayed from its moves, the updates for each seat, and its subscribers."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Literal

from kwoon import registry
from kwoon.core.dice import Dice, RecordedDice
from kwoon.core.events import Event, EventLog
from kwoon.core.game import CONCEDE, SPECTATOR, TAKE_BACK
from kwoon.core.record import Match, RecordedMove
from kwoon.hall.games.loaded_game_cache import get_serializer
from kwoon.hall.settings import HallSettings
from kwoon.hall.tables import socket_messages
from kwoon.hall.tables.chat import TableChatAndRequestResults
from kwoon.hall.tables.clock import Clock
from kwoon.hall.tables.delayed_view import DelayedGame
from kwoon.hall.tables.game_serializer import ShownPosition
from kwoon.hall.tables.lesson import teacher_for
from kwoon.hall.tables.socket_messages import UpdateMessage
from kwoon.hall.tables.stored_rows import StoredMove, StoredTable
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table_state import OVER, PLAYING, TableState, can_watch_delayed
from kwoon.registry import Pack

MAX_VIEWING_SECONDS = 60.0
"""Maximum viewing time in seconds after one move, however many events it caused."""
MAX_DRAFT_CHANGES = 300
"""Maximum moves and takebacks by one seat within a position."""
MAX_UNRESOLVED_PER_SEAT = 3000
"""Maximum moves per seat and game that resolve nothing."""
IDLE_EACH = 4
"""Additional unresolved moves per resolved position, so that long games have room for their drafts."""
TO_FINISH = 100
"""Number of further moves for finishing a draft once takebacks are refused. After that, only canonical moves are
accepted."""
WHOLE_GAME = -1
"""In place of a turn number: auto-pass until the game is over."""


@dataclass
class AppliedMove:
    """A move that was just made, and who can notice it."""

    seat: int
    recorded_move: RecordedMove
    resolved: bool
    is_visible: bool
    """Whether anyone besides the seat itself can notice the move."""
    started_countdown: bool
    events: int
    """Number of events that the move caused."""


class Table(TableChatAndRequestResults):
    """A table in this process's memory. The caller must hold the lock to change or show the table."""

    def __init__(self, table_state: TableState, pack: Pack, settings: HallSettings) -> None:
        super().__init__()
        self.table_state = table_state
        self.settings = settings
        self.first_choice_starts = table_state.uses_call and registry.find_game(table_state.game).has_turbo
        """Whether the first finished choice starts the countdown."""
        self.pack = pack
        self.serializer = get_serializer(pack, len(table_state.seats), table_state.options)
        self.lock = asyncio.Lock()
        self.last_used = 0.0
        self.is_stale = False
        """Whether memory may differ from storage. If so, the table must be reloaded before use."""
        self.is_owner = True
        """Whether this process wrote last and therefore drives the bots and clocks."""
        self.timer: asyncio.TimerHandle | None = None
        self.bot_tasks: dict[int, tuple[str, asyncio.Task[None]]] = {}
        self.num_events_sent = 0
        """Number of events sent to all subscribers."""
        self.shown: dict[int, ShownPosition] = {}
        """The position that each seat was last shown. It is already stored, so it can be read without the lock."""
        # Lessons are scripted for the printed pack. A lesson started with another pack continues as a normal game.
        follows_lesson = table_state.lesson and pack.fingerprint == registry.default_pack(table_state.game).fingerprint
        self.teacher = teacher_for(table_state.game, self.serializer.loaded_game) if follows_lesson else None
        self.clear_game()

    def clear_game(self) -> None:
        """Discard the game, the chat and the request results, so that they can be loaded again from storage."""
        self.reset_chat_and_request_results()
        self.match: Match | None = None
        self.events: list[Event] = []
        self.resolved_count = 0
        self.answers = 0
        """Number of finished drafts: one per prompted seat when a position resolves. Changes to drafts do not count.
        """
        self.resolved_at_human_move = 0
        """Number of resolved positions when a person last moved."""
        self.clock: Clock | None = None
        self.countdown_started: float | None = None
        self.quick_started: float | None = None
        """When the current optional prompts with a deadline appeared."""
        self.viewing_until = [0.0] * len(self.table_state.seats)
        """Time until which each seat is being shown the latest events. The seat's clock does not run before then."""
        self.autopass_times: dict[int, tuple[int, float]] = {}
        """For each auto-passing seat, the position and the time at which the hall passes."""
        self.draft_changes = [0] * len(self.table_state.seats)
        """Number of changes to each seat's draft in this position."""
        self.autopassed_seats: set[int] = set()
        """Seats for which the hall has passed in this position. They have nothing to take back."""
        self.num_unresolved = [0] * len(self.table_state.seats)
        """Number of each seat's moves that resolved nothing."""
        self.delayed_view: DelayedGame | None = None
        """The delayed game, created for its first spectator."""

    # The game.

    @property
    def is_playing(self) -> bool:
        return self.table_state.status == PLAYING

    @property
    def num_moves(self) -> int:
        return 0 if self.match is None else len(self.match.moves)

    def require_match(self) -> Match:
        """Return the match, which must have started."""
        assert self.match is not None
        return self.match

    def set_table_state(self, table_state: TableState, now: float) -> None:
        """Replace the table's state. If the new state contains a deal for the first time, the game starts."""
        self.table_state = table_state
        if self.match is None and len(table_state.seats) != self.serializer.loaded_game.game.seats:
            self.serializer = get_serializer(self.pack, len(table_state.seats), table_state.options)
        if table_state.deal is not None and self.match is None:
            log = EventLog()
            opened = self.serializer.loaded_game
            header = registry.record_header(registry.find_game(table_state.game), opened, table_state.seat_names())
            self.match = Match(opened.game, header, RecordedDice(table_state.deal), log)
            self.events.extend(log.take_events())
            self.viewing_until = [0.0] * len(table_state.seats)
            self.draft_changes = [0] * len(table_state.seats)
            self.num_unresolved = [0] * len(table_state.seats)
            if table_state.clock.kind != "none":
                self.clock = Clock(table_state.clock, len(table_state.seats))
                self.clock.start_clocks(max(table_state.started, now), self.match.state.pending_seats())
        for subscriber in self.subscribers:
            seat = table_state.find_seat(subscriber.person_id)
            subscriber.seat = SPECTATOR if seat is None else seat

    def load_stored_rows(self, stored: StoredTable, clocks_run_from: float) -> None:
        """Add stored data that this table lacks. Time before `clocks_run_from` is not charged."""
        if stored.table_state is not None:
            self.set_table_state(stored.table_state, clocks_run_from)
        for stored_move in stored.moves:
            dice = RecordedDice([int(roll) for roll in stored_move.rolls.split()])
            effect = self.apply_move(stored_move.seat, stored_move.move, dice, None)
            self.track_mover(effect, stored_move.request_id is not None)
            since = max(stored_move.created, clocks_run_from)
            if self.clock is not None and stored_move.clock is not None:
                self.clock.load_json(stored_move.clock)
                self.clock.start_clocks(since, self.require_match().state.pending_seats())
            if effect.resolved:
                self._hold_clocks_for_viewing(effect.events, since)
                if self.quick_started is not None:
                    self.quick_started = since
            if effect.started_countdown:
                self.countdown_started = since
            person = self.table_state.seats[stored_move.seat].person_id
            if stored_move.request_id is not None and person is not None:
                self.record_request_result(person, stored_move.request_id)
        for chat_message in stored.chat_messages:
            self.add_chat_message(chat_message)
        for auto_pass in stored.auto_passes:
            self.set_auto_pass(auto_pass)

    def apply_move(self, seat: int, move: int, dice: Dice, now: float | None) -> AppliedMove:
        """Apply one move. If the move is illegal, raise IllegalMove and change nothing. If `now` is None, the caller
        must set the clocks."""
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
            self.countdown_started = None
            self.draft_changes = [0] * len(self.table_state.seats)
            has_deadline = self.table_state.quick_seconds > 0 and match.state.is_optional()
            self.quick_started = (now or 0.0) if has_deadline else None
        else:
            self.draft_changes[seat] += 1
            self.num_unresolved[seat] += 1
        pending_after = match.state.pending_seats()
        if self.clock is not None and now is not None:
            prompted_seats = tuple(
                seat_index for seat_index in range(len(self.table_state.seats)) if prompted_mask >> seat_index & 1
            )
            self.clock.update_after_move(now, pending_after, resolved, prompted_seats)
        if resolved and now is not None:
            self._hold_clocks_for_viewing(len(events), now)
        starts_countdown = self._starts_countdown(resolved, pending_after)
        if starts_countdown:
            self.countdown_started = now or 0.0
        return AppliedMove(
            seat,
            step,
            resolved,
            resolved or bool(events) or pending_before != pending_after,
            starts_countdown,
            len(events),
        )

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

    def _hold_clocks_for_viewing(self, num_events: int, now: float) -> None:
        """Start the viewing time of everyone present, during which their clocks do not run."""
        until = now + min(MAX_VIEWING_SECONDS, self.settings.viewing_seconds * num_events)
        present = self.present_people(now)
        self.viewing_until = [
            until if table_seat.person_id in present else now for table_seat in self.table_state.seats
        ]
        if self.clock is not None:
            self.clock.hold_clocks_until(self.viewing_until)

    def finish_viewing(self, seat: int, now: float) -> None:
        """End a seat's viewing time, because the seat has been shown all events."""
        self.viewing_until[seat] = min(self.viewing_until[seat], now)
        if self.clock is not None:
            self.clock.start_seat_clock(seat, now)

    def countdown_deadline(self) -> float | None:
        """Return when the countdown ends, or None if none has started. The countdown begins only when all pending seats
        have been shown the events."""
        return (
            None
            if self.countdown_started is None
            else self._time_after_viewing(self.countdown_started) + self.settings.countdown_seconds
        )

    def optional_prompt_deadline(self) -> float | None:
        """Return when unanswered optional prompts count as passed, or None."""
        return (
            None
            if self.quick_started is None
            else self._time_after_viewing(self.quick_started) + self.table_state.quick_seconds
        )

    def _time_after_viewing(self, timestamp: float) -> float:
        return max([timestamp, *(self.viewing_until[seat] for seat in self.require_match().state.pending_seats())])

    def _starts_countdown(self, resolved: bool, pending_seats: tuple[int, ...]) -> bool:
        if resolved or not self.first_choice_starts or self.countdown_started is not None or not self.is_simultaneous():
            return False
        return 0 < len(pending_seats) < int(self.require_match().state.seats_to_act()).bit_count()

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

    def pacing_inputs(self) -> tuple[int, int, int]:
        """Return the public facts that determine bot delays: the number of bots, the number of people, and the number
        of positions since a person moved."""
        bots = len([table_seat for table_seat in self.table_state.seats if table_seat.kind == "bot"])
        return bots, len(self.table_state.seats_of_people()), self.resolved_count - self.resolved_at_human_move

    def stored_move(self, effect: AppliedMove, request_id: str | None, now: float) -> StoredMove:
        dice = " ".join([str(roll) for roll in effect.recorded_move.rolls])
        clock = None if self.clock is None else self.clock.to_json()
        return StoredMove(
            self.table_state.id, self.num_moves, effect.seat, effect.recorded_move.move, dice, clock, request_id, now
        )

    def prompt_key(self, seat: int) -> str:
        """Return a key that identifies a seat's prompt by the progress of the game and of the seat's draft. The key
        does not depend on other seats' drafts."""
        draft = self.require_match().state.draft(seat) if seat != SPECTATOR else ()
        return f"{self.resolved_count}.{len(draft)}"

    def is_simultaneous(self) -> bool:
        return self.match is not None and self.match.state.is_simultaneous()

    def can_start_countdown(self, seat: int) -> bool:
        if (
            not self.table_state.uses_call
            or self.first_choice_starts
            or self.countdown_started is not None
            or seat == SPECTATOR
            or not self.is_simultaneous()
        ):
            return False
        return bool(int(self.require_match().state.seats_to_act()) >> seat & 1)

    def autopass_span(self, seat: int) -> Literal["", "turn", "game"]:
        """Return for how long this seat auto-passes optional prompts; empty if it does not."""
        person = self.table_state.seats[seat].person_id if seat != SPECTATOR else None
        turn = None if person is None else self.auto_passes.get(person)
        if turn == WHOLE_GAME:
            return "game"
        return "turn" if turn is not None and turn == self.require_match().state.turn_number() else ""

    def should_autopass(self, seat: int) -> bool:
        """Return whether the hall should pass on an optional prompt for this seat's player.

        The hall passes if the player auto-passes, or if passing is the only legal move. The second rule applies only if
        all other players are bots, because it would reveal to other people which seats hold playable cards.
        """
        state = self.require_match().state
        if self.table_state.seats[seat].kind != "person" or not state.is_optional() or state.draft(seat):
            return False
        if self.autopass_span(seat):
            return True
        prompt = state.prompt(seat)
        return prompt is not None and len(prompt.moves) == 1 and len(self.table_state.seats_of_people()) == 1

    def next_move_dice(self, live_dice: Dice) -> Dice:
        """Return the dice for the next move: live dice, or scripted ones in a lesson."""
        if self.teacher is None:
            return live_dice
        return self.teacher.lesson_dice(self.table_state.deal, self.require_match().moves, live_dice)

    # Updates.

    def build_update(self, seat: int, since_event: int | None, now: float, with_why_not: bool = True) -> UpdateMessage:
        """Return everything that a seat may know, with the events after number `since_event`, or without events if that
        is None."""
        first_event = len(self.events) if since_event is None else since_event
        state = self.require_match().state
        shown = self.shown[seat] = self.serializer.shown_position(state, seat, self.prompt_key(seat))
        update = self.serializer.update_message(
            state,
            seat,
            shown=shown,
            names=self.table_state.seat_names(),
            events=self.events[first_event:],
            first_number=first_event + 1,
            with_why_not=with_why_not,
        )
        if self.clock is not None:
            update.clock = self.clock.clock_response(now)
        if (countdown := self.countdown_deadline()) is not None:
            update.countdown = round(max(0.0, countdown - now), 2)
        update.can_call = self.can_start_countdown(seat)
        if (quick_deadline := self.optional_prompt_deadline()) is not None:
            update.quick_seconds = round(max(0.0, quick_deadline - now), 2)
        update.auto_pass = self.autopass_span(seat)
        update.is_optional = state.is_optional()
        if update.is_optional and update.prompt is not None and not update.auto_pass and self.should_autopass(seat):
            # The hall is about to pass, so the player is not interrupted by a prompt without a choice.
            update.prompt = None
        if seat in self.autopassed_seats:
            update.can_take_back = False
        if self.teacher is not None and update.prompt is not None:
            update.lesson = self.teacher.current_instruction(seat, self.require_match().moves)
        return (
            socket_messages.mark_game_stopped(update, len(self.table_state.seats), self.table_state.closed)
            if self.table_state.stopped
            else update
        )

    def broadcast_update(self, now: float, only_seat: int | None = None) -> None:
        """Send an update to all subscribers, or only to those of one seat if nobody else can notice the change."""
        if self.match is None:
            return
        messages: dict[tuple[int, bool], bytes] = {}
        delayed: list[Subscriber] = []
        for subscriber in self.subscribers:
            seat = subscriber.seat
            if only_seat is not None and seat != only_seat:
                continue
            if subscriber.wants_delayed and self.gets_delayed_view(subscriber):
                delayed.append(subscriber)
                continue
            variant = (seat, subscriber.wants_why_not)
            message = messages.get(variant)
            if message is None:
                message = messages[variant] = socket_messages.encode_message(
                    self.build_update(seat, self.num_events_sent, now, subscriber.wants_why_not)
                )
            subscriber.send(message)
        if only_seat is None:
            self.num_events_sent = len(self.events)
            if delayed:
                self._broadcast_delayed(delayed)

    def gets_delayed_view(self, subscriber: Subscriber) -> bool:
        return subscriber.wants_delayed and subscriber.seat == SPECTATOR and can_watch_delayed(self.table_state)

    def delayed_update(self, since_event: int | None) -> UpdateMessage:
        """Return the update for delayed spectators, with the events after number `since_event`. If that is None,
        include the events that have not been sent yet."""
        if self.delayed_view is None:
            self.delayed_view = DelayedGame(self.table_state, self.serializer, self.require_match())
            self.delayed_view.advance_to(self.resolved_count)
            self.delayed_view.num_events_sent = len(self.delayed_view.events)
        self.delayed_view.advance_to(self.resolved_count)
        return self.delayed_view.delayed_update(
            self.delayed_view.num_events_sent if since_event is None else since_event
        )

    def _broadcast_delayed(self, subscribers: list[Subscriber]) -> None:
        update = self.delayed_update(None)
        if update.events or update.outcome is not None:
            message = socket_messages.encode_message(update)
            for subscriber in subscribers:
                subscriber.send(message)
        assert self.delayed_view is not None
        self.delayed_view.num_events_sent = len(self.delayed_view.events)

    def is_over(self) -> bool:
        """Return whether the game has ended, even if the table state does not say so yet."""
        return self.table_state.status == OVER or (self.match is not None and self.match.state.outcome() is not None)

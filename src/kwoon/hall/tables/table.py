"""A live table, composed of its stored state, the game, its deadlines, the chat and the people present. The table
combines them into the updates for each seat."""

from __future__ import annotations

import asyncio
from typing import Literal

from kwoon import registry
from kwoon.core.dice import Dice, RecordedDice
from kwoon.core.events import EventLog
from kwoon.core.game import SPECTATOR
from kwoon.core.record import Match
from kwoon.hall.games.loaded_game_cache import get_serializer
from kwoon.hall.settings import HallSettings
from kwoon.hall.tables import socket_messages
from kwoon.hall.tables.auto_pass import WHOLE_GAME, AutoPasses
from kwoon.hall.tables.chat import TableChat
from kwoon.hall.tables.deadlines import Deadlines
from kwoon.hall.tables.delayed_view import DelayedGame
from kwoon.hall.tables.game_serializer import ShownPosition
from kwoon.hall.tables.lesson import teacher_for
from kwoon.hall.tables.live_game import AppliedMove, LiveGame, StoredPosition
from kwoon.hall.tables.presence import TablePresence
from kwoon.hall.tables.request_results import RequestResults
from kwoon.hall.tables.responses import (
    PresenceMessage,
    TableMessage,
    TableResponse,
    present_seats_and_spectator_count,
    table_response,
)
from kwoon.hall.tables.socket_messages import UpdateMessage
from kwoon.hall.tables.stored_rows import AutoPassChange, ChatMessage, StoredTable
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table_state import PLAYING, TableState, can_watch_delayed
from kwoon.registry import Pack


class Table:
    """A table in this process's memory. The caller must hold the lock to change or show the table."""

    def __init__(self, table_state: TableState, pack: Pack, settings: HallSettings) -> None:
        self.table_state = table_state
        self.settings = settings
        self.pack = pack
        self.serializer = get_serializer(pack, len(table_state.seats), table_state.options)
        # Lessons are scripted for the printed pack. A lesson started with another pack continues as a normal game.
        follows_lesson = table_state.lesson and pack.fingerprint == registry.default_pack(table_state.game).fingerprint
        self.teacher = teacher_for(table_state.game, self.serializer.loaded_game) if follows_lesson else None
        self.presence = TablePresence()
        self.lock = asyncio.Lock()
        self.refresh_done: asyncio.Event | None = None
        """Set after the changes of other processes have been loaded; None if nobody is loading any."""
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
        self.stored_position: StoredPosition | None = None
        """The position after the last stored move, or None before the game. It can be read without the lock."""
        self.discard_loaded_data()

    def discard_loaded_data(self) -> None:
        """Discard everything that is loaded from storage, except the table state."""
        self.game = LiveGame()
        first_choice_starts = self.table_state.uses_call and registry.find_game(self.table_state.game).has_turbo
        self.deadlines = Deadlines(self.settings, self.table_state.quick_seconds, first_choice_starts)
        self.chat = TableChat()
        self.auto_passes = AutoPasses()
        self.requests = RequestResults()
        self.delayed_view: DelayedGame | None = None
        """The delayed game, created for its first spectator."""

    # Loading and changing.

    def stored_counts(self) -> tuple[int, int, int, int]:
        """Return the version of the table state and the numbers of the last move, chat message and auto-pass change in
        memory, from which `Storage.load_table` continues."""
        return (
            self.table_state.version,
            self.game.num_moves,
            self.chat.last_number(),
            self.auto_passes.last_number,
        )

    @property
    def is_playing(self) -> bool:
        return self.table_state.status == PLAYING

    @property
    def match(self) -> Match | None:
        return self.game.match

    def require_match(self) -> Match:
        """Return the match, which must have started."""
        match = self.game.match
        assert match is not None
        return match

    def set_table_state(self, table_state: TableState, now: float) -> None:
        """Replace the table's state. If the new state contains a deal for the first time, the game starts."""
        self.table_state = table_state
        if self.game.match is None and len(table_state.seats) != self.serializer.loaded_game.game.seats:
            self.serializer = get_serializer(self.pack, len(table_state.seats), table_state.options)
        if table_state.deal is not None and self.game.match is None:
            opened = self.serializer.loaded_game
            header = registry.record_header(registry.find_game(table_state.game), opened, table_state.seat_names())
            match = Match(opened.game, header, RecordedDice(table_state.deal), EventLog())
            self.game.start(match)
            since = max(table_state.started, now)
            self.deadlines.start(table_state.clock, len(table_state.seats), since, match.state.pending_seats())
        for subscriber in self.presence.subscribers:
            seat = table_state.find_seat(subscriber.person_id)
            subscriber.seat = SPECTATOR if seat is None else seat
        self.keep_stored_position()

    def keep_stored_position(self) -> None:
        """Keep a copy of the position, whose moves must all be stored."""
        if self.game.match is not None:
            self.stored_position = StoredPosition(self.game.match.state.copy(), self.game.resolved_count)

    def load_stored_rows(self, stored: StoredTable, clocks_run_from: float) -> None:
        """Add stored data that this table lacks. Time before `clocks_run_from` is not charged."""
        if stored.table_state is not None:
            self.set_table_state(stored.table_state, clocks_run_from)
        for stored_move in stored.moves:
            dice = RecordedDice([int(roll) for roll in stored_move.rolls.split()])
            effect = self.game.apply_move(stored_move.seat, stored_move.move, dice)
            self.game.track_mover(effect, stored_move.request_id is not None)
            since = max(stored_move.created, clocks_run_from)
            clock = self.deadlines.clock
            if clock is not None and stored_move.clock is not None:
                clock.load_json(stored_move.clock)
                clock.start_clocks(since, effect.pending_seats)
            self._update_deadlines(effect, since)
            person = self.table_state.seats[stored_move.seat].person_id
            if stored_move.request_id is not None and person is not None:
                self.requests.record((person, stored_move.request_id))
        for chat_message in stored.chat_messages:
            self.add_chat_message(chat_message)
        for auto_pass in stored.auto_passes:
            self.set_auto_pass(auto_pass)
        self.keep_stored_position()

    def apply_move(self, seat: int, move: int, live_dice: Dice, now: float) -> AppliedMove:
        """Apply one move, with scripted dice in a lesson. If the move is illegal, raise IllegalMove and change nothing."""
        dice = live_dice
        if self.teacher is not None:
            dice = self.teacher.lesson_dice(self.table_state.deal, self.require_match().moves, live_dice)
        effect = self.game.apply_move(seat, move, dice)
        if self.deadlines.clock is not None:
            prompted = tuple(each for each in range(len(self.table_state.seats)) if effect.prompted_mask >> each & 1)
            self.deadlines.clock.update_after_move(now, effect.pending_seats, effect.resolved, prompted)
        self._update_deadlines(effect, now)
        return effect

    def _update_deadlines(self, effect: AppliedMove, now: float) -> None:
        present: list[bool] = []
        if effect.resolved:
            people = self.presence.present_people(now)
            present = [table_seat.person_id in people for table_seat in self.table_state.seats]
        self.deadlines.update_after_move(effect, self.require_match().state, now, present)

    def add_chat_message(self, chat_message: ChatMessage) -> None:
        """Add a stored message to the chat. Requests whose messages are dropped are forgotten."""
        if chat_message.request_id is not None:
            self.requests.record((chat_message.person_id, chat_message.request_id))
        for old in self.chat.add(chat_message):
            self.requests.forget((old.person_id, old.request_id or ""))

    def set_auto_pass(self, auto_pass: AutoPassChange) -> None:
        """Apply a stored change to a person's auto-pass."""
        self.auto_passes.apply(auto_pass)
        if auto_pass.request_id is not None:
            self.requests.record((auto_pass.person_id, auto_pass.request_id))

    # Calls and auto-passes.

    def can_start_choice_countdown(self, seat: int) -> bool:
        if (
            not self.table_state.uses_call
            or self.deadlines.first_choice_starts
            or self.deadlines.countdown_started is not None
            or seat == SPECTATOR
            or self.game.match is None
            or not self.game.match.state.is_simultaneous()
        ):
            return False
        return bool(int(self.game.match.state.seats_to_act()) >> seat & 1)

    def autopass_span(self, seat: int) -> Literal["", "turn", "game"]:
        """Return for how long this seat auto-passes optional prompts; empty if it does not."""
        person = self.table_state.seats[seat].person_id if seat != SPECTATOR else None
        turn = None if person is None else self.auto_passes.turns.get(person)
        if turn is None:
            return ""
        return "game" if turn == WHOLE_GAME else "turn" if turn == self.require_match().state.turn_number() else ""

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

    # Messages.

    def build_update(self, seat: int, since_event: int | None, now: float, with_why_not: bool = True) -> UpdateMessage:
        """Return everything that a seat may know, with the events after number `since_event`, or without events if that
        is None."""
        game, deadlines = self.game, self.deadlines
        first_event = len(game.events) if since_event is None else since_event
        state = self.require_match().state
        shown = self.shown[seat] = self.serializer.shown_position(state, seat, game.prompt_key(seat))
        update = self.serializer.update_message(
            state,
            seat,
            shown=shown,
            events=game.events[first_event:],
            first_number=first_event + 1,
            with_why_not=with_why_not,
        )
        if deadlines.clock is not None:
            update.clock = deadlines.clock.clock_response(now)
        if (countdown := deadlines.countdown_deadline(state)) is not None:
            update.countdown = round(max(0.0, countdown - now), 2)
        update.can_call = self.can_start_choice_countdown(seat)
        if (quick_deadline := deadlines.optional_prompt_deadline(state)) is not None:
            update.quick_seconds = round(max(0.0, quick_deadline - now), 2)
        update.auto_pass = self.autopass_span(seat)
        update.is_optional = state.is_optional()
        if update.is_optional and update.prompt is not None and not update.auto_pass and self.should_autopass(seat):
            # The hall is about to pass, so the player is not interrupted by a prompt without a choice.
            update.prompt = None
        if seat in game.autopassed_seats:
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
        if self.game.match is None:
            return
        messages: dict[tuple[int, bool], bytes] = {}
        delayed: list[Subscriber] = []
        for subscriber in self.presence.subscribers:
            seat = subscriber.seat
            if only_seat is not None and seat != only_seat:
                continue
            if self.gets_delayed_view(subscriber):
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
            self.num_events_sent = len(self.game.events)
            if delayed:
                self._broadcast_delayed(delayed)

    def gets_delayed_view(self, subscriber: Subscriber) -> bool:
        return subscriber.wants_delayed and subscriber.seat == SPECTATOR and can_watch_delayed(self.table_state)

    def delayed_update(self, since_event: int | None) -> UpdateMessage:
        """Return the update for delayed spectators, with the events after number `since_event`. If that is None,
        include the events that have not been sent yet."""
        resolved_count = self.game.resolved_count
        if self.delayed_view is None:
            self.delayed_view = DelayedGame(self.table_state, self.serializer, self.require_match())
            self.delayed_view.advance_to(resolved_count)
            self.delayed_view.num_events_sent = len(self.delayed_view.events)
        self.delayed_view.advance_to(resolved_count)
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

    def response_for(self, person_id: str, now: float) -> TableResponse:
        """Return the table as one person sees it."""
        seat = self.table_state.find_seat(person_id)
        return table_response(self.table_state, seat, self.presence.present_people(now))

    def broadcast_table(self, now: float) -> None:
        """Send the table's state to all subscribers."""
        present = self.presence.present_people(now)
        self.presence.last_sent = present_seats_and_spectator_count(self.table_state, present)
        for subscriber in self.presence.subscribers:
            seat = self.table_state.find_seat(subscriber.person_id)
            response = table_response(self.table_state, seat, present)
            subscriber.send(socket_messages.encode_message(TableMessage(response)))

    def broadcast_presence(self, now: float) -> None:
        """Tell all subscribers who is present, if that has changed."""
        seats, spectators = present_seats_and_spectator_count(self.table_state, self.presence.present_people(now))
        if (seats, spectators) != self.presence.last_sent:
            self.presence.last_sent = (seats, spectators)
            message = socket_messages.encode_message(PresenceMessage(seats, spectators))
            for subscriber in self.presence.subscribers:
                subscriber.send(message)

"""Moves and other socket requests: each is validated, then stored, and only then acknowledged and broadcast."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import NamedTuple

from kwoon.core.game import CONCEDE, SPECTATOR, TAKE_BACK, IllegalMove
from kwoon.hall.accounts.names import remove_invisible
from kwoon.hall.errors import Conflict, HallError, LimitReached, PermissionDenied, Unavailable
from kwoon.hall.hall import MAX_ATTEMPTS, NOT_SAVED_TEXT, SAVE_UNKNOWN_TEXT, Hall
from kwoon.hall.logging import log_exception, redact_id
from kwoon.hall.ratings.rated_table_rules import clear_seat_households, count_rated_moves, rated_result
from kwoon.hall.tables import socket_messages
from kwoon.hall.tables.socket_messages import (
    AutoPassCommand,
    ClientMessage,
    ConcedeCommand,
    DoneMessage,
    ErrorMessage,
    MoveCommand,
    PongMessage,
    SendChatCommand,
    TakeBackCommand,
    WhyNotMessage,
)
from kwoon.hall.tables.stored_rows import (
    AutoPassChange,
    ChatMessage,
    StoredMove,
    WriteBatch,
    WriteConflict,
    WriteUncertain,
)
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table import WHOLE_GAME, AppliedMove, Table
from kwoon.hall.tables.table_state import require_table_not_closed

TOO_MANY_CHANGES_TEXT = "You have taken back too many moves. Finish your turn with the current choice."
MAX_AUTO_PASS_CHANGES = 2000
"""Maximum number of auto-pass changes per table."""
STALE_PROMPT_TEXT = "The game has moved on. Look at the current prompt."
NOT_PLAYING_TEXT = "The game isn't running. It hasn't started, or it is over."
BUSY_TEXT = "The table is busy. Try again."
MAX_CHAT_LENGTH = 300


class BroadcastScope(Enum):
    """The subscribers that a move is broadcast to."""

    SEAT = "by the seat itself only"
    ALL = "by everybody"
    END = "by everybody, and the game is over"


async def handle_message(hall: Hall, table: Table, subscriber: Subscriber, request: ClientMessage) -> None:
    """Handle a client's message, at most once per request id."""
    if isinstance(request, socket_messages.PingMessage):
        subscriber.send(socket_messages.encode_message(PongMessage(request.id)))
        return
    if isinstance(request, socket_messages.MarkEventsSeenCommand):
        # Not persisted: a reload restarts the viewing grace period.
        if subscriber.seat != SPECTATOR and request.last_event >= len(table.events):
            table.finish_viewing(subscriber.seat, hall.now())
            hall.on_change(table)
        return
    if isinstance(request, socket_messages.WhyNotQuery):
        _send_unplayable_reasons(table, subscriber, request.id)
        return
    received_at = asyncio.get_running_loop().time()
    await table.lock.acquire()
    await handle_message_and_unlock(hall, table, subscriber, request, received_at=received_at)


async def handle_message_and_unlock(
    hall: Hall,
    table: Table,
    subscriber: Subscriber,
    request: ClientMessage,
    write_error: Exception | None = None,
    *,
    received_at: float | None = None,
) -> None:
    """Handle a message, or continue after its write failed with `write_error`.

    The caller must have acquired the table's lock; this function releases it. `received_at` is an event loop time.
    """
    received_at = asyncio.get_running_loop().time() if received_at is None else received_at
    try:
        try:
            if write_error is not None:
                await _recover_failed_write(hall, table, (subscriber.person_id, request.id), write_error)
            if table.is_stale:
                await _reload_table(hall, table)
            error_text = table.request_results.get((subscriber.person_id, request.id))
            if error_text is None:
                scope = await _dispatch_message(hall, table, subscriber, request)
                error_text = ""
                subscriber.send(socket_messages.encode_message(DoneMessage(request.id)))
                if scope is None:
                    table.broadcast_chat(table.chat_messages[-1])
                else:
                    broadcast_move(hall, table, scope, subscriber.seat)
            elif not error_text:
                _repeat_reply(hall, table, subscriber, request.id, received_at)
        except HallError as error:
            error_text = error.message
            # After a temporary failure, a retry with the same id is processed.
            if not isinstance(error, Unavailable | LimitReached):
                table.record_request_result(subscriber.person_id, request.id, error_text)
        if error_text:
            hall.metrics.count_error()
            _reply_in_constant_time(
                hall,
                received_at,
                partial(subscriber.send, socket_messages.encode_message(ErrorMessage(request.id, error_text))),
            )
    finally:
        table.lock.release()
    hall.on_change(table)


def _repeat_reply(hall: Hall, table: Table, subscriber: Subscriber, request_id: str, received_at: float) -> None:
    """Acknowledge a request that was already carried out, and send its update again in case the first one was lost."""
    seat = subscriber.seat
    update = (
        None
        if table.match is None
        else socket_messages.encode_message(
            table.build_update(seat, table.num_events_sent, hall.now(), subscriber.wants_why_not)
        )
    )
    shown = table.shown.get(seat)

    def send_result() -> None:
        subscriber.send(socket_messages.encode_message(DoneMessage(request_id)))
        if update is not None and table.shown.get(seat) is shown:
            # Send the update only if no newer one has been sent.
            subscriber.send(update)

    _reply_in_constant_time(hall, received_at, send_result)


def _reply_in_constant_time(hall: Hall, received_at: float, send_reply: Callable[[], None]) -> None:
    """Send a reply to a request that changed nothing, at a time that does not depend on who held the table's lock.

    Otherwise a client that keeps sending refused or repeated messages could infer from the delays when another seat is
    drafting.
    """
    wait = hall.seconds_until_reply(received_at)
    if wait > 0:
        asyncio.get_running_loop().call_later(wait, send_reply)
    else:
        send_reply()


def _send_unplayable_reasons(table: Table, subscriber: Subscriber, request_id: str) -> None:
    """Send the reasons why cards cannot be played in the position that the seat was last shown. The table's lock is not
    acquired: another seat may hold it while drafting, and the response time must not reveal that."""
    shown = table.shown.get(subscriber.seat)
    if shown is None:
        subscriber.send(socket_messages.encode_message(WhyNotMessage(request_id, "", {})))
        return
    nothing_to_play = subscriber.seat == SPECTATOR or not table.is_playing
    subscriber.send(
        socket_messages.encode_message(
            WhyNotMessage(request_id, shown.key, {} if nothing_to_play else table.serializer.unplayable_reasons(shown))
        )
    )


async def _dispatch_message(
    hall: Hall, table: Table, subscriber: Subscriber, message: ClientMessage
) -> BroadcastScope | None:
    if isinstance(message, SendChatCommand):
        await _add_chat_message(hall, table, subscriber, message)
        return None
    seat = subscriber.seat
    if seat == SPECTATOR:
        raise PermissionDenied("Only seated players can do that.")
    request = (subscriber.person_id, message.id)
    if isinstance(message, MoveCommand):
        if message.move < 0:
            raise Conflict("That is not a legal move. Choose one of the offered moves.")
        return await commit_moves(hall, table, seat, message.move, prompt_key=message.key, request_key=request)
    if isinstance(message, TakeBackCommand):
        return await commit_moves(hall, table, seat, TAKE_BACK, prompt_key=message.key, request_key=request)
    if isinstance(message, ConcedeCommand):
        return await commit_moves(hall, table, seat, CONCEDE, prompt_key=None, request_key=request)
    if isinstance(message, AutoPassCommand):
        if not subscriber.take_operation_token("auto-pass changes"):
            raise LimitReached("You are changing auto-pass too often. Wait a moment and try again.")
        await _set_auto_pass(hall, table, subscriber.person_id, message)
        return BroadcastScope.SEAT
    await _start_countdown(hall, table, seat)
    table.record_request_result(*request)
    return BroadcastScope.ALL


class UnstoredMove(NamedTuple):
    """A move that has been applied in memory and must be stored before it is broadcast."""

    batch: WriteBatch
    scope: BroadcastScope
    resolved: bool
    started: float
    """Start time by `time.perf_counter`, for metrics."""


async def concede(hall: Hall, table: Table, seat: int) -> None:
    """Concede for a player who leaves their seat or forfeits."""
    async with table.lock:
        if table.is_stale:
            await _reload_table(hall, table)
        scope = await commit_moves(hall, table, seat, CONCEDE, prompt_key=None, request_key=None)
        broadcast_move(hall, table, scope, seat)
    hall.on_change(table)


async def commit_moves(
    hall: Hall, table: Table, seat: int, *moves: int, prompt_key: str | None, request_key: tuple[str, str] | None
) -> BroadcastScope:
    """Validate, apply and store one move, or as many moves of a draft as are legal. Raise HallError if the first move is
    illegal or cannot be stored.

    The caller must hold the lock and broadcast the result.
    """
    for _ in range(MAX_ATTEMPTS):
        pending = apply_moves_in_memory(hall, table, seat, *moves, prompt_key=prompt_key, request_key=request_key)
        try:
            await hall.storage.write(pending.batch)
        except Exception as error:
            await _recover_failed_write(hall, table, request_key, error)
        except BaseException:
            # It is unknown whether the write succeeded; the next access reloads.
            table.is_stale = True
            raise
        else:
            finish_stored_moves(hall, table, pending, request_key)
            return pending.scope
        if request_key is not None and table.request_results.get(request_key) == "":
            return BroadcastScope.SEAT
    raise Unavailable(BUSY_TEXT)


def apply_moves_in_memory(
    hall: Hall, table: Table, seat: int, *moves: int, prompt_key: str | None, request_key: tuple[str, str] | None
) -> UnstoredMove:
    """Apply as many of a seat's moves as are legal, in memory only. If the first move is illegal, raise HallError and
    change nothing."""
    if prompt_key is not None and table.match is not None and prompt_key != table.prompt_key(seat):
        raise Conflict(STALE_PROMPT_TEXT)
    if request_key is not None and table.is_playing and table.match is not None:
        for move in moves:
            if table.exceeds_draft_changes(seat, move):
                raise Conflict(TOO_MANY_CHANGES_TEXT)
    now = hall.now()
    is_visible = resolved = False
    stored_moves: list[StoredMove] = []
    for move in moves:
        if stored_moves and not _continues_draft(table, seat, move, resolved):
            break
        effect = _apply_move(hall, table, seat, move, now)
        table.track_mover(effect, request_key is not None)
        stored_moves.append(table.stored_move(effect, None if request_key is None else request_key[1], now))
        is_visible, resolved = is_visible or effect.is_visible, resolved or effect.resolved
    table_state = hall.newly_finished_state(table)
    scope = BroadcastScope.END if table_state is not None else BroadcastScope.ALL if is_visible else BroadcastScope.SEAT
    new_tables = table.serializer.loaded_game.game
    result = None
    if table_state is not None:
        if count_rated_moves(table.require_match().moves) >= hall.settings.min_rated_moves * len(table_state.seats):
            result = rated_result(table_state, new_tables.teams(), table.require_match().state.outcome())
        clear_seat_households(table_state)
    return UnstoredMove(
        WriteBatch(tuple(stored_moves), table_state, result, notifications=hall.table_change_notifications(table)),
        scope,
        resolved,
        time.perf_counter(),
    )


def finish_stored_moves(hall: Hall, table: Table, pending: UnstoredMove, request_key: tuple[str, str] | None) -> None:
    """Record the result of moves that have been stored."""
    if pending.resolved:
        # Only resolved positions are counted, so that the metrics do not reveal drafts.
        hall.metrics.count_move(request_key is not None, time.perf_counter() - pending.started)
    table.is_owner = True
    if request_key is not None:
        table.record_request_result(*request_key)
    if pending.batch.table_state is not None:
        table.table_state = pending.batch.table_state


def _continues_draft(table: Table, seat: int, move: int, resolved: bool) -> bool:
    prompt = None if resolved else table.require_match().state.prompt(seat)
    return prompt is not None and move in prompt.moves


def _apply_move(hall: Hall, table: Table, seat: int, move: int, now: float) -> AppliedMove:
    """Apply a move in memory, or raise HallError without any change."""
    if table.match is None or not table.is_playing:
        raise Conflict(NOT_PLAYING_TEXT)
    if table.teacher is not None and move >= 0:
        table.teacher.require_allowed_move(seat, table.match.moves, move)
    try:
        return table.apply_move(seat, move, table.next_move_dice(hall.settings.dice()), now)
    except IllegalMove as error:
        raise Conflict(str(error)) from None


async def _recover_failed_write(
    hall: Hall, table: Table, request_key: tuple[str, str] | None, error: Exception
) -> None:
    """Reload after a failed write. Return if the move may be tried again or was already stored; otherwise raise
    HallError."""
    if isinstance(error, WriteConflict):
        hall.metrics.count_write_conflict()
        await _reload_table(hall, table)
    else:
        await _reload_after_failed_write(hall, table, request_key, error)


async def _reload_after_failed_write(
    hall: Hall, table: Table, request_key: tuple[str, str] | None, error: Exception
) -> None:
    """Reload after a write error, and raise HallError unless the write succeeded after all."""
    hall.metrics.count_write_failure()
    log_exception("saving move failed", table=redact_id(table.table_state.id))
    table.is_stale = True
    await _reload_table(hall, table)
    if request_key is None or table.request_results.get(request_key) != "":
        raise Unavailable(SAVE_UNKNOWN_TEXT if isinstance(error, WriteUncertain) else NOT_SAVED_TEXT) from None


async def _reload_table(hall: Hall, table: Table) -> None:
    """Rebuild the table from storage. If storage is unavailable, raise HallError, because the request may repeat one
    that was already carried out here or in another process."""
    try:
        await hall.reload_table(table)
    except HallError:
        raise
    except Exception:
        log_exception("loading table failed", table=redact_id(table.table_state.id))
        raise Unavailable(SAVE_UNKNOWN_TEXT) from None


async def _add_chat_message(hall: Hall, table: Table, subscriber: Subscriber, message: SendChatCommand) -> None:
    text = " ".join(remove_invisible(message.text).split())
    if not 1 <= len(text) <= MAX_CHAT_LENGTH or not text.isprintable():
        raise Conflict(f"A chat message must have 1 to {MAX_CHAT_LENGTH} visible characters.")
    require_table_not_closed(table.table_state)
    if subscriber.person_id in table.table_state.muted:
        raise PermissionDenied("The host has muted you at this table.")
    if not subscriber.take_operation_token("chat messages"):
        raise LimitReached("Too many chat messages from your network. Wait a moment and try again.")
    name = await hall.guests.nickname(subscriber.person_id)
    seat = None if subscriber.seat == SPECTATOR else subscriber.seat
    for _ in range(MAX_ATTEMPTS):
        now = hall.now()
        chat_message = ChatMessage(
            table.table_state.id, table.last_chat_number() + 1, seat, subscriber.person_id, name, text, message.id, now
        )
        request = (subscriber.person_id, message.id)
        if await _write_batch(
            hall,
            table,
            WriteBatch(chat_message=chat_message, notifications=hall.table_change_notifications(table)),
            request,
        ):
            table.add_chat_message(chat_message)
            return
        if table.request_results.get(request) == "":
            return
    raise Unavailable(BUSY_TEXT)


async def _write_batch(hall: Hall, table: Table, batch: WriteBatch, request_key: tuple[str, str]) -> bool:
    """Write a batch without moves. Return False if the caller must check again, because another write came first or the
    batch was already stored."""
    try:
        await hall.storage.write(batch)
    except WriteConflict:
        await _reload_table(hall, table)
        return False
    except Exception as error:
        await _reload_after_failed_write(hall, table, request_key, error)
        return False
    return True


async def _start_countdown(hall: Hall, table: Table, seat: int) -> None:
    if not table.table_state.uses_call:
        raise Conflict("The call is off at this table.")
    if table.countdown_started is not None:
        raise Conflict("A player has already called.")
    if table.first_choice_starts:
        raise Conflict("There is no call at this table: the countdown starts when the first player has chosen.")
    if not table.is_playing or not table.can_start_countdown(seat):
        raise Conflict("You can call only when several players choose at once and you are one of them.")
    if not hall.storage.is_exclusive:
        notification = f"call {hall.settings.process_id} {table.table_state.id} {table.resolved_count}"
        try:
            await hall.storage.write(WriteBatch(notifications=(notification,)))
        except Exception:
            log_exception("publishing call failed", table=redact_id(table.table_state.id))
            raise Unavailable(SAVE_UNKNOWN_TEXT) from None
    table.countdown_started = hall.now()


async def _set_auto_pass(hall: Hall, table: Table, person_id: str, request: AutoPassCommand) -> None:
    """Turn auto-pass on or off for a person. The table driver then passes for them; nobody else is informed."""
    for _ in range(MAX_ATTEMPTS):
        if table.match is None or not table.is_playing:
            raise Conflict(NOT_PLAYING_TEXT)
        span = int(table.match.state.turn_number()) if request.span == "turn" else WHOLE_GAME
        turn = span if request.enabled else None
        auto_pass = AutoPassChange(
            table.table_state.id, table.last_auto_pass + 1, person_id, turn, request.id, hall.now()
        )
        if table.last_auto_pass >= MAX_AUTO_PASS_CHANGES:
            raise Conflict(TOO_MANY_CHANGES_TEXT)
        if await _write_batch(
            hall,
            table,
            WriteBatch(auto_pass=auto_pass, notifications=hall.table_change_notifications(table)),
            (person_id, request.id),
        ):
            table.set_auto_pass(auto_pass)
            table.is_owner = True
            return
        if table.request_results.get((person_id, request.id)) == "":
            return
    raise Unavailable(BUSY_TEXT)


def broadcast_move(hall: Hall, table: Table, scope: BroadcastScope, seat: int) -> None:
    """Broadcast a stored move to everyone who may notice it."""
    table.broadcast_update(hall.now(), only_seat=seat if scope is BroadcastScope.SEAT else None)
    if scope is BroadcastScope.END:
        hall.broadcast_table(table)
        hall.on_match_end(table)

"""Table actions outside play: open a table, take or leave a seat, start the game, offer a rematch."""

from __future__ import annotations

import asyncio

from kwoon import registry
from kwoon.core.game import Outcome
from kwoon.core.message import msg
from kwoon.hall.errors import Conflict, NotFound, PermissionDenied
from kwoon.hall.games.loaded_game_cache import default_pack, get_serializer, load_serializer
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.host_controls import set_seat_arrived
from kwoon.hall.moderation.blocks import is_blocked
from kwoon.hall.ratings.rated_table_rules import prepare_rated_table
from kwoon.hall.tables.lesson import teacher_for
from kwoon.hall.tables.play_moves import concede
from kwoon.hall.tables.requests import CreateTableRequest
from kwoon.hall.tables.stored_rows import WriteBatch, WriteConflict
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import OVER, PLAYING, WAITING, TableSeat, TableState

MAX_LISTED = 100
STALE_SECONDS = 24 * 3600.0
RECENT_SECONDS = 600.0
MAX_RENAMED_TABLES = 100
"""Maximum number of tables at which a person's new name is shown, newest first."""


async def create_table(hall: Hall, guest: Guest, request: CreateTableRequest) -> Table:
    """Open a new table with the guest as host. Raise HallError if the request is invalid or the guest has too many
    tables."""
    return await hall.create_table(*await prepare_table(hall, guest, request))


async def prepare_table(hall: Hall, guest: Guest, request: CreateTableRequest) -> tuple[TableState, registry.Pack]:
    """Return the state and the pack of a table that is not open yet. Raise HallError as `create_table` does."""
    if len([seat for seat in request.seats if seat.kind == "me"]) > 1:
        raise Conflict(msg("hall-one-seat"))
    pack_choice = await hall.packs.resolve_and_store_pack(request.game, request.pack)
    await check_table_limit(hall, guest, bots_only=all(seat.kind == "bot" for seat in request.seats))
    table_state = hall.new_table_state(pack_choice.pack, [], guest.id, guest.household)
    for seat in request.seats:
        table_seat = TableSeat()
        if seat.kind == "me":
            table_seat = TableSeat("person", guest.id, guest.name)
        elif seat.kind == "bot":
            hall.seat_bot(table_state.id, table_seat, request.game, seat.bot, table_state.seats)
        table_state.seats.append(table_seat)
    table_state.options = dict(request.options)
    table_state.clock = request.clock.clock_settings()
    table_state.uses_call, table_state.public, table_state.hints = request.uses_call, request.public, request.hints
    table_state.quick_seconds = max(1.0, request.quick_seconds) if request.quick_seconds else 0.0
    table_state.pack_name, table_state.design_id = pack_choice.name, pack_choice.design_id
    table_state.rated = request.rated
    if table_state.rated:
        prepare_rated_table(table_state)
        for table_seat in table_state.seats_of_people():
            set_seat_arrived(hall, table_state, table_seat, guest.household)
    return table_state, pack_choice.pack


async def check_table_limit(hall: Hall, guest: Guest, bots_only: bool = False) -> None:
    """Raise HallError if the guest or their household has too many unfinished tables. With `bots_only`, also check the
    limits for bot-only tables."""
    settings = hall.settings
    usage = await hall.storage.table_usage(guest.id, guest.household)
    if usage.hosted >= settings.max_tables_per_person:
        raise Conflict(msg("hall-too-many-tables", count=usage.hosted))
    if bots_only and usage.bots >= settings.max_bot_tables_per_person:
        raise Conflict(msg("hall-too-many-bot-games", count=usage.bots))
    if usage.household >= settings.max_tables_per_household:
        raise Conflict(msg("hall-too-many-network-tables", count=usage.household))
    if bots_only and usage.household_bots >= settings.max_bot_tables_per_household:
        raise Conflict(msg("hall-too-many-network-bot-games", count=usage.household_bots))


async def create_lesson_table(hall: Hall, guest: Guest, game: str) -> Table:
    """Open a private lesson table for the guest."""
    # Lessons are scripted for the printed pack.
    pack = default_pack(game)
    await check_table_limit(hall, guest)
    teacher = teacher_for(game, get_serializer(pack, registry.find_game(game).seats[0], {}).loaded_game)
    opponent = TableSeat()
    hall.seat_bot("", opponent, game, None)
    opponent.name = str(teacher.lesson.opponent)
    seats = [TableSeat("person", guest.id, guest.name), opponent]
    table_state = hall.new_table_state(pack, seats, guest.id, guest.household)
    table_state.lesson = True
    return await hall.create_table(table_state, pack)


async def public_tables(hall: Hall) -> list[Table | TableState]:
    """Return up to `MAX_LISTED` public tables: first the waiting tables that can be joined, then the running games.

    A table in memory is returned as `Table`, any other as `TableState`.
    """
    now = hall.now()
    places = (hall.settings.max_listed_per_host, hall.settings.max_listed_per_household)
    waiting = await hall.storage.public_tables(WAITING, now - STALE_SECONDS, places, MAX_LISTED)
    playing = await hall.storage.public_tables(PLAYING, now - STALE_SECONDS, places, MAX_LISTED)
    # A table that starts between the two queries is in both results; the later state, playing, wins.
    table_states = {table_state.id: table_state for table_state in waiting + playing}
    tables: list[Table | TableState] = []
    for table_state in table_states.values():
        table = hall.tables.get(table_state.id)
        present = set() if table is None else table.presence.present_people(now)
        is_joinable = (
            any(table_seat.person_id in present for table_seat in table_state.seats_of_people())
            or now - table_state.changed < RECENT_SECONDS
        )
        # Seats at tournament tables are reserved.
        is_joinable = is_joinable and not table_state.tournament_id
        if table_state.status == PLAYING or is_joinable:
            tables.append(table_state if table is None else table)
    return tables[:MAX_LISTED]


async def take_seat(hall: Hall, table: Table, guest: Guest, seat: int) -> None:
    """Seat the guest in an open seat. The game starts when the last seat is taken.

    A guest whom the host or a player has blocked is refused as if another player had just taken the seat.
    """
    if (await hall.storage.table_usage(guest.id)).shared >= hall.settings.max_shared_tables:
        raise Conflict(
            msg("hall-too-many-seats", count=hall.settings.max_shared_tables),
        )

    blocked = await is_blocked(hall, table.table_state, guest)

    def seat_guest(table_state: TableState) -> tuple[TableState, ...]:
        table_seat = _seat_at(table_state, seat)
        if table_seat.person_id == guest.id:
            return ()
        if table_state.status != WAITING:
            raise Conflict(msg("hall-seat-started"))
        if guest.id in table_state.barred:
            raise PermissionDenied(msg("hall-seat-removed"))
        if table_seat.kind == "open" and table_state.find_seat(guest.id) is not None:
            raise Conflict(msg("hall-seat-have-one"))
        if table_seat.kind != "open" or blocked:
            raise Conflict(msg("hall-seat-taken"))
        table_seat.kind, table_seat.person_id, table_seat.name = "person", guest.id, guest.name
        if table_state.rated:
            set_seat_arrived(hall, table_state, table_seat, guest.household)
        _rename_clashing_bot(hall, table_state, guest.name)
        if not any(each.person_id == table_state.host for each in table_state.seats_of_people()):
            table_state.host, table_state.household = guest.id, guest.household
        hall.start_if_full(table_state, table.pack)
        return ()

    await hall.update_table(table, seat_guest)


async def leave_seat(hall: Hall, table: Table, guest: Guest, seat: int) -> None:
    """Leave a seat, or, as the host, remove a bot before the game starts.

    In a running game, a bot takes the seat permanently. In a two-player rated or tournament game, leaving concedes the
    game. Raise HallError if no seat can be left: at any other tournament table, or after the game.
    """
    is_competitive = table.table_state.rated or bool(table.table_state.tournament_id)
    if (
        is_competitive
        and table.is_playing
        and len(table.table_state.seats) == 2
        and table.table_state.find_seat(guest.id) == seat
    ):
        await concede(hall, table, seat)
        return

    def vacate_seat(table_state: TableState) -> tuple[TableState, ...]:
        table_seat = _seat_at(table_state, seat)
        if table_state.status == OVER:
            raise Conflict(msg("hall-leave-over"))
        if table_state.tournament_id:
            raise Conflict(msg("hall-leave-tournament"))
        if table_seat.kind == "bot" and table_state.host == guest.id and table_state.status == WAITING:
            table_state.seats[seat] = TableSeat()
            return ()
        if table_seat.person_id != guest.id:
            raise PermissionDenied(msg("hall-not-your-seat"))
        if table_state.status == PLAYING:
            hall.seat_bot(table_state.id, table_seat, table_state.game, None, table_state.seats)
        else:
            table_state.seats[seat] = TableSeat()
        people = table_state.seats_of_people()
        if table_state.host == guest.id and people:
            table_state.host = people[0].person_id or table_state.host
        return ()

    await hall.update_table(table, vacate_seat)


async def seat_bot(hall: Hall, table: Table, guest: Guest, seat: int, bot_id: str) -> None:
    """Put a bot in an open seat, or replace the bot there. The game starts when the last seat is taken. Host only."""

    def put_bot_on_seat(table_state: TableState) -> tuple[TableState, ...]:
        table_seat = _seat_at(table_state, seat)
        _require_host(table_state, guest)
        if table_state.status != WAITING or table_seat.kind == "person":
            raise Conflict(msg("hall-bot-seat"))
        hall.seat_bot(table_state.id, table_seat, table_state.game, bot_id, table_state.seats)
        hall.start_if_full(table_state, table.pack)
        return ()

    await hall.update_table(table, put_bot_on_seat)


async def set_num_seats(hall: Hall, table: Table, guest: Guest, num_seats: int) -> None:
    """Set the number of seats before the game starts. Open seats are removed first, then bots, but never people. Host
    only."""
    _require_host(table.table_state, guest)
    # Raises HallError if the options do not allow this number of seats.
    await load_serializer(table.pack, num_seats, table.table_state.options)

    def resize_table(table_state: TableState) -> tuple[TableState, ...]:
        _require_host(table_state, guest)
        if table_state.status != WAITING:
            raise Conflict(msg("hall-seats-fixed"))
        for kind in ("open", "bot"):
            for seat in range(len(table_state.seats) - 1, -1, -1):
                if len(table_state.seats) > num_seats and table_state.seats[seat].kind == kind:
                    del table_state.seats[seat]
        if len(table_state.seats) > num_seats:
            num_people = len(table_state.seats)
            raise Conflict(msg("hall-seats-too-few", people=num_people, leaving=num_people - num_seats))
        table_state.seats.extend(TableSeat() for _ in range(num_seats - len(table_state.seats)))
        return ()

    await hall.update_table(table, resize_table)


async def start_game(hall: Hall, table: Table, guest: Guest, bot_id: str | None = None) -> None:
    """Fill the open seats with bots, by default the weakest, and start the game. Host only."""

    def fill_seats_and_start(table_state: TableState) -> tuple[TableState, ...]:
        _require_host(table_state, guest)
        if table_state.status != WAITING:
            raise Conflict(msg("hall-already-started"))
        for table_seat in table_state.seats:
            if table_seat.kind == "open":
                hall.seat_bot(table_state.id, table_seat, table_state.game, bot_id, table_state.seats)
        hall.start_if_full(table_state, table.pack)
        return ()

    await hall.update_table(table, fill_seats_and_start)


async def set_delayed_view(hall: Hall, table: Table, guest: Guest, enabled: bool) -> None:
    """Allow or forbid showing the guest's cards to spectators with a delay. Cards are shown only if all players allow
    it."""

    def allow_delayed_view(table_state: TableState) -> tuple[TableState, ...]:
        seat = table_state.find_seat(guest.id)
        if seat is None:
            raise PermissionDenied(msg("hall-delayed-view-seated"))
        if (table_state.rated or table_state.tournament_id) and enabled:
            raise Conflict(msg("hall-delayed-view-rated"))
        table_state.seats[seat].allows_delayed_view = enabled
        return ()

    await hall.update_table(table, allow_delayed_view)


async def offer_rematch(hall: Hall, table: Table, guest: Guest) -> None:
    """Agree to a rematch. When every person has agreed, open a new table with the same players and settings.

    The game may change its options for a rematch.
    """

    def agree_to_rematch(table_state: TableState) -> tuple[TableState, ...]:
        if table_state.status != OVER:
            raise Conflict(msg("hall-not-over"))
        seat = table_state.find_seat(guest.id)
        if seat is None:
            raise PermissionDenied(msg("hall-rematch-players"))
        if table_state.tournament_id:
            raise Conflict(msg("hall-rematch-tournament"))
        table_state.seats[seat].wants_rematch = True
        if table_state.rematch_table is not None or not all(
            table_seat.wants_rematch for table_seat in table_state.seats_of_people()
        ):
            return ()
        outcome = None if table.match is None else table.match.state.outcome()
        rematch = _rematch_state(hall, table, table_state, outcome, guest.household)
        table_state.rematch_table = rematch.id
        return (rematch,)

    await hall.update_table(table, agree_to_rematch)


def _rematch_state(
    hall: Hall, table: Table, table_state: TableState, outcome: Outcome | None, household: str
) -> TableState:
    seats = [
        TableSeat(table_seat.kind, table_seat.person_id, table_seat.name, table_seat.bot_id)
        for table_seat in table_state.seats
    ]
    rematch = hall.new_table_state(table.pack, seats, table_state.host, household).with_settings_of(table_state)
    if outcome is not None:
        rematch.options = dict(registry.find_game(rematch.game).rematch_options(table_state.options, outcome))
    hall.start_if_full(rematch, table.pack)
    return rematch


async def rename_at_tables(hall: Hall, guest: Guest) -> None:
    """Show a guest's new name at their unfinished tables. Tables that are not in memory keep the old name."""

    def rename_seated_guest(table_state: TableState) -> tuple[TableState, ...]:
        for table_seat in table_state.seats:
            if table_seat.person_id == guest.id:
                table_seat.name = guest.name
        return ()

    found = await hall.storage.table_states(WAITING, PLAYING, person_id=guest.id, limit=MAX_RENAMED_TABLES)
    tables = [hall.tables[table_state.id] for table_state in found if table_state.id in hall.tables]
    changes = [hall.update_table(table, rename_seated_guest) for table in tables if table.table_state.status != OVER]
    await asyncio.gather(*changes)


async def clean_up_tables(hall: Hall) -> None:
    """Remove abandoned waiting tables from storage, and unload idle tables from memory."""
    now = hall.now()
    for table_state in await hall.storage.table_states(WAITING, limit=1000):
        table = hall.tables.get(table_state.id)
        is_empty = not table_state.seats_of_people() and now - table_state.changed > hall.settings.empty_table_seconds
        if table_state.tournament_id or (table is not None and table.presence.subscribers):
            continue
        if is_empty or now - table_state.changed > STALE_SECONDS:
            try:
                await hall.storage.write(WriteBatch(removed_table=table_state))
            except WriteConflict:
                continue
            if table is not None:
                hall.unload_table(table)
    for table in list(hall.tables.values()):
        is_active = table.is_playing and (table.deadlines.clock is not None or bool(table.bot_tasks))
        is_idle = now - table.last_used > hall.settings.idle_table_seconds
        if is_idle and not table.presence.subscribers and not is_active and not table.lock.locked():
            hall.unload_table(table)


def _seat_at(table_state: TableState, seat: int) -> TableSeat:
    if not 0 <= seat < len(table_state.seats):
        raise NotFound(msg("hall-no-seat", seat=seat, last=len(table_state.seats) - 1))
    return table_state.seats[seat]


def _rename_clashing_bot(hall: Hall, table_state: TableState, name: str) -> None:
    for table_seat in table_state.seats:
        if table_seat.kind == "bot" and (table_seat.name or "").casefold() == name.casefold():
            hall.seat_bot(table_state.id, table_seat, table_state.game, table_seat.bot_id, table_state.seats)


def _require_host(table_state: TableState, guest: Guest) -> None:
    if table_state.host != guest.id:
        raise PermissionDenied(msg("hall-table-host-only"))

"""Routes for tables, lessons, replays and hints."""

from __future__ import annotations

from kwoon.hall import host_controls, person_tables, play_from_position, table_lifecycle
from kwoon.hall.errors import Conflict, NotFound, Unavailable
from kwoon.hall.games.requests import GameId
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.hints_and_win_chances import AnalysisService, BetterMoveResponse, HintResponse, WinChancesResponse
from kwoon.hall.routing import Download, Feature, RequestContext
from kwoon.hall.tables import replay as replays
from kwoon.hall.tables.import_record import import_record
from kwoon.hall.tables.requests import (
    AllowDelayedViewRequest,
    BotQuery,
    CreateTableRequest,
    FirstFrame,
    ImportRecordRequest,
    MoveCount,
    MuteRequest,
    PlayOnRequest,
    SeatBotRequest,
    SeatCountRequest,
    SeatNumber,
    TableId,
    Viewpoint,
)
from kwoon.hall.tables.responses import CanSitResponse, MyTableResponse, ReplayPage, TableResponse, table_response
from kwoon.hall.tables.table_state import TableState

MAX_RECORD_BODY = 256 * 1024
"""Maximum size of a record as JSON, in bytes."""
tables = Feature("tables")


@tables.route("GET", "/api/me/tables", "List your tables")
async def list_my_tables(hall: Hall, guest: Guest) -> list[MyTableResponse]:
    """List your unfinished tables, with the seats that must move, then the most recent finished ones."""
    return await person_tables.list_guest_tables(hall, guest)


@tables.route("POST", "/api/tables", "Open a table", charge="new tables")
async def create_table(hall: Hall, guest: Guest, data: CreateTableRequest) -> TableResponse:
    """Open a table. Without open seats, the game starts at once."""
    return hall.table_response(await table_lifecycle.create_table(hall, guest, data), guest.id)


@tables.route("POST", "/api/lessons/{game}", "Start a lesson", errors=(NotFound, Unavailable), charge="new tables")
async def start_lesson(hall: Hall, guest: Guest, game: GameId) -> TableResponse:
    """Start a guided match: the dice and the opponent follow a script, and the updates contain instructions."""
    return hall.table_response(await table_lifecycle.create_lesson_table(hall, guest, game), guest.id)


@tables.route("POST", "/api/records", "Import a record", charge="replays", max_body=MAX_RECORD_BODY)
async def upload_record(hall: Hall, guest: Guest, data: ImportRecordRequest) -> TableResponse:
    """Create a table without players from a finished game's record, to watch it or play on from it."""
    return hall.table_response(await import_record(hall, guest, data.record), guest.id)


@tables.route("GET", "/api/tables", "List the public tables")
async def list_tables(hall: Hall, guest: Guest) -> list[TableResponse]:
    """List the tables waiting for players, then the running ones that you may watch."""
    return [
        table_response(each, each.find_seat(guest.id), set())
        if isinstance(each, TableState)
        else hall.table_response(each, guest.id)
        for each in await table_lifecycle.public_tables(hall)
    ]


@tables.route("GET", "/api/tables/{table}", "Get a table", errors=(NotFound, Conflict))
async def get_table(hall: Hall, guest: Guest, table: TableId) -> TableResponse:
    return hall.table_response(await hall.find_table(table), guest.id)


@tables.route("GET", "/api/tables/{table}/can-sit", "Get whether you may sit down", errors=(NotFound,))
async def get_can_sit(hall: Hall, guest: Guest, table: TableId) -> CanSitResponse:
    """Get whether you may sit down at a table. You may not if the host has removed you from it. Nothing else is
    considered."""
    return CanSitResponse(guest.id not in (await hall.find_table(table)).table_state.barred)


@tables.route("POST", "/api/tables/{table}/seats/{seat}", "Take a seat", status=200, charge="taken seats")
async def take_seat(hall: Hall, guest: Guest, table: TableId, seat: SeatNumber) -> TableResponse:
    """Take an open seat. The game starts when the last open seat is taken."""
    loaded_table = await hall.find_table(table)
    await table_lifecycle.take_seat(hall, loaded_table, guest, seat)
    return hall.table_response(loaded_table, guest.id)


@tables.route("DELETE", "/api/tables/{table}/seats/{seat}", "Leave a seat")
async def leave_seat(hall: Hall, guest: Guest, table: TableId, seat: SeatNumber) -> TableResponse:
    """Leave a seat. In a running game this is final: a bot takes over, or you concede a two-player rated or tournament
    game."""
    loaded_table = await hall.find_table(table)
    await table_lifecycle.leave_seat(hall, loaded_table, guest, seat)
    return hall.table_response(loaded_table, guest.id)


@tables.route("PUT", "/api/tables/{table}/seats/{seat}", "Put a bot in a seat")
async def seat_bot(hall: Hall, guest: Guest, table: TableId, seat: SeatNumber, data: SeatBotRequest) -> TableResponse:
    """Put a bot in an open seat, or replace the bot there. Host only."""
    loaded_table = await hall.find_table(table)
    await table_lifecycle.seat_bot(hall, loaded_table, guest, seat, data.bot)
    return hall.table_response(loaded_table, guest.id)


@tables.route("DELETE", "/api/tables/{table}/people/{seat}", "Remove a player")
async def remove_person(hall: Hall, guest: Guest, table: TableId, seat: SeatNumber) -> TableResponse:
    """Remove a person before the game starts. They cannot take a seat here again. Host only."""
    loaded_table = await hall.find_table(table)
    await host_controls.kick(hall, loaded_table, guest, seat)
    return hall.table_response(loaded_table, guest.id)


@tables.route("POST", "/api/tables/{table}/people/{seat}/replace", "Vote to replace a player with a bot", status=200)
async def vote_to_replace_with_bot(hall: Hall, guest: Guest, table: TableId, seat: SeatNumber) -> TableResponse:
    """Vote for a bot to replace an absent player, at a table without a clock."""
    loaded_table = await hall.find_table(table)
    await host_controls.vote_to_replace(hall, loaded_table, guest, seat)
    return hall.table_response(loaded_table, guest.id)


@tables.route("PUT", "/api/tables/{table}/mutes", "Mute a player")
async def mute_person(hall: Hall, guest: Guest, table: TableId, data: MuteRequest) -> TableResponse:
    """Mute or unmute a person at this table. Host only."""
    loaded_table = await hall.find_table(table)
    await host_controls.set_muted(hall, loaded_table, guest, data.person, data.muted)
    return hall.table_response(loaded_table, guest.id)


@tables.route("PUT", "/api/tables/{table}/seats", "Set the number of seats")
async def set_num_seats(hall: Hall, guest: Guest, table: TableId, data: SeatCountRequest) -> TableResponse:
    """Set the number of seats before the game starts. Host only."""
    loaded_table = await hall.find_table(table)
    await table_lifecycle.set_num_seats(hall, loaded_table, guest, data.count)
    return hall.table_response(loaded_table, guest.id)


@tables.route("POST", "/api/tables/{table}/start", "Start the game", status=200)
async def start_game(hall: Hall, guest: Guest, table: TableId, bot: BotQuery | None = None) -> TableResponse:
    """Start the game. Bots fill the open seats, by default the weakest. Host only."""
    loaded_table = await hall.find_table(table)
    await table_lifecycle.start_game(hall, loaded_table, guest, bot)
    return hall.table_response(loaded_table, guest.id)


@tables.route("POST", "/api/tables/{table}/rematch", "Agree to a rematch", status=200)
async def offer_rematch(hall: Hall, guest: Guest, table: TableId) -> TableResponse:
    """Offer a rematch. Once all people at a finished table agree, a new table starts; `rematch_table` is its id."""
    loaded_table = await hall.find_table(table)
    await table_lifecycle.offer_rematch(hall, loaded_table, guest)
    return hall.table_response(loaded_table, guest.id)


@tables.route("PUT", "/api/tables/{table}/delayed-view", "Show your cards to spectators with a delay")
async def set_delayed_view(hall: Hall, guest: Guest, table: TableId, data: AllowDelayedViewRequest) -> TableResponse:
    """Allow or disallow a delayed view. Once all players allow it, spectators may watch a few turns late and see the
    cards that have left the hands since then."""
    loaded_table = await hall.find_table(table)
    await table_lifecycle.set_delayed_view(hall, loaded_table, guest, data.enabled)
    return hall.table_response(loaded_table, guest.id)


@tables.route(
    "GET", "/api/tables/{table}/record", "Download the record", errors=(NotFound, Conflict), media_type="text/plain"
)
async def get_record(hall: Hall, table: TableId) -> Download[str]:
    loaded_table = await hall.find_table(table)
    # Raise the error before waiting for the lock, which may be held while others draft.
    replays.require_finished_game(loaded_table)
    async with loaded_table.lock:
        return Download(replays.game_record_text(loaded_table), f"{loaded_table.table_state.game}.kwoon")


@tables.route("GET", "/api/tables/{table}/replay", "Replay a finished game", errors=(NotFound, Conflict))
async def get_replay(
    context: RequestContext, hall: Hall, table: TableId, viewpoint: Viewpoint = "spectator", first: FirstFrame = 0
) -> ReplayPage:
    """Return a page of a finished game's frames, as a seat or a spectator saw them or with all cards open."""
    if first == 0:
        context.charge("replays")
    return await hall.replays.replay_page(await hall.find_table(table), viewpoint, first, replays.PAGE_SIZE)


@tables.route(
    "GET",
    "/api/tables/{table}/better-move",
    "Get a better move",
    errors=(NotFound, Conflict, Unavailable),
    charge="hints",
)
async def get_better_move(
    context: RequestContext,
    hall: Hall,
    analysis: AnalysisService,
    *,
    table: TableId,
    num_moves: MoveCount,
    seat: SeatNumber,
) -> BetterMoveResponse:
    """Return the best bot's move for a seat in a finished game, given only what that seat could see."""
    return await analysis.better_move(await hall.find_table(table), num_moves, seat, context.household)


@tables.route("POST", "/api/tables/{table}/play-on", "Play on from a position", charge="new tables")
async def play_on(hall: Hall, guest: Guest, table: TableId, data: PlayOnRequest) -> TableResponse:
    """Open a table that continues a finished game from one of its positions. You take one seat, and bots take the
    others."""
    new_table = await play_from_position.create_table_from_position(hall, await hall.find_table(table), guest, data)
    return hall.table_response(new_table, guest.id)


@tables.route("POST", "/api/tables/{table}/hint", "Get a hint", status=200, charge="hints")
async def get_hint(hall: Hall, analysis: AnalysisService, guest: Guest, table: TableId) -> HintResponse:
    """Return the best bot's move, given only what you can see. Casual tables only."""
    return await analysis.hint(await hall.find_table(table), guest.id, guest.household)


@tables.route(
    "GET", "/api/tables/{table}/win-chances", "Get the win chances of a finished game", errors=(NotFound, Conflict)
)
async def get_win_chances(
    context: RequestContext, hall: Hall, analysis: AnalysisService, table: TableId, viewpoint: Viewpoint = "spectator"
) -> WinChancesResponse:
    """Return each seat's win probability throughout a finished game, estimated from what the seat could know. Poll
    until the result is complete."""
    if not analysis.has_win_chance_curve(table):
        context.charge("win chances")
    return await analysis.win_chances(await hall.find_table(table), viewpoint, context.household)

"""HTTP handlers for guests, games, tables and replays; see docs/develop/protocol.md."""

from __future__ import annotations

import asyncio

from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.response import Response

from kwoon import registry
from kwoon.hall import host_controls, person_tables, play_from_position, table_lifecycle
from kwoon.hall.accounts.responses import MeResponse
from kwoon.hall.errors import Unavailable
from kwoon.hall.games.game_info import card_faces, find_game_definition, rule_responses
from kwoon.hall.games.responses import (
    CardResponse,
    ChapterResponse,
    GameResponse,
    RuleResponse,
    card_response,
    chapter_response,
    game_response,
)
from kwoon.hall.hints_and_win_chances import BetterMoveResponse, HintResponse, WinChancesResponse
from kwoon.hall.tables import replay as replays
from kwoon.hall.tables.import_record import import_record
from kwoon.hall.tables.requests import (
    AllowDelayedViewRequest,
    CreateTableRequest,
    ImportRecordRequest,
    MuteRequest,
    PlayOnRequest,
    RenameRequest,
    SeatBotRequest,
    SeatCountRequest,
)
from kwoon.hall.tables.responses import HealthResponse, MyTableResponse, ReplayPage, TableResponse, table_response
from kwoon.hall.tables.table_state import TableState
from kwoon.server.http.cookies import format_set_cookie
from kwoon.server.http.parameters import (
    ANY_ERROR,
    BotId,
    CurrentGuest,
    CurrentHall,
    CurrentServer,
    Fingerprint,
    FirstFrame,
    GameId,
    HttpRequest,
    MoveCount,
    SeatNumber,
    SeatQuery,
    TableId,
    Viewpoint,
    charge_operation,
    error_responses,
    household_of,
)

MAX_RECORD_BODY = 256 * 1024
"""Maximum size of a record as JSON, in bytes."""


@get("/me", summary="Get the current player", responses=error_responses())
async def get_me(hall: CurrentHall, guest: CurrentGuest, request: Request[None, None, State]) -> MeResponse:
    """Return who you are. Each call renews your cookie for a year."""
    cookie = guest.cookie or hall.guests.sign_cookie(guest.id, guest.session_epoch)
    request.scope["state"]["cookie"] = format_set_cookie(cookie, request.url.scheme == "https")
    return MeResponse(guest.id, guest.name)


@get("/me/tables", summary="List your tables", responses=error_responses())
async def list_my_tables(hall: CurrentHall, guest: CurrentGuest) -> list[MyTableResponse]:
    """List your unfinished tables, with the seats that must move, then the most recent finished ones."""
    return await person_tables.list_guest_tables(hall, guest)


@put("/me", summary="Change your nickname", responses=ANY_ERROR)
async def rename_guest(hall: CurrentHall, guest: CurrentGuest, data: JSONBody[RenameRequest]) -> MeResponse:
    renamed_guest = await hall.guests.rename(guest, data.name, hall.person_change_notifications(guest.id))
    await table_lifecycle.rename_at_tables(hall, renamed_guest)
    return MeResponse(renamed_guest.id, renamed_guest.name)


@get("/games", summary="List the games", responses=error_responses())
async def list_games(hall: CurrentHall) -> list[GameResponse]:
    return [
        game_response(definition, hall.bots_including_custom(definition.id), hall.settings)
        for definition in registry.all_games()
    ]


@get("/games/{game:str}/cards", summary="List the cards of a game", responses=error_responses(400, 404, 409))
async def list_cards(hall: CurrentHall, game: GameId, pack: Fingerprint = "") -> list[CardResponse]:
    """List the cards of a pack by number. The default is the printed pack."""
    faces = await asyncio.to_thread(card_faces, await hall.packs.game_pack(game, pack))
    return [card_response(face) for face in faces]


@get("/games/{game:str}/rules", summary="List the rules of a game", responses=error_responses(400, 404, 409))
async def list_rules(hall: CurrentHall, game: GameId, pack: Fingerprint = "") -> list[RuleResponse]:
    """List the clauses of the rules, each with the cards in the pack that it mentions."""
    return await asyncio.to_thread(rule_responses, await hall.packs.game_pack(game, pack))


@get("/games/{game:str}/rulebook", summary="Get the rulebook of a game", responses=error_responses(404))
async def get_rulebook(game: GameId) -> list[ChapterResponse]:
    """Return the chapters of the rulebook, which refer to clauses by id."""
    return [chapter_response(chapter) for chapter in registry.load_rulebook(find_game_definition(game)).chapters]


@post("/tables", summary="Open a table", responses=ANY_ERROR)
async def create_table(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[CreateTableRequest]
) -> TableResponse:
    """Open a table. Without open seats, the game starts at once."""
    charge_operation(server, request, "new tables")
    table = await table_lifecycle.create_table(server.hall, guest, data)
    return server.hall.table_response(table, guest.id)


@post("/lessons/{game:str}", summary="Start a lesson", responses=error_responses(404, 503))
async def start_lesson(server: CurrentServer, request: HttpRequest, guest: CurrentGuest, game: GameId) -> TableResponse:
    """Start a guided match: the dice and the opponent follow a script, and the updates contain instructions."""
    charge_operation(server, request, "new tables")
    table = await table_lifecycle.create_lesson_table(server.hall, guest, game)
    return server.hall.table_response(table, guest.id)


@post("/records", summary="Import a record", responses=ANY_ERROR, request_max_body_size=MAX_RECORD_BODY)
async def upload_record(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[ImportRecordRequest]
) -> TableResponse:
    """Create a table without players from a finished game's record, to watch it or play on from it."""
    charge_operation(server, request, "replays")
    return server.hall.table_response(await import_record(server.hall, guest, data.record), guest.id)


@get("/tables", summary="List the public tables", responses=error_responses())
async def list_tables(hall: CurrentHall, guest: CurrentGuest) -> list[TableResponse]:
    """List the tables waiting for players, then the running ones that you may watch."""
    return [
        table_response(each, each.find_seat(guest.id), set())
        if isinstance(each, TableState)
        else hall.table_response(each, guest.id)
        for each in await table_lifecycle.public_tables(hall)
    ]


@get("/tables/{table:str}", summary="Get a table", responses=error_responses(404, 409))
async def get_table(hall: CurrentHall, guest: CurrentGuest, table: TableId) -> TableResponse:
    return hall.table_response(await hall.find_table(table), guest.id)


@post("/tables/{table:str}/seats/{seat:int}", summary="Take a seat", status_code=200, responses=ANY_ERROR)
async def take_seat(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, table: TableId, seat: SeatNumber
) -> TableResponse:
    """Take an open seat. The game starts when the last open seat is taken."""
    charge_operation(server, request, "taken seats")
    hall = server.hall
    loaded_table = await hall.find_table(table)
    await table_lifecycle.take_seat(hall, loaded_table, guest, seat)
    return hall.table_response(loaded_table, guest.id)


@delete("/tables/{table:str}/seats/{seat:int}", summary="Leave a seat", status_code=200, responses=ANY_ERROR)
async def leave_seat(hall: CurrentHall, guest: CurrentGuest, table: TableId, seat: SeatNumber) -> TableResponse:
    """Leave a seat. In a running game this is final: a bot takes over, or you concede a two-player rated or tournament
    game."""
    loaded_table = await hall.find_table(table)
    await table_lifecycle.leave_seat(hall, loaded_table, guest, seat)
    return hall.table_response(loaded_table, guest.id)


@put("/tables/{table:str}/seats/{seat:int}", summary="Put a bot in a seat", responses=ANY_ERROR)
async def seat_bot(
    hall: CurrentHall, guest: CurrentGuest, table: TableId, seat: SeatNumber, data: JSONBody[SeatBotRequest]
) -> TableResponse:
    """Put a bot in an open seat. Host only."""
    loaded_table = await hall.find_table(table)
    await table_lifecycle.seat_bot(hall, loaded_table, guest, seat, data.bot)
    return hall.table_response(loaded_table, guest.id)


@delete("/tables/{table:str}/people/{seat:int}", summary="Remove a player", status_code=200, responses=ANY_ERROR)
async def remove_person(hall: CurrentHall, guest: CurrentGuest, table: TableId, seat: SeatNumber) -> TableResponse:
    """Remove a person before the game starts. They cannot take a seat here again. Host only."""
    loaded_table = await hall.find_table(table)
    await host_controls.kick(hall, loaded_table, guest, seat)
    return hall.table_response(loaded_table, guest.id)


@post(
    "/tables/{table:str}/people/{seat:int}/replace",
    summary="Vote to replace a player with a bot",
    status_code=200,
    responses=ANY_ERROR,
)
async def vote_to_replace_with_bot(
    hall: CurrentHall, guest: CurrentGuest, table: TableId, seat: SeatNumber
) -> TableResponse:
    """Vote for a bot to replace an absent player, at a table without a clock."""
    loaded_table = await hall.find_table(table)
    await host_controls.vote_to_replace(hall, loaded_table, guest, seat)
    return hall.table_response(loaded_table, guest.id)


@put("/tables/{table:str}/mutes", summary="Mute a player", responses=ANY_ERROR)
async def mute_person(
    hall: CurrentHall, guest: CurrentGuest, table: TableId, data: JSONBody[MuteRequest]
) -> TableResponse:
    """Mute or unmute a person at this table. Host only."""
    loaded_table = await hall.find_table(table)
    await host_controls.set_muted(hall, loaded_table, guest, data.person, data.muted)
    return hall.table_response(loaded_table, guest.id)


@put("/tables/{table:str}/seats", summary="Set the number of seats", responses=ANY_ERROR)
async def set_num_seats(
    hall: CurrentHall, guest: CurrentGuest, table: TableId, data: JSONBody[SeatCountRequest]
) -> TableResponse:
    """Set the number of seats before the game starts. Host only."""
    loaded_table = await hall.find_table(table)
    await table_lifecycle.set_num_seats(hall, loaded_table, guest, data.count)
    return hall.table_response(loaded_table, guest.id)


@post("/tables/{table:str}/start", summary="Start the game", status_code=200, responses=ANY_ERROR)
async def start_game(hall: CurrentHall, guest: CurrentGuest, table: TableId, bot: BotId = None) -> TableResponse:
    """Start the game. Bots fill the open seats, by default the weakest. Host only."""
    loaded_table = await hall.find_table(table)
    await table_lifecycle.start_game(hall, loaded_table, guest, bot)
    return hall.table_response(loaded_table, guest.id)


@post("/tables/{table:str}/rematch", summary="Agree to a rematch", status_code=200, responses=ANY_ERROR)
async def offer_rematch(hall: CurrentHall, guest: CurrentGuest, table: TableId) -> TableResponse:
    """Offer a rematch. Once all people at a finished table agree, a new table starts; `rematch_table` is its id."""
    loaded_table = await hall.find_table(table)
    await table_lifecycle.offer_rematch(hall, loaded_table, guest)
    return hall.table_response(loaded_table, guest.id)


@get(
    "/tables/{table:str}/record",
    summary="Download the record",
    media_type="text/plain",
    responses=error_responses(404, 409),
)
async def get_record(hall: CurrentHall, table: TableId) -> Response[str]:
    loaded_table = await hall.find_table(table)
    # Raise the error before waiting for the lock, which may be held while others draft.
    replays.require_finished_game(loaded_table)
    async with loaded_table.lock:
        text = replays.game_record_text(loaded_table)
    name = f"{loaded_table.table_state.game}.kwoon"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/tables/{table:str}/replay", summary="Replay a finished game", responses=error_responses(400, 404, 409))
async def get_replay(
    server: CurrentServer,
    request: HttpRequest,
    table: TableId,
    viewpoint: Viewpoint = "spectator",
    first: FirstFrame = 0,
) -> ReplayPage:
    """Return a page of a finished game's frames, as a seat or a spectator saw them or with all cards open."""
    if first == 0:
        charge_operation(server, request, "replays")
    return await server.hall.replays.replay_page(
        await server.hall.find_table(table), viewpoint, first, replays.PAGE_SIZE
    )


@get("/tables/{table:str}/better-move", summary="Get a better move", responses=error_responses(400, 404, 409, 503))
async def get_better_move(
    server: CurrentServer, request: HttpRequest, table: TableId, num_moves: MoveCount, seat: SeatQuery
) -> BetterMoveResponse:
    """Return the best bot's move for a seat in a finished game, given only what that seat could see."""
    charge_operation(server, request, "hints")
    return await server.analysis.better_move(
        await server.hall.find_table(table), num_moves, seat, household_of(server, request)
    )


@post("/tables/{table:str}/play-on", summary="Play on from a position", responses=ANY_ERROR)
async def play_on(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, table: TableId, data: JSONBody[PlayOnRequest]
) -> TableResponse:
    """Open a table that continues a finished game from one of its positions. You take one seat, and bots take the
    others."""
    charge_operation(server, request, "new tables")
    new_table = await play_from_position.create_table_from_position(
        server.hall, await server.hall.find_table(table), guest, data
    )
    return server.hall.table_response(new_table, guest.id)


@put("/tables/{table:str}/delayed-view", summary="Show your cards to spectators with a delay", responses=ANY_ERROR)
async def set_delayed_view(
    hall: CurrentHall, guest: CurrentGuest, table: TableId, data: JSONBody[AllowDelayedViewRequest]
) -> TableResponse:
    """Allow or disallow a delayed view. Once all players allow it, spectators may watch a few turns late and see the
    cards that have left the hands since then."""
    loaded_table = await hall.find_table(table)
    await table_lifecycle.set_delayed_view(hall, loaded_table, guest, data.enabled)
    return hall.table_response(loaded_table, guest.id)


@post("/tables/{table:str}/hint", summary="Get a hint", status_code=200, responses=error_responses(403, 404, 409, 503))
async def get_hint(server: CurrentServer, request: HttpRequest, guest: CurrentGuest, table: TableId) -> HintResponse:
    """Return the best bot's move, given only what you can see. Casual tables only."""
    charge_operation(server, request, "hints")
    return await server.analysis.hint(await server.hall.find_table(table), guest.id, guest.household)


@get(
    "/tables/{table:str}/win-chances",
    summary="Get the win chances of a finished game",
    responses=error_responses(404, 409),
)
async def get_win_chances(
    server: CurrentServer, request: HttpRequest, table: TableId, viewpoint: Viewpoint = "spectator"
) -> WinChancesResponse:
    """Return each seat's win probability throughout a finished game, estimated from what the seat could know. Poll
    until the result is complete."""
    if not server.analysis.has_win_chance_curve(table):
        charge_operation(server, request, "win chances")
    return await server.analysis.win_chances(
        await server.hall.find_table(table), viewpoint, household_of(server, request)
    )


@get("/healthz", summary="Check the server's health", responses=error_responses(503))
async def check_health(server: CurrentServer) -> HealthResponse:
    """Report whether the database can be written and has enough disk space."""
    try:
        await server.storage.check_writable(server.hall.now())
    except Exception:
        raise Unavailable("The database can't be written: it doesn't respond, or its disk is full.") from None
    return HealthResponse("ok")


def games_and_tables_router() -> Router:
    """Return the router for guests, games, tables and replays, below /api."""
    guest_handlers = [get_me, rename_guest, list_my_tables]
    game_handlers = [list_games, list_cards, list_rules, get_rulebook, start_lesson, upload_record]
    table_handlers = [
        create_table,
        list_tables,
        get_table,
        take_seat,
        leave_seat,
        seat_bot,
        set_num_seats,
        start_game,
        offer_rematch,
        set_delayed_view,
    ]
    player_handlers = [remove_person, vote_to_replace_with_bot, mute_person]
    analysis_handlers = [get_record, get_replay, get_hint, get_win_chances, get_better_move, play_on]
    return Router(
        "/api", route_handlers=[*guest_handlers, *game_handlers, *table_handlers, *player_handlers, *analysis_handlers]
    )

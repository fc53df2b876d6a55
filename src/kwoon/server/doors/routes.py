"""The HTTP part: who you are, the shelf, the tables, replays; see docs/develop/protocol.md."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from kwoon import shelf
from kwoon.games import GAMES
from kwoon.hall import branch, lobby, manners, mine
from kwoon.hall.counsel import BetterSent, ChancesSent, HintSent
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.tables import replay as replays
from kwoon.hall.tables.brought import open_record
from kwoon.hall.tables.head import Head, Refusal
from kwoon.hall.telling.lobby_asked import (
    BotAsked,
    BranchAsked,
    NameAsked,
    RecordAsked,
    SeatsAsked,
    ShowsAsked,
    SilenceAsked,
    TableAsked,
)
from kwoon.hall.telling.lobby_sent import (
    CardSent,
    ChapterSent,
    GameSent,
    Health,
    Me,
    MyTableSent,
    Problem,
    Replay,
    RuleSent,
    TableSent,
    card_sent,
    chapter_sent,
    game_sent,
    table_sent,
)
from kwoon.hall.telling.told_of_games import faces_of, on_shelf, rules_of
from kwoon.server.doors.cookies import set_cookie
from kwoon.server.house import House

Here = NamedDependency[Hall]
Somebody = NamedDependency[Guest]
Id = Annotated[str, PathParameter(max_length=40, description="A table's id")]
Game = Annotated[str, PathParameter(max_length=40, description="A game's id")]
Seat = Annotated[int, PathParameter(ge=0, le=7, description="A seat, counted from 0")]
Bot = Annotated[str | None, QueryParameter(max_length=80, description="The bot for seats that are still open")]
Viewpoint = Annotated[str, QueryParameter(name="as", max_length=10, description="A seat, `watcher` or `open`")]

Fingerprint = Annotated[
    str, QueryParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]*$", description="A pack's fingerprint")
]
Answers = Annotated[int, QueryParameter(ge=0, le=100_000, description="After how many answers")]
AtSeat = Annotated[int, QueryParameter(ge=0, le=7, description="A seat, counted from 0")]

First = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="How many frames to leave out")]
Building = NamedDependency[House]
Asking = Request[None, None, State]
RECORD = 256 * 1024
"""A record as JSON."""

WHY = {
    400: "The request does not have the form that it should have.",
    403: "Not for you to do.",
    404: "There is no such thing.",
    405: "Not done this way.",
    409: "Not possible now.",
    413: "Too much.",
    429: "Too fast.",
    503: "Could not be written down.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """How a call may fail, for OpenAPI."""
    return {status: ResponseSpec(Problem, description=WHY[status]) for status in (*statuses, 429)}


ANY = problems(400, 403, 404, 409, 413, 503)


def address_of(request: Asking) -> str:
    """Return the network address that a request comes from."""
    return request.client.host if request.client is not None else ""


def household_of(house: House, request: Asking) -> str:
    """Return the fingerprint of the household that a request comes from."""
    return house.hall.guests.fingerprint(address_of(request))


def spend(house: House, request: Asking, what: str) -> None:
    """Take something dear from an address's share; Refusal if it has had enough of it."""
    if not house.shares[what].take(address_of(request)):
        house.metrics.limited()
        raise Refusal(429, f"You ask for too many {what} at once. Wait a little and try again.")


@get("/me", summary="Who you are", responses=problems())
async def me(hall: Here, guest: Somebody, request: Request[None, None, State]) -> Me:
    """Who you are. Whoever asks is known for another year."""
    cookie = guest.cookie or hall.guests.sign(guest.id, guest.epoch)
    request.scope["state"]["cookie"] = set_cookie(cookie, request.url.scheme == "https")
    return Me(guest.id, guest.name)


@get("/me/tables", summary="Your tables", responses=problems())
async def my_tables(hall: Here, guest: Somebody) -> list[MyTableSent]:
    """Those that go on, with whose answer is awaited, then the last ones that are over."""
    return await mine.tables_of(hall, guest)


@put("/me", summary="Change your nickname", responses=ANY)
async def rename(hall: Here, guest: Somebody, data: JSONBody[NameAsked]) -> Me:
    """Change your nickname."""
    named = await hall.guests.rename(guest, data.name, hall.about(guest.id))
    await lobby.rename(hall, named)
    return Me(named.id, named.name)


@get("/games", summary="Every game of the hall", responses=problems())
async def games(hall: Here) -> list[GameSent]:
    """Every game of the hall."""
    return [game_sent(box, hall.all_bots(box.id), hall.settings) for box in GAMES]


@get("/games/{game:str}/cards", summary="The cards of a game", responses=problems(400, 404, 409))
async def cards(hall: Here, game: Game, pack: Fingerprint = "") -> list[CardSent]:
    """The faces of a pack, in the order of their numbers; of the box's, if none is named."""
    faces = await asyncio.to_thread(faces_of, await hall.packs.cards(game, pack))
    return [card_sent(face) for face in faces]


@get("/games/{game:str}/rules", summary="The rules of a game", responses=problems(400, 404, 409))
async def rules(hall: Here, game: Game, pack: Fingerprint = "") -> list[RuleSent]:
    """The ledger, clause by clause, each with the cards of the pack that it speaks of."""
    return await asyncio.to_thread(rules_of, await hall.packs.cards(game, pack))


@get("/games/{game:str}/reading", summary="The rules of a game, to read", responses=problems(404))
async def reading(game: Game) -> list[ChapterSent]:
    """The chapters in which people read the ledger; clauses are named by their ids."""
    return [chapter_sent(chapter) for chapter in shelf.reading(on_shelf(game)).chapters]


@post("/tables", summary="Open a table", responses=ANY)
async def open_table(house: Building, request: Asking, guest: Somebody, data: JSONBody[TableAsked]) -> TableSent:
    """Open a table. One with no open seat starts at once."""
    spend(house, request, "tables")
    table = await lobby.open_table(house.hall, guest, data)
    return house.hall.sent(table, guest.id)


@post("/lessons/{game:str}", summary="Take a lesson", responses=problems(404, 503))
async def lesson(house: Building, request: Asking, guest: Somebody, game: Game) -> TableSent:
    """A guided match: a table at which luck and opponent follow a script, and the news say what to look at."""
    spend(house, request, "tables")
    table = await lobby.open_lesson(house.hall, guest, game)
    return house.hall.sent(table, guest.id)


@post("/records", summary="Open a game from a file", responses=ANY, request_max_body_size=RECORD)
async def bring(house: Building, request: Asking, guest: Somebody, data: JSONBody[RecordAsked]) -> TableSent:
    """A finished game from a record becomes a table that nobody sits at: to be watched, and played on from."""
    spend(house, request, "replays")
    return house.hall.sent(await open_record(house.hall, guest, data.record), guest.id)


@get("/tables", summary="The open public tables", responses=problems())
async def tables(hall: Here, guest: Somebody) -> list[TableSent]:
    """Those waiting for players, then those being played that may be watched."""
    return [
        table_sent(each, each.seat_of(guest.id), set()) if isinstance(each, Head) else hall.sent(each, guest.id)
        for each in await lobby.listed(hall)
    ]


@get("/tables/{table:str}", summary="One table", responses=problems(404, 409))
async def one_table(hall: Here, guest: Somebody, table: Id) -> TableSent:
    """One table."""
    return hall.sent(await hall.find(table), guest.id)


@post("/tables/{table:str}/seats/{seat:int}", summary="Sit down", status_code=200, responses=ANY)
async def sit_down(house: Building, request: Asking, guest: Somebody, table: Id, seat: Seat) -> TableSent:
    """Sit down on an open seat; with the last one the game starts."""
    spend(house, request, "seats")
    hall = house.hall
    found = await hall.find(table)
    await lobby.sit_down(hall, found, guest, seat)
    return hall.sent(found, guest.id)


@delete("/tables/{table:str}/seats/{seat:int}", summary="Stand up", status_code=200, responses=ANY)
async def stand_up(hall: Here, guest: Somebody, table: Id, seat: Seat) -> TableSent:
    """Stand up. In a running game: leave for good; a bot takes the seat over."""
    found = await hall.find(table)
    await lobby.stand_up(hall, found, guest, seat)
    return hall.sent(found, guest.id)


@put("/tables/{table:str}/seats/{seat:int}", summary="Put a bot on a seat", responses=ANY)
async def seat_bot(hall: Here, guest: Somebody, table: Id, seat: Seat, data: JSONBody[BotAsked]) -> TableSent:
    """The host puts a bot on an open seat."""
    found = await hall.find(table)
    await lobby.seat_bot(hall, found, guest, seat, data.bot)
    return hall.sent(found, guest.id)


@delete("/tables/{table:str}/people/{seat:int}", summary="Send somebody away", status_code=200, responses=ANY)
async def send_away(hall: Here, guest: Somebody, table: Id, seat: Seat) -> TableSent:
    """The host frees a person's seat before the game starts; they cannot take one here again."""
    found = await hall.find(table)
    await manners.send_away(hall, found, guest, seat)
    return hall.sent(found, guest.id)


@post("/tables/{table:str}/people/{seat:int}/replace", summary="Vote for a bot", status_code=200, responses=ANY)
async def replace(hall: Here, guest: Somebody, table: Id, seat: Seat) -> TableSent:
    """Vote that a bot takes over for somebody who went away from a table without a clock."""
    found = await hall.find(table)
    await manners.replace(hall, found, guest, seat)
    return hall.sent(found, guest.id)


@put("/tables/{table:str}/silence", summary="Silence somebody", responses=ANY)
async def silence(hall: Here, guest: Somebody, table: Id, data: JSONBody[SilenceAsked]) -> TableSent:
    """The host says who is not to talk at this table."""
    found = await hall.find(table)
    await manners.silence(hall, found, guest, data.person, data.on)
    return hall.sent(found, guest.id)


@put("/tables/{table:str}/seats", summary="Set the number of seats", responses=ANY)
async def set_seats(hall: Here, guest: Somebody, table: Id, data: JSONBody[SeatsAsked]) -> TableSent:
    """The host says how many seats a table has, before the game starts."""
    found = await hall.find(table)
    await lobby.set_seats(hall, found, guest, data.count)
    return hall.sent(found, guest.id)


@post("/tables/{table:str}/start", summary="Start the game", status_code=200, responses=ANY)
async def start(hall: Here, guest: Somebody, table: Id, bot: Bot = None) -> TableSent:
    """The host starts; seats still open are filled with bots, the gentlest unless one is named."""
    found = await hall.find(table)
    await lobby.start(hall, found, guest, bot)
    return hall.sent(found, guest.id)


@post("/tables/{table:str}/rematch", summary="Agree to a rematch", status_code=200, responses=ANY)
async def rematch(hall: Here, guest: Somebody, table: Id) -> TableSent:
    """When all people at a finished table agree, a new one starts: its id is in `next`."""
    found = await hall.find(table)
    await lobby.play_again(hall, found, guest)
    return hall.sent(found, guest.id)


@get("/tables/{table:str}/record", summary="The record", media_type="text/plain", responses=problems(404, 409))
async def record(hall: Here, table: Id) -> Response[str]:
    """The record, once the game is over."""
    found = await hall.find(table)
    # Refused without waiting for the lock, which others' drafts hold.
    replays.only_over(found)
    async with found.lock:
        text = replays.record(found)
    name = f"{found.head.game}.kwoon"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/tables/{table:str}/replay", summary="Watch a finished game", responses=problems(400, 404, 409))
async def replay(
    house: Building, request: Asking, table: Id, viewpoint: Viewpoint = "watcher", first: First = 0
) -> Replay:
    """Frames of a finished game as a seat saw it, as a watcher did, or with all cards open; a page at a time."""
    if first == 0:
        spend(house, request, "replays")
    return await house.hall.replays.page(await house.hall.find(table), viewpoint, first, replays.PAGE)


@get("/tables/{table:str}/better", summary="What would have been better", responses=problems(400, 404, 409, 503))
async def better(house: Building, request: Asking, table: Id, answers: Answers, seat: AtSeat) -> BetterSent:
    """What the best bot would have done on a seat of a finished game, from what could be seen there."""
    spend(house, request, "hints")
    return await house.counsel.better(await house.hall.find(table), answers, seat, household_of(house, request))


@post("/tables/{table:str}/branch", summary="Play on from a moment", responses=ANY)
async def play_on(
    house: Building, request: Asking, guest: Somebody, table: Id, data: JSONBody[BranchAsked]
) -> TableSent:
    """A table of your own with a finished game as it stood then: you on one seat, bots on the others."""
    spend(house, request, "tables")
    opened = await branch.play_on(house.hall, await house.hall.find(table), guest, data)
    return house.hall.sent(opened, guest.id)


@put("/tables/{table:str}/shows", summary="Let watchers see your cards, late", responses=ANY)
async def shows(hall: Here, guest: Somebody, table: Id, data: JSONBody[ShowsAsked]) -> TableSent:
    """When all who play allow it, watchers may see all cards some turns late."""
    found = await hall.find(table)
    await lobby.show_late(hall, found, guest, data.on)
    return hall.sent(found, guest.id)


@post("/tables/{table:str}/hint", summary="Ask for a hint", status_code=200, responses=problems(403, 404, 409, 503))
async def hint(house: Building, request: Asking, guest: Somebody, table: Id) -> HintSent:
    """What the best bot would do from what you can see; at casual tables only."""
    spend(house, request, "hints")
    return await house.counsel.hint(await house.hall.find(table), guest.id, guest.household)


@get("/tables/{table:str}/chances", summary="How the chances went", responses=problems(404, 409))
async def chances(house: Building, request: Asking, table: Id, viewpoint: Viewpoint = "watcher") -> ChancesSent:
    """Each seat's winning chances through a finished game, from what it could know; ask again until it is done."""
    if not house.counsel.has(table):
        spend(house, request, "curves")
    return await house.counsel.chances(await house.hall.find(table), viewpoint, household_of(house, request))


@get("/healthz", summary="Whether the server can do its work", responses=problems(503))
async def healthz(house: Building) -> Health:
    """Fails when nothing can be written down, or soon cannot be."""
    try:
        await house.storage.check(house.hall.now())
    except Exception:
        raise Refusal(503, "Nothing can be written down: the database does not answer, or its disk is full.") from None
    return Health("ok")


def api() -> Router:
    """Everything below /api."""
    people = [me, rename, my_tables]
    games_ = [games, cards, rules, reading, lesson, bring]
    around = [open_table, tables, one_table, sit_down, stand_up, seat_bot, set_seats, start, rematch, shows]
    manners_ = [send_away, replace, silence]
    about = [record, replay, hint, chances, better, play_on]
    return Router("/api", route_handlers=[*people, *games_, *around, *manners_, *about])

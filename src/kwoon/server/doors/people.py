"""The doors of people: a name that stays, what somebody has played, and who leads."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import to_builtins

from kwoon.hall.guests import Guest
from kwoon.hall.people import history, leaving
from kwoon.hall.people.accounts import Confirmation
from kwoon.hall.people.fitting import fitting
from kwoon.hall.people.needs import Where
from kwoon.hall.people.rows import Kind, Wanted
from kwoon.hall.tables.head import Refusal
from kwoon.hall.telling.lobby_sent import Me
from kwoon.hall.telling.people_asked import ConfirmAsked, CredentialAsked, ForgetAsked, RecoverAsked, SignOutAsked
from kwoon.hall.telling.people_sent import (
    AccountSent,
    CodeSent,
    Ended,
    FitSent,
    LeaderSent,
    OptionsSent,
    PersonSent,
    PlayedSent,
    SignedOutSent,
)
from kwoon.hall.telling.told_of_games import on_shelf
from kwoon.server.doors.cookies import set_cookie
from kwoon.server.doors.hosts import is_address, passkey_port_fits
from kwoon.server.doors.routes import ANY, Asking, Building, Game, Somebody, problems, spend

Person = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="A person's id")]
Handle = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="A passkey's handle")]
Which = Annotated[Kind, PathParameter(description="One against one, everybody alone, or sides of several")]
OfGame = Annotated[str, QueryParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]*$", description="Only those of a game")]
Ending = Annotated[Ended, QueryParameter(description="Only those that ended so")]
Rated = Annotated[bool, QueryParameter(description="Only rated ones")]
Before = Annotated[float, QueryParameter(ge=0, le=1e12, description="Only those that ended before this, if not 0")]
NO_NAME = (
    "Passkeys belong to a name such as cards.example or localhost, and this page has a number. Use a recovery code."
)
OTHER_PORT = (
    "Passkeys work only at the hall's own address, and {0!r} is not known to be one. If it is, start the hall with it "
    "in the environment variable KWOON_ORIGINS."
)


def where(request: Asking) -> Where:
    """Return the host and origin of the page; Refusal if it is no page of this hall, or has no name."""
    settings = request.app.state.house.settings
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    host = urlsplit(origin).hostname or ""
    if is_address(host):
        raise Refusal(409, NO_NAME)
    listening = (request.scope.get("server") or ("", 0))[1] or 0
    if origin in settings.origins or passkey_port_fits(origin, listening, behind_proxy=bool(settings.proxies)):
        return Where(host, origin)
    raise Refusal(403, OTHER_PORT.format(origin))


def let_in(request: Asking, guest: Guest) -> Me:
    """From now on this browser is somebody else's."""
    assert guest.cookie is not None
    request.scope["state"]["cookie"] = set_cookie(guest.cookie, request.url.scheme == "https")
    return Me(guest.id, guest.name)


def renew_cookie(request: Asking, guest: Guest) -> None:
    """Send the new cookie of a guest who got one."""
    if guest.cookie is not None:
        request.scope["state"]["cookie"] = set_cookie(guest.cookie, request.url.scheme == "https")


def confirmation(asked: ConfirmAsked | None) -> Confirmation:
    """What shows that the owner asks; nothing if nothing was sent."""
    if asked is None:
        return Confirmation()
    return Confirmation(asked.code, None if asked.credential is None else asked.credential.plain())


@get("/me/fitting", summary="Bots for an even match", responses=problems())
async def even_match(house: Building, request: Asking, guest: Somebody) -> list[FitSent]:
    """The bot that fits you, for each game of which enough is known."""
    spend(house, request, "pages")
    return await fitting(house.hall, guest)


@get("/account", summary="How your name is kept", responses=problems())
async def account(house: Building, request: Asking, guest: Somebody) -> AccountSent:
    """Your passkeys, and whether you have a recovery code."""
    spend(house, request, "pages")
    return await house.accounts.shown(guest)


@post("/account/confirm/begin", summary="Begin to confirm that it is you", status_code=200, responses=ANY)
async def begin_confirming(house: Building, request: Asking, guest: Somebody) -> OptionsSent:
    """What your device is to be asked before you add another way to sign in."""
    spend(house, request, "attempts")
    return OptionsSent(await house.accounts.begin_confirming(guest, where(request)))


@post("/account/passkeys/begin", summary="Ask for a passkey", status_code=200, responses=ANY)
async def begin_keeping(
    house: Building, request: Asking, guest: Somebody, data: JSONBody[ConfirmAsked | None] = None
) -> OptionsSent:
    """What your device is to be asked for a new passkey. Once your name is kept, this has to be confirmed."""
    spend(house, request, "codes" if data is not None and data.code else "attempts")
    return OptionsSent(await house.accounts.begin_keeping(guest, where(request), confirmation(data)))


@post("/account/passkeys", summary="Keep your name with a passkey", responses=ANY)
async def keep(house: Building, request: Asking, guest: Somebody, data: JSONBody[CredentialAsked]) -> AccountSent:
    """Keep the passkey that your device has made."""
    spend(house, request, "attempts")
    account = await house.accounts.keep(guest, where(request), data.plain(), data.label)
    renew_cookie(request, guest)
    return account


@delete("/account/passkeys/{handle:str}", summary="Remove a passkey", status_code=200, responses=ANY)
async def remove(house: Building, request: Asking, guest: Somebody, handle: Handle) -> AccountSent:
    """A passkey fewer, unless it is your only way back."""
    spend(house, request, "attempts")
    return await house.accounts.remove(guest, handle)


@post("/account/enter/begin", summary="Begin to sign in", status_code=200, responses=ANY)
async def begin_entering(house: Building, request: Asking) -> OptionsSent:
    """What your device is to be asked to show whose it is."""
    spend(house, request, "attempts")
    return OptionsSent(await house.accounts.begin_entering(where(request)))


@post("/account/enter", summary="Sign in with a passkey", status_code=200, responses=ANY)
async def enter(house: Building, request: Asking, data: JSONBody[CredentialAsked]) -> Me:
    """You are who your passkey says."""
    spend(house, request, "attempts")
    return let_in(request, await house.accounts.enter(where(request), data.plain()))


@post("/account/recovery", summary="Make a recovery code", responses=ANY)
async def recovery(
    house: Building, request: Asking, guest: Somebody, data: JSONBody[ConfirmAsked | None] = None
) -> CodeSent:
    """A new recovery code, told once; it replaces the one before. Once your name is kept, this has to be confirmed."""
    spend(house, request, "codes")
    signed = data is not None and data.credential is not None
    code = await house.accounts.new_code(guest, confirmation(data), where(request) if signed else None)
    renew_cookie(request, guest)
    return CodeSent(code)


@post("/account/recover", summary="Sign in with a recovery code", status_code=200, responses=ANY)
async def recover(house: Building, request: Asking, data: JSONBody[RecoverAsked]) -> Me:
    """You are whose recovery code it is."""
    spend(house, request, "codes")
    return let_in(request, await house.accounts.recover(data.code))


@post("/account/leave", summary="Sign out", status_code=200, responses=ANY)
async def sign_out(house: Building, request: Asking, guest: Somebody, data: JSONBody[SignOutAsked]) -> SignedOutSent:
    """Here, or on all devices, which also revokes the recovery code; you are a new guest here."""
    spend(house, request, "codes" if data.code else "attempts")
    other, code = await house.accounts.sign_out(guest, data.everywhere, data.code)
    me = let_in(request, other)
    return SignedOutSent(me.id, me.name, code)


@get("/account/data", summary="Take your data along", responses=problems())
async def belongings(house: Building, request: Asking, guest: Somebody) -> Response[dict[str, Any]]:
    """All that the hall has of you, as a file."""
    spend(house, request, "copies")
    found = await leaving.belongings(house.accounts, guest)
    found["tournaments"] = to_builtins(await house.desk.of(guest))
    headers = {"content-disposition": 'attachment; filename="kwoon.json"'}
    return Response(found, headers=headers)


@post("/account/forget", summary="Be forgotten", status_code=200, responses=ANY)
async def forget(house: Building, request: Asking, guest: Somebody, data: JSONBody[ForgetAsked]) -> Me:
    """Games stay, your name goes, and with it all that is yours; you are somebody new."""
    spend(house, request, "attempts")
    leaving.check_name(guest, data.name)
    await house.desk.leave_all(guest)
    return let_in(request, await leaving.forget(house.accounts, guest, data.name))


@get("/people/{person:str}", summary="Somebody", responses=problems(400, 404))
async def person(house: Building, request: Asking, guest: Somebody, person: Person) -> PersonSent:
    """Their ratings and how they came about, and how often they have played what."""
    spend(house, request, "pages")
    return await history.person(house.hall, guest, person)


@get("/people/{person:str}/games", summary="Somebody's games", responses=problems(400, 404))
async def games_of(
    house: Building,
    request: Asking,
    guest: Somebody,
    person: Person,
    *,
    game: OfGame = "",
    result: Ending = "",
    rated: Rated = False,
    before: Before = 0,
) -> list[PlayedSent]:
    """Their games that are over, the newest first: your own all, of others those of public tables."""
    spend(house, request, "pages")
    wanted = Wanted(person, person != guest.id, game, result, rated, before or None)
    return await history.played(house.hall, wanted)


@get("/finished", summary="Games that are over", responses=problems(400))
async def finished(
    house: Building, request: Asking, *, game: OfGame = "", rated: Rated = False, before: Before = 0
) -> list[PlayedSent]:
    """Those of public tables, the newest first."""
    spend(house, request, "pages")
    return await history.played(house.hall, Wanted(None, True, game, "", rated, before or None))


@get("/leaders/{game:str}/{kind:str}", summary="Who leads", responses=problems(400, 404))
async def leaders(house: Building, request: Asking, game: Game, kind: Which) -> list[LeaderSent]:
    """The best who kept their names, and the bots among them, by rating less twice the doubt."""
    spend(house, request, "pages")
    return await history.leaders(house.hall, on_shelf(game).id, kind)


def people() -> Router:
    """Everything about people, below /api."""
    ways = [account, begin_confirming, begin_keeping, keep, remove, begin_entering, enter, recovery, recover, sign_out]
    return Router("/api", route_handlers=[*ways, even_match, belongings, forget, person, games_of, finished, leaders])

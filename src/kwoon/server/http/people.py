"""HTTP handlers for accounts, sign-in, game history and leaderboards."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import to_builtins

from kwoon.hall.api.game_info import find_definition
from kwoon.hall.api.lobby_responses import MeResponse
from kwoon.hall.api.people_requests import (
    ConfirmIdentityRequest,
    CredentialRequest,
    DeleteAccountRequest,
    RecoverRequest,
    SignOutRequest,
)
from kwoon.hall.api.people_responses import (
    AccountResponse,
    FinishedGameResponse,
    GameResult,
    LeaderResponse,
    OpponentSuggestionResponse,
    PersonResponse,
    RecoveryCodeResponse,
    SignedOutResponse,
    WebAuthnOptionsResponse,
)
from kwoon.hall.guests import Guest
from kwoon.hall.people import history, privacy
from kwoon.hall.people.accounts import Confirmation
from kwoon.hall.people.interfaces import RequestOrigin
from kwoon.hall.people.models import GameQuery, RatingKind
from kwoon.hall.people.opponent_suggestion import suggest_opponents
from kwoon.hall.tables.table_state import ApiError
from kwoon.server.http.cookies import set_cookie
from kwoon.server.http.hosts import is_address, passkey_port_fits
from kwoon.server.http.routes import ANY, CurrentGuest, CurrentServer, Game, HttpRequest, error_responses, spend_share

Person = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="Id of a player")]
Handle = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="Handle of a passkey")]
Which = Annotated[RatingKind, PathParameter(description="duel (1 v 1), free-for-all or teams")]
OfGame = Annotated[
    str, QueryParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]*$", description="Only games with this game id")
]
Ending = Annotated[GameResult, QueryParameter(description="Only games with this result")]
Rated = Annotated[bool, QueryParameter(description="Only rated games")]
Before = Annotated[
    float, QueryParameter(ge=0, le=1e12, description="Only games that ended before this Unix time; 0 for no limit")
]
NO_NAME = "Passkeys need a host name such as cards.example or localhost, but this page was opened by IP address. Use a recovery code."
OTHER_PORT = (
    "Passkeys work only at the hall's own address, and {0!r} is not a known one. To allow it, add it to the environment "
    "variable KWOON_ORIGINS."
)


def request_site(request: HttpRequest) -> RequestOrigin:
    """Return the host and origin of the page. Raise ApiError if it is not a page of this hall, or if the host has no
    name."""
    settings = request.app.state.house.settings
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    host = urlsplit(origin).hostname or ""
    if is_address(host):
        raise ApiError(409, NO_NAME)
    listening = (request.scope.get("server") or ("", 0))[1] or 0
    if origin in settings.origins or passkey_port_fits(origin, listening, behind_proxy=bool(settings.proxies)):
        return RequestOrigin(host, origin)
    raise ApiError(403, OTHER_PORT.format(origin))


def sign_in_response(request: HttpRequest, guest: Guest) -> MeResponse:
    """Sign this browser in as a guest and set the cookie."""
    assert guest.cookie is not None
    request.scope["state"]["cookie"] = set_cookie(guest.cookie, request.url.scheme == "https")
    return MeResponse(guest.id, guest.name)


def renew_cookie(request: HttpRequest, guest: Guest) -> None:
    """Send the guest's new cookie, if there is one."""
    if guest.cookie is not None:
        request.scope["state"]["cookie"] = set_cookie(guest.cookie, request.url.scheme == "https")


def confirmation(asked: ConfirmIdentityRequest | None) -> Confirmation:
    """Return the proof that the account's owner makes a request; empty if none was sent."""
    if asked is None:
        return Confirmation()
    return Confirmation(asked.code, None if asked.credential is None else asked.credential.to_webauthn())


@get("/me/suggestions", summary="Suggest bots of equal strength", responses=error_responses())
async def suggested_bots(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest
) -> list[OpponentSuggestionResponse]:
    """Return a bot that suits you for each game in which you have played enough."""
    spend_share(house, request, "pages")
    return await suggest_opponents(house.hall, guest)


@get("/account", summary="Get the account", responses=error_responses())
async def get_account(house: CurrentServer, request: HttpRequest, guest: CurrentGuest) -> AccountResponse:
    """Return your passkeys and whether you have a recovery code."""
    spend_share(house, request, "pages")
    return await house.accounts.account(guest)


@post("/account/confirm/begin", summary="Begin to confirm your identity", status_code=200, responses=ANY)
async def begin_confirmation(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest
) -> WebAuthnOptionsResponse:
    """Return the WebAuthn options that confirm it is you before you add another way to sign in."""
    spend_share(house, request, "attempts")
    return WebAuthnOptionsResponse(await house.accounts.begin_confirming(guest, request_site(request)))


@post("/account/passkeys/begin", summary="Begin to add a passkey", status_code=200, responses=ANY)
async def begin_passkey(
    house: CurrentServer,
    request: HttpRequest,
    guest: CurrentGuest,
    data: JSONBody[ConfirmIdentityRequest | None] = None,
) -> WebAuthnOptionsResponse:
    """Return the WebAuthn options for a new passkey. Requires confirmation once your name is kept."""
    spend_share(house, request, "codes" if data is not None and data.code else "attempts")
    return WebAuthnOptionsResponse(
        await house.accounts.begin_registration(guest, request_site(request), confirmation(data))
    )


@post("/account/passkeys", summary="Add a passkey", responses=ANY)
async def add_passkey(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[CredentialRequest]
) -> AccountResponse:
    """Store the passkey that your device created."""
    spend_share(house, request, "attempts")
    account = await house.accounts.finish_registration(guest, request_site(request), data.to_webauthn(), data.label)
    renew_cookie(request, guest)
    return account


@delete("/account/passkeys/{handle:str}", summary="Remove a passkey", status_code=200, responses=ANY)
async def remove_passkey(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, handle: Handle
) -> AccountResponse:
    """Remove a passkey, unless it is your only way to sign in."""
    spend_share(house, request, "attempts")
    return await house.accounts.remove_passkey(guest, handle)


@post("/account/sign-in/begin", summary="Begin to sign in", status_code=200, responses=ANY)
async def begin_sign_in(house: CurrentServer, request: HttpRequest) -> WebAuthnOptionsResponse:
    """Return the WebAuthn options for signing in."""
    spend_share(house, request, "attempts")
    return WebAuthnOptionsResponse(await house.accounts.begin_sign_in(request_site(request)))


@post("/account/sign-in", summary="Sign in with a passkey", status_code=200, responses=ANY)
async def sign_in(house: CurrentServer, request: HttpRequest, data: JSONBody[CredentialRequest]) -> MeResponse:
    """Sign in with a passkey."""
    spend_share(house, request, "attempts")
    return sign_in_response(request, await house.accounts.finish_sign_in(request_site(request), data.to_webauthn()))


@post("/account/recovery", summary="Create a recovery code", responses=ANY)
async def create_recovery_code(
    house: CurrentServer,
    request: HttpRequest,
    guest: CurrentGuest,
    data: JSONBody[ConfirmIdentityRequest | None] = None,
) -> RecoveryCodeResponse:
    """Create a recovery code, which is shown only once and replaces the previous one. Requires confirmation once your
    name is kept."""
    spend_share(house, request, "codes")
    signed = data is not None and data.credential is not None
    code = await house.accounts.new_recovery_code(guest, confirmation(data), request_site(request) if signed else None)
    renew_cookie(request, guest)
    return RecoveryCodeResponse(code)


@post("/account/recover", summary="Sign in with a recovery code", status_code=200, responses=ANY)
async def sign_in_with_code(house: CurrentServer, request: HttpRequest, data: JSONBody[RecoverRequest]) -> MeResponse:
    """Sign in with a recovery code."""
    spend_share(house, request, "codes")
    return sign_in_response(request, await house.accounts.recover(data.code))


@post("/account/sign-out", summary="Sign out", status_code=200, responses=ANY)
async def sign_out(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[SignOutRequest]
) -> SignedOutResponse:
    """Sign out here or on all devices, which also revokes the recovery code. You become a new guest."""
    spend_share(house, request, "codes" if data.code else "attempts")
    other, code = await house.accounts.sign_out(guest, data.everywhere, data.code)
    me = sign_in_response(request, other)
    return SignedOutResponse(me.id, me.name, code)


@get("/account/data", summary="Download your data", responses=error_responses())
async def download_data(house: CurrentServer, request: HttpRequest, guest: CurrentGuest) -> Response[dict[str, Any]]:
    """Download all data that the hall stores about you."""
    spend_share(house, request, "copies")
    found = await privacy.export_data(house.accounts, guest)
    found["tournaments"] = to_builtins(await house.desk.tournaments_of(guest))
    headers = {"content-disposition": 'attachment; filename="kwoon.json"'}
    return Response(found, headers=headers)


@post("/account/delete", summary="Delete the account", status_code=200, responses=ANY)
async def delete_account(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[DeleteAccountRequest]
) -> MeResponse:
    """Delete your account and its data. Your games stay, without your name, and you become a new guest."""
    spend_share(house, request, "attempts")
    privacy.confirm_name(guest, data.name)
    await house.desk.withdraw_from_all(guest)
    return sign_in_response(request, await privacy.delete_account(house.accounts, guest, data.name))


@get("/people/{person:str}", summary="Get a player", responses=error_responses(400, 404))
async def get_person(house: CurrentServer, request: HttpRequest, guest: CurrentGuest, person: Person) -> PersonResponse:
    """Return a person's ratings, their rating history and how often they played each game."""
    spend_share(house, request, "pages")
    return await history.person_page(house.hall, guest, person)


@get("/people/{person:str}/games", summary="List a player's games", responses=error_responses(400, 404))
async def list_games_of_person(
    house: CurrentServer,
    request: HttpRequest,
    guest: CurrentGuest,
    person: Person,
    *,
    game: OfGame = "",
    result: Ending = "",
    rated: Rated = False,
    before: Before = 0,
) -> list[FinishedGameResponse]:
    """List a person's finished games, the newest first: all of your own, and those at public tables of others."""
    spend_share(house, request, "pages")
    wanted = GameQuery(person, person != guest.id, game, result, rated, before or None)
    return await history.finished_games(house.hall, wanted)


@get("/finished", summary="List finished games", responses=error_responses(400))
async def list_finished_games(
    house: CurrentServer, request: HttpRequest, *, game: OfGame = "", rated: Rated = False, before: Before = 0
) -> list[FinishedGameResponse]:
    """List the finished games of public tables, the newest first."""
    spend_share(house, request, "pages")
    return await history.finished_games(house.hall, GameQuery(None, True, game, "", rated, before or None))


@get("/leaderboards/{game:str}/{kind:str}", summary="Get a leaderboard", responses=error_responses(400, 404))
async def leaderboard(house: CurrentServer, request: HttpRequest, game: Game, kind: Which) -> list[LeaderResponse]:
    """List the best players with kept names, and the bots, by rating minus twice its deviation."""
    spend_share(house, request, "pages")
    return await history.leaders(house.hall, find_definition(game).id, kind)


def people_router() -> Router:
    """Return the router for everything about people, below /api."""
    ways = [
        get_account,
        begin_confirmation,
        begin_passkey,
        add_passkey,
        remove_passkey,
        begin_sign_in,
        sign_in,
        create_recovery_code,
        sign_in_with_code,
        sign_out,
    ]
    return Router(
        "/api",
        route_handlers=[
            *ways,
            suggested_bots,
            download_data,
            delete_account,
            get_person,
            list_games_of_person,
            list_finished_games,
            leaderboard,
        ],
    )

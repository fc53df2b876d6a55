"""HTTP handlers for accounts, sign-in, game history and leaderboards."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import to_builtins

from kwoon.hall.accounts import personal_data
from kwoon.hall.accounts.interfaces import PasskeyOrigin
from kwoon.hall.accounts.requests import (
    ConfirmIdentityRequest,
    CredentialRequest,
    DeleteAccountRequest,
    RecoverRequest,
    SignOutRequest,
)
from kwoon.hall.accounts.responses import (
    AccountResponse,
    MeResponse,
    RecoveryCodeResponse,
    SignedOutResponse,
    WebAuthnOptionsResponse,
)
from kwoon.hall.accounts.service import OwnerConfirmation
from kwoon.hall.errors import Conflict, PermissionDenied
from kwoon.hall.games.game_info import find_game_definition
from kwoon.hall.guests import Guest
from kwoon.hall.ratings import game_history_and_ratings
from kwoon.hall.ratings.bot_suggestion import suggest_bot_opponents
from kwoon.hall.ratings.models import FinishedGameFilter, RatingKind
from kwoon.hall.ratings.responses import (
    FinishedGameResponse,
    GameResult,
    LeaderboardEntryResponse,
    OpponentSuggestionResponse,
    PersonResponse,
)
from kwoon.server.http.cookies import format_set_cookie
from kwoon.server.http.hosts import has_hall_port, is_ip_address
from kwoon.server.http.parameters import (
    ANY_ERROR,
    CurrentGuest,
    CurrentServer,
    GameId,
    HttpRequest,
    charge_operation,
    error_responses,
)

PersonId = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="Id of a player")]
PasskeyHandle = Annotated[
    str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="Handle of a passkey")
]
RatingKindPath = Annotated[RatingKind, PathParameter(description="duel (1 v 1), several (free-for-all) or teams")]
GameFilter = Annotated[
    str, QueryParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]*$", description="Only games with this game id")
]
ResultFilter = Annotated[GameResult, QueryParameter(description="Only games with this result")]
RatedFilter = Annotated[bool, QueryParameter(description="Only rated games")]
EndedBefore = Annotated[
    float, QueryParameter(ge=0, le=1e12, description="Only games that ended before this Unix time; 0 for no limit")
]
NO_HOST_NAME_TEXT = "Passkeys need a host name such as cards.example or localhost, but this page was opened by IP address. Use a recovery code."
UNKNOWN_ORIGIN_TEXT = (
    "Passkeys work only at the hall's own address, and {0!r} is not a known one. To allow it, add it to the environment "
    "variable KWOON_ORIGINS."
)


def request_origin(request: HttpRequest) -> PasskeyOrigin:
    """Return the page's host and origin. Raise `HallError` if the page does not belong to this hall or was opened by IP
    address."""
    settings = request.app.state.server.settings
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    host = urlsplit(origin).hostname or ""
    if is_ip_address(host):
        raise Conflict(NO_HOST_NAME_TEXT)
    listening = (request.scope.get("server") or ("", 0))[1] or 0
    if origin in settings.origins or has_hall_port(origin, listening, behind_proxy=bool(settings.proxies)):
        return PasskeyOrigin(host, origin)
    raise PermissionDenied(UNKNOWN_ORIGIN_TEXT.format(origin))


def sign_browser_in(request: HttpRequest, guest: Guest) -> MeResponse:
    """Set the cookie that signs this browser in as a guest, and return the guest."""
    assert guest.cookie is not None
    request.scope["state"]["cookie"] = format_set_cookie(guest.cookie, request.url.scheme == "https")
    return MeResponse(guest.id, guest.name)


def set_new_cookie(request: HttpRequest, guest: Guest) -> None:
    """Set the guest's new cookie, if there is one."""
    if guest.cookie is not None:
        request.scope["state"]["cookie"] = format_set_cookie(guest.cookie, request.url.scheme == "https")


def to_confirmation(request: ConfirmIdentityRequest | None) -> OwnerConfirmation:
    """Return the confirmation in a request, or an empty one if there is none."""
    if request is None:
        return OwnerConfirmation()
    return OwnerConfirmation(request.code, None if request.credential is None else request.credential.to_webauthn())


@get("/me/suggestions", summary="Suggest bots of equal strength", responses=error_responses())
async def suggest_bots(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest
) -> list[OpponentSuggestionResponse]:
    """Return a suitable bot for each game that you have played often enough."""
    charge_operation(server, request, "pages")
    return await suggest_bot_opponents(server.hall, guest)


@get("/account", summary="Get the account", responses=error_responses())
async def get_account(server: CurrentServer, request: HttpRequest, guest: CurrentGuest) -> AccountResponse:
    """Return your passkeys and whether you have a recovery code."""
    charge_operation(server, request, "pages")
    return await server.accounts.account_response(guest)


@post("/account/confirm/begin", summary="Begin to confirm your identity", status_code=200, responses=ANY_ERROR)
async def begin_confirmation(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest
) -> WebAuthnOptionsResponse:
    """Return the WebAuthn options for confirming your identity before you add another way to sign in."""
    charge_operation(server, request, "sign-in attempts")
    return WebAuthnOptionsResponse(await server.accounts.begin_confirmation(guest, request_origin(request)))


@post("/account/passkeys/begin", summary="Begin to add a passkey", status_code=200, responses=ANY_ERROR)
async def begin_passkey(
    server: CurrentServer,
    request: HttpRequest,
    guest: CurrentGuest,
    data: JSONBody[ConfirmIdentityRequest | None] = None,
) -> WebAuthnOptionsResponse:
    """Return the WebAuthn options for a new passkey. Requires confirmation once you are registered."""
    charge_operation(server, request, "recovery codes" if data is not None and data.code else "sign-in attempts")
    return WebAuthnOptionsResponse(
        await server.accounts.begin_registration(guest, request_origin(request), to_confirmation(data))
    )


@post("/account/passkeys", summary="Add a passkey", responses=ANY_ERROR)
async def add_passkey(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[CredentialRequest]
) -> AccountResponse:
    """Store the passkey that your device created."""
    charge_operation(server, request, "sign-in attempts")
    account = await server.accounts.finish_registration(guest, request_origin(request), data.to_webauthn(), data.label)
    set_new_cookie(request, guest)
    return account


@delete("/account/passkeys/{handle:str}", summary="Remove a passkey", status_code=200, responses=ANY_ERROR)
async def remove_passkey(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, handle: PasskeyHandle
) -> AccountResponse:
    """Remove a passkey, unless it is your only way to sign in."""
    charge_operation(server, request, "sign-in attempts")
    return await server.accounts.remove_passkey(guest, handle)


@post("/account/sign-in/begin", summary="Begin to sign in", status_code=200, responses=ANY_ERROR)
async def begin_sign_in(server: CurrentServer, request: HttpRequest) -> WebAuthnOptionsResponse:
    """Return the WebAuthn options for signing in."""
    charge_operation(server, request, "sign-in attempts")
    return WebAuthnOptionsResponse(await server.accounts.begin_sign_in(request_origin(request)))


@post("/account/sign-in", summary="Sign in with a passkey", status_code=200, responses=ANY_ERROR)
async def sign_in(server: CurrentServer, request: HttpRequest, data: JSONBody[CredentialRequest]) -> MeResponse:
    charge_operation(server, request, "sign-in attempts")
    return sign_browser_in(request, await server.accounts.finish_sign_in(request_origin(request), data.to_webauthn()))


@post("/account/recovery", summary="Create a recovery code", responses=ANY_ERROR)
async def create_recovery_code(
    server: CurrentServer,
    request: HttpRequest,
    guest: CurrentGuest,
    data: JSONBody[ConfirmIdentityRequest | None] = None,
) -> RecoveryCodeResponse:
    """Create a recovery code, which is shown only once and replaces the previous one. Requires confirmation once you
    are registered."""
    charge_operation(server, request, "recovery codes")
    has_credential = data is not None and data.credential is not None
    code = await server.accounts.issue_recovery_code(
        guest, to_confirmation(data), request_origin(request) if has_credential else None
    )
    set_new_cookie(request, guest)
    return RecoveryCodeResponse(code)


@post("/account/recover", summary="Sign in with a recovery code", status_code=200, responses=ANY_ERROR)
async def sign_in_with_code(server: CurrentServer, request: HttpRequest, data: JSONBody[RecoverRequest]) -> MeResponse:
    charge_operation(server, request, "recovery codes")
    return sign_browser_in(request, await server.accounts.sign_in_with_recovery_code(data.code))


@post("/account/sign-out", summary="Sign out", status_code=200, responses=ANY_ERROR)
async def sign_out(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[SignOutRequest]
) -> SignedOutResponse:
    """Sign out here or on all devices, and become a new guest. Signing out everywhere also replaces or revokes the
    recovery code."""
    charge_operation(server, request, "recovery codes" if data.code else "sign-in attempts")
    new_guest, code = await server.accounts.sign_out(guest, data.everywhere, data.code)
    me = sign_browser_in(request, new_guest)
    return SignedOutResponse(me.id, me.name, code)


@get("/account/data", summary="Download your data", responses=error_responses())
async def download_data(server: CurrentServer, request: HttpRequest, guest: CurrentGuest) -> Response[dict[str, Any]]:
    """Download all data that the hall stores about you."""
    charge_operation(server, request, "data exports")
    data = await personal_data.export_data(server.accounts, guest)
    data["tournaments"] = to_builtins(await server.tournament_service.tournaments_of(guest))
    headers = {"content-disposition": 'attachment; filename="kwoon.json"'}
    return Response(data, headers=headers)


@post("/account/delete", summary="Delete the account", status_code=200, responses=ANY_ERROR)
async def delete_account(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[DeleteAccountRequest]
) -> MeResponse:
    """Delete your account and its data. Your games stay, without your name, and you become a new guest."""
    charge_operation(server, request, "sign-in attempts")
    personal_data.require_matching_name(guest, data.name)
    await server.tournament_service.withdraw_from_all_tournaments(guest)
    return sign_browser_in(request, await personal_data.delete_account(server.accounts, guest, data.name))


@get("/people/{person:str}", summary="Get a player", responses=error_responses(400, 404))
async def get_person(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, person: PersonId
) -> PersonResponse:
    """Return a person's ratings, rating history and game counts."""
    charge_operation(server, request, "pages")
    return await game_history_and_ratings.person_page(server.hall, guest, person)


@get("/people/{person:str}/games", summary="List a player's games", responses=error_responses(400, 404))
async def list_person_games(
    server: CurrentServer,
    request: HttpRequest,
    guest: CurrentGuest,
    person: PersonId,
    *,
    game: GameFilter = "",
    result: ResultFilter = "",
    rated: RatedFilter = False,
    before: EndedBefore = 0,
) -> list[FinishedGameResponse]:
    """List a person's finished games, newest first. For other people, list only public games."""
    charge_operation(server, request, "pages")
    query = FinishedGameFilter(person, person != guest.id, game, result, rated, before or None)
    return await game_history_and_ratings.finished_games(server.hall, query)


@get("/finished", summary="List finished games", responses=error_responses(400))
async def list_finished_games(
    server: CurrentServer,
    request: HttpRequest,
    *,
    game: GameFilter = "",
    rated: RatedFilter = False,
    before: EndedBefore = 0,
) -> list[FinishedGameResponse]:
    """List finished games at public tables, newest first."""
    charge_operation(server, request, "pages")
    return await game_history_and_ratings.finished_games(
        server.hall, FinishedGameFilter(None, True, game, "", rated, before or None)
    )


@get("/leaderboards/{game:str}/{kind:str}", summary="Get a leaderboard", responses=error_responses(400, 404))
async def get_leaderboard(
    server: CurrentServer, request: HttpRequest, game: GameId, kind: RatingKindPath
) -> list[LeaderboardEntryResponse]:
    """List the best registered players, and the bots, by rating minus twice its standard deviation."""
    charge_operation(server, request, "pages")
    return await game_history_and_ratings.leaderboard(server.hall, find_game_definition(game).id, kind)


def people_router() -> Router:
    """Return the router for accounts, players, finished games and leaderboards, below /api."""
    account_handlers = [
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
            *account_handlers,
            suggest_bots,
            download_data,
            delete_account,
            get_person,
            list_person_games,
            list_finished_games,
            get_leaderboard,
        ],
    )

"""Routes for guests and accounts: names, sign-in, personal data and deletion."""

from __future__ import annotations

from typing import Any

import msgspec

from kwoon.hall import table_lifecycle
from kwoon.hall.accounts import personal_data
from kwoon.hall.accounts.requests import (
    ConfirmIdentityRequest,
    CredentialRequest,
    DeleteAccountRequest,
    LanguageRequest,
    PasskeyHandle,
    RecoverRequest,
    RenameRequest,
    SignOutRequest,
)
from kwoon.hall.accounts.responses import (
    AccountResponse,
    MeResponse,
    RecoveryCodeResponse,
    SignedOutResponse,
    WebAuthnOptionsResponse,
)
from kwoon.hall.accounts.service import AccountService, OwnerConfirmation
from kwoon.hall.friends.friends import FriendService
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.routing import Download, Feature, RequestContext
from kwoon.hall.tournaments.service import TournamentService

guests = Feature("guests")
accounts = Feature("accounts")


def sign_browser_in(context: RequestContext, guest: Guest) -> MeResponse:
    """Return the guest. If the guest has a new cookie, set it, so that this browser is signed in as the guest."""
    if guest.cookie is not None:
        context.set_cookie(guest.cookie)
    return MeResponse(guest.id, guest.name, guest.language)


def to_confirmation(request: ConfirmIdentityRequest | None) -> OwnerConfirmation:
    """Return the confirmation in a request, or an empty one if there is none."""
    if request is None:
        return OwnerConfirmation()
    return OwnerConfirmation(request.code, None if request.credential is None else request.credential.to_webauthn())


@guests.route("GET", "/api/me", "Get the current player")
async def get_me(context: RequestContext, hall: Hall, guest: Guest) -> MeResponse:
    """Return who you are. Each call renews your cookie for a year."""
    context.set_cookie(guest.cookie or hall.guests.sign_cookie(guest.id, guest.session_epoch))
    return MeResponse(guest.id, guest.name, guest.language)


@guests.route("PUT", "/api/me", "Change your nickname")
async def rename_guest(hall: Hall, guest: Guest, data: RenameRequest) -> MeResponse:
    renamed_guest = await hall.guests.rename(guest, data.name, hall.person_change_notifications(guest.id))
    await table_lifecycle.rename_at_tables(hall, renamed_guest)
    return MeResponse(renamed_guest.id, renamed_guest.name, renamed_guest.language)


@guests.route("PUT", "/api/me/language", "Choose your language")
async def set_language(hall: Hall, guest: Guest, data: LanguageRequest) -> MeResponse:
    """Store your language, so that you find it on other devices, too."""
    changed_guest = await hall.guests.set_language(guest, data.language, hall.person_change_notifications(guest.id))
    return MeResponse(changed_guest.id, changed_guest.name, changed_guest.language)


@accounts.route("GET", "/api/account", "Get the account", charge="pages")
async def get_account(service: AccountService, guest: Guest) -> AccountResponse:
    """Return your passkeys and whether you have a recovery code."""
    return await service.account_response(guest)


@accounts.route(
    "POST", "/api/account/confirm/begin", "Begin to confirm your identity", status=200, charge="sign-in attempts"
)
async def begin_confirmation(context: RequestContext, service: AccountService, guest: Guest) -> WebAuthnOptionsResponse:
    """Return the WebAuthn options for confirming your identity before you add another way to sign in."""
    return WebAuthnOptionsResponse(await service.begin_confirmation(guest, context.passkey_origin()))


@accounts.route("POST", "/api/account/passkeys/begin", "Begin to add a passkey", status=200)
async def begin_passkey(
    context: RequestContext, service: AccountService, guest: Guest, data: ConfirmIdentityRequest | None = None
) -> WebAuthnOptionsResponse:
    """Return the WebAuthn options for a new passkey. Requires confirmation once you are registered."""
    context.charge("recovery codes" if data is not None and data.code else "sign-in attempts")
    return WebAuthnOptionsResponse(
        await service.begin_registration(guest, context.passkey_origin(), to_confirmation(data))
    )


@accounts.route("POST", "/api/account/passkeys", "Add a passkey", charge="sign-in attempts")
async def add_passkey(
    context: RequestContext, service: AccountService, guest: Guest, data: CredentialRequest
) -> AccountResponse:
    """Store the passkey that your device created."""
    account = await service.finish_registration(guest, context.passkey_origin(), data.to_webauthn(), data.label)
    sign_browser_in(context, guest)
    return account


@accounts.route("DELETE", "/api/account/passkeys/{handle}", "Remove a passkey", charge="sign-in attempts")
async def remove_passkey(service: AccountService, guest: Guest, handle: PasskeyHandle) -> AccountResponse:
    """Remove a passkey, unless it is your only way to sign in."""
    return await service.remove_passkey(guest, handle)


@accounts.route("POST", "/api/account/sign-in/begin", "Begin to sign in", status=200, charge="sign-in attempts")
async def begin_sign_in(context: RequestContext, service: AccountService) -> WebAuthnOptionsResponse:
    """Return the WebAuthn options for signing in."""
    return WebAuthnOptionsResponse(await service.begin_sign_in(context.passkey_origin()))


@accounts.route("POST", "/api/account/sign-in", "Sign in with a passkey", status=200, charge="sign-in attempts")
async def sign_in(context: RequestContext, service: AccountService, data: CredentialRequest) -> MeResponse:
    return sign_browser_in(context, await service.finish_sign_in(context.passkey_origin(), data.to_webauthn()))


@accounts.route("POST", "/api/account/recovery", "Create a recovery code", charge="recovery codes")
async def create_recovery_code(
    context: RequestContext, service: AccountService, guest: Guest, data: ConfirmIdentityRequest | None = None
) -> RecoveryCodeResponse:
    """Create a recovery code, which is shown only once and replaces the previous one. Requires confirmation once you
    are registered."""
    has_credential = data is not None and data.credential is not None
    code = await service.issue_recovery_code(
        guest, to_confirmation(data), context.passkey_origin() if has_credential else None
    )
    sign_browser_in(context, guest)
    return RecoveryCodeResponse(code)


@accounts.route("POST", "/api/account/recover", "Sign in with a recovery code", status=200, charge="recovery codes")
async def sign_in_with_code(context: RequestContext, service: AccountService, data: RecoverRequest) -> MeResponse:
    return sign_browser_in(context, await service.sign_in_with_recovery_code(data.code))


@accounts.route("POST", "/api/account/sign-out", "Sign out", status=200)
async def sign_out(
    context: RequestContext, service: AccountService, guest: Guest, data: SignOutRequest
) -> SignedOutResponse:
    """Sign out here or on all devices, and become a new guest. Signing out everywhere also replaces or revokes the
    recovery code."""
    context.charge("recovery codes" if data.code else "sign-in attempts")
    new_guest, code = await service.sign_out(guest, data.everywhere, data.code)
    me = sign_browser_in(context, new_guest)
    return SignedOutResponse(me.id, me.name, code)


@accounts.route("GET", "/api/account/data", "Download your data", charge="data exports")
async def download_data(
    service: AccountService,
    tournaments: TournamentService,
    friends: FriendService,
    guest: Guest,
) -> Download[dict[str, Any]]:
    """Download all data that the hall stores about you."""
    data = await personal_data.export_data(service, guest)
    data["tournaments"] = msgspec.to_builtins(await tournaments.tournaments_of(guest))
    data |= await friends.export_data(guest)
    return Download(data, "kwoon.json")


@accounts.route("POST", "/api/account/delete", "Delete the account", status=200, charge="sign-in attempts")
async def delete_account(
    context: RequestContext,
    service: AccountService,
    tournaments: TournamentService,
    guest: Guest,
    data: DeleteAccountRequest,
) -> MeResponse:
    """Delete your account and its data. Your games stay, without your name, and you become a new guest."""
    personal_data.require_matching_name(guest, data.name)
    await tournaments.withdraw_from_all_tournaments(guest)
    return sign_browser_in(context, await personal_data.delete_account(service, guest, data.name))

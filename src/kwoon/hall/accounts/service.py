"""Accounts: passkeys, and a recovery code where passkeys are not available. Playing requires neither."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Any, NamedTuple

from kwoon.core.message import msg
from kwoon.hall.accounts import person_updates, recovery_codes
from kwoon.hall.accounts.interfaces import AccountStore, InvalidCredential, PasskeyOrigin, WebAuthn
from kwoon.hall.accounts.models import STATUS_DELETED, Passkey, PasskeyChallenge
from kwoon.hall.accounts.responses import AccountResponse, PasskeyResponse
from kwoon.hall.errors import Conflict, NotFound, PermissionDenied
from kwoon.hall.guests import ACCOUNT_CLOSED_TEXT, Guest
from kwoon.hall.hall import Hall
from kwoon.hall.moderation.models import STATUS_CLOSED
from kwoon.hall.tables.stored_rows import WriteBatch, WriteConflict

CHALLENGE_SECONDS = 300.0
"""Seconds that a device has to answer a challenge."""
MAX_PASSKEYS = 10
BAD_PASSKEY_TEXT = msg("hall-account-passkey-refused")
BAD_CODE_TEXT = msg("hall-account-code-unknown")
LAST_CREDENTIAL_TEXT = msg("hall-account-last-credential")
CONFIRM_TEXT = msg("hall-account-confirm-first")
CONFIRM_CODE_TEXT = msg("hall-account-confirm-code-first")


class OwnerConfirmation(NamedTuple):
    """Proof that a request comes from the account's owner and not from a copied cookie."""

    code: str = ""
    """The owner's current recovery code."""
    credential: dict[str, Any] | None = None
    """A passkey's answer to the challenge from `begin_confirmation`."""


class AccountService:
    """Registers credentials and signs people in and out."""

    def __init__(self, hall: Hall, store: AccountStore, webauthn: WebAuthn) -> None:
        self.hall = hall
        self.store = store
        self._webauthn = webauthn

    async def account_response(self, guest: Guest) -> AccountResponse:
        """Return the guest's own account data, which must not be shown to anyone else."""
        profile = await self.hall.guests.profile(guest.id)
        keys = [
            PasskeyResponse(_passkey_handle(key.id), key.label, key.host, round(key.created), round(key.last_used))
            for key in await self.store.passkeys(guest.id)
        ]
        return AccountResponse(
            profile.name, profile.registered_at is not None, keys, await self.store.has_recovery_code(guest.id)
        )

    # Confirmation and passkeys.

    async def begin_confirmation(self, guest: Guest, origin: PasskeyOrigin) -> dict[str, Any]:
        """Return the WebAuthn request options for confirming that the owner is present."""
        return self._webauthn.authentication_options(origin, await self._store_new_challenge(guest.id, "confirm"))

    async def require_confirmation(
        self, guest: Guest, confirmation: OwnerConfirmation, origin: PasskeyOrigin | None
    ) -> None:
        """Raise HallError unless the owner confirms the request. Accounts without credentials need no confirmation.

        A stolen cookie alone therefore cannot add credentials to an account that already has some.
        """
        if (await self.hall.guests.profile(guest.id)).registered_at is None:
            return
        if confirmation.credential is not None and origin is not None:
            passkey = await self._verify_credential(origin, confirmation.credential, guest.id, "confirm")
            if passkey.person_id != guest.id:
                raise PermissionDenied(BAD_PASSKEY_TEXT)
        elif confirmation.code:
            await self._require_recovery_code(guest, confirmation.code)
        else:
            raise PermissionDenied(CONFIRM_TEXT)

    async def _require_recovery_code(self, guest: Guest, code: str) -> None:
        fingerprint = recovery_codes.recovery_code_fingerprint(code)
        if fingerprint is None or await self.store.find_person_by_recovery_code(fingerprint) != guest.id:
            raise PermissionDenied(BAD_CODE_TEXT)

    async def begin_registration(
        self, guest: Guest, origin: PasskeyOrigin, confirmation: OwnerConfirmation
    ) -> dict[str, Any]:
        """Return the WebAuthn creation options for a new passkey on this device."""
        await self.require_confirmation(guest, confirmation, origin)
        passkeys = await self.store.passkeys(guest.id)
        if len(passkeys) >= MAX_PASSKEYS:
            raise Conflict(msg("hall-account-too-many-passkeys", count=len(passkeys)))
        challenge = await self._store_new_challenge(guest.id, "keep")
        passkey_ids = [key.id for key in passkeys if key.host == origin.host]
        return self._webauthn.creation_options(origin, challenge, guest.id, guest.name, passkey_ids)

    async def finish_registration(
        self, guest: Guest, origin: PasskeyOrigin, credential: dict[str, Any], label: str
    ) -> AccountResponse:
        """Store the passkey that a device created. If the passkey is the first credential, the guest gets a new cookie."""
        challenge = await self._take_challenge(credential, guest.id, "keep")
        try:
            passkey_id, public_key, sign_count = await self._webauthn.verify_creation(origin, challenge, credential)
        except InvalidCredential:
            raise PermissionDenied(BAD_PASSKEY_TEXT) from None
        now = self.hall.now()
        clean_label = " ".join(label.split())
        passkey = Passkey(
            passkey_id,
            guest.id,
            origin.host,
            public_key,
            sign_count,
            clean_label if clean_label.isprintable() else "",
            now,
            now,
        )
        try:
            epoch = await self.store.add_passkey_and_register(passkey, guest.name)
        except WriteConflict:
            raise Conflict(msg("hall-account-passkey-known")) from None
        await self._on_credential_added(guest, epoch)
        return await self.account_response(guest)

    async def begin_sign_in(self, origin: PasskeyOrigin) -> dict[str, Any]:
        """Return the WebAuthn request options for signing in on any device."""
        return self._webauthn.authentication_options(origin, await self._store_new_challenge("", "enter"))

    async def finish_sign_in(self, origin: PasskeyOrigin, credential: dict[str, Any]) -> Guest:
        """Return the guest who owns the passkey that answered the challenge."""
        return await self._sign_in((await self._verify_credential(origin, credential, "", "enter")).person_id)

    async def _verify_credential(
        self, origin: PasskeyOrigin, credential: dict[str, Any], person_id: str, purpose: str
    ) -> Passkey:
        challenge = await self._take_challenge(credential, person_id, purpose)
        passkey = await self.store.passkey(str(credential.get("id")))
        try:
            if passkey is None or passkey.host != origin.host:
                raise InvalidCredential
            sign_count = await self._webauthn.verify_assertion(origin, challenge, credential, passkey)
        except InvalidCredential:
            raise PermissionDenied(BAD_PASSKEY_TEXT) from None
        await self.store.record_passkey_use(passkey.id, sign_count, self.hall.now())
        return passkey

    async def remove_passkey(self, guest: Guest, handle: str) -> AccountResponse:
        """Remove a passkey, unless it is the only credential."""
        keys = await self.store.passkeys(guest.id)
        matching = [key for key in keys if hmac.compare_digest(_passkey_handle(key.id), handle)]
        if not matching:
            raise NotFound(msg("hall-account-no-passkey"))
        if len(keys) == 1 and not await self.store.has_recovery_code(guest.id):
            raise Conflict(LAST_CREDENTIAL_TEXT)
        await self.store.remove_passkey(guest.id, matching[0].id)
        return await self.account_response(guest)

    async def _store_new_challenge(self, person_id: str, purpose: Any) -> str:
        now = self.hall.now()
        challenge = PasskeyChallenge(secrets.token_urlsafe(32), person_id, purpose, now + CHALLENGE_SECONDS)
        await self.store.store_passkey_challenge(challenge, now)
        return challenge.id

    async def _take_challenge(self, credential: dict[str, Any], person_id: str, purpose: str) -> str:
        """Consume and return the challenge that a credential answers. Raise HallError unless the challenge is known,
        unexpired, and meant for this person and purpose."""
        try:
            challenge_id = self._webauthn.claimed_challenge(credential)
        except InvalidCredential:
            raise PermissionDenied(BAD_PASSKEY_TEXT) from None
        challenge = await self.store.pop_passkey_challenge(challenge_id)
        if challenge is None or challenge[1:3] != (person_id, purpose) or challenge.expires < self.hall.now():
            raise PermissionDenied(BAD_PASSKEY_TEXT)
        return challenge.id

    # Recovery codes.

    async def issue_recovery_code(
        self, guest: Guest, confirmation: OwnerConfirmation, origin: PasskeyOrigin | None
    ) -> str:
        """Return a new recovery code and invalidate the previous one. Only the code's fingerprint is stored. If the
        code is the first credential, the guest gets a new cookie."""
        await self.require_confirmation(guest, confirmation, origin)
        code = recovery_codes.new_recovery_code()
        fingerprint = recovery_codes.recovery_code_fingerprint(code)
        assert fingerprint is not None
        epoch = await self.store.set_recovery_code_and_register(guest.id, guest.name, fingerprint, self.hall.now())
        await self._on_credential_added(guest, epoch)
        return code

    async def _on_credential_added(self, guest: Guest, epoch: int | None) -> None:
        """Give the guest a new cookie if `epoch` is not None, and announce the change. The first credential has
        invalidated all older cookies, because one of them may have been copied."""
        if epoch is not None:
            guest.session_epoch, guest.cookie = epoch, self.hall.guests.sign_cookie(guest.id, epoch)
        await self._propagate_account_change(guest.id)

    async def sign_in_with_recovery_code(self, code: str) -> Guest:
        """Return the guest to whom a recovery code belongs. Raise HallError if the code is unknown or the account is
        closed."""
        code_hash = recovery_codes.recovery_code_fingerprint(code)
        person_id = None if code_hash is None else await self.store.find_person_by_recovery_code(code_hash)
        if person_id is None:
            raise PermissionDenied(BAD_CODE_TEXT)
        return await self._sign_in(person_id)

    # Signing in and out.

    async def _sign_in(self, person_id: str) -> Guest:
        profile = await self.hall.guests.profile(person_id)
        if profile.status == STATUS_DELETED:
            raise PermissionDenied(BAD_PASSKEY_TEXT)
        if profile.status == STATUS_CLOSED:
            raise PermissionDenied(ACCOUNT_CLOSED_TEXT)
        return Guest(
            person_id,
            profile.name,
            self.hall.guests.sign_cookie(person_id, profile.session_epoch),
            profile.session_epoch,
            language=profile.language,
        )

    async def sign_out(self, guest: Guest, everywhere: bool, code: str = "") -> tuple[Guest, str]:
        """Sign out on this device or everywhere. Return the new guest on this device, and a new recovery code or an
        empty string. Raise HallError if the guest is not registered and could not sign in again.

        Signing out everywhere invalidates all cookies and the recovery code. If the recovery code is the only
        credential, `code` must match it, and a new code replaces it.
        """
        profile = await self.hall.guests.profile(guest.id)
        if profile.registered_at is None:
            raise Conflict(msg("hall-account-no-way-back"))
        new_code = ""
        if everywhere:
            if not await self.store.passkeys(guest.id):
                if not code:
                    raise PermissionDenied(CONFIRM_CODE_TEXT)
                await self._require_recovery_code(guest, code)
                new_code = recovery_codes.new_recovery_code()
            await self.store.invalidate_cookies_and_code(guest.id, recovery_codes.recovery_code_fingerprint(new_code))
            await self._propagate_account_change(guest.id)
        return await self.hall.guests.find_or_create_guest(None), new_code

    async def _propagate_account_change(self, person_id: str) -> None:
        await person_updates.refresh_person(self.hall, person_id)
        notifications = self.hall.person_change_notifications(person_id)
        if notifications:
            await self.hall.storage.write(WriteBatch(notifications=notifications))


def _passkey_handle(passkey_id: str) -> str:
    """Return a short hash that identifies a passkey without disclosing its id."""
    return urlsafe_b64encode(hashlib.sha256(passkey_id.encode()).digest()[:12]).decode()

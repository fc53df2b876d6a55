"""A name that stays: passkeys, and a recovery code where those cannot be had. Whoever only plays needs none of it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Any, NamedTuple

from kwoon.hall.company.rows import CLOSED
from kwoon.hall.guests import ACCOUNT_CLOSED, Guest
from kwoon.hall.hall import Hall
from kwoon.hall.people import codes, devices
from kwoon.hall.people.needs import BadKey, Keys, Where
from kwoon.hall.people.rows import GONE, Challenge, Passkey
from kwoon.hall.tables.head import Refusal
from kwoon.hall.tables.rows import Conflict, Entry
from kwoon.hall.telling.people_sent import AccountSent, PasskeySent

SOON = 300.0
"""For so many seconds a device may take to sign."""
MOST_KEYS = 10
NOT_THIS = "This device did not show the right key, or took too long. Try once more."
NO_CODE = "This is no recovery code of anybody here. Look whether every letter is right."
LAST_WAY = "This is your only way back. Make a recovery code first, or add another passkey."
CONFIRM = "Confirm with a passkey or your current recovery code first."
CONFIRM_CODE = "Enter your current recovery code first. You get a new one, because signing out everywhere revokes it."


class Confirmation(NamedTuple):
    """What shows that it is the owner who asks, not somebody with a copy of their cookie."""

    code: str = ""
    """The recovery code that they have."""
    credential: dict[str, Any] | None = None
    """What a passkey of theirs has signed for `begin_confirming`."""


class Accounts:
    """Keeps names, and lets people back in."""

    def __init__(self, hall: Hall, keys: Keys) -> None:
        self.hall = hall
        self.register = hall.storage.register
        self._keys = keys

    async def shown(self, guest: Guest) -> AccountSent:
        """How somebody's name is kept; for nobody else to see."""
        known = await self.hall.guests.known(guest.id)
        keys = [
            PasskeySent(_handle(key.id), key.label, key.place, round(key.made), round(key.used))
            for key in await self.register.passkeys(guest.id)
        ]
        return AccountSent(known.name, known.kept is not None, keys, await self.register.has_recovery(guest.id))

    # Passkeys.

    async def begin_confirming(self, guest: Guest, where: Where) -> dict[str, Any]:
        """What a device is asked to confirm that the owner is there."""
        return self._keys.request(where, await self._challenge(guest.id, "confirm"))

    async def confirm(self, guest: Guest, confirmation: Confirmation, where: Where | None) -> None:
        """Refuse whoever has only the cookie of an account that has a way back; a stolen one makes no other."""
        if (await self.hall.guests.known(guest.id)).kept is None:
            return
        if confirmation.credential is not None and where is not None:
            passkey = await self._shown(where, confirmation.credential, guest.id, "confirm")
            if passkey.person != guest.id:
                raise Refusal(403, NOT_THIS)
        elif confirmation.code:
            await self._confirm_code(guest, confirmation.code)
        else:
            raise Refusal(403, CONFIRM)

    async def _confirm_code(self, guest: Guest, code: str) -> None:
        fingerprint = codes.fingerprint(code)
        if fingerprint is None or await self.register.recovered(fingerprint) != guest.id:
            raise Refusal(403, NO_CODE)

    async def begin_keeping(self, guest: Guest, where: Where, confirmation: Confirmation) -> dict[str, Any]:
        """What this device is asked for a new key."""
        await self.confirm(guest, confirmation, where)
        known = await self.register.passkeys(guest.id)
        if len(known) >= MOST_KEYS:
            raise Refusal(409, f"You have {len(known)} passkeys. Remove one that you do not use any more.")
        challenge = await self._challenge(guest.id, "keep")
        here = [key.id for key in known if key.place == where.host]
        return self._keys.creation(where, challenge, guest.id, guest.name, here)

    async def keep(self, guest: Guest, where: Where, credential: dict[str, Any], label: str) -> AccountSent:
        """Keep the key that a device made. If it is the first way back, the guest gets a new cookie."""
        challenge = await self._take(credential, guest.id, "keep")
        try:
            id, key, uses = await self._keys.made(where, challenge, credential)
        except BadKey:
            raise Refusal(403, NOT_THIS) from None
        now = self.hall.now()
        shown = " ".join(label.split())
        passkey = Passkey(id, guest.id, where.host, key, uses, shown if shown.isprintable() else "", now, now)
        try:
            epoch = await self.register.add_passkey(passkey, guest.name)
        except Conflict:
            raise Refusal(409, "This passkey is known already. Sign in with it.") from None
        await self._kept(guest, epoch)
        return await self.shown(guest)

    async def begin_entering(self, where: Where) -> dict[str, Any]:
        """What any device is asked to show whose it is."""
        return self._keys.request(where, await self._challenge("", "enter"))

    async def enter(self, where: Where, credential: dict[str, Any]) -> Guest:
        """Whose device it is."""
        return await self._welcome((await self._shown(where, credential, "", "enter")).person)

    async def _shown(self, where: Where, credential: dict[str, Any], person: str, purpose: str) -> Passkey:
        """The passkey that signed what it was asked."""
        challenge = await self._take(credential, person, purpose)
        passkey = await self.register.passkey(str(credential.get("id")))
        try:
            if passkey is None or passkey.place != where.host:
                raise BadKey
            uses = await self._keys.shown(where, challenge, credential, passkey)
        except BadKey:
            raise Refusal(403, NOT_THIS) from None
        await self.register.use_passkey(passkey.id, uses, self.hall.now())
        return passkey

    async def remove(self, guest: Guest, handle: str) -> AccountSent:
        """A passkey fewer, unless it is the only way back."""
        keys = await self.register.passkeys(guest.id)
        found = [key for key in keys if hmac.compare_digest(_handle(key.id), handle)]
        if not found:
            raise Refusal(404, "You have no such passkey.")
        if len(keys) == 1 and not await self.register.has_recovery(guest.id):
            raise Refusal(409, LAST_WAY)
        await self.register.remove_passkey(guest.id, found[0].id)
        return await self.shown(guest)

    async def _challenge(self, person: str, purpose: Any) -> str:
        now = self.hall.now()
        challenge = Challenge(secrets.token_urlsafe(32), person, purpose, now + SOON)
        await self.register.set_challenge(challenge, now)
        return challenge.id

    async def _take(self, credential: dict[str, Any], person: str, purpose: str) -> str:
        """The challenge that was answered: ours, for this purpose and person, in time, and never again."""
        try:
            said = self._keys.challenge_of(credential)
        except BadKey:
            raise Refusal(403, NOT_THIS) from None
        challenge = await self.register.take_challenge(said)
        if challenge is None or challenge[1:3] != (person, purpose) or challenge.until < self.hall.now():
            raise Refusal(403, NOT_THIS)
        return challenge.id

    # Recovery codes.

    async def new_code(self, guest: Guest, confirmation: Confirmation, where: Where | None) -> str:
        """A recovery code, which nobody sees a second time; the one before is worth nothing any more. If it is the
        first way back, the guest gets a new cookie."""
        await self.confirm(guest, confirmation, where)
        code = codes.new_code()
        fingerprint = codes.fingerprint(code)
        assert fingerprint is not None
        epoch = await self.register.set_recovery(guest.id, guest.name, fingerprint, self.hall.now())
        await self._kept(guest, epoch)
        return code

    async def _kept(self, guest: Guest, epoch: int | None) -> None:
        """A way back was added. With the first one all cookies of before end: one may have been copied."""
        if epoch is not None:
            guest.epoch, guest.cookie = epoch, self.hall.guests.sign(guest.id, epoch)
        await self._changed(guest.id)

    async def recover(self, code: str) -> Guest:
        """Whose recovery code it is."""
        print_ = codes.fingerprint(code)
        person = None if print_ is None else await self.register.recovered(print_)
        if person is None:
            raise Refusal(403, NO_CODE)
        return await self._welcome(person)

    # Coming and going.

    async def _welcome(self, person: str) -> Guest:
        """Somebody is back: they are given their cookie."""
        known = await self.hall.guests.known(person)
        if known.standing == GONE:
            raise Refusal(403, NOT_THIS)
        if known.standing == CLOSED:
            raise Refusal(403, ACCOUNT_CLOSED)
        return Guest(person, known.name, self.hall.guests.sign(person, known.epoch), known.epoch)

    async def sign_out(self, guest: Guest, everywhere: bool, code: str = "") -> tuple[Guest, str]:
        """Sign out here, or on all devices, which ends all cookies and the recovery code.

        Return the new guest on this device. If the code was the only way back, it has to be given and is exchanged: the
        new one is returned too.
        """
        known = await self.hall.guests.known(guest.id)
        if known.kept is None:
            raise Refusal(409, "You have no way back yet: keep your name first, or be forgotten.")
        exchanged = ""
        if everywhere:
            if not await self.register.passkeys(guest.id):
                if not code:
                    raise Refusal(403, CONFIRM_CODE)
                await self._confirm_code(guest, code)
                exchanged = codes.new_code()
            await self.register.end_epoch(guest.id, codes.fingerprint(exchanged))
            await self._changed(guest.id)
        return await self.hall.guests.guest(None), exchanged

    async def _changed(self, person: str) -> None:
        await devices.changed(self.hall, person)
        notes = self.hall.about(person)
        if notes:
            await self.hall.storage.write(Entry(notes=notes))


def _handle(id: str) -> str:
    """What a key is called where its id is nobody's business."""
    return urlsafe_b64encode(hashlib.sha256(id.encode()).digest()[:12]).decode()

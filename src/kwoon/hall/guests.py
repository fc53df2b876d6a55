"""Guests: people, registered or not, who are identified by a signed cookie with their public id.

A cookie also contains the session epoch: the number of times that its owner's cookies have been invalidated. Epoch 0 is
omitted.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Iterable

from kwoon.core.message import msg
from kwoon.hall.accounts.models import STATUS_DELETED, GuestProfile
from kwoon.hall.accounts.names import find_mixed_script_word, is_invisible, is_reserved_name, looks_like_bot
from kwoon.hall.errors import Conflict, PermissionDenied, Unavailable
from kwoon.hall.household import UNKNOWN, household_of_address
from kwoon.hall.interfaces import Storage
from kwoon.hall.logging import log_exception
from kwoon.hall.moderation.models import STATUS_CLOSED
from kwoon.hall.tables.stored_rows import NewLanguage, WriteBatch

MAX_CACHED_PROFILES = 10_000
ACCOUNT_CLOSED_TEXT = msg("hall-account-closed")

# Words for default names. A default name is derived from the guest's id, so it need not be stored.
NAME_ADJECTIVES = (
    "Quiet Patient Nimble Bold Calm Swift Humble Merry Steady Bright Gentle Fearless Lucky Silent Clever Wandering "
    "Jade Iron Golden Silver Crimson Misty Northern Southern Drifting Sleepy Hungry Curious Stubborn Graceful Old Young"
)
NAME_ANIMALS = (
    "Crane Tiger Mantis Monkey Leopard Snake Dragon Heron Otter Panda Falcon Badger Fox Lynx Turtle Carp Eagle Wolf "
    "Bear Boar Rooster Swallow Toad Cicada Ox Horse Goat Hare Magpie Owl Marten Sparrow"
)


class Guest:
    """A person, registered or not, as identified by one request or connection."""

    __slots__ = ("cookie", "household", "id", "language", "name", "session_epoch")

    def __init__(
        self,
        id: str,
        name: str,
        cookie: str | None,
        session_epoch: int = 0,
        household: str = "",
        *,
        language: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.cookie = cookie
        """The cookie to set in the client; None if the client's cookie is still valid."""
        self.session_epoch = session_epoch
        """Number of times that this person's cookies have been invalidated."""
        self.household = household
        """Fingerprint of the household that the request came from; empty if unknown."""
        self.language = language
        """The language that the guest has chosen; empty if they have not."""


class GuestDirectory:
    """Authenticates guests by cookie and caches their profiles."""

    def __init__(self, storage: Storage, own_bots: Iterable[str] = ()) -> None:
        self._storage = storage
        self._own_bots = tuple(own_bots)
        """Names of the bots that the hall's operator has added."""
        self._profiles: OrderedDict[str, GuestProfile] = OrderedDict()
        self._changes = 0
        self._secret = b""
        self._household_secret = b""

    def load_secrets(self) -> None:
        """Load the secrets for cookies and household fingerprints, or create them on the first start."""
        self._secret = bytes.fromhex(self._storage.get_or_create_setting("cookie-secret", secrets.token_hex(32)))
        self._household_secret = bytes.fromhex(
            self._storage.get_or_create_setting("household-secret", secrets.token_hex(32))
        )

    async def find_or_create_guest(self, cookie: str | None, address: str | None = None) -> Guest:
        """Return the guest identified by a cookie, or a new guest if the cookie is missing or invalid. Raise HallError
        if the account is closed.

        `address` is the client's network address, used for per-household limits.
        """
        household = "" if address is None else self.household_fingerprint(address)
        identity = self.parse_cookie(cookie)
        if identity is not None:
            guest_id, session_epoch = identity
            profile = await self.profile(guest_id)
            if profile.status == STATUS_CLOSED:
                raise PermissionDenied(ACCOUNT_CLOSED_TEXT)
            if session_epoch == profile.session_epoch and profile.status != STATUS_DELETED:
                return Guest(guest_id, profile.name, None, session_epoch, household, language=profile.language)
        guest_id = secrets.token_urlsafe(12)
        return Guest(guest_id, default_name(guest_id), self.sign_cookie(guest_id), 0, household)

    def household_fingerprint(self, address: str) -> str:
        """Return a keyed fingerprint of the household behind an address, or an empty string if the household is
        unknown.

        Fingerprints keep network addresses out of the database.
        """
        found = household_of_address(address)
        if found == UNKNOWN:
            return ""
        return hmac.new(self._household_secret, found.encode(), hashlib.sha256).hexdigest()[:24]

    def sign_cookie(self, guest_id: str, session_epoch: int = 0) -> str:
        signed_text = f"{guest_id}~{session_epoch}" if session_epoch else guest_id
        return f"{signed_text}.{hmac.new(self._secret, signed_text.encode(), hashlib.sha256).hexdigest()}"

    def parse_cookie(self, cookie: str | None) -> tuple[str, int] | None:
        """Return the guest id and session epoch from a cookie, or None if the cookie is missing or not genuine."""
        signed_text, _, signature = (cookie or "").partition(".")
        guest_id, _, epoch_text = signed_text.partition("~")
        if (
            not guest_id
            or len(guest_id) > 40
            or not (cookie or "").isascii()
            or (epoch_text and not epoch_text.isdigit())
            or len(epoch_text) > 9
        ):
            return None
        session_epoch = int(epoch_text or 0)
        return (
            (guest_id, session_epoch)
            if hmac.compare_digest(self.sign_cookie(guest_id, session_epoch), f"{signed_text}.{signature}")
            else None
        )

    def table_household_hash(self, table_id: str, household: str) -> str:
        """Return a keyed hash of a household, comparable only within one table; empty if the household is unknown."""
        if not household:
            return ""
        return hmac.new(self._household_secret, f"{table_id} {household}".encode(), hashlib.sha256).hexdigest()[:32]

    async def profile(self, guest_id: str) -> GuestProfile:
        """Return a guest's profile, or a default profile if none is stored."""
        profile = self._profiles.get(guest_id)
        if profile is None:
            changes_before = self._changes
            profile = await self._storage.people.profile(guest_id) or GuestProfile(default_name(guest_id), 0, "", None)
            if changes_before == self._changes:
                # Cache the profile only if no profile was invalidated during the read.
                self._cache_profile(guest_id, profile)
        return profile

    async def nickname(self, guest_id: str) -> str:
        return (await self.profile(guest_id)).name

    def invalidate_profile(self, guest_id: str | None = None) -> None:
        """Remove one guest's profile from the cache, or all profiles."""
        self._changes += 1
        if guest_id is None:
            self._profiles.clear()
        else:
            self._profiles.pop(guest_id, None)

    async def rename(self, guest: Guest, name: str, notifications: tuple[str, ...] = ()) -> Guest:
        """Change a guest's nickname and send the notifications in the same write. Raise HallError if the name is refused
        or the write fails."""
        # Keeping the current name is allowed even if it would be refused today.
        clean = guest.name if " ".join(name.split()) == guest.name else validate_nickname(name, self._own_bots)
        try:
            await self._storage.write(WriteBatch(new_name=(guest.id, clean), notifications=notifications))
        except Exception:
            log_exception("saving name failed")
            # The write may have succeeded.
            self.invalidate_profile(guest.id)
            raise Unavailable(msg("hall-name-unsure")) from None
        self.invalidate_profile(guest.id)
        return Guest(guest.id, clean, guest.cookie, guest.session_epoch, guest.household, language=guest.language)

    async def set_language(self, guest: Guest, language: str, notifications: tuple[str, ...] = ()) -> Guest:
        """Store a guest's language and send the notifications in the same write. Storage errors are raised."""
        try:
            await self._storage.write(
                WriteBatch(new_language=NewLanguage(guest.id, guest.name, language), notifications=notifications)
            )
        finally:
            # After an error, the write may have succeeded.
            self.invalidate_profile(guest.id)
        return Guest(guest.id, guest.name, guest.cookie, guest.session_epoch, guest.household, language=language)

    def _cache_profile(self, guest_id: str, profile: GuestProfile) -> None:
        self._profiles[guest_id] = profile
        self._profiles.move_to_end(guest_id)
        if len(self._profiles) > MAX_CACHED_PROFILES:
            self._profiles.popitem(last=False)


def default_name(guest_id: str) -> str:
    """Return the name of a guest who has not chosen one."""
    digest = hashlib.sha256(guest_id.encode()).digest()
    adjectives, animals = NAME_ADJECTIVES.split(), NAME_ANIMALS.split()
    return f"{adjectives[digest[0] % len(adjectives)]} {animals[digest[1] % len(animals)]}"


def is_fully_visible(text: str) -> bool:
    """Return whether a text has no invisible characters and no word that starts with a combining mark."""
    if any(map(is_invisible, text)):
        return False
    return all(unicodedata.category(part[0])[0] not in "MZC" for part in text.split())


def validate_nickname(name: str, own_bots: Iterable[str] = ()) -> str:
    """Return a nickname with normalized spaces. Raise HallError if the name is empty or too long, has invisible
    characters, mixes alphabets within a word, or resembles a bot's name or a reserved name."""
    clean = " ".join(name.split())
    if not 1 <= len(clean) <= 24 or not clean.isprintable() or not is_fully_visible(clean):
        raise Conflict(msg("hall-name-length"))
    if looks_like_bot(clean, own_bots):
        raise Conflict(msg("hall-name-bot", name=clean))
    if is_reserved_name(clean):
        raise Conflict(msg("hall-name-reserved", name=clean))
    if (word := find_mixed_script_word(clean)) is not None:
        raise Conflict(msg("hall-name-alphabets", word=word))
    return clean

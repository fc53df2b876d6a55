"""Who somebody is without registering: a public id, signed in a cookie that only its owner has, and a nickname.

Whoever has signed out everywhere has cookies that name how often they did; the first ones name nothing.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Iterable

from kwoon.hall.company.rows import CLOSED
from kwoon.hall.household import UNKNOWN, household
from kwoon.hall.needs import Storage
from kwoon.hall.notes import trouble
from kwoon.hall.people.names import is_invisible, is_reserved, looks_like_bot, mixed_word
from kwoon.hall.people.rows import GONE, Known
from kwoon.hall.tables.head import Refusal
from kwoon.hall.tables.rows import Entry

KNOWN = 10_000
ACCOUNT_CLOSED = "Whoever runs the hall has closed this account. If you think that is a mistake, ask them."

# Names for people who have not chosen one; the id picks, so that nothing need be stored.
MOODS = (
    "Quiet Patient Nimble Bold Calm Swift Humble Merry Steady Bright Gentle Fearless Lucky Silent Clever Wandering "
    "Jade Iron Golden Silver Crimson Misty Northern Southern Drifting Sleepy Hungry Curious Stubborn Graceful Old Young"
)
BEASTS = (
    "Crane Tiger Mantis Monkey Leopard Snake Dragon Heron Otter Panda Falcon Badger Fox Lynx Turtle Carp Eagle Wolf "
    "Bear Boar Rooster Swallow Toad Cicada Ox Horse Goat Hare Magpie Owl Marten Sparrow"
)


class Guest:
    """Somebody."""

    __slots__ = ("cookie", "epoch", "household", "id", "name")

    def __init__(self, id: str, name: str, cookie: str | None, epoch: int = 0, household: str = "") -> None:
        self.id = id
        self.name = name
        self.cookie = cookie
        """To be set, for somebody who is new."""
        self.epoch = epoch
        """How often they have signed out everywhere."""
        self.household = household
        """Fingerprint of the household that the request came from; empty if it is unknown."""


class Guests:
    """Knows everybody by their cookie."""

    def __init__(self, storage: Storage, own_bots: Iterable[str] = ()) -> None:
        self._storage = storage
        self._own_bots = tuple(own_bots)
        """The names of bots that the hall's operator has added."""
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._changes = 0
        self._secret = b""
        self._household_secret = b""

    def start(self) -> None:
        """Find the secret that cookies are signed with, or make it."""
        self._secret = bytes.fromhex(self._storage.keep("cookie-secret", secrets.token_hex(32)))
        self._household_secret = bytes.fromhex(self._storage.keep("household-secret", secrets.token_hex(32)))

    async def guest(self, cookie: str | None, address: str | None = None) -> Guest:
        """Whose cookie this is; somebody new if it is missing or not ours. Refusal for whoever is turned away.

        `address` is the network address of the request, for the limits per household."""
        household = "" if address is None else self.fingerprint(address)
        read = self.read(cookie)
        if read is not None:
            id, epoch = read
            known = await self.known(id)
            if known.standing == CLOSED:
                raise Refusal(403, ACCOUNT_CLOSED)
            if epoch == known.epoch and known.standing != GONE:
                return Guest(id, known.name, None, epoch, household)
        id = secrets.token_urlsafe(12)
        return Guest(id, first_name(id), self.sign(id), 0, household)

    def fingerprint(self, address: str) -> str:
        """Return a keyed fingerprint of an address's household, so that the database holds no addresses.

        Empty if the household is unknown."""
        found = household(address)
        if found == UNKNOWN:
            return ""
        return hmac.new(self._household_secret, found.encode(), hashlib.sha256).hexdigest()[:24]

    def sign(self, id: str, epoch: int = 0) -> str:
        """The cookie of a guest."""
        who = f"{id}~{epoch}" if epoch else id
        return f"{who}.{hmac.new(self._secret, who.encode(), hashlib.sha256).hexdigest()}"

    def read(self, cookie: str | None) -> tuple[str, int] | None:
        """The guest of a cookie, and how often they had signed out everywhere, if it is genuine."""
        who, _, signature = (cookie or "").partition(".")
        id, _, times = who.partition("~")
        if not id or len(id) > 40 or not (cookie or "").isascii() or (times and not times.isdigit()) or len(times) > 9:
            return None
        epoch = int(times or 0)
        return (id, epoch) if hmac.compare_digest(self.sign(id, epoch), f"{who}.{signature}") else None

    def household_mark(self, table_id: str, fingerprint: str) -> str:
        """Return a keyed hash of a household that can be compared within one table only; empty if it is unknown."""
        if not fingerprint:
            return ""
        return hmac.new(self._household_secret, f"{table_id} {fingerprint}".encode(), hashlib.sha256).hexdigest()[:32]

    async def known(self, id: str) -> Known:
        """What is known of a guest."""
        known = self._known.get(id)
        if known is None:
            changes = self._changes
            known = await self._storage.register.known(id) or Known(first_name(id), 0, "", None)
            if changes == self._changes:
                # Otherwise something has changed since it was read, perhaps this.
                self._keep(id, known)
        return known

    async def name(self, id: str) -> str:
        """A guest's nickname."""
        return (await self.known(id)).name

    def forget(self, id: str | None = None) -> None:
        """Something has changed about somebody, or perhaps about anybody: look, when they are asked for next."""
        self._changes += 1
        if id is None:
            self._known.clear()
        else:
            self._known.pop(id, None)

    async def rename(self, guest: Guest, name: str, notes: tuple[str, ...] = ()) -> Guest:
        """Give a guest another nickname, and tell the other processes where to look."""
        # A name from before it would be refused stays.
        clean = guest.name if " ".join(name.split()) == guest.name else clean_name(name, self._own_bots)
        try:
            await self._storage.write(Entry(name=(guest.id, clean), notes=notes))
        except Exception:
            trouble("name not written")
            # It may have been written all the same.
            self.forget(guest.id)
            raise Refusal(503, "It is not known whether your name was written down. Look, and try again.") from None
        self.forget(guest.id)
        return Guest(guest.id, clean, guest.cookie, guest.epoch, guest.household)

    def _keep(self, id: str, known: Known) -> None:
        self._known[id] = known
        self._known.move_to_end(id)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)


def first_name(id: str) -> str:
    """The name that a guest has before they choose one."""
    digest = hashlib.sha256(id.encode()).digest()
    moods, beasts = MOODS.split(), BEASTS.split()
    return f"{moods[digest[0] % len(moods)]} {beasts[digest[1] % len(beasts)]}"


def visible(text: str) -> bool:
    """Whether each part of a text shows something, and nothing in it is invisible or a bare accent."""
    if any(map(is_invisible, text)):
        return False
    return all(unicodedata.category(part[0])[0] not in "MZC" for part in text.split())


def clean_name(name: str, own_bots: Iterable[str] = ()) -> str:
    """Return a nickname without odd spaces. Refuse one that cannot be shown, that looks like a bot's or a reserved one,
    or that mixes alphabets."""
    clean = " ".join(name.split())
    if not 1 <= len(clean) <= 24 or not clean.isprintable() or not visible(clean):
        raise Refusal(409, "A nickname has 1 to 24 characters that can be shown.")
    if looks_like_bot(clean, own_bots):
        raise Refusal(409, f"{clean} is, or looks like, the name of a bot. Choose another name.")
    if is_reserved(clean):
        raise Refusal(409, f"{clean} is, or looks like, a reserved name. Choose another name.")
    if (word := mixed_word(clean)) is not None:
        raise Refusal(409, f"Use letters of one alphabet in a word: {word} mixes several.")
    return clean

"""Who somebody is without registering: a public id, signed in a cookie that only its owner has, and a nickname."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections import OrderedDict

from kwoon.bots.cast import character
from kwoon.hall.needs import Storage
from kwoon.hall.notes import trouble
from kwoon.hall.tables.head import Refusal
from kwoon.hall.tables.rows import Entry

KNOWN = 10_000

# Names for people who have not chosen one; the id picks, so that nothing need be stored.
MOODS = (
    "Quiet Patient Nimble Bold Calm Swift Humble Merry Steady Bright Gentle Fearless Lucky Silent Clever Wandering "
    "Jade Iron Golden Silver Crimson Misty Northern Southern Drifting Sleepy Hungry Curious Stubborn Graceful Old Young"
)
BEASTS = (
    "Crane Tiger Mantis Monkey Leopard Snake Dragon Heron Otter Panda Falcon Badger Fox Lynx Turtle Carp Eagle Wolf "
    "Bear Boar Rooster Swallow Toad Cicada Ox Horse Goat Hare Magpie Owl Marten Sparrow"
)


# Letters and signs by their kind, of which nobody sees anything.
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5\u180b\u180c\u180d\ufe0f\ufe0e")


class Guest:
    """Somebody."""

    __slots__ = ("cookie", "id", "name")

    def __init__(self, id: str, name: str, cookie: str | None) -> None:
        self.id = id
        self.name = name
        self.cookie = cookie
        """To be set, for somebody who is new."""


class Guests:
    """Knows everybody by their cookie."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._names: OrderedDict[str, str] = OrderedDict()
        self._secret = b""

    def start(self) -> None:
        """Find the secret that cookies are signed with, or make it."""
        self._secret = bytes.fromhex(self._storage.keep("cookie-secret", secrets.token_hex(32)))

    async def guest(self, cookie: str | None) -> Guest:
        """Whose cookie this is; somebody new if it is missing or not ours."""
        id = self.read(cookie)
        if id is not None:
            return Guest(id, await self.name(id), None)
        id = secrets.token_urlsafe(12)
        return Guest(id, first_name(id), self.sign(id))

    def sign(self, id: str) -> str:
        """The cookie of a guest."""
        return f"{id}.{hmac.new(self._secret, id.encode(), hashlib.sha256).hexdigest()}"

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie, if it is genuine."""
        id, _, signature = (cookie or "").partition(".")
        if not id or len(id) > 40 or not id.isascii() or not signature.isascii():
            return None
        return id if hmac.compare_digest(self.sign(id), f"{id}.{signature}") else None

    async def name(self, id: str) -> str:
        """A guest's nickname."""
        known = self._names.get(id)
        if known is None:
            known = await self._storage.name(id) or first_name(id)
            self._keep(id, known)
        return known

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give a guest another nickname."""
        clean = clean_name(name)
        try:
            await self._storage.write(Entry(name=(guest.id, clean)))
        except Exception:
            trouble("name not written")
            # It may have been written all the same: look, when it is asked for next.
            self._names.pop(guest.id, None)
            raise Refusal(503, "It is not known whether your name was written down. Look, and try again.") from None
        self._keep(guest.id, clean)
        return Guest(guest.id, clean, guest.cookie)

    def _keep(self, id: str, name: str) -> None:
        self._names[id] = name
        self._names.move_to_end(id)
        if len(self._names) > KNOWN:
            self._names.popitem(last=False)


def first_name(id: str) -> str:
    """The name that a guest has before they choose one."""
    digest = hashlib.sha256(id.encode()).digest()
    moods, beasts = MOODS.split(), BEASTS.split()
    return f"{moods[digest[0] % len(moods)]} {beasts[digest[1] % len(beasts)]}"


def visible(text: str) -> bool:
    """Whether somebody sees something of each part of it: no blanks that pass for letters, no bare accents."""
    return not set(text) & BLANKS and all(unicodedata.category(part[0])[0] not in "MZC" for part in text.split())


def plain(name: str) -> str:
    """A name as it is heard: small letters without accents or what is said in brackets."""
    letters = unicodedata.normalize("NFKD", name.partition("(")[0])
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).strip()


def clean_name(name: str) -> str:
    """A nickname without odd spaces; refused if there is nothing left of it or if it holds what cannot be shown."""
    clean = " ".join(name.split())
    if not 1 <= len(clean) <= 24 or not clean.isprintable() or not visible(clean):
        raise Refusal(409, "A nickname has 1 to 24 characters that can be shown.")
    if character(plain(clean)) is not None:
        raise Refusal(409, f"{clean} is one of the bots here. Take another name.")
    return clean

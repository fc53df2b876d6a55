"""The packs of a hall, found by their fingerprints: of the boxes of this version and of those before it, of whoever
runs the hall, and of visitors. Whatever was once played with stays to be found."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from kwoon import shelf
from kwoon.games import GAMES
from kwoon.hall.needs import Storage
from kwoon.hall.tables.head import Head, Refusal
from kwoon.hall.telling.tellers import boxed
from kwoon.shelf import Offer, Pack

KEPT = 64
"""So many packs are remembered."""
NOT_KEPT = (
    "This table was played with cards that the hall does not have. It is kept, and can be opened when the hall has "
    "those cards again (kwoon serve --pack)."
)
NO_PACK = "There is no such pack. Perhaps it was removed, or the link is not complete."


class Choice(NamedTuple):
    """A pack that somebody names, and what it is known by."""

    pack: Pack
    name: str
    design: str
    """The pack of somebody's own that it is, or nothing."""


class Packs:
    """Finds packs."""

    def __init__(self, storage: Storage, offered: tuple[Offer, ...], room: int) -> None:
        self._storage = storage
        self.offered = offered
        self._room = room
        self._ours: set[str] = set()
        """The fingerprints of those that the hall itself has."""
        self._known: OrderedDict[str, Pack] = OrderedDict()

    def start(self) -> None:
        """Keep the packs of this version, so that tables that are played with them open in every later one."""
        ours = [pack for box in GAMES for pack in (shelf.boxed(box.id), *shelf.earlier(box.id))]
        kept = [*ours, *(offer.pack for offer in self.offered)]
        self._storage.keep_packs(kept)
        self._ours = {pack.fingerprint for pack in kept}

    async def of(self, head: Head) -> Pack:
        """The pack of a table."""
        found = await self.find(head.pack)
        if found is None or found.game != head.game:
            raise Refusal(409, NOT_KEPT)
        return found

    async def find(self, fingerprint: str) -> Pack | None:
        """The pack with this fingerprint, if it is kept."""
        found = self._known.get(fingerprint) or await self._storage.pack(fingerprint)
        if found is not None:
            self.remember(found)
        return found

    async def named(self, named: str) -> Choice:
        """The pack with this id or fingerprint; Refusal if there is none."""
        design = await self._storage.drawers.design(named)
        if design is not None:
            return Choice(design.pack(), design.name, design.id)
        pack = await self.find(named)
        if pack is None:
            raise Refusal(404, NO_PACK)
        shared = await self._storage.drawers.shared_with(named)
        if shared is not None and not is_boxed(pack):
            return Choice(pack, shared.name, shared.id)
        return Choice(pack, self.name(named), "")

    async def chosen(self, game: str, named: str) -> Choice:
        """The pack that a table of this game is opened with, to be kept for good; the box's, if none is named."""
        ours = boxed(game)
        if not named:
            return Choice(ours, "", "")
        choice = await self.named(named)
        if choice.pack.game != game:
            raise Refusal(409, f"That pack is for {shelf.find(choice.pack.game).title}.")
        await self.keep(choice.pack)
        return choice

    async def keep(self, pack: Pack) -> None:
        """Keep a pack for good, whatever becomes of the design that it comes from; Refusal if there is no room."""
        drawers = self._storage.drawers
        if pack.fingerprint in self._ours or await drawers.is_kept(pack.fingerprint):
            return
        elif await drawers.letters_kept() + len(pack.text) > self._room:
            raise Refusal(409, "The hall has no room for more packs. Play with one that is here, and ask its host.")
        else:
            await drawers.keep(pack)

    async def cards(self, game: str, fingerprint: str) -> Pack:
        """The pack of a game with this fingerprint, or the box's; Refusal if there is none."""
        ours = boxed(game)
        pack = await self.find(fingerprint) if fingerprint else ours
        if pack is None or pack.game != game:
            raise Refusal(404, NO_PACK)
        return pack

    def remember(self, pack: Pack) -> None:
        """It will be asked for soon."""
        self._known[pack.fingerprint] = pack
        self._known.move_to_end(pack.fingerprint)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)

    def name(self, fingerprint: str) -> str:
        """What the hall calls a pack; nothing for the box's, and for those of others."""
        return next((offer.name for offer in self.offered if offer.pack.fingerprint == fingerprint), "")


def is_boxed(pack: Pack) -> bool:
    """Whether it is in the box of this version."""
    return pack.fingerprint == shelf.boxed(pack.game).fingerprint

"""Packs of visitors: read away from the tables before anything else is done with them, kept, changed, shared, removed.

Nothing that cannot be played is ever saved. What somebody is still at is kept beside it, for nobody else.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from kwoon import shelf
from kwoon.games import GAMES
from kwoon.hall.guests import Guest, visible
from kwoon.hall.hall import Hall
from kwoon.hall.notes import note
from kwoon.hall.tables.head import Refusal
from kwoon.hall.tables.rows import Conflict
from kwoon.hall.telling.tellers import boxed
from kwoon.hall.telling.workshop_asked import CheckAsked, PackAsked, SaveAsked
from kwoon.hall.telling.workshop_sent import CheckedSent, DraftSent, PackSent
from kwoon.hall.workshop.needs import ReaderAway, Readers, Unreadable
from kwoon.hall.workshop.packs import NO_PACK, is_boxed
from kwoon.hall.workshop.rows import Design
from kwoon.shelf import Pack

SHOWN = 100
LOOKED_AT = 256
"""Of so many packs it is remembered in what they differ from the box."""
NOT_YOURS = "This pack is somebody else's. Copy it, and change your copy."
TOO_HEAVY = "This pack could not be read and tried in time. Take out some of it, or look for what never ends."
NO_ROOM = "The hall has no room for more packs. Download yours as a file, and ask its host."
MOVED_ON = "This pack was saved from elsewhere meanwhile. Look at it as it is now, and change that."


class Looked(NamedTuple):
    """What is remembered of a pack: little, as there are many and each may be long."""

    cards: int
    differs: list[str]


class Designs:
    """The packs that visitors make."""

    def __init__(self, hall: Hall, readers: Readers) -> None:
        self.hall = hall
        self.drawers = hall.storage.drawers
        self.readers = readers
        self._looked: OrderedDict[str, Looked] = OrderedDict()

    async def check(self, guest: Guest, asked: CheckAsked) -> CheckedSent:
        """What is to be said of a pack; nothing of it is kept."""
        boxed(asked.game)
        if asked.text is None and asked.draft is None:
            raise Refusal(409, "Give a text or a draft to be read.")
        return await self._read(asked.game, asked.text or "", asked.draft, False, guest)

    async def make(self, guest: Guest, asked: PackAsked) -> PackSent:
        """A new pack of somebody's own."""
        ours = boxed(asked.game)
        name = clean(asked.name)
        await self._room(guest, len(asked.text or ""))
        parent = (await self.hall.packs.named(asked.parent)).pack if asked.parent else ours
        if parent.game != asked.game:
            raise Refusal(409, f"Its parent is a pack for {shelf.find(parent.game).title}.")
        if asked.text is None and asked.draft is None:
            pack, cards = parent, (await self._looked_at(parent, guest)).cards
        else:
            pack, cards = await self._cards(asked.game, asked.text or "", asked.draft, guest)
        now = self.hall.now()
        design = Design(
            id=self.hall.settings.new_id(),
            game=asked.game,
            owner=guest.id,
            name=name,
            fingerprint=pack.fingerprint,
            text=pack.text,
            cards=cards,
            parent=parent.fingerprint,
            shared=False,
            made=now,
            changed=now,
        )
        # What it is compared with stays, whatever becomes of the pack that it was copied from.
        await self.hall.packs.keep(parent)
        await self.drawers.add(design)
        note("pack made", game=asked.game)
        return await self.sent(design, guest)

    async def save(self, guest: Guest, id: str, asked: SaveAsked) -> PackSent:
        """A new version of it."""
        design = await self.own(guest, id)
        if asked.version != design.version:
            raise Refusal(409, MOVED_ON)
        if asked.name is not None:
            design.name = clean(asked.name)
        new_cards = asked.text is not None or asked.draft is not None
        if new_cards:
            pack, design.cards = await self._cards(design.game, asked.text or "", asked.draft, guest)
            await self._letters(len(pack.text) - len(design.text))
            design.fingerprint, design.text = pack.fingerprint, pack.text
        await self._change(design)
        if new_cards:
            await self.drawers.put_draft(id, None)
        return await self.sent(design, guest)

    async def share(self, guest: Guest, id: str, on: bool) -> PackSent:
        """Let everybody find it, or no longer."""
        design = await self.own(guest, id)
        if design.shared != on:
            design.shared = on
            await self._change(design)
        return await self.sent(design, guest)

    async def remove(self, guest: Guest, id: str) -> None:
        """Forget it; what was played with it is kept."""
        await self.own(guest, id)
        await self.drawers.remove(id)

    async def draft(self, guest: Guest, id: str) -> DraftSent:
        """What its designer is at."""
        await self.own(guest, id)
        return await self.drawers.draft(id) or DraftSent("", 0.0)

    async def put_draft(self, guest: Guest, id: str, text: str) -> DraftSent:
        """Keep what its designer is at, as it is."""
        await self.own(guest, id)
        if "\0" in text:
            raise Refusal(409, "There is a sign in it that cannot be kept.")
        draft = DraftSent(text, round(self.hall.now(), 3)) if text else None
        await self.drawers.put_draft(id, draft)
        return draft or DraftSent("", 0.0)

    # Looking.

    async def found(self, guest: Guest, named: str) -> PackSent:
        """One pack with its text, by its id or its fingerprint."""
        design = await self.drawers.design(named)
        if design is None:
            choice = await self.hall.packs.named(named)
            if choice.design:
                design = await self.drawers.design(choice.design)
            if design is None:
                return await self._nobodys(guest, choice.pack, choice.name)
        sent = await self.sent(design, guest)
        sent.text = design.text
        sent.differs = (await self._looked_at(design.pack(), guest)).differs
        return sent

    async def listed(self, guest: Guest, of: str, game: str | None) -> list[PackSent]:
        """Packs to choose from, without their texts."""
        if of != "offered":
            found = await self.drawers.designs(guest.id if of == "mine" else None, game, SHOWN)
            return [await self.sent(design, guest) for design in found]
        ours = [(shelf.boxed(box.id), "") for box in GAMES]
        theirs = [(offer.pack, offer.name) for offer in self.hall.packs.offered]
        sent = [await self._nobodys(guest, *each) for each in ours + theirs if game in (None, each[0].game)]
        for each in sent:
            each.text, each.differs = "", []
        return sent

    async def own(self, guest: Guest, id: str) -> Design:
        """A pack of this guest; Refusal if it is another's."""
        design = await self.drawers.design(id)
        if design is None:
            raise Refusal(404, NO_PACK)
        if design.owner != guest.id:
            raise Refusal(403, NOT_YOURS)
        return design

    async def sent(self, design: Design, guest: Guest) -> PackSent:
        """A design as somebody may know it."""
        yours = design.owner == guest.id
        return PackSent(
            id=design.id,
            game=design.game,
            fingerprint=design.fingerprint,
            name=design.name,
            owner=design.owner,
            by=await self.hall.guests.name(design.owner),
            parent=design.parent,
            made=round(design.made, 3),
            changed=round(design.changed, 3),
            version=design.version,
            shared=design.shared,
            yours=yours,
            boxed=False,
            drafted=yours and await self.drawers.is_drafted(design.id),
            notes=await self.drawers.count_notes(design.id) if yours else 0,
            cards=design.cards,
        )

    async def _nobodys(self, guest: Guest, pack: Pack, name: str) -> PackSent:
        looked = await self._looked_at(pack, guest)
        return PackSent(
            id=None,
            game=pack.game,
            fingerprint=pack.fingerprint,
            name=name,
            owner=None,
            by="",
            parent=None,
            made=0.0,
            changed=0.0,
            version=0,
            shared=False,
            yours=False,
            boxed=is_boxed(pack),
            drafted=False,
            notes=0,
            cards=looked.cards,
            text=pack.text,
            differs=looked.differs,
        )

    # Reading.

    async def _looked_at(self, pack: Pack, guest: Guest) -> Looked:
        """What there is to be said of a pack that is kept."""
        looked = self._looked.get(pack.fingerprint)
        if looked is None:
            read = await self._read(pack.game, pack.text, None, False, guest)
            looked = self._looked[pack.fingerprint] = Looked(len(read.cards), read.differs)
            if len(self._looked) > LOOKED_AT:
                self._looked.popitem(last=False)
        return looked

    async def _cards(self, game: str, text: str, draft: object, guest: Guest) -> tuple[Pack, int]:
        """A pack that can be played, and how many kinds of cards it has; Refusal with the place and the reason."""
        read = await self._read(game, text, draft, True, guest)
        if read.problems:
            raise Refusal(409, read.problems[0].sentence)
        return Pack(game, read.fingerprint, read.text), len(read.cards)

    async def _read(self, game: str, text: str, draft: object, tried: bool, guest: Guest) -> CheckedSent:
        try:
            return await self.readers.read(game, text, draft, tried, owner=guest.id, household=guest.household)
        except Unreadable:
            self.hall.tally.refused()
            raise Refusal(409, TOO_HEAVY) from None
        except ReaderAway:
            raise Refusal(503, "The hall is too busy to read this now. Nothing has changed; try again soon.") from None

    async def _room(self, guest: Guest, letters: int) -> None:
        """Refuse one pack more to somebody who has enough of them, or where there is no room."""
        settings = self.hall.settings
        owned = await self.drawers.owned(guest.id)
        if owned.own >= settings.packs_each:
            raise Refusal(409, f"You keep {owned.own} packs. Remove one that you do not need any more first.")
        if owned.all >= settings.packs_all or owned.letters + letters > settings.packs_letters:
            raise Refusal(409, NO_ROOM)

    async def _letters(self, more: int) -> None:
        """Refuse to let a pack grow where there is no room for it."""
        if more > 0 and (await self.drawers.owned("")).letters + more > self.hall.settings.packs_letters:
            raise Refusal(409, NO_ROOM)

    async def _change(self, design: Design) -> None:
        design.version += 1
        design.changed = self.hall.now()
        try:
            await self.drawers.change(design)
        except Conflict:
            raise Refusal(409, MOVED_ON) from None


def clean(name: str) -> str:
    """A pack's name without odd spaces; refused if there is nothing left of it or if it holds what cannot be shown."""
    tidy = " ".join(name.split())
    if not 1 <= len(tidy) <= shelf.LONGEST_NAME or not tidy.isprintable() or not visible(tidy):
        raise Refusal(409, f"A pack's name has 1 to {shelf.LONGEST_NAME} characters that can be shown.")
    return tidy

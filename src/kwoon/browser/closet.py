"""Where tables are kept in a browser: texts by name, of which the browser takes some together or none.

    setting/NAME            what the hall remembers of itself
    name/GUEST              a nickname
    pack/FINGERPRINT        cards that tables are played with
    head/TABLE              a table, but for
    row/TABLE/KIND/NUMBER   its answers, sayings and passes, one after the other

Nobody else writes here: the page sees to it that a browser has one hall at a time.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from kwoon.browser.company import NoCompany
from kwoon.browser.drawers import NoDrawers
from kwoon.browser.register import LoneRegister
from kwoon.hall.needs import Burden
from kwoon.hall.tables import head as heads
from kwoon.hall.tables.head import OVER, PLAYING, WAITING, Head
from kwoon.hall.tables.rows import KEPT_MESSAGES, Answer, Conflict, Entry, Pass, Saying, Stored
from kwoon.shelf import Pack

ANSWERS, SAYINGS, PASSES = "asp"
REMEMBERED = 200
"""So many finished games are kept, the newest."""


class Closet(Protocol):
    """Texts by name."""

    async def read(self, prefix: str) -> dict[str, str]:
        """All whose names begin like this, in the order of their names."""

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Keep these, and forget those that are nothing now; all of it or nothing."""


class ClosetStorage:
    """Tables in a closet. Heads are remembered; the rest is looked up."""

    alone = True

    def __init__(self, closet: Closet) -> None:
        self._closet = closet
        self._heads: dict[str, Head] = {}
        self._settings: dict[str, str] = {}
        self._names: dict[str, str] = {}
        self._packs: dict[str, Pack] = {}
        self._writing = asyncio.Lock()
        self._later: dict[str, str] = {}
        """Written with the next entry: what is found again in the same way if it is lost."""
        self.drawers = NoDrawers(self)
        self.register = LoneRegister(self._names)
        self.company = NoCompany()

    async def open(self) -> None:
        """Look what is there, and forget what is too old."""
        self._settings = await self._all("setting/")
        self._names.update(await self._all("name/"))
        self._packs = {name: Pack(*json.loads(text)) for name, text in (await self._all("pack/")).items()}
        self._heads = {id: heads.unpack(text) for id, text in (await self._all("head/")).items()}
        over = sorted((head for head in self._heads.values() if head.status == OVER), key=lambda head: -head.changed)
        for head in over[REMEMBERED:]:
            await self.write(Entry(gone=head))

    async def _all(self, prefix: str) -> dict[str, str]:
        return {name.removeprefix(prefix): text for name, text in (await self._closet.read(prefix)).items()}

    async def write(self, entry: Entry) -> None:
        """Done when all of the entry is kept for good; Conflict if a head does not follow the one that is kept."""
        async with self._writing:
            if entry.head is not None and entry.head.version != self._version(entry.head.id) + 1:
                raise Conflict
            if entry.gone is not None and entry.gone.version != self._version(entry.gone.id):
                raise Conflict
            changed = [*entry.opened, *([] if entry.head is None else [entry.head])]
            changes: dict[str, str | None] = {**self._later}
            changes |= {f"head/{head.id}": heads.pack(head) for head in changed}
            changes |= dict(_row(ANSWERS, each) for each in entry.answers)
            changes |= {} if entry.saying is None else _message(entry.saying)
            changes |= {} if entry.passing is None else dict([_row(PASSES, entry.passing)])
            changes |= {} if entry.name is None else {f"name/{entry.name[0]}": entry.name[1]}
            if entry.gone is not None:
                rows = await self._closet.read(f"row/{entry.gone.id}/")
                changes |= dict.fromkeys([f"head/{entry.gone.id}", *rows])
            await self._closet.write(changes)
            self._later.clear()
            self._heads |= {head.id: head.twin() for head in changed}
            self._names.update({} if entry.name is None else dict([entry.name]))
            if entry.gone is not None:
                del self._heads[entry.gone.id]

    def _version(self, id: str) -> int:
        return self._heads[id].version if id in self._heads else -2

    async def table(self, id: str, version: int = -1, answers: int = 0, sayings: int = 0, passes: int = 0) -> Stored:
        """A table, or what is new of it."""
        head = self._heads.get(id)
        rows = {} if head is None else await self._closet.read(f"row/{id}/")
        found: dict[str, list[Any]] = {ANSWERS: [], SAYINGS: [], PASSES: []}
        for name, text in rows.items():
            found[name.split("/")[2]].append([id, *json.loads(text)])
        return Stored(
            None if head is None or head.version == version else head.twin(),
            [Answer(*each) for each in found[ANSWERS][answers:]],
            [Saying(*each) for each in found[SAYINGS] if each[1] > sayings],
            [Pass(*each) for each in found[PASSES][passes:]],
        )

    async def heads(self, *statuses: str, person: str | None = None, limit: int = 100) -> list[Head]:
        """The newest tables of these statuses; all, or those where somebody sits."""
        found = [head for head in self._heads.values() if head.status in statuses]
        if person is None:
            found.sort(key=lambda head: -head.made)
        else:
            found = [head for head in found if head.seat_of(person) is not None]
            found.sort(key=lambda head: -head.changed)
        return [head.twin() for head in found[:limit]]

    async def public(self, status: str, since: float, places: tuple[int, int], limit: int) -> list[Head]:
        """Nobody else is here who could find a table."""
        return []

    async def burden(self, guest: str, household: str = "") -> Burden:
        """How much of the hall somebody has."""
        own = [head for head in self._heads.values() if head.status in (WAITING, PLAYING) and head.host == guest]
        return Burden(len(own), len([head for head in own if not head.people()]), 0)

    async def pack(self, fingerprint: str) -> Pack | None:
        """The pack with this fingerprint, if it is kept."""
        return self._packs.get(fingerprint)

    def keep_packs(self, packs: Sequence[Pack]) -> None:
        """Keep packs for good, those that are not kept yet."""
        for pack in packs:
            if pack.fingerprint not in self._packs:
                self._packs[pack.fingerprint] = pack
                self._later[f"pack/{pack.fingerprint}"] = json.dumps(pack)

    def keep(self, name: str, value: str) -> str:
        """The setting of this name, which is the value unless there was one before."""
        if name not in self._settings:
            self._settings[name] = self._later[f"setting/{name}"] = value
        return self._settings[name]

    async def put(self, name: str, value: str) -> None:
        """Change a setting."""
        await self._closet.write({f"setting/{name}": value})
        self._settings[name] = value

    async def flush(self) -> None:
        """Write what waits for the next entry."""
        await self.write(Entry())


def _message(saying: Saying) -> dict[str, str | None]:
    """A new chat message, and the one that it replaces."""
    name, text = _row(SAYINGS, saying)
    old, _ = _row(SAYINGS, saying._replace(n=saying.n - KEPT_MESSAGES))
    return {name: text} | ({old: None} if saying.n > KEPT_MESSAGES else {})


def _row(kind: str, row: Answer | Saying | Pass) -> tuple[str, str]:
    return f"row/{row.table}/{kind}/{row.n:06}", json.dumps(row[1:])

"""Table storage of the browser hall on a key-value store with atomic writes of several keys.

    setting/NAME            settings of the hall
    name/GUEST              a nickname
    pack/FINGERPRINT        a pack that tables are played with
    head/TABLE              a table state
    row/TABLE/KIND/NUMBER   the table's answers, chat messages and automatic passes, in order

There is a single writer: the page makes sure that a browser runs one hall at a time.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from kwoon.browser.disabled_accounts import LocalAccounts
from kwoon.browser.disabled_packs import DisabledPackStore
from kwoon.browser.disabled_social import DisabledSocial
from kwoon.hall.interfaces import TableUsage
from kwoon.hall.tables import table_state as heads
from kwoon.hall.tables.models import (
    KEPT_MESSAGES,
    AutoPass,
    ChatMessage,
    StoredMove,
    StoredTable,
    WriteBatch,
    WriteConflict,
)
from kwoon.hall.tables.table_state import OVER, PLAYING, WAITING, TableState
from kwoon.registry import Pack

ANSWERS, SAYINGS, PASSES = "asp"
REMEMBERED = 200
"""Number of latest finished games that are kept."""


class KeyValueStore(Protocol):
    """Text values by key."""

    async def read(self, prefix: str) -> dict[str, str]:
        """Return all entries whose keys begin with the prefix, sorted by key."""

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Store these values and delete the keys whose value is None, atomically."""


class BrowserStorage:
    """Table storage on a key-value store. Table states are cached in memory; everything else is read on demand."""

    is_exclusive = True

    def __init__(self, closet: KeyValueStore) -> None:
        self._closet = closet
        self._heads: dict[str, TableState] = {}
        self._settings: dict[str, str] = {}
        self._names: dict[str, str] = {}
        self._packs: dict[str, Pack] = {}
        self._writing = asyncio.Lock()
        self._later: dict[str, str] = {}
        """Written with the next batch. These values can be recreated if they are lost."""
        self.workshop = DisabledPackStore(self)
        self.accounts = LocalAccounts(self._names)
        self.blocks = DisabledSocial()

    async def open(self) -> None:
        """Load the cached data and delete the oldest finished games."""
        self._settings = await self._all("setting/")
        self._names.update(await self._all("name/"))
        self._packs = {name: Pack(*json.loads(text)) for name, text in (await self._all("pack/")).items()}
        self._heads = {id: heads.from_json(text) for id, text in (await self._all("head/")).items()}
        over = sorted((head for head in self._heads.values() if head.status == OVER), key=lambda head: -head.changed)
        for head in over[REMEMBERED:]:
            await self.write(WriteBatch(removed_table=head))

    async def _all(self, prefix: str) -> dict[str, str]:
        return {name.removeprefix(prefix): text for name, text in (await self._closet.read(prefix)).items()}

    async def write(self, batch: WriteBatch) -> None:
        """Write a batch durably and atomically. Raise WriteConflict if a table state does not follow the stored
        version."""
        async with self._writing:
            if batch.table_state is not None and batch.table_state.version != self._version(batch.table_state.id) + 1:
                raise WriteConflict
            if batch.removed_table is not None and batch.removed_table.version != self._version(batch.removed_table.id):
                raise WriteConflict
            changed = [*batch.new_tables, *([] if batch.table_state is None else [batch.table_state])]
            changes: dict[str, str | None] = {**self._later}
            changes |= {f"head/{head.id}": heads.to_json(head) for head in changed}
            changes |= dict(_row(ANSWERS, each) for each in batch.moves)
            changes |= {} if batch.chat_message is None else _message(batch.chat_message)
            changes |= {} if batch.auto_pass is None else dict([_row(PASSES, batch.auto_pass)])
            changes |= {} if batch.new_name is None else {f"name/{batch.new_name[0]}": batch.new_name[1]}
            if batch.removed_table is not None:
                rows = await self._closet.read(f"row/{batch.removed_table.id}/")
                changes |= dict.fromkeys([f"head/{batch.removed_table.id}", *rows])
            await self._closet.write(changes)
            self._later.clear()
            self._heads |= {head.id: head.copy() for head in changed}
            self._names.update({} if batch.new_name is None else dict([batch.new_name]))
            if batch.removed_table is not None:
                del self._heads[batch.removed_table.id]

    def _version(self, id: str) -> int:
        return self._heads[id].version if id in self._heads else -2

    async def load_table(
        self, table_id: str, version: int = -1, num_moves: int = 0, num_chat_messages: int = 0, num_auto_passes: int = 0
    ) -> StoredTable:
        """Return a table, or only the parts that are new."""
        head = self._heads.get(table_id)
        rows = {} if head is None else await self._closet.read(f"row/{table_id}/")
        found: dict[str, list[Any]] = {ANSWERS: [], SAYINGS: [], PASSES: []}
        for name, text in rows.items():
            found[name.split("/")[2]].append([table_id, *json.loads(text)])
        return StoredTable(
            None if head is None or head.version == version else head.copy(),
            [StoredMove(*each) for each in found[ANSWERS][num_moves:]],
            [ChatMessage(*each) for each in found[SAYINGS] if each[1] > num_chat_messages],
            [AutoPass(*each) for each in found[PASSES][num_auto_passes:]],
        )

    async def table_states(self, *statuses: str, person_id: str | None = None, limit: int = 100) -> list[TableState]:
        """Return the newest tables with these statuses, all or only those where a person is seated."""
        found = [head for head in self._heads.values() if head.status in statuses]
        if person_id is None:
            found.sort(key=lambda head: -head.created)
        else:
            found = [head for head in found if head.find_seat(person_id) is not None]
            found.sort(key=lambda head: -head.changed)
        return [head.copy() for head in found[:limit]]

    async def public_tables(self, status: str, since: float, places: tuple[int, int], limit: int) -> list[TableState]:
        """Return an empty list: there are no other people."""
        return []

    async def table_usage(self, person_id: str, household: str = "") -> TableUsage:
        """Return how many tables a person has open."""
        own = [head for head in self._heads.values() if head.status in (WAITING, PLAYING) and head.host == person_id]
        return TableUsage(len(own), len([head for head in own if not head.people()]), 0)

    async def find_pack(self, fingerprint: str) -> Pack | None:
        """Return the stored pack with this fingerprint."""
        return self._packs.get(fingerprint)

    def store_packs(self, packs: Sequence[Pack]) -> None:
        """Store new packs permanently."""
        for pack in packs:
            if pack.fingerprint not in self._packs:
                self._packs[pack.fingerprint] = pack
                self._later[f"pack/{pack.fingerprint}"] = json.dumps(pack)

    def get_or_create_setting(self, name: str, value: str) -> str:
        """Return a setting, storing `value` if it does not exist yet."""
        if name not in self._settings:
            self._settings[name] = self._later[f"setting/{name}"] = value
        return self._settings[name]

    async def set_setting(self, name: str, value: str) -> None:
        """Change a setting."""
        await self._closet.write({f"setting/{name}": value})
        self._settings[name] = value

    async def flush(self) -> None:
        """Write the pending values."""
        await self.write(WriteBatch())


def _message(saying: ChatMessage) -> dict[str, str | None]:
    """Return the rows of a new chat message and of the one it displaces."""
    name, text = _row(SAYINGS, saying)
    old, _ = _row(SAYINGS, saying._replace(number=saying.number - KEPT_MESSAGES))
    return {name: text} | ({old: None} if saying.number > KEPT_MESSAGES else {})


def _row(kind: str, row: StoredMove | ChatMessage | AutoPass) -> tuple[str, str]:
    table_id, number = row[0], row[1]
    return f"row/{table_id}/{kind}/{number:06}", json.dumps(row[1:])

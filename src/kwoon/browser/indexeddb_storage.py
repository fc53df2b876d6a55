"""Table storage for the browser hall, on a key-value store that writes several keys atomically.

    setting/NAME            a setting of the hall
    name/GUEST              a nickname
    language/GUEST          the language that a guest has chosen
    pack/FINGERPRINT        a pack that tables are played with
    head/TABLE              a table state
    row/TABLE/KIND/NUMBER   the table's moves, chat messages and automatic passes, in order

There is a single writer: the page ensures that only one hall runs in a browser at a time.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from kwoon.browser.disabled_packs import DisabledWorkshopStore
from kwoon.browser.local_people import DisabledBlockStore, LocalPeople
from kwoon.hall.interfaces import TableUsage
from kwoon.hall.stored_json_upgrade import TABLE_STATE, rename_keys
from kwoon.hall.tables.stored_rows import (
    KEPT_MESSAGES,
    AutoPassChange,
    ChatMessage,
    StoredMove,
    StoredTable,
    WriteBatch,
    WriteConflict,
)
from kwoon.hall.tables.table_state import OVER, PLAYING, WAITING, TableState, from_json, to_json
from kwoon.registry import Pack

MOVE_ROWS, CHAT_ROWS, AUTO_PASS_ROWS = "asp"
MAX_FINISHED_TABLES = 200
"""Number of finished games to keep. Older ones are deleted when the hall opens."""


class KeyValueStore(Protocol):
    """Text values by key."""

    async def read(self, prefix: str) -> dict[str, str]:
        """Return all entries whose keys begin with the prefix, sorted by key."""

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Store these values and delete the keys whose value is None, atomically."""


class BrowserStorage:
    """Table storage on a key-value store. Everything except moves, chat messages and automatic passes is cached in
    memory."""

    is_exclusive = True

    def __init__(self, store: KeyValueStore) -> None:
        self._store = store
        self._table_states: dict[str, TableState] = {}
        self._settings: dict[str, str] = {}
        self._names: dict[str, str] = {}
        self._languages: dict[str, str] = {}
        self._packs: dict[str, Pack] = {}
        self._write_lock = asyncio.Lock()
        self._deferred: dict[str, str] = {}
        """Values to be written with the next batch. They can be recreated if they are lost."""
        self.workshop = DisabledWorkshopStore(self)
        self.people = LocalPeople(self._names, self._languages)
        self.blocks = DisabledBlockStore()

    async def preload_and_prune(self) -> None:
        """Load the data to be cached, and delete finished games beyond `MAX_FINISHED_TABLES`."""
        self._settings = await self._read_all("setting/")
        self._names.update(await self._read_all("name/"))
        self._languages.update(await self._read_all("language/"))
        self._packs = {name: Pack(*json.loads(text)) for name, text in (await self._read_all("pack/")).items()}
        self._table_states = {id: from_json(text) for id, text in (await self._read_and_upgrade_table_states()).items()}
        finished = [state for state in self._table_states.values() if state.status == OVER]
        finished.sort(key=lambda state: -state.changed)
        for state in finished[MAX_FINISHED_TABLES:]:
            await self.write(WriteBatch(removed_table=state))

    async def _read_and_upgrade_table_states(self) -> dict[str, str]:
        """Return the stored table states as JSON. Upgrade those in an old format and write them back."""
        stored = await self._read_all("head/")
        upgraded = {id: rename_keys(text, TABLE_STATE) for id, text in stored.items()}
        changes = {f"head/{id}": text for id, text in upgraded.items() if text != stored[id]}
        if changes:
            await self._store.write(changes)
        return upgraded

    async def _read_all(self, prefix: str) -> dict[str, str]:
        return {key.removeprefix(prefix): text for key, text in (await self._store.read(prefix)).items()}

    async def write(self, batch: WriteBatch) -> None:
        """Write a batch durably and atomically. Raise `WriteConflict` if the stored version of a changed or removed
        table is not the expected one."""
        async with self._write_lock:
            for changed, step in ((batch.table_state, 1), (batch.removed_table, 0)):
                if changed is not None and changed.version != self._stored_version(changed.id) + step:
                    raise WriteConflict
            table_states = [*batch.new_tables, *([] if batch.table_state is None else [batch.table_state])]
            changes: dict[str, str | None] = {**self._deferred}
            changes |= {f"head/{table_state.id}": to_json(table_state) for table_state in table_states}
            changes |= dict(_encode_row(MOVE_ROWS, each) for each in batch.moves)
            changes |= {} if batch.chat_message is None else _chat_changes(batch.chat_message)
            changes |= {} if batch.auto_pass is None else dict([_encode_row(AUTO_PASS_ROWS, batch.auto_pass)])
            names, languages = _new_names_and_languages(batch, self._names)
            changes |= {f"name/{person_id}": name for person_id, name in names.items()}
            changes |= {f"language/{person_id}": language for person_id, language in languages.items()}
            if batch.removed_table is not None:
                rows = await self._store.read(f"row/{batch.removed_table.id}/")
                changes |= dict.fromkeys([f"head/{batch.removed_table.id}", *rows])
            await self._store.write(changes)
            self._deferred.clear()
            self._table_states |= {table_state.id: table_state.copy() for table_state in table_states}
            self._names |= names
            self._languages |= languages
            if batch.removed_table is not None:
                del self._table_states[batch.removed_table.id]

    def _stored_version(self, table_id: str) -> int:
        return self._table_states[table_id].version if table_id in self._table_states else -2

    async def load_table(
        self, table_id: str, version: int = -1, num_moves: int = 0, num_chat_messages: int = 0, num_auto_passes: int = 0
    ) -> StoredTable:
        """Return a table, or only the parts that the caller does not have."""
        table_state = self._table_states.get(table_id)
        rows = {} if table_state is None else await self._store.read(f"row/{table_id}/")
        rows_by_kind: dict[str, list[Any]] = {MOVE_ROWS: [], CHAT_ROWS: [], AUTO_PASS_ROWS: []}
        for key, text in rows.items():
            rows_by_kind[key.split("/")[2]].append([table_id, *json.loads(text)])
        return StoredTable(
            None if table_state is None or table_state.version == version else table_state.copy(),
            [StoredMove(*each) for each in rows_by_kind[MOVE_ROWS][num_moves:]],
            [ChatMessage(*each) for each in rows_by_kind[CHAT_ROWS] if each[1] > num_chat_messages],
            [AutoPassChange(*each) for each in rows_by_kind[AUTO_PASS_ROWS][num_auto_passes:]],
        )

    async def table_states(self, *statuses: str, person_id: str | None = None, limit: int = 100) -> list[TableState]:
        """Return the newest tables with these statuses. If `person_id` is given, include only tables where that person
        is seated."""
        matching = [table_state for table_state in self._table_states.values() if table_state.status in statuses]
        if person_id is None:
            matching.sort(key=lambda table_state: -table_state.created)
        else:
            matching = [table_state for table_state in matching if table_state.find_seat(person_id) is not None]
            matching.sort(key=lambda table_state: -table_state.changed)
        return [table_state.copy() for table_state in matching[:limit]]

    async def public_tables(
        self, status: str, changed_since: float, max_per_host_and_household: tuple[int, int], limit: int
    ) -> list[TableState]:
        """Return an empty list: there are no other people."""
        return []

    async def table_usage(self, person_id: str, household: str = "") -> TableUsage:
        unfinished = [state for state in self._table_states.values() if state.status in (WAITING, PLAYING)]
        hosted = [state for state in unfinished if state.host == person_id]
        return TableUsage(len(hosted), len([state for state in hosted if not state.seats_of_people()]), 0)

    async def find_pack(self, fingerprint: str) -> Pack | None:
        return self._packs.get(fingerprint)

    def store_packs(self, packs: Sequence[Pack]) -> None:
        """Cache new packs, and write them with the next batch."""
        for pack in packs:
            if pack.fingerprint not in self._packs:
                self._packs[pack.fingerprint] = pack
                self._deferred[f"pack/{pack.fingerprint}"] = json.dumps(pack)

    def get_or_create_setting(self, name: str, value: str) -> str:
        """Return a setting. If it does not exist yet, set it to `value`, which is written with the next batch."""
        if name not in self._settings:
            self._settings[name] = self._deferred[f"setting/{name}"] = value
        return self._settings[name]

    async def set_setting(self, name: str, value: str) -> None:
        await self._store.write({f"setting/{name}": value})
        self._settings[name] = value

    async def flush(self) -> None:
        """Write the deferred values."""
        await self.write(WriteBatch())


def _new_names_and_languages(
    batch: WriteBatch, stored_names: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, str]]:
    """Return the names and languages of guests that a batch writes."""
    names = {} if batch.new_name is None else dict([batch.new_name])
    if batch.new_language is None:
        return names, {}
    person_id, name, language = batch.new_language
    return ({} if person_id in stored_names else {person_id: name}) | names, {person_id: language}


def _chat_changes(chat_message: ChatMessage) -> dict[str, str | None]:
    """Return the changes that add a chat message and delete the one it displaces, if any."""
    key, text = _encode_row(CHAT_ROWS, chat_message)
    old_key, _ = _encode_row(CHAT_ROWS, chat_message._replace(number=chat_message.number - KEPT_MESSAGES))
    return {key: text} | ({old_key: None} if chat_message.number > KEPT_MESSAGES else {})


def _encode_row(kind: str, row: StoredMove | ChatMessage | AutoPassChange) -> tuple[str, str]:
    table_id, number = row[0], row[1]
    return f"row/{table_id}/{kind}/{number:06}", json.dumps(row[1:])

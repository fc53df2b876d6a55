"""One person's action is cheap for the hall, however many others are notified."""

import json
from collections.abc import Awaitable, Callable

import pytest

from kwoon.hall.accounts.models import GuestProfile
from kwoon.hall.guests import GuestDirectory
from kwoon.hall.tables.stored_rows import WriteBatch
from kwoon.server.storage.database import SqlStorage
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
CROWD = 30


async def test_many_arrivals_are_announced_in_one_small_message(serve: Serve) -> None:
    # The delay is so long that only the test sends presence.
    hall = await serve(presence_delay=3600.0)
    ann = HallClient(hall.address)
    id = await ann.create_table("me", "open")
    connection = await ann.connect(id)
    await connection.request("ping")
    connection.raw_messages.clear()
    spectators = [await HallClient(hall.address).connect(id) for _ in range(CROWD)]
    for spectator in spectators:
        await spectator.request("ping")
    await connection.request("ping")
    assert [json.loads(text)["type"] for text in connection.raw_messages] == ["pong"]
    hall.hall._send_presence(hall.hall.tables[id])
    response = await connection.receive_until(lambda message: message["type"] == "presence")
    assert response == {"type": "presence", "present_seats": [0], "num_spectators": CROWD}
    assert len(connection.raw_messages[-1]) < 100
    # Unchanged presence is not sent again.
    hall.hall._send_presence(hall.hall.tables[id])
    assert (await connection.request("ping"))["type"] == "pong"
    assert [json.loads(text)["type"] for text in connection.raw_messages] == ["pong", "presence", "pong"]
    for each in (connection, *spectators):
        await each.close()


async def test_new_connection_receives_table_before_presence(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Presence is sent by seat, which means nothing to a client that does not have the table yet."""
    hall = await serve(presence_delay=3600.0)
    ann = HallClient(hall.address)
    id = await ann.create_table("me", "open")
    connection = await ann.connect(id)
    await connection.request("ping")
    profile = GuestDirectory.profile

    async def slow_profile(self: GuestDirectory, person: str) -> GuestProfile:
        # Simulate presence that is sent while the hall is still looking up the newcomer.
        if len(hall.hall.tables[id].presence.subscribers) == 2:
            hall.hall._send_presence(hall.hall.tables[id])
        return await profile(self, person)

    monkeypatch.setattr(GuestDirectory, "profile", slow_profile)
    spectator = await HallClient(hall.address).connect(id)
    await spectator.request("ping")
    assert [json.loads(text)["type"] for text in spectator.raw_messages] == ["table", "presence", "pong"]
    for each in (connection, spectator):
        await each.close()


async def test_rename_writes_only_loaded_tables(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    tables = [await ann.create_table("me", "open") for _ in range(CROWD)]
    for id in tables[1:]:
        hall.hall.unload_table(hall.hall.tables[id])
    written: list[WriteBatch] = []
    write = SqlStorage.write

    async def record_write(self: SqlStorage, batch: WriteBatch) -> None:
        written.append(batch)
        await write(self, batch)

    monkeypatch.setattr(SqlStorage, "write", record_write)
    await ann.request("PUT", "/api/me", {"name": "Annabel"})
    # Only the account itself and the one table where the name is visible are written.
    assert [batch.table_state.id if batch.table_state is not None else "" for batch in written] == ["", tables[0]]
    assert set(hall.hall.tables) == {tables[0]}
    # At other tables she appears under her old or new name, never without one.
    found = await ann.request("GET", f"/api/tables/{tables[1]}")
    assert found["seats"][0]["name"]

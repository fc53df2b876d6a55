"""Two people at a table, and helpers that wait for their messages."""

from __future__ import annotations

from typing import Any

from tests.server.hall_client import HallClient, TableConnection


async def wait_for_update(*connections: TableConnection) -> None:
    for connection in connections:
        await connection.receive_until(lambda message: message["type"] == "update")


async def open_two_player_table(address: str, **fields: Any) -> tuple[str, HallClient, HallClient]:
    """Let Ann open a table and Bo join it; return its id and both clients."""
    ann, bo = HallClient(address), HallClient(address)
    await ann.request("PUT", "/api/me", {"name": "Ann"})
    await bo.request("PUT", "/api/me", {"name": "Bo"})
    table = await ann.create_table("me", "open", **fields)
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    return table, ann, bo


async def connect_two_players(address: str, **fields: Any) -> tuple[str, TableConnection, TableConnection]:
    """Return a table's id and both players' connections, each of which has received the position."""
    table, ann, bo = await open_two_player_table(address, **fields)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    return table, a, b


async def play_until_both_prompted(a: TableConnection, b: TableConnection) -> None:
    while not (a.latest_update["prompt"] and b.latest_update["prompt"]):
        turn = a if a.latest_update["prompt"] else b
        await turn.move(turn.latest_update["prompt"]["moves"][0]["move"])
        await wait_for_update(a, b)

"""Two people at a table, and helpers to wait for their messages."""

from __future__ import annotations

from typing import Any

from kwoon.server.client import HallClient, TableConnection


async def hear(*sittings: TableConnection) -> None:
    """Wait until each connection has received news."""
    for sitting in sittings:
        await sitting.receive_until(lambda message: message["type"] == "update")


async def two_at_a_table(address: str, **more: Any) -> tuple[str, HallClient, HallClient]:
    """Return a table that Ann opened and Bo joined."""
    ann, bo = HallClient(address), HallClient(address)
    await ann.request("PUT", "/api/me", {"name": "Ann"})
    await bo.request("PUT", "/api/me", {"name": "Bo"})
    table = await ann.open_table("me", "open", **more)
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    return table, ann, bo


async def two_sitting(address: str, **more: Any) -> tuple[str, TableConnection, TableConnection]:
    """Return a table and both players' open connections, each knowing the position."""
    table, ann, bo = await two_at_a_table(address, **more)
    a, b = await ann.connect(table), await bo.connect(table)
    await hear(a, b)
    return table, a, b


async def to_sealed(a: TableConnection, b: TableConnection) -> None:
    """Play until both players are prompted at once."""
    while not (a.latest_update["prompt"] and b.latest_update["prompt"]):
        turn = a if a.latest_update["prompt"] else b
        await turn.move(turn.latest_update["prompt"]["moves"][0]["move"])
        await hear(a, b)

"""Two people at a table, and helpers to wait for their messages."""

from __future__ import annotations

from typing import Any

from kwoon.server.client import HallClient, TableConnection


async def hear(*sittings: TableConnection) -> None:
    """Wait until each connection has received news."""
    for sitting in sittings:
        await sitting.until(lambda message: message["type"] == "news")


async def two_at_a_table(address: str, **more: Any) -> tuple[str, HallClient, HallClient]:
    """Return a table that Ann opened and Bo joined."""
    ann, bo = HallClient(address), HallClient(address)
    await ann.ask("PUT", "/api/me", {"name": "Ann"})
    await bo.ask("PUT", "/api/me", {"name": "Bo"})
    table = await ann.open("me", "open", **more)
    await bo.ask("POST", f"/api/tables/{table}/seats/1")
    return table, ann, bo


async def two_sitting(address: str, **more: Any) -> tuple[str, TableConnection, TableConnection]:
    """Return a table and both players' open connections, each knowing the position."""
    table, ann, bo = await two_at_a_table(address, **more)
    a, b = await ann.come(table), await bo.come(table)
    await hear(a, b)
    return table, a, b


async def to_sealed(a: TableConnection, b: TableConnection) -> None:
    """Play until both players are prompted at once."""
    while not (a.news["ask"] and b.news["ask"]):
        turn = a if a.news["ask"] else b
        await turn.answer(turn.news["ask"]["moves"][0]["move"])
        await hear(a, b)

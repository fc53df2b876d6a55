"""Two people at a table, as most tests want them, and listening to what they are told."""

from __future__ import annotations

from typing import Any

from kwoon.server.client import HallClient, TableConnection


async def hear(*sittings: TableConnection) -> None:
    """Each of them listens until there is news."""
    for sitting in sittings:
        await sitting.until(lambda message: message["type"] == "news")


async def two_at_a_table(address: str, **more: Any) -> tuple[str, HallClient, HallClient]:
    """A table that Ann has opened and Bo has come to."""
    ann, bo = HallClient(address), HallClient(address)
    await ann.ask("PUT", "/api/me", {"name": "Ann"})
    await bo.ask("PUT", "/api/me", {"name": "Bo"})
    table = await ann.open("me", "open", **more)
    await bo.ask("POST", f"/api/tables/{table}/seats/1")
    return table, ann, bo


async def two_sitting(address: str, **more: Any) -> tuple[str, TableConnection, TableConnection]:
    """Both have a socket open, and know the position."""
    table, ann, bo = await two_at_a_table(address, **more)
    a, b = await ann.come(table), await bo.come(table)
    await hear(a, b)
    return table, a, b


async def to_sealed(a: TableConnection, b: TableConnection) -> None:
    """Play until both are asked at once."""
    while not (a.news["ask"] and b.news["ask"]):
        turn = a if a.news["ask"] else b
        await turn.answer(turn.news["ask"]["moves"][0]["move"])
        await hear(a, b)

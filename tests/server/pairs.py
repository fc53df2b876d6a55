"""Two people at a table, as most tests want them, and listening to what they are told."""

from __future__ import annotations

from typing import Any

from kwoon.server.client import Sitting, Visitor


async def hear(*sittings: Sitting) -> None:
    """Each of them listens until there is news."""
    for sitting in sittings:
        await sitting.until(lambda message: message["type"] == "news")


async def two_at_a_table(address: str, **more: Any) -> tuple[str, Visitor, Visitor]:
    """A table that Ann has opened and Bo has come to."""
    ann, bo = Visitor(address), Visitor(address)
    await ann.ask("PUT", "/api/me", {"name": "Ann"})
    await bo.ask("PUT", "/api/me", {"name": "Bo"})
    table = await ann.open("me", "open", **more)
    await bo.ask("POST", f"/api/tables/{table}/seats/1")
    return table, ann, bo


async def two_sitting(address: str, **more: Any) -> tuple[str, Sitting, Sitting]:
    """Both have a socket open, and know the position."""
    table, ann, bo = await two_at_a_table(address, **more)
    a, b = await ann.come(table), await bo.come(table)
    await hear(a, b)
    return table, a, b


async def to_sealed(a: Sitting, b: Sitting) -> None:
    """Play until both are asked at once."""
    while not (a.news["ask"] and b.news["ask"]):
        turn = a if a.news["ask"] else b
        await turn.answer(turn.news["ask"]["moves"][0]["move"])
        await hear(a, b)

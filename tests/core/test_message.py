"""Tables of messages."""

from __future__ import annotations

from kwoon.core.message import message_ids


def test_tables_of_ids() -> None:
    ids = {"lead": "x-move-lead", "tie breaker": "x-move-tie-breaker"}
    assert message_ids("x-move", "lead, tie breaker") == message_ids("x-move", ("lead", "tie breaker")) == ids

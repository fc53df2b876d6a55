"""A server's settings from environment variables, and a table's hint setting."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from kwoon.server.settings import RENAMED_VARIABLES, load_settings
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

Serve = Callable[..., Awaitable[RunningServer]]


@pytest.mark.parametrize(("old_name", "new_name"), RENAMED_VARIABLES.items())
def test_old_variable_name_works_like_the_new_one_with_a_warning(
    old_name: str, new_name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger("kwoon"), "propagate", True)
    default, new, old = [
        replace(load_settings(tmp_path, None, env), process_id="", now=float)
        for env in ({}, {new_name: "7"}, {old_name: "7"})
    ]
    assert default != new == old
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert vars(caplog.records[0])["facts"] == {"old_name": old_name, "new_name": new_name}


def test_new_variable_name_takes_precedence_over_the_old_one(tmp_path: Path) -> None:
    env = {"KWOON_AWAY": "1", "KWOON_AWAY_SECONDS": "2"}
    assert load_settings(tmp_path, None, env).away_seconds == 2


@pytest.mark.anyio
async def test_hint_setting_is_visible_to_visitors(serve: Serve) -> None:
    hall = await serve()
    for hints in (True, False):
        table = await HallClient(hall.address).create_table("me", "open", hints=hints)
        assert (await HallClient(hall.address).request("GET", f"/api/tables/{table}"))["hints_for_all"] is hints

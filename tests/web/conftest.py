"""Browser tests run in the Chromium that tools/browser found; `make test` passes its path on as KWOON_BROWSER."""

import os
from typing import Any

import pytest


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = os.environ.get("KWOON_BROWSER")
    if not path:
        pytest.fail("KWOON_BROWSER is not set: use make test, or KWOON_BROWSER=$(tools/browser) pytest")
    # As root there is no sandbox to be had; the rest keeps the browser from calling home.
    flags = "no-sandbox disable-gpu disable-quic no-first-run disable-background-networking disable-component-update"
    return {
        **browser_type_launch_args,
        "executable_path": path,
        "args": [f"--{flag}" for flag in (*flags.split(), "disable-sync")],
    }

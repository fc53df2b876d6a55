"""Fixtures for browser tests, which run in the Chromium at KWOON_BROWSER (`make test` sets it with tools/browser)."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.fixed_dice import FixedDice

ROOT = Path(__file__).parents[2]
# Longer than any step takes on a busy machine, but short enough to notice a hang.
TIMEOUT_MS = 30_000
expect.set_options(timeout=TIMEOUT_MS)
# This page identifies the visitor without loading the client. Tests that go on to a table start there.
IDENTITY_PAGE = "/api/me"
# Every request from a page script needs this fetch option.
PROTOCOL_HEADERS = "headers: {'Kwoon-Protocol': '3'}"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = os.environ.get("KWOON_BROWSER")
    if not path:
        pytest.fail("KWOON_BROWSER is not set: use make test, or KWOON_BROWSER=$(tools/browser) pytest")
    # Root cannot use the sandbox; the other flags stop the browser's background traffic.
    flags = "no-sandbox disable-gpu disable-quic no-first-run disable-background-networking disable-component-update"
    return {
        **browser_type_launch_args,
        "executable_path": path,
        "args": [f"--{flag}" for flag in (*flags.split(), "disable-sync")],
    }


def built_client() -> Path:
    """Return the folder of the built client: KWOON_WEB, the packaged client, or the one in the source tree."""
    installed = Path(str(files("kwoon").joinpath("server/web")))
    found = Path(os.environ.get("KWOON_WEB") or (installed if installed.is_dir() else ROOT / "web/dist"))
    if not (found / "index.html").is_file():
        pytest.fail("The browser client is not built: use make test, or run npm ci && npm run build in web/")
    return found


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hall")


@contextmanager
def serve_hall(data: Path, **variables: str) -> Iterator[str]:
    """Serve a hall with this data folder and these environment variables, and yield its address."""
    settings = {"KWOON_WEB": str(built_client()), "KWOON_BOT_DELAY": "0.05", "KWOON_AWAY_SECONDS": "1"}
    settings |= {
        "KWOON_REQUESTS_PER_SECOND": "1000",
        "KWOON_LIMIT_MULTIPLIER": "1000",
        "KWOON_HOUSEHOLD_MULTIPLIER": "1000",
        "KWOON_MAX_CONNECTIONS_PER_ADDRESS": "2000",
        **variables,
    }
    command = [sys.executable, "-m", "tests.web.fixed_dice_hall", str(data)]
    log = data / "log"
    with log.open("w") as errors:
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=ROOT, env={**os.environ, **settings}
        )
    assert server.stdout is not None
    try:
        for line in server.stdout:
            found = re.search(r"http://\S+", line)
            if found:
                yield found[0]
                break
        else:
            pytest.fail(f"The server did not start:\n{log.read_text()}")
    finally:
        server.terminate()
        server.wait(10)


@pytest.fixture(scope="session")
def hall(data: Path) -> Iterator[str]:
    with serve_hall(data) as address:
        yield address


Visit = Callable[..., Page]


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, data: Path, hall: str) -> Iterator[Visit]:
    """Yield a function that opens the hall as a new visitor in a new browser context. Page errors fail the test.

    A test uses the same dice in every run; setting KWOON_TEST_SEED changes them.
    """
    FixedDice(data).use_test(f"{request.node.nodeid} {os.environ.get('KWOON_TEST_SEED', '')}")
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(path: str = "/", *, motion: bool = False, **options: Any) -> Page:
        options.setdefault("viewport", {"width": 1280, "height": 800})
        context = browser.new_context(base_url=hall, reduced_motion="no-preference" if motion else "reduce", **options)
        context.set_default_timeout(TIMEOUT_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Serve the static hall under a path and yield its address."""
    from tests.web.static_site import SITE, serve_site  # noqa: PLC0415

    if not (SITE / "index.html").is_file():
        pytest.fail("The site is not built: use make test, or make site")
    with serve_site(SITE) as address:
        yield address

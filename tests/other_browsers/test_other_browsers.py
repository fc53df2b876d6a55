"""Firefox and WebKit open the hall and play: a smoke test of what Chromium's tests cannot see. Run by `make browsers`."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.other_browsers.drivers import MissingProgram, RemoteBrowser, firefox, wait_for, webkit

# Fixtures: a hall, and the static hall.
from tests.web.conftest import data, hall, site  # noqa: F401
from tests.web.fixed_dice import FixedDice

pytestmark = pytest.mark.skipif(not os.environ.get("KWOON_LONG"), reason="runs only with KWOON_LONG=1 (make browsers)")

NUM_CLICKS = 8
CLICK_SECONDS = 60.0
SITE_START_SECONDS = 300.0
NUM_GAMES = 5
GAME_TITLES = "[...document.querySelectorAll('article')].filter((each) => each.querySelector('button.play')).length"
CHOICES = "[data-move], [data-pick]"
# Cards fill their place, and pictures are drawn: a browser that lacks a feature shows them empty.
CARD_SIZES = """[...document.querySelectorAll('.board [data-card]')].filter((each) => each.checkVisibility())
    .map((each) => { const box = each.getBoundingClientRect(); return [box.width, box.height] })"""
SCROLLS = "document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight + 1"


@pytest.fixture(scope="module", params=[firefox, webkit], ids=["firefox", "webkit"])
def remote(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RemoteBrowser]:
    start: Callable[[Path], AbstractContextManager[RemoteBrowser]] = request.param
    try:
        with start(tmp_path_factory.mktemp("browser")) as started:
            yield started
    except MissingProgram as missing:
        pytest.fail(str(missing))


def open_game(remote: RemoteBrowser, address: str, index: int, seconds: float) -> None:
    """Open the home page and play the game with this index against a bot."""
    remote.open(address)
    wait_for(remote, f"{GAME_TITLES} >= {NUM_GAMES}", seconds)
    remote.evaluate(
        f"document.querySelectorAll('article')[{index}].querySelector('button.play').setAttribute('data-wanted', '')"
    )
    assert remote.click("[data-wanted]")
    wait_for(remote, "document.querySelector('.board')", seconds)


def play(remote: RemoteBrowser, seconds: float = CLICK_SECONDS) -> None:
    """Make some choices with the mouse: confirm the selected card, or take the first choice that is offered."""
    for _ in range(NUM_CLICKS):
        wait_for(remote, f"document.querySelector('{CHOICES}, .result')", seconds)
        if remote.evaluate("document.querySelector('.result') !== null"):
            return
        remote.click(".targets [data-move]") or remote.click("[data-confirm]") or remote.click(CHOICES)
        time.sleep(0.4)


def expect_sound_table(remote: RemoteBrowser) -> None:
    sizes = remote.evaluate(CARD_SIZES)
    assert sizes and all(width > 20 and height > 20 for width, height in sizes), sizes
    assert not remote.evaluate(SCROLLS)
    assert remote.errors() == []


@pytest.mark.parametrize("index", range(NUM_GAMES))
def test_hall_plays_game_without_errors(remote: RemoteBrowser, hall: str, data: Path, index: int) -> None:  # noqa: F811
    FixedDice(data).use_test(f"other browsers {index}")
    open_game(remote, hall, index, CLICK_SECONDS)
    play(remote)
    wait_for(remote, "document.querySelectorAll('.panel .line').length > 1")
    expect_sound_table(remote)


def test_static_hall_plays_game_without_errors(remote: RemoteBrowser, site: str) -> None:  # noqa: F811
    open_game(remote, site, 0, SITE_START_SECONDS)
    play(remote, SITE_START_SECONDS)
    wait_for(remote, "document.querySelectorAll('.panel .line').length > 1")
    expect_sound_table(remote)

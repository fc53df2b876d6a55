"""The layout check finds planted faults, and nothing on a correct table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import Visit
from tests.web.layout_faults import LAPTOP, SIZES, Size, faults_at_sizes, layout_faults, resized

pytestmark = pytest.mark.browser

TABLE = """
<style>
  * { box-sizing: border-box }
  body { margin: 0; font: 16px/1.4 sans-serif }
  .board { height: 100dvh; display: grid; grid-template-rows: auto 1fr auto auto; gap: 6px; padding: 6px }
  .hand { position: relative; height: 90px }
  .hand [data-key] { position: absolute; top: 5px; width: 60px; height: 80px; padding: 0; font-size: 11px }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); font-size: 2px }
  .name { white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
  p { margin: 0 }
</style>
<section class="board">
  <div class="seat top"><span class="name">Quiet Crane</span> <span class="hidden">your opponent</span></div>
  <div class="mat"><p class="laid">Round 1</p></div>
  <div class="prompt"><p class="sentence">Play a card.</p><button>Hint</button></div>
  <div class="hand">
    <button data-key="a" data-move="1" style="left: 20px"><span class="card">Punch</span></button>
    <button data-key="b" data-move="2" style="left: 55px"><span class="card">Kick</span></button>
  </div>
</section>
"""
FIND_HELPER = "const find = what => document.querySelector(what);"
COVER_HELPER = """const lay = (over, how) => {
    const place = find(over).getBoundingClientRect(), lid = document.createElement('div')
    lid.style.cssText = `position: fixed; left: ${place.left}px; top: ${place.top}px; width: ${place.width}px; `
        + `height: ${place.height}px; background: gold; ${how ?? ''}`
    find('.board').append(lid)
};"""
PLANTED_FAULTS = {
    "small letters": ("find('.laid').style.fontSize = '10px'", "text of 10 px"),
    "letters made small": ("find('.laid').style.cssText = 'scale: 0.5; font-size: 20px'", "text of 10 px"),
    "letters turned and made small": ("find('.mat').style.transform = 'rotate(9deg) scale(0.5)'", "text of 8 px"),
    "letters zoomed out": ("find('.mat').style.zoom = '0.6'", "text of 9.6 px"),
    "small letters in a card": ("find('.hand .card').style.fontSize = '8px'", "text of 8 px"),
    "a page too high": ("find('.board').style.height = 'calc(100dvh + 1px)'", "1 px too high"),
    "a page too wide": ("find('.top').style.width = '101vw'", "too wide"),
    "a hand below the fold": ("find('.hand').style.translate = '0 60px'", "the hand is out of sight"),
    "a question above the window": ("find('.prompt').style.translate = '0 -200vh'", "the question is out of sight"),
    "a hand that is cut off": (
        "find('.hand').style.cssText = 'overflow: hidden; height: 40px; bottom: 50px'",
        "the hand is cut off",
    ),
    "a question on the hand": ("find('.prompt').style.translate = '0 40px'", "question and hand overlap"),
    "a question on the mat": ("find('.prompt').style.translate = '0 -40px'", "question and mat overlap"),
    "a hand on the mat": ("find('.hand').style.translate = '0 -60vh'", "hand and mat overlap"),
    "a lid on a card": ("lay('.hand [data-key]')", "something lies over a button"),
    "a lid on the question": ("lay('.sentence')", "something lies over text"),
    "a lid that lets clicks through": ("lay('.sentence', 'pointer-events: none')", "something lies over text"),
    "a lid on a plate": ("lay('.name')", "something lies over text"),
    "one card on another": ("find('[data-key=a]').style.left = '55px'", "a card is hidden"),
    "dots": ("find('.name').style.cssText = 'display: block; width: 40px'", "cut off with dots"),
    "dots after two lines": (
        "find('.laid').textContent = 'word '.repeat(99); find('.laid').style.cssText ="
        " 'width: 9em; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden'",
        "cut off with dots",
    ),
    "letters cut off": ("find('.laid').style.cssText = 'width: 20px; overflow: hidden'", "cut off at an edge"),
    "a slit to look through": (
        "find('.laid').style.cssText = 'height: 30px; overflow: auto';"
        " find('.laid').innerHTML = 'one<br>two<br>three<br>four'",
        "a window of 30 px",
    ),
    "something beside the mat": ("find('.laid').style.cssText = 'margin-left: -5px'", "leaves the mat"),
    "no question": ("find('.prompt').remove()", "there is no question"),
}


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """Yield one page for all tests; each test lays out its own table on it."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


def open_sample_table(page: Page) -> Page:
    page.set_viewport_size({"width": LAPTOP.width, "height": LAPTOP.height})
    page.set_content(TABLE)
    return page


def test_correct_table_has_no_layout_faults(page: Page) -> None:
    found = faults_at_sizes(open_sample_table(page), "planted", SIZES)
    assert not found, "\n".join(found)
    assert page.viewport_size == {"width": LAPTOP.width, "height": LAPTOP.height}


@pytest.mark.parametrize("fault", PLANTED_FAULTS)
def test_planted_fault_is_reported(page: Page, fault: str) -> None:
    script, expected = PLANTED_FAULTS[fault]
    open_sample_table(page).evaluate(f"() => {{ {FIND_HELPER} {COVER_HELPER} {script} }}")
    found = layout_faults(page)
    assert any(expected in each for each in found), found


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_resized_window_has_requested_size_and_zoom(page: Page, size: Size) -> None:
    metrics = "[innerWidth, innerHeight, devicePixelRatio]"
    with resized(open_sample_table(page), size):
        assert page.evaluate(metrics) == [size.width, size.height, size.zoom]
    with resized(page, LAPTOP):
        assert page.evaluate(metrics) == [LAPTOP.width, LAPTOP.height, 1]


def test_measuring_real_table_restores_it(visit: Visit) -> None:
    page = visit()
    page.locator("article", has_text="FIGHT").first.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-move]")
    page.evaluate("() => { document.querySelector('.sentence').style.fontSize = '7px' }")
    found = faults_at_sizes(page, "opening", SIZES)
    assert {str(size) for size in SIZES} == {
        each.split(",")[1].split(":")[0].strip() for each in found if "7 px" in each
    }
    assert page.locator(".panel .line").first.is_visible()
    assert page.viewport_size == {"width": 1280, "height": 800}

"""Both Kung Fu games: prompts do not shift the layout, and hints and replays fit windows of every size."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.layout_faults import (
    LANDSCAPE_PHONE,
    LAPTOP,
    PHONE,
    SIZES,
    SMALL_PHONE,
    Size,
    faults_at_sizes,
    resized,
    sample_cases,
    wait_until_still,
)
from tests.web.phase_positions import game_over, prompted
from tests.web.phase_positions_kung_fu import KUNG_FU_PHASES
from tests.web.tables_at_positions import WantedPosition, open_position

pytestmark = pytest.mark.browser

DUEL = {"expansion": "yes", "archetypes": "dealt"}
PAIRS = {"format": "2v2", **DUEL}
HINTED_POSITIONS = {
    "2014": WantedPosition("kung-fu-2014", 2, prompted("attack", lambda hand, **_: len(hand) >= 8), bots=True),
    "2014, added to": WantedPosition("kung-fu-2014", 2, prompted("add", drafted=2), bots=True),
    "2019": WantedPosition("kung-fu-2019", 2, prompted("prepare", lambda hand, **_: len(hand) >= 7), DUEL, bots=True),
    "2019, 2v2": WantedPosition(
        "kung-fu-2019", 4, prompted("block", lambda hand, **_: len(hand) >= 6), PAIRS, bots=True
    ),
}
MEASURE_BOUNDS = """() => {
    const [card, hand, mat] = ['.hand [data-key]', '.hand', '.mat'].map((each) => document.querySelector(each))
    const [held, laid] = [hand.getBoundingClientRect(), mat.getBoundingClientRect()]
    return [card.offsetWidth, held.top, held.height, laid.top, laid.height].map(Math.round)
}"""


# Returns the prompt, its text and its choices.
PROMPT_STATE = """() => {
    const board = document.querySelector('.board')
    const moves = [...board.querySelectorAll('[data-move]')].map((each) => each.dataset.move)
    return [board.dataset.promptKey, document.querySelector('.prompt').textContent, ...moves].join(' ')
}"""
PROMPT_CHANGED = (
    f"before => document.querySelector('.board').dataset.promptKey !== 'busy' && ({PROMPT_STATE})() !== before"
)


HAND_LEAVES_BOARD = """() => {
    const bottom = (each) => each.getBoundingClientRect().bottom
    const cards = [...document.querySelectorAll('.hand [data-key]')].map(bottom)
    return Math.max(0, ...cards) > bottom(document.querySelector('.board')) + 4
}"""


FIND_TEXT_BEYOND_PLATE = """() => [...document.querySelectorAll('.person')].flatMap((plate) => {
    const edge = plate.getBoundingClientRect()
    const words = [...plate.querySelectorAll('.count, .called, .state, .flag')]
    const beyond = words.filter((each) => each.getClientRects().length > 0 && each.offsetWidth > 1)
    return beyond.filter((each) => each.getBoundingClientRect().right > edge.right + 1).map((each) => each.textContent)
})"""


@pytest.mark.parametrize("position_name", HINTED_POSITIONS)
def test_hint_fits_every_window(visit: Visit, data: Path, position_name: str) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, HINTED_POSITIONS[position_name])
    page.locator("[data-hint]").click()
    expect(page.locator(".hint")).to_be_visible(timeout=60_000)
    faults = faults_at_sizes(page, f"{position_name}: hint")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("game", "seats", "options"), sample_cases([("kung-fu-2014", 2, {}), ("kung-fu-2019", 4, PAIRS)])
)
def test_replay_fits_every_window(visit: Visit, data: Path, game: str, seats: int, options: dict[str, str]) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition(game, seats, game_over, options))
    page.goto(page.url.replace("/t/", "/replay/"))
    slider = page.locator(".controls input[type=range]")
    last_frame = int(slider.get_attribute("max") or 0)
    faults: list[str] = []
    for fraction in (0.3, 0.6, 1):
        slider.fill(str(round(last_frame * fraction)))
        faults += faults_at_sizes(page, f"{game}: replay {fraction:.0%}")
        faults += [
            f"{size}: the hand leaves the board at {fraction:.0%}" for size in SIZES if hand_leaves_board(page, size)
        ]
    # Ignore the page's bar above the board.
    faults = [each for each in faults if " h1 " not in each]
    assert not faults, "\n".join(faults)


def hand_leaves_board(page: Page, size: Size) -> bool:
    with resized(page, size):
        wait_until_still(page)
        return bool(page.evaluate(HAND_LEAVES_BOARD))


@pytest.mark.parametrize("size", sample_cases([LAPTOP, PHONE, SMALL_PHONE]), ids=str)
def test_building_attack_does_not_move_hand_or_mat(visit: Visit, data: Path, size: Size) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, WantedPosition("kung-fu-2014", 2, prompted("discard", lambda turn, **_: turn == 1)))
    with resized(page, size):
        before = measure_bounds(page)
        for action in ("Keep all", "hand", "hand"):
            prompt_state = page.evaluate(PROMPT_STATE)
            if action == "hand":
                page.locator(".hand .card:not(.marked) .playable.legal").first.click()
            else:
                page.get_by_role("button", name=action).click()
            page.wait_for_function(PROMPT_CHANGED, arg=prompt_state)
            current = measure_bounds(page)
            assert current[:3] == before[:3], action
            # If the prompt gets longer, the mat shrinks by at most one row of buttons.
            assert current[3] == before[3] and 0 <= before[4] - current[4] <= 60, action


def measure_bounds(page: Page) -> list[int]:
    page.wait_for_selector(".hand .playable.legal")
    wait_until_still(page)
    faults: list[int] = page.evaluate(MEASURE_BOUNDS)
    return faults


def test_card_kinds_and_short_texts_are_visible_on_phone(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    seven_cards = prompted("prepare", lambda hand, **_: len(hand) == 7)
    open_position(page, data, WantedPosition("kung-fu-2019", 2, seven_cards, {"expansion": "no"}))
    with resized(page, PHONE):
        cards = page.locator(".hand .front")
        for at in range(cards.count()):
            expect(cards.nth(at).locator(".kind")).to_be_visible()
            text = cards.nth(at).locator(".text")
            if 0 < len(text.inner_text() or text.text_content() or "") <= 20:
                expect(text).to_be_visible()


def test_partner_is_labeled_at_every_window_size(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(
        page, data, WantedPosition("kung-fu-2019", 4, prompted("discard", lambda turn, **_: turn == 1), PAIRS)
    )
    own_team = page.locator(".roster", has_text="you and")
    partner = (own_team.text_content() or "").removesuffix(".").split(" and ")[-1]
    partner_label = page.locator("[data-seat]", has_text=partner).locator(".bond")
    expect(partner_label).to_have_text("your partner")
    for size in (LANDSCAPE_PHONE, PHONE):
        with resized(page, size):
            expect(partner_label).to_be_visible()
    with resized(page, PHONE):
        expect(page.locator(".kits [data-kit] .empty").first).to_contain_text("Your Weapon")


@pytest.mark.parametrize("table_kind", sample_cases(["2019, 2v2", "2019, 3v3"]))
def test_player_plate_text_stays_inside_plate(visit: Visit, data: Path, table_kind: str) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, KUNG_FU_PHASES[table_kind]["help"])
    faults: dict[str, list[str]] = {}
    for size in SIZES:
        with resized(page, size):
            wait_until_still(page)
            faults[str(size)] = page.evaluate(FIND_TEXT_BEYOND_PLATE)
    assert not any(faults.values()), faults


def test_auto_pass_shows_who_chooses_and_no_undo(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, KUNG_FU_PHASES["2019, 3v3"]["help"])
    page.get_by_role("button", name="Pass this turn").click()
    expect(page.locator(".sentence")).to_contain_text("Waiting for", timeout=15_000)
    expect(page.locator(".sentence")).not_to_contain_text("sealed")
    expect(page.locator("[data-back]")).to_have_count(0)

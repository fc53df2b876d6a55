"""Layouts of Kung Fu Fighting! (2019): phases, seats and formats, on a desktop and on phones."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kwoon.core.game import State
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from tests.web.axe import accessibility_violations
from tests.web.conftest import IDENTITY_PAGE, Visit
from tests.web.tables_at_positions import PositionMatcher, WantedPosition, open_position

pytestmark = pytest.mark.browser

OPTIONS = {"expansion": "yes", "archetypes": "dealt"}


def prompt_of(*kinds: str, attacks: int = 0, drafted: int = 0, several_prompts: bool = False) -> PositionMatcher:
    """Return a matcher for prompts of one of these kinds with at least this many attacks and drafted moves; if
    `several_prompts`, only while several seats are prompted."""

    def matches(state: State) -> int | None:
        assert isinstance(state, KungFu2019State)
        if len(state.attacks) < attacks or (several_prompts and len(state.prompts()) < 2):
            return None
        for prompt in state.prompts():
            if prompt.kind in kinds and len(state.draft(int(prompt.seat))) >= drafted:
                return int(prompt.seat)
        return None

    return matches


def block_of_helped_attack(state: State) -> int | None:
    """Match a block prompt while a teammate has added to an attack."""
    assert isinstance(state, KungFu2019State)
    if not any(owner != attack.attacker for attack in state.attacks for owner in attack.owners):
        return None
    return next((int(prompt.seat) for prompt in state.prompts() if prompt.kind == "block"), None)


def armed_discard(state: State) -> int | None:
    assert isinstance(state, KungFu2019State)
    seat = int(state.active)
    in_play = state.weapon[seat] >= 0 and state.stance[seat] >= 0
    return seat if in_play and prompt_of("discard")(state) == seat else None


def position(seats: int, matches: PositionMatcher, format: str = "free", **options: str) -> WantedPosition:
    return WantedPosition("kung-fu-2019", seats, matches, {**OPTIONS, "format": format, **options})


PHASES = {
    "choosing an archetype": position(6, prompt_of("choose"), "3v3", archetypes="chosen"),
    "discarding": position(6, armed_discard, "3v3"),
    "building an attack": position(2, prompt_of("add", drafted=4)),
    "splitting an attack": position(4, prompt_of("target", drafted=2)),
    "four attacks": position(2, prompt_of("block", "counterattack", attacks=4)),
    "four team attacks": position(6, prompt_of("block", "counterattack", attacks=4), "3v3"),
    "teammate help": position(6, prompt_of("help", several_prompts=True), "3v3"),
    "step in": position(6, prompt_of("step-in"), "2v2v2"),
    "passing a card": position(4, prompt_of("pass-card"), "2v2"),
}
SMALL_PHONE_PHASES = ("discarding", "four attacks", "teammate help", "building an attack")


@pytest.mark.parametrize(
    ("size", "phases"), [((390, 844), tuple(PHASES)), ((360, 640), SMALL_PHONE_PHASES)], ids=["phone", "small"]
)
def test_every_phase_fits_phone(visit: Visit, data: Path, size: tuple[int, int], phases: tuple[str, ...]) -> None:
    page = visit(IDENTITY_PAGE, viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    for phase in phases:
        open_position(page, data, PHASES[phase])
        page.wait_for_selector("[data-move]")
        expect_fits(page, *size)


def expect_fits(page: Page, width: int, height: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('.board'))") <= 1
    places = "all => all.map(each => each.getBoundingClientRect().toJSON())"
    for bounds in page.locator("[data-move]").evaluate_all(places):
        assert bounds["left"] >= -6
        assert bounds["right"] <= width + 6
        assert bounds["bottom"] <= height + 2
        assert min(bounds["width"], bounds["height"]) >= 36


@pytest.mark.parametrize("phase", ["four attacks", "four team attacks"])
def test_exchange_of_many_attacks_fits_mat(visit: Visit, data: Path, phase: str) -> None:
    page = visit(IDENTITY_PAGE, viewport={"width": 1440, "height": 900})
    open_position(page, data, PHASES[phase])
    mat = page.locator(".exchange").bounding_box()
    places = [blow.bounding_box() for blow in page.locator(".blow").all()]
    assert mat is not None
    assert len(places) >= 4
    for bounds in places:
        assert bounds is not None
        assert bounds["y"] >= mat["y"] - 2
        assert bounds["y"] + bounds["height"] <= mat["y"] + mat["height"] + 2


def test_enhancements_show_their_owner(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    open_position(page, data, position(6, block_of_helped_attack, "3v3"))
    marks = page.locator(".blow .mark", has_text="by ")
    expect(marks).not_to_have_count(0)
    helper = marks.first.inner_text().removeprefix("by ").partition(",")[0]
    expect(page.locator(".blow h3", has_text=f"with {helper}")).not_to_have_count(0)


def test_phases_have_no_accessibility_violations(visit: Visit, data: Path) -> None:
    page = visit(IDENTITY_PAGE)
    for phase in (*SMALL_PHONE_PHASES, "choosing an archetype", "four team attacks"):
        open_position(page, data, PHASES[phase])
        page.wait_for_selector("[data-move]")
        assert accessibility_violations(page) == [], phase

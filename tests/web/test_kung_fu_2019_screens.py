"""The appearance of Kung Fu Fighting! (2019): phases, seats and formats, on a desktop and on phones."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kwoon.core.game import State
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from tests.web.axe import complaints
from tests.web.conftest import DOORSTEP, Visit
from tests.web.moments import Moment, Wanted, go_to

pytestmark = pytest.mark.browser

ALL = {"expansion": "yes", "archetypes": "dealt"}


def asks(*words: str, attacks: int = 0, drafted: int = 0, several: bool = False) -> Wanted:
    """Match a prompt of one of these kinds with this many attacks and drafted moves."""

    def wanted(state: State) -> int | None:
        assert isinstance(state, KungFu2019State)
        if len(state.attacks) < attacks or (several and len(state.prompts()) < 2):
            return None
        for ask in state.prompts():
            if ask.kind in words and len(state.draft(int(ask.seat))) >= drafted:
                return int(ask.seat)
        return None

    return wanted


def helped(state: State) -> int | None:
    """Match a block prompt for an attack that a teammate has added to."""
    assert isinstance(state, KungFu2019State)
    if not any(owner != attack.attacker for attack in state.attacks for owner in attack.owners):
        return None
    return next((int(ask.seat) for ask in state.prompts() if ask.kind == "block"), None)


def armed(state: State) -> int | None:
    """Match a discard prompt with a Weapon and a Stance in play."""
    assert isinstance(state, KungFu2019State)
    seat = int(state.active)
    in_play = state.weapon[seat] >= 0 and state.stance[seat] >= 0
    return seat if in_play and asks("discard")(state) == seat else None


def table(seats: int, wanted: Wanted, format: str = "free", **options: str) -> Moment:
    return Moment("kung-fu-2019", seats, wanted, {**ALL, "format": format, **options})


PHASES = {
    "who one is": table(6, asks("choose"), "3v3", archetypes="chosen"),
    "what is thrown away": table(6, armed, "3v3"),
    "an attack is built": table(2, asks("add", drafted=4)),
    "whom to split to": table(4, asks("target", drafted=2)),
    "four attacks": table(2, asks("block", "counterattack", attacks=4)),
    "four attacks of teams": table(6, asks("block", "counterattack", attacks=4), "3v3"),
    "a teammate may add": table(6, asks("help", several=True), "3v3"),
    "anybody may step in": table(6, asks("step-in"), "2v2v2"),
    "a card is handed over": table(4, asks("pass-card"), "2v2"),
}
SMALL = ("what is thrown away", "four attacks", "a teammate may add", "an attack is built")


@pytest.mark.parametrize(("size", "phases"), [((390, 844), tuple(PHASES)), ((360, 640), SMALL)], ids=["phone", "small"])
def test_every_phase_fits_a_phone(visit: Visit, data: Path, size: tuple[int, int], phases: tuple[str, ...]) -> None:
    page = visit(DOORSTEP, viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    for phase in phases:
        go_to(page, data, PHASES[phase])
        page.wait_for_selector("[data-move]")
        fits(page, *size)


def fits(page: Page, width: int, height: int) -> None:
    """Check that nothing overflows and all controls are visible and large enough to touch."""
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('.board'))") <= 1
    places = "all => all.map(each => each.getBoundingClientRect().toJSON())"
    for place in page.locator("[data-move]").evaluate_all(places):
        assert place["left"] >= -6
        assert place["right"] <= width + 6
        assert place["bottom"] <= height + 2
        assert min(place["width"], place["height"]) >= 36


@pytest.mark.parametrize("phase", ["four attacks", "four attacks of teams"])
def test_an_exchange_of_many_attacks_is_one_picture(visit: Visit, data: Path, phase: str) -> None:
    page = visit(DOORSTEP, viewport={"width": 1440, "height": 900})
    go_to(page, data, PHASES[phase])
    mat = page.locator(".exchange").bounding_box()
    places = [blow.bounding_box() for blow in page.locator(".blow").all()]
    assert mat is not None
    assert len(places) >= 4
    for place in places:
        assert place is not None
        assert place["y"] >= mat["y"] - 2
        assert place["y"] + place["height"] <= mat["y"] + mat["height"] + 2


def test_it_is_seen_whose_enhancement_is_whose(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    go_to(page, data, table(6, helped, "3v3"))
    marks = page.locator(".blow .mark", has_text="by ")
    expect(marks).not_to_have_count(0)
    helper = marks.first.inner_text().removeprefix("by ").partition(",")[0]
    expect(page.locator(".blow h3", has_text=f"with {helper}")).not_to_have_count(0)


def test_accessibility(visit: Visit, data: Path) -> None:
    page = visit(DOORSTEP)
    for phase in (*SMALL, "who one is", "four attacks of teams"):
        go_to(page, data, PHASES[phase])
        page.wait_for_selector("[data-move]")
        assert complaints(page) == [], phase

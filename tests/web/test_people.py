"""Accounts: a name kept by passkey, used on another device, rated, looked up, exported and deleted."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.web.axe import complaints
from tests.web.conftest import Visit
from tests.web.seats import box
from tests.web.sizes import LAPTOP, PHONE

pytestmark = pytest.mark.browser

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def named(hall: str, path: str = "/") -> str:
    """Return the URL by host name, since passkeys do not work with IP addresses."""
    return hall.replace("127.0.0.1", "localhost") + path


def with_device(page: Page) -> tuple[CDPSession, str]:
    """Add a virtual authenticator to the page."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    made = line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return line, made["authenticatorId"]


def keys(device: tuple[CDPSession, str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = device[0].send("WebAuthn.getCredentials", {"authenticatorId": device[1]})[
        "credentials"
    ]
    return found


def carry(one: tuple[CDPSession, str], other: tuple[CDPSession, str]) -> None:
    """Copy a passkey to another device with its use counter: the hall takes a key that falls behind for a clone."""
    other[0].send("WebAuthn.clearCredentials", {"authenticatorId": other[1]})
    other[0].send("WebAuthn.addCredential", {"authenticatorId": other[1], "credential": keys(one)[0]})


def rename(page: Page, name: str) -> None:
    page.get_by_title("Change your nickname").click()
    page.get_by_label("Your nickname").fill(name)
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_title("Change your nickname")).to_contain_text(name)


def look(page: Page, name: str) -> list[str]:
    """Return a page's accessibility faults; with KWOON_SHOTS=FOLDER also save pictures."""
    found = complaints(page)
    folder = os.environ.get("KWOON_SHOTS")
    for size in (LAPTOP, PHONE):
        page.set_viewport_size({"width": size.width, "height": size.height})
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > size.width:
            found.append(f"{name}: {wide} points wide in a window of {size}")
        if folder:
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)
                page.screenshot(path=Path(folder) / f"people-{name}-{size}-{theme}.png", full_page=True)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": LAPTOP.width, "height": LAPTOP.height})
    return found


def play_rated(page: Page) -> None:
    """Play a rated duel against a bot and concede."""
    fight = box(page)
    fight.get_by_role("button", name="Table settings").click()
    fight.get_by_label(re.compile("Rated")).check()
    expect(fight.get_by_label(re.compile("Hints for everybody"))).to_be_disabled()
    fight.get_by_label(re.compile("Show the table")).check()
    page.keyboard.press("Escape")
    fight.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.get_by_text("Your rating:")).to_contain_text("−")


def look_up(page: Page) -> list[str]:
    """Check the rating on the profile, the leaderboard and the history, also on the first device."""
    expect(page.locator(".now")).to_have_count(1)
    expect(page.locator(".standings svg")).to_be_visible()
    expect(page.locator(".played li")).to_have_count(1)
    expect(page.locator(".played .result")).to_have_text("Lost")
    faults = look(page, "person")
    page.get_by_label("Result").select_option("won")
    expect(page.get_by_text("Nothing of that kind yet.")).to_be_visible()
    page.get_by_label("Result").select_option("lost")
    page.get_by_role("link", name="Leaderboard of FIGHT").click()
    expect(page.locator("li.you")).to_contain_text("Wing Chun")
    expect(page.locator("li.bot")).to_have_count(5)
    faults += look(page, "leaders")
    return faults


def test_a_name_that_stays(visit: Visit, hall: str) -> None:
    faults: list[str] = []
    page = visit(named(hall))
    device = with_device(page)
    rename(page, "Wing Chun")
    page.get_by_role("link", name="Keep your name").click()
    faults += look(page, "guest")
    page.locator("[data-keep]").click()
    expect(page.get_by_role("heading", name="Your name is kept")).to_be_visible()
    assert len(keys(device)) == 1
    faults += look(page, "kept")

    # Another device with the same passkey.
    other = visit(named(hall, "/account"))
    second = with_device(other)
    carry(device, second)
    other.locator("[data-enter]").click()
    expect(other.get_by_text("Welcome back, Wing Chun.")).to_be_visible()
    other.get_by_role("link", name="Kwoon, to the hall").click()
    play_rated(other)

    page.get_by_role("link", name="your page").click()
    faults += look_up(page)

    # A stranger finds the game and the profile, and nothing of the account.
    stranger = visit(named(hall, "/finished"))
    stranger.get_by_role("link", name="Wing Chun").first.click()
    expect(stranger.get_by_role("heading", name="Wing Chun")).to_be_visible()
    expect(stranger.get_by_role("heading", name="Games at public tables")).to_be_visible()
    stranger.get_by_role("link", name="Replay").click()
    expect(stranger).to_have_url(re.compile("/replay/"))

    # Signed out, and in again.
    carry(second, device)
    page.goto(named(hall, "/account"))
    page.locator("[data-sign-out]").click()
    expect(page.get_by_role("heading", name="You were here before?")).to_be_visible()
    page.locator("[data-enter]").click()
    expect(page.get_by_text("Welcome back, Wing Chun.")).to_be_visible()
    assert not faults, "\n".join(faults)


def test_without_passkeys_there_is_a_recovery_code_and_a_way_out(visit: Visit) -> None:
    # At an IP address, as in a home network.
    page = visit("/account")
    rename(page, "Iron Palm")
    expect(page.locator("[data-keep]")).to_have_count(0)
    page.locator("[data-new-code]").click()
    code = page.locator("[data-code]").inner_text()
    assert re.fullmatch(r"(\w{4}-){6}\w{4}", code)
    page.reload()
    expect(page.locator("[data-code]")).to_have_count(0)

    other = visit("/account")
    other.get_by_label("Recovery code").fill("0000-" + code[5:])
    other.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.get_by_role("alert")).to_contain_text("Unknown recovery code")
    other.get_by_label("Recovery code").fill(code.lower().replace("-", " "))
    other.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.get_by_text("Welcome back, Iron Palm.")).to_be_visible()

    with other.expect_download() as taken:
        other.get_by_role("link", name="Take my data along").click()
    data = json.loads(Path(taken.value.path()).read_text())
    assert data["name"] == "Iron Palm" and data["account"]["recovery"] is True

    # A copied cookie shows that a code exists, but can neither replace it nor sign out everywhere.
    page.reload()
    expect(page.locator("[data-has-code]")).to_contain_text("You have a recovery code.")
    expect(page.locator("[data-new-code]")).to_be_disabled()
    expect(page.locator("[data-sign-out-all]")).to_be_disabled()
    page.locator("[data-current-code]").fill(code)
    page.locator("[data-sign-out-all]").click()
    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_text("Signed out.")).to_be_visible()
    exchanged = page.locator("[data-code]").inner_text()
    assert exchanged != code
    other.reload()
    expect(other.get_by_text("You were here before?")).to_be_visible()
    other.get_by_label("Recovery code").fill(exchanged)
    other.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.get_by_text("Welcome back, Iron Palm.")).to_be_visible()

    other.locator("[data-forget]").click()
    other.get_by_role("button", name="Be forgotten").last.click()
    expect(other.get_by_text("You are forgotten.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_title("Change your nickname")).not_to_contain_text("Iron Palm")

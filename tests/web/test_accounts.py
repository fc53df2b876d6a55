"""Accounts: a person registers with a passkey, signs in on another device, is rated, and exports and deletes the
account."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.web.axe import accessibility_violations
from tests.web.conftest import Visit
from tests.web.layout_faults import LAPTOP, PHONE
from tests.web.page_actions import fight_entry, open_house_rules

pytestmark = pytest.mark.browser

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def host_name_url(hall: str, path: str = "/") -> str:
    """Return a URL with a host name, because passkeys do not work with IP addresses."""
    return hall.replace("127.0.0.1", "localhost") + path


def add_authenticator(page: Page) -> tuple[CDPSession, str]:
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    authenticator = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, authenticator["authenticatorId"]


def stored_passkeys(authenticator: tuple[CDPSession, str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = authenticator[0].send(
        "WebAuthn.getCredentials", {"authenticatorId": authenticator[1]}
    )["credentials"]
    return found


def copy_passkey(source: tuple[CDPSession, str], target: tuple[CDPSession, str]) -> None:
    """Copy a passkey and its signature counter to another device. If the counter fell behind, the hall would assume a
    clone."""
    target[0].send("WebAuthn.clearCredentials", {"authenticatorId": target[1]})
    target[0].send("WebAuthn.addCredential", {"authenticatorId": target[1], "credential": stored_passkeys(source)[0]})


def rename(page: Page, name: str) -> None:
    page.get_by_title("Change your name").click()
    page.get_by_label("Your name", exact=True).fill(name)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_title("Change your name")).to_contain_text(name)


def page_faults(page: Page, name: str) -> list[str]:
    """Return a page's accessibility and width faults. With KWOON_SHOTS=FOLDER, also save pictures."""
    found = accessibility_violations(page)
    folder = os.environ.get("KWOON_SHOTS")
    for size in (LAPTOP, PHONE):
        page.set_viewport_size({"width": size.width, "height": size.height})
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > size.width:
            found.append(f"{name}: {width} points wide in a window of {size}")
        if folder:
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)
                page.screenshot(path=Path(folder) / f"people-{name}-{size}-{theme}.png", full_page=True)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": LAPTOP.width, "height": LAPTOP.height})
    return found


def lose_rated_game(page: Page) -> None:
    entry = fight_entry(page)
    open_house_rules(page, entry)
    entry.get_by_label(re.compile("Rated")).check()
    expect(entry.get_by_label(re.compile("Hints for everyone"))).to_be_disabled()
    entry.get_by_label(re.compile("Show the table")).check()
    page.keyboard.press("Escape")
    entry.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    expect(page.get_by_text("Your rating:")).to_contain_text("−")


def check_profile_and_leaderboard(page: Page) -> list[str]:
    """Check the rating and the game history on the profile, and the player's entry on the leaderboard. Return
    accessibility and width faults."""
    expect(page.locator(".now")).to_have_text(re.compile(r"^\d{3,4}\?$"))
    expect(page.locator(".standings svg")).to_be_visible()
    expect(page.locator(".played li")).to_have_count(1)
    expect(page.locator(".played .result")).to_have_text("Lost")
    faults = page_faults(page, "person")
    page.get_by_label("Result").select_option("won")
    expect(page.get_by_text("No games found.")).to_be_visible()
    page.get_by_label("Result").select_option("lost")
    page.get_by_role("link", name="Leaderboard for FIGHT").click()
    expect(page.locator("li.you")).to_contain_text("Wing Chun")
    expect(page.locator("li.bot")).to_have_count(5)
    faults += page_faults(page, "leaders")
    return faults


def test_passkey_account_works_on_second_device(visit: Visit, hall: str) -> None:
    faults: list[str] = []
    page = visit(host_name_url(hall))
    authenticator = add_authenticator(page)
    rename(page, "Wing Chun")
    page.get_by_role("link", name="Account", exact=True).click()
    faults += page_faults(page, "guest")
    page.locator("[data-keep]").click()
    expect(page.get_by_role("heading", name="Sign-in methods")).to_be_visible()
    assert len(stored_passkeys(authenticator)) == 1
    faults += page_faults(page, "kept")

    # Sign in on another device with the same passkey.
    target = visit(host_name_url(hall, "/account"))
    second_authenticator = add_authenticator(target)
    copy_passkey(authenticator, second_authenticator)
    target.locator("[data-sign-in]").click()
    expect(target.get_by_text("Welcome back, Wing Chun.")).to_be_visible()
    target.get_by_role("link", name="Kwoon: go to the hall").click()
    lose_rated_game(target)

    page.get_by_role("link", name="Your profile").click()
    faults += check_profile_and_leaderboard(page)

    # A stranger finds the profile and can watch the replay of the game.
    stranger = visit(host_name_url(hall, "/finished"))
    stranger.get_by_role("link", name="Wing Chun").first.click()
    expect(stranger.get_by_role("heading", name="Wing Chun")).to_be_visible()
    expect(stranger.get_by_role("heading", name="Games at public tables")).to_be_visible()
    stranger.get_by_role("link", name="Replay").click()
    expect(stranger).to_have_url(re.compile("/replay/"))

    copy_passkey(second_authenticator, authenticator)
    page.goto(host_name_url(hall, "/account"))
    page.locator("[data-sign-out]").click()
    expect(page.get_by_role("heading", name="Been here before?")).to_be_visible()
    page.locator("[data-sign-in]").click()
    expect(page.get_by_text("Welcome back, Wing Chun.")).to_be_visible()
    assert not faults, "\n".join(faults)


def test_recovery_code_account_can_be_exported_and_deleted(visit: Visit) -> None:
    # The hall is at an IP address, as in a home network, so passkeys are not offered.
    page = visit("/account")
    rename(page, "Iron Palm")
    expect(page.locator("[data-keep]")).to_have_count(0)
    page.locator("[data-new-code]").click()
    code = page.locator("[data-code]").inner_text()
    assert re.fullmatch(r"(\w{4}-){6}\w{4}", code)
    page.reload()
    expect(page.locator("[data-code]")).to_have_count(0)

    target = visit("/account")
    target.get_by_label("Recovery code").fill("0000-" + code[5:])
    target.get_by_role("button", name="Sign in", exact=True).click()
    expect(target.get_by_role("alert")).to_contain_text("That recovery code doesn")
    target.get_by_label("Recovery code").fill(code.lower().replace("-", " "))
    target.get_by_role("button", name="Sign in", exact=True).click()
    expect(target.get_by_text("Welcome back, Iron Palm.")).to_be_visible()

    with target.expect_download() as download:
        target.get_by_role("link", name="Download my data").click()
    export = json.loads(Path(download.value.path()).read_text())
    assert export["name"] == "Iron Palm" and export["account"]["has_recovery_code"] is True

    # A cookie alone shows that a code exists, but can neither replace it nor sign out everywhere.
    page.reload()
    expect(page.locator("[data-has-code]")).to_contain_text("You have a recovery code.")
    expect(page.locator("[data-new-code]")).to_be_disabled()
    expect(page.locator("[data-sign-out-all]")).to_be_disabled()
    page.locator("[data-current-code]").fill(code)
    page.locator("[data-sign-out-all]").click()
    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_text("Signed out.")).to_be_visible()
    new_code = page.locator("[data-code]").inner_text()
    assert new_code != code
    target.reload()
    expect(target.get_by_text("Been here before?")).to_be_visible()
    target.get_by_label("Recovery code").fill(new_code)
    target.get_by_role("button", name="Sign in", exact=True).click()
    expect(target.get_by_text("Welcome back, Iron Palm.")).to_be_visible()

    target.locator("[data-delete-account]").click()
    target.get_by_role("button", name="Delete account").last.click()
    expect(target.get_by_text("Account deleted.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_title("Change your name")).not_to_contain_text("Iron Palm")

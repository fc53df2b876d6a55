"""Two people at the same table: one looks at the other's card and adds them, and later challenges them. The other gets
the invitation on another page, accepts it, and both exchange quick phrases until one mutes the other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.page_actions import concede, open_table, set_name
from tests.web.test_matchmaking_and_moderation import page_faults
from tests.web.test_turn_notifications import page_with_notifications

pytestmark = pytest.mark.browser


def send_phrase(page: Page, phrase: str) -> None:
    """Send a quick phrase with two clicks."""
    page.locator("header [data-phrases]").click()
    page.get_by_role("button", name=phrase, exact=True).click()


def test_friend_is_challenged_notified_and_spoken_to(visit: Visit) -> None:
    ann, bo = set_name(visit("/credits"), "Ann"), set_name(page_with_notifications(visit, "/credits"), "Bo")
    faults: list[str] = []
    open_table(ann, "fight", "open")
    bo.goto(ann.url)
    bo.get_by_role("button", name="Sit down").click()
    expect(ann.locator(".board")).to_be_visible()
    # The card opens with the keyboard and returns the focus.
    name = ann.locator(".plate [data-player-card]")
    name.press("Enter")
    card = ann.get_by_role("dialog")
    expect(card.get_by_role("heading", name="Bo")).to_be_visible()
    expect(card).to_contain_text("no games yet")
    card.get_by_role("button", name="Add friend").click()
    expect(card.get_by_role("button", name="Remove friend")).to_be_visible()
    faults += page_faults(ann, "card")
    ann.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(name).to_be_focused()
    concede(bo)
    # Bo turns on notifications, goes to another page and looks elsewhere. Ann challenges him from her list.
    bo.evaluate("localStorage.setItem('kwoon.calls', 'on')")
    bo.goto("/account")
    bo.get_by_role("link", name="Friends").first.click()
    expect(bo.locator("[data-recent]")).to_contain_text("Ann")
    bo.evaluate("[Notification.permission, window.inBackground] = ['granted', true]")
    ann.goto("/friends")
    friends = ann.locator("[data-friends]")
    friends.get_by_role("button", name="Challenge Bo").click()
    expect(ann.locator("[data-guest-note]")).to_contain_text("tied to this browser")
    faults += page_faults(ann, "friends")
    check_failed_settings(ann)
    friends.locator("[data-challenge]").click()
    expect(ann.get_by_role("heading", name="A table for FIGHT")).to_be_visible()
    expect(ann.locator("[data-invite]")).to_have_attribute("aria-pressed", "true")
    faults += page_faults(ann, "lobby-with-friends")
    toast = bo.locator("[data-invitation]")
    expect(toast).to_contain_text("Ann invites you to play FIGHT.")
    bo.wait_for_function("window.notifications.length")
    assert bo.evaluate("window.notifications") == [["Invitation", "Ann invites you to play FIGHT."]]
    faults += page_faults(bo, "invitation")
    toast.get_by_role("button", name="Accept").click()
    for page in (ann, bo):
        expect(page.locator(".board")).to_be_visible()
    assert ann.url == bo.url
    expect(toast).to_have_count(0)
    faults += check_phrases(ann, bo)
    mute_from_card(ann, bo)
    assert not faults, "\n".join(faults)


def check_failed_settings(ann: Page) -> None:
    """Let the hall be unreachable while Ann changes her settings. They show what the hall has stored."""
    shows_online, challenges_from = ann.locator("[data-shows-online]"), ann.locator("#challenges-from")
    was_shown, stored = shows_online.is_checked(), challenges_from.input_value()
    ann.route("**/api/me/social", lambda route: route.abort())
    shows_online.click()
    expect(ann.locator(".trouble").first).not_to_be_empty()
    expect(shows_online).to_be_enabled()
    expect(shows_online).to_be_checked(checked=was_shown)
    challenges_from.select_option("nobody")
    expect(challenges_from).to_be_enabled()
    expect(challenges_from).to_have_value(stored)
    ann.unroute("**/api/me/social")


def check_phrases(ann: Page, bo: Page) -> list[str]:
    """Let both send a phrase. It appears at the sender's plate and in the chat, and does not count as unread. Return
    accessibility and width faults."""
    ann.locator("header [data-phrases]").click()
    faults = page_faults(ann, "phrases")
    ann.keyboard.press("Escape")
    send_phrase(ann, "Hello!")
    for page in (ann, bo):
        bubble, plate = page.locator("[data-bubble]"), page.locator("[data-plate='0']")
        expect(bubble).to_have_text("Hello!")
        bubble_box, plate_box = bubble.bounding_box(), plate.bounding_box()
        assert bubble_box and plate_box
        gap = max(bubble_box["y"] - plate_box["y"] - plate_box["height"], plate_box["y"] - bubble_box["y"] - 40)
        assert gap < 20, "the bubble is not at the plate"
        expect(page.locator("header .unread, .panel .unread")).to_have_count(0)
    send_phrase(bo, "Thanks!")
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.locator(".said")).to_have_count(2)
    expect(ann.locator(".said").last).to_contain_text("Thanks!")
    return faults


def mute_from_card(ann: Page, bo: Page) -> None:
    """Let Ann mute Bo on his card. She no longer gets his phrases."""
    ann.locator(".plate [data-player-card]").click()
    card = ann.get_by_role("dialog")
    expect(card.locator("[data-results]")).to_have_text("1 won, 0 lost, 0 drawn")
    card.get_by_role("button", name="Mute Bo").click()
    ann.keyboard.press("Escape")
    expect(ann.locator(".said")).to_have_count(1)
    send_phrase(bo, "Oops!")
    expect(bo.locator("[data-bubble='1']")).to_have_text("Oops!")
    # Ann's own phrase is sent after Bo's, so his would have arrived before it.
    send_phrase(ann, "Good luck!")
    expect(ann.locator("[data-bubble]")).to_have_text(["Good luck!"])
    expect(ann.locator(".said")).to_have_count(2)

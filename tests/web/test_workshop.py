"""A designer gets from the home page to a custom card without instructions, and plays, studies, prints and shares it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import accessibility_violations
from tests.web.conftest import ROOT, Visit
from tests.web.page_actions import concede, log_lines, open_table, wait_for_prompt_kind
from tests.web.test_kung_fu_2019 import make_move

pytestmark = pytest.mark.browser

GAME = "kung-fu-2019"
TITLE = "Kung Fu Fighting! (2019)"
NAME = "Drunken Fist"
MAX_MOVES = 40


def make_card(page: Page) -> None:
    """Add a card to a new version of the pack, and check that errors appear at their field and prevent saving."""
    page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_role("link", name=f"Cards of {TITLE}").click()
    page.get_by_label("Kind").select_option("stance")
    expect(page.locator(".cards > li").first).to_contain_text("Stance")
    page.get_by_role("button", name="Make my own version").click()
    page.get_by_role("button", name="Add card").click()
    page.get_by_role("button", name="Attack", exact=True).click()
    page.get_by_label("Name", exact=True).fill(NAME)
    page.get_by_role("spinbutton", name="Attack").fill("150")
    field = page.locator("[data-field$='.attack']")
    expect(field.get_by_role("alert")).to_contain_text("99")
    expect(page.locator("[data-save]")).to_be_disabled()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    page.get_by_role("spinbutton", name="Attack").fill("40")
    page.get_by_role("spinbutton", name="Copies").fill("100")
    expect(page.locator(".editor .card")).to_contain_text(NAME)
    expect(page.locator(".editor .card")).to_contain_text("40")


def check_draft_survives(page: Page) -> None:
    """Check that unsaved changes survive a reload and that undo and redo still work."""
    page.wait_for_timeout(1500)
    page.reload()
    expect(page.get_by_role("status").filter(has_text="kept as a draft")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-entry=new]")).to_have_count(0)
    page.get_by_role("button", name="Redo").click()
    expect(page.locator("[data-entry=new]").locator(".mark.new")).to_be_visible()


def play_pack(page: Page) -> None:
    """Play the pack against a bot until the new card has been played."""
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile(r"/t/"))
    page.locator("[data-pack]").click()
    expect(page.locator(".slip")).to_contain_text(NAME)
    page.keyboard.press("Escape")
    for _ in range(MAX_MOVES):
        if any(NAME in line for line in log_lines(page)) or not wait_for_prompt_kind(page) or not make_move(page):
            break
    assert any(NAME in line for line in log_lines(page))


def run_study(page: Page, editor_url: str) -> None:
    page.goto(editor_url)
    page.locator("[data-tab=study]").click()
    page.get_by_label("Games per pack").select_option("100")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("button", name="Start again")).to_be_visible(timeout=120_000)
    # The result has two findings, and a warning because 100 games are too few for a conclusion.
    expect(page.locator("[data-study-result] .sentence")).to_have_count(3)
    expect(page.locator("[data-study-result] .sentence").last).to_contain_text("Too few games for a conclusion")
    expect(page.locator("[data-study-result] figure").first.locator("tbody tr").first).to_be_visible()
    expect(page.locator("[data-own-cards]")).to_contain_text(f"Played: {NAME}")
    assert accessibility_violations(page) == []
    page.locator("[data-tab=card]").click()
    page.locator("[data-entry=new]").click()
    expect(page.locator("[data-card-statistics]")).to_contain_text("Played")


def print_pack(page: Page, path: Path) -> None:
    page.get_by_role("button", name="Print", exact=True).click()
    page.get_by_label("Cards").select_option("once")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download PDF").click()
    download.value.save_as(path)
    assert path.read_bytes().startswith(b"%PDF")
    with page.expect_download() as download:
        page.get_by_role("link", name="Rulebook as PDF").click()
    download.value.save_as(path)
    assert path.read_bytes().startswith(b"%PDF")


def use_in_terminal(file: Path) -> None:
    """Simulate games with the pack file on the command line, and look up the new card in a match."""
    environment = {**os.environ, "XDG_DATA_HOME": str(file.parent)}
    # With this seed, the player survives until the first prompt. Otherwise a bot could begin with the card that deals
    # 40 damage.
    for arguments in (["simulate", GAME, "--games", "5"], ["play", GAME, "--seed", "1"]):
        command = [sys.executable, "-m", "kwoon", *arguments, "--pack", str(file)]
        process = subprocess.run(
            command,
            capture_output=True,
            text=True,
            cwd=ROOT,
            env=environment,
            check=False,
            input=f"card {NAME}\nquit\n",
        )
        assert (process.returncode, process.stderr) == (0, ""), process
    assert "A Punch attack for 40." in process.stdout


def check_keyboard(page: Page) -> None:
    """Check that all cards are one tab stop, that arrow keys move among them, and that Enter goes to the form and back."""
    first, second = page.locator(".entry").nth(0), page.locator(".entry").nth(1)
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".editor h2")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Back to the list")).to_be_focused()
    page.keyboard.press("Enter")
    expect(second).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Add card")).to_be_focused()


def test_custom_card_can_be_made_played_studied_printed_and_shared(visit: Visit, tmp_path: Path) -> None:
    page = visit("/")
    make_card(page)
    editor_url = page.url
    assert accessibility_violations(page) == []
    check_draft_survives(page)
    play_pack(page)
    run_study(page, editor_url)
    check_keyboard(page)

    page.locator("[data-tab=share]").click()
    page.get_by_role("switch").click()
    expect(page.get_by_role("switch")).to_be_checked()
    assert accessibility_violations(page) == []
    other = visit("/workshop")
    other.get_by_role("link", name=f"{TITLE}, my version").click()
    other.get_by_role("link", name="See all cards").click()
    other.get_by_label("Find a card").fill(NAME)
    expect(other.locator(".cards > li")).to_have_count(1)
    assert accessibility_violations(other) == []

    print_pack(page, tmp_path / "mine.pdf")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download TOML").click()
    file = tmp_path / "mine.toml"
    download.value.save_as(file)
    assert NAME in file.read_text(encoding="utf-8")
    use_in_terminal(file)


def test_sharing_and_renaming_keep_draft(visit: Visit) -> None:
    """Sharing and renaming both create a new version of the pack, and the editor's content becomes its draft."""
    page = visit("/workshop")
    page.locator("[data-begin=fight]").click()
    page.locator("[data-entry=S1]").click()
    page.get_by_role("button", name="Turn off").click()
    page.get_by_label("Pack name").fill("Without the first")
    page.keyboard.press("Enter")
    page.locator("[data-tab=share]").click()
    page.get_by_role("switch").click()
    expect(page.get_by_text("Anyone can find it")).to_be_visible()
    page.reload()
    expect(page.get_by_role("status").filter(has_text="kept as a draft")).to_be_visible()
    page.locator("[data-save]").click()
    expect(page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-entry=S1] .mark.off")).to_be_visible()


def test_player_note_is_shown_to_designer_as_text(visit: Visit) -> None:
    page = visit("/workshop")
    page.locator("[data-begin=fight]").click()
    page.locator("[data-entry=S1]").click()
    page.get_by_role("button", name="Turn off").click()
    page.locator("[data-save]").click()
    expect(page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    page.locator("[data-tab=share]").click()
    page.get_by_role("switch").click()
    expect(page.get_by_role("switch")).to_be_checked()

    guest = visit(page.url)
    guest.get_by_role("button", name="Play", exact=True).click()
    guest.get_by_role("button", name="Concede").click()
    guest.get_by_role("dialog").get_by_role("button", name="Concede").click()
    guest.locator(".note summary").click()
    guest.get_by_label("About", exact=True).select_option("S2")
    guest.get_by_label("Your note").fill("<b>Stronger</b> without the first.")
    guest.get_by_role("button", name="Send note").click()
    expect(guest.get_by_text("Thank you")).to_be_visible()

    page.reload()
    page.locator("[data-entry=S2]").click()
    expect(page.locator(".editor li")).to_contain_text("<b>Stronger</b> without the first.")
    page.get_by_role("button", name="Remove the note").click()
    expect(page.locator(".editor li")).to_have_count(0)


def test_feedback_on_default_pack_goes_to_host(visit: Visit, data: Path) -> None:
    page = visit()
    open_table(page, "fight", "random")
    concede(page)
    expect(page.locator("details.note")).to_have_count(0)  # every card is printed, so no feedback is requested
    open_table(page, "kung-fu-2014", "random")
    concede(page)
    page.get_by_text("Feedback on the cards").click()
    page.get_by_label("Your note").fill("The last turns dragged on.")
    page.get_by_role("button", name="Send note").click()
    expect(page.get_by_text("Thank you")).to_be_visible()
    command = [sys.executable, "-m", "kwoon", "hall", "notes", "--data", str(data)]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "kung-fu-2014 1. " in output and "'The last turns dragged on.'" in output

"""Choosing the language, which is kept in the browser and for the account."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Visit

pytestmark = pytest.mark.browser


def expect_language(page: Page, language: str, button: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=button).first).to_be_visible()


def test_chosen_language_is_used_on_other_devices(visit: Visit, browser: Browser, hall: str) -> None:
    page = visit()
    expect_language(page, "en", "Play now")
    page.get_by_role("combobox", name="Language").select_option("繁體中文")
    expect_language(page, "zh-Hant", "立即開始")
    page.goto("/credits")
    expect(page.get_by_role("heading", name="致謝")).to_be_visible()
    # Another device has the account's cookie only.
    device = browser.new_context(base_url=hall, storage_state={"cookies": page.context.storage_state()["cookies"]})
    other_page = device.new_page()
    other_page.goto("/")
    expect_language(other_page, "zh-Hant", "立即開始")
    other_page.locator(".preferences > button").click()
    other_page.locator(".preferences").get_by_role("combobox", name="語言").select_option("English")
    expect_language(other_page, "en", "Play now")
    device.close()
    page.goto("/")
    expect_language(page, "en", "Play now")


@pytest.mark.parametrize(("locale", "language"), [("zh-TW", "zh-Hant"), ("zh-CN", "zh-Hans"), ("de-DE", "en")])
def test_first_language_is_that_of_the_browser(visit: Visit, locale: str, language: str) -> None:
    expect(visit(locale=locale).locator("html")).to_have_attribute("lang", language)


def test_address_can_name_a_language(visit: Visit) -> None:
    page = visit("/?language=pseudo")
    expect(page.get_by_role("button", name="[Plåý ñöw~~]").first).to_be_visible()


def test_chinese_has_all_glyphs_on_systems_without_fonts(visit: Visit) -> None:
    page = visit("/?language=zh-Hant")
    expect_language(page, "zh-Hant", "立即開始")
    load = "document.fonts.load('16px \"LXGW WenKai TC\"', '立即開始').then(faces => faces.length)"
    assert page.evaluate(load) > 0

"""What axe-core says of a page: nothing serious, in either theme."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
AT_REST = """() => document.getAnimations().every(
    each => each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity)"""
PAPER = "getComputedStyle(document.documentElement).backgroundColor"

# What lies on a picture or on colours that run into each other axe-core cannot judge, and passes over: while it looks,
# each such ground has one colour, its own if that hides what is beneath, otherwise the strongest of the others.
FLATTEN = """() => {
    const alpha = colour => colour.match(/[/] *([0-9.]+)[)]/)?.[1] ?? colour.match(/rgba[(].*, *([0-9.]+)/)?.[1] ?? 1
    const stronger = (a, b) => (Number(alpha(b)) >= Number(alpha(a)) ? b : a)
    window.flattened = []
    for (const each of document.querySelectorAll('*')) {
        const { backgroundImage, backgroundColor } = getComputedStyle(each)
        if (backgroundImage === 'none') continue
        const others = backgroundImage.match(/(rgba?|color|oklch|oklab|lab|lch)[(][^()]*[)]/g) ?? []
        const ground = Number(alpha(backgroundColor)) < 1 ? others.reduce(stronger, backgroundColor) : backgroundColor
        window.flattened.push([each, each.style.backgroundImage, each.style.backgroundColor])
        each.style.setProperty('background-image', 'none', 'important')
        each.style.setProperty('background-color', ground, 'important')
    }
}"""
RESTORE = """() => {
    for (const [each, image, colour] of window.flattened) {
        each.style.backgroundImage = image
        each.style.backgroundColor = colour
        if (each.getAttribute('style') === '') each.removeAttribute('style')
    }
}"""
# The rules of axe-core that look at colours.
OF_COLOURS = ["color-contrast", "link-in-text-block"]


def complaints(page: Page) -> list[str]:
    """What axe-core finds that is serious or worse, in both themes."""
    if not AXE.is_file():
        pytest.fail("axe-core is not there: run npm ci in web/")
    if not page.evaluate("'axe' in window"):
        # Evaluated rather than added as a script, which the hall's own policy forbids.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = violations(page)
    # In the other theme nothing is otherwise but the colours.
    dark = bool(page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches"))
    colours = page.evaluate(PAPER)
    page.emulate_media(color_scheme="light" if dark else "dark")
    assert page.evaluate(PAPER) != colours
    found += violations(page, OF_COLOURS)
    page.emulate_media(color_scheme="dark" if dark else "light")
    return found


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """In this theme; by these rules, or by all."""
    # A card that fades in has no colour of its own yet: what is judged is the page at rest.
    page.wait_for_function(AT_REST)
    how = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    page.evaluate(FLATTEN)
    found: list[dict[str, Any]] = page.evaluate("how => axe.run(how).then(found => found.violations)", how)
    page.evaluate(RESTORE)
    return [
        f"{page.url}: {each['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]

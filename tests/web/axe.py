"""Accessibility checks with axe-core in both themes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
ANIMATIONS_FINISHED = """() => document.getAnimations().every(
    each => each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity)"""
PAGE_BACKGROUND = "getComputedStyle(document.documentElement).backgroundColor"

# axe-core skips text on pictures and gradients. During the check, each such background is replaced with the one of its
# colors on which the text is hardest to read.
FLATTEN_BACKGROUNDS = """() => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const mix = (...colors) => {
        pen.clearRect(0, 0, 1, 1)
        for (pen.fillStyle of colors) pen.fillRect(0, 0, 1, 1)
        return pen.getImageData(0, 0, 1, 1).data
    }
    const linear = part => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)
    const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05
    window.flattened = []
    for (const each of document.querySelectorAll('*')) {
        const { backgroundImage, backgroundColor, color } = getComputedStyle(each)
        if (backgroundImage === 'none') continue
        const others = backgroundImage.match(/(rgba?|color|oklch|oklab|lab|lch)[(][^()]*[)]/g) ?? []
        const text = light(mix(color))
        // Transparent backgrounds rank after opaque ones.
        const worst = [backgroundColor, ...others]
            .map(other => mix(backgroundColor, other))
            .map(ground => ({ ground, reading: Math.abs(Math.log(light(ground) / text)) + 10 * (1 - ground[3] / 255) }))
            .reduce((a, b) => (b.reading < a.reading ? b : a)).ground
        window.flattened.push([each, each.style.backgroundImage, each.style.backgroundColor, each.style.transition])
        // A background in transition would be judged halfway.
        each.style.setProperty('transition', 'none', 'important')
        const [red, green, blue, alpha] = worst
        each.style.setProperty('background-image', 'none', 'important')
        each.style.setProperty('background-color', `rgb(${red} ${green} ${blue} / ${alpha / 255})`, 'important')
    }
}"""
RESTORE_BACKGROUNDS = """() => {
    for (const [each, image, color, transition] of window.flattened) {
        each.style.backgroundImage = image
        each.style.backgroundColor = color
        each.style.transition = transition
        if (each.getAttribute('style') === '') each.removeAttribute('style')
    }
}"""
COLOR_RULES = ["color-contrast", "link-in-text-block"]


def accessibility_violations(page: Page) -> list[str]:
    """Return the serious and critical violations in both themes, and the elements that axe-core could not judge."""
    if not AXE.is_file():
        pytest.fail("axe-core is not installed: run npm ci in web/")
    if not page.evaluate("'axe' in window"):
        # The hall's content security policy forbids added script tags, so evaluate the script instead.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    results = violations_in_theme(page)
    # The other theme differs only in colors, so only the color rules are checked.
    is_dark = bool(page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches"))
    background = page.evaluate(PAGE_BACKGROUND)
    page.emulate_media(color_scheme="light" if is_dark else "dark")
    assert page.evaluate(PAGE_BACKGROUND) != background
    results += violations_in_theme(page, COLOR_RULES)
    page.emulate_media(color_scheme="dark" if is_dark else "light")
    return results


def violations_in_theme(page: Page, rules: list[str] | None = None) -> list[str]:
    """Return the serious and critical violations of `rules`, or of all rules, in the current theme, and the elements
    that axe-core could not judge."""
    # A fading card does not have its final color yet, so wait until all animations are finished.
    page.wait_for_function(ANIMATIONS_FINISHED)
    options = {"resultTypes": ["violations", "incomplete"], **({"runOnly": rules} if rules else {})}
    results: dict[str, list[dict[str, Any]]] = {}
    # Elements that appear after flattening, such as a hovered card, are flattened in the next pass.
    for _ in range(3):
        page.evaluate(FLATTEN_BACKGROUNDS)
        results = page.evaluate("how => axe.run(how)", options)
        page.evaluate(RESTORE_BACKGROUNDS)
        if not any(unjudged_elements(results)):
            break
    serious = [each for each in results["violations"] if each["impact"] in ("serious", "critical")]
    return [
        f"{page.url}: {each['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for each, node in [(each, node) for each in serious for node in each["nodes"]]
        + list(unjudged_elements(results))
    ]


def unjudged_elements(results: dict[str, list[dict[str, Any]]]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Yield each rule and element for which axe-core could not judge the background, even after flattening."""
    for each in results["incomplete"]:
        for node in each["nodes"]:
            reasons = [check["data"] for check in node["any"] if isinstance(check["data"], dict)]
            if any(reason.get("messageKey") in ("bgImage", "bgGradient") for reason in reasons):
                yield each, node

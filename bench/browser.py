"""The client in a headless Chromium: size of the first load, latency of events, smoothness of animations, and long
tasks on the main thread.

    KWOON_BROWSER="$(tools/browser)" python -m bench.browser

The script starts a real hall on loopback. It plays the first game against a bot by mouse with all animations on,
then every game with the maximum number of seats. The figures come from Chromium's network events and trace. A headless Chromium renders
on the CPU, so frames and paints are slower than on a machine with a screen; look at the main thread's work as well.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from playwright.sync_api import TimeoutError as Waited

from bench.tables import largest_tables
from kwoon.games import GAMES

FLAGS = "no-sandbox disable-gpu no-first-run disable-background-networking disable-component-update disable-sync"
CATEGORIES = [
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]
TASKS = ["toplevel", "devtools.timeline", "blink.user_timing"]
TOO_LONG = 100.0
"""Duration in milliseconds. A user who clicks during a longer task notices a delay."""
BUTTON_SHARE = 0.3
"""Probability of choosing a button rather than a card where there are buttons."""

# Measure from the socket message to the first change on the page and to the end of the frame that shows it.
WATCH = """(() => {
    window.waits = []
    const Real = window.WebSocket
    window.WebSocket = class extends Real {
        constructor(...args) {
            super(...args)
            this.addEventListener('message', message => {
                const update = JSON.parse(message.data)
                if (update.type !== 'update' || update.events.length === 0) return
                const start = performance.now()
                const observer = new MutationObserver(() => {
                    observer.disconnect()
                    const changed = performance.now() - start
                    requestAnimationFrame(() => {
                        const { port1, port2 } = new MessageChannel()
                        port1.onmessage = () => window.waits.push([changed, performance.now() - start])
                        port2.postMessage(null)
                    })
                })
                const everything = { childList: true, subtree: true, attributes: true, characterData: true }
                const board = document.querySelector('.board')
                if (board) observer.observe(board, everything)
            })
        }
    }
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
        performance.mark(`animation ${options.delay ?? 0} ${options.duration}`)
        return animate.call(this, frames, options)
    }
})()"""

PAINTS = """() => new Promise(done => {
    const found = { first: 0, largest: 0, shift: 0 }
    found.first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    new PerformanceObserver(list => list.getEntries().forEach(each => { found.largest = each.startTime }))
        .observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver(list => list.getEntries().forEach(each => { found.shift += each.value }))
        .observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => done(found), 500)
})"""


@contextmanager
def hall(web: str | None) -> Iterator[str]:
    """Run a separate hall and yield its address."""
    with tempfile.TemporaryDirectory() as data:
        settings = {**os.environ, "KWOON_REQUESTS_PER_SECOND": "1000", **({"KWOON_WEB": web} if web else {})}
        command = [sys.executable, "-m", "kwoon", "serve", "--port", "0", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=settings)
        assert server.stdout is not None
        try:
            yield next(found[0] for line in server.stdout if (found := re.search(r"http://\S+", line)))
        finally:
            server.terminate()
            server.wait(10)


def first_load(page: Page, path: str) -> None:
    """Print the transferred bytes and the time until the page is visible."""
    kinds: dict[str, str] = {}
    weight: Counter[str] = Counter()
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    network.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))
    network.on(
        "Network.loadingFinished",
        lambda told: weight.update({kinds.get(told["requestId"], "Other"): told["encodedDataLength"]}),
    )
    page.goto(path, wait_until="networkidle")
    paints = page.evaluate(PAINTS)
    network.detach()
    fonts = weight.pop("Font", 0)
    print(f"{path}: {sum(weight.values()) / 1000:.1f} kB without fonts, fonts {fonts / 1000:.1f} kB", end="; ")
    print(f"first paint {paints['first']:.0f} ms, largest {paints['largest']:.0f} ms, shift {paints['shift']:.3f}")


def play(page: Page, answers: int) -> None:
    """Play the first game and answer up to `answers` prompts with the first available move."""
    page.goto("/")
    shelf = page.locator("article").filter(has=page.get_by_role("heading", name=str(GAMES[0].title), exact=True))
    shelf.get_by_role("button", name="Play now").click()
    for _ in range(answers):
        page.wait_for_selector("[data-move], .result")
        if page.locator(".result").count():
            return
        page.locator("[data-move]").first.click()


def windows(trace: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """Return the intervals in which the trace has animations, in milliseconds. Overlapping intervals are merged."""
    found: list[tuple[float, float]] = []
    for event in trace:
        words = str(event.get("name", "")).split()
        if len(words) == 3 and words[0] == "animation":
            start = event["ts"] / 1000 + float(words[1])
            found.append((start, start + float(words[2])))
    joined: list[tuple[float, float]] = []
    for start, end in sorted(found):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def frames(trace: list[dict[str, Any]]) -> None:
    """Print the frame times during animations, and the main thread's work during them."""
    moving = windows(trace)
    drawn = sorted(event["ts"] / 1000 for event in trace if event.get("name") == "DrawFrame")
    gaps: list[float] = []
    for start, end in moving:
        inside = [at for at in drawn if start <= at <= end]
        gaps += [after - before for before, after in pairwise(inside)]
    main = {event["tid"] for event in trace if event.get("name") == "FunctionCall"}
    work: Counter[str] = Counter()
    for event in trace:
        at = event.get("ts", 0) / 1000
        if event.get("tid") in main and "dur" in event and any(start <= at <= end for start, end in moving):
            work[event["name"]] += event["dur"]
    seconds = sum(end - start for start, end in moving) / 1000
    gaps.sort()
    print(f"animations: {len(moving)}, {seconds:.1f} s, {len(gaps)} frames, {len(gaps) / seconds:.0f} frames/s")
    print(f"frame time: median {median(gaps):.1f} ms, p95 {gaps[int(len(gaps) * 0.95)]:.1f}, longest {gaps[-1]:.1f}")
    print("main thread during animations, ms per second:")
    for name in ("RunTask", "FunctionCall", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"):
        print(f"  {name:18}{work[name] / 1000 / seconds:8.1f}")


def waits(page: Page) -> None:
    """Print the latency from an event to the first change on the page and to the frame that shows it."""
    found: list[tuple[float, float]] = page.evaluate("window.waits")
    for at, what in enumerate(("changed", "drawn")):
        all_of = sorted(each[at] for each in found)
        print(
            f"event to screen, {what}: median {median(all_of):.1f} ms, p95 {all_of[int(len(all_of) * 0.95)]:.1f}, "
            f"longest {all_of[-1]:.1f} ({len(all_of)} events)"
        )


def watch(browser: Browser, address: str, answers: int) -> None:
    """Play while tracing, then print the results."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
    context.add_init_script(WATCH)
    page = context.new_page()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=path, categories=CATEGORIES)
        play(page, answers)
        browser.stop_tracing()
        trace = json.loads(path.read_text(encoding="utf-8"))["traceEvents"]
    waits(page)
    frames(trace)
    context.close()


OPEN = "async body => (await (await fetch('/api/tables', {method: 'POST', body})).json()).id"


def choose(page: Page, luck: random.Random) -> bool:
    """Make a random available choice and return True, or return False if the game is over."""
    # With many players, the others act first and their moves are animated.
    with suppress(Waited):
        page.wait_for_selector("[data-move], [data-pick], .result", timeout=5000)
    if page.locator(".result").count():
        return False
    there = page.locator("button.target[data-move]")
    # Sometimes choose a button, because picking up cards and putting them down can go on for a long time.
    said = page.locator(".button[data-move]:visible")
    worded = said.count() > 0 and luck.random() < BUTTON_SHARE
    offered: Locator = said if worded else page.locator(":is([data-move], [data-pick]):visible")
    offered = there if there.count() else offered
    with suppress(Waited):
        # The choice may be gone by now; the next call makes another.
        offered.nth(luck.randrange(max(offered.count(), 1))).click(timeout=1000)
    sure = page.get_by_role("dialog").get_by_role("button", name="Pass", exact=True)
    if sure.count():
        sure.click()
    return True


def tasks(browser: Browser, address: str, table: tuple[str, int, dict[str, str]], seconds: float) -> None:
    """Play one game after another for `seconds` seconds, and print the longest main-thread tasks."""
    game, seats, options = table
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto("/")
    wish = {
        "game": game,
        "options": options,
        "seats": [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * (seats - 1),
    }
    luck = random.Random(game)
    found: list[dict[str, Any]] = []
    answers = 0
    end = time.monotonic() + seconds
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "trace.json"
        while time.monotonic() < end:
            page.goto(f"/t/{page.evaluate(OPEN, json.dumps(wish))}")
            page.wait_for_selector(".board")
            page.wait_for_timeout(1000)
            browser.start_tracing(page=page, path=path, categories=TASKS)
            while time.monotonic() < end and choose(page, luck):
                answers += 1
            browser.stop_tracing()
            found += tasks_of(json.loads(path.read_text(encoding="utf-8"))["traceEvents"])
    context.close()
    found.sort(key=lambda task: -float(task["dur"]))
    over = sum(task["dur"] / 1000 > TOO_LONG for task in found)
    longest = ", ".join(f"{task['dur'] / 1000:.0f} ms ({task['tdur'] / 1000:.0f}) {task['did']}" for task in found[:3])
    print(f"{game}, {seats} seats, {answers} clicks: {over} tasks above {TOO_LONG:.0f} ms")
    print(
        f"  longest, with CPU time in parentheses: {longest}; most CPU time: {max(task['tdur'] for task in found) / 1000:.0f} ms"
    )


def tasks_of(trace: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the tasks on the page's main thread, longest first. The three longest include their main activities."""
    names = [event for event in trace if event.get("name") == "thread_name"]
    main = {(event["pid"], event["tid"]) for event in names if event["args"]["name"] == "CrRendererMain"}
    own = [event for event in trace if (event.get("pid"), event.get("tid")) in main and "dur" in event]
    whole = [{"tdur": 0, "did": "", **event} for event in own if event["name"].endswith("RunTask")]
    whole.sort(key=lambda event: -float(event["dur"]))
    for task in whole[:3]:
        start, end = task["ts"], task["ts"] + task["dur"]
        work: Counter[str] = Counter()
        for event in own:
            if start <= event["ts"] < end and not event["name"].endswith("RunTask"):
                work[event["name"]] += event["dur"]
        task["did"] = " ".join(f"{name} {spent // 1000}" for name, spent in work.most_common(3))
    return whole


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.browser", description=__doc__)
    parser.add_argument("--answers", type=int, default=24, help="number of prompts to answer (default: 24)")
    parser.add_argument(
        "--seconds", type=float, default=30, help="seconds to play each game to find its longest task (default: 30)"
    )
    parser.add_argument(
        "--web", default=os.environ.get("KWOON_WEB"), help="folder of a built client (default: the one in the package)"
    )
    chosen = parser.parse_args()
    path = os.environ.get("KWOON_BROWSER")
    if not path:
        raise SystemExit('Name the browser: KWOON_BROWSER="$(tools/browser)" python -m bench.browser')
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with hall(chosen.web) as address, sync_playwright() as play_with:
        browser = play_with.chromium.launch(executable_path=path, args=[f"--{flag}" for flag in FLAGS.split()])
        for page_of in ("/", f"/learn/{GAMES[0].id}"):
            context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
            first_load(context.new_page(), page_of)
            context.close()
        watch(browser, address, chosen.answers)
        for table in largest_tables():
            tasks(browser, address, table, chosen.seconds)
        browser.close()
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()

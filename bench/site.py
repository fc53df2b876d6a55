"""The static hall in a headless Chromium: its size, its loading time, and how long bots take.

    make site
    KWOON_BROWSER="$(tools/browser)" python -m bench.site

The site is served by a plain file server on loopback, so the transfer takes almost no time; add the transfer time of
your connection. Sizes are those of the requested files as a compressing host would send them.
"""

from __future__ import annotations

import argparse
import gzip
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.protocol_client import ProtocolClient
from tests.web.static_site import BASE_PATH, SITE, SiteVisitor, serve_site

FLAGS = "no-sandbox disable-gpu no-first-run disable-background-networking disable-component-update disable-sync"
# Records tasks on the page's main thread that took more than 50 ms, as reported by the browser.
WATCH = """
window.tasks = []
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) window.tasks.push([each.startTime, each.duration])
}).observe({ type: 'longtask', buffered: true })
"""
MARKS = "performance.getEntriesByType('mark').map(each => [each.name, performance.timeOrigin + each.startTime])"
MEASURE_WAITS = """async ([table, maxMoves]) => {
  const connection = protocolClient.connect(table, 'why_not=on-request&since=0')
  const waits = []
  let key = '', sent = 0, numMoves = 0, botMoved = false
  for (;;) {
    const message = await protocolClient.receive(connection)
    if (message.type === 'error') key = ''
    if (message.type !== 'update') continue
    const isPrompted = message.prompt && message.prompt.key !== key
    botMoved ||= message.events.some((event) => event.seat > 0)
    // The rest of the player's own plan continues without the bot, so that is not a wait for it.
    if (sent && botMoved && (isPrompted || message.outcome)) waits.push(performance.now() - sent)
    if (message.outcome || numMoves >= maxMoves) { protocolClient.close(connection); return waits }
    if (!isPrompted) continue
    key = message.prompt.key
    const moves = message.prompt.moves.filter((move) => !/^(take|off|remove)\\b/.test(move.notation))
    const offered = moves.length ? moves : message.prompt.moves
    numMoves += 1
    botMoved = false
    sent = performance.now()
    const move = offered[(numMoves * 7 + 3) % offered.length].move
    await protocolClient.send(connection, JSON.stringify({ type: 'move', id: `${table}.${numMoves}`, key, move }))
  }
}"""


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        flags = [f"--{flag}" for flag in FLAGS.split()]
        yield playwright.chromium.launch(executable_path=os.environ["KWOON_BROWSER"], args=flags)


def compressed_size(urls: list[str]) -> int:
    """Return the compressed size of these files, each counted once."""
    total = 0
    for path in {unquote(urlsplit(url).path) for url in urls}:
        file = SITE / path.removeprefix(f"{BASE_PATH}/")
        file = file / "index.html" if file.is_dir() else file
        total += len(gzip.compress(file.read_bytes(), 6)) if file.is_file() else 0
    return total


def seconds_since_start(page: Page) -> float:
    return float(page.evaluate("performance.now()")) / 1000


def visit(visitor: SiteVisitor, page: Page) -> dict[str, float]:
    """Open the site and press Play now at once. Return the seconds until each stage, and the number of compressed bytes
    fetched."""
    requested: list[str] = []
    server: list[str] = []
    visitor.context.on("request", lambda request: requested.append(request.url))
    visitor.context.on(
        "response", lambda response: None if response.from_service_worker else server.append(response.url)
    )
    page.goto(visitor.address)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector("[data-boot-state=ready]", state="attached")
    ready = seconds_since_start(page)
    page.wait_for_selector("[data-move]")
    decision = seconds_since_start(page)
    page.wait_for_timeout(4000)
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    seen = {"paint": paint / 1000, "ready": ready, "decision": decision, "bytes": compressed_size(server)}
    return seen | worker_stages(page)


def worker_stages(page: Page) -> dict[str, float]:
    """Return when the hall's worker reached each stage, in seconds from navigation."""
    start = page.evaluate("performance.timeOrigin")
    marks = max((each.evaluate(MARKS) for each in page.workers), key=len)
    return {name.removeprefix("kwoon "): (at - start) / 1000 for name, at in marks}


def measure_visits(browser: Browser, address: str, times: int) -> list[str]:
    """Measure first and second visits. Return Markdown table rows with the medians."""
    rows = ["| | first visit | second visit |", "|---|--:|--:|"]
    first, second = [], []
    for _ in range(times):
        visitor = SiteVisitor(browser, address)
        page = visitor.page()
        first.append(visit(visitor, page))
        visitor.wait_until_cached(page)
        page.goto("about:blank")
        second.append(visit(visitor, page))
        visitor.context.close()
    for name in stage_names(first[0]):
        cells = [f"{median(each[name] for each in all_):.2f} s" for all_ in (first, second)]
        rows.append(f"| hall worker: {name} | {cells[0]} | {cells[1]} |")
    for name, unit in (("paint", "first paint"), ("ready", "ready"), ("decision", "first decision")):
        cells = [f"{median(each[name] for each in all_):.2f} s" for all_ in (first, second)]
        rows.append(f"| {unit} | {cells[0]} | {cells[1]} |")
    sent = [f"{median(each['bytes'] for each in all_) / 1e6:.2f} MB" for all_ in (first, second)]
    return [*rows, f"| fetched, compressed | {sent[0]} | {sent[1]} |"]


def stage_names(visited: dict[str, float]) -> list[str]:
    return [name for name in visited if name not in ("paint", "ready", "decision", "bytes")]


def measure_long_tasks(browser: Browser, address: str, max_moves: int) -> list[str]:
    """Play every game automatically on its page. Return Markdown table rows with the longest main-thread task in each
    game."""
    visitor = SiteVisitor(browser, address)
    visitor.context.add_init_script(WATCH)
    page = visitor.page()
    visitor.disable_bot_delay(page)
    # Test guests have reduced motion by default; most people do not.
    page.emulate_media(reduced_motion="no-preference")
    visitor.open_hall(page)
    rows = ["| game | longest task | tasks above 50 ms |", "|---|--:|--:|"]
    for game in [each["id"] for each in ProtocolClient(page).request("GET", "/api/games")]:
        table = ProtocolClient(page).open_table(game, "novice")
        page.goto(f"{address}?/t/{table}")
        page.wait_for_selector("[data-move]")
        opened = page.evaluate("performance.now()")
        ProtocolClient(page).play(table, max_moves)
        page.wait_for_timeout(1000)
        tasks = [took for at, took in page.evaluate("tasks") if at > opened]
        rows.append(f"| {game} | {f'{max(tasks):.0f} ms' if tasks else 'under 50 ms'} | {len(tasks)} |")
    visitor.context.close()
    return rows


def measure_bot_times(browser: Browser, address: str, max_moves: int) -> list[str]:
    visitor = SiteVisitor(browser, address)
    page = visitor.page()
    visitor.disable_bot_delay(page)
    visitor.open_hall(page)
    client = ProtocolClient(page)
    games = client.request("GET", "/api/games")
    levels = list(dict.fromkeys(bot["id"] for game in games for bot in game["bots"]))
    rows = [f"| game | {' | '.join(levels)} |", f"|---|{'--:|' * len(levels)}"]
    for game in games:
        cells = []
        known = {bot["id"] for bot in game["bots"]}
        for level in levels:
            if level not in known:
                cells.append("-")
                continue
            waits = page.evaluate(MEASURE_WAITS, [client.open_table(game["id"], level), max_moves])
            cells.append(f"{median(waits):.0f} ({max(waits):.0f})" if waits else "-")
        rows.append(f"| {game['id']} | {' | '.join(cells)} |")
    visitor.context.close()
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=3, help="number of first and of second visits (default: 3)")
    parser.add_argument("--moves", type=int, default=60, help="number of moves against each bot (default: 60)")
    parser.add_argument("--only", choices=["visits", "long-tasks", "bots"], help="measure only this")
    args = parser.parse_args()
    size = sum(file.stat().st_size for file in Path(SITE).rglob("*") if file.is_file())
    print(f"Size of the site: {size / 1e6:.1f} MB.\n")
    with serve_site(SITE) as address, chromium() as browser:
        if args.only in (None, "visits"):
            print("\n".join(measure_visits(browser, address, args.times)), "\n", flush=True)
        if args.only in (None, "long-tasks"):
            print("\n".join(measure_long_tasks(browser, address, args.moves)), "\n", flush=True)
        if args.only in (None, "bots"):
            print("\n".join(measure_bot_times(browser, address, args.moves)), flush=True)


if __name__ == "__main__":
    main()

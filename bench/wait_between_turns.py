"""Time from a person's move to their next prompt when five bots play in between.

    KWOON_BROWSER="$(tools/browser)" python -m bench.wait_between_turns --web web/dist

A real hall runs on loopback, with its client in a headless Chromium at normal speed. A simulated person clicks anything
clickable, among five bots. *Sent* is when the hall has sent the next prompt, *ready* when the animations are over and
the person may move. Only rounds in which others had to act count.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import time
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from bench.browser import FLAGS, OPEN, choose, hall
from kwoon.games import GAMES
from tests.server.hall_client import HallClient

SEATS = 6
GAME_IDS = [definition.id for definition in GAMES if SEATS in definition.seats]
WATCH = """(() => {
    window.rounds = []
    let sent = 0, waiting = false, others = false, prompted = 0
    const Real = window.WebSocket
    window.WebSocket = class extends Real {
        constructor(...args) {
            super(...args)
            this.addEventListener('message', message => {
                const update = JSON.parse(message.data)
                if (update.type !== 'update') return
                if (update.prompt === null) { others = true; prompted = 0 }
                else prompted = performance.now()
                if (update.outcome) waiting = false
            })
        }
        send(text) {
            if (JSON.parse(text).type === 'move') {
                sent = performance.now()
                prompted = 0
                others = false
                waiting = true
            }
            super.send(text)
        }
    }
    const look = () => {
        const controls = document.querySelector('[data-move], [data-pick]')
        if (waiting && prompted && controls && !document.querySelector('[data-playback]')) {
            if (others) window.rounds.push([prompted - sent, performance.now() - sent])
            waiting = false
        }
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
})()"""


def rounds(browser: Browser, address: str, game: str, bot: str, seconds: float) -> list[tuple[float, float]]:
    """Play for `seconds` seconds. Return, for each round, the milliseconds until the prompt arrives and until the
    person can move."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 720})
    context.set_default_timeout(30_000)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto("/")
    luck = random.Random(game)
    found: list[tuple[float, float]] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        wish = {"game": game, "options": {}, "seats": [{"kind": "me"}] + [{"kind": "bot", "bot": bot}] * (SEATS - 1)}
        page.goto(f"/t/{page.evaluate(OPEN, json.dumps(wish))}")
        page.wait_for_selector(".board")
        while time.monotonic() < end and choose(page, luck):
            pass
        found += page.evaluate("window.rounds")
        page.evaluate("window.rounds = []")
    context.close()
    return found


async def told(address: str, game: str, bot: str, seconds: float) -> list[float]:
    """Return the seconds that the hall alone takes in each round, measured by a client that moves at once and at
    random."""
    person = HallClient(address)
    luck = random.Random(game)
    found: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        line = await person.connect(await person.create_table("me", *[bot] * (SEATS - 1), game=game))
        while time.monotonic() < end and (ask := await line.wait_for_prompt()) is not None:
            sent = time.monotonic()
            line.latest_update = {"prompt": None, "outcome": None}
            await line.send("move", key=ask["key"], move=luck.choice(ask["moves"])["move"])
            others = False
            while line.latest_update["prompt"] is None and line.latest_update["outcome"] is None:
                others = ((await line.receive())["type"] == "update" and line.latest_update["prompt"] is None) or others
            if others and line.latest_update["prompt"] is not None:
                found.append(time.monotonic() - sent)
        await line.close()
    return found


def spread(times: list[float]) -> str:
    """Return a description of the distribution."""
    ordered = sorted(times) or [0.0]
    late = ordered[int(0.9 * len(ordered))]
    return f"median {median(ordered):.1f} s, 90% within {late:.1f} s, longest {ordered[-1]:.1f} s, {len(times)} rounds"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--web", default=os.environ.get("KWOON_WEB"), help="folder of a built client (default: the one in the package)"
    )
    parser.add_argument("--seconds", type=float, default=60.0, help="seconds for each game and bot (default: 60)")
    parser.add_argument("--bots", nargs="+", default=["greedy"])
    parser.add_argument("--line", action="store_true", help="measure the hall alone, without a browser")
    said = parser.parse_args()
    if said.line:
        with hall(said.web) as address:
            for game in GAME_IDS:
                for bot in said.bots:
                    times = asyncio.run(told(address, game, bot, said.seconds))
                    print(f"{game} {bot} sent: {spread(times)}", flush=True)
        return
    path = os.environ.get("KWOON_BROWSER")
    if not path:
        raise SystemExit('Name the browser: KWOON_BROWSER="$(tools/browser)" python -m bench.wait_between_turns')
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with hall(said.web) as address, sync_playwright() as play_with:
        browser = play_with.chromium.launch(executable_path=path, args=[f"--{flag}" for flag in FLAGS.split()])
        for game in GAME_IDS:
            for bot in said.bots:
                found = rounds(browser, address, game, bot, said.seconds)
                for at, what in enumerate(("sent", "ready")):
                    print(f"{game} {bot} {what}: {spread([each[at] / 1000 for each in found])}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()

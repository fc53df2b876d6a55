"""Tables at a wanted position: a seeded game is played without a browser and stored where the hall finds it.

Play continues from there with the hall's own dice.
"""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Page
from sqlalchemy import create_engine, insert

from kwoon import registry
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice
from kwoon.core.game import State
from kwoon.core.record import Match
from kwoon.hall.tables import table_state as heads
from kwoon.hall.tables.table_state import OVER, PLAYING, ClockSettings, TableSeat, TableState
from kwoon.server.storage import schema

Wanted = Callable[[State], int | None]
"""Returns the seat from which the position is to be seen, or None if it does not match."""
MOST_GAMES = 400
KEENNESS = 0.85
NAMES = ("Quiet Crane", "Wandering Swallow", "Stubborn Leopard", "Bo", "Northern Mantis", "Graceful Rooster")
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"


@dataclass
class Moment:
    """A position to look for."""

    game: str
    seats: int
    wanted: Wanted
    options: dict[str, str] = field(default_factory=dict)
    bots: bool = False
    """Whether the other seats are bots, which continue the game, or absent people, so that it stays."""
    quick: float = 0.0
    found: tuple[Match, LoadedGame, int] | None = field(default=None, init=False)


def go_to(page: Page, data: Path, moment: Moment) -> None:
    """Bring a page to a table at this moment, on the wanted seat."""
    me = page.evaluate("async () => (await (await fetch('/api/me')).json())")
    if moment.found is None:
        moment.found = _find(moment)
    bout, opened, seat = moment.found
    places = [_place(moment, at, me if at == seat else None) for at in range(moment.seats)]
    now = time.time()
    head = TableState(
        id=secrets.token_urlsafe(12),
        game=moment.game,
        pack=opened.pack_fingerprint,
        options=opened.options,
        seats=places,
        clock=ClockSettings(),
        uses_call=False,
        public=False,
        host=me["id"],
        created=now,
        status=PLAYING if bout.state.outcome() is None else OVER,
        deal=[int(roll) for roll in bout.deal_rolls],
        started=now,
        changed=now,
        quick_seconds=moment.quick,
    )
    _keep(data, head, bout)
    _enter(page, f"/t/{head.id}")
    page.wait_for_selector(".board")


def _enter(page: Page, path: str) -> None:
    """Load the client or, if it is already at a table, leave that table and navigate as a link does."""
    if page.locator(".board").count() == 0:
        page.goto(path)
        return
    page.evaluate(GO, "/nowhere")
    page.wait_for_function("() => document.querySelector('.board') === null")
    page.evaluate(GO, path)


def _place(moment: Moment, seat: int, me: dict[str, str] | None) -> TableSeat:
    if me is not None:
        return TableSeat("person", me["id"], me["name"])
    if moment.bots:
        return TableSeat("bot", None, f"Random {seat + 1}", "random")
    return TableSeat("person", f"nobody-{seat}", NAMES[seat])


def _find(moment: Moment) -> tuple[Match, LoadedGame, int]:
    opened = registry.load_game(moment.game, moment.seats, moment.options)
    header = registry.record_header(registry.find_game(moment.game), opened, list(NAMES[: moment.seats]))
    for seed in range(1, MOST_GAMES):
        luck = LiveDice(seed)
        choice = random.Random(seed)
        bout = Match(opened.game, header, luck)
        while (seat := moment.wanted(bout.state)) is None and bout.state.outcome() is None:
            _play_on(bout, luck, choice)
        if seat is not None:
            return bout, opened, seat
    raise AssertionError("No game came to that moment.")


def _play_on(bout: Match, luck: LiveDice, choice: random.Random) -> None:
    """Play at random, preferring actions over passes and discards."""
    ask = choice.choice(bout.state.prompts())
    moves = bout.state.canonical_moves(ask)
    idle = ("pass", "done", "discard", "drop")
    keen = [move for move in moves if not bout.game.format_move(move).startswith(idle)]
    if keen and choice.random() < KEENNESS:
        moves = keen
    elif choice.random() < 0.6:
        moves = moves[-1:]
    bout.apply(int(ask.seat), int(choice.choice(moves)), luck)


def _keep(data: Path, head: TableState, bout: Match) -> None:
    table = {
        "id": head.id,
        "version": 0,
        "status": head.status,
        "is_public": 0,
        "created": head.created,
        "changed": head.changed,
    }
    steps = [
        {
            "table_id": head.id,
            "number": n,
            "seat": step.seat,
            "move": step.move,
            "rolls": " ".join(str(roll) for roll in step.rolls),
            "request_id": f"r{n}" if head.seats[step.seat].kind == "person" else None,
            "created": head.created,
        }
        for n, step in enumerate(bout.moves, start=1)
    ]
    engine = create_engine(f"sqlite:///{data / 'hall.sqlite3'}", connect_args={"timeout": 30})
    with engine.begin() as connection:
        connection.execute(insert(schema.tables).values(**table, state=heads.to_json(head)))
        if steps:
            connection.execute(insert(schema.moves), steps)
    engine.dispose()

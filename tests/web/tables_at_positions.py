"""Tables at a wanted position: a seeded game is played without a browser and stored in the hall's database.

The game continues with the hall's own dice.
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
from kwoon.hall.tables import table_state as table_states
from kwoon.hall.tables.table_state import OVER, PLAYING, ClockSettings, TableSeat, TableState
from kwoon.server.storage import schema
from tests.web.conftest import PROTOCOL_HEADERS

PositionMatcher = Callable[[State], int | None]
"""Returns the seat from which the position is to be seen, or None if it does not match."""
MAX_GAMES = 400
ACTION_PROBABILITY = 0.85
PLAYER_NAMES = ("Quiet Crane", "Wandering Swallow", "Stubborn Leopard", "Bo", "Northern Mantis", "Graceful Rooster")
NAVIGATE = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"


@dataclass
class WantedPosition:
    game: str
    seats: int
    matches: PositionMatcher
    options: dict[str, str] = field(default_factory=dict)
    bots: bool = False
    """Whether the other seats are bots, which continue the game. Otherwise, they are absent people and the position
    stays."""
    quick_seconds: float = 0.0
    found: tuple[Match, LoadedGame, int] | None = field(default=None, init=False)
    """The match, its game and the seat, once the position has been found."""


def open_position(page: Page, data_folder: Path, position: WantedPosition) -> None:
    """Open a table at this position, as seen from the matching seat."""
    person = page.evaluate(f"async () => (await (await fetch('/api/me', {{{PROTOCOL_HEADERS}}})).json())")
    if position.found is None:
        position.found = _find_match(position)
    match, loaded_game, seat = position.found
    seats = [_table_seat(position, index, person if index == seat else None) for index in range(position.seats)]
    now = time.time()
    table = TableState(
        id=secrets.token_urlsafe(12),
        game=position.game,
        pack=loaded_game.pack_fingerprint,
        options=loaded_game.options,
        seats=seats,
        clock=ClockSettings(),
        uses_call=False,
        public=False,
        host=person["id"],
        created=now,
        status=PLAYING if match.state.outcome() is None else OVER,
        deal=[int(roll) for roll in match.deal_rolls],
        started=now,
        changed=now,
        quick_seconds=position.quick_seconds,
    )
    _store_table(data_folder, table, match)
    _navigate(page, f"/t/{table.id}")
    page.wait_for_selector(".board")


def _navigate(page: Page, path: str) -> None:
    """Load the client at a path. If it is already at a table, leave that table and follow the path as a link does."""
    if page.locator(".board").count() == 0:
        page.goto(path)
        return
    page.evaluate(NAVIGATE, "/nowhere")
    page.wait_for_function("() => document.querySelector('.board') === null")
    page.evaluate(NAVIGATE, path)


def _table_seat(position: WantedPosition, seat: int, person: dict[str, str] | None) -> TableSeat:
    if person is not None:
        return TableSeat("person", person["id"], person["name"])
    if position.bots:
        return TableSeat("bot", None, f"Random {seat + 1}", "random")
    return TableSeat("person", f"absent-{seat}", PLAYER_NAMES[seat])


def _find_match(position: WantedPosition) -> tuple[Match, LoadedGame, int]:
    loaded_game = registry.load_game(position.game, position.seats, position.options)
    header = registry.record_header(
        registry.find_game(position.game), loaded_game, list(PLAYER_NAMES[: position.seats])
    )
    for seed in range(1, MAX_GAMES):
        dice = LiveDice(seed)
        rng = random.Random(seed)
        match = Match(loaded_game.game, header, dice)
        while (seat := position.matches(match.state)) is None and match.state.outcome() is None:
            _play_random_move(match, dice, rng)
        if seat is not None:
            return match, loaded_game, seat
    raise AssertionError("No seeded game reached that position.")


def _play_random_move(match: Match, dice: LiveDice, rng: random.Random) -> None:
    """Play a random move; prefer actions to passes and discards."""
    prompt = rng.choice(match.state.prompts())
    moves = match.state.canonical_moves(prompt)
    idle = ("pass", "done", "discard", "drop")
    actions = [move for move in moves if not match.game.format_move(move).startswith(idle)]
    if actions and rng.random() < ACTION_PROBABILITY:
        moves = actions
    elif rng.random() < 0.6:
        moves = moves[-1:]
    match.apply(int(prompt.seat), int(rng.choice(moves)), dice)


def _store_table(data_folder: Path, table: TableState, match: Match) -> None:
    row = {
        "id": table.id,
        "version": 0,
        "status": table.status,
        "is_public": 0,
        "created": table.created,
        "changed": table.changed,
    }
    moves = [
        {
            "table_id": table.id,
            "number": number,
            "seat": step.seat,
            "move": step.move,
            "rolls": " ".join(str(roll) for roll in step.rolls),
            "request_id": f"r{number}" if table.seats[step.seat].kind == "person" else None,
            "created": table.created,
        }
        for number, step in enumerate(match.moves, start=1)
    ]
    engine = create_engine(f"sqlite:///{data_folder / 'hall.sqlite3'}", connect_args={"timeout": 30})
    with engine.begin() as connection:
        connection.execute(insert(schema.tables).values(**row, state=table_states.to_json(table)))
        if moves:
            connection.execute(insert(schema.moves), moves)
    engine.dispose()

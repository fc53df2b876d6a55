"""Nothing leaks over the wire in any game: positions that differ only in what a seat never saw look the same to it.

Two halls get the same positions, but in the second the hidden cards are arranged differently. An observer listens,
pries, receives one more move and reconnects.
"""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from kwoon.core.dice import Dice, LiveDice, RiggedDice
from kwoon.core.game import SPECTATOR, State
from kwoon.hall.tables.game_serializer import GameSerializer
from tests.game_facts import FACTS
from tests.invariants.declared_invariants import make_spec
from tests.invariants.indistinguishable_pairs import COINS, draw_events
from tests.invariants.random_playthroughs import PlayedMove, random_moves, twin_move
from tests.invariants.tables import REGISTERED_TABLES, InvariantTable
from tests.server.hall_client import HallClient, TableConnection
from tests.server.running_server import RunningServer
from tests.server.test_hidden_info import sequential_ids

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
NAMES = ["Ann", "Bo", "Cleo", "Dan"]
TABLES = [
    next(table for table in REGISTERED_TABLES if table.label.startswith(facts.table_label)) for facts in FACTS.values()
]


@dataclass
class Scene:
    """A position to set up at a table, and the move made there."""

    played_move: PlayedMove
    observer_seat: int
    state: State
    draws: list[int]


class FixedDrawDice:
    def __init__(self) -> None:
        self.draws: list[int] = []

    def __call__(self) -> Dice:
        return RiggedDice(LiveDice(1), list(self.draws), list(COINS), exact=False)


def scenes(table: InvariantTable, count: int) -> Iterator[tuple[Scene, Scene]]:
    """Yield pairs of scenes that one seat, or the spectator, cannot distinguish although hidden cards differ."""
    dice = LiveDice(21)
    viewers = list(table.viewers)
    for played_move in random_moves(table, 400 * count, 9_000, every=12):
        viewer = viewers[count % len(viewers)]
        step = twin_move(played_move, viewer, dice)
        if step is None or played_move.spec.hidden_cards(played_move.state, viewer) == played_move.spec.hidden_cards(
            step.before, viewer
        ):
            continue
        drawn = [card for event in draw_events(table, played_move.events) for card in event.cards]
        yield Scene(played_move, viewer, played_move.state, drawn), Scene(played_move, viewer, step.before, step.draws)
        count -= 1
        if count == 0:
            return
    pytest.fail(f"{table.label}: {count} pairs too few.")


class PositionedHall:
    def __init__(self, hall: RunningServer, table: InvariantTable, dice: FixedDrawDice) -> None:
        self.hall = hall
        self.table = table
        self.dice = dice
        self.people: list[HallClient] = []

    async def connect_people(self) -> None:
        """Create a client for each player and for one spectator."""
        for name in [*NAMES[: len(self.table.seats)], "Eve"]:
            visitor = HallClient(self.hall.address, f"kwoon_guest={self.hall.hall.guests.sign_cookie(name)}")
            await visitor.request("PUT", "/api/me", {"name": name})
            self.people.append(visitor)

    async def observe(self, scene: Scene) -> list[Any]:
        """Set up a scene and return everything that the observer receives."""
        self.dice.draws = []
        seats = ["me"] + ["open"] * (len(self.table.seats) - 1)
        options = dict(self.table.loaded.options)
        id = await self.people[0].create_table(*seats, game=self.table.definition.id, options=options)
        for seat in range(1, len(seats)):
            await self.people[seat].request("POST", f"/api/tables/{id}/seats/{seat}")
        match = self.hall.hall.tables[id].require_match()
        match.state = scene.state.copy()
        match.state.log = match.log
        observer_client = self.people[scene.observer_seat]  # the spectator is the last client
        observer_connection = await observer_client.connect(id, since=0)
        await observer_connection.receive_until(is_update)
        messages: list[Any] = await self.probe(observer_client, observer_connection, id)
        await self.make_move(scene, observer_connection, id)
        messages += await self.probe(observer_client, observer_connection, id)
        again = await observer_client.connect(id, since=0)
        await again.receive_until(is_update)
        await observer_connection.close()
        await again.close()
        return [*messages, *observer_connection.raw_messages, *again.raw_messages]

    async def make_move(self, scene: Scene, observer_connection: TableConnection, id: str) -> None:
        """Make the next move, and wait until the observer could have received an update about it."""
        self.dice.draws = scene.draws
        played_move = scene.played_move
        connection = (
            observer_connection
            if played_move.seat == scene.observer_seat
            else await self.people[played_move.seat].connect(id)
        )
        if connection is not observer_connection:
            await connection.receive_until(is_update)
        reply = await connection.move(played_move.move)
        assert reply["type"] == "done", reply
        noticed = played_move.after.pending_seats() != played_move.state.pending_seats() or not played_move.after.draft(
            played_move.seat
        )
        if connection is observer_connection or noticed:
            await observer_connection.receive_until(is_update)
        if connection is not observer_connection:
            await connection.close()

    async def probe(self, observer_client: HallClient, observer_connection: TableConnection, id: str) -> list[Any]:
        """Request what must not be revealed and try moves that are not allowed; return the responses."""
        paths = ("", "/record", "/replay?as=open", "/replay?as=0", "/replay?as=1")
        responses = [await observer_client.call("GET", f"/api/tables/{id}{path}") for path in paths]
        size = self.table.game.num_distinct_moves()
        prompt = observer_connection.latest_update["prompt"]
        legal = [move["move"] for move in prompt["moves"]] if prompt else []
        for move in (0, size // 3, size // 2, size - 1, size):
            if move not in legal:
                await observer_connection.request("move", key=prompt["key"] if prompt else "0.0", move=move)
        return responses


def is_update(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "update")


async def num_distinguishable(serve: Serve, table: InvariantTable, tmp_path: Any, count: int) -> int:
    """Count the scenes in which the two halls look different to an observer who must not notice any difference."""
    halls = []
    for which in ("one", "other"):
        dice = FixedDrawDice()
        database = f"sqlite:///{tmp_path / which}.sqlite3"
        hall = await serve(dice=dice, now=lambda: 1_000_000.0, new_id=sequential_ids(), database=database)
        halls.append(PositionedHall(hall, table, dice))
        await halls[-1].connect_people()
    found = 0
    with pytest.MonkeyPatch.context() as patch:
        original = TableConnection.__init__

        def known_ids(self: TableConnection, socket: Any) -> None:
            original(self, socket)
            self._id_prefix = f"observer-{len(open_connections)}"
            open_connections.append(self)

        patch.setattr(TableConnection, "__init__", known_ids)
        for first, second in scenes(table, count):
            open_connections: list[TableConnection] = []
            first_messages = await halls[0].observe(first)
            open_connections = []
            second_messages = await halls[1].observe(second)
            assert len(first_messages) > 10
            found += first_messages != second_messages
    return found


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.definition.id)
async def test_same_bytes_are_sent_for_indistinguishable_positions(
    serve: Serve, table: InvariantTable, tmp_path: Any
) -> None:
    assert await num_distinguishable(serve, table, tmp_path, 2 * len(table.viewers)) == 0


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.definition.id)
async def test_planted_leak_is_detected_in_every_pair(
    serve: Serve, table: InvariantTable, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = GameSerializer.update_message

    def leaky(self: GameSerializer, state: Any, seat: int, **fields: Any) -> Any:
        update = original(self, state, seat, **fields)
        update.countdown = float(hash(repr(make_spec(table).hidden_cards(state, seat))) % 1_000_000)
        return update

    monkeypatch.setattr(GameSerializer, "update_message", leaky)
    viewers = [SPECTATOR, *table.seats]
    assert await num_distinguishable(serve, table, tmp_path, len(viewers)) == len(viewers)

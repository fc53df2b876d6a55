"""Nothing leaks over the wire: two games that differ only in what an observer may not know look the same to them.

A prying player or spectator keeps every byte they receive: socket messages, errors, lobby responses. Rigged dice deal
the same cards in both games, except for cards that the observer does not see.
"""

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kwoon.core.dice import Dice, LiveDice, RiggedDice
from kwoon.hall.tables.game_serializer import GameSerializer
from tests.server.hall_client import HallClient, TableConnection
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


class RiggedDiceFactory:
    """Makes the same dice in every hall: first the rigged deal, then fixed draws, whatever else is in the deck."""

    def __init__(self, deal: list[int], coin: int) -> None:
        self.deal = deal
        self.coin = coin
        self.count = 0
        # Later draws use cards that are in no hand in any of these games.
        self.later = [19, 20, 21, 22, 23, 5, 6, 12, 13]

    def __call__(self) -> Dice:
        self.count += 1
        if self.count == 1:
            return RiggedDice(LiveDice(1), list(self.deal), [self.coin])
        return RiggedDice(LiveDice(1000 + self.count), self.later, [], exact=False)


class Script:
    """Two people at a table, and an observer (one of them or a spectator) who records everything."""

    def __init__(self, hall: RunningServer, observer: str) -> None:
        self.hall = hall
        self.observer = observer
        self.messages: list[str] = []
        self.responses: list[Any] = []

    async def play(self, plays: Callable[[int, list[dict[str, Any]]], int], positions: int) -> None:
        ann, bo, cy = (HallClient(self.hall.address) for _ in range(3))
        for visitor, name in ((ann, "Ann"), (bo, "Bo"), (cy, "Cy")):
            visitor.cookie = f"kwoon_guest={self.hall.hall.guests.sign_cookie(name)}"
            await visitor.request("PUT", "/api/me", {"name": name})
        table = await ann.create_table("me", "open")
        await bo.request("POST", f"/api/tables/{table}/seats/1")
        a, b = await ann.connect(table, since=0), await bo.connect(table, since=0)
        observer_client = {"Ann": ann, "Spectator": cy}[self.observer]
        observer_connection = a if self.observer == "Ann" else await cy.connect(table, since=0)
        listeners = {a, b, observer_connection}
        for connection in listeners:
            await connection.receive_until(lambda m: m["type"] == "update")
        for _ in range(positions):
            await self.probe(observer_client, observer_connection, table)
            for seat, connection in ((1, b), (0, a)):
                if connection.latest_update["prompt"] and not connection.latest_update["outcome"]:
                    pending_seats = set(connection.latest_update["view"]["pending_seats"])
                    await connection.move(plays(seat, connection.latest_update["prompt"]["moves"]))
                    for each in listeners:
                        await each.receive_until(lambda m: m["type"] == "update")
                    await self.probe(observer_client, observer_connection, table)
                    if pending_seats == {seat}:
                        break
        again = await observer_client.connect(table, since=0)
        await again.receive_until(lambda m: m["type"] == "update")
        fresh = await observer_client.connect(table)
        await fresh.receive_until(lambda m: m["type"] == "update")
        self.messages = observer_connection.raw_messages + again.raw_messages + fresh.raw_messages
        for connection in {*listeners, again, fresh}:
            await connection.close()

    async def probe_workshop(self, observer_client: HallClient, table: str) -> None:
        """Try to learn from the workshop where cards are. The pack is public; the location of its cards is not."""
        pack = self.responses[-6][1]["pack"]["fingerprint"]
        for path in (f"/api/packs/{pack}", f"/api/packs/{pack}/toml", f"/api/games/fight/cards?pack={pack}"):
            self.responses.append(await observer_client.call("GET", path))
        self.responses.append(
            await observer_client.call("POST", f"/api/tables/{table}/notes", {"text": "What is in it?"})
        )
        self.responses.append(await observer_client.call("POST", "/api/studies", {"pack": pack}))

    async def probe_people(self, observer_client: HallClient) -> None:
        """Request profiles and game lists, which show only finished games."""
        for path in ("/people/Bo", "/people/Bo/games", "/people/Ann/games", "/finished", "/leaderboards/fight/duel"):
            self.responses.append(await observer_client.call("GET", f"/api{path}"))

    async def probe(self, observer_client: HallClient, observer_connection: TableConnection, table: str) -> None:
        """Request everything that must not be revealed, and try moves that are not allowed."""
        for path in ("", "/record", "/replay?as=open", "/replay?as=0", "/replay?as=1", "/replay"):
            self.responses.append(await observer_client.call("GET", f"/api/tables/{table}{path}"))
        await self.probe_workshop(observer_client, table)
        await self.probe_people(observer_client)
        for move in (0, 7, 30, -1, -2, 999):
            observer_connection.latest_update.setdefault("prompt", None)
            await observer_connection.request("move", key="99.0", move=move)
            # Try a move that the observer may not make, with a valid key if the observer has a prompt.
            prompt = observer_connection.latest_update["prompt"]
            if prompt is None or move not in [each["move"] for each in prompt["moves"]]:
                await observer_connection.request("move", key=prompt["key"] if prompt else "0.0", move=move)
        await observer_connection.request("take_back", key="99.9")


def sequential_ids() -> Callable[[], str]:
    count = itertools.count()
    return lambda: f"table-{next(count)}"


async def observe_game(serve: Serve, observer: str, deal: list[int], other: list[list[int]], database: str) -> Script:
    """Play one game. In each turn, Bo plays one of the cards that `other` lists for that turn, if he has one; all other
    moves are the first legal ones."""
    hall = await serve(
        dice=RiggedDiceFactory(deal, 0), now=lambda: 1_000_000.0, new_id=sequential_ids(), database=database
    )
    script = Script(hall, observer)
    id_prefix = "observer"
    plays = iter(other)

    def choose(seat: int, moves: list[dict[str, Any]]) -> int:
        if seat == 1 and moves[0]["notation"].startswith("play"):
            wanted = next(plays, None)
            for move in moves:
                if wanted and move["card"] in wanted:
                    return int(move["move"])
        return int(moves[0]["move"])

    original = TableConnection.__init__

    def known_ids(self: TableConnection, socket: Any) -> None:
        original(self, socket)
        self._id_prefix = id_prefix

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableConnection, "__init__", known_ids)
        await script.play(choose, 6)
    return script


# The deal is three cards for the row, three for Ann and three for Bo. Ann takes the first card from the row, Bo the
# next.
ROW_CARDS, ANN_CARDS = [0, 7, 14], [1, 8, 15]


@pytest.mark.parametrize("observer", ["Ann", "Spectator"])
async def test_hidden_hand_does_not_reach_observers_until_revealed(serve: Serve, observer: str, tmp_path: Any) -> None:
    """Bo's hidden hand varies. In the first turn he plays the card that everyone saw him take, so Ann receives the same
    bytes until the second reveal. A spectator, who does not know Ann's hand either, receives the same bytes until the
    first."""
    observed = []
    for at, (ann, bo) in enumerate([(ANN_CARDS, [2, 9, 16]), (ANN_CARDS, [3, 10, 17]), ([4, 11, 18], [2, 9, 16])]):
        if at == 2 and observer == "Ann":
            continue
        database = f"sqlite:///{tmp_path / f'{observer}{at}.sqlite3'}"
        script = await observe_game(serve, observer, ROW_CARDS + ann + bo, [ROW_CARDS], database)
        observed.append((script.messages, script.responses, script))
    first = observed[0]
    assert len(first[0]) > 30
    for other in observed[1:]:
        until = _reveal_index(first[0], 2 if observer == "Ann" else 1)
        assert until > 40
        assert other[0][:until] == first[0][:until]
        assert other[1] == first[1]


def _reveal_index(observed: list[str], count: int) -> int:
    return [at for at, text in enumerate(observed) if '"kind":"reveal"' in text][count - 1]


@pytest.mark.parametrize("observer", ["Ann", "Spectator"])
async def test_sealed_card_does_not_reach_observers_until_revealed(serve: Serve, observer: str, tmp_path: Any) -> None:
    observed = []
    for at, card in enumerate((2, 9, 16)):
        database = f"sqlite:///{tmp_path / f'{observer}{at}.sqlite3'}"
        script = await observe_game(serve, observer, ROW_CARDS + ANN_CARDS + [2, 9, 16], [[card]], database)
        observed.append((script.messages, script.responses))
    until = _reveal_index(observed[0][0], 1)
    sealed = [text for text in observed[0][0][:until] if '"pending_seats":[0]' in text]
    assert sealed, "the observer learns that Bo has chosen"
    for other in observed[1:]:
        assert other[0][:until] == observed[0][0][:until]
        assert other[0][until] != observed[0][0][until], "the reveal shows the card"


@pytest.mark.parametrize("observer", ["Ann", "Spectator"])
async def test_planted_leak_is_detected(
    serve: Serve, observer: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = GameSerializer.update_message

    def leaky(self: GameSerializer, state: Any, seat: int, **fields: Any) -> Any:
        update = original(self, state, seat, **fields)
        update.countdown = float(sum(state.all_cards()[:1]) + sum(state.hands[1]))
        return update

    monkeypatch.setattr(GameSerializer, "update_message", leaky)
    observed = []
    for at, bo in enumerate([[2, 9, 16], [3, 10, 17]]):
        database = f"sqlite:///{tmp_path / f'{observer}{at}.sqlite3'}"
        observed.append(
            (await observe_game(serve, observer, ROW_CARDS + ANN_CARDS + bo, [ROW_CARDS], database)).messages
        )
    until = _reveal_index(observed[0], 1)
    assert observed[0][:until] != observed[1][:until]


async def test_running_game_reveals_no_dice(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    table = await ann.create_table("me", "open")
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    a = await ann.connect(table, since=0)
    await a.receive_until(lambda m: m["type"] == "update")
    sent = json.dumps([a.raw_messages, await ann.request("GET", f"/api/tables/{table}")])
    # The pack is public; its designer's private id is not.
    for word in ("deal", "luck", "design", "seed", "request"):
        assert f'"{word}"' not in sent.replace('\\"', '"')
    await a.close()


async def test_new_dice_do_not_repeat_earlier_rolls(serve: Serve) -> None:
    hall = await serve()
    first = hall.hall.settings.dice()
    second = hall.hall.settings.dice()
    assert [first.roll(1 << 30) for _ in range(4)] != [second.roll(1 << 30) for _ in range(4)]


async def test_bot_does_not_move_before_its_delay(serve: Serve) -> None:
    """Bots move only at multiples of the delay after the prompt, however long they think."""
    hall = await serve(bot_delay=0.25)
    loop = asyncio.get_running_loop()
    opened_at = loop.time()
    table = await HallClient(hall.address).create_table("random", "random")
    live_table = hall.hall.tables[table]
    while live_table.game.num_moves == 0:
        await asyncio.sleep(0.005)
    # The bot does not move before the tick; how much later it moves depends on the machine.
    assert loop.time() - opened_at >= 0.2

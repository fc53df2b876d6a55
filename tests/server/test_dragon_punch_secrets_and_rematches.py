"""Dragon Punch over the wire: secret switches and hands do not reach others, and the loser chooses who picks first."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.server.hall_client import HallClient, TableConnection
from tests.server.running_server import RunningServer
from tests.server.test_hidden_info import RiggedDiceFactory, Script, sequential_ids

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
Plays = list[tuple[int, str]]

PICKS = [(0, "go first"), (0, "pick linnet"), (1, "pick otto")]
BOTH_HIT = [(1, "play high-kick"), (0, "play high-kick")]
LATER_PLAYS = [(0, "play low-poke"), (1, "play fireball"), (1, "play auto-punch"), (0, "play charge")]


class NotationScript(Script):
    """A script whose moves are given in notation."""

    async def follow(self, options: dict[str, str], plays: Plays) -> None:
        visitors = [HallClient(self.hall.address) for _ in range(3)]
        for visitor, name in zip(visitors, ("Ann", "Bo", "Cy"), strict=True):
            visitor.cookie = f"kwoon_guest={self.hall.hall.guests.sign_cookie(name)}"
            await visitor.request("PUT", "/api/me", {"name": name})
        ann, bo, cy = visitors
        table = await ann.create_table("me", "open", game="dragon-punch", options=options)
        await bo.request("POST", f"/api/tables/{table}/seats/1")
        seats = [await ann.connect(table, since=0), await bo.connect(table, since=0)]
        observer_client = {"Ann": ann, "Spectator": cy}[self.observer]
        observer_connection = seats[0] if self.observer == "Ann" else await cy.connect(table, since=0)
        listeners = {*seats, observer_connection}
        for connection in listeners:
            await connection.receive_until(_is_update)
        for seat, notation in plays:
            await self.probe(observer_client, observer_connection, table)
            await _make_move(seats[seat], notation, listeners)
        await self.probe(observer_client, observer_connection, table)
        again = await observer_client.connect(table, since=0)
        await again.receive_until(_is_update)
        self.messages = observer_connection.raw_messages + again.raw_messages
        for connection in {*listeners, again}:
            await connection.close()


def _is_update(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "update")


async def _make_move(connection: TableConnection, notation: str, listeners: set[TableConnection]) -> None:
    prompt = connection.latest_update["prompt"]
    move = {each["notation"]: each["move"] for each in prompt["moves"]}[notation]
    await connection.move(move)
    await connection.receive_until(_is_update)
    after = connection.latest_update["prompt"]
    if after is not None and after["key"].split(".")[0] == prompt["key"].split(".")[0]:
        return
    for other in listeners - {connection}:
        await other.receive_until(_is_update)


async def observed_messages(
    serve: Serve, observer: str, options: dict[str, str], plays: Plays, database: str
) -> list[Any]:
    """Play these moves and return everything that the observer received."""
    hall = await serve(
        dice=RiggedDiceFactory([], 0),
        now=lambda: 1_000_000.0,
        new_id=sequential_ids(),
        database=f"sqlite:///{database}",
    )
    script = NotationScript(hall, observer)
    original = TableConnection.__init__

    def known_ids(self: TableConnection, socket: Any) -> None:
        original(self, socket)
        self._id_prefix = "observer"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableConnection, "__init__", known_ids)
        await script.follow(options, plays)
    return [script.messages, script.responses]


def switching_plays(*cards: str) -> Plays:
    """Return moves in which both are hit and Bo switches these cards before Ann switches hers."""
    switches = [(1, f"switch {card}") for card in cards]
    return [*PICKS, *BOTH_HIT, *switches, (0, "switch block"), (0, "switch taunt"), *LATER_PLAYS]


@pytest.mark.parametrize("observer", ["Ann", "Spectator"])
async def test_secret_switches_do_not_reach_observers(serve: Serve, observer: str, tmp_path: Any) -> None:
    """Nobody learns which hidden cards Bo switches or in which order he names them. Switching a face-up card is public."""
    observed = []
    for at, cards in enumerate([("block", "throw"), ("throw", "block"), ("taunt", "low-poke"), ("high-kick", "taunt")]):
        database = str(tmp_path / f"{observer}{at}.sqlite3")
        observed.append(await observed_messages(serve, observer, {"loser": "1"}, switching_plays(*cards), database))
    assert len(observed[0][0]) > 40
    assert observed[1] == observed[0]
    assert observed[2] == observed[0]
    assert observed[3] != observed[0], "the card that was just played lies open when it is switched"


def building_plays(cards: str) -> Plays:
    """Return moves in which Bo builds his custom hand with the moves in `cards`, and then Ann builds hers."""
    own = "add high-kick,add low-poke,add block,add fireball,add throw,add throw,pick reed,pick linnet"
    return [*[(1, move) for move in cards.split(",")], *[(0, move) for move in own.split(",")]]


@pytest.mark.parametrize("observer", ["Ann", "Spectator"])
async def test_custom_hand_does_not_reach_observers_until_played(serve: Serve, observer: str, tmp_path: Any) -> None:
    observed = []
    hands = (
        "add block,add block,add throw,add throw,add high-kick,add fireball,pick otto,pick halla",
        "pick halla,add fireball,add throw,add block,add throw,pick otto,add high-kick,add block",
        "add block,add fireball,add fireball,add low-poke,add low-poke,add throw,pick reed,pick cinderglass",
    )
    plays = [(1, "play block"), (0, "play low-poke"), (1, "play fireball"), (0, "play block")]
    for at, cards in enumerate(hands):
        database = str(tmp_path / f"{observer}{at}.sqlite3")
        observed.append(
            await observed_messages(serve, observer, {"mode": "custom"}, [*building_plays(cards), *plays], database)
        )
    database = str(tmp_path / f"{observer}last.sqlite3")
    shown = [*building_plays(hands[0]), (1, "play auto-punch"), plays[1]]
    observed.append(await observed_messages(serve, observer, {"mode": "custom"}, shown, database))
    assert len(observed[0][0]) > 40
    assert observed[1] == observed[0]
    assert observed[2] == observed[0]
    assert observed[3] != observed[0]


@pytest.mark.parametrize("loser", [0, 1])
async def test_loser_chooses_who_picks_first_in_rematch(serve: Serve, loser: int) -> None:
    hall = await serve()
    people = [HallClient(hall.address), HallClient(hall.address)]
    table = await people[0].create_table("me", "open", game="dragon-punch")
    await people[1].request("POST", f"/api/tables/{table}/seats/1")
    connection = await people[loser].connect(table)
    await connection.receive_until(_is_update)
    await connection.request("concede")
    await connection.receive_until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    await connection.close()
    for person in people:
        response = await person.request("POST", f"/api/tables/{table}/rematch")
    following = response["rematch_table"]
    assert (await people[0].request("GET", f"/api/tables/{following}"))["options"]["loser"] == str(loser + 1)
    connection = await people[loser].connect(following)
    await connection.receive_until(_is_update)
    assert [move["notation"] for move in connection.latest_update["prompt"]["moves"]] == ["go first", "go second"]
    await connection.close()


async def test_custom_rematch_names_no_loser(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "random", game="dragon-punch", options={"mode": "custom"})
    connection = await ann.connect(table)
    await connection.receive_until(_is_update)
    await connection.request("concede")
    await connection.receive_until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    await connection.close()
    following = (await ann.request("POST", f"/api/tables/{table}/rematch"))["rematch_table"]
    new = await ann.request("GET", f"/api/tables/{following}")
    assert (new["status"], new["options"]["loser"]) == ("playing", "nobody")

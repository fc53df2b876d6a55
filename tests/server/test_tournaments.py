"""Tournaments run by themselves from the first round to the results, even if people are absent, late or leave, in one
hall or several, and even if a hall is killed."""

import asyncio
import csv
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from kwoon.hall.tables.table_state import OVER, ClockSettings, TableSeat, TableState
from kwoon.server.settings import ServerSettings
from kwoon.server.storage import schema
from kwoon.server.storage.database import SqlStorage
from tests.sample_game import SAMPLE_GAME
from tests.server.hall_client import HallClient, TableConnection
from tests.server.killable_servers import KillableServer
from tests.server.old_databases import insert_row, old_json
from tests.server.running_server import RunningServer
from tests.server.tournament_helpers import is_over, open_tournament, poll_until, recomputed_standings

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
INTERVAL = 0.05


async def named(address: str, name: str) -> HallClient:
    visitor = HallClient(address)
    await visitor.request("PUT", "/api/me", {"name": name})
    return visitor


async def lose_next_game(visitor: HallClient, path: str) -> None:
    response = await poll_until(visitor, path, lambda each: each["next_game"] is not None)
    connection = await visitor.connect(response["next_game"]["table"])
    await wait_for_start(connection)
    await connection.request("concede")
    await connection.close()


async def wait_for_start(connection: TableConnection) -> None:
    while not connection.latest_update:
        await connection.receive()


async def test_swiss_tournament_of_32_bots_completes_five_rounds(serve: Serve) -> None:
    hall = await serve(tournament_interval=60.0)
    host = await named(hall.address, "Ann")
    path = await open_tournament(host, 32)
    started = await host.request("POST", f"{path}/start")
    assert started["tournament"]["state"] == "running" and len(started["pairings"]) == 16
    response = await poll_until(host, path, is_over)
    assert (response["tournament"]["round"], response["tournament"]["rounds"]) == (5, 5)
    file = await host.request("GET", f"{path}/json")
    met = Counter(frozenset((each["first"], each["second"])) for each in file["pairings"])
    assert len(met) == 80 and set(met.values()) == {1}
    expected = recomputed_standings(file)
    for each in response["standings"]:
        assert (each["points"], each["buchholz"], each["berger"], each["wins"]) == expected[each["id"]]
    order = [(-each["points"], -each["buchholz"], -each["berger"]) for each in response["standings"]]
    assert order == sorted(order) and response["standings"][0]["place"] == 1
    rows = list(csv.DictReader((await host.request("GET", f"{path}/csv")).splitlines()))
    assert [row["name"] for row in rows] == [each["name"] for each in response["standings"]]
    assert [float(row["points"]) for row in rows] == [each["points"] for each in response["standings"]]
    assert all(row["round 5"] for row in rows)
    first = await host.request("GET", f"{path}?round=1")
    assert first["shown_round"] == 1 and len(first["pairings"]) == 16
    assert (await host.request("GET", f"/api/tables/{first['pairings'][0]['table']}"))["tournament"] in path
    assert [each["state"] for each in await host.request("GET", "/api/tournaments")] == ["over"]


async def play_first_table(ann: HallClient, cy: HallClient, path: str, table: str) -> None:
    """Play a game between two people, which `cy` loses."""
    # The game waits for both players. They cannot leave their seats, start the game or use hints.
    connection = await ann.connect(table)
    await connection.receive_until(lambda message: message["type"] == "table")
    assert connection.table["status"] == "waiting" and connection.table["tournament"] in path
    assert (await ann.call("DELETE", f"/api/tables/{table}/seats/0"))[0] == 409
    assert (await ann.call("POST", f"/api/tables/{table}/start"))[0] == 403
    other = await cy.connect(table)
    await wait_for_start(other)
    await wait_for_start(connection)
    assert (await ann.call("POST", f"/api/tables/{table}/hint"))[0] == 409
    await other.request("concede")
    await poll_until(ann, path, lambda each: each["pairings"][0]["result_kind"] == "played")
    assert (await ann.call("POST", f"/api/tables/{table}/rematch"))[0] == 409


async def test_absent_and_withdrawn_entrants_forfeit_and_late_entrant_gets_bye(serve: Serve) -> None:
    now = [1_000_000.0]
    hall = await serve(now=lambda: now[0], tournament_interval=INTERVAL)
    ann, bo, cy, di = [await named(hall.address, name) for name in ("Ann", "Bo", "Cy", "Di")]
    path = await open_tournament(ann, rounds=3, no_show_seconds=100)
    for each in (ann, bo, cy, di):
        await each.request("POST", f"{path}/entrants")
    await ann.request("POST", f"{path}/entrants")
    assert (await ann.request("GET", path))["tournament"]["num_entrants"] == 4
    response = await ann.request("POST", f"{path}/start")
    # The number of rounds is limited to half the number of entrants, rounded up.
    assert response["tournament"]["rounds"] == 2
    names = {each["id"]: each["name"] for each in response["standings"]}
    assert [[names[each["first"]], names[each["second"]]] for each in response["pairings"]] == [
        ["Ann", "Cy"],
        ["Bo", "Di"],
    ]
    assert response["next_game"]["opponent"] == "Cy" and response["next_game"]["deadline"] == now[0] + 100
    await play_first_table(ann, cy, path, response["next_game"]["table"])

    # Di arrives and Bo does not. Bo forfeits after the stated time, but not before.
    connection = await di.connect((await di.request("GET", path))["next_game"]["table"])
    now[0] += 99
    await asyncio.sleep(4 * INTERVAL)
    assert (await di.request("GET", path))["tournament"]["round"] == 1
    # A late entrant joins in the meantime.
    el = await named(hall.address, "El")
    assert (await el.request("POST", f"{path}/entrants"))["next_game"] is None
    now[0] += 2
    response = await poll_until(di, path, lambda each: each["tournament"]["round"] == 2)
    update = await connection.receive_until(lambda message: message.get("outcome") is not None)
    assert update["outcome"]["winners"] == [1]
    first = (await di.request("GET", f"{path}?round=1"))["pairings"]
    assert [(each["result_kind"], each["scores"]) for each in first] == [
        ("played", [1.0, 0.0]),
        ("forfeit", [0.0, 1.0]),
    ]

    # Ann and Di have a point each and meet. El, who joined last, has a bye. Di then leaves, which counts as a loss.
    assert response["next_game"]["opponent"] == "Ann"
    lines = {each["name"]: each for each in response["standings"]}
    assert len(response["pairings"]) == 3
    idle = next(each for each in response["pairings"] if each["second"] is None)
    assert (idle["first"], idle["result_kind"], lines["El"]["points"]) == (lines["El"]["id"], "bye", 1)
    assert (await bo.call("DELETE", f"{path}/entrants/{lines['Ann']['id']}"))[0] == 403
    await di.request("DELETE", f"{path}/entrants/{lines['Di']['id']}")
    assert (await di.call("POST", f"{path}/entrants"))[0] == 409
    # Neither player at the other table arrives, so both lose.
    now[0] += 101
    response = await poll_until(ann, path, is_over)
    assert sorted(each["scores"] for each in response["pairings"] if each["second"]) in (
        [[0.0, 0.0], [0.0, 1.0]],
        [[0.0, 0.0], [1.0, 0.0]],
    )
    assert (response["standings"][0]["name"], response["standings"][0]["points"]) == ("Ann", 2)
    assert (await HallClient(hall.address).call("POST", f"{path}/entrants"))[0] == 409


async def test_knockout_starts_automatically_and_round_robin_survives_withdrawal(serve: Serve) -> None:
    now = [1_000_000.0]
    hall = await serve(now=lambda: now[0], tournament_interval=INTERVAL)
    ann, bo = await named(hall.address, "Ann"), await named(hall.address, "Bo")
    # A person plays among bots, and the games are rated for that person only.
    path = await open_tournament(ann, 4, bot="novice", kind="knockout", starts=now[0] + 50, rated=True)
    await ann.request("POST", f"{path}/entrants")
    assert (await ann.request("GET", path))["tournament"]["starts"] == now[0] + 50
    empty = await open_tournament(bo, kind="knockout", starts=now[0] + 50)
    now[0] += 51
    response = await poll_until(ann, path, lambda each: each["tournament"]["state"] == "running")
    assert response["tournament"]["rounds"] == 3 and not response["tournament"]["can_join"]
    await poll_until(bo, empty, lambda each: each["tournament"]["state"] == "off")
    await lose_next_game(ann, path)
    response = await poll_until(ann, path, is_over)
    assert [each["place"] for each in response["standings"]][:3] == [1, 2, 3]
    games = await ann.request("GET", f"/api/people/{(await ann.request('GET', '/api/me'))['id']}/games?rated=true")
    assert len(games) == 1 and games[0]["rating_change"]["after"] < games[0]["rating_change"]["before"]

    path = await open_tournament(ann, 3, kind="robin")
    await ann.request("POST", f"{path}/entrants")
    response = await ann.request("POST", f"{path}/start")
    own_entrant = response["tournament"]["your_entrant"]
    # The tournament continues when someone leaves. Deleting an account counts as leaving.
    name = (await ann.request("GET", "/api/me"))["name"]
    await ann.request("POST", "/api/account/delete", {"name": name})
    response = await poll_until(bo, path, is_over)
    line = next(each for each in response["standings"] if each["id"] == own_entrant)
    assert (line["name"], line["person"], line["withdrawn"], line["points"]) == ("Deleted player", None, True, 0)
    file = await bo.request("GET", f"{path}/json")
    lost = [each for each in file["pairings"] if own_entrant in (each["first"], each["second"])]
    assert [each["result_kind"] for each in lost].count("forfeit") >= 2 and len(file["pairings"]) == 6


async def test_tournament_limits_and_permissions_are_enforced(serve: Serve) -> None:
    hall = await serve(max_tournaments_per_person=2, max_tournament_bots=5)
    ann, bo = await named(hall.address, "=Ann"), await named(hall.address, "Bo")
    path = await open_tournament(ann, 3, max_entrants=4, public=False)
    assert await bo.request("GET", "/api/tournaments") == []
    for method, address, body in (
        ("POST", f"{path}/bots", {"bot": "random"}),
        ("POST", f"{path}/start", None),
        ("DELETE", path, None),
    ):
        assert (await bo.call(method, address, body))[0] == 403
    assert (await ann.call("POST", f"{path}/bots", {"bot": "random", "count": 2}))[0] == 409
    assert (await ann.call("POST", f"{path}/bots", {"bot": "nobody"}))[0] == 404
    response = await bo.request("POST", f"{path}/entrants")
    assert (await ann.call("POST", f"{path}/entrants"))[1]["detail"] == "The tournament is full."
    await ann.request("DELETE", f"{path}/entrants/{response['tournament']['your_entrant']}")
    assert (await bo.call("POST", f"{path}/entrants"))[0] == 403
    await ann.request("POST", f"{path}/entrants")
    assert ",'=Ann," in await ann.request("GET", f"{path}/csv")
    for wrong in (
        {"title": " \u200b "},
        {"game": "chess"},
        {"kind": "ladder"},
        {"rounds": 99},
        {"starts": 5},
        {"game": "kung-fu-2019", "options": {"format": "2v2"}},
        {"pack": "nothing"},
    ):
        status, error = await ann.call("POST", "/api/tournaments", {"title": "Cup", "game": "fight", **wrong})
        assert 400 <= status < 500 and error["detail"], wrong
    second = await open_tournament(ann, 6 - 1, kind="robin")
    assert (await ann.call("POST", f"{second}/bots", {"bot": "random"}))[0] == 409
    assert (await ann.call("POST", "/api/tournaments", {"title": "Cup", "game": "fight"}))[0] == 409
    assert (await ann.request("DELETE", second))["tournament"]["state"] == "off"
    assert (await ann.call("POST", f"{second}/start"))[0] == 409
    assert (await ann.call("GET", "/api/tournaments/nothing"))[0] == 404
    # Tournament data reveals nothing about a running game, not even to the tournament's host.
    sent = json.dumps(await ann.request("POST", f"{path}/start"))
    assert not any(word in sent for word in ("deal", "luck", "barred", "version"))
    slow = await serve(limit_multiplier=1.0)
    again = await named(slow.address, "Ann")
    request_body = {"title": "Cup", "game": "chess"}
    assert 429 in {(await again.call("POST", "/api/tournaments", request_body))[0] for _ in range(30)}


async def test_two_processes_pair_and_score_every_round_once(serve: Serve, postgres: Any) -> None:
    database = postgres()
    halls = [
        await serve(
            database=database,
            process_id=name,
            takeover_grace=0.2,
            tournament_interval=0.02,
            tournament_takeover_seconds=0.5,
        )
        for name in ("one", "two")
    ]
    host = await named(halls[0].address, "Ann")
    path = await open_tournament(host, 6, rounds=3)
    await host.request("POST", f"{path}/start")
    other_client = HallClient(halls[1].address, host.cookie)
    await poll_until(other_client, path, is_over)
    file = await other_client.request("GET", f"{path}/json")
    assert len(file["pairings"]) == 3 * 3
    assert len({frozenset((each["first"], each["second"])) for each in file["pairings"]}) == 9
    with halls[0].server.storage.engine.connect() as connection:
        # Every table belongs to a pairing and is over.
        finished_tables = select(schema.tables.c.id).where(schema.tables.c.status == OVER)
        tables = set(connection.execute(finished_tables).scalars().all())
        assert connection.execute(select(func.count()).select_from(schema.tables)).scalar_one() == len(tables)
    assert tables == {each["table"] for each in file["pairings"]}
    expected = recomputed_standings(file)
    assert {each["id"]: each["points"] for each in file["standings"]} == {
        entrant: row[0] for entrant, row in expected.items()
    }


async def test_killed_hall_resumes_its_tournament(settings: Callable[..., ServerSettings]) -> None:
    server = KillableServer(settings(tournament_interval=INTERVAL))
    await server.start()
    host = await named(server.address, "Ann")
    path = await open_tournament(host, 6, rounds=3)
    await host.request("POST", f"{path}/start")
    await poll_until(host, path, lambda reply: bool(reply["tournament"]["round"] == 2))
    await server.kill()
    await server.start()
    await poll_until(host, path, is_over)
    file = await host.request("GET", f"{path}/json")
    assert len({frozenset((each["first"], each["second"])) for each in file["pairings"]}) == len(file["pairings"]) == 9
    expected = recomputed_standings(file)
    assert {each["id"]: each["points"] for each in file["standings"]} == {
        entrant: row[0] for entrant, row in expected.items()
    }
    await server.stop()


def test_migrated_tables_belong_to_no_tournament(tmp_path: Path) -> None:
    storage = SqlStorage(f"sqlite:///{tmp_path / 'old.sqlite3'}")
    storage.migrate("0006")
    seats = [TableSeat("person", "a", "Ann"), TableSeat()]
    table_state = TableState(
        "t", SAMPLE_GAME, "", {}, seats, ClockSettings(), uses_call=False, public=True, host="a", created=1.0
    )
    old = json.loads(old_json(table_state))
    for name in ("tournament", "forfeit"):
        del old[name]
    for table_seat in old["seats"]:
        del table_seat["came"]
    row = {"version": 0, "status": "waiting", "public": 1, "made": 1.0, "changed": 1.0, "head": json.dumps(old)}
    with storage.engine.begin() as connection:
        insert_row(connection, "tables", {"id": "t", **row})
    storage.migrate()
    found = asyncio.run(storage.load_table("t")).table_state
    assert found is not None
    assert (found.tournament_id, found.forfeit, found.is_waiting_for_players()) == ("", False, True)
    assert asyncio.run(storage.tournaments.list_tournaments("waiting", "running", "over", public_only=False)) == []

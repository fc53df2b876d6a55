"""The list of games, the steps from opening a table to starting its game, and rematches."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kwoon.bots.roster import CHARACTERS, NAMES_BY_GRADE
from kwoon.games import GAMES
from kwoon.hall import table_lifecycle
from kwoon.hall.tables.stored_rows import WriteBatch
from kwoon.hall.tables.table_state import TableState
from kwoon.server.storage.database import SqlStorage
from tests.sample_game import SAMPLE_GAME
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


async def test_game_list_contains_every_game_with_cards_and_rules(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    games = await ann.request("GET", "/api/games")
    assert [game["id"] for game in games] == [definition.id for definition in GAMES]
    assert games[0]["bots"][0]["id"] == "random"
    for definition in GAMES:
        assert len(await ann.request("GET", f"/api/games/{definition.id}/cards")) > 3
        assert len(await ann.request("GET", f"/api/games/{definition.id}/rules")) > 3
    status, error = await ann.call("GET", "/api/games/chess/cards")
    assert (status, error["status_code"]) == (404, 404)


async def test_taking_the_last_seat_starts_the_game(serve: Serve) -> None:
    hall = await serve()
    ann, bo, cy = (HallClient(hall.address) for _ in range(3))
    table = await ann.create_table("me", "open")
    path = f"/api/tables/{table}/seats"
    assert (await bo.request("GET", f"/api/tables/{table}"))["status"] == "waiting"
    assert (await ann.call("POST", f"{path}/1"))[0] == 409
    assert (await bo.call("POST", f"{path}/0"))[0] == 409
    assert (await bo.call("POST", f"{path}/2"))[0] == 404
    joined = await bo.request("POST", f"{path}/1")
    assert (joined["status"], joined["your_seat"]) == ("playing", 1)
    assert (await cy.call("POST", f"{path}/1"))[0] == 409
    assert (await bo.request("POST", f"{path}/1"))["your_seat"] == 1


async def test_next_seated_person_becomes_host_when_host_leaves(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    table = await ann.create_table("open", "open")
    path = f"/api/tables/{table}/seats"
    await ann.request("POST", f"{path}/0")
    await ann.request("DELETE", f"{path}/0")
    await bo.request("POST", f"{path}/0")
    me = await bo.request("GET", "/api/me")
    assert (await bo.request("GET", f"/api/tables/{table}"))["host"] == me["id"]
    assert (await ann.call("POST", f"/api/tables/{table}/start"))[0] == 403
    assert (await ann.call("DELETE", f"{path}/0"))[0] == 403
    assert (await bo.request("POST", f"/api/tables/{table}/start"))["status"] == "playing"
    assert (await bo.call("POST", f"/api/tables/{table}/start"))[0] == 409


async def test_host_seats_and_removes_bot(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    table = await ann.create_table("open", "open")
    path = f"/api/tables/{table}/seats"
    assert (await bo.call("PUT", f"{path}/0", {"bot": "random"}))[0] == 403
    assert (await ann.call("PUT", f"{path}/0", {"bot": "nobody"}))[0] == 404
    seated = await ann.request("PUT", f"{path}/0", {"bot": "random"})
    assert (seated["seats"][0]["kind"], seated["status"]) == ("bot", "waiting")
    assert (await ann.request("DELETE", f"{path}/0"))["seats"][0]["kind"] == "open"
    await ann.request("PUT", f"{path}/0", {"bot": "random"})
    assert (await ann.request("PUT", f"{path}/1", {"bot": "random"}))["status"] == "playing"


async def test_bots_at_one_table_have_different_names(serve: Serve) -> None:
    hall = await serve()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2, {"kind": "open"}]
    ann = HallClient(hall.address)
    table = await ann.request("POST", "/api/tables", {"game": "kung-fu-2014", "seats": seats})
    await ann.request("PUT", f"/api/tables/{table['id']}/seats/3", {"bot": "random"})
    full = await ann.request("GET", f"/api/tables/{table['id']}")
    gentle = {name for name, _ in NAMES_BY_GRADE[0]}
    assert len({seat["name"] for seat in full["seats"][1:]} & gentle) == 3
    for seat in full["seats"][1:]:
        assert (seat["level"], seat["face"]) == (1, CHARACTERS[seat["name"].casefold()].face)
    assert (full["seats"][0]["level"], full["seats"][0]["face"]) == (0, "")


async def test_seated_bot_has_the_requested_level(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    for game in await ann.request("GET", "/api/games"):
        assert [bot["level"] for bot in game["bots"]] == [1, 2, 3, 4, 5] + [0] * (game["id"] == SAMPLE_GAME)
        for bot in game["bots"]:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot["id"]}]
            table = await ann.request("POST", "/api/tables", {"game": game["id"], "seats": seats})
            assert (table["seats"][1]["level"], table["seats"][1]["bot"]) == (bot["level"], bot["id"])
    waiting = await ann.create_table("me", "open")
    assert (await ann.call("POST", f"/api/tables/{waiting}/start?bot=nobody"))[0] == 404
    started = await ann.request("POST", f"/api/tables/{waiting}/start?bot=student")
    assert (started["status"], started["seats"][1]["level"]) == ("playing", 4)


async def test_bot_name_is_refused_for_people_and_avoided_for_bots(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    status, error = await ann.call("PUT", "/api/me", {"name": " pebble "})
    assert (status, "a bot's name" in error["detail"]) == (409, True)
    # When a person with the bot's name sits down, the bot gets a different one.
    me = await bo.request("GET", "/api/me")
    table = await ann.request(
        "POST",
        "/api/tables",
        {"game": "kung-fu-2014", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}, *[{"kind": "open"}] * 2]},
    )
    bot_name = table["seats"][1]["name"]
    await hall.hall.storage.write(WriteBatch(new_name=(me["id"], bot_name)))
    hall.hall.guests.invalidate_profile()
    joined = await bo.request("POST", f"/api/tables/{table['id']}/seats/2")
    assert joined["seats"][2]["name"] == bot_name
    assert joined["seats"][1]["name"] != bot_name
    assert joined["seats"][1]["level"] == 2


async def test_options_are_listed_with_titles_and_without_internal_ones(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    games = {game["id"]: game for game in await ann.request("GET", "/api/games")}
    assert [option["name"] for option in games["dragon-punch"]["options"]] == ["mode", "characters", "flipped"]
    (teams,) = [option for option in games["kung-fu-2019"]["options"] if option["name"] == "format"]
    assert teams["title"] == "Teams"
    assert teams["choices"][0] == {"value": "free", "title": "Free-for-all", "seats": [2, 3, 4, 5, 6]}
    assert teams["choices"][1] == {"value": "2v2", "title": "2 v 2", "seats": [4]}
    # The internal option can still be set explicitly, as a rematch does.
    table = await ann.create_table("me", "open", game="dragon-punch", options={"loser": "2"})
    assert (await ann.request("GET", f"/api/tables/{table}"))["options"]["loser"] == "2"


async def test_host_changes_number_of_seats_before_start(serve: Serve) -> None:
    hall = await serve()
    ann, bo, cy = (HallClient(hall.address) for _ in range(3))
    table = await ann.create_table("me", "open", game="kung-fu-2014")
    seats = f"/api/tables/{table}/seats"
    four = await ann.request("PUT", seats, {"count": 4})
    assert [seat["kind"] for seat in four["seats"]] == ["person", "open", "open", "open"]
    assert [seat["seat"] for seat in four["seats"]] == [0, 1, 2, 3]
    assert (await bo.call("PUT", seats, {"count": 3}))[0] == 403
    for wrong, status in ((1, 409), (7, 409), (0, 400), (9, 400), ("two", 400)):
        answered, error = await ann.call("PUT", seats, {"count": wrong})
        assert (answered, bool(error["detail"])) == (status, True), wrong
    await bo.request("POST", f"{seats}/3")
    await ann.request("PUT", f"{seats}/1", {"bot": "random"})
    # The open seat is removed first, then the bot; people stay and move up.
    three = await ann.request("PUT", seats, {"count": 3})
    assert [seat["kind"] for seat in three["seats"]] == ["person", "bot", "person"]
    assert three["status"] == "waiting"
    two = await ann.request("PUT", seats, {"count": 2})
    assert [seat["kind"] for seat in two["seats"]] == ["person", "person"]
    await ann.request("PUT", seats, {"count": 3})
    await cy.request("POST", f"{seats}/2")
    status, error = await ann.call("PUT", seats, {"count": 2})
    assert (status, error["detail"]) == (409, "The game has started, so the seats are fixed.")


async def test_seat_count_below_number_of_seated_people_is_refused(serve: Serve) -> None:
    hall = await serve()
    ann, bo, cy = (HallClient(hall.address) for _ in range(3))
    table = await ann.create_table("me", "open", "open", "open", game="kung-fu-2014")
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    await cy.request("POST", f"/api/tables/{table}/seats/3")
    before = await ann.request("GET", f"/api/tables/{table}")
    status, error = await ann.call("PUT", f"/api/tables/{table}/seats", {"count": 2})
    assert (status, error["detail"]) == (409, "3 people are seated here. 1 of them must leave first.")
    assert await ann.request("GET", f"/api/tables/{table}") == before


async def test_game_with_changed_seat_count_starts_and_survives_restart(serve: Serve) -> None:
    """The game is dealt for the changed number of seats, even to earlier subscribers and after a restart."""
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    table = await ann.create_table("me", "open", game="kung-fu-2014")
    a = await ann.connect(table)
    await ann.request("PUT", f"/api/tables/{table}/seats", {"count": 3})
    await bo.request("POST", f"/api/tables/{table}/seats/2")
    # Shrinking the table to its seated players does not start the game; the host has to start it.
    await ann.request("PUT", f"/api/tables/{table}/seats", {"count": 2})
    started = await ann.request("POST", f"/api/tables/{table}/start")
    assert (started["status"], len(started["seats"])) == ("playing", 2)
    await a.receive_until(lambda m: m["type"] == "update")
    assert (
        len(a.latest_update["view"]["hands"] if "hands" in a.latest_update["view"] else a.latest_update["view"]["chi"])
        == 2
    )
    again = await serve()
    b = await HallClient(again.address, bo.cookie).connect(table)
    await b.receive_until(lambda m: m["type"] == "update")
    assert b.latest_update["view"]["seat"] == 1
    await a.close()
    await b.close()


async def test_seat_count_invalid_for_team_format_is_refused(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "open", "open", "open", game="kung-fu-2019", options={"format": "2v2"})
    status, error = await ann.call("PUT", f"/api/tables/{table}/seats", {"count": 5})
    assert status == 409
    assert "is for 4 players, not 5" in error["detail"]


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({"game": "chess"}, 404),
        ({"game": "dragon-tickle"}, 404),
        ({"seats": [{"kind": "me"}]}, 409),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, 409),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, 404),
        ({"seats": [{"kind": "king"}, {"kind": "me"}]}, 400),
        ({"options": {"speed": "fast"}}, 409),
        ({"clock": {"kind": "sand"}}, 400),
        ({"clock": {"kind": "move", "seconds": -1}}, 400),
        ({"clock": {"kind": "move", "seconds": "soon"}}, 400),
    ],
)
async def test_invalid_table_request_is_refused(serve: Serve, changes: dict[str, Any], status: int) -> None:
    hall = await serve()
    body = {"game": "fight", "seats": [{"kind": "me"}, {"kind": "open"}]} | changes
    answered, error = await HallClient(hall.address).call("POST", "/api/tables", body)
    assert answered == status
    assert error.keys() == {"status_code", "detail"}


async def test_only_public_tables_are_listed(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    public = await ann.create_table("me", "open")
    by_link = await ann.create_table("me", "open", public=False)
    bot_table = await ann.create_table("random", "random")
    listed = [table["id"] for table in await HallClient(hall.address).request("GET", "/api/tables")]
    assert public in listed
    assert by_link not in listed
    assert bot_table in listed or (await ann.request("GET", f"/api/tables/{bot_table}"))["status"] == "over"
    assert (await HallClient(hall.address).request("GET", f"/api/tables/{by_link}"))["id"] == by_link


async def test_table_ids_are_long_and_unknown_ids_are_refused(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    tables = [await ann.create_table("me", "open") for _ in range(8)]
    assert len(set(tables)) == 8
    assert min(len(table) for table in tables) >= 22
    for wrong in ("x", tables[0][:-1], "a" * 3000, "%00", "..%2f..", "'; DROP TABLE tables; --".replace(" ", "%20")):
        assert (await ann.call("GET", f"/api/tables/{wrong}"))[0] in (400, 404, 405), wrong


async def test_empty_waiting_table_is_removed_after_a_while(serve: Serve) -> None:
    time = [1000.0]
    hall = await serve(now=lambda: time[0])
    ann = HallClient(hall.address)
    left_table, kept_table = await ann.create_table("me", "open"), await ann.create_table("me", "open")
    await ann.request("DELETE", f"/api/tables/{left_table}/seats/0")
    await table_lifecycle.clean_up_tables(hall.hall)
    assert (await ann.call("GET", f"/api/tables/{left_table}"))[0] == 200
    time[0] += 400
    await table_lifecycle.clean_up_tables(hall.hall)
    assert (await ann.call("GET", f"/api/tables/{left_table}"))[0] == 404
    assert (await ann.call("GET", f"/api/tables/{kept_table}"))[0] == 200


async def test_idle_table_is_unloaded_and_reloaded(serve: Serve) -> None:
    time = [1000.0]
    hall = await serve(now=lambda: time[0])
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "open")
    await HallClient(hall.address).request("POST", f"/api/tables/{table}/seats/1")
    time[0] += 1000
    await table_lifecycle.clean_up_tables(hall.hall)
    assert table not in hall.hall.tables
    assert (await ann.request("GET", f"/api/tables/{table}"))["status"] == "playing"


async def test_rematch_starts_when_all_players_agree(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    table = await ann.create_table("me", "open", clock={"kind": "bank", "seconds": 60, "increment": 2})
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    again = f"/api/tables/{table}/rematch"
    assert (await ann.call("POST", again))[0] == 409
    connection = await ann.connect(table)
    await connection.wait_for_prompt() if connection.latest_update.get("prompt") else await connection.receive_until(
        lambda m: m["type"] == "update"
    )
    await connection.request("concede")
    await connection.receive_until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    assert (await ann.request("POST", again))["rematch_table"] is None
    assert (await HallClient(hall.address).call("POST", again))[0] == 403
    following = (await bo.request("POST", again))["rematch_table"]
    assert following not in (None, table)
    assert (await ann.request("POST", again))["rematch_table"] == following
    new = await ann.request("GET", f"/api/tables/{following}")
    assert (new["status"], new["your_seat"], new["clock"]["increment"]) == ("playing", 0, 2.0)
    await connection.receive_until(lambda m: m["type"] == "table" and m["table"]["rematch_table"] == following)
    await connection.close()


async def test_table_starting_during_listing_is_listed_once(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    table = await ann.create_table("me", "open")
    public = SqlStorage.public_tables

    async def start_after_listing(self: SqlStorage, status: str, *args: Any) -> list[TableState]:
        found = await public(self, status, *args)
        if status == "waiting":
            await bo.request("POST", f"/api/tables/{table}/seats/1")
        return found

    monkeypatch.setattr(SqlStorage, "public_tables", start_after_listing)
    listed = await ann.request("GET", "/api/tables")
    assert [(each["id"], each["status"]) for each in listed] == [(table, "playing")]

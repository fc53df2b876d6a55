"""Rated tables: which games count, for whom and how much, what others see, and the migration of old databases."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bench.rating_accuracy import simulate_ratings
from kwoon import registry
from kwoon.bots import STRENGTH_BY_LEVEL, bots_for
from kwoon.bots.custom import load_custom_bot
from kwoon.bots.strength.interpolated import INTERPOLATED_LEVELS
from kwoon.bots.strength.personality import PERSONALITY_LEVELS
from kwoon.games import GAMES
from kwoon.hall.ratings.bot_ratings import bot_ratings
from kwoon.hall.ratings.models import DUEL, FREE_FOR_ALL, INITIAL_MU, TEAMS, RatedResult, RatedSeat, Rating, RatingKind
from kwoon.hall.ratings.rated_table_rules import rating_kind
from kwoon.hall.ratings.rating_updates import update_ratings
from kwoon.hall.tables.table_state import ClockSettings, TableSeat, TableState
from kwoon.server.storage.database import SqlStorage
from tests.custom_bot import LAST_MOVE_BOT
from tests.sample_game import SAMPLE_GAME
from tests.server.hall_client import HallClient
from tests.server.old_databases import insert_row, old_json
from tests.server.running_server import RunningServer
from tests.server.two_players import open_two_player_table, wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


def result(*seats: RatedSeat, kind: Any = DUEL) -> RatedResult:
    return RatedResult("t", SAMPLE_GAME, kind, seats, 1.0)


# Calculation.


def test_winner_gains_loser_loses_and_uncertainty_shrinks() -> None:
    after = update_ratings(result(RatedSeat(0, 1, "a"), RatedSeat(1, 2, "b")), {})
    assert after["a"].mu > INITIAL_MU > after["b"].mu
    assert after["a"].mu - INITIAL_MU == pytest.approx(INITIAL_MU - after["b"].mu)
    assert all(rating.sigma < Rating().sigma and rating.num_games == 1 for rating in after.values())
    assert (after["a"].num_wins, after["b"].num_wins) == (1, 0)
    drawn = update_ratings(result(RatedSeat(0, 1, "a"), RatedSeat(1, 1, "b")), {})
    assert drawn["a"].mu == pytest.approx(drawn["b"].mu)


def test_beating_a_stronger_bot_gains_more_and_bots_keep_their_rating() -> None:
    weak = update_ratings(result(RatedSeat(0, 1, "a"), RatedSeat(1, 2, None, (17.7, 1.5))), {})
    strong = update_ratings(result(RatedSeat(0, 1, "a"), RatedSeat(1, 2, None, (31.1, 1.6))), {})
    assert list(weak) == list(strong) == ["a"]
    assert strong["a"].mu > weak["a"].mu > INITIAL_MU


def test_player_who_left_loses_regardless_of_the_result() -> None:
    stayed = update_ratings(result(RatedSeat(0, 2, "a"), RatedSeat(1, 1, "b", has_left=True)), {})
    lost = update_ratings(result(RatedSeat(0, 1, "a"), RatedSeat(1, 2, "b")), {})
    assert stayed == lost
    # In a team, the result counts only for those who stayed.
    seats = (RatedSeat(0, 1, "a"), RatedSeat(0, 1, "b", has_left=True), RatedSeat(1, 2, "c"), RatedSeat(1, 2, "d"))
    after = update_ratings(result(*seats, kind=TEAMS), {})
    assert after["a"].mu > INITIAL_MU > after["b"].mu
    assert (after["a"].num_wins, after["b"].num_wins) == (1, 0)
    assert after["c"].mu < INITIAL_MU


def test_free_for_all_ratings_follow_places() -> None:
    after = update_ratings(
        result(*[RatedSeat(at, at + 1, name) for at, name in enumerate("abcd")], kind=FREE_FOR_ALL), {}
    )
    strengths = [after[name].mu for name in "abcd"]
    assert strengths == sorted(strengths, reverse=True) and strengths[0] > INITIAL_MU > strengths[-1]


@pytest.mark.parametrize(("kind", "order"), [(DUEL, 0.75), (FREE_FOR_ALL, 0.75), (TEAMS, 0.65)])
def test_ratings_recover_simulated_strengths(kind: Any, order: float) -> None:
    points = simulate_ratings(kind, players=80, games=25, seed="test")
    assert points[-1].order > order > points[2].order
    assert points[-1].error < points[0].error and points[-1].within > 90


def test_rating_kind_follows_team_layout() -> None:
    assert [rating_kind(sides) for sides in ([[0], [1]], [[0], [1], [2]], [[0, 2], [1, 3]])] == [
        DUEL,
        FREE_FOR_ALL,
        TEAMS,
    ]


def test_bot_ratings_cover_all_levels_in_order() -> None:
    for definition in GAMES:
        kinds: list[RatingKind] = [DUEL] if len(definition.seats) == 1 else [DUEL, FREE_FOR_ALL]
        if definition.id == "kung-fu-2019":
            kinds.append(TEAMS)
        for kind in kinds:
            ratings = bot_ratings(definition.id, kind)
            levels = [level.id for level in bots_for(definition.id) if level.grade > 0]
            assert list(ratings)[: len(levels)] == levels, (definition.id, kind)
            # Interpolated bots rank between the levels below and above them.
            ordered = sorted(
                [bot for bot in ratings if STRENGTH_BY_LEVEL[bot] > 0], key=lambda bot: STRENGTH_BY_LEVEL[bot]
            )
            assert {step.id for step in INTERPOLATED_LEVELS} < set(ordered)
            strengths = [ratings[bot][0] for bot in ordered]
            assert strengths == sorted(strengths), (definition.id, kind)
            personality_bots = [bot for bot in ratings if STRENGTH_BY_LEVEL[bot] == 0]
            assert personality_bots == (
                [level.id for level in PERSONALITY_LEVELS if level.can_play(definition.id)] if kind == DUEL else []
            )


# At tables.


async def rating_of(person: HallClient, game: str = SAMPLE_GAME, kind: str = "duel") -> dict[str, Any] | None:
    me = await person.request("GET", "/api/me")
    shown = await person.request("GET", f"/api/people/{me['id']}")
    for standing in shown["ratings"]:
        if (standing["game"], standing["kind"]) == (game, kind):
            found: dict[str, Any] = standing
            return found
    return None


async def test_rated_game_changes_ratings_and_casual_game_does_not(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address, rated=True)
    shown = await ann.request("GET", f"/api/tables/{table}")
    assert shown["rated"] and shown["clock"]["kind"] == "bank" and not shown["can_hint"]
    assert (await ann.call("POST", f"/api/tables/{table}/hint"))[0] == 409
    assert (await ann.call("PUT", f"/api/tables/{table}/delayed-view", {"enabled": True}))[0] == 409
    assert await bo.request("GET", f"/api/tables/{table}/ratings") == [
        {"seat": seat, "points": 1500, "is_provisional": True} for seat in (0, 1)
    ]
    a = await ann.connect(table)
    await a.request("concede")
    up, down = await rating_of(bo), await rating_of(ann)
    assert up and down and up["rating"]["rating"] > INITIAL_MU > down["rating"]["rating"]
    assert up["rating"]["points"] > 1500 > down["rating"]["points"] and up["rating"]["is_provisional"]
    assert up["curve"][-1]["points"] == up["rating"]["points"]
    assert up["rating"]["num_games"] == up["rating"]["num_wins"] == len(up["curve"]) - 1 == 1
    plain, ann, bo = await open_two_player_table(hall.address)
    assert await ann.request("GET", f"/api/tables/{plain}/ratings") == []
    await (await ann.connect(plain)).request("concede")
    assert await rating_of(ann) is None


async def test_rematch_of_rated_game_is_rated(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address, rated=True)
    await (await ann.connect(table)).request("concede")
    for person in (ann, bo):
        response = await person.request("POST", f"/api/tables/{table}/rematch")
    assert (await ann.request("GET", f"/api/tables/{response['rematch_table']}"))["rated"]
    await ann.connect(response["rematch_table"])
    await (await bo.connect(response["rematch_table"])).request("concede")
    rating = await rating_of(ann)
    assert rating and (rating["rating"]["num_games"], rating["rating"]["num_wins"]) == (2, 1)


async def test_leaving_a_rated_duel_loses_it(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address, rated=True)
    assert (await ann.call("DELETE", f"/api/tables/{table}/seats/1"))[0] == 403
    response = await ann.request("DELETE", f"/api/tables/{table}/seats/0")
    assert response["status"] == "over" and response["seats"][0]["kind"] == "person"
    up, down = await rating_of(bo), await rating_of(ann)
    assert up and down and up["rating"]["rating"] > INITIAL_MU > down["rating"]["rating"]


async def test_player_leaving_rated_free_for_all_is_replaced_and_ranked_last(serve: Serve) -> None:
    hall = await serve()
    people = [HallClient(hall.address) for _ in range(3)]
    table = await people[0].create_table("me", "open", "open", game="kung-fu-2014", rated=True)
    for seat in (1, 2):
        await people[seat].request("POST", f"/api/tables/{table}/seats/{seat}")
    response = await people[0].request("DELETE", f"/api/tables/{table}/seats/0")
    assert response["seats"][0]["kind"] == "bot"
    for seat in (1, 2):
        connection = await people[seat].connect(table)
        await connection.request("concede")
        if (await people[1].request("GET", f"/api/tables/{table}"))["status"] == "over":
            break
    ratings = [await rating_of(person, "kung-fu-2014", "several") for person in people]
    assert all(rating and rating["rating"]["num_games"] == 1 for rating in ratings)
    assert min(range(3), key=lambda at: ratings[at]["rating"]["rating"]) == 0  # type: ignore[index]
    me = await people[0].request("GET", "/api/me")
    (game,) = await people[0].request("GET", f"/api/people/{me['id']}/games")
    assert game["result"] == "left" and game["rating_change"]["after"] < game["rating_change"]["before"]
    # This player left the seat, so the table is not in their list.
    assert await people[0].request("GET", "/api/me/tables") == []


async def test_unratable_table_is_refused(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    seats = [{"kind": "me"}, {"kind": "open"}]
    for change in (
        {"hints": True},
        {"seats": [{"kind": "bot"}, {"kind": "bot"}]},
    ):
        body = {"game": SAMPLE_GAME, "seats": seats, "rated": True} | change
        status, error = await ann.call("POST", "/api/tables", body)
        assert status == 409 and error["detail"], change
    pack = (await ann.request("GET", "/api/packs?game=fight"))[0]["fingerprint"]
    own = await ann.request("POST", "/api/packs", {"game": SAMPLE_GAME, "parent": pack, "name": "Mine"})
    text_ = own["text"].replace('title = "', 'title = "Other ', 1)
    if text_ != own["text"]:
        own = await ann.request(
            "PUT", f"/api/packs/{own['id']}", {"name": "Mine", "text": text_, "version": own["version"]}
        )
    body = {"game": SAMPLE_GAME, "seats": seats, "rated": True, "pack": own["id"]}
    status, error = await ann.call("POST", "/api/tables", body)
    assert status in (201, 409) and (status == 201) == (
        own["fingerprint"] == registry.default_pack(SAMPLE_GAME).fingerprint
    )


async def test_bot_without_rating_is_refused_at_rated_table(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "unrated_bot_of_a_test.py").write_text(LAST_MOVE_BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    id = "unrated_bot_of_a_test:Last"
    hall = await serve(custom_bots=(load_custom_bot(id),))
    ann = HallClient(hall.address)
    body = {"game": SAMPLE_GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": id}], "rated": True}
    status, error = await ann.call("POST", "/api/tables", body)
    assert status == 409 and "has no rating" in error["detail"] and "random" in error["detail"]
    waiting = await ann.create_table("me", "open", rated=True)
    assert (await ann.call("PUT", f"/api/tables/{waiting}/seats/1", {"bot": id}))[0] == 409
    assert (await ann.request("PUT", f"/api/tables/{waiting}/seats/1", {"bot": "novice"}))["status"] == "playing"


# Visibility.


async def test_game_history_shows_private_tables_to_owner_only(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address, rated=True)
    a = await ann.connect(table)
    await wait_for_update(a)
    await a.request("concede")
    secret = await ann.create_table("me", "random", public=False)
    await (await ann.connect(secret)).request("concede")
    me = await ann.request("GET", "/api/me")
    games = f"/api/people/{me['id']}/games"
    assert [game["table"] for game in await ann.request("GET", games)] == [secret, table]
    (seen,) = await bo.request("GET", games)
    assert seen["table"] == table and seen["result"] == "lost" and seen["num_moves"] == 1
    assert [game["table"] for game in await bo.request("GET", "/api/finished")] == [table]
    assert (await ann.request("GET", f"/api/people/{me['id']}"))["game_counts"][0]["num_games"] == 2
    assert (await bo.request("GET", f"/api/people/{me['id']}"))["game_counts"][0]["num_games"] == 1
    for narrowed, found in (
        ("?result=lost", 2),
        ("?result=won", 0),
        ("?game=dragon-punch", 0),
        ("?rated=true", 1),
        (f"?before={seen['ended']}", 0),
    ):
        assert len(await ann.request("GET", games + narrowed)) == found, narrowed
    assert (await bo.call("GET", "/api/people/nobody"))[0] == 404


async def test_leaderboard_lists_bots_and_registered_people(serve: Serve) -> None:
    hall = await serve()
    table, ann, _ = await open_two_player_table(hall.address, rated=True)
    await ann.request("DELETE", f"/api/tables/{table}/seats/0")
    board = await ann.request("GET", "/api/leaderboards/fight/duel")
    assert [row["bot"] for row in board] == ["master", "student", "greedy", "novice", "random"]
    await ann.request("POST", "/api/account/recovery")
    board = await ann.request("GET", "/api/leaderboards/fight/duel")
    (row,) = [row for row in board if row["person"]]
    assert row["name"] == "Ann" and row["rating"]["num_games"] == 1
    lower_bounds = [row["rating"]["rating"] - 2 * row["rating"]["uncertainty"] for row in board]
    assert all(one > other - 0.3 for one, other in itertools.pairwise(lower_bounds))
    assert (await ann.call("GET", "/api/leaderboards/fight/nothing"))[0] == 400
    assert (await ann.call("GET", "/api/leaderboards/chess/duel"))[0] == 404


# Old data.


def test_migration_fills_in_results_of_finished_games(tmp_path: Path) -> None:
    storage = SqlStorage(f"sqlite:///{tmp_path / 'old.sqlite3'}")
    storage.migrate("0005")
    seats = [TableSeat("person", "a", "Ann"), TableSeat("person", "b", "Bo")]
    common_fields: dict[str, Any] = {
        "game": SAMPLE_GAME,
        "pack": "",
        "options": {},
        "seats": seats,
        "clock": ClockSettings(),
    }
    ended = TableState(
        id="t", uses_call=False, public=True, host="a", created=1.0, status="over", winners=[1], **common_fields
    )
    running = TableState(id="u", uses_call=False, public=True, host="a", created=2.0, status="playing", **common_fields)
    with storage.engine.begin() as connection:
        connection.execute(text("INSERT INTO guests (id, name) VALUES ('a', 'Ann')"))
        for table_state in (ended, running):
            values = {"id": table_state.id, "version": 0, "status": table_state.status, "public": 1, "made": 1.0}
            insert_row(connection, "tables", values | {"changed": 1.0, "head": old_json(table_state)})
            for person in ("a", "b"):
                row = {"table_id": table_state.id, "person": person, "status": table_state.status, "changed": 1.0}
                insert_row(connection, "seats", row)
    storage.migrate()
    with storage.engine.connect() as connection:
        results = connection.execute(text("SELECT table_id, person_id, result FROM seats ORDER BY 1, 2")).all()
        games = connection.execute(text("SELECT game FROM tables")).scalars().all()
    assert [tuple(row) for row in results] == [("t", "a", "lost"), ("t", "b", "won"), ("u", "a", ""), ("u", "b", "")]
    assert games == [SAMPLE_GAME, SAMPLE_GAME]
    profile = asyncio.run(_profile(storage))
    assert profile is not None and tuple(profile) == ("Ann", 0, "", None, "")


async def _profile(storage: SqlStorage) -> Any:
    return await storage.people.profile("a")

"""Ratings resist farming through short games, one's own guests, repeated pairings, absent opponents and removed
players."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from kwoon.hall.ratings.bot_ratings import bot_ratings
from kwoon.hall.ratings.models import DUEL, INITIAL_MU, INITIAL_SIGMA, RatedResult, RatedSeat, Rating
from kwoon.hall.ratings.rated_table_rules import MIN_RATED_MOVES
from kwoon.hall.ratings.rating_updates import update_ratings
from kwoon.hall.ratings.weights import DAY, OpponentGameCounts, rating_weight
from kwoon.server.storage.database import SqlStorage
from kwoon.server.storage.rating_writes import RatingWriter
from tests.sample_game import SAMPLE_GAME
from tests.server.hall_client import HallClient, TableConnection
from tests.server.running_server import RunningServer
from tests.server.tournament_helpers import open_tournament, poll_until
from tests.server.two_players import wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
MASTER = bot_ratings(SAMPLE_GAME, DUEL)["master"]


class ForwardedVisitor(HallClient):
    """A visitor whose requests arrive through a trusted proxy."""

    def __init__(self, address: str, forwarded_for: str, cookie: str = "") -> None:
        super().__init__(address, cookie)
        self.forwarded_for = forwarded_for

    def call_blocking(self, method: str, path: str, body: object, headers: dict[str, str]) -> tuple[int, Any]:
        return super().call_blocking(method, path, body, headers | {"x-forwarded-for": self.forwarded_for})

    async def connect(
        self, table_id: str, since: int | None = None, watch: str = "", **headers: str
    ) -> TableConnection:
        return await super().connect(table_id, since, watch, **headers | {"x-forwarded-for": self.forwarded_for})


async def make_moves(count: int, *connections: TableConnection) -> None:
    for _ in range(count):
        turn = next(each for each in connections if each.latest_update["prompt"])
        prompt, turn.latest_update["prompt"] = turn.latest_update["prompt"], None
        await turn.request("move", key=prompt["key"], move=prompt["moves"][0]["move"])
        for each in connections:
            await each.request("ping")


async def win_duel(winner: HallClient, loser: HallClient, num_moves: int) -> str:
    """Play a rated duel that `loser` concedes after `num_moves` moves; return its table."""
    table = await winner.create_table("me", "open", rated=True)
    await loser.request("POST", f"/api/tables/{table}/seats/1")
    a, b = await winner.connect(table), await loser.connect(table)
    await wait_for_update(a, b)
    await make_moves(num_moves, a, b)
    await b.request("concede")
    for connection in (a, b):
        await connection.close()
    return table


async def rating_of(person: HallClient) -> dict[str, Any] | None:
    me = await person.request("GET", "/api/me")
    shown = await person.request("GET", f"/api/people/{me['id']}")
    found: list[dict[str, Any]] = [each["rating"] for each in shown["ratings"]]
    return found[0] if found else None


async def named(person: HallClient, name: str) -> HallClient:
    """Save a name, so that the person has a profile page."""
    await person.request("PUT", "/api/me", {"name": name})
    return person


# Which games count.


async def test_rated_game_with_too_few_moves_changes_no_rating(serve: Serve) -> None:
    hall = await serve(min_rated_moves=MIN_RATED_MOVES)
    ann, bo = await named(HallClient(hall.address), "Ann"), await named(HallClient(hall.address), "Bo")
    await win_duel(ann, bo, 2 * MIN_RATED_MOVES - 1)
    assert await rating_of(ann) is None and await rating_of(bo) is None
    await win_duel(ann, bo, 2 * MIN_RATED_MOVES)
    up, down = await rating_of(ann), await rating_of(bo)
    assert up and down and up["rating"] > INITIAL_MU > down["rating"]


async def test_moves_taken_back_do_not_count_toward_the_minimum(serve: Serve) -> None:
    hall = await serve(min_rated_moves=2)
    ann, bo = await named(HallClient(hall.address), "Ann"), await named(HallClient(hall.address), "Bo")
    table = await ann.create_table("me", "open", rated=True, game="kung-fur-fight")
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    for _ in range(5):
        await a.move(a.latest_update["prompt"]["moves"][0]["move"])
        await wait_for_update(a)
        await a.request("take_back", key=a.latest_update["prompt"]["key"])
        await wait_for_update(a)
    await b.request("concede")
    assert await rating_of(ann) is None


async def test_wins_over_guests_from_own_household_gain_little(serve: Serve) -> None:
    hall = await serve(min_rated_moves=0)
    ann = await named(HallClient(hall.address), "Ann")
    await ann.request("POST", "/api/account/recovery")
    for _ in range(36):
        guest = HallClient(hall.address)
        await guest.request("GET", "/api/me")
        await win_duel(ann, guest, 0)
    rating = await rating_of(ann)
    assert rating and rating["num_games"] == rating["num_wins"] == 36
    # All games against one household together count for at most one game per month.
    once = update_ratings(RatedResult("t", SAMPLE_GAME, DUEL, (RatedSeat(0, 1, "a"), RatedSeat(1, 2, "b")), 1.0), {})[
        "a"
    ]
    assert rating["rating"] < once.mu + 0.1 < MASTER[0] and rating["uncertainty"] > once.sigma - 0.1
    with hall.server.storage.engine.connect() as connection:
        assert "127.0.0.1" not in "".join(connection.execute(text("SELECT state FROM tables")).scalars())
        stored = connection.execute(
            text("SELECT same_household, weight FROM rating_changes WHERE num_games = 36")
        ).one()
    assert stored.same_household == 1 and stored.weight < 1e-6


async def test_wins_over_new_guests_from_many_households_gain_little(serve: Serve) -> None:
    hall = await serve(min_rated_moves=0, proxies=("127.0.0.1",))
    ann = await named(ForwardedVisitor(hall.address, "192.0.2.1"), "Ann")
    for n in range(20):
        guest = ForwardedVisitor(hall.address, f"198.51.100.{n}")
        await guest.request("GET", "/api/me")
        await win_duel(ann, guest, 0)
    rating = await rating_of(ann)
    assert rating and rating["rating"] - 2 * rating["uncertainty"] < MASTER[0] - 2 * MASTER[1] - 5


async def test_household_fingerprints_are_deleted_when_game_ends(serve: Serve) -> None:
    hall = await serve(min_rated_moves=0)
    ann, bo = await named(HallClient(hall.address), "Ann"), await named(HallClient(hall.address), "Bo")
    table = await ann.create_table("me", "open", rated=True)
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    (table_state,) = await hall.hall.storage.table_states("playing")
    first, second = [table_seat.household for table_seat in table_state.seats]
    assert first == second != "" and "127" not in first
    assert "household" not in str(await ann.request("GET", f"/api/tables/{table}"))
    await win_duel(ann, bo, 0)
    await bo.request("DELETE", f"/api/tables/{table}/seats/1")
    for table_state in await hall.hall.storage.table_states("over"):
        assert [table_seat.household for table_seat in table_state.seats] == ["", ""]


async def test_household_fingerprints_differ_between_tables(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    for _ in range(2):
        await ann.create_table("me", "open", rated=True)
    marks = {
        table_seat.household
        for table_state in await hall.hall.storage.table_states("waiting")
        for table_seat in table_state.seats[:1]
    }
    assert len(marks) == 2 and "" not in marks
    await ann.create_table("me", "open")
    (casual,) = [
        table_state for table_state in await hall.hall.storage.table_states("waiting") if not table_state.rated
    ]
    assert casual.seats[0].household == ""


async def test_game_is_unrated_if_opponent_never_arrives(serve: Serve) -> None:
    hall = await serve(min_rated_moves=0)
    ann, bo = await named(HallClient(hall.address), "Ann"), await named(HallClient(hall.address), "Bo")
    await ann.request("POST", "/api/matchmaking/fight")
    table = (await bo.request("POST", "/api/matchmaking/fight"))["table"]
    a = await ann.connect(table)
    await wait_for_update(a)
    # A timeout would remove Bo in the same way. He has never opened the table.
    await bo.request("DELETE", f"/api/tables/{table}/seats/{1 - a.latest_update['view']['seat']}")
    assert (await ann.request("GET", f"/api/tables/{table}"))["status"] == "over"
    assert await rating_of(ann) is None and await rating_of(bo) is None


async def test_matchmade_game_is_rated_when_both_players_arrive(serve: Serve) -> None:
    hall = await serve(min_rated_moves=0)
    ann, bo = await named(HallClient(hall.address), "Ann"), await named(HallClient(hall.address), "Bo")
    await ann.request("POST", "/api/matchmaking/fight")
    table = (await bo.request("POST", "/api/matchmaking/fight"))["table"]
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    await b.request("concede")
    rating = await rating_of(ann)
    assert rating and rating["num_games"] == 1


async def test_player_removed_by_tournament_host_forfeits_without_rating_change(serve: Serve) -> None:
    hall = await serve(tournament_interval=0.05, min_rated_moves=0)
    host = HallClient(hall.address)
    people = [await named(HallClient(hall.address), each) for each in ("Ann", "Bo")]
    path = await open_tournament(host, kind="robin", rated=True)
    for person in people:
        await person.request("POST", f"{path}/entrants")
    await host.request("POST", f"{path}/start")
    response = await poll_until(host, path, lambda each: bool(each["pairings"]))
    table = response["pairings"][0]["table"]
    connections = [await person.connect(table) for person in people]
    await wait_for_update(*connections)
    (removed,) = [each["id"] for each in response["standings"] if each["name"] == "Bo"]
    await host.request("DELETE", f"{path}/entrants/{removed}")
    response = await poll_until(host, path, lambda each: each["tournament"]["state"] == "over")
    assert [await rating_of(person) for person in people] == [None, None]
    points = {each["name"]: each["points"] for each in response["standings"]}
    assert points == {"Ann": 1, "Bo": 0}


async def test_leaving_a_rated_tournament_lowers_the_rating(serve: Serve) -> None:
    hall = await serve(tournament_interval=0.05, min_rated_moves=0)
    host = HallClient(hall.address)
    people = [await named(HallClient(hall.address), each) for each in ("Ann", "Bo")]
    path = await open_tournament(host, kind="robin", rated=True)
    for person in people:
        await person.request("POST", f"{path}/entrants")
    await host.request("POST", f"{path}/start")
    response = await poll_until(host, path, lambda each: bool(each["pairings"]))
    connections = [await person.connect(response["pairings"][0]["table"]) for person in people]
    await wait_for_update(*connections)
    (own,) = [each["id"] for each in response["standings"] if each["name"] == "Bo"]
    await people[1].request("DELETE", f"{path}/entrants/{own}")
    await poll_until(host, path, lambda each: each["tournament"]["state"] == "over")
    up, down = [await rating_of(person) for person in people]
    assert up and down and up["rating"] > INITIAL_MU > down["rating"]


# Weights.


def test_first_game_against_an_opponent_has_full_weight() -> None:
    assert rating_weight(OpponentGameCounts()) == 1.0


def test_weight_halves_with_each_game_of_the_same_pair_after_the_fifth() -> None:
    weights = [rating_weight(OpponentGameCounts(pair=n)) for n in range(8)]
    assert weights == [1.0] * 5 + [0.5, 0.25, 0.125]


def test_weight_within_a_household_halves_from_the_first_game() -> None:
    assert [rating_weight(OpponentGameCounts(household=n)) for n in range(3)] == [0.5, 0.25, 0.125]


def test_weight_against_new_guests_is_shared_among_them() -> None:
    assert [rating_weight(OpponentGameCounts(guests=n)) for n in range(3)] == [1.0, 1 / 2, 1 / 3]


def test_opponent_weight_is_the_smallest_of_several_weights() -> None:
    assert rating_weight(OpponentGameCounts(pair=0, household=3, guests=1)) == 1 / 16


def test_half_weight_halves_the_rating_change() -> None:
    game = RatedResult("t", SAMPLE_GAME, DUEL, (RatedSeat(0, 1, "a"), RatedSeat(1, 2, "b")), 1.0)
    full, half = update_ratings(game, {}), update_ratings(game, {}, {"a": 0.5})
    assert half["a"].mu - INITIAL_MU == pytest.approx((full["a"].mu - INITIAL_MU) / 2)
    assert INITIAL_SIGMA - half["a"].sigma == pytest.approx((INITIAL_SIGMA - full["a"].sigma) / 2)
    assert half["b"] == full["b"] and half["a"].num_games == 1


# In the database.


class RatingDatabase:
    def __init__(self, path: Path) -> None:
        self.storage = SqlStorage(f"sqlite:///{path}")
        self.scores = RatingWriter(is_sqlite=True)
        self.tables = 0

    def keep_name(self, person: str) -> None:
        with self.storage.engine.begin() as connection:
            connection.execute(
                text("INSERT INTO guests (id, name, registered_at) VALUES (:id, :id, 1.0)"), {"id": person}
            )

    def play(self, *seats: RatedSeat, at: float, kind: Any = DUEL) -> dict[str, float]:
        """Write one result and return its weight for each person."""
        self.tables += 1
        table = f"table{self.tables}"
        with self.storage.engine.begin() as connection:
            self.scores.apply_results(connection.exec_driver_sql, [RatedResult(table, SAMPLE_GAME, kind, seats, at)])
            found = connection.execute(
                text("SELECT person_id, weight FROM rating_changes WHERE table_id = :table"), {"table": table}
            )
            return {row.person_id: row.weight for row in found}


@pytest.fixture
def book(tmp_path: Path) -> RatingDatabase:
    database = RatingDatabase(tmp_path / "book.sqlite3")
    database.storage.migrate()
    for person in ("a", "b", "c"):
        database.keep_name(person)
    return database


def duel(first: str, second: str, homes: tuple[str, str] = ("x", "y")) -> tuple[RatedSeat, RatedSeat]:
    return RatedSeat(0, 1, first, household=homes[0]), RatedSeat(1, 2, second, household=homes[1])


def test_games_of_the_same_pair_count_less_until_a_week_has_passed(book: RatingDatabase) -> None:
    weights = [book.play(*duel("a", "b"), at=n)["a"] for n in range(7)]
    assert weights == [1.0] * 5 + [0.5, 0.25]
    assert book.play(*duel("c", "b"), at=8.0) == {"b": 1.0, "c": 1.0}
    assert book.play(*duel("a", "b"), at=8 * DAY)["a"] == 1.0


def test_unknown_households_are_never_the_same(book: RatingDatabase) -> None:
    assert book.play(*duel("a", "b", ("", "")), at=1.0) == {"a": 1.0, "b": 1.0}
    assert book.play(*duel("a", "c", ("x", "x")), at=2.0) == {"a": 0.5, "c": 0.5}


def test_guests_are_new_until_their_tenth_game(book: RatingDatabase) -> None:
    first = [book.play(*duel("a", f"g{n}"), at=float(n))["a"] for n in range(3)]
    assert first == [1.0, 1 / 2, 1 / 3]
    for n in range(9):
        book.play(RatedSeat(0, 1, "g0"), RatedSeat(1, 2, None, (20.0, 2.0)), at=10.0 + n)
    assert book.play(*duel("a", "g0"), at=30.0)["a"] == 1.0


def test_deleted_accounts_count_as_new_guests(book: RatingDatabase) -> None:
    deleted = RatedSeat(1, 2, None, Rating()[:2], is_deleted=True)
    assert [book.play(RatedSeat(0, 1, "a"), deleted, at=float(n))["a"] for n in range(2)] == [1.0, 0.5]


def test_games_against_bots_always_count_in_full(book: RatingDatabase) -> None:
    bot = RatedSeat(1, 2, None, (20.0, 2.0))
    assert {book.play(RatedSeat(0, 1, "a"), bot, at=float(n))["a"] for n in range(12)} == {1.0}


def test_game_with_several_opponents_gets_the_lowest_weight(book: RatingDatabase) -> None:
    seats = (
        RatedSeat(0, 1, "a", household="x"),
        RatedSeat(1, 2, "b", household="x"),
        RatedSeat(2, 3, None, (20.0, 2.0)),
        RatedSeat(3, 4, "c", household="z"),
    )
    assert book.play(*seats, at=1.0, kind="several") == {"a": 0.5, "b": 0.5, "c": 1.0}


def test_teammates_from_one_household_count_in_full(book: RatingDatabase) -> None:
    seats = (
        RatedSeat(0, 1, "a", household="x"),
        RatedSeat(0, 1, "b", household="x"),
        RatedSeat(1, 2, "c", household="z"),
        RatedSeat(1, 2, None, (20.0, 2.0)),
    )
    assert book.play(*seats, at=1.0, kind="teams") == {"a": 1.0, "b": 1.0, "c": 1.0}


def test_migration_keeps_ratings_and_counts_earlier_games(tmp_path: Path) -> None:
    book = RatingDatabase(tmp_path / "old.sqlite3")
    book.storage.migrate("0008")
    columns = "table_id, person, game, kind, place, sides, gone, mu, sigma, games, won, mu_before, sigma_before, at"
    with book.storage.engine.begin() as connection:
        for n, (person, mu) in enumerate((("a", 27.0), ("b", 23.0))):
            row = f"'old', '{person}', 'fight', 'duel', {n + 1}, 2, 0, {mu}, 8.0, 1, {1 - n}, 25.0, 8.3, 1.0"
            connection.execute(text(f"INSERT INTO changes ({columns}) VALUES ({row})"))
            rating = f"'{person}', 'fight', 'duel', {mu}, 8.0, 1, {1 - n}, {mu - 16}, 1.0"
            names = "person, game, kind, mu, sigma, games, won, floor, changed"
            connection.execute(text(f"INSERT INTO ratings ({names}) VALUES ({rating})"))
    book.storage.migrate()
    for person in ("a", "b"):
        book.keep_name(person)
    with book.storage.engine.connect() as connection:
        wanted = "SELECT mu, weight, same_household, new_guest FROM rating_changes ORDER BY person_id"
        old = connection.execute(text(wanted)).all()
    assert [tuple(row) for row in old] == [(27.0, 1.0, 0, 0), (23.0, 1.0, 0, 0)]
    # The old game counts toward this pair's limit.
    weights = [book.play(*duel("a", "b"), at=2.0 + n)["a"] for n in range(5)]
    assert weights == [1.0] * 4 + [0.5]
    with book.storage.engine.connect() as connection:
        games = connection.execute(text("SELECT num_games, mu FROM ratings WHERE person_id = 'a'")).one()
    assert games.num_games == 6 and games.mu > 27.0

"""Bots play fairly, and a misbehaving bot cannot stop a table."""

import asyncio
import json
import logging
import pickle
import sys
from collections.abc import Awaitable, Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from kwoon import registry
from kwoon.bots import BOTS
from kwoon.bots.custom import load_custom_bot
from kwoon.bots.level import Level
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import Game, Player, State
from kwoon.hall import table_driver
from kwoon.hall.bot_jobs import (
    RANK_ANALYSIS,
    RANK_BOTS_ONLY,
    RANK_PLAYERS,
    BotFailed,
    JobPriority,
    MoveJob,
    choose_moves,
)
from kwoon.hall.fair_queue import FairSemaphore
from kwoon.hall.tables.stored_rows import WriteBatch
from kwoon.server.storage.database import SqlStorage
from kwoon.server.workers.bot_pool import BotPool
from tests.custom_bot import LAST_MOVE_BOT
from tests.games.fight.packs import FIGHT_PACKS
from tests.sample_game import SAMPLE_GAME
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]

FAULTY_BOT_WORKER = Path(__file__).with_name("faulty_bot_worker.py")
spec = spec_from_file_location("faulty_bot_worker", FAULTY_BOT_WORKER)
assert spec is not None
assert spec.loader is not None
faulty_bot_worker = module_from_spec(spec)
spec.loader.exec_module(faulty_bot_worker)


def move_job(bot: str) -> MoveJob:
    loaded = registry.load_game(SAMPLE_GAME)
    state = loaded.game.deal(LiveDice(5))
    prompt = state.prompts()[0]
    return MoveJob(bot, registry.default_pack(SAMPLE_GAME), 2, (), state.view(int(prompt.seat)), prompt)


def drafting_job(bot: str, num_made: int = 0) -> tuple[State, MoveJob]:
    """Return a position and a job to draft a plan there. The first `num_made` moves of the plan have been made."""
    loaded = registry.load_game("kung-fur-fight")
    dice = LiveDice(5)
    state = loaded.game.deal(dice)
    for _ in range(num_made):
        prompt = state.prompt(1)
        assert prompt is not None
        state.apply(1, prompt.moves[0], dice)
    prompt = state.prompt(1)
    assert prompt is not None
    return state, MoveJob(bot, registry.default_pack("kung-fur-fight"), 2, (("dogs", "seat 1"),), state.view(1), prompt)


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("num_made", [0, 1, 3])
def test_choose_moves_completes_the_draft_with_one_bot_instance(bot: str, num_made: int) -> None:
    state, player_jobs = drafting_job(bot, num_made)
    num_instances = 0

    def counting_level(level: Level) -> Level:
        def make(game: Game, dice: Dice) -> Player:
            nonlocal num_instances
            num_instances += 1
            return level.make_bot(game, dice)

        return Level(level.id, level.name, level.description, make, level.game_ids)

    moves = choose_moves(player_jobs, tuple(counting_level(level) for level in BOTS))
    assert num_instances == 1
    dice = LiveDice(6)
    for at, move in enumerate(moves):
        assert state.prompt(1) is not None, f"no prompt for move {at} of {moves}"
        state.apply(1, move, dice)
    assert state.pending_seats() == (0,)


def test_choose_moves_stops_when_the_draft_resolves_the_position() -> None:
    state, _ = drafting_job("random")
    dice = LiveDice(5)
    while (prompt := state.prompt(0)) is not None:
        state.apply(0, prompt.moves[-1], dice)
    last = state.prompt(1)
    assert last is not None
    seal = last.moves[-1]
    moves = choose_moves(
        MoveJob("random", registry.default_pack("kung-fur-fight"), 2, (("dogs", "seat 1"),), state.view(1), last), BOTS
    )
    assert moves[-1] == seal
    assert moves.count(seal) == 1


def test_move_job_contains_no_state_and_can_be_pickled() -> None:
    player_jobs = move_job("random")
    assert not any(isinstance(part, State) for part in player_jobs)
    unpickled = pickle.loads(pickle.dumps(player_jobs))
    assert unpickled.view == player_jobs.view
    assert unpickled.prompt.as_tuple() == player_jobs.prompt.as_tuple()
    assert choose_moves(unpickled, faulty_bot_worker.FAULTY_BOTS)[0] in player_jobs.prompt.moves


@pytest.mark.parametrize("bot", ["slow", "crashing", "dying", "cheating"])
async def test_failing_bot_is_replaced_and_game_continues(serve: Serve, bot: str) -> None:
    hall = await serve(
        bot_worker_command=(sys.executable, str(FAULTY_BOT_WORKER)), bots=faulty_bot_worker.FAULTY_BOTS, bot_timeout=2.0
    )
    ann = HallClient(hall.address)
    table = await ann.create_table("me", bot)
    a = await ann.connect(table)
    assert (await a.play_to_end())["places"]
    assert a.table["seats"][1]["bot"] == "random"
    await a.close()


async def test_hint_from_failing_bot_is_refused_as_not_worth_retrying(serve: Serve) -> None:
    broken = Level("crashing", "Broken", "Fails on every position.", faulty_bot_worker.FAULTY_BOTS[0].make_bot, grade=9)
    command = (sys.executable, str(FAULTY_BOT_WORKER))
    hall = await serve(bot_worker_command=command, bots=(*faulty_bot_worker.FAULTY_BOTS, broken))
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "random")
    a = await ann.connect(table)
    assert await a.wait_for_prompt() is not None
    status, error = await ann.call("POST", f"/api/tables/{table}/hint")
    assert (status, error["detail"]) == (409, "The bot can't evaluate this position. Trying again won't help.")
    await a.close()


async def test_bot_failing_in_its_draft_is_replaced_and_its_moves_are_kept(serve: Serve) -> None:
    hall = await serve(bot_worker_command=(sys.executable, str(FAULTY_BOT_WORKER)), bots=faulty_bot_worker.FAULTY_BOTS)
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "wavering", game="kung-fur-fight")
    a = await ann.connect(table)
    await a.receive_until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["bot"] == "random")
    while a.latest_update.get("view", {}).get("pending_seats") != [0]:
        await a.receive()
    steps = hall.hall.tables[table].require_match().moves
    assert steps[0].seat == 1
    assert all(step.seat == 1 and step.move >= 0 for step in steps)
    await a.close()


async def test_bot_draft_with_failed_write_is_retried_as_a_whole(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kwoon.hall.table_driver.RETRY_SECONDS", 0.05)
    hall = await serve()
    writes: list[int] = []
    write = SqlStorage.write

    async def fail_first_write(self: SqlStorage, batch: WriteBatch) -> None:
        if batch.moves and batch.moves[0].seat == 1:
            writes.append(len(batch.moves))
            if len(writes) == 1:
                raise OSError("no space left on device")
        await write(self, batch)

    monkeypatch.setattr(SqlStorage, "write", fail_first_write)
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "greedy", game="kung-fur-fight")
    a = await ann.connect(table)
    while a.latest_update.get("view", {}).get("pending_seats") != [0]:
        await a.receive()
    draft = hall.hall.tables[table].require_match().state.draft(1)
    assert len(draft) > 1
    assert writes[1:] == [len(draft)]
    assert [step.move for step in hall.hall.tables[table].require_match().moves] == list(draft)
    await a.close()


async def test_bot_that_prints_to_stdout_keeps_playing(serve: Serve) -> None:
    hall = await serve(bot_worker_command=(sys.executable, str(FAULTY_BOT_WORKER)), bots=faulty_bot_worker.FAULTY_BOTS)
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "noisy")
    a = await ann.connect(table)
    await a.play_to_end()
    assert a.table["seats"][1]["bot"] == "noisy"
    await a.close()


async def test_bots_play_with_the_pack_of_their_table(serve: Serve, tmp_path: Path) -> None:
    own = tmp_path / "nine.toml"
    own.write_text(FIGHT_PACKS["tiny"], encoding="utf-8")
    hall = await serve(
        bot_worker_command=(sys.executable, str(FAULTY_BOT_WORKER)),
        bots=faulty_bot_worker.FAULTY_BOTS,
        offered_packs=tuple(registry.load_named_packs([own])),
    )
    ann = HallClient(hall.address)
    offered = await ann.request("GET", "/api/packs?game=fight")
    assert [(pack["name"], pack["is_default"]) for pack in offered] == [("", True), ("nine", False)]
    # The printed pack is offered too, although this bot cannot play it.
    for pack, bot in ((offered[1], "counting"), (offered[0], faulty_bot_worker.FAULTY_BOTS[0].id)):
        table = await ann.create_table("me", "counting", pack=pack["fingerprint"])
        a = await ann.connect(table)
        await a.play_to_end()
        assert a.table["seats"][1]["bot"] == bot
        assert a.table["pack"] == {name: pack[name] for name in ("fingerprint", "name", "is_default")}
        await a.close()
    # A table can still use a pack that is no longer offered.
    hall = await serve(bot_worker_command=(sys.executable, str(FAULTY_BOT_WORKER)), bots=faulty_bot_worker.FAULTY_BOTS)
    ann = HallClient(hall.address)
    assert len(await ann.request("GET", "/api/packs?game=fight")) == 1
    table = await ann.create_table("me", "counting", pack=offered[1]["fingerprint"])
    a = await ann.connect(table)
    await a.play_to_end()
    assert a.table["seats"][1]["bot"] == "counting"
    await a.close()


async def test_custom_bot_can_be_seated_and_does_not_give_hints(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hall_bot_of_a_test.py").write_text(LAST_MOVE_BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    id = "hall_bot_of_a_test:Last"
    hall = await serve(
        custom_bots=(load_custom_bot(id),),
        bot_worker_command=(sys.executable, "-m", "kwoon.server.workers.bot_worker", id),
    )
    ann = HallClient(hall.address)
    for game in await ann.request("GET", "/api/games"):
        assert game["bots"][-1]["id"] == id
    table = await ann.create_table("me", id)
    a = await ann.connect(table)
    await a.play_to_end()
    seat = a.table["seats"][1]
    assert (seat["bot"], seat["name"]) == (id, "Last")
    again = await ann.create_table("me", id)
    b = await ann.connect(again)
    assert await b.wait_for_prompt()
    assert (await ann.request("POST", f"/api/tables/{again}/hint"))["bot"] == "Master"
    await a.close()
    await b.close()


async def test_game_continues_when_bot_worker_cannot_start_and_bot_keeps_its_seat(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_driver, "BOT_RETRY_DELAYS", (0.0,))
    hall = await serve(bot_worker_command=("/nonexistent/python",))
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "greedy")
    a = await ann.connect(table)
    assert (await a.play_to_end())["places"]
    assert hall.hall.tables[table].table_state.seats[1].bot_id == "greedy"
    await a.close()


async def test_bot_worker_start_is_retried(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_driver, "BOT_RETRY_DELAYS", (0.0, 0.0, 0.0))
    hall = await serve()
    start = hall.server.bot_pool._start_worker
    failures: list[object] = []

    async def fail_three_times(*args: object) -> object:
        if len(failures) < 3:
            failures.append(args)
            raise OSError("too many open files")
        return await start()

    monkeypatch.setattr(hall.server.bot_pool, "_start_worker", fail_three_times)
    w = await HallClient(hall.address).connect(await HallClient(hall.address).create_table("greedy", "greedy"))
    await w.receive_until(lambda m: m["type"] == "update" and m["outcome"])
    assert len(failures) == 3
    assert hall.server.metrics.metric_value("kwoon_bot_failures_total") == 0
    await w.close()


async def test_jobs_for_players_come_first_and_owners_alternate() -> None:
    slots = FairSemaphore(1)
    served: list[str] = []

    async def run_job(rank: int, owner: str) -> None:
        await slots.acquire(JobPriority(rank, owner))
        served.append(f"{owner}{rank}")
        await asyncio.sleep(0)
        slots.release()

    await slots.acquire(JobPriority(RANK_PLAYERS, "first"))
    bot_jobs = [asyncio.create_task(run_job(RANK_BOTS_ONLY, "a")) for _ in range(6)]
    player_jobs = [asyncio.create_task(run_job(RANK_PLAYERS, owner)) for owner in ("b", "b", "b", "c")]
    canceled_job = asyncio.create_task(run_job(RANK_PLAYERS, "d"))
    await asyncio.sleep(0)
    canceled_job.cancel()
    await asyncio.sleep(0)
    slots.release()
    await asyncio.gather(*bot_jobs, *player_jobs)
    assert served[:4] == ["b0", "c0", "b0", "b0"]
    assert served[4:] == ["a1"] * 6


async def test_low_priority_job_is_not_starved() -> None:
    slots = FairSemaphore(1)
    served: list[int] = []

    async def run_job(rank: int) -> None:
        await slots.acquire(JobPriority(rank, "x"))
        served.append(rank)
        slots.release()

    await slots.acquire(JobPriority(RANK_PLAYERS, "first"))
    player_jobs = [asyncio.create_task(run_job(rank)) for rank in [RANK_ANALYSIS] + [RANK_PLAYERS] * 20]
    await asyncio.sleep(0)
    slots.release()
    await asyncio.gather(*player_jobs)
    assert served.index(RANK_ANALYSIS) < 10


async def test_table_of_bots_plays_to_the_end(serve: Serve) -> None:
    hall = await serve()
    table = await HallClient(hall.address).create_table("random", "random")
    w = await HallClient(hall.address).connect(table)
    await w.receive_until(lambda m: m["type"] == "update" and m["outcome"])
    await w.close()


ANY = JobPriority(RANK_PLAYERS, "ann")


async def test_slow_bot_does_not_block_other_workers() -> None:
    pool = BotPool((sys.executable, str(FAULTY_BOT_WORKER)), 2, 3.0)
    slow = asyncio.create_task(pool.choose_moves(move_job("slow"), ANY))
    assert (await pool.choose_moves(move_job("random"), ANY))[0] in move_job("random").prompt.moves
    assert not slow.done()
    with pytest.raises(BotFailed):
        await slow
    assert (await pool.choose_moves(move_job("random"), ANY))[0] in move_job("random").prompt.moves
    await pool.terminate_workers()


async def test_view_of_a_crashing_bot_is_not_logged(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    hall = await serve(bot_worker_command=(sys.executable, str(FAULTY_BOT_WORKER)), bots=faulty_bot_worker.FAULTY_BOTS)
    with caplog.at_level(logging.INFO):
        table = await HallClient(hall.address).create_table("crashing", "random")
        w = await HallClient(hall.address).connect(table)
        await w.receive_until(lambda m: m["type"] == "update" and m["outcome"])
        await w.close()
    failed = [record for record in caplog.records if record.getMessage() == "bot failed"]
    assert failed
    written = [json.dumps(record.__dict__, default=str) for record in caplog.records if record.name == "kwoon"]
    assert not any("my hand is" in line or table in line for line in written)

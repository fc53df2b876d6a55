"""Background studies of a pack against its parent: scheduled in turn, computed once per question, and limited."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text as sql

from kwoon import pack_editor, registry
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer
from tests.server.test_workshop import LONGER_TEXT, create_pack

pytestmark = pytest.mark.anyio
Serve = Callable[..., Awaitable[RunningServer]]

SLOW_WORKER = """
import sys, time
from kwoon.server.workers import study_worker
run_step = study_worker.StudyWorker.run_step
def slow(self, step):
    time.sleep(0.05)
    with study_worker.cpu_time_limit(3.0):
        while "hang" in step.pack:
            pass
    if "die" in step.pack:
        raise SystemExit(3)
    return run_step(self, step)
study_worker.StudyWorker.run_step = slow
study_worker.STEP_SECONDS = 0.01
study_worker.main()
"""


@pytest.fixture
def slow(tmp_path: Path) -> tuple[str, ...]:
    """Return the command of a worker that plays slowly, hangs or dies, depending on the pack."""
    script = tmp_path / "slow_bench.py"
    script.write_text(SLOW_WORKER, encoding="utf-8")
    return (sys.executable, str(script))


async def wait_for_study(visitor: HallClient, study: Any, seconds: float = 120.0) -> Any:
    deadline = time.monotonic() + seconds
    while study["state"] in ("waiting", "playing"):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)
        study = await visitor.request("GET", f"/api/studies/{study['id']}")
    return study


async def test_study_runs_in_background_and_result_is_shared(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    pack = await create_pack(ann)
    question = {"pack": pack["id"], "num_games": 400}
    study = await ann.request("POST", "/api/studies", question)
    assert (study["state"], study["games_total"]) in (("waiting", 400), ("playing", 400))
    # Meanwhile, someone plays at a table.
    connection = await bo.connect(await bo.create_table("me", "random", pack=pack["id"]))
    await connection.play_to_end()
    await connection.close()
    done = await wait_for_study(ann, study)
    result = done["result"]
    assert (done["state"], done["games_played"], result["num_games"], result["is_complete"]) == ("done", 400, 400, True)
    assert result["sentences"][1:] == ["Too few games for a conclusion: at least 2,000 games per pack are needed."]
    assert result["headlines"][0]["difference"]["low"] <= result["headlines"][0]["difference"]["high"]
    # The most certain difference comes first, although so few games support no conclusion.
    assert not any(each["is_significant"] for each in result["differences"])
    assert result["differences"][0]["difference"]["value"] != 0
    # Every visitor gets the identical result at once, by fingerprint or id, even after a restart.
    for visitor, other in ((bo, pack["fingerprint"]), (ann, pack["id"])):
        assert await visitor.request("POST", "/api/studies", question | {"pack": other}) == done
    hall = await serve(study_command=(sys.executable, "-c", "raise SystemExit(1)"))
    assert (
        await HallClient(hall.address).request("POST", "/api/studies", question | {"pack": pack["fingerprint"]}) == done
    )


async def test_study_reports_statistics_of_new_card(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    definition = pack_editor.parse_pack("fight", registry.default_pack_text("fight"))
    data, at = pack_editor.with_new_entry("fight", definition, "card")
    cards: Any = data["card"]
    cards[at] |= {"id": "S9", "copies": 6}
    pack = await create_pack(ann, pack_editor.pack_to_toml("fight", pack_editor.with_derived_values("fight", data)))
    result = (
        await wait_for_study(ann, await ann.request("POST", "/api/studies", {"pack": pack["id"], "num_games": 400}))
    )["result"]
    assert {each["subject"] for each in result["only_in_pack"]} == {"S9"}
    played = next(each for each in result["only_in_pack"] if each["statistic"] == "played")
    assert 0 < played["interval"]["low"] <= played["interval"]["value"] <= played["interval"]["high"] <= 100
    assert len(result["sentences"]) == 3
    assert "exists only in this pack: " in result["sentences"][1]
    assert not any(each["subject"] == "S9" for each in result["differences"])


async def test_studies_alternate_between_guests_and_only_their_owner_can_stop_them(
    serve: Serve, slow: tuple[str, ...]
) -> None:
    hall = await serve(study_command=slow, max_studies_per_person=2, max_studies=3)
    ann, bo, cy = HallClient(hall.address), HallClient(hall.address), HallClient(hall.address)
    pack = await create_pack(ann)
    body = {"pack": pack["id"], "num_games": 20_000}
    first = await ann.request("POST", "/api/studies", body | {"seed": "a"})
    second = await ann.request("POST", "/api/studies", body | {"seed": "b"})
    third = await bo.request("POST", "/api/studies", body | {"seed": "c"})
    assert second["num_ahead"] >= 1
    assert (await ann.call("POST", "/api/studies", body | {"seed": "d"}))[0] == 429
    assert (await cy.call("POST", "/api/studies", body | {"seed": "e"}))[0] == 429
    while (await bo.request("GET", f"/api/studies/{third['id']}"))["games_played"] == 0:
        await asyncio.sleep(0.05)
    # Bo's study proceeds although Ann requested two before it. Ann's second study waits for her first.
    assert (await ann.request("GET", f"/api/studies/{second['id']}"))["games_played"] == 0
    assert (await bo.call("DELETE", f"/api/studies/{first['id']}"))[0] == 403
    stopped = await ann.request("DELETE", f"/api/studies/{first['id']}")
    assert stopped["state"] == "stopped"
    assert (await bo.request("GET", f"/api/studies/{first['id']}"))["state"] == "stopped"
    while (await ann.request("GET", f"/api/studies/{second['id']}"))["games_played"] == 0:
        await asyncio.sleep(0.05)
    # A new request for the stopped study starts it over.
    assert (await cy.request("POST", "/api/studies", body | {"seed": "a"}))["state"] == "waiting"


async def test_abandoned_study_is_resumed(serve: Serve, slow: tuple[str, ...]) -> None:
    hall = await serve(study_command=slow)
    ann = HallClient(hall.address)
    pack = await create_pack(ann)
    study = await ann.request("POST", "/api/studies", {"pack": pack["id"], "num_games": 100})
    hall = await serve()
    ann = HallClient(hall.address, ann.cookie)
    with hall.server.storage.engine.begin() as connection:
        connection.execute(sql("UPDATE studies SET changed = 0, status = 'playing'"))
    assert (await wait_for_study(ann, {"id": study["id"], "state": "playing"}))["games_played"] == 100


@pytest.mark.parametrize("word", ["hang", "die"])
async def test_study_that_hangs_or_kills_worker_fails_with_message(
    serve: Serve, slow: tuple[str, ...], word: str
) -> None:
    hall = await serve(study_command=slow)
    ann = HallClient(hall.address)
    bad = await create_pack(ann, f"# {word}\n{LONGER_TEXT}")
    good = await create_pack(ann, LONGER_TEXT.replace("points_to_win_round = 15", "points_to_win_round = 17"))
    failed = await wait_for_study(ann, await ann.request("POST", "/api/studies", {"pack": bad["id"], "num_games": 100}))
    assert failed["state"] == "failed"
    assert failed["message"] == "The games failed or took too long. Start the study again."
    assert failed["result"] is None
    other = await ann.request("POST", "/api/studies", {"pack": good["id"], "num_games": 100})
    assert (await wait_for_study(ann, other))["state"] == "done"


async def test_invalid_study_request_is_refused(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    pack = await create_pack(ann)
    for body, status in (
        ({"pack": "nobody"}, 404),
        ({"pack": registry.default_pack("fight").fingerprint}, 409),
        ({"pack": pack["id"], "against": registry.default_pack("dragon-punch").fingerprint}, 409),
        ({"pack": pack["id"], "against": "nobody"}, 404),
        ({"pack": pack["id"], "seats": 5}, 409),
        ({"pack": pack["id"], "options": {"no": "such"}}, 409),
        ({"pack": pack["id"], "num_games": 1_000_000}, 400),
        ({"pack": pack["id"], "bot": "master"}, 400),
        ({"pack": ""}, 400),
        ({}, 400),
    ):
        assert (await ann.call("POST", "/api/studies", body))[0] == status, body
    for id in ("nobody", "%00", "x" * 50):
        for method in ("GET", "DELETE"):
            assert (await ann.call(method, f"/api/studies/{id}"))[0] in (400, 404)

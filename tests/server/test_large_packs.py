"""Large and numerous packs from visitors neither block the hall nor fill its storage."""

import pickle
import threading
from typing import Any

import pytest

from kwoon import registry
from kwoon.hall.games import loaded_game_cache
from tests.server.hall_client import HallClient
from tests.server.test_workshop import DEFAULT_TEXT, LONGER_TEXT, Serve, anyio, create_pack


@anyio
async def test_pack_over_the_storage_limit_is_refused(serve: Serve) -> None:
    hall = await serve(max_pack_characters=len(DEFAULT_TEXT) + 100)
    ann = HallClient(hall.address)
    pack = await create_pack(ann)
    path = f"/api/packs/{pack['id']}"
    status, error = await ann.call("PUT", path, {"version": 0, "text": LONGER_TEXT + "#\n" * 100})
    assert (status, "no room" in error["detail"]) == (409, True)
    assert (await ann.request("PUT", path, {"version": 0, "text": LONGER_TEXT + "#\n"}))["version"] == 1


@anyio
async def test_cached_pack_summary_is_small(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    text = LONGER_TEXT + "# a long tale\n" * 5000
    pack = await create_pack(ann, text)
    assert (await ann.request("GET", f"/api/packs/{pack['id']}"))["differences"]
    assert len(pickle.dumps(hall.server.user_packs._summaries)) < 5000


@anyio
async def test_user_packs_are_loaded_outside_the_event_loop(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    pack = await create_pack(ann)
    on_main_thread: list[bool] = []
    load = registry.load_game_from_text

    def recording_load(*args: Any) -> Any:
        on_main_thread.append(threading.current_thread() is threading.main_thread())
        return load(*args)

    monkeypatch.setattr(registry, "load_game_from_text", recording_load)
    body = {"game": "fight", "seats": [{"kind": "me"}, {"kind": "open"}], "pack": pack["id"]}
    table = await ann.request("POST", "/api/tables", body)
    hall.hall.unload_table(hall.hall.tables[table["id"]])
    loaded_game_cache._cached_serializer.cache_clear()
    await ann.request("GET", f"/api/tables/{table['id']}")
    for resource in ("cards", "rules"):
        loaded_game_cache._cached_serializer.cache_clear()
        await ann.request("GET", f"/api/games/fight/{resource}?pack={pack['fingerprint']}")
    loaded_game_cache._cached_serializer.cache_clear()
    await ann.request("POST", "/api/studies", {"pack": pack["id"], "num_games": 100})
    assert len(on_main_thread) >= 5
    assert not any(on_main_thread)

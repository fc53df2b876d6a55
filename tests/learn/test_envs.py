"""The environments pass the official test suites of their interfaces and report errors."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils import wrappers

from kwoon.core.definition import GameDefinition
from kwoon.core.game import IllegalMove
from kwoon.envs import aec, gymnasium_id, parallel, single_seat
from kwoon.games import GAMES
from kwoon.registry import find_game
from tests.invariants.tables import SHELF, Table, every_game

LONG = bool(os.environ.get("KWOON_LONG"))
USUAL = [table for table in SHELF if len(table.seats) == find_game(table.box.id).seats[0] and "=" not in table.label]
TABLES = list(every_game()) if LONG else USUAL
CYCLES = 200 if LONG else 25
at_each_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.label)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Silence warnings about intended choices, such as a mask within the observation."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def how(table: Table) -> dict[str, Any]:
    offered = {option.name for option in table.box.options}
    chosen = {name: value for name, value in table.opened.options.items() if name in offered}
    return {"game": table.box.id, "seats": len(table.seats), "options": chosen}


@at_each_table
def test_pettingzoo_finds_nothing_wrong_with_one_after_the_other(table: Table) -> None:
    api_test(aec(**how(table)), num_cycles=CYCLES)
    seed_test(lambda: aec(**how(table)), num_cycles=CYCLES)
    render_test(lambda **more: aec(**how(table), **more))
    made = wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(aec(**how(table)), illegal_reward=-1))
    )
    api_test(made, num_cycles=CYCLES)


@at_each_table
def test_pettingzoo_finds_nothing_wrong_with_all_at_once(table: Table) -> None:
    parallel_api_test(parallel(**how(table)), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel(**how(table)), num_cycles=CYCLES)


@at_each_table
def test_gymnasium_finds_nothing_wrong(table: Table) -> None:
    said = how(table)
    name = gymnasium_id(said.pop("game"))
    check_env(gymnasium.make(name, **said, bots="random", render_mode="ansi").unwrapped)


def test_gymnasium_makes_many_at_once() -> None:
    many = gymnasium.make_vec("Kwoon/Fight-v0", num_envs=2, vectorization_mode="sync", bots="random")
    rows, infos = many.reset(seed=3)
    assert rows.shape[0] == 2
    legal = [int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]]
    rows, rewards, *_ = many.step(np.array(legal))
    assert list(rewards) == [0.0, 0.0]
    many.close()


@pytest.mark.parametrize("box", GAMES, ids=lambda box: box.id)
def test_a_whole_game_ends_with_places_and_rewards_that_add_up(box: GameDefinition) -> None:
    made = aec(box.id)
    made.reset(seed=2)
    random = np.random.default_rng(2)
    for agent in made.agent_iter():
        seen, _, over, _, info = made.last()
        assert seen is not None
        if over:
            assert info["places"]
            made.step(None)
            continue
        assert made.observation_space(agent).contains(seen)
        made.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert made.agents == []
    assert made.stepper.state.outcome() is not None


def test_whoever_is_not_asked_has_nothing_to_choose() -> None:
    made = aec("fight")
    made.reset(seed=1)
    for agent in made.agents:
        assert bool(made.observe(agent)["action_mask"].any()) == (agent == made.agent_selection)
    together = parallel("fight")
    seen, _ = together.reset(seed=1)
    waiting = [agent for agent in together.agents if seen[agent]["action_mask"][together.wait_action]]
    assert len(waiting) == 1
    assert seen[waiting[0]]["action_mask"].sum() == 1


def test_what_cannot_be_done_is_refused_or_ends_the_game() -> None:
    made = aec("fight")
    made.reset(seed=1)
    before = made.observe(made.agent_selection)["observation"]
    with pytest.raises(IllegalMove, match="It can: "):
        made.step(0 if made.observe(made.agent_selection)["action_mask"][0] == 0 else 1)
    assert (made.observe(made.agent_selection)["observation"] == before).all()
    alone = single_seat("fight", bots="random")
    _, info = alone.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = alone.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert "It can: " in info["illegal"]
    with pytest.raises(IllegalMove, match="reset"):
        alone.step(wrong)
    together = parallel("fight")
    together.reset(seed=1)
    _, rewards, overs, _, infos = together.step(dict.fromkeys(together.agents, 0))
    assert all(overs.values())
    assert set(rewards.values()) <= {-1.0, 0.0}
    assert any("illegal" in info for info in infos.values())


def test_the_same_seed_is_the_same_game_and_bots_have_luck_of_their_own() -> None:
    def played(seed: int) -> list[bytes]:
        made = single_seat("fight", seat=None, bots="novice")
        row, info = made.reset(seed=seed)
        rows = [row.tobytes()]
        over = False
        while not over:
            row, _, over, _, info = made.step(int(np.flatnonzero(info["action_mask"])[0]))
            rows.append(row.tobytes())
        return rows

    assert played(5) == played(5)
    assert played(5) != played(6)


def test_a_table_that_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="There is no game called"):
        aec("chess")
    with pytest.raises(ValueError, match="is for"):
        parallel("fight", 5)
    with pytest.raises(ValueError, match="There is no seat"):
        single_seat("fight", seat=4)

"""The environments pass the official test suites for their interfaces and report errors."""

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
from tests.invariants.tables import REGISTERED_TABLES, InvariantTable, registered_tables
from tests.sample_game import SAMPLE_GAME

LONG = bool(os.environ.get("KWOON_LONG"))
DEFAULT_TABLES = [
    table
    for table in REGISTERED_TABLES
    if len(table.seats) == find_game(table.definition.id).seats[0] and "=" not in table.label
]
TABLES = list(registered_tables()) if LONG else DEFAULT_TABLES
CYCLES = 200 if LONG else 25
at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.label)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Silence warnings about deliberate choices, such as a mask within the observation."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def table_arguments(table: InvariantTable) -> dict[str, Any]:
    offered = {option.name for option in table.definition.options}
    chosen = {name: value for name, value in table.loaded.options.items() if name in offered}
    return {"game": table.definition.id, "seats": len(table.seats), "options": chosen}


@at_every_table
def test_aec_environment_passes_pettingzoo_checks(table: InvariantTable) -> None:
    api_test(aec(**table_arguments(table)), num_cycles=CYCLES)
    seed_test(lambda: aec(**table_arguments(table)), num_cycles=CYCLES)
    render_test(lambda **more: aec(**table_arguments(table), **more))
    env = wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(
            wrappers.TerminateIllegalWrapper(aec(**table_arguments(table)), illegal_reward=-1)
        )
    )
    api_test(env, num_cycles=CYCLES)


@at_every_table
def test_parallel_environment_passes_pettingzoo_checks(table: InvariantTable) -> None:
    parallel_api_test(parallel(**table_arguments(table)), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel(**table_arguments(table)), num_cycles=CYCLES)


@at_every_table
def test_single_seat_environment_passes_gymnasium_checks(table: InvariantTable) -> None:
    arguments = table_arguments(table)
    name = gymnasium_id(arguments.pop("game"))
    check_env(gymnasium.make(name, **arguments, bots="random", render_mode="ansi").unwrapped)


def test_gymnasium_vector_environment_can_be_stepped() -> None:
    env = gymnasium.make_vec("Kwoon/Fight-v0", num_envs=2, vectorization_mode="sync", bots="random")
    rows, infos = env.reset(seed=3)
    assert rows.shape[0] == 2
    legal = [int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]]
    rows, rewards, *_ = env.step(np.array(legal))
    assert list(rewards) == [0.0, 0.0]
    env.close()


@pytest.mark.parametrize("definition", GAMES, ids=lambda definition: definition.id)
def test_aec_game_ends_with_places(definition: GameDefinition) -> None:
    env = aec(definition.id)
    env.reset(seed=2)
    random = np.random.default_rng(2)
    for agent in env.agent_iter():
        seen, _, terminated, _, info = env.last()
        assert seen is not None
        if terminated:
            assert info["places"]
            env.step(None)
            continue
        assert env.observation_space(agent).contains(seen)
        env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert env.agents == []
    assert env.stepper.state.outcome() is not None


def test_agent_without_prompt_has_no_legal_actions() -> None:
    env = aec(SAMPLE_GAME)
    env.reset(seed=1)
    for agent in env.agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent == env.agent_selection)
    parallel_env = parallel(SAMPLE_GAME)
    seen, _ = parallel_env.reset(seed=1)
    waiting = [agent for agent in parallel_env.agents if seen[agent]["action_mask"][parallel_env.wait_action]]
    assert len(waiting) == 1
    assert seen[waiting[0]]["action_mask"].sum() == 1


def test_illegal_action_is_rejected_or_ends_the_game() -> None:
    env = aec(SAMPLE_GAME)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"]
    with pytest.raises(IllegalMove, match="Legal moves: "):
        env.step(0 if env.observe(env.agent_selection)["action_mask"][0] == 0 else 1)
    assert (env.observe(env.agent_selection)["observation"] == before).all()
    single_env = single_seat(SAMPLE_GAME, bots="random")
    _, info = single_env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = single_env.step(illegal)
    assert (reward, terminated) == (-1.0, True)
    assert "Legal moves: " in info["illegal"]
    with pytest.raises(IllegalMove, match="Reset the environment"):
        single_env.step(illegal)
    parallel_env = parallel(SAMPLE_GAME)
    parallel_env.reset(seed=1)
    _, rewards, terminations, _, infos = parallel_env.step(dict.fromkeys(parallel_env.agents, 0))
    assert all(terminations.values())
    assert set(rewards.values()) <= {-1.0, 0.0}
    assert any("illegal" in info for info in infos.values())


def test_single_seat_game_is_reproducible_from_its_seed() -> None:
    def play(seed: int) -> list[bytes]:
        env = single_seat(SAMPLE_GAME, seat=None, bots="novice")
        row, info = env.reset(seed=seed)
        rows = [row.tobytes()]
        terminated = False
        while not terminated:
            row, _, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
            rows.append(row.tobytes())
        return rows

    assert play(5) == play(5)
    assert play(5) != play(6)


def test_impossible_table_is_rejected_with_message() -> None:
    with pytest.raises(ValueError, match="There is no game called"):
        aec("chess")
    with pytest.raises(ValueError, match="is for"):
        parallel(SAMPLE_GAME, 5)
    with pytest.raises(ValueError, match="There is no seat"):
        single_seat(SAMPLE_GAME, seat=4)

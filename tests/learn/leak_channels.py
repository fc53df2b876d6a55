"""Observations, masks and environments as channels for the invariant that nothing leaks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import numpy as np
import pyspiel

from kwoon.envs import aec, parallel, single_seat
from kwoon.envs.aec import KwoonAEC
from kwoon.envs.gym_env import SingleSeatEnv
from kwoon.envs.openspiel import SpielGame, SpielState, openspiel_name
from kwoon.envs.parallel import KwoonParallel
from kwoon.learn.observation import zeros
from kwoon.learn.observation_writers import ObservationWriter
from kwoon.learn.writer_registry import make_writer
from tests.invariants.leaks import Channel, SeenPosition
from tests.invariants.tables import REGISTERED_TABLES, InvariantTable


@cache
def writer(label: str) -> ObservationWriter:
    return make_writer(_table(label).game)


def _table(label: str) -> InvariantTable:
    return next(table for table in REGISTERED_TABLES if table.label == label)


def by_row(moment: SeenPosition) -> bytes:
    """Return the seat's observation row, written by the fast writer if the game has one."""
    if moment.seat < 0:
        return b""
    fast_writer = writer(moment.table.label)
    out = zeros(fast_writer.size)
    fast_writer.write(moment.state, moment.seat, out, 0)
    return bytes(memoryview(out))


def by_spectator_row(moment: SeenPosition) -> bytes:
    return writer(moment.table.label).spec.encode(moment.state.view(-1))


@cache
def _aec(label: str) -> KwoonAEC:
    table = _table(label)
    env = aec(table.definition.id, len(table.seats), options=_options_of(table))
    env.reset(seed=0)
    return env


@cache
def _parallel(label: str) -> KwoonParallel:
    table = _table(label)
    return parallel(table.definition.id, len(table.seats), options=_options_of(table))


@cache
def _single_seat(label: str) -> SingleSeatEnv:
    table = _table(label)
    return single_seat(table.definition.id, len(table.seats), options=_options_of(table), bots="random")


@cache
def _spiel(label: str) -> SpielGame:
    table = _table(label)
    game = pyspiel.load_game(openspiel_name(table.definition.id), {"seats": len(table.seats), **_options_of(table)})
    assert isinstance(game, SpielGame)
    return game


def _options_of(table: InvariantTable) -> dict[str, str]:
    offered = {option.name for option in table.definition.options}
    return {name: value for name, value in table.loaded.options.items() if name in offered}


def by_aec(moment: SeenPosition) -> bytes:
    """Return what an agent gets from `observe` and `infos`."""
    if moment.seat < 0:
        return b""
    env = _aec(moment.table.label)
    env.stepper.state = moment.state
    prompt = env.stepper.first_open_prompt()
    agent = env.possible_agents[moment.seat]
    env.agent_selection = agent if prompt is not None and prompt.seat == moment.seat else ""
    observation = env.observe(agent)
    return bytes(
        observation["observation"].tobytes() + observation["action_mask"].tobytes() + repr(env.infos[agent]).encode()
    )


def by_parallel(moment: SeenPosition) -> bytes:
    """Return an agent's observation and mask in the parallel environment."""
    if moment.seat < 0:
        return b""
    env = _parallel(moment.table.label)
    env.stepper.state = moment.state
    observation = env.observe(moment.seat)
    return bytes(observation["observation"].tobytes() + observation["action_mask"].tobytes())


def by_single_seat(moment: SeenPosition) -> bytes:
    """Return the observation, mask and rendered table of the single-seat environment."""
    if moment.seat < 0:
        return b""
    env = _single_seat(moment.table.label)
    env.stepper.state = moment.state
    env.seat = moment.seat
    return env.stepper.observation(moment.seat).tobytes() + env.action_masks().tobytes() + str(env.render()).encode()


def by_spiel(moment: SeenPosition) -> bytes:
    """Return OpenSpiel's private and public observations."""
    game = _spiel(moment.table.label)
    state = SpielState(game)
    state.traced.playthrough.state = moment.state
    data = b""
    for private in (pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE):
        if private == pyspiel.PrivateInfoType.SINGLE_PLAYER and moment.seat < 0:
            continue
        observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=private))
        observer.set_from(state, max(moment.seat, 0))
        data += np.asarray(observer.tensor).tobytes() + observer.string_from(state, max(moment.seat, 0)).encode()
    return data


CHANNELS: Mapping[str, Channel] = {
    "row": by_row,
    "spectator-row": by_spectator_row,
    "aec": by_aec,
    "parallel": by_parallel,
    "single-seat": by_single_seat,
    "spiel": by_spiel,
}

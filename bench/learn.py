"""Speed of the environments for machine learning, compared with other environments that are installed.

    python -m bench.learn [WORD ...]       only lines with one of these words

Each line is steps per second of processor time with an observation row (or tensor) and a mask of legal moves: the best
of five runs, with the median in parentheses. In each run, all lines are measured in order. The other environments are
RLCard, PettingZoo's classics, OpenSpiel and pgx, if they can be imported; `make bench-learn` installs all of them.
"""

from __future__ import annotations

import argparse
import importlib
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

import numpy as np

from kwoon.core.dice import LiveDice
from kwoon.games import GAMES
from kwoon.learn.batch import GameBatch
from kwoon.learn.writer_registry import make_writer
from kwoon.registry import load_game

REPEATS = 5
SECONDS = 0.4
SIZES = (64, 512, 4096)
Stepper = Callable[[], int]
"""Makes some steps and returns their number."""
Lines = dict[str, Callable[[], Stepper]]
"""Setup functions for the measurements, by name."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.learn", description=__doc__)
    parser.add_argument("words", nargs="*")
    words = parser.parse_args().words
    lines: Lines = {}
    for definition in GAMES:
        for count in SIZES if definition is GAMES[0] else SIZES[:1]:
            lines[f"{definition.id}, batch of {count}, random moves inside the batch"] = partial(
                batch_random, definition.id, count
            )
            lines[f"{definition.id}, batch of {count}, moves chosen with numpy"] = partial(
                batch_numpy, definition.id, count
            )
        lines[f"{definition.id}, PettingZoo AEC"] = partial(aec_stepper, definition.id)
    for environments in (rlcard, classics, open_spiel, pgx):
        lines |= environments()
    steppers: dict[str, Stepper] = {}
    for name, make in lines.items():
        if not words or any(word in name for word in words):
            try:
                steppers[name] = make()
            except Exception as error:  # dependencies of other environments may be missing
                print(f"{name} cannot be measured: {type(error).__name__}: {error}")
    found: dict[str, list[float]] = {name: [] for name in steppers}
    for _ in range(REPEATS):
        for name, step in steppers.items():
            found[name].append(rate(step))
    print("| environment | steps/s, best (median) |\n|---|--:|")
    for name, rates in sorted(found.items(), key=lambda each: -max(each[1])):
        print(f"| {name} | {max(rates):,.0f} ({median(rates):,.0f}) |")


def rate(step: Stepper) -> float:
    """Return the steps per second of processor time."""
    steps = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < SECONDS:
        steps += step()
    return steps / spent


def batch_random(game: str, count: int) -> Stepper:
    """Return a stepper for a batch that chooses its own random moves."""
    loaded = load_game(game)
    batch = GameBatch(loaded.game, make_writer(loaded.game), count, 1)
    dice = LiveDice(2)

    def step() -> int:
        batch.play_random(dice, 10)
        return 10 * count

    return step


def batch_numpy(game: str, count: int) -> Stepper:
    """Return a stepper that converts rows to floats and chooses moves from the masks, as a learner does."""
    loaded = load_game(game)
    batch = GameBatch(loaded.game, make_writer(loaded.game), count, 1)
    rows = np.frombuffer(batch.observations, np.uint8).reshape(count, -1)  # type: ignore[call-overload]
    mask = np.frombuffer(batch.mask, np.uint8).reshape(count, -1)  # type: ignore[call-overload]
    rng = np.random.default_rng(1)

    def step() -> int:
        for _ in range(10):
            rows.astype(np.float32)
            weights = rng.random(mask.shape, np.float32) * mask
            batch.step(weights.argmax(1).tolist())
        return 10 * count

    return step


def aec_stepper(game: str) -> Stepper:
    """Return a stepper for the AEC environment, which observes and moves one agent after another."""
    from kwoon.envs import aec  # noqa: PLC0415

    return agent_stepper(aec(game), lambda observation: observation["action_mask"])


def agent_stepper(env: Any, legal_mask: Callable[[Any], Any]) -> Stepper:
    """Return a stepper that makes random moves in a PettingZoo environment."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        for _ in range(50):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            moves = np.flatnonzero(legal_mask(observation))
            env.step(int(moves[rng.integers(len(moves))]))
        return 50

    return step


def classics() -> Lines:
    """Return the measurements for PettingZoo's card and board games."""
    games = ("tictactoe_v3", "connect_four_v3", "rps_v2", "leduc_holdem_v4", "texas_holdem_v4")
    return {f"PettingZoo {name}": partial(_classic, name) for name in games}


def _classic(name: str) -> Stepper:
    module = importlib.import_module(f"pettingzoo.classic.{name}")
    if name.startswith("rps"):
        return agent_stepper(module.env(), lambda _: np.ones(3, np.int8))
    return agent_stepper(module.env(), lambda observation: observation["action_mask"])


def rlcard() -> Lines:
    """Return the measurements for RLCard's games."""
    try:
        library = importlib.import_module("rlcard")
    except ImportError:
        print("RLCard is not installed.")
        return {}
    games = ("leduc-holdem", "uno", "limit-holdem")
    return {f"RLCard {name}": partial(_rlcard, library, name) for name in games}


def _rlcard(library: Any, name: str) -> Stepper:
    env = library.make(name, config={"seed": 1})
    rng = np.random.default_rng(1)
    current = [env.reset()]

    def step() -> int:
        for _ in range(50):
            state, _ = current[0]
            moves = list(state["legal_actions"])
            current[0] = env.step(moves[rng.integers(len(moves))])
            if env.is_over():
                current[0] = env.reset()
        return 50

    return step


def open_spiel() -> Lines:
    """Return the measurements for OpenSpiel's C++ games stepped from Python, with tensors and with `rl_environment`."""
    try:
        pyspiel = importlib.import_module("pyspiel")
        environment = importlib.import_module("open_spiel.python.rl_environment")
    except ImportError:
        print("OpenSpiel is not installed.")
        return {}
    lines: Lines = {}
    for name in ("leduc_poker", "goofspiel(imp_info=True)", "crazy_eights(players=2)"):
        lines[f"OpenSpiel {name}, tensors"] = partial(_tensors, pyspiel, name)
        lines[f"OpenSpiel {name}, rl_environment"] = partial(_rl, pyspiel, environment, name)
    return lines


def _turn_based(name: str) -> str:
    return f"turn_based_simultaneous_game(game={name})" if name.startswith("goofspiel") else name


def _tensors(pyspiel: Any, name: str) -> Stepper:
    game = pyspiel.load_game(_turn_based(name))
    rng = np.random.default_rng(1)
    current = [game.new_initial_state()]
    has_observations = game.get_type().provides_observation_tensor

    def step() -> int:
        steps = 0
        while steps < 50:
            state = current[0]
            if state.is_terminal():
                current[0] = game.new_initial_state()
                continue
            if state.is_chance_node():
                rolls = [roll for roll, _ in state.chance_outcomes()]
                state.apply_action(rolls[rng.integers(len(rolls))])
                continue
            player = state.current_player()
            state.observation_tensor(player) if has_observations else state.information_state_tensor(player)
            state.legal_actions_mask(player)
            moves = state.legal_actions()
            state.apply_action(moves[rng.integers(len(moves))])
            steps += 1
        return steps

    return step


def _rl(pyspiel: Any, environment: Any, name: str) -> Stepper:
    env = environment.Environment(pyspiel.load_game(_turn_based(name)))
    rng = np.random.default_rng(1)
    current = [env.reset()]

    def step() -> int:
        for _ in range(50):
            time_step = current[0]
            if time_step.last():
                current[0] = env.reset()
                continue
            player = time_step.observations["current_player"]
            moves = time_step.observations["legal_actions"][player]
            current[0] = env.step([moves[rng.integers(len(moves))]])
        return 50

    return step


def pgx() -> Lines:
    """Return the measurements for pgx: games in JAX, one compiled step per call."""
    try:
        library = importlib.import_module("pgx")
        jax = importlib.import_module("jax")
    except ImportError:
        print("pgx is not installed.")
        return {}
    return {f"pgx leduc_holdem, batch of {count}": partial(_pgx, library, jax, count) for count in SIZES}


def _pgx(library: Any, jax: Any, count: int) -> Stepper:
    env = library.make("leduc_holdem")
    wrappers = importlib.import_module("pgx.experimental.wrappers")
    step_all = jax.jit(jax.vmap(wrappers.auto_reset(env.step, env.init)))
    split = jax.jit(lambda key: jax.random.split(key, count + 1))
    keys = split(jax.random.PRNGKey(1))
    current = [jax.jit(jax.vmap(env.init))(keys[1:]), keys[0]]
    rng = np.random.default_rng(1)

    def step() -> int:
        state = current[0]
        weights = rng.random(state.legal_action_mask.shape, np.float32) * np.asarray(state.legal_action_mask)
        # Finished games are dealt again, as in our batch.
        keys = split(current[1])
        current[:] = step_all(state, weights.argmax(1), keys[1:]), keys[0]
        np.asarray(current[0].observation)
        return count

    step()
    return step


if __name__ == "__main__":
    main()

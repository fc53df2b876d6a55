"""OpenSpiel's own checks pass, and the stored playthroughs are unchanged."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment, ObservationType

from kwoon.envs.openspiel import openspiel_name
from kwoon.games import GAMES
from kwoon.registry import find_game
from tests.invariants.tables import InvariantTable, registered_tables
from tests.sample_game import SAMPLE_GAME

LONG = bool(os.environ.get("KWOON_LONG"))
NAMES = [openspiel_name(definition.id) for definition in GAMES]
TABLES = [
    table
    for table in registered_tables()
    if LONG or (len(table.seats) == table.definition.seats[0] and "=" not in table.label)
]
ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent / "playthroughs"


def load(table: InvariantTable) -> Any:
    offered = {option.name for option in find_game(table.definition.id).options}
    chosen = {name: value for name, value in table.loaded.options.items() if name in offered}
    return pyspiel.load_game(openspiel_name(table.definition.id), {"seats": len(table.seats), **chosen})


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.label)
def test_random_simulation_passes_openspiel_checks(table: InvariantTable) -> None:
    pyspiel.random_sim_test(
        load(table), num_sims=1, serialize=LONG or table.definition.id == SAMPLE_GAME, verbose=False
    )


def playthrough(game: Any, seed: int, steps: int) -> str:
    """Return a game as an OpenSpiel playthrough, with actions and both players' information."""
    state = game.new_initial_state()
    rng = random.Random(seed)
    lines = []
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = rng.choices([roll for roll, _ in outcomes], [probabilities for _, probabilities in outcomes])[0]
        else:
            action = rng.choice(state.legal_actions())
        lines.append(f"{state.current_player()}: {state.action_to_string(state.current_player(), action)}")
        state.apply_action(action)
    for player in range(game.num_players()):
        lines.append(f"\nplayer {player} has seen and done\n{state.information_state_string(player)}")
        lines.append(f"\nplayer {player} sees\n{state.observation_string(player)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", NAMES)
def test_playthrough_matches_golden_file(name: str) -> None:
    """KWOON_GOLDEN=1 rewrites the playthroughs."""
    file = GOLDEN / f"{name}.txt"
    text = playthrough(pyspiel.load_game(name), 7, 60)
    if os.environ.get("KWOON_GOLDEN"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


def test_public_observation_contains_no_hand() -> None:
    game = pyspiel.load_game("kwoon_fight")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    own = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
    assert "hand: ()" in public.string_from(state, 0)
    assert "hand: ()" not in own.string_from(state, 0)


def test_terminal_returns_sum_to_zero() -> None:
    game = pyspiel.load_game("kwoon_dragon_punch")
    state = game.new_initial_state()
    rng = random.Random(1)
    while not state.is_terminal():
        state.apply_action(
            rng.choice(
                [roll for roll, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            )
        )
    assert sum(state.returns()) == 0
    assert game.min_utility() == -1


def test_numeric_option_value_survives_openspiel_parameters() -> None:
    game = pyspiel.load_game(openspiel_name("dragon-punch"), {"loser": "2"})
    assert "loser=seat_2" in str(game)
    assert pyspiel.load_game(str(game)).loaded.options["loser"] == "2"


@pytest.mark.parametrize("name", NAMES)
def test_information_state_tensor_raises_error_and_string_is_available(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    reads = (
        game.information_state_tensor_shape,
        game.information_state_tensor_size,
        game.information_state_tensor_layout,
        state.information_state_tensor,
        lambda: state.clone().information_state_tensor(0),
        lambda: make_observation(game, recall).set_from(state, 0),
    )
    for read in reads:
        with pytest.raises(pyspiel.SpielError, match="Use observation_tensor"):
            read()
    assert make_observation(game, recall).tensor is None
    assert make_observation(game, recall).string_from(state, 0) == state.information_state_string(0) != ""
    assert len(state.observation_tensor(0)) == game.observation_tensor_size() > 0


def test_environment_uses_observation_tensor_by_default_and_refuses_information_state() -> None:
    """NFSP and DQN learn from such an environment."""
    game = pyspiel.load_game("kwoon_fight")
    seen = Environment(game).reset().observations["info_state"][0]
    assert len(seen) == game.observation_tensor_size()
    with pytest.raises(ValueError, match="information_state_tensor not supported"):
        Environment(game, observation_type=ObservationType.INFORMATION_STATE)


def test_outcome_sampling_runs_on_information_state_strings() -> None:
    game = pyspiel.load_game("kwoon_fight", {"pack": str(ROOT / "examples" / "fight-six.toml")})
    solver = OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    probabilities = solver.average_policy().action_probabilities(state)
    assert sum(probabilities.values()) == pytest.approx(1.0)
    assert set(probabilities) == set(state.legal_actions())

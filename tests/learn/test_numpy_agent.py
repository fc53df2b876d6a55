"""The examples: an agent that needs only numpy computes the same probabilities as the package's own network code."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kwoon.core.dice import LiveDice
from kwoon.learn.network import parse_network
from kwoon.learn.observations import observation_spec
from kwoon.learn.player import LearnedBot
from kwoon.registry import load_game
from tests.invariants.tables import REGISTERED_TABLES, random_positions

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Import the example module from its folder."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module("learned")


def write_untrained_weights(game: str, path: Path) -> Path:
    loaded_game = load_game(game).game
    spec = observation_spec(loaded_game)
    random = np.random.default_rng(1)
    sizes = {"body.0": (16, int(spec.size)), "body.2": (16, 16), "policy": (int(loaded_game.num_distinct_moves()), 16)}
    parameters = {f"{name}.weight": random.normal(size=size) / 3 for name, size in sizes.items()}
    parameters |= {f"{name}.bias": random.normal(size=size[0]) for name, size in sizes.items()}
    np.savez(path, digest=np.array(spec.fingerprint()), highs=np.array(spec.max_values()), **parameters)  # type: ignore[arg-type]
    return path


@pytest.mark.parametrize("game", ["fight", "dragon-punch"])
def test_numpy_agent_and_packed_network_give_same_probabilities(game: str, learned: Any, tmp_path: Path) -> None:
    file = write_untrained_weights(game, tmp_path / f"{game}.npz")
    loaded_game = load_game(game).game
    numpy_bot = learned.Learned(loaded_game, LiveDice(1), file)
    packed_bot = LearnedBot(loaded_game, LiveDice(1), parse_network(learned.packed(file, game, "by hand")))
    table = next(each for each in REGISTERED_TABLES if each.definition.id == game)
    num_choices = 0
    for state in random_positions(table, 60, 5, 3):
        for prompt in state.prompts():
            view = state.view(int(prompt.seat))
            assert packed_bot.move_probabilities(view, prompt) == pytest.approx(
                numpy_bot.move_probabilities(view, prompt), abs=0.01
            )
            assert numpy_bot.choose(view, prompt) in prompt.moves
            num_choices += len(prompt.moves) > 1
    assert num_choices > 20


def test_weights_for_another_observation_spec_are_rejected(learned: Any, tmp_path: Path) -> None:
    file = write_untrained_weights("dragon-punch", tmp_path / "x.npz")
    with pytest.raises(ValueError, match="trained on different observations"):
        learned.Learned(load_game("fight").game, LiveDice(1), file)


def test_missing_weights_error_names_training_script(
    learned: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(FileNotFoundError, match=r"no kung-fu-2014.npz.*train_kung_fu_2014.py"):
        learned.found("kung-fu-2014.npz")

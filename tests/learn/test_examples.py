"""The examples: a numpy-only agent plays as its weights say, as does the hall's own loader."""

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
from tests.invariants.tables import SHELF, some

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Import the example as from its own folder."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module("learned")


def weights(game: str, to: Path) -> Path:
    """Write untrained weights."""
    opened = load_game(game).game
    shape = observation_spec(opened)
    random = np.random.default_rng(1)
    sizes = {"body.0": (16, int(shape.size)), "body.2": (16, 16), "policy": (int(opened.num_moves()), 16)}
    drawn = {f"{name}.weight": random.normal(size=size) / 3 for name, size in sizes.items()}
    drawn |= {f"{name}.bias": random.normal(size=size[0]) for name, size in sizes.items()}
    np.savez(to, digest=np.array(shape.fingerprint()), highs=np.array(shape.max_values()), **drawn)  # type: ignore[arg-type]
    return to


@pytest.mark.parametrize("game", ["fight", "dragon-punch"])
def test_numpy_and_the_packed_file_say_the_same(game: str, learned: Any, tmp_path: Path) -> None:
    file = weights(game, tmp_path / f"{game}.npz")
    opened = load_game(game).game
    plain = learned.Learned(opened, LiveDice(1), file)
    quick = LearnedBot(opened, LiveDice(1), parse_network(learned.packed(file, game, "by hand")))
    table = next(each for each in SHELF if each.box.id == game)
    asked = 0
    for state in some(table, 60, 5, 3):
        for ask in state.prompts():
            view = state.view(int(ask.seat))
            assert quick.move_probabilities(view, ask) == pytest.approx(plain.move_probabilities(view, ask), abs=0.01)
            assert plain.choose(view, ask) in ask.moves
            asked += len(ask.moves) > 1
    assert asked > 20


def test_weights_of_another_shape_are_refused(learned: Any, tmp_path: Path) -> None:
    file = weights("dragon-punch", tmp_path / "x.npz")
    with pytest.raises(ValueError, match="another shape"):
        learned.Learned(load_game("fight").game, LiveDice(1), file)


def test_weights_that_nobody_has_made_are_asked_for(
    learned: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(FileNotFoundError, match=r"no weights kung-fu-2014.npz.*train_kung_fu_2014.py"):
        learned.found("kung-fu-2014.npz")

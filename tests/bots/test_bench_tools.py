"""Tools that measure and train bots: a master with a larger budget, earlier masters, and training that continues from
stored weights."""

from __future__ import annotations

from typing import Any

import pytest

from bench.previous_masters import Master
from bench.slow_master import BUDGET_FACTOR, SlowMaster
from bench.train_evaluator import Learner
from kwoon import registry
from kwoon.bots.fight.network import NetworkBlendBot
from kwoon.bots.ismcts import IsmctsBot
from kwoon.bots.kung_fur_fight.search import FurSearchBot
from kwoon.bots.registry import level_factory
from kwoon.core.dice import LiveDice
from kwoon.games import GAMES
from kwoon.learn.value_network import parse_value_network
from kwoon.registry import load_game


@pytest.mark.parametrize("id", [definition.id for definition in GAMES])
def test_slow_master_has_a_multiple_of_the_masters_game_budget(id: str) -> None:
    game = load_game(id).game
    master: Any = level_factory("master")(game, LiveDice(1))
    slow_master: Any = SlowMaster(game, LiveDice(1))
    assert type(slow_master) is type(master)
    assert slow_master.budget.max_games == BUDGET_FACTOR * master.budget.max_games


def test_previous_masters_use_no_network() -> None:
    assert type(Master(load_game("fight").game, LiveDice(1))) is IsmctsBot
    fur = Master(load_game("kung-fur-fight").game, LiveDice(1))
    assert type(fur) is FurSearchBot and fur.evaluator.value_network is None
    assert type(level_factory("master")(load_game("fight").game, LiveDice(1))) is NetworkBlendBot


def test_learner_loads_existing_weights_unchanged() -> None:
    network = parse_value_network(registry.network_weights("kung-fur-fight", "value.net"))
    learner = Learner(int(network.num_features), int(network.hidden_size), 1)
    learner.load_weights(network)
    assert learner.weights() == list(network.weights)

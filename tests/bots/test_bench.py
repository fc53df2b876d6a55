"""Tools that measure and train bots: a master with more time, and continued training from weights."""

from __future__ import annotations

from typing import Any

import pytest

from bench.previous_masters import Master
from bench.slow_master import TIMES, Patient
from bench.train_evaluator import Learner
from kwoon import registry
from kwoon.bots import make_master
from kwoon.bots.fight.network_search import NetworkSearch
from kwoon.bots.ismcts import IsmctsBot
from kwoon.bots.kung_fur_fight.search import FurSearch
from kwoon.core.dice import LiveDice
from kwoon.games import GAMES
from kwoon.learn.value_network import parse_value_network
from kwoon.registry import load_game


@pytest.mark.parametrize("id", [box.id for box in GAMES])
def test_a_patient_master_thinks_more(id: str) -> None:
    game = load_game(id).game
    usual: Any = make_master(game, LiveDice(1))
    patient: Any = Patient(game, LiveDice(1))
    assert type(patient) is type(usual)
    assert patient.budget.max_games == TIMES * usual.budget.max_games


def test_masters_of_before_were_taught_nothing() -> None:
    assert type(Master(load_game("fight").game, LiveDice(1))) is IsmctsBot
    fur = Master(load_game("kung-fur-fight").game, LiveDice(1))
    assert type(fur) is FurSearch and fur.evaluator.value_network is None
    assert type(make_master(load_game("fight").game, LiveDice(1))) is NetworkSearch


def test_who_learns_more_goes_on_from_the_weights_that_there_are() -> None:
    known = parse_value_network(registry.network_weights("kung-fur-fight", "judge.net"))
    learner = Learner(int(known.num_features), int(known.hidden_size), 1)
    learner.begin(known)
    assert learner.numbers() == list(known.weights)

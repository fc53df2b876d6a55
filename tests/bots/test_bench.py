"""What measures and teaches bots: the master that thinks more, and weights that are gone on from."""

from __future__ import annotations

from typing import Any

import pytest

from bench.before import Master
from bench.patient import TIMES, Patient
from bench.teach_judge import Learner
from kwoon import shelf
from kwoon.bots import make_master
from kwoon.bots.fight.advised import AdvisedSearch
from kwoon.bots.kung_fur_fight.search import FurSearch
from kwoon.bots.search import SearchBot
from kwoon.core.dice import LiveDice
from kwoon.games import GAMES
from kwoon.learn.worth import read_worth
from kwoon.shelf import open_box


@pytest.mark.parametrize("id", [box.id for box in GAMES])
def test_a_patient_master_thinks_more(id: str) -> None:
    game = open_box(id).game
    usual: Any = make_master(game, LiveDice(1))
    patient: Any = Patient(game, LiveDice(1))
    assert type(patient) is type(usual)
    assert patient.budget.games == TIMES * usual.budget.games


def test_masters_of_before_were_taught_nothing() -> None:
    assert type(Master(open_box("fight").game, LiveDice(1))) is SearchBot
    fur = Master(open_box("kung-fur-fight").game, LiveDice(1))
    assert type(fur) is FurSearch and fur.judge.taught is None
    assert type(make_master(open_box("fight").game, LiveDice(1))) is AdvisedSearch


def test_who_learns_more_goes_on_from_the_weights_that_there_are() -> None:
    known = read_worth(shelf.weights("kung-fur-fight", "judge.net"))
    learner = Learner(int(known.slots), int(known.cells), 1)
    learner.begin(known)
    assert learner.numbers() == list(known.weights)

"""`kwoon simulate`: counts, seeds and refused arguments."""

import json
import re

import pytest

from kwoon.core.game import Outcome
from kwoon.lab.simulate import SimulationCounts, count_outcome
from tests.cli.conftest import Kwoon
from tests.sample_game import SAMPLE_GAME


def test_simulate_json_prints_counts(kwoon: Kwoon) -> None:
    facts = json.loads(kwoon("simulate", SAMPLE_GAME, "--games", "40", "--bot", "random", "--seed", "7", "--json").out)
    assert facts["games"] == 40
    assert sum(facts["wins_by_seat"]) == 40
    assert facts["mean_decisions_per_game"] == pytest.approx(facts["decisions"] / 40)
    assert facts["decisions_per_second"] == pytest.approx(facts["decisions"] / facts["seconds"], rel=0.01)
    assert isinstance(facts["compiled"], bool)
    assert facts["seed"] == "7"


def test_simulate_counts_draws_separately(kwoon: Kwoon) -> None:
    args = ("simulate", "kung-fu-2014", "--games", "120", "--bot", "random", "--seed", "7")
    facts = json.loads(kwoon(*args, "--json").out)
    assert facts["draws"] == facts["endings"]["everybody-out"] > 0
    assert sum(facts["wins_by_seat"]) + facts["draws"] == 120
    assert facts["draws_by_seat"] == [facts["draws"]] * 2
    output = kwoon(*args).out
    assert f"\nDraws: {facts['draws']}, " in output
    assert output.count(f", drew {facts['draws']}\n") == 2


@pytest.mark.parametrize(
    ("places", "wins", "drawn"),
    [
        ([1, 2, 1, 2], [1, 0, 1, 0], [0, 0, 0, 0]),
        ([1, 1, 1, 1], [0, 0, 0, 0], [1, 1, 1, 1]),
        ([1, 1, 3, 3], [0, 0, 0, 0], [1, 1, 0, 0]),
    ],
    ids=["teammates win together", "all draw", "two sides share first place"],
)
def test_count_outcome_separates_wins_from_draws(places: list[int], wins: list[int], drawn: list[int]) -> None:
    tally = SimulationCounts(wins=[0] * 4, draws_by_seat=[0] * 4)
    count_outcome(Outcome(places, "last"), tally, {0: 0, 1: 1, 2: 0, 3: 1})
    assert (tally.wins, tally.draws_by_seat, tally.draws) == (wins, drawn, int(any(drawn)))


def counts(kwoon: Kwoon, *more: str) -> dict[str, object]:
    facts: dict[str, object] = json.loads(kwoon("simulate", SAMPLE_GAME, "--games", "50", *more, "--json").out)
    return {name: facts[name] for name in ("games", "decisions", "wins_by_seat", "endings")}


def test_simulate_with_same_seed_gives_same_counts_with_any_number_of_processes(kwoon: Kwoon) -> None:
    alone = counts(kwoon, "--seed", "s")
    assert counts(kwoon, "--seed", "s", "--jobs", "2") == alone
    assert counts(kwoon, "--seed", "s", "--jobs", "3") == alone
    assert counts(kwoon, "--seed", "t") != alone


def test_simulate_text_output_has_counts_and_seed(kwoon: Kwoon) -> None:
    output = kwoon("simulate", SAMPLE_GAME, "--games", "30", "--bot", "random", "--seed", "7").out
    assert "30 games of fight" in output
    assert re.search(r"Seat 2 \(random\): won \d+, ", output)
    assert "--games 30 --seed 7" in output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "must be at least 1"),
        (["--jobs", "0"], "number of processes is 0"),
        (["--bots", "random", "random", "random"], "3 bots were given for 2 seats"),
        (["--bots", "nobody"], "Unknown bot 'nobody'"),
        (["--pack", "nowhere.toml", "--jobs", "2"], "nowhere.toml"),
    ],
)
def test_simulate_with_bad_arguments_is_refused(kwoon: Kwoon, arguments: list[str], sentence: str) -> None:
    result = kwoon("simulate", SAMPLE_GAME, *arguments)
    assert result.code == 1
    assert sentence in result.err

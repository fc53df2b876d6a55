"""Comparison of two packs on the same deals: differences, intervals and stopping."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from kwoon import registry
from kwoon.lab.comparison.compare import ComparisonOptions, compare
from kwoon.lab.comparison.differences import find_differences, student_critical_value
from kwoon.lab.comparison.resumable_run import ResumableRun, play_up_to
from kwoon.lab.comparison.sequential_test import checkpoint_game_counts, critical_values
from kwoon.lab.comparison.text import comparison_summary, to_plain
from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import InProcessPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.packs.edit import PackEditor
from kwoon.lab.statistics.estimate import JackknifeEstimate, ratio_estimate
from kwoon.stats.aggregates import NUM_GROUPS
from tests.sample_game import SAMPLE_GAME


def ignore_progress(line: str) -> None:
    """Discard progress messages."""


def test_pack_compared_with_itself_has_no_differences() -> None:
    runs = [ResumableRun(Experiment(SAMPLE_GAME, 0, "same", bots=("random",))) for _ in range(2)]
    play_up_to(runs, 300, InProcessPool())
    found = find_differences(runs[0].measurements(), runs[1].measurements(), runs[0].loaded)
    assert len(found) > 100
    assert {each.estimate.value for each in found} == {0.0}
    assert not any(each.is_significant for each in found)


def test_extended_run_matches_single_run() -> None:
    experiment = Experiment(SAMPLE_GAME, 0, "on", bots=("random",))
    one, other = ResumableRun(experiment), ResumableRun(experiment)
    play_up_to([one], 130, InProcessPool())
    play_up_to([one], 300, InProcessPool())
    play_up_to([other], 300, InProcessPool())
    assert {key: each.estimate for key, each in one.measurements().items()} == {
        key: each.estimate for key, each in other.measurements().items()
    }


def simulated(rng: random.Random, games: int, effect: float) -> JackknifeEstimate:
    """Simulate two packs on the same deals, where most games end alike; return the difference between their shares."""
    one, other, count = ([0.0] * NUM_GROUPS for _ in range(3))
    for number in range(games):
        deal = rng.random()
        group = number % NUM_GROUPS
        count[group] += 1.0
        one[group] += deal < 0.5 + effect if rng.random() < 0.8 else rng.random() < 0.5 + effect
        other[group] += deal < 0.5 if rng.random() < 0.8 else rng.random() < 0.5
    above, below = ratio_estimate(one, count), ratio_estimate(other, count)
    assert above is not None and below is not None
    return above.difference(below)


def test_difference_intervals_have_nominal_coverage() -> None:
    rng = random.Random("coverage")
    runs, held, widths, alone = 300, 0, 0.0, 0.0
    for _ in range(runs):
        figure = simulated(rng, 400, 0.04).interval()
        held += figure.low <= 0.04 <= figure.high
        widths += figure.standard_error
        alone += (2 * 0.25 / 400) ** 0.5
    # The expected number is 285, and two standard errors are 8.
    assert 272 <= held <= 297
    assert widths < 0.8 * alone, "Playing the same deals should narrow the interval of the difference."


def test_check_counts_double_and_critical_values_decrease() -> None:
    counts = checkpoint_game_counts(1.0, 1000)
    assert counts[0] == 1000 and all(later == 2 * earlier for earlier, later in pairwise(counts))
    bounds = critical_values(tuple(counts))
    assert bounds == tuple(sorted(bounds, reverse=True)), "Early checks should have wider intervals."
    assert 1.96 < bounds[-1] < 2.1
    assert critical_values((1000,))[0] == pytest.approx(1.96, abs=0.01)
    with pytest.raises(LabError, match="more than 0"):
        checkpoint_game_counts(0.0, 1000)


def test_repeated_checks_keep_the_error_rate() -> None:
    rng = random.Random("peeking")
    counts = (1, 2, 4, 8, 16)
    bounds = critical_values(counts)
    wrong = plain = 0
    runs = 4000
    for _ in range(runs):
        value, at, out, usual = 0.0, 0, False, False
        for count, bound in zip(counts, bounds, strict=True):
            while at < count:
                value += rng.gauss(0.0, 1.0)
                at += 1
            out = out or abs(value) / at**0.5 > bound
            usual = usual or abs(value) / at**0.5 > 1.96
        wrong += out
        plain += usual
    assert 0.035 < wrong / runs < 0.065
    assert plain / runs > 0.1, "Repeated checks at 1.96 should exceed the error rate."


def test_student_critical_value_exceeds_normal_critical_value() -> None:
    assert student_critical_value(1.96, 49) == pytest.approx(2.0096, abs=0.001)


def test_comparison_with_precision_stops_within_margin() -> None:
    pack = PackEditor("fight").text_with_numbers({"points_to_win_round": 14})
    experiment = Experiment("fight", 1, "until", bots=("random",), pack_text=pack)
    found = compare(
        experiment, registry.default_pack_text("fight"), ComparisonOptions(6.0, InProcessPool(), ignore_progress)
    )[0]
    main = found.main_differences[0].difference
    assert found.is_precise and main.low is not None and main.high is not None
    assert (main.high - main.low) / 2.0 <= 6.0
    assert found.games in checkpoint_game_counts(6.0, 1000)
    assert str(found.main_differences[0].name) == "Win share of the first player"
    assert str(comparison_summary([found])[0]).startswith("Win share of the first player: ")


def test_planted_difference_is_significant_and_reproducible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kwoon.lab.comparison.compare.MIN_CLAIM_GAMES", 600)
    pack = PackEditor("fight").text_with_numbers({"points_to_win_round": 25})
    experiment = Experiment("fight", 600, "planted", bots=("random",), pack_text=pack)
    found = compare(
        experiment, registry.default_pack_text("fight"), ComparisonOptions(None, InProcessPool(), ignore_progress)
    )[0]
    assert found.games == 600 and found.num_checks == 1
    turns = next(each for each in found.differences if each.statistic.id == "turns")
    assert turns.is_significant and turns.estimate.low > 0.0
    again = compare(
        experiment, registry.default_pack_text("fight"), ComparisonOptions(None, InProcessPool(), ignore_progress)
    )[0]
    assert again == found


def test_comparison_with_too_few_games_reports_no_difference_and_games_needed() -> None:
    pack = PackEditor("fight").text_with_numbers({"points_to_win_round": 25})
    experiment = Experiment("fight", 600, "planted", bots=("random",), pack_text=pack)
    found = compare(
        experiment, registry.default_pack_text("fight"), ComparisonOptions(None, InProcessPool(), ignore_progress)
    )[0]
    assert not any(each.is_significant for each in found.differences)
    assert to_plain([found])[0]["has_enough_games"] is False
    first, *others = [str(each) for each in comparison_summary([found])]
    assert first.startswith("Win share of the first player: ")
    assert others == ["Too few games for a conclusion: at least 2,000 games per pack are needed."]

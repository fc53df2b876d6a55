"""Tension: the win chances turn by turn, estimated by an evaluator that sees the open position."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from kwoon.bots.evaluator import Evaluator, outcome_values
from kwoon.bots.registry import evaluator_for
from kwoon.core.game_length_limit import MAX_MOVES_PER_GAME, make_game_too_long_error
from kwoon.lab.execution.runner import GameRunner, final_outcome, run_batches
from kwoon.lab.execution.workers import WorkerPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.report.model import TensionStatistics
from kwoon.lab.statistics.estimate import JackknifeEstimate, ratio_estimate
from kwoon.lab.statistics.run_statistics import ReportValue, to_report_value
from kwoon.stats.aggregates import NUM_GROUPS
from kwoon.stats.registry import collector_for

DECIDED_CHANCE = 0.9
"""A seat whose chances stay above this value has practically won."""
CURVE_POINTS = 20
"""Number of steps into which a game's length is divided."""
BATCH = 50


@dataclass(frozen=True)
class GameWinChances:
    """The win chances during one game."""

    game_number: int
    chances: list[list[float]]
    """Chances of every seat at the start of each turn."""
    outcome_values: list[float]
    """Result of each seat."""


def measure_tension(experiment: Experiment, pool: WorkerPool) -> TensionStatistics | None:
    """Measure the tension of these games; return None if all are draws."""
    batches = run_batches(play_win_chance_curves, experiment, pool, experiment.batches(size=BATCH))
    curves = [curve for batch in batches for curve in batch]
    decisive = [curve for curve in curves if curve.chances and 1.0 in curve.outcome_values]
    if not decisive:
        return None
    return TensionStatistics(
        bot=experiment.bots[0],
        games=len(decisive),
        quartiles=_quartile_band(decisive),
        mean_deficit=_mean_value(decisive, [100.0 * mean_deficit(curve) for curve in decisive]),
        favorite_changes=_favorite_change_shares(decisive),
        decided_percent=_mean_value(decisive, [100.0 * decided_fraction(curve) for curve in decisive]),
    )


def play_win_chance_curves(experiment: Experiment, first: int, count: int) -> list[GameWinChances]:
    """Play games with fast policies and record the evaluator's chances."""
    runner = GameRunner(experiment)
    evaluator = evaluator_for(runner.game)
    return [_play_win_chance_curve(runner, evaluator, number) for number in range(first, first + count)]


def _play_win_chance_curve(runner: GameRunner, evaluator: Evaluator, number: int) -> GameWinChances:
    policies, seat_dice = runner.fast_policies, runner.seat_dice(number)
    dice = runner.deal_dice(number)
    collector = collector_for(runner.game)
    state = runner.game.deal(dice, collector)
    chances: list[list[float]] = []
    turns = moves_played = 0
    prompts = state.prompts()
    while prompts:
        if collector.turns > turns:
            turns = int(collector.turns)
            chances.append(evaluator.win_chances(state))
        for prompt in prompts:
            state.apply(prompt.seat, policies[prompt.seat].choose_move(state, prompt, seat_dice[prompt.seat]), dice)
            moves_played += 1
        if moves_played > MAX_MOVES_PER_GAME:
            raise make_game_too_long_error()
        prompts = state.prompts()
    return GameWinChances(number, chances, outcome_values(final_outcome(state).places))


def mean_deficit(curve: GameWinChances) -> float:
    """Return the average deficit of the winner relative to the leader over the game."""
    winner = curve.outcome_values.index(1.0)
    return sum(max(now) - now[winner] for now in curve.chances) / len(curve.chances)


def count_favorite_changes(curve: GameWinChances) -> int:
    """Return how often the favorite changed."""
    favorites = [now.index(max(now)) for now in curve.chances]
    return sum(1 for before, after in pairwise(favorites) if before != after)


def decided_fraction(curve: GameWinChances) -> float:
    """Return the fraction of the game after which the winner's chances stay above `DECIDED_CHANCE`."""
    winner = curve.outcome_values.index(1.0)
    at = len(curve.chances)
    while at > 0 and curve.chances[at - 1][winner] > DECIDED_CHANCE:
        at -= 1
    return at / len(curve.chances)


def _mean_value(curves: list[GameWinChances], values: list[float]) -> ReportValue:
    above, below = [0.0] * NUM_GROUPS, [0.0] * NUM_GROUPS
    for curve, value in zip(curves, values, strict=True):
        above[curve.game_number % NUM_GROUPS] += value
        below[curve.game_number % NUM_GROUPS] += 1.0
    estimate: JackknifeEstimate | None = ratio_estimate(above, below)
    assert estimate is not None
    return to_report_value(estimate.interval(0.0, 100.0))


def _quartile_band(curves: list[GameWinChances]) -> list[list[float]]:
    band = []
    for step in range(CURVE_POINTS + 1):
        chances = sorted(
            curve.chances[min(len(curve.chances) - 1, step * len(curve.chances) // CURVE_POINTS)][
                curve.outcome_values.index(1.0)
            ]
            for curve in curves
        )
        quarters = [chances[min(len(chances) - 1, len(chances) * quarter // 4)] for quarter in (1, 2, 3)]
        band.append([100.0 * step / CURVE_POINTS, *(round(100.0 * each, 1) for each in quarters)])
    return band


def _favorite_change_shares(curves: list[GameWinChances]) -> list[list[float]]:
    games_by_changes: dict[int, int] = {}
    for curve in curves:
        games_by_changes[count_favorite_changes(curve)] = games_by_changes.get(count_favorite_changes(curve), 0) + 1
    return [
        [float(number), round(100.0 * games_by_changes[number] / len(curves), 2)] for number in sorted(games_by_changes)
    ]

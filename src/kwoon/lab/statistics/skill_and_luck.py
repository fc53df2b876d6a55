"""Skill and luck: how much better stronger bots play, and how much of a game is decided by the deal."""

from __future__ import annotations

from kwoon.bots.registry import bot_family_of
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import play_fast_and_count_moves
from kwoon.lab import seeds
from kwoon.lab.duel import DuelResult, run_duels
from kwoon.lab.execution.runner import final_outcome, run_batches
from kwoon.lab.execution.workers import WorkerPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.report.model import LevelDuel
from kwoon.lab.statistics.estimate import JackknifeEstimate
from kwoon.lab.statistics.run_statistics import ReportValue, to_report_value
from kwoon.stats.aggregates import NUM_GROUPS
from kwoon.stats.collector import win_sixtieths
from kwoon.stats.study_rows import FULL_WIN

REPLAYS_PER_DEAL = 4
"""Number of times a deal is played. The dice for the players and for later draws differ each time, since a
deterministic bot would otherwise repeat the same game."""
BATCH = 25


def measure_deal_luck(experiment: Experiment, pool: WorkerPool) -> ReportValue | None:
    """Return how similar the results of one deal are, in percent: the share of the variance that lies between deals.
    None if there are fewer than two deals or all games have the same result."""
    batches = run_batches(replay_deals, experiment, pool, experiment.batches(size=BATCH))
    deals = [deal for batch in batches for deal in batch]
    groups: list[list[list[float]]] = [[] for _ in range(NUM_GROUPS)]
    for number, deal in enumerate(deals):
        groups[number % NUM_GROUPS].append(deal)
    whole = intraclass_correlation(deals)
    if whole is None:
        return None
    without: dict[int, float] = {}
    for group in range(NUM_GROUPS):
        left = intraclass_correlation([deal for other in range(NUM_GROUPS) if other != group for deal in groups[other]])
        if groups[group] and left is not None:
            without[group] = 100.0 * left
    return to_report_value(JackknifeEstimate(100.0 * whole, without).interval(-100.0, 100.0))


def intraclass_correlation(deals: list[list[float]]) -> float | None:
    """Return the intraclass correlation of the results of each deal; None if there are fewer than two deals or all
    games have the same result."""
    count = len(deals)
    if count < 2:
        return None
    mean = sum(map(sum, deals)) / (count * REPLAYS_PER_DEAL)
    means = [sum(deal) / REPLAYS_PER_DEAL for deal in deals]
    between = REPLAYS_PER_DEAL * sum((each - mean) ** 2 for each in means) / (count - 1)
    within = sum((result - means[at]) ** 2 for at, deal in enumerate(deals) for result in deal)
    within /= count * (REPLAYS_PER_DEAL - 1)
    whole = between + (REPLAYS_PER_DEAL - 1) * within
    return (between - within) / whole if whole > 0.0 else None


def replay_deals(experiment: Experiment, first: int, count: int) -> list[list[float]]:
    """Return the first seat's results in the replays of each deal."""
    game = experiment.load_cached().game
    policies = [bot_family_of(game).fast_policy(game) for _ in range(game.seats)]
    deals: list[list[float]] = []
    for number in range(first, first + count):
        results: list[float] = []
        for replay_number in range(REPLAYS_PER_DEAL):
            dice = seeds.game_dice(seeds.derive_seed(experiment.seed), number)
            seat_dice: list[Dice] = [
                seeds.game_dice(seeds.derive_seed(experiment.seed, f"seat {seat}, time {replay_number}"), number)
                for seat in range(game.seats)
            ]
            state = game.deal(dice)
            later_dice = seeds.game_dice(
                seeds.derive_seed(experiment.seed, f"after the deal, time {replay_number}"), number
            )
            play_fast_and_count_moves(state, later_dice, policies, seat_dice)
            results.append(win_sixtieths(final_outcome(state), 0) / FULL_WIN)
        deals.append(results)
    return deals


def play_level_duel(experiment: Experiment, pool: WorkerPool) -> LevelDuel:
    """Measure a bot against the next weaker one on paired deals."""
    total = DuelResult()
    for _, result in run_duels([experiment], pool):
        total.add(result)
    value, reach = 100.0 * total.win_rate(), 100.0 * total.margin_of_error()
    number = ReportValue(round(value, 3), round(max(0.0, value - reach), 3), round(min(100.0, value + reach), 3))
    first_bot, second_bot = experiment.bots
    return LevelDuel(first_bot, second_bot, number, experiment.count)

"""Depth and luck: how much better thinking plays, and how much of a game its deal decides."""

from __future__ import annotations

from kwoon.bots.schools import school_of
from kwoon.core.dice import Dice
from kwoon.core.quick import play_quick
from kwoon.lab import luck
from kwoon.lab.duel import Contest, Result, results
from kwoon.lab.figures.figure import Estimate
from kwoon.lab.figures.findings import Number, numbered
from kwoon.lab.playing.series import Series
from kwoon.lab.playing.workers import Workers
from kwoon.lab.report.shape import Step
from kwoon.tallies.rows import WHOLE
from kwoon.tallies.sums import GROUPS
from kwoon.tallies.tally import shared

AGAIN = 4
"""So often a deal is played, each time with other dice for those who play it and for what is drawn later: a bot that
rolls no dice would play the same game again."""
BATCH = 25


def luck_of_the_deal(series: Series, workers: Workers) -> Number | None:
    """How alike the results of one deal are, of 100: how much of the differences between games lies between deals.
    Nothing where all games end alike."""
    pieces = [(series, first, min(BATCH, series.games - first)) for first in range(0, series.games, BATCH)]
    deals = [deal for batch in workers.each(replayed, pieces) for deal in batch]
    groups: list[list[list[float]]] = [[] for _ in range(GROUPS)]
    for number, deal in enumerate(deals):
        groups[number % GROUPS].append(deal)
    whole = alike(deals)
    if whole is None:
        return None
    without: dict[int, float] = {}
    for group in range(GROUPS):
        left = alike([deal for other in range(GROUPS) if other != group for deal in groups[other]])
        if groups[group] and left is not None:
            without[group] = 100.0 * left
    return numbered(Estimate(100.0 * whole, without).figure(-100.0, 100.0))


def alike(deals: list[list[float]]) -> float | None:
    """The intraclass correlation of the results of each deal."""
    count = len(deals)
    if count < 2:
        return None
    mean = sum(map(sum, deals)) / (count * AGAIN)
    means = [sum(deal) / AGAIN for deal in deals]
    between = AGAIN * sum((each - mean) ** 2 for each in means) / (count - 1)
    within = sum((result - means[at]) ** 2 for at, deal in enumerate(deals) for result in deal)
    within /= count * (AGAIN - 1)
    whole = between + (AGAIN - 1) * within
    return (between - within) / whole if whole > 0.0 else None


def replayed(series: Series, first: int, count: int) -> list[list[float]]:
    """What the first seat wins of each deal, again and again."""
    game = series.open().game
    quick = [school_of(game).quick(game) for _ in range(game.seats)]
    deals: list[list[float]] = []
    for number in range(first, first + count):
        results: list[float] = []
        for time in range(AGAIN):
            dice = luck.nth(luck.root(series.seed), number)
            own: list[Dice] = [
                luck.nth(luck.root(series.seed, f"seat {seat}, time {time}"), number) for seat in range(game.seats)
            ]
            state = game.deal(dice)
            later = luck.nth(luck.root(series.seed, f"after the deal, time {time}"), number)
            play_quick(state, later, quick, own)
            outcome = state.outcome()
            assert outcome is not None
            results.append(shared(outcome, 0) / WHOLE)
        deals.append(results)
    return deals


def step(contest: Contest, workers: Workers) -> Step:
    """What a bot wins against the one below it, on paired deals."""
    total = Result()
    for _, result in results([contest], workers):
        total.add(result)
    value, reach = 100.0 * total.rate(), 100.0 * total.margin()
    number = Number(round(value, 3), round(max(0.0, value - reach), 3), round(min(100.0, value + reach), 3))
    return Step(contest.one, contest.other, number, contest.deals)

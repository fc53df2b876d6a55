"""Tension: how the chances went, turn by turn, as a judge of the open position sees them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from kwoon.bots.judge import earned
from kwoon.bots.schools import judge_for, school_of
from kwoon.core.box import Opened
from kwoon.core.dice import Dice
from kwoon.core.endless import MOST_ANSWERS, endless
from kwoon.lab import luck
from kwoon.lab.figures.figure import Estimate, ratio
from kwoon.lab.figures.findings import Number, numbered
from kwoon.lab.playing.series import Series
from kwoon.lab.playing.workers import Workers
from kwoon.lab.report.shape import Tension
from kwoon.tallies.sums import GROUPS
from kwoon.tallies.tallies import tally_for

DECIDED = 0.9
"""Whose chances stay above this has as good as won."""
POINTS = 20
"""A game's length is looked at in so many steps."""
BATCH = 50


@dataclass(frozen=True)
class Course:
    """How one game went."""

    number: int
    chances: list[list[float]]
    """Of every seat, at the beginning of each turn."""
    won: list[float]
    """What each seat won."""


def tension(series: Series, workers: Workers) -> Tension | None:
    """How exciting these games are; nothing if all are draws."""
    pieces = [(series, first, min(BATCH, series.games - first)) for first in range(0, series.games, BATCH)]
    courses = [course for batch in workers.each(courses_of, pieces) for course in batch]
    told = [course for course in courses if course.chances and 1.0 in course.won]
    if not told:
        return None
    return Tension(
        bot=series.bots[0],
        games=len(told),
        band=_band(told),
        drama=_mean(told, [100.0 * drama(course) for course in told]),
        changes=_changes(told),
        decided=_mean(told, [100.0 * decided(course) for course in told]),
    )


def courses_of(series: Series, first: int, count: int) -> list[Course]:
    """Games by quick bots, with the judge beside them."""
    opened = series.open()
    return [_course(series, opened, number) for number in range(first, first + count)]


def _course(series: Series, opened: Opened, number: int) -> Course:
    game = opened.game
    judge = judge_for(game)
    quick = [school_of(game).quick(game) for _ in range(game.seats)]
    own: list[Dice] = [luck.nth(luck.root(series.seed, f"seat {seat}"), number) for seat in range(game.seats)]
    dice = luck.nth(luck.root(series.seed), number)
    tally = tally_for(game)
    state = game.deal(dice, tally)
    chances: list[list[float]] = []
    turns = given = 0
    asks = state.asks()
    while asks:
        if tally.turns > turns:
            turns = int(tally.turns)
            chances.append(judge.chances(state))
        for ask in asks:
            state.answer(ask.seat, quick[ask.seat].move(state, ask, own[ask.seat]), dice)
            given += 1
        if given > MOST_ANSWERS:
            raise endless()
        asks = state.asks()
    outcome = state.outcome()
    assert outcome is not None
    return Course(number, chances, earned(outcome.places))


def drama(course: Course) -> float:
    """How far the winner was behind the best, on average over the game."""
    winner = course.won.index(1.0)
    return sum(max(now) - now[winner] for now in course.chances) / len(course.chances)


def changes(course: Course) -> int:
    """How often the favourite changed."""
    favourites = [now.index(max(now)) for now in course.chances]
    return sum(1 for before, after in pairwise(favourites) if before != after)


def decided(course: Course) -> float:
    """After how much of the game the winner's chances stay above what as good as decides it."""
    winner = course.won.index(1.0)
    at = len(course.chances)
    while at > 0 and course.chances[at - 1][winner] > DECIDED:
        at -= 1
    return at / len(course.chances)


def _mean(courses: list[Course], values: list[float]) -> Number:
    above, below = [0.0] * GROUPS, [0.0] * GROUPS
    for course, value in zip(courses, values, strict=True):
        above[course.number % GROUPS] += value
        below[course.number % GROUPS] += 1.0
    estimate: Estimate | None = ratio(above, below)
    assert estimate is not None
    return numbered(estimate.figure(0.0, 100.0))


def _band(courses: list[Course]) -> list[list[float]]:
    band = []
    for step in range(POINTS + 1):
        at = sorted(
            course.chances[min(len(course.chances) - 1, step * len(course.chances) // POINTS)][course.won.index(1.0)]
            for course in courses
        )
        quarters = [at[min(len(at) - 1, len(at) * quarter // 4)] for quarter in (1, 2, 3)]
        band.append([100.0 * step / POINTS, *(round(100.0 * each, 1) for each in quarters)])
    return band


def _changes(courses: list[Course]) -> list[list[float]]:
    counted: dict[int, int] = {}
    for course in courses:
        counted[changes(course)] = counted.get(changes(course), 0) + 1
    return [[float(number), round(100.0 * counted[number] / len(courses), 2)] for number in sorted(counted)]

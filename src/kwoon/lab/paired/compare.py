"""Comparing two packs: what is played, until when, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from kwoon.lab.figures.figure import MIN_CLAIM_GAMES
from kwoon.lab.figures.findings import Number, numbered
from kwoon.lab.paired.differences import Alone, Difference, alone, differences, main_keys, named, within
from kwoon.lab.paired.looks import looks, reaches
from kwoon.lab.paired.played import Key, Played, play_on
from kwoon.lab.playing.series import QUICK
from kwoon.lab.playing.workers import Workers
from kwoon.lab.problem import PlanError
from kwoon.lab.report.make import Asked, Told

FIRST_LOOK = {QUICK: 1000, "random": 1000}
"""After so many games of each pack is looked first, by bots that are not slow."""
SLOW_LOOK = 50


@dataclass(frozen=True)
class Main:
    """The statistic that a comparison is about first."""

    name: str
    one: float
    other: float
    number: Number
    """The difference, within an interval that allows for every look."""


@dataclass
class Compared:
    """What one bot's games say."""

    bot: str
    games: int
    """Of each pack."""
    looks: int
    """How often it was looked whether that is enough."""
    main: list[Main] = field(default_factory=list)
    all: list[Difference] = field(default_factory=list)
    alone: list[Alone] = field(default_factory=list)
    """What is said of cards that the other pack has not."""
    enough: bool = True
    """Whether the interval is as narrow as was asked for."""

    @property
    def claims(self) -> bool:
        """Whether there are enough games to claim that a statistic differs."""
        return self.games >= MIN_CLAIM_GAMES


@dataclass(frozen=True)
class Way:
    """How the games are played and watched."""

    until: float | None
    """Within how many points the main statistic should be known; None if the number of games is said instead."""
    workers: Workers
    told: Told


def compare(asked: Asked, other: str, way: Way) -> list[Compared]:
    """The pack asked for against another one, bot by bot."""
    found: list[Compared] = []
    for bot in asked.bots:
        runs = both(asked, bot, other)
        if way.until is None:
            counts = [max(1, asked.games_of(bot) // len(runs[0].pairs))]
        else:
            counts = looks(way.until, max(SLOW_LOOK, FIRST_LOOK.get(bot, 0) // len(runs[0].pairs)))
        found.append(_looked(bot, runs, counts, way))
    return found


def both(asked: Asked, bot: str, other: str) -> tuple[Played, Played]:
    """The runs of the two packs, with nothing played yet."""
    series = asked.series(bot, 0)
    runs = Played(series), Played(replace(series, pack=other))
    # Both must play the same pairs of roles, or their games are not the same deals.
    pairs = [pair for pair in runs[0].pairs if pair in runs[1].pairs]
    if not pairs:
        raise PlanError("The two packs have no two roles in common that could meet.")
    for run in runs:
        run.pairs = pairs
    return runs


def _looked(bot: str, runs: tuple[Played, Played], counts: list[int], way: Way) -> Compared:
    result = Compared(bot, 0, 0)
    for count, reach in zip(counts, reaches(tuple(counts)), strict=True):
        way.told(f"{count * len(runs[0].pairs)} games of each pack between {bot} bots")
        play_on(runs, count, way.workers)
        widest = look(result, runs, reach)
        result.enough = way.until is None or widest <= way.until
        if way.until is not None and result.enough:
            break
    tell_all(result, runs)
    return result


def tell_all(result: Compared, runs: tuple[Played, Played]) -> None:
    """Every statistic, those of cards too. None of them stands if there are too few games for a claim."""
    one, other = runs[0].found(), runs[1].found()
    found = differences(one, other, runs[0].opened)
    result.all = found if result.claims else [replace(each, stands=False) for each in found]
    result.alone = alone(one, other, runs[0].opened)


def look(result: Compared, runs: tuple[Played, Played], reach: float) -> float:
    """What the games so far say of the main statistic; how far its widest interval reaches to either side."""
    one, other = runs[0].found(cards=False), runs[1].found(cards=False)
    result.games = runs[0].done * len(runs[0].pairs)
    result.looks += 1
    widest, result.main = 0.0, []
    for key in main_keys(one):
        if key in other:
            low, high = _note(result, runs, key, reach)
            widest = max(widest, (high - low) / 2.0)
    return widest


def _note(result: Compared, runs: tuple[Played, Played], key: Key, reach: float) -> tuple[float, float]:
    one, other = runs[0].found(cards=False)[key], runs[1].found(cards=False)[key]
    figure = one.estimate.minus(other.estimate).figure()
    low, high = within(figure, reach)
    number = numbered(replace(figure, low=low, high=high))
    name = named(one.kind, one.of, runs[0].opened)
    result.main.append(Main(name, round(one.estimate.whole, 3), round(other.estimate.whole, 3), number))
    return low, high

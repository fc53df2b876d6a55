"""Making a report: what is played for it, in which order, and what it is called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import pairwise

from kwoon import __version__, shelf
from kwoon.bots import bots_for
from kwoon.core.box import Opened
from kwoon.lab.duel import Contest
from kwoon.lab.figures.catalog import KINDS
from kwoon.lab.figures.depth import luck_of_the_deal, step
from kwoon.lab.figures.findings import found
from kwoon.lab.figures.matchups import match_ups, meet, roles_of
from kwoon.lab.figures.tension import tension
from kwoon.lab.playing.run import run
from kwoon.lab.playing.series import QUICK, Series, counting
from kwoon.lab.playing.workers import Workers
from kwoon.lab.report.differs import differs
from kwoon.lab.report.sentences import sentences
from kwoon.lab.report.shape import Explained, Report, Table

SLOWER = 100
"""Bots that are not quick play so many times fewer games."""
SAMPLE = 2000
"""Games of which every turn is judged."""
DEALS = 200
"""Of each bot against the one below it, and of which each is replayed to tell the luck of the deal, tenfold."""
CHEAP = ("random", "novice", "greedy")
"""Who is set against each other in every report; others only if they are asked for."""


@dataclass(frozen=True)
class Asked:
    """What a report is to be about."""

    game: str
    games: int
    bots: tuple[str, ...]
    seed: str
    seats: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    pack: str = ""
    """The text of a pack; without one, the box's."""
    pack_name: str = ""
    """The file that it was in."""
    command: str = ""

    def series(self, bot: str, games: int) -> Series:
        """Some of its games."""
        return Series(self.game, games, self.seed, self.seats, (bot,), self.options, self.pack)

    def games_of(self, bot: str) -> int:
        """How many games this bot plays."""
        return self.games if bot in (QUICK, "random") else max(1, self.games // SLOWER)

    def games_for(self, bot: str, games: int) -> int:
        """Return what to ask for (`--games`) so that this bot plays so many."""
        return games if bot in (QUICK, "random") else games * SLOWER


Told = Callable[[str], None]


def make(asked: Asked, workers: Workers, told: Told) -> Report:
    """Play what is needed and put it together; `told` hears what is being done."""
    opened = asked.series(asked.bots[0], 1).open()
    report = head(asked, opened)
    for bot in asked.bots:
        series = asked.series(bot, asked.games_of(bot))
        told(f"{series.games} games between {bot} bots")
        report.runs.append(found(run(series, workers), opened, bot))
    _play_roles(asked, opened, workers, told, report)
    told("how the chances go")
    report.tension = tension(asked.series(QUICK, min(SAMPLE, asked.games)), workers)
    told("how much the deal decides")
    report.luck = luck_of_the_deal(asked.series(QUICK, min(10 * DEALS, asked.games)), workers)
    _play_depth(asked, workers, told, report)
    _play_tables(asked, workers, told, report)
    report.sentences = sentences(report)
    return report


def head(asked: Asked, opened: Opened) -> Report:
    """What it is about."""
    report = Report(
        version=__version__,
        game=asked.game,
        title=shelf.find(asked.game).title,
        command=asked.command,
        seats=int(opened.game.seats),
        options=opened.options,
        seed=asked.seed,
        pack=opened.digest,
        differs=differs(asked.game, asked.pack),
    )
    report.kinds = [Explained(kind.id, kind.title, kind.about, kind.unit) for kind in KINDS]
    report.counters = [
        Explained(counter.column, _titled(counter.column), counter.about) for counter in counting(opened).counters
    ]
    return report


def _play_roles(asked: Asked, opened: Opened, workers: Workers, told: Told, report: Report) -> None:
    roles = roles_of(opened)
    if not roles:
        return
    pairs = len(roles) * (len(roles) - 1)
    for bot in asked.bots:
        series = asked.series(bot, max(1, asked.games_of(bot) // pairs))
        told(f"every match-up between {bot} bots")
        sums = meet(series, workers)
        if sums is not None:
            report.match_ups.append(match_ups(sums, opened, bot))


def _play_depth(asked: Asked, workers: Workers, told: Told, report: Report) -> None:
    levels = [level.id for level in bots_for(asked.game) if level.id in CHEAP or level.id in asked.bots]
    for below, bot in pairwise(levels):
        told(f"{bot} against {below}")
        contest = Contest(asked.game, bot, below, DEALS, asked.seed, asked.seats, asked.options, text=asked.pack)
        report.depth.append(step(contest, workers))


def _play_tables(asked: Asked, workers: Workers, told: Told, report: Report) -> None:
    """The same with other numbers of seats, where there are any."""
    box = shelf.find(asked.game)
    counts = box.seats_with(asked.options)
    if len(counts) < 2:
        return
    for seats in counts:
        series = replace(asked.series(QUICK, max(1, asked.games // len(counts))), seats=seats)
        told(f"{seats} seats")
        found_there = found(run(series, workers), series.open(), QUICK)
        turns = found_there.length.get("turns")
        report.tables.append(Table(f"{seats} seats", QUICK, series.games, found_there.order, turns, found_there.draws))


def _titled(column: str) -> str:
    """What a column is called in a sentence; of two letters it is short for something: VP, SP."""
    return column.upper() if len(column) == 2 else column.capitalize()

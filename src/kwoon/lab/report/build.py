"""Builds a report: the games played for it, their order, and its title."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import pairwise

from kwoon import __version__, registry
from kwoon.bots import bots_for
from kwoon.core.definition import LoadedGame
from kwoon.lab.duel import DuelConfig
from kwoon.lab.execution.run import run_series
from kwoon.lab.execution.series import FAST_BOT, GameSeries, make_collector
from kwoon.lab.execution.workers import WorkerPool
from kwoon.lab.report.model import BalanceReport, GlossaryEntry, SeatCountStatistics
from kwoon.lab.report.pack_diff import pack_differences
from kwoon.lab.report.summary import summary_sentences
from kwoon.lab.statistics.definitions import STATISTICS
from kwoon.lab.statistics.matchups import matchup_table, pickable_roles, play_matchups
from kwoon.lab.statistics.run_statistics import run_statistics
from kwoon.lab.statistics.skill_and_luck import deal_luck, play_level_duel
from kwoon.lab.statistics.win_probability import measure_tension

SLOW_BOT_DIVISOR = 100
"""Factor by which slow bots play fewer games."""
TENSION_GAMES = 2000
"""Number of games in which every turn is evaluated."""
DUEL_DEALS = 200
"""Number of deals of each bot against the next weaker one. To measure the luck of the deal, ten times as many are
replayed."""
FAST_LEVELS = ("random", "novice", "greedy")
"""Bots that are compared in every report; other bots only on request."""


@dataclass(frozen=True)
class LabRequest:
    """The subject of a report."""

    game: str
    games: int
    bots: tuple[str, ...]
    seed: str
    seats: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    pack_text: str = ""
    """The text of a pack; empty for the printed one."""
    pack_name: str = ""
    """The file it was read from."""
    command: str = ""

    def make_series(self, bot: str, games: int) -> GameSeries:
        """Return a series of this request's games."""
        return GameSeries(self.game, games, self.seed, self.seats, (bot,), self.options, self.pack_text)

    def num_games(self, bot: str) -> int:
        """Return the number of games that this bot plays."""
        return self.games if bot in (FAST_BOT, "random") else max(1, self.games // SLOW_BOT_DIVISOR)

    def games_option(self, bot: str, games: int) -> int:
        """Return the value of `--games` with which this bot plays that many games."""
        return games if bot in (FAST_BOT, "random") else games * SLOW_BOT_DIVISOR


ProgressCallback = Callable[[str], None]


def make_report(request: LabRequest, pool: WorkerPool, on_progress: ProgressCallback) -> BalanceReport:
    """Play the games and build the report; `on_progress` receives the current step."""
    loaded = request.make_series(request.bots[0], 1).load()
    report = empty_report(request, loaded)
    for bot in request.bots:
        series = request.make_series(bot, request.num_games(bot))
        on_progress(f"{series.games} games with {bot} bots")
        report.runs.append(run_statistics(run_series(series, pool), loaded, bot))
    _add_matchups(request, loaded, pool, on_progress, report)
    on_progress("win probability at every turn")
    report.tension = measure_tension(request.make_series(FAST_BOT, min(TENSION_GAMES, request.games)), pool)
    on_progress("influence of the deal")
    report.deal_luck = deal_luck(request.make_series(FAST_BOT, min(10 * DUEL_DEALS, request.games)), pool)
    _add_level_duels(request, pool, on_progress, report)
    _add_seat_counts(request, pool, on_progress, report)
    report.sentences = summary_sentences(report)
    return report


def empty_report(request: LabRequest, loaded: LoadedGame) -> BalanceReport:
    """Return a report with only its subject filled in."""
    report = BalanceReport(
        version=__version__,
        game=request.game,
        title=registry.find_game(request.game).title,
        command=request.command,
        seats=int(loaded.game.seats),
        options=loaded.options,
        seed=request.seed,
        pack_fingerprint=loaded.pack_fingerprint,
        pack_differences=pack_differences(request.game, request.pack_text),
    )
    report.statistics = [GlossaryEntry(kind.id, kind.title, kind.description, kind.unit) for kind in STATISTICS]
    report.counters = [
        GlossaryEntry(counter.column, _column_title(counter.column), counter.description)
        for counter in make_collector(loaded).counters
    ]
    return report


def _add_matchups(
    request: LabRequest, loaded: LoadedGame, pool: WorkerPool, on_progress: ProgressCallback, report: BalanceReport
) -> None:
    roles = pickable_roles(loaded)
    if not roles:
        return
    pairs = len(roles) * (len(roles) - 1)
    for bot in request.bots:
        series = request.make_series(bot, max(1, request.num_games(bot) // pairs))
        on_progress(f"all matchups with {bot} bots")
        aggregates = play_matchups(series, pool)
        if aggregates is not None:
            report.matchups.append(matchup_table(aggregates, loaded, bot))


def _add_level_duels(
    request: LabRequest, pool: WorkerPool, on_progress: ProgressCallback, report: BalanceReport
) -> None:
    levels = [level.id for level in bots_for(request.game) if level.id in FAST_LEVELS or level.id in request.bots]
    for below, bot in pairwise(levels):
        on_progress(f"{bot} against {below}")
        config = DuelConfig(
            request.game,
            bot,
            below,
            DUEL_DEALS,
            request.seed,
            request.seats,
            request.options,
            pack_text=request.pack_text,
        )
        report.level_duels.append(play_level_duel(config, pool))


def _add_seat_counts(
    request: LabRequest, pool: WorkerPool, on_progress: ProgressCallback, report: BalanceReport
) -> None:
    """Add results with other numbers of seats, if the game allows them."""
    definition = registry.find_game(request.game)
    counts = definition.seat_counts(request.options)
    if len(counts) < 2:
        return
    for seats in counts:
        series = replace(request.make_series(FAST_BOT, max(1, request.games // len(counts))), seats=seats)
        on_progress(f"{seats} seats")
        statistics = run_statistics(run_series(series, pool), series.load(), FAST_BOT)
        turns = statistics.length.get("turns")
        report.seat_counts.append(
            SeatCountStatistics(f"{seats} seats", FAST_BOT, series.games, statistics.order, turns, statistics.draws)
        )


def _column_title(column: str) -> str:
    """Return a column's name as used in a sentence; two-letter names are abbreviations such as VP and SP."""
    return column.upper() if len(column) == 2 else column.capitalize()

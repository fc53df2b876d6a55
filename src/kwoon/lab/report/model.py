"""A report as plain values. The web page and the terminal show the same one."""

from __future__ import annotations

from dataclasses import dataclass, field

from kwoon.lab.statistics.run_statistics import NamedValue, ReportValue, RunStatistics

SECTIONS = (
    "fairness",
    "matchups",
    "cards",
    "card-use",
    "length",
    "tension",
    "skill-and-luck",
    "seat-counts",
    "number-effects",
)
"""Sections that a sentence can link to, in page order."""


@dataclass(frozen=True)
class ReportSentence:
    """A finding, and the section of the report that shows it."""

    text: str
    section: str
    """One of `SECTIONS`."""


@dataclass(frozen=True)
class ReportRole:
    """A role that can be played."""

    id: str
    name: str


@dataclass(frozen=True)
class MatchupTable:
    """Matchups of every role against every other, with both roles forced, played by one bot."""

    bot: str
    games: int
    """Number of games with each pair of roles; 0 if unknown."""
    roles: list[ReportRole]
    cells: list[list[ReportValue | None]]
    """Win percentage of the row's role against the column's."""
    mixture: list[float]
    """Equilibrium mixture in percent: no other choice of roles does better against it."""
    solved_bounds: list[list[list[float] | None]] = field(default_factory=list)
    """Bounds in percent, for the row's role, on the value of a solved round with open switches; empty if none is
    solved."""


@dataclass(frozen=True)
class TensionStatistics:
    """The winner's chances during the game, evaluated from the open position at every turn."""

    bot: str
    games: int
    quartiles: list[list[float]]
    """For each twentieth of a game: its position from 0 to 100, then the quartiles of the winners' chances in percent.
    """
    mean_deficit: ReportValue
    """Average deficit of the winner relative to the leader over the game, in points."""
    favorite_changes: list[list[float]]
    """Number of changes of the favorite, and the percentage of games with that number."""
    decided_percent: ReportValue
    """Percentage of a game after which the winner's chances stay above 90%."""


@dataclass(frozen=True)
class LevelDuel:
    """One bot against the next weaker one."""

    bot: str
    weaker_bot: str
    win_rate: ReportValue
    """Win percentage."""
    deals: int


@dataclass(frozen=True)
class SeatCountStatistics:
    """Results with one of the possible numbers of seats."""

    name: str
    bot: str
    games: int
    order: list[NamedValue]
    turns: ReportValue | None
    draws: ReportValue | None


@dataclass(frozen=True)
class NumberStepEffect:
    """The effect on a statistic of changing a number in the pack by one step."""

    address: str
    """Address of the number in the pack."""
    name: str
    current_value: int
    up: ReportValue | None
    down: ReportValue | None
    statistic: str
    """The display name of the statistic."""


@dataclass(frozen=True)
class GlossaryEntry:
    """A term used in the report, and its meaning."""

    id: str
    title: str
    description: str
    unit: str = ""
    """Unit of a statistic; empty for a counter."""


@dataclass
class BalanceReport:
    """The complete report."""

    version: str
    game: str
    title: str
    command: str
    """The command that reproduces it."""
    seats: int
    options: dict[str, str]
    seed: str
    pack_fingerprint: str
    pack_differences: list[str]
    """Differences between the pack and the printed one, as text."""
    sentences: list[ReportSentence] = field(default_factory=list)
    runs: list[RunStatistics] = field(default_factory=list)
    matchups: list[MatchupTable] = field(default_factory=list)
    tension: TensionStatistics | None = None
    level_duels: list[LevelDuel] = field(default_factory=list)
    deal_luck: ReportValue | None = None
    seat_counts: list[SeatCountStatistics] = field(default_factory=list)
    number_effects: list[NumberStepEffect] = field(default_factory=list)
    statistics: list[GlossaryEntry] = field(default_factory=list)
    counters: list[GlossaryEntry] = field(default_factory=list)

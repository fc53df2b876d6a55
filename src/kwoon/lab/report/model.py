"""A report as plain values. The page in the browser client and the terminal show the same one."""

from __future__ import annotations

from dataclasses import dataclass, field

from kwoon.lab.statistics.results import NamedValue, ReportValue, RunStatistics

SECTIONS = ("fairness", "match-ups", "cards", "use", "length", "tension", "depth", "tables", "levers")
"""What a sentence may lead to, in the page's order."""


@dataclass(frozen=True)
class ReportSentence:
    """Something worth knowing, and the part of the report that shows it."""

    text: str
    part: str
    """One of `PARTS`."""


@dataclass(frozen=True)
class ReportRole:
    """Somebody who can be played."""

    id: str
    name: str


@dataclass(frozen=True)
class MatchupTable:
    """Every role against every other, both made to play it, by one bot."""

    bot: str
    games: int
    """Of each pair."""
    roles: list[ReportRole]
    cells: list[list[ReportValue | None]]
    """What the role of the row wins of 100 against that of the column."""
    mixture: list[float]
    """How often to pick each by reason, of 100: nobody who picks otherwise does better against it."""
    solved: list[list[list[float] | None]] = field(default_factory=list)
    """Between which two numbers a solved round with open switches lies for the role of the row, of 100; empty where
    nobody has solved any."""


@dataclass(frozen=True)
class TensionStatistics:
    """How the winner's chances went, judged from the open position at every turn."""

    bot: str
    games: int
    band: list[list[float]]
    """At each twentieth of a game: its place from 0 to 100, then the chance that a quarter, half and three quarters of
    the winners had at most, of 100."""
    drama: ReportValue
    """How far the winner was behind the best, on average over the game, in points."""
    changes: list[list[float]]
    """How often the favourite changed, and in how many games of 100."""
    decided: ReportValue
    """After how much of a game, of 100, the winner stays above 90."""


@dataclass(frozen=True)
class LevelDuel:
    """One bot against the next weaker one."""

    bot: str
    below: str
    number: ReportValue
    """What it wins, of 100."""
    deals: int


@dataclass(frozen=True)
class SeatCountStatistics:
    """Another number of seats, or other options."""

    name: str
    bot: str
    games: int
    order: list[NamedValue]
    turns: ReportValue | None
    draws: ReportValue | None


@dataclass(frozen=True)
class NumberEffect:
    """What one step of a number of the pack does to a statistic."""

    at: str
    """The number's place in the pack."""
    name: str
    present: int
    up: ReportValue | None
    down: ReportValue | None
    what: str
    """The statistic, in words."""


@dataclass(frozen=True)
class GlossaryEntry:
    """A word of the report, and what it means."""

    id: str
    title: str
    about: str
    unit: str = ""
    """Of a counter: `times` for one that says what became of a card. Those exclude each other, and are stacked."""


@dataclass
class BalanceReport:
    """All of it."""

    version: str
    game: str
    title: str
    command: str
    """Makes it again."""
    seats: int
    options: dict[str, str]
    seed: str
    pack: str
    """The fingerprint."""
    differs: list[str]
    """In what the pack differs from the box, in words."""
    sentences: list[ReportSentence] = field(default_factory=list)
    runs: list[RunStatistics] = field(default_factory=list)
    match_ups: list[MatchupTable] = field(default_factory=list)
    tension: TensionStatistics | None = None
    depth: list[LevelDuel] = field(default_factory=list)
    luck: ReportValue | None = None
    tables: list[SeatCountStatistics] = field(default_factory=list)
    levers: list[NumberEffect] = field(default_factory=list)
    kinds: list[GlossaryEntry] = field(default_factory=list)
    counters: list[GlossaryEntry] = field(default_factory=list)

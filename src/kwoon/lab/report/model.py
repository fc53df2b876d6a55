"""A report as plain values and texts. The web page and the terminal show the same one, in their reader's language."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any

from kwoon import registry
from kwoon.core.definition import EDITION
from kwoon.core.message import Message, Text
from kwoon.lab.names import bot_name
from kwoon.lab.statistics.run_statistics import NamedValue, ReportValue, RunStatistics
from kwoon.localization.formatter import Reader

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
BOT_FIELDS = ("bot", "weaker_bot")
"""Fields with the id of a bot."""


@dataclass(frozen=True)
class ReportSentence:
    """A finding, and the section of the report that shows it."""

    text: Text
    section: str
    """One of `SECTIONS`."""


@dataclass(frozen=True)
class ReportRole:
    """A role that can be played."""

    id: str
    name: Text


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

    name: Text
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
    name: Text
    current_value: int
    up: ReportValue | None
    down: ReportValue | None
    statistic: Text
    """The display name of the statistic."""


@dataclass(frozen=True)
class GlossaryEntry:
    """A term used in the report, and its meaning."""

    id: str
    title: Text
    description: Text
    unit: Text = ""
    """Unit of a statistic. For a counter, `times` if it counts how a card was used, and otherwise empty."""


@dataclass
class BalanceReport:
    """The complete report."""

    version: str
    game: str
    title: Text
    command: str
    """The command that reproduces it."""
    seats: int
    options: dict[str, str]
    seed: str
    pack_fingerprint: str
    pack_differences: list[Text]
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


def report_in_language(report: BalanceReport, reader: Reader) -> BalanceReport:
    """Return the report with all texts formatted for a reader, also the names of its bots and options."""
    formatted: BalanceReport = _in_language(report, reader)
    return replace(formatted, options=_option_labels(report, reader))


def _in_language(value: Any, reader: Reader) -> Any:
    if isinstance(value, Message):
        return reader.say(value)
    if isinstance(value, list):
        return [_in_language(each, reader) for each in value]
    if isinstance(value, dict):
        return {name: _in_language(each, reader) for name, each in value.items()}
    if not is_dataclass(value) or isinstance(value, type):
        return value
    values = {each.name: getattr(value, each.name) for each in fields(value)}
    names = {name: reader.say(bot_name(values[name])) for name in BOT_FIELDS if name in values}
    return replace(value, **{name: _in_language(each, reader) for name, each in (values | names).items()})


def _option_labels(report: BalanceReport, reader: Reader) -> dict[str, str]:
    """Return the labels of the report's options and of their values; those without labels stay as they are."""
    options = {option.name: option for option in registry.find_game(report.game).options}
    labels: dict[str, str] = {}
    for name, value in report.options.items():
        option = options.get(name)
        if name == EDITION:
            labels[reader.t("lab-option-edition")] = value
        elif option is None or value not in option.choices or not option.labels:
            labels[name] = value
        else:
            labels[reader.say(option.title)] = reader.say(option.labels[option.choices.index(value)])
    return labels

"""Summary of a report: at most seven sentences, the most certain and largest findings first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kwoon.lab.report.model import BalanceReport, MatchupTable, ReportSentence, TensionStatistics
from kwoon.lab.statistics.run_statistics import CardStatistics, NamedValue, ReportValue, RunStatistics

MAX_SENTENCES = 7
DUEL_SEATS = (0, 1)
NOTABLE_POINTS = 3.0
"""The share of the first or last player is an important finding if its interval is at least this many points from even.
"""
SEAT_BIAS_POINTS = 1.0
"""Bots are reported to treat seats differently if the interval of a seat's share is more than this many points from
even."""
FAIR_POINTS = 5.0
"""A matchup is an important finding if its interval is more than this many points from even."""
SHALLOW_BOTS = ("random", "novice", "quick", "greedy")
"""Bots that look no further than the current turn. Many imbalances they show disappear with bots that look ahead
(docs/design/balance.md)."""
RARELY_PLAYED = 5.0
"""A card counts as rarely played if it is played in less than this percentage of the times it is held."""


@dataclass(frozen=True)
class WeightedSentence:
    """A sentence and its importance."""

    weight: float
    text: str
    section: str


def summary_sentences(report: BalanceReport) -> list[ReportSentence]:
    """Return the most important findings."""
    claims = sorted(_all_sentences(report), key=lambda claim: (-claim.weight, claim.text))
    return [ReportSentence(claim.text, claim.section) for claim in claims[:MAX_SENTENCES]]


def _all_sentences(report: BalanceReport) -> Iterator[WeightedSentence]:
    if not report.runs:
        return
    yield from _turn_order_sentences(report)
    yield from _seat_sentences(report)
    yield from _role_sentences(report)
    yield from _card_sentences(report)
    yield from _rarely_played_sentences(report.runs)
    yield from _length_sentences(report.runs[0])
    yield from _matchup_sentences(report.matchups)
    if report.tension is not None:
        yield from _tension_sentence(report.tension)
    if report.deal_luck is not None:
        yield _luck_sentence(report.deal_luck)
    if len(report.runs) == 1 and (bot := report.runs[0].bot) in SHALLOW_BOTS:
        text = (
            f"Only {bot} bots played, and they consider only the current turn. "
            f"Confirm the results with stronger bots: --bots {bot} student."
        )
        yield WeightedSentence(2.7, text, "fairness")


def format_interval(value: ReportValue, decimals: int = 1, unit: str = "") -> str:
    """Return a value as text with its interval; `unit`, such as a percent sign, follows the value."""
    if value.low is None or value.high is None:
        return f"{value.value:.{decimals}f}{unit}"
    return f"{value.value:.{decimals}f}{unit} ({value.low:.{decimals}f} to {value.high:.{decimals}f})"


def _distance_from_even(value: ReportValue, even: float) -> float:
    """Return the distance between the interval and an even share; 0 if the interval contains that share or is unknown."""
    if value.low is None or value.high is None:
        return 0.0
    return max(0.0, value.low - even, even - value.high)


def _same_value_by_bot(report: BalanceReport, subject: str, field_name: str) -> list[tuple[RunStatistics, NamedValue]]:
    """Return the value of one subject and field for every bot."""
    return [(run, each) for run in report.runs for each in getattr(run, field_name) if each.subject == subject]


def _format_by_bot(values: list[tuple[RunStatistics, NamedValue]]) -> str:
    return ", ".join(f"{format_interval(each.value, unit='%')} with {run.bot} bots" for run, each in values)


def _turn_order_sentences(report: BalanceReport) -> Iterator[WeightedSentence]:
    seats = report.seats
    even = 100.0 / seats
    for each in report.runs[0].order:
        values = _same_value_by_bot(report, each.subject, "order")
        sure = _distance_from_even(each.value, even)
        same = len({other.value.value > even for _, other in values}) == 1
        # In a duel, the second share follows from the first.
        ends = ("1",) if seats == len(DUEL_SEATS) else ("1", str(seats))
        if sure > 0.0 and same and each.subject in ends:
            player = "The first player" if each.subject == "1" else "The last player"
            text = f"{player} wins {_format_by_bot(values)}; an even share is {even:.0f}%."
            yield WeightedSentence(10.0 + sure if sure >= NOTABLE_POINTS else 3.0 + sure, text, "fairness")


def _seat_sentences(report: BalanceReport) -> Iterator[WeightedSentence]:
    """Report a seat with an uneven share. If the starting seat is drawn at random, all seats are equal, so an uneven
    share means that the bots treat seats differently."""
    even = 100.0 / report.seats
    if report.runs[0].order:
        off = max(report.runs[0].seats, key=lambda each: _distance_from_even(each.value, even), default=None)
        if off is not None and (sure := _distance_from_even(off.value, even)) > SEAT_BIAS_POINTS:
            values = _format_by_bot(_same_value_by_bot(report, off.subject, "seats"))
            text = f"{off.name} wins {values} although all seats are equivalent: the bots treat seats differently."
            yield WeightedSentence(5.0 + sure, text, "fairness")
        return
    for each in report.runs[0].seats[:1]:
        values_by_bot = _same_value_by_bot(report, each.subject, "seats")
        least = min(_distance_from_even(other.value, even) for _, other in values_by_bot)
        if least > 0.0 and not report.runs[0].roles:
            yield WeightedSentence(8.0 + least, f"{each.name} wins {_format_by_bot(values_by_bot)}.", "fairness")


def _role_sentences(report: BalanceReport) -> Iterator[WeightedSentence]:
    even = 100.0 / report.seats
    if report.matchups:
        return
    for each in report.runs[0].roles:
        values = _same_value_by_bot(report, each.subject, "roles")
        least = min(_distance_from_even(other.value, even) for _, other in values)
        if least > 0.0 and each.value.value > even:
            yield WeightedSentence(
                9.0 + least,
                f"Win share of {each.name}: {_format_by_bot(values)}; an even share is {even:.0f}%.",
                "fairness",
            )


def _card_sentences(report: BalanceReport) -> Iterator[WeightedSentence]:
    """Report the best and the worst card among those whose value is significant with the first bot, and whether the
    next bot disagrees."""
    significant = [card for card in report.runs[0].cards if card.is_significant and card.opening_value is not None]
    if not significant:
        return
    ranked = sorted(significant, key=_interval_end_nearest_zero, reverse=True)
    for at, card in ((0, ranked[0]), (-1, ranked[-1])):
        assert card.opening_value is not None
        best = at == 0
        if (card.opening_value.value > 0.0) != best:
            continue
        rank = "more than any other card" if best else "less than any other card"
        held = f"One more copy of {card.name} in the opening deal is worth {format_interval(card.opening_value)} points, {rank}"
        yield WeightedSentence(
            6.0 + abs(_interval_end_nearest_zero(card)), f"{held}{_next_bot_value_text(report, card)}.", "cards"
        )


def _interval_end_nearest_zero(card: CardStatistics) -> float:
    """Return the end of the interval of the card's value that is closer to zero."""
    assert card.opening_value is not None
    if card.opening_value.low is None or card.opening_value.high is None:
        return 0.0
    return card.opening_value.low if card.opening_value.value > 0.0 else card.opening_value.high


def _next_bot_value_text(report: BalanceReport, card: CardStatistics) -> str:
    """Return the next bot's value for the card as text, with a note if the bots disagree about its sign."""
    for run in report.runs[1:]:
        for other in run.cards:
            if other.id == card.id and card.opening_value is not None and other.opening_value is not None:
                if (other.opening_value.value > 0.0) != (card.opening_value.value > 0.0):
                    return f", but {format_interval(other.opening_value)} with {run.bot} bots: the difference may lie in how they play it"
                return f"; {format_interval(other.opening_value)} with {run.bot} bots"
    return ""


def _rarely_played_sentences(runs: list[RunStatistics]) -> Iterator[WeightedSentence]:
    rarely_played: list[str] = []
    for card in runs[0].cards:
        if card.play_rate is not None and card.play_rate.high is not None and card.play_rate.high < RARELY_PLAYED:
            rarely_played.append(card.name)
    if rarely_played:
        shown = ", ".join(rarely_played[:4]) + (f" and {len(rarely_played) - 4} more" if len(rarely_played) > 4 else "")
        are, it_is = ("is", "it is") if len(rarely_played) == 1 else ("are", "they are")
        text = f"{shown} {are} rarely played: less than {RARELY_PLAYED:.0f}% of the times {it_is} held."
        yield WeightedSentence(7.0 + len(rarely_played) / 10.0, text, "cards")


def _length_sentences(run: RunStatistics) -> Iterator[WeightedSentence]:
    turns = run.length.get("turns")
    if turns is not None:
        decisions = run.length["decisions"]
        yield WeightedSentence(
            2.0, f"A game takes {format_interval(turns)} turns and {format_interval(decisions, 0)} decisions.", "length"
        )
    if run.draws is not None and run.draws.low is not None and run.draws.low > 1.0:
        yield WeightedSentence(
            5.0 + run.draws.low / 10.0, f"{format_interval(run.draws, unit='%')} of games are draws.", "length"
        )


def _matchup_sentences(tables: list[MatchupTable]) -> Iterator[WeightedSentence]:
    """Report the first bot's least even matchup together with the other bots' results, and then the equilibrium."""
    if not tables:
        return
    table = tables[0]
    worst: tuple[float, str] | None = None
    for row, one in enumerate(table.roles):
        for column, other in enumerate(table.roles):
            cell = table.cells[row][column]
            if cell is not None and cell.value > 50.0 and (unfair := _distance_from_even(cell, 50.0)) > 0.0:
                text = f"Against {other.name}, {one.name} wins {_format_cell_by_bot(tables, row, column)}."
                if worst is None or unfair > worst[0]:
                    worst = (unfair, text)
    if worst is None:
        yield WeightedSentence(4.0, "No matchup is significantly uneven.", "matchups")
    else:
        yield WeightedSentence(9.5 + worst[0] if worst[0] > FAIR_POINTS else 4.5 + worst[0], worst[1], "matchups")
    yield from _equilibrium_sentences(table)


def _format_cell_by_bot(tables: list[MatchupTable], row: int, column: int) -> str:
    values = [(table.bot, cell) for table in tables if (cell := table.cells[row][column]) is not None]
    return ", ".join(f"{format_interval(cell, unit='%')} with {bot} bots" for bot, cell in values)


def _equilibrium_sentences(table: MatchupTable) -> Iterator[WeightedSentence]:
    """Report the roles that the equilibrium never picks, or the only role that it picks."""
    shares = list(zip(table.roles, table.mixture, strict=True))
    never = [role.name for role, share in shares if share == 0.0]
    if len(shares) - len(never) == 1 and len(never) > 1:
        only = next(role.name for role, share in shares if share > 0.0)
        text = f"In equilibrium only {only} is picked: with {table.bot} bots, no other role has an edge against it."
        yield WeightedSentence(5.0, text, "matchups")
    elif never:
        are = "is" if len(never) == 1 else "are"
        text = (
            f"In equilibrium {', '.join(never)} {are} never picked: "
            f"with {table.bot} bots, a mixture of other roles does at least as well."
        )
        yield WeightedSentence(5.0, text, "matchups")


def _luck_sentence(luck: ReportValue) -> WeightedSentence:
    """Report the luck of the deal. If the interval contains zero, only its upper end is given."""
    if luck.low is not None and luck.high is not None and luck.low <= 0.0:
        text = f"The deal hardly matters: it explains at most {max(0.0, luck.high):.1f}% of the variation in results."
    else:
        text = f"The deal explains {format_interval(luck, unit='%')} of the variation in results."
    return WeightedSentence(1.0, text, "skill-and-luck")


def _tension_sentence(tension: TensionStatistics) -> Iterator[WeightedSentence]:
    none = next((share for number, share in tension.favorite_changes if number == 0), 0.0)
    text = f"A game is decided after {format_interval(tension.decided_percent, 0, '%')} of its length"
    yield WeightedSentence(2.5, f"{text}; in {none:.0f}% of games the favorite never changes.", "tension")

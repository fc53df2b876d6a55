"""Summary of a report: at most seven sentences, the most certain and largest findings first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kwoon.bots.registry import plays_at_random, plays_to_the_end
from kwoon.core.message import Message, Text, joined, msg
from kwoon.lab.names import bot_name
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
STRONGER_BOT = "student"
"""The weakest bot that looks further ahead."""
MAX_RARELY_PLAYED_NAMES = 4
RARELY_PLAYED = 5.0
"""A card counts as rarely played if it is played in less than this percentage of the times it is held."""


@dataclass(frozen=True)
class WeightedSentence:
    """A sentence and its importance."""

    weight: float
    text: Text
    section: str


def summary_sentences(report: BalanceReport) -> list[ReportSentence]:
    """Return the most important findings."""
    claims = sorted(_all_sentences(report), key=lambda claim: (-claim.weight, str(claim.text)))
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
    if len(report.runs) == 1 and isinstance(bot := report.runs[0].bot, str) and bot in SHALLOW_BOTS:
        yield from _weak_bot_sentence(report.game, bot)


def _weak_bot_sentence(game: str, bot: str) -> Iterator[WeightedSentence]:
    option = f"--bots {bot} {STRONGER_BOT}"
    if plays_at_random(game, bot):
        yield WeightedSentence(9.0, msg("lab-random-bots", bot=bot_name(bot), option=option), "fairness")
    elif not plays_to_the_end(game, bot):
        yield WeightedSentence(2.7, msg("lab-shallow-bots", bot=bot_name(bot), option=option), "fairness")


def format_interval(value: ReportValue, decimals: int = 1, unit: str = "") -> Text:
    """Return a value as text with its interval; `unit`, such as a percent sign, follows the value."""
    number = f"{value.value:.{decimals}f}{unit}"
    if value.low is None or value.high is None:
        return number
    return msg("lab-interval", value=number, low=f"{value.low:.{decimals}f}", high=f"{value.high:.{decimals}f}")


def _distance_from_even(value: ReportValue, even: float) -> float:
    """Return the distance between the interval and an even share; 0 if the interval contains that share or is unknown."""
    if value.low is None or value.high is None:
        return 0.0
    return max(0.0, value.low - even, even - value.high)


def _same_value_by_bot(report: BalanceReport, subject: str, field_name: str) -> list[tuple[RunStatistics, NamedValue]]:
    """Return the value of one subject and field for every bot."""
    return [(run, each) for run in report.runs for each in getattr(run, field_name) if each.subject == subject]


def _format_by_bot(values: list[tuple[RunStatistics, NamedValue]]) -> list[Text]:
    return [_with_bot(each.value, run.bot) for run, each in values]


def _with_bot(value: ReportValue, bot: Text) -> Message:
    return msg("lab-with-bot", value=format_interval(value, unit="%"), bot=bot_name(bot))


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
            text = msg(
                "lab-first-player-wins" if each.subject == "1" else "lab-last-player-wins",
                values=_format_by_bot(values),
                even=f"{even:.0f}",
            )
            yield WeightedSentence(10.0 + sure if sure >= NOTABLE_POINTS else 3.0 + sure, text, "fairness")


def _seat_sentences(report: BalanceReport) -> Iterator[WeightedSentence]:
    """Report a seat with an uneven share. If the starting seat is drawn at random, all seats are equal, so an uneven
    share means that the bots treat seats differently."""
    even = 100.0 / report.seats
    if report.runs[0].order:
        off = max(report.runs[0].seats, key=lambda each: _distance_from_even(each.value, even), default=None)
        if off is not None and (sure := _distance_from_even(off.value, even)) > SEAT_BIAS_POINTS:
            values = _format_by_bot(_same_value_by_bot(report, off.subject, "seats"))
            yield WeightedSentence(5.0 + sure, msg("lab-seat-bias", seat=off.name, values=values), "fairness")
        return
    for each in report.runs[0].seats[:1]:
        values_by_bot = _same_value_by_bot(report, each.subject, "seats")
        least = min(_distance_from_even(other.value, even) for _, other in values_by_bot)
        if least > 0.0 and not report.runs[0].roles:
            text = msg("lab-seat-wins", seat=each.name, values=_format_by_bot(values_by_bot))
            yield WeightedSentence(8.0 + least, text, "fairness")


def _role_sentences(report: BalanceReport) -> Iterator[WeightedSentence]:
    even = 100.0 / report.seats
    if report.matchups:
        return
    for each in report.runs[0].roles:
        values = _same_value_by_bot(report, each.subject, "roles")
        least = min(_distance_from_even(other.value, even) for _, other in values)
        if least > 0.0 and each.value.value > even:
            text = msg("lab-role-wins", role=each.name, values=_format_by_bot(values), even=f"{even:.0f}")
            yield WeightedSentence(9.0 + least, text, "fairness")


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
        yield WeightedSentence(
            6.0 + abs(_interval_end_nearest_zero(card)), _card_value_text(report, card, best), "cards"
        )


def _interval_end_nearest_zero(card: CardStatistics) -> float:
    """Return the end of the interval of the card's value that is closer to zero."""
    assert card.opening_value is not None
    if card.opening_value.low is None or card.opening_value.high is None:
        return 0.0
    return card.opening_value.low if card.opening_value.value > 0.0 else card.opening_value.high


def _card_value_text(report: BalanceReport, card: CardStatistics, best: bool) -> Text:
    """Return the value of the best or worst card as text, with the next bot's value, and with a note if the bots disagree
    about its sign."""
    assert card.opening_value is not None
    value = format_interval(card.opening_value)
    found = _next_bot_value(report, card)
    if found is None:
        return msg("lab-best-card" if best else "lab-worst-card", card=card.name, value=value)
    bot, other_value = found
    name, other = bot_name(bot), format_interval(other_value)
    if (other_value.value > 0.0) == (card.opening_value.value > 0.0):
        return msg(
            "lab-best-card-agreed" if best else "lab-worst-card-agreed",
            card=card.name,
            value=value,
            other_value=other,
            bot=name,
        )
    return msg(
        "lab-best-card-disputed" if best else "lab-worst-card-disputed",
        card=card.name,
        value=value,
        other_value=other,
        bot=name,
    )


def _next_bot_value(report: BalanceReport, card: CardStatistics) -> tuple[Text, ReportValue] | None:
    """Return the next bot that has a value for the card, and this value."""
    for run in report.runs[1:]:
        for other in run.cards:
            if other.id == card.id and other.opening_value is not None:
                return run.bot, other.opening_value
    return None


def _rarely_played_sentences(runs: list[RunStatistics]) -> Iterator[WeightedSentence]:
    rarely_played: list[Text] = []
    for card in runs[0].cards:
        if card.play_rate is not None and card.play_rate.high is not None and card.play_rate.high < RARELY_PLAYED:
            rarely_played.append(card.name)
    if rarely_played:
        shown, rest = rarely_played[:MAX_RARELY_PLAYED_NAMES], len(rarely_played) - MAX_RARELY_PLAYED_NAMES
        text = msg(
            "lab-rarely-played",
            cards=msg("lab-and-more", items=shown, count=rest) if rest > 0 else joined("comma", list(shown)),
            count=len(rarely_played),
            percent=f"{RARELY_PLAYED:.0f}",
        )
        yield WeightedSentence(7.0 + len(rarely_played) / 10.0, text, "cards")


def _length_sentences(run: RunStatistics) -> Iterator[WeightedSentence]:
    turns = run.length.get("turns")
    if turns is not None:
        decisions = run.length["decisions"]
        text = msg("lab-game-length", turns=format_interval(turns), decisions=format_interval(decisions, 0))
        yield WeightedSentence(2.0, text, "length")
    if run.draws is not None and run.draws.low is not None and run.draws.low > 1.0:
        text = msg("lab-draws", share=format_interval(run.draws, unit="%"))
        yield WeightedSentence(5.0 + run.draws.low / 10.0, text, "length")


def _matchup_sentences(tables: list[MatchupTable]) -> Iterator[WeightedSentence]:
    """Report the first bot's least even matchup together with the other bots' results, and then the equilibrium."""
    if not tables:
        return
    table = tables[0]
    worst: tuple[float, Text] | None = None
    for row, one in enumerate(table.roles):
        for column, other in enumerate(table.roles):
            cell = table.cells[row][column]
            if cell is not None and cell.value > 50.0 and (unfair := _distance_from_even(cell, 50.0)) > 0.0:
                values = _format_cell_by_bot(tables, row, column)
                text = msg("lab-worst-matchup", role=one.name, other=other.name, values=values)
                if worst is None or unfair > worst[0]:
                    worst = (unfair, text)
    if worst is None:
        yield WeightedSentence(4.0, msg("lab-matchups-even"), "matchups")
    else:
        yield WeightedSentence(9.5 + worst[0] if worst[0] > FAIR_POINTS else 4.5 + worst[0], worst[1], "matchups")
    yield from _equilibrium_sentences(table)


def _format_cell_by_bot(tables: list[MatchupTable], row: int, column: int) -> list[Text]:
    values = [(table.bot, cell) for table in tables if (cell := table.cells[row][column]) is not None]
    return [_with_bot(cell, bot) for bot, cell in values]


def _equilibrium_sentences(table: MatchupTable) -> Iterator[WeightedSentence]:
    """Report the roles that the equilibrium never picks, or the only role that it picks."""
    shares = list(zip(table.roles, table.mixture, strict=True))
    never = [role.name for role, share in shares if share == 0.0]
    if len(shares) - len(never) == 1 and len(never) > 1:
        only = next(role.name for role, share in shares if share > 0.0)
        text = msg("lab-equilibrium-only", role=only, bot=bot_name(table.bot))
        yield WeightedSentence(5.0, text, "matchups")
    elif never:
        yield WeightedSentence(5.0, msg("lab-equilibrium-never", roles=never, bot=bot_name(table.bot)), "matchups")


def _luck_sentence(luck: ReportValue) -> WeightedSentence:
    """Report the luck of the deal. If the interval contains zero, only its upper end is given."""
    if luck.low is not None and luck.high is not None and luck.low <= 0.0:
        text = msg("lab-deal-hardly-matters", percent=f"{max(0.0, luck.high):.1f}")
    else:
        text = msg("lab-deal-explains", share=format_interval(luck, unit="%"))
    return WeightedSentence(1.0, text, "skill-and-luck")


def _tension_sentence(tension: TensionStatistics) -> Iterator[WeightedSentence]:
    none = next((share for number, share in tension.favorite_changes if number == 0), 0.0)
    share = format_interval(tension.decided_percent, 0, "%")
    yield WeightedSentence(2.5, msg("lab-decided", share=share, percent=f"{none:.0f}"), "tension")

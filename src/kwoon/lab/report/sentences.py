"""What a report says first: at most seven sentences, the surest and largest before the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kwoon.lab.figures.findings import CardFound, Named, Number, RunFound
from kwoon.lab.report.shape import MatchUps, Report, Sentence, Tension

MOST = 7
DUEL = (0, 1)
NOTABLE = 3.0
"""Points by which a share must differ from what is even before anybody need hear of it first."""
PARTIAL = 1.0
"""Points by which a seat must surely differ from what is even before bots are said to treat seats unlike."""
FAIR = 5.0
"""A match-up within so many points of even is fair."""
SHORT_SIGHTED = ("random", "novice", "quick", "greedy")
"""Bots that weigh the turn at hand: much that they find uneven those who look ahead do not (docs/design/balance.md)."""
SELDOM = 5.0
"""A card that is played less often than this, of 100 times that somebody has it, lies dead."""


@dataclass(frozen=True)
class Claim:
    """A sentence, and how much it matters."""

    weight: float
    text: str
    part: str


def sentences(report: Report) -> list[Sentence]:
    """The most important claims."""
    claims = sorted(_claims(report), key=lambda claim: (-claim.weight, claim.text))
    return [Sentence(claim.text, claim.part) for claim in claims[:MOST]]


def _claims(report: Report) -> Iterator[Claim]:
    if not report.runs:
        return
    yield from _order(report)
    yield from _seats(report)
    yield from _roles(report)
    yield from _cards(report)
    yield from _dead(report.runs)
    yield from _length(report.runs[0])
    yield from _match_ups(report.match_ups)
    if report.tension is not None:
        yield from _tension(report.tension)
    if report.luck is not None:
        yield _luck(report.luck)
    if len(report.runs) == 1 and (bot := report.runs[0].bot) in SHORT_SIGHTED:
        text = f"Only {bot} bots were asked, who look no further than a turn: ask others too, by --bots {bot} student."
        yield Claim(2.7, text, "fairness")


def span(number: Number, decimals: int = 1) -> str:
    """A figure in words, with its interval."""
    if number.low is None or number.high is None:
        return f"{number.value:.{decimals}f}"
    return f"{number.value:.{decimals}f} ({number.low:.{decimals}f} to {number.high:.{decimals}f})"


def _beyond(number: Number, even: float) -> float:
    """How far the interval lies from what would be even; 0 if it holds it."""
    if number.low is None or number.high is None:
        return 0.0
    return max(0.0, number.low - even, even - number.high)


def _agreed(report: Report, of: str, pick: str) -> list[tuple[RunFound, Named]]:
    """The same figure of every bot."""
    return [(run, each) for run in report.runs for each in getattr(run, pick) if each.of == of]


def _by_bots(told: list[tuple[RunFound, Named]]) -> str:
    return ", ".join(f"{span(each.number)} between {run.bot} bots" for run, each in told)


def _order(report: Report) -> Iterator[Claim]:
    seats = report.seats
    even = 100.0 / seats
    for each in report.runs[0].order:
        told = _agreed(report, each.of, "order")
        sure = _beyond(each.number, even)
        same = len({other.number.value > even for _, other in told}) == 1
        # In a duel the second has what the first has not.
        ends = ("1",) if seats == len(DUEL) else ("1", str(seats))
        if sure > 0.0 and same and each.of in ends:
            who = "Whoever begins" if each.of == "1" else "Whoever plays last"
            text = f"{who} wins {_by_bots(told)}, of 100; even would be {even:.0f}."
            yield Claim(10.0 + sure if sure >= NOTABLE else 3.0 + sure, text, "fairness")


def _seats(report: Report) -> Iterator[Claim]:
    """Where who begins is drawn, all seats are alike: if they fare otherwise, the bots do not treat them alike."""
    even = 100.0 / report.seats
    if report.runs[0].order:
        off = max(report.runs[0].seats, key=lambda each: _beyond(each.number, even), default=None)
        if off is not None and (sure := _beyond(off.number, even)) > PARTIAL:
            told = _by_bots(_agreed(report, off.of, "seats"))
            text = f"{off.name} wins {told}, of 100, though all seats are alike: bots favour some, and no card does."
            yield Claim(5.0 + sure, text, "fairness")
        return
    for each in report.runs[0].seats[:1]:
        agreed = _agreed(report, each.of, "seats")
        least = min(_beyond(other.number, even) for _, other in agreed)
        if least > 0.0 and not report.runs[0].roles:
            yield Claim(8.0 + least, f"{each.name} wins {_by_bots(agreed)}, of 100.", "fairness")


def _roles(report: Report) -> Iterator[Claim]:
    even = 100.0 / report.seats
    if report.match_ups:
        return
    for each in report.runs[0].roles:
        told = _agreed(report, each.of, "roles")
        least = min(_beyond(other.number, even) for _, other in told)
        if least > 0.0 and each.number.value > even:
            yield Claim(
                9.0 + least,
                f"Whoever plays {each.name} wins {_by_bots(told)}, of 100; even would be {even:.0f}.",
                "fairness",
            )


def _cards(report: Report) -> Iterator[Claim]:
    """The best and the worst card that stand with every bot; and whether bots disagree."""
    standing = [card for card in report.runs[0].cards if card.stands and card.worth is not None]
    if not standing:
        return
    ranked = sorted(standing, key=_sure, reverse=True)
    for at, card in ((0, ranked[0]), (-1, ranked[-1])):
        assert card.worth is not None
        best = at == 0
        if (card.worth.value > 0.0) != best:
            continue
        who = "more than any other card" if best else "less than any other card"
        held = f"One copy more of {card.name} in the opening deal is worth {span(card.worth)} points, {who}"
        yield Claim(6.0 + abs(_sure(card)), f"{held}{_doubted(report, card)}.", "cards")


def _sure(card: CardFound) -> float:
    """Its worth, as far as one can be sure of it."""
    assert card.worth is not None
    if card.worth.low is None or card.worth.high is None:
        return 0.0
    return card.worth.low if card.worth.value > 0.0 else card.worth.high


def _doubted(report: Report, card: CardFound) -> str:
    """What the other bots find of a card, if it is not the same."""
    for run in report.runs[1:]:
        for other in run.cards:
            if other.id == card.id and card.worth is not None and other.worth is not None:
                if (other.worth.value > 0.0) != (card.worth.value > 0.0):
                    return f", but {span(other.worth)} between {run.bot} bots: it may be how they play it"
                return f"; {span(other.worth)} between {run.bot} bots"
    return ""


def _dead(runs: list[RunFound]) -> Iterator[Claim]:
    seldom: list[str] = []
    for card in runs[0].cards:
        if card.played is not None and card.played.high is not None and card.played.high < SELDOM:
            seldom.append(card.name)
    if seldom:
        shown = ", ".join(seldom[:4]) + (f" and {len(seldom) - 4} more" if len(seldom) > 4 else "")
        are = "is" if len(seldom) == 1 else "are"
        text = f"{shown} {are} hardly ever played: under {SELDOM:.0f} of 100 times that somebody has it."
        yield Claim(7.0 + len(seldom) / 10.0, text, "cards")


def _length(run: RunFound) -> Iterator[Claim]:
    turns = run.length.get("turns")
    if turns is not None:
        decisions = run.length["decisions"]
        yield Claim(2.0, f"A game takes {span(turns)} turns and {span(decisions, 0)} decisions.", "length")
    if run.draws is not None and run.draws.low is not None and run.draws.low > 1.0:
        yield Claim(5.0 + run.draws.low / 10.0, f"{span(run.draws)} of 100 games are draws.", "length")


def _match_ups(tables: list[MatchUps]) -> Iterator[Claim]:
    """The least even one as the first bot plays it, with what the others find of it; and who is worth picking."""
    if not tables:
        return
    table = tables[0]
    worst: tuple[float, str] | None = None
    for row, one in enumerate(table.roles):
        for column, other in enumerate(table.roles):
            cell = table.cells[row][column]
            if cell is not None and cell.value > 50.0 and (unfair := _beyond(cell, 50.0)) > 0.0:
                text = f"{one.name} wins {_each_cell(tables, row, column)}, of 100, against {other.name}."
                if worst is None or unfair > worst[0]:
                    worst = (unfair, text)
    if worst is None:
        yield Claim(4.0, "No match-up is known to be uneven.", "match-ups")
    else:
        yield Claim(9.5 + worst[0] if worst[0] > FAIR else 4.5 + worst[0], worst[1], "match-ups")
    yield from _picked(table)


def _each_cell(tables: list[MatchUps], row: int, column: int) -> str:
    told = [(table.bot, cell) for table in tables if (cell := table.cells[row][column]) is not None]
    return ", ".join(f"{span(cell)} between {bot} bots" for bot, cell in told)


def _picked(table: MatchUps) -> Iterator[Claim]:
    """Who is never picked by reason; or who always is, where that is shorter."""
    shares = list(zip(table.roles, table.mixture, strict=True))
    never = [role.name for role, share in shares if share == 0.0]
    if len(shares) - len(never) == 1 and len(never) > 1:
        only = next(role.name for role, share in shares if share > 0.0)
        text = f"By reason everybody would pick {only}: as {table.bot} bots play, nobody is better against anybody."
        yield Claim(5.0, text, "match-ups")
    elif never:
        text = (
            f"By reason nobody would pick {', '.join(never)}: as {table.bot} bots play, others are as good against all."
        )
        yield Claim(5.0, text, "match-ups")


def _luck(luck: Number) -> Claim:
    """An interval that holds nothing at all is told by its end."""
    if luck.low is not None and luck.high is not None and luck.low <= 0.0:
        text = f"The deal decides next to nothing: at most {max(0.0, luck.high):.1f} of 100 parts of what differs."
    else:
        text = f"Of the differences between games, the deal decides {span(luck)} of 100 parts."
    return Claim(1.0, text, "depth")


def _tension(tension: Tension) -> Iterator[Claim]:
    none = next((share for number, share in tension.changes if number == 0), 0.0)
    text = f"A game is decided after {span(tension.decided, 0)} of 100 parts of it"
    yield Claim(2.5, f"{text}; in {none:.0f} of 100 games the favourite never changes.", "tension")

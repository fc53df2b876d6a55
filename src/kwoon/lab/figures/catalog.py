"""Every statistic that there is: what it is called, what it means, and how it comes out of the sums.

Reports, comparisons, sweeps and aims all speak of these, by the same names.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kwoon.core.box import Opened
from kwoon.lab.figures.figure import Estimate, ratio
from kwoon.tallies.regression import fits
from kwoon.tallies.sums import GROUPS, Squares, Sums

HUNDRED = 100.0


@dataclass(frozen=True)
class Kind:
    """A kind of statistic."""

    id: str
    title: str
    about: str
    unit: str
    least: float = float("-inf")
    most: float = float("inf")


SEAT = Kind(
    "seat", "Seats", "A seat's share of the wins, of 100. Who shares a win gets a part of it.", "of 100", 0, 100
)
ORDER = Kind(
    "order",
    "Order of play",
    "The share of the wins of whoever begins, of the next, and so on, of 100.",
    "of 100",
    0,
    100,
)
ROLE = Kind("role", "Roles", "A character's, faction's or archetype's share of the wins, of 100.", "of 100", 0, 100)
MATCH_UP = Kind(
    "match-up",
    "Match-ups",
    "The share of the wins of one role against another, of 100, both of them made to play it.",
    "of 100",
    0,
    100,
)
DRAWS = Kind("draws", "Draws", "Games that everybody shares, of 100.", "of 100", 0, 100)
TURNS = Kind("turns", "Turns", "Turns in a game.", "turns", 0)
PARTS = Kind("rounds", "Rounds", "Rounds in a match.", "rounds", 0)
DECISIONS = Kind("decisions", "Decisions", "Answers that all seats together give in a game.", "decisions", 0)
ENDING = Kind("ending", "Endings", "Games that end like this, of 100.", "of 100", 0, 100)
WORTH = Kind(
    "worth",
    "Worth",
    "Points of win rate for one copy more in the opening deal, against the average card, all cards reckoned at once.",
    "points",
)
DRAWN = Kind(
    "drawn-worth",
    "Worth when drawn",
    "The same for one copy more got by the end of the own third turn, among those who were still in.",
    "points",
)
PLAYED = Kind("played", "Played", "How often a card is played by a seat that has it, of 100.", "of 100", 0, 100)
PLAYED_WON = Kind(
    "played-won",
    "Won when played",
    "The share of the wins of seats that played the card, of 100. Says little: whoever wins plays more.",
    "of 100",
    0,
    100,
)
KINDS = (
    SEAT,
    ORDER,
    ROLE,
    MATCH_UP,
    DRAWS,
    TURNS,
    PARTS,
    DECISIONS,
    ENDING,
    WORTH,
    DRAWN,
    PLAYED,
    PLAYED_WON,
)


@dataclass(frozen=True)
class Measured:
    """A statistic of one run."""

    kind: Kind
    of: str
    """Of which seat, card, ending ...; empty where there is only one."""
    estimate: Estimate


def measured(sums: Sums, opened: Opened, cards: bool = True) -> Iterator[Measured]:
    """All that these games say; what they say of cards takes longer to work out."""
    yield from _fairness(sums)
    yield from _length(sums)
    if cards and sums.by_card:
        yield from _cards(sums, opened)


def _fairness(sums: Sums) -> Iterator[Measured]:
    games = list(sums.games)
    seats = int(sums.seats)
    for seat in range(seats):
        yield from _share(SEAT, str(seat + 1), _every(sums.by_seat, seat, seats), games)
    for place in range(seats):
        yield from _share(ORDER, str(place + 1), _every(sums.by_order, place, seats), list(sums.ordered))
    for kind, told in ((ROLE, sums.roles), (MATCH_UP, sums.meetings)):
        for of in sorted(told):
            numbers = list(told[of])
            yield from _share(kind, of, numbers[GROUPS:], numbers[:GROUPS])
    yield from _share(DRAWS, "", list(sums.draws), games)


def _length(sums: Sums) -> Iterator[Measured]:
    games = list(sums.games)
    for kind, numbers in ((TURNS, sums.turns), (PARTS, sums.parts), (DECISIONS, sums.decisions)):
        estimate = ratio(list(numbers), games)
        if estimate is not None:
            yield Measured(kind, "", estimate)
    for why in sorted(sums.endings):
        yield from _share(ENDING, why, list(sums.endings[why]), games)


def _cards(sums: Sums, opened: Opened) -> Iterator[Measured]:
    kinds = int(sums.kinds)
    for card in range(kinds):
        had, played = _every(sums.had, card, kinds), _every(sums.played, card, kinds)
        of = opened.faces[card].id
        yield from _share(PLAYED, of, played, had)
        yield from _share(PLAYED_WON, of, _every(sums.played_won, card, kinds), played)
    for kind, squares in ((WORTH, sums.worth), (DRAWN, sums.drawn)):
        yield from _worths(kind, squares, sums, opened)


def _worths(kind: Kind, squares: Squares, sums: Sums, opened: Opened) -> Iterator[Measured]:
    """One regression with all groups, and one without each.

    It tells what a copy more than the table's mean is worth. Whoever gets one raises that mean as well, by its share of
    the seats: one copy more in a hand, the others' being as they are, is worth that much less. (A gift, where this is
    done, finds the same; see `tests/lab/test_card.py`.)
    """
    points = HUNDRED * (int(sums.seats) - 1) / int(sums.seats)
    copies = list(sums.copies)
    if sum(1 for number in copies if number) < 2:
        return
    whole, *without_each = [_above_average(found, copies) for found in fits(squares)]
    without = {group: found for group, found in enumerate(without_each) if sums.games[group]}
    for card, number in enumerate(copies):
        if number:
            left = {group: points * found[card] for group, found in without.items()}
            yield Measured(kind, opened.faces[card].id, Estimate(points * whole[card], left))


def _above_average(found: list[float], copies: list[float]) -> list[float]:
    """Less what the average card has. Opening hands are of one size, so that only how cards differ can be known of
    them; whoever has got more cards later has something of that as well, and it is not to any card's credit."""
    mean = sum(number * value for number, value in zip(copies, found, strict=False)) / sum(copies)
    return [value - mean for value in found[: len(copies)]]


def _share(kind: Kind, of: str, above: list[float], below: list[float]) -> Iterator[Measured]:
    estimate = ratio(above, below)
    if estimate is not None:
        yield Measured(kind, of, estimate.times(HUNDRED))


def _every(numbers: object, at: int, step: int) -> list[float]:
    """What stands for one of several in each group."""
    return list(numbers)[at::step]  # type: ignore[call-overload,no-any-return]

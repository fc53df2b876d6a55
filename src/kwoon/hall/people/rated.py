"""Rated tables: what has to be so when one is opened and when it starts, and how its game counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kwoon import shelf
from kwoon.core.contract import TAKE_BACK, Outcome
from kwoon.core.record import Step
from kwoon.hall.people.anchors import anchors
from kwoon.hall.people.rows import DUEL, GONE, SEVERAL, TEAMS, Finisher, Kind, Rating, Result
from kwoon.hall.tables.head import ClockPlan, Head, Refusal

USUAL = ClockPlan("bank", 300.0, 5.0)
"""The clock of a rated table for which none was chosen."""
MIN_ANSWERS: Final = 5
"""A rated game counts from this number of answers per seat on. Games that are played out take about twice as many, or
more."""


def kind_of(sides: Sequence[Sequence[int]]) -> Kind:
    """What kind of table it is, by the seats of every side."""
    if any(len(side) > 1 for side in sides):
        return TEAMS
    return DUEL if len(sides) == 2 else SEVERAL


def prepare(head: Head) -> None:
    """See to it that a new table can be rated; Refusal if it cannot."""
    if head.pack != shelf.boxed(head.game).fingerprint:
        raise Refusal(409, "Rated tables are played with the cards of the box.")
    if head.hints:
        raise Refusal(409, "There are no hints at a rated table.")
    if all(place.kind == "bot" for place in head.seats):
        raise Refusal(409, "A rated table needs somebody to be rated. Keep a seat for yourself, or leave one open.")
    if head.clock.kind == "none":
        head.clock = USUAL


def begin(head: Head, sides: Sequence[Sequence[int]]) -> None:
    """The game starts: those who sit here now are those who count. Refusal if a bot has no rating."""
    if not head.rated:
        return
    known = anchors(head.game, kind_of(sides))
    for place in head.seats:
        if place.kind == "bot" and place.bot not in known:
            rated = ", ".join(known) or "none"
            raise Refusal(409, f"{place.name} has no rating here. Bots that have one at such a table: {rated}.")
    if not head.people():
        raise Refusal(409, "A rated table needs somebody to be rated. Sit down before it starts.")
    head.began = [(place.person, place.bot) for place in head.seats]


def answers_given(steps: Iterable[Step]) -> int:
    """Count the answers that stand: neither taken back nor concessions."""
    return sum([1 if step.move >= 0 else -1 if step.move == TAKE_BACK else 0 for step in steps])


def forget_households(head: Head) -> None:
    """Erase the household marks of a table once they are no longer needed."""
    for place in head.seats:
        place.household = ""


def result_of(head: Head, sides: Sequence[Sequence[int]], outcome: Outcome | None) -> Result | None:
    """How a game that is over counts; None for one that does not: it was not rated, came to no end by itself, a person
    never arrived, or a bot failed in it, which is nobody's fault."""
    if not head.rated or outcome is None or len(head.began) != len(head.seats):
        return None
    kind = kind_of(sides)
    side_of = {seat: at for at, side in enumerate(sides) for seat in side}
    seats: list[Finisher] = []
    for seat, (person, bot) in enumerate(head.began):
        place = head.seats[seat]
        if person is None and (place.bot != bot or bot not in anchors(head.game, kind)):
            return None
        if person is not None and not place.came:
            return None
        left = person is not None and place.person != person
        who, rating = _who(head.game, kind, person, bot)
        deleted = person is not None and who is None
        seats.append(Finisher(side_of[seat], outcome.places[seat], who, rating, left, place.household, deleted))
    result = Result(head.id, head.game, kind, tuple(seats), head.changed)
    return result if result.people() else None


def _who(game: str, kind: Kind, person: str | None, bot: str | None) -> tuple[str | None, tuple[float, float] | None]:
    if person is not None and not person.startswith(f"{GONE}-"):
        return person, None
    # Whoever is forgotten has no rating any more; they are reckoned with as somebody new.
    return None, Rating()[:2] if bot is None else anchors(game, kind)[bot]

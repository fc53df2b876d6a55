"""Manners: the host may send people away before a game and silence them; whoever is gone for long can be replaced."""

from __future__ import annotations

from contextlib import suppress

from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.tables.head import OVER, PLAYING, WAITING, Head, Place, Refusal
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table import Table

MOST = 50
"""So many people can be sent away from a table, or silenced there."""


class TooLate(Refusal):
    """Nothing is left to be changed, and nobody need be told."""


async def send_away(hall: Hall, table: Table, guest: Guest, seat: int) -> None:
    """The host frees somebody's seat, before the game starts; they are not to sit here again."""

    def change(head: Head) -> tuple[Head, ...]:
        if head.host != guest.id:
            raise Refusal(403, "Only the host of the table can do that.")
        if head.status != WAITING:
            raise Refusal(409, "The game has started. Whoever goes away for long can be replaced by a vote.")
        person = head.seats[seat].person if seat < len(head.seats) else None
        if person is None or person == guest.id:
            raise Refusal(409, "There is nobody to be sent away.")
        head.seats[seat] = Place()
        head.barred = [*head.barred, person][-MOST:]
        return ()

    await hall.alter(table, change)


async def silence(hall: Hall, table: Table, guest: Guest, person: str, on: bool) -> None:
    """The host lets somebody talk no longer at this table, or again."""

    def change(head: Head) -> tuple[Head, ...]:
        if head.host != guest.id:
            raise Refusal(403, "Only the host of the table can do that.")
        if person == guest.id:
            raise Refusal(409, "To be silent yourself you need not do anything.")
        others = [each for each in head.muted if each != person]
        head.muted = [*others, person][-MOST:] if on else others
        return ()

    await hall.alter(table, change)


async def replace(hall: Hall, table: Table, guest: Guest, seat: int) -> None:
    """Vote that a bot takes over for somebody who went away; more than half of the others who are here decide."""
    now = hall.now()
    here = table.here(now) | {guest.id}

    def change(head: Head) -> tuple[Head, ...]:
        place = head.seats[seat] if seat < len(head.seats) else Place()
        if head.status != PLAYING:
            raise Refusal(409, "The game is not on." if head.status != OVER else "The game is over.")
        if head.seat_of(guest.id) in (None, seat):
            raise Refusal(403, "The others who play decide about that.")
        if head.clock.kind != "none":
            raise Refusal(409, "This table has a clock, which does not wait for anybody.")
        if place.kind != "person" or place.person is None:
            raise Refusal(409, "There is nobody to be replaced.")
        if place.person in here:
            raise Refusal(409, f"{place.name} is here.")
        gone = now - table.last_here(place.person)
        if gone < hall.settings.away_after:
            wait = round(hall.settings.away_after - gone) + 1
            raise Refusal(409, f"{place.name} has not been away for long. Wait {wait} more seconds.")
        voters = [other.person for other in head.people() if other.person != place.person and other.person in here]
        votes = {*place.votes, guest.id} & set(voters)
        place.votes = sorted(str(vote) for vote in votes)
        if 2 * len(votes) > len(voters):
            hall.seat_bot(head.id, place, head.game, None, head.seats)
        return ()

    await hall.alter(table, change)


async def arrived(hall: Hall, table: Table, subscriber: Subscriber) -> None:
    """A player opens a table that is rated or that a tournament keeps for them; a tournament's game begins once nobody
    is awaited."""

    def change(head: Head) -> tuple[Head, ...]:
        seat = head.seat_of(subscriber.person)
        if seat is None or head.status == OVER:
            raise TooLate(409, "The game is over, or the seat was given away.")
        mark_arrival(hall, head, head.seats[seat], subscriber.household)
        if head.tournament:
            hall.start_if_full(head, table.pack)
        return ()

    head = table.head
    seat = head.seat_of(subscriber.person)
    if seat is None or head.seats[seat].came or head.closed:
        return
    if (head.tournament and head.status == WAITING) or (head.rated and head.status != OVER):
        with suppress(TooLate):
            await hall.alter(table, change)


def mark_arrival(hall: Hall, head: Head, place: Place, household: str) -> None:
    """Note that the person on `place` is there, and at a rated table from which household."""
    place.came = True
    if head.rated:
        place.household = hall.guests.household_mark(head.id, household)


async def came_back(hall: Hall, table: Table, seat: int) -> None:
    """Whoever is here again is not voted about any more."""

    def change(head: Head) -> tuple[Head, ...]:
        head.seats[seat].votes = []
        return ()

    if seat < len(table.head.seats) and table.head.seats[seat].votes:
        await hall.alter(table, change)

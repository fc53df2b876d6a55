"""Table moderation: the host may kick and mute people, and players may vote to replace an absent player."""

from __future__ import annotations

from contextlib import suppress

from kwoon.core.message import msg
from kwoon.hall.errors import Conflict, PermissionDenied
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import OVER, PLAYING, WAITING, TableSeat, TableState

MAX_LISTED_PEOPLE = 50
"""Maximum length of a table's lists of barred and muted people."""


class TooLateToChange(Conflict):
    """The change is no longer possible, and the failure need not be reported."""


async def kick(hall: Hall, table: Table, guest: Guest, seat: int) -> None:
    """Free a person's seat before the game starts, and bar them from sitting at the table again. Host only."""

    def free_seat_and_bar(table_state: TableState) -> tuple[TableState, ...]:
        if table_state.host != guest.id:
            raise PermissionDenied(msg("hall-table-host-only"))
        if table_state.status != WAITING:
            raise Conflict(msg("hall-remove-started"))
        person = table_state.seats[seat].person_id if seat < len(table_state.seats) else None
        if person is None or person == guest.id:
            raise Conflict(msg("hall-remove-nobody"))
        table_state.seats[seat] = TableSeat()
        table_state.barred = [*table_state.barred, person][-MAX_LISTED_PEOPLE:]
        return ()

    await hall.update_table(table, free_seat_and_bar)


async def set_muted(hall: Hall, table: Table, guest: Guest, person_id: str, muted: bool) -> None:
    """Mute or unmute a person in this table's chat. Host only."""

    def update_muted(table_state: TableState) -> tuple[TableState, ...]:
        if table_state.host != guest.id:
            raise PermissionDenied(msg("hall-table-host-only"))
        if person_id == guest.id:
            raise Conflict(msg("hall-mute-self"))
        others = [each for each in table_state.muted if each != person_id]
        table_state.muted = [*others, person_id][-MAX_LISTED_PEOPLE:] if muted else others
        return ()

    await hall.update_table(table, update_muted)


async def vote_to_replace(hall: Hall, table: Table, guest: Guest, seat: int) -> None:
    """Vote to replace an absent player with a bot. A majority of the other players who are present decides."""
    now = hall.now()
    present = table.presence.present_people(now) | {guest.id}

    def add_vote(table_state: TableState) -> tuple[TableState, ...]:
        table_seat = table_state.seats[seat] if seat < len(table_state.seats) else TableSeat()
        if table_state.status != PLAYING:
            raise Conflict(msg("hall-vote-not-started") if table_state.status != OVER else msg("hall-game-over"))
        if table_state.find_seat(guest.id) in (None, seat):
            raise PermissionDenied(msg("hall-vote-others"))
        if table_state.clock.kind != "none":
            raise Conflict(msg("hall-vote-clock"))
        if table_seat.kind != "person" or table_seat.person_id is None:
            raise Conflict(msg("hall-vote-nobody"))
        if table_seat.person_id in present:
            raise Conflict(msg("hall-vote-present", name=table_seat.name))
        away_seconds = now - table.presence.last_seen(table_seat.person_id)
        if away_seconds < hall.settings.away_seconds:
            wait = round(hall.settings.away_seconds - away_seconds) + 1
            raise Conflict(msg("hall-vote-wait", name=table_seat.name, seconds=wait))
        voters = [
            other.person_id
            for other in table_state.seats_of_people()
            if other.person_id != table_seat.person_id and other.person_id in present
        ]
        votes = {*table_seat.votes, guest.id} & set(voters)
        table_seat.votes = sorted(str(vote) for vote in votes)
        if 2 * len(votes) > len(voters):
            hall.seat_bot(table_state.id, table_seat, table_state.game, None, table_state.seats)
        return ()

    await hall.update_table(table, add_vote)


async def handle_arrival(hall: Hall, table: Table, subscriber: Subscriber) -> None:
    """Record that a player has arrived at a rated or tournament table. A tournament's game starts when the last player
    has arrived."""

    def mark_subscriber_arrived(table_state: TableState) -> tuple[TableState, ...]:
        seat = table_state.find_seat(subscriber.person_id)
        if seat is None or table_state.status == OVER:
            raise TooLateToChange(msg("hall-vote-moved-on"))
        set_seat_arrived(hall, table_state, table_state.seats[seat], subscriber.household)
        if table_state.tournament_id:
            hall.start_if_full(table_state, table.pack)
        return ()

    table_state = table.table_state
    seat = table_state.find_seat(subscriber.person_id)
    if seat is None or table_state.seats[seat].has_arrived or table_state.closed:
        return
    if (table_state.tournament_id and table_state.status == WAITING) or (
        table_state.rated and table_state.status != OVER
    ):
        with suppress(TooLateToChange):
            await hall.update_table(table, mark_subscriber_arrived)


def set_seat_arrived(hall: Hall, table_state: TableState, table_seat: TableSeat, household: str) -> None:
    """Mark the person in `table_seat` as arrived, and at a rated table store the hash of their household."""
    table_seat.has_arrived = True
    if table_state.rated:
        table_seat.household = hall.guests.table_household_hash(table_state.id, household)


async def clear_votes(hall: Hall, table: Table, seat: int) -> None:
    """Discard the votes to replace a player who has returned."""

    def remove_votes(table_state: TableState) -> tuple[TableState, ...]:
        table_state.seats[seat].votes = []
        return ()

    if seat < len(table.table_state.seats) and table.table_state.seats[seat].votes:
        await hall.update_table(table, remove_votes)

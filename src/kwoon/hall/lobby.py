"""What people do around a table before and after the game: open it, sit down, stand up, start, play again."""

from __future__ import annotations

from kwoon import shelf
from kwoon.core.contract import Outcome
from kwoon.hall.company.shunning import let_sit
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.manners import mark_arrival
from kwoon.hall.people.rated import prepare
from kwoon.hall.tables.head import OVER, PLAYING, WAITING, ClockPlan, Head, Place, Refusal
from kwoon.hall.tables.lesson import teacher_for
from kwoon.hall.tables.play import give_up
from kwoon.hall.tables.rows import Conflict, Entry
from kwoon.hall.tables.table import Table
from kwoon.hall.telling.lobby_asked import TableAsked
from kwoon.hall.telling.tellers import boxed, fetch_teller, teller_for

SHOWN = 100
STALE_AFTER = 24 * 3600.0
RECENT = 600.0
RENAMED = 100
"""A new name is shown at so many tables of its owner, the last ones first."""


async def open_table(hall: Hall, guest: Guest, asked: TableAsked) -> Table:
    """A new table with this guest as its host."""
    if len([seat for seat in asked.seats if seat.kind == "me"]) > 1:
        raise Refusal(409, "You can sit on one seat only. Make the others open, or give them to bots.")
    choice = await hall.packs.chosen(asked.game, asked.pack)
    await room_for(hall, guest, bots_only=all(seat.kind == "bot" for seat in asked.seats))
    id = hall.settings.new_id()
    places: list[Place] = []
    for seat in asked.seats:
        place = Place()
        if seat.kind == "me":
            place = Place("person", guest.id, guest.name)
        elif seat.kind == "bot":
            hall.seat_bot(id, place, asked.game, seat.bot, places)
        places.append(place)
    now = hall.now()
    head = Head(
        id=id,
        game=asked.game,
        pack=choice.pack.fingerprint,
        options=dict(asked.options),
        seats=places,
        clock=asked.clock.plan(),
        call=asked.call,
        public=asked.public,
        host=guest.id,
        household=guest.household,
        made=now,
        changed=now,
        hints=asked.hints,
        quick=max(1.0, asked.quick) if asked.quick else 0.0,
        title=choice.name,
        design=choice.design,
        rated=asked.rated,
    )
    if head.rated:
        prepare(head)
        for place in head.people():
            mark_arrival(hall, head, place, guest.household)
    return await hall.open(head, choice.pack)


async def room_for(hall: Hall, guest: Guest, bots_only: bool = False) -> None:
    """Refuse one table more to somebody who has enough of them."""
    settings = hall.settings
    burden = await hall.storage.burden(guest.id, guest.household)
    if burden.hosts >= settings.tables_each:
        raise Refusal(
            409, f"You have {burden.hosts} tables that are not finished. Play on at one, or leave one, first."
        )
    if bots_only and burden.bots >= settings.bot_tables_each:
        raise Refusal(409, f"{burden.bots} games of bots alone are going on for you. Wait until one of them is over.")
    if burden.household >= settings.tables_household:
        raise Refusal(
            409, f"{burden.household} tables from your address are not finished. Finish or leave one of them first."
        )
    if bots_only and burden.household_bots >= settings.bot_tables_household:
        raise Refusal(409, f"{burden.household_bots} games of bots alone are going on for your address. Wait for one.")


async def open_lesson(hall: Hall, guest: Guest, game: str) -> Table:
    """A lesson for this guest: a table of its own that nobody else finds."""
    # A lesson is made for the cards in the box.
    pack = boxed(game)
    await room_for(hall, guest)
    teacher = teacher_for(game, teller_for(pack, shelf.find(game).seats[0], {}).opened)
    opponent = Place()
    hall.seat_bot("", opponent, game, None)
    opponent.name = teacher.lesson.opponent
    now = hall.now()
    head = Head(
        id=hall.settings.new_id(),
        game=game,
        pack=pack.fingerprint,
        options={},
        seats=[Place("person", guest.id, guest.name), opponent],
        clock=ClockPlan(),
        call=False,
        public=False,
        host=guest.id,
        household=guest.household,
        made=now,
        changed=now,
        lesson=True,
    )
    return await hall.open(head, pack)


async def listed(hall: Hall) -> list[Table | Head]:
    """The open public tables: those that wait for somebody, then those that may be watched."""
    now = hall.now()
    places = (hall.settings.listed_each, hall.settings.listed_household)
    waiting = await hall.storage.public(WAITING, now - STALE_AFTER, places, SHOWN)
    playing = await hall.storage.public(PLAYING, now - STALE_AFTER, places, SHOWN)
    # A table that starts between the two questions is found by both: it is being played.
    heads = {head.id: head for head in waiting + playing}
    found: list[Table | Head] = []
    for head in heads.values():
        table = hall.tables.get(head.id)
        here = set() if table is None else table.here(now)
        awaited = any(place.person in here for place in head.people()) or now - head.changed < RECENT
        # Nobody else can sit down where a tournament keeps the seats.
        awaited = awaited and not head.tournament
        if head.status == PLAYING or awaited:
            found.append(head if table is None else table)
    return found[:SHOWN]


async def sit_down(hall: Hall, table: Table, guest: Guest, seat: int) -> None:
    """Take an open seat; with the last one the game starts."""
    if (await hall.storage.burden(guest.id)).shares >= hall.settings.crowd:
        raise Refusal(409, f"You sit at {hall.settings.crowd} tables with others. Finish or leave one of them first.")

    await let_sit(hall, table.head, guest)

    def change(head: Head) -> tuple[Head, ...]:
        place = _place(head, seat)
        if place.person == guest.id:
            return ()
        if head.status != WAITING:
            raise Refusal(409, "The game has started. You can watch it.")
        if guest.id in head.barred:
            raise Refusal(403, "The host has asked you not to sit at this table. You can watch it.")
        if place.kind != "open":
            raise Refusal(409, "Somebody sits there already.")
        if head.seat_of(guest.id) is not None:
            raise Refusal(409, "You have a seat at this table. Stand up first to take another one.")
        place.kind, place.person, place.name = "person", guest.id, guest.name
        if head.rated:
            mark_arrival(hall, head, place, guest.household)
        _make_way(hall, head, guest.name)
        if not any(each.person == head.host for each in head.people()):
            head.host, head.household = guest.id, guest.household
        hall.start_if_full(head, table.pack)
        return ()

    await hall.alter(table, change)


async def stand_up(hall: Hall, table: Table, guest: Guest, seat: int) -> None:
    """Leave a seat; in a running game for good, and a bot takes over, unless it is a rated duel or a tournament's: that
    is lost by it. The host may also free a bot's seat."""
    counts = table.head.rated or bool(table.head.tournament)
    if counts and table.playing and len(table.head.seats) == 2 and table.head.seat_of(guest.id) == seat:
        await give_up(hall, table, seat)
        return

    def change(head: Head) -> tuple[Head, ...]:
        place = _place(head, seat)
        if head.status == OVER:
            raise Refusal(409, "The game is over. You need not stand up to leave.")
        if head.tournament:
            raise Refusal(409, "A tournament keeps this seat. Leave the tournament to be paired no more.")
        if place.kind == "bot" and head.host == guest.id and head.status == WAITING:
            head.seats[seat] = Place()
            return ()
        if place.person != guest.id:
            raise Refusal(403, "This is not your seat.")
        if head.status == PLAYING:
            hall.seat_bot(head.id, place, head.game, None, head.seats)
        else:
            head.seats[seat] = Place()
        people = head.people()
        if head.host == guest.id and people:
            head.host = people[0].person or head.host
        return ()

    await hall.alter(table, change)


async def seat_bot(hall: Hall, table: Table, guest: Guest, seat: int, bot: str) -> None:
    """The host gives an open seat to a bot."""

    def change(head: Head) -> tuple[Head, ...]:
        place = _place(head, seat)
        _only_host(head, guest)
        if head.status != WAITING or place.kind == "person":
            raise Refusal(409, "Bots are put on open seats, before the game starts.")
        hall.seat_bot(head.id, place, head.game, bot, head.seats)
        hall.start_if_full(head, table.pack)
        return ()

    await hall.alter(table, change)


async def set_seats(hall: Hall, table: Table, guest: Guest, count: int) -> None:
    """The host says how many seats there are, before the game starts. Open ones go first, then bots; people stay."""
    _only_host(table.head, guest)
    # Refuses what cannot be played with the table's options.
    await fetch_teller(table.pack, count, table.head.options)

    def change(head: Head) -> tuple[Head, ...]:
        _only_host(head, guest)
        if head.status != WAITING:
            raise Refusal(409, "The game has started. How many play is settled before that.")
        for kind in ("open", "bot"):
            for seat in range(len(head.seats) - 1, -1, -1):
                if len(head.seats) > count and head.seats[seat].kind == kind:
                    del head.seats[seat]
        if len(head.seats) > count:
            raise Refusal(409, f"{len(head.seats)} people sit here. Somebody must stand up first.")
        head.seats.extend(Place() for _ in range(count - len(head.seats)))
        return ()

    await hall.alter(table, change)


async def start(hall: Hall, table: Table, guest: Guest, bot: str | None = None) -> None:
    """The host starts; bots, the gentlest unless said otherwise, fill the open seats."""

    def change(head: Head) -> tuple[Head, ...]:
        _only_host(head, guest)
        if head.status != WAITING:
            raise Refusal(409, "The game has started already.")
        for place in head.seats:
            if place.kind == "open":
                hall.seat_bot(head.id, place, head.game, bot, head.seats)
        hall.start_if_full(head, table.pack)
        return ()

    await hall.alter(table, change)


async def show_late(hall: Hall, table: Table, guest: Guest, on: bool) -> None:
    """Somebody allows watchers to see their cards some turns late, or no longer; it needs everybody who plays."""

    def change(head: Head) -> tuple[Head, ...]:
        seat = head.seat_of(guest.id)
        if seat is None:
            raise Refusal(403, "Only who sits at the table can say whether their cards may be seen.")
        if (head.rated or head.tournament) and on:
            raise Refusal(409, "At a rated table, or in a tournament, nobody sees your cards before the game is over.")
        head.seats[seat].shows = on
        return ()

    await hall.alter(table, change)


async def play_again(hall: Hall, table: Table, guest: Guest) -> None:
    """Agree to a rematch; when all people have, a new table is opened with the same people and settings."""

    def change(head: Head) -> tuple[Head, ...]:
        if head.status != OVER:
            raise Refusal(409, "The game is not over.")
        seat = head.seat_of(guest.id)
        if seat is None:
            raise Refusal(403, "Only who sat at the table can agree to a rematch.")
        if head.tournament:
            raise Refusal(409, "The tournament says who plays whom next.")
        head.seats[seat].again = True
        if head.next is not None or not all(place.again for place in head.people()):
            return ()
        outcome = None if table.bout is None else table.bout.state.outcome()
        following = _following(hall, table, head, outcome)
        following.household = guest.household
        head.next = following.id
        return (following,)

    await hall.alter(table, change)


def _following(hall: Hall, table: Table, head: Head, outcome: Outcome | None) -> Head:
    now = hall.now()
    options = head.options if outcome is None else shelf.find(head.game).again(head.options, outcome)
    following = Head(
        id=hall.settings.new_id(),
        game=head.game,
        pack=head.pack,
        options=dict(options),
        seats=[Place(place.kind, place.person, place.name, place.bot) for place in head.seats],
        clock=head.clock,
        call=head.call,
        public=head.public,
        host=head.host,
        made=now,
        changed=now,
        hints=head.hints,
        quick=head.quick,
        title=head.title,
        design=head.design,
        rated=head.rated,
    )
    hall.start_if_full(following, table.pack)
    return following


async def rename(hall: Hall, guest: Guest) -> None:
    """Show a guest's new name at the tables where they sit."""

    def change(head: Head) -> tuple[Head, ...]:
        for place in head.seats:
            if place.person == guest.id:
                place.name = guest.name
        return ()

    for head in await hall.storage.heads(WAITING, PLAYING, person=guest.id, limit=RENAMED):
        table = hall.tables.get(head.id)
        # One that nobody has open shows the new name when the table is next changed.
        if table is not None and table.head.status != OVER:
            await hall.alter(table, change)


async def tidy(hall: Hall) -> None:
    """Close waiting tables that people have left, and put away tables that nobody looks at."""
    now = hall.now()
    for head in await hall.storage.heads(WAITING, limit=1000):
        table = hall.tables.get(head.id)
        empty = not head.people() and now - head.changed > hall.settings.empty_after
        if head.tournament or (table is not None and table.subscribers):
            continue
        if empty or now - head.changed > STALE_AFTER:
            try:
                await hall.storage.write(Entry(gone=head))
            except Conflict:
                continue
            if table is not None:
                hall.drop(table)
    for table in list(hall.tables.values()):
        at_work = table.playing and (table.clock is not None or bool(table.thinking))
        idle = now - table.touched > hall.settings.idle_after
        if idle and not table.subscribers and not at_work and not table.lock.locked():
            hall.drop(table)


def _place(head: Head, seat: int) -> Place:
    if not 0 <= seat < len(head.seats):
        raise Refusal(404, f"There is no seat {seat} at this table. Seats are 0 to {len(head.seats) - 1}.")
    return head.seats[seat]


def _make_way(hall: Hall, head: Head, name: str) -> None:
    """A bot that is called like somebody who sits down now lets another one take its place."""
    for place in head.seats:
        if place.kind == "bot" and (place.name or "").casefold() == name.casefold():
            hall.seat_bot(head.id, place, head.game, place.bot, head.seats)


def _only_host(head: Head, guest: Guest) -> None:
    if head.host != guest.id:
        raise Refusal(403, "Only the host of the table can do that.")

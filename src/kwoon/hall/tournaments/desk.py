"""The desk of tournaments: people open them, join by a link, leave, and look how everybody stands."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from kwoon import shelf
from kwoon.bots.cast import name_for
from kwoon.hall.guests import Guest, visible
from kwoon.hall.hall import LONGEST_ID, TRIES, Hall
from kwoon.hall.notes import mark, note
from kwoon.hall.people.anchors import anchors
from kwoon.hall.people.rated import USUAL
from kwoon.hall.people.rows import DUEL
from kwoon.hall.tables.head import Refusal
from kwoon.hall.tables.rows import Conflict
from kwoon.hall.telling import tournaments_sent as telling
from kwoon.hall.telling.tellers import boxed, fetch_teller
from kwoon.hall.telling.tournaments_asked import BotsAsked, TournamentAsked
from kwoon.hall.telling.tournaments_sent import StandingsSent, TournamentFile, TournamentSent
from kwoon.hall.tournaments.needs import Scorebook
from kwoon.hall.tournaments.rows import CALLED_OFF, OVER, RUNNING, SWISS, WAITING, Course, Entrant, Sheet
from kwoon.hall.tournaments.schedule import MOST_ROBIN, room
from kwoon.hall.tournaments.standings import Line, standings

AHEAD = 60 * 24 * 3600.0
"""A tournament starts within so many seconds."""
SHOWN = 30
KNOWN = 50
"""So many tournaments are remembered as they were looked at last."""
NO_TOURNAMENT = "There is no such tournament. Perhaps the link is not complete."
ONLY_HOST = "Only who opened the tournament can do that."

Change = Callable[[Sheet], None]


class Desk:
    """The tournaments of a hall, as people meet them."""

    def __init__(self, hall: Hall, book: Scorebook) -> None:
        self.hall = hall
        self.book = book
        self.changed: Callable[[str], None] = lambda id: None
        """Called when something was changed here, for whoever directs it."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._known: OrderedDict[str, tuple[int, Course, list[Line]]] = OrderedDict()

    # Looking.

    async def listed(self, guest: Guest) -> list[TournamentSent]:
        """Those that anybody may find: that wait, that go on, and the last ones that are over."""
        found = await self.book.listed(WAITING, RUNNING, limit=SHOWN)
        over = await self.book.listed(OVER, limit=SHOWN // 3)
        return [telling.tournament_sent(each, guest.id) for each in [*found, *over]]

    async def look(self, guest: Guest, id: str, round: int = 0) -> StandingsSent:
        """How everybody stands, and who plays whom in a round."""
        course, lines = await self._look(id)
        return telling.standings_sent(course, lines, guest.id, round)

    async def table_of(self, id: str) -> str:
        """The standings as a table for other programs."""
        return telling.csv_sent(*await self._look(id))

    async def file_of(self, id: str) -> TournamentFile:
        """The whole tournament."""
        return telling.file_sent(*await self._look(id))

    async def _look(self, id: str) -> tuple[Course, list[Line]]:
        """Many look at once: the standings are reckoned when something has changed."""
        version = await self.book.version(id) if 0 < len(id) <= LONGEST_ID and "\0" not in id else None
        if version is None:
            raise Refusal(404, NO_TOURNAMENT)
        known = self._known.get(id)
        if known is None or known[0] != version:
            course = await self.book.course(id)
            if course is None:
                raise Refusal(404, NO_TOURNAMENT)
            lines = await asyncio.to_thread(standings, course)
            known = self._known[id] = (course.sheet.version, course, lines)
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(id)
        return known[1], known[2]

    # Opening.

    async def open(self, guest: Guest, asked: TournamentAsked) -> TournamentSent:
        """A new tournament; whoever opens it does not take part by that."""
        title = clean_title(asked.title)
        choice = await self.hall.packs.chosen(asked.game, asked.pack)
        if 2 not in shelf.find(asked.game).seats_with(asked.options):
            raise Refusal(409, "A tournament is played by two at a table. Choose options that allow it.")
        options = (await fetch_teller(choice.pack, 2, asked.options)).opened.options
        now = self.hall.now()
        if asked.starts and not now - 60 <= asked.starts <= now + AHEAD:
            raise Refusal(409, "A tournament starts within the next 60 days.")
        if asked.rated and choice.pack.fingerprint != boxed(asked.game).fingerprint:
            raise Refusal(409, "Rated tournaments are played with the cards of the box.")
        await self._room(guest)
        plan = asked.clock.plan()
        sheet = Sheet(
            id=self.hall.settings.new_id(),
            title=title,
            host=guest.id,
            game=asked.game,
            pack=choice.pack.fingerprint,
            pack_name=choice.name,
            design=choice.design,
            options=options,
            # Without one, somebody who goes away would keep everybody waiting.
            clock=USUAL if plan.kind == "none" else plan,
            call=asked.call,
            quick=max(1.0, asked.quick) if asked.quick else 0.0,
            kind=asked.kind,
            rounds=asked.rounds if asked.kind == SWISS else 0,
            patience=asked.patience,
            starts=asked.starts or None,
            late=asked.late and asked.kind == SWISS,
            rated=asked.rated,
            public=asked.public,
            most=min(asked.most, room(asked.kind)),
            made=now,
            changed=now,
            household=guest.household,
        )
        await self.book.open(sheet)
        note("tournament opened", tournament=mark(sheet.id), game=sheet.game, kind=sheet.kind)
        return telling.tournament_sent(sheet, guest.id)

    async def _room(self, guest: Guest) -> None:
        settings = self.hall.settings
        held = await self.book.held(guest.id, guest.household)
        if held.own >= settings.tournaments_each:
            raise Refusal(409, f"You have {held.own} tournaments that are not over. Wait for one, or call one off.")
        if held.household >= settings.tournaments_household:
            raise Refusal(409, f"{held.household} tournaments from your address are not over. Wait for one of them.")
        if held.all >= settings.tournaments_all and not await self._make_room():
            raise Refusal(409, "So many tournaments go on here that there is no room for one more. Try again later.")

    async def _make_room(self) -> bool:
        """Call off the oldest tournament that nobody has entered for an hour; whether there was one."""
        abandoned = await self.book.abandoned(self.hall.now() - self.hall.settings.tournament_empty_after)
        if abandoned is None:
            return False

        def change(sheet: Sheet) -> None:
            if sheet.state == WAITING and not sheet.has_people():
                sheet.close(CALLED_OFF)

        await self.alter(abandoned, change)
        return True

    # Taking part.

    async def join(self, guest: Guest, id: str) -> StandingsSent:
        """Take part; in a Swiss tournament that goes on, from the next round and with no points for those before."""

        def change(sheet: Sheet) -> None:
            place = sheet.place_of(guest.id)
            if place is not None and not sheet.entrants[place].gone:
                return
            if guest.id in sheet.barred:
                raise Refusal(403, "The host has asked you not to take part in this tournament.")
            if place is not None:
                raise Refusal(409, "You have left this tournament, and cannot come back.")
            _room_in(sheet, 1)
            self._room_for_household(sheet, guest)
            since = 1 if sheet.state == WAITING else sheet.round + 1
            entrant = Entrant(self.hall.settings.new_id(), guest.id, None, guest.name, since)
            entrant.household = guest.household
            sheet.entrants.append(entrant)

        await self.alter(id, change)
        return await self.look(guest, id)

    def _room_for_household(self, sheet: Sheet, guest: Guest) -> None:
        if not guest.household or guest.household == sheet.household:
            return
        theirs = [each for each in sheet.entrants if each.household == guest.household and not each.gone]
        if len(theirs) >= self.hall.settings.entrants_household:
            raise Refusal(409, f"{len(theirs)} players from your address have entered this tournament already.")

    async def add_bots(self, guest: Guest, id: str, asked: BotsAsked) -> StandingsSent:
        """The host has bots take part."""

        def change(sheet: Sheet) -> None:
            _only_host(sheet, guest)
            if sheet.state != WAITING:
                raise Refusal(409, "Bots join before the tournament starts.")
            _room_in(sheet, asked.count)
            most = self.hall.settings.tournament_bots
            if len([each for each in sheet.entrants if each.bot is not None]) + asked.count > most:
                raise Refusal(409, f"At most {most} bots take part in a tournament.")
            levels = {level.id: level for level in self.hall.all_bots(sheet.game)}
            level = levels.get(asked.bot)
            if level is None:
                raise Refusal(404, f"There is no such bot for this game. There is: {', '.join(levels)}.")
            if sheet.rated and asked.bot not in anchors(sheet.game, DUEL):
                raise Refusal(409, f"{level.name} has no rating, and this tournament is rated.")
            for _ in range(asked.count):
                name = name_for(level, id, [each.name for each in sheet.entrants])
                sheet.entrants.append(Entrant(self.hall.settings.new_id(), None, level.id, name))

        await self.alter(id, change)
        return await self.look(guest, id)

    async def leave(self, guest: Guest, id: str, entrant: str) -> StandingsSent:
        """Somebody leaves, or the host sends them away. Before the start nothing is left of it; afterwards they have
        lost what they are playing, and are paired no more."""

        def change(sheet: Sheet) -> None:
            place = next((n for n, each in enumerate(sheet.entrants) if each.id == entrant), None)
            if place is None:
                raise Refusal(404, "There is nobody of that name in this tournament.")
            found = sheet.entrants[place]
            if found.person != guest.id:
                _only_host(sheet, guest)
            if sheet.state not in (WAITING, RUNNING):
                raise Refusal(409, "The tournament is over.")
            if found.person is not None and found.person != guest.id and found.person not in sheet.barred:
                sheet.barred.append(found.person)
            if sheet.state == WAITING:
                del sheet.entrants[place]
            else:
                found.gone = True

        await self.alter(id, change)
        return await self.look(guest, id)

    async def leave_all(self, guest: Guest) -> None:
        """Somebody is about to be forgotten, or turned away."""
        for sheet in await self.book.of(guest.id, WAITING, RUNNING):
            place = sheet.place_of(guest.id)
            if sheet.host == guest.id and sheet.state == WAITING:
                await self.call_off(guest, sheet.id)
            elif place is not None and not sheet.entrants[place].gone:
                await self.leave(guest, sheet.id, sheet.entrants[place].id)

    async def of(self, guest: Guest) -> list[TournamentSent]:
        """Those that somebody takes along: in which they took part, or that they opened."""
        every = (WAITING, RUNNING, OVER, CALLED_OFF)
        return [telling.tournament_sent(each, guest.id) for each in await self.book.of(guest.id, *every)]

    async def call_off(self, guest: Guest, id: str) -> StandingsSent:
        """The host ends it; games that are being played go on, and count for nothing here."""

        def change(sheet: Sheet) -> None:
            _only_host(sheet, guest)
            if sheet.state not in (WAITING, RUNNING):
                raise Refusal(409, "The tournament is over.")
            sheet.close(CALLED_OFF)

        await self.alter(id, change)
        return await self.look(guest, id)

    async def alter(self, id: str, change: Change) -> None:
        """Change a sheet; `change` raises Refusal for what cannot be."""
        if not 0 < len(id) <= LONGEST_ID or "\0" in id:
            raise Refusal(404, NO_TOURNAMENT)
        async with self._locks.setdefault(id, asyncio.Lock()):
            for _ in range(TRIES):
                course = await self.book.course(id)
                if course is None:
                    raise Refusal(404, NO_TOURNAMENT)
                sheet = course.sheet.twin()
                change(sheet)
                if sheet == course.sheet:
                    return
                sheet.version += 1
                sheet.changed = self.hall.now()
                try:
                    await self.book.write(sheet)
                except Conflict:
                    self.hall.tally.conflicted()
                    continue
                break
            else:
                raise Refusal(409, "The tournament is busy. Try again.")
        self.changed(id)


def clean_title(title: str) -> str:
    """A title without odd spaces; refused if there is nothing left of it or if it holds what cannot be shown."""
    clean = " ".join(title.split())
    if not clean or not clean.isprintable() or not visible(clean):
        raise Refusal(409, "A title has 1 to 60 characters that can be shown.")
    return clean


def _room_in(sheet: Sheet, count: int) -> None:
    if not telling.may_join(sheet):
        full = len(sheet.entrants) >= sheet.most
        raise Refusal(409, "The tournament is full." if full else "The tournament has started, or is over.")
    if len(sheet.entrants) + count > sheet.most:
        why = " A round robin has room for so many." if sheet.most == MOST_ROBIN else ""
        raise Refusal(409, f"There is room for {sheet.most - len(sheet.entrants)} more.{why}")


def _only_host(sheet: Sheet, guest: Guest) -> None:
    if sheet.host != guest.id:
        raise Refusal(403, ONLY_HOST)

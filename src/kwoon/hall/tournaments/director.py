"""The director: starts tournaments when it is time, opens the tables of every round, counts results, and sees to it
that nobody waits for somebody who does not come.

Whatever it does can be done again, or by another hall at the same time: results are read off tables that are over and
written once, and a round is written with its tables in one piece, or not at all. It does not matter when a hall ends.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from kwoon.hall.guests import Guest
from kwoon.hall.hall import TRIES, Hall
from kwoon.hall.notes import mark, note, trouble
from kwoon.hall.people.anchors import anchors
from kwoon.hall.people.rows import DUEL, Rating
from kwoon.hall.spells import Spells
from kwoon.hall.tables import head as heads
from kwoon.hall.tables.head import Head, Place, Refusal
from kwoon.hall.tables.play import give_up
from kwoon.hall.tables.rows import Conflict
from kwoon.hall.tables.table import Table
from kwoon.hall.telling.tellers import fetch_teller
from kwoon.hall.telling.tournaments_sent import StandingsSent
from kwoon.hall.tournaments.desk import ONLY_HOST, Desk
from kwoon.hall.tournaments.results import absent, result
from kwoon.hall.tournaments.rows import CALLED_OFF, OVER, RUNNING, WAITING, Course, Entrant, Pairing, Sheet
from kwoon.hall.tournaments.schedule import FEWEST, Next, following, rounds
from kwoon.shelf import Pack

FORGOTTEN = 14 * 24 * 3600.0
"""One that nobody starts for so many seconds is called off."""


class Director:
    """Directs the tournaments of a hall."""

    def __init__(self, hall: Hall, desk: Desk) -> None:
        self.hall = hall
        self.desk = desk
        self.book = desk.book
        desk.changed = self.wake
        hall.ended = self._noticed
        self._looking: set[str] = set()
        self._again: set[str] = set()

    def _noticed(self, table: Table) -> None:
        """A game has ended."""
        if table.head.tournament:
            self.wake(table.head.tournament)

    def wake(self, id: str) -> None:
        """Look at a tournament soon, whoever else asks for it meanwhile."""
        if id in self._looking:
            self._again.add(id)
        elif not self.hall.closing:
            self._looking.add(id)
            self.hall.errand(self._look_on(id))

    async def _look_on(self, id: str) -> None:
        try:
            self._again.add(id)
            while id in self._again and not self.hall.closing:
                self._again.discard(id)
                await self.look(id)
        except (Refusal, Conflict):
            # Somebody was faster; whoever it was has looked, or it is looked at again soon.
            pass
        except Exception:
            trouble("tournament not looked at", tournament=mark(id))
        finally:
            self._looking.discard(id)
            self._again.discard(id)

    async def look_around(self) -> None:
        """Look at all that go on or are to start, every now and then."""
        now = self.hall.now()
        for id in await self.book.due(now, now - FORGOTTEN, now - self.hall.settings.tournament_empty_after):
            self.wake(id)

    async def start(self, guest: Guest, id: str) -> StandingsSent:
        """The host starts a tournament."""
        await self.desk.look(guest, id)
        for _ in range(TRIES):
            course = await self.book.course(id)
            assert course is not None
            if course.sheet.host != guest.id:
                raise Refusal(403, ONLY_HOST)
            if course.sheet.state != WAITING:
                raise Refusal(409, "The tournament has started already, or was called off.")
            if len(course.sheet.entrants) < FEWEST:
                raise Refusal(409, f"A tournament needs at least {FEWEST} who take part.")
            with suppress(Conflict):
                await self._begin(course)
                return await self.desk.look(guest, id)
        raise Refusal(409, "Many join or leave just now. Try again.")

    async def look(self, id: str) -> None:
        """Do what is to be done in a tournament now."""
        course = await self.book.course(id)
        if course is None:
            return
        sheet, now = course.sheet, self.hall.now()
        empty_after = self.hall.settings.tournament_empty_after
        if sheet.state == WAITING:
            due = sheet.starts is not None and sheet.starts <= now
            kept = FORGOTTEN if sheet.starts is not None or sheet.has_people() else empty_after
            if due and len(sheet.entrants) >= FEWEST:
                await self._begin(course)
            elif due or now - sheet.changed > kept:
                await self._write(course.sheet, CALLED_OFF)
            return
        if sheet.state != RUNNING:
            return
        if await self._count(course):
            course = await self.book.course(id)
            assert course is not None
        # Pairing more than a hundred takes most of a second: not where everybody's answers are waited for.
        ahead = await asyncio.to_thread(following, course)
        if ahead is not None and course.sheet.state == RUNNING:
            await self._go_on(course, ahead)

    async def _write(self, sheet: Sheet, state: str) -> None:
        done = sheet.twin()
        done.close(CALLED_OFF if state == CALLED_OFF else OVER)
        done.version += 1
        done.changed = self.hall.now()
        await self.book.write(done)

    # Starting.

    async def _begin(self, course: Course) -> None:
        """The best first, as far as it is known who that is; then the first round."""
        sheet = course.sheet.twin()
        people = [each.person for each in sheet.entrants if each.person is not None]
        known = await self.hall.storage.register.ratings(people, sheet.game, DUEL)
        bots = {bot: Rating(*each) for bot, each in anchors(sheet.game, DUEL).items()}

        def strength(entrant: Entrant) -> float:
            return (known.get(entrant.person or "") or bots.get(entrant.bot or "") or Rating()).floor()

        sheet.entrants.sort(key=strength, reverse=True)
        sheet.rounds = rounds(sheet.kind, sheet.rounds, len(sheet.entrants))
        sheet.state = RUNNING
        first = await asyncio.to_thread(following, Course(sheet, []))
        assert first is not None
        await self._go_on(Course(sheet, []), first)

    async def _go_on(self, course: Course, ahead: Next) -> None:
        """Write down what comes next. Conflict if another hall has."""
        if ahead.over:
            await self._write(course.sheet, OVER)
            note("tournament over", tournament=mark(course.sheet.id))
            return
        sheet = course.sheet.twin()
        sheet.round = ahead.round
        sheet.version += 1
        sheet.paired = sheet.changed = self.hall.now()
        pairings, opened = await self._opened(sheet, ahead.pairings)
        await self.book.write(sheet, pairings, opened)
        note("round paired", tournament=mark(sheet.id), round=sheet.round, tables=len(opened))
        for head in opened:
            if head.status == heads.PLAYING:
                # Bots play by themselves; people are awaited where they come.
                with suppress(Refusal):
                    await self.hall.find(head.id)
        if not opened:
            self.wake(sheet.id)

    async def _opened(self, sheet: Sheet, pairings: list[Pairing]) -> tuple[list[Pairing], list[Head]]:
        """The pairings with the tables at which they are played."""
        pack = await self.hall.packs.find(sheet.pack)
        if pack is None:
            raise Refusal(409, "The hall does not have the cards of this tournament.")
        await fetch_teller(pack, 2, sheet.options)
        spells = Spells()
        told: list[Pairing] = []
        opened: list[Head] = []
        for each in pairings:
            if each.scores is None and each.second is not None:
                head = self._table(sheet, pack, sheet.entrants[each.first], sheet.entrants[each.second])
                opened.append(head)
                told.append(each._replace(table=head.id))
                await spells.rest()
            else:
                told.append(each)
        return told, opened

    def _table(self, sheet: Sheet, pack: Pack, *players: Entrant) -> Head:
        people = [each for each in players if each.person is not None]
        now = self.hall.now()
        head = Head(
            id=self.hall.settings.new_id(),
            game=sheet.game,
            pack=sheet.pack,
            options=dict(sheet.options),
            seats=[
                Place("bot" if each.person is None else "person", each.person, each.name, each.bot) for each in players
            ],
            clock=sheet.clock,
            call=sheet.call,
            public=sheet.public,
            # Nobody's: no one may change who sits there, and what its bots think is shared with all of this tournament.
            host=sheet.id,
            household=sheet.household,
            made=now,
            changed=now,
            quick=sheet.quick,
            title=sheet.pack_name,
            design=sheet.design,
            rated=sheet.rated and bool(people),
            tournament=sheet.id,
        )
        self.hall.start_if_full(head, pack)
        return head

    # Playing.

    async def _count(self, course: Course) -> bool:
        """Count what is over, and see to what does not go on by itself; whether anything was counted."""
        sheet = course.sheet
        waiting = [each for each in course.of(sheet.round) if each.scores is None and each.table is not None]
        tables = await self.book.heads([str(each.table) for each in waiting])
        counted = False
        for each in waiting:
            head = tables.get(str(each.table))
            if head is None or head.status == heads.OVER:
                how, scores = result(head)
                await self.book.score(sheet.id, each, scores, how, self.hall.now())
                # Whoever counted it: it is counted.
                counted = True
            else:
                with suppress(Refusal):
                    await self._see_to(sheet, each, head)
        return counted

    async def _see_to(self, sheet: Sheet, pairing: Pairing, head: Head) -> None:
        """A table that is not over: somebody may not have come, may have left, or the hall that had it may be gone."""
        now = self.hall.now()
        left = [seat for seat, n in enumerate((pairing.first, pairing.second or 0)) if sheet.entrants[n].gone]
        if head.status == heads.WAITING and (left or now >= sheet.paired + sheet.patience):
            await self._begin_without(await self.hall.find(head.id), left)
        elif head.status == heads.PLAYING and (head.forfeit or left):
            table = await self.hall.find(head.id)
            if any(sheet.entrants[n].person in sheet.barred for n in (pairing.first, pairing.second or 0)):
                await self._unrate(table)
            await give_up(self.hall, table, left[0] if left else absent(head)[0])
        elif head.id not in self.hall.tables and now > sheet.paired + self.hall.settings.tournament_adopt:
            await self.hall.find(head.id)

    async def _unrate(self, table: Table) -> None:
        """The host has removed a player from a running game: it is forfeited, and changes no rating."""

        def change(head: Head) -> tuple[Head, ...]:
            if head.status != heads.PLAYING:
                raise Refusal(409, "The game is over.")
            head.rated, head.forfeit = False, True
            return ()

        if table.head.rated:
            await self.hall.alter(table, change)

    async def _begin_without(self, table: Table, left: list[int]) -> None:
        """The game begins so that it can be lost by whoever is not there; nobody's rating changes by that."""

        def change(head: Head) -> tuple[Head, ...]:
            if head.status != heads.WAITING:
                raise Refusal(409, "They have come after all.")
            for seat, place in enumerate(head.seats):
                # Whoever would have played somebody who left need not come for it.
                place.came = seat not in left if left else place.came
            head.forfeit = True
            head.rated = False
            self.hall.start_if_full(head, table.pack)
            return ()

        await self.hall.alter(table, change)
        await give_up(self.hall, table, absent(table.head)[0])

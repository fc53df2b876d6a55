"""Finding an opponent: a queue for each game. Whoever waits is heard of by their page again and again, and looked after
each time; what is decided is written down in one transaction with the table, so that it happens once, whichever process
of the hall was asked."""

from __future__ import annotations

from kwoon.hall.company import waits
from kwoon.hall.company.needs import Seekers
from kwoon.hall.company.pairing import best, reach
from kwoon.hall.company.rows import Pairing, Seeker
from kwoon.hall.guests import Guest
from kwoon.hall.hall import NOT_KNOWN, Hall
from kwoon.hall.lobby import room_for
from kwoon.hall.notes import mark, note, trouble
from kwoon.hall.people.rated import prepare
from kwoon.hall.people.rows import DUEL, Rating
from kwoon.hall.tables.head import OVER, ClockPlan, Head, Place, Refusal
from kwoon.hall.tables.rows import Conflict, Entry
from kwoon.hall.telling.company_sent import SeekingSent, SoughtSent
from kwoon.hall.telling.tellers import boxed, fetch_teller
from kwoon.hall.telling.told_of_games import on_shelf

PRESENT = 20.0
"""Whoever was not heard of for so many seconds is paired with nobody;"""
LAPSE = 90.0
"""and after so many, has no place any more."""
ARRIVING = 5.0
"""So many seconds both have to come to the table before time counts."""
NEAR = 20
NO_DUEL = "This game is not played by two. Open a table for it instead."
FULL = "Very many look for an opponent already. Play a bot, and try again in a moment."


class Seeking:
    """The queues of a hall."""

    def __init__(self, hall: Hall, seekers: Seekers) -> None:
        self.hall = hall
        self._seekers = seekers

    async def join(self, guest: Guest, game: str) -> SeekingSent:
        """Look for an opponent; whoever looks already goes on."""
        hall = self.hall
        if 2 not in on_shelf(game).seats:
            raise Refusal(409, NO_DUEL)
        await room_for(hall, guest)
        if (await hall.storage.burden(guest.id)).shares >= hall.settings.crowd:
            raise Refusal(409, f"You sit at {hall.settings.crowd} tables with others. Finish one of them first.")
        ratings = await hall.storage.register.ratings([guest.id], game, DUEL)
        rating = ratings.get(guest.id, Rating())
        now = hall.now()
        asked = Seeker(guest.id, rating.mu, rating.sigma, now, now)
        seeker = await self._join(game, asked)
        if seeker.found and (await hall.find(seeker.found)).head.status == OVER:
            # Whoever was found the last time has been fought already.
            await self._seekers.leave(guest.id, game, now)
            seeker = await self._join(game, asked)
        return await self._looked_after(game, seeker, guest.household)

    async def _join(self, game: str, asked: Seeker) -> Seeker:
        seeker = await self._seekers.join(game, asked, asked.seen - LAPSE, self.hall.settings.seekers_all)
        if seeker is None:
            raise Refusal(409, FULL)
        return seeker

    async def beat(self, guest: Guest, game: str) -> SeekingSent:
        """Still there: how it stands, and the table once somebody was found."""
        now = self.hall.now()
        seeker = await self._seekers.beat(on_shelf(game).id, guest.id, now, now - LAPSE)
        if seeker is None:
            return await self._sent(game, None)
        return await self._looked_after(game, seeker, guest.household)

    async def leave(self, guest: Guest, game: str) -> SeekingSent:
        """Look no longer."""
        await self._seekers.leave(guest.id, on_shelf(game).id, self.hall.now())
        return await self._sent(game, None)

    async def sought(self, guest: Guest) -> list[SoughtSent]:
        """How many others look for an opponent, game by game, and how long it usually takes."""
        now = self.hall.now()
        counted = await self._seekers.counted(now - PRESENT)
        own = await self._seekers.seeking(guest.id, now - PRESENT)
        others = {game: count - (game in own) for game, count in counted.items()}
        return [SoughtSent(game, count) for game, count in sorted(others.items()) if count > 0]

    async def _looked_after(self, game: str, seeker: Seeker, household: str) -> SeekingSent:
        if not seeker.found:
            others = await self._seekers.near(game, seeker, self.hall.now() - PRESENT, NEAR)
            other = best(seeker, others, self.hall.now())
            if other is not None:
                seeker = await self._paired(game, seeker, other, household)
        return await self._sent(game, seeker)

    async def _paired(self, game: str, seeker: Seeker, other: Seeker, household: str) -> Seeker:
        """The two of them at a table, unless one of them was faster, or is gone."""
        hall = self.hall
        head = await self._head(game, *sorted((seeker, other), key=lambda each: (each.since, each.person)))
        head.household = household
        now = hall.now()
        pairing = Pairing(game, seeker.person, other.person, now - PRESENT, now)
        try:
            await hall.storage.write(Entry(opened=(head,), pairing=pairing))
        except Conflict:
            # Whoever was faster has told so by then; who comes next time will be told.
            return seeker
        except Exception:
            trouble("pairing not written")
            raise Refusal(503, NOT_KNOWN) from None
        note("two found each other", table=mark(head.id), game=game)
        # Its clock runs from here on, whether they come or not.
        await hall.find(head.id)
        return seeker._replace(found=head.id)

    async def _head(self, game: str, first: Seeker, second: Seeker) -> Head:
        """A rated duel as usual, with both seats taken. Who waited longer is its host."""
        hall = self.hall
        pack = boxed(game)
        now = hall.now()
        head = Head(
            id=hall.settings.new_id(),
            game=game,
            pack=pack.fingerprint,
            options={},
            seats=[Place("person", each.person, await hall.guests.name(each.person)) for each in (first, second)],
            clock=ClockPlan(),
            call=False,
            public=True,
            host=first.person,
            made=now,
            changed=now,
            rated=True,
        )
        prepare(head)
        head.options = (await fetch_teller(pack, 2, head.options)).opened.options
        hall.start_if_full(head, pack)
        head.started = now + ARRIVING
        return head

    async def _sent(self, game: str, seeker: Seeker | None) -> SeekingSent:
        now = self.hall.now()
        if seeker is None:
            return SeekingSent(game, False, 0.0, 0, None, None, 0, "")
        waited = max(0.0, now - seeker.since)
        seen = await self._seekers.waits(game, now - waits.LATELY, waits.MOST, now)
        more = waits.remaining(seen, waited)
        counted = await self._seekers.counted(now - PRESENT)
        far = reach(seeker, now)
        return SeekingSent(
            game=game,
            waiting=not seeker.found,
            waited=round(waited, 1),
            others=max(0, counted.get(game, 0) - (not seeker.found)),
            reach=None if far == float("inf") else round(far, 1),
            more=None if more is None else round(more),
            found=waits.found(seen),
            table=seeker.found,
        )

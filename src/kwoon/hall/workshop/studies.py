"""What does it do? A pack against another one on the same deals, a second at a time, whoever asks by turns.

A study is known by its question, so that nobody waits for what has been found out already. What is not finished when a
hall ends is taken up again by whoever is asked about it next.
"""

from __future__ import annotations

import asyncio
import hashlib

import msgspec

from kwoon import shelf
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.notes import note, trouble
from kwoon.hall.tables.head import Refusal
from kwoon.hall.telling.tellers import fetch_teller
from kwoon.hall.telling.workshop_asked import StudyAsked
from kwoon.hall.telling.workshop_sent import AnswerSent, StudySent
from kwoon.hall.turns import FairQueue
from kwoon.hall.workshop.needs import Laboratory, LaboratoryFailed
from kwoon.hall.workshop.rows import DONE, FAILED, PLAYING, STOPPED, WAITING, Question, State, Study
from kwoon.shelf import Pack

MOST_STEPS = 600
"""A study that has been played at for so many turns of a second ends with what it has."""
AWAY = 20.0
"""A study of which nobody has heard for so many seconds is played by nobody."""
NO_STUDY = "There is no such study. Ask for it anew."
SEED = "kwoon"


class _Queued:
    """A study that waits or goes on here."""

    def __init__(self, study: Study, household: str, pack: Pack, against: Pack) -> None:
        self.study = study
        self.household = household
        """The household that waits for it."""
        self.pack = pack
        self.against = against
        self.steps = 0


class Studies:
    """The studies of one hall."""

    def __init__(self, hall: Hall, laboratory: Laboratory) -> None:
        self.hall = hall
        self.drawers = hall.storage.drawers
        self.laboratory = laboratory
        self._queued: dict[str, _Queued] = {}
        self._turns: FairQueue[str] = FairQueue()
        """The ids of all studies that wait or go on here."""
        self._more = asyncio.Event()

    async def ask(self, guest: Guest, asked: StudyAsked) -> StudySent:
        """The study of this question: what is known of it, or that it is begun."""
        question, pack, against = await self._question(asked)
        id = hashlib.sha256(msgspec.json.encode(question)).hexdigest()[:32]
        known = await self.drawers.study(id)
        if id in self._queued or (known is not None and (known.state == DONE or self._alive(known))):
            return await self.look(id, guest.household)
        self._room(guest.household, guest.id)
        study = Study(id, guest.id, question, WAITING, 0, question.games, "", None, self.hall.now())
        await self._begin(study, guest.household, pack, against)
        return self._sent(study)

    async def look(self, id: str, household: str = "") -> StudySent:
        """How far it is. If it has to be begun again, that is on the household that asks."""
        queued = self._queued.get(id)
        if queued is not None:
            return self._sent(queued.study)
        study = await self.drawers.study(id)
        if study is None:
            raise Refusal(404, NO_STUDY)
        if study.state in (WAITING, PLAYING) and not self._alive(study):
            # Whoever played it is gone: it is begun again here, where the same games come of it.
            packs = [await self.hall.packs.find(each) for each in (study.question.pack, study.question.against)]
            if packs[0] is None or packs[1] is None or study.question.rules != self.laboratory.rules:
                raise Refusal(404, NO_STUDY)
            self._room(household, study.owner)
            study.state, study.games, study.answer, study.changed = WAITING, 0, None, self.hall.now()
            await self._begin(study, household, packs[0], packs[1])
        return self._sent(study)

    async def stop(self, guest: Guest, id: str) -> StudySent:
        """Whoever asked for it wants it no longer."""
        queued = self._queued.get(id)
        study = queued.study if queued is not None else await self.drawers.study(id)
        if study is None:
            raise Refusal(404, NO_STUDY)
        if study.owner != guest.id:
            raise Refusal(403, "Somebody else asked for this first, and waits for it.")
        if study.state in (WAITING, PLAYING):
            self._drop(id)
            study.state, study.changed = STOPPED, self.hall.now()
            await self.drawers.put_study(study, anew=True)
        return self._sent(study)

    async def work(self) -> None:
        """Play, for as long as the hall is open."""
        while True:
            while self._turns:
                await self._turn()
            self._more.clear()
            await self._more.wait()

    async def _question(self, asked: StudyAsked) -> tuple[Question, Pack, Pack]:
        """What is asked exactly; Refusal for what cannot be played."""
        packs, drawers = self.hall.packs, self.drawers
        choice = await packs.named(asked.pack)
        design = await drawers.design(choice.design) if choice.design else None
        parent = design.parent if design is not None else None
        ours = shelf.boxed(choice.pack.game)
        against = (await packs.named(asked.against or parent or ours.fingerprint)).pack
        if against.game != choice.pack.game:
            raise Refusal(409, "The two packs are for different games.")
        if against.fingerprint == choice.pack.fingerprint:
            raise Refusal(409, "These are the same cards. Change something first, or say with what to compare them.")
        seats = asked.seats or shelf.find(ours.game).seats_with(asked.options)[0]
        options = (await fetch_teller(choice.pack, seats, asked.options)).opened.options
        await fetch_teller(against, seats, asked.options)
        for pack in (choice.pack, against):
            await packs.keep(pack)
        question = Question(
            game=ours.game,
            pack=choice.pack.fingerprint,
            against=against.fingerprint,
            bot=asked.bot,
            seats=seats,
            options=tuple(sorted(options.items())),
            games=asked.games,
            seed=asked.seed or SEED,
            rules=self.laboratory.rules,
        )
        return question, choice.pack, against

    def _room(self, household: str, owner: str) -> None:
        settings = self.hall.settings
        if self._turns.count(household, owner) >= settings.studies_each:
            raise Refusal(429, "Enough studies of yours are waiting or going on. Wait for one, or stop one.")
        if household and self._turns.count(household) >= settings.studies_household:
            raise Refusal(429, "Enough studies are waiting or going on at your address. Wait until one is done.")
        if len(self._queued) >= settings.studies_all:
            raise Refusal(429, "Too many studies are waiting in this hall. Try again in a few minutes.")

    def _alive(self, study: Study) -> bool:
        """Whether some hall plays it, as far as is known."""
        return study.state in (WAITING, PLAYING) and self.hall.now() - study.changed < AWAY

    async def _begin(self, study: Study, household: str, pack: Pack, against: Pack) -> None:
        self._queued[study.id] = _Queued(study, household, pack, against)
        self._turns.add(household, study.owner, study.id)
        self._more.set()
        await self.drawers.put_study(study, anew=True)
        note("study asked", game=study.question.game)

    def _drop(self, id: str) -> None:
        queued = self._queued.pop(id, None)
        if queued is not None:
            self._turns.remove(queued.household, queued.study.owner, id)

    async def _turn(self) -> None:
        """One turn: a second of the next household's and guest's first study."""
        _, _, id = self._turns.next()
        queued = self._queued[id]
        study = queued.study
        state: State
        try:
            played = await self.laboratory.play_on(study.question, queued.pack, queued.against)
            study.games, study.of, study.answer = played.games, played.of, played.answer
            queued.steps += 1
            over = played.done or queued.steps >= MOST_STEPS
            state = DONE if over else PLAYING
        except LaboratoryFailed as failure:
            state, study.sentence = FAILED, str(failure)
        if self._queued.get(study.id) is not queued:
            return  # stopped meanwhile
        study.state, study.changed = state, self.hall.now()
        try:
            wanted = await self.drawers.put_study(study, anew=False)
        except Exception:
            trouble("study not written")
            wanted = True
        if state != PLAYING or not wanted:
            self._drop(study.id)

    def _sent(self, study: Study) -> StudySent:
        ahead = 0
        if study.state == WAITING:
            ahead = len(self._before(study.id))
        answer = None if study.answer is None else msgspec.json.decode(study.answer, type=AnswerSent)
        return StudySent(study.id, study.state, ahead, study.games, study.of, study.sentence, answer)

    def _before(self, id: str) -> list[str]:
        """Those that were asked for earlier and are not done yet."""
        ids = list(self._queued)
        return ids[: ids.index(id)] if id in ids else []

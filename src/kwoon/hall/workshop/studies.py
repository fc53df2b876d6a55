"""Studies compare two packs on the same deals. They run in one-second steps, and households and guests take turns.

A study is identified by its question, so a known result is returned at once. A study left unfinished by a stopped
process is restarted by the next process that receives a request for it.
"""

from __future__ import annotations

import asyncio
import hashlib

import msgspec

from kwoon import registry
from kwoon.core.message import msg
from kwoon.hall.errors import Conflict, LimitReached, NotFound, PermissionDenied
from kwoon.hall.fair_queue import FairQueue
from kwoon.hall.games.loaded_game_cache import load_serializer
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.logging import log_exception, log_info
from kwoon.hall.workshop.interfaces import StudyFailed, StudyRunner
from kwoon.hall.workshop.models import DONE, FAILED, PLAYING, STOPPED, WAITING, Study, StudyConfig, StudyStatus
from kwoon.hall.workshop.requests import StudyRequest
from kwoon.hall.workshop.responses import StudyResponse, StudyResultResponse
from kwoon.registry import Pack

MAX_STEPS = 600
"""Number of one-second steps after which a study ends with the result it has."""
ABANDONED_SECONDS = 20.0
"""A study without an update for this many seconds counts as abandoned."""
NO_STUDY_TEXT = msg("hall-no-study")
DEFAULT_SEED = "kwoon"


class _QueuedStudy:
    """A study that is waiting or running in this process."""

    def __init__(self, study: Study, household: str, pack: Pack, other_pack: Pack) -> None:
        self.study = study
        self.household = household
        """The household to which the study is charged."""
        self.pack = pack
        self.other_pack = other_pack
        self.num_steps = 0


class StudyQueue:
    """Runs a hall's studies in a fair queue."""

    def __init__(self, hall: Hall, runner: StudyRunner) -> None:
        self.hall = hall
        self.store = hall.storage.workshop
        self.runner = runner
        self._queued: dict[str, _QueuedStudy] = {}
        self._queues: FairQueue[str] = FairQueue()
        """The ids of all studies that are waiting or running in this process."""
        self._wakeup = asyncio.Event()

    async def request_study(self, guest: Guest, request: StudyRequest) -> StudyResponse:
        """Return the study for this question, and enqueue it if necessary."""
        question, pack, against = await self._study_question(request)
        id = hashlib.sha256(msgspec.json.encode(question)).hexdigest()[:32]
        existing = await self.store.find_study(id)
        if id in self._queued or (existing is not None and (existing.status == DONE or self._is_alive(existing))):
            return await self.find_or_restart_study(id, guest.household)
        self._check_study_limits(guest.household, guest.id)
        study = Study(id, guest.id, question, WAITING, 0, question.num_games, "", None, self.hall.now())
        await self._enqueue_and_save(study, guest.household, pack, against)
        return self._study_response(study)

    async def find_or_restart_study(self, study_id: str, household: str = "") -> StudyResponse:
        """Return a study's status. If the study must be restarted, it is charged to the requesting household."""
        queued = self._queued.get(study_id)
        if queued is not None:
            return self._study_response(queued.study)
        study = await self.store.find_study(study_id)
        if study is None:
            raise NotFound(NO_STUDY_TEXT)
        if study.status in (WAITING, PLAYING) and not self._is_alive(study):
            # The process that ran the study is gone. Restarting the study here replays the same games.
            packs = [
                await self.hall.packs.find_stored_pack(each) for each in (study.question.pack, study.question.against)
            ]
            if packs[0] is None or packs[1] is None or study.question.rules != self.runner.rules_fingerprint:
                raise NotFound(NO_STUDY_TEXT)
            self._check_study_limits(household, study.owner)
            study.status, study.games_played, study.result, study.changed = WAITING, 0, None, self.hall.now()
            await self._enqueue_and_save(study, household, packs[0], packs[1])
        return self._study_response(study)

    async def stop_study(self, guest: Guest, study_id: str) -> StudyResponse:
        """Stop a study. Raise HallError unless the guest is the person who requested it."""
        queued = self._queued.get(study_id)
        study = queued.study if queued is not None else await self.store.find_study(study_id)
        if study is None:
            raise NotFound(NO_STUDY_TEXT)
        if study.owner != guest.id:
            raise PermissionDenied(msg("hall-study-other"))
        if study.status in (WAITING, PLAYING):
            self._dequeue_study(study_id)
            study.status, study.changed = STOPPED, self.hall.now()
            await self.store.save_study(study, restart=True)
        return self._study_response(study)

    async def run_studies(self) -> None:
        """Run queued studies until canceled."""
        while True:
            while self._queues:
                await self._run_next_step()
            self._wakeup.clear()
            await self._wakeup.wait()

    async def _study_question(self, request: StudyRequest) -> tuple[StudyConfig, Pack, Pack]:
        """Return the exact question and its packs. Raise HallError if the question cannot be studied."""
        packs, store = self.hall.packs, self.store
        pack_choice = await packs.resolve_pack(request.pack)
        user_pack = await store.find_user_pack(pack_choice.design_id) if pack_choice.design_id else None
        parent = user_pack.parent if user_pack is not None else None
        box_pack = registry.default_pack(pack_choice.pack.game)
        against = (await packs.resolve_pack(request.against or parent or box_pack.fingerprint)).pack
        if against.game != pack_choice.pack.game:
            raise Conflict(msg("hall-study-games"))
        if against.fingerprint == pack_choice.pack.fingerprint:
            raise Conflict(msg("hall-study-identical"))
        seats = request.seats or registry.find_game(box_pack.game).seat_counts(request.options)[0]
        options = (await load_serializer(pack_choice.pack, seats, request.options)).loaded_game.options
        await load_serializer(against, seats, request.options)
        for pack in (pack_choice.pack, against):
            await packs.store_pack(pack)
        question = StudyConfig(
            game=box_pack.game,
            pack=pack_choice.pack.fingerprint,
            against=against.fingerprint,
            bot=request.bot,
            seats=seats,
            options=tuple(sorted(options.items())),
            num_games=request.num_games,
            seed=request.seed or DEFAULT_SEED,
            rules=self.runner.rules_fingerprint,
        )
        return question, pack_choice.pack, against

    def _check_study_limits(self, household: str, owner: str) -> None:
        settings = self.hall.settings
        if self._queues.count_waiting(household, owner) >= settings.max_studies_per_person:
            raise LimitReached(msg("hall-study-limit"))
        if household and self._queues.count_waiting(household) >= settings.max_studies_per_household:
            raise LimitReached(msg("hall-study-network"))
        if len(self._queued) >= settings.max_studies:
            raise LimitReached(msg("hall-study-full"))

    def _is_alive(self, study: Study) -> bool:
        """Return whether some process is running the study, judging by its last update."""
        return study.status in (WAITING, PLAYING) and self.hall.now() - study.changed < ABANDONED_SECONDS

    async def _enqueue_and_save(self, study: Study, household: str, pack: Pack, other_pack: Pack) -> None:
        self._queued[study.id] = _QueuedStudy(study, household, pack, other_pack)
        self._queues.enqueue(household, study.owner, study.id)
        self._wakeup.set()
        await self.store.save_study(study, restart=True)
        log_info("study requested", game=study.question.game)

    def _dequeue_study(self, study_id: str) -> None:
        queued = self._queued.pop(study_id, None)
        if queued is not None:
            self._queues.remove(queued.household, queued.study.owner, study_id)

    async def _run_next_step(self) -> None:
        _, _, id = self._queues.peek_and_rotate()
        queued = self._queued[id]
        study = queued.study
        state: StudyStatus
        try:
            progress = await self.runner.play_more_games(study.question, queued.pack, queued.other_pack)
            study.games_played, study.games_total, study.result = (
                progress.games_played,
                progress.games_total,
                progress.result,
            )
            queued.num_steps += 1
            is_done = progress.is_done or queued.num_steps >= MAX_STEPS
            state = DONE if is_done else PLAYING
        except StudyFailed as failure:
            state, study.message = FAILED, failure.text
        if self._queued.get(study.id) is not queued:
            return  # stopped in the meantime
        study.status, study.changed = state, self.hall.now()
        try:
            is_wanted = await self.store.save_study(study, restart=False)
        except Exception:
            log_exception("saving study failed")
            is_wanted = True
        if state != PLAYING or not is_wanted:
            self._dequeue_study(study.id)

    def _study_response(self, study: Study) -> StudyResponse:
        ahead = 0
        if study.status == WAITING:
            ahead = len(self._studies_ahead_of(study.id))
        result = None if study.result is None else msgspec.json.decode(study.result, type=StudyResultResponse)
        return StudyResponse(
            study.id, study.status, ahead, study.games_played, study.games_total, study.message, result
        )

    def _studies_ahead_of(self, study_id: str) -> list[str]:
        ids = list(self._queued)
        return ids[: ids.index(study_id)] if study_id in ids else []

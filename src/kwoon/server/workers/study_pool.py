"""The hall's study worker: one process that plays the games for studies and is replaced if it hangs or dies."""

from __future__ import annotations

import asyncio

import msgspec

from kwoon.core.message import from_json, msg
from kwoon.hall.bot_jobs import RANK_ANALYSIS, JobPriority
from kwoon.hall.json_encoding import encode_json
from kwoon.hall.workshop.interfaces import StudyFailed, StudyProgress
from kwoon.hall.workshop.models import StudyConfig
from kwoon.lab.study.manifest import rules_fingerprint
from kwoon.registry import Pack
from kwoon.server.workers.process_pool import ProcessPool, WorkerUnavailable
from kwoon.server.workers.study_worker import StudyJob

STEP_TIMEOUT = 600.0
"""Seconds that a step of about one CPU second may take on a busy machine."""


class StudyPool(ProcessPool):
    """Runs the study worker."""

    @property
    def rules_fingerprint(self) -> str:
        """Fingerprint of the rules and of the bots that play."""
        return rules_fingerprint()

    async def play_more_games(self, question: StudyConfig, pack: Pack, other_pack: Pack) -> StudyProgress:
        """Play for about one more second and return the progress. Raise `StudyFailed` if the games cannot be played."""
        try:
            reply = await self.submit(StudyJob(question, pack.text, other_pack.text), JobPriority(RANK_ANALYSIS, ""))
        except (WorkerUnavailable, TimeoutError):
            raise StudyFailed(msg("hall-study-busy")) from None
        except (OSError, ValueError, asyncio.IncompleteReadError):
            # The worker died or took too long, which says nothing about the pack.
            raise StudyFailed(msg("hall-study-failed")) from None
        if "failed" in reply:
            raise StudyFailed(from_json(reply["failed"]))
        result = reply.get("result")
        return StudyProgress(
            games_played=int(str(reply["games_played"])),
            games_total=int(str(reply["games_total"])),
            is_done=bool(reply["is_done"]),
            result=None if result is None else msgspec.Raw(encode_json(result)),
        )

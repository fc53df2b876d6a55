"""What a workshop needs of the place where it runs: drawers, somebody who reads packs from outside, a laboratory."""

from __future__ import annotations

from typing import Protocol

import msgspec

from kwoon.hall.api.workshop_responses import DraftResponse, PackCheckResponse
from kwoon.hall.workshop.models import FeedbackNote, PackUsage, Study, StudyQuestion, UserPack
from kwoon.registry import Pack


class WorkshopStore(Protocol):
    """Where things of the workshop are kept."""

    async def store_pack(self, pack: Pack) -> None:
        """Keep a pack for good, whatever becomes of the design that it comes from."""

    async def has_pack(self, fingerprint: str) -> bool:
        """Whether a pack is kept for good."""

    async def stored_characters(self) -> int:
        """How many letters the packs have together that are kept for good."""

    async def design(self, design_id: str) -> UserPack | None:
        """A pack of somebody's own."""

    async def find_shared(self, fingerprint: str) -> UserPack | None:
        """A shared one with these cards, the oldest if there are several."""

    async def designs(self, owner: str | None, game: str | None, limit: int) -> list[UserPack]:
        """Those of somebody, or else the shared ones, without their texts; those first that were changed last."""

    async def usage(self, owner_id: str) -> PackUsage:
        """How many there are."""

    async def add_design(self, user_pack: UserPack) -> None:
        """A new one."""

    async def update_design(self, user_pack: UserPack) -> None:
        """A new version; Conflict if it does not follow the one that is kept."""

    async def remove_design(self, design_id: str) -> None:
        """Forget one, and all that was said of it."""

    async def draft(self, design_id: str) -> DraftResponse | None:
        """What somebody is at."""

    async def has_draft(self, design_id: str) -> bool:
        """Whether there is any of that; without reading it."""

    async def save_draft(self, design_id: str, draft: DraftResponse | None) -> None:
        """Keep it, or forget it."""

    async def notes(self, design_id: str, limit: int) -> list[FeedbackNote]:
        """What players said, the newest first."""

    async def count_notes(self, design_id: str, person_id: str | None = None, since: float = 0.0) -> int:
        """How many notes there are; all, or those of somebody since then."""

    async def add_note(self, note: FeedbackNote) -> None:
        """One more; Conflict if its number is taken."""

    async def remove_note(self, design_id: str, number: int) -> bool:
        """Forget one; whether it was there."""

    async def study(self, study_id: str) -> Study | None:
        """A study that was asked for."""

    async def save_study(self, study: Study, restart: bool) -> bool:
        """How far it is now; whether anybody wants to know, which they do not when it was stopped elsewhere. Anew, it
        is begun or stopped whatever it was before."""


class PackCheckFailed(Exception):
    """A pack could not be read within its time, or whoever read it died of it."""


class PackCheckerUnavailable(Exception):
    """Nobody could be asked to read a pack at the moment. There is nothing wrong with it."""


class PackChecker(Protocol):
    """Who reads packs of strangers, away from the tables."""

    async def check(
        self, game: str, text: str, draft: object, with_games: bool, *, owner_id: str, household: str = ""
    ) -> PackCheckResponse:
        """What is to be said of a pack, given as text or as a draft; with some games played, if it is to be tried.
        Raises Unreadable, or ReaderAway."""


class StudyFailed(Exception):
    """Games of a study could not be played: a sentence says why."""


class StudyProgress(msgspec.Struct):
    """How far a study is."""

    games: int
    of: int
    done: bool
    answer: msgspec.Raw | None


class StudyRunner(Protocol):
    """Who plays the games of studies."""

    @property
    def rules_fingerprint(self) -> str:
        """The fingerprint of the rules and bots that play."""

    async def play_more(self, question: StudyQuestion, pack: Pack, against: Pack) -> StudyProgress:
        """About a second's worth of games more; raises LaboratoryFailed."""

"""Interfaces that the workshop needs: storage, a checker for untrusted packs, and a runner for studies."""

from __future__ import annotations

from typing import Protocol

import msgspec

from kwoon.hall.api.workshop_responses import DraftResponse, PackCheckResponse
from kwoon.hall.workshop.models import FeedbackNote, PackUsage, Study, StudyQuestion, UserPack
from kwoon.registry import Pack


class WorkshopStore(Protocol):
    """Storage of the workshop."""

    async def store_pack(self, pack: Pack) -> None:
        """Store a pack permanently, independent of the visitor's pack it comes from."""

    async def has_pack(self, fingerprint: str) -> bool:
        """Return whether a pack is stored permanently."""

    async def count_stored_characters(self) -> int:
        """Return the total number of characters of all permanently stored packs."""

    async def find_user_pack(self, pack_id: str) -> UserPack | None:
        """Return a visitor's pack by its id."""

    async def find_shared_pack(self, fingerprint: str) -> UserPack | None:
        """Return the oldest shared pack with these cards."""

    async def list_user_packs(self, owner: str | None, game: str | None, limit: int) -> list[UserPack]:
        """Return the packs of an owner, or the shared ones if it is None, without their texts, most recently changed
        first."""

    async def pack_usage(self, owner_id: str) -> PackUsage:
        """Return the numbers of visitors' packs, of one owner and in total."""

    async def add_user_pack(self, user_pack: UserPack) -> None:
        """Store a new pack of a visitor."""

    async def update_user_pack(self, user_pack: UserPack) -> None:
        """Store a new version of a pack. Raise WriteConflict if it does not follow the stored version."""

    async def remove_user_pack(self, pack_id: str) -> None:
        """Remove a visitor's pack and all notes on it."""

    async def load_draft(self, pack_id: str) -> DraftResponse | None:
        """Return the unsaved draft of a pack."""

    async def has_draft(self, pack_id: str) -> bool:
        """Return whether a pack has a draft, without reading it."""

    async def save_draft(self, pack_id: str, draft: DraftResponse | None) -> None:
        """Store a draft, or remove it if None."""

    async def list_notes(self, pack_id: str, limit: int) -> list[FeedbackNote]:
        """Return the notes on a pack, newest first."""

    async def count_notes(self, pack_id: str, person_id: str | None = None, since: float = 0.0) -> int:
        """Return the number of notes on a pack, in total or by one person since a time."""

    async def add_note(self, note: FeedbackNote) -> None:
        """Store a note. Raise WriteConflict if its number is taken."""

    async def remove_note(self, pack_id: str, number: int) -> bool:
        """Remove a note; return whether it existed."""

    async def find_study(self, study_id: str) -> Study | None:
        """Return a study by its id."""

    async def save_study(self, study: Study, restart: bool) -> bool:
        """Store a study's progress; return False if it was stopped elsewhere. With `restart` it is stored whatever its
        previous state."""


class PackCheckFailed(Exception):
    """A pack could not be checked in time, or the checker process died."""


class PackCheckerUnavailable(Exception):
    """No checker is available at the moment. The pack may be fine."""


class PackChecker(Protocol):
    """Checks untrusted packs in isolation from the tables."""

    async def check_pack(
        self, game: str, text: str, draft: object, with_games: bool, *, owner_id: str, household: str = ""
    ) -> PackCheckResponse:
        """Check a pack given as text or draft, and play a few games with it if `with_games`. Raise PackCheckFailed or
        PackCheckerUnavailable."""


class StudyFailed(Exception):
    """The games of a study could not be played. The message is a sentence that says why."""


class StudyProgress(msgspec.Struct):
    """The progress of a study."""

    games_played: int
    games_total: int
    is_done: bool
    result: msgspec.Raw | None


class StudyRunner(Protocol):
    """Plays the games of studies."""

    @property
    def rules_fingerprint(self) -> str:
        """Fingerprint of the rules and bots."""

    async def play_more_games(self, question: StudyQuestion, pack: Pack, other_pack: Pack) -> StudyProgress:
        """Play about one second's worth of games. Raise StudyFailed."""

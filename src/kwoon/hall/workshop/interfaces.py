"""Interfaces that the workshop needs: storage, a checker for untrusted packs, a printer, and a runner for studies."""

from __future__ import annotations

from typing import Protocol

import msgspec

from kwoon.core.message import MessageError
from kwoon.hall.workshop.models import FeedbackNote, PackStorageUsage, Study, StudyConfig, UserPack
from kwoon.hall.workshop.responses import DraftResponse, PackCheckResponse
from kwoon.registry import Pack


class WorkshopStore(Protocol):
    """Storage for packs, drafts, notes and studies."""

    async def store_pack(self, pack: Pack) -> None:
        """Store a pack permanently, independent of the visitor's pack it comes from."""

    async def has_pack(self, fingerprint: str) -> bool:
        """Return whether a pack is stored permanently."""

    async def count_stored_characters(self) -> int:
        """Return the total length of all permanently stored packs, in characters."""

    async def find_user_pack(self, pack_id: str) -> UserPack | None:
        """Return the visitor's pack with this id, or None."""

    async def find_shared_pack(self, fingerprint: str) -> UserPack | None:
        """Return the oldest shared pack with this fingerprint, or None."""

    async def list_user_packs(self, owner: str | None, game: str | None, limit: int) -> list[UserPack]:
        """Return an owner's packs, or the shared packs if `owner` is None, most recently changed first. Their texts are
        omitted."""

    async def pack_usage(self, owner_id: str) -> PackStorageUsage:
        """Return the number of one owner's packs, and the number and total length of all visitors' packs."""

    async def add_user_pack(self, user_pack: UserPack) -> None:
        """Store a visitor's new pack."""

    async def update_user_pack(self, user_pack: UserPack) -> None:
        """Store a new version of a pack. Raise WriteConflict if the version does not follow the stored one."""

    async def remove_user_pack(self, pack_id: str) -> None:
        """Remove a visitor's pack with its draft and all notes on it."""

    async def load_draft(self, pack_id: str) -> DraftResponse | None:
        """Return a pack's draft, or None if there is none."""

    async def has_draft(self, pack_id: str) -> bool:
        """Return whether a pack has a draft, without reading it."""

    async def save_draft(self, pack_id: str, draft: DraftResponse | None) -> None:
        """Store a pack's draft, or remove the draft if `draft` is None."""

    async def list_notes(self, pack_id: str, limit: int) -> list[FeedbackNote]:
        """Return the notes on a pack, newest first."""

    async def count_notes(self, pack_id: str, person_id: str | None = None, since: float = 0.0) -> int:
        """Return the number of notes on a pack. If `person_id` is given, count only that person's notes since `since`."""

    async def add_note(self, note: FeedbackNote) -> None:
        """Store a note. Raise WriteConflict if its number is taken."""

    async def remove_note(self, pack_id: str, number: int) -> bool:
        """Remove a note; return whether it existed."""

    async def find_study(self, study_id: str) -> Study | None:
        """Return the study with this id, or None."""

    async def save_study(self, study: Study, restart: bool) -> bool:
        """Store a study's progress. Return False if the study was stopped elsewhere. With `restart`, store the study
        whatever its previous status."""


class PackCheckAborted(Exception):
    """A pack could not be checked in time, or the checker process died."""


class PackCheckerUnavailable(Exception):
    """No checker is available at the moment. The pack may be fine."""


class PackChecker(Protocol):
    """Checks untrusted packs in isolation from the tables."""

    async def check_pack(
        self, game: str, text: str, draft: object, with_games: bool, *, owner_id: str, household: str = ""
    ) -> PackCheckResponse:
        """Check a pack given as text or as a draft. With `with_games`, also play a few games. Raise PackCheckAborted or
        PackCheckerUnavailable if the check cannot be completed."""


class PackPrinter(Protocol):
    """Prints packs."""

    async def render_pdf(
        self, game: str, text: str, paper: str, one_each: bool, language: str, *, owner: str, household: str = ""
    ) -> bytes:
        """Return sheets of a pack's cards as a PDF. Raise HallError if the pack cannot be printed."""

    async def render_rulebook_pdf(
        self, game: str, text: str, paper: str, language: str, *, owner: str, household: str = ""
    ) -> bytes:
        """Return a game's rulebook with pictures of a pack's cards as a PDF. Raise HallError if it cannot be
        printed."""


class StudyFailed(MessageError):
    """The games of a study could not be played. The message is a sentence that says why."""


class StudyProgress(msgspec.Struct):
    games_played: int
    games_total: int
    is_done: bool
    result: msgspec.Raw | None


class StudyRunner(Protocol):
    """Plays the games of studies."""

    @property
    def rules_fingerprint(self) -> str:
        """Fingerprint of the rules and bots."""

    async def play_more_games(self, question: StudyConfig, pack: Pack, other_pack: Pack) -> StudyProgress:
        """Play about one second's worth of games and return the progress. Raise StudyFailed if the games cannot be
        played."""

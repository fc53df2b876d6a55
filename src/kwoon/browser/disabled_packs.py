"""Pack storage and pack checks for the browser hall, which has no workshop: visitors cannot make packs."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from kwoon.core.message import msg
from kwoon.hall.errors import Conflict
from kwoon.hall.games.game_info import card_faces
from kwoon.hall.games.responses import card_response
from kwoon.hall.workshop.models import FeedbackNote, PackStorageUsage, Study, UserPack
from kwoon.hall.workshop.responses import DraftResponse, PackCheckResponse
from kwoon.registry import Pack, archived_packs, default_pack, find_game

if TYPE_CHECKING:
    from kwoon.browser.indexeddb_storage import BrowserStorage


NOT_AVAILABLE_TEXT = msg("hall-browser-only")
"""Says why a feature is missing and how to run a hall that has it."""


def _not_available() -> NoReturn:
    raise Conflict(NOT_AVAILABLE_TEXT)


class DisabledWorkshopStore:
    """Stores only the packs that tables use."""

    def __init__(self, storage: BrowserStorage) -> None:
        self._storage = storage

    async def store_pack(self, pack: Pack) -> None:
        self._storage.store_packs([pack])

    async def has_pack(self, fingerprint: str) -> bool:
        return await self._storage.find_pack(fingerprint) is not None

    async def count_stored_characters(self) -> int:
        """Return 0, because there is no storage limit here."""
        return 0

    async def find_user_pack(self, pack_id: str) -> UserPack | None:
        return None

    async def find_shared_pack(self, fingerprint: str) -> UserPack | None:
        return None

    async def list_user_packs(self, owner: str | None, game: str | None, limit: int) -> list[UserPack]:
        return []

    async def pack_usage(self, owner_id: str) -> PackStorageUsage:
        return PackStorageUsage(0, 0, 0)

    async def add_user_pack(self, user_pack: UserPack) -> None:
        _not_available()

    async def update_user_pack(self, user_pack: UserPack) -> None:
        _not_available()

    async def remove_user_pack(self, pack_id: str) -> None:
        _not_available()

    async def load_draft(self, pack_id: str) -> DraftResponse | None:
        return None

    async def has_draft(self, pack_id: str) -> bool:
        return False

    async def save_draft(self, pack_id: str, draft: DraftResponse | None) -> None:
        _not_available()

    async def list_notes(self, pack_id: str, limit: int) -> list[FeedbackNote]:
        return []

    async def count_notes(self, pack_id: str, person_id: str | None = None, since: float = 0.0) -> int:
        return 0

    async def add_note(self, note: FeedbackNote) -> None:
        _not_available()

    async def remove_note(self, pack_id: str, number: int) -> bool:
        return False

    async def find_study(self, study_id: str) -> Study | None:
        return None

    async def save_study(self, study: Study, restart: bool) -> bool:
        _not_available()


class DisabledPackChecks:
    """Accepts only the current and archived printed packs. Checking other packs requires a workshop."""

    async def check_pack(
        self, game: str, text: str, draft: object, with_games: bool, *, owner_id: str, household: str = ""
    ) -> PackCheckResponse:
        """Return a printed pack's cards and allowed numbers of players. Raise `HallError` for any other pack."""
        for pack in (default_pack(game), *archived_packs(game)):
            if draft is None and pack.text == text:
                faces = card_faces(pack)
                seats = list(find_game(game).seats)
                return PackCheckResponse(
                    pack.fingerprint, cards=[card_response(face) for face in faces], seats=seats, text=text
                )
        _not_available()

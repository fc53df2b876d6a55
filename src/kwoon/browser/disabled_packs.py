"""The drawers of a hall that has no workshop: no pack is anybody's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from kwoon.hall.api.game_info import card_faces
from kwoon.hall.api.lobby_responses import card_response
from kwoon.hall.api.workshop_responses import DraftResponse, PackCheckResponse
from kwoon.hall.tables.table_state import ApiError
from kwoon.hall.workshop.models import FeedbackNote, PackUsage, Study, UserPack
from kwoon.registry import Pack, archived_packs, default_pack, find_game

if TYPE_CHECKING:
    from kwoon.browser.indexeddb_storage import BrowserStorage

OPEN_A_HALL = "in Kwoon's source say make play, or make play HOST=0.0.0.0 for your network"
"""The two commands that open a hall for more than one."""
NO_WORKSHOP = (
    f"This hall lives in your browser alone and has no workshop. Open a hall of your own for it: {OPEN_A_HALL}."
)


def _not_available() -> NoReturn:
    raise ApiError(409, NO_WORKSHOP)


class DisabledPackStore:
    """Finds nothing, and keeps only cards that are played with."""

    def __init__(self, storage: BrowserStorage) -> None:
        self._storage = storage

    async def store_pack(self, pack: Pack) -> None:
        """Keep a pack for good."""
        self._storage.store_packs([pack])

    async def has_pack(self, fingerprint: str) -> bool:
        """Whether a pack is kept for good."""
        return await self._storage.find_pack(fingerprint) is not None

    async def stored_characters(self) -> int:
        """Nobody counts here."""
        return 0

    async def design(self, design_id: str) -> UserPack | None:
        """There is none."""
        return None

    async def find_shared(self, fingerprint: str) -> UserPack | None:
        """There is none."""
        return None

    async def designs(self, owner: str | None, game: str | None, limit: int) -> list[UserPack]:
        """There are none."""
        return []

    async def usage(self, owner_id: str) -> PackUsage:
        """None at all."""
        return PackUsage(0, 0, 0)

    async def add_design(self, user_pack: UserPack) -> None:
        """There is no workshop."""
        _not_available()

    async def update_design(self, user_pack: UserPack) -> None:
        """There is no workshop."""
        _not_available()

    async def remove_design(self, design_id: str) -> None:
        """There is no workshop."""
        _not_available()

    async def draft(self, design_id: str) -> DraftResponse | None:
        """There is none."""
        return None

    async def has_draft(self, design_id: str) -> bool:
        """There is none."""
        return False

    async def save_draft(self, design_id: str, draft: DraftResponse | None) -> None:
        """There is no workshop."""
        _not_available()

    async def notes(self, design_id: str, limit: int) -> list[FeedbackNote]:
        """There are none."""
        return []

    async def count_notes(self, design_id: str, person_id: str | None = None, since: float = 0.0) -> int:
        """There are none."""
        return 0

    async def add_note(self, note: FeedbackNote) -> None:
        """There is no workshop."""
        _not_available()

    async def remove_note(self, design_id: str, number: int) -> bool:
        """There is none."""
        return False

    async def study(self, study_id: str) -> Study | None:
        """There is none."""
        return None

    async def save_study(self, study: Study, restart: bool) -> bool:
        """There is no workshop."""
        _not_available()


class DisabledPackChecks:
    """Reads what is in the boxes, of this version and of those before it; packs of strangers are for a workshop."""

    async def check(
        self, game: str, text: str, draft: object, with_games: bool, *, owner_id: str, household: str = ""
    ) -> PackCheckResponse:
        """What is to be said of a pack."""
        for pack in (default_pack(game), *archived_packs(game)):
            if draft is None and pack.text == text:
                faces = card_faces(pack)
                seats = list(find_game(game).seats)
                return PackCheckResponse(
                    pack.fingerprint, cards=[card_response(face) for face in faces], seats=seats, text=text
                )
        _not_available()

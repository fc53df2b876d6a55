"""The drawers of a hall that has no workshop: no pack is anybody's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from kwoon.hall.tables.head import Refusal
from kwoon.hall.telling.lobby_sent import card_sent
from kwoon.hall.telling.told_of_games import faces_of
from kwoon.hall.telling.workshop_sent import CheckedSent, DraftSent
from kwoon.hall.workshop.rows import Design, Note, Owned, Study
from kwoon.shelf import Pack, boxed, earlier, find

if TYPE_CHECKING:
    from kwoon.browser.closet import ClosetStorage

OPEN_A_HALL = "in Kwoon's source say make play, or make play HOST=0.0.0.0 for your network"
"""The two commands that open a hall for more than one."""
NO_WORKSHOP = (
    f"This hall lives in your browser alone and has no workshop. Open a hall of your own for it: {OPEN_A_HALL}."
)


def _no_workshop() -> NoReturn:
    raise Refusal(409, NO_WORKSHOP)


class NoDrawers:
    """Finds nothing, and keeps only cards that are played with."""

    def __init__(self, storage: ClosetStorage) -> None:
        self._storage = storage

    async def keep(self, pack: Pack) -> None:
        """Keep a pack for good."""
        self._storage.keep_packs([pack])

    async def is_kept(self, fingerprint: str) -> bool:
        """Whether a pack is kept for good."""
        return await self._storage.pack(fingerprint) is not None

    async def letters_kept(self) -> int:
        """Nobody counts here."""
        return 0

    async def design(self, id: str) -> Design | None:
        """There is none."""
        return None

    async def shared_with(self, fingerprint: str) -> Design | None:
        """There is none."""
        return None

    async def designs(self, owner: str | None, game: str | None, limit: int) -> list[Design]:
        """There are none."""
        return []

    async def owned(self, owner: str) -> Owned:
        """None at all."""
        return Owned(0, 0, 0)

    async def add(self, design: Design) -> None:
        """There is no workshop."""
        _no_workshop()

    async def change(self, design: Design) -> None:
        """There is no workshop."""
        _no_workshop()

    async def remove(self, id: str) -> None:
        """There is no workshop."""
        _no_workshop()

    async def draft(self, id: str) -> DraftSent | None:
        """There is none."""
        return None

    async def is_drafted(self, id: str) -> bool:
        """There is none."""
        return False

    async def put_draft(self, id: str, draft: DraftSent | None) -> None:
        """There is no workshop."""
        _no_workshop()

    async def notes(self, id: str, limit: int) -> list[Note]:
        """There are none."""
        return []

    async def count_notes(self, id: str, person: str | None = None, since: float = 0.0) -> int:
        """There are none."""
        return 0

    async def add_note(self, note: Note) -> None:
        """There is no workshop."""
        _no_workshop()

    async def remove_note(self, id: str, n: int) -> bool:
        """There is none."""
        return False

    async def study(self, id: str) -> Study | None:
        """There is none."""
        return None

    async def put_study(self, study: Study, anew: bool) -> bool:
        """There is no workshop."""
        _no_workshop()


class BoxReaders:
    """Reads what is in the boxes, of this version and of those before it; packs of strangers are for a workshop."""

    async def read(
        self, game: str, text: str, draft: object, tried: bool, *, owner: str, household: str = ""
    ) -> CheckedSent:
        """What is to be said of a pack."""
        for pack in (boxed(game), *earlier(game)):
            if draft is None and pack.text == text:
                faces = faces_of(pack)
                seats = list(find(game).seats)
                return CheckedSent(pack.fingerprint, cards=[card_sent(face) for face in faces], seats=seats, text=text)
        _no_workshop()

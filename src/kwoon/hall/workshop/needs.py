"""What a workshop needs of the place where it runs: drawers, somebody who reads packs from outside, a laboratory."""

from __future__ import annotations

from typing import Protocol

import msgspec

from kwoon.hall.telling.workshop_sent import CheckedSent, DraftSent
from kwoon.hall.workshop.rows import Design, Note, Owned, Question, Study
from kwoon.shelf import Pack


class Drawers(Protocol):
    """Where things of the workshop are kept."""

    async def keep(self, pack: Pack) -> None:
        """Keep a pack for good, whatever becomes of the design that it comes from."""

    async def is_kept(self, fingerprint: str) -> bool:
        """Whether a pack is kept for good."""

    async def letters_kept(self) -> int:
        """How many letters the packs have together that are kept for good."""

    async def design(self, id: str) -> Design | None:
        """A pack of somebody's own."""

    async def shared_with(self, fingerprint: str) -> Design | None:
        """A shared one with these cards, the oldest if there are several."""

    async def designs(self, owner: str | None, game: str | None, limit: int) -> list[Design]:
        """Those of somebody, or else the shared ones, without their texts; those first that were changed last."""

    async def owned(self, owner: str) -> Owned:
        """How many there are."""

    async def add(self, design: Design) -> None:
        """A new one."""

    async def change(self, design: Design) -> None:
        """A new version; Conflict if it does not follow the one that is kept."""

    async def remove(self, id: str) -> None:
        """Forget one, and all that was said of it."""

    async def draft(self, id: str) -> DraftSent | None:
        """What somebody is at."""

    async def is_drafted(self, id: str) -> bool:
        """Whether there is any of that; without reading it."""

    async def put_draft(self, id: str, draft: DraftSent | None) -> None:
        """Keep it, or forget it."""

    async def notes(self, id: str, limit: int) -> list[Note]:
        """What players said, the newest first."""

    async def count_notes(self, id: str, person: str | None = None, since: float = 0.0) -> int:
        """How many notes there are; all, or those of somebody since then."""

    async def add_note(self, note: Note) -> None:
        """One more; Conflict if its number is taken."""

    async def remove_note(self, id: str, n: int) -> bool:
        """Forget one; whether it was there."""

    async def study(self, id: str) -> Study | None:
        """A study that was asked for."""

    async def put_study(self, study: Study, anew: bool) -> bool:
        """How far it is now; whether anybody wants to know, which they do not when it was stopped elsewhere. Anew, it
        is begun or stopped whatever it was before."""


class Unreadable(Exception):
    """A pack could not be read within its time, or whoever read it died of it."""


class ReaderAway(Exception):
    """Nobody could be asked to read a pack at the moment. There is nothing wrong with it."""


class Readers(Protocol):
    """Who reads packs of strangers, away from the tables."""

    async def read(
        self, game: str, text: str, draft: object, tried: bool, *, owner: str, household: str = ""
    ) -> CheckedSent:
        """What is to be said of a pack, given as text or as a draft; with some games played, if it is to be tried.
        Raises Unreadable, or ReaderAway."""


class LaboratoryFailed(Exception):
    """Games of a study could not be played: a sentence says why."""


class Played(msgspec.Struct):
    """How far a study is."""

    games: int
    of: int
    done: bool
    answer: msgspec.Raw | None


class Laboratory(Protocol):
    """Who plays the games of studies."""

    @property
    def rules(self) -> str:
        """The fingerprint of the rules and bots that play."""

    async def play_on(self, question: Question, pack: Pack, against: Pack) -> Played:
        """About a second's worth of games more; raises LaboratoryFailed."""

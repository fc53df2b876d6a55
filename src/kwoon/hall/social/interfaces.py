"""What people with each other need of the place where a hall runs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from kwoon.hall.social.models import AbuseReport, ModerationAction, PersonBlock, Seeker, Wait


class BlockStore(Protocol):
    """Who keeps whom away. Nobody is told what others think of them."""

    async def list_blocks(self, person_id: str) -> list[PersonBlock]:
        """Those whom somebody has blocked or muted, the last ones first."""

    async def set_block(self, person_id: str, block: PersonBlock, max_blocks: int) -> bool:
        """Block or mute, or neither any more; False if there are too many already."""

    async def muted_people(self, person_id: str) -> frozenset[str]:
        """Those whose talk somebody does not want to hear."""

    async def is_blocked(self, person_id: str, other_ids: Iterable[str]) -> bool:
        """Whether one of these people has blocked somebody."""


class MatchmakingQueue(Protocol):
    """Those who look for an opponent. A pairing is written down by the storage, with its table."""

    async def join(self, game: str, seeker: Seeker, expired_before: float, max_seekers: int) -> Seeker | None:
        """A place in the queue, or the one that they have; None if it is full. Those not seen since `lapsed` go."""

    async def heartbeat(self, game: str, person_id: str, now: float, expired_before: float) -> Seeker | None:
        """They are still there; None for somebody who has no place, or none any more."""

    async def leave(self, person_id: str, game: str | None, now: float) -> None:
        """Their place goes, or all of theirs; that they looked so long and found nobody is remembered."""

    async def nearest(self, game: str, seeker: Seeker, seen_after: float, limit: int) -> list[Seeker]:
        """The others who look now, the nearest first, without those whom one has blocked or who have blocked one."""

    async def count_by_game(self, seen_after: float) -> dict[str, int]:
        """How many look now, game by game."""

    async def games_sought(self, person_id: str, seen_after: float) -> list[str]:
        """The games for which somebody looks now."""

    async def recent_waits(self, game: str, since: float, limit: int, until: float | None = None) -> list[Wait]:
        """How long it took since then, and until then if that is given, the last ones first."""


class ReportStore(Protocol):
    """What was reported."""

    async def add(self, report: AbuseReport, max_per_person: int, max_total: int) -> bool:
        """Keep a report, once; False if somebody, or everybody together, has too many that are not settled."""

    async def known(self, person: str) -> bool:
        """Whether there is such a person: with a name of their own, or at a table."""

    async def chat_message(self, table_id: str, number: int) -> tuple[str, str, str] | None:
        """Something that was said at a table: by whom, under which name, and the words."""


class ModerationLog(Protocol):
    """What whoever runs the hall has done, from wherever that was."""

    async def last_number(self) -> int:
        """The number of the last one."""

    async def actions_since(self, number: int) -> list[ModerationAction]:
        """Those after number `n`, and those that no hall has seen to."""

    async def mark_done(self, number: int) -> None:
        """A hall has seen to it."""

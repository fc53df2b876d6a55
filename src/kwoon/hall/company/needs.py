"""What people with each other need of the place where a hall runs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from kwoon.hall.company.rows import Deed, Report, Seeker, Shun, Wait


class Company(Protocol):
    """Who keeps whom away. Nobody is told what others think of them."""

    async def shunned(self, person: str) -> list[Shun]:
        """Those whom somebody has blocked or muted, the last ones first."""

    async def shun(self, person: str, shun: Shun, most: int) -> bool:
        """Block or mute, or neither any more; False if there are too many already."""

    async def unheard(self, person: str) -> frozenset[str]:
        """Those whose talk somebody does not want to hear."""

    async def barred(self, person: str, people: Iterable[str]) -> bool:
        """Whether one of these people has blocked somebody."""


class Seekers(Protocol):
    """Those who look for an opponent. A pairing is written down by the storage, with its table."""

    async def join(self, game: str, seeker: Seeker, lapsed: float, most: int) -> Seeker | None:
        """A place in the queue, or the one that they have; None if it is full. Those not seen since `lapsed` go."""

    async def beat(self, game: str, person: str, now: float, lapsed: float) -> Seeker | None:
        """They are still there; None for somebody who has no place, or none any more."""

    async def leave(self, person: str, game: str | None, now: float) -> None:
        """Their place goes, or all of theirs; that they looked so long and found nobody is remembered."""

    async def near(self, game: str, seeker: Seeker, present: float, limit: int) -> list[Seeker]:
        """The others who look now, the nearest first, without those whom one has blocked or who have blocked one."""

    async def counted(self, present: float) -> dict[str, int]:
        """How many look now, game by game."""

    async def seeking(self, person: str, present: float) -> list[str]:
        """The games for which somebody looks now."""

    async def waits(self, game: str, since: float, limit: int, until: float | None = None) -> list[Wait]:
        """How long it took since then, and until then if that is given, the last ones first."""


class Reports(Protocol):
    """What was reported."""

    async def add(self, report: Report, each: int, most: int) -> bool:
        """Keep a report, once; False if somebody, or everybody together, has too many that are not settled."""

    async def known(self, person: str) -> bool:
        """Whether there is such a person: with a name of their own, or at a table."""

    async def said(self, table: str, n: int) -> tuple[str, str, str] | None:
        """Something that was said at a table: by whom, under which name, and the words."""


class Deeds(Protocol):
    """What whoever runs the hall has done, from wherever that was."""

    async def last(self) -> int:
        """The number of the last one."""

    async def since(self, n: int) -> list[Deed]:
        """Those after number `n`, and those that no hall has seen to."""

    async def done(self, n: int) -> None:
        """A hall has seen to it."""

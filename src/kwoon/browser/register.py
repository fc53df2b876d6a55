"""The register of a hall for one person: it knows a nickname, and nobody signs in or is rated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NoReturn

from kwoon.browser.drawers import OPEN_A_HALL
from kwoon.hall.people.rows import (
    Challenge,
    Change,
    Figure,
    Kind,
    Known,
    Leader,
    Passkey,
    Played,
    Rating,
    Standing,
    Wanted,
)
from kwoon.hall.tables.head import Refusal

NOBODY_ELSE = (
    f"This hall lives in your browser alone: there is nobody to be known to. To play with others: {OPEN_A_HALL}."
)


def _nobody_else() -> NoReturn:
    raise Refusal(409, NOBODY_ELSE)


class LoneRegister:
    """Names that were chosen, by guest; of everything else there is nothing."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names

    async def known(self, person: str) -> Known | None:
        """What is known of a guest who chose a name."""
        name = self._names.get(person)
        return None if name is None else Known(name, 0, "", None)

    async def set_challenge(self, challenge: Challenge, now: float) -> None:
        """Nobody signs in."""
        _nobody_else()

    async def take_challenge(self, id: str) -> Challenge | None:
        """There is none."""
        return None

    async def passkeys(self, person: str) -> list[Passkey]:
        """There are none."""
        return []

    async def passkey(self, id: str) -> Passkey | None:
        """There is none."""
        return None

    async def add_passkey(self, passkey: Passkey, name: str) -> int | None:
        """Nobody signs in."""
        _nobody_else()

    async def use_passkey(self, id: str, uses: int, at: float) -> None:
        """Nobody signs in."""
        _nobody_else()

    async def remove_passkey(self, person: str, id: str) -> None:
        """There is none."""

    async def set_recovery(self, person: str, name: str, fingerprint: str, at: float) -> int | None:
        """Nobody signs in."""
        _nobody_else()

    async def has_recovery(self, person: str) -> bool:
        """Nobody has."""
        return False

    async def recovered(self, fingerprint: str) -> str | None:
        """It is nobody's."""
        return None

    async def end_epoch(self, person: str, recovery: str | None = None) -> None:
        """Nobody signs out."""
        _nobody_else()

    async def forget(self, person: str) -> None:
        """Whoever wants to be forgotten clears what the browser keeps."""
        _nobody_else()

    async def sayings(self, person: str, limit: int) -> list[tuple[str, str, float]]:
        """Nobody listens."""
        return []

    async def ratings(self, people: Sequence[str], game: str, kind: Kind) -> dict[str, Rating]:
        """Nothing is rated."""
        return {}

    async def standings(self, person: str) -> list[Standing]:
        """There are none."""
        return []

    async def leaders(self, game: str, kind: Kind, limit: int) -> list[Leader]:
        """There are none."""
        return []

    async def changes(self, person: str, limit: int) -> list[Change]:
        """There are none."""
        return []

    async def changes_at(self, tables: Sequence[str]) -> dict[tuple[str, str], Change]:
        """There are none."""
        return {}

    async def played(self, wanted: Wanted, limit: int) -> list[Played]:
        """The hall's own list is enough for one."""
        return []

    async def figures(self, person: str, public: bool) -> list[Figure]:
        """There are none."""
        return []

"""Data classes for matchmaking: seekers, waits and pairs."""

from __future__ import annotations

from typing import NamedTuple


class Seeker(NamedTuple):
    """A person who is looking for an opponent."""

    person_id: str
    mu: float
    sigma: float
    since: float
    seen: float
    """When the person's client last polled."""
    table_id: str = ""
    """Id of the table where the person was paired with an opponent; empty until then."""


class QueueWait(NamedTuple):
    """How long a person looked for an opponent, and whether they found one."""

    seconds: float
    found_opponent: bool


class MatchedPair(NamedTuple):
    """Two seekers to be paired. The pair is written together with its table, and only if both people are still looking."""

    game: str
    first_id: str
    second_id: str
    seen_after: float
    """A seeker last seen before this time counts as absent."""
    now: float

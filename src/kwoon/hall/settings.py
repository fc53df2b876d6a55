"""How one hall is set up, wherever it runs; what a test wants otherwise (luck, time, names) is handed in here."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from kwoon.bots import BOTS
from kwoon.bots.level import Level
from kwoon.bots.strength.manner import MANNERS
from kwoon.bots.strength.steps import STEPS
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.endless import MOST_ANSWERS
from kwoon.hall.people.rated import MIN_ANSWERS
from kwoon.shelf import Offer

Luck = Callable[[], Dice]
"""New dice whenever some are needed."""
SEED = 16


class Seeds:
    """Seeds from the system, fetched many at a time; each is used once and forgotten."""

    def __init__(self) -> None:
        self._left = b""

    def next(self) -> int:
        """128 bits that nobody can foresee."""
        if not self._left:
            self._left = secrets.token_bytes(64 * SEED)
        seed, self._left = self._left[:SEED], self._left[SEED:]
        return int.from_bytes(seed, "big")


_seeds = Seeds()


def fresh_luck() -> Dice:
    """New dice for one answer, seeded by the system: luck that has fallen tells nothing about luck to come."""
    return LiveDice(_seeds.next())


def fresh_id() -> str:
    """An id that nobody can guess: whoever has a table's link was given it."""
    return secrets.token_urlsafe(16)


class SteadyTime:
    """Seconds since 1970, by a clock that nobody sets: if the machine's own jumps, nobody loses time."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def __call__(self) -> float:
        return self._ahead + time.monotonic()


@dataclass(kw_only=True)
class HallSettings:
    """One hall's settings."""

    bots: tuple[Level, ...] = BOTS
    steps: tuple[Level, ...] = STEPS
    """Strengths between the levels,"""
    manners: tuple[Level, ...] = MANNERS
    """and bots with a bent: to be chosen by those who look for them."""
    own: tuple[Level, ...] = ()
    """Bots that whoever runs the hall has written."""
    offered: tuple[Offer, ...] = ()
    """Packs that whoever runs the hall offers beside those in the boxes."""
    bot_delay: float = 0.6
    """Bots answer only at multiples of this, so that how long one thought tells nothing."""
    pause: tuple[float, float] = (1.0, 3.0)
    """Between so many seconds the hall answers for somebody who passes aside, so that it cannot be told from a person
    who passes."""
    telling: float = 1.2
    """So many seconds a person who is here may look at each thing that happened before time counts against them, unless
    they say sooner that they have seen it. Most stories are told faster."""
    countdown: float = 3.0
    """How many seconds a countdown takes."""
    grace: float = 3.0
    """How long another process may take before this one does its work at a table that both have."""
    empty_after: float = 300.0
    """Seconds after which a waiting table without people vanishes."""
    refusal_delay: float = 0.1
    """Refusals that may have waited for a table's lock are sent at multiples of this many seconds after the request, so
    that their timing does not show whether another seat is drafting."""
    sockets_each: int = 10
    """Sockets that one person may have open at one table."""
    idle_after: float = 600.0
    """Seconds after which a table that nobody looks at is put away; it is loaded again when it is asked for."""
    presence: float = 0.25
    """For so many seconds it is gathered who comes and goes, before it is told."""
    away_after: float = 120.0
    """After so many seconds somebody who went away from a table without a clock can be replaced by a vote."""
    tables_each: int = 60
    """So many tables of one person may wait or go on."""
    bot_tables_each: int = 3
    """And so many at which only bots play."""
    tables_household: int = 300
    """Tables of one household that may wait or go on: several for each of 30 people behind one address."""
    bot_tables_household: int = 20
    """Of these, tables at which only bots play."""
    most_answers: int = MOST_ANSWERS
    """A game that has not ended after so many answers is ended by the hall."""
    packs_each: int = 60
    """So many packs of one's own somebody may keep,"""
    packs_all: int = 20_000
    """so many there are in the hall,"""
    packs_letters: int = 1 << 30
    """and so many letters they have together, and as many those that were played with."""
    studies_each: int = 3
    """So many studies of one person may wait or go on,"""
    studies_household: int = 15
    """Studies of one household that may wait or go on."""
    studies_all: int = 50
    """and so many of all."""
    crowd: int = 12
    """At so many tables with other people somebody may sit at once."""
    seekers_all: int = 500
    """So many people may look for an opponent at once,"""
    shunned_each: int = 200
    """so many somebody may block or mute,"""
    reports_each: int = 20
    """so many reports of one person may wait to be looked at,"""
    reports_all: int = 5000
    """and so many of all."""
    rated_answers: int = MIN_ANSWERS
    """A rated game counts from this number of answers per seat on."""
    listed_each: int = 3
    """So many tables of one host are in the list of open tables."""
    listed_household: int = 30
    """Tables of one household in the list. If the list is full, each household has its newest table there before any
    has its second."""
    tournaments_each: int = 3
    """So many tournaments of one person may wait or go on,"""
    tournaments_household: int = 8
    """Tournaments of one household that may wait or go on."""
    entrants_household: int = 40
    """Entrants of one household in a tournament; there is no such bound for the household that opened it."""
    tournament_empty_after: float = 3600.0
    """Seconds after which a tournament that no person has entered is called off. One with a time to start is kept until
    then, unless its place is needed."""
    tournaments_all: int = 200
    """and so many of all."""
    tournament_bots: int = 64
    """So many bots may take part in one."""
    tournament_look: float = 3.0
    """Every so many seconds it is looked whether a tournament is to start, or somebody has not come."""
    tournament_adopt: float = 30.0
    """After so many seconds a table of a tournament that is not in memory is taken up: who opened it may be gone."""
    luck: Luck = fresh_luck
    now: Callable[[], float] = field(default_factory=SteadyTime)
    new_id: Callable[[], str] = fresh_id
    process: str = field(default_factory=lambda: secrets.token_hex(6))
    """This process, for others that share its database."""

    def more_bots(self, game: str) -> list[Level]:
        """Those that can play a game and are no level."""
        return [level for level in (*self.steps, *self.manners) if level.plays(game)]

"""How one hall is set up, wherever it runs; what a test wants otherwise (luck, time, names) is handed in here."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from kwoon.bots import BOTS
from kwoon.bots.level import Level
from kwoon.bots.strength.interpolated import INTERPOLATED_LEVELS
from kwoon.bots.strength.personality import PERSONALITY_LEVELS
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.limits import MAX_MOVES_PER_GAME
from kwoon.hall.people.rated_tables import MIN_ANSWERS
from kwoon.registry import NamedPack

DiceFactory = Callable[[], Dice]
"""New dice whenever some are needed."""
SEED_BYTES = 16


class SeedSource:
    """Seeds from the system, fetched many at a time; each is used once and forgotten."""

    def __init__(self) -> None:
        self._buffer = b""

    def next(self) -> int:
        """128 bits that nobody can foresee."""
        if not self._buffer:
            self._buffer = secrets.token_bytes(64 * SEED_BYTES)
        seed, self._buffer = self._buffer[:SEED_BYTES], self._buffer[SEED_BYTES:]
        return int.from_bytes(seed, "big")


_seeds = SeedSource()


def new_dice() -> Dice:
    """New dice for one answer, seeded by the system: luck that has fallen tells nothing about luck to come."""
    return LiveDice(_seeds.next())


def new_random_id() -> str:
    """An id that nobody can guess: whoever has a table's link was given it."""
    return secrets.token_urlsafe(16)


class MonotonicTime:
    """Seconds since 1970, by a clock that nobody sets: if the machine's own jumps, nobody loses time."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def __call__(self) -> float:
        return self._offset + time.monotonic()


@dataclass(kw_only=True)
class HallSettings:
    """One hall's settings."""

    bots: tuple[Level, ...] = BOTS
    interpolated_bots: tuple[Level, ...] = INTERPOLATED_LEVELS
    """Strengths between the levels,"""
    personality_bots: tuple[Level, ...] = PERSONALITY_LEVELS
    """and bots with a bent: to be chosen by those who look for them."""
    custom_bots: tuple[Level, ...] = ()
    """Bots that whoever runs the hall has written."""
    offered_packs: tuple[NamedPack, ...] = ()
    """Packs that whoever runs the hall offers beside those in the boxes."""
    bot_delay: float = 0.6
    """Bots answer only at multiples of this, so that how long one thought tells nothing."""
    autopass_delay: tuple[float, float] = (1.0, 3.0)
    """Between so many seconds the hall answers for somebody who passes aside, so that it cannot be told from a person
    who passes."""
    viewing_seconds: float = 1.2
    """So many seconds a person who is here may look at each thing that happened before time counts against them, unless
    they say sooner that they have seen it. Most stories are told faster."""
    countdown_seconds: float = 3.0
    """How many seconds a countdown takes."""
    takeover_grace: float = 3.0
    """How long another process may take before this one does its work at a table that both have."""
    empty_table_seconds: float = 300.0
    """Seconds after which a waiting table without people vanishes."""
    refusal_delay: float = 0.1
    """Refusals that may have waited for a table's lock are sent at multiples of this many seconds after the request, so
    that their timing does not show whether another seat is drafting."""
    sockets_each: int = 10
    """Sockets that one person may have open at one table."""
    idle_table_seconds: float = 600.0
    """Seconds after which a table that nobody looks at is put away; it is loaded again when it is asked for."""
    presence_delay: float = 0.25
    """For so many seconds it is gathered who comes and goes, before it is told."""
    away_seconds: float = 120.0
    """After so many seconds somebody who went away from a table without a clock can be replaced by a vote."""
    max_tables_per_person: int = 60
    """So many tables of one person may wait or go on."""
    max_bot_tables_per_person: int = 3
    """And so many at which only bots play."""
    max_tables_per_household: int = 300
    """Tables of one household that may wait or go on: several for each of 30 people behind one address."""
    max_bot_tables_per_household: int = 20
    """Of these, tables at which only bots play."""
    max_moves: int = MAX_MOVES_PER_GAME
    """A game that has not ended after so many answers is ended by the hall."""
    max_packs_per_person: int = 60
    """So many packs of one's own somebody may keep,"""
    max_packs: int = 20_000
    """so many there are in the hall,"""
    max_pack_characters: int = 1 << 30
    """and so many letters they have together, and as many those that were played with."""
    max_studies_per_person: int = 3
    """So many studies of one person may wait or go on,"""
    max_studies_per_household: int = 15
    """Studies of one household that may wait or go on."""
    max_studies: int = 50
    """and so many of all."""
    max_shared_tables: int = 12
    """At so many tables with other people somebody may sit at once."""
    max_seekers: int = 500
    """So many people may look for an opponent at once,"""
    max_blocks_per_person: int = 200
    """so many somebody may block or mute,"""
    max_reports_per_person: int = 20
    """so many reports of one person may wait to be looked at,"""
    max_reports: int = 5000
    """and so many of all."""
    rated_answers: int = MIN_ANSWERS
    """A rated game counts from this number of answers per seat on."""
    max_listed_per_host: int = 3
    """So many tables of one host are in the list of open tables."""
    max_listed_per_household: int = 30
    """Tables of one household in the list. If the list is full, each household has its newest table there before any
    has its second."""
    max_tournaments_per_person: int = 3
    """So many tournaments of one person may wait or go on,"""
    max_tournaments_per_household: int = 8
    """Tournaments of one household that may wait or go on."""
    max_entrants_per_household: int = 40
    """Entrants of one household in a tournament; there is no such bound for the household that opened it."""
    tournament_empty_after: float = 3600.0
    """Seconds after which a tournament that no person has entered is called off. One with a time to start is kept until
    then, unless its place is needed."""
    max_tournaments: int = 200
    """and so many of all."""
    max_tournament_bots: int = 64
    """So many bots may take part in one."""
    tournament_interval: float = 3.0
    """Every so many seconds it is looked whether a tournament is to start, or somebody has not come."""
    tournament_takeover_seconds: float = 30.0
    """After so many seconds a table of a tournament that is not in memory is taken up: who opened it may be gone."""
    dice: DiceFactory = new_dice
    now: Callable[[], float] = field(default_factory=MonotonicTime)
    new_id: Callable[[], str] = new_random_id
    process_id: str = field(default_factory=lambda: secrets.token_hex(6))
    """This process, for others that share its database."""

    def extra_bots(self, game: str) -> list[Level]:
        """Those that can play a game and are no level."""
        return [level for level in (*self.interpolated_bots, *self.personality_bots) if level.plays(game)]

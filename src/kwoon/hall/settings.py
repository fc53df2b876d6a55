"""Hall settings that apply on every platform. Tests replace the dice, clock and id generator here."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from kwoon.bots import BOTS, levels_for_game
from kwoon.bots.level import Level
from kwoon.bots.strength.interpolated import INTERPOLATED_LEVELS
from kwoon.bots.strength.personality import PERSONALITY_LEVELS
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game_length_limit import MAX_MOVES_PER_GAME
from kwoon.hall.ratings.rated_table_rules import MIN_RATED_MOVES
from kwoon.registry import NamedPack

DiceFactory = Callable[[], Dice]
"""Returns new dice on every call."""
SEED_BYTES = 16


class SeedSource:
    """Seeds from system entropy, fetched in blocks. Each seed is used once and discarded."""

    def __init__(self) -> None:
        self._buffer = b""

    def next_seed(self) -> int:
        """Return 128 unpredictable bits."""
        if not self._buffer:
            self._buffer = secrets.token_bytes(64 * SEED_BYTES)
        seed, self._buffer = self._buffer[:SEED_BYTES], self._buffer[SEED_BYTES:]
        return int.from_bytes(seed, "big")


_seeds = SeedSource()


def new_dice() -> Dice:
    """Return newly seeded dice for one move, so that past rolls say nothing about future ones."""
    return LiveDice(_seeds.next_seed())


def new_random_id() -> str:
    """Return an unguessable id. Anyone who knows a table's id can open the table."""
    return secrets.token_urlsafe(16)


class MonotonicTime:
    """Returns seconds since 1970 from a monotonic clock, so that nobody loses time when the system time changes."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def __call__(self) -> float:
        return self._offset + time.monotonic()


@dataclass(kw_only=True)
class HallSettings:
    bots: tuple[Level, ...] = BOTS
    interpolated_bots: tuple[Level, ...] = INTERPOLATED_LEVELS
    """Bots with strengths between the levels; offered separately."""
    personality_bots: tuple[Level, ...] = PERSONALITY_LEVELS
    """Bots with a personality; offered separately."""
    custom_bots: tuple[Level, ...] = ()
    """Bots written by the hall's operator."""
    offered_packs: tuple[NamedPack, ...] = ()
    """Packs that the operator offers in addition to the printed ones."""
    bot_delay: float = 0.6
    """Usual delay of a bot's move, in seconds. Late moves are sent at multiples of a fixed pause, so that thinking time
    reveals nothing; see `bot_pacing`."""
    autopass_delay: tuple[float, float] = (1.0, 3.0)
    """Range of seconds after which the hall passes on an optional prompt for a player who auto-passes. The delay is
    random, so that the pass looks like a person's decision."""
    viewing_seconds: float = 1.2
    """Seconds of viewing time per event before a present player's clock runs. The clock runs earlier if the client
    reports that it has shown everything."""
    countdown_seconds: float = 3.0
    takeover_grace: float = 3.0
    """Seconds that this process waits for another process to drive a table that both have loaded."""
    empty_table_seconds: float = 300.0
    """Seconds after which a waiting table without people is removed."""
    error_delay: float = 0.1
    """Replies that may have waited for a table's lock, except those to accepted moves and calls, are sent at multiples of
    this many seconds after the request, so that their timing does not show whether another seat is drafting."""
    max_sockets_per_person: int = 10
    """Maximum open sockets per person and table."""
    idle_table_seconds: float = 600.0
    """Seconds after which a table without subscribers is unloaded. It is loaded again on demand."""
    presence_delay: float = 0.25
    """Seconds for which arrivals and departures are collected before a presence message is sent."""
    away_seconds: float = 120.0
    """Seconds after which an absent player at a table without a clock can be replaced by a vote."""
    max_tables_per_person: int = 60
    """Maximum unfinished tables per host."""
    max_bot_tables_per_person: int = 3
    """Maximum unfinished bots-only tables per host."""
    max_tables_per_household: int = 300
    """Maximum unfinished tables per household: enough for 30 people behind one address."""
    max_bot_tables_per_household: int = 20
    """Maximum unfinished bots-only tables per household."""
    max_moves: int = MAX_MOVES_PER_GAME
    """Number of moves after which the hall ends a game."""
    max_packs_per_person: int = 60
    max_packs: int = 20_000
    """Maximum visitors' packs in the hall."""
    max_pack_characters: int = 1 << 30
    """Maximum total length of visitors' packs, in characters. The same limit applies separately to the packs stored for
    tables."""
    max_studies_per_person: int = 3
    """Maximum unfinished studies per person."""
    max_studies_per_household: int = 15
    """Maximum unfinished studies per household."""
    max_studies: int = 50
    """Maximum unfinished studies in the hall."""
    max_shared_tables: int = 12
    """Maximum tables where one person sits with other people."""
    max_seekers: int = 500
    """Maximum people in the matchmaking queue."""
    max_blocks_per_person: int = 200
    """Maximum blocked and muted people per person."""
    max_friends_per_person: int = 200
    """Maximum people on one person's list of friends."""
    max_invitations_per_person: int = 5
    """Maximum pending invitations of one sender."""
    invitation_seconds: float = 300.0
    """Seconds after which an invitation expires. An invitation that was declined cannot be repeated before that."""
    invitation_interval: float = 20.0
    """Seconds after which an invitation may be replaced by one to another table."""
    max_reports_per_person: int = 20
    """Maximum open reports per person."""
    max_reports: int = 5000
    """Maximum open reports in the hall."""
    min_rated_moves: int = MIN_RATED_MOVES
    """Minimum moves per seat for a rated game to count."""
    max_listed_per_host: int = 3
    """Maximum tables per host in the list of public tables."""
    max_listed_per_household: int = 30
    """Maximum tables per household in the list of public tables. If the list is full, each household's newest table
    takes precedence over any household's second newest."""
    max_tournaments_per_person: int = 3
    """Maximum unfinished tournaments per person."""
    max_tournaments_per_household: int = 8
    """Maximum unfinished tournaments per household."""
    max_entrants_per_household: int = 40
    """Maximum entrants per household in a tournament. The household that opened the tournament has no limit."""
    empty_tournament_seconds: float = 3600.0
    """Seconds after which a tournament without human entrants is canceled. A tournament with a start time is kept until
    that time, unless its slot is needed."""
    max_tournaments: int = 200
    """Maximum unfinished tournaments in the hall."""
    max_tournament_bots: int = 64
    """Maximum bots in one tournament."""
    tournament_interval: float = 3.0
    """Seconds between checks for tournaments that are due to start and for players who have not arrived."""
    tournament_takeover_seconds: float = 30.0
    """Seconds after which a process loads a tournament table that is not in its memory, because the process that opened
    the table may be gone."""
    dice: DiceFactory = new_dice
    now: Callable[[], float] = field(default_factory=MonotonicTime)
    new_id: Callable[[], str] = new_random_id
    process_id: str = field(default_factory=lambda: secrets.token_hex(6))
    """Identifies this process to other processes that share its database."""

    def interpolated_and_personality_bots(self, game: str) -> list[Level]:
        """Return the interpolated and personality bots that can play a game."""
        return levels_for_game((*self.interpolated_bots, *self.personality_bots), game)

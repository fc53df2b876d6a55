"""Records of random games, and their fingerprints.

Run as a program, this module prints whether the rules are compiled, and the fingerprint of every table.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from kwoon.core import dice as rules
from kwoon.core.dice import LiveDice
from kwoon.core.events import EventLog
from kwoon.core.game import CONCEDE, TAKE_BACK
from kwoon.core.record import Match
from kwoon.learn.batch import GameBatch
from kwoon.learn.writer_registry import make_writer
from kwoon.registry import record_header
from tests.invariants.tables import MAX_DECISIONS, TABLES, InvariantTable

GAMES = 30
"""Number of games in the fingerprint of a table."""


def random_match(table: InvariantTable, seed: int, log: EventLog | None, steps: int = MAX_DECISIONS) -> Match:
    """Return a random match in which some moves are taken back and some players concede."""
    dice = LiveDice(seed)
    match = Match(table.game, record_header(table.definition, table.loaded, table.names), dice, log)
    for _ in range(steps):
        prompts = match.state.prompts()
        if not prompts:
            break
        seats_with_draft = [seat for seat in table.seats if match.state.draft(seat)]
        if seats_with_draft and dice.roll(6) == 0:
            match.apply(seats_with_draft[dice.roll(len(seats_with_draft))], TAKE_BACK, dice)
        elif dice.roll(400) == 0:
            prompted = [int(prompt.seat) for prompt in prompts]
            match.apply(prompted[dice.roll(len(prompted))], CONCEDE, dice)
        else:
            prompt = prompts[dice.roll(len(prompts))]
            match.apply(int(prompt.seat), prompt.moves[dice.roll(len(prompt.moves))], dice)
    return match


def fingerprint(table: InvariantTable, games: int) -> str:
    """Return a hash of the records, events and final views of many games, and of observations."""
    digest = hashlib.sha256()
    for seed in range(games):
        log = EventLog()
        match = random_match(table, 9_000 + seed, log)
        events = [event.as_tuple() for event in log.take_events()]
        views = [match.state.view(viewer).as_dict() for viewer in table.viewers]
        digest.update(repr((match.to_text(), events, views)).encode())
    digest.update(observation_hash(table, games))
    return digest.hexdigest()


def observation_hash(table: InvariantTable, steps: int) -> bytes:
    """Return a hash of the encoded observations and masks of some games."""
    batch = GameBatch(table.game, make_writer(table.game), 2, 9_000)
    dice = LiveDice(9_000)
    data = []
    for _ in range(steps):
        batch.play_random(dice, 5)
        data += [bytes(memoryview(batch.observations)), bytes(memoryview(batch.mask))]
    return hashlib.sha256(b"".join(data)).digest()


def kind_of_rules() -> str:
    return "interpreted" if Path(rules.__file__).suffix == ".py" else "compiled"


def report(games: int) -> list[str]:
    return [kind_of_rules(), *(f"{table.label} {fingerprint(table, games)}" for table in TABLES)]


if __name__ == "__main__":
    print("\n".join(report(GAMES)))

"""Records of random games and their fingerprint; as a program, prints the fingerprints and whether the rules are
compiled."""

from __future__ import annotations

import hashlib
from pathlib import Path

from kwoon.core import dice as rules
from kwoon.core.dice import LiveDice
from kwoon.core.events import Log
from kwoon.core.game import CONCEDE, TAKE_BACK
from kwoon.core.record import Match
from kwoon.learn.batch import GameBatch
from kwoon.learn.writer_registry import make_writer
from kwoon.registry import record_header
from tests.invariants.tables import MOST_DECISIONS, TABLES, Table

GAMES = 30
"""Number of games in a table's fingerprint."""


def played(table: Table, seed: int, log: Log | None, steps: int = MOST_DECISIONS) -> Match:
    """Return a random match with some moves taken back and occasional concessions."""
    dice = LiveDice(seed)
    bout = Match(table.game, record_header(table.box, table.opened, table.names), dice, log)
    for _ in range(steps):
        asks = bout.state.prompts()
        if not asks:
            break
        drafted = [seat for seat in table.seats if bout.state.draft(seat)]
        if drafted and dice.roll(6) == 0:
            bout.apply(drafted[dice.roll(len(drafted))], TAKE_BACK, dice)
        elif dice.roll(400) == 0:
            staying = [int(ask.seat) for ask in asks]
            bout.apply(staying[dice.roll(len(staying))], CONCEDE, dice)
        else:
            ask = asks[dice.roll(len(asks))]
            bout.apply(int(ask.seat), ask.moves[dice.roll(len(ask.moves))], dice)
    return bout


def fingerprint(table: Table, games: int) -> str:
    """Return a hash of the records of many games with all final events and views."""
    total = hashlib.sha256()
    for seed in range(games):
        log = Log()
        bout = played(table, 9_000 + seed, log)
        told = [event.as_tuple() for event in log.take()]
        seen = [bout.state.view(eye).as_dict() for eye in table.eyes]
        total.update(repr((bout.to_text(), told, seen)).encode())
    total.update(rows(table, games))
    return total.hexdigest()


def rows(table: Table, steps: int) -> bytes:
    """Return encoded observations and masks of some games, sampled at intervals."""
    batch = GameBatch(table.game, make_writer(table.game), 2, 9_000)
    dice = LiveDice(9_000)
    shown = []
    for _ in range(steps):
        batch.play_random(dice, 5)
        shown += [bytes(memoryview(batch.observations)), bytes(memoryview(batch.mask))]
    return hashlib.sha256(b"".join(shown)).digest()


def kind() -> str:
    """Return whether the imported rules are compiled or interpreted."""
    return "interpreted" if Path(rules.__file__).suffix == ".py" else "compiled"


def report(games: int) -> list[str]:
    """Return the kind of rules and the fingerprint of every table."""
    return [kind(), *(f"{table.label} {fingerprint(table, games)}" for table in TABLES)]


if __name__ == "__main__":
    print("\n".join(report(GAMES)))

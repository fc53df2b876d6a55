"""Random games step by step, with a memory that goes along: where twins are made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kwoon.core.contract import State
from kwoon.core.dice import LiveDice, RiggedDice
from kwoon.core.events import Event, Log
from tests.laws.hidden import Memory
from tests.laws.memories import remember
from tests.laws.tables import Table
from tests.laws.twins import COINS


@dataclass
class Stage:
    """One step of a random game: the position, who answered what, and what came of it."""

    memory: Memory
    state: State
    seat: int
    move: int
    after: State
    events: list[Event]


def stages(table: Table, count: int, seed: int, every: int) -> Iterator[Stage]:
    """So many steps of random games, about one in `every`, and more of those where seldom things are hidden."""
    dice = LiveDice(seed)
    while True:
        log = Log()
        state = table.deal(dice, log)
        memory = remember(table)
        memory.note(state, log.taken())
        while asks := state.asks():
            ask = asks[dice.roll(len(asks))]
            move = ask.moves[dice.roll(len(ask.moves))]
            after = state.copy()
            after.log = log
            after.answer(ask.seat, move, RiggedDice(dice, [], list(COINS)))
            events = log.taken()
            if dice.roll(2 if memory.worth_a_look(state) else every) == 0:
                yield Stage(memory, state, int(ask.seat), move, after, events)
                count -= 1
                if count == 0:
                    return
            memory.note(after, events)
            state = after

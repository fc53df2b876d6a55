"""Random games step by step with a memory alongside, from which twins are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from kwoon.core.dice import Dice, DiceError, LiveDice, RiggedDice
from kwoon.core.events import Event, Log
from kwoon.core.game import IllegalMove, State
from tests.invariants.hidden_info import Memory
from tests.invariants.hidden_info_spec import remember
from tests.invariants.indistinguishable_pairs import COINS, IN_THE_OPEN, OTHER, drawings
from tests.invariants.tables import Table


@dataclass
class Stage:
    """One step of a random game: the position, the seat and its move, and the result."""

    memory: Memory
    state: State
    seat: int
    move: int
    after: State
    events: list[Event]


def stages(table: Table, count: int, seed: int, every: int) -> Iterator[Stage]:
    """Yield `count` steps of random games, about one in `every`, and more where something is rarely hidden."""
    dice = LiveDice(seed)
    while True:
        log = Log()
        state = table.deal(dice, log)
        memory = remember(table)
        memory.note(state, log.take())
        while asks := state.prompts():
            ask = asks[dice.roll(len(asks))]
            move = ask.moves[dice.roll(len(ask.moves))]
            after = state.copy()
            after.log = log
            after.apply(ask.seat, move, RiggedDice(dice, [], list(COINS)))
            events = log.take()
            if dice.roll(2 if memory.worth_a_look(state) else every) == 0:
                yield Stage(memory, state, int(ask.seat), move, after, events)
                count -= 1
                if count == 0:
                    return
            memory.note(after, events)
            state = after


@dataclass
class Step:
    """The same move in a twin: the position before it, the dice and the result."""

    before: State
    draws: list[int]
    after: State
    events: list[Event]


def twin_step(stage: Stage, eye: int, dice: Dice) -> Step | None:
    """Return a step that looks the same to one seat, or None. Cards that only others draw may differ."""
    draws = _draws(stage, eye)
    try:
        before = stage.memory.twin(stage.state, eye, dice, stage.after)
        after = before.copy()
        after.log = log = Log()
        after.apply(stage.seat, stage.move, RiggedDice(dice, list(draws), list(COINS), exact=False))
    except (IllegalMove, DiceError):
        return None
    events = log.take()
    drawn = [card for event in drawings(stage.memory.table, events) for card in event.cards]
    if len(drawn) != len(draws) or any(wanted not in (OTHER, fell) for wanted, fell in zip(draws, drawn, strict=True)):
        return None  # Public dice fell differently.
    if stage.memory.shown(stage.after) != stage.memory.shown(after):
        return None  # A draft that differs was revealed.
    return Step(before, drawn, after, events)


def _draws(stage: Stage, eye: int) -> list[int]:
    """Return a twin's draws: the same, or any card where only others see it and it stays hidden."""
    drawn = [(card, event) for event in drawings(stage.memory.table, stage.events) for card in event.cards]
    unseen = [card for card, event in drawn if event.kind not in IN_THE_OPEN and event.seat != eye]
    if Counter(unseen) - stage.memory.cards(stage.after, eye):
        return [card for card, _ in drawn]
    return [card if event.kind in IN_THE_OPEN or event.seat == eye else OTHER for card, event in drawn]

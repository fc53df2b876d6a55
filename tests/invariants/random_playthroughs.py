"""Random games played move by move, with a hidden-information specification from which twins are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from kwoon.core.dice import Dice, DiceError, LiveDice, RiggedDice
from kwoon.core.events import Event, EventLog
from kwoon.core.game import IllegalMove, State
from kwoon.hidden_info import HiddenInfoSpec
from tests.invariants.declared_invariants import invariants_of, make_spec
from tests.invariants.indistinguishable_pairs import ANY_CARD, COINS, draw_events
from tests.invariants.tables import InvariantTable


@dataclass
class PlayedMove:
    """One move in a random game, with the positions before and after it."""

    table: InvariantTable
    spec: HiddenInfoSpec
    state: State
    seat: int
    move: int
    after: State
    events: list[Event]


def random_moves(table: InvariantTable, count: int, seed: int, every: int) -> Iterator[PlayedMove]:
    """Yield `count` moves from random games: about one in `every`, and more of those that hide something rare."""
    dice = LiveDice(seed)
    while True:
        log = EventLog()
        state = table.deal(dice, log)
        spec = make_spec(table)
        spec.observe(state, log.take_events())
        while prompts := state.prompts():
            prompt = prompts[dice.roll(len(prompts))]
            move = prompt.moves[dice.roll(len(prompt.moves))]
            after = state.copy()
            after.log = log
            after.apply(prompt.seat, move, RiggedDice(dice, [], list(COINS)))
            events = log.take_events()
            if dice.roll(2 if spec.hides_something_rare(state) else every) == 0:
                yield PlayedMove(table, spec, state, int(prompt.seat), move, after, events)
                count -= 1
                if count == 0:
                    return
            spec.observe(after, events)
            state = after


@dataclass
class TwinMove:
    """The same move in a twin, with the positions before and after it and the cards drawn."""

    before: State
    draws: list[int]
    after: State
    events: list[Event]


def twin_move(played: PlayedMove, viewer: int, dice: Dice) -> TwinMove | None:
    """Return a move in a twin that looks the same to one viewer, or None. Cards that only others draw may differ."""
    draws = _draws_of_twin(played, viewer)
    try:
        before = played.spec.twin(played.state, viewer, dice, played.after)
        after = before.copy()
        after.log = log = EventLog()
        after.apply(played.seat, played.move, RiggedDice(dice, list(draws), list(COINS), exact=False))
    except (IllegalMove, DiceError):
        return None
    events = log.take_events()
    drawn = [card for event in draw_events(played.table, events) for card in event.cards]
    if len(drawn) != len(draws) or any(
        wanted not in (ANY_CARD, drawn_card) for wanted, drawn_card in zip(draws, drawn, strict=True)
    ):
        return None  # dice with public results differed
    if played.spec.revealed_part(played.after) != played.spec.revealed_part(after):
        return None  # a draft that differs was revealed
    return TwinMove(before, drawn, after, events)


def _draws_of_twin(played: PlayedMove, viewer: int) -> list[int]:
    """Return a script for the twin's draws: any card where only others see it and it stays hidden, otherwise the same
    card."""
    drawn = [(card, event) for event in draw_events(played.table, played.events) for card in event.cards]
    public_kinds = invariants_of(played.table.definition).public_draw_events
    unseen = [card for card, event in drawn if event.kind not in public_kinds and event.seat != viewer]
    if Counter(unseen) - played.spec.hidden_card_counts(played.after, viewer):
        return [card for card, _ in drawn]
    return [card if event.kind in public_kinds or event.seat == viewer else ANY_CARD for card, event in drawn]

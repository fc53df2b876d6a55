"""No field of a state is missing from copies, views or samples. Games write `copy`, `view` and `sample_into` by hand,
because compiled code that finds the fields by name is less than half as fast."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from kwoon.core.dice import LiveDice
from kwoon.core.game import CONCEDE, State
from kwoon.core.playout import play_randomly_and_count_moves
from tests.invariants.tables import InvariantTable, at_every_table, random_positions

POSITIONS = 40
"""Number of positions at each table: enough for every kind of step, and for samples to differ."""
NOT_COPIED = {
    "log",  # copies have no log
    "canonical_only",  # chosen by the playout or search that uses the state
    "plans",  # dropped when the planning is over
}
FIXED_BY_CONSTRUCTOR = {
    *("seats", "kind_count", "has_teams", "ascending_targets"),  # from the game
    *("BlockStep.seat", "ExchangeCardsStep.seat", "ReturnCardStep.seat", "CounterattackQueue.seat"),
}
NOT_SAMPLED = {
    *NOT_COPIED,
    *("_prompts", "pending_mask"),  # computed when needed
    *("first_moves", "later_moves"),  # the drafts of other seats are hidden
    *("counterattack_count", "specials_played"),  # only limits of 100 per turn depend on them
    "KungFu2019State.known",  # what other seats know is hidden
    *("FurSide.rest", "unused_archetype_cards"),  # the order has no meaning
}


def field_names(part: object, ignored: Set[str] = frozenset()) -> set[str]:
    """Return the names of an object's fields, whether its class is compiled or not. An ignored name may contain the
    name of the class."""
    names = set(getattr(part, "__dict__", ()))
    for kind in type(part).__mro__:
        names |= {*vars(kind).get("__mypyc_attrs__", ()), *vars(kind).get("__slots__", ())}
    names -= {"__dict__", *ignored}
    return {name for name in names if hasattr(part, name) and f"{type(part).__name__}.{name}" not in ignored}


def is_part(value: object) -> bool:
    """Return whether a value is a state or a part of one. Games, packs and prompts are immutable and shared."""
    return isinstance(value, State) or (hasattr(value, "copy") and type(value).__module__.startswith("kwoon."))


def parts(value: object) -> Iterator[object]:
    """Yield a state and all its parts."""
    if is_part(value):
        yield value
        for name in field_names(value):
            yield from parts(getattr(value, name))
    elif isinstance(value, list):
        for item in value:
            yield from parts(item)


def contents(value: object, ignored: Set[str]) -> object:
    if is_part(value):
        return {name: contents(getattr(value, name), ignored) for name in field_names(value, ignored)}
    if isinstance(value, Iterable) and not isinstance(value, str):
        return [contents(item, ignored) for item in value]
    return value


def differences(first: object, second: object, name: str = "") -> set[str]:
    """Return the names of the fields in which two contents differ."""
    if isinstance(first, dict) and isinstance(second, dict):
        return {each for key in first.keys() | second for each in differences(first.get(key), second.get(key), key)}
    if isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        return {each for items in zip(first, second, strict=True) for each in differences(*items, name)}
    return set() if first == second else {name}


def listed(names: Set[str]) -> str:
    return ", ".join(sorted(names))


def change_number(part: object, name: str) -> bool:
    """Change a number, truth value or text in place. Return whether the field holds one."""
    value = getattr(part, name)
    if not isinstance(value, int | str):
        return False
    changed = f"{value}?" if isinstance(value, str) else not value if isinstance(value, bool) else value + 1
    setattr(part, name, changed)
    return True


def numbers_lost_by_copy(part: object) -> set[str]:
    kind = type(part).__name__
    lost: set[str] = set()
    for name in field_names(part, NOT_COPIED | FIXED_BY_CONSTRUCTOR):
        before = getattr(part, name)
        if change_number(part, name):
            if getattr(part.copy(), name) != getattr(part, name):  # type: ignore[attr-defined]
                lost.add(f"{kind}.{name}")
            setattr(part, name, before)
    return lost


@at_every_table
def test_copy_has_every_field_and_stays_independent(table: InvariantTable) -> None:
    for state in random_positions(table, POSITIONS, 110_000, every=12):
        before = contents(state, NOT_COPIED)
        twin = state.copy()
        lost = differences(before, contents(twin, NOT_COPIED))
        assert not lost, f"copy() does not copy these fields of the state: {listed(lost)}."
        play_randomly_and_count_moves(twin, LiveDice(1))
        shared = differences(before, contents(state, NOT_COPIED))
        assert not shared, f"copy() shares these fields instead of copying their lists: {listed(shared)}."


@at_every_table
def test_copy_keeps_every_number_that_changes(table: InvariantTable) -> None:
    for state in random_positions(table, POSITIONS, 120_000, every=12):
        for part in parts(state):
            lost = numbers_lost_by_copy(part)
            assert not lost, f"copy() does not copy these fields: {listed(lost)}."


@at_every_table
def test_sampled_state_has_every_public_field(table: InvariantTable) -> None:
    """A field that is the same in all samples but not in the state is missing from the view or from sampling."""
    wrong: set[str] = set()
    random: set[str] = set()
    for at, state in enumerate(random_positions(table, POSITIONS, 130_000, every=12)):
        position = state
        if at % 4 == 0 and state.prompts():
            position = state.copy()
            position.apply(state.prompts()[0].seat, CONCEDE, LiveDice(at))
        for seat in table.seats:
            view = position.view(seat)
            first, second = (contents(table.game.sample_state(view, LiveDice(seed)), NOT_SAMPLED) for seed in (1, 2))
            random |= differences(first, second)
            wrong |= differences(first, contents(position, NOT_SAMPLED))
    missing = wrong - random
    assert not missing, f"These fields of the state are missing from view() or from sample_state(): {listed(missing)}."


def test_forgotten_field_is_detected() -> None:
    class Part:
        def __init__(self) -> None:
            self.copied = 1
            self.forgotten = 2

        def copy(self) -> Part:
            part = Part()
            part.copied = self.copied
            return part

    part = Part()
    assert numbers_lost_by_copy(part) == {"Part.forgotten"}
    part.forgotten = 3
    Part.__module__ = "kwoon.games.example"
    assert differences(contents(part, set()), contents(part.copy(), set())) == {"forgotten"}

"""Attacks, additions and Blocks as scenarios write them, and the moves that make them.

`kick, combo-attack (kick, kick), whirlwind (Cy)`: the base, then additions. Parentheses hold what goes with a card: the
cards of a Combo Attack, the further targets of a split, `+3` for a Whirlwind that does not split, `smashed`, `hurled`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from kwoon.core.dice import LiveDice
from kwoon.core.game import State
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from tests.rules.kung_fu_2019.facts import CARD
from tests.rules.step_parsing import Impossible
from tests.rules.table import SEED, Table

ITEM = re.compile(rf"({CARD})(?: \(([^)]*)\))?")
ITEMS = rf"(?P<items>{CARD}(?: \([^)]*\))?(?:, {CARD}(?: \([^)]*\))?)*)"
"""As a placeholder in a step."""


@dataclass
class Declared:
    """An attack or Block in notation."""

    target: str = ""
    base: str = ""
    added: list[str] = field(default_factory=list)
    further: list[str] = field(default_factory=list)


def items(words: str) -> list[tuple[str, list[str]]]:
    """Return the cards, each with the contents of its parentheses."""
    found = [(match[1], match[2].split(", ") if match[2] else []) for match in ITEM.finditer(words)]
    if not found:
        raise Impossible(f"'{words}' names no cards.")
    return found


def aimed(table: Table, names: list[str]) -> list[str]:
    return [f"target {table.seat(name) + 1}" for name in names]


def declare(table: Table, words: str, target: str | None = None, base: bool = True) -> Declared:
    """Return a whole attack (at `target` unless it is implied), or only additions if `base` is False."""
    laid = Declared(target=aimed(table, [target])[0] if target else "")
    for at, (card, more) in enumerate(items(words)):
        names = [each for each in more if each[:1].isupper()]
        laid.further += aimed(table, names)
        if base and at == 0:
            laid.base = f"{'break' if more == ['smashed'] else 'attack-split' if names else 'attack'} {card}"
        elif more == ["hurled"]:
            laid.added.append(f"hurl {card}")
        else:
            laid.added.append(f"{'split' if names else 'play'} {card}")
            if card == "combo-attack":
                laid.added += [f"join {each}" for each in more if not each[:1].isupper()]
    return laid


def block(table: Table, words: str) -> list[str]:
    """Return the moves of a Block with its choices."""
    ((card, more),) = items(words)
    if card == "bamboo-pole":
        return ["break bamboo-pole"]
    if card == "meant-for-him" and more:
        return ["redirect meant-for-him", *aimed(table, more)]
    return [f"play {card}", *[f"discard {each}" for each in more]]


def over(state: State, seat: int) -> bool:
    """Return whether a seat's answer is complete: resolved, or sealed until the others have answered."""
    return not state.draft(seat) or state.prompt(seat) is None


def offered(table: Table, state: State, seat: int) -> list[str]:
    """Return a seat's legal moves in notation."""
    prompt = state.prompt(seat)
    return [] if prompt is None else [table.game.format_move(move) for move in prompt.moves]


def after(table: Table, state: State, seat: int, words: str) -> State:
    """Return a copy of the position after one more move."""
    twin = state.copy()
    twin.apply(seat, table.move(words), LiveDice(SEED))
    return twin


def way(table: Table, state: State, seat: int, laid: Declared) -> list[str] | None:
    """Return the moves that lay it in an order that is offered, or None."""
    moves = offered(table, state, seat)
    if laid.target and any(words.startswith("target") for words in moves):
        return _then(table, state, seat, laid.target, Declared("", laid.base, laid.added, laid.further))
    if laid.base:
        return _then(table, state, seat, laid.base, Declared("", "", laid.added, laid.further))
    if laid.added:
        for words in dict.fromkeys(laid.added):
            left = laid.added[:]
            left.remove(words)
            found = _then(table, state, seat, words, Declared("", "", left, laid.further))
            if found is not None:
                return found
        return None
    if "done" in moves and not any(words.startswith("target") for words in moves):
        return _then(table, state, seat, "done", laid)
    for words in laid.further:
        left = laid.further[:]
        left.remove(words)
        found = _then(table, state, seat, words, Declared("", "", [], left))
        if found is not None:
            return found
    return _then(table, state, seat, "done", Declared()) if not laid.further else None


def _then(table: Table, state: State, seat: int, words: str, rest: Declared) -> list[str] | None:
    if words not in offered(table, state, seat):
        return None
    twin = after(table, state, seat, words)
    if over(twin, seat):
        return None if rest.base or rest.added or rest.further else [words]
    following = way(table, twin, seat, rest)
    return None if following is None else [words, *following]


def exact(table: Table, state: State, seat: int, moves: list[str]) -> bool:
    """Return whether exactly these moves are an answer."""
    twin = state
    for at, words in enumerate(moves):
        if words not in offered(table, twin, seat):
            return False
        twin = after(table, twin, seat, words)
        if over(twin, seat):
            return at == len(moves) - 1
    return False


def here(table: Table) -> KungFu2019State:
    state = table.state
    assert isinstance(state, KungFu2019State)
    return state

"""Attacks, additions and Blocks in the notation of scenarios, and the moves that make them.

In `kick, combo-attack (kick, kick), whirlwind (Cy)`, the base comes first, then the additions. Parentheses hold what
goes with a card: the cards joined by a Combo Attack, the further targets of a split, `+3` for a Whirlwind that does not
split, `smashed`, `hurled`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from kwoon.core.dice import LiveDice
from kwoon.core.game import State
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from tests.rules.kung_fu_2019.view_facts import CARD
from tests.rules.scenario_game import SEED, ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario

ITEM = re.compile(rf"({CARD})(?: \(([^)]*)\))?")
ITEMS = rf"(?P<items>{CARD}(?: \([^)]*\))?(?:, {CARD}(?: \([^)]*\))?)*)"
"""Placeholder for a list of cards in a step."""


@dataclass
class NotedAttack:
    """An attack or Block as moves in notation."""

    target: str = ""
    base: str = ""
    added: list[str] = field(default_factory=list)
    further: list[str] = field(default_factory=list)


def items(words: str) -> list[tuple[str, list[str]]]:
    """Return the cards, each with the contents of its parentheses."""
    moves_found = [(match[1], match[2].split(", ") if match[2] else []) for match in ITEM.finditer(words)]
    if not moves_found:
        raise ImpossibleScenario(f"'{words}' names no cards.")
    return moves_found


def target_moves(table: ScenarioTable, names: list[str]) -> list[str]:
    return [f"target {table.seat(name) + 1}" for name in names]


def declare(table: ScenarioTable, words: str, target: str | None = None, base: bool = True) -> NotedAttack:
    """Return an attack, or only additions if `base` is False. If `target` is given, the attack names it."""
    attack = NotedAttack(target=target_moves(table, [target])[0] if target else "")
    for at, (card, details) in enumerate(items(words)):
        names = [each for each in details if each[:1].isupper()]
        attack.further += target_moves(table, names)
        if base and at == 0:
            attack.base = f"{'break' if details == ['smashed'] else 'attack-split' if names else 'attack'} {card}"
        elif details == ["hurled"]:
            attack.added.append(f"hurl {card}")
        else:
            attack.added.append(f"{'split' if names else 'play'} {card}")
            if card == "combo-attack":
                attack.added += [f"join {each}" for each in details if not each[:1].isupper()]
    return attack


def block(table: ScenarioTable, words: str) -> list[str]:
    """Return the moves for a Block with its choices."""
    ((card, details),) = items(words)
    if card == "bamboo-pole":
        return ["break bamboo-pole"]
    if card == "meant-for-him" and details:
        return ["redirect meant-for-him", *target_moves(table, details)]
    return [f"play {card}", *[f"discard {each}" for each in details]]


def is_complete(state: State, seat: int) -> bool:
    """Return whether a seat's draft is resolved, or sealed until the others are done."""
    return not state.draft(seat) or state.prompt(seat) is None


def legal_moves(table: ScenarioTable, state: State, seat: int) -> list[str]:
    prompt = state.prompt(seat)
    return [] if prompt is None else [table.game.format_move(move) for move in prompt.moves]


def state_after(table: ScenarioTable, state: State, seat: int, words: str) -> State:
    twin = state.copy()
    twin.apply(seat, table.move(words), LiveDice(SEED))
    return twin


def moves_for(table: ScenarioTable, state: State, seat: int, attack: NotedAttack) -> list[str] | None:
    """Return moves that make this attack or Block, in an order in which the prompts offer them, or None."""
    moves = legal_moves(table, state, seat)
    if attack.target and any(words.startswith("target") for words in moves):
        return _moves_after(
            table, state, seat, attack.target, NotedAttack("", attack.base, attack.added, attack.further)
        )
    if attack.base:
        return _moves_after(table, state, seat, attack.base, NotedAttack("", "", attack.added, attack.further))
    if attack.added:
        for words in dict.fromkeys(attack.added):
            remaining = attack.added[:]
            remaining.remove(words)
            moves_found = _moves_after(table, state, seat, words, NotedAttack("", "", remaining, attack.further))
            if moves_found is not None:
                return moves_found
        return None
    if "done" in moves and not any(words.startswith("target") for words in moves):
        return _moves_after(table, state, seat, "done", attack)
    for words in attack.further:
        remaining = attack.further[:]
        remaining.remove(words)
        moves_found = _moves_after(table, state, seat, words, NotedAttack("", "", [], remaining))
        if moves_found is not None:
            return moves_found
    return _moves_after(table, state, seat, "done", NotedAttack()) if not attack.further else None


def _moves_after(table: ScenarioTable, state: State, seat: int, words: str, rest: NotedAttack) -> list[str] | None:
    if words not in legal_moves(table, state, seat):
        return None
    twin = state_after(table, state, seat, words)
    if is_complete(twin, seat):
        return None if rest.base or rest.added or rest.further else [words]
    later_moves = moves_for(table, twin, seat, rest)
    return None if later_moves is None else [words, *later_moves]


def is_exact_move(table: ScenarioTable, state: State, seat: int, moves: list[str]) -> bool:
    twin = state
    for at, words in enumerate(moves):
        if words not in legal_moves(table, twin, seat):
            return False
        twin = state_after(table, twin, seat, words)
        if is_complete(twin, seat):
            return at == len(moves) - 1
    return False


def state_of_2019(table: ScenarioTable) -> KungFu2019State:
    state = table.state
    assert isinstance(state, KungFu2019State)
    return state

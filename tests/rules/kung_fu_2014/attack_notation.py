"""Parses attacks and blocks: `tiger-stance, broken fan, iron and fast` becomes the moves that play these cards."""

from __future__ import annotations

from tests.rules.kung_fu_2014.view_facts import CARD
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import list_pattern, split_list

BUILD = f"(?P<build>{list_pattern(f'(?:broken |spread )?{CARD}')})"
"""Cards in any order. A weapon may be broken, and Double Attack may be spread to one more target."""
VERBS = {"broken": "break", "spread": "spread"}


def play_build(table: ScenarioTable, name: str, build: str) -> None:
    """Play the cards in a build in the order of the prompts."""
    for part in sorted(split_list(build), key=lambda part: order(table, part)):
        modifier, _, card = part.rpartition(" ")
        table.make_move(name, table.move(f"{VERBS.get(modifier, 'play')} {card}"))


def order(table: ScenarioTable, part: str) -> int:
    """Return a sort key by kind of card. The sort is stable, so cards of one kind stay in the named order."""
    card = table.card(part.rpartition(" ")[2])
    kinds = ["stance", "base", "weapon", "enhancement", "finishing move"]
    return kinds.index(table.loaded.faces[card].kind)


def choose_targets(table: ScenarioTable, name: str, targets: list[str]) -> None:
    """Choose the targets, then finish if more would be allowed."""
    for target in targets:
        table.make_move(name, table.move(f"target {table.seat(target) + 1}"))
    prompt = table.state.prompt(table.seat(name))
    done = table.move("done")
    if prompt is not None and prompt.kind == "target" and done in prompt.moves:
        table.make_move(name, done)


def prompt_kind(table: ScenarioTable, name: str) -> str:
    prompt = table.state.prompt(table.seat(name))
    return "" if prompt is None else prompt.kind

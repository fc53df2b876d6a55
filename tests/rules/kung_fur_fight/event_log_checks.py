"""Combats and other events, read from public information."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kwoon.core.events import Event
from tests.rules.kung_fur_fight.view_facts import CARD
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario

NOBODY = -1


@dataclass
class ArenaCombat:
    skipped: bool = False
    totals: tuple[int | None, int | None] = (None, None)
    tied: bool = False
    winner: int = NOBODY


def last_combat(table: ScenarioTable, arena: str) -> ArenaCombat:
    at = int(arena)
    combat: ArenaCombat | None = None
    current = 0
    for event in table.log.events:
        if event.kind == "arena":
            current = event.number
            if current == at:
                combat = ArenaCombat()
        elif combat is not None and current == at:
            _record_event(combat, event)
    if combat is None:
        raise ImpossibleScenario(f"Arena {arena} has not been resolved.")
    return combat


def _record_event(combat: ArenaCombat, event: Event) -> None:
    if event.kind == "skipped":
        combat.skipped = True
    elif event.kind == "total":
        first, second = combat.totals
        combat.totals = (event.number, second) if event.seat == 0 else (first, event.number)
    elif event.kind == "tie":
        combat.tied = True
    elif event.kind == "win":
        combat.winner = event.seat


PHRASES = {
    "win": "arena {number} won",
    "gain": "{card} gained",
    "reward": "{card} on arena {number}",
    "take-weapons": "weapons taken",
    "gain-vp": "VP gained",
    "lose-sp": "SP lost",
    "hua-left": "Hua token laid",
    "hua-lost": "Hua token lost",
    "back": "animals back",
    "limit": "Card Limit raised",
    "recover": "animals recovered",
    "recover-by-pass": "animals recovered",
    "round": "a new round",
}


def assert_events_in_order(table: ScenarioTable, events: list[Event], phrases: list[str]) -> None:
    """Check that exactly these events happened, in this order. Events of other kinds are ignored."""
    happened = [(event.kind, _phrase(table, event)) for event in events if event.kind in PHRASES]
    kinds = {word for phrase in phrases for word in PHRASES if _matches_phrase(word, phrase)}
    assert [phrase for word, phrase in happened if word in kinds] == phrases


def _matches_phrase(word: str, phrase: str) -> bool:
    return re.fullmatch(PHRASES[word].format(card=CARD, number=r"\d+"), phrase) is not None


def _phrase(table: ScenarioTable, event: Event) -> str:
    card = table.loaded.faces[event.cards[0]].id if event.cards else ""
    return PHRASES[event.kind].format(card=card, number=event.number)

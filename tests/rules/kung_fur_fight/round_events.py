"""The events of a round, read from what is public."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kwoon.core.events import Event
from tests.rules.kung_fur_fight.facts import CARD
from tests.rules.step_parsing import Impossible
from tests.rules.table import Table

NOBODY = -1


@dataclass
class Fight:
    """The course of the combat in one arena."""

    skipped: bool = False
    totals: tuple[int | None, int | None] = (None, None)
    tied: bool = False
    winner: int = NOBODY


def last_fight(table: Table, arena: str) -> Fight:
    """Return the most recent combat in an arena."""
    at = int(arena)
    found: Fight | None = None
    current = 0
    for event in table.log.events:
        if event.kind == "arena":
            current = event.number
            if current == at:
                found = Fight()
        elif found is not None and current == at:
            _note(found, event)
    if found is None:
        raise Impossible(f"Arena {arena} has not been resolved.")
    return found


def _note(fight: Fight, event: Event) -> None:
    if event.kind == "skipped":
        fight.skipped = True
    elif event.kind == "total":
        first, second = fight.totals
        fight.totals = (event.number, second) if event.seat == 0 else (first, event.number)
    elif event.kind == "tie":
        fight.tied = True
    elif event.kind == "win":
        fight.winner = event.seat


WORDS = {
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


def in_order(table: Table, events: list[Event], phrases: list[str]) -> None:
    """Check that exactly these things happened in this order, ignoring kinds that are not named."""
    told = [(event.kind, _phrase(table, event)) for event in events if event.kind in WORDS]
    kinds = {word for phrase in phrases for word in WORDS if _fits(word, phrase)}
    assert [phrase for word, phrase in told if word in kinds] == phrases


def _fits(word: str, phrase: str) -> bool:
    return re.fullmatch(WORDS[word].format(card=CARD, number=r"\d+"), phrase) is not None


def _phrase(table: Table, event: Event) -> str:
    card = table.opened.faces[event.cards[0]].id if event.cards else ""
    return WORDS[event.kind].format(card=card, number=event.number)

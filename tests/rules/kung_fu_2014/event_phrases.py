"""Public events as short phrases in order."""

from __future__ import annotations

import re

from kwoon.core.events import Event
from tests.rules.kung_fu_2014.facts import CARD
from tests.rules.step_parsing import NAME, Impossible, listed, several, split
from tests.rules.table import Table

WORDS = {
    "turn": "{name} begins a turn",
    "no-attack": "{name} does not attack",
    "base": "{name} lays {cards}",
    "enhance": "{name} adds {cards}",
    "attack": "{name} attacks",
    "attack-spirit": "{name} attacks",
    "counterattack": "{name} counterattacks {other}",
    "no-counterattack": "{name} declines to counterattack",
    "block": "{name} blocks",
    "block-spirit": "{name} blocks",
    "no-block": "{name} does not block",
    "damage": "{name} takes {number} damage",
    "spirit": "{name} takes {number} Spirit damage",
    "gain": "{name} gains {number} Chi",
    "lose": "{name} loses {number} Chi",
    "random": "{name} loses {cards} at random",
    "strip": "{cards} of {name} is stripped",
    "draw": "{name} draws {count}",
    "exchange": "{name} exchanges {cards}",
    "pay": "{name} pays {cards}",
    "return": "{name} returns {cards}",
    "give-up": "{name} gives up {cards}",
    "cleanup": "{name} clears away {cards}",
    "discard": "{name} discards {cards}",
    "reshuffle": "a reshuffle",
    "out": "{name} is out",
    "concede": "{name} leaves",
}


def in_order(table: Table, events: list[Event], phrases: list[str]) -> None:
    """Check that exactly these things happened in this order, ignoring kinds that are not named."""
    kinds = {word for phrase in phrases for word in WORDS if fits(word, phrase)}
    for wanted in phrases:
        if not any(fits(word, wanted) for word in WORDS):
            raise Impossible(f"'{wanted}' is nothing that can happen.")
    told = [in_words(table, event) for event in events if event.kind in kinds]
    assert told == [in_one_order(wanted) for wanted in phrases], f"What happened: {'; '.join(told)}."


def in_one_order(phrase: str) -> str:
    """Return the phrase with its cards sorted, since their order is irrelevant."""
    return re.sub(several(CARD), lambda cards: listed(sorted(split(cards[0]))), phrase)


def fits(word: str, phrase: str) -> bool:
    nothing_or_cards = rf"(?:nothing|{several(CARD)})"
    pattern = WORDS[word].format(
        name=NAME, other=NAME, number=r"\d+", cards=nothing_or_cards, count=r"(?:a card|\d+ cards)"
    )
    return re.fullmatch(pattern, phrase) is not None


def in_words(table: Table, event: Event) -> str:
    cards = [table.opened.faces[card].id for card in event.cards if card >= 0]
    return WORDS[event.kind].format(
        name=table.names[event.seat] if event.seat >= 0 else "",
        other=table.names[event.number] if 0 <= event.number < len(table.names) else "",
        number=event.number,
        cards=listed(sorted(cards)) or "nothing",
        count="a card" if len(event.cards) == 1 else f"{len(event.cards)} cards",
    )

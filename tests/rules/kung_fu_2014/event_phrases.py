"""Checks public events, which scenarios write as short phrases."""

from __future__ import annotations

import re

from kwoon.core.events import Event
from tests.rules.kung_fu_2014.view_facts import CARD
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import NAME, ImpossibleScenario, join_list, list_pattern, split_list

PHRASES = {
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


def assert_events_in_order(table: ScenarioTable, events: list[Event], phrases: list[str]) -> None:
    """Check that exactly these events happened, in this order. Events of other kinds are ignored."""
    kinds = {word for phrase in phrases for word in PHRASES if matches_phrase(word, phrase)}
    for phrase_wanted in phrases:
        if not any(matches_phrase(word, phrase_wanted) for word in PHRASES):
            raise ImpossibleScenario(f"'{phrase_wanted}' is not a known event.")
    happened = [event_phrase(table, event) for event in events if event.kind in kinds]
    assert happened == [with_sorted_cards(phrase_wanted) for phrase_wanted in phrases], (
        f"What happened: {'; '.join(happened)}."
    )


def with_sorted_cards(phrase: str) -> str:
    """Return the phrase with its cards sorted, because their order is irrelevant."""
    return re.sub(list_pattern(CARD), lambda cards: join_list(sorted(split_list(cards[0]))), phrase)


def matches_phrase(word: str, phrase: str) -> bool:
    nothing_or_cards = rf"(?:nothing|{list_pattern(CARD)})"
    pattern = PHRASES[word].format(
        name=NAME, other=NAME, number=r"\d+", cards=nothing_or_cards, count=r"(?:a card|\d+ cards)"
    )
    return re.fullmatch(pattern, phrase) is not None


def event_phrase(table: ScenarioTable, event: Event) -> str:
    cards = [table.loaded.faces[card].id for card in event.cards if card >= 0]
    return PHRASES[event.kind].format(
        name=table.names[event.seat] if event.seat >= 0 else "",
        other=table.names[event.number] if 0 <= event.number < len(table.names) else "",
        number=event.number,
        cards=join_list(sorted(cards)) or "nothing",
        count="a card" if len(event.cards) == 1 else f"{len(event.cards)} cards",
    )

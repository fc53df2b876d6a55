"""Log lines for the events of KungFu Fighting (2014)."""

from __future__ import annotations

from kwoon.core.event_text import SILENT, attack_event_text, capitalize_first, pile_event_text, subject_does_not
from kwoon.core.events import Event
from kwoon.core.game_text import Audience


def event_text(event: Event, audience: Audience, names: list[str], cause: str) -> str:
    """Return an event's log line for its reader, or an empty string if the event needs no line.

    `names` are the names of the event's cards; `cause` is the name of the card that the event's number stands for, if
    any.
    """
    cards = ", ".join(names)
    text = (
        _combat_build_text(event, audience, cards)
        or _after_attack_text(event, audience, cards, cause)
        or _end_text(event, audience)
    )
    text = text or attack_event_text(event, audience) or pile_event_text(event, audience, names, cause)
    if not text:
        raise ValueError(f"KungFu Fighting (2014) has no event of kind '{event.kind}'.")
    return "" if text == SILENT else text


def _combat_build_text(event: Event, audience: Audience, cards: str) -> str:
    seat = event.seat
    match event.kind:
        case "no-attack":
            return f"{subject_does_not(audience, seat)} attack."
        case "stance":
            return f"{audience.subject_verb(seat, 'enter')} {cards}{_bonus_suffix(event.number)}."
        case "base":
            return f"{audience.subject_verb(seat, 'play')} {cards}: {event.number}."
        case "break":
            return f"{audience.subject_verb(seat, 'break')} {cards}: {event.number}."
        case "enhance":
            return f"{audience.subject_verb(seat, 'add')} {cards}: +{event.number}."
        case "finish":
            return f"{audience.subject_verb(seat, 'finish', 'finishes')} with {cards}: +{event.number}."
        case "spread":
            return f"{audience.subject_verb(seat, 'play')} {cards} for one more target."
        case "attack":
            return f"The attack is worth {event.number}."
        case "attack-spirit":
            return f"The attack is worth {event.number}, with Spirit."
        case "block":
            return f"{capitalize_first(audience.possessive(seat))} block is worth {event.number}."
        case "block-spirit":
            return f"{capitalize_first(audience.possessive(seat))} block is worth {event.number}, with Spirit."
        case "called-off":
            return "The attack is called off."
    return ""


def _after_attack_text(event: Event, audience: Audience, cards: str, cause: str) -> str:
    seat = event.seat
    match event.kind:
        case "damage":
            return f"{audience.subject_verb(seat, 'take')} {event.number or 'no'} damage."
        case "spirit":
            return f"Spirit costs {audience.seat_name(seat)} {event.number} more."
        case "chi":
            return SILENT
        case "lose":
            return f"{audience.subject_verb(seat, 'lose')} {event.number} Chi more by {cards}."
        case "gain":
            if event.number == 0:
                return f"{audience.subject_verb(seat, 'are', 'is')} at full Chi already."
            return f"{audience.subject_verb(seat, 'gain')} {event.number} Chi by {cards}."
        case "strip":
            return f"{cause} makes {audience.seat_name(seat)} discard {cards} in cleanup."
        case "exchange":
            return f"{audience.subject_verb(seat, 'exchange')} {cards or 'no card'}."
        case "pay":
            return f"{audience.subject_verb(seat, 'discard')} {cards} as the price."
        case "return":
            return f"{audience.subject_verb(seat, 'take')} {cards} back."
        case "give-up":
            return f"{audience.subject_verb(seat, 'give')} up {cards} to counterattack."
        case "cleanup":
            return f"{audience.subject_verb(seat, 'discard')} {cards}."
    return ""


def _end_text(event: Event, audience: Audience) -> str:
    match event.kind:
        case "end-last" | "end-conceded":
            return f"{audience.subject_verb(event.seat, 'win')}."
        case "end-everybody-out":
            return "Nobody is left: a draw."
        case "end-turn-cap":
            return "The last turn is over: a draw."
    return ""


def _bonus_suffix(number: int) -> str:
    return f": +{number}" if number else ""

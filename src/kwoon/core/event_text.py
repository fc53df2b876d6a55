"""What happens at any table with turns, hands and a deck, in sentences: the part that games tell alike."""

from __future__ import annotations

from typing import Final

from kwoon.core.events import Event
from kwoon.core.game_text import Audience

SILENT: Final = "silent"
"""For an event that only moves something on the table."""
MIN_NAME_WORDS: Final = 3
"""So many words of a card's name say which card it is."""


def pile_event_text(event: Event, audience: Audience, names: list[str], cause: str = "") -> str:
    """Turns, draws, discards, and who is out; `names` are those of the event's cards, `cause` that of the card which
    makes others go. Empty for any other event."""
    seat = event.seat
    cards = ", ".join(names)
    match event.kind:
        case "turn":
            return f"Turn {event.number}: it is {audience.possessive(seat)} turn."
        case "discard":
            return (
                f"{audience.subject_verb(seat, 'discard')} {cards}."
                if cards
                else f"{audience.subject_verb(seat, 'keep')} every card."
            )
        case "random":
            why = f", because of {cause}" if cause else ""
            return f"{audience.subject_verb(seat, 'discard')} {cards} at random{why}."
        case "draw":
            drawn = f"{len(names)} cards" if seat != audience.seat and len(names) > 1 else cards
            return f"{audience.subject_verb(seat, 'draw')} {drawn}."
        case "reshuffle":
            return f"The discard pile becomes the deck again: {event.number} cards."
        case "out":
            left = f", discarding {cards}" if cards else ""
            return f"{audience.subject_verb(seat, 'are', 'is')} out of the game{left}."
        case "concede":
            return f"{audience.subject_verb(seat, 'give')} up."
    return ""


def attack_event_text(event: Event, audience: Audience) -> str:
    """Strokes that are aimed, answered or left; empty for any other event."""
    seat = event.seat
    match event.kind:
        case "target":
            return f"{audience.subject_verb(seat, 'strike')} at {audience.name(event.number)}."
        case "no-block":
            return f"{subject_does_not(audience, seat)} block."
        case "counterattack":
            return f"{audience.subject_verb(seat, 'counterattack')} {audience.name(event.number)}."
        case "no-counterattack":
            return f"{subject_does_not(audience, seat)} counterattack {audience.name(event.number)}."
    return ""


def subject_does_not(audience: Audience, seat: int) -> str:
    """'You do not', 'Ann does not'."""
    return audience.subject_verb(seat, "do not", "does not")


def why_not_prompted(over: bool, out: bool, asked: bool) -> str:
    """Why somebody cannot use any card now; empty if he is asked."""
    if over:
        return "The game is over."
    if out:
        return "You are out of the game and only watch now."
    return "" if asked else "Another player decides now. You will be asked when it's your turn."


def count_noun(n: int, thing: str) -> str:
    """'a card', '2 cards'."""
    return f"a {thing}" if n == 1 else f"{n} {thing}s"


def short_card_name(name: str) -> str:
    """A printed name as one says it, and as it fits into a list: without shout and commas; no longer than to the first
    comma, if it can be told from that."""
    start = name.partition(",")[0]
    return (start if len(start.split()) >= MIN_NAME_WORDS else name.replace(",", "")).rstrip("!")


def capitalize_first(text: str) -> str:
    """With a capital letter, for the start of a sentence."""
    return text[:1].upper() + text[1:]

"""Text for events shared by all games with turns, hands and a deck."""

from __future__ import annotations

from typing import Final

from kwoon.core.events import HIDDEN, Event
from kwoon.core.message import SeatRef, Text, msg

MIN_NAME_WORDS: Final = 3
"""Minimum number of words before a name's first comma for the name to be cut there."""


def describe_pile_event(event: Event, cards: list[Text], cause: Text = "") -> Text:
    """Describe a turn, discard, draw, reshuffle, elimination or concession; return an empty text for other events.
    `cards` are the names of the event's cards, and `cause` is the name of the card that forces a discard, if any."""
    player = SeatRef(event.seat)
    match event.kind:
        case "turn":
            return msg("core-turn", player=player, number=event.number)
        case "discard":
            return (
                msg("core-discard", player=player, cards=cards) if cards else msg("core-discard-nothing", player=player)
            )
        case "random":
            if cause:
                return msg("core-discard-random-cause", player=player, cards=cards, cause=cause)
            return msg("core-discard-random", player=player, cards=cards)
        case "draw":
            if HIDDEN in event.cards:
                return msg("core-draw-hidden", player=player, count=len(cards))
            return msg("core-draw", player=player, cards=cards)
        case "reshuffle":
            return msg("core-reshuffle", count=event.number)
        case "out":
            return msg("core-out-discarding", player=player, cards=cards) if cards else msg("core-out", player=player)
        case "concede":
            return msg("core-concede", player=player)
    return ""


def describe_attack_event(event: Event) -> Text:
    """Describe a target, a missing block, or a counterattack that was made or declined; return an empty text for other
    events."""
    player, target = SeatRef(event.seat), SeatRef(event.number)
    match event.kind:
        case "target":
            return msg("core-target", player=player, target=target)
        case "no-block":
            return msg("core-no-block", player=player)
        case "counterattack":
            return msg("core-counterattack", player=player, target=target)
        case "no-counterattack":
            return msg("core-no-counterattack", player=player, target=target)
    return ""


def why_cannot_act(is_over: bool, is_out: bool, is_prompted: bool) -> Text:
    """Explain why the reader cannot use any card now; return an empty text if the reader is prompted."""
    if is_over:
        return msg("core-why-over")
    if is_out:
        return msg("core-why-out")
    return "" if is_prompted else msg("core-why-not-your-turn")


def count_with_noun(n: int, thing: str) -> str:
    """Return a count with its noun: 'a card' or '2 cards'."""
    return f"a {thing}" if n == 1 else f"{n} {thing}s"


def short_card_name(name: str) -> str:
    """Return a card name short enough for a list: cut at the first comma if at least `MIN_NAME_WORDS` words precede it,
    otherwise without commas. Trailing exclamation marks are removed."""
    start = name.partition(",")[0]
    return (start if len(start.split()) >= MIN_NAME_WORDS else name.replace(",", "")).rstrip("!")


def capitalize_first(text: str) -> str:
    """Capitalize the first letter and leave the rest unchanged."""
    return text[:1].upper() + text[1:]

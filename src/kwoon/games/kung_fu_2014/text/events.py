"""Log lines for the events of KungFu Fighting (2014)."""

from __future__ import annotations

from typing import Final

from kwoon.core.event_text import describe_attack_event, describe_pile_event
from kwoon.core.events import Event
from kwoon.core.message import SeatRef, Text, message_ids, msg

LAYING_IDS: Final = message_ids("kung-fu-2014-event", "base, break, enhance, finish")
CARDS_IDS: Final = message_ids("kung-fu-2014-event", "spread, pay, return, give-up")
TOTAL_IDS: Final = message_ids("kung-fu-2014-event", "attack, attack-spirit, block, block-spirit")
PLAYER_IDS: Final = {
    "no-attack": "kung-fu-2014-event-no-attack",
    "end-last": "kung-fu-2014-event-last",
    "end-conceded": "kung-fu-2014-event-win",
}
TABLE_IDS: Final = {
    "called-off": "kung-fu-2014-event-called-off",
    "end-everybody-out": "kung-fu-2014-event-everybody-out",
    "end-turn-cap": "kung-fu-2014-event-turn-cap",
}


def describe_event(event: Event, cards: list[Text], cause: Text) -> Text:
    """Return an event's log line, or an empty string if the event needs no line.

    `cards` are the names of the event's cards; `cause` is the name of the card that the event's number stands for, if
    any.
    """
    kind, number, player = event.kind, event.number, SeatRef(event.seat)
    if kind == "chi":
        return ""
    if kind in LAYING_IDS:
        return msg(LAYING_IDS[kind], player=player, card=cards[0], value=number)
    if kind in CARDS_IDS:
        return msg(CARDS_IDS[kind], player=player, cards=cards)
    if kind in TOTAL_IDS:
        return msg(TOTAL_IDS[kind], player=player, total=number)
    if kind in PLAYER_IDS:
        return msg(PLAYER_IDS[kind], player=player)
    if kind in TABLE_IDS:
        return msg(TABLE_IDS[kind])
    text = (
        _describe_change(event, cards, cause)
        or describe_attack_event(event)
        or describe_pile_event(event, cards, cause)
    )
    if not text:
        raise ValueError(f"KungFu Fighting (2014) has no event of kind '{kind}'.")
    return text


def _describe_change(event: Event, cards: list[Text], cause: Text) -> Text:
    number, player = event.number, SeatRef(event.seat)
    match event.kind:
        case "stance":
            if number:
                return msg("kung-fu-2014-event-stance-bonus", player=player, card=cards[0], value=number)
            return msg("kung-fu-2014-event-stance", player=player, card=cards[0])
        case "damage":
            if number:
                return msg("kung-fu-2014-event-damage", player=player, damage=number)
            return msg("kung-fu-2014-event-unhurt", player=player)
        case "spirit":
            return msg("kung-fu-2014-event-spirit", player=player, chi=number)
        case "lose":
            return msg("kung-fu-2014-event-lose", player=player, chi=number, card=cards[0])
        case "gain":
            if number:
                return msg("kung-fu-2014-event-gain", player=player, chi=number, card=cards[0])
            return msg("kung-fu-2014-event-full", player=player)
        case "strip":
            return msg("kung-fu-2014-event-strip", player=player, cards=cards, cause=cause)
        case "exchange":
            if cards:
                return msg("kung-fu-2014-event-exchange", player=player, cards=cards)
            return msg("kung-fu-2014-event-exchange-nothing", player=player)
        case "cleanup":
            return msg("core-discard", player=player, cards=cards)
    return ""

"""Log lines for the events of Kung Fu Fighting! (2019)."""

from __future__ import annotations

from typing import Final

from kwoon.core.event_text import describe_attack_event, describe_pile_event
from kwoon.core.events import Event
from kwoon.core.message import SeatRef, Text, joined, message_ids, msg

CARD_EVENT_IDS: Final = message_ids("kung-fu-2019-event", "block, weapon, stance, attach, lapse, lose") | {
    "restore": "kung-fu-2019-event-play",
    "special": "kung-fu-2019-event-play",
    "replace": "core-discard",
    "gone": "core-discard",
    "drop": "core-discard",
    "dealt": "kung-fu-2019-event-character",
    "choose": "kung-fu-2019-event-character",
}
"""Events about a player and cards."""
AMOUNT_EVENT_IDS: Final = message_ids("kung-fu-2019-event", "smash, hurl, snap, self-loss, poisoned, pay") | {
    "base": "kung-fu-2019-event-attack",
    "strike": "kung-fu-2019-event-attack",
    "base-split": "kung-fu-2019-event-attack-split",
    "strike-split": "kung-fu-2019-event-attack-split",
    "enhance": "kung-fu-2019-event-add",
    "join": "kung-fu-2019-event-add",
}
"""Events whose number is an amount."""
PLAYER_EVENT_IDS: Final = message_ids("kung-fu-2019-event", "pass-on, block-for, ignore, take, pass-card") | {
    "hand-weapon": "kung-fu-2019-event-hand-over",
}
"""Events whose number is another player."""
SILENT_KINDS: Final = ("attack", "damage", "resolved", "chi")


def describe_event(event: Event, cards: list[Text], team: list[int], cause: Text) -> Text:
    """Describe an event, or return an empty text if it needs no line. `cards` are the names of the event's cards,
    `team` is the team of each seat, and `cause` is the name of the card that the event's number stands for, if any."""
    kind, player, number = event.kind, SeatRef(event.seat), event.number
    if kind in SILENT_KINDS:
        return ""
    if kind in CARD_EVENT_IDS:
        return msg(CARD_EVENT_IDS[kind], player=player, cards=cards)
    if kind in AMOUNT_EVENT_IDS:
        return msg(AMOUNT_EVENT_IDS[kind], player=player, cards=cards, amount=number)
    if kind in PLAYER_EVENT_IDS:
        return msg(PLAYER_EVENT_IDS[kind], player=player, cards=cards, other=SeatRef(number))
    text = _describe_special_event(event, cards, team) or describe_attack_event(event)
    text = text or describe_pile_event(event, cards, cause)
    if not text:
        raise ValueError(f"Kung Fu Fighting! (2019) has no event of kind '{kind}'.")
    return text


def _describe_special_event(event: Event, cards: list[Text], team: list[int]) -> Text:
    player, number = SeatRef(event.seat), event.number
    match event.kind:
        case "split" | "join-split":
            if number:
                return msg("kung-fu-2019-event-split-and-add", player=player, cards=cards, amount=number)
            return msg("kung-fu-2019-event-split", player=player, cards=cards)
        case "face":
            if number == event.seat:
                return msg("kung-fu-2019-event-stay", player=player, cards=cards)
            return msg("kung-fu-2019-event-step-in", player=player, cards=cards, other=SeatRef(number))
        case "sum":
            return _describe_damage_sum(event, cards)
        case "poison":
            return msg("kung-fu-2019-event-poison", player=player, amount=number)
        case "gain":
            if number == 0:
                return msg("kung-fu-2019-event-full-chi", player=player)
            if cards:
                causes = joined("and", cards)
                return msg("kung-fu-2019-event-gain-by", player=player, cards=causes, amount=number)
            return msg("kung-fu-2019-event-gain", player=player, amount=number)
        case "end-last" | "end-conceded":
            if team.count(team[event.seat]) > 1:
                return msg("kung-fu-2019-event-team-wins", player=player)
            return msg("kung-fu-2019-event-win", player=player)
        case "end-everybody-out":
            return msg("kung-fu-2019-event-tie")
        case "end-turn-cap":
            return msg("kung-fu-2019-event-turn-cap")
    return ""


def _describe_damage_sum(event: Event, cards: list[Text]) -> Text:
    """Describe the Chi lost to the event's first card, as a subtraction if a Block or defense reduced it. The other
    cards are those that defend."""
    player, attack = SeatRef(event.seat), cards[0]
    dealt, blocked, defense = event.number // 1_000_000, event.number // 1000 % 1000, event.number % 1000
    lost = max(dealt - blocked - defense, 0)
    defenders = joined("and", list(cards[1:]))
    if blocked and defense:
        return msg(
            "kung-fu-2019-event-loss-blocked-defended",
            player=player,
            attack=attack,
            lost=lost,
            dealt=dealt,
            blocked=blocked,
            defense=defense,
            defenders=defenders,
        )
    if blocked:
        return msg(
            "kung-fu-2019-event-loss-blocked", player=player, attack=attack, lost=lost, dealt=dealt, blocked=blocked
        )
    if defense:
        return msg(
            "kung-fu-2019-event-loss-defended",
            player=player,
            attack=attack,
            lost=lost,
            dealt=dealt,
            defense=defense,
            defenders=defenders,
        )
    return msg("kung-fu-2019-event-loss", player=player, attack=attack, lost=lost)

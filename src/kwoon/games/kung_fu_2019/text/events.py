"""Log lines for the events of Kung Fu Fighting! (2019)."""

from __future__ import annotations

from kwoon.core.event_text import SILENT, attack_event_text, capitalize_first, pile_event_text
from kwoon.core.events import Event
from kwoon.core.game_text import Audience


def event_text(event: Event, audience: Audience, names: list[str], team: list[int], cause: str) -> str:
    """Return an event's log line for its reader, or an empty string if the event needs no line.

    `names` are the names of the event's cards, `team` is the team of each seat, and `cause` is the name of the card
    that the event's number stands for, if any.
    """
    cards = ", ".join(names)
    text = (
        _attack_text(event, audience, cards)
        or _answer_text(event, audience, names)
        or _slot_event_text(event, audience, cards)
    )
    text = text or _hand_and_chi_event_text(event, audience, cards) or _end_text(event, audience, team)
    text = text or attack_event_text(event, audience) or pile_event_text(event, audience, names, cause)
    if not text:
        raise ValueError(f"Kung Fu Fighting! (2019) has no event of kind '{event.kind}'.")
    return "" if text == SILENT else text


def _attack_text(event: Event, audience: Audience, cards: str) -> str:
    seat = event.seat
    match event.kind:
        case "base" | "strike":
            return f"{audience.subject_verb(seat, 'attack')} with {cards}: {event.number}."
        case "base-split" | "strike-split":
            return f"{audience.subject_verb(seat, 'attack')} with {cards} and split it: {event.number} each."
        case "smash":
            return f"{audience.subject_verb(seat, 'smash', 'smashes')} {cards} in the attack: {event.number}."
        case "enhance" | "join" | "hurl":
            verb = {"enhance": "add", "join": "join", "hurl": "hurl"}[event.kind]
            return f"{audience.subject_verb(seat, verb)} {cards}: +{event.number}."
        case "split" | "join-split":
            adding = f", +{event.number}" if event.number else ""
            return f"{audience.subject_verb(seat, 'split')} the attack with {cards}{adding}."
        case "attack":
            return SILENT
    return ""


def _answer_text(event: Event, audience: Audience, names: list[str]) -> str:
    seat = event.seat
    cards = ", ".join(names)
    match event.kind:
        case "face":
            if event.number == seat:
                return f"{audience.subject_verb(seat, 'play')} {cards} and {_stay_verb(audience, seat)} the target."
            place = audience.possessive(event.number)
            return (
                f"{audience.subject_verb(seat, 'play')} {cards} and {_conjugate(audience, seat, 'take')} {place} place."
            )
        case "pass-on":
            verb = _conjugate(audience, seat, "move")
            return f"{audience.subject_verb(seat, 'play')} {cards} and {verb} the attack to {audience.seat_name(event.number)}."
        case "block":
            return f"{audience.subject_verb(seat, 'block')} with {cards}."
        case "block-for":
            return f"{audience.subject_verb(seat, 'block')} for {audience.seat_name(event.number)} with {cards}."
        case "snap":
            return f"{audience.subject_verb(seat, 'snap')} {cards} as a Block: {event.number} less."
        case "ignore":
            return f"{audience.subject_verb(seat, 'ignore')} {audience.possessive(event.number)} attack, thanks to {cards}."
        case "sum":
            return _damage_sum_text(event, audience, names)
        case "self-loss":
            return f"{audience.subject_verb(seat, 'lose')} {event.number} Chi by {_own_text(audience, seat)} {cards}."
        case "damage" | "resolved" | "chi":
            return SILENT
        case "poisoned":
            when = f"at the start of {audience.possessive(seat)} next turn"
            return f"{audience.subject_verb(seat, 'will', 'will')} lose {event.number} Chi {when}, by {cards}."
    return ""


def _damage_sum_text(event: Event, audience: Audience, names: list[str]) -> str:
    """Describe the Chi lost to the event's first card, as a subtraction if a Block or defense reduced it. The other
    cards are those that defend."""
    dealt, blocked, defense = event.number // 1_000_000, event.number // 1000 % 1000, event.number % 1000
    lost = max(dealt - blocked - defense, 0)
    reductions = (f" − {blocked} Block" if blocked else "") + (
        f" − {defense} by {' and '.join(names[1:])}" if defense else ""
    )
    return f"{audience.subject_verb(event.seat, 'lose')} {lost or 'no'} Chi to {names[0]}{f': {dealt}{reductions}' if reductions else ''}."


def _slot_event_text(event: Event, audience: Audience, cards: str) -> str:
    seat = event.seat
    match event.kind:
        case "weapon":
            return f"{audience.subject_verb(seat, 'take')} up {cards}."
        case "stance":
            return f"{audience.subject_verb(seat, 'enter')} {cards}."
        case "attach":
            return f"{audience.subject_verb(seat, 'attach', 'attaches')} {cards}."
        case "restore":
            return f"{audience.subject_verb(seat, 'play')} {cards}."
        case "pay":
            return f"{audience.subject_verb(seat, 'pay')} {event.number} Chi for {cards}."
        case "lapse":
            return f"{audience.subject_verb(seat, 'cannot pay', 'cannot pay')} for {cards}: it is discarded."
        case "replace" | "gone" | "drop":
            return f"{audience.subject_verb(seat, 'discard')} {cards}."
        case "lose":
            return f"{audience.subject_verb(seat, 'lose')} {cards}."
        case "take":
            return f"{audience.subject_verb(seat, 'get')} {cards} from {audience.seat_name(event.number)}."
        case "hand-weapon":
            return f"{audience.subject_verb(seat, 'hand')} {cards} to {audience.seat_name(event.number)}."
    return ""


def _hand_and_chi_event_text(event: Event, audience: Audience, cards: str) -> str:
    seat = event.seat
    match event.kind:
        case "dealt" | "choose":
            return f"{audience.subject_verb(seat, 'are', 'is')} {cards}."
        case "poison":
            return f"The poison costs {audience.seat_name(seat)} {event.number} Chi."
        case "gain":
            if event.number == 0:
                return f"{audience.subject_verb(seat, 'are', 'is')} at full Chi already."
            by = f" by {cards}" if cards else ""
            return f"{audience.subject_verb(seat, 'restore')} {event.number} Chi{by}."
        case "special":
            return f"{audience.subject_verb(seat, 'play')} {cards}."
        case "pass-card":
            return f"{audience.subject_verb(seat, 'pass', 'passes')} {cards} to {audience.seat_name(event.number)}."
    return ""


def _end_text(event: Event, audience: Audience, team: list[int]) -> str:
    seat = event.seat
    match event.kind:
        case "end-last" | "end-conceded":
            if team.count(team[seat]) > 1:
                return f"{capitalize_first(audience.possessive(seat))} team wins."
            return f"{audience.subject_verb(seat, 'win')}."
        case "end-everybody-out":
            return "Nobody has Chi left: a tie."
        case "end-turn-cap":
            return "The last turn is over, and nobody has won."
    return ""


def _conjugate(audience: Audience, seat: int, verb: str) -> str:
    return verb if seat == audience.seat else f"{verb}s"


def _stay_verb(audience: Audience, seat: int) -> str:
    return _conjugate(audience, seat, "stay")


def _own_text(audience: Audience, seat: int) -> str:
    return "your own" if seat == audience.seat else "their own"

"""What happened, in sentences."""

from __future__ import annotations

from kwoon.core.events import Event
from kwoon.core.telling import SILENT, do_not, tell_strokes, tell_table, upper
from kwoon.core.words import Reader


def tell(event: Event, reader: Reader, names: list[str], cause: str) -> str:
    """An event as its reader may see it; `names` are those of its cards, `cause` that of a card which its number may
    be. Empty for what needs no line."""
    cards = ", ".join(names)
    said = _tell_play(event, reader, cards) or _tell_damage(event, reader, cards, cause) or _tell_end(event, reader)
    said = said or tell_strokes(event, reader) or tell_table(event, reader, names, cause)
    if not said:
        raise ValueError(f"KungFu Fighting, 2014, has no event called {event.word}.")
    return "" if said == SILENT else said


def _tell_play(event: Event, reader: Reader, cards: str) -> str:
    """Attacks and blocks being laid out."""
    seat = event.seat
    match event.word:
        case "no-attack":
            return f"{do_not(reader, seat)} attack."
        case "stance":
            return f"{reader.does(seat, 'enter')} {cards}{_adding(event.number)}."
        case "base":
            return f"{reader.does(seat, 'play')} {cards}: {event.number}."
        case "break":
            return f"{reader.does(seat, 'break')} {cards}: {event.number}."
        case "enhance":
            return f"{reader.does(seat, 'add')} {cards}: +{event.number}."
        case "finish":
            return f"{reader.does(seat, 'finish', 'finishes')} with {cards}: +{event.number}."
        case "spread":
            return f"{reader.does(seat, 'play')} {cards} for one more target."
        case "attack":
            return f"The attack is worth {event.number}."
        case "attack-spirit":
            return f"The attack is worth {event.number}, with Spirit."
        case "block":
            return f"{upper(reader.whose(seat))} block is worth {event.number}."
        case "block-spirit":
            return f"{upper(reader.whose(seat))} block is worth {event.number}, with Spirit."
        case "called-off":
            return "The attack is called off."
    return ""


def _tell_damage(event: Event, reader: Reader, cards: str, cause: str) -> str:
    """Damage, effects and cleanup."""
    seat = event.seat
    match event.word:
        case "damage":
            return f"{reader.does(seat, 'take')} {event.number or 'no'} damage."
        case "spirit":
            return f"Spirit costs {reader.name(seat)} {event.number} more."
        case "chi":
            return SILENT
        case "lose":
            return f"{reader.does(seat, 'lose')} {event.number} Chi more by {cards}."
        case "gain":
            if event.number == 0:
                return f"{reader.does(seat, 'are', 'is')} at full Chi already."
            return f"{reader.does(seat, 'gain')} {event.number} Chi by {cards}."
        case "strip":
            return f"{cause} makes {reader.name(seat)} discard {cards} in cleanup."
        case "exchange":
            return f"{reader.does(seat, 'exchange')} {cards or 'no card'}."
        case "pay":
            return f"{reader.does(seat, 'discard')} {cards} as the price."
        case "return":
            return f"{reader.does(seat, 'take')} {cards} back."
        case "give-up":
            return f"{reader.does(seat, 'give')} up {cards} to counterattack."
        case "cleanup":
            return f"{reader.does(seat, 'discard')} {cards}."
    return ""


def _tell_end(event: Event, reader: Reader) -> str:
    """Who has won."""
    match event.word:
        case "end-last" | "end-conceded":
            return f"{reader.does(event.seat, 'win')}."
        case "end-everybody-out":
            return "Nobody is left: a draw."
        case "end-turn-cap":
            return "The last turn is over: a draw."
    return ""


def _adding(number: int) -> str:
    return f": +{number}" if number else ""

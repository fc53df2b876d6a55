"""What happened, in sentences."""

from __future__ import annotations

from typing import Final

from kwoon.core.events import Event
from kwoon.core.words import Reader


def tell(event: Event, reader: Reader, names: list[str]) -> str:
    """An event as its reader may see it; `names` are those of its cards. Empty for what needs no line."""
    said = _tell_play(event, reader, ", ".join(names))
    if not said:
        said = _tell_damage(event, reader, ", ".join(names))
    if not said:
        said = _tell_table(event, reader, ", ".join(names), len(names))
    if not said:
        raise ValueError(f"KungFu Fighting, 2014, has no event called {event.word}.")
    return "" if said == SILENT else said


SILENT: Final = "silent"
"""For an event that only moves something on the table."""


def _tell_play(event: Event, reader: Reader, cards: str) -> str:
    """Attacks and blocks being laid out."""
    seat = event.seat
    match event.word:
        case "no-attack":
            return f"{_do_not(reader, seat)} attack."
        case "counterattack":
            return f"{reader.does(seat, 'counterattack')} {reader.name(event.number)}."
        case "no-counterattack":
            return f"{_do_not(reader, seat)} counterattack {reader.name(event.number)}."
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
        case "target":
            return f"{reader.does(seat, 'strike')} at {reader.name(event.number)}."
        case "attack":
            return f"The attack is worth {event.number}."
        case "attack-spirit":
            return f"The attack is worth {event.number}, with Spirit."
        case "block":
            return f"{_upper(reader.whose(seat))} block is worth {event.number}."
        case "block-spirit":
            return f"{_upper(reader.whose(seat))} block is worth {event.number}, with Spirit."
        case "no-block":
            return f"{_do_not(reader, seat)} block."
        case "called-off":
            return "The attack is called off."
    return ""


def _tell_damage(event: Event, reader: Reader, cards: str) -> str:
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
            return f"{reader.does(seat, 'lose')} {event.number} Chi more."
        case "gain":
            if event.number == 0:
                return f"{reader.does(seat, 'are', 'is')} at full Chi already."
            return f"{reader.does(seat, 'gain')} {event.number} Chi."
        case "random":
            return f"{reader.does(seat, 'discard')} {cards} at random."
        case "strip":
            return f"{reader.does(seat, 'have', 'has')} to discard {cards} in cleanup."
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


def _tell_table(event: Event, reader: Reader, cards: str, count: int) -> str:
    """Turns, draws, and who is out."""
    seat = event.seat
    match event.word:
        case "turn":
            return f"Turn {event.number}: it is {reader.whose(seat)} turn."
        case "discard":
            return f"{reader.does(seat, 'discard')} {cards}." if cards else f"{reader.does(seat, 'keep')} every card."
        case "draw":
            drawn = f"{count} cards" if seat != reader.seat and count > 1 else cards
            return f"{reader.does(seat, 'draw')} {drawn}."
        case "reshuffle":
            return f"The discard pile becomes the deck again: {event.number} cards."
        case "out":
            left = f", discarding {cards}" if cards else ""
            return f"{reader.does(seat, 'are', 'is')} out of the game{left}."
        case "concede":
            return f"{reader.does(seat, 'give')} up."
        case "end-last" | "end-conceded":
            return f"{reader.does(seat, 'win')}."
        case "end-everybody-out":
            return "Nobody is left: a draw."
        case "end-turn-cap":
            return "The last turn is over: a draw."
    return ""


def _do_not(reader: Reader, seat: int) -> str:
    return reader.does(seat, "do not", "does not")


def _adding(number: int) -> str:
    return f": +{number}" if number else ""


def _upper(text: str) -> str:
    return text[0].upper() + text[1:]

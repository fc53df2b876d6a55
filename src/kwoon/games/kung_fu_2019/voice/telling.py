"""What happened, in sentences."""

from __future__ import annotations

from kwoon.core.events import Event
from kwoon.core.telling import SILENT, tell_strokes, tell_table, upper
from kwoon.core.words import Reader


def tell(event: Event, reader: Reader, names: list[str], team: list[int], cause: str) -> str:
    """An event as its reader may see it; `names` are those of its cards, `cause` that of a card which its number may
    be. Empty for what needs no line."""
    cards = ", ".join(names)
    said = _tell_attack(event, reader, cards) or _tell_answer(event, reader, names) or _tell_slots(event, reader, cards)
    said = said or _tell_hands(event, reader, cards) or _tell_end(event, reader, team)
    said = said or tell_strokes(event, reader) or tell_table(event, reader, names, cause)
    if not said:
        raise ValueError(f"Kung Fu Fighting!, 2019, has no event called {event.word}.")
    return "" if said == SILENT else said


def _tell_attack(event: Event, reader: Reader, cards: str) -> str:
    """Attacks being made."""
    seat = event.seat
    match event.word:
        case "base" | "strike":
            return f"{reader.does(seat, 'attack')} with {cards}: {event.number}."
        case "base-split" | "strike-split":
            return f"{reader.does(seat, 'attack')} with {cards} and split it: {event.number} each."
        case "smash":
            return f"{reader.does(seat, 'smash', 'smashes')} {cards} in the attack: {event.number}."
        case "enhance" | "join" | "hurl":
            verb = {"enhance": "add", "join": "join", "hurl": "hurl"}[event.word]
            return f"{reader.does(seat, verb)} {cards}: +{event.number}."
        case "split" | "join-split":
            adding = f", +{event.number}" if event.number else ""
            return f"{reader.does(seat, 'split')} the attack with {cards}{adding}."
        case "attack":
            return SILENT
    return ""


def _tell_answer(event: Event, reader: Reader, names: list[str]) -> str:
    """Answers, and how the exchange is resolved."""
    seat = event.seat
    cards = ", ".join(names)
    match event.word:
        case "face":
            if event.number == seat:
                return f"{reader.does(seat, 'play')} {cards} and {_stay(reader, seat)} the target."
            place = reader.whose(event.number)
            return f"{reader.does(seat, 'play')} {cards} and {_verb(reader, seat, 'take')} {place} place."
        case "pass-on":
            verb = _verb(reader, seat, "move")
            return f"{reader.does(seat, 'play')} {cards} and {verb} the attack to {reader.name(event.number)}."
        case "block":
            return f"{reader.does(seat, 'block')} with {cards}."
        case "block-for":
            return f"{reader.does(seat, 'block')} for {reader.name(event.number)} with {cards}."
        case "snap":
            return f"{reader.does(seat, 'snap')} {cards} as a Block: {event.number} less."
        case "ignore":
            return f"{reader.does(seat, 'ignore')} {reader.whose(event.number)} attack, thanks to {cards}."
        case "sum":
            return _tell_sum(event, reader, names)
        case "self-loss":
            return f"{reader.does(seat, 'lose')} {event.number} Chi by {_own(reader, seat)} {cards}."
        case "damage" | "resolved" | "chi":
            return SILENT
        case "poisoned":
            when = f"at the start of {reader.whose(seat)} next turn"
            return f"{reader.does(seat, 'will', 'will')} lose {event.number} Chi {when}, by {cards}."
    return ""


def _tell_sum(event: Event, reader: Reader, names: list[str]) -> str:
    """A loss by the first card, with what it is the difference of where anything was taken off; the others defend."""
    dealt, blocked, guarded = event.number // 1_000_000, event.number // 1000 % 1000, event.number % 1000
    lost = max(dealt - blocked - guarded, 0)
    less = (f" − {blocked} Block" if blocked else "") + (
        f" − {guarded} by {' and '.join(names[1:])}" if guarded else ""
    )
    return f"{reader.does(event.seat, 'lose')} {lost or 'no'} Chi to {names[0]}{f': {dealt}{less}' if less else ''}."


def _tell_slots(event: Event, reader: Reader, cards: str) -> str:
    """Weapons, stances and what hangs on them."""
    seat = event.seat
    match event.word:
        case "weapon":
            return f"{reader.does(seat, 'take')} up {cards}."
        case "stance":
            return f"{reader.does(seat, 'enter')} {cards}."
        case "attach":
            return f"{reader.does(seat, 'attach', 'attaches')} {cards}."
        case "restore":
            return f"{reader.does(seat, 'play')} {cards}."
        case "pay":
            return f"{reader.does(seat, 'pay')} {event.number} Chi for {cards}."
        case "lapse":
            return f"{reader.does(seat, 'cannot pay', 'cannot pay')} for {cards}: it is discarded."
        case "replace" | "gone" | "drop":
            return f"{reader.does(seat, 'discard')} {cards}."
        case "lose":
            return f"{reader.does(seat, 'lose')} {cards}."
        case "take":
            return f"{reader.does(seat, 'get')} {cards} from {reader.name(event.number)}."
        case "hand-weapon":
            return f"{reader.does(seat, 'hand')} {cards} to {reader.name(event.number)}."
    return ""


def _tell_hands(event: Event, reader: Reader, cards: str) -> str:
    """Archetypes, Chi, and cards that teammates play or pass."""
    seat = event.seat
    match event.word:
        case "dealt" | "choose":
            return f"{reader.does(seat, 'are', 'is')} {cards}."
        case "poison":
            return f"The poison costs {reader.name(seat)} {event.number} Chi."
        case "gain":
            if event.number == 0:
                return f"{reader.does(seat, 'are', 'is')} at full Chi already."
            by = f" by {cards}" if cards else ""
            return f"{reader.does(seat, 'restore')} {event.number} Chi{by}."
        case "special":
            return f"{reader.does(seat, 'play')} {cards}."
        case "pass-card":
            return f"{reader.does(seat, 'pass', 'passes')} {cards} to {reader.name(event.number)}."
    return ""


def _tell_end(event: Event, reader: Reader, team: list[int]) -> str:
    """Who has won."""
    seat = event.seat
    match event.word:
        case "end-last" | "end-conceded":
            if team.count(team[seat]) > 1:
                return f"{upper(reader.whose(seat))} team wins."
            return f"{reader.does(seat, 'win')}."
        case "end-everybody-out":
            return "Nobody has Chi left: a tie."
        case "end-turn-cap":
            return "The last turn is over, and nobody has won."
    return ""


def _verb(reader: Reader, seat: int, verb: str) -> str:
    return verb if seat == reader.seat else f"{verb}s"


def _stay(reader: Reader, seat: int) -> str:
    return _verb(reader, seat, "stay")


def _own(reader: Reader, seat: int) -> str:
    return "your own" if seat == reader.seat else "their own"

"""Understands what a person types as one of the moves on offer: its number, its notation, or just the card."""

from __future__ import annotations

from kwoon.core.box import Opened
from kwoon.core.contract import Refused
from kwoon.core.words import Reader
from kwoon.terminal.match.names import SHORTEST, best_fits, words_of
from kwoon.terminal.match.passing import is_idle

ENOUGH = ("pass", "done")


def read_typed(text: str, opened: Opened, moves: list[int], reader: Reader | None = None) -> int:
    """The move that was meant, which may be one that is not on offer; Refused if it cannot be understood.

    `moves` are numbered as they stand there; the reader knows the others by name.
    """
    if text.isascii() and text.isdigit():
        number = int(text) if len(text) < 9 else 0
        if not 1 <= number <= len(moves):
            raise Refused(which_number(len(moves)))
        return moves[number - 1]
    meant = named(text, opened, moves, reader)
    if len(meant) == 1:
        return meant[0]
    if len(meant) > 1:
        said = ", ".join(written(move, opened, reader) for move in meant)
        raise Refused(f"'{text}' could mean: {said}. Type one of these.")
    return opened.game.read(text)


def which_number(moves: int) -> str:
    """What numbers can be typed."""
    return "There is only one move: type 1." if moves == 1 else f"Choose a number from 1 to {moves}."


def written(move: int, opened: Opened, reader: Reader | None) -> str:
    """A move in the notation; where that ends in the number of a seat, the reader sees who sits there."""
    wrote = opened.game.write(move)
    if reader is None or opened.words.advice(move, reader) == opened.words.move(move):
        return wrote
    verb, _, number = wrote.rpartition(" ")
    return f"{verb} {reader.name(int(number) - 1)}"


def said_of(move: int, opened: Opened, reader: Reader | None) -> str:
    """A move as one would say it, others by their names."""
    return opened.words.move(move) if reader is None else opened.words.advice(move, reader)


def named(text: str, opened: Opened, moves: list[int], reader: Reader | None = None) -> list[int]:
    """The moves on offer that this text names."""
    said = _simple(text)
    forms = {move: _forms(move, opened, reader) for move in moves}
    whole = [move for move in moves if said in forms[move]]
    if whole or not said:
        return whole
    if said in ENOUGH:
        # Whoever has nothing to do says either; a question takes one of them.
        return [move for move in moves if is_idle(opened, move)]
    cards = [move for move in moves if said in _card_forms(move, opened)]
    if cards:
        return cards
    # `bo` for `target Bo`, `first` for `go first`.
    ends = [move for move in moves if any(form.endswith(f" {said}") for form in forms[move])]
    if ends or max(len(word) for word in [*words_of(said), ""]) < SHORTEST:
        return ends
    # `play kung fu is weak` for `play your-kung-fu-is-weak`.
    return [moves[at] for at in best_fits(said, [tuple(forms[move]) for move in moves])]


def _forms(move: int, opened: Opened, reader: Reader | None) -> list[str]:
    """All that a move is called."""
    called = [opened.game.write(move), opened.words.move(move)]
    if reader is not None:
        called.extend([written(move, opened, reader), said_of(move, opened, reader)])
    return list(dict.fromkeys(_simple(each) for each in called))


def _card_forms(move: int, opened: Opened) -> list[str]:
    """What the card of a move is called: `S3` for `play S3`, `punch 3` for `Play Punch 3`."""
    card = opened.card_of(move)
    return [] if card < 0 else [_simple(opened.faces[card].id), _simple(opened.words.card(card))]


def ways_to_type(opened: Opened, moves: list[int], reader: Reader | None = None) -> list[str]:
    """One of the moves in every way that is understood: as it is written, then the shortest ends of that and its name.

    The move is the one that gains most by that, for somebody who wants to learn how to type less.
    """
    best: list[str] = []
    for move in moves:
        whole = written(move, opened, reader)
        texts = (whole, said_of(move, opened, reader).lower())
        short = [_shortest(text, move, opened, moves, reader) for text in texts]
        ways = list(dict.fromkeys([whole, *[each for each in short if each and len(each) < len(whole)]]))
        if not best or len(ways) > len(best):
            best = ways
    return best


def _shortest(text: str, move: int, opened: Opened, moves: list[int], reader: Reader | None) -> str:
    """The shortest end of a text that means this move and no other; empty if only the whole of it does, or nothing."""
    words = text.split()
    for start in range(len(words) - 1, 0, -1):
        end = " ".join(words[start:])
        # A number is the place of a move in the list.
        if not end.isdigit() and named(end, opened, moves, reader) == [move]:
            return end
    return ""


def _simple(text: str) -> str:
    return " ".join(text.lower().split())

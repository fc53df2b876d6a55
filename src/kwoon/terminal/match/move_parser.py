"""Understands what a person types as one of the moves on offer: its number, its notation, or just the card."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.game import IllegalMove
from kwoon.core.game_text import Audience
from kwoon.terminal.match.autopass import is_idle
from kwoon.terminal.match.fuzzy_match import MIN_PREFIX_LENGTH, best_matches, normalized_words

PASS_WORDS = ("pass", "done")


def parse_typed_move(text: str, loaded: LoadedGame, moves: list[int], audience: Audience | None = None) -> int:
    """The move that was meant, which may be one that is not on offer; Refused if it cannot be understood.

    `moves` are numbered as they stand there; the reader knows the others by name.
    """
    if text.isascii() and text.isdigit():
        number = int(text) if len(text) < 9 else 0
        if not 1 <= number <= len(moves):
            raise IllegalMove(number_range_text(len(moves)))
        return moves[number - 1]
    candidates = find_named_moves(text, loaded, moves, audience)
    if len(candidates) == 1:
        return candidates[0]
    if len(candidates) > 1:
        options = ", ".join(format_typed_move(move, loaded, audience) for move in candidates)
        raise IllegalMove(f"'{text}' could mean: {options}. Type one of these.")
    return loaded.game.parse_move(text)


def number_range_text(moves: int) -> str:
    """What numbers can be typed."""
    return "There is only one move: type 1." if moves == 1 else f"Choose a number from 1 to {moves}."


def format_typed_move(move: int, loaded: LoadedGame, audience: Audience | None) -> str:
    """A move in the notation; where that ends in the number of a seat, the reader sees who sits there."""
    notation = loaded.game.format_move(move)
    if audience is None or loaded.text.advice(move, audience) == loaded.text.move(move):
        return notation
    verb, _, number = notation.rpartition(" ")
    return f"{verb} {audience.name(int(number) - 1)}"


def describe_move(move: int, loaded: LoadedGame, audience: Audience | None) -> str:
    """A move as one would say it, others by their names."""
    return loaded.text.move(move) if audience is None else loaded.text.advice(move, audience)


def find_named_moves(text: str, loaded: LoadedGame, moves: list[int], audience: Audience | None = None) -> list[int]:
    """The moves on offer that this text names."""
    typed = _normalize(text)
    forms = {move: _move_forms(move, loaded, audience) for move in moves}
    exact = [move for move in moves if typed in forms[move]]
    if exact or not typed:
        return exact
    if typed in PASS_WORDS:
        # Whoever has nothing to do says either; a question takes one of them.
        return [move for move in moves if is_idle(loaded, move)]
    cards = [move for move in moves if typed in _card_forms(move, loaded)]
    if cards:
        return cards
    # `bo` for `target Bo`, `first` for `go first`.
    ending = [move for move in moves if any(form.endswith(f" {typed}") for form in forms[move])]
    if ending or max(len(word) for word in [*normalized_words(typed), ""]) < MIN_PREFIX_LENGTH:
        return ending
    # `play kung fu is weak` for `play your-kung-fu-is-weak`.
    return [moves[index] for index in best_matches(typed, [tuple(forms[move]) for move in moves])]


def _move_forms(move: int, loaded: LoadedGame, audience: Audience | None) -> list[str]:
    """All that a move is called."""
    texts = [loaded.game.format_move(move), loaded.text.move(move)]
    if audience is not None:
        texts.extend([format_typed_move(move, loaded, audience), describe_move(move, loaded, audience)])
    return list(dict.fromkeys(_normalize(form_text) for form_text in texts))


def _card_forms(move: int, loaded: LoadedGame) -> list[str]:
    """What the card of a move is called: `S3` for `play S3`, `punch 3` for `Play Punch 3`."""
    card = loaded.card_of(move)
    return [] if card < 0 else [_normalize(loaded.faces[card].id), _normalize(loaded.text.card(card))]


def shortest_inputs(loaded: LoadedGame, moves: list[int], audience: Audience | None = None) -> list[str]:
    """One of the moves in every way that is understood: as it is written, then the shortest ends of that and its name.

    The move is the one that gains most by that, for somebody who wants to learn how to type less.
    """
    best: list[str] = []
    for move in moves:
        full_text = format_typed_move(move, loaded, audience)
        texts = (full_text, describe_move(move, loaded, audience).lower())
        shortened = [_shortest_ending(text, move, loaded, moves, audience) for text in texts]
        inputs = list(
            dict.fromkeys(
                [
                    full_text,
                    *[short_text for short_text in shortened if short_text and len(short_text) < len(full_text)],
                ]
            )
        )
        if not best or len(inputs) > len(best):
            best = inputs
    return best


def _shortest_ending(text: str, move: int, loaded: LoadedGame, moves: list[int], audience: Audience | None) -> str:
    """The shortest end of a text that means this move and no other; empty if only the whole of it does, or nothing."""
    words = text.split()
    for start in range(len(words) - 1, 0, -1):
        end = " ".join(words[start:])
        # A number is the place of a move in the list.
        if not end.isdigit() and find_named_moves(end, loaded, moves, audience) == [move]:
            return end
    return ""


def _normalize(text: str) -> str:
    return " ".join(text.lower().split())

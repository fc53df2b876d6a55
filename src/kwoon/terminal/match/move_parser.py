"""Parses typed text as one of the legal moves: by number, notation, or card name alone."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.game import IllegalMove
from kwoon.core.message import Text, msg
from kwoon.localization.formatter import Reader
from kwoon.localization.languages import ENGLISH, PSEUDO
from kwoon.terminal.match.autopass import is_idle_move
from kwoon.terminal.match.fuzzy_match import best_matches, is_long_enough

PASS_WORDS = ("pass", "done")


def parse_typed_move(text: str, loaded: LoadedGame, moves: list[int], reader: Reader | None = None) -> int:
    """Return the typed move, which may not be legal now. Raise `IllegalMove` if the text is ambiguous or not a move.

    A number selects from `moves` in the given order. A player can be given by name.
    """
    if text.isdecimal():
        number = int(text) if len(text) < 9 else 0
        if not 1 <= number <= len(moves):
            raise IllegalMove(Reader().say(number_range_text(len(moves))))
        return moves[number - 1]
    candidates = find_named_moves(text, loaded, moves, reader)
    if len(candidates) == 1:
        return candidates[0]
    if len(candidates) > 1:
        options = [move_text(move, loaded, reader) for move in candidates]
        raise IllegalMove(Reader().t("terminal-several-moves", text=text, moves=options))
    if not shows_notation(reader):
        typed = _normalize(text)
        for move in range(loaded.game.num_distinct_moves()):
            if typed == _normalize(describe_move(move, loaded, reader)):
                return move
    return loaded.game.parse_move(text)


def number_range_text(moves: int) -> Text:
    """Return a sentence with the numbers that can be typed."""
    return msg("terminal-one-move") if moves == 1 else msg("terminal-choose-number", count=moves)


def shows_notation(reader: Reader | None) -> bool:
    """Return whether moves are shown in notation, which is English. Other readers see and type descriptions."""
    return reader is None or reader.language in (ENGLISH, PSEUDO)


def move_text(move: int, loaded: LoadedGame, reader: Reader | None) -> str:
    """Return a move as this reader may type it."""
    if shows_notation(reader):
        return notation_with_player_name(move, loaded, reader)
    return describe_move(move, loaded, reader)


def notation_with_player_name(move: int, loaded: LoadedGame, reader: Reader | None) -> str:
    """Return a move in notation, with a player's name instead of a seat number at the end."""
    notation = loaded.game.format_move(move)
    if reader is None or not names_player(move, loaded, reader):
        return notation
    verb, _, number = notation.rpartition(" ")
    return f"{verb} {reader.seat_name(int(number) - 1)}"


def names_player(move: int, loaded: LoadedGame, reader: Reader) -> bool:
    """Return whether a move names a player."""
    return describe_move(move, loaded, reader) != describe_move(move, loaded, None)


def describe_move(move: int, loaded: LoadedGame, reader: Reader | None) -> str:
    """Return a move as a phrase, with players named if `reader` is given."""
    if reader is None:
        return Reader().say(loaded.text.describe_move(move))
    return reader.say(loaded.text.describe_move(move))


def find_named_moves(text: str, loaded: LoadedGame, moves: list[int], reader: Reader | None = None) -> list[int]:
    """Return the legal moves that this text names."""
    typed = _normalize(text)
    forms = {move: _move_forms(move, loaded, reader) for move in moves}
    exact = [move for move in moves if typed in forms[move]]
    if exact or not typed:
        return exact
    if typed in PASS_WORDS:
        # Players use these words interchangeably, but a prompt accepts only one of them.
        return [move for move in moves if is_idle_move(loaded, move)]
    cards = [move for move in moves if typed in _card_names_in_move(move, loaded)]
    if cards:
        return cards
    # Accept `bo` for `target Bo`, and `first` for `go first`.
    ending = [move for move in moves if any(form.endswith(f" {typed}") for form in forms[move])]
    if ending or not is_long_enough(typed):
        return ending
    # Accept a few words of a long card name.
    return [moves[index] for index in best_matches(typed, [tuple(forms[move]) for move in moves])]


def _move_forms(move: int, loaded: LoadedGame, reader: Reader | None) -> list[str]:
    """Return every text that names a move."""
    texts = [loaded.game.format_move(move), describe_move(move, loaded, None)]
    if reader is not None:
        texts.extend([notation_with_player_name(move, loaded, reader), describe_move(move, loaded, reader)])
    return list(dict.fromkeys(_normalize(form_text) for form_text in texts))


def _card_names_in_move(move: int, loaded: LoadedGame) -> list[str]:
    """Return the names of a move's card: `S3` for `play S3`, `punch 3` for `Play Punch 3`."""
    card = loaded.card_in_move(move)
    return (
        [] if card < 0 else [_normalize(loaded.faces[card].id), _normalize(Reader().say(loaded.text.card_name(card)))]
    )


def example_inputs(loaded: LoadedGame, moves: list[int], reader: Reader | None = None) -> list[str]:
    """Return example inputs for one of the moves: its notation, then shorter endings of its notation and name that are
    accepted.

    The move with the most such inputs is chosen.
    """
    best: list[str] = []
    for move in moves:
        full_text = move_text(move, loaded, reader)
        phrase = describe_move(move, loaded, reader)
        texts = (full_text, phrase.lower() if shows_notation(reader) else phrase)
        shortened = [_shortest_ending(text, move, loaded, moves, reader) for text in texts]
        if not shows_notation(reader) and loaded.card_in_move(move) >= 0:
            name = Reader().say(loaded.text.card_name(loaded.card_in_move(move)))
            shortened.append(name if find_named_moves(name, loaded, moves, reader) == [move] else "")
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


def _shortest_ending(text: str, move: int, loaded: LoadedGame, moves: list[int], reader: Reader | None) -> str:
    """Return the shortest proper suffix of a move's text, in whole words, that names only this move; empty if none."""
    words = text.split()
    for start in range(len(words) - 1, 0, -1):
        end = " ".join(words[start:])
        # A number would select a move from the list.
        if not end.isdigit() and find_named_moves(end, loaded, moves, reader) == [move]:
            return end
    return ""


def _normalize(text: str) -> str:
    return " ".join(text.lower().split())

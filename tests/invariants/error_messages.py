"""Collects error messages from all games: rules, notation, reasons for cards and moves, and the terminal."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

from kwoon.core.dice import LiveDice
from kwoon.core.game import CONCEDE, SPECTATOR, TAKE_BACK, IllegalMove, Prompt, State
from kwoon.terminal.boards import make_board
from kwoon.terminal.match.lookup import CardLookup
from kwoon.terminal.match.why_not import parse_offered_move, why_cards_unusable, why_not_card
from kwoon.terminal.screen import Screen
from tests.invariants.tables import InvariantTable, evenly_spread, play

MAX_MOVES = 40
"""How many illegal moves are tried in each position."""
INVALID_TEXTS = (
    "",
    "x",
    "done x",
    "play",
    "play nothing",
    "target 9",
    "target nobody",
    "pick nothing",
    "give up",
    "pass me",
)
NOTATION = re.compile(
    r"(?P<before>'|(You can( use [^:]*)?|could mean|example|matches several moves): )((?<=')[^']*(?=' (is|could|does|matches))|(?<= )[^.]*)"
)
"""Matches moves in notation, such as 'split split-attack', which are not prose."""
FAULTS = {
    "does not begin with a capital letter, a number or a quotation mark": r"^[a-z]|^[^\w']|^$",
    "does not end with a period": r"(?<![.!?])$",
    "two spaces, or a space at an end": r"\s\s|^\s|\s$",
    "a space before a punctuation mark": r"\s[,.;:!?](\s|$)",
    "two punctuation marks": r"[.,;:!?][.,;:]",
    "an unfilled brace": r"[{}]",
    "a Python value": r"\b(None(?! can defend)|True|False)\b|-1\b",
    "a word twice": r"\b([A-Za-z]+) \1\b",
    "'a' before a vowel": r"\ba [aeio]\w",
    "'an' before a consonant": r"\b[Aa]n [bcdfgjklmnpqrstvwxyz]\w",
    "'cannot' without a verb": r"\bcannot (?!be\b|have\b|strike\b|assist\b)",
    "'you' with the verb of a third person": r"\b[Yy]ou (is|has|does|was)\b",
    "'1' with a plural": r"\b1 (cards|animals|Hidden Weapons|points|players|targets|games|numbers)\b",
    "'1' with the verb of a plural": r"\b1 (of them )?(are|have|lie|were)\b",
    "an em dash or an ellipsis": r"[—…]|\.\.\.",
}


def faults(sentence: str) -> list[str]:
    """Return a sentence's faults, as far as patterns can detect them."""
    prose = NOTATION.sub(r"\g<before>X", sentence)
    return [fault for fault, pattern in FAULTS.items() if re.search(pattern, prose)]


def error_messages(table: InvariantTable, seed: int, every: int) -> Iterator[tuple[str, str]]:
    """Yield error messages and their origins, from notation and from about one in `every` positions in a random game."""
    board = make_board(table.definition.id, table.loaded, True)
    lookup = CardLookup(table.definition, table.loaded, board, Screen(sys.stdin, StringIO(), True))
    for text in INVALID_TEXTS:
        yield from _error_of("notation", lambda text=text: table.game.parse_move(text))
    for move in range(table.game.num_distinct_moves()):
        words = table.game.format_move(move).split()
        for invalid in (f"{' '.join(words[:-1])} nothing", " ".join([*words, "nothing"]), " ".join(words[:-1])):
            yield from _error_of("notation", lambda invalid=invalid: table.game.parse_move(invalid))
    dice = LiveDice(seed)
    for state in play(table, seed):
        if dice.roll(every) == 0 or state.outcome() is not None:
            for seat in table.seats:
                yield from _from_rules(table, state, seat, dice.roll(MAX_MOVES))
                yield from _from_text(table, state, seat, dice.roll(MAX_MOVES))
                prompt = state.prompt(seat)
                if prompt is not None:
                    yield from _from_terminal(lookup, table, state, prompt, dice.roll(MAX_MOVES))


def _error_of(source: str, call: object) -> Iterator[tuple[str, str]]:
    assert callable(call)
    try:
        call()
    except IllegalMove as error:
        yield source, str(error)


def _unoffered_moves(table: InvariantTable, prompt: Prompt | None, first: int) -> list[int]:
    """Return some moves that are not offered, chosen by `first`."""
    offered = set() if prompt is None else set(prompt.moves)
    unoffered = [move for move in range(table.game.num_distinct_moves()) if move not in offered]
    return evenly_spread(unoffered[first % max(1, len(unoffered)) :] or unoffered, MAX_MOVES) if unoffered else []


def _from_rules(table: InvariantTable, state: State, seat: int, first: int) -> Iterator[tuple[str, str]]:
    dice = LiveDice(1)
    for move in [*_unoffered_moves(table, state.prompt(seat), first), table.game.num_distinct_moves() + 3, -7]:
        yield from _error_of("rules", lambda move=move: state.copy().apply(seat, move, dice))
    yield from _error_of("rules", lambda: state.copy().apply(len(table.seats), 0, dice))
    for move in (TAKE_BACK, CONCEDE):
        yield from _error_of("rules", lambda move=move: state.copy().apply(seat, move, dice))
        yield from _error_of("rules", lambda move=move: state.copy().apply(len(table.seats), move, dice))
    yield from _error_of("rules", lambda: state.copy().default_move(seat, dice))


def _from_text(table: InvariantTable, state: State, seat: int, first: int) -> Iterator[tuple[str, str]]:
    words, prompt = table.loaded.text, state.prompt(seat)
    usable_cards = set() if prompt is None else {table.loaded.card_in_move(move) for move in prompt.moves}
    for viewer in (seat, SPECTATOR):
        view = state.view(viewer)
        for card in range(len(table.loaded.faces)):
            if card not in usable_cards or viewer == SPECTATOR:
                yield "card", str(words.why_not_usable(card, view))
    for move in _unoffered_moves(table, prompt, first) if prompt is not None else []:
        reason = table.reader(seat).say(words.why_not_move(move, state.view(seat)))
        if reason:
            yield "move", reason


def _from_terminal(
    lookup: CardLookup, table: InvariantTable, state: State, prompt: Prompt, first: int
) -> Iterator[tuple[str, str]]:
    seat = int(prompt.seat)
    view, reader = state.view(seat), table.reader(seat)
    names = [str(face.name) for face in table.loaded.faces]
    card_names = [names[card] for card in evenly_spread(list(range(len(names))), 6)]
    typed = [table.game.format_move(move) for move in _unoffered_moves(table, prompt, first)]
    typed += [*INVALID_TEXTS[1:], *reader.names, *[f"target {name}" for name in (*reader.names, "me", "Zoe")]]
    typed += [*card_names, *[f"{verb} {name}" for name in card_names for verb in ("play", "discard", "use")]]
    for text in typed:
        yield from _error_of("terminal", lambda text=text: parse_offered_move(text, lookup, prompt, view, reader))
    for reason in why_cards_unusable(table.loaded, prompt, view):
        yield "terminal", reason
    for card in range(len(names)):
        yield "terminal", why_not_card(lookup, prompt, view, card, reader)


NAME_OF_REASON_FUNCTION = re.compile(r"why|refus|_not_|limit_reached|later|laid|armed|coconut|off")


def messages_in_source(source: Path) -> Iterator[str]:
    """Yield the error messages in a module's source, with placeholders X1, X2 and so on."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("IllegalMove"):
            yield from (text for each in node.args for text in _string_literals(each))
        elif isinstance(node, ast.FunctionDef) and NAME_OF_REASON_FUNCTION.search(node.name):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    yield from (text for text in _string_literals(inner.value) if text[:1].isupper() and " " in text)


def _string_literals(value: ast.expr) -> list[str]:
    if isinstance(value, ast.IfExp):
        return _string_literals(value.body) + _string_literals(value.orelse)
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return [value.value]
    if isinstance(value, ast.JoinedStr):
        parts = [
            str(each.value) if isinstance(each, ast.Constant) else f"X{at}" for at, each in enumerate(value.values)
        ]
        # A placeholder at the end may stand for a whole sentence.
        return [re.sub(r"(X\d+)$", r"\1.", "".join(parts))]
    return []

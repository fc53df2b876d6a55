"""The commands that a player can type instead of a move."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.core.game import CONCEDE, TAKE_BACK, IllegalMove, Prompt, View
from kwoon.registry import load_clauses
from kwoon.terminal.game_options import HALL_ONLY_NOTE
from kwoon.terminal.match.autosave import write_atomically
from kwoon.terminal.match.fuzzy_match import find_term
from kwoon.terminal.match.lookup import capitalize_term
from kwoon.terminal.match.move_parser import example_inputs
from kwoon.terminal.match.why_not import likely_cards, why_cards_unusable, why_not_card
from kwoon.terminal.reports.rule_search import print_found_rules
from kwoon.terminal.reports.rules import matching_clauses

if TYPE_CHECKING:
    from kwoon.terminal.match.match import TerminalMatch

COMMAND_HELP = (
    ("look", "show the table again"),
    ("card NAME", "explain a card or token; part of its name is enough"),
    ("cards", "list the cards that you can see; cards all lists every card of the game"),
    ("why", "explain why cards in your hand can't be used now; why NAME explains one card"),
    ("undo", "take back your last choice, until it is revealed"),
    ("log", "show what happened recently; log all shows everything"),
    ("rules WORD", "look up a rule, for example: rules {word}"),
    ("save FILE", "write the record to another file; it is saved automatically"),
    ("concede", "give up the match"),
    ("quit", "stop; you can continue later"),
)
EXAMPLE_RULE_WORD = "draw"
"""A word that occurs in the rules of every game."""
LOG_LINES = 20
DISCARD_PROMPTS = ("discard", "exchange", "pay", "price")
"""Kinds of prompts at which cards are discarded instead of played."""
DISCARDS_HELP = ("discards", "show the discard pile")
PASS_TURN_HELP = (
    "pass turn",
    "pass all optional prompts until this turn ends; type it again to stop passing",
)


class QuitMatch(Exception):
    """Raised when a player quits. The match is then saved."""


class CommandResult(Enum):
    """The effect of a line of input."""

    NO_COMMAND = 0
    DONE = 1
    CHANGED = 2
    """The position has changed, and the prompt must be shown again."""


def run_command(session: TerminalMatch, prompt: Prompt, typed: str) -> CommandResult:
    """Run a command if the input is one. Raise `QuitMatch` if the player quits."""
    verb, _, rest = typed.partition(" ")
    rest = rest.strip()
    match verb.lower():
        case "help" | "?":
            session.screen.print_columns(
                [([(name, "number")], [(description, "")]) for name, description in _help_rows(session, prompt)]
            )
        case "look":
            session.show_prompt(prompt)
        case "log":
            _show_log(session, prompt.seat, rest)
        case "card" | "cards" | "why" | "discards":
            _run_card_command(session, prompt, verb.lower(), rest)
        case "pass" if rest.lower() == "turn":
            return _toggle_pass_turn(session, prompt)
        case "call" | "turbo":
            session.screen.print_line(_call_help_text(session))
        case "rules" | "rule":
            _show_rules(session, rest, _example_rule_word(session, prompt))
        case "save":
            _save(session, rest)
        case "undo" | "back":
            return _undo(session, prompt.seat)
        case "concede":
            return _concede(session, prompt.seat)
        case "quit" | "exit":
            raise QuitMatch
        case _:
            return CommandResult.NO_COMMAND
    return CommandResult.DONE


def _call_help_text(session: TerminalMatch) -> str:
    if session.countdown is None:
        return HALL_ONLY_NOTE
    if session.countdown.turbo:
        return "No call is needed: the countdown starts when the first player has chosen."
    return "Choose first, then type call when you hand over the keyboard."


def run_command_before_start(session: TerminalMatch, typed: str) -> bool:
    """Run a command that is available before the match. Return whether the input was such a command."""
    verb, _, rest = typed.partition(" ")
    match verb.lower():
        case "help" | "?":
            rows = [(name, description.format(word=EXAMPLE_RULE_WORD)) for name, description in COMMAND_HELP]
            session.screen.print_columns([([(name, "number")], [(description, "")]) for name, description in rows])
        case "card" | "cards" if rest:
            session.lookup.show_all_cards() if rest.lower() == "all" else session.lookup.show_search_results(rest)
        case "rules" | "rule":
            _show_rules(session, rest, EXAMPLE_RULE_WORD)
        case "quit" | "exit":
            raise QuitMatch
        case _:
            return False
    return True


def _help_rows(session: TerminalMatch, prompt: Prompt) -> list[tuple[str, str]]:
    """Return the rows of the help, with moves from the current prompt as examples."""
    moves = sorted(prompt.moves)
    numbers = ", ".join(str(number) for number in range(1, min(len(moves), 3) + 1))
    full_text, *short = example_inputs(session.loaded, moves, session.narrators[prompt.seat].reader)
    short_note = f"; {' or '.join(short)} is enough" if short else ""
    return [
        (f"{numbers}, ..." if len(moves) > 3 else numbers, "choose the move with this number"),
        (full_text, f"choose a move by its text in the list{short_note}"),
        *[
            (name, description.format(word=_example_rule_word(session, prompt)))
            for name, description in _available_commands(session, prompt.seat)
        ],
    ]


def _available_commands(session: TerminalMatch, seat: int) -> list[tuple[str, str]]:
    commands = list(COMMAND_HELP)
    extra = (
        [DISCARDS_HELP]
        if session.board.discard_piles(session.match.state.view(seat), session.narrators[seat].reader)
        else []
    )
    if session.definition.has_optional_prompts:
        extra.append(PASS_TURN_HELP)
    return [*commands[:4], *extra, *commands[4:]]


def _run_card_command(session: TerminalMatch, prompt: Prompt, command: str, name: str) -> None:
    view = session.match.state.view(prompt.seat)
    reader = session.narrators[prompt.seat].reader
    if command == "why":
        _explain_why_not(session, prompt, view, name)
    elif command == "discards":
        _show_discards(session, view)
    elif command == "cards" and name.lower() == "all":
        session.lookup.show_all_cards()
    elif name.isdigit() and 1 <= int(name) <= len(prompt.moves) and len(session.lookup.find_faces(name)) < 2:
        _show_card_of_move(session, prompt, int(name))
    elif name:
        if not session.lookup.show_player(name, view, reader):
            session.lookup.show_search_results(name)
    else:
        session.lookup.show_visible_cards(view, reader)


def _show_card_of_move(session: TerminalMatch, prompt: Prompt, number: int) -> None:
    card = session.loaded.card_in_move(sorted(prompt.moves)[number - 1])
    if card < 0:
        raise IllegalMove(f"Move {number} uses no card.")
    session.lookup.show_search_results(session.loaded.faces[card].id)


def _explain_why_not(session: TerminalMatch, prompt: Prompt, view: View, name: str) -> None:
    if name:
        card = session.lookup.find_card(name, likely_cards(session.loaded, prompt, view))
        term = session.lookup.find_term(name)
        token = next((face for face in session.lookup.find_faces(name) if face in session.lookup.tokens), None)
        if term:
            raise IllegalMove(f"{capitalize_term(term)} is not a card but a term: {session.board.glossary()[term]}")
        if card < 0 and token is not None:
            why = session.board.why_no_token(token.id, view)
            raise IllegalMove(f"{token.name} is a token: {token.text} {why}".strip())
        if card < 0:
            raise IllegalMove(
                f"'{name}' does not name one card. Type more of its name, or type cards to list the cards."
            )
        session.screen.print_line(
            why_not_card(session.lookup, prompt, view, card, session.narrators[prompt.seat].reader)
        )
        return
    use = "discard" if prompt.kind in DISCARD_PROMPTS else "use"
    default_reason = (
        "Your hand is empty." if view.as_dict().get("hand") == () else f"You can {use} every card in your hand now."
    )
    for reason in [
        *(why_cards_unusable(session.loaded, prompt, view) or [default_reason]),
        *session.board.why_not_in_hand(view),
    ]:
        session.screen.print_spans([(reason, "")], indent=1)


def _show_discards(session: TerminalMatch, view: View) -> None:
    piles = session.board.discard_piles(view, session.narrators[view.seat].reader)
    if piles is None:
        raise IllegalMove("This game has no discard pile.")
    for label, cards in piles:
        names = Counter(session.board.card_name(card) for card in sorted(cards))
        listed = ", ".join(name if count == 1 else f"{name} ({count})" for name, count in names.items())
        session.screen.print_spans([(f"{label}: ", "name"), (listed or "empty", "")], indent=1)


def _toggle_pass_turn(session: TerminalMatch, prompt: Prompt) -> CommandResult:
    """Start or stop passing all optional prompts until the turn ends."""
    if not session.definition.has_optional_prompts:
        raise IllegalMove("This game has no optional prompts.")
    if not session.autopass.toggle_passing(session.match.state, prompt.seat):
        session.screen.print_line("You get optional prompts again.")
        return CommandResult.DONE
    session.screen.print_line("You pass all optional prompts until this turn ends.")
    return CommandResult.CHANGED if session.match.state.is_optional() else CommandResult.DONE


def _example_rule_word(session: TerminalMatch, prompt: Prompt) -> str:
    """Return a word that occurs in the rules, preferably the kind of the current prompt."""
    return prompt.kind if matching_clauses(load_clauses(session.definition), prompt.kind) else EXAMPLE_RULE_WORD


def _show_log(session: TerminalMatch, seat: int, rest: str) -> None:
    events = [event.as_seen_by(seat) for event in session.events]
    lines = session.narrators[seat].narration_sentences(events)
    for line in lines if rest == "all" else lines[-LOG_LINES:]:
        session.screen.print_spans([(line, "")], indent=1)


def _show_rules(session: TerminalMatch, word: str, example: str) -> None:
    if word:
        terms = session.board.glossary()
        term = find_term(terms, word)
        print_found_rules(session.screen, session.definition, term or word, terms.get(term, ""))
        return
    session.screen.print_bullets(session.board.intro())
    session.screen.print_line(f"To look up a rule, add a word, for example: rules {example}")


def _save(session: TerminalMatch, name: str) -> None:
    session.save()
    if not name:
        session.screen.print_unwrapped(f"Saved as {session.record_file.path}")
        return
    path = Path(name).expanduser()
    try:
        write_atomically(path, session.match.to_text())
    except OSError as error:
        raise IllegalMove(f"Cannot write {path}: {error.strerror}.") from None
    session.screen.print_unwrapped(f"Saved as {path}")


def _undo(session: TerminalMatch, seat: int) -> CommandResult:
    if not session.match.state.draft(seat):
        raise IllegalMove("There is nothing to take back.")
    session.apply_and_save(seat, TAKE_BACK)
    return CommandResult.CHANGED


def _concede(session: TerminalMatch, seat: int) -> CommandResult:
    if session.screen.read_line("Give up the match? Type yes to confirm: ").lower() not in ("yes", "y"):
        session.screen.print_line("You play on.")
        return CommandResult.DONE
    session.apply_and_save(seat, CONCEDE)
    return CommandResult.CHANGED

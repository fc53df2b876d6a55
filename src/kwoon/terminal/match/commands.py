"""The commands that a player can type instead of a move."""

from __future__ import annotations

import secrets
from collections import Counter
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.bots import bots_for
from kwoon.bots.position_analysis import choose_answer, win_chances
from kwoon.bots.registry import reason_without_bots
from kwoon.bots.search_common import Budget
from kwoon.core.dice import LiveDice
from kwoon.core.game import CONCEDE, TAKE_BACK, IllegalMove, Prompt, View
from kwoon.core.message import Text, joined, msg
from kwoon.registry import load_clauses
from kwoon.terminal.match.autosave import write_atomically
from kwoon.terminal.match.lookup import capitalize_term
from kwoon.terminal.match.move_parser import example_inputs
from kwoon.terminal.match.why_not import likely_cards, why_cards_unusable, why_not_card
from kwoon.terminal.reports.rule_search import print_found_rules
from kwoon.terminal.reports.rules import matching_clauses

if TYPE_CHECKING:
    from kwoon.terminal.match.match import TerminalMatch

EXAMPLE_RULE_WORD = "draw"
"""A word that occurs in the rules of every game."""
LOG_LINES = 20
HINT_BUDGET = (240, 120)
"""Budget for the win chance of a hint: number of playouts, and milliseconds."""
YES_WORDS = ("yes", "y", "是", "好")
DISCARD_PROMPTS = ("discard", "exchange", "pay", "price")
"""Kinds of prompts at which cards are discarded instead of played."""


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
            _print_help(session, _help_rows(session, prompt))
        case "look":
            session.show_prompt(prompt)
        case "log":
            _show_log(session, prompt.seat, rest)
        case "hint":
            _show_hint(session, prompt)
        case "card" | "cards" | "why" | "discards":
            _run_card_command(session, prompt, verb.lower(), rest)
        case "pass" if rest.lower() == "turn":
            return _toggle_pass_turn(session, prompt)
        case "call" | "turbo":
            session.screen.print_line(session.reader.say(_call_help_text(session)))
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


def _call_help_text(session: TerminalMatch) -> Text:
    if session.countdown is None:
        return msg("terminal-hall-only")
    return msg("terminal-no-call-needed" if session.countdown.turbo else "terminal-call-later")


def run_command_before_start(session: TerminalMatch, typed: str) -> bool:
    """Run a command that is available before the match. Return whether the input was such a command."""
    verb, _, rest = typed.partition(" ")
    match verb.lower():
        case "help" | "?":
            _print_help(session, [*_look_commands(), *_match_commands(EXAMPLE_RULE_WORD)])
        case "card" | "cards" if rest:
            session.lookup.show_all_cards() if rest.lower() == "all" else session.lookup.show_search_results(rest)
        case "rules" | "rule":
            _show_rules(session, rest, EXAMPLE_RULE_WORD)
        case "quit" | "exit":
            raise QuitMatch
        case _:
            return False
    return True


HelpRow = tuple[Text, Text]
"""A command and what it does."""


def _print_help(session: TerminalMatch, rows: list[HelpRow]) -> None:
    say = session.reader.say
    session.screen.print_columns([([(say(name), "number")], [(say(text), "")]) for name, text in rows])


def _help_rows(session: TerminalMatch, prompt: Prompt) -> list[HelpRow]:
    """Return the rows of the help, with moves from the current prompt as examples."""
    moves = sorted(prompt.moves)
    numbers = ", ".join(str(number) for number in range(1, min(len(moves), 3) + 1))
    full_text, *short = example_inputs(session.loaded, moves, session.narrators[prompt.seat].reader)
    rows: list[HelpRow] = [
        (f"{numbers}, ..." if len(moves) > 3 else numbers, msg("terminal-help-number")),
        (
            full_text,
            msg("terminal-help-move-short", short=joined("or", [*short])) if short else msg("terminal-help-move"),
        ),
        *_look_commands(),
        ("hint", msg("terminal-help-hint")),
    ]
    if session.board.discard_piles(session.match.state.view(prompt.seat), session.narrators[prompt.seat].reader):
        rows.append(("discards", msg("terminal-help-discards")))
    if session.definition.has_optional_prompts:
        rows.append(("pass turn", msg("terminal-help-pass-turn")))
    return [*rows, *_match_commands(_example_rule_word(session, prompt))]


def _look_commands() -> list[HelpRow]:
    return [
        ("look", msg("terminal-help-look")),
        (msg("terminal-help-card-name"), msg("terminal-help-card")),
        ("cards", msg("terminal-help-cards")),
        ("why", msg("terminal-help-why")),
    ]


def _match_commands(example_rule_word: str) -> list[HelpRow]:
    return [
        ("undo", msg("terminal-help-undo")),
        ("log", msg("terminal-help-log")),
        (msg("terminal-help-rules-word"), msg("terminal-help-rules", word=example_rule_word)),
        (msg("terminal-help-save-file"), msg("terminal-help-save")),
        ("concede", msg("terminal-help-concede")),
        ("quit", msg("terminal-help-quit")),
    ]


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
        raise IllegalMove(session.reader.t("terminal-no-card-in-move", number=number))
    session.lookup.show_search_results(session.loaded.faces[card].id)


def _show_hint(session: TerminalMatch, prompt: Prompt) -> None:
    """Show the strongest bot's answer to the prompt and its win chance. The bot sees only what the player sees."""
    game, text = session.loaded.game, session.loaded.text
    if reason := reason_without_bots(session.definition.id):
        raise IllegalMove(session.reader.t("terminal-no-hints", reason=reason))
    view = session.match.state.view(prompt.seat)
    dice = LiveDice(secrets.randbits(128))
    best_level = max(bots_for(session.definition.id), key=lambda level: int(level.grade))
    answer = choose_answer(game, best_level.make_bot(game, dice), view, prompt, dice)
    chance = win_chances(game, view, Budget(*HINT_BUDGET), dice)[prompt.seat]
    moves = joined("comma", [text.describe_move(move) for move in answer])
    hint = msg("terminal-hint", bot=best_level.name, moves=moves, chance=round(100 * chance))
    reader = session.narrators[prompt.seat].reader
    session.screen.print_spans([(reader.say(joined("sentences", [hint, text.explain_moves(answer, view)])), "")])


def _explain_why_not(session: TerminalMatch, prompt: Prompt, view: View, name: str) -> None:
    t = session.reader.t
    if name:
        card = session.lookup.find_card(name, likely_cards(session.loaded, prompt, view))
        term = session.lookup.find_term(name)
        token = next((face for face in session.lookup.find_faces(name) if face in session.lookup.tokens), None)
        if term:
            meaning = session.board.glossary()[term]
            raise IllegalMove(t("terminal-is-term", term=capitalize_term(term), meaning=meaning))
        if card < 0 and token is not None:
            why = session.board.why_no_token(token.id, view)
            text = session.reader.say(joined("sentences", [token.text, why]))
            raise IllegalMove(t("terminal-is-token", token=token.name, text=text))
        if card < 0:
            raise IllegalMove(t("terminal-not-one-card", text=name))
        session.screen.print_line(
            why_not_card(session.lookup, prompt, view, card, session.narrators[prompt.seat].reader)
        )
        return
    if view.as_dict().get("hand") == ():
        default_reason = t("terminal-hand-empty")
    else:
        default_reason = t("terminal-can-discard" if prompt.kind in DISCARD_PROMPTS else "terminal-can-use")
    for reason in [
        *(why_cards_unusable(session.loaded, prompt, view) or [default_reason]),
        *session.board.why_not_in_hand(view),
    ]:
        session.screen.print_spans([(reason, "")], indent=1)


def _show_discards(session: TerminalMatch, view: View) -> None:
    piles = session.board.discard_piles(view, session.narrators[view.seat].reader)
    if piles is None:
        raise IllegalMove(session.reader.t("terminal-no-discard-pile"))
    for label, cards in piles:
        counts = Counter(session.board.card_name(card) for card in sorted(cards))
        names = [
            name if count == 1 else msg("terminal-card-count", card=name, count=count) for name, count in counts.items()
        ]
        listed = session.reader.say(joined("comma", names) if names else msg("terminal-empty"))
        session.screen.print_spans([(session.reader.t("terminal-label", label=label), "name"), (listed, "")], indent=1)


def _toggle_pass_turn(session: TerminalMatch, prompt: Prompt) -> CommandResult:
    """Start or stop passing all optional prompts until the turn ends."""
    if not session.definition.has_optional_prompts:
        raise IllegalMove(session.reader.t("terminal-no-optional-prompts"))
    if not session.autopass.toggle_passing(session.match.state, prompt.seat):
        session.screen.print_line(session.reader.t("terminal-prompts-again"))
        return CommandResult.DONE
    session.screen.print_line(session.reader.t("terminal-passing-turn"))
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
        term = session.board.find_term(word)
        print_found_rules(session.screen, session.definition, term or word, session.board.glossary().get(term, ""))
        return
    session.screen.print_bullets(session.board.intro())
    session.screen.print_line(session.reader.t("terminal-rules-example", word=example))


def _save(session: TerminalMatch, name: str) -> None:
    session.save()
    if not name:
        session.screen.print_unwrapped(session.reader.t("terminal-saved", path=str(session.record_file.path)))
        return
    path = Path(name).expanduser()
    try:
        write_atomically(path, session.match.to_text())
    except OSError as error:
        reason = error.strerror or ""
        raise IllegalMove(session.reader.t("terminal-cannot-write", path=str(path), reason=reason)) from None
    session.screen.print_unwrapped(session.reader.t("terminal-saved", path=str(path)))


def _undo(session: TerminalMatch, seat: int) -> CommandResult:
    if not session.match.state.draft(seat):
        raise IllegalMove(session.reader.t("terminal-nothing-to-undo"))
    session.apply_and_save(seat, TAKE_BACK)
    return CommandResult.CHANGED


def _concede(session: TerminalMatch, seat: int) -> CommandResult:
    if session.screen.read_line(f"{session.reader.t('terminal-concede')} ").lower() not in YES_WORDS:
        session.screen.print_line(session.reader.t("terminal-play-on"))
        return CommandResult.DONE
    session.apply_and_save(seat, CONCEDE)
    return CommandResult.CHANGED

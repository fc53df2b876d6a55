"""The words that a person can type instead of a move."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.core.contract import CONCEDE, TAKE_BACK, Ask, Refused, View
from kwoon.shelf import ledger
from kwoon.terminal.match.keep import write_whole
from kwoon.terminal.match.lookup import title
from kwoon.terminal.match.names import term_called
from kwoon.terminal.match.reasons import near, why_no_card, why_not_card
from kwoon.terminal.match.typed import ways_to_type
from kwoon.terminal.options import TO_THE_HALL
from kwoon.terminal.reports.about import tell_rules
from kwoon.terminal.reports.ledger import matching

if TYPE_CHECKING:
    from kwoon.terminal.match.match import Match

HELP = (
    ("look", "show the table again"),
    ("card NAME", "what a card or token does; a part of its name is enough"),
    ("cards", "all cards that lie where you see them; cards all: every card of the game"),
    ("why", "why the cards of your hand cannot be used now; why NAME: one card"),
    ("undo", "take your last choice back, until it has been shown"),
    ("log", "what has happened lately; log all: from the start"),
    ("rules WORD", "the rules about a word, for example: rules {word}"),
    ("save FILE", "write the record to a file of yours; it is kept in any case"),
    ("concede", "give the match up"),
    ("quit", "stop here; you can go on later"),
)
COMMON_WORD = "draw"
"""Every ledger speaks of it."""
LOG_LINES = 20
DISCARDING = ("discard", "exchange", "pay", "price")
"""Questions at which cards are not played, but thrown away."""
DISCARDS = ("discards", "the cards on the discard pile")
PASS_TURN = ("pass turn", "answer no more side questions until this turn ends; type it again to be asked after all")


class Quit(Exception):
    """Somebody stops; the match is kept."""


class Reply(Enum):
    """What came of something typed."""

    NO_COMMAND = 0
    DONE = 1
    CHANGED = 2
    """The position is another one now, so the question has to be asked anew."""


def obey(match: Match, ask: Ask, said: str) -> Reply:
    """Carry out a command, if it is one."""
    word, _, rest = said.partition(" ")
    rest = rest.strip()
    match word.lower():
        case "help" | "?":
            match.screen.columns([([(name, "number")], [(about, "")]) for name, about in _help(match, ask)])
        case "look":
            match.show(ask)
        case "log":
            _log(match, ask.seat, rest)
        case "card" | "cards" | "why" | "discards":
            _read(match, ask, word.lower(), rest)
        case "pass" if rest.lower() == "turn":
            return _pass_turn(match, ask)
        case "call" | "turbo":
            match.screen.say(_about_call(match))
        case "rules" | "rule":
            _tell_rules(match, rest, _word(match, ask))
        case "save":
            _save(match, rest)
        case "undo" | "back":
            return _undo(match, ask.seat)
        case "concede":
            return _concede(match, ask.seat)
        case "quit" | "exit":
            raise Quit
        case _:
            return Reply.NO_COMMAND
    return Reply.DONE


def _about_call(match: Match) -> str:
    """What to do about the real-time call."""
    if match.call is None:
        return TO_THE_HALL
    if match.call.turbo:
        return "Nobody calls here: the countdown starts when the first of you has chosen."
    return "Choose first. Then type call when you hand the keyboard over."


def at_the_door(match: Match, said: str) -> bool:
    """Carry out what can be typed before a match begins; whether it was anything like that."""
    word, _, rest = said.partition(" ")
    match word.lower():
        case "help" | "?":
            rows = [(name, about.format(word=COMMON_WORD)) for name, about in HELP]
            match.screen.columns([([(name, "number")], [(about, "")]) for name, about in rows])
        case "card" | "cards" if rest:
            match.lookup.tell_all() if rest.lower() == "all" else match.lookup.tell(rest)
        case "rules" | "rule":
            _tell_rules(match, rest, COMMON_WORD)
        case "quit" | "exit":
            raise Quit
        case _:
            return False
    return True


def _help(match: Match, ask: Ask) -> list[tuple[str, str]]:
    """What can be typed, with the moves of this very question as examples."""
    moves = sorted(ask.moves)
    numbers = ", ".join(str(number) for number in range(1, min(len(moves), 3) + 1))
    whole, *short = ways_to_type(match.opened, moves, match.stories[ask.seat].reader)
    enough = f"; {' or '.join(short)} is enough, as no other move ends like that" if short else ""
    return [
        (f"{numbers}, ..." if len(moves) > 3 else numbers, "the move with that number"),
        (whole, f"a move as it is written in the list{enough}"),
        *[(name, about.format(word=_word(match, ask))) for name, about in _commands(match, ask.seat)],
    ]


def _commands(match: Match, seat: int) -> list[tuple[str, str]]:
    """The commands of this game."""
    known = list(HELP)
    more = [DISCARDS] if match.board.discards(match.bout.state.view(seat), match.stories[seat].reader) else []
    if match.box.asides:
        more.append(PASS_TURN)
    return [*known[:4], *more, *known[4:]]


def _read(match: Match, ask: Ask, word: str, name: str) -> None:
    """What can be read about cards."""
    view = match.bout.state.view(ask.seat)
    reader = match.stories[ask.seat].reader
    if word == "why":
        _why(match, ask, view, name)
    elif word == "discards":
        _discards(match, view)
    elif word == "cards" and name.lower() == "all":
        match.lookup.tell_all()
    elif name.isdigit() and 1 <= int(name) <= len(ask.moves) and len(match.lookup.find(name)) < 2:
        _tell_number(match, ask, int(name))
    elif name:
        if not match.lookup.tell_player(name, view, reader):
            match.lookup.tell(name)
    else:
        match.lookup.tell_places(view, reader)


def _tell_number(match: Match, ask: Ask, number: int) -> None:
    """The card of a move in the list."""
    card = match.opened.card_of(sorted(ask.moves)[number - 1])
    if card < 0:
        raise Refused(f"Move {number} has no card.")
    match.lookup.tell(match.opened.faces[card].id)


def _why(match: Match, ask: Ask, view: View, name: str) -> None:
    if name:
        card = match.lookup.card(name, near(match.opened, ask, view))
        term = match.lookup.term(name)
        token = next((face for face in match.lookup.find(name) if face in match.opened.tokens), None)
        if term:
            raise Refused(f"{title(term)} is not a card but a term: {match.board.terms()[term]}")
        if card < 0 and token is not None:
            why = match.board.why_no_token(token.id, view)
            raise Refused(f"{token.name} is a token: {token.text} {why}".strip())
        if card < 0:
            raise Refused(f"Which card is '{name}'? Type more of its name; cards shows those that lie here.")
        match.screen.say(why_not_card(match.lookup, ask, view, card, match.stories[ask.seat].reader))
        return
    use = "discarded" if ask.word in DISCARDING else "used"
    every = "Your hand is empty." if view.facts().get("hand") == () else f"Every card of your hand can be {use} now."
    for reason in [*(why_no_card(match.opened, ask, view) or [every]), *match.board.why_others(view)]:
        match.screen.show([(reason, "")], indent=1)


def _discards(match: Match, view: View) -> None:
    piles = match.board.discards(view, match.stories[view.seat].reader)
    if piles is None:
        raise Refused("Nothing is discarded in this game.")
    for label, cards in piles:
        names = Counter(match.opened.words.card(card) for card in sorted(cards))
        listed = ", ".join(name if count == 1 else f"{name} ({count})" for name, count in names.items())
        match.screen.show([(f"{label}: ", "name"), (listed or "empty", "")], indent=1)


def _pass_turn(match: Match, ask: Ask) -> Reply:
    """As at a table of the hall: what is asked aside is passed until the turn ends."""
    if not match.box.asides:
        raise Refused("There are no side questions in this game.")
    began = match.passing.change(match.bout.state, ask.seat)
    if not began:
        match.screen.say("You are asked side questions again.")
        return Reply.DONE
    match.screen.say("You are asked no more side questions until this turn ends.")
    return Reply.CHANGED if match.bout.state.asks_aside() else Reply.DONE


def _word(match: Match, ask: Ask) -> str:
    """A word of which the rules speak, if possible that which is asked now."""
    return ask.word if matching(ledger(match.box), ask.word) else COMMON_WORD


def _log(match: Match, seat: int, rest: str) -> None:
    events = [event.seen_by(seat) for event in match.events]
    lines = match.stories[seat].text(events)
    for line in lines if rest == "all" else lines[-LOG_LINES:]:
        match.screen.show([(line, "")], indent=1)


def _tell_rules(match: Match, word: str, example: str) -> None:
    if word:
        terms = match.board.terms()
        term = term_called(terms, word)
        tell_rules(match.screen, match.box, term or word, terms.get(term, ""))
        return
    match.screen.bullets(match.board.intro())
    match.screen.say(f"Look up more with a word, for example: rules {example}")


def _save(match: Match, name: str) -> None:
    match.keep()
    if not name:
        match.screen.command(f"Saved in {match.keeper.path}")
        return
    path = Path(name).expanduser()
    try:
        write_whole(path, match.bout.write())
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror}.") from None
    match.screen.command(f"Saved in {path}")


def _undo(match: Match, seat: int) -> Reply:
    if not match.bout.state.draft(seat):
        raise Refused("There is nothing to take back: your last choice stands.")
    match.answer(seat, TAKE_BACK)
    return Reply.CHANGED


def _concede(match: Match, seat: int) -> Reply:
    if match.screen.ask("Give up the match? Type yes to do it: ").lower() not in ("yes", "y"):
        match.screen.say("You fight on.")
        return Reply.DONE
    match.answer(seat, CONCEDE)
    return Reply.CHANGED

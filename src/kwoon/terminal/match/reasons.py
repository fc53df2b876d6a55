"""Why something cannot be done now: the game's own sentences about a card, for what was typed or for a whole hand."""

from __future__ import annotations

from kwoon.core.box import Opened
from kwoon.core.contract import Ask, Refused, View
from kwoon.core.telling import upper
from kwoon.core.words import Reader
from kwoon.terminal.match.lookup import Lookup
from kwoon.terminal.match.names import best_fits, term_called
from kwoon.terminal.match.typed import named, read_typed, said_of, written

FEW = 8
"""As many moves as one reads at a glance."""
EXAMPLES = 3
MORE = "look shows all that can be done, help what else can be typed."
SURRENDER = ("give up", "give-up", "giveup", "resign", "surrender", "forfeit", "abandon")


def understood(said: str, lookup: Lookup, ask: Ask, view: View, reader: Reader) -> int:
    """The move on offer that somebody types; Refused says why there is none, for a card in the words of its game."""
    opened = lookup.opened
    moves = sorted(ask.moves)
    try:
        move = read_typed(said, opened, moves, reader)
    except Refused as refused:
        if said.isdigit() or named(said, opened, moves, reader):
            raise
        move = _at_somebody(said, opened, reader)
        if move < 0:
            move = _by_its_card(said, lookup, ask, view, reader, refusal=str(refused))
    if move not in ask.moves:
        raise Refused(why_not_move(lookup, ask, view, move, reader))
    return move


def _at_somebody(said: str, opened: Opened, reader: Reader) -> int:
    """A move that names somebody who cannot be meant now, such as `target Ann`; -1 if it is no such move."""
    verb, _, whom = said.partition(" ")
    names: list[tuple[str, ...]] = [(name,) for name in reader.names]
    if reader.seat >= 0:
        names[reader.seat] = (reader.names[reader.seat], "you", "me", "myself")
    for seat in best_fits(whom, names):
        try:
            move = opened.game.read(f"{verb} {seat + 1}")
        except Refused:
            return -1
        if opened.words.advice(move, reader) != opened.words.move(move):
            return move
    return -1


def _by_its_card(said: str, lookup: Lookup, ask: Ask, view: View, reader: Reader, *, refusal: str) -> int:
    """The only move with the card that is named, if nothing but that card was said; otherwise Refused says why not."""
    opened = lookup.opened
    whole = lookup.card(said)
    moves = usable(opened, ask, whole) if whole >= 0 else []
    if len(moves) == 1:
        return moves[0]
    term = term_called(lookup.board.terms(), said)
    card = whole if whole >= 0 or term or said.lower() in SURRENDER else lookup.card(said.partition(" ")[2])
    if card >= 0:
        raise Refused(why_not_card(lookup, ask, view, card, reader))
    if said.lower() in SURRENDER:
        why = "To give the match up, type concede."
    elif term:
        why = f"{upper(term)}: {lookup.board.terms()[term]}"
    else:
        # The game's own refusal goes on with examples that may not be possible now.
        why = refusal.partition(". ")[0].removesuffix(".") + "."
    raise Refused(f"{why} {_instead(opened, sorted(ask.moves), reader)}")


def _instead(opened: Opened, moves: list[int], reader: Reader) -> str:
    """What can be typed: everything if it is little, otherwise one move of each sort."""
    ways = [written(move, opened, reader) for move in moves]
    if len(ways) <= FEW:
        return f"You can: {', '.join(ways)}."
    sorts = {way.split()[0]: way for way in reversed(ways)}
    # What ends the question comes last among the moves, and is worth knowing.
    last, *others = sorts.values()
    return f"You can for example: {', '.join([*others[::-1][: EXAMPLES - 1], last])}; {MORE}"


def usable(opened: Opened, ask: Ask, card: int) -> list[int]:
    """What can be done with a card now."""
    return [move for move in sorted(ask.moves) if opened.card_of(move) == card]


def why_not_card(lookup: Lookup, ask: Ask, view: View, card: int, reader: Reader) -> str:
    """Why a card cannot be used now, or how it can."""
    opened = lookup.opened
    moves = usable(opened, ask, card)
    if moves:
        ways = ", ".join(written(move, opened, reader) for move in moves)
        return f"With {opened.words.card(card)} you can: {ways}."
    reason = opened.words.why_not(card, view)
    return reason + _seen_at(lookup, view, card, reader) if "not in your hand" in reason else reason


def _seen_at(lookup: Lookup, view: View, card: int, reader: Reader) -> str:
    """Where a card lies that is not in the own hand, as far as the reader sees it."""
    seen = [label for label, cards in lookup.board.places(view, reader)[1:] if card in cards]
    if seen:
        return f" You see it here: {', '.join(seen)}."
    piles = lookup.board.discards(view, reader) or []
    return " It lies on the discard pile (discards)." if any(card in cards for _, cards in piles) else ""


def why_not_move(lookup: Lookup, ask: Ask, view: View, move: int, reader: Reader) -> str:
    """Why a move that is none of those on offer cannot be made, and what can be done instead."""
    opened = lookup.opened
    card = opened.card_of(move)
    reason = opened.words.why_not_so(move, view, reader)
    if not reason and card >= 0 and not usable(opened, ask, card):
        return why_not_card(lookup, ask, view, card, reader)
    verb = opened.game.write(move).split()[0]
    alike = (
        usable(opened, ask, card)
        if card >= 0
        else [each for each in sorted(ask.moves) if opened.game.write(each).split()[0] == verb]
    )
    why = reason or f"'{said_of(move, opened, reader)}' is not possible now."
    return f"{why} {_instead(opened, alike or sorted(ask.moves), reader)}"


def why_no_card(opened: Opened, ask: Ask, view: View) -> list[str]:
    """Why no card of the hand can be used, a sentence for each reason."""
    hand = view.facts().get("hand")
    reasons: dict[str, list[str]] = {}
    for card in dict.fromkeys(hand if isinstance(hand, tuple) else ()):
        if not usable(opened, ask, card):
            name = opened.words.card(card)
            sentence = opened.words.why_not(card, view)
            # 'Kick is no Block.' is the same reason as 'Fan is no Block.'
            reasons.setdefault(sentence.replace(name, "{}"), []).append(name)
    # What holds for few cards says more than that most of a hand is of another kind.
    return [_sentence(reason, names) for reason, names in sorted(reasons.items(), key=lambda each: len(each[1]))]


def _sentence(reason: str, names: list[str]) -> str:
    if "{}" not in reason:
        return f"{', '.join(names)}: {reason}"
    first = reason.replace("{}", names[0])
    return first if len(names) == 1 else f"{first} The same goes for {', '.join(names[1:])}."

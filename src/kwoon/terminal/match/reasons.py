"""Why something cannot be done now: the game's own sentences about a card, for what was typed or for a whole hand."""

from __future__ import annotations

from kwoon.core.box import Opened
from kwoon.core.contract import Ask, Refused, View
from kwoon.core.words import Reader
from kwoon.terminal.match.lookup import Lookup
from kwoon.terminal.match.typed import named, read_typed, said_of, written

FEW = 8
"""As many moves as one reads at a glance."""


def understood(said: str, lookup: Lookup, ask: Ask, view: View, reader: Reader) -> int:
    """The move on offer that somebody types; Refused says why there is none, for a card in the words of its game."""
    opened = lookup.opened
    moves = sorted(ask.moves)
    try:
        move = read_typed(said, opened, moves, reader)
    except Refused:
        card = -1 if named(said, opened, moves, reader) else _card_meant(said, lookup)
        if card < 0:
            raise
        raise Refused(why_not_card(opened, ask, view, card, reader)) from None
    if move not in ask.moves:
        raise Refused(why_not_move(opened, ask, view, move, reader))
    return move


def _card_meant(said: str, lookup: Lookup) -> int:
    """The card that is named, alone or after a verb; -1 if it is none."""
    card = lookup.card(said)
    return card if card >= 0 else lookup.card(said.partition(" ")[2])


def usable(opened: Opened, ask: Ask, card: int) -> list[int]:
    """What can be done with a card now."""
    return [move for move in sorted(ask.moves) if opened.card_of(move) == card]


def why_not_card(opened: Opened, ask: Ask, view: View, card: int, reader: Reader) -> str:
    """Why a card cannot be used now, or how it can."""
    moves = usable(opened, ask, card)
    if moves:
        ways = ", ".join(written(move, opened, reader) for move in moves)
        return f"With {opened.words.card(card)} you can: {ways}."
    return opened.words.why_not(card, view)


def why_not_move(opened: Opened, ask: Ask, view: View, move: int, reader: Reader) -> str:
    """Why a move that is none of those on offer cannot be made, and what can be done instead."""
    card = opened.card_of(move)
    said = said_of(move, opened, reader)
    if card >= 0 and not usable(opened, ask, card):
        return opened.words.why_not(card, view)
    verb = opened.game.write(move).split()[0]
    alike = (
        usable(opened, ask, card)
        if card >= 0
        else [each for each in sorted(ask.moves) if opened.game.write(each).split()[0] == verb]
    )
    instead = alike or sorted(ask.moves)
    if len(instead) > FEW:
        return f"'{said}' is not possible now. look shows what is."
    ways = ", ".join(written(each, opened, reader) for each in instead)
    return f"'{said}' is not possible now. You can: {ways}."


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

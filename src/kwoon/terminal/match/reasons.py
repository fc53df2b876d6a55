"""Why something cannot be done now: the game's own sentences about a card, for what was typed or for a whole hand."""

from __future__ import annotations

from kwoon.core.box import Opened
from kwoon.core.contract import Ask, Refused, View
from kwoon.core.words import Reader
from kwoon.terminal.match.lookup import Lookup, title
from kwoon.terminal.match.names import term_called
from kwoon.terminal.match.somebody import move_at, refuse_number, refuse_player
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
    refuse_number(said, ask, opened, reader)
    try:
        move = read_typed(said, opened, moves, reader)
    except Refused as refused:
        if said.isdigit() or named(said, opened, moves, reader):
            raise
        move = move_at(said, opened, reader)
        if move < 0:
            refuse_player(said, lookup, ask, view, reader)
            move = _by_its_card(said, lookup, ask, view, reader, refusal=str(refused))
    if move not in ask.moves:
        raise Refused(why_not_move(lookup, ask, view, move, reader))
    return move


def _by_its_card(said: str, lookup: Lookup, ask: Ask, view: View, reader: Reader, *, refusal: str) -> int:
    """The only move with the card that is named, if nothing but that card was said; otherwise Refused says why not."""
    opened = lookup.opened
    close = near(opened, ask, view)
    whole = lookup.card(said, close)
    moves = usable(opened, ask, whole) if whole >= 0 else []
    if len(moves) == 1:
        return moves[0]
    term = term_called(lookup.board.terms(), said)
    card = whole if whole >= 0 or term or said.lower() in SURRENDER else lookup.card(said.partition(" ")[2], close)
    later = lookup.board.later(said.partition(" ")[0].lower(), card, ask, view)
    if later and whole < 0:
        raise Refused(f"{later} {_instead(opened, usable(opened, ask, card) or sorted(ask.moves), reader)}")
    if card >= 0:
        raise Refused(why_not_card(lookup, ask, view, card, reader))
    if said.lower() in SURRENDER:
        why = "To give the match up, type concede."
    elif term:
        why = f"{title(term)}: {lookup.board.terms()[term]}"
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


def near(opened: Opened, ask: Ask, view: View) -> list[int]:
    """The cards that somebody most likely means: those of the own hand, and those that a move on offer is about."""
    hand = view.facts().get("hand")
    return [*(hand if isinstance(hand, tuple) else ()), *[opened.card_of(move) for move in ask.moves]]


def usable(opened: Opened, ask: Ask, card: int) -> list[int]:
    """What can be done with a card now."""
    return [move for move in sorted(ask.moves) if opened.card_of(move) == card]


def why_not_card(lookup: Lookup, ask: Ask, view: View, card: int, reader: Reader) -> str:
    """Why a card cannot be used now, or how it can."""
    opened = lookup.opened
    moves = usable(opened, ask, card)
    if moves:
        ways = ", ".join(written(move, opened, reader) for move in moves)
        return f"You can use {opened.words.card(card)}: {ways}."
    reason = opened.words.why_not(card, view)
    return reason + _seen_at(lookup, view, card, reader) if "not in your hand" in reason else reason


def _seen_at(lookup: Lookup, view: View, card: int, reader: Reader) -> str:
    """Where a card lies that is not in the own hand, as far as the reader sees it."""
    seen = list(dict.fromkeys(label for label, cards in lookup.board.places(view, reader)[1:] if card in cards))
    if seen:
        before = [f"{label[:1].lower()}{label[1:]}" for label in seen if label.startswith("Before ")]
        return f" It lies {before[0]}." if before else f" It can be seen here: {'; '.join(seen)}."
    piles = lookup.board.discards(view, reader) or []
    return " It lies on the discard pile (discards)." if any(card in cards for _, cards in piles) else ""


def why_not_move(lookup: Lookup, ask: Ask, view: View, move: int, reader: Reader) -> str:
    """Why a move that is none of those on offer cannot be made, and what can be done instead."""
    opened = lookup.opened
    card = opened.card_of(move)
    verb = opened.game.write(move).split()[0]
    reason = opened.words.why_not_so(move, view, reader) or lookup.board.later(verb, card, ask, view)
    if not reason and card >= 0 and not usable(opened, ask, card):
        return why_not_card(lookup, ask, view, card, reader)
    alike = (
        usable(opened, ask, card)
        if card >= 0
        else [each for each in sorted(ask.moves) if opened.game.write(each).split()[0] == verb]
    )
    undo = "; undo takes your last choice back" if view.draft else ""
    why = reason or f"'{said_of(move, opened, reader)}' is not possible now{undo}."
    return f"{why} {_instead(opened, alike or sorted(ask.moves), reader)}"


def why_no_card(opened: Opened, ask: Ask, view: View) -> list[str]:
    """Why no card of the hand can be used, a sentence for each reason."""
    hand = view.facts().get("hand")
    reasons: dict[str, list[str]] = {}
    held = hand if isinstance(hand, tuple) else ()
    named = [opened.card_of(move) for move in view.draft]
    # What the draft names is on its way already.
    left = [card for card in dict.fromkeys(held) if named.count(card) < held.count(card)]
    for card in left:
        if not usable(opened, ask, card):
            name = opened.words.card(card)
            sentence = opened.words.why_not(card, view)
            # 'Kick is not a Block.' is the same reason as 'Fan is not a Block.'
            reasons.setdefault(sentence.replace(name, "{}"), []).append(name)
    if len(reasons) == 1 and "{}" not in next(iter(reasons)) and len(next(iter(reasons.values()))) == len(left) > 1:
        return list(reasons)
    # What holds for few cards says more than that most of a hand is of another kind.
    return [_sentence(reason, names) for reason, names in sorted(reasons.items(), key=lambda each: len(each[1]))]


def _sentence(reason: str, names: list[str]) -> str:
    if "{}" not in reason:
        return f"{', '.join(names)}: {reason}"
    first = reason.replace("{}", names[0])
    return first if len(names) == 1 else f"{first} The same goes for {', '.join(names[1:])}."

"""Explains why a typed move, or any card in hand, cannot be played now."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.game import IllegalMove, Prompt, View
from kwoon.core.message import Message
from kwoon.localization.formatter import Reader
from kwoon.terminal.match.fuzzy_match import find_term
from kwoon.terminal.match.lookup import CardLookup, capitalize_term
from kwoon.terminal.match.move_parser import (
    describe_move,
    find_named_moves,
    format_move_with_player_name,
    parse_typed_move,
)
from kwoon.terminal.match.player_parser import parse_move_naming_player, reject_seat_number, reject_wrong_player

MAX_LISTED_MOVES = 8
"""Maximum number of moves listed in an explanation."""
NUM_EXAMPLES = 3
MORE_HELP = "type look to see all moves, or help for the commands."
SURRENDER_WORDS = ("give up", "give-up", "giveup", "resign", "surrender", "forfeit", "abandon")


def parse_offered_move(typed: str, lookup: CardLookup, prompt: Prompt, view: View, reader: Reader) -> int:
    """Return the legal move that was typed. Raise `IllegalMove` with an explanation if the text is not a legal move."""
    loaded = lookup.loaded
    moves = sorted(prompt.moves)
    reject_seat_number(typed, prompt, loaded, reader)
    try:
        move = parse_typed_move(typed, loaded, moves, reader)
    except IllegalMove as error:
        if typed.isdigit() or find_named_moves(typed, loaded, moves, reader):
            raise
        move = parse_move_naming_player(typed, loaded, reader)
        if move < 0:
            reject_wrong_player(typed, lookup, prompt, view, reader)
            move = _parse_card_only(typed, lookup, prompt, view, reader, refusal=str(error))
    if move not in prompt.moves:
        raise IllegalMove(why_not_move(lookup, prompt, view, move, reader))
    return move


def _parse_card_only(
    typed: str, lookup: CardLookup, prompt: Prompt, view: View, reader: Reader, *, refusal: str
) -> int:
    """Return the only legal move with a card that was typed without a verb; otherwise raise `IllegalMove`."""
    loaded = lookup.loaded
    preferred = likely_cards(loaded, prompt, view)
    typed_card = lookup.find_card(typed, preferred)
    moves = moves_with_card(loaded, prompt, typed_card) if typed_card >= 0 else []
    if len(moves) == 1:
        return moves[0]
    term = find_term(lookup.board.glossary(), typed)
    card = (
        typed_card
        if typed_card >= 0 or term or typed.lower() in SURRENDER_WORDS
        else lookup.find_card(typed.partition(" ")[2], preferred)
    )
    not_yet = lookup.board.why_not_yet(typed.partition(" ")[0].lower(), card, prompt, view)
    if not_yet and typed_card < 0:
        raise IllegalMove(
            f"{not_yet} {_format_alternatives(loaded, moves_with_card(loaded, prompt, card) or sorted(prompt.moves), reader)}"
        )
    if card >= 0:
        raise IllegalMove(why_not_card(lookup, prompt, view, card, reader))
    if typed.lower() in SURRENDER_WORDS:
        why = "To give up the match, type concede."
    elif term:
        why = f"{capitalize_term(term)}: {lookup.board.glossary()[term]}"
    else:
        # The rest of the game's message contains examples that may not be legal now.
        why = refusal.partition(". ")[0].removesuffix(".") + "."
    raise IllegalMove(f"{why} {_format_alternatives(loaded, sorted(prompt.moves), reader)}")


def _format_alternatives(loaded: LoadedGame, moves: list[int], reader: Reader) -> str:
    """Return the moves that can be typed: all if there are only a few, otherwise examples with different verbs."""
    texts = [format_move_with_player_name(move, loaded, reader) for move in moves]
    if len(texts) <= MAX_LISTED_MOVES:
        return f"You can: {', '.join(texts)}."
    by_verb = {text.split()[0]: text for text in reversed(texts)}
    # The move that ends the prompt comes last and is worth showing.
    last, *others = by_verb.values()
    return f"For example, you can: {', '.join([*others[::-1][: NUM_EXAMPLES - 1], last])}; {MORE_HELP}"


def likely_cards(loaded: LoadedGame, prompt: Prompt, view: View) -> list[int]:
    """Return the cards that the player most likely means: those in hand and those in legal moves."""
    hand = view.as_dict().get("hand")
    return [*(hand if isinstance(hand, tuple) else ()), *[loaded.card_in_move(move) for move in prompt.moves]]


def moves_with_card(loaded: LoadedGame, prompt: Prompt, card: int) -> list[int]:
    """Return the legal moves that use a card."""
    return [move for move in sorted(prompt.moves) if loaded.card_in_move(move) == card]


def why_not_card(lookup: CardLookup, prompt: Prompt, view: View, card: int, reader: Reader) -> str:
    """Return why a card cannot be used now, or the moves that use it."""
    loaded = lookup.loaded
    moves = moves_with_card(loaded, prompt, card)
    if moves:
        texts = ", ".join(format_move_with_player_name(move, loaded, reader) for move in moves)
        return f"You can use {lookup.board.card_name(card)}: {texts}."
    reason = loaded.text.why_not_usable(card, view)
    is_elsewhere = reason.id.endswith("not-in-hand") if isinstance(reason, Message) else "not in your hand" in reason
    return reader.say(reason) + (_location_note(lookup, view, card, reader) if is_elsewhere else "")


def _location_note(lookup: CardLookup, view: View, card: int, reader: Reader) -> str:
    """Return where a card outside the hand is, as far as the reader can see."""
    seen = list(dict.fromkeys(label for label, cards in lookup.board.visible_cards(view, reader)[1:] if card in cards))
    if seen:
        before = [f"{label[:1].lower()}{label[1:]}" for label in seen if label.startswith("In front of ")]
        return f" It is {before[0]}." if before else f" It is here: {'; '.join(seen)}."
    piles = lookup.board.discard_piles(view, reader) or []
    return " It is on the discard pile (type discards)." if any(card in cards for _, cards in piles) else ""


def why_not_move(lookup: CardLookup, prompt: Prompt, view: View, move: int, reader: Reader) -> str:
    """Return why an illegal move cannot be made, and what the player can do instead."""
    loaded = lookup.loaded
    card = loaded.card_in_move(move)
    verb = loaded.game.format_move(move).split()[0]
    reason = reader.say(loaded.text.why_not_move(move, view, reader.audience)) or lookup.board.why_not_yet(
        verb, card, prompt, view
    )
    if not reason and card >= 0 and not moves_with_card(loaded, prompt, card):
        return why_not_card(lookup, prompt, view, card, reader)
    similar_moves = (
        moves_with_card(loaded, prompt, card)
        if card >= 0
        else [offered for offered in sorted(prompt.moves) if loaded.game.format_move(offered).split()[0] == verb]
    )
    undo = "; type undo to take back your last choice" if view.draft else ""
    why = reason or f"'{describe_move(move, loaded, reader)}' is not possible now{undo}."
    return f"{why} {_format_alternatives(loaded, similar_moves or sorted(prompt.moves), reader)}"


def why_cards_unusable(loaded: LoadedGame, prompt: Prompt, view: View) -> list[str]:
    """Return why cards in hand cannot be used, one sentence per reason."""
    hand = view.as_dict().get("hand")
    reasons: dict[str, list[str]] = {}
    hand_cards = hand if isinstance(hand, tuple) else ()
    drafted = [loaded.card_in_move(move) for move in view.draft]
    # Drafted cards are already in use.
    remaining = [card for card in dict.fromkeys(hand_cards) if drafted.count(card) < hand_cards.count(card)]
    for card in remaining:
        if not moves_with_card(loaded, prompt, card):
            name = Reader().say(loaded.text.card_name(card))
            sentence = Reader().say(loaded.text.why_not_usable(card, view))
            # 'Kick is not a Block.' is the same reason as 'Fan is not a Block.'
            reasons.setdefault(sentence.replace(name, "{}"), []).append(name)
    if (
        len(reasons) == 1
        and "{}" not in next(iter(reasons))
        and len(next(iter(reasons.values()))) == len(remaining) > 1
    ):
        return list(reasons)
    # A reason that applies to few cards is more informative than one that applies to most of the hand.
    return [_format_reason(reason, names) for reason, names in sorted(reasons.items(), key=lambda each: len(each[1]))]


def _format_reason(reason: str, names: list[str]) -> str:
    if "{}" not in reason:
        return f"{', '.join(names)}: {reason}"
    first = reason.replace("{}", names[0])
    return first if len(names) == 1 else f"{first} The same applies to {', '.join(names[1:])}."

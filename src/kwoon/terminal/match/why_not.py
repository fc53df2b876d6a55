"""Explains why a typed move, or any card in hand, cannot be played now."""

from __future__ import annotations

import re

from kwoon.core.definition import LoadedGame
from kwoon.core.game import IllegalMove, Prompt, View
from kwoon.core.message import Message, Text, joined, msg
from kwoon.localization.formatter import Reader
from kwoon.terminal.match.lookup import CardLookup, capitalize_term
from kwoon.terminal.match.move_parser import (
    describe_move,
    find_named_moves,
    move_text,
    parse_typed_move,
)
from kwoon.terminal.match.player_parser import parse_move_naming_player, reject_seat_number, reject_wrong_player

MAX_LISTED_MOVES = 8
"""Maximum number of moves listed in an explanation."""
NUM_EXAMPLES = 3
SURRENDER_WORDS = ("give up", "give-up", "giveup", "resign", "surrender", "forfeit", "abandon")


def parse_offered_move(typed: str, lookup: CardLookup, prompt: Prompt, view: View, reader: Reader) -> int:
    """Return the legal move that was typed. Raise `IllegalMove` with an explanation if the text is not a legal move."""
    loaded = lookup.loaded
    moves = sorted(prompt.moves)
    reject_seat_number(typed, prompt, loaded, reader)
    try:
        move = parse_typed_move(typed, loaded, moves, reader)
    except IllegalMove:
        if typed.isdigit() or find_named_moves(typed, loaded, moves, reader):
            raise
        move = parse_move_naming_player(typed, loaded, reader)
        if move < 0:
            reject_wrong_player(typed, lookup, prompt, view, reader)
            move = _parse_card_only(typed, lookup, prompt, view, reader)
    if move not in prompt.moves:
        raise IllegalMove(why_not_move(lookup, prompt, view, move, reader))
    return move


def _parse_card_only(typed: str, lookup: CardLookup, prompt: Prompt, view: View, reader: Reader) -> int:
    """Return the only legal move with a card that was typed without a verb; otherwise raise `IllegalMove`."""
    loaded = lookup.loaded
    preferred = likely_cards(loaded, prompt, view)
    typed_card = lookup.find_card(typed, preferred)
    moves = moves_with_card(loaded, prompt, typed_card) if typed_card >= 0 else []
    if len(moves) == 1:
        return moves[0]
    term = lookup.board.find_term(typed)
    card = (
        typed_card
        if typed_card >= 0 or term or typed.lower() in SURRENDER_WORDS
        else lookup.find_card(_card_after_verb(typed), preferred)
    )
    not_yet = lookup.board.why_not_yet(typed.partition(" ")[0].lower(), card, prompt, view)
    if not_yet and typed_card < 0:
        raise IllegalMove(
            _with_alternatives(not_yet, loaded, moves_with_card(loaded, prompt, card) or sorted(prompt.moves), reader)
        )
    if card >= 0:
        raise IllegalMove(why_not_card(lookup, prompt, view, card, reader))
    if typed.lower() in SURRENDER_WORDS:
        why = reader.t("terminal-to-concede")
    elif term:
        why = reader.t("terminal-term", term=capitalize_term(term), meaning=lookup.board.glossary()[term])
    else:
        # The game's message is in English, and contains examples that may not be legal now.
        why = _why_unknown(typed, lookup, prompt, reader)
    raise IllegalMove(_with_alternatives(why, loaded, sorted(prompt.moves), reader))


def _card_after_verb(typed: str) -> str:
    """Return the typed card's name: `peach` in `play peach` and in `lead 1 peach`."""
    return re.sub(r"^\d+\s+", "", typed.partition(" ")[2])


def _why_unknown(typed: str, lookup: CardLookup, prompt: Prompt, reader: Reader) -> str:
    """Return why a text is not a move of this game."""
    verb, name = typed.partition(" ")[0], _card_after_verb(typed)
    game = lookup.loaded.game
    takes_card = any(
        game.format_move(move).split()[0] == verb and lookup.loaded.card_in_move(move) >= 0
        for move in range(game.num_distinct_moves())
    )
    if not takes_card or not name:
        return reader.t("terminal-not-a-move", text=typed)
    found = lookup.titles(name)
    return (
        reader.t("terminal-several-cards", text=name, cards=found)
        if found
        else reader.t("terminal-no-such-card", text=name)
    )


def _with_alternatives(why: Text, loaded: LoadedGame, moves: list[int], reader: Reader) -> str:
    """Return a reason with the moves that can be typed: all if there are only a few, otherwise examples with different
    verbs."""
    texts = {move: move_text(move, loaded, reader) for move in moves}
    if len(texts) <= MAX_LISTED_MOVES:
        alternatives = msg("terminal-you-can", moves=list(texts.values()))
    else:
        by_verb = {loaded.game.format_move(move).split()[0]: texts[move] for move in reversed(moves)}
        # The move that ends the prompt comes last and is worth showing.
        last, *others = by_verb.values()
        alternatives = msg("terminal-you-can-examples", moves=[*others[::-1][: NUM_EXAMPLES - 1], last])
    return reader.say(joined("sentences", [why, alternatives]))


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
        texts = [move_text(move, loaded, reader) for move in moves]
        return reader.t("terminal-you-can-use", card=lookup.board.card_name(card), moves=texts)
    reason = loaded.text.why_not_usable(card, view)
    is_elsewhere = reason.id.endswith("not-in-hand") if isinstance(reason, Message) else "not in your hand" in reason
    return reader.say(joined("sentences", [reason, _location_note(lookup, view, card, reader) if is_elsewhere else ""]))


def _location_note(lookup: CardLookup, view: View, card: int, reader: Reader) -> Text:
    """Return where a card outside the hand is, as far as the reader can see."""
    seen = list(dict.fromkeys(label for label, cards in lookup.board.visible_cards(view, reader)[1:] if card in cards))
    if seen:
        return msg("terminal-located", places=seen)
    piles = lookup.board.discard_piles(view, reader) or []
    return msg("terminal-on-discard-pile") if any(card in cards for _, cards in piles) else ""


def why_not_move(lookup: CardLookup, prompt: Prompt, view: View, move: int, reader: Reader) -> str:
    """Return why an illegal move cannot be made, and what the player can do instead."""
    loaded = lookup.loaded
    card = loaded.card_in_move(move)
    verb = loaded.game.format_move(move).split()[0]
    reason = reader.say(loaded.text.why_not_move(move, view)) or lookup.board.why_not_yet(verb, card, prompt, view)
    if not reason and card >= 0 and not moves_with_card(loaded, prompt, card):
        return why_not_card(lookup, prompt, view, card, reader)
    similar_moves = (
        moves_with_card(loaded, prompt, card)
        if card >= 0
        else [offered for offered in sorted(prompt.moves) if loaded.game.format_move(offered).split()[0] == verb]
    )
    why = reason or reader.t(
        "terminal-not-possible-undo" if view.draft else "terminal-not-possible",
        move=describe_move(move, loaded, reader),
    )
    return _with_alternatives(why, loaded, similar_moves or sorted(prompt.moves), reader)


def why_cards_unusable(loaded: LoadedGame, prompt: Prompt, view: View) -> list[str]:
    """Return why cards in hand cannot be used, one sentence per reason."""
    hand = view.as_dict().get("hand")
    reasons: dict[Text, list[tuple[Text, Text]]] = {}
    hand_cards = hand if isinstance(hand, tuple) else ()
    drafted = [loaded.card_in_move(move) for move in view.draft]
    # Drafted cards are already in use.
    remaining = [card for card in dict.fromkeys(hand_cards) if drafted.count(card) < hand_cards.count(card)]
    for card in remaining:
        if not moves_with_card(loaded, prompt, card):
            name = loaded.text.card_name(card)
            reason = loaded.text.why_not_usable(card, view)
            # 'Kick is not a Block.' is the same reason as 'Fan is not a Block.'
            reasons.setdefault(_without_card(reason, name), []).append((name, reason))
    # A reason that applies to few cards is more informative than one that applies to most of the hand.
    return [
        _format_reason(key, cards, is_only=len(reasons) == 1 and len(cards) == len(remaining) > 1)
        for key, cards in sorted(reasons.items(), key=lambda each: len(each[1]))
    ]


def _without_card(reason: Text, name: Text) -> Text:
    """Return a reason without the card that it is about, to compare it with the reasons of other cards."""
    if not isinstance(reason, Message):
        return reason
    return Message(reason.id, {key: value for key, value in reason.args.items() if value != name})


def _format_reason(key: Text, cards: list[tuple[Text, Text]], *, is_only: bool) -> str:
    """Return a reason and the cards that it applies to."""
    reader = Reader()
    names = [name for name, _ in cards]
    reason = cards[0][1]
    if key != reason or (isinstance(reason, str) and reader.say(names[0]) in reason):
        if len(cards) == 1:
            return reader.say(reason)
        return reader.t("terminal-same-reason", reason=reason, cards=names[1:])
    return reader.say(reason) if is_only else reader.t("terminal-reason", cards=names, reason=reason)

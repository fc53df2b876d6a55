"""KungFu Fighting (2014) as text: all players' Chi, the current attack with each block, and the reader's cards."""

from __future__ import annotations

from typing import Final

from kwoon.core.definition import LoadedGame
from kwoon.core.event_text import capitalize_first
from kwoon.core.game import Prompt, View
from kwoon.games.kung_fu_2014.cards.pack import ABSENT, KungFu2014Card
from kwoon.games.kung_fu_2014.rules.game import KungFu2014
from kwoon.games.kung_fu_2014.rules.notation import BREAK, DISCARD, PLAY, RETURN, SPREAD
from kwoon.games.kung_fu_2014.rules.pending_steps import BLOCKED, UNDECIDED
from kwoon.games.kung_fu_2014.text.text import KungFu2014Text
from kwoon.games.kung_fu_2014.view.view import KungFu2014View
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards.board import CardPlace, TerminalBoard
from kwoon.terminal.screen import BoardText, Spans

CardIds = tuple[int, ...]
CARD_VERBS: Final = ("play", "attack", "break", "split", "spread", "join", "hurl")
MOVE_NOTES: Final = {
    ("done", "discard"): "keep the rest, draw, and attack",
    ("pass", "attack"): "no attack: your turn ends",
    ("pass", "counterattack"): "do not strike back",
    ("done", "target"): "strike the named targets",
    ("pass", "block"): "no block",
    ("done", "block-add"): "the block stands as it is",
    ("done", "exchange"): "discard nothing more",
    ("pass", "return"): "take nothing more back",
}
"""The effect of `pass` or `done`, by kind of prompt."""


class KungFu2014Board(TerminalBoard):
    def __init__(self, loaded: LoadedGame, plain: bool) -> None:
        super().__init__(loaded, plain)
        assert isinstance(loaded.game, KungFu2014)
        assert isinstance(loaded.text, KungFu2014Text)
        self.text = loaded.text
        self.kinds = loaded.game.kinds
        self.cards = loaded.game.pack.kinds
        self.pack = loaded.game.pack

    def intro(self) -> list[str]:
        pack = self.pack
        return [
            f"Each player has {pack.start_chi} Chi. A player with No Chi at the end of a turn is out; the last one wins.",
            f"In your turn, discard what you do not want, draw up to {pack.hand_size} cards, and attack if you like.",
            "An attack is a Base, optionally with a Stance before it, Enhancements with different names and one"
            " Finishing Move. Punch is a Base that every player can use. Then you name your target.",
            "The target may block in the same way, without a Finishing Move. The rest of the attack gets through.",
            "Spirit costs one Chi more, unless the block has Spirit too. Damage Effects happen if the attack cost Chi.",
            "Weapons and Stances return to your hand unless a card says otherwise. Some blocks let you Counterattack.",
        ]

    def board_text(self, view: View, reader: Reader) -> BoardText:
        assert isinstance(view, KungFu2014View)
        board = BoardText(f"KungFu Fighting (2014): turn {view.turn}, {view.deck} cards in the deck")
        for seat in self.seats_from_reader(view):
            board.rows.append((capitalize_first(reader.seat_name(seat)), self._player_spans(view, seat)))
        self._add_attack_rows(board, view, reader)
        chains = [chain for chain in view.waiting if len(chain) > 1]
        if chains:
            board.rows.append(("To come", self._counterattack_spans(chains, reader)))
        if view.seat >= 0 and not view.out[view.seat]:
            board.rows.append(("Your hand", [(self._hand_text(self._remaining_hand(view)) or "empty", "")]))
        return board

    def prompt_reason(self, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2014View)
        if view.phase == "attack" and view.against >= 0:
            return f"Your block has earned a Counterattack on {reader.seat_name(view.against)}."
        if view.phase == "return":
            return "The exchange is over. Clean up:"
        return ""

    def move_row(self, move: int) -> tuple[Spans, ...]:
        notation: Spans = [(self.loaded.game.format_move(move), "")]
        label: Spans = [(self.reader.say(self.loaded.text.describe_move(move)), "")]
        if move >= self.kinds.first_target:
            return (notation, label)
        verb, card = self.kinds.verb_of_move(move), self.cards[self.kinds.card_of_move(move)]
        if verb not in (PLAY, BREAK, SPREAD, DISCARD):
            return (notation, label)
        if verb == BREAK:
            value = max(
                self.kinds.break_attack[self.kinds.card_of_move(move)],
                self.kinds.break_block[self.kinds.card_of_move(move)],
            )
            return (
                notation,
                label,
                [(f"{capitalize_first(card.kind)}, worth {value} now; it does not come back.", "quiet")],
            )
        extra = int(self.kinds.bonus_or_target[self.kinds.card_of_move(move)])
        if extra and verb in (PLAY, SPREAD):
            effect = f"attack +{card.attack + extra}" if verb == PLAY else "one more target"
            return (notation, label, [(f"{capitalize_first(card.kind)}, {effect}.", "quiet")])
        return (notation, label, [(f"{_card_values(card)}. {self.reader.say(card.printed_text())}".strip(), "quiet")])

    def card_summary(self, card: int) -> str:
        return _card_values(self.cards[card])

    def move_note(self, move: int, prompt: Prompt, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2014View)
        if move >= self.kinds.pass_move:
            return MOVE_NOTES.get((self.loaded.game.format_move(move), prompt.kind), "")
        if prompt.kind in ("block", "block-base") and move < self.kinds.first_target:
            card = self.cards[self.kinds.card_of_move(move)]
            if card.kind == "stance" and card.defense == ABSENT:
                return "Its number is for attacks: it adds nothing to a block."
        opponents = [seat for seat, out in enumerate(view.out) if seat != view.seat and not out]
        if move < self.kinds.first_target and self.kinds.verb_of_move(move) == SPREAD and len(opponents) == 1:
            return f"{capitalize_first(reader.seat_name(opponents[0]))} is the only opponent, so it adds nothing."
        return ""

    def why_not_yet(self, verb: str, card: int, prompt: Prompt, view: View) -> str:
        if prompt.kind == "discard" and verb in CARD_VERBS:
            return "First finish discarding (done) and draw; cards are played after that."
        return ""

    def visible_cards(self, view: View, reader: Reader) -> list[CardPlace]:
        assert isinstance(view, KungFu2014View)
        card_places: list[CardPlace] = [("Your hand", view.hand), ("On the table for all players", view.table)]
        if view.attacker >= 0:
            card_places.append((f"{capitalize_first(reader.possessive(view.attacker))} attack", _attack_cards(view)))
        for at, target in enumerate(view.targets):
            card_places.append((f"{capitalize_first(reader.possessive(target))} block", _block_cards(view, at)))
        for seat, known in enumerate(view.known):
            if seat != view.seat:
                card_places.append((f"{capitalize_first(reader.possessive(seat))} hand, among others", known))
        return card_places

    def _remaining_hand(self, view: KungFu2014View) -> list[int]:
        """Return the hand without the cards that the draft has laid out or marked for discarding."""
        left = list(view.hand)
        for move in view.draft:
            if move < RETURN * self.kinds.count and self.kinds.card_of_move(move) in left:
                left.remove(self.kinds.card_of_move(move))
        return left

    def _player_spans(self, view: KungFu2014View, seat: int) -> Spans:
        if view.out[seat]:
            return [("out of the game", "quiet")]
        chi = view.chi[seat]
        spans: Spans = [(f"{chi} Chi" if chi else "No Chi", "good" if chi else "attack")]
        size = len(self._remaining_hand(view)) if seat == view.seat else view.hand_sizes[seat]
        spans.append((f", {size} card{'' if size == 1 else 's'} in hand", ""))
        if seat != view.seat and view.known[seat]:
            spans.append((f" (among them {self.card_names(view.known[seat])})", ""))
        if seat == view.active:
            spans.append((", your turn" if seat == view.seat else ", has the turn", "name"))
        return spans

    def _add_attack_rows(self, board: BoardText, view: KungFu2014View, reader: Reader) -> None:
        """Add the attack, and for each target its block and the damage."""
        if view.attacker < 0:
            return
        if view.phase == "attack" and view.seat == view.attacker:
            cards, total, spirit = view.build, view.build_total, view.build_spirit
        else:
            cards, total, spirit = _attack_cards(view), view.total, view.spirit
        kind = "counterattack" if view.against >= 0 else "attack"
        if cards:
            board.rows.append(
                (
                    f"{capitalize_first(reader.possessive(view.attacker))} {kind}",
                    self._cards_and_total_spans(cards, total, spirit),
                )
            )
        for at, target in enumerate(view.targets):
            board.rows.append((f"Against {reader.seat_name(target)}", self._block_spans(view, at)))

    def _block_spans(self, view: KungFu2014View, at: int) -> Spans:
        is_drafting = view.phase == "block" and at == view.at and view.seat == view.targets[at]
        if is_drafting:
            cards, total, spirit = view.build, view.build_total, view.build_spirit
        else:
            cards, total, spirit = _block_cards(view, at), view.block_totals[at], view.block_spirits[at]
        spans: Spans = []
        if cards:
            spans.extend(self._cards_and_total_spans(cards, total, spirit))
            spans.append((": ", ""))
        elif view.decided[at] != UNDECIDED and view.decided[at] != BLOCKED:
            spans.append(("no block: ", ""))
        through = "got through" if view.through else "would get through"
        losses = self.text.extra_losses(view) if view.coming[at] and not view.through else []
        then = "".join([f", then {chi} more by {self.reader.say(card)}" for card, chi in losses])
        spans.append((f"{view.coming[at]} {through}{then}", "attack" if view.coming[at] else "good"))
        return spans

    def _cards_and_total_spans(self, cards: CardIds, total: int, spirit: bool) -> Spans:
        return [
            (self.card_names(cards), "name"),
            (f" = {total}", "number"),
            (" with Spirit" if spirit else "", "number"),
        ]

    def _counterattack_spans(self, chains: list[CardIds], reader: Reader) -> Spans:
        pairs: list[str] = []
        for chain in reversed(chains):
            pairs.extend([f"{reader.seat_name(seat)} against {reader.seat_name(chain[0])}" for seat in chain[1:]])
        return [(f"Counterattacks: {', '.join(pairs)}", "")]

    def _hand_text(self, cards: list[int]) -> str:
        names = self.counted_card_names(cards)
        return "; ".join([f"{name} ({_card_values(self.cards[card])})" for card, name in names.items()])


def _attack_cards(view: KungFu2014View) -> CardIds:
    return tuple([card for card in (view.stance, view.base, *view.enhancements, view.finishing) if card >= 0])


def _block_cards(view: KungFu2014View, at: int) -> CardIds:
    cards = (view.block_stances[at], view.block_bases[at], *view.block_enhancements[at])
    return tuple([card for card in cards if card >= 0])


def _card_values(card: KungFu2014Card) -> str:
    """Return a card's kind and values, such as 'Base, attack 3, block 2'."""
    parts = [capitalize_first(card.kind)]
    plus = "" if card.kind in ("base", "weapon") else "+"
    if card.attack != ABSENT:
        parts.append(f"attack {plus}{card.attack}")
    if card.defense != ABSENT:
        parts.append(f"block {plus}{card.defense}")
    if card.spirit:
        parts.append("Spirit")
    return ", ".join(parts)


make_board = KungFu2014Board

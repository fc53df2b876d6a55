"""KungFu Fighting (2014) as text: all players' Chi, the current attack with each block, and the reader's cards."""

from __future__ import annotations

from typing import Final

from kwoon.core.definition import LoadedGame
from kwoon.core.event_text import capitalize_first
from kwoon.core.game import Prompt, View
from kwoon.core.message import SeatRef, message_ids, msg
from kwoon.games.kung_fu_2014.cards.pack import ABSENT
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
NOTE_IDS: Final = message_ids(
    "kung-fu-2014-terminal-note",
    "done discard, pass attack, pass counterattack, done target, pass block, done block-add, done exchange, "
    "pass return",
)
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
        pack, t = self.pack, self.reader.t
        return [
            t("kung-fu-2014-terminal-intro-goal", chi=int(pack.start_chi)),
            t("kung-fu-2014-terminal-intro-turn", cards=int(pack.hand_size)),
            t("kung-fu-2014-terminal-intro-attack"),
            t("kung-fu-2014-terminal-intro-block"),
            t("kung-fu-2014-terminal-intro-spirit"),
            t("kung-fu-2014-terminal-intro-return"),
        ]

    def board_text(self, view: View, reader: Reader) -> BoardText:
        assert isinstance(view, KungFu2014View)
        board = BoardText(reader.t("kung-fu-2014-terminal-title", turn=view.turn, deck=view.deck))
        for seat in self.seats_from_reader(view):
            label = reader.t("kung-fu-2014-terminal-player", player=SeatRef(seat))
            board.rows.append((label, self._player_spans(view, seat)))
        self._add_attack_rows(board, view, reader)
        chains = [chain for chain in view.waiting if len(chain) > 1]
        if chains:
            board.rows.append((reader.t("kung-fu-2014-terminal-to-come"), self._counterattack_spans(chains, reader)))
        if view.seat >= 0 and not view.out[view.seat]:
            hand = self._hand_text(self._remaining_hand(view)) or reader.t("kung-fu-2014-terminal-empty")
            board.rows.append((reader.t("kung-fu-2014-terminal-your-hand"), [(hand, "")]))
        return board

    def prompt_reason(self, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2014View)
        if view.phase == "attack" and view.against >= 0:
            return reader.t("kung-fu-2014-terminal-why-counterattack", target=SeatRef(view.against))
        if view.phase == "return":
            return reader.t("kung-fu-2014-terminal-why-cleanup")
        return ""

    def move_row(self, move: int) -> tuple[Spans, ...]:
        notation: Spans = [(self.loaded.game.format_move(move), "")]
        label: Spans = [(self.reader.say(self.loaded.text.describe_move(move)), "")]
        if move >= self.kinds.first_target:
            return (notation, label)
        verb, card = self.kinds.verb_of_move(move), self.cards[self.kinds.card_of_move(move)]
        if verb not in (PLAY, BREAK, SPREAD, DISCARD):
            return (notation, label)
        kind = self._kind_name(self.kinds.card_of_move(move))
        if verb == BREAK:
            value = max(
                self.kinds.break_attack[self.kinds.card_of_move(move)],
                self.kinds.break_block[self.kinds.card_of_move(move)],
            )
            return (notation, label, [(self.reader.t("kung-fu-2014-terminal-broken", kind=kind, value=value), "quiet")])
        extra = int(self.kinds.bonus_or_target[self.kinds.card_of_move(move)])
        if extra and verb in (PLAY, SPREAD):
            effect = (
                self.reader.t("kung-fu-2014-terminal-bonus", kind=kind, value=int(card.attack + extra))
                if verb == PLAY
                else self.reader.t("kung-fu-2014-terminal-spread", kind=kind)
            )
            return (notation, label, [(effect, "quiet")])
        values, text = self._card_values(self.kinds.card_of_move(move)), card.printed_text()
        note = (
            self.reader.t("kung-fu-2014-terminal-card", values=values, text=text)
            if text
            else self.reader.t("kung-fu-2014-terminal-card-without-text", values=values)
        )
        return (notation, label, [(note, "quiet")])

    def card_summary(self, card: int) -> str:
        return self._card_values(card)

    def move_note(self, move: int, prompt: Prompt, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2014View)
        if move >= self.kinds.pass_move:
            note = f"{self.loaded.game.format_move(move)} {prompt.kind}"
            return reader.t(NOTE_IDS[note]) if note in NOTE_IDS else ""
        if prompt.kind in ("block", "block-base") and move < self.kinds.first_target:
            card = self.cards[self.kinds.card_of_move(move)]
            if card.kind == "stance" and card.defense == ABSENT:
                return reader.t("kung-fu-2014-terminal-note-stance-in-block")
        opponents = [seat for seat, out in enumerate(view.out) if seat != view.seat and not out]
        if move < self.kinds.first_target and self.kinds.verb_of_move(move) == SPREAD and len(opponents) == 1:
            return reader.t("kung-fu-2014-terminal-note-only-opponent", player=SeatRef(opponents[0]))
        return ""

    def why_not_yet(self, verb: str, card: int, prompt: Prompt, view: View) -> str:
        if prompt.kind == "discard" and verb in CARD_VERBS:
            return self.reader.t("kung-fu-2014-terminal-discard-first")
        return ""

    def visible_cards(self, view: View, reader: Reader) -> list[CardPlace]:
        assert isinstance(view, KungFu2014View)
        t = reader.t
        card_places: list[CardPlace] = [
            (t("kung-fu-2014-terminal-your-hand"), view.hand),
            (t("kung-fu-2014-terminal-on-table"), view.table),
        ]
        if view.attacker >= 0:
            card_places.append(
                (t("kung-fu-2014-terminal-attack", attacker=SeatRef(view.attacker)), _attack_cards(view))
            )
        for at, target in enumerate(view.targets):
            card_places.append((t("kung-fu-2014-terminal-block", player=SeatRef(target)), _block_cards(view, at)))
        for seat, known in enumerate(view.known):
            if seat != view.seat:
                card_places.append((t("kung-fu-2014-terminal-known-hand", player=SeatRef(seat)), known))
        return card_places

    def _remaining_hand(self, view: KungFu2014View) -> list[int]:
        """Return the hand without the cards that the draft has laid out or marked for discarding."""
        left = list(view.hand)
        for move in view.draft:
            if move < RETURN * self.kinds.count and self.kinds.card_of_move(move) in left:
                left.remove(self.kinds.card_of_move(move))
        return left

    def _player_spans(self, view: KungFu2014View, seat: int) -> Spans:
        t = self.reader.t
        if view.out[seat]:
            return [(t("kung-fu-2014-terminal-out"), "quiet")]
        chi, separator = view.chi[seat], (t("kung-fu-2014-terminal-separator"), "")
        spans: Spans = [
            (
                t("kung-fu-2014-terminal-chi", chi=chi) if chi else t("kung-fu-2014-terminal-no-chi"),
                "good" if chi else "attack",
            )
        ]
        size = len(self._remaining_hand(view)) if seat == view.seat else view.hand_sizes[seat]
        if seat != view.seat and view.known[seat]:
            known = self.card_names(view.known[seat])
            spans.extend([separator, (t("kung-fu-2014-terminal-cards-known", count=size, cards=known), "")])
        else:
            spans.extend([separator, (t("kung-fu-2014-terminal-cards", count=size), "")])
        if seat == view.active:
            turn = t("kung-fu-2014-terminal-your-turn") if seat == view.seat else t("kung-fu-2014-terminal-has-turn")
            spans.extend([separator, (turn, "name")])
        return spans

    def _add_attack_rows(self, board: BoardText, view: KungFu2014View, reader: Reader) -> None:
        """Add the attack, and for each target its block and the damage."""
        if view.attacker < 0:
            return
        if view.phase == "attack" and view.seat == view.attacker:
            cards, total, spirit = view.build, view.build_total, view.build_spirit
        else:
            cards, total, spirit = _attack_cards(view), view.total, view.spirit
        if cards:
            label = reader.t(
                "kung-fu-2014-terminal-counterattack" if view.against >= 0 else "kung-fu-2014-terminal-attack",
                attacker=SeatRef(view.attacker),
            )
            board.rows.append((label, self._cards_and_total_spans(cards, total, spirit)))
        for at, target in enumerate(view.targets):
            label = reader.t("kung-fu-2014-terminal-against", target=SeatRef(target))
            board.rows.append((label, self._block_spans(view, at)))

    def _block_spans(self, view: KungFu2014View, at: int) -> Spans:
        is_drafting = view.phase == "block" and at == view.at and view.seat == view.targets[at]
        if is_drafting:
            cards, total, spirit = view.build, view.build_total, view.build_spirit
        else:
            cards, total, spirit = _block_cards(view, at), view.block_totals[at], view.block_spirits[at]
        spans: Spans = []
        if cards:
            spans.extend(self._cards_and_total_spans(cards, total, spirit))
            spans.append((self.reader.t("kung-fu-2014-terminal-blocked"), ""))
        elif view.decided[at] != UNDECIDED and view.decided[at] != BLOCKED:
            spans.append((self.reader.t("kung-fu-2014-terminal-no-block"), ""))
        through = self.reader.t(
            "kung-fu-2014-terminal-got-through" if view.through else "kung-fu-2014-terminal-would-get-through",
            damage=view.coming[at],
        )
        losses = self.text.extra_losses(view) if view.coming[at] and not view.through else []
        then = "".join([self.reader.t("kung-fu-2014-terminal-extra-loss", chi=chi, card=card) for card, chi in losses])
        spans.append((f"{through}{then}", "attack" if view.coming[at] else "good"))
        return spans

    def _cards_and_total_spans(self, cards: CardIds, total: int, spirit: bool) -> Spans:
        value = self.reader.t(
            "kung-fu-2014-terminal-total-spirit" if spirit else "kung-fu-2014-terminal-total", total=total
        )
        return [(self.card_names(cards), "name"), (value, "number")]

    def _counterattack_spans(self, chains: list[CardIds], reader: Reader) -> Spans:
        pairs = [
            msg("kung-fu-2014-terminal-pair", player=SeatRef(seat), target=SeatRef(chain[0]))
            for chain in reversed(chains)
            for seat in chain[1:]
        ]
        return [(reader.t("kung-fu-2014-terminal-counterattacks", pairs=pairs), "")]

    def _hand_text(self, cards: list[int]) -> str:
        t = self.reader.t
        return t("terminal-semicolon").join(
            [
                t("kung-fu-2014-terminal-card-in-hand", card=name, values=self._card_values(card))
                for card, name in self.counted_card_names(cards).items()
            ]
        )

    def _kind_name(self, card: int) -> str:
        return capitalize_first(self.reader.say(self.loaded.faces[card].kind_name()))

    def _card_values(self, card: int) -> str:
        """Return a card's kind and values, such as 'Base, attack 3, block 2'."""
        kind, t = self.cards[card], self.reader.t
        is_bonus = kind.kind not in ("base", "weapon")
        parts = [self._kind_name(card)]
        if kind.attack != ABSENT:
            parts.append(
                t("kung-fu-2014-terminal-attack-bonus", value=int(kind.attack))
                if is_bonus
                else t("kung-fu-2014-terminal-attack-value", value=int(kind.attack))
            )
        if kind.defense != ABSENT:
            parts.append(
                t("kung-fu-2014-terminal-block-bonus", value=int(kind.defense))
                if is_bonus
                else t("kung-fu-2014-terminal-block-value", value=int(kind.defense))
            )
        if kind.spirit:
            parts.append(t("kung-fu-2014-terminal-spirit"))
        return t("kung-fu-2014-terminal-separator").join(parts)


def _attack_cards(view: KungFu2014View) -> CardIds:
    return tuple([card for card in (view.stance, view.base, *view.enhancements, view.finishing) if card >= 0])


def _block_cards(view: KungFu2014View, at: int) -> CardIds:
    cards = (view.block_stances[at], view.block_bases[at], *view.block_enhancements[at])
    return tuple([card for card in cards if card >= 0])


make_board = KungFu2014Board

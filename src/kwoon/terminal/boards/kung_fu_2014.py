"""KungFu Fighting, 2014, as text: everybody's Chi, the attack that is coming with each block, and the own cards."""

from __future__ import annotations

from typing import Final

from kwoon.core.box import Opened
from kwoon.core.contract import Ask, View
from kwoon.core.telling import upper
from kwoon.core.words import Reader
from kwoon.games.kung_fu_2014.cards.pack import ABSENT, KungFuCard
from kwoon.games.kung_fu_2014.play.notation import BREAK, DISCARD, PLAY, RETURN, SPREAD
from kwoon.games.kung_fu_2014.play.rules import KungFu2014
from kwoon.games.kung_fu_2014.play.steps import BLOCKED, UNDECIDED
from kwoon.games.kung_fu_2014.sight.view import KungFu2014View
from kwoon.games.kung_fu_2014.voice.words import KungFu2014Words
from kwoon.terminal.boards.board import Board, Place
from kwoon.terminal.boards.terms import KUNG_FU_2014
from kwoon.terminal.screen import Sheet, Spans

Cards = tuple[int, ...]
USING: Final = ("play", "attack", "break", "split", "spread", "join", "hurl")
NOTES: Final = {
    ("done", "discard"): "keep the rest, draw, and go on to your attack",
    ("pass", "attack"): "no attack: your turn ends",
    ("pass", "counterattack"): "do not strike back",
    ("done", "target"): "strike those whom you have named",
    ("pass", "block"): "no block",
    ("done", "block-add"): "the block stands as it is",
    ("done", "exchange"): "discard nothing more",
    ("pass", "return"): "take nothing more back",
}
"""What a pass or done comes to, by what is asked."""


class KungFu2014Board(Board):
    """The board of KungFu Fighting, 2014."""

    def __init__(self, opened: Opened, plain: bool) -> None:
        super().__init__(opened, plain)
        assert isinstance(opened.game, KungFu2014)
        assert isinstance(opened.words, KungFu2014Words)
        self.words = opened.words
        self.kinds = opened.game.kinds
        self.cards = opened.game.pack.kinds
        self.pack = opened.game.pack

    def intro(self) -> list[str]:
        pack = self.pack
        return [
            f"Everybody has {pack.start_chi} Chi. Whoever is at No Chi when a turn ends is out; the last one wins.",
            f"In your turn you throw away what you do not want, draw up to {pack.hand}, and may attack.",
            "An attack is a Base, which may have a Stance before it, Enhancements with different names and one"
            " Finishing Move. Punch is a Base that everybody may use. Then you name whom you strike.",
            "Whoever is struck may block in the same way, without a Finishing Move. What the block leaves gets"
            " through.",
            "Spirit costs one Chi more, unless the block has Spirit too. Damage Effects happen if the blow cost Chi.",
            "Weapons and Stances come back to hand unless something says otherwise. Some blocks let you Counterattack.",
        ]

    def sheet(self, view: View, reader: Reader) -> Sheet:
        assert isinstance(view, KungFu2014View)
        sheet = Sheet(f"KungFu Fighting (2014): turn {view.turn}, {view.deck} cards in the deck")
        seats = len(view.chi)
        first = max(view.seat, 0)
        for away in range(seats):
            seat = (first + away) % seats
            sheet.rows.append((upper(reader.name(seat)), self._person(view, seat)))
        self._show_fight(sheet, view, reader)
        chains = [chain for chain in view.waiting if len(chain) > 1]
        if chains:
            sheet.rows.append(("To come", self._waiting(chains, reader)))
        if view.seat >= 0 and not view.out[view.seat]:
            sheet.rows.append(("Your hand", [(self._listed(self._left(view)) or "empty", "")]))
        return sheet

    def reason(self, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2014View)
        if view.phase == "attack" and view.against >= 0:
            return f"Your block has earned a Counterattack on {reader.name(view.against)}."
        if view.phase == "return":
            return "The exchange is over, and you clean up."
        return ""

    def move(self, move: int) -> tuple[Spans, ...]:
        wrote: Spans = [(self.opened.game.write(move), "")]
        said: Spans = [(self.opened.words.move(move), "")]
        if move >= self.kinds.first_target:
            return (wrote, said)
        verb, card = self.kinds.verb(move), self.cards[self.kinds.card(move)]
        if verb not in (PLAY, BREAK, SPREAD, DISCARD):
            return (wrote, said)
        if verb == BREAK:
            worth = max(self.kinds.break_attack[self.kinds.card(move)], self.kinds.break_block[self.kinds.card(move)])
            return (wrote, said, [(f"{upper(card.kind)}, worth {worth} now, and it does not come back.", "quiet")])
        extra = int(self.kinds.bonus_or_target[self.kinds.card(move)])
        if extra and verb in (PLAY, SPREAD):
            gives = f"attack +{card.attack + extra}" if verb == PLAY else "one more opponent may be named"
            return (wrote, said, [(f"{upper(card.kind)}, {gives}.", "quiet")])
        return (wrote, said, [(f"{_worth(card)}. {card.text()}".strip(), "quiet")])

    def worth(self, card: int) -> str:
        return _worth(self.cards[card])

    def note(self, move: int, ask: Ask, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2014View)
        if move >= self.kinds.pass_:
            return NOTES.get((self.opened.game.write(move), ask.word), "")
        if ask.word in ("block", "block-base") and move < self.kinds.first_target:
            card = self.cards[self.kinds.card(move)]
            if card.kind == "stance" and card.defence == ABSENT:
                return "Its number is for attacks: it adds nothing to a block."
        others = [seat for seat, out in enumerate(view.out) if seat != view.seat and not out]
        if move < self.kinds.first_target and self.kinds.verb(move) == SPREAD and len(others) == 1:
            return f"There is nobody but {reader.name(others[0])}, so it adds nothing."
        return ""

    def terms(self) -> dict[str, str]:
        return KUNG_FU_2014

    def later(self, verb: str, card: int, ask: Ask, view: View) -> str:
        if ask.word == "discard" and verb in USING:
            return "First finish discarding (done) and draw; cards are played after that."
        return ""

    def places(self, view: View, reader: Reader) -> list[Place]:
        assert isinstance(view, KungFu2014View)
        found: list[Place] = [("Your hand", view.hand), ("On the table for everybody", view.table)]
        if view.attacker >= 0:
            found.append((f"{upper(reader.whose(view.attacker))} attack", _attack_cards(view)))
        for at, target in enumerate(view.targets):
            found.append((f"{upper(reader.whose(target))} block", _block_cards(view, at)))
        for seat, known in enumerate(view.known):
            if seat != view.seat:
                found.append((f"{upper(reader.whose(seat))} hand, among others", known))
        return found

    def _left(self, view: KungFu2014View) -> list[int]:
        """The hand without what has been laid out or named to be discarded."""
        left = list(view.hand)
        for move in view.draft:
            if move < RETURN * self.kinds.count and self.kinds.card(move) in left:
                left.remove(self.kinds.card(move))
        return left

    def _person(self, view: KungFu2014View, seat: int) -> Spans:
        if view.out[seat]:
            return [("out of the game", "quiet")]
        chi = view.chi[seat]
        spans: Spans = [(f"{chi} Chi" if chi else "No Chi", "good" if chi else "attack")]
        size = len(self._left(view)) if seat == view.seat else view.hand_sizes[seat]
        spans.append((f", {size} card{'' if size == 1 else 's'} in hand", ""))
        if seat != view.seat and view.known[seat]:
            spans.append((f" (among them {self._names(view.known[seat])})", ""))
        if seat == view.active:
            spans.append((", your turn" if seat == view.seat else ", has the turn", "name"))
        return spans

    def _show_fight(self, sheet: Sheet, view: KungFu2014View, reader: Reader) -> None:
        """The attack and each block, as far as they lie there."""
        if view.attacker < 0:
            return
        if view.phase == "attack" and view.seat == view.attacker:
            cards, total, spirit = view.laying, view.laying_total, view.laying_spirit
        else:
            cards, total, spirit = _attack_cards(view), view.total, view.spirit
        kind = "counterattack" if view.against >= 0 else "attack"
        if cards:
            sheet.rows.append((f"{upper(reader.whose(view.attacker))} {kind}", self._build(cards, total, spirit)))
        for at, target in enumerate(view.targets):
            sheet.rows.append((f"Against {reader.name(target)}", self._against(view, at)))

    def _against(self, view: KungFu2014View, at: int) -> Spans:
        own = view.phase == "block" and at == view.at and view.seat == view.targets[at]
        if own:
            cards, total, spirit = view.laying, view.laying_total, view.laying_spirit
        else:
            cards, total, spirit = _block_cards(view, at), view.block_totals[at], view.block_spirits[at]
        spans: Spans = []
        if cards:
            spans.extend(self._build(cards, total, spirit))
            spans.append((": ", ""))
        elif view.decided[at] != UNDECIDED and view.decided[at] != BLOCKED:
            spans.append(("no block: ", ""))
        through = "got through" if view.through else "would get through"
        then = self.words.follows(view, ", then ") if view.coming[at] and not view.through else ""
        spans.append((f"{view.coming[at]} {through}{then}", "attack" if view.coming[at] else "good"))
        return spans

    def _build(self, cards: Cards, total: int, spirit: bool) -> Spans:
        return [(self._names(cards), "name"), (f" = {total}", "number"), (" with Spirit" if spirit else "", "number")]

    def _waiting(self, chains: list[Cards], reader: Reader) -> Spans:
        said: list[str] = []
        for chain in reversed(chains):
            said.extend([f"{reader.name(seat)} against {reader.name(chain[0])}" for seat in chain[1:]])
        return [(f"Counterattacks: {', '.join(said)}", "")]

    def _names(self, cards: Cards) -> str:
        return ", ".join([self.opened.words.card(card) for card in cards])

    def _listed(self, cards: list[int]) -> str:
        counts = {card: cards.count(card) for card in cards}
        return "; ".join(
            [f"{self._counted(card, count)} ({_worth(self.cards[card])})" for card, count in counts.items()]
        )

    def _counted(self, card: int, count: int) -> str:
        name = self.opened.words.card(card)
        return name if count == 1 else f"{count} {name}"


def _attack_cards(view: KungFu2014View) -> Cards:
    return tuple([card for card in (view.stance, view.base, *view.enhancements, view.finishing) if card >= 0])


def _block_cards(view: KungFu2014View, at: int) -> Cards:
    laid = (view.block_stances[at], view.block_bases[at], *view.block_enhancements[at])
    return tuple([card for card in laid if card >= 0])


def _worth(card: KungFuCard) -> str:
    """What a card is worth on both sides: 'Base, attack 3, block 2'."""
    parts = [upper(card.kind)]
    plus = "" if card.kind in ("base", "weapon") else "+"
    if card.attack != ABSENT:
        parts.append(f"attack {plus}{card.attack}")
    if card.defence != ABSENT:
        parts.append(f"block {plus}{card.defence}")
    if card.spirit:
        parts.append("Spirit")
    return ", ".join(parts)

"""FIGHT as text: two fighters with their piles, the row between them, and the two cards that meet."""

from __future__ import annotations

from kwoon.core.box import Opened
from kwoon.core.contract import Ask, View
from kwoon.core.events import HIDDEN, Event
from kwoon.core.telling import upper
from kwoon.core.words import Reader
from kwoon.games.fight.cards.pack import FightCard
from kwoon.games.fight.combat.clash import EVEN, clash
from kwoon.games.fight.play.rules import Fight
from kwoon.games.fight.sight.view import FightView
from kwoon.terminal.boards.board import Board, Place, captions
from kwoon.terminal.boards.terms import FIGHT
from kwoon.terminal.screen import Sheet, Spans

SIGNS = {"spades": "♠", "clubs": "♣", "diamonds": "♦", "hearts": "♥"}
BREAKER = "★"
WIDE = 13
"""The space that a drawn card has at least."""


class FightBoard(Board):
    """The board of FIGHT."""

    def __init__(self, opened: Opened, plain: bool) -> None:
        super().__init__(opened, plain)
        assert isinstance(opened.game, Fight)
        self.game = opened.game
        self.pack = opened.game.pack
        self.names = {move.id: move.name for move in self.pack.moves}

    def intro(self) -> list[str]:
        pack = self.pack
        beats = ", ".join(f"{move.name} beats {self.names[move.beats]}" for move in pack.moves)
        attacks = " and ".join(move.name for move in pack.moves if move.attacks)
        mark = "" if self.plain else f" ({BREAKER})"
        return [
            f"Each turn both of you choose a card in secret, then show them together. {beats}.",
            f"{attacks} are attacks: two attacks meet, the lower value wins. Two defences: nobody wins.",
            "Win with an attack and it goes on your victory pile; win with a defence and the attack that you stopped "
            "goes there. Its value is your points.",
            f"{pack.points_to_win_round} points win a round, {pack.rounds_to_win} rounds win the FIGHT.",
            f"The Tie Breaker{mark} is the highest card won in the round, of equal ones the latest. Its owner wins "
            "ties, and the round if the cards run out; while nobody has it, a coin decides.",
            f"In the middle lies an open row of {pack.row_size} cards. The winner of a turn takes one of them, the "
            "loser draws an unseen card from the deck. If nobody wins, both take one, the Tie Breaker's owner first.",
        ]

    def sheet(self, view: View, reader: Reader) -> Sheet:
        assert isinstance(view, FightView)
        title = f"FIGHT: round {view.round}, " + (f"turn {view.turn}" if view.turn else "before the first turn")
        sheet = Sheet(title)
        for seat in (0, 1) if view.seat < 0 else (view.seat, 1 - view.seat):
            sheet.rows.append((upper(reader.name(seat)), self._fighter(seat, view, reader)))
        left = f"{view.deck} card{'' if view.deck == 1 else 's'} left in the deck"
        row = self._cards(view.row) if view.row else [("empty", "quiet")]
        sheet.rows.append(("Row", [*row, (f"   ({left})", "quiet")]))
        if view.discard:
            sheet.rows.append(("Discarded", [(", ".join(self._short(card) for card in sorted(view.discard)), "quiet")]))
        if view.seat >= 0 and view.picker >= 0 and view.hand:
            sheet.rows.append(("Your hand", self._cards(tuple(sorted(view.hand)))))
        return sheet

    def reason(self, view: View, reader: Reader) -> str:
        assert isinstance(view, FightView)
        if view.picker != view.seat or view.turn == 0:
            return ""
        if view.beaten >= 0:
            return "You won the turn."
        if view.picks == 1:
            return "Nobody won the turn, so you choose second."
        return f"Nobody won the turn; {'the Tie Breaker' if view.breaker >= 0 else 'the coin'} lets you choose first."

    def move(self, move: int) -> tuple[Spans, ...]:
        card = move % self.game.kinds
        kind = self.pack.kinds[card]
        beats = f"beats {self.names[kind.move.beats]}, loses to {self.names[kind.move.loses_to]}"
        worth = f", worth {kind.points}" if kind.move.attacks else ""
        return ([(self.game.write(move), "")], [self._card(card)], [(f"{beats}{worth}", "quiet")])

    def also_called(self, card: int) -> tuple[str, ...]:
        kind = self.pack.kinds[card]
        sign = SIGNS.get(kind.move.suit, "")
        return (f"{sign}{kind.value}", f"{sign} {kind.move.name} {kind.value}")

    def terms(self) -> dict[str, str]:
        return FIGHT

    def worth(self, card: int) -> str:
        worth = super().worth(card)
        return worth if self.pack.kinds[card].move.attacks else f"{worth}, whose number never counts"

    def later(self, verb: str, card: int, ask: Ask, view: View) -> str:
        assert isinstance(view, FightView)
        if verb == "take" and ask.word == "take" and card in view.hand and card not in view.row:
            return f"{self.opened.words.card(card)} is in your hand; take one from the row."
        return ""

    def places(self, view: View, reader: Reader) -> list[Place]:
        assert isinstance(view, FightView)
        found: list[Place] = [("Your hand", tuple(sorted(view.hand))), ("Row", view.row)]
        for seat in range(2):
            if seat != view.seat:
                found.append((f"{upper(reader.whose(seat))} hand", view.shown[seat]))
            known = tuple([card for card in view.piles_shown[seat] if card != HIDDEN])
            found.append((f"{upper(reader.whose(seat))} pile", known))
        return found

    def why(self, event: Event, reader: Reader) -> str:
        if event.word != "reveal":
            return ""
        first, second = (self.pack.kinds[card] for card in event.cards)
        result = clash(first, second)
        if result >= EVEN:
            return ""
        winner, loser = (first, second) if result == 0 else (second, first)
        if winner.move.beats != loser.move.id:
            return f"Two attacks, and {winner.value} is lower than {loser.value}."
        stops = "" if winner.move.attacks else " and takes it"
        return f"{winner.move.name} beats {loser.move.name}{stops}."

    def picture(self, event: Event, reader: Reader) -> list[Spans]:
        if self.plain or event.word != "reveal":
            return []
        seats = (0, 1) if reader.seat < 0 else (reader.seat, 1 - reader.seat)
        names, wide = captions([reader.name(seat) for seat in seats], WIDE)
        drawn = [_drawing(self.pack.kinds[event.cards[seat]], wide) for seat in seats]
        return [[(name, "name") for name in names], *[[lines[at] for lines in drawn] for at in range(4)]]

    def _fighter(self, seat: int, view: FightView, reader: Reader) -> Spans:
        points = f"{view.scores[seat]} of {self.pack.points_to_win_round} points"
        rounds = f"{view.won[seat]} of {self.pack.rounds_to_win} rounds"
        spans: Spans = [(points, "good"), (f", {rounds}, pile: ", "")]
        spans.extend(self._pile(seat, view))
        if seat == view.seat:
            return spans
        hand = view.hand_sizes[seat]
        spans.append(
            (f"\n{hand} card{'' if hand == 1 else 's'} in hand" if not self.plain else f", {hand} in hand", "")
        )
        if view.shown[seat]:
            spans.append((", among them ", ""))
            spans.extend(self._cards(view.shown[seat]))
            spans.append((" from the row", ""))
        return spans

    def _pile(self, seat: int, view: FightView) -> Spans:
        pile = view.piles_shown[seat]
        if not pile:
            return [("empty", "quiet")]
        if view.breaker != seat:
            return self._won(pile)
        top: Spans = [self._card(pile[-1]), (f" {BREAKER}" if not self.plain else " (the Tie Breaker)", "good")]
        return [*self._won(pile[:-1]), (", ", ""), *top] if len(pile) > 1 else top

    def _won(self, cards: tuple[int, ...]) -> Spans:
        """Cards of a victory pile below the Tie Breaker, or how many there are if they lie face down."""
        if HIDDEN in cards:
            return [(f"{len(cards)} card{'' if len(cards) == 1 else 's'} face down", "quiet")]
        return self._cards(cards)

    def _cards(self, cards: tuple[int, ...]) -> Spans:
        spans: Spans = []
        for card in cards:
            if spans:
                spans.append((", ", ""))
            spans.append(self._card(card))
        return spans

    def _card(self, card: int) -> tuple[str, str]:
        kind = self.pack.kinds[card]
        sign = "" if self.plain else f"{SIGNS.get(kind.move.suit, '')} "
        return (f"{sign}{kind.move.name} {kind.value}", _style(kind))

    def _short(self, card: int) -> str:
        kind = self.pack.kinds[card]
        return f"{kind.move.name} {kind.value}" if self.plain else f"{SIGNS.get(kind.move.suit, '')}{kind.value}"


def _style(kind: FightCard) -> str:
    return "attack" if kind.move.attacks else "defence"


def _drawing(kind: FightCard, wide: int) -> list[tuple[str, str]]:
    value = f"{SIGNS.get(kind.move.suit, ' ')} {kind.value}"
    lines = ("╭───────╮", f"│{kind.move.name[:7]:^7}│", f"│{value:^7}│", "╰───────╯")
    return [(f"{line:^{wide}}", _style(kind)) for line in lines]

"""FIGHT as text: both fighters with their piles, the row, and the two cards that meet."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.event_text import capitalize_first
from kwoon.core.events import HIDDEN, Event
from kwoon.core.game import Prompt, View
from kwoon.core.game_text import Audience
from kwoon.games.fight.cards.pack import FightCard
from kwoon.games.fight.combat.clash import TIED, clash_result
from kwoon.games.fight.rules.game import Fight
from kwoon.games.fight.view.view import FightView
from kwoon.terminal.boards.board import CardPlace, TerminalBoard, draw_revealed_cards
from kwoon.terminal.screen import BoardText, Span, Spans

SUIT_SIGNS = {"spades": "♠", "clubs": "♣", "diamonds": "♦", "hearts": "♥"}
TIE_BREAKER_SIGN = "★"
DRAWING_WIDTH = 13
"""Minimum width of a card drawing and its caption, in characters."""


class FightBoard(TerminalBoard):
    def __init__(self, loaded: LoadedGame, plain: bool) -> None:
        super().__init__(loaded, plain)
        assert isinstance(loaded.game, Fight)
        self.game = loaded.game
        self.pack = loaded.game.pack
        self.names = {move.id: move.name for move in self.pack.moves}

    def intro(self) -> list[str]:
        pack = self.pack
        beats = ", ".join(f"{move.name} beats {self.names[move.beats]}" for move in pack.moves)
        attacks = " and ".join(move.name for move in pack.moves if move.attacks)
        mark = "" if self.plain else f" ({TIE_BREAKER_SIGN})"
        return [
            f"Each turn both of you choose a card in secret, then show them together. {beats}.",
            f"{attacks} are attacks: if two attacks meet, the lower value wins. If two defences meet, nobody wins.",
            "Win with an attack and it goes on your victory pile; win with a defence and the attack that you stopped "
            "goes there. Its value is your points.",
            f"{pack.points_to_win_round} points win a round, {pack.rounds_to_win} rounds win the FIGHT.",
            f"The Tie Breaker{mark} is the highest card won in the round, or the latest of equal ones. Its owner wins "
            "ties, and the round if the cards run out; while nobody has it, a coin decides.",
            f"In the middle lies an open row of {pack.row_size} cards. The winner of a turn takes one of them, the "
            "loser draws an unseen card from the deck. If nobody wins, both take one, the Tie Breaker's owner first.",
        ]

    def board_text(self, view: View, audience: Audience) -> BoardText:
        assert isinstance(view, FightView)
        title = f"FIGHT: round {view.round}, " + (f"turn {view.turn}" if view.turn else "before the first turn")
        board = BoardText(title)
        for seat in (0, 1) if view.seat < 0 else (view.seat, 1 - view.seat):
            board.rows.append((capitalize_first(audience.seat_name(seat)), self._fighter_spans(seat, view, audience)))
        left = f"{view.deck} card{'' if view.deck == 1 else 's'} left in the deck"
        row = self.card_spans(view.row) if view.row else [("empty", "quiet")]
        board.rows.append(("Row", [*row, (f"   ({left})", "quiet")]))
        if view.discard:
            board.rows.append(
                ("Discarded", [(", ".join(self._short_name(card) for card in sorted(view.discard)), "quiet")])
            )
        if view.seat >= 0 and view.picker >= 0 and view.hand:
            board.rows.append(("Your hand", self.card_spans(sorted(view.hand))))
        return board

    def prompt_reason(self, view: View, audience: Audience) -> str:
        assert isinstance(view, FightView)
        if view.picker != view.seat or view.turn == 0:
            return ""
        if view.beaten >= 0:
            return "You won the turn."
        if view.picks == 1:
            return "Nobody won the turn, so you choose second."
        return f"Nobody won the turn; {'the Tie Breaker' if view.breaker >= 0 else 'the coin'} lets you choose first."

    def move_row(self, move: int) -> tuple[Spans, ...]:
        card = move % self.game.kinds
        kind = self.pack.kinds[card]
        beats = f"beats {self.names[kind.move.beats]}, loses to {self.names[kind.move.loses_to]}"
        points = f", worth {kind.points}" if kind.move.attacks else ""
        return ([(self.game.format_move(move), "")], [self.card_span(card)], [(f"{beats}{points}", "quiet")])

    def other_names(self, card: int) -> tuple[str, ...]:
        kind = self.pack.kinds[card]
        sign = SUIT_SIGNS.get(kind.move.suit, "")
        return (f"{sign}{kind.value}", f"{sign} {kind.move.name} {kind.value}")

    def card_summary(self, card: int) -> str:
        summary = super().card_summary(card)
        return summary if self.pack.kinds[card].move.attacks else f"{summary}, whose number never counts"

    def why_not_yet(self, verb: str, card: int, prompt: Prompt, view: View) -> str:
        assert isinstance(view, FightView)
        if verb == "take" and prompt.kind == "take" and card in view.hand and card not in view.row:
            return f"{self.loaded.text.card_name(card)} is in your hand; take one from the row."
        return ""

    def visible_cards(self, view: View, audience: Audience) -> list[CardPlace]:
        assert isinstance(view, FightView)
        card_places: list[CardPlace] = [("Your hand", tuple(sorted(view.hand))), ("Row", view.row)]
        for seat in range(2):
            if seat != view.seat:
                card_places.append((f"{capitalize_first(audience.possessive(seat))} hand", view.shown[seat]))
            known = tuple([card for card in view.piles_shown[seat] if card != HIDDEN])
            card_places.append((f"{capitalize_first(audience.possessive(seat))} pile", known))
        return card_places

    def explain_event(self, event: Event, audience: Audience) -> str:
        if event.kind != "reveal":
            return ""
        first, second = (self.pack.kinds[card] for card in event.cards)
        result = clash_result(first, second)
        if result >= TIED:
            return ""
        winner, loser = (first, second) if result == 0 else (second, first)
        if winner.move.beats != loser.move.id:
            return f"Two attacks: {winner.value} is lower than {loser.value}."
        stops = "" if winner.move.attacks else " and takes it"
        return f"{winner.move.name} beats {loser.move.name}{stops}."

    def picture(self, event: Event, audience: Audience) -> list[Spans]:
        if self.plain or event.kind != "reveal":
            return []
        return draw_revealed_cards(event.cards, audience, DRAWING_WIDTH, self._card_drawing)

    def _fighter_spans(self, seat: int, view: FightView, audience: Audience) -> Spans:
        points = f"{view.scores[seat]} of {self.pack.points_to_win_round} points"
        rounds = f"{view.won[seat]} of {self.pack.rounds_to_win} rounds"
        spans: Spans = [(points, "good"), (f", {rounds}, pile: ", "")]
        spans.extend(self._pile_spans(seat, view))
        if seat == view.seat:
            return spans
        hand = view.hand_sizes[seat]
        spans.append(
            (f"\n{hand} card{'' if hand == 1 else 's'} in hand" if not self.plain else f", {hand} in hand", "")
        )
        if view.shown[seat]:
            spans.append((", among them ", ""))
            spans.extend(self.card_spans(view.shown[seat]))
            spans.append((" from the row", ""))
        return spans

    def _pile_spans(self, seat: int, view: FightView) -> Spans:
        pile = view.piles_shown[seat]
        if not pile:
            return [("empty", "quiet")]
        if view.breaker != seat:
            return self._victory_pile_spans(pile)
        top: Spans = [
            self.card_span(pile[-1]),
            (f" {TIE_BREAKER_SIGN}" if not self.plain else " (the Tie Breaker)", "good"),
        ]
        return [*self._victory_pile_spans(pile[:-1]), (", ", ""), *top] if len(pile) > 1 else top

    def _victory_pile_spans(self, cards: tuple[int, ...]) -> Spans:
        """Return these cards in a victory pile, or their number if they lie face down."""
        if HIDDEN in cards:
            return [(f"{len(cards)} card{'' if len(cards) == 1 else 's'} face down", "quiet")]
        return self.card_spans(cards)

    def card_span(self, card: int) -> Span:
        kind = self.pack.kinds[card]
        sign = "" if self.plain else f"{SUIT_SIGNS.get(kind.move.suit, '')} "
        return (f"{sign}{kind.move.name} {kind.value}", _kind_style(kind))

    def _card_drawing(self, card: int, width: int) -> list[Span]:
        kind = self.pack.kinds[card]
        value = f"{SUIT_SIGNS.get(kind.move.suit, ' ')} {kind.value}"
        lines = ("╭───────╮", f"│{kind.move.name[:7]:^7}│", f"│{value:^7}│", "╰───────╯")
        return [(f"{line:^{width}}", _kind_style(kind)) for line in lines]

    def _short_name(self, card: int) -> str:
        kind = self.pack.kinds[card]
        return f"{kind.move.name} {kind.value}" if self.plain else f"{SUIT_SIGNS.get(kind.move.suit, '')}{kind.value}"


def _kind_style(kind: FightCard) -> str:
    return "attack" if kind.move.attacks else "defence"


make_board = FightBoard

"""FIGHT as text: both fighters with their piles, the row, and the two cards that meet."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.events import HIDDEN, Event
from kwoon.core.game import Prompt, View
from kwoon.core.message import SeatRef, joined, msg, named
from kwoon.games.fight.cards.pack import FightCard
from kwoon.games.fight.combat.clash import TIED, clash_result
from kwoon.games.fight.rules.game import Fight
from kwoon.games.fight.view.view import FightView
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards.board import CardPlace, TerminalBoard, draw_revealed_cards
from kwoon.terminal.screen import BoardText, Span, Spans, center

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
        self.names = {move.id: named("fight-cards", move.name) for move in self.pack.moves}

    def intro(self) -> list[str]:
        pack = self.pack
        beats = [
            msg("fight-terminal-beats", winner=self.names[move.id], loser=self.names[move.beats]) for move in pack.moves
        ]
        attacks = joined("and", [self.names[move.id] for move in pack.moves if move.attacks])
        t = self.reader.t
        return [
            t("fight-terminal-intro-turn", beats=beats),
            t("fight-terminal-intro-attacks", attacks=attacks),
            t("fight-terminal-intro-pile"),
            t("fight-terminal-intro-goal", points=pack.points_to_win_round, rounds=pack.rounds_to_win),
            t("fight-terminal-intro-tie-breaker")
            if self.plain
            else t("fight-terminal-intro-tie-breaker-sign", sign=TIE_BREAKER_SIGN),
            t("fight-terminal-intro-row", cards=pack.row_size),
        ]

    def board_text(self, view: View, reader: Reader) -> BoardText:
        assert isinstance(view, FightView)
        board = BoardText(
            reader.t("fight-terminal-title", round=view.round, turn=view.turn)
            if view.turn
            else reader.t("fight-terminal-title-opening", round=view.round)
        )
        for seat in (0, 1) if view.seat < 0 else (view.seat, 1 - view.seat):
            label = reader.t("fight-terminal-player", player=SeatRef(seat))
            board.rows.append((label, self._fighter_spans(seat, view, reader)))
        row = self.card_spans(view.row) if view.row else [(reader.t("fight-terminal-empty"), "quiet")]
        deck = reader.t("fight-terminal-deck", count=view.deck)
        board.rows.append((reader.t("fight-terminal-row"), [*row, (f"   {deck}", "quiet")]))
        if view.discard:
            discard = reader.say(joined("comma", [self._short_name(card) for card in sorted(view.discard)]))
            board.rows.append((reader.t("fight-terminal-discarded"), [(discard, "quiet")]))
        if view.seat >= 0 and view.picker >= 0 and view.hand:
            board.rows.append((reader.t("fight-terminal-your-hand"), self.card_spans(sorted(view.hand))))
        return board

    def prompt_reason(self, view: View, reader: Reader) -> str:
        assert isinstance(view, FightView)
        if view.picker != view.seat or view.turn == 0:
            return ""
        if view.beaten >= 0:
            return reader.t("fight-terminal-you-won")
        if view.picks == 1:
            return reader.t("fight-terminal-choose-second")
        return reader.t(
            "fight-terminal-choose-first-tie-breaker" if view.breaker >= 0 else "fight-terminal-choose-first-coin"
        )

    def move_row(self, move: int) -> tuple[Spans, ...]:
        card = move % self.game.kinds
        kind = self.pack.kinds[card]
        beaten, winner = self.names[kind.move.beats], self.names[kind.move.loses_to]
        note = (
            self.reader.t("fight-terminal-attack-note", beaten=beaten, winner=winner, points=kind.points)
            if kind.move.attacks
            else self.reader.t("fight-terminal-defense-note", beaten=beaten, winner=winner)
        )
        return ([(self.game.format_move(move), "")], [self.card_span(card)], [(note, "quiet")])

    def other_names(self, card: int) -> tuple[str, ...]:
        kind = self.pack.kinds[card]
        sign = SUIT_SIGNS.get(kind.move.suit, "")
        return (f"{sign}{kind.value}", f"{sign} {self.card_name(card)}")

    def card_summary(self, card: int) -> str:
        if self.pack.kinds[card].move.attacks:
            return super().card_summary(card)
        return self.reader.t("fight-terminal-defense-summary", kind=self.loaded.faces[card].kind_name())

    def why_not_yet(self, verb: str, card: int, prompt: Prompt, view: View) -> str:
        assert isinstance(view, FightView)
        if verb == "take" and prompt.kind == "take" and card in view.hand and card not in view.row:
            return self.reader.t("fight-terminal-why-in-hand", card=self.loaded.text.card_name(card))
        return ""

    def visible_cards(self, view: View, reader: Reader) -> list[CardPlace]:
        assert isinstance(view, FightView)
        card_places: list[CardPlace] = [
            (reader.t("fight-terminal-your-hand"), tuple(sorted(view.hand))),
            (reader.t("fight-terminal-row"), view.row),
        ]
        for seat in range(2):
            if seat != view.seat:
                card_places.append((reader.t("fight-terminal-hand", player=SeatRef(seat)), view.shown[seat]))
            known = tuple([card for card in view.piles_shown[seat] if card != HIDDEN])
            card_places.append((reader.t("fight-terminal-pile", player=SeatRef(seat)), known))
        return card_places

    def explain_event(self, event: Event, reader: Reader) -> str:
        if event.kind != "reveal":
            return ""
        first, second = (self.pack.kinds[card] for card in event.cards)
        result = clash_result(first, second)
        if result >= TIED:
            return ""
        winner, loser = (first, second) if result == 0 else (second, first)
        if winner.move.beats != loser.move.id:
            return reader.t("fight-terminal-two-attacks", lower=winner.value, higher=loser.value)
        return reader.t(
            "fight-terminal-attack-wins" if winner.move.attacks else "fight-terminal-defense-wins",
            winner=self.names[winner.move.id],
            loser=self.names[loser.move.id],
        )

    def picture(self, event: Event, reader: Reader) -> list[Spans]:
        if self.plain or event.kind != "reveal":
            return []
        return draw_revealed_cards(event.cards, reader, DRAWING_WIDTH, self._card_drawing)

    def _fighter_spans(self, seat: int, view: FightView, reader: Reader) -> Spans:
        pack = self.pack
        spans: Spans = [
            (reader.t("fight-terminal-points", points=view.scores[seat], goal=pack.points_to_win_round), "good"),
            (reader.t("fight-terminal-rounds-and-pile", rounds=view.won[seat], goal=pack.rounds_to_win), ""),
        ]
        spans.extend(self._pile_spans(seat, view))
        if seat == view.seat:
            return spans
        spans.append((reader.t("terminal-clause-separator") if self.plain else "\n", ""))
        spans.append((reader.t("fight-terminal-hand-size", count=view.hand_sizes[seat]), ""))
        if view.shown[seat]:
            shown = [self._name(card) for card in view.shown[seat]]
            spans.append((reader.t("fight-terminal-from-row", cards=shown), ""))
        return spans

    def _pile_spans(self, seat: int, view: FightView) -> Spans:
        pile = view.piles_shown[seat]
        if not pile:
            return [(self.reader.t("fight-terminal-empty"), "quiet")]
        if view.breaker != seat:
            return self._victory_pile_spans(pile)
        mark = self.reader.t("fight-terminal-tie-breaker-mark") if self.plain else f" {TIE_BREAKER_SIGN}"
        top: Spans = [self.card_span(pile[-1]), (mark, "good")]
        if len(pile) == 1:
            return top
        return [*self._victory_pile_spans(pile[:-1]), (self.reader.t("core-list-separator"), ""), *top]

    def _victory_pile_spans(self, cards: tuple[int, ...]) -> Spans:
        """Return these cards in a victory pile, or their number if they lie face down."""
        if HIDDEN in cards:
            return [(self.reader.t("fight-terminal-face-down", count=len(cards)), "quiet")]
        return self.card_spans(cards)

    def _name(self, card: int) -> str:
        sign = "" if self.plain else f"{SUIT_SIGNS.get(self.pack.kinds[card].move.suit, '')} "
        return f"{sign}{self.card_name(card)}"

    def card_span(self, card: int) -> Span:
        return (self._name(card), _kind_style(self.pack.kinds[card]))

    def _card_drawing(self, card: int, width: int) -> list[Span]:
        kind = self.pack.kinds[card]
        name = self.reader.say(self.names[kind.move.id])
        value = f"{SUIT_SIGNS.get(kind.move.suit, ' ')} {kind.value}"
        lines = ("╭───────╮", f"│{center(name, 7)}│", f"│{center(value, 7)}│", "╰───────╯")
        return [(center(line, width), _kind_style(kind)) for line in lines]

    def _short_name(self, card: int) -> str:
        kind = self.pack.kinds[card]
        return self.card_name(card) if self.plain else f"{SUIT_SIGNS.get(kind.move.suit, '')}{kind.value}"


def _kind_style(kind: FightCard) -> str:
    return "attack" if kind.move.attacks else "defence"


make_board = FightBoard

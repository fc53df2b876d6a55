"""Dragon Punch as text: both fighters, their known cards, and the two moves that meet."""

from __future__ import annotations

from typing import Final

from kwoon.core.definition import LoadedGame
from kwoon.core.events import HIDDEN, Event
from kwoon.core.game import Prompt, View
from kwoon.core.message import SeatRef, Text, joined, message_ids, msg
from kwoon.games.dragon_punch.cards.pack import DragonMove
from kwoon.games.dragon_punch.rules.game import DragonPunch
from kwoon.games.dragon_punch.rules.state import ADDING, PLAYING, SWITCHING
from kwoon.games.dragon_punch.view.view import DragonView
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards.board import CardPlace, TerminalBoard, draw_revealed_cards
from kwoon.terminal.screen import BoardText, Span, Spans, center

HEIGHT_IDS: Final = ("dragon-punch-terminal-high", "dragon-punch-terminal-low")
HEIGHT_SIGNS = ("▲", "▼")
EFFECT_IDS: Final = message_ids(
    "dragon-punch-terminal",
    "initiative-on-hit, initiative-on-block, initiative-always, unblockable, uninterruptible, projectile, unflip",
)
DRAWING_WIDTH = 24
"""Minimum width of a move drawing and its caption, in characters."""


class DragonPunchBoard(TerminalBoard):
    def __init__(self, loaded: LoadedGame, plain: bool) -> None:
        super().__init__(loaded, plain)
        assert isinstance(loaded.game, DragonPunch)
        self.game = loaded.game
        self.moves = loaded.game.pack.moves
        self.num_basic_faces = 2 * int(loaded.game.basics)

    def intro(self) -> list[str]:
        t = self.reader.t
        return [
            t("dragon-punch-terminal-intro-turn"),
            t("dragon-punch-terminal-intro-order"),
            t("dragon-punch-terminal-intro-initiative"),
            t("dragon-punch-terminal-intro-damage"),
            t("dragon-punch-terminal-intro-flipped"),
            t("dragon-punch-terminal-intro-goal", rounds=self.game.rounds_to_win),
        ]

    def board_text(self, view: View, reader: Reader) -> BoardText:
        assert isinstance(view, DragonView)
        board = BoardText(
            reader.t("dragon-punch-terminal-title", round=view.round, turn=view.turn)
            if view.round
            else reader.t("dragon-punch-about-title")
        )
        for seat in (0, 1) if view.seat < 0 else (view.seat, 1 - view.seat):
            label = reader.t("dragon-punch-terminal-player", player=SeatRef(seat))
            board.rows.append((label, self._fighter_spans(seat, view)))
        if view.available:
            available = (self.card_names(view.available), "name")
            board.rows.append((reader.t("dragon-punch-terminal-characters"), [available]))
        if view.phase == ADDING or not view.round:
            return board
        if view.played:
            played = [self.card_span(card) for card in view.played]
            separator = (reader.t("dragon-punch-terminal-and"), "")
            board.rows.append((reader.t("dragon-punch-terminal-played"), [played[0], separator, played[1]]))
        for seat in (0, 1):
            if seat != view.seat:
                label = reader.t("dragon-punch-terminal-hand", player=SeatRef(seat))
                board.rows.append((label, self._hand_spans(view, seat)))
        if view.seat >= 0 and view.hand:
            board.rows.append((reader.t("dragon-punch-terminal-your-hand"), self.card_spans(view.hand)))
        return board

    def prompt_reason(self, view: View, reader: Reader) -> str:
        assert isinstance(view, DragonView)
        if view.phase != SWITCHING or view.seat < 0 or not view.damage[view.seat]:
            return ""
        return reader.t("dragon-punch-terminal-switch-reason", damage=view.damage[view.seat])

    def move_row(self, move: int) -> tuple[Spans, ...]:
        game = self.game
        notation: Spans = [(game.format_move(move), "")]
        if move < game.first_switch:
            return (notation, [self.card_span(move)], self._description_spans(move))
        if move < game.first_pick:
            red = (move - game.first_switch) // 2 * 2 + 1
            return (
                notation,
                [(self.reader.t("dragon-punch-terminal-becomes"), ""), self.card_span(red)],
                self._description_spans(red),
            )
        if move < game.first_add:
            character = int(game.first_portrait) + move - int(game.first_pick)
            card = 2 * (int(game.basics) + move - int(game.first_pick))
            return (notation, [(self.card_name(character), "name")], self._both_sides_spans(card))
        if move < game.first_order:
            return (
                notation,
                [(self.reader.say(self.loaded.text.describe_move(move)), "")],
                self._both_sides_spans(2 * (move - int(game.first_add))),
            )
        return (notation, [(self.reader.say(self.loaded.text.describe_move(move)), "")])

    def move_note(self, move: int, prompt: Prompt, view: View, reader: Reader) -> str:
        assert isinstance(view, DragonView)
        if prompt.kind != "switch":
            return ""
        white = (move - self.game.first_switch) // 2 * 2
        is_visible = (move - self.game.first_switch) % 2 == 1 or white not in view.hand
        return self.reader.t("dragon-punch-terminal-visible") if is_visible else ""

    def needs_confirmation(self, prompt: Prompt) -> bool:
        return prompt.kind == "switch"

    def why_not_in_hand(self, view: View) -> list[str]:
        assert isinstance(view, DragonView)
        if view.phase != PLAYING or view.seat < 0 or not view.flipped[view.seat]:
            return []
        cards = [self.loaded.text.card_name(card) for card in view.flipped[view.seat]]
        return [self.reader.t("dragon-punch-terminal-why-flipped", cards=cards)]

    def why_not_yet(self, verb: str, card: int, prompt: Prompt, view: View) -> str:
        if verb == "switch" and prompt.kind == "play":
            return self.reader.t("dragon-punch-terminal-why-no-switch")
        if verb == "play" and prompt.kind == "switch":
            return self.reader.t("dragon-punch-terminal-why-switch-first")
        return ""

    def visible_cards(self, view: View, reader: Reader) -> list[CardPlace]:
        assert isinstance(view, DragonView)
        card_places: list[CardPlace] = [
            (reader.t("dragon-punch-terminal-characters-to-pick"), view.available),
            (reader.t("dragon-punch-terminal-your-hand"), view.hand),
        ]
        for seat in range(2):
            player = SeatRef(seat)
            if seat != view.seat:
                card_places.append((reader.t("dragon-punch-terminal-hand", player=player), view.holding[seat]))
            card_places.append((reader.t("dragon-punch-terminal-flipped-cards", player=player), view.flipped[seat]))
        return card_places

    def picture(self, event: Event, reader: Reader) -> list[Spans]:
        if self.plain or event.kind != "reveal":
            return []
        return draw_revealed_cards(event.cards, reader, DRAWING_WIDTH, self._move_drawing)

    def _fighter_spans(self, seat: int, view: DragonView) -> Spans:
        t, separator = self.reader.t, self.reader.t("terminal-clause-separator")
        spans: Spans = [(t("dragon-punch-terminal-health", health=view.health_left[seat]), "good")]
        if view.damage[seat]:
            spans.append((t("dragon-punch-terminal-to-switch", count=view.damage[seat]), "attack"))
        spans.append((t("dragon-punch-terminal-rounds", rounds=view.won[seat], goal=self.game.rounds_to_win), ""))
        if view.characters[seat]:
            spans.extend([(separator, ""), (self.card_names(view.characters[seat]), "name")])
        if view.initiative_next == seat:
            is_next = view.phase == SWITCHING
            initiative = (
                t("dragon-punch-terminal-your-initiative-next" if is_next else "dragon-punch-terminal-your-initiative")
                if seat == view.seat
                else t(
                    "dragon-punch-terminal-has-initiative-next" if is_next else "dragon-punch-terminal-has-initiative"
                )
            )
            spans.extend([(separator, ""), (initiative, "good")])
        if view.flipped[seat]:
            spans.extend([(separator if self.plain else "\n", ""), (t("dragon-punch-terminal-flipped"), "")])
            spans.extend(self.card_spans(card for card in view.flipped[seat] if card != HIDDEN))
            num_hidden = view.flipped[seat].count(HIDDEN)
            if num_hidden:
                spans.append((t("dragon-punch-terminal-more-flipped", count=num_hidden), ""))
        return spans

    def _hand_spans(self, view: DragonView, seat: int) -> Spans:
        """Return an opponent's hand. Both sides of a card are named unless the visible cards leave only one
        possibility. Players have to remember which sides were shown, or read the log (dp.ruling.info-memory)."""
        cards = view.holding[seat]
        note: Spans = [(f" {self.reader.t('dragon-punch-terminal-seen-sides')}", "quiet")]
        unknown, separator = cards.count(HIDDEN), self.reader.t("terminal-semicolon")
        if view.flipped[seat].count(HIDDEN) and not self.game.has_secret_hands:
            possible = self._possible_cards(view, seat)
            names = separator.join([self._side_names(card, view, seat) for card in possible])
            text = self.reader.t("dragon-punch-terminal-some-of", count=unknown, cards=names)
        else:
            possible = [card for card in cards if card != HIDDEN]
            known = [self._side_names(card, view, seat) for card in possible]
            if unknown:
                known.append(self.reader.t("dragon-punch-terminal-unknown-cards", count=unknown))
            text = separator.join(known) or self.reader.t("dragon-punch-terminal-empty")
        has_unknown_side = any(len(self._possible_sides(card, view, seat)) == 2 for card in possible)
        return [(text, ""), *(note if has_unknown_side else [])]

    def _possible_cards(self, view: DragonView, seat: int) -> list[int]:
        """Return the cards that may be in a hand when some flipped cards are hidden."""
        return [self.game.card_face(kind) for kind in dict.fromkeys(move // 2 for move in view.may_play[seat])]

    def _possible_sides(self, card: int, view: DragonView, seat: int) -> list[int]:
        """Return the sides of a basic card that may be up; none for a character."""
        if card >= self.num_basic_faces:
            return []
        sides = [side for side in (card, card + 1) if side in view.may_play[seat]]
        return sides if len(sides) == 1 else [card, card + 1]

    def _side_names(self, card: int, view: DragonView, seat: int) -> str:
        sides = self._possible_sides(card, view, seat)
        if len(sides) == 2:
            return self.reader.say(joined("or", [self.loaded.text.card_name(side) for side in sides]))
        return self.card_span(sides[0])[0] if sides else self.card_name(card)

    def card_span(self, card: int) -> Span:
        if card >= len(self.moves):
            return (self.card_name(card), "name")
        name = self.card_name(card)
        if card < self.num_basic_faces and card % 2:
            name = self.reader.t("dragon-punch-terminal-red-card", card=name)
        return (name, _move_style(self.moves[card]))

    def _both_sides_spans(self, card: int) -> Spans:
        """Return both moves of a card that no player has yet, because either may matter."""
        spans: Spans = []
        for side in (card, card + 1):
            separator = self.reader.t("terminal-semicolon") if self.plain else "\n"
            spans.extend(
                [
                    (separator if spans else "", "quiet"),
                    self.card_span(side),
                    (self.reader.t("terminal-label", label=""), "quiet"),
                    *self._description_spans(side),
                ]
            )
        return spans

    def _move_drawing(self, card: int, width: int) -> list[Span]:
        move = self.moves[card]
        inner = DRAWING_WIDTH - 4
        spots = [self.reader.say(_icons_text(move, height, is_short=True)) for height in range(2)]
        rows = [self.card_name(card), *[f"{HEIGHT_SIGNS[height]} {spot}" for height, spot in enumerate(spots)]]
        lines = [f"╭{'─' * inner}╮", *[f"│{center(row, inner)}│" for row in rows], f"╰{'─' * inner}╯"]
        return [(center(line, width), _move_style(move)) for line in lines]

    def _description_spans(self, card: int) -> Spans:
        return [(self.reader.say(_describe_move(self.moves[card])), "quiet")]


def _describe_move(move: DragonMove) -> Text:
    parts: list[Text] = [msg(HEIGHT_IDS[height], actions=_icons_text(move, height)) for height in range(2)]
    parts.extend([msg(EFFECT_IDS[effect]) for effect in move.effects])
    return joined("comma", [*parts])


def _icons_text(move: DragonMove, height: int, *, is_short: bool = False) -> Text:
    spot = move.heights[height]
    parts: list[Text] = []
    if spot.attacks:
        parts.append(
            msg(
                "dragon-punch-terminal-attack-short" if is_short else "dragon-punch-terminal-attack",
                strength=spot.strength,
                time=spot.time,
            )
        )
    if spot.block:
        parts.append(msg("dragon-punch-terminal-block"))
    if spot.evade:
        parts.append(msg("dragon-punch-terminal-evade"))
    return joined("and", [*parts]) or msg("dragon-punch-terminal-nothing")


def _move_style(move: DragonMove) -> str:
    return "attack" if move.heights[0].attacks or move.heights[1].attacks else "defence"


make_board = DragonPunchBoard

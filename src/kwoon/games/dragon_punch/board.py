"""Dragon Punch as text: both fighters, their known cards, and the two moves that meet."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.event_text import capitalize_first
from kwoon.core.events import HIDDEN, Event
from kwoon.core.game import Prompt, View
from kwoon.core.game_text import Audience
from kwoon.games.dragon_punch.cards.pack import DragonMove
from kwoon.games.dragon_punch.rules.game import DragonPunch
from kwoon.games.dragon_punch.rules.state import ADDING, PLAYING, SWITCHING
from kwoon.games.dragon_punch.view.view import DragonView
from kwoon.terminal.boards.board import CardPlace, TerminalBoard, draw_revealed_cards
from kwoon.terminal.screen import BoardText, Span, Spans

HEIGHTS = ("high", "low")
HEIGHT_SIGNS = ("▲", "▼")
EFFECT_TEXT = {
    "initiative-on-hit": "Initiative if it hits",
    "initiative-on-block": "Initiative if it blocks",
    "initiative-always": "Initiative in any case",
    "unblockable": "cannot be blocked",
    "uninterruptible": "cannot be interrupted",
    "projectile": "projectile",
    "unflip": "unflips all your cards",
}
SEEN_SIDES_NOTE = "to see again which sides were shown before, type log all"
"""dp.ruling.info-memory: players have to remember which sides were shown, or read the log."""
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
        game = self.game
        return [
            "Each turn both of you choose a move in secret, then show them together. A move does something high and "
            "something low: attack, block, evade or nothing.",
            "Defenses come first: a block or an evade stops an attack at its height. If both sides have attacks left, those "
            "of the player with the Initiative hit and interrupt the others. If nobody has it, those with the lower time "
            "do; equally fast attacks both hit.",
            "Some moves earn the Initiative for the next turn. It makes slow attacks come first, and does nothing against "
            "a block or an evade.",
            "A hit turns as many of your white cards red as its strength. You choose which; the red side is another move. "
            "White cards are your health.",
            "A played card is flipped and cannot be played again until you Taunt, which brings all your cards back.",
            f"A player without white cards loses the round; {game.rounds_to_win} rounds win the match.",
        ]

    def board_text(self, view: View, audience: Audience) -> BoardText:
        assert isinstance(view, DragonView)
        board = BoardText(f"Dragon Punch: round {view.round}, turn {view.turn}" if view.round else "Dragon Punch")
        for seat in (0, 1) if view.seat < 0 else (view.seat, 1 - view.seat):
            board.rows.append((capitalize_first(audience.seat_name(seat)), self._fighter_spans(seat, view)))
        if view.available:
            board.rows.append(("Characters", [(self.card_names(view.available), "name")]))
        if view.phase == ADDING or not view.round:
            return board
        if view.played:
            board.rows.append(
                ("Played", [self.card_span(view.played[0]), (" and ", ""), self.card_span(view.played[1])])
            )
        for seat in (0, 1):
            if seat != view.seat:
                board.rows.append((f"{capitalize_first(audience.possessive(seat))} hand", self._hand_spans(view, seat)))
        if view.seat >= 0 and view.hand:
            board.rows.append(("Your hand", self.card_spans(view.hand)))
        return board

    def prompt_reason(self, view: View, audience: Audience) -> str:
        assert isinstance(view, DragonView)
        if view.phase != SWITCHING or view.seat < 0 or not view.damage[view.seat]:
            return ""
        return (
            f"You took {view.damage[view.seat]} damage. Your opponent does not see what you switch in your hand, but sees "
            "flipped cards (visible)."
        )

    def move_row(self, move: int) -> tuple[Spans, ...]:
        game = self.game
        notation: Spans = [(game.format_move(move), "")]
        if move < game.first_switch:
            return (notation, [self.card_span(move)], self._description_spans(move))
        if move < game.first_pick:
            red = (move - game.first_switch) // 2 * 2 + 1
            return (notation, [("becomes ", ""), self.card_span(red)], self._description_spans(red))
        if move < game.first_add:
            character = game.pack.characters[move - game.first_pick]
            card = 2 * (int(game.basics) + move - int(game.first_pick))
            return (notation, [(character.name, "name")], self._both_sides_spans(card))
        if move < game.first_order:
            return (
                notation,
                [(self.loaded.text.describe_move(move), "")],
                self._both_sides_spans(2 * (move - int(game.first_add))),
            )
        return (notation, [(self.loaded.text.describe_move(move), "")])

    def card_summary(self, card: int) -> str:
        kind = self.loaded.faces[card].kind
        return {"white": "White side", "red": "Red side", "special": "Special move"}.get(kind, capitalize_first(kind))

    def move_note(self, move: int, prompt: Prompt, view: View, audience: Audience) -> str:
        assert isinstance(view, DragonView)
        if prompt.kind != "switch":
            return ""
        white = (move - self.game.first_switch) // 2 * 2
        is_visible = (move - self.game.first_switch) % 2 == 1 or white not in view.hand
        return "(visible)" if is_visible else ""

    def needs_confirmation(self, prompt: Prompt) -> bool:
        return prompt.kind == "switch"

    def why_not_in_hand(self, view: View) -> list[str]:
        assert isinstance(view, DragonView)
        if view.phase != PLAYING or view.seat < 0 or not view.flipped[view.seat]:
            return []
        names = self.card_names(view.flipped[view.seat])
        return [f"Flipped, so not in your hand: {names}. Taunt to get all your cards back."]

    def why_not_yet(self, verb: str, card: int, prompt: Prompt, view: View) -> str:
        if verb == "switch" and prompt.kind == "play":
            return "You switch cards only when you take damage. Choose a move to play."
        if verb == "play" and prompt.kind == "switch":
            return "You took damage: switch cards before you play."
        return ""

    def visible_cards(self, view: View, audience: Audience) -> list[CardPlace]:
        assert isinstance(view, DragonView)
        card_places: list[CardPlace] = [("Characters to pick", view.available), ("Your hand", view.hand)]
        for seat in range(2):
            if seat != view.seat:
                card_places.append((f"{capitalize_first(audience.possessive(seat))} hand", view.holding[seat]))
            card_places.append((f"{capitalize_first(audience.possessive(seat))} flipped cards", view.flipped[seat]))
        return card_places

    def picture(self, event: Event, audience: Audience) -> list[Spans]:
        if self.plain or event.kind != "reveal":
            return []
        return draw_revealed_cards(event.cards, audience, DRAWING_WIDTH, self._move_drawing)

    def _fighter_spans(self, seat: int, view: DragonView) -> Spans:
        spans: Spans = [(f"{view.health_left[seat]} health", "good")]
        if view.damage[seat]:
            spans.append((f" left, {view.damage[seat]} to switch", "attack"))
        spans.append((f", {view.won[seat]} of {self.game.rounds_to_win} rounds", ""))
        if view.characters[seat]:
            spans.extend([(", ", ""), (self.card_names(view.characters[seat]), "name")])
        if view.initiative_next == seat:
            initiative_text = ", has the Initiative" if seat != view.seat else ", you have the Initiative"
            spans.append((f"{initiative_text} next turn" if view.phase == SWITCHING else initiative_text, "good"))
        if view.flipped[seat]:
            spans.append((", flipped: " if self.plain else "\nflipped: ", ""))
            spans.extend(self.card_spans(card for card in view.flipped[seat] if card != HIDDEN))
            num_hidden = view.flipped[seat].count(HIDDEN)
            if num_hidden:
                spans.append((f", and {num_hidden} more behind it", ""))
        return spans

    def _hand_spans(self, view: DragonView, seat: int) -> Spans:
        """Return an opponent's hand. Both sides of a card are named unless the visible cards leave only one
        possibility."""
        text = self._hand_text(view, seat)
        note: Spans = [(f" ({SEEN_SIDES_NOTE})", "quiet")] if " or " in text else []
        return [(text, ""), *note]

    def _hand_text(self, view: DragonView, seat: int) -> str:
        cards = view.holding[seat]
        known = [self._side_names(card, view, seat) for card in cards if card != HIDDEN]
        unknown = cards.count(HIDDEN)
        if view.flipped[seat].count(HIDDEN) and not self.game.has_secret_hands:
            return f"{unknown} of these: {'; '.join(self._possible_card_names(view, seat))}"
        if unknown:
            known.append(f"{unknown} unknown card{'' if unknown == 1 else 's'}")
        return "; ".join(known) or "empty"

    def _possible_card_names(self, view: DragonView, seat: int) -> list[str]:
        """Return the names of the cards that may be in a hand when some flipped cards are hidden."""
        kinds = dict.fromkeys(move // 2 for move in view.may_play[seat])
        cards = [self.game.card_face(kind) for kind in kinds]
        return [self._side_names(card, view, seat) for card in cards]

    def _side_names(self, card: int, view: DragonView, seat: int) -> str:
        if card >= self.num_basic_faces:
            return self.loaded.text.card_name(card)
        sides = [self.card_span(side)[0] for side in (card, card + 1) if side in view.may_play[seat]]
        return sides[0] if len(sides) == 1 else " or ".join([self.moves[side].name for side in (card, card + 1)])

    def card_span(self, card: int) -> Span:
        if card >= len(self.moves):
            return (self.loaded.text.card_name(card), "name")
        side = " (red)" if card < self.num_basic_faces and card % 2 else ""
        return (f"{self.moves[card].name}{side}", _move_style(self.moves[card]))

    def _both_sides_spans(self, card: int) -> Spans:
        """Return both moves of a card that no player has yet, because either may matter."""
        spans: Spans = []
        for side in (card, card + 1):
            separator = "; " if self.plain else "\n"
            spans.extend(
                [
                    (separator if spans else "", "quiet"),
                    self.card_span(side),
                    (": ", "quiet"),
                    *self._description_spans(side),
                ]
            )
        return spans

    def _move_drawing(self, card: int, width: int) -> list[Span]:
        move = self.moves[card]
        inner = DRAWING_WIDTH - 4
        spots = [
            _describe_icons_at_height(move, height).replace("attack ", "").replace("at time", "at")
            for height in range(2)
        ]
        rows = [move.name, *[f"{HEIGHT_SIGNS[height]} {spot}" for height, spot in enumerate(spots)]]
        lines = [f"╭{'─' * inner}╮", *[f"│{row[:inner]:^{inner}}│" for row in rows], f"╰{'─' * inner}╯"]
        return [(f"{line:^{width}}", _move_style(move)) for line in lines]

    def _description_spans(self, card: int) -> Spans:
        return [(_describe_move(self.moves[card]), "quiet")]


def _describe_move(move: DragonMove) -> str:
    parts = [f"{HEIGHTS[height]} {_describe_icons_at_height(move, height)}" for height in range(2)]
    parts.extend([EFFECT_TEXT.get(effect, effect) for effect in move.effects])
    return ", ".join(parts)


def _describe_icons_at_height(move: DragonMove, height: int) -> str:
    spot = move.heights[height]
    parts: list[str] = []
    if spot.attacks:
        parts.append(f"attack {spot.strength} at time {spot.time}")
    if spot.block:
        parts.append("block")
    if spot.evade:
        parts.append("evade")
    return " and ".join(parts) or "nothing"


def _move_style(move: DragonMove) -> str:
    return "attack" if move.heights[0].attacks or move.heights[1].attacks else "defence"


make_board = DragonPunchBoard

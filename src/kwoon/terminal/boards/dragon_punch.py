"""Dragon Punch as text: two fighters with what is known of their cards, and the two moves that meet, high and low."""

from __future__ import annotations

from kwoon.core.box import Opened
from kwoon.core.contract import Ask, View
from kwoon.core.events import HIDDEN, Event
from kwoon.core.telling import upper
from kwoon.core.words import Reader
from kwoon.games.dragon_punch.cards.pack import DragonMove
from kwoon.games.dragon_punch.play.position import ADDING, PLAYING, SWITCHING
from kwoon.games.dragon_punch.play.rules import DragonPunch
from kwoon.games.dragon_punch.sight.view import DragonView
from kwoon.terminal.boards.board import Board, Place, captions
from kwoon.terminal.boards.terms import DRAGON_PUNCH
from kwoon.terminal.screen import Sheet, Spans

PLACES = ("high", "low")
SIGNS = ("▲", "▼")
EFFECTS = {
    "initiative-on-hit": "Initiative if it hits",
    "initiative-on-block": "Initiative if it blocks",
    "initiative-always": "Initiative in any case",
    "unblockable": "cannot be blocked",
    "uninterruptible": "cannot be interrupted",
    "projectile": "projectile",
    "unflip": "unflips all your cards",
}
SEEN_BEFORE = "which sides you saw before, the table does not repeat: log all does"
"""dp.ruling.info-memory: that is for people to remember, or to read in the log."""
WIDE = 24
"""The space that a drawn move has at least."""


class DragonPunchBoard(Board):
    """The board of Dragon Punch."""

    def __init__(self, opened: Opened, plain: bool) -> None:
        super().__init__(opened, plain)
        assert isinstance(opened.game, DragonPunch)
        self.game = opened.game
        self.moves = opened.game.pack.moves
        self.whites = 2 * int(opened.game.basics)

    def intro(self) -> list[str]:
        game = self.game
        return [
            "Each turn both of you choose a move in secret, then show them together. A move does something high and "
            "something low: it attacks, blocks, evades, or nothing.",
            "Look first at the defences: a block or an evade stops an attack at its height. If attacks of both sides "
            "are left, those of whoever has the Initiative hit and interrupt the others; if nobody has it, those with "
            "the lower time do; equally fast ones both hit.",
            "The Initiative is earned with some moves, for the next turn only. It makes slow attacks come first, and "
            "does nothing against a block or an evade.",
            "A hit turns as many of your white cards red as it is strong. You choose which, and the red side is "
            "another move. White cards are your health.",
            "A card that was played is flipped and cannot be played again until you Taunt, which brings all back.",
            f"Whoever has no white card left loses the round; {game.rounds_to_win} rounds win the match.",
        ]

    def sheet(self, view: View, reader: Reader) -> Sheet:
        assert isinstance(view, DragonView)
        sheet = Sheet(f"Dragon Punch: round {view.round}, turn {view.turn}" if view.round else "Dragon Punch")
        for seat in (0, 1) if view.seat < 0 else (view.seat, 1 - view.seat):
            sheet.rows.append((upper(reader.name(seat)), self._fighter(seat, view)))
        if view.available:
            sheet.rows.append(("Characters", self._characters(view.available)))
        if view.phase == ADDING or not view.round:
            return sheet
        if view.played:
            sheet.rows.append(("Played", [self._named(view.played[0]), (" and ", ""), self._named(view.played[1])]))
        for seat in (0, 1):
            if seat != view.seat:
                sheet.rows.append((f"{upper(reader.whose(seat))} hand", self._holding(view, seat)))
        if view.seat >= 0 and view.hand:
            sheet.rows.append(("Your hand", self._cards(view.hand)))
        return sheet

    def reason(self, view: View, reader: Reader) -> str:
        assert isinstance(view, DragonView)
        if view.phase != SWITCHING or view.seat < 0 or not view.damage[view.seat]:
            return ""
        return (
            f"You took {view.damage[view.seat]} damage. What you switch in your hand stays unseen; flipped cards (in "
            "sight) your opponent sees."
        )

    def move(self, move: int) -> tuple[Spans, ...]:
        game = self.game
        wrote: Spans = [(game.write(move), "")]
        if move < game.switch:
            return (wrote, [self._named(move)], self._shown(move))
        if move < game.pick:
            red = (move - game.switch) // 2 * 2 + 1
            return (wrote, [("becomes ", ""), self._named(red)], self._shown(red))
        if move < game.add:
            character = game.pack.characters[move - game.pick]
            card = 2 * (int(game.basics) + move - int(game.pick))
            return (wrote, [(character.name, "name")], self._both(card))
        if move < game.order:
            return (wrote, [(self.opened.words.move(move), "")], self._both(2 * (move - int(game.add))))
        return (wrote, [(self.opened.words.move(move), "")])

    def worth(self, card: int) -> str:
        kind = self.opened.faces[card].kind
        return {"white": "White side", "red": "Red side", "special": "Special move"}.get(kind, upper(kind))

    def note(self, move: int, ask: Ask, view: View, reader: Reader) -> str:
        assert isinstance(view, DragonView)
        if ask.word != "switch":
            return ""
        white = (move - self.game.switch) // 2 * 2
        lies_open = (move - self.game.switch) % 2 == 1 or white not in view.hand
        return "(in sight)" if lies_open else ""

    def terms(self) -> dict[str, str]:
        return DRAGON_PUNCH

    def confirms(self, ask: Ask) -> bool:
        return ask.word == "switch"

    def why_others(self, view: View) -> list[str]:
        assert isinstance(view, DragonView)
        if view.phase != PLAYING or view.seat < 0 or not view.flipped[view.seat]:
            return []
        names = ", ".join([self.opened.words.card(card) for card in view.flipped[view.seat]])
        return [f"Flipped, so not in your hand: {names}. Taunt, and all your cards come back."]

    def later(self, verb: str, card: int, ask: Ask, view: View) -> str:
        if verb == "switch" and ask.word == "play":
            return "Cards are switched when you take damage. Now you choose the move that you play."
        if verb == "play" and ask.word == "switch":
            return "You took damage: first switch cards, then you play."
        return ""

    def places(self, view: View, reader: Reader) -> list[Place]:
        assert isinstance(view, DragonView)
        found: list[Place] = [("Characters to pick", view.available), ("Your hand", view.hand)]
        for seat in range(2):
            if seat != view.seat:
                found.append((f"{upper(reader.whose(seat))} hand", view.holding[seat]))
            found.append((f"{upper(reader.whose(seat))} flipped cards", view.flipped[seat]))
        return found

    def picture(self, event: Event, reader: Reader) -> list[Spans]:
        if self.plain or event.word != "reveal":
            return []
        seats = (0, 1) if reader.seat < 0 else (reader.seat, 1 - reader.seat)
        names, wide = captions([reader.name(seat) for seat in seats], WIDE)
        drawn = [_drawing(self.moves[event.cards[seat]], wide) for seat in seats]
        return [[(name, "name") for name in names], *[[lines[at] for lines in drawn] for at in range(5)]]

    def _fighter(self, seat: int, view: DragonView) -> Spans:
        spans: Spans = [(f"{view.health_left[seat]} health", "good")]
        if view.damage[seat]:
            spans.append((f" left, {view.damage[seat]} to switch", "attack"))
        spans.append((f", {view.won[seat]} of {self.game.rounds_to_win} rounds", ""))
        if view.characters[seat]:
            spans.append((", ", ""))
            spans.extend(self._characters(view.characters[seat]))
        if view.initiative_next == seat:
            has = ", has the Initiative" if seat != view.seat else ", you have the Initiative"
            spans.append((f"{has} next turn" if view.phase == SWITCHING else has, "good"))
        if view.flipped[seat]:
            spans.append((", flipped: " if self.plain else "\nflipped: ", ""))
            spans.extend(self._cards(tuple(card for card in view.flipped[seat] if card != HIDDEN)))
            behind = view.flipped[seat].count(HIDDEN)
            if behind:
                spans.append((f", and {behind} more behind it", ""))
        return spans

    def _characters(self, cards: tuple[int, ...]) -> Spans:
        return [(", ".join([self.opened.words.card(card) for card in cards]), "name")]

    def _holding(self, view: DragonView, seat: int) -> Spans:
        """Cards of which nobody but the owner knows which side is up, unless the table leaves one only."""
        text = self._held(view, seat)
        seen: Spans = [(f" ({SEEN_BEFORE})", "quiet")] if " or " in text else []
        return [(text, ""), *seen]

    def _held(self, view: DragonView, seat: int) -> str:
        cards = view.holding[seat]
        known = [self._either(card, view, seat) for card in cards if card != HIDDEN]
        unknown = cards.count(HIDDEN)
        if view.flipped[seat].count(HIDDEN) and not self.game.secret:
            return f"{unknown} of these: {'; '.join(self._candidates(view, seat))}"
        if unknown:
            known.append(f"{unknown} unknown card{'' if unknown == 1 else 's'}")
        return "; ".join(known) or "empty"

    def _candidates(self, view: DragonView, seat: int) -> list[str]:
        """The cards that may be in a hand, where it is not shown which of them are flipped."""
        kinds = dict.fromkeys(move // 2 for move in view.may_play[seat])
        cards = [self.game.card_face(kind) for kind in kinds]
        return [self._either(card, view, seat) for card in cards]

    def _either(self, card: int, view: DragonView, seat: int) -> str:
        if card >= self.whites:
            return self.opened.words.card(card)
        sides = [self._named(side)[0] for side in (card, card + 1) if side in view.may_play[seat]]
        return sides[0] if len(sides) == 1 else " or ".join([self.moves[side].name for side in (card, card + 1)])

    def _cards(self, cards: tuple[int, ...]) -> Spans:
        spans: Spans = []
        for card in cards:
            if spans:
                spans.append((", ", ""))
            spans.append(self._named(card))
        return spans

    def _named(self, card: int) -> tuple[str, str]:
        if card >= len(self.moves):
            return (self.opened.words.card(card), "name")
        side = " (red)" if card < self.whites and card % 2 else ""
        return (f"{self.moves[card].name}{side}", _style(self.moves[card]))

    def _both(self, card: int) -> Spans:
        """The two moves of a card that nobody has yet, of which each may matter."""
        spans: Spans = []
        for each in (card, card + 1):
            apart = "; " if self.plain else "\n"
            spans.extend([(apart if spans else "", "quiet"), self._named(each), (": ", "quiet"), *self._shown(each)])
        return spans

    def _shown(self, card: int) -> Spans:
        return [(_told(self.moves[card]), "quiet")]


def _told(move: DragonMove) -> str:
    parts = [f"{PLACES[place]} {_spot(move, place)}" for place in range(2)]
    parts.extend([EFFECTS.get(effect, effect) for effect in move.effects])
    return ", ".join(parts)


def _spot(move: DragonMove, place: int) -> str:
    spot = move.spots[place]
    parts: list[str] = []
    if spot.attacks:
        parts.append(f"attack {spot.strength} at time {spot.time}")
    if spot.block:
        parts.append("block")
    if spot.evade:
        parts.append("evade")
    return " and ".join(parts) or "nothing"


def _style(move: DragonMove) -> str:
    return "attack" if move.spots[0].attacks or move.spots[1].attacks else "defence"


def _drawing(move: DragonMove, wide: int) -> list[tuple[str, str]]:
    inner = WIDE - 4
    spots = [_spot(move, place).replace("attack ", "").replace("at time", "at") for place in range(2)]
    rows = [move.name, *[f"{SIGNS[place]} {spot}" for place, spot in enumerate(spots)]]
    lines = [f"╭{'─' * inner}╮", *[f"│{row[:inner]:^{inner}}│" for row in rows], f"╰{'─' * inner}╯"]
    return [(f"{line:^{wide}}", _style(move)) for line in lines]

"""The generic text board, for games without their own."""

from __future__ import annotations

import re
from typing import Final

from kwoon.core.definition import GameDefinition, LoadedGame
from kwoon.core.event_text import capitalize_first
from kwoon.core.events import HIDDEN
from kwoon.core.game import View
from kwoon.core.message import SeatRef
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards.board import CardPlace, TerminalBoard
from kwoon.terminal.screen import BoardText, Span, Spans

UNSHOWN_FIELDS: Final = ("seat", "pending_seats", "draft", "conceded")
"""Fields that the board does not show: the prompt says who chooses and what is drafted, and an event who conceded."""
HAND_SIZES: Final = re.compile(r"hands?_(sizes?|counts?|cards)")
PILE: Final = re.compile(r"deck|discard|pile|stock|graveyard")
POINTS_FIELDS: Final = ("score", "scores")


class GenericBoard(TerminalBoard):
    """Lists the fields of the view: first those of the whole game, then a row for each player, then the reader's hand.

    The definition says which fields hold cards, seats or numbers with names. `web/src/games/generic/layout.ts` treats
    the fields in the same way.
    """

    def __init__(self, loaded: LoadedGame, plain: bool, definition: GameDefinition) -> None:
        super().__init__(loaded, plain)
        self._card_fields = definition.card_fields
        self._seat_fields = definition.seat_fields
        self._value_names = definition.value_names

    def board_text(self, view: View, reader: Reader) -> BoardText:
        board = BoardText(reader.t("terminal-the-table"))
        facts: list[list[Spans]] = [[] for _ in reader.names]
        for field, value in view.as_dict().items():
            if field in UNSHOWN_FIELDS or field == "hand":
                continue
            if self._has_value_per_seat(field, value):
                assert isinstance(value, tuple)
                for seat, each in enumerate(value):
                    if seat != view.seat or not HAND_SIZES.fullmatch(field):
                        facts[seat].extend(self._seat_fact(field, each, reader))
            elif spans := self._value_spans(field, value, reader) or _flag_spans(value, reader):
                board.rows.append((capitalize_first(_label(field, value)), spans))
        for seat in self.seats_from_reader(view):
            if facts[seat]:
                board.rows.append((capitalize_first(reader.seat_name(seat)), self._join(facts[seat], is_nested=True)))
        hand = view.as_dict().get("hand")
        if isinstance(hand, tuple) and hand:
            board.rows.append((reader.t("terminal-hand"), self._pile_spans(hand)))
        return board

    def visible_cards(self, view: View, reader: Reader) -> list[CardPlace]:
        places = super().visible_cards(view, reader)
        for field, value in view.as_dict().items():
            if field in ("hand", "discard") or not self._holds_cards(field):
                continue
            label = _label(field)
            if self._has_value_per_seat(field, value):
                assert isinstance(value, tuple)
                places += [
                    (reader.t("terminal-cards-of-player", player=SeatRef(seat), label=label), cards)
                    for seat, each in enumerate(value)
                    if (cards := each if isinstance(each, tuple) else (each,))
                ]
            elif isinstance(value, tuple):
                places.append((capitalize_first(label), value))
            elif isinstance(value, int) and field.endswith("_card"):
                places.append((capitalize_first(label), (value,)))
        return places

    def _holds_cards(self, field: str) -> bool:
        return field in self._card_fields or field.endswith("_card")

    def _holds_seats(self, field: str, value: object) -> bool:
        return (
            field in self._seat_fields
            or field.endswith("_seat")
            or (isinstance(value, tuple) and field.endswith("_seats"))
        )

    def _has_value_per_seat(self, field: str, value: object) -> bool:
        """Return whether a field holds a value for each seat. A list of cards or seats may be just as long by chance,
        unless its name is in the singular."""
        if not isinstance(value, tuple) or len(value) != self.loaded.game.seats:
            return False
        if self._holds_cards(field) or self._holds_seats(field, value):
            return field.endswith(("_card", "_seat")) or all(isinstance(each, tuple) for each in value)
        return True

    def _seat_fact(self, field: str, value: object, reader: Reader) -> list[Spans]:
        """Return a player's value with its label, or nothing if there is nothing to show."""
        if HAND_SIZES.fullmatch(field) and isinstance(value, int):
            return [[(reader.t("terminal-cards-in-hand", count=value), "")]]
        if value is True:
            return [[(_label(field), "")]]
        if field in POINTS_FIELDS and isinstance(value, int):
            return [[(reader.t("terminal-points", count=value), "")]]
        spans = self._value_spans(field, value, reader)
        return [[(reader.t("terminal-label", label=_label(field)), ""), *spans]] if spans else []

    def _value_spans(self, field: str, value: object, reader: Reader) -> Spans:
        """Return one value as text; empty if there is nothing to show, such as for False, -1 or an empty tuple."""
        if isinstance(value, tuple):
            if self._holds_cards(field) and all(isinstance(each, int) for each in value):
                return self._pile_spans(value) if PILE.search(field) else self._row_spans(value)
            if self._holds_seats(field, value):
                return self._join([[(reader.seat_name(seat), "")] for seat in value if seat >= 0])
            is_nested = any(isinstance(each, tuple) for each in value)
            return self._join([spans for each in value if (spans := self._value_spans(field, each, reader))], is_nested)
        if isinstance(value, str):
            return [(value, "")] if value else []
        if isinstance(value, bool) or not isinstance(value, int):
            return []
        if self._holds_cards(field):
            return (
                self._row_spans((value,))
                if field.endswith("_card")
                else [(reader.t("terminal-cards", count=value), "")]
            )
        if value < 0:
            return []
        if self._holds_seats(field, value):
            return [(reader.seat_name(value), "")]
        names = self._value_names.get(field, ())
        return [(reader.say(names[value]) if value < len(names) else str(value), "")]

    def _pile_spans(self, cards: tuple[int, ...]) -> Spans:
        """Return the cards in any order: each kind with its number of copies, then the number of face-down cards."""
        visible = [card for card in cards if card >= 0]
        names: Spans = [(name, "name") for name in self.counted_card_names(visible).values()]
        hidden = cards.count(HIDDEN)
        return self._join([[span] for span in (*names, *([self._face_down_span(hidden)] if hidden else []))])

    def _row_spans(self, cards: tuple[int, ...]) -> Spans:
        """Return the cards in order. Face-down cards side by side are counted."""
        spans: list[Spans] = []
        hidden = 0
        for card in (*cards, None):
            if card == HIDDEN:
                hidden += 1
                continue
            if hidden:
                spans.append([self._face_down_span(hidden)])
                hidden = 0
            if card is not None and card >= 0:
                spans.append([self.card_span(card)])
        return self._join(spans)

    def _face_down_span(self, count: int) -> Span:
        return (self.reader.t("terminal-face-down", count=count), "quiet")

    def _join(self, parts: list[Spans], is_nested: bool = False) -> Spans:
        separator = self.reader.t("terminal-semicolon" if is_nested else "core-list-separator")
        return [span for part in parts for span in ((separator, ""), *part)][1:]


def _label(field: str, value: object = None) -> str:
    name = field.removesuffix("_seats") if isinstance(value, tuple) else field
    return name.removesuffix("_card").removesuffix("_seat").replace("_", " ")


def _flag_spans(value: object, reader: Reader) -> Spans:
    return [(reader.t("terminal-yes"), "")] if value is True else []

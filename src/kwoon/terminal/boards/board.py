"""The interface of text boards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence

from kwoon.core.definition import LoadedGame
from kwoon.core.event_text import capitalize_first
from kwoon.core.events import Event
from kwoon.core.game import Prompt, View
from kwoon.core.message import joined
from kwoon.localization.formatter import Reader
from kwoon.providers import find_provider
from kwoon.terminal.match.fuzzy_match import find_term
from kwoon.terminal.match.move_parser import describe_move, notation_with_player_name, shows_notation
from kwoon.terminal.screen import BoardText, Span, Spans, center, text_width

HEADING_IDS = {"round": "terminal-heading-round", "turn": "terminal-heading-turn", "arena": "terminal-heading-arena"}
"""The headings of numbered events that start a new part of the game."""
CardPlace = tuple[str, tuple[int, ...]]
"""A place's name and its cards; cards hidden from the reader are negative."""


class TerminalBoard(ABC):
    """Shows one game as text. If `plain` is set, the text is read aloud or piped, so it contains no purely visual
    symbols."""

    def __init__(self, loaded: LoadedGame, plain: bool) -> None:
        self.loaded = loaded
        self.plain = plain
        self.reader = Reader()
        """Formats texts that name no player."""

    def card_name(self, card: int) -> str:
        return self.reader.say(self.loaded.text.card_name(card))

    def card_names(self, cards: Iterable[int]) -> str:
        """Return the names of cards, separated by commas."""
        return self.reader.say(joined("comma", [self.loaded.text.card_name(card) for card in cards]))

    def card_span(self, card: int) -> Span:
        """Return a card's name and style."""
        return (self.card_name(card), "name")

    def card_spans(self, cards: Iterable[int]) -> Spans:
        """Return the names of cards in their styles, separated by commas."""
        separator = self.reader.t("core-list-separator")
        return [span for card in cards for span in ((separator, ""), self.card_span(card))][1:]

    def counted_card_names(self, cards: Sequence[int]) -> dict[int, str]:
        """Return the name of each kind among the cards, with the number of copies if there are several."""
        counts = {card: cards.count(card) for card in cards}
        names = {card: self.card_name(card) for card in counts}
        return {
            card: name if counts[card] == 1 else self.reader.t("terminal-card-copies", count=counts[card], card=name)
            for card, name in names.items()
        }

    def seats_from_reader(self, view: View) -> list[int]:
        """Return the seats in turn order, starting with the reader's."""
        seats = int(self.loaded.game.seats)
        return [(max(view.seat, 0) + away) % seats for away in range(seats)]

    @abstractmethod
    def board_text(self, view: View, reader: Reader) -> BoardText:
        """Return the position in the view as text."""

    def intro(self) -> list[str]:
        """Return a few lines that introduce the game to a new player."""
        return []

    def prompt_reason(self, view: View, reader: Reader) -> str:
        """Return why this seat has a prompt if that is not obvious; otherwise an empty string."""
        return ""

    def damage_breakdown(self, view: View, reader: Reader) -> str:
        """Return how the damage of an attack on this seat adds up if its cards alone do not show it; otherwise an empty
        string."""
        return ""

    def draft_text(self, view: View, reader: Reader) -> str:
        """Return the moves in the seat's draft so far, for games in which a choice takes several moves."""
        moves = [describe_move(move, self.loaded, reader) for move in view.draft]
        return reader.t("terminal-draft-moves", moves=moves)

    def move_row(self, move: int) -> tuple[Spans, ...]:
        """Return a move as a row of the move list: notation, name and notes."""
        return ([(self.loaded.game.format_move(move), "")], [(describe_move(move, self.loaded, self.reader), "")])

    def move_note(self, move: int, prompt: Prompt, view: View, reader: Reader) -> str:
        """Return the effect of a move in the current position if its card does not show it, such as the effect of a
        pass."""
        return ""

    def prompted_move_row(self, move: int, prompt: Prompt, view: View, reader: Reader) -> tuple[Spans, ...]:
        """Return `move_row` for the prompted player, with names instead of seat numbers and with the note from
        `move_note`. Notation is English, so it is left out in other languages."""
        row = self.move_row(move)
        notation = notation_with_player_name(move, self.loaded, reader)
        if notation != self.loaded.game.format_move(move):
            name = describe_move(move, self.loaded, reader)
            is_repeated = shows_notation(reader) and name.lower() == notation.lower()
            row = ([(notation, "")], [("" if is_repeated else name, "")], *row[2:])
        note = self.move_note(move, prompt, view, reader)
        if note:
            row = (
                (*row[:2], [*row[2], (f"{reader.t('core-sentence-separator')}{note}", "")])
                if len(row) > 2
                else (*row, [(note, "quiet")])
            )
        return row if shows_notation(reader) else row[1:]

    def glossary(self) -> dict[str, str]:
        """Return the game's terms other than card names, each with a short definition."""
        return {term: definition for _, term, definition in self._terms()}

    def find_term(self, text: str) -> str:
        """Return the term that the text refers to, in any form and also in English; empty if there is none."""
        terms = self._terms()
        english = find_term([term for term, _, _ in terms], text)
        return find_term([term for _, term, _ in terms], text) or next(
            (term for original, term, _ in terms if original == english), ""
        )

    def _terms(self) -> list[tuple[str, str, str]]:
        """Return each term in English and in the reader's language, and its definition."""
        terms: list[tuple[str, str, str]] = []
        for english, text in (find_provider(self.loaded.game, "glossary") or {}).items():
            # The games name their terms in English. In Chinese, a definition begins with the term.
            definition = self.reader.say(text)
            term, colon, rest = definition.partition("：")
            terms.append((english, term, rest) if colon else (english, english, definition))
        return terms

    def teams_by_name(self, view: View) -> dict[str, list[int]]:
        """Return the game's sides or teams by name, each with its seats."""
        return {}

    def needs_confirmation(self, prompt: Prompt) -> bool:
        """Return whether the last move of a choice needs confirmation even if no other seat has a prompt at the same
        time."""
        return False

    def why_not_yet(self, verb: str, card: int, prompt: Prompt, view: View) -> str:
        """Return why a typed action is not possible yet, or an empty string. `card` is -1 if no card was typed."""
        return ""

    def why_no_token(self, token: str, view: View) -> str:
        """Return a sentence about how many of this token the reader has; empty if the board has nothing to add."""
        return ""

    def why_not_in_hand(self, view: View) -> list[str]:
        """Return why cards that the reader might expect in hand cannot be used."""
        return []

    def card_summary(self, card: int) -> str:
        """Return the kind of a card, and its numbers if its text does not state them."""
        return capitalize_first(self.reader.say(self.loaded.faces[card].kind_name()))

    def other_names(self, card: int) -> tuple[str, ...]:
        """Return other names under which this board shows a card."""
        return ()

    def visible_cards(self, view: View, reader: Reader) -> list[CardPlace]:
        """Return the places with cards that the reader can see."""
        return [(reader.t("terminal-your-hand"), _view_cards(view, "hand"))]

    def discard_piles(self, view: View, reader: Reader) -> list[CardPlace] | None:
        """Return the public discard piles, or None if the game has none."""
        if "discard" not in view.as_dict():
            return None
        return [(reader.t("terminal-discard-pile"), _view_cards(view, "discard"))]

    def heading(self, event: Event) -> str:
        """Return the heading for an event that starts a new part of the game; otherwise an empty string."""
        return self.reader.t(HEADING_IDS[event.kind], number=event.number) if event.kind in HEADING_IDS else ""

    def explain_event(self, event: Event, reader: Reader) -> str:
        """Return why an event turned out as it did, if the event alone does not show it."""
        return ""

    def picture(self, event: Event, reader: Reader) -> list[Spans]:
        """Return a small drawing of an event; empty on a plain board."""
        return []


def draw_revealed_cards(
    cards: list[int], reader: Reader, width: int, draw: Callable[[int, int], list[Span]]
) -> list[Spans]:
    """Return both seats' revealed cards side by side, below the players' names. `width` is the minimum width of a
    column, and `draw` returns the lines of one card for the actual width."""
    seats = (0, 1) if reader.seat < 0 else (reader.seat, 1 - reader.seat)
    # The board already shows which players are bots; above a card the suffix only takes up space.
    bot_mark = reader.t("terminal-bot-name", name="")
    names = [capitalize_first(reader.seat_name(seat).removesuffix(bot_mark)) for seat in seats]
    width = max([width, *[text_width(name) + 1 for name in names]])
    drawings = [draw(cards[seat], width) for seat in seats]
    return [[(center(name, width), "name") for name in names], *[list(row) for row in zip(*drawings, strict=True)]]


def _view_cards(view: View, name: str) -> tuple[int, ...]:
    """Return the cards in a view's field, or an empty tuple. Most games use the same field names."""
    value = view.as_dict().get(name)
    return tuple([card for card in value if isinstance(card, int)]) if isinstance(value, tuple) else ()

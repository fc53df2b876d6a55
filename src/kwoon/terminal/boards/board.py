"""What a board can do: everything about a game's looks that its words do not say."""

from __future__ import annotations

from abc import ABC, abstractmethod

from kwoon.core.definition import LoadedGame
from kwoon.core.event_text import capitalize_first
from kwoon.core.events import Event
from kwoon.core.game import Prompt, View
from kwoon.core.game_text import Audience
from kwoon.terminal.match.move_parser import describe_move, format_typed_move
from kwoon.terminal.screen import BoardText, Spans

CardPlace = tuple[str, tuple[int, ...]]
"""Where cards lie, and which; a card that the reader does not know is below 0."""
HEADING_EVENTS = ("round", "turn", "arena")
"""Events that start something new, and are numbered."""


class Board(ABC):
    """One game as text. `plain` boards are read aloud or through a pipe: no signs that only the eye understands."""

    def __init__(self, loaded: LoadedGame, plain: bool) -> None:
        self.loaded = loaded
        self.plain = plain

    @abstractmethod
    def board_text(self, view: View, audience: Audience) -> BoardText:
        """The position, as the view knows it."""

    def intro(self) -> list[str]:
        """What somebody who never played needs to know, in a few lines."""
        return []

    def prompt_reason(self, view: View, audience: Audience) -> str:
        """Why this seat is asked, where somebody new to the game may wonder."""
        return ""

    def blow_breakdown(self, view: View, audience: Audience) -> str:
        """What a blow at this seat is made of, where the sum of its cards does not tell."""
        return ""

    def draft_text(self, view: View, audience: Audience) -> str:
        """What the seat has answered up to now, where it answers in several moves."""
        moves_text = ", ".join(describe_move(move, self.loaded, audience) for move in view.draft)
        return f"So far: {moves_text}."

    def move_row(self, move: int) -> tuple[Spans, ...]:
        """A move in the list of moves: what one types, what it is called, and what is good to know."""
        return ([(self.loaded.game.format_move(move), "")], [(self.loaded.text.move(move), "")])

    def move_note(self, move: int, prompt: Prompt, view: View, audience: Audience) -> str:
        """What a move comes to at this very moment, where its card does not tell: what a pass does, what makes room."""
        return ""

    def prompted_move_row(self, move: int, prompt: Prompt, view: View, audience: Audience) -> tuple[Spans, ...]:
        """The same as `move` to somebody who is asked, and knows the others by name and not by their seats."""
        row = self.move_row(move)
        notation = format_typed_move(move, self.loaded, audience)
        if notation != self.loaded.game.format_move(move):
            row = ([(notation, "")], [(describe_move(move, self.loaded, audience), "")], *row[2:])
        note = self.move_note(move, prompt, view, audience)
        if not note:
            return row
        return (*row[:2], [*row[2], (f" {note}", "")]) if len(row) > 2 else (*row, [(note, "quiet")])

    def terms(self) -> dict[str, str]:
        """The words of the game that are no cards, each with what it means in a sentence or two."""
        return {}

    def teams_by_name(self, view: View) -> dict[str, list[int]]:
        """The sides or teams of the game by name, each with its seats."""
        return {}

    def needs_confirmation(self, prompt: Prompt) -> bool:
        """Whether the last move of an answer is asked for again even where nobody else is asked at the same time."""
        return False

    def why_not_yet(self, verb: str, card: int, prompt: Prompt, view: View) -> str:
        """Why what somebody wants to do is not for now, by the verb that they type; the card may be -1, for none."""
        return ""

    def why_no_token(self, token: str, view: View) -> str:
        """Why a token, by its id, cannot be used now; empty where nothing stands in the way."""
        return ""

    def why_not_elsewhere(self, view: View) -> list[str]:
        """Why cards of the reader's cannot be used that are not in the hand, where one might look for them."""
        return []

    def card_summary(self, card: int) -> str:
        """What sort of card it is, and its numbers if its text does not say them."""
        return capitalize_first(self.loaded.faces[card].kind)

    def also_called(self, card: int) -> tuple[str, ...]:
        """Other names under which this board shows a card."""
        return ()

    def visible_cards(self, view: View, audience: Audience) -> list[CardPlace]:
        """Where cards lie that the reader sees, the own hand first."""
        return [("Your hand", _view_cards(view, "hand"))]

    def discard_piles(self, view: View, audience: Audience) -> list[CardPlace] | None:
        """The piles of discarded cards that everybody may look through; None where a game has none."""
        return [("Discard pile", _view_cards(view, "discard"))] if "discard" in view.as_dict() else None

    def heading(self, event: Event) -> str:
        """For an event that starts something new: its heading; otherwise nothing."""
        return f"{capitalize_first(event.kind)} {event.number}" if event.kind in HEADING_EVENTS else ""

    def place_of_event(self, event: Event) -> str:
        """Where it happens, as its sentence says it, if the same may happen at other places too; otherwise nothing."""
        return ""

    def explain_event(self, event: Event, audience: Audience) -> str:
        """Why it came out like that, where the event alone does not tell."""
        return ""

    def picture(self, event: Event, audience: Audience) -> list[Spans]:
        """An event as a small drawing; none on a plain board."""
        return []


def format_captions(names: list[str], width: int) -> tuple[list[str], int]:
    """The names above two drawn cards, whole, and the width that both columns need for that."""
    # Who is a bot stands on the board; above a card it only takes room.
    plain_names = [capitalize_first(name.removesuffix(" (bot)")) for name in names]
    width = max([width, *[len(name) + 1 for name in plain_names]])
    return [f"{name:^{width}}" for name in plain_names], width


def _view_cards(view: View, name: str) -> tuple[int, ...]:
    """The cards that a view has under this name, as most games call it."""
    value = view.as_dict().get(name)
    return tuple([card for card in value if isinstance(card, int)]) if isinstance(value, tuple) else ()

"""Game definitions: a game's title, seat counts and options, and how to load it."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.core.card_faces import Face
from kwoon.core.game import Game, Outcome
from kwoon.core.game_text import GameText
from kwoon.core.message import Message, MessageError, Text, joined, message_ids, msg
from kwoon.core.schema.fields import Schema

EDITION: Final = "edition"
"""Name of the option that holds the edition of the rules."""


@dataclass(frozen=True)
class Option:
    """A rule variant that players agree on before the game starts."""

    name: str
    description: Text
    choices: tuple[str, ...]
    """The first choice is the default."""
    title: Text = ""
    """Label shown to people."""
    labels: tuple[Text, ...] = ()
    """Label of each choice."""
    is_public: bool = True
    """Whether people can choose the option. If not, only a program sets it, for example for a rematch."""


def option_with_texts(
    name: str, prefix: str, choices: tuple[str, ...], labels: str = "", *, is_public: bool = True
) -> Option:
    """Return an option whose texts are in the catalogs: its title under the id `prefix`, its description under
    `PREFIX-help`, and the label of each choice under the choice's name, or under the words in `labels`."""
    ids = message_ids(prefix, labels or choices)
    return Option(
        name,
        Message(f"{prefix}-help", {}),
        choices,
        Message(prefix, {}),
        tuple([Message(id, {}) for id in ids.values()]),
        is_public,
    )


class OptionError(MessageError):
    """Invalid options; the message says what is allowed."""


class LoadedGame:
    """A game loaded with a pack: everything needed to play, describe and display it."""

    def __init__(
        self,
        game: Game,
        text: GameText,
        faces: list[Face],
        pack_fingerprint: str,
        options: dict[str, str],
        *,
        tokens: list[Face] | None = None,
    ) -> None:
        self.game = game
        self.text = text
        self.faces = faces
        """The card faces; a card is an index into this list."""
        self.pack_fingerprint = pack_fingerprint
        self.options = options
        self.tokens: list[Face] = [] if tokens is None else tokens
        """Faces for table items other than cards, so people can look up their values."""
        self._by_id = {face.id: card for card, face in enumerate(faces)}

    def card_in_move(self, move: int) -> int:
        """Return the first card named in a move, or -1 if the move names none. The notation names a card by its face's
        id."""
        for word in re.split(r"[\s,:>/+]+", self.game.format_move(move)):
            card = self._by_id.get(word)
            if card is not None:
                return card
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class GameDefinition(ABC):
    """A game in the registry, not yet loaded with a pack."""

    id: str
    """The game's id as people type it, such as `kung-fu-2014`."""
    package: str
    """The Python package that holds the game's pack, clauses and providers (`kwoon/providers.py`)."""
    title: Text
    description: Text
    """Description in one sentence."""
    seats: tuple[int, ...]
    """Supported numbers of players."""
    minutes: tuple[int, int]
    icon: str
    learning_order: int = 100
    """Position among the games to learn: newcomers are sent to the game with the lowest number that has a lesson."""
    lesson_minutes: int = 5
    """About how long the lesson takes."""
    back_color: tuple[int, int, int] = (87, 80, 63)
    """Color of the backs of its printed cards: red, green and blue."""
    card_fields: tuple[str, ...] = ("hand", "hands", "deck", "discard", "played", "row", "table")
    """Fields of the view that hold cards: a tuple of cards, such a tuple for each seat, or the number of cards in a
    face-down pile. A field whose name ends with `_card` needs no entry: it holds one card, or one for each seat. The
    card `HIDDEN` lies face down, and a smaller number stands for no card. Generic boards show these fields as cards."""
    seat_fields: tuple[str, ...] = ("active_player", "current_player", "first_player", "dealer", "leader", "winner")
    """Fields of the view that hold a seat or a tuple of seats; -1 stands for nobody. A field whose name ends with
    `_seat` (a seat, or one for each seat) or `_seats` (a tuple) needs no entry. Generic boards show the players' names.
    """
    value_names: dict[str, tuple[Text, ...]] = {}  # noqa: RUF012
    """Names of the values of numbered fields of the view, starting with 0: `{"phase": ("attack", "defense")}`. Generic
    boards show the names instead of the numbers."""
    schema: Schema
    options: tuple[Option, ...]
    has_simultaneous_choices: bool
    """Whether the game has sealed choices, which a table can play with a real-time call."""
    has_turbo: bool = False
    """Whether the first player to choose starts the countdown, without a call."""
    has_optional_prompts: bool = False
    """Whether the game has optional prompts, which a table can pass quickly."""

    edition: int = 1
    """Edition of the rules, incremented by every rule change that would give old moves a new meaning. A stored game
    keeps the edition in which it began."""

    @abstractmethod
    def load(self, pack: str, source_name: str, seats: int, options: dict[str, str]) -> LoadedGame:
        """Load the game with a pack, a number of seats and options. `pack` is TOML text; `source_name` identifies it in
        errors. Raise `PackError` for an invalid pack, and `OptionError` for invalid options or an unsupported number of
        seats."""

    def rematch_options(self, options: dict[str, str], outcome: Outcome) -> dict[str, str]:
        """Return the options of a rematch: by default those of the finished game, but in the current edition."""
        return {**options, EDITION: str(self.edition)} if self.edition > 1 else dict(options)

    def options_of_stored_game(self, options: dict[str, str]) -> dict[str, str]:
        """Return the options of a stored game, with edition 1 if it was stored before editions existed."""
        return {EDITION: "1", **options} if self.edition > 1 else options

    def seat_counts(self, options: dict[str, str]) -> tuple[int, ...]:
        """Return the numbers of players supported with these options; missing options take their defaults."""
        return self.seats

    def validate_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """Return the value of every option, with defaults filled in. Raise `OptionError` if an option or the number of
        seats is invalid."""
        if seats not in self.seats:
            raise OptionError(
                msg("core-errors-seats", game=self.title, counts=_join_with_or(self.seats), seats=str(seats))
            )
        chosen: dict[str, str] = {}
        for option in self.options:
            value = options.get(option.name, option.choices[0])
            if value not in option.choices:
                raise OptionError(
                    msg("core-errors-option-value", option=option.name, value=value, choices=list(option.choices))
                )
            chosen[option.name] = value
        if self.edition > 1:
            chosen[EDITION] = self._check_edition(options.get(EDITION, str(self.edition)))
        for name in options:
            if name not in chosen:
                known = [option.name for option in self.options]
                if not known:
                    raise OptionError(msg("core-errors-no-options", game=self.title, option=name))
                raise OptionError(msg("core-errors-no-option", game=self.title, option=name, known=known))
        counts = self.seat_counts(chosen)
        if seats not in counts:
            raise OptionError(
                msg("core-errors-seats-with-options", game=self.title, counts=_join_with_or(counts), seats=str(seats))
            )
        return chosen

    def _check_edition(self, edition: str) -> str:
        known = [str(number) for number in range(1, self.edition + 1)]
        if edition not in known:
            raise OptionError(
                msg("core-errors-edition", game=self.title, edition=edition, known=joined("or", list(known)))
            )
        return edition


def _join_with_or(counts: tuple[int, ...]) -> Text:
    return joined("or", [str(count) for count in counts])

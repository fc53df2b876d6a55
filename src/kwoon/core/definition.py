"""A game as it stands on the shelf: what it is, for how many, with which options, and how to open it."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from kwoon.core.card_faces import Face
from kwoon.core.game import Game, Outcome
from kwoon.core.game_text import GameText
from kwoon.core.schema.fields import Schema

EDITION: Final = "edition"
"""Among the options of a game: the edition of the rules that it is played by."""


@dataclass(frozen=True)
class Option:
    """Something that players agree on before they start."""

    name: str
    description: str
    choices: tuple[str, ...]
    """The first one is what is played unless said otherwise."""
    title: str = ""
    """What it is called where people choose."""
    labels: tuple[str, ...] = ()
    """Each choice as people read it."""
    is_public: bool = True
    """Whether people are to choose. If not, a program sets it, such as for a rematch."""


class OptionError(ValueError):
    """Options that cannot be played: a sentence that says what can."""


class LoadedGame:
    """A box that has been opened: everything that is needed to play, talk about and show one game."""

    def __init__(
        self,
        game: Game,
        words: GameText,
        faces: list[Face],
        digest: str,
        options: dict[str, str],
        *,
        tokens: list[Face] | None = None,
    ) -> None:
        self.game = game
        self.text = words
        self.faces = faces
        """The kinds of cards; a card is its place in this list."""
        self.pack_fingerprint = digest
        """The pack's fingerprint, for records."""
        self.options = options
        self.tokens: list[Face] = [] if tokens is None else tokens
        """What lies on the table besides cards, if somebody may want to know what it is worth."""
        self._by_id = {face.id: card for card, face in enumerate(faces)}

    def card_of(self, move: int) -> int:
        """The card that a move names first, or -1: a face's id is how the notation names the card."""
        for word in re.split(r"[\s,:>/+]+", self.game.format_move(move)):
            card = self._by_id.get(word)
            if card is not None:
                return card
        return -1


class GameDefinition(ABC):
    """One of the five games, closed."""

    id: str
    """As people type it: `kung-fu-2014`."""
    folder: str
    """Where its pack and ledger lie, below `kwoon/games`."""
    title: str
    description: str
    """What it is, in a sentence."""
    seats: tuple[int, ...]
    """For how many players."""
    minutes: tuple[int, int]
    icon: str
    schema: Schema
    """What its packs may hold."""
    options: tuple[Option, ...]
    has_simultaneous_choices: bool
    """Whether it has sealed choices, so that a table may play them to a real-time call."""
    has_turbo: bool = False
    """Whether such a countdown is begun by whoever has chosen first, without a call."""
    has_optional_prompts: bool = False
    """Whether it asks seats just in case, so that a table may pass quickly."""

    edition: int = 1
    """One more for every change by which answers that were given before would lead to another game: whatever was begun
    before goes on by the rules of then."""

    @abstractmethod
    def load(self, pack: str, source_name: str, seats: int, options: dict[str, str]) -> LoadedGame:
        """The game for this pack (its text; `place` names it in errors), number of seats and options."""

    def rematch_options(self, options: dict[str, str], outcome: Outcome) -> dict[str, str]:
        """The options of a rematch: unless a game says otherwise, those of the game that ended so."""
        return {**options, EDITION: str(self.edition)} if self.edition > 1 else dict(options)

    def stored_options(self, options: dict[str, str]) -> dict[str, str]:
        """The options of a game that was begun some time ago: before there were editions it was the first one."""
        return {EDITION: "1", **options} if self.edition > 1 else options

    def seat_counts(self, options: dict[str, str]) -> tuple[int, ...]:
        """For how many players it is with these options; those left out are as usual."""
        return self.seats

    def validate_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """All options with their values, the given ones checked."""
        if seats not in self.seats:
            raise OptionError(f"{self.title} is for {_join_or(self.seats)} players, not {seats}.")
        chosen: dict[str, str] = {}
        for option in self.options:
            value = options.get(option.name, option.choices[0])
            if value not in option.choices:
                raise OptionError(f"Option {option.name} is one of: {', '.join(option.choices)}; not '{value}'.")
            chosen[option.name] = value
        if self.edition > 1:
            chosen[EDITION] = self._check_edition(options.get(EDITION, str(self.edition)))
        for name in options:
            if name not in chosen:
                known = ", ".join([option.name for option in self.options]) or "none"
                raise OptionError(f"{self.title} has no option '{name}'. It has: {known}.")
        counts = self.seat_counts(chosen)
        if seats not in counts:
            raise OptionError(f"With these options {self.title} is for {_join_or(counts)} players, not {seats}.")
        return chosen

    def _check_edition(self, edition: str) -> str:
        known = [str(number) for number in range(1, self.edition + 1)]
        if edition not in known:
            raise OptionError(f"{self.title} is played by edition {' or '.join(known)} of its rules; not '{edition}'.")
        return edition


def _join_or(counts: tuple[int, ...]) -> str:
    return " or ".join([str(count) for count in counts])

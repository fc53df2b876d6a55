"""Facts about each game that tests of all games need. They are `FACTS` in `tests/games/GAME/facts.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player
from kwoon.games import GAMES


@dataclass(frozen=True)
class PackFacts:
    """The printed pack, and changes to it."""

    fingerprint: str
    """Fingerprint of the printed pack. When a card changes, add the previous pack to the game's `archive` folder."""
    num_new_entries: int
    """Number of kinds of entries that can be added."""
    disabled: tuple[tuple[str, str, str, dict[str, int]], ...]
    """Entries to disable: the list, the entry's id, the field to set to 0, and other settings that this requires."""
    problems: tuple[tuple[tuple[Any, ...], object, str], ...]
    """Invalid changes: a path, a value that is invalid there, and a part of the problem's text."""
    number_changes: tuple[tuple[str, int, list[str]], ...]
    """Changes to numbers: an address, a new value, and the changed lines. An empty list stands for one line whose text is
    not checked."""
    numbers_on_faces: dict[str, str] | None
    """Pack fields for the numbers shown on card faces; None if the addresses of cards have another form."""
    prolong: Callable[[dict[str, Any], dict[str, Any]], None] = lambda data, printed: None
    """Changes a pack whose cards deal no damage so that its games still last a while. Its second argument is the
    printed pack."""


@dataclass(frozen=True)
class EventFacts:
    """How the laboratory's counters follow from events."""

    card_columns: dict[str, str] = field(default_factory=dict)
    """Columns that count all cards in these events, for the event's seat."""
    first_card_columns: dict[str, str] = field(default_factory=dict)
    """Columns that count only the first card in these events."""
    had: str = ""
    played: str = ""
    """Columns that say that a seat had or played a card."""
    played_kinds: tuple[str, ...] = ()
    """Events that show played cards of the event's seat."""
    wins_round: tuple[str, ...] = ()
    """The events that win a round; none if the game has no rounds."""
    turn: str = "turn"
    """The event that begins a turn."""
    first: str = "turn"
    """The event that names the first player."""
    has_turn_order: bool = False
    """Whether the statistics depend on who begins."""
    counts_draws: bool = True
    """Whether drawn cards are counted."""
    has_opening_values: bool = True
    """Whether opening values can be measured."""
    count: Callable[[Any, str, int, list[int], int], None] = lambda reader, kind, seat, cards, number: None
    """Counts what the columns above leave out."""


@dataclass(frozen=True)
class GameFacts:
    pack: PackFacts
    events: EventFacts
    make_small_search: Callable[[Game, Dice], Player]
    """Makes a search bot with a tiny budget."""
    records: tuple[str, ...]
    """The golden records of the game."""
    table: tuple[int | None, dict[str, str]] = (None, {})
    """A table with several players or unusual options, for tests that use one table of each game."""
    table_label: str = ""
    """Beginning of the label of the invariant table that the server's tests of hidden information use."""
    lab_seats: int | None = None
    strong_card: tuple[str, dict[str, int]] | None = None
    """A card and numbers that make it much too strong; None if its value is measured in another way."""
    unplayed_card: str = ""
    is_unplayed_card_never_needed: bool = False
    """Whether a player always has another card to play."""
    has_hidden_drafts: bool = False
    """Whether even the length of a draft is hidden."""
    has_drafts_of_different_length: bool = True
    plans_from_public_hands: bool = False
    """Whether both hands follow from public information, so that a cheating bot would learn nothing more."""
    custom_packs: dict[str, str] = field(default_factory=dict)
    """Packs that a designer might try, by name."""
    variants: tuple[str, ...] = ()
    """Variants of bots that are tested in this game."""


def facts_of(game: str) -> GameFacts:
    """Return the facts about the game with this id."""
    package = next(definition.package for definition in GAMES if definition.id == game)
    facts = import_module(f"tests.games.{package.rpartition('.')[2]}.facts").FACTS
    assert isinstance(facts, GameFacts)
    return facts


FACTS = {definition.id: facts_of(definition.id) for definition in GAMES}

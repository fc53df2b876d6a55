"""The public Python API: load a game, deal, move, and look at what each seat may see.

Everything that `kwoon.__all__` lists is stable. Other modules may change between versions.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from kwoon import registry
from kwoon.bots import find_bot
from kwoon.core.card_faces import Face
from kwoon.core.definition import GameDefinition, LoadedGame
from kwoon.core.dice import LiveDice
from kwoon.core.events import Event, EventLog
from kwoon.core.game import SPECTATOR, IllegalMove, Outcome, Player, Prompt, State, View
from kwoon.core.record import Match, RecordHeader, RecordReplay, format_move, parse_move, read_header


def list_games() -> list[str]:
    """Return the ids of all registered games."""
    return [definition.id for definition in registry.all_games()]


def load(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    pack: str | Path | None = None,
) -> CardGame:
    """Load a game with its default cards, or with the pack file `pack`.

    Raise `UnknownGame`, `OptionError` or `PackError` (all are subclasses of `ValueError`).
    """
    path = None if pack is None else Path(pack)
    return CardGame(registry.find_game(game), registry.load_game(game, seats, dict(options or {}), path))


class CardGame:
    """A game with its cards, number of seats and options, ready to be dealt."""

    def __init__(self, definition: GameDefinition, loaded: LoadedGame) -> None:
        self._definition = definition
        self.loaded = loaded
        """The core's loaded game, as required by functions in `kwoon.bots`, `kwoon.lab` and `kwoon.envs`."""

    @property
    def id(self) -> str:
        """The id, such as `fight`."""
        return self._definition.id

    @property
    def title(self) -> str:
        return str(self._definition.title)

    @property
    def num_seats(self) -> int:
        return int(self.loaded.game.seats)

    @property
    def options(self) -> dict[str, str]:
        """The value of every option, with defaults filled in."""
        return dict(self.loaded.options)

    @property
    def cards(self) -> list[Face]:
        """The faces of all cards. A card in a view is an index into this list."""
        return self.loaded.faces

    def deal(self, seed: int | None = None, names: Sequence[str] = ()) -> Position:
        """Deal a new game. The same seed always gives the same cards and dice rolls; without a seed, they are random.
        Seats without a name are called `Seat 1`, `Seat 2` and so on."""
        named = [*names, *[f"Seat {seat + 1}" for seat in range(len(names), self.num_seats)]]
        header = registry.record_header(self._definition, self.loaded, named)
        dice = LiveDice(secrets.randbits(128) if seed is None else seed)
        log = EventLog()
        return Position(self, Match(self.loaded.game, header, dice, log), log, dice)

    def bot(self, level: str, seed: int | None = None) -> Player:
        """Return a bot for this game. `level` is `random`, `novice`, `greedy`, `student` or `master`, any other id that
        `kwoon ladder` accepts, or your own bot as `module:Name`. Raise `UnknownBot` if there is no such bot."""
        dice = LiveDice(secrets.randbits(128) if seed is None else seed)
        return find_bot(level, self.id).make_bot(self.loaded.game, dice)

    def format_move(self, move: int) -> str:
        """Return a move in the game's notation, such as `play S3`."""
        return format_move(self.loaded.game, move)

    def parse_move(self, text: str) -> int:
        """Parse a move in the game's notation. Raise `IllegalMove` if the text is not a move."""
        return parse_move(self.loaded.game, text)


class Position:
    """A game in progress, with its dice and its record."""

    def __init__(self, game: CardGame, match: Match, log: EventLog, dice: LiveDice) -> None:
        self.game = game
        self._match = match
        self._log = log
        self._dice = dice

    @property
    def state(self) -> State:
        """The core state, including hidden cards. For search, work on `state.copy()`."""
        return self._match.state

    @property
    def events(self) -> list[Event]:
        """All events so far, with hidden information included."""
        return list(self._log.events)

    def prompts(self) -> list[Prompt]:
        """Return one prompt for each seat that must move now. Several seats are prompted if they choose simultaneously."""
        return self._match.state.prompts()

    def legal_moves(self, seat: int) -> list[int]:
        """Return the moves that a seat can make now, or an empty list if the seat is not prompted."""
        prompt = self._match.state.prompt(seat)
        return [] if prompt is None else list(prompt.moves)

    def apply(self, seat: int, move: int | str) -> None:
        """Make a move, given as a number or in the game's notation. If the move is illegal, raise `IllegalMove` and
        change nothing."""
        number = self.game.parse_move(move) if isinstance(move, str) else move
        self._match.apply(seat, number, self._dice)

    def view(self, seat: int = SPECTATOR) -> View:
        """Return everything that a seat may know. By default, return a spectator's view."""
        return self._match.state.view(seat)

    def outcome(self) -> Outcome | None:
        """Return the result, or None while the game is in progress."""
        return self._match.state.outcome()

    def record(self) -> Record:
        """Return the record of the game so far."""
        return Record(self._match.to_text())


class Record:
    """A recorded game: its cards, players, rolls and moves."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._header: RecordHeader = read_header(text)

    @classmethod
    def read(cls, path: str | Path) -> Record:
        return cls(Path(path).read_text(encoding="utf-8"))

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.text, encoding="utf-8")

    @property
    def game(self) -> str:
        """The game's id."""
        return self._header.game

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return list(self._header.names)

    @property
    def options(self) -> dict[str, str]:
        return dict(self._header.options)

    def replay(self, pack: str | Path | None = None) -> Iterator[State]:
        """Yield the state after the deal and after each move. The yielded object is always the same; copy it to keep a
        state.

        Raise `RecordError` if the record is damaged, and `PackError` if no available pack matches the record.
        """
        loaded, _ = registry.load_game_of_record(self.text, None if pack is None else Path(pack))
        replay = RecordReplay(self.text, loaded.game)
        yield replay.match.state
        num_moves = 0
        while replay.replay_next_line():
            if len(replay.match.moves) > num_moves:
                num_moves = len(replay.match.moves)
                yield replay.match.state

    def outcome(self, pack: str | Path | None = None) -> Outcome | None:
        """Replay the record and return the result, or None if the game is unfinished."""
        outcome = None
        for state in self.replay(pack):
            outcome = state.outcome()
        return outcome


__all__ = ["CardGame", "IllegalMove", "Position", "Record", "list_games", "load"]

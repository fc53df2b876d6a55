"""Finds games by name, reads their packs and clauses, and loads them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from kwoon.core.definition import GameDefinition, LoadedGame, OptionError
from kwoon.core.lesson import Lesson
from kwoon.core.record import RecordHeader, read_header
from kwoon.core.toml_reader import PackError, open_pack
from kwoon.games import GAMES
from kwoon.rulebook import Rulebook

MAX_NAME_LENGTH = 60
"""Maximum length of a pack's name in characters."""


class Pack(NamedTuple):
    """The cards of a game as TOML text. Packs with the same fingerprint have the same cards."""

    game: str
    fingerprint: str
    text: str

    def load(self, seats: int | None = None, options: dict[str, str] | None = None) -> LoadedGame:
        """Load the game with this pack."""
        return load_game_from_text(self.game, self.text, seats, options)


class UnknownGame(ValueError):
    """There is no such game; the message lists the known ones."""


@dataclass(frozen=True)
class Clause:
    """One numbered rule of a game."""

    id: str
    text: str
    section: str
    kind: str
    why: str
    """For a ruling of this project: the reason for it."""
    outside_rules: str
    """For a clause that concerns real-time play at the table rather than the rules: the reason."""


def find_game(name: str) -> GameDefinition:
    """Return the game with this id. Raise `UnknownGame` if there is none."""
    for definition in GAMES:
        if definition.id == name:
            return definition
    known = ", ".join(definition.id for definition in GAMES)
    raise UnknownGame(f"There is no game called '{name}'. Known games: {known}.")


def load_game(
    name: str, seats: int | None = None, options: dict[str, str] | None = None, pack: Path | None = None
) -> LoadedGame:
    """Load a game with its printed pack or a custom one."""
    definition = find_game(name)
    if pack is None:
        text = default_pack_text(name)
        source = f"{definition.id} cards"
    else:
        text = read_pack(pack)
        source = str(pack)
    chosen = options or {}
    return definition.load(text, source, definition.seat_counts(chosen)[0] if seats is None else seats, chosen)


def default_pack_text(name: str) -> str:
    """Return the text of the printed pack, which is the default."""
    return files("kwoon.games").joinpath(find_game(name).folder, "cards.toml").read_text(encoding="utf-8")


@lru_cache
def default_pack(name: str) -> Pack:
    """Return the printed pack of a game."""
    return _make_pack(name, default_pack_text(name))


@lru_cache
def archived_packs(name: str) -> tuple[Pack, ...]:
    """Return the earlier versions of a game's printed pack."""
    folder = files("kwoon.games").joinpath(find_game(name).folder, "archive")
    archived = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return tuple(_make_pack(name, file.read_text(encoding="utf-8")) for file in archived if file.name.endswith(".toml"))


def _make_pack(game: str, text: str) -> Pack:
    return Pack(game, load_game_from_text(game, text).pack_fingerprint, text)


def load_game_from_text(
    name: str, text: str, seats: int | None = None, options: dict[str, str] | None = None, source: str = ""
) -> LoadedGame:
    """Load a game with the text of a pack, or with the printed pack if the text is empty. Errors name the source."""
    if not text and not source:
        return load_game(name, seats, options)
    definition = find_game(name)
    chosen = options or {}
    return definition.load(
        text, source or f"{definition.id} pack", definition.seat_counts(chosen)[0] if seats is None else seats, chosen
    )


class NamedPack(NamedTuple):
    """A custom pack offered by a hall, and its name there."""

    name: str
    pack: Pack


def load_named_packs(packs: list[Path]) -> list[NamedPack]:
    """Read custom packs to be offered in addition to the printed ones. Raise `PackError` if one is not playable."""
    found: list[NamedPack] = []
    for path in packs:
        text = read_pack(path)
        definition = _game_of_pack(path, text)
        _require_playable(definition, text, path)
        found.append(NamedPack(path.stem[:MAX_NAME_LENGTH], _make_pack(definition.id, text)))
    return found


def _require_playable(definition: GameDefinition, text: str, pack: Path) -> None:
    """Check that the pack is playable with at least one of the game's numbers of players."""
    for seats in definition.seats:
        try:
            definition.load(text, str(pack), seats, {})
        except OptionError as error:
            if seats == definition.seats[0]:
                raise PackError(f"{pack}: {error}") from None


def _game_of_pack(pack: Path, text: str) -> GameDefinition:
    """Return the game that the pack's `game` key names."""
    game = open_pack(text, str(pack)).table.get("game")
    if not isinstance(game, str):
        raise PackError(f"{pack}: 'game' is missing. Set it to the id of the game, such as \"fight\".")
    try:
        return find_game(game)
    except UnknownGame as error:
        raise PackError(f"{pack}: {error}") from None


def read_pack(pack: Path) -> str:
    """Return the text of a pack file, without a byte order mark."""
    try:
        return pack.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(f"Cannot read {pack}: {read_error_reason(error)}.") from None


def read_error_reason(error: OSError | UnicodeDecodeError) -> str:
    """Return a short reason why a text file cannot be read."""
    if isinstance(error, OSError):
        return error.strerror or type(error).__name__
    return f"it is not valid UTF-8 at byte {error.start}"


def record_header(definition: GameDefinition, loaded: LoadedGame, names: list[str]) -> RecordHeader:
    """Return the header of a new record."""
    return RecordHeader(definition.id, loaded.pack_fingerprint, int(loaded.game.seats), loaded.options, names)


def load_game_of_record(text: str, pack: Path | None = None) -> tuple[LoadedGame, RecordHeader]:
    """Load the game of a record with the given pack, the current printed pack, or an archived one."""
    header = read_header(text)
    if pack is None:
        return load_game_by_fingerprint(
            find_game(header.game), header.pack, header.seats, stored_options(header.game, header.options)
        ), header
    loaded = load_game(header.game, header.seats, stored_options(header.game, header.options), pack)
    _require_fingerprint(loaded, header.pack)
    return loaded, header


def load_game_by_fingerprint(
    definition: GameDefinition, fingerprint: str, seats: int, options: dict[str, str]
) -> LoadedGame:
    """Load a game with the current or archived pack that has this fingerprint."""
    loaded = load_game(definition.id, seats, options)
    if loaded.pack_fingerprint != fingerprint:
        loaded = _load_archived(definition, fingerprint, seats, options) or loaded
    _require_fingerprint(loaded, fingerprint)
    return loaded


def _require_fingerprint(loaded: LoadedGame, fingerprint: str) -> None:
    if loaded.pack_fingerprint != fingerprint:
        raise PackError(
            f"The record was played with another pack: it has fingerprint {fingerprint}, this pack {loaded.pack_fingerprint}. "
            "Use the pack that the record was played with."
        )


def stored_options(name: str, options: dict[str, str]) -> dict[str, str]:
    """Return the options of a stored game, which may use an earlier edition of the rules."""
    for definition in GAMES:
        if definition.id == name:
            return definition.options_of_stored_game(options)
    return options


def _load_archived(
    definition: GameDefinition, fingerprint: str, seats: int, options: dict[str, str]
) -> LoadedGame | None:
    """Load an archived pack. Archived packs are stored next to the current one, each named by its fingerprint."""
    file = files("kwoon.games").joinpath(definition.folder, "archive", f"{fingerprint}.toml")
    if not fingerprint.isalnum() or not file.is_file():
        return None
    return definition.load(file.read_text(encoding="utf-8"), f"archived {definition.id} cards", seats, options)


def network_weights(name: str, file: str = "learned.net") -> bytes:
    """Return the weights of a trained network, for playing or for evaluation, stored with the game's bots."""
    return files("kwoon.bots").joinpath(find_game(name).folder, file).read_bytes()


def has_lesson(definition: GameDefinition) -> bool:
    """Return whether the game has a lesson. Lessons need the printed pack."""
    return files("kwoon.games").joinpath(definition.folder, "lesson.toml").is_file()


def load_lesson(definition: GameDefinition, loaded: LoadedGame) -> Lesson | None:
    """Return the game's lesson, or None."""
    if not has_lesson(definition):
        return None
    script = files("kwoon.games").joinpath(definition.folder, "lesson.toml")
    return Lesson(script.read_text(encoding="utf-8"), f"{definition.id} lesson", loaded.game, loaded.faces)


def load_clauses(definition: GameDefinition) -> list[Clause]:
    """Return the game's clauses."""
    text = files("kwoon.games").joinpath(definition.folder, "rules.toml").read_text(encoding="utf-8")
    return [
        Clause(
            id=entry["id"],
            text=entry["text"],
            section=entry["section"],
            kind=entry["kind"],
            why=entry.get("why", ""),
            outside_rules=entry.get("table", ""),
        )
        for entry in tomllib.loads(text)["clause"]
    ]


def load_rulebook(definition: GameDefinition) -> Rulebook:
    """Return the game's rules in reading order."""
    text = files("kwoon.games").joinpath(definition.folder, "rulebook.toml").read_text(encoding="utf-8")
    return Rulebook(text, f"{definition.id} rulebook")

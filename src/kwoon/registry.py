"""Functions that find games by id and load them with their packs, rules and lessons."""

from __future__ import annotations

import json
import logging
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from kwoon.card_mentions import CardMentions
from kwoon.core.definition import GameDefinition, LoadedGame, OptionError
from kwoon.core.game import Game
from kwoon.core.lesson import Lesson
from kwoon.core.message import Message, MessageError, Text, msg, set_english_formatter
from kwoon.core.record import RecordHeader, read_header
from kwoon.core.toml_reader import PackError, located_error, parse_pack_toml
from kwoon.games import GAMES
from kwoon.installed_games import installed_games
from kwoon.localization.languages import ENGLISH
from kwoon.rulebook import RulebookSection, parse_rulebook, rulebook_from_clauses

MAX_NAME_LENGTH = 60
"""Maximum length of a pack's name in characters."""


class Pack(NamedTuple):
    """A game's cards as TOML text. Packs with the same fingerprint have the same cards."""

    game: str
    fingerprint: str
    text: str

    def load(self, seats: int | None = None, options: dict[str, str] | None = None) -> LoadedGame:
        return load_game_from_text(self.game, self.text, seats, options)


class UnknownGame(MessageError):
    """The game does not exist; the message lists the known games."""


@dataclass(frozen=True)
class RuleClause:
    """One clause of a game's rules."""

    id: str
    text: str
    section: str
    kind: str
    why: str
    """The reason for a ruling made by this project; otherwise empty."""
    outside_rules: str
    """Why the rules engine does not cover the clause, which concerns real-time play at the table; empty for other
    clauses."""

    @property
    def topic(self) -> str:
        """The id without its first part, which stands for the game."""
        return self.id.partition(".")[2] or self.id


def all_games() -> tuple[GameDefinition, ...]:
    """Return the games in display order: those of Kwoon, then those of installed packages."""
    if not _all_games:
        found, skipped = installed_games({definition.id for definition in GAMES})
        _all_games.append((*GAMES, *found))
        # The reasons are messages, and formatting them needs the games.
        for name, package, error in skipped:
            logging.getLogger("kwoon").warning(
                "The game '%s' of the package '%s' is skipped: %s", name, package, str(error) or type(error).__name__
            )
    return _all_games[0]


_all_games: list[tuple[GameDefinition, ...]] = []
"""The result of `all_games`, once it is known."""


def definition_of(game: Game) -> GameDefinition | None:
    """Return the definition of the package that the game's class, or one of its base classes, belongs to; None if there
    is none."""
    for kind in type(game).__mro__:
        for definition in all_games():
            if f"{kind.__module__}.".startswith(f"{definition.package}."):
                return definition
    return None


def find_game(name: str) -> GameDefinition:
    """Return the game with this id. Raise `UnknownGame` if there is none."""
    for definition in all_games():
        if definition.id == name:
            return definition
    known = [definition.id for definition in all_games()]
    raise UnknownGame(msg("core-errors-no-game", name=name, games=known))


def load_game(
    name: str, seats: int | None = None, options: dict[str, str] | None = None, pack: Path | None = None
) -> LoadedGame:
    """Load a game with its printed pack, or with the pack file `pack`. `seats` defaults to the smallest number that the
    options allow."""
    definition = find_game(name)
    if pack is None:
        text = default_pack_text(name)
        source = f"{definition.id} cards"
    else:
        text = read_pack(pack)
        source = str(pack)
    chosen = options or {}
    return definition.load(text, source, definition.seat_counts(chosen)[0] if seats is None else seats, chosen)


def default_pack_text(game: str) -> str:
    """Return the TOML text of a game's printed pack."""
    return files(find_game(game).package).joinpath("cards.toml").read_text(encoding="utf-8")


@lru_cache
def default_pack(game: str) -> Pack:
    """Return a game's printed pack."""
    return _make_pack(game, default_pack_text(game))


@lru_cache
def archived_packs(name: str) -> tuple[Pack, ...]:
    """Return the earlier versions of a game's printed pack."""
    folder = files(find_game(name).package).joinpath("archive")
    archived = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return tuple(_make_pack(name, file.read_text(encoding="utf-8")) for file in archived if file.name.endswith(".toml"))


def _make_pack(game: str, text: str) -> Pack:
    return Pack(game, load_game_from_text(game, text).pack_fingerprint, text)


def load_game_from_text(
    name: str, text: str, seats: int | None = None, options: dict[str, str] | None = None, source: str = ""
) -> LoadedGame:
    """Load a game with a pack given as text, or with the printed pack if `text` and `source` are empty. Errors name the
    source."""
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
    """Read the custom packs that a hall offers in addition to the printed ones. Raise `PackError` if a pack is not
    playable."""
    found: list[NamedPack] = []
    for path in packs:
        text = read_pack(path)
        definition = _game_of_pack(path, text)
        _require_playable(definition, text, path)
        found.append(NamedPack(path.stem[:MAX_NAME_LENGTH], _make_pack(definition.id, text)))
    return found


def _require_playable(definition: GameDefinition, text: str, pack: Path) -> None:
    """Raise `PackError` if the pack is invalid or not playable with the game's minimum number of players."""
    for seats in definition.seats:
        try:
            definition.load(text, str(pack), seats, {})
        except OptionError as error:
            if seats == definition.seats[0]:
                raise located_error(str(pack), error.text) from None


def _game_of_pack(pack: Path, text: str) -> GameDefinition:
    game = parse_pack_toml(text, str(pack)).table.get("game")
    if not isinstance(game, str):
        raise located_error(str(pack), msg("core-errors-pack-without-game", example=all_games()[0].id))
    try:
        return find_game(game)
    except UnknownGame as error:
        raise located_error(str(pack), error.text) from None


def read_pack(pack: Path) -> str:
    """Return the text of a pack file, without a byte order mark. Raise `PackError` if the file cannot be read."""
    try:
        return pack.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(msg("core-errors-cannot-read", path=str(pack), reason=read_error_reason(error))) from None


def read_error_reason(error: OSError | UnicodeDecodeError) -> Text:
    """Return a short reason why a text file cannot be read."""
    if isinstance(error, OSError):
        return error.strerror or type(error).__name__
    return msg("core-errors-not-utf8", at=str(error.start))


def record_header(definition: GameDefinition, loaded: LoadedGame, names: list[str]) -> RecordHeader:
    return RecordHeader(definition.id, loaded.pack_fingerprint, int(loaded.game.seats), loaded.options, names)


def load_game_of_record(text: str, pack: Path | None = None) -> tuple[LoadedGame, RecordHeader]:
    """Return a record's game and header. Without `pack`, use the current or archived printed pack with the record's
    fingerprint. Raise `PackError` if no such pack exists or if the given pack has a different fingerprint."""
    header = read_header(text)
    if pack is None:
        return load_game_by_fingerprint(
            find_game(header.game), header.pack, header.seats, upgrade_stored_options(header.game, header.options)
        ), header
    loaded = load_game(header.game, header.seats, upgrade_stored_options(header.game, header.options), pack)
    _require_fingerprint(loaded, header.pack)
    return loaded, header


def load_game_by_fingerprint(
    definition: GameDefinition, fingerprint: str, seats: int, options: dict[str, str]
) -> LoadedGame:
    """Load a game with the current or archived printed pack that has this fingerprint. Raise `PackError` if there is
    none."""
    loaded = load_game(definition.id, seats, options)
    if loaded.pack_fingerprint != fingerprint:
        loaded = _load_archived(definition, fingerprint, seats, options) or loaded
    _require_fingerprint(loaded, fingerprint)
    return loaded


def _require_fingerprint(loaded: LoadedGame, fingerprint: str) -> None:
    if loaded.pack_fingerprint != fingerprint:
        raise PackError(msg("core-errors-record-pack", expected=fingerprint, actual=loaded.pack_fingerprint))


def upgrade_stored_options(name: str, options: dict[str, str]) -> dict[str, str]:
    """Return a stored game's options. A game stored before editions existed gets edition 1 of the rules."""
    for definition in all_games():
        if definition.id == name:
            return definition.options_of_stored_game(options)
    return options


def _load_archived(
    definition: GameDefinition, fingerprint: str, seats: int, options: dict[str, str]
) -> LoadedGame | None:
    file = files(definition.package).joinpath("archive", f"{fingerprint}.toml")
    if not fingerprint.isalnum() or not file.is_file():
        return None
    return definition.load(file.read_text(encoding="utf-8"), f"archived {definition.id} cards", seats, options)


def network_weights(name: str, file: str = "learned.net") -> bytes:
    """Return the contents of a trained network's file in the game's package."""
    return files(find_game(name).package).joinpath(file).read_bytes()


def has_lesson(definition: GameDefinition) -> bool:
    return files(definition.package).joinpath("lesson.toml").is_file()


def load_lesson(definition: GameDefinition, loaded: LoadedGame) -> Lesson | None:
    """Return the game's lesson, or None if it has no lesson."""
    if not has_lesson(definition):
        return None
    script = files(definition.package).joinpath("lesson.toml")
    return Lesson(script.read_text(encoding="utf-8"), f"{definition.id} lesson", loaded.game, loaded.faces)


def load_clauses(definition: GameDefinition) -> list[RuleClause]:
    """Return the game's clauses; none if it has no `rules.toml`."""
    file = files(definition.package).joinpath("rules.toml")
    text = file.read_text(encoding="utf-8") if file.is_file() else "clause = []"
    return [
        RuleClause(
            id=entry["id"],
            text=entry["text"],
            section=entry["section"],
            kind=entry["kind"],
            why=entry.get("why", ""),
            outside_rules=entry.get("table", ""),
        )
        for entry in tomllib.loads(text)["clause"]
    ]


def rulebook_markdown(definition: GameDefinition, language: str = ENGLISH) -> str | None:
    """Return the game's rulebook in a language, or else in English; None if the game has no rulebook."""
    folder = files(definition.package).joinpath("rulebook")
    for name in (f"{language}.md", f"{ENGLISH}.md"):
        if (file := folder.joinpath(name)).is_file():
            return file.read_text(encoding="utf-8")
    return None


def load_rulebook(definition: GameDefinition, language: str = ENGLISH) -> list[RulebookSection]:
    """Return the sections of the game's rulebook; if it has none, the sections of its clauses."""
    clauses = load_clauses(definition)
    markdown = rulebook_markdown(definition, language)
    if markdown is None:
        return rulebook_from_clauses((clause.section, clause.id) for clause in clauses)
    return parse_rulebook(markdown, [clause.id for clause in clauses])


def rulebook_problems(definition: GameDefinition, sections: list[RulebookSection]) -> list[Message]:
    """Return what is wrong with the places of the game's clauses: each must be in one section."""
    places = Counter(clause for section in sections for clause in section.clauses)
    ids = [clause.id for clause in load_clauses(definition)]
    problems = [msg("core-clause-without-section", clause=clause) for clause in ids if not places[clause]]
    for clause, count in places.items():
        if clause not in ids:
            problems.append(msg("core-unknown-clause", clause=clause))
        elif count > 1:
            problems.append(msg("core-clause-in-several-sections", clause=clause, count=count))
    return problems


def load_card_mentions(definition: GameDefinition) -> CardMentions:
    """Return what `card_mentions.toml` says; nothing if the game has no such file."""
    file = files(definition.package).joinpath("card_mentions.toml")
    text = file.read_text(encoding="utf-8") if file.is_file() else f"game = {json.dumps(definition.id)}"
    return CardMentions(text, f"{definition.id} card mentions")


def _format_english(message: Message) -> str:
    try:
        from kwoon.localization.formatter import english  # noqa: PLC0415
    except ImportError:
        # A hall in a browser formats nothing, so it has no library for it.
        return repr(message)
    return english().say(message)


set_english_formatter(_format_english)

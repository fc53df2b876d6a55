"""Manifest of a study: everything that its games depend on, and the meaning of each column."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from kwoon import __version__
from kwoon.lab.errors import LabError
from kwoon.lab.execution.series import GameSeries, make_collector

FORMAT_VERSION = 1
"""Version of the file format; increased when it changes."""
MANIFEST_NAME = "about.json"
RULES_PACKAGES = ("core", "games", "bots", "stats")
"""Packages that determine how a game is played."""
TABLE_COLUMNS = {
    "games": {
        "game": "The number of the game.",
        "first": "The seat that begins, from 0; -1 if nobody does.",
        "parts": "Rounds of the match, or 1.",
        "turns": "Turns in all.",
        "decisions": "Answers in all.",
        "ending": "Why it ended, as the rules call it.",
    },
    "seats": {
        "game": "The number of the game.",
        "seat": "The seat, from 0.",
        "place": "1 for whoever won; equal places share.",
        "share": "The seat's share of the win, in sixtieths.",
        "side": "Its team, from 0; its own where there are none.",
        "turns": "Turns of its own; in games of rounds those of the last round.",
        "final": "How it stands in the end: Chi, points, or rounds won.",
        "role": "Whom it played: character, faction or archetype.",
        "bot": "The bot that played it.",
    },
    "cards": {
        "game": "The number of the game.",
        "part": "The round, from 0, where each is dealt anew.",
        "seat": "The seat that had to do with the card, from 0.",
        "card": "The card's id.",
        "share": "What the seat won of this part, in sixtieths.",
    },
}
"""The tables and their columns; the card counters of each game follow."""


@dataclass(frozen=True)
class StudyManifest:
    """The subject of a study."""

    form: int
    version: str
    rules: str
    """The fingerprint of all sources that determine how a game is played."""
    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    seed: str
    pack: str
    """The pack's fingerprint."""
    text: str
    """The pack's text; empty for the printed one."""
    columns: dict[str, dict[str, str]]

    def series(self, games: int) -> GameSeries:
        """Return the first games of this study as a series."""
        return GameSeries(self.game, games, self.seed, self.seats, tuple(self.bots), self.options, self.text)

    def write(self, folder: Path) -> None:
        """Write the manifest to its folder."""
        path = folder / MANIFEST_NAME
        temporary = path.with_name(f"{MANIFEST_NAME}.new")
        temporary.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")
        temporary.replace(path)


def make_manifest(series: GameSeries) -> StudyManifest:
    """Make the manifest of a series."""
    loaded = series.load()
    seats = int(loaded.game.seats)
    cards = TABLE_COLUMNS["cards"] | {
        counter.column: counter.description for counter in make_collector(loaded).counters
    }
    return StudyManifest(
        form=FORMAT_VERSION,
        version=__version__,
        rules=rules_fingerprint(),
        game=series.game,
        seats=seats,
        options=loaded.options,
        bots=series.bots_by_seat(seats),
        seed=series.seed,
        pack=loaded.pack_fingerprint,
        text=series.pack_text,
        columns=TABLE_COLUMNS | {"cards": cards},
    )


def read_manifest(folder: Path) -> StudyManifest:
    """Read the manifest in a folder; raise LabError if it is missing or unreadable."""
    path = folder / MANIFEST_NAME
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["form"] != FORMAT_VERSION:
            raise LabError(f"{folder} is a study of another version of Kwoon, in a form that this one cannot read.")
        return StudyManifest(**{field.name: data[field.name] for field in fields(StudyManifest)})
    except FileNotFoundError:
        raise LabError(f"{folder} is not a study: there is no {MANIFEST_NAME} in it.") from None
    except OSError as error:
        raise LabError(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError) as error:
        if isinstance(error, LabError):
            raise
        raise LabError(f"{path} is damaged. Name another folder, or remove it.") from None


@lru_cache(maxsize=1)
def rules_fingerprint() -> str:
    """Return the fingerprint of the sources that determine how a game is played. Builds of the same sources play the
    same games."""
    digest = hashlib.sha256()
    home = files("kwoon")
    for part in RULES_PACKAGES:
        for name, text in sorted(_sources(home.joinpath(part), part)):
            digest.update(f"{name}\n".encode())
            digest.update(text)
    return digest.hexdigest()[:16]


def _sources(folder: Traversable, name: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for each in folder.iterdir():
        inside = f"{name}/{each.name}"
        if each.is_dir():
            found += _sources(each, inside)
        elif each.name.endswith(".py"):
            found.append((inside, each.read_bytes().replace(b"\r\n", b"\n")))
    return found

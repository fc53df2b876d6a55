"""Manifest of a study: everything that its games depend on, and the meaning of each column."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from kwoon import __version__
from kwoon.lab.errors import LabError
from kwoon.lab.experiment import Experiment
from kwoon.stats.registry import collector_for

FORMAT_VERSION = 2
"""Version of the file format; increased when it changes."""
FORMAT_1_NAMES = {
    "form": "format_version",
    "rules": "rules_fingerprint",
    "pack": "pack_fingerprint",
    "text": "pack_text",
}
"""Fields that had different names in format 1."""
MANIFEST_NAME = "about.json"
RULES_PACKAGES = ("core", "games", "bots", "stats")
"""Packages that determine how a game is played."""
TABLE_COLUMNS = {
    "games": {
        "game": "Number of the game.",
        "first": "Seat of the first player, from 0; -1 if there is none.",
        "parts": "Number of rounds in the match; 1 for games without rounds.",
        "turns": "Total number of turns.",
        "decisions": "Total number of moves.",
        "ending": "Reason for the end, as named in the rules.",
    },
    "seats": {
        "game": "Number of the game.",
        "seat": "Seat, from 0.",
        "place": "Final place; 1 is the winner, and tied seats have the same place.",
        "share": "The seat's share of the win, in sixtieths.",
        "side": "Team, from 0; each seat is its own team in games without teams.",
        "turns": "The seat's turns; in games with rounds, those of the last round.",
        "final": "Final score: Chi, points, or rounds won.",
        "role": "Role: character, faction or archetype.",
        "bot": "Bot in this seat.",
    },
    "cards": {
        "game": "Number of the game.",
        "part": "Round, from 0, in games that deal fresh cards each round.",
        "seat": "Seat that held or used the card, from 0.",
        "card": "Id of the card.",
        "share": "The seat's share of the win in this game or round, in sixtieths.",
    },
}
"""The tables and their columns. The card counters of the game are added to `cards`."""


@dataclass(frozen=True)
class StudyManifest:
    """The games of a study, and everything that they depend on."""

    format_version: int
    version: str
    rules_fingerprint: str
    """The fingerprint of all sources that determine how a game is played."""
    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    seed: str
    pack_fingerprint: str
    pack_text: str
    """The pack's text; empty for the printed one."""
    columns: dict[str, dict[str, str]]

    def experiment(self, count: int) -> Experiment:
        """Return the experiment of this study with `count` games."""
        return Experiment(self.game, count, self.seed, self.seats, tuple(self.bots), self.options, self.pack_text)

    def write(self, folder: Path) -> None:
        """Write the manifest to its folder."""
        path = folder / MANIFEST_NAME
        temporary = path.with_name(f"{MANIFEST_NAME}.new")
        temporary.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")
        temporary.replace(path)


def make_manifest(experiment: Experiment) -> StudyManifest:
    """Make the manifest of an experiment."""
    loaded = experiment.load()
    seats = int(loaded.game.seats)
    cards = TABLE_COLUMNS["cards"] | {
        counter.column: counter.description for counter in collector_for(loaded.game).counters
    }
    return StudyManifest(
        format_version=FORMAT_VERSION,
        version=__version__,
        rules_fingerprint=rules_fingerprint(),
        game=experiment.game,
        seats=seats,
        options=loaded.options,
        bots=experiment.bots_by_seat(seats),
        seed=experiment.seed,
        pack_fingerprint=loaded.pack_fingerprint,
        pack_text=experiment.pack_text,
        columns=TABLE_COLUMNS | {"cards": cards},
    )


def read_manifest(folder: Path) -> StudyManifest:
    """Read the manifest in a folder; raise LabError if it is missing or unreadable."""
    path = folder / MANIFEST_NAME
    try:
        data = _upgrade_manifest(json.loads(path.read_text(encoding="utf-8")))
        if data["format_version"] != FORMAT_VERSION:
            raise LabError(
                f"{folder} is a study in format {data['format_version']}; "
                f"this version of Kwoon reads formats 1 to {FORMAT_VERSION}."
            )
        return StudyManifest(**{field.name: data[field.name] for field in fields(StudyManifest)})
    except FileNotFoundError:
        raise LabError(f"{folder} is not a study: it has no {MANIFEST_NAME}.") from None
    except OSError as error:
        raise LabError(f"Cannot read {path}: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError) as error:
        if isinstance(error, LabError):
            raise
        raise LabError(f"{path} is damaged. Choose another folder, or remove this one.") from None


def _upgrade_manifest(data: dict[str, Any]) -> dict[str, Any]:
    """Return a manifest of format 1 in the current format; others unchanged."""
    if data.get("form") != 1:
        return data
    renamed = {FORMAT_1_NAMES.get(name, name): value for name, value in data.items()}
    return renamed | {"format_version": FORMAT_VERSION}


@lru_cache(maxsize=1)
def rules_fingerprint() -> str:
    """Return the fingerprint of the sources that determine how a game is played. Builds of the same sources play the
    same games."""
    digest = hashlib.sha256()
    home = files("kwoon")
    for part in RULES_PACKAGES:
        for name, text in sorted(_python_files(home.joinpath(part), part)):
            digest.update(f"{name}\n".encode())
            digest.update(text)
    return digest.hexdigest()[:16]


def _python_files(folder: Traversable, name: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for each in folder.iterdir():
        inside = f"{name}/{each.name}"
        if each.is_dir():
            found += _python_files(each, inside)
        elif each.name.endswith(".py"):
            found.append((inside, each.read_bytes().replace(b"\r\n", b"\n")))
    return found

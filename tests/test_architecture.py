"""Import rules: game rules use no files, clocks or network, only the command line may import the server, and only a
game's own modules name it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kwoon.games import GAMES
from kwoon.providers import PROVIDERS

PACKAGE = Path(__file__).parents[1] / "src/kwoon"
MODULES = sorted(PACKAGE.rglob("*.py"))

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "rulebook": set(),
    "rating_scale": set(),
    "card_mentions": {"core"},
    "hidden_info": {"core"},
    "installed_games": {"core"},
    "registry": {"core", "card_mentions", "games", "installed_games", "localization", "rulebook"},
    "providers": {"core", "registry"},
    "localization": {"core", "registry", "localization"},
    "pack_editor": {"core", "games", "registry"},
    "printing": {"core", "localization", "registry", "pack_editor", "printing", "optional_deps", "rulebook"},
    "bots": {"core", "games", "registry", "providers", "learn", "bots"},
    "api": {"core", "registry", "bots"},
    "stats": {"core", "providers", "stats"},
    "learn": {"core", "providers", "learn"},
    "solve": {"core", "learn", "providers", "solve"},
    "envs": {"core", "localization", "games", "registry", "bots", "learn", "optional_deps", "terminal", "envs"},
    "lab": {
        "core",
        "localization",
        "games",
        "pack_editor",
        "registry",
        "bots",
        "stats",
        "learn",
        "rating_scale",
        "lab",
        "optional_deps",
        "version",
    },
    "hall": {
        *(
            "core",
            "card_mentions",
            "localization",
            "games",
            "pack_editor",
            "rating_scale",
            "rulebook",
            "registry",
            "providers",
            "bots",
            "hall",
        )
    },
    "browser": {"core", "games", "localization", "registry", "bots", "hall", "browser"},
    "server": {
        *(
            "core",
            "games",
            "pack_editor",
            "printing",
            "rulebook",
            "registry",
            "bots",
            "lab",
            "hall",
            "localization",
            "server",
            "optional_deps",
            "version",
        ),
    },
    "new_game": {"core", "hidden_info", "new_game"},
    "optional_deps": {"core"},
    "terminal": {
        *(
            "core",
            "games",
            "rulebook",
            "registry",
            "pack_editor",
            "printing",
            "bots",
            "stats",
            "lab",
            "localization",
            "optional_deps",
            "terminal",
        ),
        *("learn", "new_game", "providers", "rating_scale", "solve", "version"),
    },
}
"""The parts that each part may import. The package's name and version are called `version` here."""
PROVIDER_MAY_IMPORT = {
    "bots": {"bots"},
    "bot_ratings": {"hall"},
    "statistics": {"stats"},
    "observation": {"learn"},
    "observation_writer": {"learn"},
    "board": {"localization", "terminal"},
    "glossary": set[str](),
    "tree_adapter": {"bots", "solve"},
    "solver": {"bots", "solve"},
    "replay_notes": {"bots", "localization", "terminal"},
    "invariants": {"hidden_info"},
}
"""The parts that a game's providers may import in addition to `core` and `games`. The rules import no providers."""
COMMAND_LINE = {"cli/__init__", "cli/lab", "cli/common_options", "__main__", "terminal/commands"}
"""Only these modules may import the server, because they implement `kwoon serve` and other commands."""
RULES = ("core", "games")
FORBIDDEN_IN_RULES = {
    *("argparse", "asyncio", "datetime", "http", "io", "json", "locale", "logging", "msgspec", "multiprocessing", "os"),
    *(
        "pathlib",
        "pickle",
        "random",
        "secrets",
        "shutil",
        "signal",
        "socket",
        "sqlite3",
        "subprocess",
        "sys",
        "tempfile",
    ),
    *("threading", "time", "urllib", "uuid", "importlib", "rich", "litestar"),
}
"""Modules for files, clocks, sockets, JSON, logging and randomness, none of which the rules may use."""
FORBIDDEN_IN_HALL = {
    *("alembic", "concurrent", "http", "litestar", "multiprocessing", "os", "pathlib", "prometheus_client", "psycopg"),
    *("socket", "sqlalchemy", "sqlite3", "subprocess", "threading", "urllib", "uvicorn", "websockets"),
}
"""Modules for processes, sockets, files and databases, which only some ways of running a hall have. The hall's core
must not use them."""
FORBIDDEN_CALLS = {"print", "open", "input", "eval", "exec", "compile", "__import__", "globals", "setattr", "delattr"}


def name_of(file: Path) -> str:
    return file.relative_to(PACKAGE).with_suffix("").as_posix()


def part_of(file: Path) -> str:
    return name_of(file).split("/")[0]


def imports(source: str) -> Iterator[str]:
    """Yield all modules that a source imports, even within functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "Relative imports are not allowed."
            if node.module == "kwoon":
                yield from (f"kwoon.{alias.name}" for alias in node.names)
            else:
                yield node.module or ""


def imported_parts(source: str) -> set[str]:
    found = {
        module.split(".")[1] if "." in module else "version" for module in imports(source) if is_kwoon_module(module)
    }
    return {"version" if part.startswith("__") else part for part in found}


def is_kwoon_module(module: str) -> bool:
    return module.partition(".")[0] == "kwoon"


def calls(source: str) -> set[str]:
    nodes = [node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return {node.id for node in nodes if isinstance(node, ast.Name)}


def forbidden(file: Path, source: str) -> set[str]:
    """Return a module's forbidden imports and calls."""
    name, part = name_of(file), part_of(file)
    known = imported_parts(source)
    wrong: set[str] = set()
    provider = provider_of(name)
    if provider:
        wrong |= known - MAY_IMPORT["games"] - PROVIDER_MAY_IMPORT[provider]
    elif part in MAY_IMPORT:
        wrong |= known - MAY_IMPORT[part] - ({"server"} if name in COMMAND_LINE else set())
    elif name not in COMMAND_LINE:
        wrong |= known & {"server"}
    if part in RULES:
        wrong |= {module for module in imports(source) if module.partition(".")[0] in FORBIDDEN_IN_RULES}
        wrong |= calls(source) & FORBIDDEN_CALLS
    if part in RULES and not provider:
        wrong |= {module for module in imports(source) if provider_of(module.removeprefix("kwoon.").replace(".", "/"))}
    if part == "hall":
        wrong |= {module for module in imports(source) if module.partition(".")[0] in FORBIDDEN_IN_HALL}
    if part == "games" and name.count("/") > 1:
        wrong |= {module for module in imports(source) if other_game(module, name.split("/")[1])}
    return wrong


def provider_of(name: str) -> str:
    """Return the kind of provider that a module is, or an empty string."""
    folders = name.split("/")
    is_provider = len(folders) == 3 and folders[0] == "games" and folders[2] in PROVIDERS
    return folders[2] if is_provider else ""


def other_game(module: str, game: str) -> bool:
    """Return whether a module belongs to a different game. Each game must be readable and removable on its own."""
    return module.startswith("kwoon.games") and module.split(".")[2:3] != [game]


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_module_has_no_forbidden_imports_or_calls(file: Path) -> None:
    assert forbidden(file, file.read_text(encoding="utf-8")) == set()


GAME_FOLDERS = [definition.package.rpartition(".")[2] for definition in GAMES]
GAME, OTHER_GAME = GAME_FOLDERS[:2]
GAME_NAMES = re.compile(
    r"(?<![\w-])(?:"
    + "|".join(
        re.escape(name) for definition in GAMES for name in (definition.id, str(definition.title), *GAME_FOLDERS)
    )
    + r")(?![\w-])"
)


def named_games(source: str) -> list[str]:
    """Return the games' names in a source, except in comments and docstrings."""
    nodes = list(ast.walk(ast.parse(source)))
    docs = {id(node.value) for node in nodes if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)}
    texts = [str(node.value) for node in nodes if isinstance(node, ast.Constant) and id(node) not in docs]
    return [name for text in [*texts, *imports(source)] for name in GAME_NAMES.findall(text)]


def is_own_module(file: Path) -> bool:
    """Return whether a module belongs to one game, registers the games, or contains help and examples."""
    folders = name_of(file).split("/")
    return folders[0] in ("games", "cli") or (folders[0] == "bots" and folders[1] in GAME_FOLDERS)


@pytest.mark.parametrize("file", [file for file in MODULES if not is_own_module(file)], ids=name_of)
def test_only_a_games_own_modules_name_it(file: Path) -> None:
    assert named_games(file.read_text(encoding="utf-8")) == []


def test_named_games_are_detected() -> None:
    game = GAMES[1]
    assert named_games(f'"""{game.title}"""\nx = 1  # {game.id}') == []
    assert named_games(f"import {game.package}.rules") == [game.package.rpartition(".")[2]]
    assert named_games(f'load_game("{game.id}")') == [game.id]


def test_every_package_part_has_import_rules() -> None:
    assert set(PROVIDER_MAY_IMPORT) == set(PROVIDERS)
    parts = {part_of(file) for file in MODULES} - {"__init__", "__main__", "cli"}
    assert parts <= set(MAY_IMPORT)


@pytest.mark.parametrize(
    ("module", "source", "wrong"),
    [
        ("core/dice", "import random", {"random"}),
        ("core/dice", "def f():\n    import os.path", {"os.path"}),
        ("core/dice", "from kwoon.games import GAMES", {"games"}),
        ("core/record", "open('x')", {"open"}),
        (f"games/{GAME}/rules", "from pathlib import Path", {"pathlib"}),
        (f"games/{GAME}/rules", "print(1)", {"print"}),
        (f"games/{GAME}/rules", "from kwoon import registry", {"registry"}),
        (f"games/{GAME}/rules", "from kwoon.bots import BOTS", {"bots"}),
        (
            f"games/{GAME}/rules",
            f"import kwoon.games.{OTHER_GAME}.rules.game",
            {f"kwoon.games.{OTHER_GAME}.rules.game"},
        ),
        (f"games/{GAME}/rules", "from kwoon.core.dice import Dice\nself.open(1)", set()),
        ("games/__init__", f"from kwoon.games.{GAME}.definition import Definition", set()),
        (f"games/{GAME}/rules/game", f"from kwoon.games.{GAME}.board import X", {f"kwoon.games.{GAME}.board"}),
        (f"games/{GAME}/board", "from kwoon.terminal.boards.board import Board", set()),
        (f"games/{GAME}/statistics", "from kwoon.terminal.boards.board import Board", {"terminal"}),
        ("bots/random", "from kwoon.server.run import serve", {"server"}),
        ("lab/simulate", "if TYPE_CHECKING:\n    from kwoon.terminal import desk", {"terminal"}),
        ("terminal/match", "from kwoon.server.run import serve", {"server"}),
        ("server/server", "from kwoon import __version__\nfrom kwoon.terminal import desk", {"terminal"}),
        ("hall/hall", "from kwoon.server.storage.database import Storage", {"server"}),
        ("hall/tables/message_handling", "import asyncio\nfrom sqlalchemy.exc import DBAPIError", {"sqlalchemy.exc"}),
        ("hall/table_driver", "import subprocess", {"subprocess"}),
        ("registry", "from kwoon.server import wire", {"server"}),
        ("other", "from kwoon.server import wire", {"server"}),
        ("cli/__init__", "from kwoon.server.run import serve", set()),
    ],
)
def test_forbidden_imports_and_calls_are_detected(module: str, source: str, wrong: set[str]) -> None:
    assert forbidden(PACKAGE / f"{module}.py", source) == wrong

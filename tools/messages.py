"""Checks the catalogs of messages against the code, and lists what a language lacks.

    python -m tools.messages            list all problems
    python -m tools.messages zh-Hant    list what this language lacks, with the English text

It reads the code instead of running it, so ids and argument names must be written out in calls of `msg` and `t`. Only
the tables of ids are imported.
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kwoon.core.message import Message
from kwoon.games import GAMES

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/kwoon"
WEB = ROOT / "web/src"
ENGLISH = "en"
LANGUAGES = (ENGLISH, "zh-Hant", "zh-Hans")
TEMPLATE = "roshambo-"
"""Ids of the game that `kwoon new-game` writes, which is only in English."""
FUNCTIONS = ("msg", "t")
"""Functions and methods whose first argument is the id of a message, and whose keywords are its arguments."""
DERIVED = re.compile(r"-(is|count)$")
"""Endings of the arguments that the formatter derives: `$player-is`, `$cards-count`."""


@dataclass
class CatalogMessage:
    text: str
    arguments: set[str]


@dataclass
class Use:
    """A call that makes a message."""

    place: str
    ids: list[str]
    arguments: set[str] | None
    """None if the call passes arguments that cannot be read, such as `**args`."""


@dataclass
class Catalogs:
    messages: dict[str, dict[str, CatalogMessage]] = field(default_factory=lambda: {each: {} for each in LANGUAGES})
    """By language and id."""
    problems: list[str] = field(default_factory=list)


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def area_of(catalog: Path) -> str:
    """Return the area of a catalog, as `kwoon.localization.catalogs` and `web/src/localization/catalogs.ts` name it."""
    folders = catalog.relative_to(ROOT).parts[:-1]
    at = folders.index("locales")
    owner = folders[at - 1].replace("_", "-")
    is_board = folders[0] == "web" and folders[at - 2] == "games"
    part = folders[at + 1] if len(folders) > at + 1 else "board" if is_board else ""
    return f"{owner}-{part}" if part else owner


def read_catalogs(root: Path) -> Catalogs:
    """Return all catalogs below a folder."""
    catalogs = Catalogs()
    parser = FluentParser()
    for path in sorted(root.rglob("locales/**/*.ftl")):
        if "node_modules" in path.parts:
            continue
        area, name = area_of(path), path.relative_to(ROOT).as_posix()
        if path.stem not in LANGUAGES:
            catalogs.problems.append(f"{name}: '{path.stem}' is not a language.")
            continue
        known = catalogs.messages[path.stem]
        for entry in parser.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                catalogs.problems.append(f"{name}: cannot be parsed: {(entry.content or '').strip()[:60]!r}")
            if not isinstance(entry, ftl.Message) or entry.value is None:
                continue
            id = entry.id.name
            if not id.startswith(f"{area}-"):
                catalogs.problems.append(f"{name}: '{id}' should begin with '{area}-'.")
            if id in known:
                catalogs.problems.append(f"{name}: '{id}' is defined twice.")
            visitor = _Arguments()
            visitor.visit(entry)
            text = path.read_text(encoding="utf-8")[entry.span.start : entry.span.end] if entry.span else ""
            known[id] = CatalogMessage(text, {DERIVED.sub("", argument) for argument in visitor.names})
    return catalogs


# What Python code uses.


class _Uses(ast.NodeVisitor):
    def __init__(self, path: Path, tree: ast.Module) -> None:
        self.path = path
        self.uses: list[Use] = []
        self.prefixes: set[str] = set()
        self.problems: list[str] = []
        self.tables = dict(_id_tables(path, tree))

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        place = f"{self.path.relative_to(ROOT).as_posix()}:{node.lineno}"
        if name == "named" and isinstance(node.func, ast.Name) and node.args:
            if isinstance(node.args[0], ast.Constant):
                self.prefixes.add(str(node.args[0].value))
            elif isinstance(node.args[0], ast.JoinedStr):
                self.prefixes.add(_literal_text(node.args[0]).replace("{}", "*"))
            elif not isinstance(node.args[0], ast.Name):
                self.problems.append(f"{place}: write out the prefix of names.")
        if name not in FUNCTIONS or not node.args:
            return
        ids = self._ids(node.args[0])
        if not ids:
            self.problems.append(f"{place}: write out the id of the message, or take it from a table named …_IDS.")
            return
        has_dictionary = any(keyword.arg is None for keyword in node.keywords)
        arguments = None if has_dictionary else {keyword.arg for keyword in node.keywords if keyword.arg}
        self.uses.append(Use(place, ids, arguments))

    def _ids(self, node: ast.expr) -> list[str]:
        match node:
            case ast.Constant(value=str(id)):
                return [id]
            case ast.IfExp():
                first, second = self._ids(node.body), self._ids(node.orelse)
                return first + second if first and second else []
            case ast.Subscript(value=ast.Name(id=table)) | ast.Call(func=ast.Attribute(value=ast.Name(id=table))):
                return self.tables.get(table, [])
        return []


def _id_tables(path: Path, tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Yield the constants with ids, which are dictionaries or sequences."""
    targets = [node.target if isinstance(node, ast.AnnAssign) else node.targets[0] for node in _assignments(tree)]
    names = [target.id for target in targets if isinstance(target, ast.Name) and target.id.endswith("_IDS")]
    if names:
        module = importlib.import_module(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts))
        for name in names:
            table = getattr(module, name)
            yield name, list(table.values() if isinstance(table, Mapping) else table)


def _assignments(tree: ast.Module) -> list[ast.Assign | ast.AnnAssign]:
    return [node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]


def python_uses() -> tuple[list[Use], set[str], list[str]]:
    """Return every use of a message in the package, the prefixes of names, and the calls that cannot be read."""
    uses: list[Use] = []
    prefixes: set[str] = set()
    problems: list[str] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.is_relative_to(PACKAGE / "localization"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        visitor = _Uses(path, tree)
        visitor.visit(tree)
        uses += visitor.uses
        prefixes |= visitor.prefixes
        problems += visitor.problems
    return uses, prefixes, problems


def option_uses() -> list[Use]:
    """Return the uses of messages in the games' options."""
    return [
        Use(f"{definition.id}, option {option.name}", [text.id], set())
        for definition in GAMES
        for option in definition.options
        for text in (option.title, option.description, *option.labels)
        if isinstance(text, Message)
    ]


def ids_in_data() -> set[str]:
    """Return the strings in lessons and in the formatters, which name messages too."""
    found: set[str] = set()
    for path in sorted(PACKAGE.rglob("lesson.toml")):
        found |= set(_strings(tomllib.loads(path.read_text(encoding="utf-8"))))
    for path in (PACKAGE / "localization/formatter.py", WEB / "localization/formatter.ts"):
        found |= set(re.findall(r"['\"](core-[a-z-]+)['\"]", path.read_text(encoding="utf-8")))
    return found


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _strings(each)


# The laws.


def compare(catalogs: Catalogs, uses: list[Use], prefixes: set[str], other_ids: set[str]) -> list[str]:
    """Return where the catalogs and the code disagree."""
    problems = list(catalogs.problems)
    english = catalogs.messages[ENGLISH]
    used: set[str] = set(other_ids)
    for use in uses:
        used |= set(use.ids)
        for id in use.ids:
            if id not in english:
                problems.append(f"{use.place}: no catalog has the message '{id}'.")
            elif use.arguments is not None and english[id].arguments != use.arguments:
                problems.append(
                    f"{use.place}: '{id}' has the arguments {_listed(english[id].arguments)}, but the code passes {_listed(use.arguments)}."
                )
    problems += [f"'{id}' is not used." for id in sorted(english) if id not in used]
    for language in LANGUAGES[1:]:
        known = catalogs.messages[language]
        for id in sorted(english.keys() - known.keys()):
            if id.startswith(TEMPLATE):
                continue
            problems.append(f"{language} lacks '{id}'.")
        for id in sorted(known):
            if id not in english:
                if not any(fnmatch(id, f"{prefix}-*") for prefix in prefixes):
                    problems.append(f"{language} has '{id}', which English lacks.")
            elif not known[id].arguments <= english[id].arguments:
                problems.append(
                    f"{language}: '{id}' has arguments that English lacks: {_listed(known[id].arguments - english[id].arguments)}."
                )
    names = [{id for id in catalogs.messages[language] if id not in english} for language in LANGUAGES[1:]]
    problems += [f"Only one kind of Chinese has the name '{id}'." for id in sorted(names[0] ^ names[1])]
    return problems


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "none"


def python_problems() -> list[str]:
    """Return all problems of the catalogs in the package."""
    uses, prefixes, problems = python_uses()
    return problems + compare(read_catalogs(PACKAGE), uses + option_uses(), prefixes, ids_in_data())


# Texts in code.

PHRASE = re.compile(r"[^\W\d_]{2,}[,.;:!?…]? [^\W\d_]+|^[A-Z][a-z]+[.!?…]$")
"""Two words, or a word with a period. Single words are ids."""
UNREAD_CALLS = frozenset(
    (
        *("log_info", "log_warning", "log_exception", "getLogger", "warning"),
        *("compile", "search", "fullmatch", "match", "sub", "text", "message_ids"),
        *("Counter", "Gauge", "Histogram", "Meta", "route"),
    )
)
"""Functions whose arguments players do not read: logs, patterns, SQL, metrics, and the description of the API."""
PROGRAM_ERRORS = frozenset(
    (
        *("AssertionError", "AttributeError", "KeyError", "NotImplementedError", "RuntimeError", "TypeError"),
        *("ValueError", "DiceError", "ProviderError", "UnusableGame"),
    )
)
"""Errors that only a fault in a program can cause: in Kwoon, or in an installed game or its bots."""
COMMAND = re.compile(r"^\s*(kwoon|make|pip install)\b")
"""A command that people type."""


def literals_in(name: str, tree: ast.Module) -> list[str]:
    """Return the texts that a module writes out, with their places."""
    found: list[str] = []

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return
        if isinstance(node, ast.Raise) and node.exc is not None:
            called = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
            if isinstance(called, ast.Name) and called.id in PROGRAM_ERRORS:
                return
        if isinstance(node, ast.Call):
            called_name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called_name in UNREAD_CALLS:
                return
        if isinstance(node, ast.Constant | ast.JoinedStr):
            text = _literal_text(node)
            if PHRASE.search(text) and not COMMAND.search(text):
                found.append(f"{name}:{node.lineno}: {text}")
            if isinstance(node, ast.Constant):
                return
        for child in ast.iter_child_nodes(node):
            if not (isinstance(node, ast.JoinedStr) and isinstance(child, ast.Constant)) and not _is_annotation(
                node, child
            ):
                visit(child)

    visit(tree)
    return found


def _literal_text(node: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def _is_annotation(node: ast.AST, child: ast.AST) -> bool:
    return child in (getattr(node, "annotation", None), getattr(node, "returns", None)) and child is not None


def literals(folders: Iterable[str]) -> list[str]:
    """Return the texts written out in these parts of the package."""
    found: list[str] = []
    for folder in folders:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            found += literals_in(path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
    return found


def missing_texts(language: str) -> Iterator[str]:
    """Yield what a language lacks, as English entries to translate."""
    for root in (PACKAGE, WEB):
        messages = read_catalogs(root).messages
        yield from (messages[ENGLISH][id].text for id in messages[ENGLISH] if id not in messages.get(language, {}))


if __name__ == "__main__":
    lines = list(missing_texts(sys.argv[1])) if len(sys.argv) > 1 else python_problems()
    print("\n".join(lines) or "Nothing is missing.")
    sys.exit(1 if lines else 0)

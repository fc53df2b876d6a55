"""The texts of the command line, in the language of this process.

These catalogs are read here and not by `kwoon.localization.formatter`, which loads Fluent and all games: `kwoon --help`
would take ten times as long. So each message is one line of text with arguments, without selectors.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from kwoon.localization.languages import (
    ENGLISH,
    PSEUDO,
    UnknownLanguage,
    current_language,
    environment_language,
    require_language,
)
from kwoon.localization.pseudo import pseudo_text

LANGUAGE_OPTION = "--language"
FOLDER = Path(__file__).with_name("locales")


def t(id: str, /, **args: object) -> str:
    """Format the message with this id."""
    language = current_language()
    text = _catalog(ENGLISH if language == PSEUDO else language).get(id) or _catalog(ENGLISH)[id]
    for name, value in args.items():
        text = text.replace(f"{{ ${name} }}", str(value))
    return pseudo_text(text) if language == PSEUDO else text


@cache
def _catalog(language: str) -> dict[str, str]:
    entries = [line.partition(" = ") for line in FOLDER.joinpath(f"{language}.ftl").read_text("utf-8").splitlines()]
    return {id: text for id, equals, text in entries if equals and not id.startswith("#")}


def requested_language(argv: Sequence[str]) -> str:
    """Return the language that the arguments ask for, or else the environment. The parsers need it before they parse."""
    for at, word in enumerate(argv):
        name, equals, value = word.partition("=")
        # argparse also accepts the beginning of an option's name.
        if name.startswith("--la") and LANGUAGE_OPTION.startswith(name):
            tag = value if equals else "".join(argv[at + 1 : at + 2])
            try:
                return require_language(tag)
            except UnknownLanguage:
                break
    return environment_language()


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Also breaks lines between Chinese characters, and writes headings with the language's colon."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog)
        self._headings: list[str] = []

    def format_help(self) -> str:
        text = super().format_help()
        for heading in self._headings:
            text = text.replace(f"\n{heading}:\n", f"\n{t('cli-heading', text=heading)}\n")
        return text

    def start_section(self, heading: str | None) -> None:
        self._headings.append(heading or "")
        super().start_section(heading)

    def _split_lines(self, text: str, width: int) -> list[str]:
        if text.isascii():
            return super()._split_lines(text, width)
        from kwoon.localization.line_breaks import wrap_text  # noqa: PLC0415

        return wrap_text(" ".join(text.split()), width)


@contextmanager
def translate_argparse() -> Iterator[None]:
    """Translate the texts of `argparse`, which looks them up with two functions of `gettext` in its module."""
    if current_language() == ENGLISH:
        yield
        return
    texts, names = _argparse_texts(), vars(argparse)
    originals: dict[str, Any] = {name: names[name] for name in ("_", "ngettext") if name in names}
    names["_"] = lambda text: texts.get(text, text)
    names["ngettext"] = lambda one, many, count: texts.get(many, one if count == 1 else many)
    try:
        yield
    finally:
        names.update(originals)


def _argparse_texts() -> dict[str, str]:
    """Return the translations of what `argparse` writes, by its English text."""
    return {
        "usage: ": t("cli-usage", command=""),
        "positional arguments": t("cli-arguments"),
        "options": t("cli-options"),
        "show this help message and exit": t("cli-option-help"),
        "%(prog)s: error: %(message)s\n": f"{t('cli-error', command='%(prog)s', problem='%(message)s')}\n",
        "argument %(argument_name)s: %(message)s": t(
            "cli-error-argument", argument="%(argument_name)s", problem="%(message)s"
        ),
        "the following arguments are required: %s": t("cli-error-required", arguments="%s"),
        "unrecognized arguments: %s": t("cli-error-unrecognized", arguments="%s"),
        "ambiguous option: %(option)s could match %(matches)s": t(
            "cli-error-ambiguous", option="%(option)s", options="%(matches)s"
        ),
        "expected one argument": t("cli-error-one-argument"),
        "expected at most one argument": t("cli-error-one-argument"),
        "expected at least one argument": t("cli-error-some-arguments"),
        "expected %s arguments": t("cli-error-number-of-arguments", count="%s"),
        "ignored explicit argument %r": t("cli-error-no-argument", value="%r"),
        "not allowed with argument %s": t("cli-error-conflict", option="%s"),
        "invalid %(type)s value: %(value)r": t("cli-error-value", value="%(value)r"),
        "invalid choice: %(value)r (choose from %(choices)s)": t(
            "cli-error-choice", value="%(value)r", choices="%(choices)s"
        ),
    }

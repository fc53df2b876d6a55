"""Formats messages in one language, for one reader."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource, resolver

from kwoon.core.game import SPECTATOR
from kwoon.core.message import Argument, Message, SeatRef, Text, from_json
from kwoon.localization.catalogs import area_of, catalog_text, missing_message_text
from kwoon.localization.languages import ENGLISH, PSEUDO, current_language
from kwoon.localization.pseudo import pseudo_text

# Fluent refuses arguments of more than 1000 characters, but a list of all legal moves may be longer. Texts from outside are
# limited where they are read.
resolver.MAX_PART_LENGTH = sys.maxsize

JOIN = "join-"
HAN_BESIDE_LATIN = re.compile(
    r"(?<=[\u3400-\u4dbf\u4e00-\u9fff])(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=[\u3400-\u4dbf\u4e00-\u9fff])"
)
"""Where a Chinese character touches a Latin letter or digit, such as a player's name."""


class MissingMessage(KeyError):
    """No catalog has a message with this id."""

    def __str__(self) -> str:
        return missing_message_text(str(self.args[0]))


class Reader:
    """Formats texts for one reader: in a language, with the players' names, and with 'you' for the reader's own
    seat."""

    def __init__(self, names: Sequence[str] = (), seat: int = SPECTATOR, language: str = "") -> None:
        self.names = names
        self.seat = seat
        self.language = language or current_language()
        self._catalogs = _catalogs(self.language)

    def t(self, id: str, /, **args: Argument) -> str:
        """Format the message with this id."""
        return self.say(Message(id, args))

    def say(self, text: Text) -> str:
        """Format a text. Raise `MissingMessage` if no catalog has it."""
        if isinstance(text, str):
            return text
        if text.id.startswith(JOIN):
            return self._join(text.id.removeprefix(JOIN), text.args["items"])
        values: dict[str, object] = {}
        for name, value in text.args.items():
            self._add_value(name, value, values)
        return self._catalogs.format(text, values)

    def seat_name(self, seat: int) -> str:
        """Return a player's name, or 'you' for the reader."""
        if seat == self.seat:
            return self.t("core-you")
        return self.names[seat] if seat < len(self.names) else self.t("core-seat", number=seat + 1)

    def _add_value(self, name: str, value: Argument, values: dict[str, object]) -> None:
        if isinstance(value, SeatRef):
            values[f"{name}-is"] = "you" if value.seat == self.seat else "other"
        elif isinstance(value, list):
            values[f"{name}-count"] = len(value)
            values[name] = self._join("comma", value)
            return
        # Booleans select variants; anything else that is not a number becomes text.
        values[name] = value if isinstance(value, int | float) else self._argument_text(value)

    def _argument_text(self, value: Argument) -> str:
        if isinstance(value, SeatRef):
            return self.seat_name(value.seat)
        if isinstance(value, list):
            return self._join("comma", value)
        return self.say(value) if isinstance(value, str | Message) else self.t("core-number", number=value)

    def _join(self, style: str, items: Sequence[Argument]) -> str:
        texts = [self._argument_text(item) for item in items]
        if style == "lines":
            return "\n".join(texts)
        if style == "words":
            return self.t("core-word-separator").join(texts)
        if style == "sentences":
            return self.t("core-sentence-separator").join(texts)
        separator = self.t("core-list-separator")
        if style == "comma" or len(texts) < 2:
            return separator.join(texts)
        first, last = separator.join(texts[:-1]), texts[-1]
        return (
            self.t("core-list-and", first=first, last=last)
            if style == "and"
            else self.t("core-list-or", first=first, last=last)
        )


class Catalogs:
    """The messages of all areas in one language. A message that the language lacks is formatted in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles: dict[str, FluentBundle] = {}

    def format(self, message: Message, values: Mapping[str, object]) -> str:
        area = area_of(message.id)
        if area is not None:
            for language in dict.fromkeys((self.language, ENGLISH)):
                bundle = self._bundle(area, language)
                if bundle.has_message(message.id):
                    return self._format_in(bundle, message.id, values)
        if message.fallback:
            return message.fallback
        raise MissingMessage(message.id)

    def _format_in(self, bundle: FluentBundle, id: str, values: Mapping[str, object]) -> str:
        pattern = bundle.get_message(id).value
        if pattern is None:
            raise MissingMessage(id)
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            raise errors[0]
        if self.language == PSEUDO:
            return pseudo_text(str(text))
        # Browsers do this themselves (text-autospace).
        return HAN_BESIDE_LATIN.sub(" ", str(text)) if self.language.startswith("zh") else str(text)

    def _bundle(self, area: str, language: str) -> FluentBundle:
        key = f"{area} {language}"
        bundle = self._bundles.get(key)
        if bundle is None:
            bundle = FluentBundle([ENGLISH if language == PSEUDO else language], use_isolating=False)
            bundle.add_resource(FluentResource(catalog_text(area, ENGLISH if language == PSEUDO else language)))
            self._bundles[key] = bundle
        return bundle


@cache
def _catalogs(language: str) -> Catalogs:
    return Catalogs(language)


def format_json(value: object, reader: Reader) -> Any:
    """Return decoded JSON with all messages formatted: what a hall sends, as its reader sees it."""
    if isinstance(value, list):
        return [format_json(each, reader) for each in value]
    if isinstance(value, dict):
        if "msg" in value:
            return reader.say(from_json(value))
        return {name: format_json(each, reader) for name, each in value.items()}
    return value


@cache
def english() -> Reader:
    """Return a reader of English who sits at no table."""
    return Reader(language=ENGLISH)

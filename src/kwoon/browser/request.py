"""Requests to a browser hall and their validation."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, NoReturn, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from kwoon.hall.api.validation_text import REQUEST_TOO_LARGE_TEXT, validation_messages
from kwoon.hall.guests import Guest
from kwoon.hall.tables.table_state import ApiError

Asked = TypeVar("Asked", bound=msgspec.Struct)
LONGEST_WORD = 40
MOST = 256 * 1024
"""Maximum length of a request body in characters."""


class JsonReply(NamedTuple):
    """The response to a request that created something."""

    value: object


class TextFile(NamedTuple):
    """A response that is a file."""

    text: str
    name: str


class LocalRequest:
    """One request."""

    def __init__(self, method: str, address: str, body: str, guest: Guest) -> None:
        place = urlsplit(address)
        self.method = method
        self.path = place.path
        self.query = dict(parse_qsl(place.query, keep_blank_values=True))
        self.guest = guest
        self.found: dict[str, str] = {}
        """The path parameters by name."""
        self._body = body

    def fits(self, pattern: str) -> bool:
        """Return whether the path matches a pattern such as /api/tables/{table}, and store its parameters."""
        words, parts = pattern.split("/"), self.path.rstrip("/").split("/")
        if len(words) != len(parts):
            return False
        found: dict[str, str] = {}
        for word, part in zip(words, parts, strict=True):
            if word.startswith("{"):
                found[word[1:-1]] = unquote(part)
            elif word != part:
                return False
        self.found = found
        return True

    def wrong(self, key: str, message: str) -> NoReturn:
        """Raise ApiError for an invalid request."""
        (sentence,) = validation_messages([{"key": key, "message": message} if key else {"message": message}])
        raise ApiError(400, f"Validation failed for {self.method} {self.path}. {sentence}.")

    def body(self, kind: type[Asked]) -> Asked:
        """Decode the request body."""
        if len(self._body) > MOST:
            raise ApiError(413, REQUEST_TOO_LARGE_TEXT)
        try:
            return msgspec.json.decode(self._body, type=kind)
        except msgspec.ValidationError as error:
            message, _, at = str(error).partition(" - at ")
            self.wrong(".".join(re.findall(r"\w+", at)) or "data", message)
        except RecursionError:
            raise ApiError(400, "The request is nested too deeply.") from None
        except (msgspec.DecodeError, UnicodeError):
            self.wrong("", "The body is not JSON")

    def word(self, name: str) -> str:
        """Return a path parameter."""
        word = self.found[name]
        if len(word) > LONGEST_WORD:
            self.wrong(name, f"Expected `str` of length <= {LONGEST_WORD}")
        return word

    def seat(self) -> int:
        """Return the seat in the path."""
        if not re.fullmatch(r"\d{1,6}", self.found["seat"]):
            raise ApiError(404, "Not Found")
        return self._number("seat", int(self.found["seat"]), 7)

    def number(self, name: str, most: int, default: int | None = None) -> int:
        """Return an integer query parameter."""
        text = self.query.get(name)
        if text is None and default is not None:
            return default
        if text is None:
            self.wrong(name, "Missing required query parameter")
        if not re.fullmatch(r"-?\d{1,12}", text):
            self.wrong(name, "Expected `int`, got `str`")
        return self._number(name, int(text), most)

    def _number(self, name: str, number: int, most: int) -> int:
        if number < 0:
            self.wrong(name, "Expected `int` >= 0")
        if number > most:
            self.wrong(name, f"Expected `int` <= {most}")
        return number

    def text(self, name: str, most: int, default: Any = "", pattern: str = "") -> Any:
        """Return a text query parameter."""
        text = self.query.get(name)
        if text is None:
            return default
        if len(text) > most:
            self.wrong(name, f"Expected `str` of length <= {most}")
        if pattern and re.search(pattern, text) is None:
            self.wrong(name, f"Expected `str` matching regex {pattern!r}")
        return text

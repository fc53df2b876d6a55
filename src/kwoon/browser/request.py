"""Requests to a browser hall and their validation."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, NoReturn, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from kwoon.hall.errors import InvalidRequest, NotFound, TooLarge
from kwoon.hall.guests import Guest
from kwoon.hall.validation_text import REQUEST_TOO_LARGE_TEXT, validation_messages

Body = TypeVar("Body", bound=msgspec.Struct)
MAX_PATH_PARAMETER_LENGTH = 40
MAX_BODY_LENGTH = 256 * 1024
"""Maximum length of a request body in characters."""


class CreatedResponse(NamedTuple):
    """The response to a request that created something."""

    value: object


class TextFile(NamedTuple):
    text: str
    name: str


class LocalRequest:
    def __init__(self, method: str, address: str, body: str, guest: Guest) -> None:
        url = urlsplit(address)
        self.method = method
        self.path = url.path
        self.query = dict(parse_qsl(url.query, keep_blank_values=True))
        self.guest = guest
        self.path_parameters: dict[str, str] = {}
        self._body = body

    def match_path(self, pattern: str) -> bool:
        """Return whether the path matches a pattern such as /api/tables/{table}, and store its parameters."""
        pattern_parts, path_parts = pattern.split("/"), self.path.rstrip("/").split("/")
        if len(pattern_parts) != len(path_parts):
            return False
        parameters: dict[str, str] = {}
        for pattern_part, path_part in zip(pattern_parts, path_parts, strict=True):
            if pattern_part.startswith("{"):
                parameters[pattern_part[1:-1]] = unquote(path_part)
            elif pattern_part != path_part:
                return False
        self.path_parameters = parameters
        return True

    def raise_invalid(self, key: str, message: str) -> NoReturn:
        """Raise `HallError` with status 400. `key` names the invalid parameter or field and may be empty."""
        (problem,) = validation_messages([{"key": key, "message": message} if key else {"message": message}])
        raise InvalidRequest(f"Validation failed for {self.method} {self.path}. {problem}.")

    def decode_body(self, kind: type[Body]) -> Body:
        """Decode the request body. Raise `HallError` if it is invalid."""
        if len(self._body) > MAX_BODY_LENGTH:
            raise TooLarge(REQUEST_TOO_LARGE_TEXT)
        try:
            return msgspec.json.decode(self._body, type=kind)
        except msgspec.ValidationError as error:
            message, _, path = str(error).partition(" - at ")
            self.raise_invalid(".".join(re.findall(r"\w+", path)) or "data", message)
        except RecursionError:
            raise InvalidRequest("The request is nested too deeply.") from None
        except (msgspec.DecodeError, UnicodeError):
            self.raise_invalid("", "The body is not JSON")

    def path_parameter(self, name: str) -> str:
        value = self.path_parameters[name]
        if len(value) > MAX_PATH_PARAMETER_LENGTH:
            self.raise_invalid(name, f"Expected `str` of length <= {MAX_PATH_PARAMETER_LENGTH}")
        return value

    def seat_parameter(self) -> int:
        if not re.fullmatch(r"\d{1,6}", self.path_parameters["seat"]):
            raise NotFound("Not Found")
        return self._check_range("seat", int(self.path_parameters["seat"]), 7)

    def int_query_parameter(self, name: str, maximum: int, default: int | None = None) -> int:
        """Return an integer query parameter between 0 and `maximum`. Raise `HallError` if it is invalid, or if it is
        missing and has no default."""
        value = self.query.get(name)
        if value is None and default is not None:
            return default
        if value is None:
            self.raise_invalid(name, "Missing required query parameter")
        if not re.fullmatch(r"-?\d{1,12}", value):
            self.raise_invalid(name, "Expected `int`, got `str`")
        return self._check_range(name, int(value), maximum)

    def _check_range(self, name: str, number: int, maximum: int) -> int:
        if number < 0:
            self.raise_invalid(name, "Expected `int` >= 0")
        if number > maximum:
            self.raise_invalid(name, f"Expected `int` <= {maximum}")
        return number

    def text_query_parameter(self, name: str, max_length: int, default: Any = "", pattern: str = "") -> Any:
        """Return a query parameter as text, or `default` if it is missing. Raise `HallError` if it is invalid."""
        value = self.query.get(name)
        if value is None:
            return default
        if len(value) > max_length:
            self.raise_invalid(name, f"Expected `str` of length <= {max_length}")
        if pattern and re.search(pattern, value) is None:
            self.raise_invalid(name, f"Expected `str` matching regex {pattern!r}")
        return value

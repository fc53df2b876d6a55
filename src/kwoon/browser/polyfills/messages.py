"""Encode and decode structs as JSON, with the validation and error messages of msgspec."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from kwoon.browser.polyfills.structs import Meta, Raw, Struct

__all__ = ["DecodeError", "MsgspecError", "ValidationError", "convert"]

Check = Callable[[Any, str], Any]
"""Converts a decoded value at a path to its type. Raises ValidationError."""


DEEPEST = 100
"""Maximum nesting depth of lists and objects."""
SIGNS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')


class MsgspecError(Exception):
    """Base class of errors in messages."""


class DecodeError(MsgspecError):
    """The text is not JSON."""


class ValidationError(DecodeError):
    """The value has the wrong type."""


class Encoder:
    """A JSON encoder."""

    def __init__(self) -> None:
        self._json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_written, check_circular=False)

    def encode(self, value: Any) -> bytes:
        """Encode a value as JSON."""
        return bytes(value) if isinstance(value, Raw) else self._json.encode(value).encode()


def _written(value: Any) -> Any:
    if isinstance(value, Struct):
        tag = type(value).struct_tag
        fields = {each.name or name: getattr(value, name) for name, each in type(value).struct_fields.items()}
        return fields if tag is None else {tag[0]: tag[1], **fields}
    if isinstance(value, Raw):
        # Raw values are encoded repeatedly, so the parsed form is cached.
        kept = value.__dict__
        if "value" not in kept:
            kept["value"] = json.loads(value)
        return kept["value"]
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


class Decoder:
    """A JSON decoder for one type."""

    def __init__(self, type: Any = Any) -> None:
        self._type = type

    def decode(self, text: str | bytes) -> Any:
        """Decode a text. Raise DecodeError if it is not JSON of this type."""
        return convert(parse(text), self._type)


_encoder = Encoder()


def encode(value: Any) -> bytes:
    """Encode a value as JSON."""
    return _encoder.encode(value)


def decode(text: str | bytes, *, type: Any = Any) -> Any:
    """Decode a JSON text."""
    return Decoder(type).decode(text)


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a JSON number")


def _too_deep(text: str) -> bool:
    """Return whether a text is nested so deeply that parsing could exhaust the stack, which is small in browsers."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for sign in SIGNS.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(sign[0], 0)
        if depth > DEEPEST:
            return True
    return False


def parse(text: str | bytes) -> Any:
    """Parse JSON strictly."""
    try:
        letters = text if isinstance(text, str) else text.decode()
        if _too_deep(letters):
            raise RecursionError
        found = json.loads(letters, parse_constant=_no_constant)
        # Reject unpaired surrogates.
        json.dumps(found, ensure_ascii=False).encode()
        return found
    except ValueError as error:
        raise DecodeError(f"JSON is malformed: {error}") from None


def convert(value: Any, type: Any) -> Any:
    """Convert a value to a type. Raise ValidationError if it does not fit."""
    return check_of(type)(value, "$")


NAMES = {
    "str": "str",
    "int": "int",
    "float": "float",
    "bool": "bool",
    "NoneType": "null",
    "list": "array",
    "tuple": "array",
    "dict": "object",
}


def _fail(wanted: str, at: str, value: Any = ...) -> ValidationError:
    got = "" if value is ... else f", got `{NAMES[type(value).__name__]}`"
    return ValidationError(f"Expected {wanted}{got}{'' if at == '$' else f' - at `{at}`'}")


@cache
def check_of(wanted: Any) -> Check:
    """Return the check for values of a type."""
    origin, args = get_origin(wanted), get_args(wanted)
    if wanted is Any or wanted is object:
        return lambda value, at: value
    if wanted is float:
        return _float
    if wanted in (str, int, bool, NoneType, None):
        return _plain(NoneType if wanted is None else wanted)
    if origin is Annotated:
        return _within(check_of(args[0]), [each for each in args[1:] if isinstance(each, Meta)])
    if origin is Literal:
        return _one_of(args)
    if origin in (Union, UnionType):
        return _either(args)
    if origin is list or wanted is list:
        return _list(check_of(args[0] if args else Any))
    if origin is tuple:
        return _tuple(args)
    if origin is dict or wanted is dict:
        return _dict(check_of(args[1] if args else Any))
    if isinstance(wanted, type) and issubclass(wanted, Struct):
        return _record(wanted)
    if wanted is Raw:
        return lambda value, at: Raw(encode(value))
    raise TypeError(f"{wanted} is not a supported message type")


def _plain(kind: Any) -> Check:
    name = f"`{NAMES[kind.__name__]}`"

    def check(value: Any, at: str) -> Any:
        if type(value) is kind:
            return value
        raise _fail(name, at, value)

    return check


def _float(value: Any, at: str) -> float:
    if type(value) is float:
        return value
    if type(value) is int:
        return float(value)
    raise _fail("`float`", at, value)


def _within(check: Check, bounds: list[Meta]) -> Check:
    def within(value: Any, at: str) -> Any:
        value = check(value, at)
        kind = f"`{NAMES[type(value).__name__]}`"
        for meta in bounds:
            if meta.ge is not None and value < meta.ge:
                raise _fail(f"{kind} >= {meta.ge:{_form(value)}}", at)
            if meta.le is not None and value > meta.le:
                raise _fail(f"{kind} <= {meta.le:{_form(value)}}", at)
            if meta.min_length is not None and len(value) < meta.min_length:
                raise _fail(f"{kind} of length >= {meta.min_length}", at)
            if meta.max_length is not None and len(value) > meta.max_length:
                raise _fail(f"{kind} of length <= {meta.max_length}", at)
            if meta.pattern is not None and re.search(meta.pattern, value) is None:
                raise _fail(f"{kind} matching regex {meta.pattern!r}", at)
        return value

    return within


def _form(value: Any) -> str:
    return ".1f" if isinstance(value, float) else "d"


def _one_of(values: tuple[Any, ...]) -> Check:
    def check(value: Any, at: str) -> Any:
        if type(value) is not str:
            raise _fail("`str`", at, value)
        if value not in values:
            raise ValidationError(f"Invalid enum value {value!r}{'' if at == '$' else f' - at `{at}`'}")
        return value

    return check


def _either(types: tuple[Any, ...]) -> Check:
    tagged = [each for each in types if isinstance(each, type) and issubclass(each, Struct) and each.struct_tag]
    if len(tagged) == len(types):
        return _tagged(tagged)
    others = [each for each in types if each not in (None, NoneType)]
    checks = [check_of(each) for each in others]

    def check(value: Any, at: str) -> Any:
        if value is None and len(others) < len(types):
            return None
        failed: ValidationError | None = None
        for each in checks:
            try:
                return each(value, at)
            except ValidationError as error:
                failed = failed or error
        raise ValidationError(_with_null(str(failed)) if len(others) < len(types) else str(failed))

    return check


def _with_null(sentence: str) -> str:
    """Add null to the expected types of an error message."""
    return re.sub(r"^Expected `(\w+)`, got", r"Expected `\1 | null`, got", sentence)


def _tagged(types: list[Any]) -> Check:
    field = types[0].struct_tag[0]
    records = {each.struct_tag[1]: _record(each) for each in types}

    def check(value: Any, at: str) -> Any:
        if type(value) is not dict:
            raise _fail("`object`", at, value)
        if field not in value:
            raise ValidationError(f"Object missing required field `{field}`")
        tag = value[field]
        if type(tag) is not str:
            raise _fail("`str`", f"{at}.{field}")
        if tag not in records:
            raise ValidationError(f"Invalid value {tag!r} - at `{at}.{field}`")
        return records[tag](value, at)

    return check


def _list(check: Check) -> Check:
    def each(value: Any, at: str) -> Any:
        if type(value) not in (list, tuple):
            raise _fail("`array`", at, value)
        return [check(item, f"{at}[{place}]") for place, item in enumerate(value)]

    return each


def _tuple(types: tuple[Any, ...]) -> Check:
    if len(types) == 2 and types[1] is ...:
        many = _list(check_of(types[0]))
        return lambda value, at: tuple(many(value, at))
    checks = [check_of(each) for each in types]

    def each(value: Any, at: str) -> Any:
        if type(value) not in (list, tuple):
            raise _fail("`array`", at, value)
        if len(value) != len(checks):
            raise _fail(f"`array` of length {len(checks)}", at)
        return tuple(
            check(item, f"{at}[{place}]") for place, (check, item) in enumerate(zip(checks, value, strict=True))
        )

    return each


def _dict(check: Check) -> Check:
    def each(value: Any, at: str) -> Any:
        if type(value) is not dict:
            raise _fail("`object`", at, value)
        return {name: check(item, f"{at}[...]") for name, item in value.items()}

    return each


def _record(kind: type[Struct]) -> Check:
    fields: dict[str, tuple[str, Check]] = {}

    def check(value: Any, at: str) -> Any:
        if type(value) is not dict:
            raise _fail("`object`", at, value)
        if not fields:
            hints = get_type_hints(kind, include_extras=True)
            for name, each in kind.struct_fields.items():
                fields[each.name or name] = (name, check_of(hints[name]))
        found: dict[str, Any] = {}
        for called, item in value.items():
            if called in fields:
                name, of = fields[called]
                found[name] = of(item, f"{at}.{called}")
        for name, each in kind.struct_fields.items():
            if each.required and name not in found:
                where = "" if at == "$" else f" - at `{at}`"
                raise ValidationError(f"Object missing required field `{each.name or name}`{where}")
        return kind(**found)

    return check

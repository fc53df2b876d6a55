"""Encode and decode structs as JSON, with msgspec's validation and error messages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from kwoon.browser.polyfills.structs import Meta, Raw, Struct

__all__ = ["DecodeError", "MsgspecError", "ValidationError", "convert"]

Check = Callable[[Any, str], Any]
"""Validates a decoded value at a path and returns it as the expected type. Raises `ValidationError`."""


MAX_DEPTH = 100
"""Maximum nesting depth of lists and objects."""
BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')


class MsgspecError(Exception):
    """Base class for encoding and decoding errors."""


class DecodeError(MsgspecError):
    """The text is not JSON."""


class ValidationError(DecodeError):
    """The value has the wrong type or violates a constraint."""


class Encoder:
    def __init__(self) -> None:
        self._json = json.JSONEncoder(
            ensure_ascii=False, separators=(",", ":"), default=_to_jsonable, check_circular=False
        )

    def encode(self, value: Any) -> bytes:
        return bytes(value) if isinstance(value, Raw) else self._json.encode(value).encode()


def _to_jsonable(value: Any) -> Any:
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

    def __init__(self, type: Any = Any, *, strict: bool = True) -> None:
        self._type = type

    def decode(self, text: str | bytes) -> Any:
        """Decode JSON. Raise `DecodeError` if the text is not valid JSON of the decoder's type."""
        return convert(parse_json(text), self._type)


_encoder = Encoder()


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


def decode(text: str | bytes, *, type: Any = Any) -> Any:
    return Decoder(type).decode(text)


def _reject_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a JSON number")


def _is_too_deep(text: str) -> bool:
    """Return whether a text is nested so deeply that parsing could exhaust the stack, which is small in browsers."""
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return False
    depth = 0
    for sign in BRACKETS.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(sign[0], 0)
        if depth > MAX_DEPTH:
            return True
    return False


def parse_json(text: str | bytes) -> Any:
    """Parse JSON. Raise `DecodeError` for malformed text, including NaN, infinities and unpaired surrogates, and
    `RecursionError` for deep nesting."""
    try:
        letters = text if isinstance(text, str) else text.decode()
        if _is_too_deep(letters):
            raise RecursionError
        found = json.loads(letters, parse_constant=_reject_constant)
        # Encoding fails for unpaired surrogates.
        json.dumps(found, ensure_ascii=False).encode()
        return found
    except ValueError as error:
        raise DecodeError(f"JSON is malformed: {error}") from None


def convert(value: Any, type: Any, strict: bool = True) -> Any:
    """Convert a value to a type. Raise `ValidationError` if the value does not match the type. Unless `strict`, convert
    text to numbers and bools."""
    plain_type = (get_args(type) or (type,))[0]
    if not strict and plain_type in (int, float, bool):
        with suppress(ValueError):
            value = json.loads(str(value).lower())
            value = bool(value) if plain_type is bool and value in (0, 1) else value
    return make_check(type)(value, "$")


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


def _validation_error(expected: str, path: str, value: Any = ...) -> ValidationError:
    got = "" if value is ... else f", got `{NAMES[type(value).__name__]}`"
    return ValidationError(f"Expected {expected}{got}{'' if path == '$' else f' - at `{path}`'}")


@cache
def make_check(expected: Any) -> Check:
    """Return a function that validates values of a type."""
    origin, args = get_origin(expected), get_args(expected)
    if expected is Any or expected is object:
        return lambda value, path: value
    if expected is float:
        return _check_float
    if expected in (str, int, bool, NoneType, None):
        return _plain_type_check(NoneType if expected is None else expected)
    if origin is Annotated:
        return _bounded_check(make_check(args[0]), [each for each in args[1:] if isinstance(each, Meta)])
    if origin is Literal:
        return _literal_check(args)
    if origin in (Union, UnionType):
        return _union_check(args)
    if origin is list or expected is list:
        return _list_check(make_check(args[0] if args else Any))
    if origin is tuple:
        return _tuple_check(args)
    if origin is dict or expected is dict:
        return _dict_check(make_check(args[1] if args else Any))
    if isinstance(expected, type) and issubclass(expected, Struct):
        return _struct_check(expected)
    if expected is Raw:
        return lambda value, path: Raw(encode(value))
    raise TypeError(f"{expected} is not a supported message type")


def _plain_type_check(kind: Any) -> Check:
    name = f"`{NAMES[kind.__name__]}`"

    def check_type(value: Any, path: str) -> Any:
        if type(value) is kind:
            return value
        raise _validation_error(name, path, value)

    return check_type


def _check_float(value: Any, path: str) -> float:
    if type(value) is float:
        return value
    if type(value) is int:
        return float(value)
    raise _validation_error("`float`", path, value)


def _bounded_check(check: Check, bounds: list[Meta]) -> Check:
    def check_bounds(value: Any, path: str) -> Any:
        value = check(value, path)
        kind = f"`{NAMES[type(value).__name__]}`"
        for meta in bounds:
            if meta.ge is not None and value < meta.ge:
                raise _validation_error(f"{kind} >= {meta.ge:{_bound_format_spec(value)}}", path)
            if meta.le is not None and value > meta.le:
                raise _validation_error(f"{kind} <= {meta.le:{_bound_format_spec(value)}}", path)
            if meta.min_length is not None and len(value) < meta.min_length:
                raise _validation_error(f"{kind} of length >= {meta.min_length}", path)
            if meta.max_length is not None and len(value) > meta.max_length:
                raise _validation_error(f"{kind} of length <= {meta.max_length}", path)
            if meta.pattern is not None and re.search(meta.pattern, value) is None:
                raise _validation_error(f"{kind} matching regex {meta.pattern!r}", path)
        return value

    return check_bounds


def _bound_format_spec(value: Any) -> str:
    return ".1f" if isinstance(value, float) else "d"


def _literal_check(values: tuple[Any, ...]) -> Check:
    def check_choice(value: Any, path: str) -> Any:
        if type(value) is not str:
            raise _validation_error("`str`", path, value)
        if value not in values:
            raise ValidationError(f"Invalid enum value {value!r}{'' if path == '$' else f' - at `{path}`'}")
        return value

    return check_choice


def _union_check(types: tuple[Any, ...]) -> Check:
    tagged = [each for each in types if isinstance(each, type) and issubclass(each, Struct) and each.struct_tag]
    if len(tagged) == len(types):
        return _tagged_union_check(tagged)
    others = [each for each in types if each not in (None, NoneType)]
    checks = [make_check(each) for each in others]

    def check_any(value: Any, path: str) -> Any:
        if value is None and len(others) < len(types):
            return None
        failed: ValidationError | None = None
        for each in checks:
            try:
                return each(value, path)
            except ValidationError as error:
                failed = failed or error
        raise ValidationError(_add_null_to_message(str(failed)) if len(others) < len(types) else str(failed))

    return check_any


def _add_null_to_message(sentence: str) -> str:
    """Add null to the expected types in an error message."""
    return re.sub(r"^Expected `(\w+)`, got", r"Expected `\1 | null`, got", sentence)


def _tagged_union_check(types: list[Any]) -> Check:
    field = types[0].struct_tag[0]
    records = {each.struct_tag[1]: _struct_check(each) for each in types}

    def check_tagged(value: Any, path: str) -> Any:
        if type(value) is not dict:
            raise _validation_error("`object`", path, value)
        if field not in value:
            raise ValidationError(f"Object missing required field `{field}`")
        tag = value[field]
        if type(tag) is not str:
            raise _validation_error("`str`", f"{path}.{field}")
        if tag not in records:
            raise ValidationError(f"Invalid value {tag!r} - at `{path}.{field}`")
        return records[tag](value, path)

    return check_tagged


def _list_check(check: Check) -> Check:
    def check_items(value: Any, path: str) -> Any:
        if type(value) not in (list, tuple):
            raise _validation_error("`array`", path, value)
        return [check(item, f"{path}[{place}]") for place, item in enumerate(value)]

    return check_items


def _tuple_check(types: tuple[Any, ...]) -> Check:
    if len(types) == 2 and types[1] is ...:
        many = _list_check(make_check(types[0]))
        return lambda value, path: tuple(many(value, path))
    checks = [make_check(each) for each in types]

    def each(value: Any, path: str) -> Any:
        if type(value) not in (list, tuple):
            raise _validation_error("`array`", path, value)
        if len(value) != len(checks):
            raise _validation_error(f"`array` of length {len(checks)}", path)
        return tuple(
            check(item, f"{path}[{place}]") for place, (check, item) in enumerate(zip(checks, value, strict=True))
        )

    return each


def _dict_check(check: Check) -> Check:
    def check_values(value: Any, path: str) -> Any:
        if type(value) is not dict:
            raise _validation_error("`object`", path, value)
        return {name: check(item, f"{path}[...]") for name, item in value.items()}

    return check_values


def _struct_check(kind: type[Struct]) -> Check:
    fields: dict[str, tuple[str, Check]] = {}

    def check_struct(value: Any, path: str) -> Any:
        if type(value) is not dict:
            raise _validation_error("`object`", path, value)
        if not fields:
            hints = get_type_hints(kind, include_extras=True)
            for name, each in kind.struct_fields.items():
                fields[each.name or name] = (name, make_check(hints[name]))
        found: dict[str, Any] = {}
        for called, item in value.items():
            if called in fields:
                name, check_field = fields[called]
                found[name] = check_field(item, f"{path}.{called}")
        for name, each in kind.struct_fields.items():
            if each.is_required and name not in found:
                where = "" if path == "$" else f" - at `{path}`"
                raise ValidationError(f"Object missing required field `{each.name or name}`{where}")
        return kind(**found)

    return check_struct

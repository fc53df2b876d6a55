"""Structs with named fields, as in msgspec."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple, TypeVar, dataclass_transform

__all__ = ["Meta", "Raw", "Struct", "field"]

NOTHING: Any = object()


class Meta(NamedTuple):
    """Constraints on a value beyond its type."""

    ge: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    description: str | None = None


class Raw(bytes):
    """Encoded JSON."""


class FieldDefault:
    """A field's default value and its name in JSON."""

    def __init__(self, default: Any, default_factory: Any, name: str | None) -> None:
        self.value = default
        self.factory: Callable[[], Any] | None = None if default_factory is NOTHING else default_factory
        self.name = name

    @property
    def is_required(self) -> bool:
        return self.value is NOTHING and self.factory is None

    def make_default(self) -> Any:
        """Return the default value. Lists and dicts are new objects each time."""
        if self.factory is not None:
            return self.factory()
        return self.value.copy() if isinstance(self.value, list | dict) else self.value


def field(*, default: Any = NOTHING, default_factory: Any = NOTHING, name: str | None = None) -> Any:
    """Declare a field with a default or a different name in JSON."""
    return FieldDefault(default, default_factory, name)


@dataclass_transform(field_specifiers=(field,))
class Struct:
    """A struct whose fields are the annotations of its class."""

    struct_fields: ClassVar[dict[str, FieldDefault]] = {}
    struct_tag: ClassVar[tuple[str, str] | None] = None

    def __init_subclass__(cls, tag_field: str = "", tag: str = "", frozen: bool = False) -> None:
        fields: dict[str, FieldDefault] = {}
        for name in inspect.get_annotations(cls):
            declared = cls.__dict__.get(name, NOTHING)
            fields[name] = declared if isinstance(declared, FieldDefault) else FieldDefault(declared, NOTHING, None)
            if name in cls.__dict__:
                delattr(cls, name)
        cls.struct_fields = fields
        cls.struct_tag = (tag_field, tag) if tag_field else None
        cls.__init__ = _make_init(fields)  # type: ignore[method-assign]
        if frozen:
            cls.__hash__ = _hash_struct  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        field_texts = ", ".join(f"{name}={value!r}" for name, value in self.__dict__.items())
        return f"{type(self).__name__}({field_texts})"


def _hash_struct(self: Struct) -> int:
    return hash((type(self), *self.__dict__.values()))


def _make_init(fields: dict[str, FieldDefault]) -> Any:
    """Return an `__init__` that accepts the fields by position or name. It is generated as source code for speed,
    because it runs for every message."""
    parameters = [name if each.is_required else f"{name}=NOTHING" for name, each in fields.items()]
    lines = [f"def __init__({', '.join(['self', *parameters])}):", "    me = self.__dict__"]
    for name, each in fields.items():
        value = name if each.is_required else f"fields['{name}'].make_default() if {name} is NOTHING else {name}"
        lines.append(f"    me['{name}'] = {value}")
    namespace: dict[str, Any] = {"fields": fields, "NOTHING": NOTHING}
    exec("\n".join(lines), namespace)
    return namespace["__init__"]


Record = TypeVar("Record", bound=Struct)


def replace(record: Record, **changes: Any) -> Record:
    """Return a copy with some fields changed."""
    new = object.__new__(type(record))
    new.__dict__.update(record.__dict__ | changes)
    return new

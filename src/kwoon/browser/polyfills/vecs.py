"""Replacement for librt's packed arrays in interpreted code, based on lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class vec(list[Any]):
    """A list. Item types are not checked."""

    __slots__ = ()

    def __init__(self, items: Iterable[Any] = (), *, capacity: int = 0) -> None:
        super().__init__(items)

    def __class_getitem__(cls, kind: object) -> type[vec]:  # type: ignore[override]
        return cls


def append(items: list[Any], item: Any) -> list[Any]:
    """Append an item and return the array. The previous reference must not be used afterwards."""
    items.append(item)
    return items

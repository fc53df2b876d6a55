"""Packed arrays as lists: the same calls as librt's, for code that is interpreted anyway."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class vec(list[Any]):
    """A list; of what kind its items are is not looked at."""

    __slots__ = ()

    def __init__(self, items: Iterable[Any] = (), *, capacity: int = 0) -> None:
        super().__init__(items)

    def __class_getitem__(cls, kind: object) -> type[vec]:  # type: ignore[override]
        return cls


def append(items: list[Any], item: Any) -> list[Any]:
    """The array with one item more; the one before is not to be used again."""
    items.append(item)
    return items

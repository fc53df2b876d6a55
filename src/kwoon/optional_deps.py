"""What the base of Kwoon does without: packages that come with an extra, and what to install when they are missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingDependency(ValueError):
    """A command needs packages that are not here: a sentence that says how to get them."""


@contextmanager
def requires(extra: str, purpose: str) -> Iterator[None]:
    """Around imports of packages that come with an extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.partition(".")[0] == "kwoon":
            raise
        raise MissingDependency(
            f"{purpose} needs packages that are not installed here ({error.name} is missing). "
            f"Install them with: pip install 'kwoon[{extra}]'"
        ) from None

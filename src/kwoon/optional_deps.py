"""Optional packages. If one is missing, the error says which extra installs it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingDependency(ValueError):
    """A command needs packages that are not installed; the message says how to install them."""


@contextmanager
def requires(extra: str, purpose: str) -> Iterator[None]:
    """Wrap imports of an extra's packages. Raise `MissingDependency` if a package is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.partition(".")[0] == "kwoon":
            raise
        raise MissingDependency(
            f"{purpose} needs the package '{error.name}', which is not installed. "
            f"Install it with: pip install 'kwoon[{extra}]'"
        ) from None

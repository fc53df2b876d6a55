"""Optional packages. If one is missing, the error says which extra installs it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kwoon.core.message import MessageError, Text, msg


class MissingDependency(MessageError):
    """A command needs packages that are not installed; the message says how to install them."""


@contextmanager
def requires(extra: str, purpose: Text) -> Iterator[None]:
    """Wrap imports of an extra's packages. Raise `MissingDependency` if a package is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.partition(".")[0] == "kwoon":
            raise
        command = f"pip install 'kwoon[{extra}]'"
        raise MissingDependency(
            msg("terminal-reports-missing-package", purpose=purpose, package=error.name or "", command=command)
        ) from None

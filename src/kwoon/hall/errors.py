"""Reasons why the hall refuses a request. Each message says what is wrong and what to do."""

from __future__ import annotations

from kwoon.core.message import Text


class HallError(Exception):
    """Base class. The hall raises only its subclasses."""

    def __init__(self, message: Text) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


class InvalidRequest(HallError):
    """The request is malformed."""


class PermissionDenied(HallError):
    """This person is not allowed to do this."""


class NotFound(HallError):
    """The requested object does not exist, or is hidden from this person."""


class Conflict(HallError):
    """The request conflicts with the current state."""


class MethodNotAllowed(HallError):
    """The path exists, but not with this method."""


class TooLarge(HallError):
    """The request is too large."""


class LimitReached(HallError):
    """This person or household has made too many requests of this kind."""


class Unavailable(HallError):
    """The request failed for a temporary reason and can be repeated."""


STATUSES: dict[type[HallError], int] = {
    InvalidRequest: 400,
    PermissionDenied: 403,
    NotFound: 404,
    MethodNotAllowed: 405,
    Conflict: 409,
    TooLarge: 413,
    LimitReached: 429,
    Unavailable: 503,
}


def status_of(error: HallError) -> int:
    """Return the HTTP status of an error response."""
    return next(STATUSES[kind] for kind in type(error).__mro__ if kind in STATUSES)

"""The results of requests, so that each is carried out at most once."""

from __future__ import annotations

from collections import deque

from kwoon.core.message import Text

MAX_REFUSED_REQUESTS = 256

RequestKey = tuple[str, str]
"""A person's id and the id that their client gave to a request."""


class RequestResults:
    """The results of the requests at a table: an error text, or empty if the request was accepted."""

    def __init__(self) -> None:
        self.results: dict[RequestKey, Text] = {}
        self._refused: deque[RequestKey] = deque()

    def get(self, request_key: RequestKey) -> Text | None:
        """Return a request's result, or None if the request is new."""
        return self.results.get(request_key)

    def record(self, request_key: RequestKey, error_text: Text = "") -> None:
        """Record a request's result. Only the latest `MAX_REFUSED_REQUESTS` refusals are kept."""
        self.results[request_key] = error_text
        if error_text:
            self._refused.append(request_key)
            if len(self._refused) > MAX_REFUSED_REQUESTS:
                self.results.pop(self._refused.popleft(), None)

    def forget(self, request_key: RequestKey) -> None:
        """Discard a request's result, because its row is no longer stored."""
        self.results.pop(request_key, None)

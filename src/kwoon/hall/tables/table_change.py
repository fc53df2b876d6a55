"""A change to a table, in the steps in which `Hall.commit` carries it out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from kwoon.hall.tables.request_results import RequestKey
from kwoon.hall.tables.stored_rows import WriteBatch
from kwoon.hall.tables.table import Table


class TableChange(ABC):
    """A change that is stored before anyone notices it. The table's lock is held during all steps."""

    def __init__(self, table: Table, request_key: RequestKey | None = None) -> None:
        self.table = table
        self.request_key = request_key
        """The request that causes the change; None if the hall causes it."""
        self.received_at: float | None = None
        """Event loop time of the request, if the change is announced at a time that does not depend on who held the
        table's lock; None if it is announced at once, as moves are."""

    @abstractmethod
    def prepare(self) -> WriteBatch | None:
        """Return the batch to write, or None if the change is not stored. Raise HallError to refuse the change; nothing
        has changed then. This step is repeated after a write conflict."""

    @abstractmethod
    def finish(self) -> None:
        """Complete the change in memory after the write."""

    def was_stored_despite_failure(self) -> bool:
        """Return whether the change was stored although its write failed. Called after the table has been reloaded."""
        return self.request_key is not None and self.table.requests.get(self.request_key) == ""

    @abstractmethod
    def broadcast(self) -> None:
        """Inform everyone who may notice the change."""

    def announce(self, send_reply: Callable[[], None] | None) -> None:
        """Send the reply, and inform everyone who may notice the change."""
        if send_reply is not None:
            send_reply()
        self.broadcast()

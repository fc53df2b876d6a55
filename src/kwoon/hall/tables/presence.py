"""Presence at a table: this process's subscribers, and people connected to other processes."""

from __future__ import annotations

from kwoon.hall.tables.subscriber import Subscriber

REPORT_SECONDS = 90
"""Seconds after which another process's report of who is present no longer counts."""


class TablePresence:
    """Everyone connected to one table."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self.remote_people: dict[str, tuple[float, list[str]]] = {}
        """People connected to other processes, by process, with the time of the report."""
        self.tracking_since = 0.0
        """Time since which this process has known who is present."""
        self.left_at: dict[str, float] = {}
        """When seated people disconnected, as far as this process knows."""
        self.is_message_scheduled = False
        """Whether a presence message is scheduled."""
        self.last_sent: tuple[list[int], int] = ([], 0)
        """The content of the last presence message: the seats whose occupants are present, and the number of
        spectators."""

    def present_people(self, now: float) -> set[str]:
        """Return the people who are connected, in this process or another."""
        people = {subscriber.person_id for subscriber in self.subscribers if subscriber.held is None}
        for heard_at, others in self.remote_people.values():
            if now - heard_at < REPORT_SECONDS:
                people.update(others)
        return people

    def last_seen(self, person_id: str) -> float:
        """Return when an absent person was last seen here."""
        remote_times = [heard_at for heard_at, others in self.remote_people.values() if person_id in others]
        return max([self.tracking_since, self.left_at.get(person_id, 0.0), *remote_times])

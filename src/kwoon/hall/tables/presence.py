"""Who is at a table, by how they listen to it: through this process or through others."""

from __future__ import annotations

from kwoon.hall.tables.subscriber import Subscriber


class Presence:
    """Everybody who listens to one table."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self.remote_people: dict[str, tuple[float, list[str]]] = {}
        """Who listens through other processes, and when these said so."""
        self.tracking_since = 0.0
        """Since when this process knows who is here."""
        self.left_at: dict[str, float] = {}
        """When those who sit here went away, as far as this process knows."""
        self.presence_pending = False
        """Whether it will be told soon who is here."""
        self.last_presence: tuple[list[int], int] = ([], 0)
        """Who was here when it was told last."""

    def present_people(self, now: float) -> set[str]:
        """The people who have a socket open, here or elsewhere."""
        people = {subscriber.person_id for subscriber in self.subscribers}
        for heard_at, others in self.remote_people.values():
            if now - heard_at < 90:
                people.update(others)
        return people

    def last_seen(self, person_id: str) -> float:
        """When somebody who is not here now was last seen here."""
        remote_times = [heard_at for heard_at, others in self.remote_people.values() if person_id in others]
        return max([self.tracking_since, self.left_at.get(person_id, 0.0), *remote_times])

"""Who is at a table, by how they listen to it: through this process or through others."""

from __future__ import annotations

from kwoon.hall.tables.subscriber import Subscriber


class Gathering:
    """Everybody who listens to one table."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}
        """Who listens through other processes, and when these said so."""
        self.since = 0.0
        """Since when this process knows who is here."""
        self.left: dict[str, float] = {}
        """When those who sit here went away, as far as this process knows."""
        self.counting = False
        """Whether it will be told soon who is here."""
        self.counted: tuple[list[int], int] = ([], 0)
        """Who was here when it was told last."""

    def here(self, now: float) -> set[str]:
        """The people who have a socket open, here or elsewhere."""
        people = {subscriber.person for subscriber in self.subscribers}
        for heard, others in self.elsewhere.values():
            if now - heard < 90:
                people.update(others)
        return people

    def last_here(self, person: str) -> float:
        """When somebody who is not here now was last seen here."""
        elsewhere = [heard for heard, others in self.elsewhere.values() if person in others]
        return max([self.since, self.left.get(person, 0.0), *elsewhere])

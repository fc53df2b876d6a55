"""What the server counts, for Prometheus; nothing in it tells who plays or what."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """One server's counters."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.tables = Gauge("kwoon_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("kwoon_sockets", "Open sockets", registry=registry)
        self.answers = Counter("kwoon_answers", "Answers written down", ["by"], registry=registry)
        self.by_people = self.answers.labels("person")
        self.by_others = self.answers.labels("bot or clock")
        self.refusals = Counter("kwoon_refusals", "Requests that were refused", registry=registry)
        self.conflicts = Counter("kwoon_conflicts", "Writes that somebody else was faster with", registry=registry)
        self.failures = Counter("kwoon_write_failures", "Writes that failed", registry=registry)
        self.bots_failed = Counter("kwoon_bots_failed", "Bots that hung, crashed or cheated", registry=registry)
        self.replays = Counter("kwoon_loads", "Tables loaded by replay", registry=registry)
        self.limited = Counter("kwoon_limited", "Requests and sockets over the limits", registry=registry)
        self.writing = Histogram(
            "kwoon_write_seconds",
            "From accepting an answer to having it on disk",
            buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
            registry=registry,
        )

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self._registry)

"""Prometheus metrics. None of them reveals who plays or what."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from kwoon.hall.interfaces import Metrics


class PrometheusMetrics(Metrics):
    """The counters and gauges of one server process."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self._tables = Gauge("kwoon_tables", "Tables in memory", registry=registry)
        self._sockets = Gauge("kwoon_sockets", "Open sockets", registry=registry)
        answers = Counter("kwoon_answers", "Answers that settled a position", ["by"], registry=registry)
        self._by_people = answers.labels("person")
        self._by_others = answers.labels("bot or clock")
        self._refusals = Counter("kwoon_refusals", "Requests that were refused", registry=registry)
        self._conflicts = Counter("kwoon_conflicts", "Writes that somebody else was faster with", registry=registry)
        self._failures = Counter("kwoon_write_failures", "Writes that failed", registry=registry)
        self._bots_failed = Counter("kwoon_bots_failed", "Bots that hung, crashed or cheated", registry=registry)
        self._loads = Counter("kwoon_loads", "Tables loaded by replay", registry=registry)
        self._limited = Counter("kwoon_limited", "Requests and sockets over the limits", registry=registry)
        self._writing = Histogram(
            "kwoon_write_seconds",
            "From accepting an answer to having it on disk",
            buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
            registry=registry,
        )

    def serve(self, place: str) -> Callable[[], None]:
        """Serve the metrics at a separate address such as `127.0.0.1:9100`; return a function that stops this."""
        host, _, port = place.rpartition(":")
        server, thread = start_http_server(int(port), host or "127.0.0.1", registry=self._registry)

        def stop() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return stop

    def value(self, name: str) -> float:
        """Return the current value of a metric."""
        return self._registry.get_sample_value(name) or 0.0

    def tables(self, count: int) -> None:
        self._tables.set(count)

    def count_load(self) -> None:
        self._loads.inc()

    def count_connect(self) -> None:
        self._sockets.inc()

    def count_disconnect(self) -> None:
        self._sockets.dec()

    def count_move(self, is_person: bool, seconds: float) -> None:
        (self._by_people if is_person else self._by_others).inc()
        self._writing.observe(seconds)

    def count_refusal(self) -> None:
        self._refusals.inc()

    def count_conflict(self) -> None:
        self._conflicts.inc()

    def count_write_failure(self) -> None:
        self._failures.inc()

    def count_bot_failure(self) -> None:
        self._bots_failed.inc()

    def count_rate_limited(self) -> None:
        self._limited.inc()

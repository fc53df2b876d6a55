"""Prometheus metrics. None of them identifies players or games."""

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
        moves = Counter("kwoon_moves", "Moves that resolved a position", ["by"], registry=registry)
        self._by_people = moves.labels("person")
        self._by_others = moves.labels("bot_or_clock")
        self._errors = Counter("kwoon_errors", "Requests and messages answered with an error", registry=registry)
        self._write_conflicts = Counter(
            "kwoon_write_conflicts", "Writes that lost against a concurrent write", registry=registry
        )
        self._write_failures = Counter("kwoon_write_failures", "Failed writes", registry=registry)
        self._bot_failures = Counter(
            "kwoon_bot_failures", "Bots that hung, crashed or made an illegal move", registry=registry
        )
        self._loads = Counter("kwoon_table_loads", "Tables loaded by replay", registry=registry)
        self._rate_limited = Counter(
            "kwoon_rate_limited", "Requests and sockets rejected by rate limits", registry=registry
        )
        self._write_duration = Histogram(
            "kwoon_write_duration_seconds",
            "Time from accepting a move to storing it",
            buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
            registry=registry,
        )

    def serve_metrics(self, address: str) -> Callable[[], None]:
        """Serve the metrics at a separate address, such as `127.0.0.1:9100`. Return a function that stops the metrics
        server."""
        host, _, port = address.rpartition(":")
        server, thread = start_http_server(int(port), host or "127.0.0.1", registry=self._registry)

        def stop_server() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return stop_server

    def metric_value(self, name: str) -> float:
        """Return a metric's current value, or 0 if it does not exist."""
        return self._registry.get_sample_value(name) or 0.0

    def set_table_count(self, count: int) -> None:
        self._tables.set(count)

    def count_table_load(self) -> None:
        self._loads.inc()

    def count_connect(self) -> None:
        self._sockets.inc()

    def count_disconnect(self) -> None:
        self._sockets.dec()

    def count_move(self, is_person: bool, seconds: float) -> None:
        (self._by_people if is_person else self._by_others).inc()
        self._write_duration.observe(seconds)

    def count_error(self) -> None:
        self._errors.inc()

    def count_write_conflict(self) -> None:
        self._write_conflicts.inc()

    def count_write_failure(self) -> None:
        self._write_failures.inc()

    def count_bot_failure(self) -> None:
        self._bot_failures.inc()

    def count_rate_limited(self) -> None:
        self._rate_limited.inc()

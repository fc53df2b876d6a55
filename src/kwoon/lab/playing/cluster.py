"""Players on many machines, by Ray: tasks that are given out again by themselves when a worker dies.

Everybody proves who they are by one token. Each worker first says which rules it has, and one with others is refused:
games of two kinds of rules do not belong into one study.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from kwoon.extras import needs
from kwoon.lab.playing.workers import AHEAD, TRIES, Made, Workers
from kwoon.lab.problem import PlanError
from kwoon.lab.study.about import fingerprint

WAIT = 60.0
"""Seconds in which a cluster must answer."""


def settle_environment() -> None:
    """Before Ray is loaded: a token, no reports to its makers, no dashboard."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if os.environ.get("RAY_AUTH_MODE") != "token" or not (
        os.environ.get("RAY_AUTH_TOKEN") or os.environ.get("RAY_AUTH_TOKEN_PATH")
    ):
        raise PlanError(
            "A cluster is joined with a token only: set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN (or "
            "RAY_AUTH_TOKEN_PATH) here as on its machines. See docs/design/laboratory.md."
        )


def which_rules() -> str:
    """What a worker has."""
    return fingerprint()


class Cluster(Workers):
    """Whoever works in a cluster at an address."""

    def __init__(self, address: str) -> None:
        settle_environment()
        with needs("cluster", "Playing on a cluster"):
            import ray  # noqa: PLC0415
        self.ray: Any = ray
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=True)
        except Exception as error:
            reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
            raise PlanError(f"There is no cluster at {address} that lets us in: {reason}") from None
        self.jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._same_rules()

    def each(self, work: Callable[..., Made], pieces: Iterable[tuple[object, ...]]) -> Iterator[Made]:
        task = self.ray.remote(num_cpus=1, max_retries=TRIES - 1)(work)
        under_way: deque[tuple[tuple[object, ...], Any]] = deque()
        coming = iter(pieces)
        try:
            while True:
                while len(under_way) < AHEAD * self.jobs and (piece := next(coming, None)) is not None:
                    under_way.append((piece, task.remote(*piece)))
                if not under_way:
                    return
                piece, waiting = under_way[0]
                made: Made = self._result(waiting)
                under_way.popleft()
                yield made
        finally:
            for _, waiting in under_way:
                self.ray.cancel(waiting)

    def _result(self, waiting: Any) -> Any:
        errors = self.ray.exceptions
        try:
            return self.ray.get(waiting)
        except errors.RayTaskError as error:
            # What went wrong in the work itself is told as if it had been done here.
            raise error.cause from None
        except errors.RayError as error:
            raise PlanError(f"The cluster failed: {str(error).strip().splitlines()[0]} What was kept stays.") from None

    def _same_rules(self) -> None:
        """Ask as many workers as there are; they may sit on different machines."""
        ask = self.ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(which_rules)
        try:
            told = set(self.ray.get([ask.remote() for _ in range(self.jobs)], timeout=WAIT))
        except self.ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[0]
            raise PlanError(f"The cluster's workers cannot say which Kwoon they have: {reason}") from None
        if told != {fingerprint()}:
            raise PlanError("Some of the cluster's machines have another Kwoon: install the same everywhere.")

    def close(self) -> None:
        """Leave the cluster."""
        self.ray.shutdown()

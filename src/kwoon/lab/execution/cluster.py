"""Players on many machines, by Ray: tasks that are given out again by themselves when a worker dies.

Everybody proves who they are by one token. Each worker first says which rules it has, and one with others is refused:
games of two kinds of rules do not belong into one study.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import MAX_ATTEMPTS, MAX_PENDING_PER_WORKER, TaskResult, WorkerPool
from kwoon.lab.study.manifest import rules_fingerprint
from kwoon.optional_deps import requires

RULES_TIMEOUT = 60.0
"""Seconds in which a cluster must answer."""


def configure_environment() -> None:
    """Before Ray is loaded: a token, no reports to its makers, no dashboard."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if os.environ.get("RAY_AUTH_MODE") != "token" or not (
        os.environ.get("RAY_AUTH_TOKEN") or os.environ.get("RAY_AUTH_TOKEN_PATH")
    ):
        raise LabError(
            "A cluster is joined with a token only: set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN (or "
            "RAY_AUTH_TOKEN_PATH) here as on its machines. docs/design/laboratory.md tells how."
        )


def worker_fingerprint() -> str:
    """What a worker has."""
    return rules_fingerprint()


class ClusterPool(WorkerPool):
    """Whoever works in a cluster at an address."""

    def __init__(self, address: str) -> None:
        configure_environment()
        with requires("cluster", "Playing on a cluster"):
            import ray  # noqa: PLC0415
        self.ray: Any = ray
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=True)
        except Exception as error:
            reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
            raise LabError(f"There is no cluster at {address} that lets us in: {reason}") from None
        self.jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._require_same_rules()

    def map_ordered(
        self, function: Callable[..., TaskResult], argument_tuples: Iterable[tuple[object, ...]]
    ) -> Iterator[TaskResult]:
        task = self.ray.remote(num_cpus=1, max_retries=MAX_ATTEMPTS - 1)(function)
        pending: deque[tuple[tuple[object, ...], Any]] = deque()
        remaining = iter(argument_tuples)
        try:
            while True:
                while (
                    len(pending) < MAX_PENDING_PER_WORKER * self.jobs and (piece := next(remaining, None)) is not None
                ):
                    pending.append((piece, task.remote(*piece)))
                if not pending:
                    return
                piece, reference = pending[0]
                result: TaskResult = self._result(reference)
                pending.popleft()
                yield result
        finally:
            for _, reference in pending:
                self.ray.cancel(reference)

    def _result(self, reference: Any) -> Any:
        errors = self.ray.exceptions
        try:
            return self.ray.get(reference)
        except errors.RayTaskError as error:
            # What went wrong in the work itself is told as if it had been done here.
            raise error.cause from None
        except errors.RayError as error:
            raise LabError(f"The cluster failed: {str(error).strip().splitlines()[0]} What was kept stays.") from None

    def _require_same_rules(self) -> None:
        """Ask as many workers as there are; they may sit on different machines."""
        task = self.ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(worker_fingerprint)
        try:
            fingerprints = set(self.ray.get([task.remote() for _ in range(self.jobs)], timeout=RULES_TIMEOUT))
        except self.ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[0]
            raise LabError(f"The cluster's workers cannot say which Kwoon they have: {reason}") from None
        if fingerprints != {rules_fingerprint()}:
            raise LabError("Some of the cluster's machines have another Kwoon: install the same everywhere.")

    def close(self) -> None:
        """Leave the cluster."""
        self.ray.shutdown()

"""Workers on many machines through Ray, which reassigns the tasks of a worker that dies.

All workers authenticate with one token. The workers report their rules fingerprints, and the cluster is refused if one
differs, since games played by different rules do not belong in one study.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from kwoon.core.message import msg
from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import MAX_ATTEMPTS, MAX_PENDING_PER_WORKER, TaskResult, WorkerPool
from kwoon.lab.study.manifest import rules_fingerprint
from kwoon.optional_deps import requires

RULES_TIMEOUT = 60.0
"""Seconds within which the workers must report their fingerprints."""


def configure_ray_environment() -> None:
    """Disable telemetry before Ray is imported; raise LabError if no token is set."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if os.environ.get("RAY_AUTH_MODE") != "token" or not (
        os.environ.get("RAY_AUTH_TOKEN") or os.environ.get("RAY_AUTH_TOKEN_PATH")
    ):
        raise LabError(
            "A token is required to join a cluster: set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN (or "
            "RAY_AUTH_TOKEN_PATH) on this machine too. See docs/design/laboratory.md."
        )


def worker_fingerprint() -> str:
    """Return the rules fingerprint of a worker."""
    return rules_fingerprint()


class ClusterPool(WorkerPool):
    """The workers of the cluster at an address."""

    def __init__(self, address: str) -> None:
        configure_ray_environment()
        with requires("cluster", msg("terminal-reports-needs-cluster")):
            import ray  # noqa: PLC0415
        self.ray: Any = ray
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=True)
        except Exception as error:
            reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
            raise LabError(f"Cannot join a cluster at {address}: {reason}") from None
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
                result: TaskResult = self._fetch_result(reference)
                pending.popleft()
                yield result
        finally:
            for _, reference in pending:
                self.ray.cancel(reference)

    def _fetch_result(self, reference: Any) -> Any:
        errors = self.ray.exceptions
        try:
            return self.ray.get(reference)
        except errors.RayTaskError as error:
            # Errors in the task itself are raised as if it had run in this process.
            raise error.cause from None
        except errors.RayError as error:
            raise LabError(
                f"The cluster failed: {str(error).strip().splitlines()[0]} Stored games are not affected."
            ) from None

    def _require_same_rules(self) -> None:
        """Raise LabError if a worker's rules differ. As many checks run as the cluster has cores, spread over the
        machines."""
        task = self.ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(worker_fingerprint)
        try:
            fingerprints = set(self.ray.get([task.remote() for _ in range(self.jobs)], timeout=RULES_TIMEOUT))
        except self.ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[0]
            raise LabError(f"Cannot check which version of Kwoon the cluster's workers run: {reason}") from None
        if fingerprints != {rules_fingerprint()}:
            raise LabError(
                "Some machines in the cluster run a different version of Kwoon. Install the same version on all of them."
            )

    def close(self) -> None:
        """Disconnect from the cluster."""
        self.ray.shutdown()

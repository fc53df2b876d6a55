"""A study on a cluster gives the same results. The long test needs Ray (`make lab`) and a network namespace."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def test_cluster_without_token_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from kwoon.lab.errors import LabError  # noqa: PLC0415
    from kwoon.lab.execution.cluster import configure_ray_environment  # noqa: PLC0415

    for name in ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(LabError, match="A token is required"):
        configure_ray_environment()


@pytest.mark.skipif(not os.environ.get("KWOON_LONG"), reason="needs Ray and several minutes (make lab)")
def test_dead_cluster_worker_does_not_change_results(tmp_path: Path) -> None:
    alone = ["unshare", "--net"] if os.geteuid() == 0 else ["unshare", "--net", "--map-root-user"]
    up = f"ip link set lo up; exec {sys.executable} {HERE / 'on_cluster.py'} {tmp_path}"
    done = subprocess.run([*alone, "sh", "-c", up], cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    told = done.stdout.splitlines()
    assert "killed 1" in told, done.stderr
    assert "same" in told
    assert "loopback only" in told
    assert any(line.startswith("refused: Cannot join a cluster") for line in told)
    assert any(line.startswith("without a token: A token is required") for line in told)
    assert told[-1] == "stopped"

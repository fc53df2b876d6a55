"""Runs a study on a cluster with two workers, one of which is killed, in a network namespace with only loopback:

    unshare --net python tests/lab/on_cluster.py FOLDER

Prints one line per result, for tests/lab/test_cluster.py.
"""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kwoon.lab.errors import LabError
from kwoon.lab.execution.cluster import ClusterPool
from kwoon.lab.execution.workers import InProcessPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.study.study import run_study
from tests.sample_game import SAMPLE_GAME

PORT = 6399
ADDRESS = f"127.0.0.1:{PORT}"
EXPERIMENT = Experiment(SAMPLE_GAME, 20_000, "cluster", None, ("random",))


def main(folder: Path) -> None:
    with cluster_here():
        play(folder)
        listening()
        wrong_token()
    print("stopped")


@contextmanager
def cluster_here() -> Iterator[None]:
    """Run a cluster on this machine only, with its own token."""
    os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32), RAY_USAGE_STATS_ENABLED="0")
    # A Ray component that starts late stops all others. The default limits are too short on a busy machine.
    os.environ.update(RAY_agent_register_timeout_ms="120000", RAY_raylet_start_wait_time_s="120")
    # Socket paths must be short, but pytest's folders are long.
    with tempfile.TemporaryDirectory(prefix="ray") as place:
        # Ray may fail to start on a busy machine, so retry.
        head = start(f"{place}/1") or start(f"{place}/2") or start(f"{place}/3")
        if head is None:
            raise SystemExit(f"The cluster does not start. {why(f'{place}/3')}")
        try:
            yield
        finally:
            head.terminate()
            head.wait(60)


def start(place: str) -> subprocess.Popen[bytes] | None:
    """Start the cluster's head process; return None if it does not become ready."""
    ray = Path(sys.executable).with_name("ray")
    command = [ray, "start", "--head", "--block", f"--port={PORT}", "--num-cpus=2", f"--temp-dir={place}"]
    # With fixed ports, most components need not wait to learn each other's ports.
    agents = ("dashboard-agent-grpc", "dashboard-agent-listen", "runtime-env-agent", "metrics-export")
    ports = [f"--{name}-port={PORT + 1 + at}" for at, name in enumerate(agents)]
    head = subprocess.Popen(
        [*map(str, command), *ports, "--include-dashboard=false", "--disable-usage-stats"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    for _ in range(60):
        # The address responds before any node can run tasks, so wait until a node is listed.
        told = subprocess.run([ray, "status", f"--address={ADDRESS}"], capture_output=True, text=True, check=False)
        if told.returncode == 0 and "node_" in told.stdout and head.poll() is None:
            return head
        if head.poll() is not None:
            break
        time.sleep(1)
    head.kill()
    head.wait(60)
    return None


def why(place: str) -> str:
    logs = sorted(Path(place).glob("session_latest/logs/raylet.err"))
    return logs[0].read_text(errors="replace")[:600] if logs else ""


def play(folder: Path) -> None:
    """Run the same study in this process and on the cluster, killing a worker after the first batch."""
    run_study(EXPERIMENT, folder / "alone", InProcessPool(), lambda games: None)
    cluster = ClusterPool(ADDRESS)
    killed: list[int] = []

    def kill(games: int) -> None:
        if games and not killed:
            killed.append(kill_a_worker())

    run_study(EXPERIMENT, folder / "cluster", cluster, kill)
    cluster.close()
    print(f"killed {len(killed)}")
    one, other = [{path.name: path.read_bytes() for path in (folder / name).iterdir()} for name in ("alone", "cluster")]
    print("same" if one == other else "different")


def kill_a_worker() -> int:
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                name = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if name.startswith(b"ray::play_batch_packed"):
                os.kill(int(entry.name), signal.SIGKILL)
                return int(entry.name)
    raise SystemExit("No worker is playing.")


def listening() -> None:
    """Print the network interfaces and the number of listening addresses beyond loopback."""
    found = set()
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/net/{table}").read_text(encoding="ascii").splitlines()[1:]:
            local, state = line.split()[1], line.split()[3]
            if state == "0A":
                found.add(local.split(":")[0])
    loopback = {"0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000"}
    interfaces = {line.split(":")[0].strip() for line in Path("/proc/net/dev").read_text().splitlines()[2:]}
    print("loopback only" if interfaces == {"lo"} else f"also {interfaces}")
    print(f"{len(found - loopback)} addresses beyond loopback")


def wrong_token() -> None:
    """Print how the cluster refuses a wrong token and a missing one."""
    code = f"""
from kwoon.lab.execution.cluster import ClusterPool
from kwoon.lab.errors import LabError
try:
    ClusterPool("{ADDRESS}")
    print("let in")
except LabError as error:
    print("refused:", error)
"""
    env = os.environ | {"RAY_AUTH_TOKEN": secrets.token_hex(32)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=120)
    print(done.stdout.strip() or "nothing said")
    os.environ.pop("RAY_AUTH_TOKEN")
    try:
        ClusterPool(ADDRESS)
    except LabError as error:
        print("without a token:", error)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

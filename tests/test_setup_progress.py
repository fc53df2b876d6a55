"""Setup reports its steps and progress: on one line in a terminal, and periodically in a log."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
STEP = [sys.executable, str(ROOT / "tools/run_with_progress.py")]
spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
assert spec is not None
assert spec.loader is not None
hatch_build = module_from_spec(spec)
spec.loader.exec_module(hatch_build)
WORK = """
import os, sys, time
def say(line):
    with open(os.environ["KWOON_PROGRESS"], "a") as file:
        file.write(line + "\\n")
print("noise of the tools")
say("0 0 Reading")
for done in range(1, 41):
    say(f"{done} 40 Compiling")
    time.sleep(0.02)
for done in (0, 50, 100):
    say(f"{done} % Packing")
    time.sleep(0.1)
say("note There is no compiler.")
say("nonsense")
time.sleep(0.3)
sys.exit(int(sys.argv[1]))
"""


def run_step(code: int, **env: str) -> subprocess.CompletedProcess[str]:
    command = [*STEP, "3: Fetching", sys.executable, "-c", WORK, str(code)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **env})


def run_step_in_terminal(**env: str) -> str:
    controller, terminal = pty.openpty()
    command = [*STEP, "3: Fetching", sys.executable, "-c", WORK, "0"]
    child = subprocess.Popen(command, stdout=terminal, stderr=terminal, env={**os.environ, "MAKEFLAGS": "", **env})
    os.close(terminal)
    output = b""
    while True:
        try:
            chunk = os.read(controller, 4096)
        except OSError:
            break
        if not chunk:
            break
        output += chunk
    os.close(controller)
    assert child.wait() == 0
    return output.decode()


def test_log_output_has_periodic_progress_lines() -> None:
    done = run_step(0, KWOON_STEPS="4")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\r" not in done.stdout
    assert "\x1b" not in done.stdout
    lines = done.stdout.splitlines()
    counts = [line for line in lines if " of 40" in line]
    assert all(line.startswith("3/4 Compiling: ") for line in counts)
    assert len(counts) <= 5
    # Messages may come before or after the last count, depending on when progress is polled.
    lines.remove("There is no compiler.")
    assert lines[-2].startswith("3/4 Packing: 100 %")
    assert lines[-1].startswith("3/4 Packing: ")
    assert "noise" not in done.stdout


def test_terminal_output_has_progress_bar_on_one_line() -> None:
    output = run_step_in_terminal(KWOON_STEPS="4")
    shown = [line.removeprefix("\x1b[K") for line in output.replace("\n", "\r").split("\r") if line]
    bars = [line for line in shown if "#" in line]
    assert bars[-1].startswith("3/4 Packing [########################] 100 %, ")
    # Finished steps and messages stay, each on its own line.
    stays = [line.rpartition("\x1b[K")[2] for line in output.replace("\r\n", "\n").split("\n")[:-1]]
    assert [line.rstrip("0123456789 s") for line in stays] == [
        "3/4 Fetching:",
        "3/4 Reading:",
        "3/4 Compiling:",
        "There is no compiler.",
        "3/4 Packing:",
    ]


def test_parallel_steps_write_plain_lines() -> None:
    output = run_step_in_terminal(MAKEFLAGS=" -j2 --jobserver-auth=3,4")
    assert "\x1b" not in output
    assert "Packing: 100 %" in output


def test_failed_step_shows_its_full_output() -> None:
    done = run_step(3)
    assert done.returncode == 3
    assert "Packing: failed" in done.stdout
    assert "noise of the tools" in done.stderr
    missing = subprocess.run([*STEP, "x", "/nonexistent/tool"], capture_output=True, text=True, check=False)
    assert missing.returncode == 127
    assert "/nonexistent/tool: No such file" in missing.stderr


def test_build_reports_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not hatch_build.has_compiler():
        pytest.skip("no C compiler is installed")
    for name in ("one", "two"):
        (tmp_path / f"{name}.py").write_text("def f(x: int) -> int:\n    return x\n")
    progress = tmp_path / "progress"
    monkeypatch.setenv("KWOON_PROGRESS", str(progress))
    hatch_build.report_progress("Reading")
    out = tmp_path / "out"
    hatch_build.run([sys.executable, "-c", hatch_build.SETUP, str(out), "one.py", "two.py"], tmp_path)
    first, *counts = progress.read_text().splitlines()
    assert first == "0 0 Reading"
    done = [int(line.split()[0]) for line in counts]
    assert {line.partition(" ")[2] for line in counts} == {f"% Compiling the rules ({len(done)} files)"}
    assert done == sorted(done)
    assert done[0] < done[-1] == 100

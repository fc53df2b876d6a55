"""The hall of the browser tests: as `kwoon serve` opens it, but for its luck and for its bots' one process.

python -m tests.web.lucky_hall FOLDER    keeps its tables there
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from kwoon.server import run, settings
from kwoon.server.operations import logs
from tests.web.luck import Luck

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    logs.configure_logging()
    # One partner: two would take turns at the luck as it comes.
    partner = (sys.executable, "-m", "tests.web.luck", str(folder))
    usual = settings.from_environment(folder, None)
    run.run(replace(usual, dice=Luck(folder), bot_worker_command=partner, workers=1, rated_answers=0), "127.0.0.1", 0)

"""The hall of the browser tests: like `kwoon serve`, but with fixed dice and a single bot process.

python -m tests.web.lucky_hall FOLDER    stores its tables there
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
    # A single worker: two would share the dice in unpredictable order.
    partner = (sys.executable, "-m", "tests.web.luck", str(folder))
    usual = settings.from_environment(folder, None)
    run.run(replace(usual, dice=Luck(folder), bot_worker_command=partner, workers=1, min_rated_moves=0), "127.0.0.1", 0)

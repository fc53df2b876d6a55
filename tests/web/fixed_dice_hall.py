"""The hall for the browser tests: like `kwoon serve`, but with fixed dice and a single bot process.

python -m tests.web.fixed_dice_hall FOLDER      run the hall with this data folder
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from kwoon.server import run, settings
from kwoon.server.operations import logs
from tests.web.fixed_dice import FixedDice

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    logs.configure_logging()
    # There is only one worker, because two would share the dice in unpredictable order.
    bot_worker_command = (sys.executable, "-m", "tests.web.fixed_dice", str(folder))
    defaults = settings.load_settings(folder, None)
    run.run_server(
        replace(defaults, dice=FixedDice(folder), bot_worker_command=bot_worker_command, workers=1, min_rated_moves=0),
        "127.0.0.1",
        0,
    )

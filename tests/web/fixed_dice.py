"""Fixed dice for the browser tests: a test has the same cards and bot choices in every run.

    python -m tests.web.fixed_dice FOLDER      run a bot worker for the hall with this data folder

Runs can still differ: bots at a table that was just left may use some dice, and time-limited searches depend on the
machine.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from kwoon.core.dice import Dice, LiveDice
from kwoon.hall import bot_jobs
from kwoon.server.workers import bot_worker


class FixedDice:
    """Creates dice seeded by the name of the current test, which is read from a file."""

    def __init__(self, folder: Path, salt: str = "") -> None:
        self._file = folder / "test-name"
        self._salt = salt
        self._test_name = ""
        self._seeds = random.Random(self._test_name)

    def use_test(self, test_name: str) -> None:
        temporary = self._file.with_suffix(".new")
        temporary.write_text(test_name, encoding="utf-8")
        temporary.replace(self._file)

    def __call__(self) -> Dice:
        test_name = self._file.read_text(encoding="utf-8")
        if test_name != self._test_name:
            self._test_name = test_name
            self._seeds = random.Random(test_name + self._salt)
        return LiveDice(self._seeds.getrandbits(128))


if __name__ == "__main__":
    # Win probabilities are computed after every game and need not be accurate here.
    bot_jobs.SEARCH_BUDGET = (60, 30)
    bot_worker.main(make_dice=FixedDice(Path(sys.argv[1]), "bots"))

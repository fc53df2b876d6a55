"""Fixed dice for the browser tests: a test meets the same cards and the same bot choices in every run.

    python -m tests.web.luck FOLDER    bot worker of the hall with this data folder

Runs can still differ: bots of a table that was just left may use some dice, and time-limited searches depend on the
machine.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from kwoon.core.dice import Dice, LiveDice
from kwoon.hall import bot_jobs
from kwoon.server.workers import bot_worker


class Luck:
    """Creates dice derived from the current test, whose name is in a file."""

    def __init__(self, folder: Path, whose: str = "") -> None:
        self._place = folder / "luck"
        self._whose = whose
        self._test = ""
        self._seeds = random.Random(self._test)

    def is_that_of(self, test: str) -> None:
        """Switch to the dice of this test."""
        new = self._place.with_suffix(".new")
        new.write_text(test, encoding="utf-8")
        new.replace(self._place)

    def __call__(self) -> Dice:
        test = self._place.read_text(encoding="utf-8")
        if test != self._test:
            self._test = test
            self._seeds = random.Random(test + self._whose)
        return LiveDice(self._seeds.getrandbits(128))


if __name__ == "__main__":
    # Win probability curves are drawn after every game and need not be good here.
    bot_jobs.SEARCH_BUDGET = (60, 30)
    bot_worker.main(make_dice=Luck(Path(sys.argv[1]), "bots"))

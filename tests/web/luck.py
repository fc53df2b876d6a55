"""The luck of the browser tests: a test meets the same cards, and the same bots' whims, in every run.

    python -m tests.web.luck FOLDER    where the bots of the hall that keeps its tables there think

Bots of a table that was left a moment ago may still take some of it, and thoughts that end by the clock are as long as
the machine is quick, so that a run can differ all the same.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from kwoon.core.dice import Dice, LiveDice
from kwoon.hall import bot_jobs
from kwoon.server.workers import bot_worker


class Luck:
    """New dice whenever some are needed; which ones follows from the test, whose name lies in a file."""

    def __init__(self, folder: Path, whose: str = "") -> None:
        self._place = folder / "luck"
        self._whose = whose
        self._test = ""
        self._seeds = random.Random(self._test)

    def is_that_of(self, test: str) -> None:
        """From now on."""
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
    # Every game that ends has its curve of chances drawn; here it need not be a good one.
    bot_jobs.SEARCH_BUDGET = (60, 30)
    bot_worker.main(luck=Luck(Path(sys.argv[1]), "bots"))

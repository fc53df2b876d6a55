"""What a ladder has played so far, in a file, so that it can be stopped and go on another time."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from kwoon.lab.duel import Result, Side
from kwoon.lab.problem import PlanError


def remember(path: Path, about: dict[str, object], totals: list[Result]) -> None:
    """Write down what was played, and at which ladder."""
    spare = path.with_name(path.name + ".new")
    try:
        spare.write_text(json.dumps({"ladder": about, "pairs": [asdict(total) for total in totals]}), encoding="utf-8")
        spare.replace(path)
    except OSError as error:
        raise PlanError(f"{path} cannot be written: {error.strerror}.") from None


def recall(path: Path, about: dict[str, object], pairs: int) -> list[Result]:
    """What was played at this ladder before; nothing if there is no file yet."""
    if not path.exists():
        return [Result() for _ in range(pairs)]
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        same = kept["ladder"] == json.loads(json.dumps(about))
        totals = [_result(pair) for pair in kept["pairs"]]
    except OSError as error:
        raise PlanError(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError):
        raise PlanError(f"{path} is not a kept ladder. Name another file.") from None
    if not same or len(totals) != pairs:
        raise PlanError(f"{path} keeps another ladder (game, bots, seed or options differ). Name another file.")
    return totals


def _result(pair: dict[str, object]) -> Result:
    found = Result(**pair)  # type: ignore[arg-type]
    found.one = Side(**pair["one"])  # type: ignore[arg-type]
    found.other = Side(**pair["other"])  # type: ignore[arg-type]
    return found

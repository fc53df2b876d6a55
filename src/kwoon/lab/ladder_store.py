"""Stores the progress of a ladder in a file, so that it can be stopped and resumed."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from kwoon.lab.duel import DuelResult
from kwoon.lab.errors import LabError
from kwoon.lab.execution.runner import BotTiming


def save_ladder(path: Path, identity: dict[str, object], totals: list[DuelResult]) -> None:
    """Save the results of a ladder with its identity. Raise `LabError` if the file cannot be written."""
    temporary = path.with_name(path.name + ".new")
    try:
        temporary.write_text(
            json.dumps({"ladder": identity, "pairs": [asdict(total) for total in totals]}), encoding="utf-8"
        )
        temporary.replace(path)
    except OSError as error:
        raise LabError(f"Cannot write {path}: {error.strerror}.") from None


def load_ladder(path: Path, identity: dict[str, object], num_pairs: int) -> list[DuelResult]:
    """Load the earlier results of this ladder, or empty results if there is no file yet. Raise `LabError` if the file
    cannot be read or holds something else."""
    if not path.exists():
        return [DuelResult() for _ in range(num_pairs)]
    try:
        saved = json.loads(path.read_text(encoding="utf-8"))
        same = saved["ladder"] == json.loads(json.dumps(identity))
        totals = [_parse_result(pair) for pair in saved["pairs"]]
    except OSError as error:
        raise LabError(f"Cannot read {path}: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError):
        raise LabError(f"{path} is not a saved ladder. Choose another file.") from None
    if not same or len(totals) != num_pairs:
        raise LabError(f"{path} holds another ladder (its game, bots, seed or options differ). Choose another file.")
    return totals


def _parse_result(data: dict[str, object]) -> DuelResult:
    result = DuelResult(**data)  # type: ignore[arg-type]
    result.one = BotTiming(**data["one"])  # type: ignore[arg-type]
    result.other = BotTiming(**data["other"])  # type: ignore[arg-type]
    return result

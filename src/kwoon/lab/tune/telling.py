"""What a tune says."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from kwoon.core.telling import counted
from kwoon.lab.tune.tune import Tuned


def sentences(tuned: Tuned) -> list[str]:
    """The verdict first."""
    changes = ", ".join(f"{change.at} {change.before} -> {change.after}" for change in tuned.changes)
    if tuned.leave:
        said = [f"Leave it. {tuned.why}"]
        if changes:
            said.append(f"The best proposal was: {changes}.")
    else:
        said = [f"Change {changes}."]
    for each in tuned.opinions:
        word = "better" if each.better else "worse" if each.worse else "no worse"
        said.append(
            f"Between {each.bot} bots the aims are missed by {each.after:.1f} points instead of {each.before:.1f}: "
            f"{word} ({each.games} games of each pack, on deals that nobody tuned on)."
        )
    started = sum(raced.started for raced in tuned.races)
    alike = sum(raced.alike for raced in tuned.races)
    said.append(
        f"{started} settings ran in {counted(len(tuned.races), 'race')}, {alike} of them played like a nearer one; "
        f"the pack does not allow {tuned.refused} others. {tuned.games} games were played."
    )
    return said


def as_values(tuned: Tuned) -> dict[str, Any]:
    """For programs."""
    return {
        "leave": tuned.leave,
        "why": tuned.why,
        "changes": [asdict(change) for change in tuned.changes],
        "opinions": [
            {**asdict(each), "better": each.better, "worse": each.worse, "change": asdict(each.change)}
            for each in tuned.opinions
        ],
        "races": [asdict(raced) for raced in tuned.races],
        "refused": tuned.refused,
        "games": tuned.games,
    }

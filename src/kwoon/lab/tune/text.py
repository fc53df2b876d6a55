"""A tuning result as text."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from kwoon.core.event_text import count_noun
from kwoon.lab.tune.tune import TuneResult


def sentences(result: TuneResult) -> list[str]:
    """Return the result as sentences, the verdict first."""
    changes = ", ".join(f"{change.at} {change.before} -> {change.after}" for change in result.changes)
    if result.keeps_current:
        lines = [f"Leave it. {result.reason_to_keep}"]
        if changes:
            lines.append(f"The best proposal was: {changes}.")
    else:
        lines = [f"Change {changes}."]
    for each in result.verdicts:
        word = "better" if each.is_better else "worse" if each.is_worse else "no worse"
        lines.append(
            f"Between {each.bot} bots the aims are missed by {each.after:.1f} points instead of {each.before:.1f}: "
            f"{word} ({each.games} games of each pack, on deals that nobody tuned on)."
        )
    started = sum(raced.started for raced in result.races)
    alike = sum(raced.alike for raced in result.races)
    lines.append(
        f"{started} settings ran in {count_noun(len(result.races), 'race')}, {alike} of them played like a nearer one; "
        f"the pack does not allow {result.num_rejected} others. {result.games_played} games were played."
    )
    return lines


def to_plain(result: TuneResult) -> dict[str, Any]:
    """Return the result as plain values for JSON."""
    return {
        "leave": result.keeps_current,
        "why": result.reason_to_keep,
        "changes": [asdict(change) for change in result.changes],
        "opinions": [
            {**asdict(each), "better": each.is_better, "worse": each.is_worse, "change": asdict(each.change)}
            for each in result.verdicts
        ],
        "races": [asdict(raced) for raced in result.races],
        "refused": result.num_rejected,
        "games": result.games_played,
    }

"""A tuning result as text."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from kwoon.core.event_text import count_noun
from kwoon.lab.tune.tune import TuneResult


def sentences(result: TuneResult) -> list[str]:
    """Return the result as sentences, the verdict first."""
    changes = ", ".join(f"{change.address} {change.before} -> {change.after}" for change in result.changes)
    if result.keeps_current:
        lines = [f"Leave it. {result.reason_to_keep}"]
        if changes:
            lines.append(f"The best proposal was: {changes}.")
    else:
        lines = [f"Change {changes}."]
    for each in result.verdicts:
        verdict = "better" if each.is_better else "worse" if each.is_worse else "no worse"
        lines.append(
            f"Between {each.bot} bots the aims are missed by {each.miss_after:.1f} points instead of {each.miss_before:.1f}: "
            f"{verdict} ({each.games} games of each pack, on deals that nobody tuned on)."
        )
    num_started = sum(race.num_started for race in result.races)
    num_equivalent = sum(race.num_equivalent for race in result.races)
    lines.append(
        f"{num_started} settings ran in {count_noun(len(result.races), 'race')}, {num_equivalent} of them played like a nearer one; "
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
        "races": [asdict(race) for race in result.races],
        "refused": result.num_rejected,
        "games": result.games_played,
    }

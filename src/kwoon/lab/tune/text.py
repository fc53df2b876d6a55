"""A tuning result as text."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from kwoon.core.event_text import count_with_noun
from kwoon.lab.tune.tune import TuneResult


def tuning_sentences(result: TuneResult) -> list[str]:
    """Return the result as sentences, verdict first."""
    changes = ", ".join(f"{change.address} {change.before} -> {change.after}" for change in result.changes)
    if result.keeps_current:
        lines = [f"Keep the current pack. {result.reason_to_keep}"]
        if changes:
            lines.append(f"Best proposal: {changes}.")
    else:
        lines = [f"Change {changes}."]
    for each in result.verdicts:
        verdict = "better" if each.is_better else "worse" if each.is_worse else "not worse"
        lines.append(
            f"With {each.bot} bots, the proposal misses the objectives by {each.miss_after:.1f} points, the current pack by "
            f"{each.miss_before:.1f}: "
            f"{verdict} ({each.games} games per pack, on fresh deals)."
        )
    num_started = sum(race.num_started for race in result.races)
    num_equivalent = sum(race.num_equivalent for race in result.races)
    lines.append(
        f"{num_started} settings were tried in {count_with_noun(len(result.races), 'race')}; {num_equivalent} were equivalent to another one; "
        f"{result.num_rejected} others are invalid for the pack. {result.games_played} games were played."
    )
    return lines


def to_plain(result: TuneResult) -> dict[str, Any]:
    """Return the result as plain values for JSON."""
    return {
        "keeps_current": result.keeps_current,
        "reason_to_keep": result.reason_to_keep,
        "changes": [asdict(change) for change in result.changes],
        "verdicts": [
            {**asdict(each), "is_better": each.is_better, "is_worse": each.is_worse, "change": asdict(each.change)}
            for each in result.verdicts
        ],
        "races": [asdict(race) for race in result.races],
        "num_rejected": result.num_rejected,
        "games_played": result.games_played,
    }

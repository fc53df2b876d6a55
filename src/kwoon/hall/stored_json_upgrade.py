"""Upgrades stored JSON from version 1, whose keys had different names. The tables of names must never change."""

from __future__ import annotations

import json
from typing import Any, NamedTuple


class RenamedKeys(NamedTuple):
    """The renamed keys of one class, old names to new names."""

    names: dict[str, str]
    lists: dict[str, RenamedKeys] = {}  # noqa: RUF012
    """The renamed keys of the objects in each list, by the list's new key."""

    def reversed(self) -> RenamedKeys:
        """Return the reverse renaming, from new names to old names."""
        old_names = {new: old for old, new in self.names.items()}
        return RenamedKeys(old_names, {old_names.get(key, key): each.reversed() for key, each in self.lists.items()})


TABLE_STATE = RenamedKeys(
    {
        "call": "uses_call",
        "made": "created",
        "next": "rematch_table",
        "quick": "quick_seconds",
        "title": "pack_name",
        "design": "design_id",
        "began": "initial_players",
        "answers": "num_moves",
        "tournament": "tournament_id",
    },
    {
        "seats": RenamedKeys(
            {
                "person": "person_id",
                "bot": "bot_id",
                "again": "wants_rematch",
                "shows": "allows_delayed_view",
                "came": "has_arrived",
            }
        )
    },
)

TOURNAMENT = RenamedKeys(
    {
        "call": "uses_call",
        "quick": "quick_seconds",
        "design": "design_id",
        "patience": "no_show_seconds",
        "late": "allow_late_entry",
        "most": "max_entrants",
        "made": "created",
        "state": "status",
    },
    {
        "entrants": RenamedKeys(
            {"person": "person_id", "bot": "bot_id", "since": "first_round", "gone": "withdrawn"},
        )
    },
)

STUDY_QUESTION = RenamedKeys({"games": "num_games"})

STUDY_RESULT = RenamedKeys(
    {"games": "num_games", "enough": "is_complete", "main": "headlines", "alone": "only_in_pack"},
    {
        "headlines": RenamedKeys({"one": "first", "other": "second"}),
        "differences": RenamedKeys(
            {"what": "statistic", "of": "subject", "one": "first", "other": "second", "stands": "is_significant"}
        ),
        "only_in_pack": RenamedKeys({"what": "statistic", "of": "subject", "figure": "interval"}),
    },
)


def rename_keys(text: str, keys: RenamedKeys) -> str:
    """Return a JSON text with its keys renamed, or the same text if it has none of the old keys."""
    old = json.loads(text)
    new = _rename_dict_keys(old, keys)
    return text if new == old else json.dumps(new, ensure_ascii=False, separators=(",", ":"))


def _rename_dict_keys(data: dict[str, Any], keys: RenamedKeys) -> dict[str, Any]:
    found = {keys.names.get(key, key): value for key, value in data.items()}
    for key, each in keys.lists.items():
        if key in found:
            found[key] = [_rename_dict_keys(item, each) for item in found[key]]
    return found

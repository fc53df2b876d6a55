"""Where a number of a pack comes from, as its own game says it.

All games say it in one way: the entry's `NAME_source` for the number NAME, a shorter one for several numbers whose
names begin alike (`hand_source` for `hand_size`), or `source` for all of the entry. What a game says otherwise is
listed here; `tests/lab/test_addresses.py` compares it with the faces.
"""

from __future__ import annotations

from typing import Any

TOGETHER: dict[str, dict[str, str]] = {
    "fight": dict.fromkeys(
        (
            "deck_size",
            "points_to_win_round",
            "rounds_to_win",
            "max_rounds",
            "hand_size",
            "row_size",
            "dealt_face_down",
            "opening_picks",
        ),
        "numbers_source",
    ),
    "dragon-punch": {
        "basic_cards_total": "totals_source",
        "character_cards_total": "totals_source",
        "tag_team_characters": "variants_source",
        "custom_health": "variants_source",
        "custom_characters": "variants_source",
        "custom_hand_size": "variants_source",
    },
    "kung-fur-fight": {"dishes": "food_source", "delicacies": "food_source"},
    "kung-fu-2014": {
        "start_chi": "chi_source",
        "max_chi": "chi_source",
        "dump_keep_max": "hand_source",
        "deck_size": "size_source",
        "table_size": "size_source",
        "chi_mats": "size_source",
    },
    "kung-fu-2019": {
        "start_chi": "chi_source",
        "team_chi": "chi_source",
        "large_team_chi": "chi_source",
        "original_size": "size_source",
        "expansion_size": "size_source",
        "team_size": "size_source",
        "archetype_size": "size_source",
    },
}
"""For each game, names at the top or in a table whose source is said under another name."""
UNKNOWN = "unknown"


def source_of(game: str, data: dict[str, Any], path: tuple[str | int, ...]) -> str:
    """The source of the number at this path."""
    tables = [data]
    for step in path[:-1]:
        tables.append(tables[-1][step])  # type: ignore[index]
    name = str(path[-1])
    if name in ("strength", "time") and "attack" in path:
        return _of_a_move(tables, path, name)
    for table in reversed(tables):
        if isinstance(table, dict) and (said := _said(game, table, name)):
            return said
    return UNKNOWN


def _said(game: str, table: dict[str, Any], name: str) -> str:
    """What one table says of a number in it, or below it."""
    beginning = name
    while beginning:
        if f"{beginning}_source" in table:
            return str(table[f"{beginning}_source"])
        beginning = beginning.rpartition("_")[0]
    other = TOGETHER[game].get(name, "source")
    return str(table.get(other, table.get("source", "")))


def _of_a_move(tables: list[Any], path: tuple[str | int, ...], name: str) -> str:
    """Dragon Punch: a move has a table of sources by part, as `DragonMove.source_of` reads it."""
    move = tables[-3]
    said = move.get("sources", {})
    if name == "time":
        return str(said.get("time", said.get("name", move["source"])))
    return str(said.get(f"strength_{path[-3]}", said.get("icons", move["source"])))

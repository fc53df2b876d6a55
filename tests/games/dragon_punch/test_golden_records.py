"""What happens in the golden records of Dragon Punch.

There is a record for each mode, two of them with moves taken back, and there are two records with double knockouts. In
edition 1, the third double knockout ends the game. In edition 2, the game continues after five.
"""

from __future__ import annotations

from tests.records.test_golden_records import event_kinds


def test_third_double_knockout_ends_game_only_in_edition_1() -> None:
    first, second = event_kinds("dragon-punch-knockouts-1"), event_kinds("dragon-punch-knockouts-2")
    assert first.count("round-double") == 3
    assert first[-2:] == ["round-double", "stalemate"]
    assert second.count("round-double") == 5
    assert second.count("round-won") == 2
    assert second[-1] == "match"

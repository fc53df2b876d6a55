"""What happens in the golden records of KungFu Fighting (2014).

The records have two, three and six seats. Greedy bots played them, with some random moves and moves taken back.
"""

from __future__ import annotations

import pytest

from tests.records.test_golden_records import event_kinds


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_records_have_counterattacks_costs_and_eliminations(seats: int) -> None:
    kinds = event_kinds(f"kung-fu-2014-{seats}")
    assert kinds.count("out") == seats - 1
    assert {"counterattack", "strip", "exchange", "pay", "return", "break", "random", "lose", "gain"} <= set(kinds)
    assert seats == 2 or {"reshuffle", "spread"} <= set(kinds)
    assert kinds[-1] == "end-last"

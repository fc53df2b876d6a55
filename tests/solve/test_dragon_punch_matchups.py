"""Solved matchups in a report."""

from __future__ import annotations

from pathlib import Path

import pytest

from kwoon.bots.dragon_punch.solver.build_tablebase import TablebaseBuilder
from kwoon.bots.dragon_punch.solver.tablebase import OPEN_SWITCHES
from kwoon.games.dragon_punch.rules.game import DragonPunch
from kwoon.lab.execution.runner import empty_aggregates
from kwoon.lab.report.text import report_text
from kwoon.lab.statistics.matchups import matchup_table
from tests.lab.reports import dragon_punch
from tests.solve.small_packs import load_small_dragon_punch


def test_matchup_report_includes_solved_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KWOON_SOLVED", str(tmp_path))
    loaded = load_small_dragon_punch("fireball", "taunt", quiet=2)
    assert matchup_table(empty_aggregates(loaded), loaded, "quick").solved_bounds == []
    assert isinstance(loaded.game, DragonPunch)
    build = TablebaseBuilder(loaded.game, 0, 1, OPEN_SWITCHES, 2)
    while build.layers_done < build.num_layers:
        build.build_next_layers()
    table = matchup_table(empty_aggregates(loaded), loaded, "quick")
    pair, turned = table.solved_bounds[0][1], table.solved_bounds[1][0]
    assert pair is not None and turned is not None
    assert [100 - each for each in reversed(pair)] == pytest.approx(turned, abs=0.02)
    assert pair == pytest.approx([28.57, 28.57], abs=0.02)
    assert table.solved_bounds[0][0] is None and table.solved_bounds[0][2] is None
    report = dragon_punch()
    assert "Solved:" not in report_text(report)
    report.matchups[0] = table
    text = report_text(report)
    assert "Solved: win rate, in percent, of the row's role in a round with open switches" in text
    assert "28.6" in text and "71.4" in text

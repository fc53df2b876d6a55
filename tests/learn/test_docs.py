"""What docs/learning.md shows can be typed as it stands there, from the top to the bottom."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np

PAGE = Path(__file__).parents[2] / "docs/learning.md"


def test_the_page_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(blocks) >= 4
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)  # the page is ours
    info = names["info"]
    assert isinstance(info, dict) and info["places"]
    rows = names["rows"]
    assert isinstance(rows, np.ndarray) and rows.shape[0] == 64

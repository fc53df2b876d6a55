"""The Python snippets in docs/research/environments.md and batches.md run as written, from top to bottom."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np

FOLDER = Path(__file__).parents[2] / "docs/research"
PAGES = ("environments.md", "batches.md")


def test_python_snippets_in_docs_run() -> None:
    text = "\n".join((FOLDER / page).read_text(encoding="utf-8") for page in PAGES)
    blocks = re.findall(r"```python\n(.*?)```", text, re.S)
    assert len(blocks) >= 4
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(FOLDER), "exec"), names)  # our own page is trusted
    info = names["info"]
    assert isinstance(info, dict) and info["places"]
    rows = names["rows"]
    assert isinstance(rows, np.ndarray) and rows.shape[0] == 64

"""docs/design/pack-fields.md describes packs as the schema does; `KWOON_WRITE=1` regenerates it."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from kwoon.games import GAMES
from kwoon.pack_editor import pack_form
from kwoon.terminal.reports.pack_fields import format_pack_fields

PAGE = Path(__file__).parents[2] / "docs/design/pack-fields.md"


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_page_lists_pack_fields_of_game(game: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    start, end = f"<!-- fields of {game}, made by kwoon cards {game} --fields -->\n", "<!-- end of fields -->\n"
    section = re.search(f"{re.escape(start)}(.*?){re.escape(end)}", text, re.S)
    assert section, f"{PAGE.name} has no section for the fields of {game}."
    expected = f"\n{format_pack_fields(pack_form(game))}\n"
    if "KWOON_WRITE" in os.environ:
        PAGE.write_text(text[: section.start(1)] + expected + text[section.end(1) :], encoding="utf-8")
    else:
        assert section[1] == expected, f"{PAGE.name} is outdated. Run this test with KWOON_WRITE=1 to update it."

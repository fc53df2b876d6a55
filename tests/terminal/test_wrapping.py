"""Lines in Chinese break between characters, but not before closing punctuation."""

from itertools import pairwise

import pytest

from kwoon.localization.line_breaks import line_breaks
from kwoon.terminal.screen import center


def split_lines(text: str, width: int) -> list[str]:
    offsets = [0, *line_breaks(text, width), len(text)]
    return [text[start:end] for start, end in pairwise(offsets)]


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("贏得回合的人拿走一張。", 12, ["贏得回合的人", "拿走一張。"]),
        ("中央是 3 張牌。", 10, ["中央是 3 ", "張牌。"]),
        ("你贏得這一局。", 12, ["你贏得這一", "局。"]),
        ("打出「拳擊」", 6, ["打出", "「拳", "擊」"]),
        ("Cinnabar（電腦）獲勝", 12, ["Cinnabar（電", "腦）獲勝"]),
        ("It is your turn.", 8, ["It is ", "your ", "turn."]),
        ("", 8, [""]),
    ],
)
def test_lines_break_where_chinese_allows_it(text: str, width: int, lines: list[str]) -> None:
    assert split_lines(text, width) == lines


def test_wide_characters_are_centered_by_width() -> None:
    assert center("拳擊", 7) == " 拳擊  "
    assert center("Punch", 7) == " Punch "
    assert center("掃堂腿過肩摔", 7) == "掃堂腿 "

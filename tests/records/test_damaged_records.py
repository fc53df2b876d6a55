"""A damaged or altered record is refused with the line number and never replays as a different game."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kwoon.core.definition import OptionError
from kwoon.core.record import Match, RecordError, replay
from kwoon.core.toml_reader import PackError
from kwoon.registry import UnknownGame, load_game_of_record

TEXT = Path(__file__).with_name("points.record").read_text(encoding="utf-8")
LINES = TEXT.splitlines()
HEADER = TEXT.partition("deal")[0]
LOADED, _ = load_game_of_record(TEXT)


def load(text: str) -> Match:
    """Replay a record. If its header is unchanged, use the game that is already loaded."""
    loaded = LOADED if text.startswith(HEADER + "deal") else load_game_of_record(text)[0]
    return replay(text, loaded.game)


def with_line(start: str, change: Callable[[str], str]) -> tuple[str, int]:
    """Change the first line with this prefix; return the new record and the line number."""
    at = next(at for at, line in enumerate(LINES) if line.startswith(start))
    return "\n".join([*LINES[:at], change(LINES[at]), *LINES[at + 1 :]]) + "\n", at + 1


def record_error(text: str) -> str:
    with pytest.raises(RecordError) as error:
        load(text)
    message = str(error.value)
    assert message.endswith(".")
    return message


DAMAGE: dict[str, tuple[str, Callable[[str], str], str]] = {
    "truncated line": ("1 play S4", lambda line: "1 pl", "'pl' is not a move"),
    "line with only a seat": ("1 play S4", lambda line: "1", "is not a move"),
    "line without seat": ("1 play S4", lambda line: "play S4", "'play' should be a whole number"),
    "impossible roll": ("2 take D5", lambda line: "2 take D5 : 5 77", "a roll of 77"),
    "roll that is not a number": ("2 take D5", lambda line: "2 take D5 : 5 -1", "'-1' should be a whole number"),
    "extra roll": ("2 take D5", lambda line: f"{line} 0", "more rolls than the game needs"),
    "roll where none is needed": ("1 play S4", lambda line: f"{line} : 0", "more rolls than the game needs"),
    "missing roll": ("2 take D5", lambda line: "2 take D5 : 5", "fewer rolls than the game needs"),
    "no rolls": ("2 take D5", lambda line: "2 take D5", "fewer rolls than the game needs"),
    "missing rolls in deal": ("deal", lambda line: "deal 19 9", "fewer rolls than the game needs"),
    "extra roll in deal": ("deal", lambda line: f"{line} 0", "more rolls than the game needs"),
    "text in deal": ("deal", lambda line: "deal 19 nine", "'nine' should be a whole number"),
    "illegal move": ("1 play S4", lambda line: "1 play S5", "You can: "),
    "unknown move": ("1 play S4", lambda line: "1 dance S4", "is not a move"),
    "unknown card": ("1 play S4", lambda line: "1 play X9", "There is no card 'X9'"),
    "wrong seat": ("1 play S4", lambda line: "2 play S4", "You can: "),
    "unknown seat": ("1 play S4", lambda line: "3 play S4", "There is no seat 3"),
    "seat 0": ("1 play S4", lambda line: "0 play S4", "There is no seat 0"),
    "nothing to take back": ("1 play S4", lambda line: "1 back", "nothing to take back"),
    "wrong winner": ("end", lambda line: "end 1 2 rounds", "the record says 'end 1 2 rounds', but the game ended with"),
    "wrong reason": (
        "end",
        lambda line: "end 2 1 conceded",
        "the record says 'end 2 1 conceded', but the game ended with",
    ),
    "early end": ("1 play S4", lambda line: "end 2 1 rounds", "but the game is not over here"),
    "wrong checksum": ("sum", lambda line: "sum 0123456789abcdef", "damaged or edited"),
    "truncated checksum": ("sum", lambda line: line[:-1], "damaged or edited"),
    "duplicate checksum": ("sum", lambda line: f"{line}\n{line}", "must be the last line"),
    "checksum before the end": ("1 play S4", lambda line: f"sum 0123456789abcdef\n{line}", "must be the last line"),
    "move after the checksum": ("sum", lambda line: f"{line}\n\n1 play S4", "must be the last line"),
    "changed name": ("name 1", lambda line: "name 1 Eve", "damaged or edited"),
    "move after the end": ("end", lambda line: f"{line}\n1 play S4", "The game is over"),
    "wrong first line": ("kwoon record 1", lambda line: "kwoon record 2", "a record must start with"),
    "seats as text": ("seats", lambda line: "seats two", "'two' should be a whole number"),
    "too many seats": ("seats", lambda line: "seats 99999", "99999"),
    "unknown header line": ("seats", lambda line: f"{line}\ncolour red", "'colour'"),
}
REPORTED_ELSEWHERE = {"wrong checksum", "changed name", "move after the end", "unknown header line"}
"""Damage that is reported at a line other than the damaged one."""


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_record_error_names_line(damage: str) -> None:
    start, change, expected = DAMAGE[damage]
    text, line = with_line(start, change)
    message = record_error(text)
    assert expected in message
    location = re.match(r"Line (\d+): ", message)
    assert location is not None, message
    assert int(location[1]) == line or damage in REPORTED_ELSEWHERE


def test_checksum_is_computed_at_most_once(monkeypatch: pytest.MonkeyPatch) -> None:
    computed: list[int] = []
    sha256 = hashlib.sha256

    def count(data: bytes) -> Any:
        computed.append(len(data))
        return sha256(data)

    monkeypatch.setattr(hashlib, "sha256", count)
    text, _ = with_line("sum", lambda line: "\n".join([line] * 1000))
    record_error(text)
    assert not computed
    load(TEXT)
    assert len(computed) == 1


def test_changed_but_possible_roll_is_detected() -> None:
    text, line = with_line("2 take D5", lambda line: "2 take D5 : 5 4")
    location = re.match(r"Line (\d+): ", record_error(text))
    assert location is not None
    assert int(location[1]) > line


@pytest.mark.parametrize("start", ["game", "pack", "seats"])
def test_missing_header_line_is_reported(start: str) -> None:
    text = "\n".join(line for line in LINES if not line.startswith(start))
    assert "game, pack and seats" in record_error(text)


def test_missing_deal_is_reported() -> None:
    header = "\n".join(LINES[: next(at for at, line in enumerate(LINES) if line.startswith("deal"))])
    assert "deal" in record_error(header)


@pytest.mark.parametrize("pack", ["0123456789abcdef", "../cards", "../../kung_fu_2019/archive/340668ac82f335e4"])
def test_unknown_pack_is_reported(pack: str) -> None:
    text, _ = with_line("pack", lambda line: f"pack {pack}")
    with pytest.raises(PackError, match=rf"different pack.*{pack}.*Use the pack"):
        load(text)


def test_unknown_game_is_reported() -> None:
    with pytest.raises(UnknownGame, match=r"no game called 'chess'. Known games: .*fight"):
        load(with_line("game", lambda line: "game chess")[0])


def test_impossible_options_and_seats_are_reported() -> None:
    with pytest.raises(OptionError, match="no option 'colour'"):
        load(with_line("seats", lambda line: f"{line}\noption colour red")[0])
    with pytest.raises(OptionError, match="2 players, not 3"):
        load(with_line("seats", lambda line: "seats 3")[0])


@pytest.mark.parametrize(
    "junk",
    ["", "\n", " ", "\0\1\2\3", bytes(range(256)).decode("latin-1"), "PK\x03\x04", "{}", "\ufeff", "x" * 100_000],
)
def test_junk_is_rejected_as_not_a_record(junk: str) -> None:
    assert record_error(junk).startswith("Line 1: a record must start with")


def test_junk_line_in_record_is_reported_with_line_number() -> None:
    message = record_error(with_line("1 play S4", lambda line: "\0\1\2 \x7f\xff 💥")[0])
    assert message.startswith("Line 10: ")


@pytest.mark.parametrize("at", range(len(LINES)))
def test_missing_line_is_detected_except_for_checksum(at: int) -> None:
    text = "\n".join(LINES[:at] + LINES[at + 1 :]) + "\n"
    if LINES[at].startswith("sum"):
        assert load(text).to_text() == TEXT
    else:
        record_error(text)


def test_every_single_character_change_is_detected() -> None:
    for at, character in enumerate(TEXT):
        for other in "0", "1", " ", "\n", "Z":
            changed = TEXT[:at] + other + TEXT[at + 1 :]
            if other == character or changed.split() == TEXT.split():
                continue
            with pytest.raises((RecordError, PackError, UnknownGame, OptionError)) as error:
                load(changed)
            assert str(error.value).endswith(".")


def test_truncated_record_is_rejected_or_finished_only_if_all_moves_remain() -> None:
    for length in range(len(TEXT)):
        try:
            match = load(TEXT[:length])
        except (RecordError, PackError, UnknownGame) as error:
            assert str(error).endswith(".")
            continue
        over = match.state.outcome() is not None
        assert over == ("\nend 2 1 rounds" in TEXT[:length] or len(match.moves) == 23)

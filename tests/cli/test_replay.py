"""`kwoon replay`: what each viewer sees, and records that are damaged or contain control characters."""

import re
from pathlib import Path

from tests.cli.conftest import Kwoon
from tests.sample_game import SAMPLE_GAME


def played(kwoon: Kwoon, records: Path) -> Path:
    kwoon("play", SAMPLE_GAME, "--bot", "random", "--seed", "7", "--name", "Mia", typed="1\n" * 300)
    (file,) = records.glob("*.record")
    return file


def test_replay_viewer_determines_visible_cards(kwoon: Kwoon, records: Path) -> None:
    file = str(played(kwoon, records))
    open_replay = kwoon("replay", file)
    assert open_replay.code == 0
    assert "Shown with all cards open." in open_replay.out
    assert "Mia draws Parry 2, Parry 1, Punch 1." in open_replay.out
    assert "The record is valid" in open_replay.out
    as_mia = kwoon("replay", file, "--as", "mia").out
    assert "You draw Parry 2, Parry 1, Punch 1." in as_mia
    assert "Pebble (bot) draws a card. (3 times.)" in as_mia
    assert kwoon("replay", file, "--as", "1").out == as_mia
    as_spectator = kwoon("replay", file, "--as", "spectator").out
    assert "Mia draws a card. (3 times.)" in as_spectator
    assert re.search(r"draws? (?!a card)", as_spectator) is None


def test_replay_as_unknown_viewer_is_refused(kwoon: Kwoon, records: Path) -> None:
    result = kwoon("replay", str(played(kwoon, records)), "--as", "3")
    assert result.code == 1
    assert "1 (Mia), 2 (Pebble (bot)), spectator, open" in result.err


def test_damaged_record_is_refused_with_line_number(kwoon: Kwoon, records: Path, tmp_path: Path) -> None:
    lines = played(kwoon, records).read_text().splitlines()
    damaged = tmp_path / "damaged.record"
    at = next(number for number, line in enumerate(lines) if line.startswith("1 play"))
    for number, line in [(at, "1 play H9"), (at, "1 dance"), (len(lines) - 1, "sum 0000"), (0, "kwoon record 9")]:
        damaged.write_text("\n".join([*lines[:number], line, *lines[number + 1 :]]) + "\n")
        result = kwoon("replay", str(damaged))
        assert result.code == 1
        assert f"{damaged}: Line {number + 1}: " in result.err
        assert kwoon("play", "--record", str(damaged)).err == result.err
    damaged.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in kwoon("replay", str(damaged)).err


def test_control_characters_in_record_names_are_not_printed(kwoon: Kwoon, records: Path, tmp_path: Path) -> None:
    kwoon("play", SAMPLE_GAME, "--bot", "random", "--seed", "7", "--name", "Mia", typed="1\n")
    (file,) = records.glob("*.record")
    evil = tmp_path / "evil.record"
    evil.write_text(file.read_text().replace("name 1 Mia", "name 1 \x1b[2JMia"))
    assert "\x1b" not in kwoon("replay", str(evil)).out
    assert "\x1b" not in kwoon("play", "--record", str(evil)).out

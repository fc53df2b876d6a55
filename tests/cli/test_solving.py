"""`kwoon tree` and `kwoon solve`."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from kwoon.pack_editor import pack_to_toml, with_derived_values
from kwoon.registry import default_pack_text
from tests.cli.conftest import Kwoon

ROOT = Path(__file__).parents[2]
SIX = str(ROOT / "examples/fight-six.toml")
RECORD = str(ROOT / "tests/records/depletion.record")
PUNCHES = str(ROOT / "tests/records/dragon-punch-duel.record")


@pytest.fixture
def two_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return Dragon Punch with two basic cards, and a temporary folder for tables."""
    monkeypatch.setenv("KWOON_SOLVED", str(tmp_path / "solved"))
    data = tomllib.loads(default_pack_text("dragon-punch"))
    data["basic"] = [card for card in data["basic"] if card["id"] in ("fireball", "taunt")]
    data |= {"stalemate_turns": 3, "custom_health": 2, "custom_hand_size": 4}
    file = tmp_path / "two.toml"
    file.write_text(pack_to_toml("dragon-punch", with_derived_values("dragon-punch", data)), encoding="utf-8")
    return str(file)


def test_a_small_pack_is_solved_and_written(kwoon: Kwoon, tmp_path: Path) -> None:
    found = json.loads(kwoon("solve", "fight", "--pack", SIX, "--iterations", "20", "--json").out)
    assert found["nodes"] == 3405
    assert found["uniform_exploitability"] == pytest.approx(0.402778, abs=5e-7)
    assert found["worth"][0] <= 0 <= found["worth"][1]
    assert found["exploitability"] < 0.02
    file = tmp_path / "six.efg"
    assert "3,405 nodes" in kwoon("tree", "fight", "--pack", SIX, "--out", str(file)).out
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 3405
    assert lines[0] == 'EFG 2 R "FIGHT, 6 cards" { "First" "Second" }'


def test_the_end_of_a_round_in_a_record(kwoon: Kwoon) -> None:
    first = kwoon("solve", "fight", "--record", RECORD)
    assert "The position after 26 answers, in which nothing is hidden." in first.out
    assert "Seat 1 should first: play" in first.out
    assert "Exploitability: 0.0000" in first.out
    assert kwoon("solve", "fight", "--record", RECORD, "--from", "26").out == first.out
    hidden = kwoon("solve", "fight", "--record", RECORD, "--from", "4")
    assert (hidden.code, hidden.out) == (1, "")
    assert "After 4 answers" in hidden.err and "once the deck is empty" in hidden.err
    assert "is a record of" in kwoon("solve", "fight", "--record", PUNCHES).err


def test_a_round_of_dragon_punch(kwoon: Kwoon, two_cards: str) -> None:
    pair = ("solve", "dragon-punch", "linnet", "otto", "--pack", two_cards)
    few = json.loads(kwoon(*pair, "--health", "1", "--json").out)
    assert (few["layers"], "open" in few) == (4, False)
    whole = json.loads(kwoon(*pair, "--printed", "--json").out)
    assert whole["layers"] == 9
    low, high = whole["open"]
    assert 0 < low <= high < 1 and high - low < 0.001
    assert whole["printed"][0] < whole["printed"][1]
    said = kwoon("solve", "dragon-punch", "otto", "linnet", "--pack", two_cards).out
    assert f"with open switches:  {1 - high:.4f} to {1 - low:.4f}" in said
    assert "Brassbound Otto against Linnet Vale: 432 positions are solved" in said


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (("solve", "fight"), "the game is too large to be solved"),
        (("tree", "fight", "--pack", SIX, "--most", "3000"), "After 3,000 nodes"),
        (("tree", "fight", "--most", "0"), "Allow at least one node."),
        (("solve", "fight", "--iterations", "0"), "Learn for at least one round."),
        (("solve", "fight", "linnet", "otto"), "Only Dragon Punch has characters"),
        (("solve", "dragon-punch", "linnet"), "Name two different characters: linnet,"),
        (("solve", "dragon-punch", "linnet", "bob"), "There is no character 'bob'."),
        (("solve", "dragon-punch", "linnet", "otto", "--health", "7"), "--health goes from 1 to 6."),
        (("solve", "dragon-punch", "linnet", "otto", "--option", "mode=custom"), "Only duels are solved"),
        (("solve", "kung-fu-2014", "--seats", "3"), "Only games for two can be solved."),
    ],
)
def test_what_cannot_be_solved_is_refused(kwoon: Kwoon, typed: tuple[str, ...], sentence: str) -> None:
    limit = () if "--most" in typed else ("--most", "2000")
    said = kwoon(*typed, *limit)
    assert (said.code, said.out) == (1, "")
    assert sentence in said.err


def test_a_match_told_again_says_what_moves_gave_away(kwoon: Kwoon, two_cards: str, records: Path) -> None:
    kwoon("play", "dragon-punch", "--pack", two_cards, "--bot", "random", "--seed", "3", typed="1\n" * 300)
    (file,) = records.glob("*.record")
    told = ("replay", str(file), "--pack", two_cards, "--all")
    assert "Solved, with open switches" not in kwoon(*told).out
    names = file.read_text(encoding="utf-8").split("\n")
    picked = [line.split()[-1] for line in names if " pick " in line]
    assert kwoon("solve", "dragon-punch", *picked, "--pack", two_cards).code == 0
    said = kwoon(*told).out
    assert "stood at" in said and "of 100 in this round." in said
    assert "Solved, with open switches" not in kwoon(*told, "--as", "1").out

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
    """Return the path of a Dragon Punch pack with two basic cards. Solution tables go to a temporary folder."""
    monkeypatch.setenv("KWOON_SOLVED", str(tmp_path / "solved"))
    data = tomllib.loads(default_pack_text("dragon-punch"))
    data["basic"] = [card for card in data["basic"] if card["id"] in ("fireball", "taunt")]
    data |= {"stalemate_turns": 3, "custom_health": 2, "custom_hand_size": 4}
    file = tmp_path / "two.toml"
    file.write_text(pack_to_toml("dragon-punch", with_derived_values("dragon-punch", data)), encoding="utf-8")
    return str(file)


def test_small_pack_is_solved_and_exported(kwoon: Kwoon, tmp_path: Path) -> None:
    found = json.loads(kwoon("solve", "fight", "--pack", SIX, "--iterations", "20", "--json").out)
    assert found["nodes"] == 3405
    assert found["uniform_exploitability"] == pytest.approx(0.402778, abs=5e-7)
    assert found["value"][0] <= 0 <= found["value"][1]
    assert found["exploitability"] < 0.02
    file = tmp_path / "six.efg"
    assert "3,405 nodes" in kwoon("tree", "fight", "--pack", SIX, "--out", str(file)).out
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 3405
    assert lines[0] == 'EFG 2 R "FIGHT, 6 cards" { "First" "Second" }'


def test_solve_record_position_prints_optimal_moves(kwoon: Kwoon) -> None:
    first = kwoon("solve", "fight", "--record", RECORD)
    assert "The position after 26 moves, in which nothing is hidden." in first.out
    assert "Optimal first move for seat 1: play" in first.out
    assert "Exploitability: 0.0000" in first.out
    assert kwoon("solve", "fight", "--record", RECORD, "--after", "26").out == first.out
    hidden = kwoon("solve", "fight", "--record", RECORD, "--after", "4")
    assert (hidden.code, hidden.out) == (1, "")
    assert "after 4 moves cannot be solved" in hidden.err and "once the deck is empty" in hidden.err
    assert "is a record of" in kwoon("solve", "fight", "--record", PUNCHES).err


def test_solve_dragon_punch_round_prints_bounds(kwoon: Kwoon, two_cards: str) -> None:
    pair = ("solve", "dragon-punch", "linnet", "otto", "--pack", two_cards)
    few = json.loads(kwoon(*pair, "--health", "1", "--json").out)
    assert (few["layers"], "open" in few) == (4, False)
    whole = json.loads(kwoon(*pair, "--hidden-switches", "--json").out)
    assert whole["layers"] == 9
    low, high = whole["open"]
    assert 0 < low <= high < 1 and high - low < 0.001
    assert whole["printed"][0] < whole["printed"][1]
    output = kwoon("solve", "dragon-punch", "otto", "linnet", "--pack", two_cards).out
    assert f"open switches: {1 - high:.4f} to {1 - low:.4f}" in output
    assert "Brassbound Otto against Linnet Vale: 432 positions solved" in output


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (("solve", "fight"), "too large to solve"),
        (("tree", "fight", "--pack", SIX, "--max-nodes", "3000"), "more than 3,000 nodes"),
        (("tree", "fight", "--max-nodes", "0"), "--max-nodes must be at least 1"),
        (("solve", "fight", "--iterations", "0"), "--iterations must be at least 1"),
        (("solve", "fight", "linnet", "otto"), "FIGHT has no solver for 'linnet otto'. Games with one: dragon-punch."),
        (("solve", "dragon-punch", "linnet"), "Name two different characters from: linnet,"),
        (("solve", "dragon-punch", "linnet", "bob"), "There is no character 'bob'."),
        (("solve", "dragon-punch", "linnet", "otto", "--health", "7"), "--health must be between 1 and 6, not 7."),
        (("solve", "dragon-punch", "linnet", "otto", "--option", "mode=custom"), "Only duels with one known character"),
        (("solve", "kung-fu-2014", "--seats", "3"), "Only two-player games can be solved."),
    ],
)
def test_solve_with_bad_arguments_is_refused(kwoon: Kwoon, typed: tuple[str, ...], sentence: str) -> None:
    limit = () if "--max-nodes" in typed else ("--max-nodes", "2000")
    result = kwoon(*typed, *limit)
    assert (result.code, result.out) == (1, "")
    assert sentence in result.err


def test_replay_of_solved_matchup_shows_win_chance(kwoon: Kwoon, two_cards: str, records: Path) -> None:
    kwoon("play", "dragon-punch", "--pack", two_cards, "--bot", "random", "--seed", "3", typed="1\n" * 300)
    (file,) = records.glob("*.record")
    replay_arguments = ("replay", str(file), "--pack", two_cards, "--all")
    assert "According to the tablebase with open switches" not in kwoon(*replay_arguments).out
    names = file.read_text(encoding="utf-8").split("\n")
    picked = [line.split()[-1] for line in names if " pick " in line]
    assert kwoon("solve", "dragon-punch", *picked, "--pack", two_cards).code == 0
    output = kwoon(*replay_arguments).out
    assert "win probability in this round was" in output
    assert "According to the tablebase with open switches" not in kwoon(*replay_arguments, "--as", "1").out

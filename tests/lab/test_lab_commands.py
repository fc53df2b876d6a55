"""`kwoon lab compare`, `card`, `sweep` and `tune` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kwoon.cli import main
from kwoon.lab.packs.edit import PackEditor


@pytest.fixture
def pack_path(tmp_path: Path) -> Path:
    path = tmp_path / "my.toml"
    path.write_text(PackEditor("fight").text_with_numbers({"points_to_win_round": 20}), encoding="utf-8")
    return path


def run_lab(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str]:
    """Run `kwoon lab`; return the exit code and all output."""
    code = main(["lab", *map(str, words)])
    out = capsys.readouterr()
    return code, out.out + out.err


FEW_GAMES = ("--bots", "random", "--games", "60", "--jobs", "1")


def test_compare_prints_sentences_then_table(pack_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = run_lab(capsys, "compare", "fight", "--pack", pack_path, *FEW_GAMES)
    assert code == 0
    assert text.startswith("Win share of the first player: ") and "difference" in text
    code, text = run_lab(capsys, "compare", "fight", "--pack", pack_path, "--pack", pack_path, *FEW_GAMES, "--json")
    values = json.loads(text)
    assert {each["difference"]["value"] for each in values[0]["differences"]} == {0.0}


def test_lab_results_are_written_to_the_requested_file(pack_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    to = pack_path.with_name("answer.json")
    code, text = run_lab(capsys, "sweep", "fight", "--number", "points_to_win_round", *FEW_GAMES, "--to", to)
    assert code == 0 and f"Wrote the full results to {to}." in text
    assert json.loads(to.read_text(encoding="utf-8"))[0]["bot"] == "random"
    code, text = run_lab(capsys, "card", "fight", "S1", *FEW_GAMES, "--json")
    assert json.loads(text)[0]["card"] == "S1"


TUNE = """
game = "fight"
pack = "spoilt.toml"
bots = ["random"]
games = 2000
races = 1
number = [{ at = "points_to_win_round", from = 8, to = 24 }]
aim = [{ what = "turns", between = [10, 16] }]
"""


def test_tune_writes_pack_only_if_better(pack_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack_path.parent
    text = pack_path.read_text(encoding="utf-8").replace('numbers_source = "printed"', 'numbers_source = "designed"')
    (folder / "spoilt.toml").write_text(text, encoding="utf-8")
    file, to = folder / "aims.toml", folder / "new.toml"
    file.write_text(TUNE.replace("[10, 16]", "[2, 90]"), encoding="utf-8")
    code, output = run_lab(capsys, "tune", file, "--to", to, "--jobs", 1)
    assert code == 0 and output.startswith("Keep the current pack. ") and not to.exists()
    file.write_text(TUNE, encoding="utf-8")
    code, output = run_lab(capsys, "tune", file, "--to", to, "--jobs", 1, "--keep", folder / "state.json")
    assert code == 0 and f"Wrote the new pack to {to}." in output
    assert PackEditor("fight", to.read_text(encoding="utf-8")).number("points_to_win_round").value < 16
    code, again = run_lab(capsys, "tune", file, "--to", to, "--jobs", 1, "--keep", folder / "state.json", "--json")
    assert json.loads(again)["games_played"] == 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["compare", "fight"], "Name the pack to compare"),
        (["compare", "fight", "--pack", "MY", "--until", "1", "--games", "5"], "Use either --games or --precision"),
        (["compare", "fight", "--pack", "MY", "--until", "0", "--bots", "random"], "more than 0"),
        (["compare", "dragon-punch", "--pack", "MY"], "'game' is 'fight', but should be one of: dragon-punch"),
        (["compare", "fight", "--pack", "MY", "--pack", "NO"], "Cannot read"),
        (["compare", "fight", "--pack", "MY", "--bots", "quikc"], "Unknown bot 'quikc'"),
        (["card", "fight", "S9"], "Unknown card 'S9'"),
        (["sweep", "fight"], "fight has no designed numbers"),
        (["sweep", "fight", "--number", "x"], "The pack has no number at 'x'"),
        (["tune", "NO", "--to", "NO"], "Cannot read"),
        (["tune", "MY", "--to", "NO", "--minutes", "0"], "more than 0"),
        (["tune", "MY", "--to", "NO/new.toml"], "Cannot write"),
        (["card", "fight", "S1", "--to", "."], "Cannot write"),
    ],
)
def test_lab_command_with_invalid_arguments_fails(
    words: list[str], complaint: str, pack_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    no = str(pack_path.with_name("no.toml"))
    placed = [word.replace("MY", str(pack_path)).replace("NO", no) for word in words]
    code, text = run_lab(capsys, *placed)
    assert code != 0 and complaint in text
    assert "Traceback" not in text


def test_report_on_game_whose_project_folder_is_here_plays_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "fight").mkdir()
    monkeypatch.chdir(tmp_path)
    assert run_lab(capsys, "report", "fight", *FEW_GAMES)[0] == 0

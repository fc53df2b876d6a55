"""Games as data: exports equal the games played, and every decision can be reconstructed."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from kwoon.cli import main
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice, RecordedDice
from kwoon.core.game import TAKE_BACK
from kwoon.core.record import Match, replay
from kwoon.games import GAMES
from kwoon.lab.export import play_games
from kwoon.lab.simulate import SimulationConfig
from kwoon.learn.records import load_decisions
from kwoon.registry import find_game, load_game, load_game_of_record, record_header


@pytest.mark.parametrize("game", [box.id for box in GAMES])
def test_every_decision_of_a_record_is_one_that_was_offered_and_then_made(game: str) -> None:
    line = next(play_games(SimulationConfig(game, 1, "data", bots=("random",))))
    opened = load_game(game)
    state = opened.game.deal(_luck(line.record))
    made = list(load_decisions(line.record, opened.game))
    assert len(made) == len(replay(line.record, opened.game).moves)
    seat, view, ask, move = made[0]
    assert view == state.view(seat)
    for seat, view, ask, move in made:
        assert move in ask.moves
        assert view.seat == ask.seat == seat
        assert seat in view.owing


def _luck(record: str) -> RecordedDice:
    deal = next(line for line in record.splitlines() if line.startswith("deal"))
    return RecordedDice([int(roll) for roll in deal.split()[1:]])


def test_what_was_taken_back_is_told_and_taking_back_is_not() -> None:
    opened, record = _with_a_change_of_mind()
    seats = [(seat, opened.game.format_move(move)) for seat, _, _, move in load_decisions(record, opened.game)]
    assert len(seats) == record.count("play") + record.count("take")
    assert "back" in record


def _with_a_change_of_mind() -> tuple[LoadedGame, str]:
    opened = load_game("fight")
    bout = Match(opened.game, record_header(find_game("fight"), opened, ["a", "b"]), LiveDice(3))
    while bout.state.prompts()[0].kind != "play":
        ask = bout.state.prompts()[0]
        bout.apply(int(ask.seat), ask.moves[0], LiveDice(1))
    ask = bout.state.prompts()[0]
    bout.apply(int(ask.seat), ask.moves[0], LiveDice(1))
    bout.apply(int(ask.seat), TAKE_BACK, LiveDice(1))
    bout.apply(int(ask.seat), ask.moves[1], LiveDice(1))
    return opened, bout.to_text()


def test_the_command_writes_a_line_a_game_and_the_same_for_the_same_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain, zipped = tmp_path / "some.jsonl", tmp_path / "some.jsonl.gz"
    for file in (plain, zipped):
        assert (
            main(["export", "fight", "--games", "3", "--bots", "random", "novice", "--seed", "7", "--out", str(file)])
            == 0
        )
    assert "3 games of fight" in capsys.readouterr().out
    text = plain.read_text(encoding="utf-8")
    assert text == gzip.decompress(zipped.read_bytes()).decode()
    lines = [json.loads(line) for line in text.splitlines()]
    assert [line["players"] for line in lines] == [["random", "novice"]] * 3
    for line in lines:
        opened, _ = load_game_of_record(line["record"])
        outcome = replay(line["record"], opened.game).state.outcome()
        assert outcome is not None
        assert (list(outcome.places), outcome.why) == (line["places"], line["why"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["fight", "--games", "0"], "at least one game"),
        (["chess"], "There is no game"),
        (["fight", "--bots", "nobody"], "nobody"),
        (["fight", "--bots", "random", "random", "random"], "one for each of the 2"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_played(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", *words, "--out", str(tmp_path / "x")]) == 1
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "fight", "--games", "1", "--bots", "random", "--out", "/nowhere/at/all"]) == 1
    assert "cannot be written" in capsys.readouterr().err

"""Games as data: exports match the games played, and every decision can be reconstructed."""

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
from kwoon.lab.experiment import Experiment
from kwoon.lab.game_export import play_games
from kwoon.learn.records import decisions_of_record
from kwoon.registry import find_game, load_game, load_game_of_record, record_header
from tests.sample_game import SAMPLE_GAME


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_decisions_in_record_are_legal_moves_in_their_views(game: str) -> None:
    exported = next(play_games(Experiment(game, 1, "data", bots=("random",))))
    loaded = load_game(game)
    state = loaded.game.deal(_dice_of_deal(exported.record))
    decisions = list(decisions_of_record(exported.record, loaded.game))
    assert len(decisions) == len(replay(exported.record, loaded.game).moves)
    seat, view, prompt, move = decisions[0]
    assert view == state.view(seat)
    for seat, view, prompt, move in decisions:
        assert move in prompt.moves
        assert view.seat == prompt.seat == seat
        assert seat in view.pending_seats


def _dice_of_deal(record: str) -> RecordedDice:
    deal = next(exported for exported in record.splitlines() if exported.startswith("deal"))
    return RecordedDice([int(roll) for roll in deal.split()[1:]])


def test_decisions_include_taken_back_moves_but_not_take_backs() -> None:
    loaded, record = _record_with_take_back()
    seats = [(seat, loaded.game.format_move(move)) for seat, _, _, move in decisions_of_record(record, loaded.game)]
    assert len(seats) == record.count("play") + record.count("take")
    assert "back" in record


def _record_with_take_back() -> tuple[LoadedGame, str]:
    loaded = load_game(SAMPLE_GAME)
    match = Match(loaded.game, record_header(find_game(SAMPLE_GAME), loaded, ["a", "b"]), LiveDice(3))
    while match.state.prompts()[0].kind != "play":
        prompt = match.state.prompts()[0]
        match.apply(int(prompt.seat), prompt.moves[0], LiveDice(1))
    prompt = match.state.prompts()[0]
    match.apply(int(prompt.seat), prompt.moves[0], LiveDice(1))
    match.apply(int(prompt.seat), TAKE_BACK, LiveDice(1))
    match.apply(int(prompt.seat), prompt.moves[1], LiveDice(1))
    return loaded, match.to_text()


def test_export_writes_one_line_per_game_and_is_reproducible(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain, zipped = tmp_path / "some.jsonl", tmp_path / "some.jsonl.gz"
    for file in (plain, zipped):
        assert (
            main(
                ["export", SAMPLE_GAME, "--games", "3", "--bots", "random", "novice", "--seed", "7", "--out", str(file)]
            )
            == 0
        )
    assert "3 games of fight" in capsys.readouterr().out
    text = plain.read_text(encoding="utf-8")
    assert text == gzip.decompress(zipped.read_bytes()).decode()
    lines = [json.loads(exported) for exported in text.splitlines()]
    assert [exported["players"] for exported in lines] == [["random", "novice"]] * 3
    for exported in lines:
        loaded, _ = load_game_of_record(exported["record"])
        outcome = replay(exported["record"], loaded.game).state.outcome()
        assert outcome is not None
        assert (list(outcome.places), outcome.why) == (exported["places"], exported["why"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([SAMPLE_GAME, "--games", "0"], "--games must be at least 1"),
        (["chess"], "There is no game"),
        ([SAMPLE_GAME, "--bots", "nobody"], "nobody"),
        ([SAMPLE_GAME, "--bots", "random", "random", "random"], "3 bots were given for 2 seats"),
    ],
)
def test_export_rejects_invalid_arguments_before_playing(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", *arguments, "--out", str(tmp_path / "x")]) == 1
    assert message in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_export_reports_unwritable_path(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", SAMPLE_GAME, "--games", "1", "--bots", "random", "--out", "/nowhere/at/all"]) == 1
    assert "Cannot write" in capsys.readouterr().err

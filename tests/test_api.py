"""The public Python API, as the README and docs/research/python-api.md show it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import kwoon
from kwoon import bots
from tests.sample_game import SAMPLE_GAME

ROOT = Path(__file__).parent.parent
PAGES = ["README.md", "docs/research/python-api.md"]


@pytest.mark.parametrize("page", PAGES)
def test_python_examples_on_page_run_as_written(page: str) -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert done.stdout


def test_every_public_name_is_importable_and_documented() -> None:
    page = (ROOT / "docs/research/python-api.md").read_text(encoding="utf-8")
    for name in kwoon.__all__:
        assert getattr(kwoon, name) is not None
        assert name in page, f"docs/research/python-api.md does not mention {name}"
    assert set(kwoon.__all__) <= set(dir(kwoon))


def test_unknown_public_name_raises_attribute_error() -> None:
    with pytest.raises(AttributeError, match="nothing_like_it"):
        _ = kwoon.nothing_like_it


def test_import_kwoon_loads_no_rules() -> None:
    code = "import kwoon, sys; print([name for name in sys.modules if name.startswith('kwoon.games')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("game", kwoon.list_games())
def test_game_played_through_api_ends_and_its_record_replays_to_same_outcome(game: str, tmp_path: Path) -> None:
    position = kwoon.load(game).deal(seed=5, names=["Ann"])
    players = [position.game.bot("random", seed=seat) for seat in range(position.game.num_seats)]
    while position.outcome() is None:
        for prompt in position.prompts():
            assert list(prompt.moves) == position.legal_moves(prompt.seat)
            move = players[prompt.seat].choose(position.view(prompt.seat), prompt)
            position.apply(prompt.seat, position.game.format_move(move))
    outcome = position.outcome()
    assert outcome is not None and position.events and not position.prompts()
    position.record().save(tmp_path / "game.txt")
    record = kwoon.Record.read(tmp_path / "game.txt")
    replayed = record.outcome()
    assert replayed is not None and list(replayed.places) == list(outcome.places)
    assert (record.game, record.names[0], record.options) == (game, "Ann", position.game.options)


def test_same_seed_deals_same_cards() -> None:
    game = kwoon.load(SAMPLE_GAME)
    assert game.deal(seed=3).view(0) == game.deal(seed=3).view(0)
    assert any(game.deal(seed=3).view(0) != game.deal(seed=seed).view(0) for seed in range(5))


def test_view_of_one_seat_hides_hand_of_other_seat() -> None:
    position = kwoon.load(SAMPLE_GAME).deal(seed=1)
    assert set(position.view(0).hand).isdisjoint(position.view(1).hand)  # type: ignore[attr-defined]
    assert "hand" in position.view().as_dict()


def test_illegal_move_raises_error_and_changes_nothing() -> None:
    position = kwoon.load(SAMPLE_GAME).deal(seed=1)
    before = position.record().text
    prompt = position.prompts()[0]
    illegal = next(move for move in range(1000) if move not in prompt.moves)
    for move in (illegal, "no such move"):
        with pytest.raises(kwoon.IllegalMove):
            position.apply(prompt.seat, move)
    assert position.record().text == before


def test_bad_arguments_raise_value_errors_that_name_them() -> None:
    with pytest.raises(kwoon.UnknownGame, match="chess"):
        kwoon.load("chess")
    with pytest.raises(kwoon.OptionError, match="nothing"):
        kwoon.load(SAMPLE_GAME, options={"nothing": "1"})
    with pytest.raises(kwoon.PackError, match=r"missing\.toml"):
        kwoon.load(SAMPLE_GAME, pack="missing.toml")
    with pytest.raises(kwoon.UnknownBot, match="champion"):
        kwoon.load(SAMPLE_GAME).bot("champion")
    with pytest.raises(kwoon.RecordError, match="Line 1"):
        kwoon.Record("nonsense")


def test_make_returns_bot_that_plays_the_game() -> None:
    position = kwoon.load(SAMPLE_GAME).deal(seed=1)
    prompt = position.prompts()[0]
    assert bots.make(SAMPLE_GAME, "greedy").choose(position.view(prompt.seat), prompt) in prompt.moves

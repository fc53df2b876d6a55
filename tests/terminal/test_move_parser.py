"""Abbreviated moves are understood, and the examples in the help are moves that are legal now."""

import io
from pathlib import Path

import pytest

from kwoon import registry
from kwoon.core.dice import LiveDice
from kwoon.games import GAMES
from kwoon.lab import seeds
from kwoon.terminal.match.move_parser import example_inputs, parse_typed_move
from kwoon.terminal.match.setup import MatchSetup, new_match
from kwoon.terminal.screen import Screen

GAME_IDS = [definition.id for definition in GAMES]


@pytest.mark.parametrize("game", GAME_IDS)
def test_shortest_inputs_parse_to_the_move_they_abbreviate(game: str) -> None:
    loaded = registry.load_game(game)
    dice = LiveDice(3)
    state = loaded.game.deal(dice)
    shortened = 0
    for _ in range(60):
        prompts = state.prompts()
        if not prompts:
            break
        moves = sorted(prompts[0].moves)
        inputs = example_inputs(loaded, moves)
        meant = {parse_typed_move(typed, loaded, moves) for typed in inputs}
        assert len(meant) == 1
        assert meant <= set(moves)
        assert inputs[0] == loaded.game.format_move(meant.pop())
        shortened += len(inputs) > 1
        state.apply(prompts[0].seat, moves[dice.roll(len(moves))], dice)
    assert shortened > 20


@pytest.mark.parametrize("game", GAME_IDS)
def test_help_examples_are_legal_moves_and_known_rules(tmp_path: Path, game: str) -> None:
    def output_for(*lines: str) -> str:
        target = io.StringIO()
        screen = Screen(io.StringIO("".join(f"{line}\n" for line in lines)), target)
        match = new_match(game, MatchSetup(names=["Mia"]), screen, lambda purpose: seeds.make_dice("7", purpose))
        match.record_file.path = tmp_path / "a.record"
        match.run()
        return target.getvalue()

    help_text = output_for("help")
    (example,) = [
        line.partition("  ")[0] for line in help_text.splitlines() if "choose a move by its text in the list" in line
    ]
    assert f"  {example}  " in help_text.partition("Your choice")[0]
    word = help_text.partition("for example: rules ")[2].split()[0]
    assert "No rule contains" not in output_for(f"rules {word}")

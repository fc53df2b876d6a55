"""Help adapts to the game: its examples are moves that are legal now."""

import io
from pathlib import Path

import pytest

from kwoon import registry
from kwoon.core.dice import LiveDice
from kwoon.games import GAMES
from kwoon.lab import seeds
from kwoon.terminal.match.move_parser import parse_typed_move, shortest_inputs
from kwoon.terminal.match.setup import MatchSetup, new_match
from kwoon.terminal.screen import Screen

GAME_IDS = [box.id for box in GAMES]


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_way_to_type_an_example_is_understood(game: str) -> None:
    opened = registry.load_game(game)
    dice = LiveDice(3)
    state = opened.game.deal(dice)
    shortened = 0
    for _ in range(60):
        asks = state.prompts()
        if not asks:
            break
        moves = sorted(asks[0].moves)
        ways = shortest_inputs(opened, moves)
        meant = {parse_typed_move(way, opened, moves) for way in ways}
        assert len(meant) == 1
        assert meant <= set(moves)
        assert ways[0] == opened.game.format_move(meant.pop())
        shortened += len(ways) > 1
        state.apply(asks[0].seat, moves[dice.roll(len(moves))], dice)
    assert shortened > 20


@pytest.mark.parametrize("game", GAME_IDS)
def test_help_and_the_rules_that_it_names_are_about_this_game(tmp_path: Path, game: str) -> None:
    def said_to(*lines: str) -> str:
        target = io.StringIO()
        screen = Screen(io.StringIO("".join(f"{line}\n" for line in lines)), target)
        match = new_match(game, MatchSetup(names=["Mia"]), screen, lambda whose: seeds.make_dice("7", whose))
        match.record_file.path = tmp_path / "a.record"
        match.run()
        return target.getvalue()

    told = said_to("help")
    (example,) = [line.partition("  ")[0] for line in told.splitlines() if "as it is written in the list" in line]
    assert f"  {example}  " in told.partition("Your choice")[0]
    word = told.partition("for example: rules ")[2].split()[0]
    assert "No rule speaks of" not in said_to(f"rules {word}")

"""What may be typed is learnt from the game that is played: help's examples are moves that one can make now."""

import io
from pathlib import Path

import pytest

from kwoon import shelf
from kwoon.core.dice import LiveDice
from kwoon.games import GAMES
from kwoon.lab import luck
from kwoon.terminal.match.sit import Seating, new_match
from kwoon.terminal.match.typed import read_typed, ways_to_type
from kwoon.terminal.screen import Screen

GAME_IDS = [box.id for box in GAMES]


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_way_to_type_an_example_is_understood(game: str) -> None:
    opened = shelf.open_box(game)
    dice = LiveDice(3)
    state = opened.game.deal(dice)
    shortened = 0
    for _ in range(60):
        asks = state.asks()
        if not asks:
            break
        moves = sorted(asks[0].moves)
        ways = ways_to_type(opened, moves)
        meant = {read_typed(way, opened, moves) for way in ways}
        assert len(meant) == 1
        assert meant <= set(moves)
        assert ways[0] == opened.game.write(meant.pop())
        shortened += len(ways) > 1
        state.answer(asks[0].seat, moves[dice.roll(len(moves))], dice)
    assert shortened > 20


@pytest.mark.parametrize("game", GAME_IDS)
def test_help_and_the_rules_that_it_names_are_about_this_game(tmp_path: Path, game: str) -> None:
    def said_to(*lines: str) -> str:
        target = io.StringIO()
        screen = Screen(io.StringIO("".join(f"{line}\n" for line in lines)), target)
        match = new_match(game, Seating(names=["Mia"]), screen, lambda whose: luck.dice("7", whose))
        match.keeper.path = tmp_path / "a.record"
        match.run()
        return target.getvalue()

    told = said_to("help")
    (example,) = [line.partition("  ")[0] for line in told.splitlines() if "as it is written in the list" in line]
    assert f"  {example}  " in told.partition("Your choice")[0]
    word = told.partition("for example: rules ")[2].split()[0]
    assert "No rule speaks of" not in said_to(f"rules {word}")

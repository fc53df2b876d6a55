"""The command `hint` shows what the strongest bot would choose, from the player's own view."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

from kwoon.bots import position_analysis
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, Prompt, View
from kwoon.games import GAMES
from kwoon.terminal.match.setup import MatchSetup
from tests.terminal.match_fixture import ScriptedMatch


@pytest.mark.parametrize("game", ["fight", "kung-fu-2014"])
def test_hint_names_a_legal_move_and_changes_nothing(tmp_path: Path, game: str) -> None:
    table = ScriptedMatch(tmp_path, game, MatchSetup(names=["Mia"]))
    output = " ".join(table.type_lines("hint").split())
    found = re.search(r"Master would choose: (.+?)\. Your win chance is about \d+%\.", output)
    assert found, output
    listed = output.partition("Your choice")[0].lower()
    assert found[1].split(",")[0].split(" from ")[0].lower().removeprefix("take ").removeprefix("discard ") in listed
    assert [move for move in table.moves() if move.startswith("1 ")] == []


def test_hint_uses_only_the_view_of_the_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[View] = []
    choose = position_analysis.choose_answer

    def record_view(game: Game, bot: Player, view: View, prompt: Prompt, dice: Dice) -> list[int]:
        seen.append(view)
        return choose(game, bot, view, prompt, dice)

    monkeypatch.setattr("kwoon.terminal.match.commands.choose_answer", record_view)
    table = ScriptedMatch(tmp_path, "fight", MatchSetup(names=["Ann", "Bo"], people_only=True))
    output = table.type_lines("", "hint")
    (view,) = seen
    shown_hand = output.partition("Your hand: ")[2].partition("\n")[0]
    names = [str(table.match.board.card_name(card)) for card in cast("tuple[int, ...]", view.as_dict()["hand"])]
    assert sorted(shown_hand.split(", ")) == sorted(names)


def test_help_lists_the_hint(tmp_path: Path) -> None:
    output = ScriptedMatch(tmp_path, GAMES[0].id, MatchSetup(names=["Mia"])).type_lines("help")
    assert "\nhint  suggest a move" in output

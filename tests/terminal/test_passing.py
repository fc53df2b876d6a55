"""Prompts with only a pass are skipped for a player among bots, but not for people who share a screen."""

import io
from pathlib import Path

import pytest

from kwoon.bots import find_bot
from kwoon.core.dice import LiveDice
from kwoon.terminal.match.autopass import is_idle
from kwoon.terminal.match.match import TerminalMatch
from kwoon.terminal.match.setup import MatchSetup, new_match
from kwoon.terminal.screen import Screen
from tests.terminal.match_fixture import Sitting

TEAMS = {"format": "2v2", "archetypes": "dealt"}
NOTHING = ["kick", "punch", "trip", "throw", "kick", "punch", "wild"]
"""No Block and no card for a teammate."""
BLOCKS = ["get-behind-me", "get-behind-me", "get-behind-me", "get-behind-me", "kick", "punch", "trip"]


class Typist(io.StringIO):
    """Moves like a bot and inspects each prompt."""

    def __init__(self) -> None:
        super().__init__()
        self.match: TerminalMatch | None = None
        self.asked = 0
        self.idle = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        assert self.match is not None
        state = self.match.match.state
        ask = next(each for each in state.prompts() if each.seat == 0)
        self.asked += 1
        opened = self.match.loaded
        self.idle += not state.draft(0) and len(ask.moves) == 1 and is_idle(opened, ask.moves[0])
        bot = find_bot("greedy", self.match.definition.id).make_bot(opened.game, LiveDice(self.asked))
        return f"{sorted(ask.moves).index(bot.choose(state.view(0), ask)) + 1}\n"


@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_alone_among_bots_is_asked_for_a_mere_pass(tmp_path: Path, seed: int) -> None:
    typist = Typist()
    target = io.StringIO()
    seating = MatchSetup(names=["Mia"], seats=4, options=TEAMS, skips_confirmation=True)
    match = new_match("kung-fu-2019", seating, Screen(typist, target), lambda _: LiveDice(seed))
    match.record_file.path = tmp_path / "a.record"
    typist.match = match
    assert match.run() is not None
    assert typist.idle == 0
    passed = match.match.to_text().count("\n1 pass") + match.match.to_text().count("\n1 done")
    asked = target.getvalue().count("(or help): ")
    assert typist.asked == asked
    assert passed > 5


def team(folder: Path, own: list[str], together: bool = False) -> Sitting:
    """Mia and Cleo against Bo and Dee; Bo begins and attacks Cleo, so that Mia is prompted to step in."""
    names = ["Mia", "Bo", "Cleo", "Dee"] if together else ["Mia"]
    seating = MatchSetup(names=names, people_only=together, seats=4, options={"format": "2v2"})
    hands = [*own, *["kick"] * 7, *["punch"] * 6, "throw", "throw", *["flying"] * 4, *["flipping"] * 2]
    table = Sitting(folder, "kung-fu-2019", seating, hands, first=1)
    if not together:
        table.tell(1, "done", "target 3", "attack kick", "done")
        table.tell(2)
        table.tell(3)
    return table


def test_an_aside_question_with_nothing_to_say_is_passed_in_silence(tmp_path: Path) -> None:
    table = team(tmp_path, NOTHING)
    said = table.types()
    assert "Do you step in" not in said
    assert "You can only pass" not in said
    assert "1 pass" in table.moves()


def test_who_has_something_to_say_is_asked(tmp_path: Path) -> None:
    table = team(tmp_path, BLOCKS)
    assert "Do you step in, or block for " in table.types()
    assert "1 pass" not in table.moves()


def test_people_who_share_a_screen_are_asked_whatever_they_hold(tmp_path: Path) -> None:
    bo = ["", "done", ""]
    dee = ["", "pass"]
    lines = [*bo, *dee, "", "target cleo", "attack kick", "done", "", *dee, "", ""]
    for own in (NOTHING, BLOCKS):
        table = team(tmp_path, own, together=True)
        said = table.types(*lines)
        assert table.moves() == ["2 done", "4 pass", "2 target 3", "2 attack kick", "2 done", "4 pass"]
        asked = said.rpartition("Press Enter when Mia is at the keyboard")[2]
        assert "Do you step in, or block for " in asked
        assert ("Pass? Press Enter for yes (or help): " in asked) == (own is NOTHING)


def test_somebody_passes_for_the_rest_of_a_turn(tmp_path: Path) -> None:
    table = team(tmp_path, BLOCKS)
    table.tell(2, "done", "target 2", "attack punch", "done")
    table.tell(3, "done", "target 3", "attack throw", "done")
    said = table.types("pass turn")
    before, _, after = said.partition("You are asked no more side questions until this turn ends.")
    assert "Do you step in, or block for " in before
    assert "1 pass" in table.moves()
    # The next turn prompts again.
    assert after.count("(or help): ") == 1
    assert "turn 3" in after or "turn 4" in after


def test_passing_is_for_games_that_ask_aside(tmp_path: Path) -> None:
    said = Sitting(tmp_path, "kung-fu-2014", MatchSetup(names=["Mia"])).types("pass turn", "help")
    assert "There are no side questions in this game." in said
    assert "pass turn" not in said
    again = team(tmp_path, BLOCKS).types("help")
    assert "pass turn  answer no more side questions until this turn ends" in again


def test_an_attack_that_is_laid_out_is_not_declared_by_itself(tmp_path: Path) -> None:
    table = Sitting(tmp_path, "kung-fu-2019", MatchSetup(names=["Mia"]), ["kick", *["fan"], *["sword"] * 2])
    said = table.types("done", "target quince", "kick", "undo", "kick", "")
    assert said.count("Done? Press Enter for yes (or help): ") >= 2 or "Add Enhancements, or be done." in said
    assert "1 back" in table.moves()

"""A player among bots is not prompted if passing is the only move; people who share a screen are always prompted."""

import io
from pathlib import Path

import pytest

from kwoon.bots import find_bot
from kwoon.core.dice import LiveDice
from kwoon.terminal.match.autopass import is_idle_move
from kwoon.terminal.match.match import TerminalMatch
from kwoon.terminal.match.setup import MatchSetup, new_match
from kwoon.terminal.screen import Screen
from tests.terminal.match_fixture import ScriptedMatch

TEAMS = {"format": "2v2", "archetypes": "dealt"}
NOTHING = ["kick", "punch", "trip", "throw", "kick", "punch", "wild"]
"""A hand with no Block and no card for a teammate."""
BLOCKS = ["get-behind-me", "get-behind-me", "get-behind-me", "get-behind-me", "kick", "punch", "trip"]


class BotTypist(io.StringIO):
    """Types moves like a bot and counts prompts."""

    def __init__(self) -> None:
        super().__init__()
        self.match: TerminalMatch | None = None
        self.num_prompts = 0
        self.num_idle = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        assert self.match is not None
        state = self.match.match.state
        prompt = next(each for each in state.prompts() if each.seat == 0)
        self.num_prompts += 1
        loaded = self.match.loaded
        self.num_idle += not state.draft(0) and len(prompt.moves) == 1 and is_idle_move(loaded, prompt.moves[0])
        bot = find_bot("greedy", self.match.definition.id).make_bot(loaded.game, LiveDice(self.num_prompts))
        return f"{sorted(prompt.moves).index(bot.choose(state.view(0), prompt)) + 1}\n"


@pytest.mark.parametrize("seed", [1, 2])
def test_single_player_is_not_prompted_when_only_passing_is_possible(tmp_path: Path, seed: int) -> None:
    typist = BotTypist()
    target = io.StringIO()
    setup = MatchSetup(names=["Mia"], seats=4, options=TEAMS, skips_confirmation=True)
    match = new_match("kung-fu-2019", setup, Screen(typist, target), lambda _: LiveDice(seed))
    match.record_file.path = tmp_path / "a.record"
    typist.match = match
    assert match.run() is not None
    assert typist.num_idle == 0
    passed = match.match.to_text().count("\n1 pass") + match.match.to_text().count("\n1 done")
    asked = target.getvalue().count("(or help): ")
    assert typist.num_prompts == asked
    assert passed > 5


def team(folder: Path, own: list[str], people_only: bool = False) -> ScriptedMatch:
    """Return a match of Mia and Cleo against Bo and Dee. Bo attacks Cleo first, so Mia is prompted to step in."""
    names = ["Mia", "Bo", "Cleo", "Dee"] if people_only else ["Mia"]
    setup = MatchSetup(names=names, people_only=people_only, seats=4, options={"format": "2v2"})
    hands = [*own, *["kick"] * 7, *["punch"] * 6, "throw", "throw", *["flying"] * 4, *["flipping"] * 2]
    table = ScriptedMatch(folder, "kung-fu-2019", setup, hands, first_seat=1)
    if not people_only:
        table.script_bot(1, "done", "target 3", "attack kick", "done")
        table.script_bot(2)
        table.script_bot(3)
    return table


def test_optional_prompt_with_only_a_pass_is_skipped_silently(tmp_path: Path) -> None:
    table = team(tmp_path, NOTHING)
    output = table.type_lines()
    assert "Step in, or block for" not in output
    assert "You can only pass" not in output
    assert "1 pass" in table.moves()


def test_optional_prompt_with_a_choice_is_shown(tmp_path: Path) -> None:
    table = team(tmp_path, BLOCKS)
    assert "Step in, or block for " in table.type_lines()
    assert "1 pass" not in table.moves()


def test_hotseat_players_are_prompted_whatever_they_hold(tmp_path: Path) -> None:
    bo = ["", "done", ""]
    dee = ["", "pass"]
    lines = [*bo, *dee, "", "target cleo", "attack kick", "done", "", *dee, "", ""]
    for own, prompt in ((NOTHING, "You have no card that helps Cleo."), (BLOCKS, "Step in, or block for ")):
        table = team(tmp_path, own, people_only=True)
        output = table.type_lines(*lines)
        assert table.moves() == ["2 done", "4 pass", "2 target 3", "2 attack kick", "2 done", "4 pass"]
        asked = output.rpartition("Press Enter when Mia is at the keyboard")[2]
        assert prompt in asked
        assert ("Pass? Press Enter to confirm (or help): " in asked) == (own is NOTHING)


def test_pass_turn_skips_optional_prompts_until_turn_ends(tmp_path: Path) -> None:
    table = team(tmp_path, BLOCKS)
    table.script_bot(2, "done", "target 2", "attack punch", "done")
    table.script_bot(3, "done", "target 3", "attack throw", "done")
    output = table.type_lines("pass turn")
    before, _, after = output.partition("You'll pass all optional prompts until this turn ends.")
    assert "Step in, or block for " in before
    assert "1 pass" in table.moves()
    # The player is prompted again in the next turn.
    assert after.count("(or help): ") == 1
    assert "turn 3" in after or "turn 4" in after


def test_pass_turn_in_game_without_optional_prompts_is_refused(tmp_path: Path) -> None:
    output = ScriptedMatch(tmp_path, "kung-fu-2014", MatchSetup(names=["Mia"])).type_lines("pass turn", "help")
    assert "This game has no optional prompts." in output
    assert "pass turn" not in output
    again = team(tmp_path, BLOCKS).type_lines("help")
    assert "pass turn  pass all optional prompts until this turn ends" in again


def test_drafted_attack_is_not_completed_automatically(tmp_path: Path) -> None:
    table = ScriptedMatch(tmp_path, "kung-fu-2019", MatchSetup(names=["Mia"]), ["kick", *["fan"], *["sword"] * 2])
    output = table.type_lines("done", "target quince", "kick", "undo", "kick", "")
    assert output.count("Done? Press Enter to confirm (or help): ") >= 2 or "Add Enhancements, or strike." in output
    assert "1 back" in table.moves()

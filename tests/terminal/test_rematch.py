"""A rematch: the same people in the same seats, new dice, and the loser's choice."""

from pathlib import Path

import pytest

from kwoon.core.dice import Dice
from kwoon.core.game import CONCEDE
from kwoon.lab import seeds
from kwoon.terminal.match.match import TerminalMatch
from kwoon.terminal.match.setup import MatchSetup, dice_for_match, new_match, new_rematch
from kwoon.terminal.screen import Screen
from tests.sample_game import SAMPLE_GAME
from tests.terminal.test_screen import FakeTerminal


def make_dice(purpose: str) -> Dice:
    return seeds.make_dice("7", purpose)


def conceded_match(folder: Path, game: str, setup: MatchSetup, seats: list[int], typed: str = "") -> TerminalMatch:
    source = FakeTerminal()
    source.write(typed)
    source.seek(0)
    match = new_match(game, setup, Screen(source, FakeTerminal(), plain=True), make_dice)
    match.record_file.path = folder / "first.record"
    for seat in seats:
        match.apply_and_save(seat, CONCEDE)
    return match


@pytest.mark.parametrize(("seat", "loser"), [(0, "1"), (1, "2")])
def test_rematch_lets_loser_choose_who_picks_first(tmp_path: Path, seat: int, loser: str) -> None:
    setup = MatchSetup(names=["Ann", "Bo"], people_only=True, options={"characters": "ten"})
    first = conceded_match(tmp_path, "dragon-punch", setup, [seat])
    again = new_rematch(first, setup, dice_for_match(make_dice, 2))
    options = {"mode": "duel", "characters": "ten", "loser": loser, "flipped": "all", "edition": "2"}
    assert again.loaded.options == options
    (prompt,) = again.match.state.prompts()
    assert (prompt.seat, prompt.kind) == (seat, "order")
    assert (again.names, again.people, again.bots) == (["Ann", "Bo"], [0, 1], {})


def test_rematch_keeps_bots_and_deals_new_cards(tmp_path: Path) -> None:
    setup = MatchSetup(names=["Mia"], seats=4, options={"format": "2v2"}, skips_confirmation=True)
    first = conceded_match(tmp_path, "kung-fu-2019", setup, [0, 2])
    again = new_rematch(first, setup, dice_for_match(make_dice, 2))
    assert again.names == first.names
    assert again.names[0] == "Mia" and len(set(again.names)) == 4
    assert list(again.bots) == [1, 2, 3]
    assert again.skips_confirmation
    fresh = new_match("kung-fu-2019", setup, again.screen, make_dice)
    assert fresh.match.state.view(0).as_dict()["hand"] != again.match.state.view(0).as_dict()["hand"]


@pytest.mark.parametrize(
    ("typed", "wanted"), [("yes\n", True), ("Y\n", True), ("\n", False), ("1\n", False), ("", False)]
)
def test_ask_for_rematch_on_terminal_returns_answer(tmp_path: Path, typed: str, wanted: bool) -> None:
    match = conceded_match(tmp_path, SAMPLE_GAME, MatchSetup(), [0], typed)
    assert match.ask_for_rematch() is wanted


def test_ask_for_rematch_without_terminal_returns_false(tmp_path: Path) -> None:
    match = conceded_match(tmp_path, SAMPLE_GAME, MatchSetup(), [0], "yes\n")
    match.screen.is_interactive = False
    assert not match.ask_for_rematch()

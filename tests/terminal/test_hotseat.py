"""Two people at one keyboard: neither ever sees the other's hand."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from kwoon.core.events import EVERYONE
from kwoon.core.game import SPECTATOR, Prompt
from kwoon.games.fight.rules.game import FightState
from kwoon.lab import seeds
from kwoon.localization.formatter import Reader
from kwoon.terminal.match.match import TerminalMatch
from kwoon.terminal.match.narration import Narrator
from kwoon.terminal.match.setup import MatchSetup, new_match, resume_match
from kwoon.terminal.screen import Screen
from tests.sample_game import SAMPLE_GAME


class LeakDetector(io.StringIO):
    """Checks every line for cards that the person at the keyboard must not see."""

    def __init__(self) -> None:
        super().__init__()
        self.match: TerminalMatch | None = None
        self.line = ""
        self.num_lines = 0
        self.leaks: list[str] = []

    def write(self, text: str) -> int:
        self.line += text
        while "\n" in self.line:
            line, _, self.line = self.line.partition("\n")
            if self.match is not None:
                self._look(self.match, line.strip())
        return super().write(text)

    def _look(self, match: TerminalMatch, line: str) -> None:
        state = match.match.state
        assert isinstance(state, FightState)
        hidden: list[int] = []
        for seat in (0, 1):
            if seat != match.seat_at_keyboard:
                hidden.extend(card for card in state.hands[seat] if card not in state.shown[seat])
        self.num_lines += 1
        names = [match.board.card_name(card) for card in hidden]
        if any(name in line for name in names) and line not in known_lines(match):
            self.leaks.append(line)


def known_lines(match: TerminalMatch) -> set[str]:
    """Return the lines about public events, and about what the current player drew in earlier rounds, when hands were
    different."""
    public = [event for event in match.events if event.visible_to == EVERYONE]
    lines: set[str] = {
        line for event in public if (line := match.board.explain_event(event, Reader(match.names, SPECTATOR)))
    }
    for seat in (SPECTATOR, 0, 1):
        lines.update(Narrator(match.loaded.text, match.board, Reader(match.names, seat)).narration_sentences(public))
    if match.seat_at_keyboard != SPECTATOR:
        this_round = max(at for at, event in enumerate(match.events) if event.kind == "round")
        own = [
            e
            for e in match.events[:this_round]
            if e.visible_to == EVERYONE or (e.visible_to >> match.seat_at_keyboard) & 1
        ]
        lines.update(
            Narrator(match.loaded.text, match.board, Reader(match.names, match.seat_at_keyboard)).narration_sentences(
                own
            )
        )
    return lines


class LookupTypist(io.StringIO):
    """Looks up cards, reasons and the log between choices, types 2 and 1 in turn as choices, and hands over when asked."""

    def __init__(self, detector: LeakDetector) -> None:
        super().__init__()
        self.detector = detector
        self.typed = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if not self.detector.line.startswith("Your choice"):
            return "\n"
        self.typed += 1
        assert self.typed < 5000, "the match does not end"
        return ("log all\n", "2\n", "cards\n", "1\n", "why\n", "discards\n")[self.typed % 6]


def play(
    tmp_path: Path, seed: str, lines: list[str] | None = None, plant: Callable[[TerminalMatch], None] | None = None
) -> tuple[TerminalMatch, LeakDetector]:
    detector = LeakDetector()
    source = LookupTypist(detector) if lines is None else io.StringIO("".join(f"{line}\n" for line in lines))
    screen = Screen(source, detector)
    setup = MatchSetup(names=["Ann", "Bo"], people_only=True)
    match = new_match(SAMPLE_GAME, setup, screen, lambda purpose: seeds.make_dice(seed, purpose))
    match.record_file.path = tmp_path / f"{seed}.record"
    detector.match = match
    if plant is not None:
        plant(match)
    match.run()
    return match, detector


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_hotseat_screen_never_shows_other_hand(tmp_path: Path, seed: str) -> None:
    match, detector = play(tmp_path, seed)
    assert match.match.state.outcome() is not None
    assert detector.num_lines > 500
    assert detector.leaks == []


def test_leak_check_detects_hand_shown_to_wrong_person(tmp_path: Path) -> None:
    def show_to_the_other(match: TerminalMatch) -> None:
        shown = match.show_prompt

        def show(prompt: Prompt) -> None:
            shown(prompt)
            other = 1 - prompt.seat
            match.screen.print_board(match.board.board_text(match.match.state.view(other), Reader(match.names, other)))

        match.show_prompt = show  # type: ignore[method-assign]

    _, detector = play(tmp_path, "1", plant=show_to_the_other)
    assert detector.leaks != []


def test_leak_check_detects_unredacted_log(tmp_path: Path) -> None:
    def log_everything(match: TerminalMatch) -> None:
        for narrator in match.narrators.values():
            lines = narrator.narration_sentences
            narrator.narration_sentences = lambda events, lines=lines: lines(match.events)  # type: ignore[method-assign, misc]

    _, detector = play(tmp_path, "1", plant=log_everything)
    assert detector.leaks != []


def test_hotseat_clears_screen_before_next_person(tmp_path: Path) -> None:
    _, detector = play(tmp_path, "1")
    before = detector.getvalue().split("is at the keyboard: ")
    assert len(before) > 10
    for part in before[1:-1]:
        # Everything before the last handover has been cleared from the screen.
        shown = part.rpartition("----\n")[2]
        assert "Your choice" not in shown
        assert "Your hand" not in shown


def test_hotseat_undo_takes_back_sealed_card(tmp_path: Path) -> None:
    # With seed 7, Bo takes first, then Ann. Then Ann plays, changes her mind and plays a different card.
    lines = ["", "1", "", "", "1", "S1", "undo", "D1", "", "C6", "", ""]
    match, detector = play(tmp_path, "7", lines)
    moves = [line.split(" :")[0] for line in match.match.to_text().splitlines() if line[0] in "12"]
    assert moves == ["2 take C1", "1 take H1", "1 play S1", "1 back", "1 play D1", "2 play C6"]
    assert "Ann has chosen." in detector.getvalue()
    assert detector.leaks == []


def test_resumed_hotseat_match_keeps_sealed_card(tmp_path: Path) -> None:
    match, _ = play(tmp_path, "7", ["", "1", "", "", "1", "S1"])
    target = io.StringIO()
    screen = Screen(io.StringIO("\nC6\n\n"), target)
    again = resume_match(match.record_file.path, MatchSetup(), screen, lambda purpose: seeds.make_dice("8", purpose))
    assert again.people == [0, 1]
    again.run()
    # Ann's sealed card was kept, so the match waits for Bo to come to the keyboard.
    assert target.getvalue().partition("Press Enter when ")[2].startswith("Bo is at the keyboard")
    assert "Ann plays Punch 1; Bo plays Kick 6." in target.getvalue()

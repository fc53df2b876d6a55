"""Prints a record as one seat or a spectator saw it, or with all cards open."""

from __future__ import annotations

from pathlib import Path

from kwoon.core.definition import LoadedGame
from kwoon.core.events import Event, EventLog
from kwoon.core.game import SPECTATOR
from kwoon.core.message import Text, msg
from kwoon.core.record import RecordError, RecordReplay
from kwoon.localization.formatter import Reader
from kwoon.providers import find_provider
from kwoon.registry import find_game, load_game_of_record
from kwoon.terminal.boards import make_board
from kwoon.terminal.match.match import display_names
from kwoon.terminal.match.narration import Narrator, format_matchup
from kwoon.terminal.match.setup import read_record
from kwoon.terminal.reports.replay_notes import ReplayNotes
from kwoon.terminal.screen import Screen, replace_unprintable

ALL_CARDS_OPEN = -2
"""A viewer that sees all cards, unlike any seat."""


def print_replay(file: Path, viewer: str, pack: Path | None, screen: Screen, stepwise: bool) -> None:
    """Validate a whole record, then print it. Raise `RecordError` if the record is invalid."""
    text = read_record(file)
    try:
        loaded, record_header = load_game_of_record(text, pack)
        RecordReplay(text, loaded.game).replay_to_end()
    except RecordError as error:
        raise RecordError(msg("core-schema-located", location=str(file), problem=error.text)) from None
    seat = find_seat(viewer, [replace_unprintable(name) for name in record_header.names])
    names = display_names(record_header.names)
    reader = Reader(names, max(seat, SPECTATOR))
    matchup = format_matchup(loaded.game, names, reader)
    title = find_game(record_header.game).title
    screen.print_heading(reader.t("terminal-match-title", game=title, matchup=matchup))
    screen.print_line(reader.say(_viewpoint_text(seat, names)))
    narrator = Narrator(loaded.text, make_board(record_header.game, loaded, screen.plain), reader)
    ReplayPrinter(screen, narrator, seat, stepwise).print_match(text, loaded, names)
    screen.print_line(reader.t("terminal-valid-record"))


def find_seat(viewer: str, names: list[str]) -> int:
    """Return the seat with this number or player name, `SPECTATOR` for `spectator`, or `ALL_CARDS_OPEN` by default.
    Raise `RecordError` if there is no such viewer."""
    if not viewer or viewer.lower() == "open":
        return ALL_CARDS_OPEN
    if viewer.lower() in ("spectator", "watcher"):
        return SPECTATOR
    if viewer.isascii() and viewer.isdigit() and 1 <= int(viewer) <= len(names):
        return int(viewer) - 1
    for seat, name in enumerate(names):
        if name.lower() == viewer.lower():
            return seat
    known = [f"{seat} ({name})" for seat, name in enumerate(names, 1)]
    unknown = replace_unprintable(viewer)
    raise RecordError(Reader().t("terminal-unknown-viewer", text=unknown, viewers=[*known, "spectator", "open"]))


def _viewpoint_text(seat: int, names: list[str]) -> Text:
    if seat == ALL_CARDS_OPEN:
        return msg("terminal-shown-open")
    return msg("terminal-shown-spectator") if seat == SPECTATOR else msg("terminal-shown-player", player=names[seat])


class ReplayPrinter:
    def __init__(self, screen: Screen, narrator: Narrator, seat: int, stepwise: bool) -> None:
        self.screen = screen
        self.narrator = narrator
        self.seat = seat
        self.stepwise = stepwise

    def print_match(self, record_text: str, loaded: LoadedGame, names: list[str]) -> None:
        """Print the match from the deal to the end of the record."""
        log = EventLog()
        replay = RecordReplay(record_text, loaded.game, log)
        pending_events = log.take_events()
        make_notes = find_provider(loaded.game, "replay_notes") or ReplayNotes
        notes = make_notes(loaded.game, names)
        notes.observe(replay.match.state)
        while replay.replay_next_line():
            new_events = log.take_events()
            note_lines = notes.notes_on_last_turn(replay.match) if self.seat == ALL_CARDS_OPEN else []
            notes.observe(replay.match.state)
            if new_events and pending_events:
                self._show(pending_events)
                pending_events = []
                self._wait_for_enter()
            pending_events.extend(new_events)
            if note_lines:
                self._show(pending_events)
                pending_events = []
                for line in note_lines:
                    self.screen.print_line(line, "quiet")
        self._show(pending_events)
        outcome = replay.match.state.outcome()
        reader = self.narrator.reader
        self.screen.print_heading(reader.t("terminal-the-end" if outcome else "terminal-so-far"))
        if outcome is None:
            self.screen.print_line(reader.t("terminal-unfinished-record"))
        else:
            self.screen.print_line(reader.say(loaded.text.describe_outcome(outcome)), "good")

    def _show(self, events: list[Event]) -> None:
        self.narrator.narrate(
            self.screen, events if self.seat == ALL_CARDS_OPEN else [event.as_seen_by(self.seat) for event in events]
        )

    def _wait_for_enter(self) -> None:
        if not self.stepwise:
            return
        typed = self.screen.read_line(f"{self.narrator.reader.t('terminal-replay-step')} ").lower()
        if typed in ("q", "quit"):
            raise EOFError
        if typed in ("a", "all"):
            self.stepwise = False

"""Invariants of text: every move parses back, nonsense is rejected, and a record replays to the same game."""

from __future__ import annotations

import pytest

from kwoon.core.dice import LiveDice, RecordedDice
from kwoon.core.events import EventLog
from kwoon.core.game import CONCEDE, TAKE_BACK, IllegalMove
from kwoon.core.record import Match, RecordReplay, format_move, parse_move, read_header, replay
from kwoon.registry import record_header
from tests.invariants.random_records import random_match
from tests.invariants.tables import (
    TABLES,
    InvariantTable,
    at_every_table,
    evenly_spread,
    event_values,
    share_per_table,
    snapshot,
)

NONSENSE = ("", " ", "\n", "\0", "-1", "0", "999999999", "back to", "1 play", "?", "play", "play it again", "拳", "💥")
NAMES = ("Ann ", "", " Bo", "two words", "Ann\nBo", "Ann\u2028Bo", "Ann\x85", "Ann\x0bBo", "deal", "end 1 2", "拳")


@at_every_table
def test_move_text_parses_back_to_same_move(table: InvariantTable) -> None:
    game = table.game
    moves = [TAKE_BACK, CONCEDE, *range(game.num_distinct_moves())]
    texts = [format_move(game, move) for move in moves]
    assert len(set(texts)) == len(texts)
    for move, text in zip(moves, texts, strict=True):
        assert parse_move(game, text) == move
        # Each move in a record is one line, and a colon separates it from dice rolls.
        assert text.isprintable()
        assert text == " ".join(text.split())
        assert " :" not in text


@at_every_table
def test_move_text_is_parsed_case_insensitively(table: InvariantTable) -> None:
    for move in range(table.game.num_distinct_moves()):
        text = table.game.format_move(move)
        assert {
            table.game.parse_move(text.lower()),
            table.game.parse_move(text.upper()),
            table.game.parse_move(f"  {text} "),
        } == {move}


@at_every_table
@pytest.mark.parametrize("text", [*NONSENSE, "x" * 10_000])
def test_unparsable_move_text_is_rejected_with_message(table: InvariantTable, text: str) -> None:
    with pytest.raises(IllegalMove) as error:
        table.game.parse_move(text)
    assert str(error.value).endswith(".")
    assert len(str(error.value)) > 20


@at_every_table
def test_move_text_with_extra_characters_is_rejected(table: InvariantTable) -> None:
    game = table.game
    for move in range(game.num_distinct_moves()):
        text = game.format_move(move)
        for wrong in (f"{text} {text}", f"{text} :", f"x{text}", f"{text}x", f"{text}\0", f"? {text}"):
            with pytest.raises(IllegalMove):
                game.parse_move(wrong)


@at_every_table
def test_record_replays_to_same_state_and_events(table: InvariantTable) -> None:
    for seed in range(share_per_table(400)):
        log = EventLog()
        match = random_match(table, 1_000 + seed, log)
        text = match.to_text()
        again = EventLog()
        replayed = replay(text, table.game, again)
        assert replayed.to_text() == text
        assert snapshot(table, replayed.state) == snapshot(table, match.state)
        assert event_values(again.take_events()) == event_values(log.take_events())
        assert replay(text, table.game).to_text() == text


@at_every_table
def test_record_cut_after_any_move_can_be_continued(table: InvariantTable) -> None:
    for seed in range(8):
        full = random_match(table, 2_000 + seed, None)
        for steps in evenly_spread(list(range(len(full.moves))), 12):
            part = random_match(table, 2_000 + seed, None, steps)
            assert "\nend " not in part.to_text()
            replayed = replay(part.to_text(), table.game)
            assert snapshot(table, replayed.state) == snapshot(table, part.state)
            for step in full.moves[steps:]:
                replayed.apply(step.seat, step.move, RecordedDice(step.rolls))
            assert replayed.to_text() == full.to_text()


@at_every_table
def test_replay_passes_through_same_positions(table: InvariantTable) -> None:
    for seed in range(8):
        snapshots: list[object] = []
        text = record_with_snapshots(table, 3_000 + seed, snapshots)
        replayer = RecordReplay(text, table.game)
        again = [snapshot(table, replayer.match.state)]
        while replayer.replay_next_line():
            again.append(snapshot(table, replayer.match.state))
        # The `end` and `sum` lines do not change the position.
        assert again == snapshots + snapshots[-1:] * 2


def record_with_snapshots(table: InvariantTable, seed: int, snapshots: list[object]) -> str:
    dice = LiveDice(seed)
    match = Match(table.game, record_header(table.definition, table.loaded, table.names), dice)
    snapshots.append(snapshot(table, match.state))
    while match.state.prompts():
        prompt = match.state.prompts()[0]
        match.apply(int(prompt.seat), prompt.moves[dice.roll(len(prompt.moves))], dice)
        snapshots.append(snapshot(table, match.state))
    return match.to_text()


@at_every_table
def test_rejected_move_is_not_recorded(table: InvariantTable) -> None:
    match = random_match(table, 4_000, None, 5)
    before = match.to_text()
    with pytest.raises(IllegalMove):
        match.apply(0, table.game.num_distinct_moves(), LiveDice(1))
    assert match.to_text() == before


@at_every_table
def test_record_header_has_game_pack_seats_options_and_names(table: InvariantTable) -> None:
    header = read_header(random_match(table, 5_000, None, 3).to_text())
    assert (header.game, header.pack, header.seats) == (
        table.definition.id,
        table.loaded.pack_fingerprint,
        len(table.seats),
    )
    assert (header.options, header.names) == (table.loaded.options, table.names)


@pytest.mark.parametrize("name", NAMES)
def test_record_with_unusual_player_name_replays(name: str) -> None:
    table = TABLES[0]
    dice = LiveDice(1)
    header = record_header(table.definition, table.loaded, [name, "Bo"])
    match = Match(table.game, header, dice)
    while match.state.prompts():
        prompt = match.state.prompts()[0]
        match.apply(int(prompt.seat), prompt.moves[0], dice)
    assert replay(match.to_text(), table.game).to_text() == match.to_text()

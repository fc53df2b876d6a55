"""Laws about text: every move parses back, nonsense is refused, and a record replays to the same game."""

from __future__ import annotations

import pytest

from kwoon.core.dice import LiveDice, RecordedDice
from kwoon.core.events import Log
from kwoon.core.game import CONCEDE, TAKE_BACK, IllegalMove
from kwoon.core.record import Match, RecordReplay, format_move, parse_move, read_header, replay
from kwoon.registry import record_header
from tests.invariants.random_records import played
from tests.invariants.tables import TABLES, Table, at_every_table, share, snapshot, spread, told

NONSENSE = ("", " ", "\n", "\0", "-1", "0", "999999999", "back to", "1 play", "?", "play", "play it again", "拳", "💥")
NAMES = ("Ann ", "", " Bo", "two words", "Ann\nBo", "Ann\u2028Bo", "Ann\x85", "Ann\x0bBo", "deal", "end 1 2", "拳")


@at_every_table
def test_the_text_of_every_move_reads_back(table: Table) -> None:
    game = table.game
    moves = [TAKE_BACK, CONCEDE, *range(game.num_moves())]
    texts = [format_move(game, move) for move in moves]
    assert len(set(texts)) == len(texts)
    for move, text in zip(moves, texts, strict=True):
        assert parse_move(game, text) == move
        # Records are line based, and a colon precedes dice rolls.
        assert text.isprintable()
        assert text == " ".join(text.split())
        assert " :" not in text


@at_every_table
def test_a_move_may_be_typed_in_capitals_or_not(table: Table) -> None:
    for move in range(table.game.num_moves()):
        text = table.game.format_move(move)
        assert {
            table.game.parse_move(text.lower()),
            table.game.parse_move(text.upper()),
            table.game.parse_move(f"  {text} "),
        } == {move}


@at_every_table
@pytest.mark.parametrize("text", [*NONSENSE, "x" * 10_000])
def test_nonsense_is_refused_with_a_sentence(table: Table, text: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        table.game.parse_move(text)
    assert str(refused.value).endswith(".")
    assert len(str(refused.value)) > 20


@at_every_table
def test_a_move_with_something_added_or_lost_is_no_move(table: Table) -> None:
    game = table.game
    for move in range(game.num_moves()):
        text = game.format_move(move)
        for wrong in (f"{text} {text}", f"{text} :", f"x{text}", f"{text}x", f"{text}\0", f"? {text}"):
            with pytest.raises(IllegalMove):
                game.parse_move(wrong)


@at_every_table
def test_a_record_replays_to_the_same_game_told_the_same_way(table: Table) -> None:
    for seed in range(share(400)):
        log = Log()
        bout = played(table, 1_000 + seed, log)
        text = bout.to_text()
        again = Log()
        twin = replay(text, table.game, again)
        assert twin.to_text() == text
        assert snapshot(table, twin.state) == snapshot(table, bout.state)
        assert told(again.take()) == told(log.take())
        assert replay(text, table.game).to_text() == text


@at_every_table
def test_a_record_can_be_cut_after_any_answer_and_played_on(table: Table) -> None:
    for seed in range(8):
        full = played(table, 2_000 + seed, None)
        for steps in spread(list(range(len(full.moves))), 12):
            part = played(table, 2_000 + seed, None, steps)
            assert "\nend " not in part.to_text()
            twin = replay(part.to_text(), table.game)
            assert snapshot(table, twin.state) == snapshot(table, part.state)
            for step in full.moves[steps:]:
                twin.apply(step.seat, step.move, RecordedDice(step.rolls))
            assert twin.to_text() == full.to_text()


@at_every_table
def test_a_replay_goes_through_the_same_positions(table: Table) -> None:
    for seed in range(8):
        seen: list[object] = []
        text = watched(table, 3_000 + seed, seen)
        walk = RecordReplay(text, table.game)
        again = [snapshot(table, walk.match.state)]
        while walk.step():
            again.append(snapshot(table, walk.match.state))
        # The lines with the end and the checksum change nothing.
        assert again == seen + seen[-1:] * 2


def watched(table: Table, seed: int, seen: list[object]) -> str:
    dice = LiveDice(seed)
    bout = Match(table.game, record_header(table.box, table.opened, table.names), dice)
    seen.append(snapshot(table, bout.state))
    while bout.state.prompts():
        ask = bout.state.prompts()[0]
        bout.apply(int(ask.seat), ask.moves[dice.roll(len(ask.moves))], dice)
        seen.append(snapshot(table, bout.state))
    return bout.to_text()


@at_every_table
def test_a_refused_answer_is_not_written_down(table: Table) -> None:
    bout = played(table, 4_000, None, 5)
    before = bout.to_text()
    with pytest.raises(IllegalMove):
        bout.apply(0, table.game.num_moves(), LiveDice(1))
    assert bout.to_text() == before


@at_every_table
def test_the_head_of_a_record_says_what_was_played(table: Table) -> None:
    head = read_header(played(table, 5_000, None, 3).to_text())
    assert (head.game, head.pack, head.seats) == (table.box.id, table.opened.pack_fingerprint, len(table.seats))
    assert (head.options, head.names) == (table.opened.options, table.names)


@pytest.mark.parametrize("name", NAMES)
def test_whatever_players_are_called_their_record_replays(name: str) -> None:
    table = TABLES[0]
    dice = LiveDice(1)
    head = record_header(table.box, table.opened, [name, "Bo"])
    bout = Match(table.game, head, dice)
    while bout.state.prompts():
        ask = bout.state.prompts()[0]
        bout.apply(int(ask.seat), ask.moves[0], dice)
    assert replay(bout.to_text(), table.game).to_text() == bout.to_text()

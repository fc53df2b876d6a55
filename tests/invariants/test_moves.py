"""Laws about moves: refusals change nothing, sealed moves stay hidden, drafts can be undone."""

from __future__ import annotations

from itertools import permutations

import pytest

from kwoon.core.dice import Dice, LiveDice, RecordingDice
from kwoon.core.events import Log
from kwoon.core.game import CONCEDE, TAKE_BACK, IllegalMove, State
from tests.invariants.tables import Table, at_every_table, draft, finish, sealed, share, snapshot, some, spread, told

DRAFTED = {"fight": 0.25, "dragon-punch": 0.35, "kung-fur-fight": 5, "kung-fu-2014": 0.5, "kung-fu-2019": 0.45}
"""Lower bound on the average number of moves drafted before the resolving one (measured: about 0.4, 0.6, 9, 1 and 1). A
game that did not keep drafts would have none to take back."""


def refusal(state: State, seat: int, move: int) -> str:
    """Return the message with which a move is refused; the refusal must not roll dice."""
    dice = RecordingDice(LiveDice(1))
    with pytest.raises(IllegalMove) as refused:
        state.apply(seat, move, dice)
    assert dice.take() == []
    sentence = str(refused.value)
    assert sentence[0].isupper() or sentence[0] in "-'0123456789", sentence
    assert sentence.endswith(".")
    assert "  " not in sentence
    return sentence


def illegal(table: Table, state: State, seat: int) -> list[int]:
    """Return every move that is illegal for this seat, and numbers that are not moves."""
    ask = state.prompt(seat)
    legal = [] if ask is None else ask.moves
    size = table.game.num_moves()
    numbers = [*spread(list(range(size)), 100), size, size + 1, 2**31, 2**62, -3, -100, -(2**31)]
    return [move for move in numbers if move not in legal]


@at_every_table
def test_an_illegal_answer_is_refused_and_changes_nothing(table: Table) -> None:
    for state in some(table, share(400), 1_000, every=15):
        before = snapshot(table, state)
        for seat in (*table.seats, -1, -5, len(table.seats), 1_000):
            for move in illegal(table, state, seat):
                refusal(state, seat, move)
            assert snapshot(table, state) == before
        finish(state.copy(), LiveDice(5))


@at_every_table
def test_a_refusal_says_what_is_possible(table: Table) -> None:
    for state in some(table, share(1_000), 2_000, every=8):
        for seat in table.seats:
            ask = state.prompt(seat)
            wrong = illegal(table, state, seat)
            sentence = refusal(state, seat, wrong[len(wrong) // 2])
            if state.outcome() is not None:
                assert sentence == "The game is over."
            elif ask is not None:
                assert all(table.game.format_move(move) in sentence for move in ask.moves)
            elif state.draft(seat):
                assert "take your answer back" in sentence
        assert "seat" in refusal(state, len(table.seats), 0) or state.outcome() is not None


@at_every_table
@pytest.mark.parametrize("move", [2**63, -(2**63) - 1, 10**30])
def test_a_number_of_any_length_is_refused(table: Table, move: int) -> None:
    for state in some(table, 10, 3_000, every=15):
        before = snapshot(table, state)
        for seat in table.seats:
            refusal(state, seat, move)
        assert snapshot(table, state) == before


@at_every_table
def test_taking_back_restores_what_was_before_move_by_move(table: Table) -> None:
    taken = 0
    asked = 0
    dice = LiveDice(4)
    for state in some(table, share(2_500), 4_000, every=5):
        for ask in state.prompts():
            asked += 1
            seat = int(ask.seat)
            twin = state.copy()
            for before in reversed(step_by_step(table, twin, seat, dice)):
                twin.apply(seat, TAKE_BACK, LiveDice(4))
                assert snapshot(table, twin) == before
                taken += 1
            if not twin.draft(seat):
                assert refusal(twin, seat, TAKE_BACK) == "There is nothing to take back."
    assert taken >= asked * DRAFTED[table.box.id]


def step_by_step(table: Table, state: State, seat: int, dice: Dice) -> list[object]:
    """Let a seat draft until the next move would resolve; return what was observable before each move."""
    befores: list[object] = []
    ask = state.prompt(seat)
    while ask is not None:
        move = ask.moves[dice.roll(len(ask.moves))]
        further = state.copy()
        further.apply(seat, move, LiveDice(4))
        if not further.draft(seat):
            break
        befores.append(snapshot(table, state))
        state.apply(seat, move, dice)
        ask = state.prompt(seat)
    return befores


@at_every_table
def test_nothing_can_be_taken_back_once_it_has_settled(table: Table) -> None:
    """Taking back must never be a second choice after others have revealed theirs."""
    for state in some(table, share(3_000), 5_000, every=2):
        for seat in table.seats:
            if not state.draft(seat):
                refusal(state, seat, TAKE_BACK)


@at_every_table
def test_nothing_can_be_taken_back_when_the_game_is_over(table: Table) -> None:
    for state in ends_by_concession(table, 5_500):
        for seat in table.seats:
            assert refusal(state, seat, TAKE_BACK) == "The game is over."


@at_every_table
def test_the_order_in_which_sealed_answers_arrive_changes_nothing(table: Table) -> None:
    for state in sealed(table, share(800), 6_000, every=4):
        seats = [int(ask.seat) for ask in state.prompts()]
        ways = []
        for order in list(permutations(seats))[:24]:
            twin = state.copy()
            twin.log = log = Log()
            luck = LiveDice(66)
            for seat in order:
                draft(twin, seat, LiveDice(seat), luck)
            ways.append((snapshot(table, twin), told(log.take())))
        assert all(way == ways[0] for way in ways)


@at_every_table
def test_a_sealed_answer_shows_others_nothing_but_that_it_was_given(table: Table) -> None:
    for state in sealed(table, share(600), 7_000, every=4):
        owed = [int(ask.seat) for ask in state.prompts()]
        for seat in owed:
            others = [eye for eye in table.eyes if eye != seat]
            before = [but_owing(state, eye) for eye in others]
            ask = state.prompt(seat)
            assert ask is not None
            for move in spread(ask.moves, 8):
                twin = state.copy()
                twin.log = log = Log()
                luck = RecordingDice(LiveDice(1))
                twin.apply(seat, move, luck)
                assert list(twin.pending_seats()) in (owed, [each for each in owed if each != seat])
                draft(twin, seat, LiveDice(move), luck)
                assert [but_owing(twin, eye) for eye in others] == before
                assert list(twin.pending_seats()) == [each for each in owed if each != seat]
                assert log.take() == []
                assert luck.take() == []


def but_owing(state: State, eye: int) -> tuple[dict[str, object], object]:
    facts = state.view(eye).as_dict()
    del facts["owing"]
    ask = state.prompt(eye)
    return facts, None if ask is None else ask.as_tuple()


@at_every_table
def test_a_seat_that_gives_up_ends_the_game_or_leaves_it_sound(table: Table) -> None:
    for state in some(table, share(1_500), 8_000, every=8):
        for seat in table.seats:
            twin = state.copy()
            twin.log = log = Log()
            if is_out(state, seat):
                continue
            if state.outcome() is not None:
                before = snapshot(table, twin)
                assert refusal(twin, seat, CONCEDE) == "The game is over."
                assert snapshot(table, twin) == before
                continue
            twin.apply(seat, CONCEDE, LiveDice(8))
            assert log.take()
            outcome = twin.outcome()
            assert (outcome is None) == bool(twin.prompts())
            if len(table.seats) == 2:
                assert outcome is not None
                assert outcome.winners() == [1 - seat]
            finish(twin, LiveDice(9))
            assert twin.all_cards() == table.game.all_cards()


def is_out(state: State, seat: int) -> bool:
    """Return whether a seat has left a running game and so cannot concede."""
    out = state.view(seat).as_dict().get("out", ())
    if not isinstance(out, tuple) or not out or out[seat] == 0 or state.outcome() is not None:
        return False
    assert refusal(state, seat, CONCEDE) == "You are out of the game already."
    return True


@at_every_table
def test_an_ended_game_has_no_choices_left_in_its_views(table: Table) -> None:
    for state in ends_by_concession(table, 8_500):
        for eye in table.eyes:
            assert state.view(eye).draft == ()
            assert state.view(eye).owing == ()


def ends_by_concession(table: Table, seed: int) -> list[State]:
    """Return games ended by the concession of all other seats, possibly while a sealed move was pending."""
    ends = []
    for state in some(table, share(800), seed, every=6):
        for stays in table.seats:
            twin = state.copy()
            for seat in table.seats:
                if seat != stays and twin.outcome() is None and not is_out(twin, seat):
                    twin.apply(seat, CONCEDE, LiveDice(8))
            assert twin.outcome() is not None
            ends.append(twin)
    return ends


@at_every_table
def test_whoever_does_not_answer_in_time_has_a_legal_answer(table: Table) -> None:
    for seed in range(share(150)):
        state = table.deal(LiveDice(9_000 + seed))
        dice = LiveDice(seed)
        while state.prompts():
            before = snapshot(table, state)
            for ask in state.prompts():
                move = state.default_move(ask.seat, dice)
                assert move in ask.moves
            assert snapshot(table, state) == before
            state.apply(ask.seat, move, dice)
        for seat in table.seats:
            with pytest.raises(IllegalMove):
                state.default_move(seat, dice)

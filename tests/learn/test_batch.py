"""Many games at once are the games that they would be alone."""

from __future__ import annotations

import pytest

from kwoon.core.contract import Refused
from kwoon.core.dice import LiveDice
from kwoon.learn.batch import Batch, seed_of
from kwoon.learn.rewards import Rewards
from kwoon.learn.shape import zeros
from kwoon.learn.writing import writer_of
from kwoon.shelf import open_box

TABLES = [
    ("fight", None, {}),
    ("dragon-punch", None, {"mode": "tag-team"}),
    ("kung-fur-fight", None, {}),
    ("kung-fu-2014", 3, {}),
    ("kung-fu-2019", 4, {"format": "2v2"}),
]
each_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


@each_table
def test_a_batch_plays_what_single_games_with_the_same_dice_play(
    game: str, seats: int | None, options: dict[str, str]
) -> None:
    opened = open_box(game, seats, options)
    batch = Batch(opened.game, writer_of(opened.game), 3, 17)
    writer = writer_of(opened.game)
    size, moves = int(writer.size), int(opened.game.size())
    dices = [LiveDice(seed_of(17, number)) for number in range(3)]
    states = [opened.game.deal(dice) for dice in dices]
    choosing = LiveDice(5)
    for _ in range(400):
        chosen = []
        for number in range(3):
            ask = states[number].asks()[0]
            legal = states[number].onward(ask)
            out = zeros(size)
            writer.write(states[number], ask.seat, out, 0)
            assert batch.seat[number] == ask.seat
            assert bytes(memoryview(batch.rows))[number * size : (number + 1) * size] == bytes(memoryview(out))
            mask = bytes(memoryview(batch.mask))[number * moves : (number + 1) * moves]
            assert [move for move in range(moves) if mask[move]] == sorted(legal)
            chosen.append(legal[choosing.roll(len(legal))])
        batch.step(chosen)
        for number in range(3):
            states[number].answer(states[number].asks()[0].seat, chosen[number], dices[number])
            outcome = states[number].outcome()
            assert batch.done[number] == (outcome is not None)
            rewards = [batch.reward[number * int(opened.game.seats) + seat] for seat in range(int(opened.game.seats))]
            assert rewards == ([0.0] * len(rewards) if outcome is None else Rewards(opened.game).of(outcome))
            if outcome is not None:
                states[number] = opened.game.deal(dices[number])


def test_a_move_that_cannot_be_made_changes_nothing() -> None:
    opened = open_box("fight")
    batch = Batch(opened.game, writer_of(opened.game), 4, 1)
    before = bytes(memoryview(batch.rows)), bytes(memoryview(batch.mask))
    right = [batch.offered[number][0] for number in range(4)]
    for wrong in ([*right[:3], 999], [*right[:3], -1], right[:3], [47 - right[0], *right[1:]]):
        with pytest.raises(Refused):
            batch.step(wrong)
        assert (bytes(memoryview(batch.rows)), bytes(memoryview(batch.mask))) == before
    assert batch.steps == 0
    batch.step(right)
    assert batch.steps == 4


def test_a_game_does_not_depend_on_its_neighbours() -> None:
    opened = open_box("fight")
    alone = Batch(opened.game, writer_of(opened.game), 1, 8)
    among = Batch(opened.game, writer_of(opened.game), 5, 8)
    size = int(alone.writer.size)
    for _ in range(200):
        assert bytes(memoryview(alone.rows)) == bytes(memoryview(among.rows))[:size]
        alone.step([alone.offered[0][0]])
        among.step([among.offered[0][0], *[among.offered[number][-1] for number in range(1, 5)]])


@each_table
def test_rewards_add_up_to_nothing(game: str, seats: int | None, options: dict[str, str]) -> None:
    opened = open_box(game, seats, options)
    batch = Batch(opened.game, writer_of(opened.game), 4, 2)
    dice = LiveDice(3)
    ended = 0
    count = int(opened.game.seats)
    for _ in range(2_500):
        batch.roll(dice, 1)
        for number in range(4):
            got = [batch.reward[number * count + seat] for seat in range(count)]
            assert abs(sum(got)) < 1e-9
            assert all(-1.0 <= each <= 1.0 for each in got)
            ended += batch.done[number]
        if ended > 6:
            break
    assert ended

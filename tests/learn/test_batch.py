"""Games in a batch equal games played alone."""

from __future__ import annotations

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.game import IllegalMove
from kwoon.learn.batch import GameBatch, game_seed
from kwoon.learn.observation import zeros
from kwoon.learn.rewards import RewardRule
from kwoon.learn.writer_registry import make_writer
from kwoon.registry import load_game

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
    opened = load_game(game, seats, options)
    batch = GameBatch(opened.game, make_writer(opened.game), 3, 17)
    writer = make_writer(opened.game)
    size, moves = int(writer.size), int(opened.game.num_moves())
    dices = [LiveDice(game_seed(17, number)) for number in range(3)]
    states = [opened.game.deal(dice) for dice in dices]
    choosing = LiveDice(5)
    for _ in range(400):
        chosen = []
        for number in range(3):
            ask = states[number].prompts()[0]
            legal = states[number].canonical_moves(ask)
            out = zeros(size)
            writer.write(states[number], ask.seat, out, 0)
            assert batch.seat[number] == ask.seat
            assert bytes(memoryview(batch.observations))[number * size : (number + 1) * size] == bytes(memoryview(out))
            mask = bytes(memoryview(batch.mask))[number * moves : (number + 1) * moves]
            assert [move for move in range(moves) if mask[move]] == sorted(legal)
            chosen.append(legal[choosing.roll(len(legal))])
        batch.step(chosen)
        for number in range(3):
            states[number].apply(states[number].prompts()[0].seat, chosen[number], dices[number])
            outcome = states[number].outcome()
            assert batch.done[number] == (outcome is not None)
            rewards = [batch.reward[number * int(opened.game.seats) + seat] for seat in range(int(opened.game.seats))]
            assert rewards == (
                [0.0] * len(rewards) if outcome is None else RewardRule(opened.game).for_outcome(outcome)
            )
            if outcome is not None:
                states[number] = opened.game.deal(dices[number])


def test_a_move_that_cannot_be_made_changes_nothing() -> None:
    opened = load_game("fight")
    batch = GameBatch(opened.game, make_writer(opened.game), 4, 1)
    before = bytes(memoryview(batch.observations)), bytes(memoryview(batch.mask))
    right = [batch.legal_moves[number][0] for number in range(4)]
    for wrong in ([*right[:3], 999], [*right[:3], -1], right[:3], [47 - right[0], *right[1:]]):
        with pytest.raises(IllegalMove):
            batch.step(wrong)
        assert (bytes(memoryview(batch.observations)), bytes(memoryview(batch.mask))) == before
    assert batch.steps == 0
    batch.step(right)
    assert batch.steps == 4


def test_a_game_does_not_depend_on_its_neighbours() -> None:
    opened = load_game("fight")
    alone = GameBatch(opened.game, make_writer(opened.game), 1, 8)
    among = GameBatch(opened.game, make_writer(opened.game), 5, 8)
    size = int(alone.writer.size)
    for _ in range(200):
        assert bytes(memoryview(alone.observations)) == bytes(memoryview(among.observations))[:size]
        alone.step([alone.legal_moves[0][0]])
        among.step([among.legal_moves[0][0], *[among.legal_moves[number][-1] for number in range(1, 5)]])


@each_table
def test_rewards_add_up_to_nothing(game: str, seats: int | None, options: dict[str, str]) -> None:
    opened = load_game(game, seats, options)
    batch = GameBatch(opened.game, make_writer(opened.game), 4, 2)
    dice = LiveDice(3)
    ended = 0
    count = int(opened.game.seats)
    for _ in range(2_500):
        batch.play_random(dice, 1)
        for number in range(4):
            got = [batch.reward[number * count + seat] for seat in range(count)]
            assert abs(sum(got)) < 1e-9
            assert all(-1.0 <= each <= 1.0 for each in got)
            ended += batch.done[number]
        if ended > 6:
            break
    assert ended

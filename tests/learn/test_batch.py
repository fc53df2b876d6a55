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
from tests.game_facts import FACTS
from tests.sample_game import SAMPLE_GAME

TABLES = [(game, *facts.table) for game, facts in FACTS.items()]
at_every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


@at_every_table
def test_batch_equals_single_games_with_same_dice(game: str, seats: int | None, options: dict[str, str]) -> None:
    loaded = load_game(game, seats, options)
    batch = GameBatch(loaded.game, make_writer(loaded.game), 3, 17)
    writer = make_writer(loaded.game)
    size, moves = int(writer.size), int(loaded.game.num_distinct_moves())
    all_dice = [LiveDice(game_seed(17, number)) for number in range(3)]
    states = [loaded.game.deal(dice) for dice in all_dice]
    choice_dice = LiveDice(5)
    for _ in range(400):
        chosen = []
        for number in range(3):
            prompt = states[number].prompts()[0]
            legal = states[number].canonical_moves(prompt)
            out = zeros(size)
            writer.write(states[number], prompt.seat, out, 0)
            assert batch.seat[number] == prompt.seat
            assert bytes(memoryview(batch.observations))[number * size : (number + 1) * size] == bytes(memoryview(out))
            mask = bytes(memoryview(batch.mask))[number * moves : (number + 1) * moves]
            assert [move for move in range(moves) if mask[move]] == sorted(legal)
            chosen.append(legal[choice_dice.roll(len(legal))])
        batch.step(chosen)
        for number in range(3):
            states[number].apply(states[number].prompts()[0].seat, chosen[number], all_dice[number])
            outcome = states[number].outcome()
            assert batch.done[number] == (outcome is not None)
            rewards = [batch.reward[number * int(loaded.game.seats) + seat] for seat in range(int(loaded.game.seats))]
            assert rewards == (
                [0.0] * len(rewards) if outcome is None else RewardRule(loaded.game).rewards_by_seat(outcome)
            )
            if outcome is not None:
                states[number] = loaded.game.deal(all_dice[number])


def test_illegal_move_leaves_batch_unchanged() -> None:
    loaded = load_game(SAMPLE_GAME)
    batch = GameBatch(loaded.game, make_writer(loaded.game), 4, 1)
    before = bytes(memoryview(batch.observations)), bytes(memoryview(batch.mask))
    legal = [batch.legal_moves[number][0] for number in range(4)]
    for illegal in ([*legal[:3], 999], [*legal[:3], -1], legal[:3], [47 - legal[0], *legal[1:]]):
        with pytest.raises(IllegalMove):
            batch.step(illegal)
        assert (bytes(memoryview(batch.observations)), bytes(memoryview(batch.mask))) == before
    assert batch.steps == 0
    batch.step(legal)
    assert batch.steps == 4


def test_game_does_not_depend_on_other_games_in_batch() -> None:
    loaded = load_game(SAMPLE_GAME)
    alone = GameBatch(loaded.game, make_writer(loaded.game), 1, 8)
    in_batch = GameBatch(loaded.game, make_writer(loaded.game), 5, 8)
    size = int(alone.writer.size)
    for _ in range(200):
        assert bytes(memoryview(alone.observations)) == bytes(memoryview(in_batch.observations))[:size]
        alone.step([alone.legal_moves[0][0]])
        in_batch.step([in_batch.legal_moves[0][0], *[in_batch.legal_moves[number][-1] for number in range(1, 5)]])


@at_every_table
def test_rewards_sum_to_zero(game: str, seats: int | None, options: dict[str, str]) -> None:
    loaded = load_game(game, seats, options)
    batch = GameBatch(loaded.game, make_writer(loaded.game), 4, 2)
    dice = LiveDice(3)
    ended = 0
    count = int(loaded.game.seats)
    for _ in range(2_500):
        batch.play_random(dice, 1)
        for number in range(4):
            rewards = [batch.reward[number * count + seat] for seat in range(count)]
            assert abs(sum(rewards)) < 1e-9
            assert all(-1.0 <= each <= 1.0 for each in rewards)
            ended += batch.done[number]
        if ended > 6:
            break
    assert ended

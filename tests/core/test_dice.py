"""Dice: the portable generator never changes and is fair, and the other kinds of dice report errors."""

from __future__ import annotations

import pytest

from kwoon.core.dice import Dice, DiceError, LiveDice, RecordedDice, RecordingDice, RiggedDice
from tests.invariants.uniformity import is_uniform

# These numbers come from another implementation of sfc32. Seeds are permanent: if this test fails, fix the dice, not
# the test.
WORDS = {
    0: [2091952393, 4208506024, 1017427976, 941733061, 1584407498, 1358064631],
    1: [3250571120, 2735860482, 1763952946, 257316362, 2527977432, 696201190],
    2**128 - 1: [1659126310, 3028377073, 762330931, 4668394, 1815055718, 3321688340],
    0x0123456789ABCDEF0FEDCBA987654321: [947932811, 2343346997, 714439543, 2417721120, 1724768712, 2053372432],
}
ROLLS = {
    0: [2, 5, 1, 1, 2, 1, 5, 2, 1, 2, 2, 1],
    1: [4, 3, 2, 0, 3, 0, 3, 2, 2, 5, 4, 0],
    0x0123456789ABCDEF0FEDCBA987654321: [1, 3, 0, 3, 2, 2, 4, 0, 4, 1, 1, 3],
}


@pytest.mark.parametrize("seed", WORDS)
def test_seed_gives_fixed_words(seed: int) -> None:
    dice = LiveDice(seed)
    assert [dice.next_word() for _ in range(6)] == WORDS[seed]


@pytest.mark.parametrize("seed", ROLLS)
def test_seed_gives_fixed_rolls(seed: int) -> None:
    dice = LiveDice(seed)
    assert [dice.roll(6) for _ in range(12)] == ROLLS[seed]


def test_seed_gives_fixed_draws() -> None:
    dice = LiveDice(1)
    pile = list(range(10))
    assert [dice.draw(pile) for _ in range(10)] == [7, 5, 3, 0, 9, 6, 2, 1, 4, 8]
    assert pile == []


def test_seed_uses_exactly_128_bits() -> None:
    first_words = {LiveDice(1 << bit).next_word() for bit in range(128)}
    assert len(first_words) == 128
    assert LiveDice(1 << 128).next_word() == LiveDice(0).next_word()


@pytest.mark.parametrize("sides", [2, 3, 5, 24, 52])
def test_rolls_are_uniform(sides: int) -> None:
    dice = LiveDice(sides)
    counts = [0] * sides
    for _ in range(400 * sides):
        counts[dice.roll(sides)] += 1
    assert is_uniform(counts)


def test_pairs_of_rolls_are_uniform() -> None:
    dice = LiveDice(7)
    counts = [0] * 36
    for _ in range(15_000):
        counts[6 * dice.roll(6) + dice.roll(6)] += 1
    assert is_uniform(counts)


def test_first_two_rolls_are_uniform_over_consecutive_seeds() -> None:
    counts = [0] * 36
    for seed in range(15_000):
        dice = LiveDice(seed)
        counts[6 * dice.roll(6) + dice.roll(6)] += 1
    assert is_uniform(counts)


def test_each_card_is_equally_likely_at_each_draw() -> None:
    dice = LiveDice(9)
    counts = [[0] * 5 for _ in range(5)]
    for _ in range(4_000):
        pile = list(range(5))
        for place in range(5):
            counts[place][dice.draw(pile)] += 1
    assert all(is_uniform(each) for each in counts)


def test_is_uniform_rejects_skewed_counts() -> None:
    assert not is_uniform([320, 180, 250, 250])
    assert is_uniform([260, 240, 250, 250])


def test_rolls_of_largest_die_stay_in_range() -> None:
    dice = LiveDice(3)
    rolls = [dice.roll(2**31 - 1) for _ in range(200)]
    assert min(rolls) >= 0
    assert max(rolls) < 2**31 - 1
    assert len(set(rolls)) == 200


def test_one_sided_roll_uses_no_randomness() -> None:
    first, second = LiveDice(4), LiveDice(4)
    assert first.roll(1) == 0
    assert first.next_word() == second.next_word()


@pytest.mark.parametrize("sides", [0, -1])
def test_roll_without_sides_raises_error(sides: int) -> None:
    with pytest.raises(DiceError, match="at least one side"):
        LiveDice(1).roll(sides)


def test_recorded_dice_repeat_rolls() -> None:
    recording = RecordingDice(LiveDice(5))
    rolls = [recording.roll(sides) for sides in (6, 2, 24)]
    assert recording.take_rolls() == rolls
    assert recording.take_rolls() == []
    recorded = RecordedDice(rolls)
    assert [recorded.roll(sides) for sides in (6, 2, 24)] == rolls
    assert recorded.is_exhausted()


def test_recording_dice_do_not_change_draws() -> None:
    plain, recording = LiveDice(6), RecordingDice(LiveDice(6))
    first, second = list(range(9)), list(range(9))
    assert [plain.draw(first) for _ in range(9)] == [recording.draw(second) for _ in range(9)]
    assert len(recording.take_rolls()) == 9


def test_exhausted_recorded_dice_raise_error() -> None:
    dice = RecordedDice([1])
    assert not dice.is_exhausted()
    dice.roll(2)
    with pytest.raises(DiceError, match="fewer rolls than the game needs"):
        dice.roll(2)


@pytest.mark.parametrize("roll", [6, 100, -1])
def test_impossible_recorded_roll_raises_error(roll: int) -> None:
    dice = RecordedDice([roll])
    with pytest.raises(DiceError, match=rf"a roll of {roll} where the roll must be below 6\."):
        dice.roll(6)
    assert not dice.is_exhausted()


def test_rigged_dice_follow_script_then_roll_randomly() -> None:
    dice = RiggedDice(LiveDice(8), [3, 1], [5])
    pile = [0, 1, 2, 3]
    assert [dice.draw(pile), dice.draw(pile)] == [3, 1]
    assert sorted(pile) == [0, 2]
    assert dice.roll(6) == 5
    assert dice.roll(6) == LiveDice(8).roll(6)
    assert dice.draw(pile) in (0, 2)


def test_rigged_draw_removes_one_of_several_copies() -> None:
    pile = [7, 7, 2]
    assert RiggedDice(LiveDice(8), [7], []).draw(pile) == 7
    assert sorted(pile) == [2, 7]


def test_rigged_draw_of_missing_card_raises_error_unless_inexact() -> None:
    with pytest.raises(DiceError, match=r"draw card 9, which is not in the pile\."):
        RiggedDice(LiveDice(8), [9], []).draw([1, 2])
    pile = [1, 2]
    assert RiggedDice(LiveDice(8), [9], [], exact=False).draw(pile) in (1, 2)
    assert len(pile) == 1


def test_impossible_rigged_roll_raises_error() -> None:
    with pytest.raises(DiceError, match="The dice are rigged to roll 6, but the game rolls below 6"):
        RiggedDice(LiveDice(8), [], [6]).roll(6)


@pytest.mark.parametrize("dice", [LiveDice(1), RecordedDice([0]), RiggedDice(LiveDice(1), [5], [])])
def test_last_card_of_pile_can_be_drawn(dice: Dice) -> None:
    pile = [5]
    assert dice.draw(pile) == 5
    assert pile == []

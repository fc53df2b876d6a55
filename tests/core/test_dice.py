"""Dice: the portable generator never changes and is fair, and the other dice report errors."""

from __future__ import annotations

import pytest

from kwoon.core.dice import Dice, DiceError, LiveDice, RecordedDice, RecordingDice, RiggedDice
from tests.invariants.uniformity import fair

# Computed by another implementation of sfc32. Seeds are permanent: if these fail, fix the dice, not the test.
WORDS = {
    0: [2091952393, 4208506024, 1017427976, 941733061, 1584407498, 1358064631],
    1: [3250571120, 2735860482, 1763952946, 257316362, 2527977432, 696201190],
    2**128 - 1: [1659126310, 3028377073, 762330931, 4668394, 1815055718, 3321688340],
    0x0123456789ABCDEF0FEDCBA987654321: [947932811, 2343346997, 714439543, 2417721120, 1724768712, 2053372432],
}
THROWS = {
    0: [2, 5, 1, 1, 2, 1, 5, 2, 1, 2, 2, 1],
    1: [4, 3, 2, 0, 3, 0, 3, 2, 2, 5, 4, 0],
    0x0123456789ABCDEF0FEDCBA987654321: [1, 3, 0, 3, 2, 2, 4, 0, 4, 1, 1, 3],
}


@pytest.mark.parametrize("seed", WORDS)
def test_a_seed_gives_the_same_words_for_ever(seed: int) -> None:
    dice = LiveDice(seed)
    assert [dice.next_word() for _ in range(6)] == WORDS[seed]


@pytest.mark.parametrize("seed", THROWS)
def test_a_seed_gives_the_same_throws_for_ever(seed: int) -> None:
    dice = LiveDice(seed)
    assert [dice.roll(6) for _ in range(12)] == THROWS[seed]


def test_a_seed_draws_the_same_cards_for_ever() -> None:
    dice = LiveDice(1)
    pile = list(range(10))
    assert [dice.draw(pile) for _ in range(10)] == [7, 5, 3, 0, 9, 6, 2, 1, 4, 8]
    assert pile == []


def test_all_128_bits_of_a_seed_count_and_no_more() -> None:
    starts = {LiveDice(1 << bit).next_word() for bit in range(128)}
    assert len(starts) == 128
    assert LiveDice(1 << 128).next_word() == LiveDice(0).next_word()


@pytest.mark.parametrize("sides", [2, 3, 5, 24, 52])
def test_every_side_is_equally_likely(sides: int) -> None:
    dice = LiveDice(sides)
    counts = [0] * sides
    for _ in range(400 * sides):
        counts[dice.roll(sides)] += 1
    assert fair(counts)


def test_pairs_of_throws_are_equally_likely() -> None:
    dice = LiveDice(7)
    counts = [0] * 36
    for _ in range(15_000):
        counts[6 * dice.roll(6) + dice.roll(6)] += 1
    assert fair(counts)


def test_seeds_in_a_row_throw_independently() -> None:
    counts = [0] * 36
    for seed in range(15_000):
        dice = LiveDice(seed)
        counts[6 * dice.roll(6) + dice.roll(6)] += 1
    assert fair(counts)


def test_every_card_of_a_pile_is_equally_likely_in_every_place() -> None:
    dice = LiveDice(9)
    counts = [[0] * 5 for _ in range(5)]
    for _ in range(4_000):
        pile = list(range(5))
        for place in range(5):
            counts[place][dice.draw(pile)] += 1
    assert all(fair(each) for each in counts)


def test_unfair_counts_are_told_from_fair_ones() -> None:
    assert not fair([320, 180, 250, 250])
    assert fair([260, 240, 250, 250])


def test_the_largest_dice_stay_within_their_sides() -> None:
    dice = LiveDice(3)
    rolls = [dice.roll(2**31 - 1) for _ in range(200)]
    assert min(rolls) >= 0
    assert max(rolls) < 2**31 - 1
    assert len(set(rolls)) == 200


def test_one_side_needs_no_luck() -> None:
    first, second = LiveDice(4), LiveDice(4)
    assert first.roll(1) == 0
    assert first.next_word() == second.next_word()


@pytest.mark.parametrize("sides", [0, -1])
def test_dice_without_sides_cannot_be_rolled(sides: int) -> None:
    with pytest.raises(DiceError, match="at least one side"):
        LiveDice(1).roll(sides)


def test_recorded_dice_fall_as_before() -> None:
    recording = RecordingDice(LiveDice(5))
    fallen = [recording.roll(sides) for sides in (6, 2, 24)]
    assert recording.take() == fallen
    assert recording.take() == []
    again = RecordedDice(fallen)
    assert [again.roll(sides) for sides in (6, 2, 24)] == fallen
    assert again.is_exhausted()


def test_recording_dice_do_not_change_luck() -> None:
    plain, recording = LiveDice(6), RecordingDice(LiveDice(6))
    first, second = list(range(9)), list(range(9))
    assert [plain.draw(first) for _ in range(9)] == [recording.draw(second) for _ in range(9)]
    assert len(recording.take()) == 9


def test_recorded_dice_that_run_out_say_so() -> None:
    dice = RecordedDice([1])
    assert not dice.is_exhausted()
    dice.roll(2)
    with pytest.raises(DiceError, match="fewer rolls than the game needs"):
        dice.roll(2)


@pytest.mark.parametrize("roll", [6, 100, -1])
def test_a_recorded_roll_that_cannot_be_is_told(roll: int) -> None:
    dice = RecordedDice([roll])
    with pytest.raises(DiceError, match=rf"a roll of {roll} where the game rolls below 6\."):
        dice.roll(6)
    assert not dice.is_exhausted()


def test_rigged_dice_draw_what_is_wanted_and_then_what_falls() -> None:
    dice = RiggedDice(LiveDice(8), [3, 1], [5])
    pile = [0, 1, 2, 3]
    assert [dice.draw(pile), dice.draw(pile)] == [3, 1]
    assert sorted(pile) == [0, 2]
    assert dice.roll(6) == 5
    assert dice.roll(6) == LiveDice(8).roll(6)
    assert dice.draw(pile) in (0, 2)


def test_rigged_dice_take_one_of_several_copies() -> None:
    pile = [7, 7, 2]
    assert RiggedDice(LiveDice(8), [7], []).draw(pile) == 7
    assert sorted(pile) == [2, 7]


def test_a_rigged_card_that_is_not_there_is_told_unless_anything_will_do() -> None:
    with pytest.raises(DiceError, match=r"draw card 9, which is not in the pile\."):
        RiggedDice(LiveDice(8), [9], []).draw([1, 2])
    pile = [1, 2]
    assert RiggedDice(LiveDice(8), [9], [], exact=False).draw(pile) in (1, 2)
    assert len(pile) == 1


def test_a_rigged_roll_that_cannot_be_is_told() -> None:
    with pytest.raises(DiceError, match="Rigged to roll 6, but the game rolls below 6"):
        RiggedDice(LiveDice(8), [], [6]).roll(6)


@pytest.mark.parametrize("dice", [LiveDice(1), RecordedDice([0]), RiggedDice(LiveDice(1), [5], [])])
def test_the_last_card_of_a_pile_can_be_drawn(dice: Dice) -> None:
    pile = [5]
    assert dice.draw(pile) == 5
    assert pile == []

"""All strength beyond a card's own is attributed to the card that gives it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kwoon import registry
from kwoon.core.dice import LiveDice
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from kwoon.games.kung_fu_2019.view.view import KungFu2019View
from tests.games.kung_fu_2019.fixtures import KungFu2019Fixture

WHOLE_ATTACK = -1


def draft_bonuses(table: KungFu2019Fixture, seat: int = 1) -> list[tuple[int, str, int]]:
    """Return the bonuses in a seat's draft, with card names."""
    view = table.state.view(seat - 1)
    assert isinstance(view, KungFu2019View)
    numbers = view.build_gains
    ids = table.game.kinds.ids
    return [(numbers[at], ids[numbers[at + 1]], numbers[at + 2]) for at in range(0, len(numbers), 3)]


def test_stance_bonus_to_base_is_attributed_to_stance() -> None:
    table = KungFu2019Fixture("punch flying", "")
    table.give_stance(1, "tiger-stance")
    table.does(1, "target 2", "attack punch", "play flying")
    assert draft_bonuses(table) == [(0, "tiger-stance", 2)]


def test_stance_bonus_to_enhancement_is_attributed_to_its_card() -> None:
    table = KungFu2019Fixture("punch flying", "")
    table.give_stance(1, "dragon-stance")
    table.does(1, "target 2", "attack punch", "play flying")
    assert draft_bonuses(table) == [(1, "dragon-stance", 3)]


def test_stance_bonus_against_stance_is_attributed_to_target() -> None:
    table = KungFu2019Fixture("kick", "")
    table.give_stance(1, "tiger-stance")
    table.give_stance(2, "drunken-stance")
    table.does(1, "target 2", "attack kick")
    assert draft_bonuses(table) == [(-2, "tiger-stance", 2)]


def test_draft_bonuses_are_hidden_from_other_seats() -> None:
    table = KungFu2019Fixture("punch", "")
    table.give_stance(1, "tiger-stance")
    table.does(1, "target 2", "attack punch")
    assert draft_bonuses(table, 2) == []


def bonus_at(numbers: tuple[int, ...], position: int) -> int:
    return sum(numbers[at + 2] for at in range(0, len(numbers), 3) if numbers[at] == position)


def check_attack_sums(state: KungFu2019State) -> int:
    """Check the sums in every attack; return the number of bonuses."""
    view: Any = state.view(-1)
    for at, bonuses in enumerate(view.attack_gains):
        own_strength = view.attack_base_value[at] - bonus_at(bonuses, 0) + sum(view.attack_values[at])
        own_strength -= sum(bonus_at(bonuses, 1 + place) for place in range(len(view.attack_cards[at])))
        assert own_strength >= 0
        assert view.attack_bonus[at] == bonus_at(bonuses, WHOLE_ATTACK)
        for place, damage in enumerate(view.attack_damage[at]):
            assert damage == own_strength + sum(bonuses[2::3]) - sum(
                bonus_at(bonuses, -2 - other) for other in range(len(view.attack_targets[at])) if other != place
            )
        for place, (card, card_damage) in enumerate(
            zip(view.attack_cards[at], view.attack_values[at], strict=True), start=1
        ):
            if view.attack_ways[at][place - 1] == 0 and not has_variable_strength(state, card):
                assert card_damage - bonus_at(bonuses, place) == state.kinds.bonus[card]
    return sum(len(bonuses) for bonuses in view.attack_gains)


def has_variable_strength(state: KungFu2019State, card: int) -> bool:
    kinds = state.kinds
    rows = (kinds.unsplit_damage, kinds.damage_per_enhancement, kinds.duel_damage, kinds.helped_damage)
    return any(row[card] for row in (*rows, kinds.damage_per_teammate_stance, kinds.team_stances_damage))


@pytest.mark.parametrize(("seats", "format"), [(2, "free"), (4, "2v2"), (6, "3v3")])
def test_attack_totals_equal_sum_of_parts_in_random_games(seats: int, format: str) -> None:
    options = {"expansion": "yes", "archetypes": "dealt", "format": format}
    game = registry.load_game("kung-fu-2019", seats, options).game
    num_bonuses = 0
    for seed in range(1, 7):
        dice, choice = LiveDice(seed), random.Random(seed)
        state = game.deal(dice)
        for _ in range(400):
            if state.outcome():
                break
            assert isinstance(state, KungFu2019State)
            num_bonuses += check_attack_sums(state)
            prompt = choice.choice(state.prompts())
            moves = state.canonical_moves(prompt)
            active_moves = [
                move for move in moves if not game.format_move(move).startswith(("pass", "discard", "drop"))
            ]
            state.apply(int(prompt.seat), int(choice.choice(active_moves or moves)), dice)
    assert num_bonuses > 50

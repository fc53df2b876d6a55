"""Every number beyond a card's own strength is attributed to the card that gives it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kwoon import registry
from kwoon.core.dice import LiveDice
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from kwoon.games.kung_fu_2019.view.view import KungFu2019View
from tests.games.kung_fu_2019.fixtures import Table

WHOLE = -1


def told(table: Table, seat: int = 1) -> list[tuple[int, str, int]]:
    """Return the gains of a seat's draft with card names."""
    view = table.state.view(seat - 1)
    assert isinstance(view, KungFu2019View)
    numbers = view.build_gains
    ids = table.game.kinds.ids
    return [(numbers[at], ids[numbers[at + 1]], numbers[at + 2]) for at in range(0, len(numbers), 3)]


def test_a_punch_of_two_strikes_for_four_because_of_the_tiger() -> None:
    table = Table("punch flying", "")
    table.stands(1, "tiger-stance")
    table.does(1, "target 2", "attack punch", "play flying")
    assert told(table) == [(0, "tiger-stance", 2)]


def test_an_added_card_gains_by_itself() -> None:
    table = Table("punch flying", "")
    table.stands(1, "dragon-stance")
    table.does(1, "target 2", "attack punch", "play flying")
    assert told(table) == [(1, "dragon-stance", 3)]


def test_what_a_stance_gives_against_another_is_told_with_the_target() -> None:
    table = Table("kick", "")
    table.stands(1, "tiger-stance")
    table.stands(2, "drunken-stance")
    table.does(1, "target 2", "attack kick")
    assert told(table) == [(-2, "tiger-stance", 2)]


def test_nobody_else_sees_what_a_draft_gains() -> None:
    table = Table("punch", "")
    table.stands(1, "tiger-stance")
    table.does(1, "target 2", "attack punch")
    assert told(table, 2) == []


def of(numbers: tuple[int, ...], where: int) -> int:
    return sum(numbers[at + 2] for at in range(0, len(numbers), 3) if numbers[at] == where)


def judge(state: KungFu2019State) -> int:
    """Check the sums of every attack; return the number of gains."""
    view: Any = state.view(-1)
    for at, gains in enumerate(view.attack_gains):
        own = view.attack_base_worth[at] - of(gains, 0) + sum(view.attack_worth[at])
        own -= sum(of(gains, 1 + place) for place in range(len(view.attack_cards[at])))
        assert own >= 0
        assert view.attack_bonus[at] == of(gains, WHOLE)
        for place, damage in enumerate(view.attack_damage[at]):
            assert damage == own + sum(gains[2::3]) - sum(
                of(gains, -2 - other) for other in range(len(view.attack_targets[at])) if other != place
            )
        for place, (card, worth) in enumerate(zip(view.attack_cards[at], view.attack_worth[at], strict=True), start=1):
            if view.attack_ways[at][place - 1] == 0 and not has_more(state, card):
                assert worth - of(gains, place) == state.kinds.bonus[card]
    return sum(len(gains) for gains in view.attack_gains)


def has_more(state: KungFu2019State, card: int) -> bool:
    """Return whether a card's own strength depends on the attack."""
    kinds = state.kinds
    rows = (kinds.unsplit_damage, kinds.damage_per_enhancement, kinds.duel_damage, kinds.helped_damage)
    return any(row[card] for row in (*rows, kinds.damage_per_teammate_stance, kinds.team_stances_damage))


@pytest.mark.parametrize(("seats", "format"), [(2, "free"), (4, "2v2"), (6, "3v3")])
def test_the_sums_come_out_in_whole_games(seats: int, format: str) -> None:
    options = {"expansion": "yes", "archetypes": "dealt", "format": format}
    game = registry.load_game("kung-fu-2019", seats, options).game
    found = 0
    for seed in range(1, 7):
        dice, choice = LiveDice(seed), random.Random(seed)
        state = game.deal(dice)
        for _ in range(400):
            if state.outcome():
                break
            assert isinstance(state, KungFu2019State)
            found += judge(state)
            ask = choice.choice(state.prompts())
            moves = state.canonical_moves(ask)
            keen = [move for move in moves if not game.format_move(move).startswith(("pass", "discard", "drop"))]
            state.apply(int(ask.seat), int(choice.choice(keen or moves)), dice)
    assert found > 50

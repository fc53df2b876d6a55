"""Exchanges of two moves: the rulebook's examples, and properties that hold for all pairs."""

from __future__ import annotations

import pytest

from kwoon.games.dragon_punch.cards.pack import DragonPack
from kwoon.games.dragon_punch.combat.exchange import DragonExchange, damage_to, next_initiative, resolve_exchange
from tests.games.dragon_punch.fixtures import PACK, load

PACK_DATA = DragonPack(PACK, "cards")
HEIGHTS = ("high", "low")
MOVES = {move.id: move for move in PACK_DATA.moves}


def exchange(first: str, second: str, initiative: int = -1) -> DragonExchange:
    return resolve_exchange(MOVES[first], MOVES[second], initiative)


def attack_results(result: DragonExchange) -> list[str]:
    return [f"{attack.seat} {HEIGHTS[attack.height]} {attack.result} {attack.why}" for attack in result.attacks]


def test_low_poke_evades_high_and_interrupts_low_attack() -> None:
    result = exchange("low-poke", "combo-kick")
    assert attack_results(result) == ["0 low hit time", "1 high evaded ", "1 low interrupted time"]
    assert result.damage == [0, 0]
    assert result.claims_initiative == [True, False]


def test_combo_kick_with_initiative_hits_low_but_is_evaded_high() -> None:
    result = exchange("low-poke", "combo-kick", 1)
    assert attack_results(result) == ["0 low interrupted initiative", "1 high evaded ", "1 low hit initiative"]
    assert result.damage == [1, 0]


def test_projectiles_interrupt_each_other() -> None:
    result = exchange("meteor-storm", "fireball")
    assert attack_results(result) == [
        "0 high interrupted projectile",
        "0 low interrupted time",
        "1 high interrupted projectile",
    ]
    assert result.damage == [0, 0]


def test_initiative_does_not_protect_projectile() -> None:
    result = exchange("meteor-storm", "fireball", 0)
    assert attack_results(result) == [
        "0 high interrupted projectile",
        "0 low hit initiative",
        "1 high interrupted projectile",
    ]
    assert result.damage == [0, 1]


@pytest.mark.parametrize(
    ("first", "second", "initiative", "damage", "claims_initiative"),
    [
        ("throw", "block", -1, [0, 1], [True, False]),
        ("throw", "low-poke", -1, [0, 0], [False, True]),
        ("high-kick", "block", -1, [0, 0], [False, True]),
        ("high-kick", "charge", -1, [0, 0], [False, True]),
        ("taunt", "charge", -1, [0, 0], [False, True]),
        ("auto-punch", "high-kick", -1, [2, 2], [False, False]),
        ("auto-punch", "high-kick", 0, [0, 2], [False, False]),
        ("auto-punch", "block", 0, [0, 0], [False, True]),
        ("high-kick", "high-kick", -1, [2, 2], [False, False]),
        ("high-kick", "high-kick", 1, [2, 0], [False, False]),
        # The fastest attacks of both sides have execution time 4, so they hit and the slower ones do not.
        ("twin-herons", "combo-kick", -1, [2, 1], [False, False]),
        # The slower attack of the side with the fastest attack hits too.
        ("twin-herons", "divekick", -1, [0, 1], [False, False]),
        ("twin-herons", "throw", -1, [0, 3], [False, False]),
        ("electric-uppercut", "high-kick", -1, [0, 2], [False, False]),
        ("gate-breaker", "sweep", -1, [0, 2], [True, False]),
        # Initiative does not help here, because the opponent's unblocked attack hits.
        ("throw", "crouching-fireball", 0, [1, 0], [False, True]),
    ],
)
def test_exchange_of_move_pair_has_expected_damage_and_initiative(
    first: str, second: str, initiative: int, damage: list[int], claims_initiative: list[bool]
) -> None:
    result = exchange(first, second, initiative)
    assert result.damage == damage
    assert result.claims_initiative == claims_initiative
    swapped = exchange(second, first, 1 - initiative if initiative >= 0 else -1)
    assert swapped.damage == damage[::-1]
    assert swapped.claims_initiative == claims_initiative[::-1]


def test_packed_exchange_table_matches_resolved_exchanges() -> None:
    game = load()
    for first, first_move in enumerate(PACK_DATA.moves):
        for second, second_move in enumerate(PACK_DATA.moves):
            for initiative in (-1, 0, 1):
                result = resolve_exchange(first_move, second_move, initiative)
                packed = game.packed_exchange(first, second, initiative)
                assert [damage_to(0, packed), damage_to(1, packed)] == result.damage
                assert next_initiative(packed) == result.next_initiative_holder()


def test_red_side_is_at_least_as_strong_as_white_side() -> None:
    """Compare sums over all opposing moves, with Initiative as half a point (dp.ruling.red-at-least-white)."""
    for card in PACK_DATA.basics:
        totals = []
        for move in (card.white, card.red):
            total = 0.0
            for other in PACK_DATA.moves:
                result = resolve_exchange(move, other, -1)
                total += (
                    result.damage[1]
                    - result.damage[0]
                    + (result.claims_initiative[0] - result.claims_initiative[1]) / 2
                )
            totals.append(total)
        assert totals[1] >= totals[0], card.id

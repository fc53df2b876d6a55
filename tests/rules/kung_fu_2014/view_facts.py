"""Facts about views in KungFu Fighting (2014), and the cards that a view shows."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from kwoon.core.game import View
from kwoon.games.kung_fu_2014.view.view import KungFu2014View
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import Facts, split_list

PACK = files("kwoon.games").joinpath("kung_fu_2014", "cards.toml").read_text(encoding="utf-8")
IDS = [card["id"] for card in tomllib.loads(PACK)["card"]]
CARD = "(?:" + "|".join(sorted(IDS, key=len, reverse=True)) + ")"
FACTS = Facts(CARD)
step_text = FACTS.step_text
NO_CARD = -1


@FACTS.set_cards_in_view
def cards_in_view(view: View) -> set[int]:
    assert isinstance(view, KungFu2014View)
    cards = [*view.hand, *view.discard, *view.build, *attack_cards(view)]
    for known in view.known:
        cards.extend(known)
    for at in range(len(view.targets)):
        cards.extend(block_cards(view, at))
    return set(cards)


def attack_cards(view: KungFu2014View) -> list[int]:
    """Return the cards in the attack that is being resolved or drafted."""
    cards = [view.stance, view.base, *view.enhancements, view.finishing]
    return [card for card in cards if card != NO_CARD]


def block_cards(view: KungFu2014View, at: int) -> list[int]:
    cards = [view.block_stances[at], view.block_bases[at], *view.block_enhancements[at]]
    return [card for card in cards if card != NO_CARD]


# ---------------------------------------------------------------- players


@FACTS.statement("{name} has {count} Chi")
def has_chi(table: ScenarioTable, view: KungFu2014View, name: str, count: str) -> None:
    assert view.chi[table.seat(name)] == int(count)


@FACTS.statement("{name} is at No Chi")
def no_chi(table: ScenarioTable, view: KungFu2014View, name: str) -> None:
    assert view.chi[table.seat(name)] == 0


@FACTS.statement("{names} (is|are) out")
def are_out(table: ScenarioTable, view: KungFu2014View, names: str) -> None:
    for name in split_list(names):
        assert view.out[table.seat(name)] > 0


@FACTS.statement("{names} (is|are) still in")
def are_in(table: ScenarioTable, view: KungFu2014View, names: str) -> None:
    for name in split_list(names):
        assert view.out[table.seat(name)] == 0


@FACTS.statement("{name} holds {count} cards?")
def holds_many(table: ScenarioTable, view: KungFu2014View, name: str, count: str) -> None:
    assert view.hand_sizes[table.seat(name)] == int(count)


@FACTS.statement("{name} is known to hold {cards}")
def known_to_hold(table: ScenarioTable, view: KungFu2014View, name: str, cards: str) -> None:
    table.assert_cards(view.known[table.seat(name)], cards)


@FACTS.statement("{name} is known to hold nothing")
def known_to_hold_nothing(table: ScenarioTable, view: KungFu2014View, name: str) -> None:
    assert view.known[table.seat(name)] == ()


@FACTS.statement("it is {name}'s turn")
def whose_turn(table: ScenarioTable, view: KungFu2014View, name: str) -> None:
    assert view.active == table.seat(name)


# ---------------------------------------------------------------- piles


@FACTS.statement("the deck has {count} cards?")
def deck_has(table: ScenarioTable, view: KungFu2014View, count: str) -> None:
    assert view.deck == int(count)


@FACTS.statement("the deck is empty")
def deck_empty(table: ScenarioTable, view: KungFu2014View) -> None:
    assert view.deck == 0


@FACTS.statement("the discard pile is {cards}")
def discard_is(table: ScenarioTable, view: KungFu2014View, cards: str) -> None:
    table.assert_cards(view.discard, cards)


@FACTS.statement("the discard pile has {count} cards?")
def discard_has(table: ScenarioTable, view: KungFu2014View, count: str) -> None:
    assert len(view.discard) == int(count)


@FACTS.statement("the discard pile is empty")
def discard_empty(table: ScenarioTable, view: KungFu2014View) -> None:
    assert view.discard == ()


@FACTS.statement("{card} is in the discard pile")
def in_discard(table: ScenarioTable, view: KungFu2014View, card: str) -> None:
    assert table.card(card) in view.discard


@FACTS.statement("{card} is not in the discard pile")
def not_in_discard(table: ScenarioTable, view: KungFu2014View, card: str) -> None:
    assert table.card(card) not in view.discard


# ---------------------------------------------------------------- the attack that is being resolved


@FACTS.statement("the attack is {cards}")
def attack_is(table: ScenarioTable, view: KungFu2014View, cards: str) -> None:
    table.assert_cards(attack_cards(view), cards)


@FACTS.statement("the attack comes to {count}(?P<spirit> with Spirit)?")
def attack_total(table: ScenarioTable, view: KungFu2014View, count: str, spirit: str | None) -> None:
    assert view.total == int(count)
    assert view.spirit == (spirit is not None)


@FACTS.statement("the targets are {names}")
def targets_are(table: ScenarioTable, view: KungFu2014View, names: str) -> None:
    assert [table.names[seat] for seat in view.targets] == split_list(names)


@FACTS.statement("the base of the attack is broken")
def attack_broken(table: ScenarioTable, view: KungFu2014View) -> None:
    assert view.broken


@FACTS.statement("the attack is spread")
def attack_spread(table: ScenarioTable, view: KungFu2014View) -> None:
    assert view.spread


@FACTS.statement("{name}'s block is {cards}")
def block_is(table: ScenarioTable, view: KungFu2014View, name: str, cards: str) -> None:
    table.assert_cards(block_cards(view, view.targets.index(table.seat(name))), cards)


@FACTS.statement("{name}'s block comes to {count}(?P<spirit> with Spirit)?")
def block_total(table: ScenarioTable, view: KungFu2014View, name: str, count: str, spirit: str | None) -> None:
    at = view.targets.index(table.seat(name))
    assert view.block_totals[at] == int(count)
    assert view.block_spirits[at] == (spirit is not None)


@FACTS.statement("the counterattack answers {name}")
def answers_whom(table: ScenarioTable, view: KungFu2014View, name: str) -> None:
    assert view.against == table.seat(name)

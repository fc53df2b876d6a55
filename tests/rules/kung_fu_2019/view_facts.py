"""Facts about views in Kung Fu Fighting! (2019), and the cards that a view shows."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from kwoon.core.game import View
from kwoon.games.kung_fu_2019.view.view import KungFu2019View
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import Facts, list_pattern, split_list

PACK = files("kwoon.games").joinpath("kung_fu_2019", "cards.toml").read_text(encoding="utf-8")
DECKS: dict[str, str] = {card["id"]: card["deck"] for card in tomllib.loads(PACK)["card"]}
"""The deck that each card belongs to."""
OWN = ["paper-kite", "stone-lion", "a-long-speech", "sand-in-the-eyes", "shaken-to-the-bones", "and-gone-again"]
"""Cards that scenarios add to the printed pack."""
IDS = sorted([*DECKS, *OWN], key=len, reverse=True)
CARD = "(?:" + "|".join(IDS) + ")"
WITH = f"(?: with (?P<attached>{list_pattern(CARD)}))?"
FACTS = Facts(CARD)
step_text = FACTS.step_text
COMPANIONS = ["military-training", "perfect-technique"]
ARCHETYPES = [card for card, deck in DECKS.items() if deck == "archetype" and card not in COMPANIONS]


@FACTS.set_cards_in_view
def cards_in_view(view: View) -> set[int]:
    assert isinstance(view, KungFu2019View)
    cards = [*view.hand, *view.discard, *view.weapon, *view.stance, *view.archetype, *view.aside, *view.spent]
    cards += [*view.attack_base, view.build_base, *view.build_cards]
    piles = (view.on_weapon, view.on_stance, view.beside, view.attack_cards, view.attack_blocks, view.known)
    for several_cards in piles:
        for each in several_cards:
            cards.extend(each)
    return {card for card in cards if card >= 0}


# ---------------------------------------------------------------- players


@FACTS.statement("{name}('s team)? has {count} Chi")
def has_chi(table: ScenarioTable, view: KungFu2019View, name: str, count: str) -> None:
    assert view.chi[view.team[table.seat(name)]] == int(count)


@FACTS.statement(f"{{name}} wields {{card}}{WITH}")
def wields(table: ScenarioTable, view: KungFu2019View, name: str, card: str, attached: str | None) -> None:
    seat = table.seat(name)
    assert view.weapon[seat] == table.card(card)
    assert table.card_ids(view.on_weapon[seat]) == sorted(split_list(attached) if attached else [])


@FACTS.statement("{name} wields nothing")
def wields_nothing(table: ScenarioTable, view: KungFu2019View, name: str) -> None:
    assert view.weapon[table.seat(name)] == -1
    assert view.on_weapon[table.seat(name)] == ()


@FACTS.statement(f"{{name}} stands in {{card}}{WITH}")
def stands(table: ScenarioTable, view: KungFu2019View, name: str, card: str, attached: str | None) -> None:
    seat = table.seat(name)
    assert view.stance[seat] == table.card(card)
    assert table.card_ids(view.on_stance[seat]) == sorted(split_list(attached) if attached else [])


@FACTS.statement("{name} stands in no Stance")
def stands_in_none(table: ScenarioTable, view: KungFu2019View, name: str) -> None:
    assert view.stance[table.seat(name)] == -1
    assert view.on_stance[table.seat(name)] == ()


@FACTS.statement("{name} is {card}")
def has_archetype(table: ScenarioTable, view: KungFu2019View, name: str, card: str) -> None:
    assert view.archetype[table.seat(name)] == table.card(card)


@FACTS.statement("everybody has another Archetype")
def different_archetypes(table: ScenarioTable, view: KungFu2019View) -> None:
    named = table.card_ids(view.archetype)
    assert len(set(named)) == len(table.names)
    assert set(named) <= set(ARCHETYPES)


@FACTS.statement("nobody has an Archetype")
def no_archetypes(table: ScenarioTable, view: KungFu2019View) -> None:
    assert set(view.archetype) == {-1}


@FACTS.statement("{count} Archetypes are set aside")
def set_aside(table: ScenarioTable, view: KungFu2019View, count: str) -> None:
    assert len([card for card in table.card_ids(view.aside) if card in ARCHETYPES]) == int(count)


@FACTS.statement("{card} lies beside {name}")
def lies_beside(table: ScenarioTable, view: KungFu2019View, card: str, name: str) -> None:
    assert view.beside[table.seat(name)] == (table.card(card),)


@FACTS.statement("nothing lies beside {name}")
def nothing_beside(table: ScenarioTable, view: KungFu2019View, name: str) -> None:
    assert view.beside[table.seat(name)] == ()


@FACTS.statement("{name} is out of the game")
def is_out(table: ScenarioTable, view: KungFu2019View, name: str) -> None:
    assert view.out[table.seat(name)]


@FACTS.statement("{name} holds {count} cards?")
def holds_many(table: ScenarioTable, view: KungFu2019View, name: str, count: str) -> None:
    assert view.hand_sizes[table.seat(name)] == int(count)


@FACTS.statement("everybody holds {count} cards")
def all_hold_many(table: ScenarioTable, view: KungFu2019View, count: str) -> None:
    assert set(view.hand_sizes) == {int(count)}


@FACTS.statement("{names} are a team")
def are_a_team(table: ScenarioTable, view: KungFu2019View, names: str) -> None:
    seats = [table.seat(name) for name in split_list(names)]
    teams = {view.team[seat] for seat in seats}
    assert len(teams) == 1
    assert [seat for seat in range(len(table.names)) if view.team[seat] in teams] == sorted(seats)


@FACTS.statement("there are {count} teams")
def count_teams(table: ScenarioTable, view: KungFu2019View, count: str) -> None:
    assert len(set(view.team)) == len(view.chi) == int(count)


# ---------------------------------------------------------------- the middle of the table


@FACTS.statement("it is {name}'s turn")
def turn_of(table: ScenarioTable, view: KungFu2019View, name: str) -> None:
    assert table.names[view.active] == name


@FACTS.statement("the deck has {count} cards?")
def deck_has(table: ScenarioTable, view: KungFu2019View, count: str) -> None:
    assert view.deck == int(count)


@FACTS.statement("the deck is empty")
def deck_empty(table: ScenarioTable, view: KungFu2019View) -> None:
    assert view.deck == 0


@FACTS.statement("the discard pile is {cards}")
def discard_is(table: ScenarioTable, view: KungFu2019View, cards: str) -> None:
    table.assert_cards(view.discard, cards)


@FACTS.statement("the discard pile shows {cards}")
def discard_shows(table: ScenarioTable, view: KungFu2019View, cards: str) -> None:
    assert set(table.cards(cards)) <= set(view.discard)


@FACTS.statement("the discard pile has {count} cards")
def discard_has(table: ScenarioTable, view: KungFu2019View, count: str) -> None:
    assert len(view.discard) == int(count)


@FACTS.statement("the discard pile is empty")
def discard_empty(table: ScenarioTable, view: KungFu2019View) -> None:
    assert view.discard == ()


@FACTS.statement("{name} attacks {targets:names}")
def attacks(table: ScenarioTable, view: KungFu2019View, name: str, targets: str) -> None:
    aimed = [sorted(at) for by, at in zip(view.attack_by, view.attack_targets, strict=True) if by == table.seat(name)]
    assert aimed == [sorted(table.seat(target) for target in split_list(targets))]

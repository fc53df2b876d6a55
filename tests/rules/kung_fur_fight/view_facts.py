"""Facts about views in Kung Fur Fight, and the cards that a view shows."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from kwoon.core.game import View
from kwoon.games.kung_fur_fight.view.view import FurView
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import Facts

PACK = files("kwoon.games").joinpath("kung_fur_fight", "cards.toml").read_text(encoding="utf-8")
IDS = [card["id"] for card in tomllib.loads(PACK)["card"]]
CARD = "(?:" + "|".join(sorted(IDS, key=len, reverse=True)) + ")"
ARENA = "arena (?P<arena>[123])"
FACTS = Facts(CARD)
step_text = FACTS.step_text


@FACTS.set_cards_in_view
def cards_in_view(view: View) -> set[int]:
    assert isinstance(view, FurView)
    cards = [*view.hand, *view.rest, *view.plan_left, *view.discard, *view.buried, *view.look, *view.spoils]
    for each in (*view.plan, *view.rewards, *view.fronts, *view.seen_resting, *view.rangers, *view.teams[0]):
        cards.extend(each)
    for each in view.teams[1]:
        cards.extend(each)
    return set(cards)


# ---------------------------------------------------------------- players


@FACTS.statement("{name} has {count} SP")
def has_sp(table: ScenarioTable, view: FurView, name: str, count: str) -> None:
    assert view.sp[table.seat(name)] == int(count)


@FACTS.statement("{name} has {count} VP")
def has_vp(table: ScenarioTable, view: FurView, name: str, count: str) -> None:
    assert view.vp[table.seat(name)] == int(count)


@FACTS.statement("{name} has Card Limit {count}")
def has_limit(table: ScenarioTable, view: FurView, name: str, count: str) -> None:
    assert view.limits[table.seat(name)] == int(count)


@FACTS.statement("{name} has the Card Limit -1 token")
def has_limit_token(table: ScenarioTable, view: FurView, name: str) -> None:
    assert view.blocked[table.seat(name)] > 0


@FACTS.statement("nobody has the Card Limit -1 token")
def no_limit_token(table: ScenarioTable, view: FurView) -> None:
    assert view.blocked == (0, 0)


@FACTS.statement("{name} has {count} Dish(es)?")
def has_dishes(table: ScenarioTable, view: FurView, name: str, count: str) -> None:
    assert view.dishes[table.seat(name)] == int(count)


@FACTS.statement("{name} has (?P<one>the|no) Delicacy")
def has_delicacy(table: ScenarioTable, view: FurView, name: str, one: str) -> None:
    assert view.delicacies[table.seat(name)] == (1 if one == "the" else 0)


@FACTS.statement("{name} has {count} Hidden Weapons?")
def has_weapons(table: ScenarioTable, view: FurView, name: str, count: str) -> None:
    assert view.supply[table.seat(name)] == int(count)


@FACTS.statement("{name} has the Coconut")
def has_coconut(table: ScenarioTable, view: FurView, name: str) -> None:
    assert view.coconut == table.seat(name)


@FACTS.statement("nobody has the Coconut")
def no_coconut(table: ScenarioTable, view: FurView) -> None:
    assert view.coconut == -1


@FACTS.statement("{name} owns {cards}")
def owns(table: ScenarioTable, view: FurView, name: str, cards: str) -> None:
    table.assert_cards(view.fronts[table.seat(name)], cards)


@FACTS.statement("{name} owns nothing")
def owns_nothing(table: ScenarioTable, view: FurView, name: str) -> None:
    assert view.fronts[table.seat(name)] == ()


@FACTS.statement("{name} holds {count} cards?")
def holds_many(table: ScenarioTable, view: FurView, name: str, count: str) -> None:
    assert view.hand_sizes[table.seat(name)] == int(count)


@FACTS.statement("{name} rests {count} cards?")
def rests_many(table: ScenarioTable, view: FurView, name: str, count: str) -> None:
    assert view.rest_sizes[table.seat(name)] == int(count)


@FACTS.statement("{name} was seen to rest {cards}")
def seen_to_rest(table: ScenarioTable, view: FurView, name: str, cards: str) -> None:
    table.assert_cards(view.seen_resting[table.seat(name)], cards)


@FACTS.statement("{name} was seen to rest nobody")
def seen_to_rest_nobody(table: ScenarioTable, view: FurView, name: str) -> None:
    assert view.seen_resting[table.seat(name)] == ()


@FACTS.statement("the own Rest Area is {cards}")
def own_rest(table: ScenarioTable, view: FurView, cards: str) -> None:
    table.assert_cards(view.rest, cards)


@FACTS.statement("the own (?P<place>Rest Area|hand) is empty")
def own_empty(table: ScenarioTable, view: FurView, place: str) -> None:
    assert (view.rest if place == "Rest Area" else view.hand) == ()


# ---------------------------------------------------------------- the Warehouse, the pile and the Discard Area


@FACTS.statement("the Warehouse has {count} Hidden Weapons?")
def stock_is(table: ScenarioTable, view: FurView, count: str) -> None:
    assert view.stock == int(count)


@FACTS.statement("the Warehouse has {count} Mushrooms?")
def mushroom_stock_is(table: ScenarioTable, view: FurView, count: str) -> None:
    assert view.mushroom_stock == int(count)


@FACTS.statement("the Reward Pile has {count} cards?")
def pile_has(table: ScenarioTable, view: FurView, count: str) -> None:
    assert view.pile == int(count)


@FACTS.statement("the Discard Area is {cards}(, and {count} cards face down)?")
def discard_is(table: ScenarioTable, view: FurView, cards: str, count: str | None) -> None:
    table.assert_cards(view.discard, cards)
    assert sum(view.buried_sizes) == int(count or 0)


@FACTS.statement("the Discard Area is empty")
def discard_empty(table: ScenarioTable, view: FurView) -> None:
    assert view.discard == ()
    assert view.buried_sizes == (0, 0)


@FACTS.statement("the Discard Area shows {cards}")
def discard_shows(table: ScenarioTable, view: FurView, cards: str) -> None:
    assert set(table.cards(cards)) <= set(view.discard)


# ---------------------------------------------------------------- arenas


@FACTS.statement(f"{ARENA} has {{cards}}")
def arena_has(table: ScenarioTable, view: FurView, arena: str, cards: str) -> None:
    """Check the cards in an arena, oldest first."""
    assert list(view.rewards[int(arena) - 1]) == table.cards(cards)


@FACTS.statement(f"there is (?P<one>a|no) Hua token on {ARENA}")
def hua_token(table: ScenarioTable, view: FurView, one: str, arena: str) -> None:
    assert view.hua[int(arena) - 1] == (1 if one == "a" else 0)


@FACTS.statement(f"there is (?P<one>a|no) Raihuu token on {ARENA}")
def raihuu_token(table: ScenarioTable, view: FurView, one: str, arena: str) -> None:
    assert view.raihuu[int(arena) - 1] == (1 if one == "a" else 0)


@FACTS.statement("there is no token on any arena")
def no_tokens(table: ScenarioTable, view: FurView) -> None:
    assert view.hua == view.raihuu == view.mushrooms[0] == view.mushrooms[1] == (0, 0, 0)


@FACTS.statement(f"{{name}} has {{count}} Mushrooms? on {ARENA}")
def has_mushrooms(table: ScenarioTable, view: FurView, name: str, count: str, arena: str) -> None:
    assert view.mushrooms[table.seat(name)][int(arena) - 1] == int(count)


@FACTS.statement(f"{{name}}'s team in {ARENA} is {{cards}}")
def team_is(table: ScenarioTable, view: FurView, name: str, arena: str, cards: str) -> None:
    """Check a team, Leader first."""
    assert list(view.teams[table.seat(name)][int(arena) - 1]) == table.cards(cards)


@FACTS.statement(f"{{name}} has {{count}} Hidden Weapons? in {ARENA}")
def team_weapons(table: ScenarioTable, view: FurView, name: str, count: str, arena: str) -> None:
    assert view.weapons[table.seat(name)][int(arena) - 1] == int(count)


@FACTS.statement("no team is on any arena")
def no_teams(table: ScenarioTable, view: FurView) -> None:
    assert view.teams == (((), (), ()), ((), (), ()))
    assert view.weapons == ((0, 0, 0), (0, 0, 0))
    assert view.coconut_at == -1

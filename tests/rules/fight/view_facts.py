"""Facts about views in FIGHT, and the cards that a view shows."""

from __future__ import annotations

from kwoon.core.events import HIDDEN
from kwoon.core.game import View
from kwoon.games.fight.view.view import FightView
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import Facts

CARD = r"[SCDH]\d"
FACTS = Facts(CARD)
step_text = FACTS.step_text


@FACTS.set_cards_in_view
def cards_in_view(view: View) -> set[int]:
    assert isinstance(view, FightView)
    cards = [*view.hand, *view.row, *view.played, *view.discard, *view.draft]
    for shown, pile in zip(view.shown, view.piles_shown, strict=True):
        cards.extend([*shown, *pile])
    return {card for card in cards if card != HIDDEN}


def pile_cards(table: ScenarioTable, pile: str) -> list[int]:
    """Return the cards in a pile, top first, from text such as 'C5 on top of S2, S1'."""
    return [] if pile == "empty" else table.cards(pile.replace(" on top of ", ", "))


@FACTS.statement("the row shows {cards}")
def row_shows(table: ScenarioTable, view: FightView, cards: str) -> None:
    table.assert_cards(view.row, cards)


@FACTS.statement("the row does not show {card}")
def row_lacks(table: ScenarioTable, view: FightView, card: str) -> None:
    assert table.card(card) not in view.row


@FACTS.statement("the row has {count} cards?")
def row_has(table: ScenarioTable, view: FightView, count: str) -> None:
    assert len(view.row) == int(count)


@FACTS.statement("the row is empty")
def row_empty(table: ScenarioTable, view: FightView) -> None:
    assert view.row == ()


@FACTS.statement("the deck has {count} cards?")
def deck_has(table: ScenarioTable, view: FightView, count: str) -> None:
    assert view.deck == int(count)


@FACTS.statement("the deck is empty")
def deck_empty(table: ScenarioTable, view: FightView) -> None:
    assert view.deck == 0


@FACTS.statement("the discard pile (is|holds) {cards}")
def discard_is(table: ScenarioTable, view: FightView, cards: str) -> None:
    table.assert_cards(view.discard, cards)


@FACTS.statement("the discard pile is empty")
def discard_empty(table: ScenarioTable, view: FightView) -> None:
    assert view.discard == ()


@FACTS.statement("the discard pile has {count} cards?")
def discard_has(table: ScenarioTable, view: FightView, count: str) -> None:
    assert len(view.discard) == int(count)


@FACTS.statement("{name} holds {count} cards?")
def holds_many(table: ScenarioTable, view: FightView, name: str, count: str) -> None:
    assert view.hand_sizes[table.seat(name)] == int(count)


@FACTS.statement(f"{{name}}'s pile is (?P<pile>empty|{CARD}( on top of {CARD}(, {CARD})*)?)")
def pile_is(table: ScenarioTable, view: FightView, name: str, pile: str) -> None:
    lying = [table.loaded.faces[card].id for card in view.piles[table.seat(name)][::-1]]
    assert lying == [table.loaded.faces[card].id for card in pile_cards(table, pile)]


@FACTS.statement("{name}'s pile shows {cards}")
def pile_shows(table: ScenarioTable, view: FightView, name: str, cards: str) -> None:
    lying = view.piles_shown[table.seat(name)][::-1]
    assert list(lying) == table.cards(cards)


@FACTS.statement(f"{{name}}'s pile shows ((?P<top>{CARD}) on )?(?P<count>\\d+) cards? face down")
def pile_hides(table: ScenarioTable, view: FightView, name: str, top: str | None, count: str) -> None:
    top_cards = [] if top is None else [table.card(top)]
    assert list(view.piles_shown[table.seat(name)]) == [HIDDEN] * int(count) + top_cards


@FACTS.statement("{name}'s pile holds {cards}")
def pile_holds(table: ScenarioTable, view: FightView, name: str, cards: str) -> None:
    table.assert_cards(view.piles[table.seat(name)], cards)


@FACTS.statement("the victory piles hold {cards}")
def piles_hold(table: ScenarioTable, view: FightView, cards: str) -> None:
    table.assert_cards(view.piles[0] + view.piles[1], cards)


@FACTS.statement("{name} has {count} points?")
def has_points(table: ScenarioTable, view: FightView, name: str, count: str) -> None:
    assert view.scores[table.seat(name)] == int(count)


@FACTS.statement("{name} has the Tie Breaker")
def has_breaker(table: ScenarioTable, view: FightView, name: str) -> None:
    assert view.breaker == table.seat(name)


@FACTS.statement("nobody has the Tie Breaker")
def no_breaker(table: ScenarioTable, view: FightView) -> None:
    assert view.breaker == -1


@FACTS.statement("the (Tie Breaker|only victory card face up) is {card}")
def breaker_is(table: ScenarioTable, view: FightView, card: str) -> None:
    assert view.breaker >= 0, "Nobody has the Tie Breaker."
    assert table.loaded.faces[view.piles[view.breaker][-1]].id == card


@FACTS.statement("{name} has won {count} rounds?")
def has_won(table: ScenarioTable, view: FightView, name: str, count: str) -> None:
    assert view.won[table.seat(name)] == int(count)


@FACTS.statement("{name} is known to hold {cards}")
def known_to_hold(table: ScenarioTable, view: FightView, name: str, cards: str) -> None:
    table.assert_cards(view.shown[table.seat(name)], cards)


@FACTS.statement("{name} is known to hold nothing")
def known_to_hold_nothing(table: ScenarioTable, view: FightView, name: str) -> None:
    assert view.shown[table.seat(name)] == ()

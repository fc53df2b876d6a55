"""Facts about views in Dragon Punch, and the cards that a view shows."""

from __future__ import annotations

from kwoon.core.events import HIDDEN
from kwoon.core.game import View
from kwoon.games.dragon_punch.rules.game import DragonPunch
from kwoon.games.dragon_punch.view.view import DragonView
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import Facts, ImpossibleScenario, split_list

CARD = r"[a-z]+(?:-[a-z]+)*"
FACTS = Facts(CARD)
step_text = FACTS.step_text


def game_of(table: ScenarioTable) -> DragonPunch:
    game = table.game
    assert isinstance(game, DragonPunch)
    return game


def view_of(table: ScenarioTable, seat: int) -> DragonView:
    view = table.state.view(seat)
    assert isinstance(view, DragonView)
    return view


def card_of(table: ScenarioTable, face: int) -> str:
    """Return the id of the card with this face: a basic card has the id of its white move, a character its own."""
    game = game_of(table)
    if face >= game.first_portrait:
        return game.character_ids[face - game.first_portrait]
    kind = face // 2
    return game.ids[2 * kind] if kind < game.basics else game.character_ids[kind - game.basics]


@FACTS.set_cards_in_view
def cards_in_view(view: View) -> set[int]:
    assert isinstance(view, DragonView)
    faces = [*view.hand, *view.played, *view.available]
    for each in (*view.holding, *view.flipped, *view.characters):
        faces.extend(each)
    return set(faces) - {HIDDEN}


@FACTS.statement("{name} has {count} health")
def has_health(table: ScenarioTable, view: DragonView, name: str, count: str) -> None:
    assert view.health[table.seat(name)] == int(count)


@FACTS.statement("{name} has the Initiative")
def has_initiative(table: ScenarioTable, view: DragonView, name: str) -> None:
    assert view.initiative == table.seat(name)


@FACTS.statement("{name} does not have the Initiative")
def lacks_initiative(table: ScenarioTable, view: DragonView, name: str) -> None:
    assert view.initiative != table.seat(name)


@FACTS.statement("nobody has the Initiative")
def no_initiative(table: ScenarioTable, view: DragonView) -> None:
    assert view.initiative == -1


@FACTS.statement("{name} has won {count} rounds?")
def has_won(table: ScenarioTable, view: DragonView, name: str, count: str) -> None:
    assert view.won[table.seat(name)] == int(count)


@FACTS.statement("{name} has {count} cards")
def has_cards(table: ScenarioTable, view: DragonView, name: str, count: str) -> None:
    seat = table.seat(name)
    assert len(view.holding[seat]) + len(view.flipped[seat]) == int(count)


@FACTS.statement("{name} fights as {cards}")
def fights_as(table: ScenarioTable, view: DragonView, name: str, cards: str) -> None:
    assert sorted(card_of(table, face) for face in view.characters[table.seat(name)]) == sorted(split_list(cards))


@FACTS.statement("no character of {name} is known")
def unknown_characters(table: ScenarioTable, view: DragonView, name: str) -> None:
    assert view.characters[table.seat(name)] == ()


@FACTS.statement("{name} is known to hold {cards}")
def known_to_hold(table: ScenarioTable, view: DragonView, name: str, cards: str) -> None:
    known = [card_of(table, face) for face in view.holding[table.seat(name)] if face >= 0]
    assert sorted(known) == sorted(split_list(cards))


@FACTS.statement("{name} is left with {count} health")
def left_with_health(table: ScenarioTable, view: DragonView, name: str, count: str) -> None:
    assert view.health_left[table.seat(name)] == int(count)


@FACTS.statement("{name} will have the Initiative")
def will_have_initiative(table: ScenarioTable, view: DragonView, name: str) -> None:
    assert view.initiative_next == table.seat(name)


@FACTS.statement("nobody will have the Initiative")
def nobody_will_have_initiative(table: ScenarioTable, view: DragonView) -> None:
    assert view.initiative_next == -1


@FACTS.statement("{name} may have up: {moves:cards}")
def may_have_up(table: ScenarioTable, view: DragonView, name: str, moves: str) -> None:
    assert sorted(game_of(table).ids[face] for face in view.may_play[table.seat(name)]) == sorted(split_list(moves))


@FACTS.statement("of {name}'s flipped cards only {card} is shown, and {count} behind it (is|are) not")
def newest_only(table: ScenarioTable, view: DragonView, name: str, card: str, count: str) -> None:
    newest, *others = view.flipped[table.seat(name)]
    assert card_of(table, newest) == card
    assert others == [HIDDEN] * int(count)


@FACTS.statement("it is not shown which {count} cards {name} holds")
def hand_not_shown(table: ScenarioTable, view: DragonView, count: str, name: str) -> None:
    assert list(view.holding[table.seat(name)]) == [HIDDEN] * int(count)


@FACTS.statement("{name}'s flipped cards are {cards}")
def flipped_cards(table: ScenarioTable, view: DragonView, name: str, cards: str) -> None:
    assert HIDDEN not in view.flipped[table.seat(name)]
    assert sorted(card_of(table, face) for face in view.flipped[table.seat(name)]) == sorted(split_list(cards))


@FACTS.statement("{name} has no flipped cards")
def none_flipped(table: ScenarioTable, view: DragonView, name: str) -> None:
    assert view.flipped[table.seat(name)] == ()


@FACTS.statement("{name}'s newest flipped card is {card}")
def newest_flipped(table: ScenarioTable, view: DragonView, name: str, card: str) -> None:
    assert card_of(table, view.newest[table.seat(name)]) == card


@FACTS.statement("{name}'s flipped {card} shows {move:card}")
def flipped_shows(table: ScenarioTable, view: DragonView, name: str, card: str, move: str) -> None:
    shown = [game_of(table).ids[face] for face in view.flipped[table.seat(name)] if card_of(table, face) == card]
    if not shown:
        raise ImpossibleScenario(f"{name}'s {card} is not flipped.")
    assert shown == [move]


@FACTS.statement("{name}'s {card} is in hand, whichever move is up")
def in_hand(table: ScenarioTable, view: DragonView, name: str, card: str) -> None:
    held = [face for face in view.holding[table.seat(name)] if face >= 0 and card_of(table, face) == card]
    assert held == [table.card(card)], "A basic card whose upper move nobody sees is named by its white move."


@FACTS.statement("{name} must switch {count} cards?")
def must_switch(table: ScenarioTable, view: DragonView, name: str, count: str) -> None:
    assert view.damage[table.seat(name)] == int(count)


@FACTS.statement("{names} still have to choose")
def have_to_choose(table: ScenarioTable, view: DragonView, names: str) -> None:
    assert list(view.pending_seats) == [table.seat(name) for name in split_list(names)]


@FACTS.statement("only {name} still has to choose")
def has_to_choose(table: ScenarioTable, view: DragonView, name: str) -> None:
    assert list(view.pending_seats) == [table.seat(name)]

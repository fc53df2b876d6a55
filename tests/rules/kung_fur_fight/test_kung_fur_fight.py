"""The scenarios for Kung Fur Fight, and steps about results."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from math import sqrt

from pytest_bdd import scenarios, then, when

from kwoon.core.dice import LiveDice
from kwoon.core.events import Event
from kwoon.core.game import State
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.games.kung_fur_fight.rules.pending_combat import PLANNING
from kwoon.games.kung_fur_fight.view.view import FurView
from kwoon.localization.formatter import Reader
from tests.rules.kung_fur_fight.conftest import use_default_position
from tests.rules.kung_fur_fight.event_log_checks import assert_events_in_order, last_combat
from tests.rules.kung_fur_fight.plans import (
    PlanText,
    can_be_made,
    first_refused_move,
    parse_plan,
    plan_problem,
    random_plans,
)
from tests.rules.kung_fur_fight.view_facts import ARENA, cards_in_view, step_text
from tests.rules.scenario_game import SEED, ScenarioTable
from tests.rules.step_parsing import split_list

scenarios(str(files("kwoon.games").joinpath("kung_fur_fight", "scenarios")))


def state_of(table: ScenarioTable) -> FurState:
    state = table.state
    assert isinstance(state, FurState)
    return state


def view_of(table: ScenarioTable, name: str) -> FurView:
    view = table.state.view(table.seat(name))
    assert isinstance(view, FurView)
    return view


# ---------------------------------------------------------------- Then: plans and choices


@then(step_text('{name} may plan "{plan}"'))
def may_plan(table: ScenarioTable, plans: list[PlanText], name: str, plan: str) -> None:
    use_default_position(table, plans)
    expected = parse_plan(plan)
    refused_move = first_refused_move(table.state, table.seat(name), expected, expected.moves())
    assert not refused_move, f"'{refused_move}' was not offered."


@then(step_text('{name} may not plan "{plan}"'))
def may_not_plan(table: ScenarioTable, plans: list[PlanText], name: str, plan: str) -> None:
    use_default_position(table, plans)
    expected = parse_plan(plan)
    assert first_refused_move(table.state, table.seat(name), expected, expected.moves()), "The plan could be made."
    assert not can_be_made(table, table.seat(name), expected), "The plan could be made in another order."


@then(
    step_text("all plans that {name} lays at random are legal, with at most {count} animals counted"),
    converters={"count": int},
)
def random_plans_legal(table: ScenarioTable, name: str, count: int) -> None:
    laid = random_plans(table.state, table.seat(name), 150)
    assert [problem for problem in (plan_problem(table, view, count) for view in laid) if problem] == []
    assert max(view.plan_counted for view in laid) == count


@then(step_text("{name} may only (?P<verb>add|remove|pick|take) {choices}"))
def may_only_choose(table: ScenarioTable, name: str, verb: str, choices: str) -> None:
    prompt = table.state.prompt(table.seat(name))
    assert prompt is not None, f"{name} has no prompt."
    expected = [f"{verb} {choice}" for choice in re.split(", | or ", choices)]
    assert sorted(table.game.format_move(move) for move in prompt.moves) == sorted(expected)


@then(step_text("{name} may add up to {count} Hidden Weapons?"), converters={"count": int})
def may_throw(table: ScenarioTable, name: str, count: int) -> None:
    prompt = table.state.prompt(table.seat(name))
    assert prompt is not None, f"{name} has no prompt."
    assert [table.game.format_move(move) for move in prompt.moves] == [f"throw {many}" for many in range(count + 1)]


@then(step_text("{name} may use or leave the (?P<what>ability|token)"))
def may_use(table: ScenarioTable, name: str, what: str) -> None:
    prompt = table.state.prompt(table.seat(name))
    assert prompt is not None, f"{name} has no prompt."
    assert [table.game.format_move(move) for move in prompt.moves] == [f"use {what}", f"leave {what}"]


@then(step_text("{name} may ignore up to {count} Hidden Weapons?"), converters={"count": int})
def may_ignore(table: ScenarioTable, name: str, count: int) -> None:
    prompt = table.state.prompt(table.seat(name))
    assert prompt is not None, f"{name} has no prompt."
    assert [table.game.format_move(move) for move in prompt.moves] == [f"ignore {many}" for many in range(count + 1)]


# ---------------------------------------------------------------- Then: hands, Rest Areas and the pack


@then(step_text("{name} holds {cards}"))
def hand_is(table: ScenarioTable, name: str, cards: str) -> None:
    table.assert_cards(view_of(table, name).hand, cards)


@then(step_text("{name} has {card} in (?P<place>hand|the Rest Area)"))
def card_is_in(table: ScenarioTable, name: str, card: str, place: str) -> None:
    view = view_of(table, name)
    assert table.card(card) in (view.hand if place == "hand" else view.rest)


@then(step_text("{name}'s Rest Area is {cards}"))
def rest_is(table: ScenarioTable, name: str, cards: str) -> None:
    table.assert_cards(view_of(table, name).rest, cards)


@then(step_text("{name}'s Rest Area is empty"))
def rest_is_empty(table: ScenarioTable, name: str) -> None:
    assert view_of(table, name).rest == ()


@then(step_text("{name}'s hand is worth {count} AP"), converters={"count": int})
def hand_worth(table: ScenarioTable, name: str, count: int) -> None:
    assert sum(ap_of(table, card) for card in view_of(table, name).hand) == count


@then(step_text("{card} is worth {count} AP"), converters={"count": int})
def card_worth(table: ScenarioTable, card: str, count: int) -> None:
    assert ap_of(table, table.card(card)) == count


def ap_of(table: ScenarioTable, card: int) -> int:
    """Return a card's printed AP after checking that the game uses the same number."""
    printed = [number.value for number in table.loaded.faces[card].numbers if number.name == "AP"]
    game = table.game
    assert isinstance(game, KungFurFight)
    assert printed == [game.pack.ap[card]]
    return printed[0]


@then(step_text("the pack has {count} cards"), converters={"count": int})
def pack_size(table: ScenarioTable, count: int) -> None:
    assert len(table.game.all_cards()) == count


@then(step_text("the pack has 1 {card}"))
def one_in_pack(table: ScenarioTable, card: str) -> None:
    assert table.game.all_cards().count(table.card(card)) == 1


@then(step_text(r"there is no card called (?P<word>\w+)"))
def not_in_pack(table: ScenarioTable, word: str) -> None:
    assert word not in [face.id for face in table.loaded.faces]


def rewards(table: ScenarioTable) -> list[int]:
    state = state_of(table)
    return state.pile + [card for arena in state.arenas for card in arena.rewards]


@then(step_text("the Reward Pile and the arenas together have {count} cards"), converters={"count": int})
def count_rewards(table: ScenarioTable, count: int) -> None:
    assert len(rewards(table)) == count


@then(step_text("the Reward Pile and the arenas together hold {cards}"))
def rewards_are(table: ScenarioTable, cards: str) -> None:
    table.assert_cards(rewards(table), cards)


# ---------------------------------------------------------------- Then: events


@then(step_text(f"the AP in {ARENA} are (?P<first>\\d+) to (?P<second>\\d+)"))
def ap_are(table: ScenarioTable, arena: str, first: str, second: str) -> None:
    assert last_combat(table, arena).totals == (int(first), int(second))


@then(step_text(f"(?P<winner>nobody|[A-Z]\\w*) wins {ARENA}"))
def wins_arena(table: ScenarioTable, winner: str, arena: str) -> None:
    combat = last_combat(table, arena)
    assert not combat.skipped
    assert combat.tied == (winner == "nobody")
    assert combat.winner == (-1 if winner == "nobody" else table.seat(winner))


@then(step_text(f"{ARENA} is skipped"))
def is_skipped(table: ScenarioTable, arena: str) -> None:
    combat = last_combat(table, arena)
    assert combat.skipped
    assert combat.totals == (None, None)


@then(step_text("all are told in this order: {phrases}"))
def told_in_order(table: ScenarioTable, phrases: str) -> None:
    for seat in table.viewers("all"):
        assert_events_in_order(table, table.events_seen_by(seat, table.events_of_step()), phrases.split(", "))


@then("a new round has begun")
def new_round(table: ScenarioTable) -> None:
    assert [event.kind for event in table.events_of_step()].count("round") == 1
    assert state_of(table).phase == PLANNING
    assert [prompt.seat for prompt in table.state.prompts()] == [0, 1]


@then(step_text("{name} recovered once"))
def recovered_once(table: ScenarioTable, name: str) -> None:
    seat = table.seat(name)
    assert [event.seat for event in table.events_of_step() if event.kind == "recover"].count(seat) == 1


@then("the game ends in a draw")
def is_drawn(table: ScenarioTable) -> None:
    outcome = table.state.outcome()
    assert outcome is not None, "The game is not over."
    assert outcome.winners() == [0, 1]
    assert table.state.prompts() == []


@then(step_text('all read that "{words}"'))
def all_read(table: ScenarioTable, words: str) -> None:
    outcome = table.state.outcome()
    assert outcome is not None, "The game is not over."
    assert Reader(table.names, -1).say(table.loaded.text.describe_outcome(outcome)) == words


@then(step_text("{who}'s log tells that {name} played {card}"))
def log_tells(table: ScenarioTable, who: str, name: str, card: str) -> None:
    printed = str(table.loaded.faces[table.card(card)].name)
    for seat in table.viewers(who):
        told = (f"{name} sends {printed} to arena", f"{name}'s team for arena")
        assert any(line.startswith(told) and printed in line for line in table.log_lines(seat))


# ---------------------------------------------------------------- When and then: orders and dice


@then("the round has the same result no matter who seals the plan first")
def order_does_not_matter(table: ScenarioTable, plans: list[PlanText]) -> None:
    moves = [[(seat, table.move(words)) for words in plans[seat].moves()] for seat in (0, 1)]
    mixed = [pair for both in zip(*moves, strict=False) for pair in both]
    mixed += [pair for seat in (0, 1) for pair in moves[seat][len(mixed) // 2 :]]
    assert (
        table.snapshot_after(moves[0] + moves[1])
        == table.snapshot_after(moves[1] + moves[0])
        == table.snapshot_after(mixed)
    )


@when(step_text("the plans are revealed {count} times"), converters={"count": int})
def reveal_often(table: ScenarioTable, plans: list[PlanText], tally: Counter[int], count: int) -> None:
    dice = LiveDice(SEED)
    for _ in range(count):
        state = table.state.copy()
        for seat in (0, 1):
            for words in plans[seat].moves():
                state.apply(seat, table.move(words), dice)
        (prompt,) = state.prompts()
        tally[int(prompt.seat)] += 1


@then(step_text("{names} each had to decide first about equally often"))
def fair_coin(table: ScenarioTable, tally: Counter[int], names: str) -> None:
    for name in split_list(names):
        assert abs(tally[table.seat(name)] - tally.total() / 2) < 5 * sqrt(tally.total() / 4)


# ---------------------------------------------------------------- Then: hidden information


@then("nobody sees a card of the Reward Pile")
def pile_unseen(table: ScenarioTable) -> None:
    """Copies of a card look alike, so check only cards that have no copy elsewhere."""
    state = state_of(table)
    seen = [arena.rewards for arena in state.arenas] + [side.hand for side in state.sides]
    elsewhere = {card for cards in seen for card in cards}
    for seat in table.viewers("all"):
        assert not table.cards_seen_by(seat, cards_in_view) & (set(state.pile) - elsewhere)


def same_for(table: ScenarioTable, who: str, twin: State, events: list[Event]) -> list[bool]:
    """Return, for each viewer that `who` names, whether everything that reaches them is the same."""
    return [
        table.data_seen_by(seat, table.state, table.log.events) == table.data_seen_by(seat, twin, events)
        for seat in table.viewers(who)
    ]


@then(step_text("{who} (?P<can>could|could not) tell if Peel had shown {cards} instead"))
def could_tell_look(table: ScenarioTable, who: str, can: str, cards: str) -> None:
    state = state_of(table)
    twin = state.copy()
    twin.looked_at = table.cards(cards)
    twin.pile = state.pile + state.looked_at
    for card in twin.looked_at:
        twin.pile.remove(card)
    twin._prompts = None
    events = [
        Event("look", event.seat, twin.looked_at[:], event.number, event.visible_to) if event.kind == "look" else event
        for event in table.log.events
    ]
    assert set(same_for(table, who, twin, events)) == {can == "could not"}


@then(step_text("{who} (?P<can>could|could not) tell if other cards lay face down"))
def could_tell_buried(table: ScenarioTable, who: str, can: str) -> None:
    state = state_of(table)
    twin = state.copy()
    for seat in (0, 1):
        for at, card in enumerate(state.sides[seat].buried):
            other = next(each for each in twin.pile if each not in state.sides[seat].buried)
            twin.pile.remove(other)
            twin.pile.append(card)
            twin.sides[seat].buried[at] = other
    assert twin.all_cards() == state.all_cards()
    assert set(same_for(table, who, twin, table.log.events)) == {can == "could not"}

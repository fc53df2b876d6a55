"""Steps of Dragon Punch: positions, moves and results. docs/develop/scenarios.md lists them."""

from __future__ import annotations

import pytest
from pytest_bdd import given, then, when

from tests.rules.dragon_punch.alternative_replay import Told
from tests.rules.dragon_punch.facts import FACTS, card_of, game_of, says, view_of
from tests.rules.dragon_punch.layout import DragonLayout
from tests.rules.shared_steps import own_facts
from tests.rules.step_parsing import split
from tests.rules.table import Table

FATES = {"blocked": "Blocked", "evaded": "Evaded", "hit": "Successful", "interrupted": "Interrupted"}
PLACES = ("High", "Low")


facts = own_facts(FACTS)


@pytest.fixture
def layout(table: Table) -> DragonLayout:
    return table.describe(DragonLayout(table))


@pytest.fixture
def told(table: Table) -> Told:
    """The answers so far, for replaying the scenario with a difference.

    A scenario that describes no position starts at the first turn with any characters.
    """
    if table.layout is None and not table.started():
        table.layout = DragonLayout(table)
    return Told(table)


# ---------------------------------------------------------------- Given


@given(says("{name} fights as {cards}"))
def fight_as(table: Table, layout: DragonLayout, name: str, cards: str) -> None:
    layout.sides[table.seat(name)].characters = split(cards)


@given(says("{name} holds {cards}"))
def hold(table: Table, layout: DragonLayout, name: str, cards: str) -> None:
    layout.sides[table.seat(name)].hand = split(cards)


@given(says("{name} can play {move:card}"))
def can_play(table: Table, layout: DragonLayout, name: str, move: str) -> None:
    layout.sides[table.seat(name)].plays.append(move)


@given(says("{name}'s red cards are {cards}"))
def lay_red(table: Table, layout: DragonLayout, name: str, cards: str) -> None:
    layout.sides[table.seat(name)].red = split(cards)


@given(says("{name}'s white cards are {cards}"))
def lay_white(table: Table, layout: DragonLayout, name: str, cards: str) -> None:
    layout.sides[table.seat(name)].white = split(cards)


@given(says("{name}'s flipped cards are {cards}"))
def lay_flipped(table: Table, layout: DragonLayout, name: str, cards: str) -> None:
    layout.sides[table.seat(name)].flipped = split(cards)


@given(says("{name} has the Initiative"))
def give_initiative(table: Table, layout: DragonLayout, name: str) -> None:
    layout.initiative = table.seat(name)


@given("nobody has the Initiative")
def give_no_initiative(layout: DragonLayout) -> None:
    layout.initiative = -1


@given(says("{name} has won {count} rounds?"), converters={"count": int})
def score_rounds(table: Table, layout: DragonLayout, name: str, count: int) -> None:
    layout.won[table.seat(name)] = count


@given(says("{count} turns have passed without damage"), converters={"count": int})
def pass_quietly(layout: DragonLayout, count: int) -> None:
    layout.quiet = count


@given(says("{count} rounds? in a row had no winner"), converters={"count": int})
def pass_undecided(layout: DragonLayout, count: int) -> None:
    layout.undecided = count


@given(says("this is round {number}"), converters={"number": int})
def set_round(layout: DragonLayout, number: int) -> None:
    layout.round = number


@given(says("{name} hides (her|his) older flipped cards"))
def hide_flipped(table: Table, layout: DragonLayout, name: str) -> None:
    layout.hides |= 1 << table.seat(name)


# ---------------------------------------------------------------- When


@when(says("{name} plays {move:card}"))
def play(told: Told, name: str, move: str) -> None:
    told.answer(name, [f"play {move}"])


@when(says("{one:name} plays {first:card} and {two:name} plays {second:card}"))
def play_both(told: Told, one: str, first: str, two: str, second: str) -> None:
    play(told, one, first)
    play(told, two, second)


@when(says("both play {move:card} {count} times?"), converters={"count": int})
def play_often(table: Table, told: Told, move: str, count: int) -> None:
    for _ in range(count):
        for name in table.names:
            play(told, name, move)


@when(says("{count} rounds in a row end in a double knockout"), converters={"count": int})
def knock_out_both(told: Told, table: Table, count: int) -> None:
    """Both kick, switch two cards and taunt, three times: both lose six health."""
    one, two = table.names
    for _ in range(count):
        kick = "high-kick"
        for cards in (("high-kick", "block"), ("throw", "fireball"), ()):
            play_both(told, one, kick, two, kick)
            if cards:
                for name in (one, two):
                    told.answer(name, [f"switch {card}" for card in cards])
                play_both(told, one, "taunt", two, "taunt")
            kick = "combo-kick"


@when(says("{name} (?P<does>hides|shows) (her|his) flipped cards"))
def choose_flipped(told: Told, name: str, does: str) -> None:
    told.answer(name, [f"{does.removesuffix('s')} flipped"])


@when(says("{name} switches {cards}"))
def switch(told: Told, name: str, cards: str) -> None:
    told.answer(name, [f"switch {card}" for card in split(cards)])


@when(says("{one:name} switches {first:card} and {two:name} switches {second:card}"))
def switch_both(told: Told, one: str, first: str, two: str, second: str) -> None:
    switch(told, one, first)
    switch(told, two, second)


@when("the damage is switched")
def switch_any(table: Table) -> None:
    prompts = table.state.prompts()
    while prompts and prompts[0].kind == "switch":
        table.answer(table.names[prompts[0].seat], prompts[0].moves[0])
        prompts = table.state.prompts()


@when(says("{name} picks {card}"))
def pick(told: Told, name: str, card: str) -> None:
    told.answer(name, [f"pick {card}"])


@when("the characters are picked")
def pick_any(table: Table) -> None:
    prompts = table.state.prompts()
    while prompts and prompts[0].kind == "pick":
        table.answer(table.names[prompts[0].seat], prompts[0].moves[0])
        prompts = table.state.prompts()


@when(says("{name} builds a hand of {cards}"))
def build(told: Told, name: str, cards: str) -> None:
    told.answer(name, told.building(cards))


# ---------------------------------------------------------------- Then: hands and prompts


@then(says("{name}'s red cards are {cards}"))
def red_cards(table: Table, name: str, cards: str) -> None:
    view = view_of(table, table.seat(name))
    basics = 2 * game_of(table).basics
    own = [*view.hand, *view.flipped[table.seat(name)]]
    red = [card_of(table, face) for face in own if face < basics and face % 2]
    assert sorted(red) == sorted(split(cards))


@then(says("{name} may only (?P<verb>play|switch) {cards}"))
def may_only_with(told: Told, name: str, verb: str, cards: str) -> None:
    table = told.table
    prompt = table.state.prompt(table.seat(name))
    assert prompt is not None, f"{name} is not asked."
    assert sorted(map(table.game.format_move, prompt.moves)) == sorted(f"{verb} {card}" for card in split(cards))


@then(says("{names} are both asked to (?P<verb>play|switch|hide)"))
def both_asked(told: Told, names: str, verb: str) -> None:
    table = told.table
    assert [(table.names[prompt.seat], prompt.kind) for prompt in table.state.prompts()] == [
        (name, verb) for name in split(names)
    ]


@then("nobody may play")
def nobody_may_play(table: Table) -> None:
    assert [prompt.seat for prompt in table.state.prompts() if prompt.kind == "play"] == []


# ---------------------------------------------------------------- Then: results


def fates(table: Table, seat: int) -> list[str]:
    """Return the result of each of a seat's attacks in the current block of `When` steps."""
    found = []
    for event in table.fresh_events():
        fate = FATES.get(event.kind.split("-")[0])
        if fate is not None and event.seat == seat and event.cards:
            found.append(f"{PLACES[event.number]} {fate}")
    return found


@then(says("{name}'s attacks? (is|are) {ends}"))
def attacks_end(table: Table, name: str, ends: str) -> None:
    assert fates(table, table.seat(name)) == split(ends)


@then("no attack is Successful")
def no_attack_succeeds(table: Table) -> None:
    ends = fates(table, 0) + fates(table, 1)
    assert ends
    assert [end for end in ends if end.endswith("Successful")] == []


def damage(table: Table) -> dict[str, int]:
    """Return the damage to each player in the current block of `When` steps."""
    return {table.names[event.seat]: event.number for event in table.fresh_events() if event.kind == "damage"}


@then(says("{name} takes (?P<count>no|\\d+) damage"))
def takes_damage(table: Table, name: str, count: str) -> None:
    assert damage(table).get(name, 0) == (0 if count == "no" else int(count))


@then("nobody takes damage")
def no_damage(table: Table) -> None:
    assert damage(table) == {}


def round_ends(table: Table) -> list[str]:
    """Return the winner of each round that ended in the current block of `When` steps."""
    ends = [event for event in table.fresh_events() if event.kind.startswith("round-")]
    return [table.names[event.seat] if event.seat >= 0 else "nobody" for event in ends]


@then("nobody wins the round")
def round_undecided(table: Table) -> None:
    assert round_ends(table) == ["nobody"]


@then("the round goes on")
def round_goes_on(table: Table) -> None:
    assert round_ends(table) == []
    assert table.state.outcome() is None


@then("the game is drawn")
def game_drawn(table: Table) -> None:
    outcome = table.state.outcome()
    assert outcome is not None, "The game is not over."
    assert outcome.winners() == [0, 1]

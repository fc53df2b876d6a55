"""The scenarios for Kung Fu Fighting! (2019), and steps about legal moves and hidden information."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from itertools import product
from math import sqrt

import pytest
from pytest_bdd import scenarios, then, when

from kwoon.core.definition import OptionError
from kwoon.core.dice import LiveDice
from kwoon.core.game import State
from kwoon.games.kung_fu_2019.definition import KungFu2019Definition
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from tests.rules.kung_fu_2019.attack_notation import (
    ITEMS,
    block,
    declare,
    is_exact_move,
    legal_moves,
    moves_for,
    state_of_2019,
)
from tests.rules.kung_fu_2019.conftest import laid_out
from tests.rules.kung_fu_2019.pass_unmentioned_prompts import state_after_passes
from tests.rules.kung_fu_2019.scenario_position import cards_of_deck
from tests.rules.kung_fu_2019.view_facts import ARCHETYPES, CARD, COMPANIONS, DECKS, PACK, cards_in_view, step_text
from tests.rules.scenario_game import SEED, ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario, list_pattern, split_list

scenarios(str(files("kwoon.games").joinpath("kung_fu_2019", "scenarios")))

MAY = "(?P<can>may|may not)"


def state_of(table: ScenarioTable) -> State:
    if not table.started():
        laid_out(table)
    return table.state


# ---------------------------------------------------------------- Then: legal moves


def playable(table: ScenarioTable, name: str, state: State) -> list[str]:
    """Return all cards that a player may play now, in any way."""
    moves = [words.split() for words in legal_moves(table, state, table.seat(name)) if " " in words]
    return [card for verb, card in moves if verb not in ("discard", "drop", "give", "target", "to", "take")]


@then(step_text(f"{{name}} {MAY} play {{card}}"))
def may_play(table: ScenarioTable, name: str, can: str, card: str) -> None:
    state_of(table)
    states = [table.state, state_after_passes(table, {"help", "special"}), state_after_passes(table)]
    cards = [each for state in states for each in playable(table, name, state)]
    assert (card in cards) == (can == "may"), f"{name} may play {cards}."


@then(step_text(f"{{name}} {MAY} (?P<verb>drop|discard) {{card}}"))
def may_drop(table: ScenarioTable, name: str, can: str, verb: str, card: str) -> None:
    assert (f"{verb} {card}" in legal_moves(table, state_of(table), table.seat(name))) == (can == "may")


@then(step_text("{name} may discard a hand card"))
def may_discard(table: ScenarioTable, name: str) -> None:
    assert any(words.startswith("discard") for words in legal_moves(table, table.state, table.seat(name)))


@then(step_text(f"{{name}} {MAY} attack {{target:name}} with {ITEMS}"))
def may_attack(table: ScenarioTable, name: str, can: str, target: str, items: str) -> None:
    state_of(table)
    state = state_after_passes(table, {"special", "help"})
    result = moves_for(table, state, table.seat(name), declare(table, items, target))
    assert (result is not None) == (can == "may"), (
        f"{name} may: {result or legal_moves(table, state, table.seat(name))}."
    )


@then(step_text("{name} may not attack"))
def may_not_attack(table: ScenarioTable, name: str) -> None:
    state_of(table)
    moves = legal_moves(table, state_after_passes(table, {"special"}), table.seat(name))
    assert not [words for words in moves if words.split()[0] in ("target", "attack", "attack-split", "break")]


@then(step_text(f"{{name}} {MAY} counterattack with {ITEMS}"))
def may_counterattack(table: ScenarioTable, name: str, can: str, items: str) -> None:
    state = state_after_passes(table)
    prompt = state.prompt(table.seat(name))
    is_prompted = prompt is not None and prompt.kind == "counterattack"
    result = moves_for(table, state, table.seat(name), declare(table, items)) if is_prompted else None
    assert (result is not None) == (can == "may"), (
        f"{name} may: {result or legal_moves(table, state, table.seat(name))}."
    )


@then(step_text(f"{{name}} {MAY} add {ITEMS}"))
def may_add(table: ScenarioTable, name: str, can: str, items: str) -> None:
    state = table.state
    prompt = state.prompt(table.seat(name))
    is_prompted = prompt is not None and prompt.kind == "help"
    result = moves_for(table, state, table.seat(name), declare(table, items, base=False)) if is_prompted else None
    assert (result is not None) == (can == "may"), (
        f"{name} may: {result or legal_moves(table, state, table.seat(name))}."
    )


def blocks(table: ScenarioTable, name: str) -> tuple[State, list[str]]:
    """Return the position after passes up to the block prompts, and the player's moves there, or an empty list if the
    player has no block prompt."""
    state = state_after_passes(table)
    prompt = state.prompt(table.seat(name))
    is_prompted = prompt is not None and prompt.kind == "block"
    return state, legal_moves(table, state, table.seat(name)) if is_prompted else []


@then(step_text(f"{{name}} {MAY} block with {ITEMS}"))
def may_block(table: ScenarioTable, name: str, can: str, items: str) -> None:
    state, moves = blocks(table, name)
    result = bool(moves) and is_exact_move(table, state, table.seat(name), block(table, items))
    assert result == (can == "may"), f"{name} may: {moves}."


@then(step_text("{name} may only block with {cards}"))
def may_only_block(table: ScenarioTable, name: str, cards: str) -> None:
    moves = [words for words in blocks(table, name)[1] if words != "play face-me"]
    assert "pass" in moves
    assert {words.split()[1] for words in moves if words != "pass"} == set(split_list(cards))


@then(step_text("{name} must block with {card}"))
def must_block(table: ScenarioTable, name: str, card: str) -> None:
    assert blocks(table, name)[1] == [f"play {card}"]


@then(step_text("{name} may not block"))
def may_not_block(table: ScenarioTable, name: str) -> None:
    assert [words for words in blocks(table, name)[1] if words not in ("pass", "play face-me")] == []


@then(step_text(f"{{name}} {MAY} take {{target:name}}'s place"))
def may_take_place(table: ScenarioTable, name: str, can: str, target: str) -> None:
    state = state_after_passes(table, {"help"})
    assert {prompt.kind for prompt in state.prompts()} == {"step-in"}
    assert state.prompt(table.seat(target)) is not None, f"{target} has no step-in prompt."
    assert ("play face-me" in legal_moves(table, state, table.seat(name))) == (can == "may")


# ---------------------------------------------------------------- Then: hands and the end


@then(step_text("{name} holds (?:nothing|{cards})"))
def hand_is(table: ScenarioTable, name: str, cards: str | None) -> None:
    state_of(table)
    result = state_of_2019(table).hands[table.seat(name)]
    assert table.card_ids(result) == sorted(split_list(cards) if cards else [])
    assert table.card_ids(table.state.view(table.seat(name)).hand) == table.card_ids(result)  # type: ignore[attr-defined]


@then(step_text("the game is a tie between {names}"))
def is_tied(table: ScenarioTable, names: str) -> None:
    outcome = table.state.outcome()
    assert outcome is not None, "The game is not over."
    assert [table.names[seat] for seat in outcome.winners()] == split_list(names)
    assert table.state.prompts() == []


@then(step_text("{names} win the game"))
def team_wins(table: ScenarioTable, names: str) -> None:
    outcome = table.state.outcome()
    assert outcome is not None, "The game is not over."
    assert [table.names[seat] for seat in outcome.winners()] == split_list(names)


# ---------------------------------------------------------------- Then: the pack


@then(step_text(r"the (?P<deck>\w+) deck has {count} cards"), converters={"count": int})
def deck_size(table: ScenarioTable, deck: str, count: int) -> None:
    faces = table.loaded.faces
    assert sum(face.copies for face in faces if DECKS.get(face.id) == deck) == count


@then(
    step_text("there are {count} Archetypes besides military-training and perfect-technique"), converters={"count": int}
)
def archetype_count(table: ScenarioTable, count: int) -> None:
    assert len(ARCHETYPES) == count
    assert {face.id for face in table.loaded.faces} >= {*ARCHETYPES, *COMPANIONS}


@then(step_text("deck and hands together have {count} cards"), converters={"count": int})
def dealt_size(table: ScenarioTable, count: int) -> None:
    state = state_of_2019(table)
    assert len(state.deck) + sum(len(hand) for hand in state.hands) == count


@then(step_text(r"the (?P<deck>\w+) deck is not shuffled in"))
def not_shuffled(table: ScenarioTable, deck: str) -> None:
    state = state_of_2019(table)
    assert not cards_of_deck(table, deck) & {*state.deck, *[card for hand in state.hands for card in hand]}


@then(step_text("the box cannot be opened for {count} players?( with {options})?"), converters={"count": int})
def cannot_open(count: int, options: str | None) -> None:
    with pytest.raises(OptionError):
        KungFu2019Definition().load(PACK, "cards", count, dict([options.split(" ", 1)]) if options else {})


@then("every choice of expansion and archetypes can be dealt to each number of players in each format")
def every_combination() -> None:
    tables = [("free", count) for count in (2, 3, 4, 5, 6)] + [("2v2", 4), ("3v3", 6), ("2v2v2", 6)]
    for (form, seats), expansion, archetypes in product(tables, ("no", "yes"), ("none", "chosen", "dealt")):
        options = {"format": form, "expansion": expansion, "archetypes": archetypes}
        state = KungFu2019Definition().load(PACK, "cards", seats, options).game.deal(LiveDice(SEED), None)
        assert isinstance(state, KungFu2019State)
        assert [len(hand) for hand in state.hands] == [7] * seats
        assert state.prompts()


@then(step_text(r"no card is called (?P<word>\w+)"))
def not_in_box(table: ScenarioTable, word: str) -> None:
    assert word not in [face.id for face in table.loaded.faces]


@then(step_text(rf"these are of kind (?P<kind>[\w ]+): (?P<cards>{list_pattern(CARD)})"))
def of_kind(table: ScenarioTable, kind: str, cards: str) -> None:
    assert sorted(face.id for face in table.loaded.faces if face.kind == kind) == sorted(split_list(cards))


@when(step_text("the game is dealt {count} times"), converters={"count": int})
def count_deals(table: ScenarioTable, tally: Counter[int], count: int) -> None:
    dice = LiveDice(SEED)
    for _ in range(count):
        state = table.game.deal(dice, None)
        assert isinstance(state, KungFu2019State)
        tally[int(state.active)] += 1


@then(step_text("{names} each began about equally often"))
def fair_start(table: ScenarioTable, tally: Counter[int], names: str) -> None:
    share = 1 / len(table.names)
    for name in split_list(names):
        spread = 5 * sqrt(tally.total() * share * (1 - share))
        assert abs(tally[table.seat(name)] - tally.total() * share) < spread


# ---------------------------------------------------------------- Then: hidden information


@then(step_text("{who} could not tell if {name} held {cards} instead"))
def hand_hidden(table: ScenarioTable, who: str, name: str, cards: str) -> None:
    state_of(table)
    twin = state_of_2019(table).copy()
    assert isinstance(twin, KungFu2019State)
    seat = table.seat(name)
    other = table.cards(cards)
    if len(other) != len(twin.hands[seat]) or Counter(other) - Counter(twin.deck):
        raise ImpossibleScenario(f"{name} could not hold {cards} instead.")
    twin.deck = list((Counter(twin.deck) + Counter(twin.hands[seat]) - Counter(other)).elements())
    twin.hands[seat] = sorted(other)
    twin._prompts = None
    for viewer in table.viewers(who):
        events = table.log.events
        assert table.data_seen_by(viewer, table.state, events) == table.data_seen_by(viewer, twin, events)


@then("nobody sees a card of the deck")
def deck_unseen(table: ScenarioTable) -> None:
    """Copies of a card look alike, so check only cards that have no copy elsewhere."""
    state = state_of_2019(table)
    elsewhere = {
        *state.discard,
        *state.archetype,
        *state.unused_archetype_cards,
        *[card for hand in state.hands for card in hand],
    }
    for seat in table.viewers("all"):
        assert not table.cards_seen_by(seat, cards_in_view) & (set(state.deck) - elsewhere)

"""The scenarios of Kung Fu Fighting! (2019), with the steps about legal moves and hidden information."""

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
from tests.rules.kung_fu_2019.attack_notation import ITEMS, block, declare, exact, here, offered, way
from tests.rules.kung_fu_2019.auto_pass import afterwards
from tests.rules.kung_fu_2019.conftest import laid_out
from tests.rules.kung_fu_2019.facts import ARCHETYPES, CARD, COMPANIONS, DECKS, PACK, cards_in_view, says
from tests.rules.kung_fu_2019.layout import shuffled
from tests.rules.step_parsing import Impossible, several, split
from tests.rules.table import SEED, Table

scenarios(str(files("kwoon.games").joinpath("kung_fu_2019", "scenarios")))

MAY = "(?P<can>may|may not)"


def state_of(table: Table) -> State:
    if not table.started():
        laid_out(table)
    return table.state


# ---------------------------------------------------------------- Then: legal moves


def playable(table: Table, name: str, state: State) -> list[str]:
    """Return all cards that a player may play in any way now."""
    moves = [words.split() for words in offered(table, state, table.seat(name)) if " " in words]
    return [card for verb, card in moves if verb not in ("discard", "drop", "give", "target", "to", "take")]


@then(says(f"{{name}} {MAY} play {{card}}"))
def may_play(table: Table, name: str, can: str, card: str) -> None:
    state_of(table)
    stages = [table.state, afterwards(table, {"help", "special"}), afterwards(table)]
    cards = [each for state in stages for each in playable(table, name, state)]
    assert (card in cards) == (can == "may"), f"{name} may play {cards}."


@then(says(f"{{name}} {MAY} (?P<verb>drop|discard) {{card}}"))
def may_drop(table: Table, name: str, can: str, verb: str, card: str) -> None:
    assert (f"{verb} {card}" in offered(table, state_of(table), table.seat(name))) == (can == "may")


@then(says("{name} may discard a hand card"))
def may_discard(table: Table, name: str) -> None:
    assert any(words.startswith("discard") for words in offered(table, table.state, table.seat(name)))


@then(says(f"{{name}} {MAY} attack {{target:name}} with {ITEMS}"))
def may_attack(table: Table, name: str, can: str, target: str, items: str) -> None:
    state_of(table)
    state = afterwards(table, {"special", "help"})
    found = way(table, state, table.seat(name), declare(table, items, target))
    assert (found is not None) == (can == "may"), f"{name} may: {found or offered(table, state, table.seat(name))}."


@then(says("{name} may not attack"))
def may_not_attack(table: Table, name: str) -> None:
    state_of(table)
    moves = offered(table, afterwards(table, {"special"}), table.seat(name))
    assert not [words for words in moves if words.split()[0] in ("target", "attack", "attack-split", "break")]


@then(says(f"{{name}} {MAY} counterattack with {ITEMS}"))
def may_counterattack(table: Table, name: str, can: str, items: str) -> None:
    state = afterwards(table)
    prompt = state.prompt(table.seat(name))
    asked = prompt is not None and prompt.kind == "counterattack"
    found = way(table, state, table.seat(name), declare(table, items)) if asked else None
    assert (found is not None) == (can == "may"), f"{name} may: {found or offered(table, state, table.seat(name))}."


@then(says(f"{{name}} {MAY} add {ITEMS}"))
def may_add(table: Table, name: str, can: str, items: str) -> None:
    state = table.state
    prompt = state.prompt(table.seat(name))
    asked = prompt is not None and prompt.kind == "help"
    found = way(table, state, table.seat(name), declare(table, items, base=False)) if asked else None
    assert (found is not None) == (can == "may"), f"{name} may: {found or offered(table, state, table.seat(name))}."


def blocks(table: Table, name: str) -> tuple[State, list[str]]:
    """Return a player's moves for a block prompt, if that comes next."""
    state = afterwards(table)
    prompt = state.prompt(table.seat(name))
    asked = prompt is not None and prompt.kind == "block"
    return state, offered(table, state, table.seat(name)) if asked else []


@then(says(f"{{name}} {MAY} block with {ITEMS}"))
def may_block(table: Table, name: str, can: str, items: str) -> None:
    state, moves = blocks(table, name)
    found = bool(moves) and exact(table, state, table.seat(name), block(table, items))
    assert found == (can == "may"), f"{name} may: {moves}."


@then(says("{name} may only block with {cards}"))
def may_only_block(table: Table, name: str, cards: str) -> None:
    moves = [words for words in blocks(table, name)[1] if words != "play face-me"]
    assert "pass" in moves
    assert {words.split()[1] for words in moves if words != "pass"} == set(split(cards))


@then(says("{name} must block with {card}"))
def must_block(table: Table, name: str, card: str) -> None:
    assert blocks(table, name)[1] == [f"play {card}"]


@then(says("{name} may not block"))
def may_not_block(table: Table, name: str) -> None:
    assert [words for words in blocks(table, name)[1] if words not in ("pass", "play face-me")] == []


@then(says(f"{{name}} {MAY} take {{target:name}}'s place"))
def may_take_place(table: Table, name: str, can: str, target: str) -> None:
    state = afterwards(table, {"help"})
    assert {prompt.kind for prompt in state.prompts()} == {"step-in"}
    assert state.prompt(table.seat(target)) is not None, f"{target}'s place is not what is asked about."
    assert ("play face-me" in offered(table, state, table.seat(name))) == (can == "may")


# ---------------------------------------------------------------- Then: hands and the end


@then(says("{name} holds (?:nothing|{cards})"))
def hand_is(table: Table, name: str, cards: str | None) -> None:
    state_of(table)
    found = here(table).hands[table.seat(name)]
    assert table.named(found) == sorted(split(cards) if cards else [])
    assert table.named(table.state.view(table.seat(name)).hand) == table.named(found)  # type: ignore[attr-defined]


@then(says("the game is a tie between {names}"))
def is_tied(table: Table, names: str) -> None:
    outcome = table.state.outcome()
    assert outcome is not None, "The game is not over."
    assert [table.names[seat] for seat in outcome.winners()] == split(names)
    assert table.state.prompts() == []


@then(says("{names} win the game"))
def team_wins(table: Table, names: str) -> None:
    outcome = table.state.outcome()
    assert outcome is not None, "The game is not over."
    assert [table.names[seat] for seat in outcome.winners()] == split(names)


# ---------------------------------------------------------------- Then: the pack


@then(says(r"the (?P<deck>\w+) deck has {count} cards"), converters={"count": int})
def deck_size(table: Table, deck: str, count: int) -> None:
    faces = table.opened.faces
    assert sum(face.copies for face in faces if DECKS.get(face.id) == deck) == count


@then(says("there are {count} Archetypes besides military-training and perfect-technique"), converters={"count": int})
def archetype_count(table: Table, count: int) -> None:
    assert len(ARCHETYPES) == count
    assert {face.id for face in table.opened.faces} >= {*ARCHETYPES, *COMPANIONS}


@then(says("deck and hands together have {count} cards"), converters={"count": int})
def dealt_size(table: Table, count: int) -> None:
    state = here(table)
    assert len(state.deck) + sum(len(hand) for hand in state.hands) == count


@then(says(r"the (?P<deck>\w+) deck is not shuffled in"))
def not_shuffled(table: Table, deck: str) -> None:
    state = here(table)
    assert not shuffled(table, deck) & {*state.deck, *[card for hand in state.hands for card in hand]}


@then(says("the box cannot be opened for {count} players?( with {options})?"), converters={"count": int})
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


@then(says(r"no card is called (?P<word>\w+)"))
def not_in_box(table: Table, word: str) -> None:
    assert word not in [face.id for face in table.opened.faces]


@then(says(rf"these are of kind (?P<kind>[\w ]+): (?P<cards>{several(CARD)})"))
def of_kind(table: Table, kind: str, cards: str) -> None:
    assert sorted(face.id for face in table.opened.faces if face.kind == kind) == sorted(split(cards))


@when(says("the game is dealt {count} times"), converters={"count": int})
def deal_often(table: Table, tally: Counter[int], count: int) -> None:
    dice = LiveDice(SEED)
    for _ in range(count):
        state = table.game.deal(dice, None)
        assert isinstance(state, KungFu2019State)
        tally[int(state.active)] += 1


@then(says("{names} each began about equally often"))
def fair_start(table: Table, tally: Counter[int], names: str) -> None:
    share = 1 / len(table.names)
    for name in split(names):
        spread = 5 * sqrt(tally.total() * share * (1 - share))
        assert abs(tally[table.seat(name)] - tally.total() * share) < spread


# ---------------------------------------------------------------- Then: hidden information


@then(says("{who} could not tell if {name} held {cards} instead"))
def hand_hidden(table: Table, who: str, name: str, cards: str) -> None:
    state_of(table)
    twin = here(table).copy()
    assert isinstance(twin, KungFu2019State)
    seat = table.seat(name)
    other = table.cards(cards)
    if len(other) != len(twin.hands[seat]) or Counter(other) - Counter(twin.deck):
        raise Impossible(f"{name} could not hold {cards} instead.")
    twin.deck = list((Counter(twin.deck) + Counter(twin.hands[seat]) - Counter(other)).elements())
    twin.hands[seat] = sorted(other)
    twin._prompts = None
    for reader in table.readers(who):
        told = table.log.events
        assert table.reaching(reader, table.state, told) == table.reaching(reader, twin, told)


@then("nobody sees a card of the deck")
def deck_unseen(table: Table) -> None:
    """Copies of a card look alike, so compare with what cannot be seen elsewhere."""
    state = here(table)
    elsewhere = {
        *state.discard,
        *state.archetype,
        *state.unused_archetype_cards,
        *[card for hand in state.hands for card in hand],
    }
    for seat in table.readers("all"):
        assert not table.seen(seat, cards_in_view) & (set(state.deck) - elsewhere)

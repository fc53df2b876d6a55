"""Sets of cards and targets may be named in any order with the same result."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.events import Log
from kwoon.core.game import TAKE_BACK, IllegalMove, State
from kwoon.core.playout import playout
from kwoon.games.kung_fu_2014.rules.game import KungFu2014, KungFu2014State
from kwoon.registry import load_game
from tests.games.kung_fu_2014.fixtures import Table

SETS = ("discard", "exchange", "pay", "add", "block-add", "target")


def game_for(seats: int) -> KungFu2014:
    game = load_game("kung-fu-2014", seats).game
    assert isinstance(game, KungFu2014)
    return game


def whole_answers(seats: int, seed: int) -> list[tuple[KungFu2014State, int, list[int]]]:
    """Return every position of a random game before a complete draft, with that draft."""
    game = game_for(seats)
    choice = random.Random(seed)
    state = game.deal(LiveDice(seed))
    found: list[tuple[KungFu2014State, int, list[int]]] = []
    while state.prompts():
        before = state.copy()
        (ask,) = state.prompts()
        moves: list[int] = []
        while True:
            now = state.prompt(ask.seat)
            assert now is not None
            moves.append(choice.choice(now.moves))
            state.apply(ask.seat, moves[-1], LiveDice(seed + len(found)))
            if not state.draft(int(ask.seat)):
                break
        found.append((before, int(ask.seat), moves))
    return found


def shuffled(game: KungFu2014, moves: list[int], choice: random.Random) -> list[int]:
    """Return the same draft with its sets (discards, additions, targets) in another order."""
    kinds = game.kinds
    order = moves[:]
    groups: dict[str, list[int]] = {"discard": [], "add": [], "target": []}
    for at, move in enumerate(moves):
        if kinds.first_target <= move < kinds.pass_:
            groups["target"].append(at)
        elif kinds.is_enhancement(move):
            groups["add"].append(at)
        elif game.format_move(move).startswith("discard"):
            groups["discard"].append(at)
    for places in groups.values():
        mixed = [moves[at] for at in places]
        choice.shuffle(mixed)
        for at, move in zip(places, mixed, strict=True):
            order[at] = move
    return order


def outcome_of(state: KungFu2014State, seat: int, moves: list[int]) -> tuple[list[object], list[object]]:
    """Return everybody's views and events after a draft, and the complete position."""
    twin = state.copy()
    twin.log = Log()
    for move in moves:
        twin.apply(seat, move, LiveDice(99))
    watchers = range(-1, int(twin.seats))
    told = [[event.seen_by(who).as_tuple() for who in watchers] for event in twin.log.take()]
    return [twin.view(who).as_dict() for who in watchers], [told, twin.deck, twin.discard, twin.hands]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_set_named_in_another_order_comes_to_the_same_for_all(seats: int) -> None:
    game = game_for(seats)
    choice = random.Random(seats)
    mixed = 0
    for seed in range(4):
        for state, seat, moves in whole_answers(seats, 10 * seats + seed):
            other = shuffled(game, moves, choice)
            if other == moves or _counters(state):
                continue
            mixed += 1
            assert outcome_of(state, seat, other) == outcome_of(state, seat, moves), [
                game.format_move(m) for m in other
            ]
    assert mixed > 40


def _counters(state: KungFu2014State) -> bool:
    """Return whether the countered attacker has to be named first."""
    return any(ask.kind == "counterattack" for ask in state.prompts())


def drafts(state: State, seat: int, pick: str) -> Counter[tuple[int, ...]]:
    """Count the complete drafts, as sets, that all moves or only the canonical ones can make."""
    found: Counter[tuple[int, ...]] = Counter()

    def walk() -> None:
        ask = state.prompt(seat)
        assert ask is not None
        for move in state.canonical_moves(ask) if pick == "onward" else ask.moves:
            draft = (*state.draft(seat), move)
            twin = state.copy()
            twin.apply(seat, move, LiveDice(5))
            if twin.draft(seat) != draft:
                found[tuple(sorted(draft))] += 1
                continue
            state.apply(seat, move, LiveDice(5))
            walk()
            state.apply(seat, TAKE_BACK, LiveDice(5))

    walk()
    return found


@pytest.mark.parametrize(
    "hand", ["daggers fast iron majestic double-attack", "ladder iron flying", "nunchaku fast fast iron"]
)
def test_onward_moves_reach_every_attack_and_each_once(hand: str) -> None:
    table = Table(hand, "iron", "fast", "flying")
    everything = drafts(table.state, 0, "all")
    onward = drafts(table.state, 0, "onward")
    assert set(onward) == set(everything)
    assert set(onward.values()) == {1}
    assert max(everything.values()) > 1


def test_onward_moves_reach_every_discard_and_every_price_and_each_once() -> None:
    table = Table("fast fast iron majestic sword", "iron")
    table.does(1, "pass")
    table.does(2, "done", "pass")
    assert table.asks() == "1 discard"
    assert_each_once(table, table.state)
    table = Table("drunken-stance fast fast iron majestic", "iron")
    table.does(1, "play drunken-stance", "play punch", "target 2")
    table.does(2, "pass")
    assert table.asks() == "1 exchange"
    assert_each_once(table, table.state)
    table.does(1, "done", draws="sword fan")
    assert table.asks() == "1 return"
    assert_each_once(table, table.state)


def assert_each_once(table: Table, state: State) -> None:
    everything = drafts(state, 0, "all")
    onward = drafts(state, 0, "onward")
    assert set(onward) == set(everything)
    assert set(onward.values()) == {1}
    assert max(everything.values()) > 1


def test_a_playout_goes_on_from_whatever_a_person_has_begun() -> None:
    """Also when a search starts after a high card, from where ascending order alone is a dead end."""
    begun = 0
    for seats in (2, 4):
        game = game_for(seats)
        for seed in range(6):
            for state, seat, moves in whole_answers(seats, 500 + seed):
                for said in range(1, len(moves)):
                    state.apply(seat, moves[said - 1], LiveDice(7))
                    ask = state.prompt(seat)
                    assert ask is not None
                    assert set(state.canonical_moves(ask)) <= set(ask.moves)
                    assert state.canonical_moves(ask)
                    if said > 1 and ask.kind in SETS and begun < 400:
                        begun += 1
                        twin = game.sample_state(state.view(seat), LiveDice(8))
                        playout(twin, LiveDice(seed))
                        assert twin.outcome() is not None
                        assert sorted(twin.all_cards()) == sorted(game.all_cards())
    assert begun == 400


def test_a_price_begun_with_the_highest_card_can_still_be_paid_in_a_playout() -> None:
    table = Table("drunken-stance fast iron", "iron")
    table.does(1, "play drunken-stance", "play punch", "target 2")
    table.does(2, "pass")
    table.does(1, "done", draws="majestic whirlwind")
    table.does(1, "return drunken-stance", "discard majestic")
    (ask,) = table.state.prompts()
    assert _written(table, table.state.canonical_moves(ask)) == ["discard fast", "discard iron", "discard whirlwind"]
    table.state.canonical_only = True
    table.state._prompts = None
    assert table.may() == ["discard fast", "discard iron", "discard whirlwind"]


def test_playouts_are_asked_for_one_order_only() -> None:
    table = Table("daggers fast iron majestic", "", "", "")
    table.state.canonical_only = True
    table.state._prompts = None
    table.does(1, "play daggers", "play iron")
    assert table.may() == ["play majestic", "target 2", "target 3", "target 4"]
    table.does(1, "target 3")
    assert table.may() == ["target 4", "done"]
    table.does(1, "target 4")
    assert table.asks() == "3 block"
    table = Table("daggers", "", "")
    table.state.canonical_only = True
    table.state._prompts = None
    table.does(1, "play daggers", "target 3")
    assert table.may() == ["done"]


def test_what_is_laid_out_lies_in_the_order_of_the_card_list_while_the_draft_keeps_its_own() -> None:
    table = Table("snap-kick fast iron majestic to-the-floor", "")
    table.does(1, "play snap-kick", "play majestic", "play fast", "play to-the-floor")
    view = table.state.view(0)
    assert [table.game.kinds.ids[card] for card in view.build] == ["snap-kick", "fast", "majestic", "to-the-floor"]
    assert view.build_values == (3, 1, 2, 4)
    assert _written(table, list(view.draft))[1:3] == ["play majestic", "play fast"]


def test_the_first_edition_names_targets_in_ascending_seats() -> None:
    """Games begun under edition 1 keep this order, so their answers keep their meaning."""
    game = load_game("kung-fu-2014", 3, {"edition": "1"}).game
    assert isinstance(game, KungFu2014)
    table = Table("daggers", "", "")
    table.state = _seated(game)
    table.does(1, "play daggers", "target 3")
    assert table.asks() == "3 block"
    table.state = _seated(game)
    table.does(1, "play daggers", "target 2")
    assert table.may() == ["target 3", "done"]


def _seated(game: KungFu2014) -> KungFu2014State:
    state = game.deal(LiveDice(1))
    fresh = Table("daggers", "", "").state
    state.deck, state.hands, state.steps = fresh.deck, fresh.hands, fresh.steps
    state.active = 0
    state._prompts = None
    return state


def test_nothing_can_be_named_twice() -> None:
    table = Table("ladder iron", "", "", "")
    table.does(1, "play ladder", "target 4")
    with pytest.raises(IllegalMove, match="You can: target 2, target 3, done"):
        table.does(1, "target 4")


def _written(table: Table, moves: list[int]) -> list[str]:
    return [table.game.format_move(move) for move in moves]

"""Sets of cards and targets may be named in any order with the same result."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.events import EventLog
from kwoon.core.game import TAKE_BACK, IllegalMove, State
from kwoon.core.playout import play_randomly_and_count_moves
from kwoon.games.kung_fu_2014.rules.game import KungFu2014, KungFu2014State
from kwoon.registry import load_game
from tests.games.kung_fu_2014.fixtures import KungFu2014Fixture

SETS = ("discard", "exchange", "pay", "add", "block-add", "target")


def game_for(seats: int) -> KungFu2014:
    game = load_game("kung-fu-2014", seats).game
    assert isinstance(game, KungFu2014)
    return game


def complete_drafts(seats: int, seed: int) -> list[tuple[KungFu2014State, int, list[int]]]:
    """Return every position in a random game at which a draft begins, with the seat and its complete draft."""
    game = game_for(seats)
    choice = random.Random(seed)
    state = game.deal(LiveDice(seed))
    drafts_found: list[tuple[KungFu2014State, int, list[int]]] = []
    while state.prompts():
        before = state.copy()
        (prompt,) = state.prompts()
        moves: list[int] = []
        while True:
            current = state.prompt(prompt.seat)
            assert current is not None
            moves.append(choice.choice(current.moves))
            state.apply(prompt.seat, moves[-1], LiveDice(seed + len(drafts_found)))
            if not state.draft(int(prompt.seat)):
                break
        drafts_found.append((before, int(prompt.seat), moves))
    return drafts_found


def shuffled(game: KungFu2014, moves: list[int], choice: random.Random) -> list[int]:
    """Return the draft with each of its sets (discards, additions, targets) shuffled."""
    kinds = game.kinds
    order = moves[:]
    groups: dict[str, list[int]] = {"discard": [], "add": [], "target": []}
    for at, move in enumerate(moves):
        if kinds.first_target <= move < kinds.pass_move:
            groups["target"].append(at)
        elif kinds.is_enhancement(move):
            groups["add"].append(at)
        elif game.format_move(move).startswith("discard"):
            groups["discard"].append(at)
    for places in groups.values():
        num_reordered = [moves[at] for at in places]
        choice.shuffle(num_reordered)
        for at, move in zip(places, num_reordered, strict=True):
            order[at] = move
    return order


def outcome_of(state: KungFu2014State, seat: int, moves: list[int]) -> tuple[list[object], list[object]]:
    """Return all views after a draft, and all events and cards."""
    twin = state.copy()
    twin.log = EventLog()
    for move in moves:
        twin.apply(seat, move, LiveDice(99))
    viewers = range(-1, int(twin.seats))
    events = [[event.as_seen_by(viewer).as_tuple() for viewer in viewers] for event in twin.log.take_events()]
    return [twin.view(viewer).as_dict() for viewer in viewers], [events, twin.deck, twin.discard, twin.hands]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_draft_in_another_order_gives_same_result(seats: int) -> None:
    game = game_for(seats)
    choice = random.Random(seats)
    num_reordered = 0
    for seed in range(4):
        for state, seat, moves in complete_drafts(seats, 10 * seats + seed):
            other = shuffled(game, moves, choice)
            if other == moves or _is_counterattack(state):
                continue
            num_reordered += 1
            assert outcome_of(state, seat, other) == outcome_of(state, seat, moves), [
                game.format_move(m) for m in other
            ]
    assert num_reordered > 40


def _is_counterattack(state: KungFu2014State) -> bool:
    """Return whether a counterattack is prompted, for which the countered attacker must be named first."""
    return any(prompt.kind == "counterattack" for prompt in state.prompts())


def drafts(state: State, seat: int, move_set: str) -> Counter[tuple[int, ...]]:
    """Count the complete drafts, as sets, that can be made with all moves or only with canonical ones."""
    drafts_found: Counter[tuple[int, ...]] = Counter()

    def walk() -> None:
        prompt = state.prompt(seat)
        assert prompt is not None
        for move in state.canonical_moves(prompt) if move_set == "onward" else prompt.moves:
            draft = (*state.draft(seat), move)
            twin = state.copy()
            twin.apply(seat, move, LiveDice(5))
            if twin.draft(seat) != draft:
                drafts_found[tuple(sorted(draft))] += 1
                continue
            state.apply(seat, move, LiveDice(5))
            walk()
            state.apply(seat, TAKE_BACK, LiveDice(5))

    walk()
    return drafts_found


@pytest.mark.parametrize(
    "hand", ["daggers fast iron majestic double-attack", "ladder iron flying", "nunchaku fast fast iron"]
)
def test_canonical_moves_reach_every_attack_exactly_once(hand: str) -> None:
    table = KungFu2014Fixture(hand, "iron", "fast", "flying")
    all_drafts = drafts(table.state, 0, "all")
    canonical = drafts(table.state, 0, "onward")
    assert set(canonical) == set(all_drafts)
    assert set(canonical.values()) == {1}
    assert max(all_drafts.values()) > 1


def test_canonical_moves_reach_every_discard_and_payment_exactly_once() -> None:
    table = KungFu2014Fixture("fast fast iron majestic sword", "iron")
    table.does(1, "pass")
    table.does(2, "done", "pass")
    assert table.prompted() == "1 discard"
    assert_canonical_covers_all_once(table, table.state)
    table = KungFu2014Fixture("drunken-stance fast fast iron majestic", "iron")
    table.does(1, "play drunken-stance", "play punch", "target 2")
    table.does(2, "pass")
    assert table.prompted() == "1 exchange"
    assert_canonical_covers_all_once(table, table.state)
    table.does(1, "done", draws="sword fan")
    assert table.prompted() == "1 return"
    assert_canonical_covers_all_once(table, table.state)


def assert_canonical_covers_all_once(table: KungFu2014Fixture, state: State) -> None:
    all_drafts = drafts(state, 0, "all")
    canonical = drafts(state, 0, "onward")
    assert set(canonical) == set(all_drafts)
    assert set(canonical.values()) == {1}
    assert max(all_drafts.values()) > 1


def test_playout_continues_from_any_started_draft() -> None:
    """A playout must continue even after a card with a high number, where ascending order alone would be a dead end."""
    num_started = 0
    for seats in (2, 4):
        game = game_for(seats)
        for seed in range(6):
            for state, seat, moves in complete_drafts(seats, 500 + seed):
                for num_drafted in range(1, len(moves)):
                    state.apply(seat, moves[num_drafted - 1], LiveDice(7))
                    prompt = state.prompt(seat)
                    assert prompt is not None
                    assert set(state.canonical_moves(prompt)) <= set(prompt.moves)
                    assert state.canonical_moves(prompt)
                    if num_drafted > 1 and prompt.kind in SETS and num_started < 400:
                        num_started += 1
                        twin = game.sample_state(state.view(seat), LiveDice(8))
                        play_randomly_and_count_moves(twin, LiveDice(seed))
                        assert twin.outcome() is not None
                        assert sorted(twin.all_cards()) == sorted(game.all_cards())
    assert num_started == 400


def test_payment_started_with_highest_card_can_be_completed_canonically() -> None:
    table = KungFu2014Fixture("drunken-stance fast iron", "iron")
    table.does(1, "play drunken-stance", "play punch", "target 2")
    table.does(2, "pass")
    table.does(1, "done", draws="majestic whirlwind")
    table.does(1, "return drunken-stance", "discard majestic")
    (prompt,) = table.state.prompts()
    assert _formatted(table, table.state.canonical_moves(prompt)) == [
        "discard fast",
        "discard iron",
        "discard whirlwind",
    ]
    table.state.canonical_only = True
    table.state._prompts = None
    assert table.legal_moves() == ["discard fast", "discard iron", "discard whirlwind"]


def test_canonical_only_prompts_offer_one_order() -> None:
    table = KungFu2014Fixture("daggers fast iron majestic", "", "", "")
    table.state.canonical_only = True
    table.state._prompts = None
    table.does(1, "play daggers", "play iron")
    assert table.legal_moves() == ["play majestic", "target 2", "target 3", "target 4"]
    table.does(1, "target 3")
    assert table.legal_moves() == ["target 4", "done"]
    table.does(1, "target 4")
    assert table.prompted() == "3 block"
    table = KungFu2014Fixture("daggers", "", "")
    table.state.canonical_only = True
    table.state._prompts = None
    table.does(1, "play daggers", "target 3")
    assert table.legal_moves() == ["done"]


def test_laid_cards_are_sorted_while_draft_keeps_move_order() -> None:
    table = KungFu2014Fixture("snap-kick fast iron majestic to-the-floor", "")
    table.does(1, "play snap-kick", "play majestic", "play fast", "play to-the-floor")
    view = table.state.view(0)
    assert [table.game.kinds.ids[card] for card in view.build] == ["snap-kick", "fast", "majestic", "to-the-floor"]
    assert view.build_values == (3, 1, 2, 4)
    assert _formatted(table, list(view.draft))[1:3] == ["play majestic", "play fast"]


def test_edition_1_targets_are_chosen_in_ascending_order() -> None:
    """Games begun under edition 1 keep this order, so that their recorded moves keep their meaning."""
    game = load_game("kung-fu-2014", 3, {"edition": "1"}).game
    assert isinstance(game, KungFu2014)
    table = KungFu2014Fixture("daggers", "", "")
    table.state = _state_with_daggers(game)
    table.does(1, "play daggers", "target 3")
    assert table.prompted() == "3 block"
    table.state = _state_with_daggers(game)
    table.does(1, "play daggers", "target 2")
    assert table.legal_moves() == ["target 3", "done"]


def _state_with_daggers(game: KungFu2014) -> KungFu2014State:
    state = game.deal(LiveDice(1))
    fresh = KungFu2014Fixture("daggers", "", "").state
    state.deck, state.hands, state.steps = fresh.deck, fresh.hands, fresh.steps
    state.active = 0
    state._prompts = None
    return state


def test_target_cannot_be_chosen_twice() -> None:
    table = KungFu2014Fixture("ladder iron", "", "", "")
    table.does(1, "play ladder", "target 4")
    with pytest.raises(IllegalMove, match="You can: target 2, target 3, done"):
        table.does(1, "target 4")


def _formatted(table: KungFu2014Fixture, moves: list[int]) -> list[str]:
    return [table.game.format_move(move) for move in moves]

"""Hidden plans: legal placements, changes and sealing, and one canonical order per plan for searches."""

from __future__ import annotations

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.game import TAKE_BACK, IllegalMove
from kwoon.core.message import msg
from kwoon.core.record import Match, RecordHeader, replay
from kwoon.games.kung_fur_fight.rules.game import FurState
from kwoon.games.kung_fur_fight.rules.pending_combat import PLANNING
from kwoon.games.kung_fur_fight.rules.plan import NO_ROUND, FurPlan, canonical_plan_moves, legal_plan_moves
from kwoon.games.kung_fur_fight.text.text import FurText
from kwoon.games.kung_fur_fight.view.view import FurView
from tests.games.kung_fur_fight.fixtures import CATS, DOGS, KungFurFixture


def test_card_limit_is_enforced_with_reason() -> None:
    table = KungFurFixture()
    table.play(DOGS, "lead 1 ban", "assist 1 chai", "lead 3 yue")
    assert not [move for move in table.legal_moves(DOGS) if move.startswith(("lead", "assist"))]
    with pytest.raises(IllegalMove):
        table.play(DOGS, "lead 2 hua")
    reason = FurText(table.game).why_not_usable(table.cards("hua")[0], table.state.view(DOGS))
    assert reason == msg("kung-fur-fight-why-limit", limit=3, count=3)


def test_peach_is_used_only_when_plan_needs_it() -> None:
    table = KungFurFixture(rewards="crash kiwano ming")
    table.give_cards(DOGS, "peach peach")
    table.play(DOGS, "lead 1 ban", "assist 1 chai", "assist 1 chai", "lead 3 yue")
    assert table.state.view(DOGS).plan_limit == 5
    table.play(DOGS, "seal")
    table.play(CATS, "seal")
    assert table.names(table.state.sides[DOGS].cards_in_front) == "peach"
    assert table.events_of_kind("peach") == [(DOGS, 0)]


def test_himiko_is_free_only_as_leader() -> None:
    table = KungFurFixture()
    table.give_cards(DOGS, "himiko")
    table.play(DOGS, "lead 1 ban", "assist 1 chai", "lead 3 yue")
    himiko_moves = sorted([move for move in table.legal_moves(DOGS) if "himiko" in move])
    assert himiko_moves == ["lead 1 himiko", "lead 2 himiko", "lead 3 himiko"]
    table.play(DOGS, "lead 1 himiko")
    assert table.state.view(DOGS).plan_counted == 3
    table.play(DOGS, "off 1 chai", "off 3 yue")
    assert table.state.view(DOGS).plan_counted == 1
    table.play(DOGS, "lead 1 hua")
    assert table.state.view(DOGS).plan_counted == 3


def test_chef_must_lead_and_tumaz_fights_alone() -> None:
    table = KungFurFixture()
    table.give_cards(DOGS, "tumaz")
    table.play(DOGS, "lead 1 fu", "lead 2 tumaz")
    moves = table.legal_moves(DOGS)
    assert "assist 1 ban" in moves
    assert "lead 1 ban" not in moves
    assert not [move for move in moves if move.startswith(("lead 2", "assist 2"))]
    assert "lead 3 tumaz" not in moves


def test_weapons_need_an_animal_and_leave_with_the_last_one() -> None:
    table = KungFurFixture()
    assert not [move for move in table.legal_moves(CATS) if move.startswith("weapons")]
    table.play(CATS, "lead 2 yaou", "weapons 2 3")
    assert [move for move in table.legal_moves(CATS) if move.startswith("weapons")] == [
        "weapons 2 0",
        "weapons 2 1",
        "weapons 2 2",
        "weapons 2 4",
    ]
    table.play(CATS, "off 2 yaou")
    view = table.state.view(CATS)
    assert view.plan_weapons == (0, 0, 0)
    assert view.plan == ((), (), ())


def test_next_animal_leads_when_leader_is_removed() -> None:
    table = KungFurFixture()
    table.play(DOGS, "lead 1 ban", "assist 1 chai", "lead 1 hua", "off 1 hua")
    assert [table.game.ids[card] for card in table.state.view(DOGS).plan[0]] == ["ban", "chai"]
    table.play(DOGS, "off 1 ban")
    assert [table.game.ids[card] for card in table.state.view(DOGS).plan[0]] == ["chai"]


def test_move_after_two_take_backs_replaces_the_taken_back_move() -> None:
    table = KungFurFixture()
    table.play(DOGS, "lead 1 ban", "lead 2 yue", "seal")
    for _ in range(2):
        table.state.apply(DOGS, TAKE_BACK, table.dice)
    table.play(DOGS, "lead 2 hua")
    assert table.names(list(table.state.view(DOGS).plan[1])) == "hua"
    twin = table.state.copy()
    table.state.apply(DOGS, TAKE_BACK, table.dice)
    assert twin.view(DOGS).plan[1] != ()
    assert table.state.view(DOGS).plan[1] == ()


def test_plan_can_be_changed_any_number_of_times() -> None:
    table = KungFurFixture()
    unchanged = KungFurFixture()
    for each in (table, unchanged):
        each.set_weapons(CATS, 4)
        each.play(CATS, "lead 1 yaou", "lead 2 masaru", "weapons 1 3")
    before = table.legal_moves(CATS)
    for _ in range(200):
        table.play(CATS, "weapons 1 1", "weapons 2 3", "weapons 2 0", "weapons 1 3", "off 2 masaru", "lead 2 masaru")
    assert len(table.state.draft(CATS)) == 3 + 6 * 200
    assert sorted(table.legal_moves(CATS)) == sorted(before)
    changed_view, unchanged_view = table.state.view(CATS).as_dict(), unchanged.state.view(CATS).as_dict()
    assert {name for name in changed_view if changed_view[name] != unchanged_view[name]} == {"draft"}
    table.play(CATS, "seal")
    table.play(DOGS, "seal")
    assert table.events_of_kind("win") == [(CATS, 1), (CATS, 2)]


def test_every_plan_change_can_be_taken_back() -> None:
    table = KungFurFixture()
    seen = []
    for at in range(300):
        seen.append(table.state.view(DOGS))
        table.play(DOGS, "off 1 ban" if at % 2 else "lead 1 ban")
    for view in reversed(seen):
        table.state.apply(DOGS, TAKE_BACK, table.dice)
        assert table.state.view(DOGS) == view


def test_replaced_draft_of_same_length_gives_new_plan() -> None:
    table = KungFurFixture()
    table.play(DOGS, "lead 1 ban", "lead 2 yue")
    table.state._clear_draft(DOGS)
    for move in ("lead 1 hua", "lead 3 chai"):
        table.state.add_to_draft(DOGS, table.game.parse_move(move))
    assert [table.names(list(team)) for team in table.state.view(DOGS).plan] == ["hua", "", "chai"]


def test_cached_plan_equals_plan_rebuilt_from_draft() -> None:
    """The plans must match after take-backs, copies, samples and new rounds."""
    for seed in range(12):
        table = KungFurFixture()
        table.give_cards(CATS, "himiko peach")
        dice = LiveDice(seed)
        state = table.state
        for _ in range(150):
            prompts = state.prompts()
            if not prompts:
                break
            prompt = prompts[dice.roll(len(prompts))]
            state.apply(prompt.seat, prompt.moves[dice.roll(len(prompt.moves))], dice)
            seat = dice.roll(2)
            if state.draft(seat) and dice.roll(3) == 0:
                state.apply(seat, TAKE_BACK, dice)
            if dice.roll(8) == 0:
                state = state.copy()
            if dice.roll(8) == 0:
                state = table.game.sample_state(state.view(seat), dice)
            if state.phase == PLANNING:
                for each in (DOGS, CATS):
                    assert plan_parts(state.drafted_plan(each)) == plan_parts(rebuilt_plan(state, each))


def rebuilt_plan(state: FurState, seat: int) -> FurPlan:
    plan = FurPlan(state.pack, state.game)
    plan.reset(state, seat)
    for move in state.draft(seat):
        plan.apply_move(move)
    return plan


def plan_parts(plan: FurPlan) -> tuple[object, ...]:
    """Return every part of a plan on which prompts and views depend."""
    tokens = (plan.weapons, plan.spare_weapons, plan.has_coconut, plan.coconut_arena)
    return (
        plan.unplaced,
        plan.teams,
        *tokens,
        plan.counted_animals,
        plan.card_limit,
        plan.has_free_leader,
        plan.sealed,
        plan.moves_applied,
        plan.last_move,
    )


def test_played_plan_is_reset() -> None:
    table = KungFurFixture()
    table.play(DOGS, "lead 1 ban", "assist 1 yue", "seal")
    played_plan = table.state.drafted_plan(DOGS)
    table.play(CATS, "seal")
    assert played_plan.round == NO_ROUND
    assert plan_parts(table.state.drafted_plan(DOGS)) == plan_parts(rebuilt_plan(table.state, DOGS))


def test_canonical_moves_end_plan_after_any_changes() -> None:
    for seed in range(20):
        table = KungFurFixture()
        dice = LiveDice(seed)
        table.give_cards(DOGS, "himiko tumaz peach")
        table.set_weapons(DOGS, 5)
        seal = table.game.parse_move("seal")
        for _ in range(100):
            prompt = table.state.prompt(DOGS)
            assert prompt is not None
            moves = [move for move in prompt.moves if move != seal]
            table.state.apply(DOGS, moves[dice.roll(len(moves))], dice)
        max_moves = len(table.state.draft(DOGS)) + 5 + 3 + 1
        prompt = table.state.prompt(DOGS)
        while prompt is not None:
            # In canonical order, sealing comes as late as possible.
            table.state.apply(DOGS, table.state.canonical_moves(prompt)[0], dice)
            prompt = table.state.prompt(DOGS)
        assert len(table.state.draft(DOGS)) <= max_moves


def test_record_with_take_backs_replays_to_same_plan() -> None:
    table = KungFurFixture()
    match = Match(table.game, RecordHeader("kung-fur-fight", "x", 2, {}, ["Ann", "Bo"]), LiveDice(3))
    for move in ("lead 1 ban", "off 1 ban", "back", "lead 2 hua", "seal"):
        match.apply(DOGS, TAKE_BACK if move == "back" else table.game.parse_move(move), LiveDice(3))
    view = match.state.view(DOGS)
    assert isinstance(view, FurView)
    assert [table.names(list(team)) for team in view.plan] == ["ban", "hua", ""]
    assert replay(match.to_text(), table.game).state.view(DOGS) == view


def test_weapon_moves_name_the_new_total() -> None:
    table = KungFurFixture()
    table.set_weapons(CATS, 5)
    table.play(CATS, "lead 1 yaou", "lead 2 ringo", "weapons 1 2")
    table.play(CATS, "weapons 1 4", "weapons 2 1")
    assert [move for move in table.legal_moves(CATS) if move.startswith("weapons 1")] == [
        f"weapons 1 {count}" for count in (0, 1, 2, 3)
    ]
    with pytest.raises(IllegalMove):
        table.play(CATS, "weapons 1 5")
    table.play(CATS, "weapons 1 1")
    assert table.state.view(CATS).plan_weapons == (1, 1, 0)


def test_hand_keeps_pack_order() -> None:
    table = KungFurFixture(rewards="crash himiko ming")
    hand = table.state.view(DOGS).hand
    assert list(hand) == sorted(hand)
    table.play(DOGS, "lead 1 ban", "assist 1 chai", "off 1 ban", "lead 3 fu")
    assert [table.game.ids[card] for card in table.state.view(DOGS).plan_left] == [
        *("ban", "chai", "yue", "hua", "hua", "shiue", "shiue")
    ]
    table.play(DOGS, "off 1 chai", "lead 2 chai", "seal")
    table.play(CATS, "seal")
    hand_after = [table.game.ids[card] for card in table.state.view(DOGS).hand]
    assert hand_after == ["fu", "ban", "chai", "chai", "yue", "hua", "hua", "shiue", "shiue", "ming", "himiko"]


def collect_plans(plan: FurPlan, canonical: bool, plans: list[tuple[object, ...]]) -> None:
    moves = legal_plan_moves(plan)
    assert canonical_plan_moves(plan, moves) == legal_plan_moves(plan.copy(), canonical_only=True)
    for move in canonical_plan_moves(plan, moves) if canonical else moves:
        twin = plan.copy()
        twin.apply_move(move)
        if twin.sealed:
            teams = tuple((tuple(team[:1]), tuple(sorted(team[1:]))) for team in twin.teams)
            plans.append((teams, tuple(twin.weapons), twin.coconut_arena))
        elif canonical or twin.moves_applied < 5:
            collect_plans(twin, canonical, plans)


def test_canonical_moves_reach_every_plan_exactly_once() -> None:
    table = KungFurFixture()
    state = table.state
    state.sides[CATS].hand = table.cards("hokuto ringo ringo himiko")
    state.sides[CATS].card_limit = 2
    state.coconut_owner = CATS
    table.set_weapons(CATS, 1)
    plan = FurPlan(table.game.pack, table.game)
    plan.reset(state, CATS)
    canonical_plans: list[tuple[object, ...]] = []
    collect_plans(plan, True, canonical_plans)
    assert len(canonical_plans) == len(set(canonical_plans))
    all_plans: list[tuple[object, ...]] = []
    collect_plans(plan, False, all_plans)
    # Drafts of four moves and the seal, in any order, give exactly the plans with at most four pieces.
    short_plans = {each for each in canonical_plans if num_pieces(each) <= 4}
    assert short_plans == set(all_plans)
    assert len(all_plans) > 5 * len(short_plans)


def num_pieces(plans: tuple[object, ...]) -> int:
    teams, weapons, coconut = plans
    assert isinstance(teams, tuple)
    assert isinstance(weapons, tuple)
    animals = sum(len(leader) + len(others) for leader, others in teams)
    return animals + sum(1 for count in weapons if count) + (1 if coconut != -1 else 0)


def test_default_move_seals_current_plan() -> None:
    table = KungFurFixture()
    table.play(DOGS, "lead 1 ban")
    assert table.game.format_move(table.state.default_move(DOGS, LiveDice(1))) == "seal"

"""Hidden plans: legal placements, changes and sealing, and one canonical order per plan for search."""

from __future__ import annotations

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.game import TAKE_BACK, IllegalMove
from kwoon.core.record import Match, RecordHeader, replay
from kwoon.games.kung_fur_fight.rules.game import FurState
from kwoon.games.kung_fur_fight.rules.plan import NO_ROUND, FurPlan
from kwoon.games.kung_fur_fight.rules.plan_moves import canonical_plan_moves, plan_moves
from kwoon.games.kung_fur_fight.rules.steps import PLANNING
from kwoon.games.kung_fur_fight.text.text import FurText
from kwoon.games.kung_fur_fight.view.view import FurView
from tests.games.kung_fur_fight.fixtures import CATS, DOGS, Ring


def test_the_card_limit_binds_and_the_reason_is_said() -> None:
    ring = Ring()
    ring.play(DOGS, "lead 1 ban", "assist 1 chai", "lead 3 yue")
    assert not [move for move in ring.offers(DOGS) if move.startswith(("lead", "assist"))]
    with pytest.raises(IllegalMove):
        ring.play(DOGS, "lead 2 hua")
    reason = FurText(ring.game).why_not(ring.cards("hua")[0], ring.state.view(DOGS))
    assert reason == "Your Card Limit is 3 this round, and 3 are laid. Take an animal off first."


def test_a_peach_is_used_only_when_the_plan_needs_it() -> None:
    ring = Ring(rewards="crash kiwano ming")
    ring.give(DOGS, "peach peach")
    ring.play(DOGS, "lead 1 ban", "assist 1 chai", "assist 1 chai", "lead 3 yue")
    assert ring.state.view(DOGS).plan_limit == 5
    ring.play(DOGS, "seal")
    ring.play(CATS, "seal")
    assert ring.names(ring.state.sides[DOGS].cards_in_front) == "peach"
    assert ring.told("peach") == [(DOGS, 0)]


def test_himiko_is_free_only_as_a_leader() -> None:
    ring = Ring()
    ring.give(DOGS, "himiko")
    ring.play(DOGS, "lead 1 ban", "assist 1 chai", "lead 3 yue")
    himikos = sorted([move for move in ring.offers(DOGS) if "himiko" in move])
    assert himikos == ["lead 1 himiko", "lead 2 himiko", "lead 3 himiko"]
    ring.play(DOGS, "lead 1 himiko")
    assert ring.state.view(DOGS).plan_counted == 3
    ring.play(DOGS, "off 1 chai", "off 3 yue")
    assert ring.state.view(DOGS).plan_counted == 1
    ring.play(DOGS, "lead 1 hua")
    assert ring.state.view(DOGS).plan_counted == 3


def test_nobody_leads_over_a_chef_or_joins_tumaz() -> None:
    ring = Ring()
    ring.give(DOGS, "tumaz")
    ring.play(DOGS, "lead 1 fu", "lead 2 tumaz")
    offers = ring.offers(DOGS)
    assert "assist 1 ban" in offers
    assert "lead 1 ban" not in offers
    assert not [move for move in offers if move.startswith(("lead 2", "assist 2"))]
    assert "lead 3 tumaz" not in offers


def test_tokens_need_an_animal_and_go_with_the_last_one() -> None:
    ring = Ring()
    assert not [move for move in ring.offers(CATS) if move.startswith("weapons")]
    ring.play(CATS, "lead 2 yaou", "weapons 2 3")
    assert [move for move in ring.offers(CATS) if move.startswith("weapons")] == [
        "weapons 2 0",
        "weapons 2 1",
        "weapons 2 2",
        "weapons 2 4",
    ]
    ring.play(CATS, "off 2 yaou")
    view = ring.state.view(CATS)
    assert view.plan_weapons == (0, 0, 0)
    assert view.plan == ((), (), ())


def test_who_is_under_a_leader_taken_off_leads_next() -> None:
    ring = Ring()
    ring.play(DOGS, "lead 1 ban", "assist 1 chai", "lead 1 hua", "off 1 hua")
    assert [ring.game.ids[card] for card in ring.state.view(DOGS).plan[0]] == ["ban", "chai"]
    ring.play(DOGS, "off 1 ban")
    assert [ring.game.ids[card] for card in ring.state.view(DOGS).plan[0]] == ["chai"]


def test_take_back_after_take_back_lays_something_else() -> None:
    ring = Ring()
    ring.play(DOGS, "lead 1 ban", "lead 2 yue", "seal")
    for _ in range(2):
        ring.state.apply(DOGS, TAKE_BACK, ring.dice)
    ring.play(DOGS, "lead 2 hua")
    assert ring.names(list(ring.state.view(DOGS).plan[1])) == "hua"
    twin = ring.state.copy()
    ring.state.apply(DOGS, TAKE_BACK, ring.dice)
    assert twin.view(DOGS).plan[1] != ()
    assert ring.state.view(DOGS).plan[1] == ()


def test_there_is_no_end_to_changing_ones_mind() -> None:
    ring = Ring()
    plain = Ring()
    for each in (ring, plain):
        each.supply(CATS, 4)
        each.play(CATS, "lead 1 yaou", "lead 2 masaru", "weapons 1 3")
    before = ring.offers(CATS)
    for _ in range(200):
        ring.play(CATS, "weapons 1 1", "weapons 2 3", "weapons 2 0", "weapons 1 3", "off 2 masaru", "lead 2 masaru")
    assert len(ring.state.draft(CATS)) == 3 + 6 * 200
    assert sorted(ring.offers(CATS)) == sorted(before)
    here, there = ring.state.view(CATS).as_dict(), plain.state.view(CATS).as_dict()
    assert {name for name in here if here[name] != there[name]} == {"draft"}
    ring.play(CATS, "seal")
    ring.play(DOGS, "seal")
    assert ring.told("win") == [(CATS, 1), (CATS, 2)]


def test_every_change_can_be_taken_back_however_many_there_were() -> None:
    ring = Ring()
    seen = []
    for at in range(300):
        seen.append(ring.state.view(DOGS))
        ring.play(DOGS, "off 1 ban" if at % 2 else "lead 1 ban")
    for view in reversed(seen):
        ring.state.apply(DOGS, TAKE_BACK, ring.dice)
        assert ring.state.view(DOGS) == view


def test_another_draft_of_the_same_length_is_another_plan() -> None:
    ring = Ring()
    ring.play(DOGS, "lead 1 ban", "lead 2 yue")
    ring.state._clear_draft(DOGS)
    for move in ("lead 1 hua", "lead 3 chai"):
        ring.state.add_to_draft(DOGS, ring.game.parse_move(move))
    assert [ring.names(list(team)) for team in ring.state.view(DOGS).plan] == ["hua", "", "chai"]


def test_what_is_carried_along_is_what_the_draft_comes_to() -> None:
    """The cached plan equals the draft however it was reached: taken back, copied, sampled, or in the next round."""
    for seed in range(12):
        ring = Ring()
        ring.give(CATS, "himiko peach")
        dice = LiveDice(seed)
        state = ring.state
        for _ in range(150):
            asks = state.prompts()
            if not asks:
                break
            ask = asks[dice.roll(len(asks))]
            state.apply(ask.seat, ask.moves[dice.roll(len(ask.moves))], dice)
            seat = dice.roll(2)
            if state.draft(seat) and dice.roll(3) == 0:
                state.apply(seat, TAKE_BACK, dice)
            if dice.roll(8) == 0:
                state = state.copy()
            if dice.roll(8) == 0:
                state = ring.game.sample_state(state.view(seat), dice)
            if state.phase == PLANNING:
                for each in (DOGS, CATS):
                    assert laid(state.plan(each)) == laid(made_anew(state, each))


def made_anew(state: FurState, seat: int) -> FurPlan:
    plan = FurPlan(state.pack, state.game)
    plan.reset(state, seat)
    for move in state.draft(seat):
        plan.apply(move)
    return plan


def laid(plan: FurPlan) -> tuple[object, ...]:
    """Return every part of a plan that prompts and views depend on."""
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


def test_a_plan_that_was_played_is_used_up() -> None:
    ring = Ring()
    ring.play(DOGS, "lead 1 ban", "assist 1 yue", "seal")
    used = ring.state.plan(DOGS)
    ring.play(CATS, "seal")
    assert used.round == NO_ROUND
    assert laid(ring.state.plan(DOGS)) == laid(made_anew(ring.state, DOGS))


def test_going_on_tidily_comes_to_an_end_after_any_changes() -> None:
    for seed in range(20):
        ring = Ring()
        dice = LiveDice(seed)
        ring.give(DOGS, "himiko tumaz peach")
        ring.supply(DOGS, 5)
        seal = ring.game.parse_move("seal")
        for _ in range(100):
            ask = ring.state.prompt(DOGS)
            assert ask is not None
            moves = [move for move in ask.moves if move != seal]
            ring.state.apply(DOGS, moves[dice.roll(len(moves))], dice)
        most = len(ring.state.draft(DOGS)) + 5 + 3 + 1
        ask = ring.state.prompt(DOGS)
        while ask is not None:
            # Canonical moves seal as late as possible.
            ring.state.apply(DOGS, ring.state.canonical_moves(ask)[0], dice)
            ask = ring.state.prompt(DOGS)
        assert len(ring.state.draft(DOGS)) <= most


def test_a_record_with_taken_back_changes_replays_as_it_always_did() -> None:
    ring = Ring()
    bout = Match(ring.game, RecordHeader("kung-fur-fight", "x", 2, {}, ["Ann", "Bo"]), LiveDice(3))
    for move in ("lead 1 ban", "off 1 ban", "back", "lead 2 hua", "seal"):
        bout.apply(DOGS, TAKE_BACK if move == "back" else ring.game.parse_move(move), LiveDice(3))
    view = bout.state.view(DOGS)
    assert isinstance(view, FurView)
    assert [ring.names(list(team)) for team in view.plan] == ["ban", "hua", ""]
    assert replay(bout.to_text(), ring.game).state.view(DOGS) == view


def test_the_number_of_weapons_is_named_whatever_it_was() -> None:
    ring = Ring()
    ring.supply(CATS, 5)
    ring.play(CATS, "lead 1 yaou", "lead 2 ringo", "weapons 1 2")
    ring.play(CATS, "weapons 1 4", "weapons 2 1")
    assert [move for move in ring.offers(CATS) if move.startswith("weapons 1")] == [
        f"weapons 1 {count}" for count in (0, 1, 2, 3)
    ]
    with pytest.raises(IllegalMove):
        ring.play(CATS, "weapons 1 5")
    ring.play(CATS, "weapons 1 1")
    assert ring.state.view(CATS).plan_weapons == (1, 1, 0)


def test_the_hand_keeps_its_order() -> None:
    ring = Ring(rewards="crash himiko ming")
    hand = ring.state.view(DOGS).hand
    assert list(hand) == sorted(hand)
    ring.play(DOGS, "lead 1 ban", "assist 1 chai", "off 1 ban", "lead 3 fu")
    assert [ring.game.ids[card] for card in ring.state.view(DOGS).plan_left] == [
        *("ban", "chai", "yue", "hua", "hua", "shiue", "shiue")
    ]
    ring.play(DOGS, "off 1 chai", "lead 2 chai", "seal")
    ring.play(CATS, "seal")
    back = [ring.game.ids[card] for card in ring.state.view(DOGS).hand]
    assert back == ["fu", "ban", "chai", "chai", "yue", "hua", "hua", "shiue", "shiue", "ming", "himiko"]


def reach(plan: FurPlan, tidily: bool, found: list[tuple[object, ...]]) -> None:
    moves = plan_moves(plan)
    assert canonical_plan_moves(plan, moves) == plan_moves(plan.copy(), canonical_only=True)
    for move in canonical_plan_moves(plan, moves) if tidily else moves:
        twin = plan.copy()
        twin.apply(move)
        if twin.sealed:
            teams = tuple((tuple(team[:1]), tuple(sorted(team[1:]))) for team in twin.teams)
            found.append((teams, tuple(twin.weapons), twin.coconut_arena))
        elif tidily or twin.moves_applied < 5:
            reach(twin, tidily, found)


def test_onward_moves_reach_every_plan_and_each_once() -> None:
    ring = Ring()
    state = ring.state
    state.sides[CATS].hand = ring.cards("hokuto ringo ringo himiko")
    state.sides[CATS].card_limit = 2
    state.coconut_owner = CATS
    ring.supply(CATS, 1)
    plan = FurPlan(ring.game.pack, ring.game)
    plan.reset(state, CATS)
    once: list[tuple[object, ...]] = []
    reach(plan, True, once)
    assert len(once) == len(set(once))
    anyhow: list[tuple[object, ...]] = []
    reach(plan, False, anyhow)
    # Four moves and the seal, in any order, cover all plans of at most four pieces.
    short = {each for each in once if pieces(each) <= 4}
    assert short == set(anyhow)
    assert len(anyhow) > 5 * len(short)


def pieces(found: tuple[object, ...]) -> int:
    teams, weapons, coconut = found
    assert isinstance(teams, tuple)
    assert isinstance(weapons, tuple)
    animals = sum(len(leader) + len(others) for leader, others in teams)
    return animals + sum(1 for count in weapons if count) + (1 if coconut != -1 else 0)


def test_who_runs_out_of_time_sends_what_is_laid() -> None:
    ring = Ring()
    ring.play(DOGS, "lead 1 ban")
    assert ring.game.format_move(ring.state.default_move(DOGS, LiveDice(1))) == "seal"

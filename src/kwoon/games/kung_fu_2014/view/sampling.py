"""Samples a position consistent with a view: copies public information and deals unseen cards at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.card_lists import fill_hand_from_unseen, remove_unordered
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2014.rules.pending_steps import (
    BlockStep,
    BuildAttackStep,
    CombatBuild,
    CounterattackQueue,
    DeclaredAttack,
    DiscardStep,
    ExchangeCardsStep,
    PendingStep,
    ReturnCardStep,
)
from kwoon.games.kung_fu_2014.rules.state import BaseKungFu2014State
from kwoon.games.kung_fu_2014.view.view import KungFu2014View


def sample_into(state: BaseKungFu2014State, view: KungFu2014View, dice: Dice) -> None:
    """Fill an empty position with a random sample consistent with the view."""
    state.chi = list(view.chi)
    state.eliminated = vec[i64](view.out)
    state.known = [list(known) for known in view.known]
    state.discard = list(view.discard)
    state.active = view.active
    state.turn = view.turn
    state.why = view.why
    for seats in view.waiting:
        state.steps.append(CounterattackQueue(seats[0], list(seats[1:])))
    cards_on_table: list[int] = []
    top = _rebuild_top_step(view, cards_on_table)
    if top is not None:
        state.steps.append(top)
    _deal_unseen(state, view, cards_on_table, dice)
    state.sample_drafts(view, dice)


def _deal_unseen(state: BaseKungFu2014State, view: KungFu2014View, cards_on_table: list[int], dice: Dice) -> None:
    unseen = state.kinds.deck[:]
    for card in view.discard:
        remove_unordered(unseen, card)
    for card in cards_on_table:
        if not state.kinds.on_table[card]:
            remove_unordered(unseen, card)
    for seat in range(state.seats):
        for card in view.hand if seat == view.seat else view.known[seat]:
            remove_unordered(unseen, card)
    for seat in range(state.seats):
        hand = list(view.hand if seat == view.seat else view.known[seat])
        fill_hand_from_unseen(hand, view.hand_sizes[seat], unseen, dice)
        hand.sort()
        state.hands.append(hand)
    state.deck = unseen


def _rebuild_top_step(view: KungFu2014View, cards_on_table: list[int]) -> PendingStep | None:
    """Return the step that prompts a seat, or None if the game is over. Append the cards on the table to
    `cards_on_table`."""
    if view.phase == "end":
        return None
    if view.phase == "discard":
        return DiscardStep(view.active)
    build = _attack_build(view)
    cards_on_table.extend(build.cards_on_table())
    if view.phase == "attack":
        return BuildAttackStep(view.attacker, view.against, build)
    attack = DeclaredAttack(view.attacker, view.against, build, vec[i64](view.targets))
    for at in range(len(view.targets)):
        block = _block_build(view, at)
        cards_on_table.extend(block.cards_on_table())
        attack.blocks.append(block)
    attack.block_decisions = vec[i64](view.decided)
    attack.damage_through = vec[i64](view.through)
    attack.chi_lost = vec[i64](view.lost)
    if view.phase == "block":
        return BlockStep(attack, view.at)
    return ExchangeCardsStep(attack, view.at) if view.phase == "exchange" else ReturnCardStep(attack, view.at)


def _attack_build(view: KungFu2014View) -> CombatBuild:
    build = CombatBuild()
    build.stance = view.stance
    build.base = view.base
    build.broken = view.broken
    build.enhancements = vec[i64](view.enhancements)
    build.finishing = view.finishing
    build.adds_target = view.spread
    build.total = view.total
    build.spirit = view.spirit
    build.stance_location = view.stance_at
    build.base_location = view.base_at
    build.cleared = view.cleared
    return build


def _block_build(view: KungFu2014View, target_index: int) -> CombatBuild:
    block = CombatBuild()
    block.stance = view.block_stances[target_index]
    block.base = view.block_bases[target_index]
    block.broken = view.block_broken[target_index]
    block.enhancements = vec[i64](view.block_enhancements[target_index])
    block.total = view.block_totals[target_index]
    block.spirit = view.block_spirits[target_index]
    block.stance_location = view.block_stance_at[target_index]
    block.base_location = view.block_base_at[target_index]
    block.given_up = view.given_up[target_index]
    block.cleared = view.block_cleared[target_index]
    return block

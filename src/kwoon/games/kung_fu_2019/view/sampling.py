"""Samples a position consistent with a view: copies public information and deals unseen cards at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.card_lists import fill_hand_from_unseen, remove_unordered
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2019.cards.card_tables import IS_ATTACK, IS_BLOCK, IS_FINISHING, NONE, UNBLOCKABLE
from kwoon.games.kung_fu_2019.rules.notation import HURL
from kwoon.games.kung_fu_2019.rules.pending_steps import (
    ANSWER,
    CLOSED,
    COUNTER,
    DECLARE,
    HELP,
    STEP_IN,
    ExchangeAttack,
    SlotTransfer,
    StepFrame,
)
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State
from kwoon.games.kung_fu_2019.view.view import KungFu2019View


def sample_into(state: BaseKungFu2019State, view: KungFu2019View, dice: Dice) -> None:
    """Fill an empty position with a random sample consistent with the view."""
    seats = state.seats
    state.chi = list(view.chi)
    state.max_chi = list(view.most_chi)
    state.eliminated = vec[i64](view.out)
    state.weapon = vec[i64](view.weapon)
    state.weapon_attachments = [list(hung) for hung in view.on_weapon]
    state.stance = vec[i64](view.stance)
    state.stance_attachments = [list(hung) for hung in view.on_stance]
    state.archetype = vec[i64](view.archetype)
    state.unattached_companions = [list(cards) for cards in view.beside]
    state.unused_archetype_cards = list(view.aside)
    state.poison = list(view.poison)
    state.discard = list(view.discard)
    state.active = view.active
    state.turn = view.turn
    state.has_attacked = view.attacked
    state.attack_forfeited = view.forfeited
    state.why = view.why
    state.other_played_cards = list(view.spent)
    flat = view.takes
    state.transfers = [SlotTransfer(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)]
    state.attacks = [_build_attack(state, view, at) for at in range(len(view.attack_by))]
    for what, seat, attack, place, stage, *data in view.steps:
        step = StepFrame(what, seat, attack, place, stage)
        step.data = data or None
        state.steps.append(step)
    if state.has_teams:
        state.known = [[[] for _ in range(seats)] for _ in range(seats)]
        if view.seat >= 0:
            state.known[view.seat] = [list(held) for held in view.known]
    _deal_unseen(state, view, dice)
    state.sample_drafts(view, dice)


def _build_attack(state: BaseKungFu2019State, view: KungFu2019View, attack_index: int) -> ExchangeAttack:
    kinds = state.kinds
    attack = ExchangeAttack(view.attack_by[attack_index])
    attack.countered_attack = view.attack_against[attack_index]
    attack.group = view.attack_group[attack_index]
    attack.base = view.attack_base[attack_index]
    attack.base_verb = view.attack_way[attack_index]
    attack.uses_weapon = view.attack_armed[attack_index]
    attack.flags = view.attack_flags[attack_index]
    attack.splitter = view.attack_splitter[attack_index]
    attack.max_targets = view.attack_most[attack_index]
    attack.helped_mask = view.attack_helped[attack_index]
    attack.void = view.attack_void[attack_index]
    attack.cards = vec[i64](view.attack_cards[attack_index])
    attack.owners = vec[i64](view.attack_owners[attack_index])
    attack.card_verbs = vec[i64](view.attack_ways[attack_index])
    attack.targets = vec[i64](view.attack_targets[attack_index])
    attack.counter_targets = vec[i64](view.attack_aims[attack_index])
    attack.blocks = vec[i64](view.attack_blocks[attack_index])
    attack.blockers = vec[i64](view.attack_block_by[attack_index])
    attack.faced = vec[i64](view.attack_faced[attack_index])
    attack.target_settled = vec[i64](view.attack_taken[attack_index])
    attack.enhancement_limit = kinds.enhancement_limit[attack.base]
    for added, card in enumerate(attack.cards):
        if attack.card_verbs[added] != HURL:
            attack.enhancement_limit = min(attack.enhancement_limit, kinds.enhancement_limit[card])
            if kinds.card_type[card] == IS_FINISHING:
                attack.has_finishing_move = True
    return attack


def _deal_unseen(state: BaseKungFu2019State, view: KungFu2019View, dice: Dice) -> None:
    unseen = state.kinds.deck[:]
    for card in _visible_cards(state, view):
        remove_unordered(unseen, card)
    hands: list[list[int]] = []
    for seat in range(state.seats):
        hand = list(view.hand if seat == view.seat else view.known[seat])
        for card in hand:
            remove_unordered(unseen, card)
        hands.append(hand)
    state.hands = hands
    for seat in range(state.seats):
        if seat != view.seat:
            _deal_implied_cards(state, seat, unseen, dice)
    for seat in range(state.seats):
        hand = hands[seat]
        fill_hand_from_unseen(hand, view.hand_sizes[seat], unseen, dice)
        hand.sort()
    state.deck = unseen


def _visible_cards(state: BaseKungFu2019State, view: KungFu2019View) -> list[int]:
    """Return the face-up cards that belong to the deck."""
    kinds = state.kinds
    cards = [*view.discard, *view.spent]
    for seat in range(state.seats):
        for card in (view.weapon[seat], view.stance[seat], *view.on_weapon[seat], *view.on_stance[seat]):
            if card != NONE and not kinds.is_companion[card]:
                cards.append(card)
    for attack in state.attacks:
        if not attack.uses_weapon:
            cards.append(attack.base)
        cards.extend(list(attack.cards))
        for block in attack.blocks:
            if block != NONE and kinds.card_type[block] == IS_BLOCK:
                cards.append(block)
    return cards


def _deal_implied_cards(state: BaseKungFu2019State, seat: i64, unseen: list[int], dice: Dice) -> None:
    """Deal a suitable card to a seat that has committed to an attack or block and must therefore hold such a card."""
    kinds = state.kinds
    if _must_hold_attack(state, seat) and (state.weapon[seat] == NONE or not kinds.can_attack[state.weapon[seat]]):
        _ensure_matching_card(state, seat, [sort == IS_ATTACK for sort in kinds.card_type], unseen, dice)
    if _must_hold_block(state, seat):
        _ensure_matching_card(state, seat, [n > 0 for n in kinds.against_unblockable], unseen, dice)


def _ensure_matching_card(
    state: BaseKungFu2019State, seat: i64, is_match: list[bool], unseen: list[int], dice: Dice
) -> None:
    for card in state.hands[seat]:
        if is_match[card]:
            return
    matches = [card for card in unseen if is_match[card]]
    if matches:
        card = dice.draw(matches)
        remove_unordered(unseen, card)
        state.hands[seat].append(card)


def _must_hold_attack(state: BaseKungFu2019State, seat: i64) -> bool:
    for step in state.steps:
        if step.step_type == DECLARE and step.stage != COUNTER and step.seat == seat:
            return True
        if step.step_type in (HELP, CLOSED):
            attack = state.attacks[step.attack_index]
            first = step.index if step.step_type == CLOSED else 0
            for at in range(first, len(attack.cards)):
                if attack.owners[at] == seat and state.kinds.extra_attack[attack.cards[at]]:
                    return True
    return False


def _must_hold_block(state: BaseKungFu2019State, seat: i64) -> bool:
    for step in state.steps:
        if step.step_type == ANSWER and step.index < len(state.attacks[step.attack_index].targets):
            attack = state.attacks[step.attack_index]
            facing = (
                attack.targets[step.index] == seat
                and attack.target_settled[step.index]
                and attack.blocks[step.index] == NONE
            )
            if facing and attack.flags & UNBLOCKABLE and step.stage <= STEP_IN + 2:
                return True
    return False

"""Builds a view field by field from what its seat may know. In the other direction, samples a position consistent with a
view: copies public information and deals unseen cards at random."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.card_lists import fill_hand_from_unseen, remove_unordered
from kwoon.core.dice import Dice
from kwoon.core.game import NO_MOVE
from kwoon.games.kung_fu_2019.cards.card_tables import IS_ATTACK, IS_BLOCK, IS_FINISHING, NONE, UNBLOCKABLE
from kwoon.games.kung_fu_2019.combat.attack_draft import attack_draft_for
from kwoon.games.kung_fu_2019.combat.damage import (
    added_card_damage,
    attack_damage,
    base_card_damage,
    total_attack_bonus,
)
from kwoon.games.kung_fu_2019.combat.damage_breakdown import damage_breakdown
from kwoon.games.kung_fu_2019.rules.notation import HURL
from kwoon.games.kung_fu_2019.rules.pending_steps import (
    ANSWER,
    CLOSED,
    COUNTER,
    DECLARE,
    HELP,
    PREPARE,
    STEP_IN,
    ExchangeAttack,
    SlotTransfer,
    StepFrame,
)
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State
from kwoon.games.kung_fu_2019.view.view import KungFu2019View

PHASES: Final = (
    "choose",
    "upkeep",
    "discard",
    "special",
    "swap",
    "prepare",
    "attack",
    "help",
    "closed",
    "block",
    "take",
    "special",
    "pass-card",
)


def phase_name(state: BaseKungFu2019State) -> str:
    if state.why or not state.steps:
        return "end"
    step = state.steps[-1]
    if step.step_type == PREPARE and state.has_attacked:
        return "respite"
    if step.step_type == ANSWER and step.stage == STEP_IN:
        return "step-in"
    if step.step_type == DECLARE and step.stage == COUNTER:
        return "counterattack"
    return PHASES[step.step_type]


def _is_drafting_attack(state: BaseKungFu2019State, step: StepFrame, seat: int) -> bool:
    rules = state.rules
    first = state.first_moves[seat]
    if step.step_type == PREPARE:
        return step.seat == seat and rules.first_target <= first < rules.first_take
    if step.step_type == DECLARE:
        return step.seat == seat and first != rules.pass_move
    return step.step_type == HELP and first != rules.pass_move


def build_view(state: BaseKungFu2019State, seat: int) -> KungFu2019View:
    """Return everything that the seat, or a spectator, may know."""
    view = KungFu2019View(
        seat=seat,
        pending_seats=state.pending_seats(),
        draft=state.draft(seat),
        hand=tuple(state.hands[seat]) if seat >= 0 else (),
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        known=_known_cards(state, seat),
        team=tuple(state.team),
        chi=tuple(state.chi),
        most_chi=tuple(state.max_chi),
        out=tuple(state.eliminated),
        weapon=tuple(state.weapon),
        on_weapon=_as_nested_tuples(state.weapon_attachments),
        stance=tuple(state.stance),
        on_stance=_as_nested_tuples(state.stance_attachments),
        archetype=tuple(state.archetype),
        beside=_as_nested_tuples(state.unattached_companions),
        aside=tuple(sorted(state.unused_archetype_cards)),
        poison=tuple(state.poison),
        deck=len(state.deck),
        discard=tuple(state.discard),
        active=state.active,
        turn=state.turn,
        attacked=state.has_attacked,
        forfeited=state.attack_forfeited,
        phase=phase_name(state),
        why=state.why,
        steps=tuple([_step_as_numbers(step) for step in state.steps]),
        spent=tuple(state.other_played_cards),
        takes=_transfers_as_numbers(state),
    )
    if state.attacks:
        _fill_exchange_fields(view, state)
    _fill_draft_fields(view, state, seat)
    return view


def _fill_exchange_fields(view: KungFu2019View, state: BaseKungFu2019State) -> None:
    attacks = state.attacks
    view.attack_by = tuple([int(attack.attacker) for attack in attacks])
    view.attack_against = tuple([int(attack.countered_attack) for attack in attacks])
    view.attack_group = tuple([int(attack.group) for attack in attacks])
    view.attack_base = tuple([int(attack.base) for attack in attacks])
    view.attack_way = tuple([int(attack.base_verb) for attack in attacks])
    view.attack_armed = tuple([attack.uses_weapon for attack in attacks])
    view.attack_flags = tuple([int(attack.flags) for attack in attacks])
    view.attack_splitter = tuple([int(attack.splitter) for attack in attacks])
    view.attack_most = tuple([int(attack.max_targets) for attack in attacks])
    view.attack_helped = tuple([int(attack.helped_mask) for attack in attacks])
    view.attack_void = tuple([attack.void for attack in attacks])
    view.attack_base_value = tuple([int(base_card_damage(state, attack)) for attack in attacks])
    view.attack_bonus = tuple([int(total_attack_bonus(state, attack)) for attack in attacks])
    view.attack_gains = tuple([damage_breakdown(state, attack) for attack in attacks])
    view.attack_cards = _as_nested_tuples([list(attack.cards) for attack in attacks])
    view.attack_owners = _as_nested_tuples([list(attack.owners) for attack in attacks])
    view.attack_ways = _as_nested_tuples([list(attack.card_verbs) for attack in attacks])
    view.attack_values = tuple([_card_damages(state, attack) for attack in attacks])
    view.attack_targets = _as_nested_tuples([list(attack.targets) for attack in attacks])
    view.attack_aims = _as_nested_tuples([list(attack.counter_targets) for attack in attacks])
    view.attack_damage = tuple([_target_damages(state, attack) for attack in attacks])
    view.attack_blocks = _as_nested_tuples([list(attack.blocks) for attack in attacks])
    view.attack_block_by = _as_nested_tuples([list(attack.blockers) for attack in attacks])
    view.attack_faced = _as_nested_tuples([list(attack.faced) for attack in attacks])
    view.attack_taken = _as_nested_tuples([list(attack.target_settled) for attack in attacks])


def _fill_draft_fields(view: KungFu2019View, state: BaseKungFu2019State, seat: int) -> None:
    """Fill the fields of the seat's own attack, or its addition to one, as drafted so far."""
    if seat < 0 or state.why or not state.steps or state.first_moves[seat] == NO_MOVE:
        return
    step = state.steps[-1]
    if not _is_drafting_attack(state, step, seat):
        return
    attack = attack_draft_for(state, step, seat).attack
    view.build_targets = tuple(attack.targets)
    if attack.base != NONE:
        view.build_base = attack.base
        view.build_base_value = base_card_damage(state, attack)
        view.build_bonus = total_attack_bonus(state, attack)
        view.build_cards = tuple(attack.cards)
        view.build_values = _card_damages(state, attack)
        view.build_damage = _target_damages(state, attack)
        view.build_gains = damage_breakdown(state, attack)


def _known_cards(state: BaseKungFu2019State, seat: int) -> tuple[tuple[int, ...], ...]:
    if seat < 0 or not state.known:
        return tuple([() for _ in range(state.seats)])
    return _as_nested_tuples(state.known[seat])


def _as_nested_tuples(rows: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(row) for row in rows])


def _step_as_numbers(step: StepFrame) -> tuple[int, ...]:
    numbers = [int(step.step_type), int(step.seat), int(step.attack_index), int(step.index), int(step.stage)]
    if step.data is not None:
        numbers.extend(step.data)
    return tuple(numbers)


def _card_damages(state: BaseKungFu2019State, attack: ExchangeAttack) -> tuple[int, ...]:
    return tuple([int(added_card_damage(state, attack, at)) for at in range(len(attack.cards))])


def _target_damages(state: BaseKungFu2019State, attack: ExchangeAttack) -> tuple[int, ...]:
    return tuple([int(attack_damage(state, attack, target)) for target in attack.targets])


def _transfers_as_numbers(state: BaseKungFu2019State) -> tuple[int, ...]:
    flat: list[int] = []
    for take in state.transfers:
        flat.extend([int(take.slot), int(take.loser), int(take.receiver)])
    return tuple(flat)


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

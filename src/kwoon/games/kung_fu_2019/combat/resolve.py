"""Resolving an exchange: damage, slot losses, defense, Chi. Each step covers all attacks together
(kff19.resolve.all-at-once)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.games.kung_fu_2019.cards.card_tables import (
    ACTS_AFTERWARDS,
    IGNORE_COUNTERS,
    IS_BLOCK,
    IS_WEAPON,
    NONE,
    SELF_LOSS,
    STRIP_STANCE,
    STRIP_WEAPON,
)
from kwoon.games.kung_fu_2019.combat.attack_declaration import attack_cards, cards_with_owners
from kwoon.games.kung_fu_2019.combat.damage import attack_damage, attack_type_mask, standing_defense
from kwoon.games.kung_fu_2019.combat.responses import is_attack_ignored
from kwoon.games.kung_fu_2019.rules.notation import ATTACK_SPLIT, BREAK
from kwoon.games.kung_fu_2019.rules.pending_steps import (
    AFTERMATH,
    PREPARE,
    SPECIAL,
    STANCE_SLOT,
    WEAPON_SLOT,
    ExchangeAttack,
    StepFrame,
)
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State
from kwoon.games.kung_fu_2019.rules.turn import eliminate_teams_without_chi
from kwoon.games.kung_fu_2019.rules.weapon_and_stance_slots import (
    can_lose_slot,
    discard_slot,
    empty_slot,
    fill_slot,
)


@mypyc_attr(acyclic=True, free_list_len=1)
class SlotChanges:
    """Slots emptied or filled in step 2, as bit masks of seats, and the eliminations before step 4.

    The index is WEAPON_SLOT or STANCE_SLOT.
    """

    def __init__(self) -> None:
        self.emptied = vec[i64]([0, 0])
        """By slot: the seats that lose their card."""
        self.filled = vec[i64]([0, 0])
        """By slot: the seats whose card was just taken from another player; it does not defend in this exchange."""
        self.eliminated_before = vec[i64]()
        """Elimination numbers before step 4."""


def resolve_exchange(state: BaseKungFu2019State, dice: Dice) -> None:
    """Run the four steps, then the effects after them."""
    attacks = state.attacks
    for attack in attacks:
        _store_attack_damage(state, attack)
    striking_cards: list[list[int]] = []
    for attack in attacks:
        striking_cards.append(attack_cards(state, attack) if attack.flags & ACTS_AFTERWARDS else [])
    losses = _find_slot_losses(state)
    _apply_slot_losses(state, losses)
    lost = _compute_chi_losses(state, losses)
    losses.eliminated_before = state.eliminated[:]
    for team in range(len(lost)):
        state.lose_chi(team, lost[team])
    eliminate_teams_without_chi(state)
    discard_exchange_cards(state)
    if not state.why:
        for at, attack in enumerate(attacks):
            if attack.flags & ACTS_AFTERWARDS and not attack.void:
                _apply_after_effects(state, attack, striking_cards[at], losses, dice)
    _resume_steps(state, attacks, lost)


# Step 1.


def _store_attack_damage(state: BaseKungFu2019State, attack: ExchangeAttack) -> None:
    dealt = vec[i64](capacity=len(attack.targets))
    for at, target in enumerate(attack.targets):
        if attack.void or state.eliminated[target] != 0:
            dealt = append(dealt, NONE)
        elif is_attack_ignored(state, attack, at):
            dealt = append(dealt, NONE)
            if state.log is not None:
                state.log.add_event("ignore", target, _find_ignoring_card(state, attack, at), attack.attacker)
        else:
            dealt = append(dealt, attack_damage(state, attack, target))
    attack.dealt = dealt


def _find_ignoring_card(state: BaseKungFu2019State, attack: ExchangeAttack, target_index: i64) -> list[int]:
    """Return, as a list, the card that makes the target ignore the attack: the Block, or a card in the countered
    attack."""
    kinds = state.kinds
    block = attack.blocks[target_index]
    if block != NONE and kinds.ignore_mask[block] & attack_type_mask(state, attack):
        return [block]
    return [card for card in state.attacks[attack.countered_attack].cards if kinds.flags[card] & IGNORE_COUNTERS][:1]


# Step 2.


def _find_slot_losses(state: BaseKungFu2019State) -> SlotChanges:
    """Return the slots that lose their cards. All are computed from the current slots, because the losses happen at the
    same time."""
    losses = SlotChanges()
    for attack in state.attacks:
        if attack.void:
            continue
        for at, target in enumerate(attack.targets):
            block = attack.blocks[at]
            if (
                block != NONE
                and state.kinds.card_type[block] == IS_WEAPON
                and state.eliminated[attack.blockers[at]] == 0
            ):
                losses.emptied[WEAPON_SLOT] |= 1 << attack.blockers[at]
            if not attack.flags & (STRIP_WEAPON | STRIP_STANCE):
                continue
            if state.eliminated[target] != 0 or is_attack_ignored(state, attack, at):
                continue
            if attack.flags & STRIP_WEAPON and can_lose_slot(state, WEAPON_SLOT, target):
                losses.emptied[WEAPON_SLOT] |= 1 << target
            if attack.flags & STRIP_STANCE and can_lose_slot(state, STANCE_SLOT, target):
                losses.emptied[STANCE_SLOT] |= 1 << target
    return losses


def _apply_slot_losses(state: BaseKungFu2019State, losses: SlotChanges) -> None:
    """Remove everything lost from its slot, then put taken cards into their new slots (kff19.resolve.taken)."""
    taken_cards: list[list[int]] = []
    for take in state.transfers:
        taken_cards.append(empty_slot(state, take.slot, take.loser))
        losses.emptied[take.slot] &= ~(1 << take.loser)
    for seat in range(state.seats):
        for slot in range(2):
            if losses.emptied[slot] & (1 << seat):
                discard_slot(state, slot, seat, "lose")
    for at, cards in enumerate(taken_cards):
        take = state.transfers[at]
        state.log_cards("take", take.receiver, cards, take.loser)
        discard_slot(state, take.slot, take.receiver, "replace")
        fill_slot(state, take.slot, take.receiver, cards, False)
        losses.filled[take.slot] |= 1 << take.receiver


# Steps 3 and 4.


def _compute_chi_losses(state: BaseKungFu2019State, losses: SlotChanges) -> list[int]:
    """Return the Chi that each team loses, and set `chi_lost` of every attack (kff19.resolve.floor,
    kff19.team.chi.sum)."""
    lost = [0] * len(state.chi)
    for attack in state.attacks:
        attack.chi_lost = vec[i64](capacity=len(attack.targets))
        for at, target in enumerate(attack.targets):
            hit: i64 = attack.dealt[at]
            if hit >= 0:
                blocked = _block_reduction(state, attack, at, losses)
                defending_cards: list[int] | None = None if state.log is None else []
                defense = standing_defense(
                    state,
                    attack,
                    target,
                    not losses.filled[WEAPON_SLOT] & (1 << target),
                    not losses.filled[STANCE_SLOT] & (1 << target),
                    defending_cards=defending_cards,
                )
                if state.log is not None and defending_cards is not None:
                    # The event's number packs damage, block and defense in base 1000; the cards after the base provide
                    # the defense.
                    state.log.add_event(
                        "sum", target, [attack.base, *defending_cards], (hit * 1000 + blocked) * 1000 + defense
                    )
                hit = max(hit - blocked - defense, 0)
                state.log_card("damage", target, attack.base, hit)
                lost[state.team[target]] += hit
            else:
                hit = 0
            attack.chi_lost = append(attack.chi_lost, hit)
        if attack.flags & SELF_LOSS and not attack.void:
            _add_self_losses(state, attack, lost)
    return lost


def _add_self_losses(state: BaseKungFu2019State, attack: ExchangeAttack, lost: list[int]) -> None:
    """Add the Chi that the attack's own cards cost their owners (kff19.resolve.other-losses)."""
    for card, seat in cards_with_owners(attack):
        amount = state.kinds.self_loss[card]
        if amount and state.eliminated[seat] == 0:
            lost[state.team[seat]] += amount
            state.log_card("self-loss", seat, card, amount)


def _block_reduction(state: BaseKungFu2019State, attack: ExchangeAttack, target_index: i64, losses: SlotChanges) -> i64:
    """Return the damage that a Block absorbs. A Weapon just taken does not defend (kff19.resolve.taken)."""
    kinds = state.kinds
    block = attack.blocks[target_index]
    if block == NONE:
        return 0
    if kinds.card_type[block] != IS_BLOCK:
        return kinds.break_block[block]
    if not kinds.reduce_mask[block] & attack_type_mask(state, attack):
        return 0
    total: i64 = kinds.reduce[block]
    if kinds.reduce_per_teammate_weapon[block]:
        for teammate in state.teammates(attack.blockers[target_index]):
            if state.weapon[teammate] != NONE and not losses.filled[WEAPON_SLOT] & (1 << teammate):
                total += kinds.reduce_per_teammate_weapon[block]
    return total


# After step 4 (kff19.resolve.after).


def discard_exchange_cards(state: BaseKungFu2019State) -> None:
    """Discard the played cards and clear the exchange; a weapon stays in its slot (kff19.resolve.discards)."""
    pile = state.discard
    for attack in state.attacks:
        if not attack.uses_weapon:
            pile.append(attack.base)
        for card in attack.cards:
            pile.append(card)
        for block in attack.blocks:
            if block != NONE and state.kinds.card_type[block] == IS_BLOCK:
                pile.append(block)
    pile.extend(state.other_played_cards)
    state.other_played_cards = []
    state.attacks = []
    state.transfers = []
    state.log_event("resolved", NOBODY)


def _apply_after_effects(
    state: BaseKungFu2019State, attack: ExchangeAttack, striking_cards: list[int], losses: SlotChanges, dice: Dice
) -> None:
    """Apply effects that come after the exchange, for players still in the game."""
    kinds = state.kinds
    by = attack.attacker
    goes = attack.base_verb == BREAK or (attack.base_verb == ATTACK_SPLIT and kinds.split_discards[attack.base] > 0)
    if attack.uses_weapon and goes and not losses.filled[WEAPON_SLOT] & (1 << by):
        discard_slot(state, WEAPON_SLOT, by, "gone")
    for card in striking_cards:
        for at, target in enumerate(attack.targets):
            if state.eliminated[target] == 0:
                _apply_after_effects_to_target(state, attack, card, at, dice)
            elif losses.eliminated_before[target] == 0 and attack.chi_lost[at] > 0 and kinds.knockout_heal[card]:
                owner = _card_owner(attack, card)
                if state.eliminated[owner] == 0:
                    state.gain_chi(owner, kinds.knockout_heal[card], [int(card)])
        if kinds.own_stance_goes[card] and state.eliminated[_card_owner(attack, card)] == 0:
            discard_slot(state, STANCE_SLOT, _card_owner(attack, card), "gone")


def _card_owner(attack: ExchangeAttack, card: i64) -> i64:
    """Return the seat that played a card in an attack."""
    for at, added in enumerate(attack.cards):
        if added == card:
            return attack.owners[at]
    return attack.attacker


def _apply_after_effects_to_target(
    state: BaseKungFu2019State, attack: ExchangeAttack, card: i64, target_index: i64, dice: Dice
) -> None:
    kinds = state.kinds
    target = attack.targets[target_index]
    if kinds.afterwards_discards[card] and attack.dealt[target_index] >= 0:
        state.discard_random(target, kinds.afterwards_discards[card], dice, card)
    if kinds.afterwards_draws[card] and attack.dealt[target_index] >= 0:
        state.draw(target, kinds.afterwards_draws[card], dice)
    if attack.chi_lost[target_index] <= 0:
        return
    if kinds.damaged_weapon_goes[card] and can_lose_slot(state, WEAPON_SLOT, target):
        discard_slot(state, WEAPON_SLOT, target, "lose")
    if kinds.damaged_stance_goes[card] and can_lose_slot(state, STANCE_SLOT, target):
        discard_slot(state, STANCE_SLOT, target, "lose")
    if kinds.poison[card]:
        state.poison[target] += kinds.poison[card]
        state.log_card("poisoned", target, card, state.poison[target])


def _resume_steps(state: BaseKungFu2019State, attacks: list[ExchangeAttack], lost: list[int]) -> None:
    """Resume the step that the exchange interrupted, after prompting teams for specials."""
    if state.why:
        state.steps = []
        return
    state.steps.pop()
    if not state.has_teams:
        return
    if state.steps[-1].step_type == PREPARE and state.eliminated[state.active] == 0:
        state.steps.append(StepFrame(SPECIAL, state.active))
    data = _stagger_and_loss_masks(state, attacks, lost)
    if max(data) > 0:
        step = StepFrame(AFTERMATH, state.active)
        step.data = data
        state.steps.append(step)


def _stagger_and_loss_masks(state: BaseKungFu2019State, attacks: list[ExchangeAttack], lost: list[int]) -> list[int]:
    """Return, for each seat, a bit mask of the opponents that a teammate has staggered; then a bit mask of the seats
    whose team lost enough Chi for a special to react."""
    data = [0] * (state.seats + 1)
    for attack in attacks:
        for at, target in enumerate(attack.targets):
            if attack.chi_lost[at] >= state.kinds.min_stagger_loss and state.eliminated[target] == 0:
                for teammate in state.teammates(attack.attacker):
                    data[teammate] |= 1 << target
    for seat in range(state.seats):
        if state.eliminated[seat] == 0 and lost[state.team[seat]] >= state.kinds.min_team_loss:
            data[state.seats] |= 1 << seat
    return data

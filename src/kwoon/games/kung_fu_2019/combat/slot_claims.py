"""Claims to take a Weapon or Stance when an exchange is resolved, in the order in which the cards were played."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.card_lists import contains
from kwoon.core.game import NO_MOVE, Prompt
from kwoon.games.kung_fu_2019.cards.card_tables import IS_BLOCK, NONE, STRIP_WEAPON, TAKES_SLOT
from kwoon.games.kung_fu_2019.combat.attack_declaration import cards_with_owners
from kwoon.games.kung_fu_2019.combat.responses import is_attack_ignored
from kwoon.games.kung_fu_2019.rules.pending_steps import (
    STANCE_SLOT,
    WEAPON_SLOT,
    ExchangeAttack,
    SlotTransfer,
    StepFrame,
)
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State
from kwoon.games.kung_fu_2019.rules.weapon_and_stance_slots import can_lose_slot


class SlotClaim:
    """A right to take one of several weapons or stances."""

    def __init__(self, slot: i64, decider: i64, sources: list[int], receivers: list[int]) -> None:
        self.slot = slot
        self.decider = decider
        self.sources = sources
        """Seats from which the card may be taken."""
        self.receivers = receivers
        """Seats that may receive the card: the taker or, for some cards, the taker's teammates."""


def advance_to_undecided_claim(state: BaseKungFu2019State, step: StepFrame) -> SlotClaim | None:
    """Return the next undecided claim, or None. Advance `step.index` past claims that no longer apply."""
    if not _has_claims(state):
        return None
    claims: list[SlotClaim] = []
    _add_group_claims(state, 0, claims)
    while step.index < len(claims):
        claim = claims[step.index]
        claim.sources = [seat for seat in claim.sources if not _is_slot_taken_from(state, claim.slot, seat)]
        if claim.sources and claim.receivers and not _already_receives(state, claim):
            return claim
        step.index += 1
    return None


def _has_claims(state: BaseKungFu2019State) -> bool:
    """Return whether any card in the exchange can take something. Most exchanges have no claims, so this cheap check
    comes first."""
    for attack in state.attacks:
        if attack.flags & TAKES_SLOT:
            return True
        archetype = state.archetype[attack.attacker]
        if archetype != NONE and state.kinds.take_stripped_weapon[archetype] and attack.flags & STRIP_WEAPON:
            return True
        for block in attack.blocks:
            if block != NONE and state.kinds.take_attackers_weapon[block]:
                return True
    return False


def _add_group_claims(state: BaseKungFu2019State, first: i64, claims: list[SlotClaim]) -> None:
    """Add the claims of the attacks in a group; then, target by target, the claims of the block and of the
    counterattacks."""
    attacks = state.attacks
    for attack in attacks:
        if attack.group == first and not attack.void:
            _add_attack_claims(state, attack, claims)
    for at, attack in enumerate(attacks):
        if attack.group != first:
            continue
        for place in range(len(attack.blocks)):
            if not attack.void:
                _add_block_claim(state, attack, place, claims)
            for later in range(at + 1, len(attacks)):
                counter = attacks[later]
                if counter.countered_attack == at and counter.attacker in (
                    attack.targets[place],
                    attack.blockers[place],
                ):
                    _add_group_claims(state, later, claims)


def _add_attack_claims(state: BaseKungFu2019State, attack: ExchangeAttack, claims: list[SlotClaim]) -> None:
    kinds = state.kinds
    weapons: list[int] = []
    stances: list[int] = []
    for at, target in enumerate(attack.targets):
        if state.eliminated[target] == 0 and not is_attack_ignored(state, attack, at):
            if attack.flags & STRIP_WEAPON and can_lose_slot(state, WEAPON_SLOT, target):
                weapons.append(target)
            if can_lose_slot(state, STANCE_SLOT, target):
                stances.append(target)
    attacker_may_take = False
    for card, owner in cards_with_owners(attack):
        if state.eliminated[owner] != 0:
            continue
        if kinds.take_stripped_weapon[card]:
            attacker_may_take = attacker_may_take or owner == attack.attacker
            claims.append(SlotClaim(WEAPON_SLOT, owner, weapons, [owner]))
        if kinds.give_stripped_weapon[card]:
            claims.append(SlotClaim(WEAPON_SLOT, owner, weapons, state.teammates(owner)))
        if kinds.take_stance[card]:
            claims.append(SlotClaim(STANCE_SLOT, owner, stances, [owner]))
    archetype = state.archetype[attack.attacker]
    if archetype != NONE and kinds.take_stripped_weapon[archetype] and not attacker_may_take:
        claims.append(SlotClaim(WEAPON_SLOT, attack.attacker, weapons, [int(attack.attacker)]))


def _add_block_claim(
    state: BaseKungFu2019State, attack: ExchangeAttack, target_index: i64, claims: list[SlotClaim]
) -> None:
    block = attack.blocks[target_index]
    if block == NONE or not state.kinds.take_attackers_weapon[block] or state.kinds.card_type[block] != IS_BLOCK:
        return
    blocker = attack.blockers[target_index]
    sources: list[int] = []
    if can_lose_slot(state, WEAPON_SLOT, attack.attacker):
        sources.append(attack.attacker)
    if state.eliminated[blocker] == 0 and state.eliminated[attack.attacker] == 0:
        claims.append(SlotClaim(WEAPON_SLOT, blocker, sources, [blocker]))


def _is_slot_taken_from(state: BaseKungFu2019State, slot: i64, seat: i64) -> bool:
    for take in state.transfers:
        if take.slot == slot and take.loser == seat:
            return True
    return False


def _already_receives(state: BaseKungFu2019State, claim: SlotClaim) -> bool:
    """Return whether the decider already receives a card for this slot. A slot holds one card, so no second claim is
    prompted."""
    if not contains(claim.receivers, claim.decider):
        return False
    for take in state.transfers:
        if take.slot == claim.slot and take.receiver == claim.decider:
            return True
    return False


def claim_prompt(state: BaseKungFu2019State, claim: SlotClaim) -> Prompt | None:
    """Return the prompt for the seat to take from and, if there is a choice, for the receiver; None if the draft is
    finished."""
    rules = state.rules
    seat = claim.decider
    first = state.first_moves[seat]
    if first == NO_MOVE:
        moves = [rules.first_take + source for source in claim.sources]
        moves.append(rules.pass_move)
        return Prompt(seat, "take" if claim.slot == WEAPON_SLOT else "take-stance", moves)
    if first == rules.pass_move or len(claim.receivers) == 1 or state.last_draft_move(seat) != first:
        return None
    return Prompt(seat, "give-to", [rules.first_to + receiver for receiver in claim.receivers])


def resolve_claim(state: BaseKungFu2019State, step: StepFrame, claim: SlotClaim) -> None:
    """Record the decision. The card moves in step 2, together with all other losses."""
    rules = state.rules
    first = state.first_moves[claim.decider]
    step.index += 1
    if first == rules.pass_move:
        return
    last = state.last_draft_move(claim.decider)
    receiver = last - rules.first_to if last >= rules.first_to else claim.receivers[0]
    state.transfers.append(SlotTransfer(claim.slot, first - rules.first_take, receiver))

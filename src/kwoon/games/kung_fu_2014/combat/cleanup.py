"""Effects and cleanup, for each target in order and then for the attacker: effects, exchange, returns, discards."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.game import NO_MOVE, Prompt
from kwoon.games.kung_fu_2014.combat.damage import apply_attack_card_effects, apply_defender_effects
from kwoon.games.kung_fu_2014.rules.discards import drafted_discards, payment_prompt
from kwoon.games.kung_fu_2014.rules.notation import GIVE_UP, IS_WEAPON, RETURN
from kwoon.games.kung_fu_2014.rules.pending_steps import (
    BLOCKED,
    GONE,
    MUST_DISCARD,
    ON_TABLE,
    CombatBuild,
    CounterattackQueue,
    DeclaredAttack,
    ExchangeCardsStep,
    ReturnCardStep,
)
from kwoon.games.kung_fu_2014.rules.state import BaseKungFu2014State


def run_cleanup(state: BaseKungFu2014State, attack: DeclaredAttack, target_index: i64, dice: Dice) -> None:
    """Run effects and cleanup, starting at `target_index`, until a seat has a choice. When all seats are done, queue
    the counterattacks."""
    while target_index <= len(attack.targets):
        if clean_up_until_choice(state, attack, target_index, dice):
            return
        target_index += 1
    state.steps[-1] = CounterattackQueue(attack.attacker, seats_to_counterattack(state, attack))


def clean_up_until_choice(state: BaseKungFu2014State, attack: DeclaredAttack, target_index: i64, dice: Dice) -> bool:
    """Run one player's effects and cleanup up to the first choice. Return whether the player has a choice."""
    seat = attack.cleanup_seat_at(target_index)
    if state.eliminated[seat] != 0:
        return False
    if target_index < len(attack.targets):
        if attack.block_decisions[target_index] != BLOCKED:  # kff14.block.none
            return False
        apply_defender_effects(state, attack, target_index)
    else:
        apply_attack_card_effects(state, attack, dice)
    build = attack.cleanup_build_at(target_index)
    if build.stance >= 0 and state.kinds.exchange[build.stance] > 0:
        if state.hands[seat]:
            state.steps[-1] = ExchangeCardsStep(attack, target_index)
            return True
        replace_cards(state, attack, target_index, [], dice)
    return begin_card_returns(state, attack, target_index)


def replace_cards(
    state: BaseKungFu2014State, attack: DeclaredAttack, target_index: i64, cards: list[int], dice: Dice
) -> None:
    """Discard the chosen cards, then draw as many plus the stance's number (kff14.card.drunken-exchange,
    kff14.card.drunken-order)."""
    seat = attack.cleanup_seat_at(target_index)
    state.log_cards("exchange", seat, cards)
    state.discard_cards(seat, cards)
    state.draw(seat, len(cards) + state.kinds.exchange[attack.cleanup_build_at(target_index).stance], dice)


def begin_card_returns(state: BaseKungFu2014State, attack: DeclaredAttack, target_index: i64) -> bool:
    """Mark the cards that must be discarded, then call `return_cards_until_choice` and return its result."""
    build = attack.cleanup_build_at(target_index)
    attacking = target_index == len(attack.targets)
    if build.stance >= 0 and _must_discard(state, attack, build.stance, attacking):
        build.stance_location = MUST_DISCARD
    if state.kinds.card_type[build.base] == IS_WEAPON:
        if build.broken or _must_discard(state, attack, build.base, attacking):  # kff14.card.fan-broken-discard
            build.base_location = MUST_DISCARD
    else:
        build.base_location = MUST_DISCARD
    return return_cards_until_choice(state, attack, target_index)


def _must_discard(state: BaseKungFu2014State, attack: DeclaredAttack, card: i64, attacking: bool) -> bool:
    """Return whether a card must be discarded rather than returned (kff14.cleanup.must-discard-wins)."""
    kinds = state.kinds
    if kinds.always_discarded[card]:
        return True
    if not attacking:  # kff14.card.no-damage-only-attack, kff14.card.multi-discard-counts-targets
        return False
    if kinds.miss_discarded[card] and not attack.has_hurt_anyone():
        return True
    return kinds.many_discarded[card] > 0 and len(attack.targets) > 1


def return_cards_until_choice(state: BaseKungFu2014State, attack: DeclaredAttack, target_index: i64) -> bool:
    """Put the cards that return automatically back in the hand. If no choice remains, discard the rest. Return whether
    a choice remains."""
    seat = attack.cleanup_seat_at(target_index)
    build = attack.cleanup_build_at(target_index)
    kinds = state.kinds
    if not _card_returns_are_limited(state, build):  # kff14.cleanup.return-not-optional
        if build.stance >= 0 and build.stance_location == ON_TABLE and not kinds.return_cost[build.stance]:
            return_card_from_build(state, seat, build, build.stance)
        if (
            build.base_location == ON_TABLE
            and not kinds.return_cost[build.base]
            and not _may_give_up_cards(state, attack, target_index)
        ):
            return_card_from_build(state, seat, build, build.base)
    any_on_table = build.base_location == ON_TABLE or (build.stance >= 0 and build.stance_location == ON_TABLE)
    if any_on_table and card_return_moves(state, attack, target_index):
        state.steps[-1] = ReturnCardStep(attack, target_index)
        return True
    discarded = state.discard_build(build)  # kff14.cleanup.defender-discard, kff14.cleanup.attacker-discard
    if discarded:
        state.log_cards("cleanup", seat, discarded)
    return False


def _card_returns_are_limited(state: BaseKungFu2014State, build: CombatBuild) -> bool:
    return build.stance >= 0 and state.kinds.return_one[build.stance] > 0


def _may_give_up_cards(state: BaseKungFu2014State, attack: DeclaredAttack, target_index: i64) -> bool:
    base = attack.cleanup_build_at(target_index).base
    return target_index < len(attack.targets) and state.kinds.give_up_counter[base] > 0


def return_card_from_build(state: BaseKungFu2014State, seat: i64, build: CombatBuild, card: i64) -> None:
    """Put a weapon or stance back in the hand. Under Tiger, no other card returns (kff14.card.tiger-one-return)."""
    state.return_to_hand(seat, card)
    if card == build.stance:
        build.stance_location = GONE
    else:
        build.base_location = GONE
    if _card_returns_are_limited(state, build):
        if build.stance_location == ON_TABLE:
            build.stance_location = MUST_DISCARD
        if build.base_location == ON_TABLE:
            build.base_location = MUST_DISCARD
    state.log_card("return", seat, card)


def card_return_moves(state: BaseKungFu2014State, attack: DeclaredAttack, target_index: i64) -> list[int]:
    """Return the moves of the return step, or an empty list if no choice is left. The result depends only on public
    information."""
    seat = attack.cleanup_seat_at(target_index)
    build = attack.cleanup_build_at(target_index)
    kinds = state.kinds
    moves: list[int] = []
    hand_size: i64 = len(state.hands[seat])
    if build.base_location == ON_TABLE:
        if kinds.return_cost[build.base] <= hand_size:  # kff14.cleanup.pay-from-hand
            moves.append(RETURN * kinds.count + build.base)
        if _may_give_up_cards(state, attack, target_index):  # kff14.card.bo-staff-choice
            moves.append(GIVE_UP * kinds.count + build.base)
            return moves
    if build.stance >= 0 and build.stance_location == ON_TABLE and kinds.return_cost[build.stance] <= hand_size:
        moves.append(RETURN * kinds.count + build.stance)
    if moves:
        moves.append(kinds.pass_move)
    return moves


def return_card_prompt(state: BaseKungFu2014State, step: ReturnCardStep) -> Prompt | None:
    """Return the prompt for the card to return or for the cards that pay for it, or None if the draft is finished."""
    seat = step.seat
    kinds = state.kinds
    last = state.last_draft_move(seat)
    if last == NO_MOVE:
        return Prompt(seat, "return", card_return_moves(state, step.attack, step.target_index))
    if last >= kinds.first_target or kinds.verb_of_move(last) == GIVE_UP:
        return None
    return payment_prompt(state, seat, remaining_return_cost(state, seat))


def remaining_return_cost(state: BaseKungFu2014State, seat: i64) -> i64:
    """Return how many more cards must be paid for the card that is being returned."""
    returned = state.kinds.card_of_move(state.first_moves[seat])
    return state.kinds.return_cost[returned] - (state.draft_length(seat) - 1)


def resolve_card_return(state: BaseKungFu2014State, step: ReturnCardStep, dice: Dice) -> None:
    """Carry out the choice and continue the cleanup."""
    seat = step.seat
    kinds = state.kinds
    attack = step.attack
    build = attack.cleanup_build_at(step.target_index)
    chosen = state.first_moves[seat]
    if chosen == kinds.pass_move:
        if build.stance_location == ON_TABLE:
            build.stance_location = MUST_DISCARD
        if build.base_location == ON_TABLE:
            build.base_location = MUST_DISCARD
    elif kinds.verb_of_move(chosen) == GIVE_UP:
        build.base_location = GONE
        build.given_up = True
        state.discard.append(build.base)
        state.log_card("give-up", seat, build.base)
    else:
        paid = drafted_discards(state, seat)
        if paid:
            state.discard_cards(seat, paid)
            state.log_cards("pay", seat, paid)
        return_card_from_build(state, seat, build, kinds.card_of_move(chosen))
    if not return_cards_until_choice(state, attack, step.target_index):
        run_cleanup(state, attack, step.target_index + 1, dice)


def seats_to_counterattack(state: BaseKungFu2014State, attack: DeclaredAttack) -> list[int]:
    """Return the seats that may counterattack now, in target order (kff14.counter.in-turn-order)."""
    kinds = state.kinds
    earned: list[int] = []
    if state.eliminated[attack.attacker] != 0:
        return earned
    for at, target in enumerate(attack.targets):
        if attack.block_decisions[at] != BLOCKED or state.eliminated[target] != 0:
            continue
        block = attack.blocks[at]
        is_hurt_counter = (
            kinds.hurt_counter[block.base] > 0 and attack.damage_through[at] > 0
        )  # kff14.card.no-match-spirit
        if is_hurt_counter or block.given_up or kinds.counter[block.base]:  # kff14.card.eye-unconditional
            earned.append(target)
    return earned

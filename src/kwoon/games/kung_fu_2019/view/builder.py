"""Builds a view field by field from what its seat may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.game import NO_MOVE
from kwoon.games.kung_fu_2019.cards.card_tables import NONE
from kwoon.games.kung_fu_2019.combat.attack_draft import attack_draft_for
from kwoon.games.kung_fu_2019.combat.damage import (
    added_card_damage,
    attack_damage,
    base_card_damage,
    total_attack_bonus,
)
from kwoon.games.kung_fu_2019.combat.damage_breakdown import damage_breakdown
from kwoon.games.kung_fu_2019.rules.pending_steps import (
    ANSWER,
    COUNTER,
    DECLARE,
    HELP,
    PREPARE,
    STEP_IN,
    ExchangeAttack,
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


class AttackPreview:
    """A seat's own attack, or its addition to one, as drafted so far."""

    def __init__(self, state: BaseKungFu2019State, seat: int) -> None:
        self.base: i64 = NONE
        self.base_damage: i64 = 0
        self.bonus: i64 = 0
        self.cards: list[int] = []
        self.card_damages: list[int] = []
        self.targets: list[int] = []
        self.damage: list[int] = []
        self.breakdown: tuple[int, ...] = ()
        if seat < 0 or state.why or not state.steps or state.first_moves[seat] == NO_MOVE:
            return
        step = state.steps[-1]
        if _is_drafting_attack(state, step, seat):
            self._fill_from_attack(state, attack_draft_for(state, step, seat).attack)

    def _fill_from_attack(self, state: BaseKungFu2019State, attack: ExchangeAttack) -> None:
        self.targets = list(attack.targets)
        if attack.base == NONE:
            return
        self.base = attack.base
        self.base_damage = base_card_damage(state, attack)
        self.bonus = total_attack_bonus(state, attack)
        self.cards = list(attack.cards)
        self.card_damages = [int(added_card_damage(state, attack, at)) for at in range(len(attack.cards))]
        self.damage = [int(attack_damage(state, attack, target)) for target in attack.targets]
        self.breakdown = damage_breakdown(state, attack)


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
    _fill_from_preview(view, AttackPreview(state, seat))
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


def _fill_from_preview(view: KungFu2019View, preview: AttackPreview) -> None:
    view.build_base = preview.base
    view.build_base_value = preview.base_damage
    view.build_bonus = preview.bonus
    view.build_cards = tuple(preview.cards)
    view.build_values = tuple(preview.card_damages)
    view.build_targets = tuple(preview.targets)
    view.build_damage = tuple(preview.damage)
    view.build_gains = preview.breakdown


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

"""Builds a view field by field from what its seat may know. In the other direction, samples a position consistent with a
view: copies public information and deals unseen cards at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.card_lists import fill_hand_from_unseen, remove_unordered
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2014.combat.building import draft_in_play_order
from kwoon.games.kung_fu_2014.combat.damage import regular_damage, spirit_damage
from kwoon.games.kung_fu_2014.rules.notation import BREAK, PLAY, SPREAD
from kwoon.games.kung_fu_2014.rules.pending_steps import (
    NONE,
    BlockStep,
    BuildAttackStep,
    CombatBuild,
    CounterattackQueue,
    DeclaredAttack,
    DeclaredAttackStep,
    DiscardStep,
    ExchangeCardsStep,
    PendingStep,
    ReturnCardStep,
)
from kwoon.games.kung_fu_2014.rules.state import BaseKungFu2014State
from kwoon.games.kung_fu_2014.view.view import KungFu2014View


class CombatBuildPreview:
    """A seat's own attack or block, including the cards in its draft."""

    def __init__(self, state: BaseKungFu2014State, seat: int) -> None:
        self.cards: list[int] = []
        self.values: list[int] = []
        self.total: i64 = 0
        self.spirit = False
        self.broken = False
        if seat < 0 or not state.steps:
            return
        step = state.steps[-1]
        if step.seat != seat or state.why:
            return
        if isinstance(step, BuildAttackStep):
            self.add_build(state, step.build, True)
            self._add_drafted_cards(state, seat, True)
        elif isinstance(step, BlockStep):
            self.add_build(state, step.attack.blocks[step.target_index], False)
            self._add_drafted_cards(state, seat, False)

    def add_build(self, state: BaseKungFu2014State, build: CombatBuild, attacking: bool) -> None:
        """Add all cards of a build."""
        if build.stance >= 0:
            self._add_card(state, PLAY, build.stance, attacking)
        if build.base >= 0:
            self._add_card(state, BREAK if build.broken else PLAY, build.base, attacking)
        for card in build.enhancements:
            self._add_card(state, PLAY, card, attacking)
        if build.finishing >= 0:
            self._add_card(state, SPREAD if build.adds_target else PLAY, build.finishing, attacking)

    def _add_drafted_cards(self, state: BaseKungFu2014State, seat: int, attacking: bool) -> None:
        kinds = state.kinds
        for move in draft_in_play_order(kinds, state.draft(seat)):
            self._add_card(state, kinds.verb_of_move(move), kinds.card_of_move(move), attacking)

    def _add_card(self, state: BaseKungFu2014State, verb: i64, card: i64, attacking: bool) -> None:
        kinds = state.kinds
        worth = kinds.attack_value_of(verb, card) if attacking else kinds.block_value_of(verb, card)
        self.cards.append(card)
        self.values.append(worth)
        self.total += worth
        if verb == BREAK:
            self.broken = True
        if kinds.spirit[card]:
            self.spirit = True


def phase_name(step: PendingStep | None) -> str:
    if isinstance(step, DiscardStep):
        return "discard"
    if isinstance(step, BuildAttackStep):
        return "attack"
    if isinstance(step, BlockStep):
        return "block"
    if isinstance(step, ExchangeCardsStep):
        return "exchange"
    return "return" if isinstance(step, ReturnCardStep) else "end"


def build_view(state: BaseKungFu2014State, seat: int) -> KungFu2014View:
    """Return everything that the seat, or a spectator, may know."""
    step = state.steps[-1] if state.steps else None
    view = KungFu2014View(
        seat=seat,
        pending_seats=state.pending_seats(),
        draft=state.draft(seat),
        hand=tuple(state.hands[seat]) if seat >= 0 else (),
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        known=tuple([tuple(known) for known in state.known]),
        chi=tuple(state.chi),
        full_chi=state.pack.max_chi,
        out=tuple(state.eliminated),
        deck=len(state.deck),
        discard=tuple(state.discard),
        table=tuple(state.kinds.table_kinds),
        active=state.active,
        turn=state.turn,
        phase=phase_name(step),
        why=state.why,
        waiting=_pending_counterattacks(state),
    )
    preview = CombatBuildPreview(state, seat)
    if isinstance(step, DeclaredAttackStep):
        view.attacker = step.attack.attacker
        view.against = step.attack.countered_seat
        view.at = step.target_index
        _fill_attack_fields(view, state, step.attack.build)
        _fill_target_fields(view, state, step.attack, preview)
    elif isinstance(step, BuildAttackStep):
        view.attacker = step.seat
        view.against = step.countered_seat
        _fill_attack_fields(view, state, step.build)
    _fill_from_preview(view, preview)
    return view


def _fill_attack_fields(view: KungFu2014View, state: BaseKungFu2014State, build: CombatBuild) -> None:
    view.stance = build.stance
    view.base = build.base
    view.broken = build.broken
    view.enhancements = tuple(build.enhancements)
    view.finishing = build.finishing
    view.spread = build.adds_target
    view.values = _card_values(state, build, True)
    view.total = build.total
    view.spirit = build.spirit
    view.stance_at = build.stance_location
    view.base_at = build.base_location
    view.cleared = build.cleared


def _fill_target_fields(
    view: KungFu2014View, state: BaseKungFu2014State, attack: DeclaredAttack, preview: CombatBuildPreview
) -> None:
    """Fill the fields indexed by target: the blocks, and the damage that gets through."""
    blocks = attack.blocks
    view.targets = tuple(attack.targets)
    view.decided = tuple(attack.block_decisions)
    view.block_stances = tuple([int(block.stance) for block in blocks])
    view.block_bases = tuple([int(block.base) for block in blocks])
    view.block_broken = tuple([block.broken for block in blocks])
    view.block_enhancements = tuple([tuple(block.enhancements) for block in blocks])
    view.block_values = tuple([_card_values(state, block, False) for block in blocks])
    view.block_totals = tuple([int(block.total) for block in blocks])
    view.block_spirits = tuple([block.spirit for block in blocks])
    view.block_stance_at = tuple([int(block.stance_location) for block in blocks])
    view.block_base_at = tuple([int(block.base_location) for block in blocks])
    view.given_up = tuple([block.given_up for block in blocks])
    view.block_cleared = tuple([block.cleared for block in blocks])
    view.through = tuple(attack.damage_through)
    view.lost = tuple(attack.chi_lost)
    view.coming = _damage_by_target(attack, view.at, view.seat, preview)


def _fill_from_preview(view: KungFu2014View, preview: CombatBuildPreview) -> None:
    view.build = tuple(preview.cards)
    view.build_broken = preview.broken
    view.build_values = tuple(preview.values)
    view.build_total = preview.total
    view.build_spirit = preview.spirit


def _card_values(state: BaseKungFu2014State, build: CombatBuild, attacking: bool) -> tuple[int, ...]:
    """Return the value that each card of a build adds, in the order played."""
    if build.base < 0 and build.stance < 0:
        return ()
    preview = CombatBuildPreview(state, NONE)
    preview.add_build(state, build, attacking)
    return tuple(preview.values)


def _damage_by_target(
    attack: DeclaredAttack, target_index: i64, seat: int, preview: CombatBuildPreview
) -> tuple[int, ...]:
    """Return the damage to each target: the damage dealt or, before that, the damage that the current blocks would let
    through."""
    if len(attack.damage_through) > 0:
        return tuple(attack.damage_through)
    damages: list[int] = []
    for place, target in enumerate(attack.targets):
        block = attack.blocks[place]
        is_own_block = place == target_index and target == seat
        total = preview.total if is_own_block else block.total
        spirit = preview.spirit if is_own_block else block.spirit
        damages.append(regular_damage(attack.build, total) + spirit_damage(attack.build, spirit))
    return tuple(damages)


def _pending_counterattacks(state: BaseKungFu2014State) -> tuple[tuple[int, ...], ...]:
    chains: list[tuple[int, ...]] = []
    for step in state.steps:
        if isinstance(step, CounterattackQueue):
            chain = [int(step.attacker)]
            chain.extend(step.waiting_seats)
            chains.append(tuple(chain))
    return tuple(chains)


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

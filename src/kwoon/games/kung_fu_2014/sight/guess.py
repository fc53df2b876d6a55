"""A position that fits a view: what is public as it is, and the unseen cards fallen at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.cards import fill_up, take_out
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2014.play.position import Position
from kwoon.games.kung_fu_2014.play.steps import (
    Attack,
    Attacking,
    Blocking,
    Build,
    Countering,
    Discarding,
    Exchanging,
    Returning,
    Step,
)
from kwoon.games.kung_fu_2014.sight.view import KungFu2014View


def fill_in(position: Position, view: KungFu2014View, dice: Dice) -> None:
    """Make an empty position fit the view."""
    position.chi = list(view.chi)
    position.out = vec[i64](view.out)
    position.known = [list(known) for known in view.known]
    position.discard = list(view.discard)
    position.active = view.active
    position.turn = view.turn
    position.why = view.why
    for chain in view.waiting:
        position.steps.append(Countering(chain[0], list(chain[1:])))
    lying: list[int] = []
    top = _top_step(view, lying)
    if top is not None:
        position.steps.append(top)
    _deal_unseen(position, view, lying, dice)
    position.guess_drafts(view, dice)


def _deal_unseen(position: Position, view: KungFu2014View, lying: list[int], dice: Dice) -> None:
    unseen = position.kinds.deck[:]
    for card in view.discard:
        take_out(unseen, card)
    for card in lying:
        if not position.kinds.on_table[card]:
            take_out(unseen, card)
    for seat in range(position.seats):
        for card in view.hand if seat == view.seat else view.known[seat]:
            take_out(unseen, card)
    for seat in range(position.seats):
        hand = list(view.hand if seat == view.seat else view.known[seat])
        fill_up(hand, view.hand_sizes[seat], unseen, dice)
        hand.sort()
        position.hands.append(hand)
    position.deck = unseen


def _top_step(view: KungFu2014View, lying: list[int]) -> Step | None:
    """The step that is asked; the cards on the table are added to `lying`."""
    if view.phase == "end":
        return None
    if view.phase == "discard":
        return Discarding(view.active)
    build = _attack_build(view)
    lying.extend(build.lying())
    if view.phase == "attack":
        return Attacking(view.attacker, view.against, build)
    attack = Attack(view.attacker, view.against, build, vec[i64](view.targets))
    for at in range(len(view.targets)):
        block = _block_build(view, at)
        lying.extend(block.lying())
        attack.blocks.append(block)
    attack.decided = vec[i64](view.decided)
    attack.through = vec[i64](view.through)
    attack.lost = vec[i64](view.lost)
    if view.phase == "block":
        return Blocking(attack, view.at)
    return Exchanging(attack, view.at) if view.phase == "exchange" else Returning(attack, view.at)


def _attack_build(view: KungFu2014View) -> Build:
    build = Build()
    build.stance = view.stance
    build.base = view.base
    build.broken = view.broken
    build.enhancements = vec[i64](view.enhancements)
    build.finishing = view.finishing
    build.spread = view.spread
    build.total = view.total
    build.spirit = view.spirit
    build.stance_at = view.stance_at
    build.base_at = view.base_at
    build.cleared = view.cleared
    return build


def _block_build(view: KungFu2014View, at: int) -> Build:
    block = Build()
    block.stance = view.block_stances[at]
    block.base = view.block_bases[at]
    block.broken = view.block_broken[at]
    block.enhancements = vec[i64](view.block_enhancements[at])
    block.total = view.block_totals[at]
    block.spirit = view.block_spirits[at]
    block.stance_at = view.block_stance_at[at]
    block.base_at = view.block_base_at[at]
    block.given_up = view.given_up[at]
    block.cleared = view.block_cleared[at]
    return block

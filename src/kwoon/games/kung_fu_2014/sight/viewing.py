"""How a view is made: field by field, from what its seat may know."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.games.kung_fu_2014.combat.damage import regular_damage, spirit_damage
from kwoon.games.kung_fu_2014.combat.laying import in_printed_order
from kwoon.games.kung_fu_2014.play.notation import BREAK, PLAY, SPREAD
from kwoon.games.kung_fu_2014.play.position import Position
from kwoon.games.kung_fu_2014.play.steps import (
    NONE,
    Attack,
    Attacking,
    Blocking,
    Build,
    Countering,
    Discarding,
    Exchanging,
    Resolving,
    Returning,
    Step,
)
from kwoon.games.kung_fu_2014.sight.view import KungFu2014View


class Laying:
    """A seat's own attack or block, with the cards that it has drafted."""

    def __init__(self, position: Position, seat: int) -> None:
        self.cards: list[int] = []
        self.worth: list[int] = []
        self.total: i64 = 0
        self.spirit = False
        self.broken = False
        if seat < 0 or not position.steps:
            return
        step = position.steps[-1]
        if step.seat != seat or position.why:
            return
        if isinstance(step, Attacking):
            self.add_laid(position, step.build, True)
            self._add_draft(position, seat, True)
        elif isinstance(step, Blocking):
            self.add_laid(position, step.attack.blocks[step.at], False)
            self._add_draft(position, seat, False)

    def add_laid(self, position: Position, build: Build, attacking: bool) -> None:
        """The cards of a build that lie there."""
        if build.stance >= 0:
            self._add(position, PLAY, build.stance, attacking)
        if build.base >= 0:
            self._add(position, BREAK if build.broken else PLAY, build.base, attacking)
        for card in build.enhancements:
            self._add(position, PLAY, card, attacking)
        if build.finishing >= 0:
            self._add(position, SPREAD if build.spread else PLAY, build.finishing, attacking)

    def _add_draft(self, position: Position, seat: int, attacking: bool) -> None:
        kinds = position.kinds
        for move in in_printed_order(kinds, position.draft(seat)):
            self._add(position, kinds.verb(move), kinds.card(move), attacking)

    def _add(self, position: Position, verb: i64, card: i64, attacking: bool) -> None:
        kinds = position.kinds
        worth = kinds.attack_worth(verb, card) if attacking else kinds.block_worth(verb, card)
        self.cards.append(card)
        self.worth.append(worth)
        self.total += worth
        if verb == BREAK:
            self.broken = True
        if kinds.spirit[card]:
            self.spirit = True


def phase_of(step: Step | None) -> str:
    """What the table is doing, in a word."""
    if isinstance(step, Discarding):
        return "discard"
    if isinstance(step, Attacking):
        return "attack"
    if isinstance(step, Blocking):
        return "block"
    if isinstance(step, Exchanging):
        return "exchange"
    return "return" if isinstance(step, Returning) else "end"


def look(position: Position, seat: int) -> KungFu2014View:
    """All that the seat (or a watcher) may know."""
    step = position.steps[-1] if position.steps else None
    view = KungFu2014View(
        seat=seat,
        owing=position.owed(),
        draft=position.draft(seat),
        hand=tuple(position.hands[seat]) if seat >= 0 else (),
        hand_sizes=tuple([len(hand) for hand in position.hands]),
        known=tuple([tuple(known) for known in position.known]),
        chi=tuple(position.chi),
        full_chi=position.pack.max_chi,
        out=tuple(position.out),
        deck=len(position.deck),
        discard=tuple(position.discard),
        table=tuple(position.kinds.table),
        active=position.active,
        turn=position.turn,
        phase=phase_of(step),
        why=position.why,
        waiting=_waiting(position),
    )
    laying = Laying(position, seat)
    if isinstance(step, Resolving):
        view.attacker = step.attack.attacker
        view.against = step.attack.against
        view.at = step.at
        _show_attack(view, position, step.attack.build)
        _show_targets(view, position, step.attack, laying)
    elif isinstance(step, Attacking):
        view.attacker = step.seat
        view.against = step.against
        _show_attack(view, position, step.build)
    _show_laying(view, laying)
    return view


def _show_attack(view: KungFu2014View, position: Position, build: Build) -> None:
    view.stance = build.stance
    view.base = build.base
    view.broken = build.broken
    view.enhancements = tuple(build.enhancements)
    view.finishing = build.finishing
    view.spread = build.spread
    view.worths = _worths(position, build, True)
    view.total = build.total
    view.spirit = build.spirit
    view.stance_at = build.stance_at
    view.base_at = build.base_at
    view.cleared = build.cleared


def _show_targets(view: KungFu2014View, position: Position, attack: Attack, laying: Laying) -> None:
    """What goes by target: their blocks, and what gets through."""
    blocks = attack.blocks
    view.targets = tuple(attack.targets)
    view.decided = tuple(attack.decided)
    view.block_stances = tuple([int(block.stance) for block in blocks])
    view.block_bases = tuple([int(block.base) for block in blocks])
    view.block_broken = tuple([block.broken for block in blocks])
    view.block_enhancements = tuple([tuple(block.enhancements) for block in blocks])
    view.block_worths = tuple([_worths(position, block, False) for block in blocks])
    view.block_totals = tuple([int(block.total) for block in blocks])
    view.block_spirits = tuple([block.spirit for block in blocks])
    view.block_stance_at = tuple([int(block.stance_at) for block in blocks])
    view.block_base_at = tuple([int(block.base_at) for block in blocks])
    view.given_up = tuple([block.given_up for block in blocks])
    view.block_cleared = tuple([block.cleared for block in blocks])
    view.through = tuple(attack.through)
    view.lost = tuple(attack.lost)
    view.coming = _coming(attack, view.at, view.seat, laying)


def _show_laying(view: KungFu2014View, laying: Laying) -> None:
    view.laying = tuple(laying.cards)
    view.laying_broken = laying.broken
    view.laying_worth = tuple(laying.worth)
    view.laying_total = laying.total
    view.laying_spirit = laying.spirit


def _worths(position: Position, build: Build, attacking: bool) -> tuple[int, ...]:
    """What each card of a build adds, in the order in which they are laid."""
    if build.base < 0 and build.stance < 0:
        return ()
    laid = Laying(position, NONE)
    laid.add_laid(position, build, attacking)
    return tuple(laid.worth)


def _coming(attack: Attack, at: i64, seat: int, laying: Laying) -> tuple[int, ...]:
    """What gets through to each target, as things lie now or as it was dealt."""
    if len(attack.through) > 0:
        return tuple(attack.through)
    coming: list[int] = []
    for place, target in enumerate(attack.targets):
        block = attack.blocks[place]
        mine = place == at and target == seat
        total = laying.total if mine else block.total
        spirit = laying.spirit if mine else block.spirit
        coming.append(regular_damage(attack.build, total) + spirit_damage(attack.build, spirit))
    return tuple(coming)


def _waiting(position: Position) -> tuple[tuple[int, ...], ...]:
    chains: list[tuple[int, ...]] = []
    for step in position.steps:
        if isinstance(step, Countering):
            chain = [int(step.attacker)]
            chain.extend(step.waiting)
            chains.append(tuple(chain))
    return tuple(chains)

"""How a view is made: field by field, from what its seat may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.games.kung_fu_2014.damage import regular_damage, spirit_damage
from kwoon.games.kung_fu_2014.notation import BREAK, PLAY, SPREAD
from kwoon.games.kung_fu_2014.position import Position
from kwoon.games.kung_fu_2014.steps import (
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
from kwoon.games.kung_fu_2014.view import KungFu2014View

NO_BUILD: Final = Build()
NO_ATTACK: Final = Attack(NONE, NONE, NO_BUILD, [])


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
        for move in position.draft(seat):
            if move < kinds.first_target:
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
    attack = NO_ATTACK
    at: i64 = NONE
    attacker: i64 = NONE
    against: i64 = NONE
    build = NO_BUILD
    if isinstance(step, Resolving):
        attack = step.attack
        at = step.at
        attacker = attack.attacker
        against = attack.against
        build = attack.build
    elif isinstance(step, Attacking):
        attacker = step.seat
        against = step.against
        build = step.build
    laying = Laying(position, seat)
    blocks = attack.blocks
    return KungFu2014View(
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
        attacker=attacker,
        against=against,
        stance=build.stance,
        base=build.base,
        broken=build.broken,
        enhancements=tuple(build.enhancements),
        finishing=build.finishing,
        spread=build.spread,
        worths=_worths(position, build, True),
        total=build.total,
        spirit=build.spirit,
        stance_at=build.stance_at,
        base_at=build.base_at,
        cleared=build.cleared,
        targets=tuple(attack.targets),
        decided=tuple(attack.decided),
        block_stances=tuple([int(block.stance) for block in blocks]),
        block_bases=tuple([int(block.base) for block in blocks]),
        block_broken=tuple([block.broken for block in blocks]),
        block_enhancements=tuple([tuple(block.enhancements) for block in blocks]),
        block_worths=tuple([_worths(position, block, False) for block in blocks]),
        block_totals=tuple([int(block.total) for block in blocks]),
        block_spirits=tuple([block.spirit for block in blocks]),
        block_stance_at=tuple([int(block.stance_at) for block in blocks]),
        block_base_at=tuple([int(block.base_at) for block in blocks]),
        given_up=tuple([block.given_up for block in blocks]),
        block_cleared=tuple([block.cleared for block in blocks]),
        through=tuple(attack.through),
        lost=tuple(attack.lost),
        coming=_coming(attack, at, seat, laying),
        at=at,
        laying=tuple(laying.cards),
        laying_broken=laying.broken,
        laying_worth=tuple(laying.worth),
        laying_total=laying.total,
        laying_spirit=laying.spirit,
    )


def _worths(position: Position, build: Build, attacking: bool) -> tuple[int, ...]:
    """What each card of a build adds, in the order in which they are laid."""
    if build.base < 0 and build.stance < 0:
        return ()
    laid = Laying(position, NONE)
    laid.add_laid(position, build, attacking)
    return tuple(laid.worth)


def _coming(attack: Attack, at: i64, seat: int, laying: Laying) -> tuple[int, ...]:
    """What gets through to each target, as things lie now or as it was dealt."""
    if attack.through:
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

"""A position that fits a view: what is public as it is, and the unseen cards fallen at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.cards import fill_up, take_out
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2019.cards.kinds import IS_ATTACK, IS_BLOCK, IS_FINISHING, NONE, UNBLOCKABLE
from kwoon.games.kung_fu_2019.play.notation import HURL
from kwoon.games.kung_fu_2019.play.position import Position
from kwoon.games.kung_fu_2019.play.steps import (
    ANSWER,
    CLOSED,
    COUNTER,
    DECLARE,
    HELP,
    STEP_IN,
    Attack,
    Step,
    Take,
)
from kwoon.games.kung_fu_2019.sight.view import KungFu2019View


def fill_in(position: Position, view: KungFu2019View, dice: Dice) -> None:
    """Make an empty position fit the view."""
    seats = position.seats
    position.chi = list(view.chi)
    position.most_chi = list(view.most_chi)
    position.out = vec[i64](view.out)
    position.weapon = vec[i64](view.weapon)
    position.on_weapon = [list(hung) for hung in view.on_weapon]
    position.stance = vec[i64](view.stance)
    position.on_stance = [list(hung) for hung in view.on_stance]
    position.archetype = vec[i64](view.archetype)
    position.beside = [list(cards) for cards in view.beside]
    position.aside = list(view.aside)
    position.poison = list(view.poison)
    position.discard = list(view.discard)
    position.active = view.active
    position.turn = view.turn
    position.attacked = view.attacked
    position.forfeited = view.forfeited
    position.why = view.why
    position.spent = list(view.spent)
    flat = view.takes
    position.takes = [Take(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)]
    position.attacks = [_attack(position, view, at) for at in range(len(view.attack_by))]
    for what, seat, attack, place, stage, *data in view.steps:
        step = Step(what, seat, attack, place, stage)
        step.data = data or None
        position.steps.append(step)
    if position.teamed:
        position.known = [[[] for _ in range(seats)] for _ in range(seats)]
        if view.seat >= 0:
            position.known[view.seat] = [list(held) for held in view.known]
    _deal_unseen(position, view, dice)
    position.guess_drafts(view, dice)


def _attack(position: Position, view: KungFu2019View, at: int) -> Attack:
    kinds = position.kinds
    attack = Attack(view.attack_by[at])
    attack.against = view.attack_against[at]
    attack.group = view.attack_group[at]
    attack.base = view.attack_base[at]
    attack.way = view.attack_way[at]
    attack.armed = view.attack_armed[at]
    attack.flags = view.attack_flags[at]
    attack.splitter = view.attack_splitter[at]
    attack.most = view.attack_most[at]
    attack.helped = view.attack_helped[at]
    attack.void = view.attack_void[at]
    attack.cards = vec[i64](view.attack_cards[at])
    attack.owners = vec[i64](view.attack_owners[at])
    attack.ways = vec[i64](view.attack_ways[at])
    attack.targets = vec[i64](view.attack_targets[at])
    attack.aims = vec[i64](view.attack_aims[at])
    attack.blocks = vec[i64](view.attack_blocks[at])
    attack.block_by = vec[i64](view.attack_block_by[at])
    attack.faced = vec[i64](view.attack_faced[at])
    attack.taken = vec[i64](view.attack_taken[at])
    attack.limit = kinds.limit[attack.base]
    for added, card in enumerate(attack.cards):
        if attack.ways[added] != HURL:
            attack.limit = min(attack.limit, kinds.limit[card])
            if kinds.sort[card] == IS_FINISHING:
                attack.finished = True
    return attack


def _deal_unseen(position: Position, view: KungFu2019View, dice: Dice) -> None:
    unseen = position.kinds.deck[:]
    for card in _seen(position, view):
        take_out(unseen, card)
    hands: list[list[int]] = []
    for seat in range(position.seats):
        hand = list(view.hand if seat == view.seat else view.known[seat])
        for card in hand:
            take_out(unseen, card)
        hands.append(hand)
    position.hands = hands
    for seat in range(position.seats):
        if seat != view.seat:
            _give_what_is_implied(position, seat, unseen, dice)
    for seat in range(position.seats):
        hand = hands[seat]
        fill_up(hand, view.hand_sizes[seat], unseen, dice)
        hand.sort()
    position.deck = unseen


def _seen(position: Position, view: KungFu2019View) -> list[int]:
    """Every card of the deck that lies open."""
    kinds = position.kinds
    cards = [*view.discard, *view.spent]
    for seat in range(position.seats):
        for card in (view.weapon[seat], view.stance[seat], *view.on_weapon[seat], *view.on_stance[seat]):
            if card != NONE and not kinds.is_companion[card]:
                cards.append(card)
    for attack in position.attacks:
        if not attack.armed:
            cards.append(attack.base)
        cards.extend(list(attack.cards))
        for block in attack.blocks:
            if block != NONE and kinds.sort[block] == IS_BLOCK:
                cards.append(block)
    return cards


def _give_what_is_implied(position: Position, seat: i64, unseen: list[int], dice: Dice) -> None:
    """Who has bound themselves to attack or to block holds what that takes."""
    kinds = position.kinds
    if _must_attack(position, seat) and (position.weapon[seat] == NONE or not kinds.attacks[position.weapon[seat]]):
        _give_one(position, seat, [sort == IS_ATTACK for sort in kinds.sort], unseen, dice)
    if _must_block(position, seat):
        _give_one(position, seat, [n > 0 for n in kinds.against_unblockable], unseen, dice)


def _give_one(position: Position, seat: i64, wanted: list[bool], unseen: list[int], dice: Dice) -> None:
    for card in position.hands[seat]:
        if wanted[card]:
            return
    fitting = [card for card in unseen if wanted[card]]
    if fitting:
        card = dice.draw(fitting)
        take_out(unseen, card)
        position.hands[seat].append(card)


def _must_attack(position: Position, seat: i64) -> bool:
    for step in position.steps:
        if step.what == DECLARE and step.stage != COUNTER and step.seat == seat:
            return True
        if step.what in (HELP, CLOSED):
            attack = position.attacks[step.attack]
            first = step.at if step.what == CLOSED else 0
            for at in range(first, len(attack.cards)):
                if attack.owners[at] == seat and position.kinds.extra_attack[attack.cards[at]]:
                    return True
    return False


def _must_block(position: Position, seat: i64) -> bool:
    for step in position.steps:
        if step.what == ANSWER and step.at < len(position.attacks[step.attack].targets):
            attack = position.attacks[step.attack]
            facing = attack.targets[step.at] == seat and attack.taken[step.at] and attack.blocks[step.at] == NONE
            if facing and attack.flags & UNBLOCKABLE and step.stage <= STEP_IN + 2:
                return True
    return False

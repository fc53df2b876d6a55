"""A table that fits a view: what was seen lies where it was seen, what was not falls at random."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.cards import take_out
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.pack import FurPack
from kwoon.games.kung_fur_fight.steps import Combat
from kwoon.games.kung_fur_fight.table import Table
from kwoon.games.kung_fur_fight.view import FurView


def imagine(pack: FurPack, view: FurView, dice: Dice) -> Table:
    """A fair guess. Both players' animals follow from what everyone saw; the pile and face-down cards do not."""
    table = Table(pack, None)
    table.phase = view.phase
    table.round = view.round
    table.dogs = view.dogs
    table.rewards = [list(cards) for cards in view.rewards]
    table.discard = list(view.discard)
    table.fronts = [list(view.fronts[0]), list(view.fronts[1])]
    table.teams = [list(team) for side in view.teams for team in side]
    table.combat = _combat(view)
    _fill_animals(table, view)
    _fill_pile(table, view, dice)
    _fill_tokens(table, view)
    table.passed = list(view.passed)
    table.chefs = list(view.chefs)
    table.ginseng = list(view.ginseng)
    table.eaten = list(view.eaten)
    table.totals = [*view.totals[0], *view.totals[1]]
    table.results = list(view.results)
    table.winner = view.won
    table.why = view.why
    return table


def _combat(view: FurView) -> Combat | None:
    if view.arena == NOBODY:
        return None
    combat = Combat(view.arena)
    combat.step = view.step
    combat.deciders = list(view.deciders)
    combat.leaders = list(view.leaders)
    combat.winner = view.winner
    combat.loss = view.loss
    combat.spoils = list(view.spoils)
    return combat


def _fill_animals(table: Table, view: FurView) -> None:
    """Who is not in a team and does not rest is in hand: every play and every recovery was seen."""
    table.hands = []
    table.rests = []
    for seat in range(2):
        if seat == view.seat:
            table.hands.append(list(view.hand))
            table.rests.append(list(view.rest))
            continue
        own: i64 = 0 if seat == view.dogs else 1
        hand = table.pack.hands[own] + list(view.rangers[seat])
        for card in view.seen_resting[seat]:
            take_out(hand, card)
        for team in view.teams[seat]:
            for card in team:
                take_out(hand, card)
        table.hands.append(hand)
        table.rests.append(list(view.seen_resting[seat]))


def _fill_pile(table: Table, view: FurView, dice: Dice) -> None:
    """Cards of the pile that the seat has not seen are alike to it, whether they still lie there or face down."""
    unseen = table.pack.pile[:]
    seen = [*view.discard, *view.fronts[0], *view.fronts[1], *view.rangers[0], *view.rangers[1]]
    for rewards in view.rewards:
        seen.extend(rewards)
    for card in [*seen, *view.buried, *view.look, *view.spoils]:
        take_out(unseen, card)
    table.buried = [[], []]
    for seat in range(2):
        if seat == view.seat:
            table.buried[seat] = list(view.buried)
            continue
        while len(table.buried[seat]) < view.buried_sizes[seat]:
            table.buried[seat].append(dice.draw(unseen))
    table.look = list(view.look)
    while len(table.look) < view.look_size:
        table.look.append(dice.draw(unseen))
    table.pile = unseen


def _fill_tokens(table: Table, view: FurView) -> None:
    table.stock = view.stock
    table.supply = list(view.supply)
    table.weapons = [*view.weapons[0], *view.weapons[1]]
    table.mushroom_stock = view.mushroom_stock
    table.mushrooms = [*view.mushrooms[0], *view.mushrooms[1]]
    table.coconut = view.coconut
    table.coconut_at = view.coconut_at
    table.hua = list(view.hua)
    table.raihuu = list(view.raihuu)
    table.blocked = list(view.blocked)
    table.dishes = list(view.dishes)
    table.delicacies = list(view.delicacies)
    table.sp = list(view.sp)
    table.vp = list(view.vp)
    table.limits = list(view.limits)

"""A fair guess at what a seat cannot see: what was seen lies where it was seen, the rest falls at random."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.cards import take_out
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.play.position import FurPosition
from kwoon.games.kung_fur_fight.play.steps import Combat
from kwoon.games.kung_fur_fight.sight.view import FurView


def fill_in(state: FurPosition, view: FurView, dice: Dice) -> None:
    """Make an empty state one that fits the view, without drafts.

    Both players' animals follow from what everyone saw; the pile and the cards that lie face down do not.
    """
    state.phase = view.phase
    state.round = view.round
    state.dogs = view.dogs
    state.rewards = [list(cards) for cards in view.rewards]
    state.discard = list(view.discard)
    state.fronts = [list(view.fronts[0]), list(view.fronts[1])]
    state.teams = [list(team) for side in view.teams for team in side]
    state.combat = _combat(view)
    _fill_animals(state, view)
    _fill_pile(state, view, dice)
    _fill_tokens(state, view)
    state.passed = list(view.passed)
    state.chefs = list(view.chefs)
    state.ginseng = list(view.ginseng)
    state.eaten = list(view.eaten)
    state.totals = [*view.totals[0], *view.totals[1]]
    state.results = list(view.results)
    state.winner = view.won
    state.why = view.why


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


def _fill_animals(state: FurPosition, view: FurView) -> None:
    """Who is not in a team and does not rest is in hand: every play and every recovery was seen."""
    state.hands = []
    state.rests = []
    for seat in range(2):
        if seat == view.seat:
            state.hands.append(list(view.hand))
            state.rests.append(list(view.rest))
            continue
        own: i64 = 0 if seat == view.dogs else 1
        hand = state.pack.hands[own] + list(view.rangers[seat])
        for card in view.seen_resting[seat]:
            take_out(hand, card)
        for team in view.teams[seat]:
            for card in team:
                take_out(hand, card)
        hand.sort()
        state.hands.append(hand)
        state.rests.append(list(view.seen_resting[seat]))


def _fill_pile(state: FurPosition, view: FurView, dice: Dice) -> None:
    """Cards of the pile that the seat has not seen are alike to it, whether they still lie there or face down."""
    unseen = state.pack.pile[:]
    seen = [*view.discard, *view.fronts[0], *view.fronts[1], *view.rangers[0], *view.rangers[1]]
    for rewards in view.rewards:
        seen.extend(rewards)
    for card in [*seen, *view.buried, *view.look, *view.spoils]:
        take_out(unseen, card)
    state.buried = [[], []]
    for seat in range(2):
        if seat == view.seat:
            state.buried[seat] = list(view.buried)
            continue
        while len(state.buried[seat]) < view.buried_sizes[seat]:
            state.buried[seat].append(dice.draw(unseen))
    state.look = list(view.look)
    while len(state.look) < view.look_size:
        state.look.append(dice.draw(unseen))
    state.pile = unseen


def _fill_tokens(state: FurPosition, view: FurView) -> None:
    state.stock = view.stock
    state.supply = list(view.supply)
    state.weapons = [*view.weapons[0], *view.weapons[1]]
    state.mushroom_stock = view.mushroom_stock
    state.mushrooms = [*view.mushrooms[0], *view.mushrooms[1]]
    state.coconut = view.coconut
    state.coconut_at = view.coconut_at
    state.hua = list(view.hua)
    state.raihuu = list(view.raihuu)
    state.blocked = list(view.blocked)
    state.dishes = list(view.dishes)
    state.delicacies = list(view.delicacies)
    state.sp = list(view.sp)
    state.vp = list(view.vp)
    state.limits = list(view.limits)

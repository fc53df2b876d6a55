"""A fair guess at what a seat cannot see: what was seen lies where it was seen, the rest falls at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.cards import fill_up, take_out
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.play.position import FurPosition
from kwoon.games.kung_fur_fight.play.sides import Arena, Corner, Side
from kwoon.games.kung_fur_fight.play.steps import USE_ABILITY, USE_TOKEN, Combat
from kwoon.games.kung_fur_fight.sight.view import FurView


def fill_in(state: FurPosition, view: FurView, dice: Dice) -> None:
    """Make an empty state one that fits the view, without drafts.

    Both players' animals follow from what everyone saw; the pile and the cards that lie face down do not.
    """
    state.phase = view.phase
    state.round = view.round
    state.dogs = view.dogs
    state.sides = [_side(state.pack, view, 0), _side(state.pack, view, 1)]
    state.arenas = [_arena(view, 0), _arena(view, 1), _arena(view, 2)]
    state.discard = list(view.discard)
    state.stock = view.stock
    state.mushroom_stock = view.mushroom_stock
    state.coconut = view.coconut
    state.coconut_at = view.coconut_at
    state.combat = _combat(view)
    _fill_pile(state, view, dice)
    state.winner = view.won
    state.why = view.why


def _side(pack: FurPack, view: FurView, seat: i64) -> Side:
    """What one seat has, but for what it put away face down."""
    own = seat == view.seat
    hand = list(view.hand) if own else _hand(pack, view, seat)
    rest = list(view.rest if own else view.seen_resting[seat])
    corners = [_corner(view, seat, arena) for arena in range(3)]
    side = Side(hand, rest, list(view.fronts[seat]), [], corners)
    side.sp = view.sp[seat]
    side.lowest = view.lowest[seat]
    side.vp = view.vp[seat]
    side.limit = view.limits[seat]
    side.blocked = view.blocked[seat]
    side.supply = view.supply[seat]
    side.dishes = view.dishes[seat]
    side.delicacies = view.delicacies[seat]
    side.passed = view.passed[seat]
    side.chef = view.chefs[seat]
    side.ginseng = view.ginseng[seat]
    side.eaten = view.eaten[seat]
    return side


def _hand(pack: FurPack, view: FurView, seat: i64) -> list[int]:
    """Who is not in a team and does not rest is in hand: every play and every recovery was seen."""
    faction: i64 = 0 if seat == view.dogs else 1
    hand = pack.hands[faction] + list(view.rangers[seat])
    for card in view.seen_resting[seat]:
        take_out(hand, card)
    for team in view.teams[seat]:
        for card in team:
            take_out(hand, card)
    hand.sort()
    return hand


def _corner(view: FurView, seat: i64, arena: i64) -> Corner:
    corner = Corner(list(view.teams[seat][arena]))
    corner.weapons = view.weapons[seat][arena]
    corner.mushrooms = view.mushrooms[seat][arena]
    corner.total = view.totals[seat][arena]
    return corner


def _arena(view: FurView, at: i64) -> Arena:
    arena = Arena(list(view.rewards[at]))
    arena.hua = view.hua[at]
    arena.raihuu = view.raihuu[at]
    arena.result = view.results[at]
    return arena


def _combat(view: FurView) -> Combat | None:
    if view.arena == NOBODY:
        return None
    combat = Combat(view.arena)
    combat.step = view.step
    combat.deciders = list(view.deciders)
    combat.leaders = vec[i64](view.leaders)
    combat.winner = view.winner
    combat.loss = view.loss
    combat.spoils = list(view.spoils)
    combat.about = view.about
    for seat in range(2):
        combat.used[2 * seat + USE_ABILITY], combat.used[2 * seat + USE_TOKEN] = view.used[seat]
    combat.named = view.named
    return combat


def _fill_pile(state: FurPosition, view: FurView, dice: Dice) -> None:
    """Cards of the pile that the seat has not seen are alike to it, whether they still lie there or face down."""
    unseen = state.pack.pile[:]
    seen = [*view.discard, *view.fronts[0], *view.fronts[1], *view.rangers[0], *view.rangers[1]]
    for rewards in view.rewards:
        seen.extend(rewards)
    for card in [*seen, *view.buried, *view.look, *view.spoils]:
        take_out(unseen, card)
    for seat in range(2):
        side = state.sides[seat]
        if seat == view.seat:
            side.buried = list(view.buried)
            continue
        fill_up(side.buried, view.buried_sizes[seat], unseen, dice)
    state.look = list(view.look)
    fill_up(state.look, view.look_size, unseen, dice)
    state.pile = unseen

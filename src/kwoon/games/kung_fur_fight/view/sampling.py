"""Samples a state from a view: seen cards stay where they were seen, and the others are placed at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.card_lists import fill_hand_from_unseen, remove_unordered
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.rules.pending_combat import USE_ABILITY, USE_TOKEN, Combat
from kwoon.games.kung_fur_fight.rules.side_and_arena_state import ArenaSide, FurArena, FurSide
from kwoon.games.kung_fur_fight.rules.state import BaseFurState
from kwoon.games.kung_fur_fight.view.view import FurView


def sample_into(state: BaseFurState, view: FurView, dice: Dice) -> None:
    """Fill an empty state, except its drafts, with a random sample consistent with the view.

    Both players' animals follow from public events; the pile and the face-down cards do not.
    """
    state.phase = view.phase
    state.round = view.round
    state.dogs = view.dogs
    state.sides = [_side_from_view(state.pack, view, 0), _side_from_view(state.pack, view, 1)]
    state.arenas = [_arena_from_view(view, 0), _arena_from_view(view, 1), _arena_from_view(view, 2)]
    state.discard = list(view.discard)
    state.weapon_stock = view.stock
    state.mushroom_stock = view.mushroom_stock
    state.coconut_owner = view.coconut
    state.coconut_arena = view.coconut_at
    state.combat = _combat_from_view(view)
    _sample_hidden_cards(state, view, dice)
    state.winner = view.won
    state.why = view.why


def _side_from_view(pack: FurPack, view: FurView, seat: i64) -> FurSide:
    """Return one seat's side, without the cards that it put away face down."""
    is_own = seat == view.seat
    hand = list(view.hand) if is_own else _deduce_hand(pack, view, seat)
    rest = list(view.rest if is_own else view.seen_resting[seat])
    arena_sides = [_arena_side_from_view(view, seat, arena) for arena in range(3)]
    side = FurSide(hand, rest, list(view.fronts[seat]), [], arena_sides)
    side.sp = view.sp[seat]
    side.lowest_sp = view.lowest[seat]
    side.vp = view.vp[seat]
    side.card_limit = view.limits[seat]
    side.limit_token_round = view.blocked[seat]
    side.unused_weapons = view.supply[seat]
    side.dishes = view.dishes[seat]
    side.delicacies = view.delicacies[seat]
    side.passed = view.passed[seat]
    side.played_chef = view.chefs[seat]
    side.has_ginseng = view.ginseng[seat]
    side.peaches_used = view.eaten[seat]
    return side


def _deduce_hand(pack: FurPack, view: FurView, seat: i64) -> list[int]:
    """Return the animals that are neither in a team nor resting: every play and every recovery was public."""
    faction: i64 = 0 if seat == view.dogs else 1
    hand = pack.hands[faction] + list(view.rangers[seat])
    for card in view.seen_resting[seat]:
        remove_unordered(hand, card)
    for team in view.teams[seat]:
        for card in team:
            remove_unordered(hand, card)
    hand.sort()
    return hand


def _arena_side_from_view(view: FurView, seat: i64, arena: i64) -> ArenaSide:
    arena_side = ArenaSide(list(view.teams[seat][arena]))
    arena_side.weapons = view.weapons[seat][arena]
    arena_side.mushrooms = view.mushrooms[seat][arena]
    arena_side.total = view.totals[seat][arena]
    return arena_side


def _arena_from_view(view: FurView, arena_index: i64) -> FurArena:
    arena = FurArena(list(view.rewards[arena_index]))
    arena.hua = view.hua[arena_index]
    arena.raihuu = view.raihuu[arena_index]
    arena.result = view.results[arena_index]
    return arena


def _combat_from_view(view: FurView) -> Combat | None:
    if view.arena == NOBODY:
        return None
    combat = Combat(view.arena)
    combat.step = view.step
    combat.deciders = list(view.deciders)
    combat.leaders = vec[i64](view.leaders)
    combat.winner = view.winner
    combat.sp_lost = view.loss
    combat.won_rewards = list(view.spoils)
    combat.deciding_about = view.about
    for seat in range(2):
        combat.used[2 * seat + USE_ABILITY], combat.used[2 * seat + USE_TOKEN] = view.used[seat]
    combat.next_reward_chosen = view.named
    return combat


def _sample_hidden_cards(state: BaseFurState, view: FurView, dice: Dice) -> None:
    """Fill the pile and the face-down cards at random from the cards that the seat has not seen."""
    unseen = state.pack.pile[:]
    seen = [*view.discard, *view.fronts[0], *view.fronts[1], *view.rangers[0], *view.rangers[1]]
    for rewards in view.rewards:
        seen.extend(rewards)
    for card in [*seen, *view.buried, *view.look, *view.spoils]:
        remove_unordered(unseen, card)
    for seat in range(2):
        side = state.sides[seat]
        if seat == view.seat:
            side.buried = list(view.buried)
            continue
        fill_hand_from_unseen(side.buried, view.buried_sizes[seat], unseen, dice)
    state.looked_at = list(view.look)
    fill_hand_from_unseen(state.looked_at, view.look_size, unseen, dice)
    state.pile = unseen

"""Builds views field by field from what the seat may know. In the other direction, samples a state from a view: seen cards
stay where they were seen, and the others are placed at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.card_lists import fill_hand_from_unseen, remove_unordered
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.rules.pending_combat import OVER, USE_ABILITY, USE_TOKEN, Combat
from kwoon.games.kung_fur_fight.rules.plan import FurPlan
from kwoon.games.kung_fur_fight.rules.state import ArenaSide, BaseFurState, FurArena, FurSide
from kwoon.games.kung_fur_fight.view.view import Cards, FurView, IntTriple


def build_view(state: BaseFurState, plan: FurPlan | None, seat: int) -> FurView:
    """Return a seat's view; `plan` is the seat's own plan behind the screen, if any."""
    one, two = state.sides[0], state.sides[1]
    own_side = state.sides[seat] if seat >= 0 else None
    view = FurView(
        seat=seat,
        pending_seats=state.pending_seats(),
        draft=state.draft(seat),
        phase=state.phase,
        round=state.round,
        dogs=state.dogs,
        hand=tuple(own_side.hand) if own_side is not None else (),
        hand_sizes=(len(one.hand), len(two.hand)),
        rest=tuple(own_side.rest) if own_side is not None else (),
        rest_sizes=(len(one.rest), len(two.rest)),
        # Animals rest only after everyone saw them in a team, and they leave the Rest Area only all at once and
        # publicly.
        seen_resting=(tuple(sorted(one.rest)), tuple(sorted(two.rest))),
        rangers=(_side_rangers(state.pack, one), _side_rangers(state.pack, two)),
    )
    if plan is not None:
        _fill_plan_fields(view, state, plan)
    combat = state.combat
    if combat is None:
        combat = Combat(NOBODY)
    view.buried = tuple(own_side.buried) if own_side is not None else ()
    view.look = tuple(state.looked_at) if seat >= 0 and combat.winner == seat else ()
    view.look_size = len(state.looked_at)
    _fill_table_fields(view, state)
    _fill_side_fields(view, one, two)
    _fill_arena_sides(view, one, two)
    _fill_arena_fields(view, state)
    _fill_combat_fields(view, combat)
    return view


def _fill_plan_fields(view: FurView, state: BaseFurState, plan: FurPlan) -> None:
    view.plan = (tuple(plan.teams[0]), tuple(plan.teams[1]), tuple(plan.teams[2]))
    view.plan_weapons = _int_triple(list(plan.weapons))
    view.plan_coconut = plan.coconut_arena
    view.plan_left = tuple(plan.unplaced)
    view.plan_counted = plan.counted_animals
    view.plan_limit = plan.card_limit
    view.plan_ap = _int_triple(plan.team_ap(state, view.seat))


def _fill_table_fields(view: FurView, state: BaseFurState) -> None:
    """Fill in everything outside the sides and arenas."""
    view.pile = len(state.pile)
    view.discard = tuple(state.discard)
    view.stock = state.weapon_stock
    view.mushroom_stock = state.mushroom_stock
    view.coconut = state.coconut_owner
    view.coconut_at = state.coconut_arena
    view.limits_now = (state.card_limit_without_peach(0), state.card_limit_without_peach(1))
    view.won = state.winner if state.phase == OVER else NOBODY
    view.why = state.why
    view.full_sp = state.pack.max_sp
    view.full_food = (state.pack.dishes, state.pack.delicacies)
    view.lead_to_win = state.pack.vp_lead_to_win


def _fill_side_fields(view: FurView, first: FurSide, second: FurSide) -> None:
    view.fronts = (tuple(first.cards_in_front), tuple(second.cards_in_front))
    view.buried_sizes = (len(first.buried), len(second.buried))
    view.sp = (first.sp, second.sp)
    view.lowest = (first.lowest_sp, second.lowest_sp)
    view.vp = (first.vp, second.vp)
    view.limits = (first.card_limit, second.card_limit)
    view.blocked = (first.limit_token_round, second.limit_token_round)
    view.supply = (first.unused_weapons, second.unused_weapons)
    view.dishes = (first.dishes, second.dishes)
    view.delicacies = (first.delicacies, second.delicacies)
    view.passed = (first.passed, second.passed)
    view.chefs = (first.played_chef, second.played_chef)
    view.ginseng = (first.has_ginseng, second.has_ginseng)
    view.eaten = (first.peaches_used, second.peaches_used)


def _fill_arena_sides(view: FurView, first: FurSide, second: FurSide) -> None:
    view.teams = (_team_tuples(first), _team_tuples(second))
    view.weapons = (
        _int_triple([corner.weapons for corner in first.arena_sides]),
        _int_triple([corner.weapons for corner in second.arena_sides]),
    )
    view.mushrooms = (
        _int_triple([corner.mushrooms for corner in first.arena_sides]),
        _int_triple([corner.mushrooms for corner in second.arena_sides]),
    )
    view.totals = (
        _int_triple([corner.total for corner in first.arena_sides]),
        _int_triple([corner.total for corner in second.arena_sides]),
    )


def _fill_arena_fields(view: FurView, state: BaseFurState) -> None:
    first, second, third = state.arenas[0], state.arenas[1], state.arenas[2]
    view.rewards = (tuple(first.rewards), tuple(second.rewards), tuple(third.rewards))
    view.hua = (first.hua, second.hua, third.hua)
    view.raihuu = (first.raihuu, second.raihuu, third.raihuu)
    view.results = (first.result, second.result, third.result)


def _fill_combat_fields(view: FurView, combat: Combat) -> None:
    view.arena = combat.arena
    view.step = combat.step
    view.deciders = tuple(combat.deciders)
    view.leaders = (combat.leaders[0], combat.leaders[1])
    view.winner = combat.winner
    view.loss = combat.sp_lost
    view.spoils = tuple(combat.won_rewards)
    view.about = combat.deciding_about
    view.used = ((combat.used[0], combat.used[1]), (combat.used[2], combat.used[3]))
    view.named = combat.next_reward_chosen


def _int_triple(numbers: list[int]) -> IntTriple:
    return (numbers[0], numbers[1], numbers[2])


def _team_tuples(side: FurSide) -> tuple[Cards, Cards, Cards]:
    first, second, third = side.arena_sides[0], side.arena_sides[1], side.arena_sides[2]
    return (tuple(first.team), tuple(second.team), tuple(third.team))


def _side_rangers(pack: FurPack, side: FurSide) -> Cards:
    cards = side.hand + side.rest
    for corner in side.arena_sides:
        cards.extend(corner.team)
    return tuple(sorted([card for card in cards if pack.is_ranger[card]]))


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

"""The Resolve Phase: teams are revealed, and combats are resolved arena by arena in a strict order of abilities."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.card_lists import insert_sorted, remove_keeping_order
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.cards.abilities import (
    ADD_ASSISTANT,
    ADD_WEAPONS,
    CARD_LIMIT,
    CHEF,
    COUNTER_WEAPONS,
    ENEMY_SP_ON_WIN,
    LEAVE_TOKEN,
    NO_ABILITY,
    REMOVE_WEAKEST,
    RETURN_ON_WIN,
    TOKENS_ELSEWHERE,
    VP_ON_WIN,
    WEAPONS_AFTER,
    WEAPONS_ON_WIN,
    WIN_TIES,
)
from kwoon.games.kung_fur_fight.combat.optional_decisions import is_combat_skipped, set_optional_deciders
from kwoon.games.kung_fur_fight.combat.rewards import lose_sp, use_won_rewards
from kwoon.games.kung_fur_fight.combat.strength import (
    count_ap,
    enemy_team,
    min_winning_deficit,
    vp_for_win,
    winning_seat,
)
from kwoon.games.kung_fur_fight.rules.pending_combat import (
    ADDING,
    DECIDING_USE,
    REMOVING,
    RESOLVING,
    SKIPPED,
    TIED,
    USE_ABILITY,
    USE_ALL,
    USING_REWARDS,
    Combat,
)
from kwoon.games.kung_fur_fight.rules.plan import FurPlan
from kwoon.games.kung_fur_fight.rules.refresh import end_round
from kwoon.games.kung_fur_fight.rules.state import BaseFurState


def reveal_plans(state: BaseFurState, plans: list[FurPlan], dice: Dice) -> None:
    """Reveal all plans and start the combats (fur.ruling.reveal-all). The teams move into the state, which consumes the
    plans."""
    state.phase = RESOLVING
    for seat in range(2):
        _reveal_plan(state, seat, plans[seat])
    combat = Combat(0)
    state.combat = combat
    _start_next_combat(state, combat, dice)
    resume_combats(state, dice)


def _reveal_plan(state: BaseFurState, seat: i64, plan: FurPlan) -> None:
    pack = state.pack
    side = state.sides[seat]
    arena: i64 = 0
    played = False
    while arena < 3:
        team = plan.teams[arena]
        if team:
            played = True
            state.log_cards("team", seat, team, arena + 1)
            ability = pack.abilities[team[0]]
            if ability == CHEF:  # fur.ruling.chef-returned
                side.played_chef = True
            elif ability == TOKENS_ELSEWHERE:
                _place_raihuu_tokens(state, seat, arena, team[0])
            arena_side = side.arena_sides[arena]
            plan.teams[arena] = arena_side.team
            arena_side.team = team
            if plan.weapons[arena] > 0:
                arena_side.weapons = plan.weapons[arena]
                side.unused_weapons -= arena_side.weapons
        arena += 1
    if plan.coconut_arena >= 0:
        state.coconut_arena = plan.coconut_arena
    if played:
        side.hand = plan.unplaced
    else:  # fur.recover.pass, fur.ruling.tokens-only-plan
        side.passed = True
        state.log_event("pass", seat)
    over_limit: i64 = 0
    if side.cards_in_front:
        over_limit = plan.counted_animals - state.card_limit_without_peach(seat)  # fur.ruling.peach-automatic
    if over_limit > 0:
        for card in side.cards_in_front:
            if over_limit > 0 and pack.abilities[card] == CARD_LIMIT:
                over_limit -= pack.first_numbers[card]
                side.peaches_used += 1
                state.log_card("peach", seat, card)


def _place_raihuu_tokens(state: BaseFurState, seat: i64, arena: i64, leader: int) -> None:
    """Place tokens on the other arenas because Raihuu leads here (fur.card.raihuu-place, fur.ruling.raihuu-timing)."""
    arenas = state.arenas
    for other in range(3):
        used = arenas[0].raihuu + arenas[1].raihuu + arenas[2].raihuu
        if other != arena and arenas[other].raihuu == 0 and used < state.pack.raihuu_tokens:
            arenas[other].raihuu = 1
            state.log_card("raihuu-token", seat, leader, other + 1)


def resume_combats(state: BaseFurState, dice: Dice) -> None:
    """Continue the combats until a player has to decide or the round is over (fur.resolve.order,
    fur.ruling.combat-order)."""
    combat = state.combat
    assert combat is not None
    while combat.arena < 3:
        if combat.step == ADDING:
            if combat.deciders:
                return
            _start_removal_step(state, combat)
        if combat.step == REMOVING:
            if combat.deciders:
                return
            set_optional_deciders(state, combat, dice)
        if combat.step == DECIDING_USE:
            if combat.deciders:
                return
            _resolve_combat(state, combat)
        if not use_won_rewards(state, combat, dice):
            return
        _apply_after_combat(state, combat)
        combat.advance_to_next_arena()
        _start_next_combat(state, combat, dice)
    state.combat = None
    end_round(state, dice)


def _start_next_combat(state: BaseFurState, combat: Combat, dice: Dice) -> None:
    """Advance to the next arena with a combat, set its Leaders, and set `combat.deciders` to the seats that may add
    something."""
    first, second = state.sides[0].arena_sides, state.sides[1].arena_sides
    arena = combat.arena
    while arena < 3:
        state.log_event("arena", NOBODY, arena + 1)
        if first[arena].team or second[arena].team or state.arenas[arena].raihuu:  # fur.ruling.raihuu-makes-combat
            break
        state.arenas[arena].result = SKIPPED  # fur.resolve.skip-empty, fur.ruling.skipped-arena
        state.log_event("skipped", NOBODY, arena + 1)
        arena += 1
    combat.arena = arena
    if arena == 3:
        return
    for seat in range(2):
        side = state.sides[seat]
        team = side.arena_sides[arena].team
        if not team:
            continue
        combat.leaders[seat] = team[0]
        ability = state.pack.abilities[team[0]]
        # A seat is not prompted if it publicly has nothing to add, but it is prompted if its hand merely has no
        # suitable card.
        if (ability == ADD_WEAPONS and side.unused_weapons > 0) or (
            ability == ADD_ASSISTANT and len(team) < state.pack.max_team_size and side.hand
        ):
            combat.deciders.append(seat)
    if len(combat.deciders) == 2:  # fur.card.shiue-ringo, fur.ruling.rps-is-coin
        loser = dice.roll(2)
        combat.deciders = [loser, 1 - loser]
        state.log_event("coin", loser)


def add_weapons(state: BaseFurState, combat: Combat, count: i64) -> None:
    """Apply the decision of Ringo's player (fur.card.ringo, fur.ruling.ringo-supply)."""
    seat = combat.deciders.pop(0)
    side = state.sides[seat]
    side.unused_weapons -= count
    side.arena_sides[combat.arena].weapons += count
    state.log_card("throw", seat, combat.leaders[seat], count)


def apply_assistant_pick(state: BaseFurState, combat: Combat, card: i64) -> None:
    """Apply the decision of Shiue's player; a card number past the fighters means that nobody is added (fur.card.shiue,
    fur.ruling.shiue-from-hand)."""
    seat = combat.deciders.pop(0)
    if card < state.pack.num_fighters:
        side = state.sides[seat]
        remove_keeping_order(side.hand, card)
        side.arena_sides[combat.arena].team.append(card)
        state.log_card("add", seat, card, combat.arena + 1)
    else:
        state.log_event("add-nobody", seat, combat.arena + 1)


def _start_removal_step(state: BaseFurState, combat: Combat) -> None:
    combat.step = REMOVING
    for seat in range(2):
        leader = combat.leaders[seat]
        if leader >= 0 and state.pack.abilities[leader] == REMOVE_WEAKEST and len(enemy_team(state, combat, seat)) > 1:
            combat.deciders.append(seat)  # fur.card.shiau-yao-single, fur.ruling.shiau-yao-after-additions


def weakest_assistants(state: BaseFurState, combat: Combat) -> list[int]:
    """Return the Assistants that Shiau-Yao may remove: those with the least AP, each kind once."""
    team = enemy_team(state, combat, combat.deciders[0])
    ap = state.pack.ap
    lowest_ap = min([ap[card] for card in team[1:]], default=0)
    weakest: list[int] = []
    for card in team[1:]:
        if ap[card] == lowest_ap and card not in weakest:
            weakest.append(card)
    return weakest


def remove_assistant(state: BaseFurState, combat: Combat, card: i64) -> None:
    """Apply the decision of Shiau-Yao's player; a card number past the fighters means that nobody is removed
    (fur.ruling.shiau-yao-choice)."""
    seat = combat.deciders.pop(0)
    if card < state.pack.num_fighters:
        team = enemy_team(state, combat, seat)
        at = len(team) - 1
        while team[at] != card:  # search from the end: the Leader may be of the same kind
            at -= 1
        team.pop(at)
        state.sides[1 - seat].rest.append(card)
        state.log_card("remove", seat, card, combat.arena + 1)
    else:
        state.log_event("remove-nobody", seat, combat.arena + 1)


def _resolve_combat(state: BaseFurState, combat: Combat) -> None:
    """Count AP, decide the combat and give the winner the VP; the rewards become `won_rewards`."""
    combat.step = USING_REWARDS
    arena = state.arenas[combat.arena]
    if is_combat_skipped(state, combat):  # fur.ruling.optional-raihuu
        arena.result = SKIPPED
        state.log_event("skipped", NOBODY, combat.arena + 1)
        return
    first = state.sides[0].arena_sides[combat.arena]
    second = state.sides[1].arena_sides[combat.arena]
    first.total = count_ap(state, combat, 0)
    second.total = count_ap(state, combat, 1)
    if first.weapons > 0 or second.weapons > 0:
        _steal_weapons(state, combat, 0)
        _steal_weapons(state, combat, 1)
    winner = _decide_winner(state, combat, first.total, second.total)
    combat.winner = winner
    arena.result = winner if winner >= 0 else TIED
    state.log_event("win" if winner >= 0 else "tie", winner, combat.arena + 1)
    if winner < 0:  # fur.resolve.tie
        return
    leader = combat.leaders[winner]
    pack = state.pack
    ability = pack.abilities[leader] if leader >= 0 else NO_ABILITY
    points = vp_for_win(ability, pack.first_numbers[leader] if leader >= 0 else 0)
    state.gain_vp(winner, points, leader if ability == VP_ON_WIN else NOBODY)
    if ability == ENEMY_SP_ON_WIN:  # fur.card.boshark
        lose_sp(state, combat, pack.first_numbers[leader], leader)
    rewards = arena.rewards  # fur.resolve.rewards, fur.ruling.reward-order
    if len(rewards) > 1:
        rewards.reverse()
    arena.rewards = combat.won_rewards
    combat.won_rewards = rewards


def _steal_weapons(state: BaseFurState, combat: Combat, seat: i64) -> None:
    """Let Ban take weapons, regardless of the result (fur.card.ban-steal, fur.ruling.ban-any-result)."""
    leader = combat.leaders[seat]
    if leader < 0 or state.pack.abilities[leader] != COUNTER_WEAPONS:
        return
    arena_side = state.sides[1 - seat].arena_sides[combat.arena]
    num_taken: i64 = min(state.pack.second_numbers[leader], arena_side.weapons)
    ignored = combat.used[2 * seat + USE_ABILITY]
    if ignored != USE_ALL and ignored < min(
        state.pack.first_numbers[leader], arena_side.weapons
    ):  # fur.ruling.ban-full
        num_taken = min(num_taken, ignored)
    if num_taken > 0:
        arena_side.weapons -= num_taken
        state.sides[seat].unused_weapons += num_taken
        state.log_card("steal", seat, leader, num_taken)


def _decide_winner(state: BaseFurState, combat: Combat, first_ap: i64, second_ap: i64) -> i64:
    """Return the seat that wins with these AP, or NOBODY."""
    apples: i64 = 0
    if first_ap == second_ap:
        apples = (1 if state.total_ability_in_front(0, WIN_TIES) > 0 else 0) | (
            2 if state.total_ability_in_front(1, WIN_TIES) > 0 else 0
        )
    winner = winning_seat(
        first_ap, second_ap, _gap_to_reverse(state, combat, 0), _gap_to_reverse(state, combat, 1), apples
    )
    if winner >= 0 and first_ap == second_ap:
        state.log_event("apple", winner)
    elif winner >= 0 and (winner == 0) != (first_ap > second_ap):
        state.log_card("turned", winner, combat.leaders[winner], max(first_ap, second_ap) - min(first_ap, second_ap))
    return winner


def _gap_to_reverse(state: BaseFurState, combat: Combat, seat: i64) -> i64:
    leader = combat.leaders[seat]
    return min_winning_deficit(state.pack.abilities[leader], state.pack.first_numbers[leader]) if leader >= 0 else 0


def _apply_after_combat(state: BaseFurState, combat: Combat) -> None:
    """Apply the Leaders' abilities after the combat, then place or remove tokens (fur.ruling.combat-order, steps 8 and
    9)."""
    pack = state.pack
    for seat in range(2):
        leader = combat.leaders[seat]
        if leader < 0:
            continue
        ability = pack.abilities[leader]
        won = combat.winner == seat
        if ability == WEAPONS_AFTER or (ability == WEAPONS_ON_WIN and won):  # fur.ruling.hikaru-any-result
            state.take_weapons_from_stock(seat, pack.first_numbers[leader], leader)
        elif ability == RETURN_ON_WIN and won:  # fur.ruling.yaou-automatic
            _return_leader(state, combat, leader)
    _update_hua_token(state, combat)
    state.arenas[combat.arena].raihuu = 0  # fur.card.raihuu-remove


def _return_leader(state: BaseFurState, combat: Combat, leader: i64) -> None:
    """Return the winning Leader to the hand, unless RETURN has already returned the whole team."""
    side = state.sides[combat.winner]
    team = side.arena_sides[combat.arena].team
    if team:
        remove_keeping_order(team, leader)
        insert_sorted(side.hand, leader)
        state.log_card("back", combat.winner, leader, leader)


def _update_hua_token(state: BaseFurState, combat: Combat) -> None:
    """Place, keep or remove a Hua token (fur.card.hua-place, fur.card.hua-remove, fur.card.hua-leader-keeps)."""
    arenas = state.arenas
    arena = arenas[combat.arena]
    dogs = state.dogs
    leader = combat.leaders[dogs]
    if leader >= 0 and state.pack.abilities[leader] == LEAVE_TOKEN:
        used = arenas[0].hua + arenas[1].hua + arenas[2].hua
        if arena.hua == 0 and used < state.pack.hua_tokens:  # fur.card.hua-max
            arena.hua = 1
            state.log_card("hua-left", dogs, leader, combat.arena + 1)
    elif arena.hua > 0 and combat.winner == 1 - dogs:
        arena.hua = 0
        state.log_event("hua-lost", dogs, combat.arena + 1)

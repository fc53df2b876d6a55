"""The Resolve Phase: teams are revealed, and combats are fought arena by arena in a strict order of abilities."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.cards import pull_out, put_in
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
    NONE,
    REMOVE_WEAKEST,
    RETURN_ON_WIN,
    TOKENS_ELSEWHERE,
    VP_ON_WIN,
    WEAPONS_AFTER,
    WEAPONS_ON_WIN,
    WIN_TIES,
)
from kwoon.games.kung_fur_fight.combat.optional import name_users, unused_alone
from kwoon.games.kung_fur_fight.combat.rewards import lose_sp, use_spoils
from kwoon.games.kung_fur_fight.combat.strength import count_ap, enemies, gap_to_turn, vp_for_win, who_wins
from kwoon.games.kung_fur_fight.play.plan import Plan
from kwoon.games.kung_fur_fight.play.position import FurPosition
from kwoon.games.kung_fur_fight.play.recover import end_resolve
from kwoon.games.kung_fur_fight.play.steps import (
    ADDING,
    ALL,
    REMOVING,
    RESOLVING,
    SKIPPED,
    SPOILS,
    TIED,
    USE_ABILITY,
    USING,
    Combat,
)


def reveal(state: FurPosition, plans: list[Plan], dice: Dice) -> None:
    """Remove the screens and fight (fur.ruling.reveal-all). The teams go over to the table: the plans are used up."""
    state.phase = RESOLVING
    for seat in range(2):
        _show(state, seat, plans[seat])
    combat = Combat(0)
    state.combat = combat
    _open(state, combat, dice)
    carry_on(state, dice)


def _show(state: FurPosition, seat: i64, plan: Plan) -> None:
    pack = state.pack
    side = state.sides[seat]
    arena: i64 = 0
    played = False
    while arena < 3:
        team = plan.teams[arena]
        if team:
            played = True
            if state.log is not None:
                state.log.add("team", seat, team[:], arena + 1)
            ability = pack.abilities[team[0]]
            if ability == CHEF:  # fur.ruling.chef-returned
                side.chef = True
            elif ability == TOKENS_ELSEWHERE:
                _place_raihuu(state, seat, arena, team[0])
            corner = side.corners[arena]
            plan.teams[arena] = corner.team
            corner.team = team
            if plan.weapons[arena] > 0:
                corner.weapons = plan.weapons[arena]
                side.supply -= corner.weapons
        arena += 1
    if plan.coconut_at >= 0:
        state.coconut_at = plan.coconut_at
    if played:
        side.hand = plan.left
    else:  # fur.recover.pass, fur.ruling.tokens-only-plan
        side.passed = True
        if state.log is not None:
            state.log.add("pass", seat, [])
    lacking: i64 = 0
    if side.front:
        lacking = plan.counted - state.base_limit(seat)  # fur.ruling.peach-automatic
    if lacking > 0:
        for card in side.front:
            if lacking > 0 and pack.abilities[card] == CARD_LIMIT:
                lacking -= pack.firsts[card]
                side.eaten += 1
                if state.log is not None:
                    state.log.add("peach", seat, [card])


def _place_raihuu(state: FurPosition, seat: i64, arena: i64, leader: int) -> None:
    """Raihuu leads here: tokens on the other arenas (fur.card.raihuu-place, fur.ruling.raihuu-timing)."""
    arenas = state.arenas
    for other in range(3):
        used = arenas[0].raihuu + arenas[1].raihuu + arenas[2].raihuu
        if other != arena and arenas[other].raihuu == 0 and used < state.pack.raihuu_tokens:
            arenas[other].raihuu = 1
            if state.log is not None:
                state.log.add("raihuu-token", seat, [leader], other + 1)


def carry_on(state: FurPosition, dice: Dice) -> None:
    """Go on until somebody has to decide or the round is over (fur.resolve.order, fur.ruling.combat-order)."""
    combat = state.combat
    assert combat is not None
    while combat.arena < 3:
        if combat.step == ADDING:
            if combat.deciders:
                return
            _name_removers(state, combat)
        if combat.step == REMOVING:
            if combat.deciders:
                return
            name_users(state, combat, dice)
        if combat.step == USING:
            if combat.deciders:
                return
            _fight(state, combat)
        if not use_spoils(state, combat, dice):
            return
        _after(state, combat)
        combat.go_on()
        _open(state, combat, dice)
    state.combat = None
    end_resolve(state, dice)


def _open(state: FurPosition, combat: Combat, dice: Dice) -> None:
    """Come to the next arena in which there is a combat, and see who may add something to it."""
    first, second = state.sides[0].corners, state.sides[1].corners
    arena = combat.arena
    while arena < 3:
        if state.log is not None:
            state.log.add("arena", NOBODY, [], arena + 1)
        if first[arena].team or second[arena].team or state.arenas[arena].raihuu:  # fur.ruling.raihuu-makes-combat
            break
        state.arenas[arena].result = SKIPPED  # fur.resolve.skip-empty, fur.ruling.skipped-arena
        if state.log is not None:
            state.log.add("skipped", NOBODY, [], arena + 1)
        arena += 1
    combat.arena = arena
    if arena == 3:
        return
    for seat in range(2):
        side = state.sides[seat]
        team = side.corners[arena].team
        if not team:
            continue
        combat.leaders[seat] = team[0]
        ability = state.pack.abilities[team[0]]
        # Who has nothing to add for all to see is not asked; who merely holds nothing fitting is asked all the same.
        if (ability == ADD_WEAPONS and side.supply > 0) or (
            ability == ADD_ASSISTANT and len(team) < state.pack.team_most and side.hand
        ):
            combat.deciders.append(seat)
    if len(combat.deciders) == 2:  # fur.card.shiue-ringo, fur.ruling.rps-is-coin
        loser = dice.roll(2)
        combat.deciders = [loser, 1 - loser]
        if state.log is not None:
            state.log.add("coin", loser, [])


def add_weapons(state: FurPosition, combat: Combat, count: i64) -> None:
    """Ringo's player has decided (fur.card.ringo, fur.ruling.ringo-supply)."""
    seat = combat.deciders.pop(0)
    side = state.sides[seat]
    side.supply -= count
    side.corners[combat.arena].weapons += count
    if state.log is not None:
        state.log.add("throw", seat, [combat.leaders[seat]], count)


def add_assistant(state: FurPosition, combat: Combat, card: i64) -> None:
    """Shiue's player has decided, on nobody if the card is none (fur.card.shiue, fur.ruling.shiue-from-hand)."""
    seat = combat.deciders.pop(0)
    if card < state.pack.fighters:
        side = state.sides[seat]
        pull_out(side.hand, card)
        side.corners[combat.arena].team.append(card)
        if state.log is not None:
            state.log.add("add", seat, [card], combat.arena + 1)
    elif state.log is not None:
        state.log.add("add-nobody", seat, [], combat.arena + 1)


def _name_removers(state: FurPosition, combat: Combat) -> None:
    combat.step = REMOVING
    for seat in range(2):
        leader = combat.leaders[seat]
        if leader >= 0 and state.pack.abilities[leader] == REMOVE_WEAKEST and len(enemies(state, combat, seat)) > 1:
            combat.deciders.append(seat)  # fur.card.shiau-yao-single, fur.ruling.shiau-yao-after-additions


def weakest(state: FurPosition, combat: Combat) -> list[int]:
    """The Assistants that Shiau-Yao may remove: those with the least AP, each kind once."""
    team = enemies(state, combat, combat.deciders[0])
    ap = state.pack.ap
    least = min([ap[card] for card in team[1:]], default=0)
    found: list[int] = []
    for card in team[1:]:
        if ap[card] == least and card not in found:
            found.append(card)
    return found


def remove_assistant(state: FurPosition, combat: Combat, card: i64) -> None:
    """Shiau-Yao's player has decided, on nobody if the card is none (fur.ruling.shiau-yao-choice)."""
    seat = combat.deciders.pop(0)
    if card < state.pack.fighters:
        team = enemies(state, combat, seat)
        at = len(team) - 1
        while team[at] != card:  # from below: the Leader may be of the same kind
            at -= 1
        team.pop(at)
        state.sides[1 - seat].rest.append(card)
        if state.log is not None:
            state.log.add("remove", seat, [card], combat.arena + 1)
    elif state.log is not None:
        state.log.add("remove-nobody", seat, [], combat.arena + 1)


def _fight(state: FurPosition, combat: Combat) -> None:
    """Count, decide, and give the winner the VP; the rewards wait as spoils."""
    combat.step = SPOILS
    arena = state.arenas[combat.arena]
    if unused_alone(state, combat):  # fur.ruling.optional-raihuu
        arena.result = SKIPPED
        if state.log is not None:
            state.log.add("skipped", NOBODY, [], combat.arena + 1)
        return
    first = state.sides[0].corners[combat.arena]
    second = state.sides[1].corners[combat.arena]
    first.total = count_ap(state, combat, 0)
    second.total = count_ap(state, combat, 1)
    if first.weapons > 0 or second.weapons > 0:
        _steal(state, combat, 0)
        _steal(state, combat, 1)
    winner = _decide(state, combat, first.total, second.total)
    combat.winner = winner
    arena.result = winner if winner >= 0 else TIED
    if state.log is not None:
        state.log.add("win" if winner >= 0 else "tie", winner, [], combat.arena + 1)
    if winner < 0:  # fur.resolve.tie
        return
    leader = combat.leaders[winner]
    pack = state.pack
    ability = pack.abilities[leader] if leader >= 0 else NONE
    points = vp_for_win(ability, pack.firsts[leader] if leader >= 0 else 0)
    state.gain_vp(winner, points, leader if ability == VP_ON_WIN else NOBODY)
    if ability == ENEMY_SP_ON_WIN:  # fur.card.boshark
        lose_sp(state, combat, pack.firsts[leader], leader)
    rewards = arena.rewards  # fur.resolve.rewards, fur.ruling.reward-order
    if len(rewards) > 1:
        rewards.reverse()
    arena.rewards = combat.spoils
    combat.spoils = rewards


def _steal(state: FurPosition, combat: Combat, seat: i64) -> None:
    """Ban takes weapons, whatever the result (fur.card.ban-steal, fur.ruling.ban-any-result)."""
    leader = combat.leaders[seat]
    if leader < 0 or state.pack.abilities[leader] != COUNTER_WEAPONS:
        return
    corner = state.sides[1 - seat].corners[combat.arena]
    taken: i64 = min(state.pack.seconds[leader], corner.weapons)
    ignored = combat.used[2 * seat + USE_ABILITY]
    if ignored != ALL and ignored < min(state.pack.firsts[leader], corner.weapons):  # fur.ruling.ban-full
        taken = min(taken, ignored)
    if taken > 0:
        corner.weapons -= taken
        state.sides[seat].supply += taken
        if state.log is not None:
            state.log.add("steal", seat, [leader], taken)


def _decide(state: FurPosition, combat: Combat, first: i64, second: i64) -> i64:
    """Who wins with these AP, or NOBODY."""
    apples: i64 = 0
    if first == second:
        apples = (1 if state.count_front(0, WIN_TIES) > 0 else 0) | (2 if state.count_front(1, WIN_TIES) > 0 else 0)
    winner = who_wins(first, second, _turns(state, combat, 0), _turns(state, combat, 1), apples)
    if state.log is not None and winner >= 0:
        if first == second:
            state.log.add("apple", winner, [])
        elif (winner == 0) != (first > second):
            gap = first - second if first > second else second - first
            state.log.add("turned", winner, [combat.leaders[winner]], gap)
    return winner


def _turns(state: FurPosition, combat: Combat, seat: i64) -> i64:
    leader = combat.leaders[seat]
    return gap_to_turn(state.pack.abilities[leader], state.pack.firsts[leader]) if leader >= 0 else 0


def _after(state: FurPosition, combat: Combat) -> None:
    """What Leaders do after the combat, then tokens leave (fur.ruling.combat-order, 8 and 9)."""
    pack = state.pack
    for seat in range(2):
        leader = combat.leaders[seat]
        if leader < 0:
            continue
        ability = pack.abilities[leader]
        won = combat.winner == seat
        if ability == WEAPONS_AFTER or (ability == WEAPONS_ON_WIN and won):  # fur.ruling.hikaru-any-result
            state.take_weapons(seat, pack.firsts[leader], leader)
        elif ability == RETURN_ON_WIN and won:  # fur.ruling.yaou-automatic
            _go_back(state, combat, leader)
    _keep_hua(state, combat)
    state.arenas[combat.arena].raihuu = 0  # fur.card.raihuu-remove


def _go_back(state: FurPosition, combat: Combat, leader: i64) -> None:
    """The winning Leader goes back to the hand, unless RETURN has brought the whole team there."""
    side = state.sides[combat.winner]
    team = side.corners[combat.arena].team
    if team:
        pull_out(team, leader)
        put_in(side.hand, leader)
        if state.log is not None:
            state.log.add("back", combat.winner, [leader], leader)


def _keep_hua(state: FurPosition, combat: Combat) -> None:
    """A Hua token comes, stays or goes (fur.card.hua-place, fur.card.hua-remove, fur.card.hua-leader-keeps)."""
    arenas = state.arenas
    arena = arenas[combat.arena]
    dogs = state.dogs
    leader = combat.leaders[dogs]
    if leader >= 0 and state.pack.abilities[leader] == LEAVE_TOKEN:
        used = arenas[0].hua + arenas[1].hua + arenas[2].hua
        if arena.hua == 0 and used < state.pack.hua_tokens:  # fur.card.hua-max
            arena.hua = 1
            if state.log is not None:
                state.log.add("hua-left", dogs, [leader], combat.arena + 1)
    elif arena.hua > 0 and combat.winner == 1 - dogs:
        arena.hua = 0
        if state.log is not None:
            state.log.add("hua-lost", dogs, [], combat.arena + 1)

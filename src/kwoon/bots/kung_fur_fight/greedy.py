"""The greedy bot for Kung Fur Fight: generates plans for both sides, plays them out and samples from a mixture of the
best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.bots.mixed_strategy.simplex import row_strategy
from kwoon.bots.mixed_strategy.strategies import sample_index
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.core.game import Player, Prompt, View
from kwoon.games.kung_fur_fight.cards.abilities import (
    ADD_WEAPONS,
    CARD_LIMIT,
    CHEF,
    DRAW_AND_PICK,
    SP_BY_COUNT,
    WIN_TIES,
)
from kwoon.games.kung_fur_fight.combat.combat import (
    add_weapons,
    apply_assistant_pick,
    remove_assistant,
    resume_combats,
    reveal_plans,
    weakest_assistants,
)
from kwoon.games.kung_fur_fight.combat.optional_decisions import build_combat_options, record_option_use
from kwoon.games.kung_fur_fight.combat.rewards import apply_peel_pick, set_next_reward
from kwoon.games.kung_fur_fight.combat.strength import count_ap
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.games.kung_fur_fight.rules.pending_combat import ADDING, OVER, REMOVING, RESOLVING, Combat
from kwoon.games.kung_fur_fight.rules.plan import FurPlan, legal_plan_moves
from kwoon.games.kung_fur_fight.view.builder import sample_into
from kwoon.games.kung_fur_fight.view.view import FurView

WIN_VALUE: Final = 100.0


class GreedyFurBot(Player):
    """Plays a mixture of the best plans that it generates, and decides in combats by trying each choice."""

    def __init__(self, game: KungFurFight, dice: Dice, num_ideas: int = 90, num_compared: int = 20) -> None:
        self.game = game
        self.dice = dice
        self.num_ideas = num_ideas
        """Number of plans to generate for each side."""
        self.num_compared = num_compared
        """Number of those plans to compare in the matrix."""
        self.goal_plan: FurPlan | None = None
        """The plan that the bot is carrying out."""
        self.goal_key: tuple[object, ...] = ()
        """The bot's knowledge when it chose that plan."""

    def choose(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, FurView)
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        if prompt.kind != "plan":
            return self._choose_in_combat(view, prompt)
        key = (view.round, view.seat, view.hand, view.rewards, view.sp, view.vp, view.supply, view.rest)
        goal = self.goal_plan
        if goal is None or key != self.goal_key:
            goal = self._make_plan(view)
            self.goal_plan = goal
            self.goal_key = key
        return next_move_toward_plan(goal, view, prompt)

    def _choose_in_combat(self, view: FurView, prompt: Prompt) -> int:
        """Try every choice on the same few sampled positions and choose the best."""
        seat: i64 = view.seat
        worth = [0.0] * len(prompt.moves)
        for _ in range(6):
            state = self._sample_state(view)
            for at, move in enumerate(prompt.moves):
                twin = state.copy()
                twin.apply_combat_decision(move, self.dice)
                play_out_round(twin, self.dice)
                worth[at] += position_value(twin, seat)
        return prompt.moves[worth.index(max(worth))]

    def _sample_state(self, view: FurView) -> FurState:
        state = FurState(self.game, None)
        sample_into(state, view, self.dice)
        return state

    def _make_plan(self, view: FurView) -> FurPlan:
        state = self._sample_state(view)
        seat: i64 = view.seat
        mine = self._generate_plans(state, seat)
        theirs = self._generate_plans(state, 1 - seat)
        mine_best = self._best_plans(state, seat, mine, theirs)
        theirs_best = self._best_plans(state, 1 - seat, theirs, mine_best)
        mine_best = self._best_plans(state, seat, mine, theirs_best)
        matrix = [[self._plan_result(state, seat, plan, other) for other in theirs_best] for plan in mine_best]
        return mine_best[sample_index(row_strategy(matrix), self.dice)]

    def _generate_plans(self, state: FurState, seat: i64) -> list[FurPlan]:
        plans = [self._initial_plan(state, seat)]
        while len(plans) < self.num_ideas:
            plans.append(self._random_plan(state, seat))
        return plans

    def _initial_plan(self, state: FurState, seat: i64) -> FurPlan:
        plan = FurPlan(self.game.pack, self.game)
        plan.reset(state, seat)
        return plan

    def _random_plan(self, state: FurState, seat: i64) -> FurPlan:
        """Return a random plan: as many animals as allowed or fewer, and random tokens."""
        dice = self.dice
        plan = self._initial_plan(state, seat)
        most = plan.card_limit if dice.roll(4) == 0 else state.card_limit_without_peach(seat)
        if dice.roll(3) == 0 and most > 1:
            most -= 1 + dice.roll(most - 1)
        place_random_animals(plan, most, dice)
        place_random_tokens(plan, dice)
        return plan

    def _best_plans(self, state: FurState, seat: i64, plans: list[FurPlan], against: list[FurPlan]) -> list[FurPlan]:
        """Return the plans that do best against a sample of the opponent's plans. Ties keep their order."""
        dice = self.dice
        others = [against[dice.roll(len(against))] for _ in range(6)]
        scored: list[tuple[float, int]] = []
        for at, plan in enumerate(plans):
            total = 0.0
            for other in others:
                total += self._plan_result(state, seat, plan, other)
            scored.append((-total, at))
        scored.sort()
        return [plans[at] for _, at in scored[: self.num_compared]]

    def _plan_result(self, state: FurState, seat: i64, plan: FurPlan, other: FurPlan) -> float:
        """Return the value of playing two plans against each other, for the seat with the first plan."""
        twin = state.copy()
        mine, yours = plan.copy(), other.copy()
        reveal_plans(twin, [mine, yours] if seat == 0 else [yours, mine], self.dice)
        play_out_round(twin, self.dice)
        return self._state_value(twin, seat)

    def _state_value(self, state: FurState, seat: i64) -> float:
        return position_value(state, seat)


def place_random_animals(plan: FurPlan, max_counted: i64, dice: Dice) -> None:
    """Place random animals until `max_counted` animals count toward the limit or no more can be placed."""
    notation = plan.notation
    while plan.counted_animals < max_counted:
        moves = [move for move in legal_plan_moves(plan) if notation.first_lead <= move < notation.first_weapons]
        if not moves:
            break
        plan.apply_move(moves[dice.roll(len(moves))])


def place_random_tokens(plan: FurPlan, dice: Dice) -> None:
    """Place random weapons, and the Coconut if the seat has it."""
    notation = plan.notation
    taken = [arena for arena in range(3) if plan.teams[arena]]
    if not taken:
        return
    for _ in range(dice.roll(3)):
        arena: i64 = taken[dice.roll(len(taken))]
        if plan.spare_weapons > 0 and plan.weapons[arena] == 0:
            plan.apply_move(notation.first_weapons + arena * notation.max_weapons + dice.roll(plan.spare_weapons))
    if plan.has_coconut:
        plan.apply_move(notation.first_coconut + taken[dice.roll(len(taken))])


def next_move_toward_plan(goal: FurPlan, view: FurView, prompt: Prompt) -> int:
    """Return the next move that brings a draft closer to a plan, no matter how the draft began."""
    notation = goal.notation
    wanted: list[i64] = []
    for arena in range(3):
        team = list(goal.teams[arena])
        laid = view.plan[arena]
        fits = len(laid) <= len(team)
        spare = team[:]
        for at, card in enumerate(laid):
            if (at == 0 and fits and card != team[0]) or card not in spare:
                wanted.append(arena * notation.num_fighters + card)
            else:
                spare.remove(card)
    for arena in range(3):
        team = list(goal.teams[arena])
        laid = view.plan[arena]
        lay = notation.first_lead + 2 * arena * notation.num_fighters
        if team and not laid:
            wanted.append(lay + team[0])
        missing = team[1:]
        for card in laid[1:]:
            if card in missing:
                missing.remove(card)
        wanted.extend([lay + notation.num_fighters + card for card in missing])
    for arena in range(3):
        count = goal.weapons[arena]
        if view.plan_weapons[arena] != count:
            first = notation.first_weapons + arena * notation.max_weapons
            wanted.append(first + count - 1 if count > 0 else notation.first_remove_weapons + arena)
            wanted.append(notation.first_remove_weapons + arena)
    if view.plan_coconut != goal.coconut_arena:
        wanted.append(
            notation.remove_coconut if goal.coconut_arena < 0 else notation.first_coconut + goal.coconut_arena
        )
    for move in wanted:
        if move in prompt.moves:
            return move
    return notation.seal_move


# Fast, simple decisions in an imagined combat.


def play_out_round(state: FurState, dice: Dice) -> None:
    """Play the rest of the round with simple decisions."""
    while state.phase == RESOLVING:
        combat = state.combat
        assert combat is not None
        if combat.deciders and combat.step == ADDING:
            seat: i64 = combat.deciders[0]
            if state.pack.abilities[combat.leaders[seat]] == ADD_WEAPONS:
                add_weapons(state, combat, weapons_to_win(state, combat, seat))
            else:
                apply_assistant_pick(state, combat, assistant_to_win(state, combat, seat))
        elif combat.deciders and combat.step == REMOVING:
            remove_assistant(state, combat, weakest_assistants(state, combat)[0])
        elif combat.deciders:
            record_option_use(state, combat, best_optional_use(state, combat))
        elif not state.looked_at:
            set_next_reward(combat, choose_first_reward(state, combat))
        else:
            apply_peel_pick(state, combat, best_reward(state, state.looked_at))
        resume_combats(state, dice)


def weapons_to_win(state: FurState, combat: Combat, seat: i64) -> i64:
    """Return the smallest number of weapons that wins the arena, or 0 if no number does."""
    side = state.sides[seat]
    corner = side.arena_sides[combat.arena]
    most = min(state.pack.first_numbers[combat.leaders[seat]], side.unused_weapons)
    laid = corner.weapons
    enemy = count_ap(state, combat, 1 - seat)
    for count in range(most + 1):
        corner.weapons = laid + count
        own = count_ap(state, combat, seat)
        corner.weapons = laid
        if own > enemy:
            return count
    return 0


def assistant_to_win(state: FurState, combat: Combat, seat: i64) -> i64:
    """Return the weakest animal that wins the arena, or `num_fighters` if no animal does or none is needed."""
    pack = state.pack
    gap = count_ap(state, combat, 1 - seat) - count_ap(state, combat, seat)
    nobody: i64 = pack.num_fighters
    if gap < 0:
        return nobody
    best = nobody
    for card in state.sides[seat].hand:
        if pack.leader_only[card] or pack.ap[card] <= gap:
            continue
        if best == nobody or pack.ap[card] < pack.ap[best]:
            best = card
    return best


def best_optional_use(state: FurState, combat: Combat) -> i64:
    """Return how much of an optional ability or token to use: the amount that wins the arena, if any amount does."""
    stakes = build_combat_options(state, combat)
    return stakes.best_use(2 * combat.deciders[0] + combat.deciding_about)


def choose_first_reward(state: FurState, combat: Combat) -> i64:
    """Return the reward to use first: one that looks at the pile if there is one, otherwise the last in the list."""
    best: i64 = combat.won_rewards[-1]
    for card in combat.won_rewards:
        if state.pack.abilities[card] == DRAW_AND_PICK:
            best = card
    return best


def best_reward(state: FurState, cards: list[int]) -> i64:
    """Return the card with the highest rough value."""
    best: i64 = cards[0]
    for card in cards:
        if reward_value(state, card) > reward_value(state, best):
            best = card
    return best


def reward_value(state: FurState, card: i64) -> i64:
    """Return the rough value of a Reward card; for a fighter it is based on AP."""
    pack = state.pack
    if pack.is_fighter[card]:
        return 2 * pack.ap[card]
    return 4 + 4 * pack.first_numbers[card] if pack.kinds[card].kind == "achievement" else 6


# Position values.


def position_value(state: FurState, seat: i64) -> float:
    """Return the value of a position to a seat, from about `-WIN_VALUE` to `WIN_VALUE`."""
    if state.phase == OVER:
        if state.winner == NOBODY:
            return 0.0
        return WIN_VALUE if state.winner == seat else -WIN_VALUE
    lead = int(state.sides[seat].vp - state.sides[1 - seat].vp)
    worth = 6.0 * lead
    if lead > 2:
        worth += 5.0
    elif lead < -2:
        worth -= 5.0
    return worth + side_value(state, seat) - side_value(state, 1 - seat)


def side_value(state: FurState, seat: i64) -> float:
    """Return the weighted sum of a seat's possessions."""
    pack = state.pack
    side = state.sides[seat]
    sp = int(side.sp)
    worth = 2.0 * sp + 1.5 * min(sp, 5)
    for card in side.hand:
        worth += 0.3 + 0.5 * pack.ap[card]
        if pack.abilities[card] == CHEF and side.dishes + side.delicacies > 0:
            worth += 2.0
    for card in side.rest:
        worth += 0.2 * pack.ap[card]
    worth += 0.7 * int(side.unused_weapons) + 1.5 * int(side.dishes) + 1.0 * int(side.delicacies)
    worth += 2.0 * int(side.card_limit)
    if side.limit_token_round >= state.round:
        worth -= 2.0
    if state.coconut_owner == seat:
        worth += 2.0
    for arena in range(3):
        worth += 1.2 * int(side.arena_sides[arena].mushrooms)
        if state.dogs == seat:
            worth += 1.5 * int(state.arenas[arena].hua)
    peaches = int(state.total_ability_in_front(seat, CARD_LIMIT))
    apples = int(state.total_ability_in_front(seat, WIN_TIES))
    booms = int(state.total_ability_in_front(seat, SP_BY_COUNT))
    return worth + 1.5 * peaches + 2.0 * apples + 0.8 * booms

"""The greedy bot of Kung Fur Fight: it imagines both sides' plans, fights them out, and mixes its best replies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.bots.mixing.exact import solve
from kwoon.bots.mixing.odds import roll
from kwoon.core.contract import Ask, Player, View
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.cards.abilities import (
    ADD_WEAPONS,
    CARD_LIMIT,
    CHEF,
    DRAW_AND_PICK,
    SP_BY_COUNT,
    WIN_TIES,
)
from kwoon.games.kung_fur_fight.combat.combat import (
    add_assistant,
    add_weapons,
    carry_on,
    remove_assistant,
    reveal,
    weakest,
)
from kwoon.games.kung_fur_fight.combat.optional import decide_use, stakes_of
from kwoon.games.kung_fur_fight.combat.rewards import name_next, pick
from kwoon.games.kung_fur_fight.combat.strength import count_ap
from kwoon.games.kung_fur_fight.play.offers import offer
from kwoon.games.kung_fur_fight.play.plan import Plan
from kwoon.games.kung_fur_fight.play.rules import FurState, KungFurFight
from kwoon.games.kung_fur_fight.play.steps import ADDING, OVER, REMOVING, RESOLVING, Combat
from kwoon.games.kung_fur_fight.sight.guess import fill_in
from kwoon.games.kung_fur_fight.sight.view import FurView

WON: Final = 100.0


class FurBot(Player):
    """Mixes the best plans that it can think of; decides in combats by trying what comes of each choice."""

    def __init__(self, game: KungFurFight, dice: Dice, ideas: int = 90, serious: int = 20) -> None:
        self.game = game
        self.dice = dice
        self.ideas = ideas
        """How many plans it thinks of, for each side."""
        self.serious = serious
        """How many of them it weighs against each other."""
        self.goal: Plan | None = None
        """The plan it is laying."""
        self.known: tuple[object, ...] = ()
        """What it knew when it chose that plan."""

    def choose(self, view: View, ask: Ask) -> int:
        assert isinstance(view, FurView)
        if len(ask.moves) == 1:
            return ask.moves[0]
        if ask.word != "plan":
            return self._decide(view, ask)
        known = (view.round, view.seat, view.hand, view.rewards, view.sp, view.vp, view.supply, view.rest)
        goal = self.goal
        if goal is None or known != self.known:
            goal = self._make_plan(view)
            self.goal = goal
            self.known = known
        return toward(goal, view, ask)

    def _decide(self, view: FurView, ask: Ask) -> int:
        """Try every choice on a few imagined tables, the same for each, and take the best."""
        seat: i64 = view.seat
        worth = [0.0] * len(ask.moves)
        for _ in range(6):
            state = self._imagine(view)
            for at, move in enumerate(ask.moves):
                twin = state.copy()
                twin.decide(move, self.dice)
                fight_out(twin, self.dice)
                worth[at] += value(twin, seat)
        best = 0
        for at in range(len(worth)):
            if worth[at] > worth[best]:
                best = at
        return ask.moves[best]

    def _imagine(self, view: FurView) -> FurState:
        state = FurState(self.game, None)
        fill_in(state, view, self.dice)
        return state

    def _make_plan(self, view: FurView) -> Plan:
        state = self._imagine(view)
        seat: i64 = view.seat
        mine = self._think_of(state, seat)
        theirs = self._think_of(state, 1 - seat)
        mine_best = self._best(state, seat, mine, theirs)
        theirs_best = self._best(state, 1 - seat, theirs, mine_best)
        mine_best = self._best(state, seat, mine, theirs_best)
        matrix = [[self._clash(state, seat, plan, other) for other in theirs_best] for plan in mine_best]
        return mine_best[roll(solve(matrix), self.dice)]

    def _think_of(self, state: FurState, seat: i64) -> list[Plan]:
        plans = [self._blank(state, seat)]
        while len(plans) < self.ideas:
            plans.append(self._idea(state, seat))
        return plans

    def _blank(self, state: FurState, seat: i64) -> Plan:
        plan = Plan(self.game.pack, self.game)
        plan.start(state, seat)
        return plan

    def _idea(self, state: FurState, seat: i64) -> Plan:
        """A plan at random: as many animals as may be played or a few fewer, tokens here and there."""
        dice = self.dice
        notation = self.game
        plan = self._blank(state, seat)
        most = plan.limit if dice.roll(4) == 0 else state.base_limit(seat)
        if dice.roll(3) == 0 and most > 1:
            most -= 1 + dice.roll(most - 1)
        lay_more(plan, most, dice)
        taken = [arena for arena in range(3) if plan.teams[arena]]
        if not taken:
            return plan
        for _ in range(dice.roll(3)):
            arena: i64 = taken[dice.roll(len(taken))]
            if plan.spare > 0 and plan.weapons[arena] == 0:
                plan.carry_out(notation.arm + arena * notation.most + dice.roll(plan.spare))
        if plan.coconut:
            plan.carry_out(notation.coconut + taken[dice.roll(len(taken))])
        return plan

    def _best(self, state: FurState, seat: i64, plans: list[Plan], against: list[Plan]) -> list[Plan]:
        """The plans that do best against some of the others; sorted by hand, so that equal ones keep their order."""
        dice = self.dice
        others = [against[dice.roll(len(against))] for _ in range(6)]
        scored: list[tuple[float, int]] = []
        for at, plan in enumerate(plans):
            total = 0.0
            for other in others:
                total += self._clash(state, seat, plan, other)
            scored.append((-total, at))
        scored.sort()
        return [plans[at] for _, at in scored[: self.serious]]

    def _clash(self, state: FurState, seat: i64, plan: Plan, other: Plan) -> float:
        """What comes of two plans that meet, to the seat that has the first."""
        twin = state.copy()
        mine, yours = plan.copy(), other.copy()
        reveal(twin, [mine, yours] if seat == 0 else [yours, mine], self.dice)
        fight_out(twin, self.dice)
        return self._worth(twin, seat)

    def _worth(self, state: FurState, seat: i64) -> float:
        return value(state, seat)


def lay_more(plan: Plan, most: i64, dice: Dice) -> None:
    """Lay any animals until so many count, or no more can be laid."""
    notation = plan.notation
    while plan.counted < most:
        moves = [move for move in offer(plan) if notation.lay <= move < notation.arm]
        if not moves:
            break
        plan.carry_out(moves[dice.roll(len(moves))])


def toward(goal: Plan, view: FurView, ask: Ask) -> int:
    """The next move that brings a draft, whoever began it, nearer to a plan."""
    notation = goal.notation
    wanted: list[i64] = []
    for arena in range(3):
        team = list(goal.teams[arena])
        laid = view.plan[arena]
        fits = len(laid) <= len(team)
        spare = team[:]
        for at, card in enumerate(laid):
            if (at == 0 and fits and card != team[0]) or card not in spare:
                wanted.append(arena * notation.fighters + card)
            else:
                spare.remove(card)
    for arena in range(3):
        team = list(goal.teams[arena])
        laid = view.plan[arena]
        lay = notation.lay + 2 * arena * notation.fighters
        if team and not laid:
            wanted.append(lay + team[0])
        missing = team[1:]
        for card in laid[1:]:
            if card in missing:
                missing.remove(card)
        wanted.extend([lay + notation.fighters + card for card in missing])
    for arena in range(3):
        count = goal.weapons[arena]
        if view.plan_weapons[arena] != count:
            first = notation.arm + arena * notation.most
            wanted.append(first + count - 1 if count > 0 else notation.unarm + arena)
            wanted.append(notation.unarm + arena)
    if view.plan_coconut != goal.coconut_at:
        wanted.append(notation.coconut_off if goal.coconut_at < 0 else notation.coconut + goal.coconut_at)
    for move in wanted:
        if move in ask.moves:
            return move
    return notation.seal


# Decisions in an imagined fight, made fast and with plain sense.


def fight_out(state: FurState, dice: Dice) -> None:
    """Go on to the end of the round."""
    while state.phase == RESOLVING:
        combat = state.combat
        assert combat is not None
        if combat.deciders and combat.step == ADDING:
            seat: i64 = combat.deciders[0]
            if state.pack.abilities[combat.leaders[seat]] == ADD_WEAPONS:
                add_weapons(state, combat, enough_weapons(state, combat, seat))
            else:
                add_assistant(state, combat, enough_help(state, combat, seat))
        elif combat.deciders and combat.step == REMOVING:
            remove_assistant(state, combat, weakest(state, combat)[0])
        elif combat.deciders:
            decide_use(state, combat, best_use(state, combat))
        elif not state.look:
            name_next(combat, first_reward(state, combat))
        else:
            pick(state, combat, favourite(state, state.look))
        carry_on(state, dice)


def enough_weapons(state: FurState, combat: Combat, seat: i64) -> i64:
    """As many weapons as win the arena, or none."""
    side = state.sides[seat]
    corner = side.corners[combat.arena]
    most = min(state.pack.firsts[combat.leaders[seat]], side.supply)
    laid = corner.weapons
    enemy = count_ap(state, combat, 1 - seat)
    for count in range(most + 1):
        corner.weapons = laid + count
        own = count_ap(state, combat, seat)
        corner.weapons = laid
        if own > enemy:
            return count
    return 0


def enough_help(state: FurState, combat: Combat, seat: i64) -> i64:
    """The weakest animal that wins the arena, or nobody."""
    pack = state.pack
    gap = count_ap(state, combat, 1 - seat) - count_ap(state, combat, seat)
    nobody: i64 = pack.fighters
    if gap < 0:
        return nobody
    best = nobody
    for card in state.sides[seat].hand:
        if pack.leads_only[card] or pack.ap[card] <= gap:
            continue
        if best == nobody or pack.ap[card] < pack.ap[best]:
            best = card
    return best


def best_use(state: FurState, combat: Combat) -> i64:
    """How much of an ability or token to use where it may be left unused: what wins the arena, if anything does."""
    stakes = stakes_of(state, combat)
    return stakes.best_use(2 * combat.deciders[0] + combat.about)


def first_reward(state: FurState, combat: Combat) -> i64:
    """Which of several rewards to use first: a look at the pile before the others, then the oldest."""
    best: i64 = combat.spoils[-1]
    for card in combat.spoils:
        if state.pack.abilities[card] == DRAW_AND_PICK:
            best = card
    return best


def favourite(state: FurState, cards: list[int]) -> i64:
    """The card that looks best: rangers by their AP, everything else by rough worth."""
    best: i64 = cards[0]
    for card in cards:
        if liking(state, card) > liking(state, best):
            best = card
    return best


def liking(state: FurState, card: i64) -> i64:
    """How good a Reward card looks, roughly."""
    pack = state.pack
    if pack.fights[card]:
        return 2 * pack.ap[card]
    return 4 + 4 * pack.firsts[card] if pack.kinds[card].kind == "achievement" else 6


# What a position is worth.


def value(state: FurState, seat: i64) -> float:
    """What a position is worth to a seat, from -WON to WON."""
    if state.phase == OVER:
        if state.winner == NOBODY:
            return 0.0
        return WON if state.winner == seat else -WON
    lead = int(state.sides[seat].vp - state.sides[1 - seat].vp)
    worth = 6.0 * lead
    if lead > 2:
        worth += 5.0
    elif lead < -2:
        worth -= 5.0
    return worth + standing(state, seat) - standing(state, 1 - seat)


def standing(state: FurState, seat: i64) -> float:
    """What a seat has, added up."""
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
    worth += 0.7 * int(side.supply) + 1.5 * int(side.dishes) + 1.0 * int(side.delicacies)
    worth += 2.0 * int(side.limit)
    if side.blocked >= state.round:
        worth -= 2.0
    if state.coconut == seat:
        worth += 2.0
    for arena in range(3):
        worth += 1.2 * int(side.corners[arena].mushrooms)
        if state.dogs == seat:
            worth += 1.5 * int(state.arenas[arena].hua)
    peaches = int(state.count_front(seat, CARD_LIMIT))
    apples = int(state.count_front(seat, WIN_TIES))
    booms = int(state.count_front(seat, SP_BY_COUNT))
    return worth + 1.5 * peaches + 2.0 * apples + 0.8 * booms

"""Thinks of plans for both sides of Kung Fur Fight that answer each other, and solves the table of plans against plans.

It begins with some plans of strong animals, solves their table, and then looks a few times for a small change to the
best plan that answers the other side's mixture better. All that looks like luck here is drawn from the position, so
that the same position always gets the same plans.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.kung_fur_fight.force import Clash, Force, Stock
from kwoon.bots.kung_fur_fight.scene import Prizes, Scene
from kwoon.bots.mixing.exact import Matrix
from kwoon.bots.mixing.packed import filled
from kwoon.core.dice import LiveDice
from kwoon.games.kung_fur_fight.play.offers import may_join
from kwoon.games.kung_fur_fight.play.plan import Plan
from kwoon.games.kung_fur_fight.play.rules import FurState, KungFurFight

BETTER: Final = 0.001
"""An improvement that is smaller is none."""
TRIES: Final = 12
"""So often somebody is sent somewhere at random before a plan is as it is."""
CHOICE: Final = 2
"""So many more animals are looked at before the strongest of them goes."""


class Effort:
    """How much thought goes into a round."""

    def __init__(self, ideas: int, answers: int) -> None:
        self.ideas = ideas
        """How many plans each side begins with."""
        self.answers = answers
        """How often each side then answers the other's mixture."""


class Camp:
    """One side's plans, and how likely it plays each of them."""

    def __init__(self, state: FurState, seat: i64) -> None:
        self.seat = seat
        self.stock = Stock(state, seat)
        self.base_limit = state.base_limit(seat)
        self.plans: list[Plan] = []
        self.forces: list[Force] = []
        self.odds: vec[float] = vec[float]()
        self.now = Force(self.stock)
        self.changed = Force(self.stock)

    def add(self, plan: Plan) -> None:
        """Take in a plan."""
        force = Force(self.stock)
        force.take(plan)
        self.plans.append(plan)
        self.forces.append(force)


class Mixture:
    """The plans that one side plays, each as the moves that lay it in the tidy order, and how likely each is."""

    def __init__(self, camp: Camp) -> None:
        self.moves: list[list[int]] = []
        self.odds: list[float] = []
        for at, plan in enumerate(camp.plans):
            if camp.odds[at] > 0.0:
                self.moves.append(tidy_moves(plan))
                self.odds.append(camp.odds[at])


class Round:
    """Both sides' plans for one round."""

    def __init__(self, game: KungFurFight, state: FurState, prizes: Prizes, effort: Effort, seed: int) -> None:
        self.game = game
        self.state = state
        self.dice = LiveDice(seed)
        self.clash = Clash(Scene(state, prizes))
        self.camps = [Camp(state, 0), Camp(state, 1)]
        self.found = 0.0
        """What the move is worth that was found last."""
        self.width: i64 = effort.ideas + effort.answers
        self.cells: vec[float] = filled(self.width * self.width, 0.0)
        """What each plan of the first side is worth against each of the second."""
        for camp in self.camps:
            camp.add(self._blank(camp.seat))
            while len(camp.plans) < effort.ideas:
                camp.add(self._idea(camp))
        self._fill(0, 0)
        self._solve()
        for _ in range(effort.answers):
            rows, columns = len(self.camps[0].plans), len(self.camps[1].plans)
            first = self._answer(0)
            second = self._answer(1)
            if first is not None:
                self.camps[0].add(first)
            if second is not None:
                self.camps[1].add(second)
            if first is None and second is None:
                break
            self._fill(rows, columns)
            self._solve()

    def _fill(self, rows: i64, columns: i64) -> None:
        """Let plans meet that have not met; there were so many before."""
        for row, one in enumerate(self.camps[0].forces):
            for column, two in enumerate(self.camps[1].forces):
                if row >= rows or column >= columns:
                    self.cells[row * self.width + column] = self.clash.chance(one, two)

    def _solve(self) -> None:
        """How likely each plan is when both mix as well as they can."""
        rows: i64 = len(self.camps[0].forces)
        columns: i64 = len(self.camps[1].forces)
        table = Matrix(rows, columns)
        for row in range(rows):
            for column in range(columns):
                table.pay(row, column, self.cells[row * self.width + column])
        table.solve()
        self.camps[0].odds = table.mine
        self.camps[1].odds = table.theirs

    # Ideas.

    def _blank(self, seat: i64) -> Plan:
        plan = Plan(self.game.pack, self.game)
        plan.start(self.state, seat)
        return plan

    def _idea(self, camp: Camp) -> Plan:
        """A plan of strong animals, most often of as many as may be played; tokens here and there."""
        dice = self.dice
        plan = self._blank(camp.seat)
        most = plan.limit if dice.roll(4) == 0 else camp.base_limit
        if most > 1 and dice.roll(12) == 0:
            most -= 1 + dice.roll(most - 1)
        tries: i64 = 0
        while tries < TRIES and plan.counted < most and plan.left:
            tries += 1
            self._send(camp, plan)
        taken = [arena for arena in range(3) if plan.teams[arena]]
        if taken:
            for _ in range(dice.roll(3)):
                arena: i64 = taken[dice.roll(len(taken))]
                if plan.spare > 0 and plan.weapons[arena] == 0:
                    plan.carry_out(self.game.arm + arena * self.game.most + dice.roll(plan.spare))
            if plan.coconut:
                plan.carry_out(self.game.coconut + taken[dice.roll(len(taken))])
        return plan

    def _send(self, camp: Camp, plan: Plan) -> None:
        """A strong animal somewhere, if it may go there."""
        dice = self.dice
        size: i64 = len(plan.left)
        card: i64 = plan.left[dice.roll(size)]
        for _ in range(CHOICE):
            other: i64 = plan.left[dice.roll(size)]
            if camp.stock.ap[other] > camp.stock.ap[card]:
                card = other
        arena = dice.roll(3)
        top, below = may_join(plan, plan.teams[arena])
        leads, assists = (top >> card) & 1, (below >> card) & 1
        move = self.game.lay + 2 * arena * self.game.fighters + card
        if leads and (not assists or dice.roll(2) == 0):
            plan.carry_out(move)
        elif assists:
            plan.carry_out(move + self.game.fighters)

    # Answers.

    def _worth(self, seat: i64, force: Force) -> float:
        """The chance to win with a plan against the other's mixture, as far as that is likely."""
        other = self.camps[1 - seat]
        return self.clash.against(seat, force, other.forces, other.odds)

    def _answer(self, seat: i64) -> Plan | None:
        """A plan that does better against the other's mixture than any of the present ones, if one is near to them."""
        camp = self.camps[seat]
        plan = camp.plans[self._best(seat)]
        high = self._worth(seat, camp.forces[self._best(seat)])
        before = high
        changed = plan.copy()
        for arena in range(3):
            for card in plan.teams[arena]:
                twin = plan.copy()
                twin.carry_out(arena * self.game.fighters + card)
                move = self._place(camp, twin)
                if move >= 0 and self.found > high + BETTER:
                    twin.carry_out(move)
                    high = self.found
                    changed = twin
        if changed.counted < camp.base_limit:
            move = self._place(camp, changed)
            if move >= 0 and self.found > high + BETTER:
                changed.carry_out(move)
                high = self.found
        high = self._arm(camp, changed, high)
        return changed if high > before + BETTER else None

    def _best(self, seat: i64) -> i64:
        """The present plan that does best against the other's mixture."""
        own, other = self.camps[seat], self.camps[1 - seat]
        best: i64 = 0
        high = -1.0
        for at in range(len(own.plans)):
            total = 0.0
            for place in range(len(other.plans)):
                if other.odds[place] > 0.0:
                    if seat == 0:
                        total += other.odds[place] * self.cells[at * self.width + place]
                    else:
                        total += other.odds[place] * (1.0 - self.cells[place * self.width + at])
            if total > high:
                high = total
                best = at
        return best

    def _place(self, camp: Camp, plan: Plan) -> i64:
        """The move that sends an animal where one does most; -1 if nobody may go anywhere."""
        now, changed = camp.now, camp.changed
        now.take(plan)
        fighters = self.game.fighters
        best: i64 = -1
        self.found = -1.0
        for arena in range(3):
            top, below = may_join(plan, plan.teams[arena])
            before: i64 = -1
            first = self.game.lay + 2 * arena * fighters
            for animal in plan.left:
                card: i64 = animal
                if card == before:
                    continue
                before = card
                if (top >> card) & 1:
                    changed.copy_from(now)
                    changed.lead(arena, card)
                    if self._finds(camp.seat, changed):
                        best = first + card
                if (below >> card) & 1:
                    changed.copy_from(now)
                    changed.assist(arena, card)
                    if self._finds(camp.seat, changed):
                        best = first + fighters + card
        return best

    def _finds(self, seat: i64, force: Force) -> bool:
        """Whether a plan is the best that was found so far."""
        worth = self._worth(seat, force)
        if worth <= self.found:
            return False
        self.found = worth
        return True

    def _arm(self, camp: Camp, plan: Plan, high: float) -> float:
        """Another number of weapons somewhere, if that is better; what the plan is worth then."""
        notation = self.game
        force = camp.now
        force.take(plan)
        best: i64 = -1
        for arena in range(3):
            laid = force.weapons[arena]
            if not plan.teams[arena] or laid + plan.spare == 0:
                continue
            for count in range(1, laid + plan.spare + 1):
                force.weapons[arena] = count
                force.spare = plan.spare + laid - count
                worth = self._worth(camp.seat, force)
                if worth > high + BETTER:
                    high = worth
                    best = notation.arm + arena * notation.most + count - 1
            force.weapons[arena] = laid
            force.spare = plan.spare
        if best >= 0:
            plan.carry_out(best)
        if plan.coconut and plan.coconut_at < 0:
            for arena in range(3):
                if plan.teams[arena]:
                    plan.carry_out(notation.coconut + arena)
                    break
        return high


def tidy_moves(plan: Plan) -> list[int]:
    """The moves that lay a plan, in the order in which a tidy planner lays it."""
    notation = plan.notation
    moves: list[int] = []
    for arena in range(3):
        team = plan.teams[arena]
        first = int(notation.lay + 2 * arena * notation.fighters)
        if team:
            moves.append(first + team[0])
            moves.extend(sorted([first + int(notation.fighters) + card for card in team[1:]]))
    for arena in range(3):
        if plan.weapons[arena] > 0:
            moves.append(int(notation.arm + arena * notation.most) + plan.weapons[arena] - 1)
    if plan.coconut_at >= 0:
        moves.append(int(notation.coconut + plan.coconut_at))
    moves.append(int(notation.seal))
    return moves

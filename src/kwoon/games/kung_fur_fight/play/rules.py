"""Kung Fur Fight: dogs and cats send sealed teams to three arenas, and their Leaders' abilities decide the fights."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.cards import holds
from kwoon.core.contract import NOTHING, Ask, Outcome, View
from kwoon.core.dice import Dice
from kwoon.core.events import Log
from kwoon.games.kung_fur_fight.cards.abilities import ADD_WEAPONS, COUNTER_WEAPONS
from kwoon.games.kung_fur_fight.combat.combat import (
    add_assistant,
    add_weapons,
    carry_on,
    remove_assistant,
    reveal,
    weakest,
)
from kwoon.games.kung_fur_fight.combat.optional import decide_use
from kwoon.games.kung_fur_fight.combat.rewards import must_name, name_next, pick
from kwoon.games.kung_fur_fight.play.notation import DRAWN, FurNotation
from kwoon.games.kung_fur_fight.play.offers import offer, tidy
from kwoon.games.kung_fur_fight.play.plan import NO_ROUND, Plan
from kwoon.games.kung_fur_fight.play.position import FurPosition
from kwoon.games.kung_fur_fight.play.recover import tell_score
from kwoon.games.kung_fur_fight.play.steps import ADDING, OVER, PLANNING, REMOVING, USE_ABILITY, USING, Combat
from kwoon.games.kung_fur_fight.sight.guess import fill_in
from kwoon.games.kung_fur_fight.sight.view import FurView
from kwoon.games.kung_fur_fight.sight.viewing import see


class KungFurFight(FurNotation):
    """The box."""

    def deal(self, dice: Dice, log: Log | None = None) -> FurState:
        state = FurState(self, log)
        state.lay_out(dice.roll(2) if self.dogs == DRAWN else self.dogs)  # fur.ruling.factions-assigned
        if log is not None:
            log.add("factions", state.dogs, [])
        state.prepare(dice)
        return state

    def guess(self, view: View, dice: Dice) -> FurState:
        assert isinstance(view, FurView)
        state = FurState(self, None)
        fill_in(state, view, dice)
        state.guess_drafts(view, dice)
        return state


class FurState(FurPosition):
    """One position of Kung Fur Fight."""

    def __init__(self, game: FurNotation, log: Log | None) -> None:
        super().__init__(game, log)
        self.plans: list[Plan] | None = None
        """What both drafts come to, once somebody has begun one or wanted to know."""

    # The contract.

    def asked(self) -> i64:
        if self.phase == PLANNING:
            return 3
        if self.phase == OVER:
            return 0
        combat = self.combat
        assert combat is not None
        return 1 << (combat.deciders[0] if combat.deciders else combat.winner)

    def ask_next(self, seat: i64) -> Ask | None:
        if self.phase == PLANNING:
            plan = self.plan(seat)
            return None if plan.sealed else Ask(seat, "plan", offer(plan, self.brief))
        if self.chosen[seat] != NOTHING:
            return None
        return self._ask_in_combat(seat)

    def settle(self, dice: Dice) -> None:
        if self.phase == PLANNING:
            plans = [self.plan(0), self.plan(1)]
            reveal(self, plans, dice)
            plans[0].round = NO_ROUND
            plans[1].round = NO_ROUND
            return
        combat = self.combat
        assert combat is not None
        self.decide(self.chosen[combat.deciders[0] if combat.deciders else combat.winner], dice)

    def decide(self, move: i64, dice: Dice) -> None:
        """Carry out what was decided in a combat, and go on to the next decision."""
        combat = self.combat
        assert combat is not None
        game = self.game
        if move < game.add:
            add_weapons(self, combat, move - game.throw)
        elif move < game.remove:
            add_assistant(self, combat, move - game.add)
        elif move < game.pick:
            remove_assistant(self, combat, move - game.remove)
        elif move < game.use:
            pick(self, combat, move - game.pick)
        elif move < game.ignore:
            decide_use(self, combat, 0 if (move - game.use) & 1 else 1)
        elif move < game.take:
            decide_use(self, combat, move - game.ignore)
        else:
            name_next(combat, move - game.take)
        carry_on(self, dice)

    def concede(self, seat: i64, dice: Dice) -> None:  # fur.ruling.resign
        self.phase = OVER
        self.winner = 1 - seat
        self.why = "conceded"
        self.plans = None
        if self.log is not None:
            self.log.add("concede", seat, [])
            tell_score(self, self.log)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        places = [1, 1]
        if self.winner >= 0:
            places[1 - self.winner] = 2
        return Outcome(places, self.why)

    def view(self, seat: int) -> FurView:
        plan = self.plan(seat) if seat >= 0 and self.phase == PLANNING else None
        return see(self, plan, seat)

    def copy(self) -> FurState:
        twin = FurState(self.game, None)
        twin.brief = self.brief
        if self.plans is not None and self.phase == PLANNING:
            twin.plans = [self.plans[0].copy(), self.plans[1].copy()]
        self.copy_into(twin)
        return twin

    def default(self, seat: i64, dice: Dice) -> int:
        """Who runs out of time sends what is laid, and leaves abilities alone."""
        ask = self.ask(seat)
        if ask is not None and ask.word not in ("pick", "take"):
            return ask.moves[0] if ask.word in ("throw", "ignore") else ask.moves[-1]
        return super().default(seat, dice)

    # Plans.

    def plan(self, seat: i64) -> Plan:
        """What a seat's draft comes to. It grows with the draft, which may be long: there is no end to changing one's
        mind, and the thousandth change costs no more than the first.

        It rests on what the seat has, which changes only when drafts settle, and on the draft, which changes only by
        the two methods below. Each of these three brings it along or forgets it, and what is forgotten is made anew.
        """
        plans = self.plans
        if plans is None:
            plans = [Plan(self.pack, self.game), Plan(self.pack, self.game)]
            self.plans = plans
        plan = plans[seat]
        if plan.round != self.round:
            plan.start(self, seat)
            for move in self.draft(seat):
                plan.carry_out(move)
        return plan

    def add_to_draft(self, seat: i64, move: int) -> None:
        if self.phase == PLANNING:
            self.plan(seat).carry_out(move)
        super().add_to_draft(seat, move)

    def _clear_draft(self, seat: i64) -> None:
        super()._clear_draft(seat)
        if self.plans is not None:
            self.plans[seat].round = NO_ROUND

    def onward(self, ask: Ask) -> list[int]:
        if self.brief or self.phase != PLANNING:
            return ask.moves
        return tidy(self.plan(ask.seat), ask.moves)

    # Decisions in a combat.

    def _ask_in_combat(self, seat: i64) -> Ask:
        combat = self.combat
        assert combat is not None
        pack = self.pack
        game = self.game
        if combat.deciders and combat.step == ADDING:
            leader = combat.leaders[seat]
            if pack.abilities[leader] == ADD_WEAPONS:  # fur.card.ringo
                most = min(pack.firsts[leader], self.sides[seat].supply)
                return Ask(seat, "throw", [int(game.throw + count) for count in range(most + 1)])
            moves: list[int] = []  # fur.card.shiue-no-tumaz, fur.ruling.shiue-no-chef
            for card in self.sides[seat].hand:
                if not pack.leads_only[card] and not holds(moves, game.add + card):
                    moves.append(game.add + card)
            moves.append(game.add + pack.fighters)
            return Ask(seat, "add", moves)
        if combat.deciders and combat.step == REMOVING:
            moves = [int(game.remove + card) for card in weakest(self, combat)]
            moves.append(game.remove + pack.fighters)
            return Ask(seat, "remove", moves)
        if combat.deciders and combat.step == USING:
            return self._ask_use(combat, seat)
        moves = []
        if not self.look and must_name(self, combat):  # fur.ruling.reward-order
            for card in combat.spoils:
                if not holds(moves, game.take + card):
                    moves.insert(0, game.take + card)
            return Ask(seat, "take", moves)
        for card in self.look:  # fur.item.peel
            if not holds(moves, game.pick + card):
                moves.append(game.pick + card)
        return Ask(seat, "pick", moves)

    def _ask_use(self, combat: Combat, seat: i64) -> Ask:
        """What may be left unused (fur.ruling.optional-asked)."""
        game = self.game
        if combat.about != USE_ABILITY:
            return Ask(seat, "token", [int(game.use + 2), int(game.use + 3)])
        leader = combat.leaders[seat]
        if self.pack.abilities[leader] != COUNTER_WEAPONS:
            return Ask(seat, "use", [int(game.use), int(game.use + 1)])
        most = min(self.pack.firsts[leader], self.sides[1 - seat].corners[combat.arena].weapons)  # fur.ruling.ban-full
        return Ask(seat, "ignore", [int(game.ignore + count) for count in range(most + 1)])

"""Kung Fur Fight: dogs and cats send sealed teams to three arenas, and their Leaders' abilities decide the fights."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.contract import NOTHING, Ask, Game, Outcome, State, View
from kwoon.core.dice import Dice
from kwoon.core.events import Log
from kwoon.games.kung_fur_fight.abilities import ADD_WEAPONS
from kwoon.games.kung_fur_fight.combat import (
    add_assistant,
    add_weapons,
    carry_on,
    remove_assistant,
    reveal,
    weakest,
)
from kwoon.games.kung_fur_fight.guess import imagine
from kwoon.games.kung_fur_fight.notation import Notation
from kwoon.games.kung_fur_fight.pack import FurPack
from kwoon.games.kung_fur_fight.plan import Plan
from kwoon.games.kung_fur_fight.rewards import pick
from kwoon.games.kung_fur_fight.steps import ADDING, OVER, PLANNING, REMOVING
from kwoon.games.kung_fur_fight.table import Table
from kwoon.games.kung_fur_fight.view import FurView, see

DRAWN: Final = 2
"""As the seat of the Monk Dogs: a coin decides."""


class KungFurFight(Game):
    """The box."""

    def __init__(self, pack: FurPack, dogs: i64 = 0) -> None:
        self.seats = 2
        self.pack = pack
        self.dogs = dogs
        self.notation = Notation(pack)

    def deal(self, dice: Dice, log: Log | None = None) -> FurState:
        table = Table(self.pack, log)
        table.lay_out(dice.roll(2) if self.dogs == DRAWN else self.dogs)  # fur.ruling.factions-assigned
        if log is not None:
            log.add("factions", table.dogs, [])
        table.prepare(dice)
        return FurState(self, table, log)

    def guess(self, view: View, dice: Dice) -> FurState:
        assert isinstance(view, FurView)
        state = FurState(self, imagine(self.pack, view, dice), None)
        state.guess_drafts(view, dice)
        return state

    def write(self, move: int) -> str:
        return self.notation.write(move)

    def read(self, text: str) -> int:
        return self.notation.read(text)

    def cards(self) -> list[int]:
        return sorted(self.pack.hands[0] + self.pack.hands[1] + self.pack.pile)

    def size(self) -> int:
        return self.notation.size


class FurState(State):
    """One position of Kung Fur Fight."""

    def __init__(self, game: KungFurFight, table: Table, log: Log | None) -> None:
        super().__init__(game, log)
        self.game = game
        self.table = table
        self.plans: list[Plan] | None = None
        """What both drafts come to, once somebody wanted to know."""

    # The contract.

    def asked(self) -> i64:
        table = self.table
        if table.phase == PLANNING:
            return 3
        if table.phase == OVER:
            return 0
        combat = table.combat
        assert combat is not None
        return 1 << (combat.deciders[0] if combat.deciders else combat.winner)

    def ask_next(self, seat: i64) -> Ask | None:
        if self.table.phase == PLANNING:
            plan = self.plan(seat)
            return None if plan.sealed else Ask(seat, "plan", plan.moves())
        if self.chosen[seat] != NOTHING:
            return None
        return self._ask_in_combat(seat)

    def settle(self, dice: Dice) -> None:
        table = self.table
        if table.phase == PLANNING:
            plans = [self.plan(0), self.plan(1)]
            self.plans = None
            reveal(table, plans, dice)
            return
        combat = table.combat
        assert combat is not None
        notation = self.game.notation
        move: i64 = self.chosen[combat.deciders[0] if combat.deciders else combat.winner]
        if move < notation.add:
            add_weapons(table, combat, move - notation.throw)
        elif move < notation.remove:
            add_assistant(table, combat, move - notation.add)
        elif move < notation.pick:
            remove_assistant(table, combat, move - notation.remove)
        else:
            pick(table, combat, move - notation.pick)
        carry_on(table, dice)

    def concede(self, seat: i64, dice: Dice) -> None:  # fur.ruling.resign
        table = self.table
        table.phase = OVER
        table.winner = 1 - seat
        table.why = "conceded"
        self.plans = None
        if self.log is not None:
            self.log.add("concede", seat, [])

    def outcome(self) -> Outcome | None:
        table = self.table
        if table.phase != OVER:
            return None
        places = [1, 1]
        if table.winner >= 0:
            places[1 - table.winner] = 2
        return Outcome(places, table.why)

    def view(self, seat: int) -> FurView:
        plan = self.plan(seat) if seat >= 0 and self.table.phase == PLANNING else None
        return see(self.table, plan, seat, self.owed(), self.draft(seat))

    def copy(self) -> FurState:
        twin = FurState(self.game, self.table.copy(), None)
        if self.plans is not None:
            twin.plans = [self.plans[0].copy(), self.plans[1].copy()]
        self._copy_drafts(twin)
        return twin

    def everything(self) -> list[int]:
        return self.table.everything()

    def default(self, seat: i64, dice: Dice) -> int:
        """Who runs out of time sends what is laid, and leaves abilities alone."""
        ask = self.ask(seat)
        if ask is not None and ask.word != "pick":
            return ask.moves[0] if ask.word == "throw" else ask.moves[-1]
        return super().default(seat, dice)

    # Plans.

    def plan(self, seat: i64) -> Plan:
        """What a seat's draft comes to so far. Moves taken back make it start over."""
        plans = self.plans
        if plans is None:
            pack = self.game.pack
            notation = self.game.notation
            plans = [Plan(pack, notation), Plan(pack, notation)]
            plans[0].start(self.table, 0)
            plans[1].start(self.table, 1)
            self.plans = plans
        plan = plans[seat]
        first = self.chosen[seat]
        further = self.further
        length: i64 = 0
        if first != NOTHING:
            length = 1
            if further is not None:
                length += len(further[seat])
        if plan.done > length:
            plan.start(self.table, seat)
        while plan.done < length:
            if plan.done == 0:
                plan.carry_out(first)
            elif further is not None:
                plan.carry_out(further[seat][plan.done - 1])
        return plan

    def onward(self, ask: Ask) -> list[int]:
        """Of the ask's moves, those that lay a plan in one order only: for search and learners, which need no other."""
        if ask.word != "plan":
            return ask.moves
        last = self.chosen[ask.seat]
        if self.further is not None and self.further[ask.seat]:
            last = self.further[ask.seat][-1]
        return self.plan(ask.seat).onward(ask.moves, last)

    # Decisions in a combat.

    def _ask_in_combat(self, seat: i64) -> Ask:
        table = self.table
        combat = table.combat
        assert combat is not None
        pack = self.game.pack
        notation = self.game.notation
        if combat.deciders and combat.step == ADDING:
            leader = combat.leaders[seat]
            if pack.abilities[leader] == ADD_WEAPONS:  # fur.card.ringo
                most = min(pack.firsts[leader], table.supply[seat])
                return Ask(seat, "throw", [int(notation.throw + count) for count in range(most + 1)])
            moves: list[int] = []  # fur.card.shiue-no-tumaz, fur.ruling.shiue-no-chef
            for card in table.hands[seat]:
                if not pack.leads_only[card] and notation.add + card not in moves:
                    moves.append(notation.add + card)
            moves.append(notation.add + pack.fighters)
            return Ask(seat, "add", moves)
        if combat.deciders and combat.step == REMOVING:
            moves = [int(notation.remove + card) for card in weakest(table, combat)]
            moves.append(notation.remove + pack.fighters)
            return Ask(seat, "remove", moves)
        moves = []
        for card in table.look:  # fur.item.peel
            if notation.pick + card not in moves:
                moves.append(notation.pick + card)
        return Ask(seat, "pick", moves)

"""KungFu Fighting, 2014: attacks and blocks built card by card, chains of counterattacks, the last with Chi wins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.contract import Ask, Outcome, Refused, View
from kwoon.core.dice import Dice
from kwoon.core.events import Log
from kwoon.games.kung_fu_2014.combat.attack import ask_attack, onward_targets, settle_attack
from kwoon.games.kung_fu_2014.combat.block import ask_block, settle_block
from kwoon.games.kung_fu_2014.combat.cleanup import (
    ask_return,
    begin_returns,
    clean_up,
    exchange,
    price_left,
    settle_return,
)
from kwoon.games.kung_fu_2014.combat.damage import deal_damage
from kwoon.games.kung_fu_2014.combat.laying import onward_enhancements
from kwoon.games.kung_fu_2014.play.concede import give_up
from kwoon.games.kung_fu_2014.play.discards import ask_discards, drafted_discards, onward_discards
from kwoon.games.kung_fu_2014.play.notation import KungFu2014Notation
from kwoon.games.kung_fu_2014.play.position import Position
from kwoon.games.kung_fu_2014.play.steps import (
    Attacking,
    Blocking,
    Build,
    Countering,
    Discarding,
    Exchanging,
    Resolving,
    Returning,
    Step,
)
from kwoon.games.kung_fu_2014.play.turn import end_turn, settle_discards, start_turn
from kwoon.games.kung_fu_2014.sight.guess import fill_in
from kwoon.games.kung_fu_2014.sight.view import KungFu2014View
from kwoon.games.kung_fu_2014.sight.viewing import look

MOST_COUNTERATTACKS: Final[i64] = 100
"""In one turn: each may earn another one, and cards come back by being drawn."""


class KungFu2014(KungFu2014Notation):
    """The box."""

    def deal(self, dice: Dice, log: Log | None = None) -> KungFu2014State:
        state = KungFu2014State(self, log)
        state.chi = [self.pack.start_chi] * self.seats
        state.out = vec[i64]([0] * self.seats)
        state.hands = [[] for _ in range(self.seats)]
        state.known = [[] for _ in range(self.seats)]
        state.deck = self.kinds.deck[:]
        for seat in range(self.seats):  # kff14.setup.deal
            state.draw(seat, self.pack.hand, dice)
        start_turn(state, dice.roll(self.seats), dice)  # kff14.setup.first-player
        return state

    def guess(self, view: View, dice: Dice) -> KungFu2014State:
        assert isinstance(view, KungFu2014View)
        state = KungFu2014State(self, None)
        fill_in(state, view, dice)
        return state


class KungFu2014State(Position):
    """One position: the table, and the rules that change it, by what is asked on top of the stack."""

    def __init__(self, game: KungFu2014, log: Log | None) -> None:
        super().__init__(game, log)
        self.game = game

    # The contract.

    def asked(self) -> i64:
        if self.why or not self.steps:
            return 0
        return 1 << self.steps[-1].seat

    def ask_next(self, seat: i64) -> Ask | None:
        step = self.steps[-1]
        if isinstance(step, Attacking):
            return ask_attack(self, step)
        if isinstance(step, Blocking):
            return ask_block(self, step)
        if isinstance(step, Discarding):
            return ask_discards(self, seat, "discard")
        if isinstance(step, Returning):
            return ask_return(self, step)
        return ask_discards(self, seat, "exchange")

    def settle(self, dice: Dice) -> None:
        step = self.steps[-1]
        if isinstance(step, Attacking):
            settle_attack(self, step, dice)
        elif isinstance(step, Blocking):
            settle_block(self, step, dice)
        elif isinstance(step, Discarding):
            settle_discards(self, step.seat, dice)
        elif isinstance(step, Returning):
            settle_return(self, step, dice)
        elif isinstance(step, Exchanging):
            exchange(self, step.attack, step.at, drafted_discards(self, step.seat), dice)
            if not begin_returns(self, step.attack, step.at):
                clean_up(self, step.attack, step.at + 1, dice)
        self._go_on(dice)

    def concede(self, seat: i64, dice: Dice) -> None:
        if self.out[seat] != 0:
            raise Refused("You are out of the game already.")
        # A draft may rest on what is there no more, such as a target: whoever is asked starts again.
        for other in range(self.seats):
            self._clear_draft(other)
        give_up(self, seat, dice)
        self._go_on(dice)

    def outcome(self) -> Outcome | None:
        if not self.why:
            return None
        places: list[int] = []
        for mine in self.out:
            place = 1
            for other in self.out:
                if mine != 0 and (other == 0 or other > mine):
                    place += 1
            places.append(place)
        return Outcome(places, self.why)

    def view(self, seat: int) -> KungFu2014View:
        return look(self, seat)

    def copy(self) -> KungFu2014State:
        twin = KungFu2014State(self.game, None)
        twin.chi = self.chi[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = [known[:] for known in self.known]
        twin.out = self.out[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.steps = [step.copy() for step in self.steps]
        twin.active = self.active
        twin.turn = self.turn
        twin.countered = self.countered
        twin.why = self.why
        self._copy_drafts(twin)
        return twin

    def everything(self) -> list[int]:
        cards = self.deck + self.discard
        for hand in self.hands:
            cards = cards + hand
        if self.steps:
            for build in builds_of(self.steps[-1]):
                cards.extend([card for card in build.lying() if not self.kinds.on_table[card]])
        return sorted(cards + self.kinds.punches)

    def onward(self, ask: Ask) -> list[int]:
        """People name cards of a set and targets in any order; playouts and search need only the ascending one."""
        if self.brief:
            return ask.moves
        match ask.word:
            case "add" | "block-add":
                return onward_enhancements(self, ask)
            case "target":
                step = self.steps[-1]
                assert isinstance(step, Attacking)
                return onward_targets(self, step, ask)
            case "discard" | "exchange":
                return onward_discards(self, ask, 1)
            case "pay":
                return onward_discards(self, ask, price_left(self, ask.seat))
        return ask.moves

    def default(self, seat: i64, dice: Dice) -> int:
        """Whoever is late does as little as possible."""
        ask = self.ask(seat)
        if ask is None:
            return super().default(seat, dice)
        last = ask.moves[-1]
        if last >= self.kinds.pass_:
            return last
        targets = [move for move in ask.moves if move >= self.kinds.first_target]
        return targets[dice.roll(len(targets))] if targets else ask.moves[0]

    # What goes on by itself.

    def _go_on(self, dice: Dice) -> None:
        """Until somebody is asked or the game is over."""
        while not self.why:
            if not self.steps:
                end_turn(self)
                if not self.why:
                    start_turn(self, self.next_in(), dice)
                continue
            step = self.steps[-1]
            if isinstance(step, Countering):
                self._next_counterattack(step)
            elif isinstance(step, Blocking):
                attack = step.attack
                if step.at == len(attack.targets):
                    deal_damage(self, attack)
                    clean_up(self, attack, 0, dice)
                elif self.out[step.seat] != 0:
                    self.steps[-1] = Blocking(attack, step.at + 1)
                else:
                    return
            else:
                return

    def _next_counterattack(self, step: Countering) -> None:
        """One after the other, and those that they earn before the next one (kff14.counter.depth-first)."""
        if step.waiting and self.countered < MOST_COUNTERATTACKS:  # kff14.end.turn-cap
            self.countered += 1
            self.steps.append(Attacking(step.waiting.pop(0), step.attacker, Build()))
        else:
            self.steps.pop()


def builds_of(step: Step) -> list[Build]:
    """The builds that lie on the table while this step is asked."""
    if isinstance(step, Attacking):
        return [step.build]
    return [step.attack.build, *step.attack.blocks] if isinstance(step, Resolving) else []

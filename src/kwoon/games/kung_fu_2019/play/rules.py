"""Kung Fu Fighting!, 2019: weapons and stances in play, attacks and counters resolved together, alone or in teams."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.contract import NOTHING, Ask, Outcome, Refused, View
from kwoon.core.dice import Dice
from kwoon.core.events import Log
from kwoon.games.kung_fu_2019.cards.kinds import IS_BLOCK, NONE
from kwoon.games.kung_fu_2019.combat.answer import (
    ask_block,
    ask_step_in,
    go_on_answering,
    may_step_in,
    price_left,
    settle_block,
    settle_step_in,
)
from kwoon.games.kung_fu_2019.combat.attack import ask_plan, close, helpers, settle_declare, settle_help
from kwoon.games.kung_fu_2019.combat.claims import ask_take, next_claim, settle_take
from kwoon.games.kung_fu_2019.combat.plan import has_means, untargeted
from kwoon.games.kung_fu_2019.combat.resolve import resolve
from kwoon.games.kung_fu_2019.play.concede import give_up
from kwoon.games.kung_fu_2019.play.named import ascending
from kwoon.games.kung_fu_2019.play.notation import ATTACK, DISCARD, DROP, GIVE, JOIN, KungFu2019Notation
from kwoon.games.kung_fu_2019.play.position import Position
from kwoon.games.kung_fu_2019.play.setup import ask_archetype, set_up, settle_archetype
from kwoon.games.kung_fu_2019.play.slots import stance_alters_hand
from kwoon.games.kung_fu_2019.play.specials import ask_special, asked_for_specials, settle_specials
from kwoon.games.kung_fu_2019.play.steps import (
    AFTERMATH,
    ANSWER,
    CHOOSE_ARCHETYPE,
    CLOSED,
    DECLARE,
    EXCHANGE,
    EXTRA,
    HELP,
    PASS_CARD,
    PREPARE,
    REFILL,
    SPECIAL,
    STAGGERED,
    STEP_IN,
    SWAP,
    UPKEEP,
    Step,
)
from kwoon.games.kung_fu_2019.play.team import ask_pass_card, ask_swap, settle_pass_card, settle_swap
from kwoon.games.kung_fu_2019.play.turn import (
    ask_discards,
    ask_prepare,
    ask_upkeep,
    finish,
    settle_discards,
    settle_prepare,
    settle_upkeep,
    start_turn,
)
from kwoon.games.kung_fu_2019.sight.guess import fill_in
from kwoon.games.kung_fu_2019.sight.view import KungFu2019View
from kwoon.games.kung_fu_2019.sight.viewing import look


class KungFu2019(KungFu2019Notation):
    """The box."""

    def deal(self, dice: Dice, log: Log | None = None) -> KungFu2019State:
        state = KungFu2019State(self, log)
        set_up(state, dice)
        state.go_on(dice)
        return state

    def guess(self, view: View, dice: Dice) -> KungFu2019State:
        assert isinstance(view, KungFu2019View)
        state = KungFu2019State(self, None)
        fill_in(state, view, dice)
        return state


class KungFu2019State(Position):
    """One position: the table, and the rules that change it, by what is on top of the stack."""

    def __init__(self, game: KungFu2019, log: Log | None) -> None:
        super().__init__(game, log)
        self.game = game

    # The contract.

    def asked(self) -> i64:
        if self.why or not self.steps:
            return 0
        step = self.steps[-1]
        if step.what == ANSWER:
            if step.stage == STEP_IN:
                return may_step_in(self, step)
            return 1 << self.attacks[step.attack].targets[step.at]
        if step.what == HELP:
            return helpers(self, step)
        if step.what in (SPECIAL, AFTERMATH):
            return asked_for_specials(self, step)
        if step.what == SWAP:
            return (1 << step.seat) | (1 << step.at)
        if step.what == EXCHANGE:
            claim = next_claim(self, step)
            return 0 if claim is None else 1 << claim.taker
        return 1 << step.seat

    def ask_next(self, seat: i64) -> Ask | None:
        step = self.steps[-1]
        what = step.what
        if what == PREPARE:
            return ask_prepare(self, step)
        if what == REFILL:
            return ask_discards(self, seat)
        if what == ANSWER:
            return ask_step_in(self, step, seat) if step.stage == STEP_IN else ask_block(self, step)
        if what in (DECLARE, HELP):
            return ask_plan(self, step, seat)
        if what in (SPECIAL, AFTERMATH):
            return ask_special(self, step, seat)
        if what == UPKEEP:
            return ask_upkeep(self, seat)
        if what == SWAP:
            return ask_swap(self, step, seat)
        if what == PASS_CARD:
            return ask_pass_card(self, step)
        if what == CHOOSE_ARCHETYPE:
            return ask_archetype(self, seat)
        claim = next_claim(self, step)
        return None if claim is None else ask_take(self, claim)

    def settle(self, dice: Dice) -> None:
        step = self.steps[-1]
        what = step.what
        if what == PREPARE:
            settle_prepare(self, step, dice)
        elif what == REFILL:
            settle_discards(self, step.seat, dice)
        elif what == ANSWER:
            if step.stage == STEP_IN:
                settle_step_in(self, step, dice)
            else:
                settle_block(self, step, dice)
        elif what == DECLARE:
            settle_declare(self, step)
        elif what == HELP:
            settle_help(self, step)
        elif what in (SPECIAL, AFTERMATH):
            settle_specials(self, step, dice)
        elif what == UPKEEP:
            settle_upkeep(self, step.seat, dice)
        elif what == SWAP:
            settle_swap(self, step, dice)
        elif what == PASS_CARD:
            settle_pass_card(self, step)
        elif what == CHOOSE_ARCHETYPE:
            settle_archetype(self, step.seat)
        elif what == EXCHANGE:
            claim = next_claim(self, step)
            if claim is not None:
                settle_take(self, step, claim)
        self.go_on(dice)

    def concede(self, seat: i64, dice: Dice) -> None:
        if self.out[seat] != 0:
            raise Refused("You are out of the game already.")
        # A draft may rest on what is there no more, such as a target: whoever is asked starts again.
        for other in range(self.seats):
            self._clear_draft(other)
        give_up(self, seat)
        self.go_on(dice)

    def outcome(self) -> Outcome | None:
        if not self.why:
            return None
        left: list[int] = [NONE] * len(self.chi)
        for seat in range(self.seats):  # a team is out when the last of it is
            team = self.team[seat]
            if self.out[seat] == 0:
                left[team] = 0
            elif left[team] != 0 and self.out[seat] > left[team]:
                left[team] = self.out[seat]
        places: list[int] = []
        for seat in range(self.seats):
            mine = left[self.team[seat]]
            place = 1
            for other in range(self.seats):
                theirs = left[self.team[other]]
                if mine != 0 and (theirs == 0 or theirs > mine):
                    place += 1
            places.append(place)
        return Outcome(places, self.why)

    def view(self, seat: int) -> KungFu2019View:
        return look(self, seat)

    def copy(self) -> KungFu2019State:
        twin = KungFu2019State(self.game, None)
        twin.chi = self.chi[:]
        twin.most_chi = self.most_chi  # never changed after the setup
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = [[held[:] for held in knows] for knows in self.known]
        twin.weapon = self.weapon[:]
        twin.on_weapon = [hung[:] for hung in self.on_weapon]
        twin.stance = self.stance[:]
        twin.on_stance = [hung[:] for hung in self.on_stance]
        twin.archetype = self.archetype[:]
        twin.beside = [cards[:] for cards in self.beside]
        twin.aside = self.aside[:]
        twin.poison = self.poison[:]
        twin.out = self.out[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.attacks = [attack.copy() for attack in self.attacks]
        twin.spent = self.spent[:]
        twin.takes = self.takes[:]
        twin.steps = [step.copy() for step in self.steps]
        twin.active = self.active
        twin.turn = self.turn
        twin.specials = self.specials
        twin.attacked = self.attacked
        twin.forfeited = self.forfeited
        twin.why = self.why
        self._copy_drafts(twin)
        return twin

    def everything(self) -> list[int]:
        cards = self.deck + self.discard + self.spent + self.aside
        for seat in range(self.seats):
            cards.extend(self.hands[seat])
            cards.extend(self.on_weapon[seat])
            cards.extend(self.on_stance[seat])
            cards.extend(self.beside[seat])
            for card in (self.weapon[seat], self.stance[seat], self.archetype[seat]):
                if card != NONE:
                    cards.append(card)
        for attack in self.attacks:
            if not attack.armed:
                cards.append(attack.base)
            cards.extend(list(attack.cards))
            cards.extend([card for card in attack.blocks if card != NONE and self.kinds.sort[card] == IS_BLOCK])
        return sorted(cards)

    def onward(self, ask: Ask) -> list[int]:
        """Sets of cards are named in ascending order; in people's asks any order will do."""
        last = self.last_drafted(ask.seat)
        if ask.word == "discard":
            return self._discards_onward(ask, last)
        if last == NOTHING and ask.word not in ("price", "swap"):
            return ask.moves
        if ask.word == "price":
            return ascending(self, ask.seat, ask.moves, DISCARD, price_left(self, ask.seat))
        if ask.word == "swap":
            owed = self.steps[-1].stage - self.drafted(ask.seat)
            return ascending(self, ask.seat, ask.moves, GIVE, owed)
        if ask.word in ("add", "help"):
            if last >= ATTACK * self.count:
                return ask.moves
            least = last if last // self.count >= JOIN else last + 1
            return [move for move in ask.moves if move >= least]
        if ask.word == "target" and last < self.rules.first_take:
            return [move for move in ask.moves if move > last]
        return ask.moves

    def _discards_onward(self, ask: Ask, last: i64) -> list[int]:
        """Cards before slots; of slots only what changes how many are drawn, the rest is as well given up later."""
        first = DROP * self.count
        if last >= first:
            return [move for move in ask.moves if move > last]
        moves = ask.moves
        if len(moves) > 1 and moves[len(moves) - 2] >= first:
            kept = first + self.stance[ask.seat] if stance_alters_hand(self, ask.seat) else NOTHING
            moves = [move for move in moves if move < first or move in (kept, self.rules.done)]
        return moves if last == NOTHING or self.brief else ascending(self, ask.seat, moves, DISCARD, 0)

    def default(self, seat: i64, dice: Dice) -> int:
        """Whoever is late plays nothing, but strikes somebody, so that a game among sleepers comes to an end too."""
        ask = self.ask(seat)
        if ask is None:
            return super().default(seat, dice)
        rules = self.rules
        if ask.word == "discard" and ask.moves[0] < DROP * self.count and not has_means(self, seat):
            return ask.moves[0]
        if ask.word == "prepare":
            targets = [move for move in ask.moves if rules.first_target <= move < rules.first_take]
            if targets:
                return targets[dice.roll(len(targets))]
        last = ask.moves[-1]
        return last if last >= rules.pay else ask.moves[dice.roll(len(ask.moves))]

    def asks_aside(self) -> bool:
        if not self.steps:
            return False
        step = self.steps[-1]
        if step.what == ANSWER:
            return step.stage == STEP_IN
        return step.what in (HELP, SPECIAL, AFTERMATH)

    def turns(self) -> i64:
        return self.turn

    # What goes on by itself.

    def go_on(self, dice: Dice) -> None:
        """Until somebody is asked or the game is over."""
        while not self.why:
            if not self.steps:
                if self.turn >= self.game.pack.turn_cap:  # kff19.end.no-stall-rule
                    finish(self, "turn-cap")
                    return
                first = self.turn == 0 and self.out[self.active] == 0
                start_turn(self, self.active if first else self.next_in(), dice)
                continue
            step = self.steps[-1]
            what = step.what
            if what == ANSWER:
                if go_on_answering(self, step):
                    if self.steps[-1] is step:
                        return
                else:
                    self._next_attack(step)
            elif what == CLOSED:
                close(self, step, dice)
            elif what == EXCHANGE:
                if next_claim(self, step) is not None:
                    return
                resolve(self, dice)
            elif self._is_asked(step):
                return

    def _next_attack(self, step: Step) -> None:
        """An attack is answered: then those that were made beside it (kff19.ygtw.order)."""
        attack = self.attacks[step.attack]
        for at in range(step.attack + 1, len(self.attacks)):
            if self.attacks[at].group == attack.group:
                step.attack = at
                step.at = 0
                step.stage = STEP_IN
                return
        self.steps.pop()

    def _is_asked(self, step: Step) -> bool:
        """Whether there is somebody to answer; a step without anybody is taken off the stack."""
        what = step.what
        if what in (SPECIAL, AFTERMATH):
            if asked_for_specials(self, step) and (what == AFTERMATH or self.out[step.seat] == 0):
                return True
        elif what == PASS_CARD:
            if self.out[step.seat] == 0 and self.mates(step.seat):
                return True
        elif what == HELP:
            if not self.attacks[step.attack].void and helpers(self, step):
                return True
            step.what = CLOSED
            step.at = 0
            return False
        elif what == DECLARE:
            if self.out[step.seat] == 0:
                if step.stage == EXTRA:
                    return self._pop_unless(has_means(self, step.seat) and bool(untargeted(self, step.seat)))
                if step.stage == STAGGERED:
                    return self._pop_unless(has_means(self, step.seat) and self.out[step.at] == 0)
                countered = self.attacks[step.attack]
                if not countered.void and self.out[countered.aims[step.at]] == 0:
                    return True
        elif what == SWAP:
            if self.out[step.seat] == 0 and self.out[step.at] == 0:
                return True
        elif self.out[step.seat] == 0:
            return True
        return self._pop_unless(False)

    def _pop_unless(self, asked: bool) -> bool:
        if not asked:
            self.steps.pop()
        return asked

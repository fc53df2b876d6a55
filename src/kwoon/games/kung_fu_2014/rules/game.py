"""KungFu Fighting (2014): attacks and blocks are built card by card, counterattacks form chains, and the last player
with Chi wins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.events import EventLog
from kwoon.core.game import IllegalMove, Outcome, Prompt, View
from kwoon.core.message import msg
from kwoon.games.kung_fu_2014.combat.attack_declaration import apply_attack_draft, attack_prompt, canonical_targets
from kwoon.games.kung_fu_2014.combat.building import block_prompt, canonical_enhancement_moves, resolve_block
from kwoon.games.kung_fu_2014.combat.cleanup import (
    begin_card_returns,
    remaining_return_cost,
    replace_cards,
    resolve_card_return,
    return_card_prompt,
    run_cleanup,
)
from kwoon.games.kung_fu_2014.combat.damage import deal_damage
from kwoon.games.kung_fu_2014.rules.discards import canonical_discards, discards_prompt, drafted_discards
from kwoon.games.kung_fu_2014.rules.notation import KungFu2014Notation
from kwoon.games.kung_fu_2014.rules.pending_steps import (
    BlockStep,
    BuildAttackStep,
    CombatBuild,
    CounterattackQueue,
    DeclaredAttackStep,
    DiscardStep,
    ExchangeCardsStep,
    PendingStep,
    ReturnCardStep,
)
from kwoon.games.kung_fu_2014.rules.state import BaseKungFu2014State
from kwoon.games.kung_fu_2014.rules.turn import concede_seat, discard_and_refill, end_turn, start_turn
from kwoon.games.kung_fu_2014.view.builder import build_view, sample_into
from kwoon.games.kung_fu_2014.view.view import KungFu2014View

MAX_COUNTERATTACKS: Final[i64] = 100
"""Maximum number of counterattacks per turn. A counterattack can earn another one, and discarded cards can be drawn
again, so chains might otherwise never end."""


class KungFu2014(KungFu2014Notation):
    def deal(self, dice: Dice, log: EventLog | None = None) -> KungFu2014State:
        state = KungFu2014State(self, log)
        state.chi = [self.pack.start_chi] * self.seats
        state.eliminated = vec[i64]([0] * self.seats)
        state.hands = [[] for _ in range(self.seats)]
        state.known = [[] for _ in range(self.seats)]
        state.deck = self.kinds.deck[:]
        for seat in range(self.seats):  # kff14.setup.deal
            state.draw(seat, self.pack.hand_size, dice)
        start_turn(state, dice.roll(self.seats), dice)  # kff14.setup.first-player
        return state

    def sample_state(self, view: View, dice: Dice) -> KungFu2014State:
        assert isinstance(view, KungFu2014View)
        state = KungFu2014State(self, None)
        sample_into(state, view, dice)
        return state


class KungFu2014State(BaseKungFu2014State):
    """One position. The step on top of the stack decides which seat is prompted and what a move does."""

    def __init__(self, game: KungFu2014, log: EventLog | None) -> None:
        super().__init__(game, log)
        self.game = game

    # State interface.

    def seats_to_act(self) -> i64:
        if self.why or not self.steps:
            return 0
        return 1 << self.steps[-1].seat

    def next_draft_prompt(self, seat: i64) -> Prompt | None:
        step = self.steps[-1]
        if isinstance(step, BuildAttackStep):
            return attack_prompt(self, step)
        if isinstance(step, BlockStep):
            return block_prompt(self, step)
        if isinstance(step, DiscardStep):
            return discards_prompt(self, seat, "discard")
        if isinstance(step, ReturnCardStep):
            return return_card_prompt(self, step)
        return discards_prompt(self, seat, "exchange")

    def resolve(self, dice: Dice) -> None:
        step = self.steps[-1]
        if isinstance(step, BuildAttackStep):
            apply_attack_draft(self, step, dice)
        elif isinstance(step, BlockStep):
            resolve_block(self, step, dice)
        elif isinstance(step, DiscardStep):
            discard_and_refill(self, step.seat, dice)
        elif isinstance(step, ReturnCardStep):
            resolve_card_return(self, step, dice)
        elif isinstance(step, ExchangeCardsStep):
            replace_cards(self, step.attack, step.target_index, drafted_discards(self, step.seat), dice)
            if not begin_card_returns(self, step.attack, step.target_index):
                run_cleanup(self, step.attack, step.target_index + 1, dice)
        self._advance_to_next_prompt(dice)

    def concede(self, seat: i64, dice: Dice) -> None:
        if self.eliminated[seat] != 0:
            raise IllegalMove(msg("core-errors-already-out"))
        # A draft may depend on something that is now gone, such as a target, so every draft starts over.
        for other in range(self.seats):
            self._clear_draft(other)
        concede_seat(self, seat, dice)
        self._advance_to_next_prompt(dice)

    def outcome(self) -> Outcome | None:
        if not self.why:
            return None
        return Outcome(self.places_by_elimination(list(self.eliminated)), self.why)

    def view(self, seat: int) -> KungFu2014View:
        return build_view(self, seat)

    def copy(self) -> KungFu2014State:
        copy = KungFu2014State(self.game, None)
        copy.chi = self.chi[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.known = [known[:] for known in self.known]
        copy.eliminated = self.eliminated[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.steps = [step.copy() for step in self.steps]
        copy.active = self.active
        copy.turn = self.turn
        copy.counterattack_count = self.counterattack_count
        copy.why = self.why
        self._copy_drafts(copy)
        return copy

    def all_cards(self) -> list[int]:
        cards = self.deck + self.discard
        for hand in self.hands:
            cards = cards + hand
        if self.steps:
            for build in builds_on_table(self.steps[-1]):
                cards.extend([card for card in build.cards_on_table() if not self.kinds.on_table[card]])
        return sorted(cards + self.kinds.table_cards)

    def canonical_moves(self, prompt: Prompt) -> list[int]:
        """Return the moves that keep sets of cards and targets in ascending order, for playouts and search."""
        if self.canonical_only:
            return prompt.moves
        match prompt.kind:
            case "add" | "block-add":
                return canonical_enhancement_moves(self, prompt)
            case "target":
                step = self.steps[-1]
                assert isinstance(step, BuildAttackStep)
                return canonical_targets(self, step, prompt)
            case "discard" | "exchange":
                return canonical_discards(self, prompt, 1)
            case "pay":
                return canonical_discards(self, prompt, remaining_return_cost(self, prompt.seat))
        return prompt.moves

    def default_move(self, seat: i64, dice: Dice) -> int:
        """Return the move made for a player whose time is up: `pass` or `done` if offered, otherwise a random target,
        otherwise the first move."""
        prompt = self.prompt(seat)
        if prompt is None:
            return super().default_move(seat, dice)
        last = prompt.moves[-1]
        if last >= self.kinds.pass_move:
            return last
        targets = [move for move in prompt.moves if move >= self.kinds.first_target]
        return targets[dice.roll(len(targets))] if targets else prompt.moves[0]

    # Automatic progress.

    def _advance_to_next_prompt(self, dice: Dice) -> None:
        """Advance until a seat is prompted or the game is over."""
        while not self.why:
            if not self.steps:
                end_turn(self)
                if not self.why:
                    start_turn(self, self.next_active_seat(), dice)
                continue
            step = self.steps[-1]
            if isinstance(step, CounterattackQueue):
                self._start_next_counterattack(step)
            elif isinstance(step, BlockStep):
                attack = step.attack
                if step.target_index == len(attack.targets):
                    deal_damage(self, attack)
                    run_cleanup(self, attack, 0, dice)
                elif self.eliminated[step.seat] != 0:
                    self.steps[-1] = BlockStep(attack, step.target_index + 1)
                else:
                    return
            else:
                return

    def _start_next_counterattack(self, step: CounterattackQueue) -> None:
        """Start the next counterattack, or remove the queue if it is empty or the limit is reached. Counterattacks that
        the next one earns come before the rest of the queue (kff14.counter.depth-first)."""
        if step.waiting_seats and self.counterattack_count < MAX_COUNTERATTACKS:  # kff14.end.turn-cap
            self.counterattack_count += 1
            self.steps.append(BuildAttackStep(step.waiting_seats.pop(0), step.attacker, CombatBuild()))
        else:
            self.steps.pop()


def builds_on_table(step: PendingStep) -> list[CombatBuild]:
    if isinstance(step, BuildAttackStep):
        return [step.build]
    return [step.attack.build, *step.attack.blocks] if isinstance(step, DeclaredAttackStep) else []

"""Kung Fur Fight: dogs and cats send sealed teams to three arenas, and their Leaders' abilities decide the combats."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.card_lists import contains
from kwoon.core.dice import Dice
from kwoon.core.events import EventLog
from kwoon.core.game import NO_MOVE, Outcome, Prompt, View
from kwoon.games.kung_fur_fight.cards.abilities import ADD_WEAPONS, COUNTER_WEAPONS
from kwoon.games.kung_fur_fight.combat.combat import (
    add_weapons,
    apply_assistant_pick,
    remove_assistant,
    resume_combats,
    reveal_plans,
    weakest_assistants,
)
from kwoon.games.kung_fur_fight.combat.optional_decisions import record_option_use
from kwoon.games.kung_fur_fight.combat.rewards import apply_peel_pick, must_choose_reward, set_next_reward
from kwoon.games.kung_fur_fight.rules.notation import RANDOM_SEAT, FurNotation
from kwoon.games.kung_fur_fight.rules.pending_combat import (
    ADDING,
    DECIDING_USE,
    OVER,
    PLANNING,
    REMOVING,
    USE_ABILITY,
    Combat,
)
from kwoon.games.kung_fur_fight.rules.plan import NO_ROUND, FurPlan, canonical_plan_moves, legal_plan_moves
from kwoon.games.kung_fur_fight.rules.refresh import log_score
from kwoon.games.kung_fur_fight.rules.state import BaseFurState
from kwoon.games.kung_fur_fight.view.builder import build_view, sample_into
from kwoon.games.kung_fur_fight.view.view import FurView


class KungFurFight(FurNotation):
    def deal(self, dice: Dice, log: EventLog | None = None) -> FurState:
        state = FurState(self, log)
        state.set_up(dice.roll(2) if self.dogs == RANDOM_SEAT else self.dogs)  # fur.ruling.factions-assigned
        state.log_event("factions", state.dogs)
        state.start_round(dice)
        return state

    def sample_state(self, view: View, dice: Dice) -> FurState:
        assert isinstance(view, FurView)
        state = FurState(self, None)
        sample_into(state, view, dice)
        state.sample_drafts(view, dice)
        return state


class FurState(BaseFurState):
    def __init__(self, game: FurNotation, log: EventLog | None) -> None:
        super().__init__(game, log)
        self.plans: list[FurPlan] | None = None
        """The plans that the drafts result in, created on first use."""

    # State interface.

    def seats_to_act(self) -> i64:
        if self.phase == PLANNING:
            return 3
        if self.phase == OVER:
            return 0
        combat = self.combat
        assert combat is not None
        return 1 << (combat.deciders[0] if combat.deciders else combat.winner)

    def next_draft_prompt(self, seat: i64) -> Prompt | None:
        if self.phase == PLANNING:
            plan = self.drafted_plan(seat)
            return None if plan.sealed else Prompt(seat, "plan", legal_plan_moves(plan, self.canonical_only))
        if self.first_moves[seat] != NO_MOVE:
            return None
        return self._combat_prompt(seat)

    def resolve(self, dice: Dice) -> None:
        if self.phase == PLANNING:
            plans = [self.drafted_plan(0), self.drafted_plan(1)]
            reveal_plans(self, plans, dice)
            plans[0].round = NO_ROUND
            plans[1].round = NO_ROUND
            return
        combat = self.combat
        assert combat is not None
        self.apply_combat_decision(self.first_moves[combat.deciders[0] if combat.deciders else combat.winner], dice)

    def apply_combat_decision(self, move: i64, dice: Dice) -> None:
        """Apply a decision in a combat and continue to the next decision."""
        combat = self.combat
        assert combat is not None
        game = self.game
        if move < game.first_add:
            add_weapons(self, combat, move - game.first_throw)
        elif move < game.first_remove:
            apply_assistant_pick(self, combat, move - game.first_add)
        elif move < game.first_pick:
            remove_assistant(self, combat, move - game.first_remove)
        elif move < game.first_use:
            apply_peel_pick(self, combat, move - game.first_pick)
        elif move < game.first_ignore:
            record_option_use(self, combat, 0 if (move - game.first_use) & 1 else 1)
        elif move < game.first_take:
            record_option_use(self, combat, move - game.first_ignore)
        else:
            set_next_reward(combat, move - game.first_take)
        resume_combats(self, dice)

    def concede(self, seat: i64, dice: Dice) -> None:  # fur.ruling.resign
        self.phase = OVER
        self.winner = 1 - seat
        self.why = "conceded"
        self.plans = None
        self.log_event("concede", seat)
        log_score(self)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        places = [1, 1]
        if self.winner >= 0:
            places[1 - self.winner] = 2
        return Outcome(places, self.why)

    def view(self, seat: int) -> FurView:
        plan = self.drafted_plan(seat) if seat >= 0 and self.phase == PLANNING else None
        return build_view(self, plan, seat)

    def copy(self) -> FurState:
        copy = FurState(self.game, None)
        copy.canonical_only = self.canonical_only
        if self.plans is not None and self.phase == PLANNING:
            copy.plans = [self.plans[0].copy(), self.plans[1].copy()]
        self.copy_into(copy)
        return copy

    def default_move(self, seat: i64, dice: Dice) -> int:
        """Return the move made when time is up: seal the plan as it is, or decline an optional action. A card that must
        be chosen is chosen at random."""
        prompt = self.prompt(seat)
        if prompt is not None and prompt.kind not in ("pick", "take"):
            return prompt.moves[0] if prompt.kind in ("throw", "ignore") else prompt.moves[-1]
        return super().default_move(seat, dice)

    # Plans.

    def drafted_plan(self, seat: i64) -> FurPlan:
        """Return the plan that a seat's draft results in. The plan is updated incrementally, so that in a long draft
        the thousandth change costs no more than the first.

        The plan depends on the seat's possessions, which change only when drafts resolve, and on the draft, which
        changes only in the two methods below. Resolving and these two methods each update or invalidate the plan; an
        invalid plan is rebuilt here.
        """
        plans = self.plans
        if plans is None:
            plans = [FurPlan(self.pack, self.game), FurPlan(self.pack, self.game)]
            self.plans = plans
        plan = plans[seat]
        if plan.round != self.round:
            plan.reset(self, seat)
            for move in self.draft(seat):
                plan.apply_move(move)
        return plan

    def add_to_draft(self, seat: i64, move: int) -> None:
        if self.phase == PLANNING:
            self.drafted_plan(seat).apply_move(move)
        super().add_to_draft(seat, move)

    def _clear_draft(self, seat: i64) -> None:
        super()._clear_draft(seat)
        if self.plans is not None:
            self.plans[seat].round = NO_ROUND

    def canonical_moves(self, prompt: Prompt) -> list[int]:
        if self.canonical_only or self.phase != PLANNING:
            return prompt.moves
        return canonical_plan_moves(self.drafted_plan(prompt.seat), prompt.moves)

    # Decisions in a combat.

    def _combat_prompt(self, seat: i64) -> Prompt:
        combat = self.combat
        assert combat is not None
        pack = self.pack
        game = self.game
        if combat.deciders and combat.step == ADDING:
            leader = combat.leaders[seat]
            if pack.abilities[leader] == ADD_WEAPONS:  # fur.card.ringo
                maximum = min(pack.first_numbers[leader], self.sides[seat].unused_weapons)
                return Prompt(seat, "throw", [int(game.first_throw + count) for count in range(maximum + 1)])
            moves: list[int] = []  # fur.card.shiue-no-tumaz, fur.ruling.shiue-no-chef
            for card in self.sides[seat].hand:
                if not pack.leader_only[card] and not contains(moves, game.first_add + card):
                    moves.append(game.first_add + card)
            moves.append(game.first_add + pack.num_fighters)
            return Prompt(seat, "add", moves)
        if combat.deciders and combat.step == REMOVING:
            moves = [int(game.first_remove + card) for card in weakest_assistants(self, combat)]
            moves.append(game.first_remove + pack.num_fighters)
            return Prompt(seat, "remove", moves)
        if combat.deciders and combat.step == DECIDING_USE:
            return self._optional_use_prompt(combat, seat)
        moves = []
        if not self.looked_at and must_choose_reward(self, combat):  # fur.ruling.reward-order
            for card in combat.won_rewards:
                if not contains(moves, game.first_take + card):
                    moves.insert(0, game.first_take + card)
            return Prompt(seat, "take", moves)
        for card in self.looked_at:  # fur.item.peel
            if not contains(moves, game.first_pick + card):
                moves.append(game.first_pick + card)
        return Prompt(seat, "pick", moves)

    def _optional_use_prompt(self, combat: Combat, seat: i64) -> Prompt:
        """Return the prompt for an option that may be left unused (fur.ruling.optional-asked)."""
        game = self.game
        if combat.deciding_about != USE_ABILITY:
            return Prompt(seat, "token", [int(game.first_use + 2), int(game.first_use + 3)])
        leader = combat.leaders[seat]
        if self.pack.abilities[leader] != COUNTER_WEAPONS:
            return Prompt(seat, "use", [int(game.first_use), int(game.first_use + 1)])
        maximum = min(
            self.pack.first_numbers[leader], self.sides[1 - seat].arena_sides[combat.arena].weapons
        )  # fur.ruling.ban-full
        return Prompt(seat, "ignore", [int(game.first_ignore + count) for count in range(maximum + 1)])

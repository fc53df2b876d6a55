"""Fast policy for Kung Fur Fight: it evaluates plans as plain numbers and follows simple rules in combats.

It reads only public information, and both sides' plans and their probabilities are a function of the position. It
therefore does not have to remember its plan. It samples one of the plans that begin like the current draft, in
proportion to their probabilities, and makes that plan's next move, so every plan is played with its intended frequency.
The last result is cached only because the policy is prompted many times in a round.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.kung_fur_fight.greedy import (
    assistant_to_win,
    best_optional_use,
    best_reward,
    choose_first_reward,
    weapons_to_win,
)
from kwoon.bots.kung_fur_fight.plan_inputs import RewardCardEffects, round_cache_key
from kwoon.bots.kung_fur_fight.planner import FurRoundPlanner, PlanMixture
from kwoon.bots.mixed_strategy.strategies import ROLL_SIDES
from kwoon.bots.packed_vectors import equal_vectors, seed_from_numbers
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Prompt, State
from kwoon.games.kung_fur_fight.combat.combat import weakest_assistants
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight


class FastFurPolicy(FastPolicy):
    """Plays a mixed strategy over generated plans, solved from their payoff matrix. It follows simple rules in combats."""

    def __init__(self, game: KungFurFight) -> None:
        self.game = game
        self.reward_values = RewardCardEffects(game)
        self.plan_key: vec[i64] = vec[i64]()
        """Inputs of the cached plans."""
        self.mixtures: list[PlanMixture] = []

    def choose_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        assert isinstance(state, FurState)
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        if prompt.kind != "plan":
            return self._choose_in_combat(state, prompt)
        numbers = round_cache_key(state)
        if not equal_vectors(numbers, self.plan_key):
            pools = FurRoundPlanner(self.game, state, self.reward_values, int(seed_from_numbers(numbers))).pools
            self.mixtures = [PlanMixture(pools[0]), PlanMixture(pools[1])]
            self.plan_key = numbers
        return self._next_plan_move(self.mixtures[prompt.seat], state.draft(int(prompt.seat)), prompt, dice)

    def _next_plan_move(self, mixture: PlanMixture, draft: tuple[int, ...], prompt: Prompt, dice: Dice) -> int:
        """Return the next move of a sampled plan that continues the draft, or the sealing move if no plan does."""
        laid = list(draft)
        size = len(laid)
        total = 0.0
        for at, moves in enumerate(mixture.moves):
            if moves[:size] == laid:
                total += mixture.probabilities[at]
        found = int(self.game.seal_move)
        point = total * float(int(dice.roll(ROLL_SIDES))) / ROLL_SIDES
        for at, moves in enumerate(mixture.moves):
            if moves[:size] == laid:
                found = moves[size]
                point -= mixture.probabilities[at]
                if point < 0.0:
                    break
        return found

    def _choose_in_combat(self, state: FurState, prompt: Prompt) -> int:
        """Choose a move in a combat by simple rules: win if possible, lose the weakest animal, and take the card with
        the best rough value."""
        combat = state.combat
        assert combat is not None
        game = self.game
        if prompt.kind == "throw":
            return int(game.first_throw + weapons_to_win(state, combat, prompt.seat))
        if prompt.kind == "add":
            return int(game.first_add + assistant_to_win(state, combat, prompt.seat))
        if prompt.kind == "remove":
            return int(game.first_remove + weakest_assistants(state, combat)[0])
        if prompt.kind == "ignore":
            return int(game.first_ignore + best_optional_use(state, combat))
        if prompt.kind in ("use", "token"):
            return prompt.moves[0] if best_optional_use(state, combat) > 0 else prompt.moves[1]
        if prompt.kind == "take":
            return int(game.first_take + choose_first_reward(state, combat))
        return int(game.first_pick + best_reward(state, state.looked_at))

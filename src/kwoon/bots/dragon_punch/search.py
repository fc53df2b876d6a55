"""Search for Dragon Punch: guesses the opponent's hidden cards and looks a few turns ahead with both hands known.

The opponent knows its own cards and this bot does not, so every guess has its own matrix. The bot needs one mixed
strategy for all of them, while the opponent may mix differently in each.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from kwoon.bots.dragon_punch.greedy import GreedyDragonPunchBot
from kwoon.bots.dragon_punch.lookahead import RoundLookahead, RoundState
from kwoon.bots.mixed_strategy.simplex import row_strategy
from kwoon.bots.mixed_strategy.strategies import add_regret, normalized, sample_index, without_rare_moves
from kwoon.bots.payoff_matrix import OpponentModel
from kwoon.bots.search_common import Budget, next_planned_move
from kwoon.bots.strength.best_response import BotFactory, estimate_move_probabilities
from kwoon.core.dice import Dice
from kwoon.core.game import NO_MOVE, Player, Prompt, State, View
from kwoon.games.dragon_punch.combat.exchange import next_initiative
from kwoon.games.dragon_punch.rules.hand_moves import find_card_to_switch
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.games.dragon_punch.rules.state import PLAYING, SWITCHING, BaseDragonState
from kwoon.games.dragon_punch.view.view import DragonView

REGRET_ITERATIONS: Final = 300
"""Iterations of regret matching for the current turn."""
SWITCH_SHARPNESS: Final = 150.0
"""Preference for the better of two switches: one whose win chance is a percentage point lower is chosen 22% as often.
"""


class DragonSearchBot(Player):
    """Looks `turns` turns ahead, from as many guesses as its budget allows."""

    def __init__(
        self, game: DragonNotation, dice: Dice, turns: int, budget: Budget, opponent: OpponentModel | None = None
    ) -> None:
        self.game = game
        self.dice = dice
        self.turns = turns
        self.budget = budget
        self.greedy = GreedyDragonPunchBot(game, dice)
        self.opponent = OpponentModel() if opponent is None else opponent
        self.opponent_factory: BotFactory | None = None
        """Makes the opponent's bot; None if that bot is not known."""
        self.uses_tablebase = True
        """Whether the bot looks up solved rounds."""
        self.lookaheads: dict[tuple[tuple[int, ...], tuple[int, ...]], RoundLookahead] = {}
        self.chance = 0.5
        """Estimated chance to win the round, from the last search."""
        self.plan: list[int] = []

    def choose(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, DragonView)
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        if view.phase == PLAYING:
            return self._choose_card_to_play(view, prompt)
        if view.phase == SWITCHING:
            return self._choose_card_to_switch(view, prompt)
        return self.greedy.choose(view, prompt)

    # Sampling hidden cards.

    def _sample_states(self, view: DragonView) -> tuple[list[BaseDragonState], list[float]]:
        """Return distinct positions that are consistent with the view, and how often each was sampled."""
        found: list[BaseDragonState] = []
        counts: list[float] = []
        seen: dict[tuple[int, ...], int] = {}
        other = 1 - view.seat
        for _ in range(self.budget.max_games):
            state: State = self.game.sample_state(view, self.dice)
            assert isinstance(state, BaseDragonState)
            key = (state.red[other], *state.kinds[other])
            at = seen.get(key, -1)
            if at < 0:
                seen[key] = len(found)
                found.append(state)
                counts.append(1.0)
            else:
                counts[at] += 1.0
        return found, counts

    def _lookahead_for(self, state: BaseDragonState) -> RoundLookahead:
        key = (tuple(state.kinds[0]), tuple(state.kinds[1]))
        found = self.lookaheads.get(key)
        if found is None:
            # Most sampled hands never come up again.
            if len(self.lookaheads) > 64:
                self.lookaheads.clear()
            found = RoundLookahead(self.game, state.kinds)
            found.tablebase.is_available = found.tablebase.is_available and self.uses_tablebase
            self.lookaheads[key] = found
        elif len(found.value_cache) > 200_000:
            found.value_cache.clear()
        return found

    # Playing a card.

    def _choose_card_to_play(self, view: DragonView, prompt: Prompt) -> int:
        began = time.monotonic()
        states, often = self._sample_states(view)
        tables: list[list[list[float]]] = []
        moves: list[int] = []
        for state in states:
            bout = self._lookahead_for(state)
            table = bout.payoff_table(RoundState(state.red, state.flipped, state.initiative), self.turns)
            moves = bout.hand_of(view.seat).available_plays(state.red[view.seat], state.flipped[view.seat])[0]
            tables.append(
                self._payoffs_against_model(state, view.seat, table if view.seat == 0 else opponent_payoffs(table))
            )
            if self.budget.is_spent(0, began):
                break
        strategy, self.chance = solve_bayesian(tables, often[: len(tables)])
        return moves[sample_index(strategy, self.dice)]

    def _payoffs_against_model(self, state: BaseDragonState, seat: int, table: list[list[float]]) -> list[list[float]]:
        """Return the payoff matrix adjusted for the opponent model, in which the opponent plays optimally only part of
        the time."""
        other = 1 - seat
        theirs = self._lookahead_for(state).hand_of(other).available_plays(state.red[other], state.flipped[other])[0]
        seen: View = state.view(other)
        assert isinstance(seen, DragonView)
        if self.opponent_factory is None:
            return self.opponent.payoffs_against_opponent(table, row_strategy(self.greedy.payoff_matrix(seen, theirs)))
        prompt = Prompt(other, "play", theirs)
        return self.opponent.payoffs_against_opponent(
            table, estimate_move_probabilities(self.game, self.opponent_factory, seen, prompt, self.dice)
        )

    # Switching cards after damage.

    def _choose_card_to_switch(self, view: DragonView, prompt: Prompt) -> int:
        planned = next_planned_move(self.plan, view, prompt)
        if planned != NO_MOVE:
            return planned
        began = time.monotonic()
        states, often = self._sample_states(view)
        seat = view.seat
        ways: list[int] = []
        plans: list[list[int]] = []
        for left in (
            self._lookahead_for(states[0]).hand_of(seat).masks_after_switching(states[0].red[seat], view.damage[seat])
        ):
            plan = self._moves_to_turn_red(states[0], seat, left, list(view.draft))
            if plan:
                ways.append(left)
                plans.append(plan)
        worth = [0.0] * len(ways)
        total = 0.0
        for at, state in enumerate(states):
            for place, left in enumerate(ways):
                worth[place] += often[at] * self._value_after_switch(state, seat, left)
            total += often[at]
            if self.budget.is_spent(0, began):
                break
        high = max(worth)
        self.chance = high / total
        odds = [math.exp(SWITCH_SHARPNESS * (each - high) / total) for each in worth]
        self.plan = plans[sample_index(normalized(odds), self.dice)]
        return self.plan[len(view.draft)]

    def _moves_to_turn_red(self, state: BaseDragonState, seat: int, red_after: int, draft: list[int]) -> list[int]:
        """Return the moves that turn the cards in `red_after` red, starting with the draft, or an empty list if the
        draft switches other cards."""
        game = self.game
        kinds = state.kinds[seat]
        flipped = state.flipped[seat]
        red: i64 = state.red[seat]
        moves: list[int] = []
        for slot, kind in enumerate(kinds):
            if ((red_after & ~red) >> slot) & 1:
                move = int(game.first_switch) + 2 * kind
                if game.has_duplicate_cards and (flipped >> slot) & 1:
                    first = find_card_to_switch(kinds, state.red[seat], flipped, kind, False)
                    if not (flipped >> first) & 1:
                        move += 1
                moves.append(move)
        for move in draft:
            if move not in moves:
                return []
            moves.remove(move)
        return draft + sorted(moves)

    def _value_after_switch(self, state: BaseDragonState, seat: int, red_after: int) -> float:
        """Return the seat's chance to win the round once these cards are red, assuming that the opponent makes its best
        switch."""
        game = self.game
        bout = self._lookahead_for(state)
        result = game.packed_exchange(state.played[0], state.played[1], state.initiative)
        down = [0 if game.unflips[state.played[each]] else state.flipped[each] for each in range(2)]
        other = 1 - seat
        red = [red_after, red_after]
        red[other] = bout.hand_of(other).best_mask_after_switching(state.red[other], down[other], state.damage[other])
        worth = bout.position_value(RoundState(red, down, next_initiative(result)), self.turns)
        return worth if seat == 0 else 1.0 - worth


def opponent_payoffs(table: list[list[float]]) -> list[list[float]]:
    """Return the payoff matrix from the other seat's perspective."""
    return [[1.0 - line[at] for line in table] for at in range(len(table[0]))]


def solve_bayesian(tables: list[list[list[float]]], counts: list[float]) -> tuple[list[float], float]:
    """Return a mixed strategy over the rows, and its value, when any of the matrices may be the true one and the
    opponent knows which. `counts` are the weights of the matrices."""
    height = len(tables[0])
    regret = [0.0] * height
    others = [[0.0] * len(table[0]) for table in tables]
    total = [0.0] * height
    whole = sum(counts)
    value = 0.0
    weight = 0.0
    for at in range(1, REGRET_ITERATIONS + 1):
        rows = normalized(regret)
        worths = [0.0] * height
        for place, table in enumerate(tables):
            columns = update_opponent_response(table, rows, others[place])
            share = counts[place] / whole
            for row in range(height):
                line = table[row]
                worth = 0.0
                for column, chance in enumerate(columns):
                    worth += chance * line[column]
                worths[row] += share * worth
        value += at * add_regret(regret, worths, rows)
        for row in range(height):
            total[row] += at * rows[row]
        weight += at
    return without_rare_moves(total), value / weight


def update_opponent_response(table: list[list[float]], rows: list[float], regret: list[float]) -> list[float]:
    """Update the opponent's regret for a mixture of rows, and return the opponent's new strategy."""
    width = len(regret)
    columns = normalized(regret)
    gains = [0.0] * width
    for row, share in enumerate(rows):
        if share > 0.0:
            line = table[row]
            for column in range(width):
                gains[column] -= share * line[column]
    add_regret(regret, gains, columns)
    return normalized(regret)

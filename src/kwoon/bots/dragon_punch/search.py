"""The search of Dragon Punch: a few turns of both hands, over guesses at what was switched out of sight.

The other knows his cards and I do not: every guess has a table of its own. My one mixture meets all of them, and in
each the other may mix as he likes.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from kwoon.bots.dragon_punch.bout import Bout, Standing
from kwoon.bots.dragon_punch.greedy import GreedyDragonPunch
from kwoon.bots.meeting import Other
from kwoon.bots.mixing.exact import solve
from kwoon.bots.mixing.odds import cleaned, roll, shares
from kwoon.bots.strength.informed import Make, asked_often
from kwoon.bots.thinking import Budget, next_of
from kwoon.core.contract import NOTHING, Ask, Player, State, View
from kwoon.core.dice import Dice
from kwoon.games.dragon_punch.combat.exchange import next_initiative
from kwoon.games.dragon_punch.play.hands import find_white
from kwoon.games.dragon_punch.play.notation import DragonNotation
from kwoon.games.dragon_punch.play.position import PLAYING, SWITCHING, DragonPosition
from kwoon.games.dragon_punch.sight.view import DragonView

ROUNDS: Final = 300
"""Of regret matching at the question itself."""
SHARP: Final = 150.0
"""How strongly it prefers the better of two switches: one that is worth 1 % less is taken a quarter as often."""


class DragonSearch(Player):
    """Looks so many turns ahead, from as many guesses as its budget allows."""

    def __init__(
        self, game: DragonNotation, dice: Dice, turns: int, budget: Budget, other: Other | None = None
    ) -> None:
        self.game = game
        self.dice = dice
        self.turns = turns
        self.budget = budget
        self.greedy = GreedyDragonPunch(game, dice)
        self.other = Other() if other is None else other
        self.known_bot: Make | None = None
        """How to make the bot that the other is, if that is known."""
        self.looks_up = True
        """Whether it uses rounds that somebody has solved."""
        self.bouts: dict[tuple[tuple[int, ...], tuple[int, ...]], Bout] = {}
        self.chance = 0.5
        """Its chance to win the round, as it looked when it chose last."""
        self.plan: list[int] = []

    def choose(self, view: View, ask: Ask) -> int:
        assert isinstance(view, DragonView)
        if len(ask.moves) == 1:
            return ask.moves[0]
        if view.phase == PLAYING:
            return self._play(view, ask)
        if view.phase == SWITCHING:
            return self._switch(view, ask)
        return self.greedy.choose(view, ask)

    # Guesses.

    def _guesses(self, view: DragonView) -> tuple[list[DragonPosition], list[float]]:
        """Positions that fit the view, each once, and how often each was guessed."""
        found: list[DragonPosition] = []
        often: list[float] = []
        seen: dict[tuple[int, ...], int] = {}
        other = 1 - view.seat
        for _ in range(self.budget.games):
            state: State = self.game.guess(view, self.dice)
            assert isinstance(state, DragonPosition)
            key = (state.red[other], *state.kinds[other])
            at = seen.get(key, -1)
            if at < 0:
                seen[key] = len(found)
                found.append(state)
                often.append(1.0)
            else:
                often[at] += 1.0
        return found, often

    def _bout(self, state: DragonPosition) -> Bout:
        key = (tuple(state.kinds[0]), tuple(state.kinds[1]))
        found = self.bouts.get(key)
        if found is None:
            # Hands that were only guessed at come and go.
            if len(self.bouts) > 64:
                self.bouts.clear()
            found = Bout(self.game, state.kinds)
            found.table_of.there = found.table_of.there and self.looks_up
            self.bouts[key] = found
        elif len(found.known) > 200_000:
            found.known.clear()
        return found

    # A turn.

    def _play(self, view: DragonView, ask: Ask) -> int:
        began = time.monotonic()
        states, often = self._guesses(view)
        tables: list[list[list[float]]] = []
        moves: list[int] = []
        for state in states:
            bout = self._bout(state)
            table = bout.table(Standing(state.red, state.flipped, state.initiative), self.turns)
            moves = bout.hand_of(view.seat).plays(state.red[view.seat], state.flipped[view.seat])[0]
            tables.append(self._expected(state, view.seat, table if view.seat == 0 else turned(table)))
            if self.budget.spent(0, began):
                break
        strategy, self.chance = mixture(tables, often[: len(tables)])
        return moves[roll(strategy, self.dice)]

    def _expected(self, state: DragonPosition, seat: int, table: list[list[float]]) -> list[list[float]]:
        """What each move is worth against the other as he is taken to be: only in part does he answer as he should."""
        other = 1 - seat
        theirs = self._bout(state).hand_of(other).plays(state.red[other], state.flipped[other])[0]
        seen: View = state.view(other)
        assert isinstance(seen, DragonView)
        if self.known_bot is None:
            return self.other.meets(table, solve(self.greedy.matrix(seen, theirs)))
        ask = Ask(other, "play", theirs)
        return self.other.meets(table, asked_often(self.game, self.known_bot, seen, ask, self.dice))

    # Damage.

    def _switch(self, view: DragonView, ask: Ask) -> int:
        planned = next_of(self.plan, view, ask)
        if planned != NOTHING:
            return planned
        began = time.monotonic()
        states, often = self._guesses(view)
        seat = view.seat
        ways: list[int] = []
        plans: list[list[int]] = []
        for left in self._bout(states[0]).hand_of(seat).losses(states[0].red[seat], view.damage[seat]):
            plan = self._named(states[0], seat, left, list(view.draft))
            if plan:
                ways.append(left)
                plans.append(plan)
        worth = [0.0] * len(ways)
        total = 0.0
        for at, state in enumerate(states):
            for place, left in enumerate(ways):
                worth[place] += often[at] * self._left(state, seat, left)
            total += often[at]
            if self.budget.spent(0, began):
                break
        high = max(worth)
        self.chance = high / total
        odds = [math.exp(SHARP * (each - high) / total) for each in worth]
        self.plan = plans[roll(shares(odds), self.dice)]
        return self.plan[len(view.draft)]

    def _named(self, state: DragonPosition, seat: int, left: int, draft: list[int]) -> list[int]:
        """The moves that turn these cards red, the draft first; none if the draft says otherwise."""
        game = self.game
        kinds = state.kinds[seat]
        flipped = state.flipped[seat]
        red: i64 = state.red[seat]
        moves: list[int] = []
        for slot, kind in enumerate(kinds):
            if ((left & ~red) >> slot) & 1:
                move = int(game.switch) + 2 * kind
                if game.alike and (flipped >> slot) & 1:
                    first = find_white(kinds, state.red[seat], flipped, kind, False)
                    if not (flipped >> first) & 1:
                        move += 1
                moves.append(move)
        for move in draft:
            if move not in moves:
                return []
            moves.remove(move)
        return draft + sorted(moves)

    def _left(self, state: DragonPosition, seat: int, left: int) -> float:
        """What the seat's chance is once these cards of it are red, the other having switched what suits him."""
        game = self.game
        bout = self._bout(state)
        result = game.result(state.played[0], state.played[1], state.initiative)
        down = [0 if game.unflips[state.played[each]] else state.flipped[each] for each in range(2)]
        other = 1 - seat
        red = [left, left]
        red[other] = bout.hand_of(other).switched(state.red[other], down[other], state.damage[other])
        worth = bout.worth(Standing(red, down, next_initiative(result)), self.turns)
        return worth if seat == 0 else 1.0 - worth


def turned(table: list[list[float]]) -> list[list[float]]:
    """The same table from the other side."""
    return [[1.0 - line[at] for line in table] for at in range(len(table[0]))]


def mixture(tables: list[list[list[float]]], often: list[float]) -> tuple[list[float], float]:
    """How often to play each row when any of the tables may be the true one, and the other knows which; its worth."""
    height = len(tables[0])
    regret = [0.0] * height
    others = [[0.0] * len(table[0]) for table in tables]
    total = [0.0] * height
    whole = sum(often)
    value = 0.0
    weight = 0.0
    for at in range(1, ROUNDS + 1):
        rows = shares(regret)
        worths = [0.0] * height
        for place, table in enumerate(tables):
            columns = answered(table, rows, others[place])
            share = often[place] / whole
            for row in range(height):
                line = table[row]
                worth = 0.0
                for column, chance in enumerate(columns):
                    worth += chance * line[column]
                worths[row] += share * worth
        got = 0.0
        for row in range(height):
            got += rows[row] * worths[row]
        for row in range(height):
            regret[row] = max(0.0, regret[row] + worths[row] - got)
            total[row] += at * rows[row]
        value += at * got
        weight += at
    return cleaned(total), value / weight


def answered(table: list[list[float]], rows: list[float], regret: list[float]) -> list[float]:
    """How the other answers a mixture of rows now; his regret is changed."""
    width = len(regret)
    columns = shares(regret)
    gains = [0.0] * width
    for row, share in enumerate(rows):
        if share > 0.0:
            line = table[row]
            for column in range(width):
                gains[column] -= share * line[column]
    got = 0.0
    for column in range(width):
        got += columns[column] * gains[column]
    for column in range(width):
        regret[column] = max(0.0, regret[column] + gains[column] - got)
    return shares(regret)

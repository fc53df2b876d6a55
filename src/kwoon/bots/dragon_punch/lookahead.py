"""Turn-by-turn lookahead in a round of Dragon Punch between two known hands.

Every turn is a matrix of all pairs of moves. A pair is worth the value of the turn after it; the position after the
last turn is evaluated from both hands. A player who takes damage switches the cards that leave the strongest hand.
Solved positions are looked up in the tablebase instead.
"""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.bots.dragon_punch.hand_value import UNKNOWN, HandEvaluator
from kwoon.bots.dragon_punch.solver.tablebase import RoundTablebase, find_round_tablebase
from kwoon.bots.mixed_strategy.simplex import solve_matrix_game
from kwoon.core.dice import LiveDice
from kwoon.core.game import View
from kwoon.games.dragon_punch.combat.exchange import damage_to, next_initiative
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.games.dragon_punch.rules.state import PLAYING, BaseDragonState
from kwoon.games.dragon_punch.view.view import DragonView


class RoundState:
    """Position in a round: the red cards, the flipped cards and the holder of the Initiative."""

    def __init__(self, red: list[int], flipped: list[int], initiative: i64) -> None:
        self.own_red: i64 = red[0]
        self.other_red: i64 = red[1]
        self.own_flipped: i64 = flipped[0]
        self.other_flipped: i64 = flipped[1]
        self.initiative: i64 = initiative

    def cache_key(self) -> i64:
        """Return the position as one number. Nine bits per set of cards are enough, because no hand has more than nine
        cards."""
        cards = ((self.own_red << 9 | self.own_flipped) << 9 | self.other_red) << 9 | self.other_flipped
        return cards << 2 | self.initiative + 1


class TablebaseProbe:
    """The tablebase for two hands, if there is one. Values are the first seat's chance to win the round: the midpoint of
    their bounds."""

    def __init__(
        self, game: DragonNotation, kinds: list[list[int]], first_hand: HandEvaluator, second_hand: HandEvaluator
    ) -> None:
        self.table: RoundTablebase | None = find_round_tablebase(game, kinds)
        self.is_available = self.table is not None
        self.first_hand = first_hand
        self.second_hand = second_hand

    def position_value(self, red: list[int], flipped: list[int], holder: i64) -> float:
        """Return the value of a position in which both seats play a card, or `UNKNOWN`."""
        if self.table is None:
            return UNKNOWN
        found = self.table.win_chance_bounds(red, flipped, int(holder))
        return UNKNOWN if found is None else (found[0] + found[1]) / 2.0

    def value_after_damage(self, red: list[int], flipped: list[int], result: i64) -> float:
        """Return the value after a turn's damage, or `UNKNOWN`. If both seats are hurt, they switch cards
        simultaneously, and the value is the midpoint of what each can guarantee."""
        holder = next_initiative(result)
        ways = self.first_hand.masks_after_switching(red[0], damage_to(0, result))
        others = self.second_hand.masks_after_switching(red[1], damage_to(1, result))
        high = [0.0] * len(others)
        best = 0.0
        for way in ways:
            least = 1.0
            for at, other in enumerate(others):
                worth = self.position_value([way, other], flipped, holder)
                if worth < 0.0:
                    return UNKNOWN
                least = min(least, worth)
                high[at] = max(high[at], worth)
            best = max(best, least)
        return (best + min(high)) / 2.0


class RoundLookahead:
    """Cached lookahead for one pair of hands. All values are the first seat's chance to win the round."""

    def __init__(self, game: DragonNotation, kinds: list[list[int]]) -> None:
        self.game = game
        self.first_hand = HandEvaluator(game, kinds[0], kinds[1])
        self.second_hand = HandEvaluator(game, kinds[1], kinds[0])
        self.value_cache: dict[int, float] = {}
        self.tablebase = TablebaseProbe(game, kinds, self.first_hand, self.second_hand)

    def hand_of(self, seat: i64) -> HandEvaluator:
        return self.first_hand if seat == 0 else self.second_hand

    def position_value(self, round_state: RoundState, turns: i64) -> float:
        """Return the value of a position looking `turns` turns ahead, or its value in the tablebase if it is solved."""
        if self.tablebase.is_available:
            solved_value = self.tablebase.position_value(
                [round_state.own_red, round_state.other_red],
                [round_state.own_flipped, round_state.other_flipped],
                round_state.initiative,
            )
            if solved_value >= 0.0:
                return solved_value
        if turns == 0:
            own_power = self.first_hand.relative_strength(
                round_state.own_red, round_state.own_flipped, round_state.initiative == 0
            )
            return own_power / (
                own_power
                + self.second_hand.relative_strength(
                    round_state.other_red, round_state.other_flipped, round_state.initiative == 1
                )
            )
        key: int = round_state.cache_key() << 3 | turns
        cached = self.value_cache.get(key)
        if cached is None:
            cached = matrix_value(self.payoff_table(round_state, turns))
            self.value_cache[key] = cached
        return cached

    def payoff_table(self, round_state: RoundState, turns: i64) -> list[list[float]]:
        """Return the value of every pair of moves, looking `turns` turns ahead. Rows are the first seat's moves."""
        faces, slots = self.first_hand.available_plays(round_state.own_red, round_state.own_flipped)
        other_faces, other_slots = self.second_hand.available_plays(round_state.other_red, round_state.other_flipped)
        exchanges = self.game.exchanges
        unflips = self.game.unflips
        health = self.first_hand.health_left(round_state.own_red)
        other_health = self.second_hand.health_left(round_state.other_red)
        rows: list[list[float]] = []
        next_state = RoundState([0, 0], [0, 0], 0)
        for at in range(len(faces)):
            face: i64 = faces[at]
            flipped: i64 = 0 if unflips[face] else round_state.own_flipped | 1 << slots[at]
            row: list[float] = []
            for place in range(len(other_faces)):
                other: i64 = other_faces[place]
                result: i64 = exchanges[(face * self.game.faces + other) * 3 + round_state.initiative + 1]
                damage = damage_to(0, result)
                other_damage = damage_to(1, result)
                if damage >= health or other_damage >= other_health:
                    row.append(1.0 if damage < health else 0.0 if other_damage < other_health else 0.5)
                    continue
                next_state.own_flipped = flipped
                next_state.other_flipped = 0 if unflips[other] else round_state.other_flipped | 1 << other_slots[place]
                if self.tablebase.is_available:
                    down = [next_state.own_flipped, next_state.other_flipped]
                    solved_value = self.tablebase.value_after_damage(
                        [round_state.own_red, round_state.other_red], down, result
                    )
                    if solved_value >= 0.0:
                        row.append(solved_value)
                        continue
                next_state.own_red = self.first_hand.best_mask_after_switching(
                    round_state.own_red, next_state.own_flipped, damage
                )
                next_state.other_red = self.second_hand.best_mask_after_switching(
                    round_state.other_red, next_state.other_flipped, other_damage
                )
                next_state.initiative = next_initiative(result)
                row.append(self.position_value(next_state, turns - 1))
            rows.append(row)
        return rows

    def win_chance_lost_by_move(self, round_state: RoundState, seat: i64, face: int) -> float:
        """Return how much win probability a move gives away against perfect play, or a negative number if the position
        is not solved."""
        if (
            self.tablebase.position_value(
                [round_state.own_red, round_state.other_red],
                [round_state.own_flipped, round_state.other_flipped],
                round_state.initiative,
            )
            < 0.0
        ):
            return UNKNOWN
        table = self.payoff_table(round_state, 0)
        best = solve_matrix_game(table)
        expected = 0.0
        if seat == 0:
            line = table[self.first_hand.available_plays(round_state.own_red, round_state.own_flipped)[0].index(face)]
            for at, worth in enumerate(line):
                expected += best.column_strategy[at] * worth
            return max(0.0, best.value - expected)
        column = self.second_hand.available_plays(round_state.other_red, round_state.other_flipped)[0].index(face)
        for at, line in enumerate(table):
            expected += best.row_strategy[at] * line[column]
        return max(0.0, expected - best.value)


def win_chance_lost(game: DragonNotation, views: list[View], seat: int, moves: list[int]) -> float:
    """Return how much win probability a played card gave away, or a negative number if the position is not solved. Both
    seats' views are needed, since each shows only its own cards."""
    states: list[BaseDragonState] = []
    for view in views:
        assert isinstance(view, DragonView)
        if view.phase != PLAYING or len(moves) != 1:
            return UNKNOWN
        state = game.sample_state(view, LiveDice(0))
        assert isinstance(state, BaseDragonState)
        states.append(state)
    bout = RoundLookahead(game, [states[0].kinds[0], states[1].kinds[1]])
    if not bout.tablebase.is_available:
        return UNKNOWN
    red, flipped = [states[0].red[0], states[1].red[1]], [states[0].flipped[0], states[1].flipped[1]]
    return bout.win_chance_lost_by_move(RoundState(red, flipped, states[0].initiative), seat, moves[0])


def matrix_value(table: list[list[float]]) -> float:
    """Return the value of a matrix to the row player under optimal mixed strategies."""
    sure = saddle_point_value(table)
    return sure if sure >= 0.0 else solve_matrix_game(table).value


def saddle_point_value(table: list[list[float]]) -> float:
    """Return the value of a matrix with a saddle point, or a negative number if it has none."""
    most = -1.0
    for line in table:
        least = line[0]
        for worth in line:
            least = min(least, worth)
        most = max(most, least)
    for column in range(len(table[0])):
        high = 0.0
        for line in table:
            high = max(high, line[column])
        if high <= most:
            return most
    return -1.0

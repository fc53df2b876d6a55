"""One round of FIGHT as a game tree."""

from __future__ import annotations

from kwoon.bots.evaluator import match_win_chance
from kwoon.core.events import Event
from kwoon.core.game import Game, State
from kwoon.core.message import msg
from kwoon.games.fight.rules.game import FightState
from kwoon.solve.trees.game_adapter import ObservationKey, TreeGameAdapter

UNORDERED_EVENTS = ("draw", "row")
"""Events whose cards arrive one by one, although their order does not matter."""


class FightAdapter(TreeGameAdapter):
    """One round of FIGHT, in which hands and the row have no order.

    The chance to win the match after the round needs no tree: every round is dealt fresh and is symmetric, so it is
    even between two optimal players.
    """

    def __init__(self, game: Game, start: FightState) -> None:
        super().__init__(game)
        self.when_nothing_is_hidden = msg("fight-errors-nothing-hidden")
        self.round_number = int(start.round)

    def payoff(self, state: State) -> float | None:
        assert isinstance(state, FightState)
        if state.round > self.round_number:
            goal = int(state.game.rounds_to_win)
            return 2.0 * match_win_chance(goal - state.rounds_won[0], goal - state.rounds_won[1]) - 1.0
        return super().payoff(state)

    def position_key(self, state: State) -> ObservationKey | None:
        assert isinstance(state, FightState)
        hands = [tuple(sorted(state.hands[seat])) for seat in range(2)]
        shown = [tuple(sorted(state.shown[seat])) for seat in range(2)]
        piles = [tuple(state.piles[seat]) for seat in range(2)]
        row = tuple(sorted(state.row))
        gone = (tuple(sorted(state.discard)), tuple(state.played), int(state.prize), int(state.tie_breaker))
        turn = (int(state.phase), int(state.picker), int(state.picks), int(state.turn_loser), int(state.turn))
        return (*hands, *shown, *piles, row, gone, turn, tuple(state.scores), tuple(state.rounds_won), int(state.round))

    def observation(self, events: list[Event], seat: int) -> ObservationKey:
        seen = [event.as_seen_by(seat).as_tuple() for event in events]
        unordered = sorted(
            [(kind, actor, card) for kind, actor, cards, _ in seen if kind in UNORDERED_EVENTS for card in cards]
        )
        return (*[facts for facts in seen if facts[0] not in UNORDERED_EVENTS], tuple(unordered))


def make_adapter(game: Game, start: State) -> TreeGameAdapter:
    """Return an adapter for the round that `start` belongs to."""
    assert isinstance(start, FightState)
    return FightAdapter(game, start)

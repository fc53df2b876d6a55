"""The judge of Kung Fu Fighting!, 2019: imagined games go on by greedy play; who stands how when a turn begins."""

from __future__ import annotations

from typing import Final

from kwoon.bots.judge import Scale
from kwoon.bots.kung_fu_2019.ideas import Ideas
from kwoon.bots.kung_fu_2019.quick import QuickKungFu2019
from kwoon.bots.kung_fu_2019.worth import in_play
from kwoon.core.contract import Ask, State, View
from kwoon.core.dice import Dice, LiveDice
from kwoon.games.kung_fu_2019.play.rules import KungFu2019, KungFu2019State
from kwoon.games.kung_fu_2019.play.steps import REFILL, UPKEEP
from kwoon.games.kung_fu_2019.sight.view import KungFu2019View

TWO: Final = [0.2581, -0.0778, 0.1932, 0.2712, -0.0966, 0.0629, 0.2346, 0.1229, -0.13, 0.723, -0.0682]
MANY: Final = [0.2705, -0.079, 0.1661, 0.0225, 0.0155, -0.0178, 0.0876, 0.209, -0.13, 0.4104, -0.0328]
TEAMS: Final = [0.0982, 0.009, -0.262, -0.0543, 0.0455, -0.0543, 0.0479, 0.0453, -0.065, 0.2266, -0.0095]
"""The weights of the features for two players, for more and for teams, fitted as bench/fit_chances.py does to games of
greedy bots (2, 4, and 2 against 2). Poison is not in the original deck: its weight is from games with the expansion."""
LOW: Final = 4
"""So little Chi may be gone with the next blow."""


class KungFu2019Judge(Scale):
    """Adds up Chi, cards and what is in play; a team has the chances of all its members."""

    def __init__(self, game: KungFu2019, turns: int = 0) -> None:
        super().__init__(TWO if game.seats == 2 else TEAMS if game.teamed else MANY)
        self.whole = True
        self.turns = turns if turns > 0 else int(game.seats)
        """How many turns it looks ahead: unless told otherwise, until everybody had one."""
        self.game = game
        self.team = game.team
        self.thinks = Ideas(game)
        self.greedy = self.thinks.greedy
        self.quick = QuickKungFu2019(game, self.greedy)
        self.hasty = True
        """Whether imagined games go on by rules of thumb, which are faster than the greedy bot and as good."""
        self.until = 0

    def begin(self, view: View) -> None:
        assert isinstance(view, KungFu2019View)
        self.until = view.turn + self.turns

    def ideas(self, view: View, ask: Ask) -> list[list[int]]:
        assert isinstance(view, KungFu2019View)
        return self.thinks.about(self.game.guess(view, LiveDice(1)), ask)

    def rests(self, state: State, settled: int) -> bool:
        assert isinstance(state, KungFu2019State)
        return state.turn >= self.until and state.steps[-1].what in (REFILL, UPKEEP)

    def reply(self, state: State, ask: Ask, dice: Dice) -> int:
        assert isinstance(state, KungFu2019State)
        if self.hasty:
            return self.quick.move(state, ask, dice)
        if len(ask.moves) == 1:
            return ask.moves[0]
        self.greedy.dice = dice
        return self.greedy.decide(state, ask)

    def stays(self, state: State, seat: int) -> bool:
        assert isinstance(state, KungFu2019State)
        return state.out[seat] == 0

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, KungFu2019State)
        chi = float(state.chi[state.team[seat]])
        kinds = state.kinds
        keep = self.greedy.keep
        cards = float(len(state.hands[seat]))
        worth = 0.0
        blocks = 0.0
        for card in state.hands[seat]:
            worth += keep[card]
            if kinds.answers[card]:
                blocks += 1.0
        guard = 0.0
        for card in (state.weapon[seat], state.stance[seat]):
            if card >= 0:
                guard += kinds.defence[card] + 0.5 * kinds.guard[card]
        active = 1.0 if state.active == seat else 0.0
        return [
            chi,
            chi * chi / 20.0,
            1.0 if chi <= LOW else 0.0,
            cards,
            worth,
            blocks,
            in_play(state, seat),
            guard,
            float(state.poison[seat]),
            active,
            active * cards,
        ]

    def chances(self, state: State) -> list[float]:
        """A seat's chances are its team's."""
        alone = self.weigh(state)
        found: list[float] = []
        for seat in range(len(alone)):
            total = 0.0
            for other, chance in enumerate(alone):
                if self.team[other] == self.team[seat]:
                    total += chance
            found.append(total)
        return found

"""What a solved table says of the turns of a finished match of Dragon Punch: what each move gave away."""

from __future__ import annotations

from kwoon.bots.dragon_punch.bout import Bout, Standing
from kwoon.core.contract import Game, State
from kwoon.core.record import Bout as Match
from kwoon.games.dragon_punch.play.position import PLAYING
from kwoon.games.dragon_punch.play.rules import DragonPunch, DragonState

LEAST = 0.005
"""What is smaller is not told."""


class SolvedNotes:
    """Looks at a match as it is played again."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.game = game if isinstance(game, DragonPunch) else None
        self.names = names
        self.bout: Bout | None = None
        self.before: DragonState | None = None

    def look(self, state: State) -> None:
        """A position that somebody answers next."""
        if self.game is None or not isinstance(state, DragonState) or state.phase != PLAYING:
            return
        if not state.draft(0) and not state.draft(1):
            self.before = state.copy()

    def notes(self, match: Match) -> list[str]:
        """What is to be said of the turn that was just played, if one was and it was solved."""
        before = self.before
        if before is None or self.game is None or match.state.draft(0) or match.state.draft(1):
            return []
        played = {step.seat: step.move for step in match.steps[-2:]}
        self.before = None
        if self.bout is None or [self.bout.hand.kinds, self.bout.other.kinds] != before.kinds:
            self.bout = Bout(self.game, before.kinds)
        if len(played) < 2 or min(played.values()) < 0 or not self.bout.table_of.there:
            return []
        return self._told(self.bout, before, [played[0], played[1]])

    def _told(self, bout: Bout, before: DragonState, played: list[int]) -> list[str]:
        now = Standing(before.red, before.flipped, before.initiative)
        sure = bout.table_of.worth(before.red, before.flipped, before.initiative)
        if sure < 0.0:
            return []
        told = [f"Solved, with open switches: {self.names[0]} stood at {100 * sure:.0f} of 100 in this round."]
        for seat, name in enumerate(self.names):
            gave = bout.gave(now, seat, played[seat])
            if gave >= LEAST:
                told.append(f"{name}'s move gave {100 * gave:.0f} of them away.")
        return [" ".join(told)]

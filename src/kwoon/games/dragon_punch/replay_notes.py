"""Notes on a finished Dragon Punch match from the tablebase: how much win probability each move lost."""

from __future__ import annotations

from kwoon.bots.dragon_punch.lookahead import RoundLookahead, RoundState
from kwoon.core.game import Game, State
from kwoon.core.message import Text, joined, msg
from kwoon.core.record import Match
from kwoon.games.dragon_punch.rules.game import DragonPunch, DragonState
from kwoon.games.dragon_punch.rules.state import PLAYING
from kwoon.localization.formatter import Reader
from kwoon.terminal.reports.replay_notes import ReplayNotes

MIN_LOSS_SHOWN = 0.005
"""Minimum loss of win probability that is shown."""


class TablebaseNotes(ReplayNotes):
    """Says how much win probability each move lost."""

    def __init__(self, game: Game, names: list[str]) -> None:
        super().__init__(game, names)
        assert isinstance(game, DragonPunch)
        self.game = game
        self.lookahead: RoundLookahead | None = None
        self.turn_start: DragonState | None = None

    def observe(self, state: State) -> None:
        """Store the position if a turn begins in it."""
        assert isinstance(state, DragonState)
        if state.phase == PLAYING and not state.draft(0) and not state.draft(1):
            self.turn_start = state.copy()

    def notes_on_last_turn(self, match: Match) -> list[str]:
        """Return the notes on the turn that was just played, if the tablebase contains its position."""
        turn_start = self.turn_start
        if turn_start is None or match.state.draft(0) or match.state.draft(1):
            return []
        played = {step.seat: step.move for step in match.moves[-2:]}
        self.turn_start = None
        if (
            self.lookahead is None
            or [self.lookahead.first_hand.kinds, self.lookahead.second_hand.kinds] != turn_start.kinds
        ):
            self.lookahead = RoundLookahead(self.game, turn_start.kinds)
        if len(played) < 2 or min(played.values()) < 0 or not self.lookahead.tablebase.is_available:
            return []
        return self._format_notes(self.lookahead, turn_start, [played[0], played[1]])

    def _format_notes(self, lookahead: RoundLookahead, turn_start: DragonState, played: list[int]) -> list[str]:
        round_state = RoundState(turn_start.red, turn_start.flipped, turn_start.initiative)
        win_chance = lookahead.tablebase.position_value(turn_start.red, turn_start.flipped, turn_start.initiative)
        if win_chance < 0.0:
            return []
        sentences: list[Text] = [
            msg("dragon-punch-terminal-win-chance", player=self.names[0], percent=round(100 * win_chance))
        ]
        for seat, name in enumerate(self.names):
            loss = lookahead.win_chance_lost_by_move(round_state, seat, played[seat])
            if loss >= MIN_LOSS_SHOWN:
                sentences.append(msg("dragon-punch-terminal-lost", player=name, percent=round(100 * loss)))
        return [Reader().say(joined("sentences", [*sentences]))]


make_notes = TablebaseNotes

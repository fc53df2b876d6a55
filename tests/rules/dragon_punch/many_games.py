"""Random games of Dragon Punch, for checking rules that must hold in all of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from kwoon.core.dice import LiveDice
from kwoon.core.events import EventLog
from kwoon.games.dragon_punch.rules.game import DragonPunch, DragonState
from kwoon.games.dragon_punch.view.view import DragonView
from tests.rules.scenario_game import SEED


@dataclass
class PlayedDragonPunch:
    turns: int = 0
    stuck: int = 0
    """How often a player could not play a Taunt at the start of a turn."""
    hands: set[tuple[int, int]] = field(default_factory=set)
    """All pairs of hand sizes that occurred."""
    won: tuple[int, int] = (0, 0)
    winners: list[int] = field(default_factory=list)
    undamaged: int = 0
    """Number of stalemate rounds in a row at the end of the game."""


def play_games(game: DragonPunch, count: int) -> list[PlayedDragonPunch]:
    """Return `count` games, the same ones in every run."""
    return [_play(game, SEED + number) for number in range(count)]


def _play(game: DragonPunch, seed: int) -> PlayedDragonPunch:
    dice = LiveDice(seed)
    choice = Random(seed)
    log = EventLog()
    state = game.deal(dice, log)
    played = PlayedDragonPunch()
    while True:
        prompts = state.prompts()
        if not prompts:
            break
        if prompts[0].kind in ("play", "switch"):
            _record_hand_sizes(state, played)
        if prompts[0].kind == "play" and len(prompts) == 2:
            played.turns += 1
            taunts = {game.parse_move("play taunt"), game.parse_move("play hopping-taunt")}
            played.stuck += sum(1 for prompt in prompts if not taunts & set(prompt.moves))
        prompt = choice.choice(prompts)
        state.apply(prompt.seat, choice.choice(prompt.moves), dice)
    outcome = state.outcome()
    assert outcome is not None
    played.won = (state.rounds_won[0], state.rounds_won[1])
    played.winners = outcome.winners()
    # Count from the events rather than from the state.
    for event in log.events:
        if event.kind.startswith("round-"):
            played.undamaged = played.undamaged + 1 if event.kind == "round-stalemate" else 0
    return played


def _record_hand_sizes(state: DragonState, played: PlayedDragonPunch) -> None:
    view = state.view(0)
    assert isinstance(view, DragonView)
    first, second = [len(view.holding[seat]) + len(view.flipped[seat]) for seat in (0, 1)]
    played.hands.add((first, second))

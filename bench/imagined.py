"""How fast games go on inside a search, beside plain simulation of the same games in the same process.

    python -m bench.imagined

Imagined games go on from guesses at positions of real ones, by the replies of the game's judge, until the judge says
that they may rest. Plain simulation is random moves from the deal to the end; where the judge does not reply at random,
also the greedy bot against itself, which is what its replies are like. Every figure is moves per second of processor
time, the best of five; what counts is how they compare.
"""

from __future__ import annotations

import time

from kwoon.bots.judge import Judge
from kwoon.bots.judges import judge_for
from kwoon.bots.levels import greedy_player
from kwoon.bots.thinking import guess_unanswered, play_on
from kwoon.core.contract import Game, State, View
from kwoon.core.dice import LiveDice
from kwoon.core.playout import playout
from kwoon.games import GAMES
from kwoon.shelf import open_box

REPEATS = 5
POSITIONS = 30
GUESSES = 12
AT_RANDOM = ("fight", "dragon-punch", "kung-fur-fight")
"""The games whose judges reply with any move."""


def main() -> None:
    """Print a line for every game."""
    for box in GAMES:
        game = open_box(box.id).game
        judge = judge_for(game)
        starts = guesses(game)
        moves = sum(counted(judge, view, state.copy(), seed) for seed, (view, state) in enumerate(starts))
        imagined, simulated, greedy = 0.0, 0.0, 0.0
        for _ in range(REPEATS):
            # In turn, so that whatever else the machine does slows all of them down alike.
            imagined = max(imagined, moves / play_all(judge, starts))
            simulated = max(simulated, simulate(game))
            greedy = max(greedy, simulate_greedy(game))
        print(f"{box.id:16} imagined {imagined:9,.0f}  random {simulated:9,.0f}: {imagined / simulated:.2f}", end="")
        print("" if box.id in AT_RANDOM else f"  greedy {greedy:8,.0f}: {imagined / greedy:.2f}")


def guesses(game: Game) -> list[tuple[View, State]]:
    """Guesses at positions of games between greedy bots, each with the view that it was made from."""
    found: list[tuple[View, State]] = []
    number = 0
    while len(found) < POSITIONS * GUESSES:
        dice = LiveDice(number)
        number += 1
        players = [greedy_player(game, LiveDice(seat)) for seat in range(game.seats)]
        state = game.deal(dice)
        while asks := state.asks():
            if state.asking is not None and dice.roll(8) == 0 and len(found) < POSITIONS * GUESSES:
                view = state.view(int(asks[0].seat))
                if not view.draft:
                    found += [(view, guess_unanswered(game, view, dice)) for _ in range(GUESSES)]
            for ask in asks:
                state.answer(ask.seat, players[ask.seat].choose(state.view(int(ask.seat)), ask), dice)
    return found


def play_all(judge: Judge, starts: list[tuple[View, State]]) -> float:
    """All imagined games once; how many seconds that takes."""
    started = time.process_time()
    for seed, (view, state) in enumerate(starts):
        judge.begin(view)
        play_on(judge, state.copy(), 0, LiveDice(seed))
    return time.process_time() - started


def counted(judge: Judge, view: View, state: State, seed: int) -> int:
    """How many moves one of them takes: the same loop again, counting."""
    judge.begin(view)
    dice = LiveDice(seed)
    settled = 0
    moves = 0
    while asks := state.asks():
        if settled > 0 and judge.rests(state, settled):
            break
        for ask in asks:
            state.accept(ask, judge.reply(state, ask, dice), dice)
            moves += 1
        if state.asking is None:
            settled += 1
    return moves


def simulate(game: Game) -> float:
    """Random games."""
    moves = 0
    started = time.process_time()
    for seed in range(60):
        dice = LiveDice(seed)
        moves += playout(game.deal(dice), dice)
    return moves / (time.process_time() - started)


def simulate_greedy(game: Game) -> float:
    """Games between greedy bots."""
    moves = 0
    started = time.process_time()
    for seed in range(3):
        dice = LiveDice(seed)
        players = [greedy_player(game, LiveDice(seat)) for seat in range(game.seats)]
        state = game.deal(dice)
        while asks := state.asks():
            for ask in asks:
                state.answer(ask.seat, players[ask.seat].choose(state.view(int(ask.seat)), ask), dice)
                moves += 1
    return moves / (time.process_time() - started)


if __name__ == "__main__":
    main()

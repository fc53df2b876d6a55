"""How fast games go on inside a search, beside plain simulation of the same games in the same process.

    python -m bench.playout_speed

Three figures a game, each in moves per second of processor time and the best of five; what counts is how they compare.
*Random* is plain simulation: any moves, from the deal to the end. *To the end* is the search's loop with any moves,
from guesses at positions of real games. *Judged* is what the search really does: the replies of the game's judge, which
may be greedy ones, until it says who stands how; most of those games are a few moves long. *Greedy* is plain simulation
by the greedy bot.
"""

from __future__ import annotations

import time

from kwoon.bots import make_greedy
from kwoon.bots.evaluator import Evaluator
from kwoon.bots.registry import evaluator_for
from kwoon.bots.search_common import play_out, sample_unanswered_state
from kwoon.core.dice import LiveDice
from kwoon.core.game import Game, State, View
from kwoon.core.playout import playout
from kwoon.games import GAMES
from kwoon.registry import load_game

REPEATS = 5
POSITIONS = 30
GUESSES = 12


def main() -> None:
    """Print a line for every game."""
    print("                    random   to the end             judged             greedy")
    for box in GAMES:
        game = load_game(box.id).game
        starts = guesses(game)
        best = [0.0, 0.0, 0.0, 0.0]
        for _ in range(REPEATS):
            # In turn, so that whatever else the machine does slows all of them down alike.
            found = [
                simulate(game),
                imagine(Evaluator(), starts),
                imagine(evaluator_for(game), starts),
                simulate_greedy(game),
            ]
            best = [max(pair) for pair in zip(best, found, strict=True)]
        told = "  ".join(f"{each:10,.0f} ({each / best[0]:.2f})" for each in best[1:])
        print(f"{box.id:16}{best[0]:10,.0f}  {told}")


def guesses(game: Game) -> list[tuple[View, State]]:
    """Guesses at positions of games between greedy bots, each with the view that it was made from."""
    found: list[tuple[View, State]] = []
    number = 0
    while len(found) < POSITIONS * GUESSES:
        dice = LiveDice(number)
        number += 1
        players = [make_greedy(game, LiveDice(seat)) for seat in range(game.seats)]
        state = game.deal(dice)
        while asks := state.prompts():
            if state._prompts is not None and dice.roll(8) == 0 and len(found) < POSITIONS * GUESSES:
                view = state.view(int(asks[0].seat))
                if not view.draft:
                    found += [(view, sample_unanswered_state(game, view, dice)) for _ in range(GUESSES)]
            for ask in asks:
                state.apply(ask.seat, players[ask.seat].choose(state.view(int(ask.seat)), ask), dice)
    return found


def imagine(judge: Evaluator, starts: list[tuple[View, State]]) -> float:
    """All imagined games once: moves a second."""
    moves = sum(counted(judge, view, state.copy(), seed) for seed, (view, state) in enumerate(starts))
    laid_out = [(view, state.copy(), LiveDice(seed)) for seed, (view, state) in enumerate(starts)]
    started = time.process_time()
    for view, state, dice in laid_out:
        judge.start(view)
        play_out(judge, state, 0, dice)
    return moves / (time.process_time() - started)


def counted(judge: Evaluator, view: View, state: State, seed: int) -> int:
    """How many moves one of them takes: the same loop again, counting."""
    judge.start(view)
    state.canonical_only = not judge.whole_answers_only
    state._prompts = None
    dice = LiveDice(seed)
    settled = 0
    moves = 0
    while asks := state.prompts():
        if settled > 0 and judge.can_stop(state, settled):
            break
        for ask in asks:
            state.apply_unchecked(ask, judge.reply(state, ask, dice), dice)
            moves += 1
        if state._prompts is None:
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
        players = [make_greedy(game, LiveDice(seat)) for seat in range(game.seats)]
        state = game.deal(dice)
        while asks := state.prompts():
            for ask in asks:
                state.apply(ask.seat, players[ask.seat].choose(state.view(int(ask.seat)), ask), dice)
                moves += 1
    return moves / (time.process_time() - started)


if __name__ == "__main__":
    main()

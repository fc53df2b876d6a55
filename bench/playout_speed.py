"""Speed of playouts inside a search, compared with plain simulation of the same games in the same process.

    python -m bench.playout_speed

The figures are moves per second of processor time, the best of five measurements; only their ratios matter. *Random* is
plain simulation with random moves from the deal to the end. *To the end* is the search's loop with random moves, from
sampled positions in real games. *Evaluator* is what the search really does: it plays the replies of the game's
evaluator, which may be greedy, until the evaluator gives a value; most of these playouts take only a few moves.

*Greedy* is plain simulation by the greedy bot.
"""

from __future__ import annotations

import time

from kwoon.bots import make_greedy
from kwoon.bots.evaluator import Evaluator
from kwoon.bots.registry import evaluator_for
from kwoon.bots.search_common import playout_values, sample_unanswered_state
from kwoon.core.dice import LiveDice
from kwoon.core.game import Game, State, View
from kwoon.core.playout import play_randomly_and_count_moves
from kwoon.games import GAMES
from kwoon.registry import load_game

REPEATS = 5
POSITIONS = 30
SAMPLES_PER_POSITION = 12


def main() -> None:
    print("                    random   to the end          evaluator             greedy")
    for definition in GAMES:
        game = load_game(definition.id).game
        starts = sample_positions(game)
        best = [0.0, 0.0, 0.0, 0.0]
        for _ in range(REPEATS):
            # Alternate, so that other load on the machine affects all equally.
            found = [
                random_games(game),
                evaluator_playouts(Evaluator(), starts),
                evaluator_playouts(evaluator_for(game), starts),
                greedy_games(game),
            ]
            best = [max(pair) for pair in zip(best, found, strict=True)]
        cells = "  ".join(f"{each:10,.0f} ({each / best[0]:.2f})" for each in best[1:])
        print(f"{definition.id:16}{best[0]:10,.0f}  {cells}")


def sample_positions(game: Game) -> list[tuple[View, State]]:
    """Return sampled positions from games between greedy bots, each with its view."""
    found: list[tuple[View, State]] = []
    number = 0
    while len(found) < POSITIONS * SAMPLES_PER_POSITION:
        dice = LiveDice(number)
        number += 1
        players = [make_greedy(game, LiveDice(seat)) for seat in range(game.seats)]
        state = game.deal(dice)
        while prompts := state.prompts():
            if state._prompts is not None and dice.roll(8) == 0 and len(found) < POSITIONS * SAMPLES_PER_POSITION:
                view = state.view(int(prompts[0].seat))
                if not view.draft:
                    found += [(view, sample_unanswered_state(game, view, dice)) for _ in range(SAMPLES_PER_POSITION)]
            for prompt in prompts:
                state.apply(prompt.seat, players[prompt.seat].choose(state.view(int(prompt.seat)), prompt), dice)
    return found


def evaluator_playouts(evaluator: Evaluator, starts: list[tuple[View, State]]) -> float:
    """Run all playouts once and return the moves per second."""
    moves = sum(count_moves(evaluator, view, state.copy(), seed) for seed, (view, state) in enumerate(starts))
    prepared = [(view, state.copy(), LiveDice(seed)) for seed, (view, state) in enumerate(starts)]
    started = time.process_time()
    for view, state, dice in prepared:
        evaluator.prepare_search(view)
        playout_values(evaluator, state, 0, dice)
    return moves / (time.process_time() - started)


def count_moves(evaluator: Evaluator, view: View, state: State, seed: int) -> int:
    """Repeat a playout and return its number of moves."""
    evaluator.prepare_search(view)
    state.canonical_only = not evaluator.whole_answers_only
    state._prompts = None
    dice = LiveDice(seed)
    num_settled = 0
    moves = 0
    while prompts := state.prompts():
        if num_settled > 0 and evaluator.can_stop_playout(state, num_settled):
            break
        for prompt in prompts:
            state.apply_unchecked(prompt, evaluator.choose_playout_move(state, prompt, dice), dice)
            moves += 1
        if state._prompts is None:
            num_settled += 1
    return moves


def random_games(game: Game) -> float:
    """Return the moves per second in random games."""
    moves = 0
    started = time.process_time()
    for seed in range(60):
        dice = LiveDice(seed)
        moves += play_randomly_and_count_moves(game.deal(dice), dice)
    return moves / (time.process_time() - started)


def greedy_games(game: Game) -> float:
    """Return the moves per second in games between greedy bots."""
    moves = 0
    started = time.process_time()
    for seed in range(3):
        dice = LiveDice(seed)
        players = [make_greedy(game, LiveDice(seat)) for seat in range(game.seats)]
        state = game.deal(dice)
        while prompts := state.prompts():
            for prompt in prompts:
                state.apply(prompt.seat, players[prompt.seat].choose(state.view(int(prompt.seat)), prompt), dice)
                moves += 1
    return moves / (time.process_time() - started)


if __name__ == "__main__":
    main()

"""Solves small games and exports them as trees."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TextIO

from kwoon.core.game import Game, State
from kwoon.core.message import Text, joined, msg
from kwoon.core.record import RecordError, RecordReplay
from kwoon.lab.errors import LabError
from kwoon.localization.formatter import Reader
from kwoon.providers import find_provider
from kwoon.registry import all_games, find_game, load_game, load_game_of_record
from kwoon.solve.game_solver import GameSolver, SolverError
from kwoon.solve.trees.cfr import CfrSolver
from kwoon.solve.trees.chance_nodes import TreeTooLarge
from kwoon.solve.trees.gambit import GambitWriter
from kwoon.solve.trees.game_adapter import adapter_for
from kwoon.solve.trees.hidden_information_check import has_no_hidden_information
from kwoon.solve.trees.sequence_form import SequenceForm
from kwoon.solve.trees.walk import TreeVisitor, TreeWalk
from kwoon.terminal.game_options import parse_options
from kwoon.terminal.match.autosave import format_path
from kwoon.terminal.match.setup import read_record
from kwoon.terminal.reports.duel import ProgressBar


def write_tree(args: argparse.Namespace) -> int:
    """Write the whole game tree to a file or to standard output. Raise `LabError` and write nothing if the tree is too
    large."""
    game = _load_two_player_game(args)
    title = f"{find_game(args.game).title}, {len(game.all_cards())} cards"
    try:
        # Count first, so that a tree that is too large is not written partially.
        tree_walk = TreeWalk(game, TreeVisitor(), args.max_nodes, check_interrupt)
        tree_walk.walk_game()
        if args.out is None:
            _write_gambit(game, title, args.max_nodes, sys.stdout)
            return 0
        with Path(args.out).open("w", encoding="utf-8") as file:
            _write_gambit(game, title, args.max_nodes, file)
    except TreeTooLarge as error:
        raise LabError(error.text) from None
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise LabError(msg("terminal-cannot-write", path=str(args.out), reason=error.strerror or "")) from None
    states = _num_information_states(tree_walk)
    print(Reader().t("terminal-reports-wrote-tree", path=str(args.out), nodes=int(tree_walk.num_nodes), states=states))
    return 0


def _write_gambit(game: Game, title: str, max_nodes: int, out: TextIO) -> None:
    TreeWalk(game, GambitWriter(game, title, ["First", "Second"], out), max_nodes, check_interrupt).walk_game()


def check_interrupt() -> None:
    """Called regularly by compiled code, so that Ctrl-C is noticed."""


def _load_two_player_game(args: argparse.Namespace) -> Game:
    if args.max_nodes < 1:
        raise LabError(msg("terminal-reports-max-nodes", nodes=str(args.max_nodes)))
    game = load_game(args.game, args.seats, parse_options(args.option), args.pack).game
    if game.seats != 2:
        raise LabError(msg("terminal-reports-two-players"))
    return game


def _num_information_states(walk: TreeWalk) -> int:
    return len(walk.info_states[0]) + len(walk.info_states[1])


def run_solve(args: argparse.Namespace) -> int:
    """Solve a small pack, a position in a record, or what the game's own solver can solve."""
    if args.iterations < 1:
        raise LabError(msg("terminal-reports-iterations", iterations=str(args.iterations)))
    try:
        if args.record is not None:
            return _solve_record(args)
        game = _load_two_player_game(args)
        if args.names:
            return _solve_by_name(game, args)
        return _print_solution(SolvedTree(game, None, args), args)
    except (TreeTooLarge, SolverError) as error:
        raise LabError(error.text) from None


def find_solvers() -> dict[str, GameSolver]:
    """Return the games' own solvers by the id of the game."""
    found = {definition.id: find_provider(definition, "solver") for definition in all_games()}
    return {game: solver for game, solver in found.items() if solver is not None}


def _solve_by_name(game: Game, args: argparse.Namespace) -> int:
    solvers = find_solvers()
    if args.game not in solvers:
        title = find_game(args.game).title
        names = " ".join(args.names)
        raise LabError(msg("terminal-reports-no-solver", game=title, names=names, games=list(solvers)))
    solver = solvers[args.game]
    options = {option.flag: getattr(args, option.flag[2:].replace("-", "_")) for option in solver.options}
    with SolverProgress(is_shown=not args.json) as progress:
        solution = solver.solve(game, args.names, options, progress.report)
    if args.json:
        print(json.dumps(solution.data, indent=1))
        return 0
    say = Reader().say
    print(say(solution.headline))
    for file in solution.files:
        print(f"  {format_path(Path(file))}")
    for line in solution.details:
        print(say(line))
    return 0


class SolverProgress:
    """Shows one progress bar for each step of a solver."""

    def __init__(self, is_shown: bool) -> None:
        self.is_shown = is_shown
        self.bars = ExitStack()
        self.bar: ProgressBar | None = None

    def __enter__(self) -> SolverProgress:
        return self

    def __exit__(self, *_: object) -> None:
        self.bars.close()

    def report(self, label: Text, done: int, total: int) -> None:
        name = Reader().say(label)
        if self.bar is None or self.bar.name != name:
            self.bars.close()
            self.bar = self.bars.enter_context(ProgressBar(name, total, self.is_shown))
        self.bar.update(done)


def _solve_record(args: argparse.Namespace) -> int:
    text = read_record(args.record)
    loaded, record_header = load_game_of_record(text, args.pack)
    if find_game(record_header.game).id != find_game(args.game).id:
        title = find_game(record_header.game).title
        raise RecordError(msg("terminal-reports-other-game", path=str(args.record), game=title))
    if loaded.game.seats != 2:
        raise LabError(msg("terminal-reports-two-players"))
    replay = RecordReplay(text, loaded.game)
    position = _find_position_without_hidden_info(replay, args.after)
    if position is None:
        hint = adapter_for(loaded.game, replay.match.state).when_nothing_is_hidden
        reason = (
            msg("terminal-reports-no-open-position")
            if args.after is None
            else msg("terminal-reports-position-hidden", moves=str(args.after))
        )
        raise LabError(joined("sentences", [reason, hint]))
    state, num_moves = position
    if not args.json:
        print(Reader().t("terminal-reports-position", moves=str(num_moves)))
    return _print_solution(SolvedTree(loaded.game, state, args), args)


def _find_position_without_hidden_info(replay: RecordReplay, num_moves: int | None) -> tuple[State, int] | None:
    """Return the first position without hidden information and the number of moves before it. If `num_moves` is given,
    consider only the position after that many moves. Return None if there is no such position."""
    num_played = 0
    while replay.match.state.outcome() is None:
        if (num_moves is None or num_played == num_moves) and has_no_hidden_information(
            replay.match.game, replay.match.state
        ):
            return replay.match.state, num_played
        if num_played == num_moves or not replay.replay_next_line():
            return None
        num_played += 1
    return None


class SolvedTree:
    """A game tree and its computed strategies."""

    def __init__(self, game: Game, state: State | None, args: argparse.Namespace) -> None:
        tree = SequenceForm()
        self.walk = TreeWalk(game, tree, args.max_nodes, check_interrupt)
        if state is None:
            self.walk.walk_game()
        else:
            self.walk.walk_from(state)
        self.tree = tree
        solver = CfrSolver(tree)
        self.uniform_exploitability = solver.exploitability()
        with ProgressBar(Reader().t("terminal-reports-solving"), args.iterations, is_shown=not args.json) as bar:
            for iteration in range(args.iterations):
                solver.iterate()
                bar.update(iteration + 1)
        self.low, self.high = solver.value_bounds()
        self.first_move_probabilities: list[dict[str, float]] = []
        """Probabilities of each seat's first moves; empty when a whole game is solved."""
        if state is not None:
            for seat, learner in enumerate((solver.first, solver.second)):
                notations = [game.format_move(move) for move in tree.root_moves[seat]]
                self.first_move_probabilities.append(
                    {move: learner.average_reach[1 + index] for index, move in enumerate(notations)}
                )


def _print_solution(solved: SolvedTree, args: argparse.Namespace) -> int:
    solution = {
        "nodes": solved.walk.num_nodes,
        "information_states": _num_information_states(solved.walk),
        "ends": len(solved.tree.payoffs),
        "iterations": args.iterations,
        "value": [solved.low, solved.high],
        "exploitability": (solved.high - solved.low) / 2,
        "uniform_exploitability": solved.uniform_exploitability,
        "opening": solved.first_move_probabilities,
    }
    if args.json:
        print(json.dumps(solution, indent=1))
        return 0
    t = Reader().t
    states = _num_information_states(solved.walk)
    print(t("terminal-reports-tree", nodes=int(solved.walk.num_nodes), states=states))
    low, high = f"{solved.low:.6f}", f"{solved.high:.6f}"
    print(t("terminal-reports-value", iterations=args.iterations, low=low, high=high))
    value, uniform = f"{solution['exploitability']:.6f}", f"{solved.uniform_exploitability:.6f}"
    print(t("terminal-reports-exploitability", value=value, uniform=uniform))
    for seat, probabilities in enumerate(solved.first_move_probabilities):
        if probabilities:
            moves = [
                f"{move} {100 * probability:.1f}%"
                for move, probability in probabilities.items()
                if probability >= 0.0005
            ]
            print(t("terminal-reports-optimal", seat=seat + 1, moves=moves))
    return 0

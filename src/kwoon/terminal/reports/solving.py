"""Tells of small games that are solved, and writes them as trees."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TextIO

from kwoon.core.contract import Game, State
from kwoon.core.record import RecordError, Replay
from kwoon.games.dragon_punch.play.rules import DragonPunch
from kwoon.lab.problem import PlanError
from kwoon.shelf import find, open_box, open_record
from kwoon.solve.dragon_punch.pair import Unsolvable
from kwoon.solve.trees.gambit import Gambit
from kwoon.solve.trees.luck import TooLarge
from kwoon.solve.trees.position import hides_nothing
from kwoon.solve.trees.regret import Solver
from kwoon.solve.trees.sequences import Sequences
from kwoon.solve.trees.walk import Silence, Walk
from kwoon.terminal.match.sit import read_record
from kwoon.terminal.options import chosen_options
from kwoon.terminal.reports.contests import Bar
from kwoon.terminal.reports.rounds import solve_rounds


def write_tree(args: argparse.Namespace) -> int:
    """The whole game as a file, or on the standard output. What is too large writes nothing."""
    game = _game(args)
    title = f"{find(args.game).title}, {len(game.cards())} cards"
    try:
        # Counted first: a tree that turns out to be too large must not have been written in part.
        walk = Walk(game, Silence(), args.most, beat)
        walk.whole()
        if args.out is None:
            _write(game, title, args.most, sys.stdout)
            return 0
        with Path(args.out).open("w", encoding="utf-8") as file:
            _write(game, title, args.most, file)
    except TooLarge as problem:
        raise PlanError(str(problem)) from None
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise PlanError(f"{args.out} cannot be written: {error.strerror}.") from None
    print(f"Wrote {args.out}: {walk.nodes:,} nodes, {_states(walk):,} information states.")
    return 0


def _write(game: Game, title: str, most: int, out: TextIO) -> None:
    Walk(game, Gambit(game, title, ["First", "Second"], out), most, beat).whole()


def beat() -> None:
    """Called now and then by what is compiled, so that Ctrl-C is noticed."""


def _game(args: argparse.Namespace) -> Game:
    if args.most < 1:
        raise PlanError("Allow at least one node.")
    game = open_box(args.game, args.seats, chosen_options(args.option), args.pack).game
    if game.seats != 2:
        raise PlanError("Only games for two can be solved.")
    return game


def _states(walk: Walk) -> int:
    return len(walk.states[0]) + len(walk.states[1])


def solve(args: argparse.Namespace) -> int:
    """A small pack, a position of a record, or a pair of characters."""
    if args.iterations < 1:
        raise PlanError("Learn for at least one round.")
    try:
        if args.record is not None:
            return _solve_record(args)
        game = _game(args)
        if args.characters:
            if not isinstance(game, DragonPunch):
                raise PlanError("Only Dragon Punch has characters to name here.")
            return solve_rounds(game, args)
        return _tell(Solved(game, None, args), args)
    except (TooLarge, Unsolvable) as problem:
        raise PlanError(str(problem)) from None


def _solve_record(args: argparse.Namespace) -> int:
    text = read_record(args.record)
    opened, head = open_record(text, args.pack)
    if find(head.game).id != find(args.game).id:
        raise RecordError(f"{args.record} is a record of {find(head.game).title}.")
    if opened.game.seats != 2:
        raise PlanError("Only games for two can be solved.")
    replay = Replay(text, opened.game)
    found = _position(replay, args.since)
    if found is None:
        where = "From no position of the record on" if args.since is None else f"After {args.since} answers"
        raise PlanError(
            f"{where} is everything known to both players, so it cannot be solved by itself. In FIGHT that is so once "
            "the deck is empty."
        )
    state, answers = found
    if not args.json:
        print(f"The position after {answers} answers, in which nothing is hidden.")
    return _tell(Solved(opened.game, state, args), args)


def _position(replay: Replay, since: int | None) -> tuple[State, int] | None:
    """The position after so many answers, or the first, that hides nothing; none if there is none."""
    answers = 0
    while replay.bout.state.outcome() is None:
        if (since is None or answers == since) and hides_nothing(replay.bout.game, replay.bout.state):
            return replay.bout.state, answers
        if answers == since or not replay.step():
            return None
        answers += 1
    return None


class Solved:
    """A tree and what was learnt on it."""

    def __init__(self, game: Game, state: State | None, args: argparse.Namespace) -> None:
        tree = Sequences()
        self.walk = Walk(game, tree, args.most, beat)
        if state is None:
            self.walk.whole()
        else:
            self.walk.since(state)
        self.tree = tree
        solver = Solver(tree)
        self.uniform = solver.exploitability()
        with Bar("Learning", args.iterations, wanted=not args.json) as bar:
            for at in range(args.iterations):
                solver.learn()
                bar.at(at + 1)
        self.low, self.high = solver.bounds()
        self.opening: list[dict[str, float]] = []
        """Of each seat, how it answers its first question, where the position is known."""
        if state is not None:
            for seat, learner in enumerate((solver.first, solver.second)):
                named = [game.write(move) for move in tree.asked[seat]]
                self.opening.append({move: learner.average[1 + at] for at, move in enumerate(named)})


def _tell(solved: Solved, args: argparse.Namespace) -> int:
    found = {
        "nodes": solved.walk.nodes,
        "information_states": _states(solved.walk),
        "ends": len(solved.tree.worth),
        "iterations": args.iterations,
        "worth": [solved.low, solved.high],
        "exploitability": (solved.high - solved.low) / 2,
        "uniform_exploitability": solved.uniform,
        "opening": solved.opening,
    }
    if args.json:
        print(json.dumps(found, indent=1))
        return 0
    print(f"A tree of {solved.walk.nodes:,} nodes with {_states(solved.walk):,} information states.")
    print(f"Solved by {args.iterations:,} rounds of CFR+: the first seat wins {solved.low:.6f} to {solved.high:.6f}")
    print("on average, where a win is 1 and a loss -1; that is certain, and no guess.")
    print(f"Exploitability: {found['exploitability']:.6f} (of choosing evenly: {solved.uniform:.6f}).")
    for seat, odds in enumerate(solved.opening):
        if odds:
            told = ", ".join(f"{move} {100 * share:.1f} %" for move, share in odds.items() if share >= 0.0005)
            print(f"Seat {seat + 1} should first: {told}.")
    return 0

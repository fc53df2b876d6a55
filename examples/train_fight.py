"""Teaches a machine FIGHT by self-play, in minutes on one core.

    python examples/train_fight.py --minutes 3       writes fight.npz and curve.svg
    kwoon duel fight learned:Learned greedy          in the folder with learned.py and fight.npz
    kwoon serve --bot learned:Learned                to play against it

Needs torch besides kwoon[learn]: pip install 'kwoon[learn]' torch
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from learned import Learned
from selfplay import Settings, Trainer

from kwoon.bots import find_bot
from kwoon.core.contract import Player
from kwoon.core.dice import LiveDice
from kwoon.lab.plot import Curve, curves
from kwoon.lab.simulate import play
from kwoon.shelf import open_box


def wins(game: str, weights: Path, against: str, games: int, seed: int) -> float:
    """How often the weights win, from both seats."""
    opened = open_box(game)
    won = 0.0
    for number in range(games):
        dice = LiveDice(seed + number // 2)
        mine = Learned(opened.game, LiveDice(seed + 7_000 + number), weights)
        other = find_bot(against, game).make(opened.game, LiveDice(seed + 9_000 + number))
        players: list[Player] = [mine, other] if number % 2 == 0 else [other, mine]
        state = opened.game.deal(dice)
        play(state, dice, players)
        outcome = state.outcome()
        assert outcome is not None
        winners = outcome.winners()
        won += (number % 2 in winners) / len(winners)
    return won / games


def rounds(shape_names: list[str]) -> tuple[int, int]:
    """Where a row tells how many rounds were won."""
    return shape_names.index("won.me"), shape_names.index("won.other")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="fight", choices=["fight", "dragon-punch"])
    parser.add_argument("--minutes", type=float, default=3.0, help="of processor time, without trying it out (3)")
    parser.add_argument("--steps", type=int, default=0, help="so many steps instead: the same run everywhere")
    parser.add_argument("--tries", type=int, default=200, help="games for each point of the curve (200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path())
    args = parser.parse_args()
    settings = Settings(minutes=args.minutes, steps=args.steps, seed=args.seed)
    trainer = Trainer(args.game, settings)
    places = list(rounds(trainer.shape.names()))
    trainer.bonus = lambda rows: rows[:, places].astype(np.float64)
    weights = args.to / f"{args.game}.npz"
    points: dict[str, list[tuple[float, float]]] = {"random": [], "greedy": []}

    def tell(trainer: Trainer, spent: float) -> None:
        trainer.save(weights)
        for against, line in points.items():
            line.append((trainer.steps / 1e6, 100 * wins(args.game, weights, against, args.tries, 1_000)))
        said = ", ".join(f"{line[-1][1]:.0f} % against {against}" for against, line in points.items())
        print(f"{trainer.steps:>9,} steps, {spent:4.0f} s of processor time: {said}", flush=True)

    trainer.train(tell)
    lines = [Curve(f"against {against}", line) for against, line in points.items()]
    drawn = curves(f"{args.game}: games won, of 100", "million steps of self-play", lines)
    (args.to / "curve.svg").write_text(drawn, encoding="utf-8")
    print(f"Wrote {weights} and {args.to / 'curve.svg'}.")


if __name__ == "__main__":
    main()

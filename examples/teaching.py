"""The parts that the training examples share: the command line, test games against bots, and the learning curve."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, fields
from html import escape
from pathlib import Path

import numpy as np
from learned import Learned, packed
from selfplay import Trainer, TrainingSettings

from kwoon.bots import find_bot
from kwoon.core.dice import LiveDice
from kwoon.core.game import Player
from kwoon.lab.execution.runner import play_and_count_moves
from kwoon.registry import load_game

AGAINST = ("random", "greedy")


def wins(game: str, weights: Path, against: str, games: int, seed: int) -> float:
    """Return the fraction of games that the weights win against a bot, with every deal played from both seats."""
    loaded = load_game(game)
    won = 0.0
    for number in range(games):
        dice = LiveDice(seed + number // 2)
        mine = Learned(loaded.game, LiveDice(seed + 7_000 + number), weights)
        other = find_bot(against, game).make_bot(loaded.game, LiveDice(seed + 9_000 + number))
        players: list[Player] = [mine, other] if number % 2 == 0 else [other, mine]
        state = loaded.game.deal(dice)
        play_and_count_moves(state, dice, players)
        outcome = state.outcome()
        assert outcome is not None
        winners = outcome.winners()
        won += (number % 2 in winners) / len(winners)
    return won / games


def pay(trainer: Trainer, paid: dict[str, float]) -> None:
    """Reward the agent along the way, not only at the end of a match.

    `paid` maps fields of a row to weights. The reward of a step is half the change in the seat's weighted lead in these
    fields.
    """
    names = trainer.spec.names()
    parts = [(weight, [names.index(f"{field}.{who}") for who in ("me", "other")]) for field, weight in paid.items()]
    trainer.bonus = lambda rows: sum((weight * rows[:, places] for weight, places in parts), np.zeros((len(rows), 2)))


def turn(settings: TrainingSettings, said: list[str]) -> None:
    """Apply NAME=NUMBER settings from the command line. Raise a ValueError if a name is unknown or a value is invalid."""
    known = {field.name: type(getattr(settings, field.name)) for field in fields(settings)}
    for each in said:
        name, _, number = each.partition("=")
        if name not in known:
            raise ValueError(f"There is no setting '{name}'. Available settings: {', '.join(known)}.")
        try:
            setattr(settings, name, known[name](number))
        except ValueError:
            raise ValueError(f"'{number}' is not a valid number for {name}. Write --set {name}=NUMBER.") from None


def teach(game: str, about: str, settings: TrainingSettings, paid: dict[str, float]) -> None:
    """Parse the command line, train while printing the progress, and write the weights and the learning curve."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--minutes", type=float, default=3.0, help="minutes of processor time, including test games (default: 3)"
    )
    parser.add_argument(
        "--steps",
        type=int,
        default=0,
        help="number of steps instead of minutes; runs are then reproducible with the same torch",
    )
    parser.add_argument("--tries", type=int, default=200, help="test games for each point of the curve (default: 200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=NUMBER", help="change a field of selfplay.TrainingSettings"
    )
    parser.add_argument("--to", type=Path, default=Path(), help="folder for the files (default: the current folder)")
    args = parser.parse_args()
    try:
        turn(settings, args.set)
    except ValueError as wrong:
        parser.error(str(wrong))
    settings.minutes, settings.steps, settings.seed = args.minutes, args.steps, args.seed
    trainer = Trainer(game, settings)
    pay(trainer, paid)
    weights = args.to / f"{game}.npz"
    points: dict[str, list[tuple[float, float]]] = {against: [] for against in AGAINST}

    def tell(trainer: Trainer, spent: float) -> None:
        trainer.save(weights)
        for against, line in points.items():
            line.append((trainer.steps / 1e6, 100 * wins(game, weights, against, args.tries, 1_000)))
        said = ", ".join(f"{line[-1][1]:.0f} % against {against}" for against, line in points.items())
        print(f"{trainer.steps:>10,} steps, {spent:4.0f} s of processor time: {said}", flush=True)

    trainer.train(tell)
    length = f"--steps {args.steps}" if args.steps else f"--minutes {args.minutes:g}"
    made = " ".join([f"python {Path(sys.argv[0]).name} {length} --seed {args.seed}", *[f"--set {s}" for s in args.set]])
    (args.to / f"{game}.net").write_bytes(packed(weights, game, made))
    lines = [PlotCurve(f"against {against}", line) for against, line in points.items()]
    drawn = curves_svg(f"{game}: games won, of 100", "million steps of self-play", lines)
    (args.to / f"{game}.svg").write_text(drawn, encoding="utf-8")
    print(f"Wrote {game}.npz, {game}.net and {game}.svg.")


@dataclass(frozen=True)
class PlotCurve:
    """A named series of points."""

    name: str
    points: list[tuple[float, float]]


COLORS = ("#b3261e", "#2b5f75", "#6b5b2a", "#4a7a3a")


def curves_svg(title: str, x_label: str, curve_list: list[PlotCurve]) -> str:
    """Return an SVG of percentages as lines over a common axis, each with its name at its end."""
    left, top, width, height = 50, 40, 480, 240
    max_x = max((x for line in curve_list for x, _ in line.points), default=1.0) or 1.0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 170} {top + height + 50}" '
        'font-family="sans-serif" font-size="13" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="100%" height="100%" fill="#fff"/><text x="10" y="24" font-weight="bold">{escape(title)}</text>',
    ]
    for share in range(5):
        y = top + height - height * share / 4
        parts.append(f'<line x1="{left}" y1="{y:.1f}" x2="{left + width}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{25 * share}</text>')
        x = left + width * share / 4
        parts.append(f'<text x="{x:.1f}" y="{top + height + 20}" text-anchor="middle">{max_x * share / 4:.2g}</text>')
    parts.append(f'<text x="{left + width / 2}" y="{top + height + 40}" text-anchor="middle">{escape(x_label)}</text>')
    for color, line in zip(COLORS, curve_list, strict=False):
        places = [(left + width * x / max_x, top + height - height * y / 100) for x, y in sorted(line.points)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        if places:
            x, y = places[-1]
            parts.append(f'<text x="{x + 8:.1f}" y="{y + 4:.1f}" fill="{color}">{escape(line.name)}</text>')
    parts.append("</svg>")
    return "\n".join(parts) + "\n"

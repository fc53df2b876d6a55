"""Carries out the laboratory's commands."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from dataclasses import asdict
from pathlib import Path

from kwoon.lab.playing.series import QUICK, Series
from kwoon.lab.playing.workers import Workers, workers
from kwoon.lab.problem import PlanError
from kwoon.lab.report.make import Asked, make
from kwoon.lab.report.shape import Report
from kwoon.shelf import find, read_pack
from kwoon.terminal.options import chosen_options

GAMES = 10_000
SEED = "kwoon"
"""Unless said otherwise: whoever asks the same, hears the same."""


def run_lab(args: argparse.Namespace) -> int:
    """Carry out one command; the exit code."""
    match args.what:
        case "report":
            return _report(args)
        case "games":
            return _games(args)
        case "query":
            return _query(args)
        case "compare" | "card" | "sweep" | "tune":
            from kwoon.terminal.lab.questions import run_question  # noqa: PLC0415

            return run_question(args)
    raise ValueError(f"There is no command lab {args.what}.")


def series_asked(args: argparse.Namespace) -> Asked:
    """What a command is about; a sentence for what cannot be, before anything is played."""
    box = find(args.game)
    games = GAMES if args.games is None else args.games
    if games < 1:
        raise PlanError("Play at least one game.")
    asked = Asked(
        game=box.id,
        games=games,
        bots=tuple(args.bots) or (QUICK,),
        seed=SEED if args.seed is None else str(args.seed),
        seats=args.seats,
        options=chosen_options(args.option),
        pack="" if args.pack is None else read_pack(args.pack),
        pack_name="" if args.pack is None else str(args.pack),
        command=shlex.join(["kwoon", *sys.argv[1:]]),
    )
    for bot in asked.bots:
        series = asked.series(bot, 1)
        series.on_seats(int(series.open().game.seats))
    return asked


def staff(args: argparse.Namespace) -> Workers:
    """Who plays."""
    if args.cluster is not None:
        from kwoon.lab.playing.cluster import Cluster  # noqa: PLC0415

        return Cluster(args.cluster)
    return workers((os.cpu_count() or 1) if args.jobs is None else args.jobs)


def told(line: str) -> None:
    """What is being done, for somebody who waits."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line} ...", end="", file=sys.stderr, flush=True)


def quiet() -> None:
    """Nothing is being done any more."""
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)


def _report(args: argparse.Namespace) -> int:
    from kwoon.lab.report.html import page, template  # noqa: PLC0415
    from kwoon.lab.report.text import text  # noqa: PLC0415

    if args.to is not None and not args.json:
        placed(args.to)
        template()
    report = _of_study(args) if Path(args.game).is_dir() else make(series_asked(args), staff(args), told)
    quiet()
    if args.json:
        print(json.dumps(asdict(report)))
    elif args.to is None:
        print(text(report))
    else:
        try:
            write(args.to, page(report))
        except PlanError:
            # The games are played: whoever waited for them shall not have waited for nothing.
            print(text(report))
            raise
        print(f"{args.to}: open it in a browser.")
    return 0


def _of_study(args: argparse.Namespace) -> Report:
    from kwoon.lab.report.of_study import of_study  # noqa: PLC0415

    return of_study(Path(args.game), shlex.join(["kwoon", *sys.argv[1:]]))


def _games(args: argparse.Namespace) -> int:
    from kwoon.lab.study.study import keep  # noqa: PLC0415

    asked = series_asked(args)
    series: Series = Series(asked.game, asked.games, asked.seed, asked.seats, asked.bots, asked.options, asked.pack)
    kept = 0

    def count(games: int) -> None:
        nonlocal kept
        kept = games
        told(f"{games} of {asked.games} games")

    try:
        keep(series, args.to, staff(args), count)
    except KeyboardInterrupt:
        print(f"\nStopped. {kept} games are kept in {args.to}; say it again to go on.", file=sys.stderr)
        return 130
    print(f"{kept} games of {asked.game} are kept in {args.to}.")
    return 0


def _query(args: argparse.Namespace) -> int:
    from kwoon.lab.study.about import read  # noqa: PLC0415
    from kwoon.lab.study.query import ask  # noqa: PLC0415

    if args.columns or args.question is None:
        for table, columns in read(args.study).columns.items():
            print(table)
            for column, about in columns.items():
                print(f"  {column:<14}{about}")
        return 0
    answer = ask(args.study, args.question)
    if args.json:
        print(json.dumps([dict(zip(answer.columns, row, strict=True)) for row in answer.rows], default=str))
        return 0
    from kwoon.terminal.lab.tables import printed  # noqa: PLC0415

    print(printed(answer.columns, answer.rows))
    return 0


def placed(path: Path) -> None:
    """Refuse a file that cannot be: better told now than after the games."""
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise PlanError(f"{path} cannot be written: it is a folder, or its folder is not there.")


def write(path: Path, text: str) -> None:
    """A whole file or none, also on a full disk; a sentence if it cannot be."""
    spare = path.with_name(f"{path.name}.new") if not path.exists() or path.is_file() else path
    try:
        spare.write_text(text, encoding="utf-8")
        if spare != path:
            spare.replace(path)
    except OSError as error:
        if spare != path:
            spare.unlink(missing_ok=True)
        raise PlanError(f"{path} cannot be written: {error.strerror}.") from None

"""Runs the laboratory commands."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from dataclasses import asdict
from pathlib import Path

from kwoon.lab.errors import LabError
from kwoon.lab.execution.series import FAST_BOT, GameSeries
from kwoon.lab.execution.workers import WorkerPool, make_pool
from kwoon.lab.report.build import LabRequest, make_report
from kwoon.lab.report.model import BalanceReport
from kwoon.registry import find_game, read_pack
from kwoon.terminal.options import parse_options

DEFAULT_GAMES = 10_000
DEFAULT_SEED = "kwoon"
"""Default seed, so that the same command gives the same result."""


def run_lab_command(args: argparse.Namespace) -> int:
    """Run one command and return its exit code."""
    match args.what:
        case "report":
            return _run_report(args)
        case "games":
            return _run_games(args)
        case "query":
            return _run_query(args)
        case "compare" | "card" | "sweep" | "tune":
            from kwoon.terminal.lab.card_commands import run_card_command  # noqa: PLC0415

            return run_card_command(args)
    raise ValueError(f"There is no command lab {args.what}.")


def parse_series(args: argparse.Namespace) -> LabRequest:
    """Return the series that a command describes, or raise an error with a message before anything is played."""
    definition = find_game(args.game)
    games = DEFAULT_GAMES if args.games is None else args.games
    if games < 1:
        raise LabError("Play at least one game.")
    request = LabRequest(
        game=definition.id,
        games=games,
        bots=tuple(args.bots) or (FAST_BOT,),
        seed=DEFAULT_SEED if args.seed is None else str(args.seed),
        seats=args.seats,
        options=parse_options(args.option),
        pack_text="" if args.pack is None else read_pack(args.pack),
        pack_name="" if args.pack is None else str(args.pack),
        command=shlex.join(["kwoon", *sys.argv[1:]]),
    )
    for bot in request.bots:
        series = request.make_series(bot, 1)
        series.bots_by_seat(int(series.load().game.seats))
    return request


def make_workers(args: argparse.Namespace) -> WorkerPool:
    """Return the pool of processes that play the games."""
    if args.cluster is not None:
        from kwoon.lab.execution.cluster import ClusterPool  # noqa: PLC0415

        return ClusterPool(args.cluster)
    return make_pool((os.cpu_count() or 1) if args.jobs is None else args.jobs)


def show_progress(line: str) -> None:
    """Show the current progress on a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line} ...", end="", file=sys.stderr, flush=True)


def clear_progress() -> None:
    """Clear the progress line."""
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)


def _run_report(args: argparse.Namespace) -> int:
    from kwoon.lab.report.html import load_template, report_page  # noqa: PLC0415
    from kwoon.lab.report.text import report_text  # noqa: PLC0415

    if args.to is not None and not args.json:
        require_writable(args.to)
        load_template()
    report = (
        _report_of_study(args)
        if Path(args.game).is_dir()
        else make_report(parse_series(args), make_workers(args), show_progress)
    )
    clear_progress()
    if args.json:
        print(json.dumps(asdict(report)))
    elif args.to is None:
        print(report_text(report))
    else:
        try:
            write_file(args.to, report_page(report))
        except LabError:
            # Print the report first, so that the games were not played in vain if the file cannot be written.
            print(report_text(report))
            raise
        print(f"{args.to}: open it in a browser.")
    return 0


def _report_of_study(args: argparse.Namespace) -> BalanceReport:
    from kwoon.lab.report.from_study import report_from_study  # noqa: PLC0415

    return report_from_study(Path(args.game), shlex.join(["kwoon", *sys.argv[1:]]))


def _run_games(args: argparse.Namespace) -> int:
    from kwoon.lab.study.study import run_study  # noqa: PLC0415

    request = parse_series(args)
    series: GameSeries = GameSeries(
        request.game, request.games, request.seed, request.seats, request.bots, request.options, request.pack_text
    )
    num_kept = 0

    def count(games: int) -> None:
        nonlocal num_kept
        num_kept = games
        show_progress(f"{games} of {request.games} games")

    try:
        run_study(series, args.to, make_workers(args), count)
    except KeyboardInterrupt:
        print(f"\nStopped. {num_kept} games are kept in {args.to}; say it again to go on.", file=sys.stderr)
        return 130
    print(f"{num_kept} games of {request.game} are kept in {args.to}.")
    return 0


def _run_query(args: argparse.Namespace) -> int:
    from kwoon.lab.study.manifest import read_manifest  # noqa: PLC0415
    from kwoon.lab.study.query import run_query  # noqa: PLC0415

    if args.columns or args.question is None:
        for table, columns in read_manifest(args.study).columns.items():
            print(table)
            for column, description in columns.items():
                print(f"  {column:<14}{description}")
        return 0
    answer = run_query(args.study, args.question)
    if args.json:
        print(json.dumps([dict(zip(answer.columns, row, strict=True)) for row in answer.rows], default=str))
        return 0
    from kwoon.terminal.lab.tables import format_table  # noqa: PLC0415

    print(format_table(answer.columns, answer.rows))
    return 0


def require_writable(path: Path) -> None:
    """Refuse an unwritable file before the games are played."""
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise LabError(f"{path} cannot be written: it is a folder, or its folder is not there.")


def write_file(path: Path, text: str) -> None:
    """Write a file completely or not at all, even on a full disk; raise an error with a message if that fails."""
    temporary = path.with_name(f"{path.name}.new") if not path.exists() or path.is_file() else path
    try:
        temporary.write_text(text, encoding="utf-8")
        if temporary != path:
            temporary.replace(path)
    except OSError as error:
        if temporary != path:
            temporary.unlink(missing_ok=True)
        raise LabError(f"{path} cannot be written: {error.strerror}.") from None

"""Carries out the laboratory's questions about cards and numbers."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path

from kwoon import shelf
from kwoon.lab.figures.findings import found
from kwoon.lab.playing.run import run
from kwoon.lab.problem import PlanError
from kwoon.lab.report.make import Asked, head
from kwoon.lab.report.shape import Report, Sentence
from kwoon.terminal.lab.desk import SEED, placed, quiet, series_asked, staff, told, write
from kwoon.terminal.lab.tables import printed


def run_question(args: argparse.Namespace) -> int:
    """Carry out one command; the exit code."""
    for path in (args.to, getattr(args, "keep", None)):
        if path is not None:
            placed(path)
    if args.what != "tune" and args.to is not None and args.to.suffix.lower() == ".html":
        from kwoon.lab.report.html import template  # noqa: PLC0415

        template()
    match args.what:
        case "compare":
            return _compare(args)
        case "card":
            return _card(args)
        case "sweep":
            return _sweep(args)
    return _tune(args)


def _compare(args: argparse.Namespace) -> int:
    from kwoon.lab.paired.compare import Way, compare  # noqa: PLC0415
    from kwoon.lab.paired.telling import COLUMNS, as_values, rows, sentences  # noqa: PLC0415

    if not 1 <= len(args.pack) <= 2:
        raise PlanError("Name the pack to compare with the box as --pack FILE, or two packs to compare.")
    if args.until is not None and args.games is not None:
        raise PlanError("Say either how many games, or until when; not both.")
    asked = series_asked(_with(args, pack=args.pack[0]))
    other = shelf.read_pack(args.pack[1]) if len(args.pack) == 2 else shelf.pack_text(asked.game)
    shelf.open_text(asked.game, other, asked.seats, asked.options)
    compared = compare(asked, other, Way(args.until, staff(args), told))
    said = sentences(compared)
    tables = [printed(COLUMNS, rows(each)) for each in compared]

    def report() -> Report:
        made = _headed(asked, said, "")
        for text, whose in ((asked.pack, "this pack"), (other, "the other")):
            for each in compared:
                series = asked.series(each.bot, each.games)
                opened = shelf.open_text(asked.game, text, asked.seats, asked.options)
                made.runs.append(found(run(replace(series, pack=text), staff(args)), opened, f"{each.bot}, {whose}"))
        return made

    return _tell(args, said, tables, as_values(compared), report)


def _card(args: argparse.Namespace) -> int:
    from kwoon.lab.cards.card import know, sentences  # noqa: PLC0415

    asked = series_asked(args)
    known = know(asked, args.card, staff(args), told)
    said = sentences(known)
    return _tell(args, said, [], [asdict(each) for each in known], lambda: _headed(asked, said, ""))


def _sweep(args: argparse.Namespace) -> int:
    from kwoon.lab.sweep.sweep import levers, sweep  # noqa: PLC0415
    from kwoon.lab.sweep.telling import COLUMNS, as_values, rows, sentences  # noqa: PLC0415

    asked = series_asked(args)
    swept = sweep(asked, args.number, staff(args), told)
    said = [line for each in swept for line in sentences(each)]

    def report() -> Report:
        made = _headed(asked, said, "levers")
        made.levers = [lever for each in swept for lever in levers(each)]
        return made

    return _tell(
        args, said, [printed(COLUMNS, rows(each)) for each in swept], [as_values(each) for each in swept], report
    )


def _tune(args: argparse.Namespace) -> int:
    from kwoon.lab.tune.bench import Bench  # noqa: PLC0415
    from kwoon.lab.tune.plan import read_plan  # noqa: PLC0415
    from kwoon.lab.tune.telling import as_values, sentences  # noqa: PLC0415
    from kwoon.lab.tune.tune import tune  # noqa: PLC0415

    if args.minutes is not None and not 0.0 < args.minutes <= 100_000.0:
        raise PlanError("Say for how many minutes to look: more than 0.")
    plan, draft = read_plan(args.file, SEED if args.seed is None else str(args.seed))
    bench = Bench(plan, draft, staff(args), told, args.keep)
    try:
        tuned = tune(bench, args.minutes)
    except KeyboardInterrupt:
        quiet()
        kept = f"What is known is kept in {args.keep}; say it again to go on." if args.keep else "Nothing is kept."
        print(f"Stopped. {kept}", file=sys.stderr)
        return 130
    quiet()
    # First, so that a pack that cannot be written does not take the answer along.
    print(json.dumps(as_values(tuned)) if args.json else "\n".join(sentences(tuned)))
    if not tuned.leave:
        assert tuned.proposal is not None
        write(args.to, bench.text(tuned.proposal))
        if not args.json:
            print(f"The new pack is {args.to}.")
    return 0


def _with(args: argparse.Namespace, **other: object) -> argparse.Namespace:
    return argparse.Namespace(**{**vars(args), **other})


def _headed(asked: Asked, said: list[str], part: str) -> Report:
    report = head(asked, asked.series(asked.bots[0], 1).open())
    report.sentences = [Sentence(line, part) for line in said]
    return report


def _tell(
    args: argparse.Namespace, said: list[str], tables: list[str], values: object, report: Callable[[], Report]
) -> int:
    """As asked: to the screen or a file, for people, browsers or programs."""
    quiet()
    as_text = "\n\n".join(["\n".join(said), *tables])
    if args.to is not None:
        # First, so that a page that cannot be made does not take the answer along.
        print("\n".join(said))
        suffix = Path(args.to).suffix.lower()
        if suffix == ".html":
            from kwoon.lab.report.html import page  # noqa: PLC0415

            write(args.to, page(report()))
        else:
            write(args.to, json.dumps(values) if suffix == ".json" else f"{as_text}\n")
        print(f"All of it is in {args.to}.")
    else:
        print(json.dumps(values) if args.json else as_text)
    return 0

"""Runs the laboratory commands about cards and numbers."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path

from kwoon import registry
from kwoon.lab.errors import LabError
from kwoon.lab.execution.run import run_series
from kwoon.lab.report.build import LabRequest, empty_report
from kwoon.lab.report.model import BalanceReport, ReportSentence
from kwoon.lab.statistics.results import run_statistics
from kwoon.terminal.lab.commands import (
    DEFAULT_SEED,
    clear_progress,
    make_workers,
    parse_series,
    require_writable,
    show_progress,
    write_file,
)
from kwoon.terminal.lab.tables import format_table


def run_card_command(args: argparse.Namespace) -> int:
    """Run one command and return its exit code."""
    for path in (args.to, getattr(args, "keep", None)):
        if path is not None:
            require_writable(path)
    if args.what != "tune" and args.to is not None and args.to.suffix.lower() == ".html":
        from kwoon.lab.report.html import load_template  # noqa: PLC0415

        load_template()
    match args.what:
        case "compare":
            return _run_compare(args)
        case "card":
            return _run_card(args)
        case "sweep":
            return _run_sweep(args)
    return _run_tune(args)


def _run_compare(args: argparse.Namespace) -> int:
    from kwoon.lab.comparison.compare import ComparisonOptions, compare  # noqa: PLC0415
    from kwoon.lab.comparison.text import COLUMNS, sentences, table_rows, to_plain  # noqa: PLC0415

    if not 1 <= len(args.pack) <= 2:
        raise LabError("Name the pack to compare with the box as --pack FILE, or two packs to compare.")
    if args.until is not None and args.games is not None:
        raise LabError("Say either how many games, or until when; not both.")
    request = parse_series(_replace_args(args, pack=args.pack[0]))
    other = registry.read_pack(args.pack[1]) if len(args.pack) == 2 else registry.default_pack_text(request.game)
    registry.load_game_from_text(request.game, other, request.seats, request.options)
    compared = compare(request, other, ComparisonOptions(args.until, make_workers(args), show_progress))
    summary = sentences(compared)
    tables = [format_table(COLUMNS, table_rows(each)) for each in compared]

    def report() -> BalanceReport:
        made = _make_report(request, summary, "")
        for text, whose in ((request.pack_text, "this pack"), (other, "the other")):
            for each in compared:
                series = request.make_series(each.bot, each.games)
                opened = registry.load_game_from_text(request.game, text, request.seats, request.options)
                made.runs.append(
                    run_statistics(
                        run_series(replace(series, pack_text=text), make_workers(args)), opened, f"{each.bot}, {whose}"
                    )
                )
        return made

    return _print_results(args, summary, tables, to_plain(compared), report)


def _run_card(args: argparse.Namespace) -> int:
    from kwoon.lab.cards.card import measure_card, sentences  # noqa: PLC0415

    request = parse_series(args)
    results = measure_card(request, args.card, make_workers(args), show_progress)
    summary = sentences(results)
    return _print_results(
        args, summary, [], [asdict(each) for each in results], lambda: _make_report(request, summary, "")
    )


def _run_sweep(args: argparse.Namespace) -> int:
    from kwoon.lab.sweep.sweep import number_effects, run_sweep  # noqa: PLC0415
    from kwoon.lab.sweep.text import COLUMNS, sentences, table_rows, to_plain  # noqa: PLC0415

    request = parse_series(args)
    swept = run_sweep(request, args.number, make_workers(args), show_progress)
    summary = [line for each in swept for line in sentences(each)]

    def report() -> BalanceReport:
        made = _make_report(request, summary, "levers")
        made.levers = [lever for each in swept for lever in number_effects(each)]
        return made

    return _print_results(
        args,
        summary,
        [format_table(COLUMNS, table_rows(each)) for each in swept],
        [to_plain(each) for each in swept],
        report,
    )


def _run_tune(args: argparse.Namespace) -> int:
    from kwoon.lab.tune.config import read_config  # noqa: PLC0415
    from kwoon.lab.tune.evaluator import SettingEvaluator  # noqa: PLC0415
    from kwoon.lab.tune.text import sentences, to_plain  # noqa: PLC0415
    from kwoon.lab.tune.tune import run_tuning  # noqa: PLC0415

    if args.minutes is not None and not 0.0 < args.minutes <= 100_000.0:
        raise LabError("Say for how many minutes to look: more than 0.")
    plan, draft = read_config(args.file, DEFAULT_SEED if args.seed is None else str(args.seed))
    evaluator = SettingEvaluator(plan, draft, make_workers(args), show_progress, args.keep)
    try:
        tuned = run_tuning(evaluator, args.minutes)
    except KeyboardInterrupt:
        clear_progress()
        kept_note = f"What is known is kept in {args.keep}; say it again to go on." if args.keep else "Nothing is kept."
        print(f"Stopped. {kept_note}", file=sys.stderr)
        return 130
    clear_progress()
    # Printed first, so that the result is not lost if the pack cannot be written.
    print(json.dumps(to_plain(tuned)) if args.json else "\n".join(sentences(tuned)))
    if not tuned.keeps_current:
        assert tuned.proposal is not None
        write_file(args.to, evaluator.pack_text(tuned.proposal))
        if not args.json:
            print(f"The new pack is {args.to}.")
    return 0


def _replace_args(args: argparse.Namespace, **changes: object) -> argparse.Namespace:
    return argparse.Namespace(**{**vars(args), **changes})


def _make_report(request: LabRequest, summary: list[str], part: str) -> BalanceReport:
    report = empty_report(request, request.make_series(request.bots[0], 1).load())
    report.sentences = [ReportSentence(line, part) for line in summary]
    return report


def _print_results(
    args: argparse.Namespace, summary: list[str], tables: list[str], values: object, report: Callable[[], BalanceReport]
) -> int:
    """Print or write the results as text, HTML or JSON, as the arguments ask."""
    clear_progress()
    as_text = "\n\n".join(["\n".join(summary), *tables])
    if args.to is not None:
        # Printed first, so that the result is not lost if the page cannot be written.
        print("\n".join(summary))
        suffix = Path(args.to).suffix.lower()
        if suffix == ".html":
            from kwoon.lab.report.html import report_page  # noqa: PLC0415

            write_file(args.to, report_page(report()))
        else:
            write_file(args.to, json.dumps(values) if suffix == ".json" else f"{as_text}\n")
        print(f"All of it is in {args.to}.")
    else:
        print(json.dumps(values) if args.json else as_text)
    return 0

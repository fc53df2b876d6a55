"""Runs the laboratory commands."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path

from kwoon import registry
from kwoon.core.message import Text, msg
from kwoon.lab.errors import LabError
from kwoon.lab.execution.runner import run_experiment
from kwoon.lab.execution.workers import WorkerPool, make_pool
from kwoon.lab.experiment import FAST_BOT, Experiment
from kwoon.lab.names import bot_name
from kwoon.lab.report.build import empty_report, make_report
from kwoon.lab.report.model import BalanceReport, ReportSentence, report_in_language
from kwoon.lab.statistics.run_statistics import compute_run_statistics
from kwoon.localization.formatter import Reader, english
from kwoon.localization.languages import current_language
from kwoon.registry import all_games
from kwoon.terminal.game_options import parse_experiment
from kwoon.terminal.lab.text_tables import format_table

DEFAULT_GAMES = 10_000
DEFAULT_SEED = "kwoon"
"""Default seed, so that repeating a command gives the same result."""
RESUME_TEXT = msg("terminal-reports-lab-resume")


def run_lab_command(args: argparse.Namespace) -> int:
    """Run a laboratory command and return its exit code."""
    return COMMANDS[args.subcommand](args)


def parse_lab_experiment(args: argparse.Namespace) -> Experiment:
    """Return the experiment that a command describes. Raise an error if the command is invalid."""
    games = DEFAULT_GAMES if args.games is None else args.games
    if games < 1:
        raise LabError(msg("terminal-reports-games", games=str(games)))
    experiment = parse_experiment(
        args, games, DEFAULT_SEED if args.seed is None else str(args.seed), args.bots or [FAST_BOT]
    )
    # Check the pack, the options and all bots before any game is played.
    for bot in experiment.bots:
        experiment.with_bot(bot).require_valid()
    return experiment


def _command_line() -> str:
    return shlex.join(["kwoon", *sys.argv[1:]])


def make_workers(args: argparse.Namespace) -> WorkerPool:
    """Return the local or cluster pool that plays the games."""
    if args.cluster is not None:
        from kwoon.lab.execution.cluster import ClusterPool  # noqa: PLC0415

        return ClusterPool(args.cluster)
    return make_pool((os.cpu_count() or 1) if args.jobs is None else args.jobs)


def show_progress(line: str) -> None:
    """Show a progress line if standard error is a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line} ...", end="", file=sys.stderr, flush=True)


def clear_progress_line() -> None:
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)


def _run_report(args: argparse.Namespace) -> int:
    from kwoon.lab.report.html import load_page_texts, load_report_template, report_page  # noqa: PLC0415
    from kwoon.lab.report.text import report_text  # noqa: PLC0415

    if args.out is not None and not args.json:
        require_writable(args.out)
        load_report_template()
        load_page_texts(current_language())
    # A game's own project may be in a folder with the game's name.
    is_study = Path(args.game).is_dir() and args.game not in [definition.id for definition in all_games()]
    report = (
        _report_of_study(args)
        if is_study
        else make_report(parse_lab_experiment(args), make_workers(args), show_progress, _command_line())
    )
    clear_progress_line()
    if args.json:
        print(json.dumps({**asdict(report_in_language(report, english())), "options": report.options}))
    elif args.out is None:
        print(report_text(report))
    else:
        try:
            write_file(args.out, report_page(report))
        except LabError:
            # Print the results, so that they are not lost.
            print(report_text(report))
            raise
        print(Reader().t("lab-wrote-page", file=str(args.out)))
    return 0


def _report_of_study(args: argparse.Namespace) -> BalanceReport:
    from kwoon.lab.report.from_study import report_from_study  # noqa: PLC0415

    return report_from_study(Path(args.game), _command_line())


def _run_games(args: argparse.Namespace) -> int:
    from kwoon.lab.study.study import run_study  # noqa: PLC0415

    experiment = parse_lab_experiment(args)
    num_stored = 0

    def on_progress(games: int) -> None:
        nonlocal num_stored
        num_stored = games
        show_progress(Reader().t("terminal-reports-lab-progress", done=str(games), total=str(experiment.count)))

    try:
        run_study(experiment, args.out, make_workers(args), on_progress)
    except KeyboardInterrupt:
        stopped = msg(
            "terminal-reports-lab-games-stopped", count=str(num_stored), path=str(args.out), resume=RESUME_TEXT
        )
        print(f"\n{Reader().say(stopped)}", file=sys.stderr)
        return 130
    count, path = str(num_stored), str(args.out)
    print(Reader().t("terminal-reports-lab-games-stored", count=count, game=experiment.game, path=path))
    return 0


def _run_query(args: argparse.Namespace) -> int:
    from kwoon.lab.study.manifest import read_manifest  # noqa: PLC0415
    from kwoon.lab.study.query import run_query  # noqa: PLC0415

    if args.columns or args.query is None:
        for table, columns in read_manifest(args.study).columns.items():
            print(table)
            for column, description in columns.items():
                print(f"  {column:<14}{description}")
        return 0
    result = run_query(args.study, args.query)
    if args.json:
        print(json.dumps([dict(zip(result.columns, row, strict=True)) for row in result.rows], default=str))
        return 0
    print(format_table(result.columns, result.rows))
    return 0


def _run_compare(args: argparse.Namespace) -> int:
    from kwoon.lab.comparison.compare import ComparisonOptions, compare  # noqa: PLC0415
    from kwoon.lab.comparison.text import COLUMNS, comparison_summary, table_rows, to_plain  # noqa: PLC0415

    _require_writable_output(args)
    if not 1 <= len(args.pack) <= 2:
        raise LabError(msg("terminal-reports-lab-name-pack"))
    if args.precision is not None and args.games is not None:
        raise LabError(msg("terminal-reports-lab-games-or-precision"))
    experiment = parse_lab_experiment(argparse.Namespace(**{**vars(args), "pack": args.pack[0]}))
    other = registry.read_pack(args.pack[1]) if len(args.pack) == 2 else registry.default_pack_text(experiment.game)
    registry.load_game_from_text(experiment.game, other, experiment.seats, experiment.options)
    compared = compare(experiment, other, ComparisonOptions(args.precision, make_workers(args), show_progress))
    summary = comparison_summary(compared)
    tables = [_localized_table(COLUMNS, table_rows(each)) for each in compared]

    def build_report() -> BalanceReport:
        report = _make_report(experiment, summary, "")
        for text, is_other in ((experiment.pack_text, False), (other, True)):
            for each in compared:
                part = experiment.with_bot(each.bot, each.games).with_pack(text)
                aggregates = run_experiment(part, make_workers(args))
                bot = bot_name(each.bot)
                label = msg("lab-bot-other-pack" if is_other else "lab-bot-this-pack", bot=bot)
                report.runs.append(compute_run_statistics(aggregates, part.load(), label))
        return report

    return _print_results(args, summary, tables, to_plain(compared), build_report)


def _run_card(args: argparse.Namespace) -> int:
    from kwoon.lab.cards.measure_card import card_sentences, measure_card  # noqa: PLC0415

    _require_writable_output(args)
    experiment = parse_lab_experiment(args)
    results = measure_card(experiment, args.card, make_workers(args), show_progress)
    summary = card_sentences(results)
    return _print_results(
        args,
        summary,
        [],
        [{**asdict(each), "name": str(each.name)} for each in results],
        lambda: _make_report(experiment, summary, ""),
    )


def _run_sweep(args: argparse.Namespace) -> int:
    from kwoon.lab.sweep.sweep import number_effects, run_sweep  # noqa: PLC0415
    from kwoon.lab.sweep.text import COLUMNS, sweep_sentences, sweep_table_rows, to_plain  # noqa: PLC0415

    _require_writable_output(args)
    experiment = parse_lab_experiment(args)
    swept = run_sweep(experiment, args.number, make_workers(args), show_progress)
    summary = [line for each in swept for line in sweep_sentences(each)]

    def build_report() -> BalanceReport:
        report = _make_report(experiment, summary, "number-effects")
        report.number_effects = [lever for each in swept for lever in number_effects(each)]
        return report

    return _print_results(
        args,
        summary,
        [_localized_table(COLUMNS, sweep_table_rows(each)) for each in swept],
        [to_plain(each) for each in swept],
        build_report,
    )


def _run_tune(args: argparse.Namespace) -> int:
    from kwoon.lab.tune.config import read_config  # noqa: PLC0415
    from kwoon.lab.tune.evaluator import SettingEvaluator  # noqa: PLC0415
    from kwoon.lab.tune.text import to_plain, tuning_sentences  # noqa: PLC0415
    from kwoon.lab.tune.tune import run_tuning  # noqa: PLC0415

    require_writable(args.out)
    if args.checkpoint is not None:
        require_writable(args.checkpoint)
    if args.minutes is not None and not 0.0 < args.minutes <= 100_000.0:
        raise LabError(msg("terminal-reports-lab-minutes", minutes=f"{args.minutes:g}"))
    plan, draft = read_config(args.file, DEFAULT_SEED if args.seed is None else str(args.seed))
    evaluator = SettingEvaluator(plan, draft, make_workers(args), show_progress, args.checkpoint)
    try:
        tuned = run_tuning(evaluator, args.minutes)
    except KeyboardInterrupt:
        clear_progress_line()
        stopped = (
            msg("terminal-reports-lab-tuning-stopped", path=str(args.checkpoint), resume=RESUME_TEXT)
            if args.checkpoint
            else msg("terminal-reports-lab-tuning-lost")
        )
        print(Reader().say(stopped), file=sys.stderr)
        return 130
    clear_progress_line()
    # Print the result first, so that it is not lost if the pack cannot be written.
    print(json.dumps(to_plain(tuned)) if args.json else "\n".join(tuning_sentences(tuned)))
    if not tuned.keeps_current:
        assert tuned.proposal is not None
        write_file(args.out, evaluator.pack_text(tuned.proposal))
        if not args.json:
            print(Reader().t("terminal-reports-lab-wrote-pack", path=str(args.out)))
    return 0


def _require_writable_output(args: argparse.Namespace) -> None:
    """Raise an error before any game is played if the file cannot be written or the page template is missing."""
    if args.out is None:
        return
    require_writable(args.out)
    if args.out.suffix.lower() == ".html":
        from kwoon.lab.report.html import load_page_texts, load_report_template  # noqa: PLC0415

        load_report_template()
        load_page_texts(current_language())


def _localized_table(columns: Sequence[Text], rows: Sequence[Sequence[Text]]) -> str:
    reader = Reader()
    return format_table([reader.say(each) for each in columns], [[reader.say(each) for each in row] for row in rows])


def _make_report(experiment: Experiment, summary: list[Text], part: str) -> BalanceReport:
    report = empty_report(experiment, experiment.load(), _command_line())
    report.sentences = [ReportSentence(line, part) for line in summary]
    return report


def _print_results(
    args: argparse.Namespace,
    summary: list[Text],
    tables: list[str],
    values: object,
    build_report: Callable[[], BalanceReport],
) -> int:
    """Print the results, or write them to `args.out` as text, HTML or JSON and print only the summary."""
    clear_progress_line()
    reader = Reader()
    sentences = "\n".join(reader.say(sentence) for sentence in summary)
    as_text = "\n\n".join([sentences, *tables])
    if args.out is not None:
        # Print the summary first, so that it is not lost if the file cannot be written.
        print(sentences)
        suffix = Path(args.out).suffix.lower()
        if suffix == ".html":
            from kwoon.lab.report.html import report_page  # noqa: PLC0415

            write_file(args.out, report_page(build_report()))
        else:
            write_file(args.out, json.dumps(values) if suffix == ".json" else f"{as_text}\n")
        print(reader.t("lab-wrote-results", file=str(args.out)))
    else:
        print(json.dumps(values) if args.json else as_text)
    return 0


def require_writable(path: Path) -> None:
    """Raise `LabError` if a path is a folder or its folder does not exist."""
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise LabError(msg("terminal-reports-not-writable", path=str(path)))


def write_file(path: Path, text: str) -> None:
    """Write a file completely or not at all. Raise `LabError` if writing fails."""
    temporary = path.with_name(f"{path.name}.new") if not path.exists() or path.is_file() else path
    try:
        temporary.write_text(text, encoding="utf-8")
        if temporary != path:
            temporary.replace(path)
    except OSError as error:
        if temporary != path:
            temporary.unlink(missing_ok=True)
        raise LabError(msg("terminal-cannot-write", path=str(path), reason=error.strerror or "")) from None


COMMANDS = {
    "report": _run_report,
    "games": _run_games,
    "query": _run_query,
    "compare": _run_compare,
    "card": _run_card,
    "sweep": _run_sweep,
    "tune": _run_tune,
}

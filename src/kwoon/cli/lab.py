"""Command-line arguments for the laboratory commands."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.cli.common_options import (
    CommandParser,
    add_command,
    add_game_argument,
    add_game_options,
    add_json_option,
    add_old_spelling,
    add_subcommands,
    add_table_options,
    add_worker_options,
)
from kwoon.cli.texts import t

if TYPE_CHECKING:
    from kwoon.cli.common_options import Commands


def add_lab_command(commands: Commands) -> None:
    """Add `kwoon lab ...`."""
    parser = add_command(commands, "lab", t("cli-lab"))
    parser.add_examples(
        ("kwoon lab report fight --out fight.html", t("cli-overview-lab")),
        ("kwoon lab report fight --pack my.toml", t("cli-example-pack")),
        ("kwoon lab games fight --games 100000 --out study", t("cli-lab-example-games")),
        ("kwoon lab compare fight --pack my.toml", t("cli-lab-example-compare")),
        ("kwoon lab card fight S4", t("cli-lab-example-card")),
        ("kwoon lab sweep dragon-punch", t("cli-lab-example-sweep")),
        ("kwoon lab tune aims.toml --out my.toml", t("cli-lab-example-tune")),
        (
            'kwoon lab query study "select card, avg(share) / 60 from cards where dealt > 0 group by card"',
            t("cli-lab-query"),
        ),
    )
    parser.add_arguments_on_demand = _add_subcommands


def _add_subcommands(parser: CommandParser) -> None:
    subcommands = add_subcommands(parser)
    _add_report_command(subcommands)
    _add_games_command(subcommands)
    _add_query_command(subcommands)
    _add_compare_command(subcommands)
    _add_card_command(subcommands)
    _add_sweep_command(subcommands)
    _add_tune_command(subcommands)


def _add_report_command(commands: Commands) -> None:
    parser = add_command(commands, "report", t("cli-lab-report"))
    parser.add_examples(
        ("kwoon lab report fight", t("cli-lab-report-example-text")),
        "kwoon lab report kung-fu-2014 --seats 4 --games 40000 --out 2014.html",
        ("kwoon lab report study --out study.html", t("cli-lab-report-example-study")),
    )
    parser.add_argument("game", metavar="GAME", help=t("cli-lab-report-game"))
    _add_series_options(parser)
    add_game_options(parser)
    out = parser.add_argument("--out", type=Path, metavar="FILE", help=t("cli-lab-report-out"))
    add_old_spelling(parser, out, "--to")
    add_json_option(parser)


def _add_games_command(commands: Commands) -> None:
    parser = add_command(commands, "games", t("cli-lab-games"))
    parser.add_examples(
        "kwoon lab games fight --games 100000 --out study",
        ("kwoon lab games fight --games 200000 --out study", t("cli-lab-games-example")),
    )
    add_game_argument(parser)
    _add_series_options(parser, t("cli-lab-games-number"))
    add_game_options(parser)
    out = parser.add_argument("--out", type=Path, metavar="FOLDER", required=True, help=t("cli-lab-study"))
    add_old_spelling(parser, out, "--to")


def _add_query_command(commands: Commands) -> None:
    parser = add_command(commands, "query", t("cli-lab-query"))
    parser.add_examples(
        'kwoon lab query study "select ending, count(*) from games group by ending"',
        ("kwoon lab query study --columns", t("cli-lab-query-columns")),
    )
    parser.add_argument("study", type=Path, metavar="STUDY", help=t("cli-lab-study"))
    parser.add_argument("query", nargs="?", metavar="SQL", help=t("cli-lab-query-sql"))
    parser.add_argument("--columns", action="store_true", help=t("cli-lab-query-columns"))
    add_json_option(parser)


def _add_compare_command(commands: Commands) -> None:
    parser = add_command(commands, "compare", t("cli-lab-compare"))
    parser.add_examples(
        ("kwoon lab compare fight --pack my.toml", t("cli-lab-compare-example-printed")),
        "kwoon lab compare fight --pack one.toml --pack other.toml",
        ("kwoon lab compare fight --pack my.toml --precision 1", t("cli-lab-compare-example-precision")),
    )
    add_game_argument(parser)
    _add_series_options(parser)
    precision = parser.add_argument(
        "--precision",
        type=float,
        metavar="POINTS",
        help=t("cli-lab-compare-precision"),
    )
    add_old_spelling(parser, precision, "--until")
    add_table_options(parser)
    parser.add_argument(
        "--pack",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help=t("cli-lab-compare-pack"),
    )
    _add_results_options(parser)


def _add_card_command(commands: Commands) -> None:
    parser = add_command(commands, "card", t("cli-lab-card"))
    parser.add_examples("kwoon lab card fight S4", "kwoon lab card dragon-punch twin-herons")
    add_game_argument(parser)
    parser.add_argument("card", metavar="CARD", help=t("cli-lab-card-id"))
    _add_series_options(parser)
    add_game_options(parser)
    _add_results_options(parser)


def _add_sweep_command(commands: Commands) -> None:
    parser = add_command(commands, "sweep", t("cli-lab-sweep"))
    parser.add_examples(
        "kwoon lab sweep dragon-punch", "kwoon lab sweep fight --number card.S4.points --number points_to_win_round"
    )
    add_game_argument(parser)
    _add_series_options(parser)
    parser.add_argument(
        "--number",
        action="append",
        default=[],
        metavar="ADDRESS",
        help=t("cli-lab-sweep-number"),
    )
    add_game_options(parser)
    _add_results_options(parser)


def _add_tune_command(commands: Commands) -> None:
    parser = add_command(commands, "tune", t("cli-lab-tune"))
    parser.add_examples(
        "kwoon lab tune aims.toml --out my.toml",
        (
            "kwoon lab tune aims.toml --minutes 10 --checkpoint state.json --out my.toml",
            t("cli-lab-tune-example-checkpoint"),
        ),
        notes=f"{t('cli-lab-tune-example-file')}\n{_example_of_aims()}",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=t("cli-lab-tune-file"))
    parser.add_argument("--minutes", type=float, metavar="M", help=t("cli-lab-tune-minutes"))
    checkpoint = parser.add_argument("--checkpoint", type=Path, metavar="FILE", help=t("cli-lab-tune-checkpoint"))
    add_old_spelling(parser, checkpoint, "--keep")
    out = parser.add_argument("--out", type=Path, metavar="FILE", required=True, help=t("cli-lab-tune-out"))
    add_old_spelling(parser, out, "--to")
    _add_seed_option(parser)
    add_worker_options(parser)
    add_json_option(parser)


def _example_of_aims() -> str:
    """Return a short file for `kwoon lab tune`."""
    lines = [
        ('game = "dragon-punch"', ""),
        ('bots = ["quick", "greedy"]', t("cli-lab-tune-example-bots")),
        ('confirm = ["master"]', t("cli-lab-tune-example-confirm")),
        ("price = 0.2", t("cli-lab-tune-example-price")),
        ("number = [", ""),
        ('  { at = "character.reed.move.twin-herons.low.attack.strength", from = 0, to = 3 },', ""),
        (
            '  { at = "character.reed.move.twin-herons.low.attack.time", above = "basic.low-poke.white.low.attack.time" },',
            "",
        ),
        ("]", ""),
        ('aim = [{ what = "match-up", of = "reed", between = [45, 55] }]', ""),
    ]
    return "\n".join(f"  {line:34}# {comment}" if comment else f"  {line}" for line, comment in lines)


def _add_series_options(parser: CommandParser, games_help: str = "") -> None:
    """Add the options that determine which games are played."""
    parser.add_argument("--games", type=int, metavar="N", help=games_help or t("cli-lab-number-of-games"))
    parser.add_argument("--bots", nargs="+", default=[], metavar="BOT", help=t("cli-lab-bots"))
    _add_seed_option(parser)
    add_worker_options(parser)


def _add_seed_option(parser: CommandParser) -> None:
    parser.add_argument("--seed", help=t("cli-lab-seed"))


def _add_results_options(parser: CommandParser) -> None:
    """Add the options that determine where the results go."""
    out = parser.add_argument("--out", type=Path, metavar="FILE", help=t("cli-lab-out"))
    add_old_spelling(parser, out, "--to")
    add_json_option(parser)

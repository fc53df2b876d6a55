"""The `kwoon` command: its arguments, help and examples.

`kwoon.terminal.commands` runs the commands. It is imported only to run a command, so that help is fast.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.cli.common_options import (
    CommandParser,
    Example,
    add_command,
    add_contest_options,
    add_game_argument,
    add_game_options,
    add_json_option,
    add_language_option,
    add_old_spelling,
    add_pack_option,
    add_paper_option,
    add_plain_option,
    format_examples,
)
from kwoon.cli.lab import add_lab_command
from kwoon.cli.moderation import add_hall_command
from kwoon.cli.solving import add_solving_commands
from kwoon.cli.texts import HelpFormatter, requested_language, t, translate_argparse
from kwoon.localization.languages import use_language

if TYPE_CHECKING:
    from kwoon.cli.common_options import Commands


def overview() -> str:
    """Return what `kwoon` without arguments prints."""
    examples: list[Example] = [
        ("kwoon play fight", t("cli-overview-play")),
        ("kwoon play fight --hotseat", t("cli-overview-hotseat")),
        ("kwoon play --record FILE", t("cli-overview-continue")),
        ("kwoon replay FILE", t("cli-overview-replay")),
        ("kwoon rules fight tie", t("cli-overview-rules")),
        ("kwoon cards fight", t("cli-overview-cards")),
        ("kwoon simulate fight --games 10000", t("cli-overview-simulate")),
        ("kwoon duel fight greedy random", t("cli-overview-duel")),
        ("kwoon ladder fight", t("cli-overview-ladder")),
        ("kwoon export fight --out FILE", t("cli-overview-export")),
        ("kwoon solve fight --pack SMALL", t("cli-overview-solve")),
        ("kwoon lab report fight", t("cli-overview-lab")),
        ("kwoon serve", t("cli-overview-serve")),
        ("kwoon hall reports", t("cli-overview-hall")),
    ]
    help_line = t("cli-overview-help", command="kwoon play --help")
    return f"{t('cli-overview')}\n\n{format_examples(examples)}\n\n{help_line}\n"


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A character that the terminal cannot show must not crash a match.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    arguments = sys.argv[1:] if argv is None else argv
    with use_language(requested_language(arguments)):
        try:
            return _run(arguments)
        except KeyboardInterrupt:
            print(f"\n{t('cli-stopped')}", file=sys.stderr)
            return 130
        except BrokenPipeError:
            # The reader closed the pipe; Python must not try to write the rest at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0


def _run(argv: list[str]) -> int:
    if not argv:
        print(overview(), end="")
        return 0
    with translate_argparse():
        args = _parse_args(argv)
    from kwoon.terminal import commands  # noqa: PLC0415

    code = commands.run_command(args)
    sys.stdout.flush()
    return code


def _parse_args(argv: list[str]) -> argparse.Namespace:
    parser = _make_parser()
    args, unparsed = parser.parse_known_args(argv)
    if args.command == "rules" and not any(word.startswith("-") for word in unparsed):
        # argparse leaves positional words after an option unparsed.
        args.words.extend(unparsed)
    elif unparsed:
        parser.error(t("cli-error-unrecognized", arguments=" ".join(unparsed)))
    return args


def _make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kwoon", description=overview(), usage="kwoon COMMAND ...", formatter_class=HelpFormatter
    )
    parser.add_argument("--version", action=_VersionAction, nargs=0, help=t("cli-option-version"))
    add_language_option(parser)
    commands = parser.add_subparsers(
        prog="kwoon",
        dest="command",
        metavar="COMMAND",
        required=True,
        title=t("cli-commands"),
        parser_class=CommandParser,
    )
    _add_play_command(commands)
    _add_replay_command(commands)
    _add_rules_command(commands)
    _add_cards_command(commands)
    _add_simulate_command(commands)
    _add_export_command(commands)
    _add_duel_command(commands)
    _add_exploit_command(commands)
    _add_ladder_command(commands)
    add_lab_command(commands)
    add_solving_commands(commands)
    _add_serve_command(commands)
    add_hall_command(commands)
    _add_new_game(commands)
    return parser


class _VersionAction(argparse.Action):
    """Prints the version. The rules are imported only when the option is used, because loading them is slow."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[object] | None,
        option_string: str | None = None,
    ) -> None:
        from kwoon.terminal.commands import version_text  # noqa: PLC0415

        print(version_text())
        parser.exit()


def _add_play_command(commands: Commands) -> None:
    parser = add_command(commands, "play", t("cli-play"))
    parser.add_examples(
        ("kwoon play fight", t("cli-overview-play")),
        ("kwoon play fight --hotseat --name Ann --name Bo", t("cli-play-example-hotseat")),
        ("kwoon play dragon-punch --hotseat --turbo", t("cli-play-example-turbo")),
        ("kwoon play kung-fu-2019 --seats 4 --option format=2v2", t("cli-play-example-teams")),
        ("kwoon play fight --seed 7", t("cli-play-example-seed")),
        ("kwoon play fight --plain", t("cli-play-example-plain")),
        ("kwoon play fight --language zh-Hant", t("cli-play-example-language")),
        ("kwoon play --record FILE", t("cli-overview-continue")),
        notes=t("cli-play-notes"),
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=t("cli-game"))
    hotseat = parser.add_argument("--hotseat", action="store_true", help=t("cli-play-hotseat"))
    add_old_spelling(parser, hotseat, "--two")
    parser.add_argument("--name", action="append", default=[], help=t("cli-play-name"))
    parser.add_argument("--bot", default="random", metavar="BOT", help=t("cli-play-bot"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=t("cli-play-record"))
    parser.add_argument("--seed", help=t("cli-play-seed"))
    parser.add_argument(
        "--call", "--turbo", type=float, nargs="?", const=10.0, metavar="SECONDS", help=t("cli-play-call")
    )
    parser.add_argument("--no-confirm", action="store_true", help=t("cli-play-no-confirm"))
    add_plain_option(parser)
    add_game_options(parser)


def _add_replay_command(commands: Commands) -> None:
    parser = add_command(commands, "replay", t("cli-replay"))
    parser.add_examples(
        ("kwoon replay FILE", t("cli-replay-example-open")),
        ("kwoon replay FILE --as 1", t("cli-replay-example-seat")),
        ("kwoon replay FILE --as Bo --all", t("cli-replay-example-name")),
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=t("cli-replay-file"))
    parser.add_argument("--as", dest="viewer", default="", metavar="VIEWER", help=t("cli-replay-as"))
    parser.add_argument("--all", action="store_true", help=t("cli-replay-all"))
    add_plain_option(parser)
    add_pack_option(parser)


def _add_rules_command(commands: Commands) -> None:
    parser = add_command(commands, "rules", t("cli-rules"))
    parser.add_examples(
        ("kwoon rules", t("cli-rules-example-count")),
        ("kwoon rules fight", t("cli-rules-example-book")),
        ("kwoon rules fight --clauses", t("cli-rules-example-clauses")),
        ("kwoon rules fight tie breaker", t("cli-rules-example-words")),
        ("kwoon rules fight ruling", t("cli-rules-example-rulings")),
        ("kwoon rules fight --print rules.pdf", t("cli-rules-example-print")),
        "kwoon rules fight --print rules.pdf --paper letter --pack my.toml",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=t("cli-game"))
    parser.add_argument("words", nargs="*", metavar="WORD", help=t("cli-rules-words"))
    parser.add_argument("--clauses", action="store_true", help=t("cli-rules-clauses"))
    parser.add_argument("--print", dest="print_file", type=Path, metavar="FILE", help=t("cli-rules-print"))
    add_paper_option(parser)
    parser.add_argument("--pack", type=Path, metavar="FILE", help=t("cli-rules-pack"))
    add_json_option(parser)
    add_plain_option(parser)


def _add_new_game(commands: Commands) -> None:
    parser = add_command(commands, "new-game", t("cli-new-game"))
    parser.add_examples(
        ('kwoon new-game "Tiger Claw"', t("cli-new-game-example")),
        ('kwoon new-game "Tiger Claw" --into DIR', t("cli-new-game-example-into")),
    )
    parser.add_argument("title", metavar="NAME", help=t("cli-new-game-name"))
    parser.add_argument("--into", type=Path, metavar="FOLDER", help=t("cli-new-game-into"))


def _add_cards_command(commands: Commands) -> None:
    parser = add_command(commands, "cards", t("cli-cards"))
    parser.add_examples(
        ("kwoon cards fight", t("cli-overview-cards")),
        ("kwoon cards fight --copy my.toml", t("cli-cards-example-copy")),
        ("kwoon cards fight --pack my.toml", t("cli-cards-example-pack")),
        ("kwoon cards fight --fields", t("cli-cards-example-fields")),
        ("kwoon cards fight --print fight.pdf", t("cli-cards-example-print")),
        "kwoon cards fight --print fight.pdf --paper letter --one-each --pack my.toml",
    )
    add_game_argument(parser)
    parser.add_argument("--fields", action="store_true", help=t("cli-cards-fields"))
    parser.add_argument("--copy", type=Path, metavar="FILE", help=t("cli-cards-copy"))
    parser.add_argument("--print", dest="print_file", type=Path, metavar="FILE", help=t("cli-cards-print"))
    add_paper_option(parser)
    parser.add_argument("--one-each", action="store_true", help=t("cli-cards-one-each"))
    add_json_option(parser)
    add_plain_option(parser)
    add_pack_option(parser)


def _add_simulate_command(commands: Commands) -> None:
    parser = add_command(commands, "simulate", t("cli-simulate"))
    parser.add_examples(
        ("kwoon simulate fight --games 100000", t("cli-simulate-example-random")),
        ("kwoon simulate fight --seed 7 --jobs 2", t("cli-simulate-example-seed")),
        "kwoon simulate fight --bots random random --json",
        ("kwoon simulate fight --pack my.toml", t("cli-example-pack")),
    )
    add_game_argument(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=t("cli-games"))
    parser.add_argument("--seed", help=t("cli-simulate-seed"))
    parser.add_argument("--bots", nargs="+", default=[], metavar="BOT", help=t("cli-simulate-bots"))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=t("cli-simulate-jobs"))
    add_json_option(parser)
    add_game_options(parser)


def _add_export_command(commands: Commands) -> None:
    parser = add_command(commands, "export", t("cli-export"))
    parser.add_examples(
        "kwoon export fight --games 100000 --bots greedy --out fight.jsonl.gz",
        "kwoon export kung-fu-2019 --seats 4 --option format=2v2 --bots novice --out teams.jsonl",
        ("kwoon export fight --from-hall DIR --out ours.jsonl", t("cli-export-example-hall")),
    )
    add_game_argument(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=t("cli-games"))
    parser.add_argument("--seed", help=t("cli-seed"))
    parser.add_argument("--bots", nargs="+", default=["greedy"], metavar="BOT", help=t("cli-export-bots"))
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help=t("cli-export-out"))
    parser.add_argument("--from-hall", dest="hall", metavar="WHERE", help=t("cli-export-from-hall"))
    parser.add_argument("--with-people", action="store_true", help=t("cli-export-with-people"))
    add_game_options(parser)


def _add_duel_command(commands: Commands) -> None:
    parser = add_command(commands, "duel", t("cli-duel"))
    parser.add_examples(
        ("kwoon duel fight greedy random", t("cli-duel-example")),
        ("kwoon duel kung-fu-2014 master greedy --seats 4", t("cli-duel-example-seats")),
        ("kwoon duel fight mybots:Careful greedy", t("cli-duel-example-custom")),
    )
    add_game_argument(parser)
    parser.add_argument("first_bot", metavar="A", help=t("cli-duel-first"))
    parser.add_argument("second_bot", metavar="B", help=t("cli-duel-second"))
    parser.add_argument("--games", type=int, default=200, metavar="N", help=t("cli-duel-games"))
    add_contest_options(parser)


def _add_exploit_command(commands: Commands) -> None:
    parser = add_command(commands, "exploit", t("cli-exploit"))
    parser.add_examples(
        ("kwoon exploit fight greedy", t("cli-exploit-example")),
        (
            "kwoon exploit fight mybots:Careful --challenger learned:Learned",
            t("cli-exploit-example-custom"),
        ),
        ("kwoon exploit fight master --deals 40", t("cli-exploit-example-deals")),
    )
    add_game_argument(parser)
    parser.add_argument("bot", metavar="BOT", help=t("cli-exploit-bot"))
    parser.add_argument("--deals", type=int, default=200, metavar="N", help=t("cli-exploit-deals"))
    selection_deals = parser.add_argument(
        "--selection-deals", type=int, metavar="N", help=t("cli-exploit-selection-deals")
    )
    add_old_spelling(parser, selection_deals, "--first")
    parser.add_argument(
        "--challenger", action="append", default=[], metavar="MODULE:NAME", help=t("cli-exploit-challenger")
    )
    parser.add_argument("--only", nargs="+", default=[], metavar="BOT", help=t("cli-exploit-only"))
    add_contest_options(parser)


def _add_ladder_command(commands: Commands) -> None:
    parser = add_command(commands, "ladder", t("cli-ladder"))
    parser.add_examples(
        ("kwoon ladder fight", t("cli-ladder-example")),
        "kwoon ladder fight --bots random greedy mybots:Careful",
        ("kwoon ladder fight --plot ladder.svg", t("cli-ladder-example-plot")),
        (
            "kwoon ladder fight --games 2000 --minutes 30 --seed mine --checkpoint fight.json",
            t("cli-ladder-example-checkpoint"),
        ),
    )
    add_game_argument(parser)
    parser.add_argument("--bots", nargs="+", default=[], metavar="BOT", help=t("cli-ladder-bots"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=t("cli-ladder-games"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=t("cli-ladder-plot"))
    parser.add_argument("--minutes", type=float, default=0.0, metavar="M", help=t("cli-ladder-minutes"))
    checkpoint = parser.add_argument("--checkpoint", type=Path, metavar="FILE", help=t("cli-ladder-checkpoint"))
    add_old_spelling(parser, checkpoint, "--keep")
    add_contest_options(parser)


def _add_serve_command(commands: Commands) -> None:
    parser = add_command(commands, "serve", t("cli-serve"))
    parser.add_examples(
        ("kwoon serve --open", t("cli-serve-example-open")),
        ("kwoon serve --host 0.0.0.0 --port 8000", t("cli-serve-example-host")),
        "kwoon serve --database postgresql://user@host/kwoon",
    )
    parser.add_argument("--host", default="127.0.0.1", help=t("cli-serve-host"))
    parser.add_argument("--port", type=int, default=8000, help=t("cli-serve-port"))
    parser.add_argument("--data", type=Path, metavar="DIR", help=t("cli-serve-data"))
    parser.add_argument("--database", metavar="URL", help=t("cli-serve-database"))
    parser.add_argument("--pack", type=Path, action="append", default=[], metavar="FILE", help=t("cli-serve-pack"))
    parser.add_argument("--bot", action="append", default=[], metavar="MODULE:NAME", help=t("cli-serve-bot"))
    parser.add_argument("--open", action="store_true", help=t("cli-serve-open"))
    parser.add_argument("--log", metavar="FILE", help=t("cli-serve-log"))

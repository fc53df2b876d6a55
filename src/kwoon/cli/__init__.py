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
    SEED_HELP,
    CommandParser,
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
)
from kwoon.cli.lab import add_lab_command
from kwoon.cli.moderation import add_hall_command
from kwoon.cli.solving import add_solving_commands
from kwoon.localization.languages import ENGLISH, use_language

if TYPE_CHECKING:
    from kwoon.cli.common_options import Commands

OVERVIEW = """\
Kwoon is a training hall for kung-fu card games.

  kwoon play fight                       play against a bot
  kwoon play fight --hotseat             play with two people at one keyboard
  kwoon play --record FILE               continue a saved match
  kwoon replay FILE                      watch a match again
  kwoon rules fight tie                  look up a rule
  kwoon cards fight                      list every card, with the source of each number
  kwoon simulate fight --games 10000     play many games and count who wins
  kwoon duel fight greedy random         compare two bots on paired deals
  kwoon ladder fight                     rate all bots of a game
  kwoon export fight --out FILE          write games as training data
  kwoon solve fight --pack SMALL         solve a small pack or a round of Dragon Punch
  kwoon lab report fight                 measure card values, win rates and game length
  kwoon serve                            open the hall for browsers
  kwoon hall reports                     moderate a hall

For help on a command: kwoon play --help
"""


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A character that the terminal cannot show must not crash a match.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return _run(sys.argv[1:] if argv is None else argv)
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader closed the pipe; Python must not try to write the rest at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(argv: list[str]) -> int:
    if not argv:
        print(OVERVIEW, end="")
        return 0
    args = _parse_args(argv)
    from kwoon.terminal import commands  # noqa: PLC0415

    # Reports for researchers are in English.
    with use_language(getattr(args, "language", ENGLISH)):
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
        parser.error(f"unrecognized arguments: {' '.join(unparsed)}")
    return args


def _make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kwoon",
        description=OVERVIEW,
        usage="kwoon COMMAND ...",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action=_VersionAction, nargs=0, help="print the version, and whether the rules are compiled"
    )
    commands = parser.add_subparsers(
        prog="kwoon", dest="command", metavar="COMMAND", required=True, title="commands", parser_class=CommandParser
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
    parser = add_command(
        commands,
        "play",
        "play a match in the terminal",
        """\
  kwoon play fight                          play against a bot
  kwoon play fight --hotseat --name Ann --name Bo
                                            two people at one keyboard; hands stay hidden while you hand it over
  kwoon play dragon-punch --hotseat --turbo
                                            the same in turbo mode: the second player has 10 seconds
  kwoon play kung-fu-2019 --seats 4 --option format=2v2
                                            you and a bot against two bots
  kwoon play fight --seed 7                 the same deal every time
  kwoon play fight --plain                  no color and no drawings, for screen readers
  kwoon play fight --language zh-Hant       in Chinese
  kwoon play --record FILE                  continue a saved match

Type help during the match. Ctrl-C stops it; the match is saved, and the terminal prints how to continue.""",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="id of the game, such as fight")
    hotseat = parser.add_argument(
        "--hotseat", action="store_true", help="fill all seats with people who share this keyboard"
    )
    add_old_spelling(parser, hotseat, "--two")
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        help="your name in records and for other players (default: Player); repeat for the next person",
    )
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="bot to play against (default: greedy)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="continue the match in this record")
    parser.add_argument("--seed", help="any text; the same seed gives the same deal and dice (default: random)")
    parser.add_argument(
        "--call",
        "--turbo",
        type=float,
        nargs="?",
        const=10.0,
        metavar="SECONDS",
        help="with --hotseat: time limit for the second player to choose (10 if omitted); it applies to every turn "
        "in Dragon Punch, and only after the first player calls in other games",
    )
    parser.add_argument("--no-confirm", action="store_true", help="reveal cards without asking for confirmation")
    add_plain_option(parser)
    add_language_option(parser)
    add_game_options(parser)


def _add_replay_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "replay",
        "replay a match and verify its record",
        """\
  kwoon replay FILE                         step through it with all cards open
  kwoon replay FILE --as 1                  show only what the first player saw
  kwoon replay FILE --as Bo --all           show what Bo saw, without pauses""",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="record of a match")
    parser.add_argument(
        "--as",
        dest="viewer",
        default="",
        metavar="VIEWER",
        help="a seat number, a player's name, spectator, or open for all cards (default: open)",
    )
    parser.add_argument("--all", action="store_true", help="print everything without waiting for Enter")
    add_plain_option(parser)
    add_language_option(parser)
    add_pack_option(parser)


def _add_rules_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "rules",
        "read the rulebook of a game, or every single rule with the scenarios that test it",
        """\
  kwoon rules                               count the rules of each game
  kwoon rules fight                         read the rulebook of FIGHT
  kwoon rules fight --clauses               print every rule of FIGHT, with the scenarios that test it
  kwoon rules fight tie breaker             print the rules about the Tie Breaker
  kwoon rules fight ruling                  print this project's decisions where the rulebook is unclear
  kwoon rules fight --print rules.pdf       write the rulebook as a PDF, with pictures of the cards
  kwoon rules fight --print rules.pdf --paper letter --pack my.toml""",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="id of the game, such as fight")
    parser.add_argument("words", nargs="*", metavar="WORD", help="print only the rules that contain all these words")
    parser.add_argument("--clauses", action="store_true", help="print every rule instead of the rulebook")
    parser.add_argument("--print", dest="print_file", type=Path, metavar="FILE", help="write the rulebook as a PDF")
    add_paper_option(parser)
    parser.add_argument("--pack", type=Path, metavar="FILE", help="with --print: picture the cards of this pack")
    add_json_option(parser)
    add_plain_option(parser)
    add_language_option(parser)


def _add_new_game(commands: Commands) -> None:
    parser = add_command(
        commands,
        "new-game",
        "write a small complete game that you can change into your own",
        """\
  kwoon new-game "Tiger Claw"               write it into the folder tiger-claw
  kwoon new-game "Tiger Claw" --into DIR    write it into another folder""",
    )
    parser.add_argument("title", metavar="NAME", help="name of the game, such as Tiger Claw")
    parser.add_argument(
        "--into",
        type=Path,
        metavar="FOLDER",
        help="folder to write to; it must be new or empty (default: the name in lowercase)",
    )


def _add_cards_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "cards",
        "list, copy or print the cards of a game",
        """\
  kwoon cards fight                         list every card, with the source of each number
  kwoon cards fight --copy my.toml          copy the printed pack to a file that you can change
  kwoon cards fight --pack my.toml          check and list your own pack
  kwoon cards fight --fields                list the fields of a pack
  kwoon cards fight --print fight.pdf       make sheets to cut out, with backs for duplex printing
  kwoon cards fight --print fight.pdf --paper letter --one-each --pack my.toml""",
    )
    add_game_argument(parser)
    parser.add_argument("--fields", action="store_true", help="list the fields that a pack of the game can have")
    parser.add_argument("--copy", type=Path, metavar="FILE", help="copy the pack to FILE")
    parser.add_argument(
        "--print", dest="print_file", type=Path, metavar="FILE", help="write a PDF with sheets of cards to cut out"
    )
    add_paper_option(parser)
    parser.add_argument("--one-each", action="store_true", help="print one copy of each card")
    add_json_option(parser)
    add_plain_option(parser)
    add_language_option(parser)
    add_pack_option(parser)


def _add_simulate_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "simulate",
        "play many games and count who wins",
        """\
  kwoon simulate fight --games 100000       with random moves
  kwoon simulate fight --seed 7 --jobs 2    the same counts every time, with two processes
  kwoon simulate fight --bots random random --json
  kwoon simulate fight --pack my.toml       with your own cards""",
    )
    add_game_argument(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="number of games (default: 1000)")
    parser.add_argument("--seed", help=f"{SEED_HELP}, regardless of --jobs (default: random)")
    parser.add_argument("--bots", nargs="+", default=[], metavar="BOT", help="one bot for all seats, or one per seat")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="number of processes (default: 1)")
    add_json_option(parser)
    add_game_options(parser)


def _add_export_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "export",
        "write games as JSON lines: newly played ones, or those of a hall",
        """\
  kwoon export fight --games 100000 --bots greedy --out fight.jsonl.gz
  kwoon export kung-fu-2019 --seats 4 --option format=2v2 --bots novice --out teams.jsonl
  kwoon export fight --from-hall DIR --out ours.jsonl     finished games of a hall, without names""",
    )
    add_game_argument(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="number of games (default: 1000)")
    parser.add_argument("--seed", help=f"{SEED_HELP} (default: random)")
    parser.add_argument(
        "--bots",
        nargs="+",
        default=["greedy"],
        metavar="BOT",
        help="one bot for all seats, or one per seat (default: greedy)",
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="file to write; compressed if the name ends in .gz"
    )
    parser.add_argument(
        "--from-hall",
        dest="hall",
        metavar="WHERE",
        help="export the finished games of a hall: its folder, database file or database URL",
    )
    parser.add_argument(
        "--with-people",
        action="store_true",
        help="include games with people, without their names; use it only if the games may be shared",
    )
    add_game_options(parser)


def _add_duel_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "duel",
        "play two bots against each other on paired deals",
        """\
  kwoon duel fight greedy random            every deal is played from both sides
  kwoon duel kung-fu-2014 master greedy --seats 4
                                            one master among three greedy bots, in every seat in turn
  kwoon duel fight mybots:Careful greedy    your own bot: class or function Careful in mybots.py""",
    )
    add_game_argument(parser)
    parser.add_argument("first_bot", metavar="A", help="bot whose wins are counted")
    parser.add_argument("second_bot", metavar="B", help="bot in all other seats")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="minimum number of games (default: 200)")
    add_contest_options(parser)


def _add_exploit_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "exploit",
        "measure a lower bound on a bot's exploitability",
        """\
  kwoon exploit fight greedy                challenge it with every level and a best response
  kwoon exploit fight mybots:Careful --challenger learned:Learned
                                            your own bot, also challenged by another one of yours
  kwoon exploit fight master --deals 40     fewer deals for a slow bot; still a lower bound""",
    )
    add_game_argument(parser)
    parser.add_argument("bot", metavar="BOT", help="bot to exploit")
    parser.add_argument(
        "--deals", type=int, default=200, metavar="N", help="deals for measuring the best challenger (default: 200)"
    )
    selection_deals = parser.add_argument(
        "--selection-deals",
        type=int,
        metavar="N",
        help="deals with each challenger to choose the best (default: a quarter of --deals)",
    )
    add_old_spelling(parser, selection_deals, "--first")
    parser.add_argument(
        "--challenger",
        action="append",
        default=[],
        metavar="MODULE:NAME",
        help="add a challenger, such as a trained bot; repeat for more",
    )
    parser.add_argument("--only", nargs="+", default=[], metavar="BOT", help="use only these challengers")
    add_contest_options(parser)


def _add_ladder_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "ladder",
        "play all bots of a game against each other and rate them",
        """\
  kwoon ladder fight                        print ratings and a table of results
  kwoon ladder fight --bots random greedy mybots:Careful
  kwoon ladder fight --plot ladder.svg      also draw the ratings
  kwoon ladder fight --games 2000 --minutes 30 --seed mine --checkpoint fight.json
                                            play for half an hour; run again to continue""",
    )
    add_game_argument(parser)
    parser.add_argument("--bots", nargs="+", default=[], metavar="BOT", help="bots to rate (default: all levels)")
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="minimum number of games per pair (default: 100)"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the ratings into an SVG file")
    parser.add_argument(
        "--minutes", type=float, default=0.0, metavar="M", help="stop after M minutes, shared equally by all pairs"
    )
    checkpoint = parser.add_argument(
        "--checkpoint", type=Path, metavar="FILE", help="store the results in FILE and continue from them"
    )
    add_old_spelling(parser, checkpoint, "--keep")
    add_contest_options(parser)


def _add_serve_command(commands: Commands) -> None:
    parser = add_command(
        commands,
        "serve",
        "open the hall for browsers",
        """\
  kwoon serve --open                        start the hall and open a browser
  kwoon serve --host 0.0.0.0 --port 8000    open the hall to others on your network
  kwoon serve --database postgresql://user@host/kwoon""",
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: 127.0.0.1, this machine only)"
    )
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (default: 8000; 0 for any free port)")
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="folder for the hall's data (default: your data folder)"
    )
    parser.add_argument("--database", metavar="URL", help="store the data in a PostgreSQL database instead")
    parser.add_argument(
        "--pack",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="offer this pack beside the printed ones; repeat for more",
    )
    parser.add_argument(
        "--bot", action="append", default=[], metavar="MODULE:NAME", help="offer your own bot; repeat for more"
    )
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument(
        "--log", metavar="FILE", help="write a log to FILE; - means standard error (default: errors only)"
    )

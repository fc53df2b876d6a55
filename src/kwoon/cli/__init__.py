"""The command `kwoon`: its arguments and help, with examples. `kwoon.terminal.commands` runs the commands.

That module is imported only to run a command, so that help is fast.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.cli.hall import add_hall
from kwoon.cli.lab import add_lab
from kwoon.cli.parser import (
    CommandParser,
    add_command,
    add_contest_options,
    add_game_argument,
    add_game_options,
    add_json_option,
    add_pack_option,
    add_plain_option,
)
from kwoon.cli.solving import add_solving

if TYPE_CHECKING:
    from kwoon.cli.parser import Commands

OVERVIEW = """\
Kwoon is a training hall for kung-fu card games.

  kwoon play fight                       play against a bot
  kwoon play fight --two                 two people at one keyboard
  kwoon play --record FILE               go on with a match that you left
  kwoon replay FILE                      watch a match again
  kwoon rules fight tie                  look a rule up
  kwoon cards fight                      all cards, and where their numbers come from
  kwoon simulate fight --games 10000     many games at once, and who wins
  kwoon duel fight greedy random         two bots against each other, luck evened out
  kwoon ladder fight                     all bots of a game against each other, with ratings
  kwoon export fight --out FILE          games as data, for machines that learn
  kwoon solve fight --pack SMALL         a small pack solved; also rounds of Dragon Punch
  kwoon lab report fight                 what every card is worth, who is favoured, how long it lasts
  kwoon serve                            open the hall for browsers
  kwoon hall reports                     what people in it report, and what can be done

Every command explains itself: kwoon play --help
"""


def main(argv: list[str] | None = None) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A character that the terminal cannot show must not end a match.
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

    code = commands.run_command(args)
    sys.stdout.flush()
    return code


def _parse_args(argv: list[str]) -> argparse.Namespace:
    parser = _make_parser()
    args, unparsed = parser.parse_known_args(argv)
    if args.command == "rules" and not [word for word in unparsed if word.startswith("-")]:
        # A list of words interrupted by an option: argparse takes only those before it.
        args.word.extend(unparsed)
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
        "--version", action=_VersionAction, nargs=0, help="the version, and whether the rules run compiled"
    )
    commands = parser.add_subparsers(
        prog="kwoon", dest="command", metavar="COMMAND", required=True, title="commands", parser_class=CommandParser
    )
    _add_play(commands)
    _add_replay(commands)
    _add_rules(commands)
    _add_cards(commands)
    _add_simulate(commands)
    _add_export(commands)
    _add_duel(commands)
    _add_exploit(commands)
    _add_ladder(commands)
    add_lab(commands)
    add_solving(commands)
    _add_serve(commands)
    add_hall(commands)
    return parser


class _VersionAction(argparse.Action):
    """Loads the rules only on demand, because that takes longer than everything else here."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[object] | None,
        option_string: str | None = None,
    ) -> None:
        from kwoon.terminal.commands import version  # noqa: PLC0415

        print(version())
        parser.exit()


def _add_play(commands: Commands) -> None:
    parser = add_command(
        commands,
        "play",
        "play a match in the terminal",
        """\
  kwoon play fight                          you against a bot
  kwoon play fight --two --name Ann --name Bo
                                            two people at one keyboard, hands hidden in between
  kwoon play dragon-punch --two --turbo     the same in turbo mode: 10 seconds for whoever chooses second
  kwoon play kung-fu-2019 --seats 4 --option format=2v2
                                            you and a bot against two others
  kwoon play fight --seed 7                 the same deal every time
  kwoon play fight --plain                  for screen readers: no colour, no boxes
  kwoon play --record FILE                  go on with a match that you left

While you play, type help. Ctrl-C stops at any time; the match is kept and you are told where.""",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game, for example fight")
    parser.add_argument("--two", action="store_true", help="only people play, at this keyboard")
    name_help = "what records and others call you (Player); the screen says 'you'. Again for the next person"
    parser.add_argument("--name", action="append", default=[], help=name_help)
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="whom to play against (greedy)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="go on with a kept match")
    parser.add_argument("--seed", help="any word or number: the same one gives the same luck")
    parser.add_argument(
        "--call",
        "--turbo",
        type=float,
        nargs="?",
        const=10.0,
        metavar="SECONDS",
        help="with --two: a countdown for whoever chooses second (10); turbo in Dragon Punch, elsewhere on a call",
    )
    parser.add_argument("--quick", action="store_true", help="show cards as soon as you choose, without asking again")
    add_plain_option(parser)
    add_game_options(parser)


def _add_replay(commands: Commands) -> None:
    parser = add_command(
        commands,
        "replay",
        "watch a match again, and check its record",
        """\
  kwoon replay FILE                         with all cards open, a step for each Enter
  kwoon replay FILE --as 1                  as the first player saw it
  kwoon replay FILE --as Bo --all           as Bo saw it, all at once""",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument("--as", dest="seat", default="", metavar="SEAT", help="1, 2, a name, watcher, or open")
    parser.add_argument("--all", action="store_true", help="do not wait for Enter")
    add_plain_option(parser)
    add_pack_option(parser)


def _add_rules(commands: Commands) -> None:
    parser = add_command(
        commands,
        "rules",
        "read the rules, clause by clause, with the scenarios that show them",
        """\
  kwoon rules                               how many rules each game has
  kwoon rules fight                         all rules of FIGHT
  kwoon rules fight tie breaker             those about the Tie Breaker
  kwoon rules fight ruling                  those that we had to settle ourselves""",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game")
    parser.add_argument("word", nargs="*", metavar="WORD", help="only rules with these words")
    add_json_option(parser)
    add_plain_option(parser)


def _add_cards(commands: Commands) -> None:
    parser = add_command(
        commands,
        "cards",
        "list the cards of a game, with the source of each number",
        """\
  kwoon cards fight
  kwoon cards fight --copy my.toml          the box's cards as a file, to be changed
  kwoon cards fight --pack my.toml          check a pack of your own
  kwoon cards fight --fields                what a pack may hold
  kwoon cards fight --print fight.pdf       sheets of cards to cut out, with backs for printing on both sides
  kwoon cards fight --print fight.pdf --paper letter --one-each --pack my.toml""",
    )
    add_game_argument(parser)
    parser.add_argument("--fields", action="store_true", help="list what a pack of the game may hold")
    parser.add_argument("--copy", type=Path, metavar="FILE", help="write the cards there, to make others of them")
    parser.add_argument(
        "--print", dest="to", type=Path, metavar="FILE", help="write sheets of cards to cut out, as PDF"
    )
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="the paper for it (a4)")
    parser.add_argument("--one-each", action="store_true", help="print every kind of card once, not every copy")
    add_json_option(parser)
    add_plain_option(parser)
    add_pack_option(parser)


def _add_simulate(commands: Commands) -> None:
    parser = add_command(
        commands,
        "simulate",
        "play many games at once and count who wins",
        """\
  kwoon simulate fight --games 100000       random play
  kwoon simulate fight --seed 7 --jobs 2    the same counts every time, on two processes
  kwoon simulate fight --bots random random --json
  kwoon simulate fight --pack my.toml       what does that number do to the game?""",
    )
    add_game_argument(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument("--seed", help="any word or number: the same one gives the same games, whatever --jobs")
    parser.add_argument("--bots", nargs="+", default=[], metavar="BOT", help="one for all seats, or one for each")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (1)")
    add_json_option(parser)
    add_game_options(parser)


def _add_export(commands: Commands) -> None:
    parser = add_command(
        commands,
        "export",
        "games as data, a line of JSON each: played now, or kept by a hall",
        """\
  kwoon export fight --games 100000 --bots greedy --out fight.jsonl.gz
  kwoon export kung-fu-2019 --seats 4 --option format=2v2 --bots novice --out teams.jsonl
  kwoon export fight --from-hall DIR --out ours.jsonl     what a hall has kept, without names""",
    )
    add_game_argument(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument("--seed", help="any word or number: the same one gives the same games")
    parser.add_argument(
        "--bots", nargs="+", default=["greedy"], metavar="BOT", help="one for all seats, or one for each"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where to; zipped if it ends in .gz")
    from_hall_help = "instead of playing: the finished games in the database of a hall, by its folder, file or address"
    parser.add_argument("--from-hall", dest="hall", metavar="WHERE", help=from_hall_help)
    with_people_help = (
        "also games that people played, names replaced: your word as its owner that they may be passed on"
    )
    parser.add_argument("--with-people", action="store_true", help=with_people_help)
    add_game_options(parser)


def _add_duel(commands: Commands) -> None:
    parser = add_command(
        commands,
        "duel",
        "play two bots against each other on paired deals",
        """\
  kwoon duel fight greedy random            every deal is played from both sides
  kwoon duel kung-fu-2014 master greedy --seats 4    one master among three greedy ones, on every seat
  kwoon duel fight mybots:Careful greedy    a bot of your own: class or function Careful in mybots.py""",
    )
    add_game_argument(parser)
    parser.add_argument("one", metavar="A", help="the bot whose wins are counted")
    parser.add_argument("other", metavar="B", help="the bot on all other seats")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many games, at least (200)")
    add_contest_options(parser)


def _add_exploit(commands: Commands) -> None:
    parser = add_command(
        commands,
        "exploit",
        "find out by how much a bot can be exploited, at least",
        """\
  kwoon exploit fight greedy                every level, and search that knows how greedy plays, try it
  kwoon exploit fight mybots:Careful --challenger learned:Learned
                                            a bot of yours, and one of yours that tries it too
  kwoon exploit fight master --deals 40     few deals for a bot that thinks long: a lower bound all the same""",
    )
    add_game_argument(parser)
    parser.add_argument("bot", metavar="BOT", help="the bot that is tried")
    parser.add_argument(
        "--deals", type=int, default=200, metavar="N", help="deals to measure the best challenger (200)"
    )
    first_help = "deals with each challenger, to choose the best (a quarter of --deals)"
    parser.add_argument("--first", type=int, metavar="N", help=first_help)
    challenger_help = "one more challenger, such as a trained one; again for another"
    parser.add_argument("--challenger", action="append", default=[], metavar="MODULE:NAME", help=challenger_help)
    parser.add_argument("--only", nargs="+", default=[], metavar="BOT", help="these challengers and no others")
    add_contest_options(parser)


def _add_ladder(commands: Commands) -> None:
    parser = add_command(
        commands,
        "ladder",
        "play all bots of a game against each other and rate them",
        """\
  kwoon ladder fight                        a table of ratings and of who beats whom
  kwoon ladder fight --bots random greedy mybots:Careful
  kwoon ladder fight --plot ladder.svg      the ratings as a picture
  kwoon ladder fight --games 2000 --minutes 30 --seed mine --keep fight.json
                                            as much as half an hour allows; say it again to go on""",
    )
    add_game_argument(parser)
    parser.add_argument("--bots", nargs="+", default=[], metavar="BOT", help="which bots (all levels of the game)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games a pair, at least (100)")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the ratings into an SVG file")
    parser.add_argument("--minutes", type=float, default=0.0, metavar="M", help="stop then; every pair gets equal time")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep what was played, and go on from it next time")
    add_contest_options(parser)


def _add_serve(commands: Commands) -> None:
    parser = add_command(
        commands,
        "serve",
        "open the hall for browsers",
        """\
  kwoon serve --open                        start it and open a browser
  kwoon serve --host 0.0.0.0 --port 8000    for others on your network
  kwoon serve --database postgresql://user@host/kwoon""",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1: this machine only)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (8000; 0 picks a free one)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept (your data folder)")
    parser.add_argument("--database", metavar="URL", help="a PostgreSQL database instead of files")
    about = "cards to offer beside those in the box; again for others"
    parser.add_argument("--pack", type=Path, action="append", default=[], metavar="FILE", help=about)
    bot_help = "a bot of your own, to choose beside those of the hall; again for another"
    parser.add_argument("--bot", action="append", default=[], metavar="MODULE:NAME", help=bot_help)
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument("--log", metavar="FILE", help="write a log; - is the standard error (only what goes wrong)")

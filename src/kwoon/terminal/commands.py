"""Runs the commands of the command line and reports errors as messages."""

from __future__ import annotations

import argparse
import json
import os
import sys
import traceback

from kwoon import __version__
from kwoon.bots.level import BotError, UnknownBot
from kwoon.core.definition import OptionError
from kwoon.core.dice import Dice
from kwoon.core.limits import GameTooLong
from kwoon.core.record import RecordError
from kwoon.core.toml_reader import PackError
from kwoon.games import GAMES
from kwoon.lab import seeds
from kwoon.lab.duel import DuelConfig, load_lineups
from kwoon.lab.errors import LabError
from kwoon.lab.simulate import SimulationConfig, is_compiled
from kwoon.optional_deps import MissingDependency, requires
from kwoon.pack_editor import pack_form
from kwoon.printing.assets import MissingLetters
from kwoon.registry import (
    UnknownGame,
    default_pack_text,
    find_game,
    load_clauses,
    load_game,
    load_named_packs,
    read_pack,
)
from kwoon.terminal.match.setup import MatchSetup, SetupError, dice_for_match, new_match, rematch, resume_match
from kwoon.terminal.options import parse_options, reject_hall_options
from kwoon.terminal.reports import cards
from kwoon.terminal.reports import rules as clauses
from kwoon.terminal.reports.duel import run_duel_report
from kwoon.terminal.reports.export import run_export, write_games
from kwoon.terminal.reports.pack_fields import format_fields
from kwoon.terminal.reports.replay import print_replay
from kwoon.terminal.reports.simulation import run_simulation_report
from kwoon.terminal.screen import Screen, strip_control_characters

EXPECTED_ERRORS = (
    UnknownGame,
    PackError,
    OptionError,
    RecordError,
    SetupError,
    LabError,
    UnknownBot,
    MissingDependency,
    MissingLetters,
    GameTooLong,
)


def run_command(args: argparse.Namespace) -> int:
    """Run one command and return its exit code."""
    try:
        match args.command:
            case "play":
                return _run_play(args)
            case "replay":
                return _run_replay(args)
            case "rules":
                return _run_rules(args)
            case "cards":
                return _run_cards(args)
            case "simulate":
                return run_simulation_report(make_plan(args), args.jobs, args.json)
            case "export":
                return _run_export(args)
            case "duel":
                return _run_duel(args)
            case "exploit":
                return _run_exploit(args)
            case "ladder":
                return _run_ladder(args)
            case "lab":
                return _run_lab(args)
            case "tree" | "solve":
                return _run_solving(args)
            case "serve":
                return _run_serve(args)
            case "hall":
                return _run_hall(args)
    except BotError as fault:
        if fault.__cause__ is not None:
            # The author of a custom bot needs the place of the error.
            traceback.print_exception(fault.__cause__)
        print(f"kwoon: {strip_control_characters(str(fault))}", file=sys.stderr)
        return 1
    except EXPECTED_ERRORS as problem:
        print(f"kwoon: {strip_control_characters(str(problem))}", file=sys.stderr)
        return 1
    raise ValueError(f"There is no command {args.command}.")


def version() -> str:
    """Return the version, and whether the rules run compiled or interpreted."""
    kind = "compiled" if is_compiled() else "interpreted"
    return f"kwoon {__version__} (rules {kind}, Python {sys.version.split()[0]})"


def make_plan(args: argparse.Namespace) -> SimulationConfig:
    """Return the simulation that the arguments describe."""
    seed = seeds.random_seed() if args.seed is None else args.seed
    return SimulationConfig(
        args.game, args.games, seed, args.seats, tuple(args.bots), parse_options(args.option), args.pack
    )


def _run_duel(args: argparse.Namespace) -> int:
    options = parse_options(args.option)
    num_lineups = len(load_lineups(args.game, args.seats, options, args.pack))
    contest = DuelConfig(
        args.game,
        args.one,
        args.other,
        -(-args.games // num_lineups),
        _choose_seed(args),
        args.seats,
        options,
        args.pack,
    )
    return run_duel_report(contest, _num_processes(args), args.json)


def _run_exploit(args: argparse.Namespace) -> int:
    from kwoon.lab.exploit import ExploitConfig  # noqa: PLC0415
    from kwoon.terminal.reports.exploitability import run_exploit_report  # noqa: PLC0415

    first = max(2, args.deals // 4) if args.first is None else args.first
    trial = ExploitConfig(
        args.game,
        args.bot,
        args.deals,
        first,
        _choose_seed(args),
        tuple(args.only),
        tuple(args.challenger),
        args.seats,
        parse_options(args.option),
        args.pack,
    )
    return run_exploit_report(trial, _num_processes(args), args.json)


def _run_ladder(args: argparse.Namespace) -> int:
    # Only ratings need this library.
    from kwoon.lab.ladder import LadderConfig  # noqa: PLC0415
    from kwoon.terminal.reports.ladder import run_ladder_report  # noqa: PLC0415

    options = parse_options(args.option)
    num_lineups = len(load_lineups(args.game, args.seats, options, args.pack))
    deals = -(-args.games // num_lineups)
    ladder = LadderConfig(
        args.game, deals, _choose_seed(args), tuple(args.bots), args.seats, options, args.pack, args.minutes, args.keep
    )
    return run_ladder_report(ladder, _num_processes(args), args.json, args.plot)


def _run_lab(args: argparse.Namespace) -> int:
    # Only these commands need the laboratory, which takes a moment to load.
    from kwoon.terminal.lab.commands import run_lab_command  # noqa: PLC0415

    return run_lab_command(args)


def _run_solving(args: argparse.Namespace) -> int:
    from kwoon.terminal.reports.solving import run_solve, write_tree  # noqa: PLC0415

    return write_tree(args) if args.command == "tree" else run_solve(args)


def _choose_seed(args: argparse.Namespace) -> str:
    return seeds.random_seed() if args.seed is None else str(args.seed)


def _run_play(args: argparse.Namespace) -> int:
    seed = seeds.random_seed() if args.seed is None else args.seed

    def roll(whose: str) -> Dice:
        return seeds.make_dice(seed, whose)

    screen = Screen(sys.stdin, sys.stdout, args.plain)
    options = parse_options(args.option)
    seating = MatchSetup(args.name, args.two, args.bot, args.seats, options, args.pack, args.quick, args.call)
    if args.record is not None:
        # The dice of the first part of the match must not repeat.
        seed = f"{seed} after a break" if args.seed is not None else seed
        match = resume_match(args.record, seating, screen, roll)
    elif args.game is None:
        known = ", ".join(definition.id for definition in GAMES)
        raise UnknownGame(f"Which game? On the shelf: {known}. For example: kwoon play {GAMES[0].id}")
    else:
        reject_hall_options(find_game(args.game), options)
        match = new_match(args.game, seating, screen, roll)
    played = 1
    while match.run() is not None and match.wants_rematch():
        played += 1
        match = rematch(match, seating, dice_for_match(roll, played))
    return 0


def _run_replay(args: argparse.Namespace) -> int:
    screen = Screen(sys.stdin, sys.stdout, args.plain)
    stepwise = screen.is_terminal and sys.stdin.isatty() and not args.all
    try:
        print_replay(args.file, args.seat, args.pack, screen, stepwise)
    except EOFError:
        screen.print_line()
    return 0


def _run_rules(args: argparse.Namespace) -> int:
    screen = Screen(sys.stdin, sys.stdout, args.plain)
    word = " ".join(args.word)
    boxes = list(GAMES) if args.game is None else [find_game(args.game)]
    if args.json:
        reports = [clauses.rules_as_dict(definition, word) for definition in boxes]
        print(json.dumps(reports if args.game is None else reports[0], indent=1, ensure_ascii=False))
        return 0
    if args.game is None:
        for definition in boxes:
            clauses.print_totals(screen, definition, load_clauses(definition))
        screen.print_line(f"Read them with: kwoon rules {boxes[0].id}")
        return 0
    return 0 if clauses.print_rules(screen, boxes[0], word) else 1


def _run_cards(args: argparse.Namespace) -> int:
    definition = find_game(args.game)
    if args.fields:
        form = pack_form(args.game)
        print(json.dumps(form, indent=1, ensure_ascii=False) if args.json else format_fields(form), end="")
        return 0
    if args.to is not None:
        return _print_cards(args)
    if args.copy is not None:
        return _copy_cards(args)
    loaded = load_game(args.game, pack=args.pack)
    if args.json:
        print(json.dumps(cards.cards_as_dict(definition, loaded), indent=1, ensure_ascii=False))
    else:
        cards.print_cards(Screen(sys.stdin, sys.stdout, args.plain), definition, loaded)
    return 0


def _copy_cards(args: argparse.Namespace) -> int:
    text = default_pack_text(args.game) if args.pack is None else read_pack(args.pack)
    try:
        with args.copy.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise LabError(f"{args.copy} is there already, and may hold somebody's work. Name another file.") from None
    except OSError as error:
        raise LabError(f"{args.copy} cannot be written: {error.strerror}.") from None
    print(f"Wrote {args.copy}. Change a number, then: kwoon lab compare {args.game} --pack {args.copy}")
    return 0


def _print_cards(args: argparse.Namespace) -> int:
    from kwoon.printing.sheet import print_pack  # noqa: PLC0415

    load_game(args.game, pack=args.pack)  # Report an unplayable pack with its file name.
    text = default_pack_text(args.game) if args.pack is None else read_pack(args.pack)
    pdf = print_pack(args.game, text, args.paper, args.one_each)
    try:
        args.to.write_bytes(pdf)
    except OSError as error:
        raise LabError(f"{args.to} cannot be written: {error.strerror}.") from None
    print(f"Wrote {args.to}. Print it at its own size, on both sides, turned over the long edge; cut along the marks.")
    return 0


def _num_processes(args: argparse.Namespace) -> int:
    """Return the number of processes, by default one per core."""
    jobs = (os.cpu_count() or 1) if args.jobs is None else int(args.jobs)
    if jobs < 1:
        raise LabError("Play on at least one process.")
    return jobs


def _run_export(args: argparse.Namespace) -> int:
    if args.hall is None:
        if args.with_people:
            raise LabError("--with-people is about the games of a hall: say which one with --from-hall.")
        return run_export(make_plan(args), args.out)
    with requires("hall", "Reading the games of a hall"):
        from kwoon.server.storage.export import Kept  # noqa: PLC0415

    export = Kept(args.hall, args.game, args.with_people)
    print(f"{write_games(export.lines(), export.box.id, args.out)}.")
    if export.of_people:
        print(f"Left out: {export.of_people:,} that people played. They are theirs: --with-people if they may be told.")
    if export.of_others:
        print(f"Left out: {export.of_others:,} with cards that are not in the box.")
    return 0


def _run_serve(args: argparse.Namespace) -> int:
    with requires("hall", "The hall"):
        from kwoon.server.run import serve  # noqa: PLC0415

    serve(
        args.host,
        args.port,
        args.data,
        args.database,
        open_browser=args.open,
        log=args.log,
        custom_bots=args.bot,
        offered_packs=load_named_packs(args.pack or []),
    )
    return 0


def _run_hall(args: argparse.Namespace) -> int:
    with requires("hall", "Looking after a hall"):
        from kwoon.server.operations.moderation_cli import run_moderation_command  # noqa: PLC0415

    return run_moderation_command(args)

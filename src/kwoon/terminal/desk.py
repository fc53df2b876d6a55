"""The desk of the hall: carries out what the command line asks for, and says in a sentence what cannot be done."""

from __future__ import annotations

import argparse
import json
import os
import sys
import traceback

from kwoon import __version__
from kwoon.bots.level import BotFault, NoSuchBot
from kwoon.core.box import OptionError
from kwoon.core.dice import Dice
from kwoon.core.endless import Endless
from kwoon.core.packs import PackError
from kwoon.core.record import RecordError
from kwoon.extras import MissingExtra, needs
from kwoon.games import GAMES
from kwoon.lab import luck
from kwoon.lab.duel import Contest, lineups_of
from kwoon.lab.problem import PlanError
from kwoon.lab.simulate import Plan, compiled
from kwoon.printing.stock import MissingLetters
from kwoon.shelf import NotOnShelf, find, ledger, offers, open_box, pack_text, read_pack
from kwoon.terminal.match.sit import Seating, SitError, kept_match, new_match, numbered, rematch
from kwoon.terminal.options import chosen_options, refuse_hurry
from kwoon.terminal.reports import faces
from kwoon.terminal.reports import ledger as clauses
from kwoon.terminal.reports.contests import report_duel
from kwoon.terminal.reports.fields import fields_text
from kwoon.terminal.reports.games import export_games, written
from kwoon.terminal.reports.replay import tell_record
from kwoon.terminal.reports.simulation import report_simulation
from kwoon.terminal.screen import Screen, clean
from kwoon.workshop import pack_form

Problems = (
    NotOnShelf,
    PackError,
    OptionError,
    RecordError,
    SitError,
    PlanError,
    NoSuchBot,
    MissingExtra,
    MissingLetters,
    Endless,
)


def run(args: argparse.Namespace) -> int:
    """Carry out one command; the exit code."""
    try:
        match args.command:
            case "play":
                return _play(args)
            case "replay":
                return _replay(args)
            case "rules":
                return _rules(args)
            case "cards":
                return _cards(args)
            case "simulate":
                return report_simulation(plan(args), args.jobs, args.json)
            case "export":
                return _export(args)
            case "duel":
                return _duel(args)
            case "exploit":
                return _exploit(args)
            case "ladder":
                return _ladder(args)
            case "lab":
                return _lab(args)
            case "tree" | "solve":
                return _solving(args)
            case "serve":
                return _serve(args)
            case "hall":
                return _hall(args)
    except BotFault as fault:
        if fault.__cause__ is not None:
            # Whoever wrote the bot looks for the place in it.
            traceback.print_exception(fault.__cause__)
        print(f"kwoon: {clean(str(fault))}", file=sys.stderr)
        return 1
    except Problems as problem:
        print(f"kwoon: {clean(str(problem))}", file=sys.stderr)
        return 1
    raise ValueError(f"There is no command {args.command}.")


def version() -> str:
    """The version, and how the rules run."""
    kind = "compiled" if compiled() else "interpreted"
    return f"kwoon {__version__} (rules {kind}, Python {sys.version.split()[0]})"


def plan(args: argparse.Namespace) -> Plan:
    """What to simulate."""
    seed = luck.any_seed() if args.seed is None else args.seed
    return Plan(args.game, args.games, seed, args.seats, tuple(args.bots), chosen_options(args.option), args.pack)


def _duel(args: argparse.Namespace) -> int:
    chosen = chosen_options(args.option)
    sides = len(lineups_of(args.game, args.seats, chosen, args.pack))
    contest = Contest(
        args.game, args.one, args.other, -(-args.games // sides), _seed(args), args.seats, chosen, args.pack
    )
    return report_duel(contest, _jobs(args), args.json)


def _exploit(args: argparse.Namespace) -> int:
    from kwoon.lab.exploit import Trial  # noqa: PLC0415
    from kwoon.terminal.reports.exploits import report_exploit  # noqa: PLC0415

    first = max(2, args.deals // 4) if args.first is None else args.first
    trial = Trial(
        args.game,
        args.bot,
        args.deals,
        first,
        _seed(args),
        tuple(args.only),
        tuple(args.challenger),
        args.seats,
        chosen_options(args.option),
        args.pack,
    )
    return report_exploit(trial, _jobs(args), args.json)


def _ladder(args: argparse.Namespace) -> int:
    # Ratings need a library that nothing else does.
    from kwoon.lab.ladder import Ladder  # noqa: PLC0415
    from kwoon.terminal.reports.ladders import report_ladder  # noqa: PLC0415

    chosen = chosen_options(args.option)
    sides = len(lineups_of(args.game, args.seats, chosen, args.pack))
    deals = -(-args.games // sides)
    ladder = Ladder(
        args.game, deals, _seed(args), tuple(args.bots), args.seats, chosen, args.pack, args.minutes, args.keep
    )
    return report_ladder(ladder, _jobs(args), args.json, args.plot)


def _lab(args: argparse.Namespace) -> int:
    # Nothing else needs the laboratory, which takes a moment to load.
    from kwoon.terminal.lab.desk import run_lab  # noqa: PLC0415

    return run_lab(args)


def _solving(args: argparse.Namespace) -> int:
    from kwoon.terminal.reports.solving import solve, write_tree  # noqa: PLC0415

    return write_tree(args) if args.command == "tree" else solve(args)


def _seed(args: argparse.Namespace) -> str:
    return luck.any_seed() if args.seed is None else str(args.seed)


def _play(args: argparse.Namespace) -> int:
    seed = luck.any_seed() if args.seed is None else args.seed

    def roll(whose: str) -> Dice:
        return luck.dice(seed, whose)

    screen = Screen(sys.stdin, sys.stdout, args.plain)
    chosen = chosen_options(args.option)
    seating = Seating(args.name, args.two, args.bot, args.seats, chosen, args.pack, args.quick, args.call)
    if args.record is not None:
        # Rolling the first match's dice again would repeat its luck.
        seed = f"{seed} after a break" if args.seed is not None else seed
        match = kept_match(args.record, seating, screen, roll)
    elif args.game is None:
        known = ", ".join(box.id for box in GAMES)
        raise NotOnShelf(f"Which game? On the shelf: {known}. For example: kwoon play {GAMES[0].id}")
    else:
        refuse_hurry(find(args.game), chosen)
        match = new_match(args.game, seating, screen, roll)
    played = 1
    while match.run() is not None and match.wants_rematch():
        played += 1
        match = rematch(match, seating, numbered(roll, played))
    return 0


def _replay(args: argparse.Namespace) -> int:
    screen = Screen(sys.stdin, sys.stdout, args.plain)
    stepwise = screen.terminal and sys.stdin.isatty() and not args.all
    try:
        tell_record(args.file, args.seat, args.pack, screen, stepwise)
    except EOFError:
        screen.say()
    return 0


def _rules(args: argparse.Namespace) -> int:
    screen = Screen(sys.stdin, sys.stdout, args.plain)
    word = " ".join(args.word)
    boxes = list(GAMES) if args.game is None else [find(args.game)]
    if args.json:
        reports = [clauses.report(box, word) for box in boxes]
        print(json.dumps(reports if args.game is None else reports[0], indent=1, ensure_ascii=False))
        return 0
    if args.game is None:
        for box in boxes:
            clauses.tell_totals(screen, box, ledger(box))
        screen.say(f"Read them with: kwoon rules {boxes[0].id}")
        return 0
    return 0 if clauses.tell_ledger(screen, boxes[0], word) else 1


def _cards(args: argparse.Namespace) -> int:
    box = find(args.game)
    if args.fields:
        form = pack_form(args.game)
        print(json.dumps(form, indent=1, ensure_ascii=False) if args.json else fields_text(form), end="")
        return 0
    if args.to is not None:
        return _print_cards(args)
    if args.copy is not None:
        return _copy_cards(args)
    opened = open_box(args.game, pack=args.pack)
    if args.json:
        print(json.dumps(faces.report(box, opened), indent=1, ensure_ascii=False))
    else:
        faces.tell_cards(Screen(sys.stdin, sys.stdout, args.plain), box, opened)
    return 0


def _copy_cards(args: argparse.Namespace) -> int:
    text = pack_text(args.game) if args.pack is None else read_pack(args.pack)
    try:
        with args.copy.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise PlanError(f"{args.copy} is there already, and may hold somebody's work. Name another file.") from None
    except OSError as error:
        raise PlanError(f"{args.copy} cannot be written: {error.strerror}.") from None
    print(f"Wrote {args.copy}. Change a number, then: kwoon lab compare {args.game} --pack {args.copy}")
    return 0


def _print_cards(args: argparse.Namespace) -> int:
    from kwoon.printing.sheet import print_pack  # noqa: PLC0415

    open_box(args.game, pack=args.pack)  # What cannot be played is told with its file.
    text = pack_text(args.game) if args.pack is None else read_pack(args.pack)
    made = print_pack(args.game, text, args.paper, args.one_each)
    try:
        args.to.write_bytes(made)
    except OSError as error:
        raise PlanError(f"{args.to} cannot be written: {error.strerror}.") from None
    print(f"Wrote {args.to}. Print it at its own size, on both sides, turned over the long edge; cut along the marks.")
    return 0


def _jobs(args: argparse.Namespace) -> int:
    """On how many processes to play: as many as there are cores, if nobody said."""
    jobs = (os.cpu_count() or 1) if args.jobs is None else int(args.jobs)
    if jobs < 1:
        raise PlanError("Play on at least one process.")
    return jobs


def _export(args: argparse.Namespace) -> int:
    if args.hall is None:
        if args.with_people:
            raise PlanError("--with-people is about the games of a hall: say which one with --from-hall.")
        return export_games(plan(args), args.out)
    with needs("hall", "Reading the games of a hall"):
        from kwoon.server.storage.kept import Kept  # noqa: PLC0415

    kept = Kept(args.hall, args.game, args.with_people)
    print(f"{written(kept.lines(), kept.box.id, args.out)}.")
    if kept.of_people:
        print(f"Left out: {kept.of_people:,} that people played. They are theirs: --with-people if they may be told.")
    if kept.of_others:
        print(f"Left out: {kept.of_others:,} with cards that are not in the box.")
    return 0


def _serve(args: argparse.Namespace) -> int:
    with needs("hall", "The hall"):
        from kwoon.server.run import serve  # noqa: PLC0415

    serve(
        args.host,
        args.port,
        args.data,
        args.database,
        open_browser=args.open,
        log=args.log,
        own=args.bot,
        offered=offers(args.pack or []),
    )
    return 0


def _hall(args: argparse.Namespace) -> int:
    with needs("hall", "Looking after a hall"):
        from kwoon.server.operations.office import run_office  # noqa: PLC0415

    return run_office(args)

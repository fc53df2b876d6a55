"""Runs `kwoon` commands and prints expected errors as messages."""

from __future__ import annotations

import argparse
import json
import os
import sys
import traceback
from dataclasses import replace
from pathlib import Path

from kwoon import __version__
from kwoon.bots.level import BotError, UnknownBot
from kwoon.core.definition import OptionError
from kwoon.core.dice import Dice
from kwoon.core.game_length_limit import GameTooLong
from kwoon.core.message import MessageError, msg
from kwoon.core.record import RecordError
from kwoon.core.toml_reader import PackError
from kwoon.lab import seeds
from kwoon.lab.duel import deals_for_games
from kwoon.lab.errors import LabError
from kwoon.lab.experiment import Experiment
from kwoon.lab.simulate import has_compiled_rules
from kwoon.localization.formatter import MissingMessage, Reader
from kwoon.localization.languages import ENGLISH, current_language
from kwoon.new_game import NewGameError, write_new_game
from kwoon.optional_deps import MissingDependency, requires
from kwoon.pack_editor import pack_form
from kwoon.printing.assets import MissingLetters
from kwoon.providers import ProviderError
from kwoon.registry import (
    UnknownGame,
    all_games,
    default_pack_text,
    find_game,
    load_clauses,
    load_game,
    load_named_packs,
    read_pack,
    rulebook_markdown,
)
from kwoon.rulebook import readable_markdown
from kwoon.terminal.game_options import parse_experiment, parse_options, reject_hall_options
from kwoon.terminal.match.setup import MatchSetup, MatchSetupError, dice_for_match, new_match, new_rematch, resume_match
from kwoon.terminal.reports import cards
from kwoon.terminal.reports import rules as clauses
from kwoon.terminal.reports.duel import run_duel_report
from kwoon.terminal.reports.export_games import run_export, write_games
from kwoon.terminal.reports.pack_fields import format_pack_fields
from kwoon.terminal.reports.replay import print_replay
from kwoon.terminal.reports.rule_search import print_found_rules
from kwoon.terminal.reports.simulation import run_simulation_report
from kwoon.terminal.screen import Screen, replace_unprintable

MAX_FOUND_RULES = 1000
"""Maximum number of rules that `kwoon rules GAME WORD` prints."""
EXPECTED_ERRORS = (
    UnknownGame,
    PackError,
    OptionError,
    RecordError,
    MatchSetupError,
    LabError,
    UnknownBot,
    BotError,
    MissingDependency,
    MissingLetters,
    GameTooLong,
    NewGameError,
    MissingMessage,
)


def run_command(args: argparse.Namespace) -> int:
    """Run a command and return its exit code."""
    try:
        return COMMANDS[args.command](args)
    except ProviderError as error:
        if error.__cause__ is not None:
            # The author of an installed game needs the traceback.
            traceback.print_exception(error.__cause__)
        print(f"kwoon: {replace_unprintable(str(error))}", file=sys.stderr)
        return 1
    except EXPECTED_ERRORS as error:
        text = Reader().say(error.text) if isinstance(error, MessageError) else str(error)
        print(f"kwoon: {replace_unprintable(text)}", file=sys.stderr)
        return 1


def _run_new_game(args: argparse.Namespace) -> int:
    paths = write_new_game(args.title, args.into)
    for path in paths:
        print(path)
    print()
    print(Reader().t("terminal-reports-install", command=f"pip install -e {paths[0].parent}"))
    return 0


def version_text() -> str:
    """Return the versions of Kwoon and Python, and whether the rules are compiled."""
    kind = "compiled" if has_compiled_rules() else "interpreted"
    return f"kwoon {__version__} (rules {kind}, Python {sys.version.split()[0]})"


def _parse_experiment(args: argparse.Namespace, count: int, bots: list[str]) -> Experiment:
    return parse_experiment(args, count, _choose_seed(args), bots)


def _parse_paired_experiment(args: argparse.Namespace, bots: list[str]) -> Experiment:
    """Return an experiment with enough paired deals for the requested number of games."""
    experiment = _parse_experiment(args, args.games, bots)
    return replace(experiment, count=deals_for_games(experiment, args.games), paired_deals=True)


def _run_simulation(args: argparse.Namespace) -> int:
    return run_simulation_report(_parse_experiment(args, args.games, args.bots or ["random"]), args.jobs, args.json)


def _run_duel(args: argparse.Namespace) -> int:
    return run_duel_report(
        _parse_paired_experiment(args, [args.first_bot, args.second_bot]), _num_processes(args), args.json
    )


def _run_exploit(args: argparse.Namespace) -> int:
    from kwoon.lab.exploit import ExploitabilityConfig  # noqa: PLC0415
    from kwoon.terminal.reports.exploitability import run_exploitability_report  # noqa: PLC0415

    selection_deals = max(2, args.deals // 4) if args.selection_deals is None else args.selection_deals
    experiment = _parse_experiment(args, args.deals, [args.bot])
    config = ExploitabilityConfig(experiment, selection_deals, tuple(args.only), tuple(args.challenger))
    return run_exploitability_report(config, _num_processes(args), args.json)


def _run_ladder(args: argparse.Namespace) -> int:
    # Only ladders need the rating library.
    from kwoon.terminal.reports.ladder import run_ladder_report  # noqa: PLC0415

    return run_ladder_report(
        _parse_paired_experiment(args, args.bots),
        _num_processes(args),
        as_json=args.json,
        plot_file=args.plot,
        minutes=args.minutes,
        save_path=args.checkpoint,
    )


def _run_lab(args: argparse.Namespace) -> int:
    # Only these commands need the laboratory, which is slow to load.
    from kwoon.terminal.lab.commands import run_lab_command  # noqa: PLC0415

    return run_lab_command(args)


def _run_solving(args: argparse.Namespace) -> int:
    from kwoon.terminal.reports.solving import run_solve, write_tree  # noqa: PLC0415

    return write_tree(args) if args.command == "tree" else run_solve(args)


def _choose_seed(args: argparse.Namespace) -> str:
    return seeds.random_seed() if args.seed is None else str(args.seed)


def _run_play(args: argparse.Namespace) -> int:
    seed = _choose_seed(args)

    def make_dice(purpose: str) -> Dice:
        return seeds.make_dice(seed, purpose)

    screen = Screen(sys.stdin, sys.stdout, args.plain)
    options = parse_options(args.option)
    setup = MatchSetup(args.name, args.hotseat, args.bot, args.seats, options, args.pack, args.no_confirm, args.call)
    if args.record is not None:
        # The dice must not repeat the rolls from the first part of the match.
        seed = f"{seed} after a break" if args.seed is not None else seed
        match = resume_match(args.record, setup, screen, make_dice)
    elif args.game is None:
        known = [definition.id for definition in all_games()]
        raise UnknownGame(msg("terminal-name-a-game", games=known, command=f"kwoon play {known[0]}"))
    else:
        reject_hall_options(find_game(args.game), options)
        match = new_match(args.game, setup, screen, make_dice)
    match_number = 1
    while match.run() is not None and match.ask_for_rematch():
        match_number += 1
        match = new_rematch(match, setup, dice_for_match(make_dice, match_number))
    return 0


def _run_replay(args: argparse.Namespace) -> int:
    screen = Screen(sys.stdin, sys.stdout, args.plain)
    stepwise = screen.is_terminal and sys.stdin.isatty() and not args.all
    try:
        print_replay(args.file, args.viewer, args.pack, screen, stepwise)
    except EOFError:
        screen.print_line()
    return 0


def _run_rules(args: argparse.Namespace) -> int:
    screen = Screen(sys.stdin, sys.stdout, args.plain)
    words = " ".join(args.words)
    definitions = list(all_games()) if args.game is None else [find_game(args.game)]
    if args.print_file is not None:
        return _write_rulebook_pdf(args)
    if args.json:
        reports = [clauses.rules_as_dict(definition, words) for definition in definitions]
        print(json.dumps(reports if args.game is None else reports[0], indent=1, ensure_ascii=False))
        return 0
    if args.game is None:
        for definition in definitions:
            clauses.print_totals(screen, definition, load_clauses(definition))
        screen.print_line(Reader().t("terminal-to-read-rules", command=f"kwoon rules {definitions[0].id}"))
        return 0
    language = current_language()
    rulebook = rulebook_markdown(definitions[0], language)
    if rulebook is not None and not words and not args.clauses:
        screen.print_markdown(readable_markdown(rulebook))
        clauses.print_rulebook_problems(screen, definitions[0], language)
        return 0
    if words and language != ENGLISH and not args.clauses:
        return 0 if print_found_rules(screen, definitions[0], words, most=MAX_FOUND_RULES) else 1
    return 0 if clauses.print_rules(screen, definitions[0], words) else 1


def _run_cards(args: argparse.Namespace) -> int:
    definition = find_game(args.game)
    if args.fields:
        form = pack_form(args.game)
        text = json.dumps(form, indent=1, ensure_ascii=False, default=str) if args.json else format_pack_fields(form)
        print(text, end="")
        return 0
    if args.print_file is not None:
        return _write_card_pdf(args)
    if args.copy is not None:
        return _copy_pack(args)
    loaded = load_game(args.game, pack=args.pack)
    if args.json:
        print(json.dumps(cards.cards_as_dict(definition, loaded), indent=1, ensure_ascii=False))
    else:
        cards.print_cards(Screen(sys.stdin, sys.stdout, args.plain), definition, loaded)
    return 0


def _copy_pack(args: argparse.Namespace) -> int:
    text = default_pack_text(args.game) if args.pack is None else read_pack(args.pack)
    try:
        with args.copy.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise LabError(Reader().t("terminal-file-exists", path=str(args.copy))) from None
    except OSError as error:
        raise LabError(_cannot_write(args.copy, error)) from None
    command = f"kwoon lab compare {args.game} --pack {args.copy}"
    print(Reader().t("terminal-copied-pack", path=str(args.copy), command=command))
    return 0


def _write_card_pdf(args: argparse.Namespace) -> int:
    from kwoon.printing.sheet import language_of_sheets, render_pack_pdf  # noqa: PLC0415

    text = _text_to_print(args)
    language = language_of_sheets(args.game, text, current_language())
    _write_pdf(args.print_file, render_pack_pdf(args.game, text, args.paper, args.one_each, language))
    print(Reader().t("terminal-wrote-sheets", path=str(args.print_file)))
    _report_printed_language(language)
    return 0


def _write_rulebook_pdf(args: argparse.Namespace) -> int:
    from kwoon.printing.rulebook import language_of_rulebook, render_rulebook_pdf  # noqa: PLC0415

    if args.game is None or args.words or args.clauses or args.json:
        raise LabError(Reader().t("terminal-print-whole-rulebook", command="kwoon rules GAME --print FILE"))
    text = _text_to_print(args)
    language = language_of_rulebook(args.game, text, current_language())
    _write_pdf(args.print_file, render_rulebook_pdf(args.game, text, args.paper, language))
    print(Reader().t("terminal-wrote-rulebook", path=str(args.print_file)))
    _report_printed_language(language)
    return 0


def _text_to_print(args: argparse.Namespace) -> str:
    load_game(args.game, pack=args.pack)  # Report an unplayable pack with its file name.
    return default_pack_text(args.game) if args.pack is None else read_pack(args.pack)


def _write_pdf(path: Path, pdf: bytes) -> None:
    try:
        path.write_bytes(pdf)
    except OSError as error:
        raise LabError(_cannot_write(path, error)) from None


def _report_printed_language(language: str) -> None:
    if language != current_language():
        print(Reader().t("printing-english-only"))


def _cannot_write(path: Path, error: OSError) -> str:
    return Reader().t("terminal-cannot-write", path=str(path), reason=error.strerror or "")


def _num_processes(args: argparse.Namespace) -> int:
    jobs = (os.cpu_count() or 1) if args.jobs is None else int(args.jobs)
    if jobs < 1:
        raise LabError(msg("terminal-reports-jobs", jobs=str(jobs)))
    return jobs


def _run_export(args: argparse.Namespace) -> int:
    if args.hall is None:
        if args.with_people:
            raise LabError(msg("terminal-reports-with-people"))
        return run_export(_parse_experiment(args, args.games, args.bots), args.out)
    with requires("hall", msg("terminal-reports-needs-export")):
        from kwoon.server.storage.game_export import FinishedGameExporter  # noqa: PLC0415

    export = FinishedGameExporter(args.hall, args.game, args.with_people)
    print(write_games(export.games(), export.definition.id, args.out))
    if export.num_games_of_people:
        print(Reader().t("terminal-reports-left-people", count=export.num_games_of_people))
    if export.num_games_of_other_packs:
        print(Reader().t("terminal-reports-left-packs", count=export.num_games_of_other_packs))
    return 0


def _run_serve(args: argparse.Namespace) -> int:
    with requires("hall", msg("terminal-reports-needs-hall")):
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


def _run_moderation(args: argparse.Namespace) -> int:
    with requires("hall", msg("terminal-reports-needs-moderation")):
        from kwoon.server.operations.moderation_cli import run_moderation_command  # noqa: PLC0415

    return run_moderation_command(args)


COMMANDS = {
    "play": _run_play,
    "replay": _run_replay,
    "rules": _run_rules,
    "cards": _run_cards,
    "simulate": _run_simulation,
    "export": _run_export,
    "duel": _run_duel,
    "exploit": _run_exploit,
    "ladder": _run_ladder,
    "lab": _run_lab,
    "tree": _run_solving,
    "solve": _run_solving,
    "serve": _run_serve,
    "hall": _run_moderation,
    "new-game": _run_new_game,
}

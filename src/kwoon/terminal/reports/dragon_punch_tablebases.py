"""Computes tablebases of Dragon Punch and prints their results."""

from __future__ import annotations

import argparse
import json

from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.lab.errors import LabError
from kwoon.learn.tablebase import HIDDEN_SWITCHES, OPEN_SWITCHES, RoundTablebase, find_matchup_tablebase
from kwoon.solve.dragon_punch.build_tablebase import TablebaseBuilder
from kwoon.terminal.match.autosave import format_path
from kwoon.terminal.reports.duel import ProgressBar

SCORE_NOTE = "A round counts 1 if won, 0 if lost and 1/2 if nobody wins it."


def solve_round_tablebases(game: DragonNotation, args: argparse.Namespace) -> int:
    """Compute the missing tables for two characters, print the results and return the exit code."""
    first, second = _parse_characters(game, args.characters)
    full = int(game.health)
    health = full if args.health is None else args.health
    if not 1 <= health <= full:
        raise LabError(f"--health must be between 1 and {full}, not {health}.")
    low, high = sorted((first, second))
    table_keys = [
        (low, high, OPEN_SWITCHES),
        *([(first, second, HIDDEN_SWITCHES), (second, first, HIDDEN_SWITCHES)] if args.hidden_switches else []),
    ]
    builds = [_build_table(game, table_key, health, args.json) for table_key in table_keys]
    results: dict[str, object] = {
        "health": health,
        "layers": builds[0].layers_done,
        "files": [str(build.path) for build in builds],
    }
    if health == full:
        results["open"] = _starting_win_chance(find_matchup_tablebase(game, first, second, OPEN_SWITCHES), full)
        if args.hidden_switches:
            first_bounds = _starting_win_chance(find_matchup_tablebase(game, first, second, HIDDEN_SWITCHES), full)
            second_bounds = _starting_win_chance(find_matchup_tablebase(game, second, first, HIDDEN_SWITCHES), full)
            results["printed"] = [first_bounds[0], 1.0 - second_bounds[0]]
    if args.json:
        print(json.dumps(results, indent=1))
    else:
        _print_results(game, first, second, builds, results)
    return 0


def _parse_characters(game: DragonNotation, character_ids: list[str]) -> tuple[int, int]:
    known = ", ".join(game.character_ids)
    if len(character_ids) != 2 or character_ids[0] == character_ids[1]:
        raise LabError(f"Name two different characters from: {known}.")
    for name in character_ids:
        if name not in game.character_ids:
            raise LabError(f"There is no character '{name}'. Known characters: {known}.")
    return game.character_ids.index(character_ids[0]), game.character_ids.index(character_ids[1])


def _build_table(game: DragonNotation, table_key: tuple[int, int, str], health: int, quiet: bool) -> TablebaseBuilder:
    try:
        build = TablebaseBuilder(game, *table_key, health)
        with ProgressBar(f"{build.path.name}, layers", build.num_layers, is_shown=not quiet) as bar:
            while build.layers_done < build.num_layers:
                bar.update(build.layers_done)
                build.build_next_layers()
    except OSError as error:
        raise LabError(f"Cannot write the table: {error}.") from None
    return build


def _starting_win_chance(table: RoundTablebase | None, health: int) -> tuple[float, float]:
    """Return bounds on the value of a round at its start. Raise `LabError` if the table does not cover it."""
    bounds = None if table is None else table.win_chance_bounds([0, 0], [0, 0], -1)
    if bounds is None:
        raise LabError(f"The table does not cover {health} health each.")
    return bounds


def _print_results(
    game: DragonNotation, first: int, second: int, builds: list[TablebaseBuilder], results: dict[str, object]
) -> None:
    first_name, second_name = [game.pack.characters[character].name for character in (first, second)]
    count = builds[0].layers_done * int(builds[0].matchup.layout.layer_size)
    print(
        f"{first_name} against {second_name}: {count:,} positions solved, with up to {results['health']} health each."
    )
    for build in builds:
        print(f"  {format_path(build.path)}")
    value = results.get("open")
    if isinstance(value, tuple):
        print(f"{SCORE_NOTE} Value of the round for {first_name}:")
        print(f"  open switches:    {value[0]:.4f} to {value[1]:.4f}")
    printed = results.get("printed")
    if isinstance(printed, list):
        print(f"  hidden switches:  {printed[0]:.4f} to {printed[1]:.4f}")
        print(
            f"With hidden switches, these are bounds: {first_name} is guaranteed the lower one, and {second_name} concedes"
        )
        print("at most the upper one, each using only what is on the table against an opponent who sees everything.")

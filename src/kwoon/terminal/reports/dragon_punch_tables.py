"""Computes tablebases of Dragon Punch and prints their results."""

from __future__ import annotations

import argparse
import json

from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.lab.errors import LabError
from kwoon.learn.tablebase import HIDDEN_SWITCHES, OPEN_SWITCHES, RoundTablebase, find_matchup_tablebase
from kwoon.solve.dragon_punch.build import TablebaseBuild
from kwoon.terminal.match.autosave import format_path
from kwoon.terminal.reports.duel import ProgressBar

SCORE_NOTE = "A round is won (1), lost (0) or won by nobody (1/2)."


def solve_round_tables(game: DragonNotation, args: argparse.Namespace) -> int:
    """Compute the missing tables of a pair of characters and print the results."""
    first, second = _parse_characters(game, args.characters)
    full = int(game.health)
    health = full if args.health is None else args.health
    if not 1 <= health <= full:
        raise LabError(f"--health goes from 1 to {full}.")
    low, high = sorted((first, second))
    table_keys = [
        (low, high, OPEN_SWITCHES),
        *([(first, second, HIDDEN_SWITCHES), (second, first, HIDDEN_SWITCHES)] if args.printed else []),
    ]
    builds = [_build_table(game, build, health, args.json) for build in table_keys]
    results: dict[str, object] = {
        "health": health,
        "layers": builds[0].layers_done,
        "files": [str(build.path) for build in builds],
    }
    if health == full:
        results["open"] = _starting_win_chance(find_matchup_tablebase(game, first, second, OPEN_SWITCHES), full)
        if args.printed:
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
        raise LabError(f"Name two different characters: {known}.")
    for name in character_ids:
        if name not in game.character_ids:
            raise LabError(f"There is no character '{name}'. There are: {known}.")
    return game.character_ids.index(character_ids[0]), game.character_ids.index(character_ids[1])


def _build_table(game: DragonNotation, table_key: tuple[int, int, str], health: int, quiet: bool) -> TablebaseBuild:
    try:
        making = TablebaseBuild(game, *table_key, health)
        with ProgressBar(f"{making.path.name}, layers", making.num_layers, is_shown=not quiet) as bar:
            while making.layers_done < making.num_layers:
                bar.update(making.layers_done)
                making.build_next()
    except OSError as error:
        raise LabError(f"The table cannot be written: {error}.") from None
    return making


def _starting_win_chance(table: RoundTablebase | None, health: int) -> tuple[float, float]:
    """Return the value of a round at its start."""
    bounds = None if table is None else table.win_chance_bounds([0, 0], [0, 0], -1)
    if bounds is None:
        raise LabError(f"The table does not reach {health} health each.")
    return bounds


def _print_results(
    game: DragonNotation, first: int, second: int, builds: list[TablebaseBuild], results: dict[str, object]
) -> None:
    first_name, second_name = [game.pack.characters[character].name for character in (first, second)]
    count = builds[0].layers_done * int(builds[0].matchup.layout.layer_size)
    print(
        f"{first_name} against {second_name}: {count:,} positions are solved, with up to {results['health']} health each."
    )
    for making in builds:
        print(f"  {format_path(making.path)}")
    worth = results.get("open")
    if isinstance(worth, tuple):
        print(f"{SCORE_NOTE} To {first_name} it is worth,")
        print(f"  with open switches:  {worth[0]:.4f} to {worth[1]:.4f}")
    printed = results.get("printed")
    if isinstance(printed, list):
        print(f"  as it is printed:    {printed[0]:.4f} to {printed[1]:.4f}")
        print(
            f"The latter is what {first_name} can be sure of, and what {second_name} leaves at most, each playing by what is"
        )
        print("on the table against somebody who sees everything.")

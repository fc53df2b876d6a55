"""Makes solved tables of Dragon Punch and tells what they say."""

from __future__ import annotations

import argparse
import json

from kwoon.games.dragon_punch.play.notation import DragonNotation
from kwoon.lab.problem import PlanError
from kwoon.learn.solved import OPEN, PRINTED, SolvedRound, solved_pair
from kwoon.solve.dragon_punch.making import Making
from kwoon.terminal.match.keep import shown
from kwoon.terminal.reports.contests import Bar

EVEN = "A round is won (1), lost (0) or won by nobody (1/2)."


def solve_rounds(game: DragonNotation, args: argparse.Namespace) -> int:
    """Make what is missing of a pair's tables, then tell what they come to."""
    first, second = _pair(game, args.characters)
    full = int(game.health)
    health = full if args.health is None else args.health
    if not 1 <= health <= full:
        raise PlanError(f"--health goes from 1 to {full}.")
    low, high = sorted((first, second))
    wanted = [(low, high, OPEN), *([(first, second, PRINTED), (second, first, PRINTED)] if args.printed else [])]
    made = [_make(game, each, health, args.json) for each in wanted]
    found: dict[str, object] = {"health": health, "layers": made[0].done, "files": [str(each.path) for each in made]}
    if health == full:
        found["open"] = _start(solved_pair(game, first, second, OPEN), full)
        if args.printed:
            mine = _start(solved_pair(game, first, second, PRINTED), full)
            theirs = _start(solved_pair(game, second, first, PRINTED), full)
            found["printed"] = [mine[0], 1.0 - theirs[0]]
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        _tell(game, first, second, made, found)
    return 0


def _pair(game: DragonNotation, named: list[str]) -> tuple[int, int]:
    known = ", ".join(game.character_ids)
    if len(named) != 2 or named[0] == named[1]:
        raise PlanError(f"Name two different characters: {known}.")
    for name in named:
        if name not in game.character_ids:
            raise PlanError(f"There is no character '{name}'. There are: {known}.")
    return game.character_ids.index(named[0]), game.character_ids.index(named[1])


def _make(game: DragonNotation, wanted: tuple[int, int, str], health: int, quiet: bool) -> Making:
    try:
        making = Making(game, *wanted, health)
        with Bar(f"{making.path.name}, layers", making.layers, wanted=not quiet) as bar:
            while making.done < making.layers:
                bar.at(making.done)
                making.step()
    except OSError as error:
        raise PlanError(f"The table cannot be written: {error}.") from None
    return making


def _start(table: SolvedRound | None, health: int) -> tuple[float, float]:
    """What a round is worth when it starts."""
    found = None if table is None else table.worth([0, 0], [0, 0], -1)
    if found is None:
        raise PlanError(f"The table does not reach {health} health each.")
    return found


def _tell(game: DragonNotation, first: int, second: int, made: list[Making], found: dict[str, object]) -> None:
    one, other = [game.pack.characters[each].name for each in (first, second)]
    count = made[0].done * int(made[0].pair.layout.size)
    print(f"{one} against {other}: {count:,} positions are solved, with up to {found['health']} health each.")
    for making in made:
        print(f"  {shown(making.path)}")
    worth = found.get("open")
    if isinstance(worth, tuple):
        print(f"{EVEN} To {one} it is worth,")
        print(f"  with open switches:  {worth[0]:.4f} to {worth[1]:.4f}")
    printed = found.get("printed")
    if isinstance(printed, list):
        print(f"  as it is printed:    {printed[0]:.4f} to {printed[1]:.4f}")
        print(f"The latter is what {one} can be sure of, and what {other} leaves at most, each playing by what is")
        print("on the table against somebody who sees everything.")

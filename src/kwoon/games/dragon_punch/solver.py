"""Solves rounds of Dragon Punch between two characters. The tables are built in `kwoon/bots/dragon_punch/solver`."""

from __future__ import annotations

from typing import Final

from kwoon.bots.dragon_punch.solver.build_tablebase import TablebaseBuilder
from kwoon.bots.dragon_punch.solver.packed_matchup import Unsolvable
from kwoon.bots.dragon_punch.solver.tablebase import HIDDEN_SWITCHES, OPEN_SWITCHES, find_matchup_tablebase
from kwoon.core.game import Game
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.solve.game_solver import GameSolver, ReportProgress, Solution, SolverError, SolverOption

SCORE_NOTE: Final = "A round counts 1 if won, 0 if lost and 1/2 if nobody wins it."


class RoundSolver(GameSolver):
    """Builds the missing tables for two characters and returns bounds on the value of their round."""

    def __init__(self) -> None:
        self.names_help = "two characters of Dragon Punch"
        self.options = (
            SolverOption("--health", "solve only positions with at most N health each", is_number=True),
            SolverOption(
                "--hidden-switches",
                "also compute bounds for the printed game, with hidden switches",
                old_flag="--printed",
            ),
        )
        self.examples = """\
  kwoon solve dragon-punch linnet otto --health 2              all positions with at most two health each
  kwoon solve dragon-punch linnet otto                         the whole round with open switches (a few minutes)
  kwoon solve dragon-punch linnet otto --hidden-switches       also bounds for the printed game

Tables of Dragon Punch are stored. If you stop with Ctrl-C, the same command continues."""

    def solve(
        self, game: Game, names: list[str], options: dict[str, int | None], report_progress: ReportProgress
    ) -> Solution:
        assert isinstance(game, DragonNotation)
        first, second = _parse_characters(game, names)
        full = int(game.health)
        chosen_health = options["--health"]
        health = full if chosen_health is None else chosen_health
        if not 1 <= health <= full:
            raise SolverError(f"--health must be between 1 and {full}, not {health}.")
        with_hidden_switches = bool(options["--hidden-switches"])
        table_keys = [(min(first, second), max(first, second), OPEN_SWITCHES)]
        if with_hidden_switches:
            table_keys.extend([(first, second, HIDDEN_SWITCHES), (second, first, HIDDEN_SWITCHES)])
        builds = [_build_table(game, table_key, health, report_progress) for table_key in table_keys]
        files = [str(build.path) for build in builds]
        data: dict[str, object] = {"health": health, "layers": builds[0].layers_done, "files": files}
        first_name, second_name = [game.pack.characters[character].name for character in (first, second)]
        count = builds[0].layers_done * int(builds[0].matchup.layout.layer_size)
        headline = f"{first_name} against {second_name}: {count:,} positions solved, with up to {health} health each."
        details: list[str] = []
        if health == full:
            low, high = _starting_win_chance(game, first, second, OPEN_SWITCHES)
            data["open"] = [low, high]
            details.append(f"{SCORE_NOTE} Value of the round for {first_name}:")
            details.append(f"  open switches:    {low:.4f} to {high:.4f}")
        if health == full and with_hidden_switches:
            low = _starting_win_chance(game, first, second, HIDDEN_SWITCHES)[0]
            high = 1.0 - _starting_win_chance(game, second, first, HIDDEN_SWITCHES)[0]
            data["printed"] = [low, high]
            details.append(f"  hidden switches:  {low:.4f} to {high:.4f}")
            details.append(
                f"With hidden switches, these are bounds: {first_name} is guaranteed the lower one, and {second_name} "
                "concedes"
            )
            details.append(
                "at most the upper one, each using only what is on the table against an opponent who sees everything."
            )
        return Solution(headline, files, details, data)


def _parse_characters(game: DragonNotation, character_ids: list[str]) -> tuple[int, int]:
    known = ", ".join(game.character_ids)
    if len(character_ids) != 2 or character_ids[0] == character_ids[1]:
        raise SolverError(f"Name two different characters from: {known}.")
    for name in character_ids:
        if name not in game.character_ids:
            raise SolverError(f"There is no character '{name}'. Known characters: {known}.")
    return game.character_ids.index(character_ids[0]), game.character_ids.index(character_ids[1])


def _build_table(
    game: DragonNotation, table_key: tuple[int, int, str], health: int, report_progress: ReportProgress
) -> TablebaseBuilder:
    try:
        build = TablebaseBuilder(game, table_key[0], table_key[1], table_key[2], health)
        while build.layers_done < build.num_layers:
            report_progress(f"{build.path.name}, layers", build.layers_done, build.num_layers)
            build.build_next_layers()
    except OSError as error:
        raise SolverError(f"Cannot write the table: {error}.") from None
    except Unsolvable as error:
        raise SolverError(str(error)) from None
    return build


def _starting_win_chance(game: DragonNotation, first: int, second: int, kind: str) -> tuple[float, float]:
    """Return bounds on the value of a round at its start. Raise `SolverError` if the table does not cover it."""
    table = find_matchup_tablebase(game, first, second, kind)
    bounds = None if table is None else table.win_chance_bounds([0, 0], [0, 0], -1)
    if bounds is None:
        raise SolverError(f"The table does not cover {game.health} health each.")
    return bounds


SOLVER: Final = RoundSolver()

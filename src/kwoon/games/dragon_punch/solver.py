"""Solves rounds of Dragon Punch between two characters. The tables are built in `kwoon/bots/dragon_punch/solver`."""

from __future__ import annotations

from typing import Final

from kwoon.bots.dragon_punch.solver.build_tablebase import TablebaseBuilder
from kwoon.bots.dragon_punch.solver.packed_matchup import Unsolvable
from kwoon.bots.dragon_punch.solver.tablebase import HIDDEN_SWITCHES, OPEN_SWITCHES, find_matchup_tablebase
from kwoon.core.game import Game
from kwoon.core.message import Text, msg
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.solve.game_solver import GameSolver, ReportProgress, Solution, SolverError, SolverOption


class RoundSolver(GameSolver):
    """Builds the missing tables for two characters and returns bounds on the value of their round."""

    def __init__(self) -> None:
        self.names_help = msg("dragon-punch-terminal-solver-names")
        self.options = (
            SolverOption("--health", msg("dragon-punch-terminal-solver-health"), is_number=True),
            SolverOption("--hidden-switches", msg("dragon-punch-terminal-solver-hidden"), old_flag="--printed"),
        )
        self.examples = (
            (
                "kwoon solve dragon-punch linnet otto --health 2",
                msg("dragon-punch-terminal-solver-example-health"),
            ),
            ("kwoon solve dragon-punch linnet otto", msg("dragon-punch-terminal-solver-example-round")),
            (
                "kwoon solve dragon-punch linnet otto --hidden-switches",
                msg("dragon-punch-terminal-solver-example-hidden"),
            ),
        )
        self.notes = msg("dragon-punch-terminal-solver-notes")

    def solve(
        self, game: Game, names: list[str], options: dict[str, int | None], report_progress: ReportProgress
    ) -> Solution:
        assert isinstance(game, DragonNotation)
        first, second = _parse_characters(game, names)
        full = int(game.health)
        chosen_health = options["--health"]
        health = full if chosen_health is None else chosen_health
        if not 1 <= health <= full:
            raise SolverError(msg("dragon-punch-terminal-solver-health-range", most=full, health=health))
        with_hidden_switches = bool(options["--hidden-switches"])
        table_keys = [(min(first, second), max(first, second), OPEN_SWITCHES)]
        if with_hidden_switches:
            table_keys.extend([(first, second, HIDDEN_SWITCHES), (second, first, HIDDEN_SWITCHES)])
        builds = [_build_table(game, table_key, health, report_progress) for table_key in table_keys]
        files = [str(build.path) for build in builds]
        data: dict[str, object] = {"health": health, "layers": builds[0].layers_done, "files": files}
        first_name, second_name = [game.pack.characters[character].name for character in (first, second)]
        count = builds[0].layers_done * int(builds[0].matchup.layout.layer_size)
        headline = msg(
            "dragon-punch-terminal-solver-headline", first=first_name, second=second_name, count=count, health=health
        )
        details: list[Text] = []
        if health == full:
            low, high = _starting_win_chance(game, first, second, OPEN_SWITCHES)
            data["open"] = [low, high]
            details.append(msg("dragon-punch-terminal-solver-value", player=first_name))
            details.append(msg("dragon-punch-terminal-solver-open", low=f"{low:.4f}", high=f"{high:.4f}"))
        if health == full and with_hidden_switches:
            low = _starting_win_chance(game, first, second, HIDDEN_SWITCHES)[0]
            high = 1.0 - _starting_win_chance(game, second, first, HIDDEN_SWITCHES)[0]
            data["printed"] = [low, high]
            details.append(msg("dragon-punch-terminal-solver-printed", low=f"{low:.4f}", high=f"{high:.4f}"))
            details.append(msg("dragon-punch-terminal-solver-bounds", first=first_name, second=second_name))
        return Solution(headline, files, details, data)


def _parse_characters(game: DragonNotation, character_ids: list[str]) -> tuple[int, int]:
    known = list(game.character_ids)
    if len(character_ids) != 2 or character_ids[0] == character_ids[1]:
        raise SolverError(msg("dragon-punch-terminal-solver-two-characters", characters=known))
    for name in character_ids:
        if name not in game.character_ids:
            raise SolverError(msg("dragon-punch-terminal-solver-no-character", text=name, characters=known))
    return game.character_ids.index(character_ids[0]), game.character_ids.index(character_ids[1])


def _build_table(
    game: DragonNotation, table_key: tuple[int, int, str], health: int, report_progress: ReportProgress
) -> TablebaseBuilder:
    try:
        build = TablebaseBuilder(game, table_key[0], table_key[1], table_key[2], health)
        while build.layers_done < build.num_layers:
            label = msg("dragon-punch-terminal-solver-layers", file=build.path.name)
            report_progress(label, build.layers_done, build.num_layers)
            build.build_next_layers()
    except OSError as error:
        raise SolverError(msg("dragon-punch-terminal-solver-cannot-write", reason=str(error))) from None
    except Unsolvable as error:
        raise SolverError(error.text) from None
    return build


def _starting_win_chance(game: DragonNotation, first: int, second: int, kind: str) -> tuple[float, float]:
    """Return bounds on the value of a round at its start. Raise `SolverError` if the table does not cover it."""
    table = find_matchup_tablebase(game, first, second, kind)
    bounds = None if table is None else table.win_chance_bounds([0, 0], [0, 0], -1)
    if bounds is None:
        raise SolverError(msg("dragon-punch-terminal-solver-not-covered", health=int(game.health)))
    return bounds


SOLVER: Final = RoundSolver()

"""Tournaments for tests: built without a hall, or opened in a hall and polled until they end."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from kwoon.hall.tables.table_state import ClockSettings
from kwoon.hall.tournaments import round_advancement
from kwoon.hall.tournaments.models import (
    PLAYED,
    RUNNING,
    Entrant,
    Pairing,
    Tournament,
    TournamentKind,
    TournamentProgress,
)
from tests.sample_game import SAMPLE_GAME
from tests.server.hall_client import HallClient

PlayPairing = Callable[[Pairing], tuple[float, float]]


def new_tournament(kind: TournamentKind, count: int, rounds: int = 5) -> Tournament:
    return Tournament(
        id="cup",
        title="A cup",
        host="host",
        game=SAMPLE_GAME,
        pack="",
        pack_name="",
        design_id="",
        options={},
        clock=ClockSettings(),
        uses_call=False,
        quick_seconds=0.0,
        kind=kind,
        rounds=round_advancement.num_rounds(kind, rounds, count),
        no_show_seconds=60.0,
        starts=None,
        allow_late_entry=True,
        rated=False,
        public=True,
        max_entrants=128,
        created=0.0,
        status=RUNNING,
        entrants=[Entrant(f"e{n}", f"p{n}", None, f"P{n}") for n in range(count)],
    )


def play_round(progress: TournamentProgress, play: PlayPairing) -> bool:
    """Play the next round, or replay the undecided games of the current one. Return False if the tournament is over."""
    step = round_advancement.next_step(progress)
    assert step is not None
    if step.is_over:
        return False
    progress.tournament.round = step.round
    for each in step.pairings:
        progress.pairings.append(each if each.scores else each._replace(result_kind=PLAYED, scores=play(each)))
    return True


def play_tournament(kind: TournamentKind, count: int, play: PlayPairing, rounds: int = 5) -> TournamentProgress:
    progress = TournamentProgress(new_tournament(kind, count, rounds), [])
    while play_round(progress, play):
        pass
    return progress


def recomputed_standings(export: dict[str, Any]) -> dict[str, tuple[float, float, float, int]]:
    """Recompute every entrant's points, Buchholz, Sonneborn-Berger and wins from the export of a tournament in which
    every pairing was played."""
    games: dict[str, list[tuple[str, float]]] = defaultdict(list)
    for each in export["pairings"]:
        assert each["result_kind"] == "played"
        games[each["first"]].append((each["second"], each["scores"][0]))
        games[each["second"]].append((each["first"], each["scores"][1]))
    points = {entrant: sum(won for _, won in own) for entrant, own in games.items()}
    return {
        entrant: (
            points[entrant],
            sum(points[other] for other, _ in own),
            sum(points[other] * won for other, won in own),
            len([won for _, won in own if won == 1]),
        )
        for entrant, own in games.items()
    }


async def open_tournament(host: HallClient, bots: int = 0, bot: str = "random", **fields: Any) -> str:
    """Open a tournament, by default in FIGHT, with `bots` bots; return its path."""
    body = {"title": "A cup", "game": "fight", "clock": {"kind": "bank", "seconds": 600, "increment": 5}, **fields}
    tournament = await host.request("POST", "/api/tournaments", body)
    path = f"/api/tournaments/{tournament['id']}"
    if bots:
        await host.request("POST", f"{path}/bots", {"bot": bot, "count": bots})
    return path


async def poll_until(host: HallClient, path: str, predicate: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Poll a tournament until `predicate` is true; return the last response."""
    async with asyncio.timeout(240):
        while True:
            response: dict[str, Any] = await host.request("GET", path)
            if predicate(response):
                return response
            await asyncio.sleep(0.05)


def is_over(response: dict[str, Any]) -> bool:
    return bool(response["tournament"]["state"] == "over")

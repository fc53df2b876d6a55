"""What a table that is over is worth in a tournament."""

from __future__ import annotations

from kwoon.hall.tables.head import Head
from kwoon.hall.tournaments.rows import FORFEIT, PLAYED, How


def absent(head: Head) -> list[int]:
    """The seats whose people have not come."""
    return [seat for seat, place in enumerate(head.seats) if place.kind == "person" and not place.came]


def result(head: Head | None) -> tuple[How, tuple[float, float]]:
    """How it ended, with the points of both seats: one for a win, half for a draw, also where the hall had to stop the
    game. Whoever did not come has none, even if nobody else did either. A table that is gone was played by nobody."""
    if head is None:
        return FORFEIT, (0.0, 0.0)
    winners = head.winners or []
    points = [0.5, 0.5] if len(winners) != 1 else [float(seat in winners) for seat in range(2)]
    if not head.forfeit:
        return PLAYED, (points[0], points[1])
    missing = absent(head)
    return FORFEIT, (points[0] * (0 not in missing), points[1] * (1 not in missing))

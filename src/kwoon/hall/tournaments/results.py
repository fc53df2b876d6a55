"""Tournament results from finished tables."""

from __future__ import annotations

from kwoon.hall.tables.table_state import TableState
from kwoon.hall.tournaments.models import FORFEIT, PLAYED, PairingResultKind


def absent_seats(table_state: TableState) -> list[int]:
    """Return the seats whose players have not arrived."""
    return [seat for seat, place in enumerate(table_state.seats) if place.kind == "person" and not place.has_arrived]


def table_result(table_state: TableState | None) -> tuple[PairingResultKind, tuple[float, float]]:
    """Return how a pairing was decided and the points of both seats: 1 for a win and 0.5 for a draw, also if the hall
    had to stop the game. Absent players get 0, even if both are absent. A missing table counts as played by nobody."""
    if table_state is None:
        return FORFEIT, (0.0, 0.0)
    winners = table_state.winners or []
    points = [0.5, 0.5] if len(winners) != 1 else [float(seat in winners) for seat in range(2)]
    if not table_state.forfeit:
        return PLAYED, (points[0], points[1])
    missing = absent_seats(table_state)
    return FORFEIT, (points[0] * (0 not in missing), points[1] * (1 not in missing))

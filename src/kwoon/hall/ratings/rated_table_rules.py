"""Rated tables: the conditions for opening and starting one, and the result of its game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kwoon import registry
from kwoon.core.game import TAKE_BACK, Outcome
from kwoon.core.message import msg
from kwoon.core.record import RecordedMove
from kwoon.hall.accounts.models import STATUS_DELETED
from kwoon.hall.errors import Conflict
from kwoon.hall.ratings.bot_ratings import bot_ratings
from kwoon.hall.ratings.models import DUEL, FREE_FOR_ALL, TEAMS, RatedResult, RatedSeat, Rating, RatingKind
from kwoon.hall.tables.table_state import ClockSettings, TableState

DEFAULT_RATED_CLOCK = ClockSettings("bank", 300.0, 5.0)
"""The clock for a rated table if none was chosen."""
MIN_RATED_MOVES: Final = 5
"""Minimum number of moves per seat for a rated game to count. Complete games take at least about twice as many."""


def rating_kind(teams: Sequence[Sequence[int]]) -> RatingKind:
    if any(len(team) > 1 for team in teams):
        return TEAMS
    return DUEL if len(teams) == 2 else FREE_FOR_ALL


def prepare_rated_table(table_state: TableState) -> None:
    """Apply the defaults for rated tables to a new table. Raise HallError if the table cannot be rated."""
    if table_state.pack != registry.default_pack(table_state.game).fingerprint:
        raise Conflict(msg("hall-rated-printed-pack"))
    if table_state.hints:
        raise Conflict(msg("hall-rated-no-hints"))
    if all(table_seat.kind == "bot" for table_seat in table_state.seats):
        raise Conflict(msg("hall-rated-needs-person"))
    if table_state.clock.kind == "none":
        table_state.clock = DEFAULT_RATED_CLOCK


def record_rated_players(table_state: TableState, teams: Sequence[Sequence[int]]) -> None:
    """At a rated table, record who is seated when the game starts. Raise HallError if a bot has no rating or no person
    is seated."""
    if not table_state.rated:
        return
    ratings = bot_ratings(table_state.game, rating_kind(teams))
    for table_seat in table_state.seats:
        if table_seat.kind == "bot" and table_seat.bot_id not in ratings:
            rated_bots = ", ".join(ratings) or "none"
            raise Conflict(msg("hall-rated-bot", bot=table_seat.name, bots=rated_bots))
    if not table_state.seats_of_people():
        raise Conflict(msg("hall-rated-take-seat"))
    table_state.initial_players = [(table_seat.person_id, table_seat.bot_id) for table_seat in table_state.seats]


def count_rated_moves(steps: Iterable[RecordedMove]) -> int:
    """Return the number of moves that count, without concessions and moves taken back."""
    return sum([1 if step.move >= 0 else -1 if step.move == TAKE_BACK else 0 for step in steps])


def clear_seat_households(table_state: TableState) -> None:
    for table_seat in table_state.seats:
        table_seat.household = ""


def rated_result(
    table_state: TableState, teams: Sequence[Sequence[int]], outcome: Outcome | None
) -> RatedResult | None:
    """Return the result of a finished game, or None if the game does not count: it was not rated, it had no outcome, a
    person never arrived, a bot was replaced, or no person's rating would change."""
    if not table_state.rated or outcome is None or len(table_state.initial_players) != len(table_state.seats):
        return None
    kind = rating_kind(teams)
    team_of = {seat: index for index, team in enumerate(teams) for seat in team}
    finishers: list[RatedSeat] = []
    for seat, (person, bot) in enumerate(table_state.initial_players):
        table_seat = table_state.seats[seat]
        if person is None and (table_seat.bot_id != bot or bot not in bot_ratings(table_state.game, kind)):
            return None
        if person is not None and not table_seat.has_arrived:
            return None
        has_left = person is not None and table_seat.person_id != person
        person_id, rating = _person_id_or_rating(table_state.game, kind, person, bot)
        is_deleted = person is not None and person_id is None
        finishers.append(
            RatedSeat(
                team_of[seat], outcome.places[seat], person_id, rating, has_left, table_seat.household, is_deleted
            )
        )
    result = RatedResult(table_state.id, table_state.game, kind, tuple(finishers), table_state.changed)
    return result if result.people_to_rate() else None


def _person_id_or_rating(
    game: str, kind: RatingKind, person_id: str | None, bot_id: str | None
) -> tuple[str | None, tuple[float, float] | None]:
    if person_id is not None and not person_id.startswith(f"{STATUS_DELETED}-"):
        return person_id, None
    # A deleted person has no rating and counts as a new guest.
    return None, Rating()[:2] if bot_id is None else bot_ratings(game, kind)[bot_id]

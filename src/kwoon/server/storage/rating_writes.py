"""Rating updates. They are computed from the stored ratings and written in the transaction that ends a game. Each
result is applied exactly once, even if other games with the same people end at the same time."""

from __future__ import annotations

from collections.abc import Sequence

from kwoon.hall.ratings.models import INITIAL_MU, INITIAL_SIGMA, RatedResult, RatedSeat, Rating, RatingKind
from kwoon.hall.ratings.rating_updates import final_place, update_ratings
from kwoon.hall.ratings.weights import NEW_GAMES, PAIR_WINDOW, WINDOW, OpponentGameCounts, rating_weight
from kwoon.hall.tables.stored_rows import WriteConflict
from kwoon.server.storage.hot_writes import Execute, insert_statement, parameter_placeholder

KEY_COLUMNS = ("person_id", "game", "kind")
VALUE_COLUMNS = ("mu", "sigma", "num_games", "num_wins", "lower_bound", "changed")
CHANGE_COLUMNS = (
    *("table_id", "person_id", "game", "kind", "place", "num_teams", "has_left"),
    *("mu", "sigma", "num_games", "num_wins", "mu_before", "sigma_before", "created"),
    *("weight", "same_household", "new_guest"),
)
Key = tuple[str, str, RatingKind]


class RatingWriter:
    """Writes the results of rated games."""

    def __init__(self, *, is_sqlite: bool) -> None:
        placeholder = parameter_placeholder(is_sqlite)
        where = " AND ".join([f"{name} = {placeholder}" for name in KEY_COLUMNS])
        insert_rating = insert_statement("ratings", (*KEY_COLUMNS, *VALUE_COLUMNS), placeholder)
        self._insert_initial = f"{insert_rating} ON CONFLICT DO NOTHING"
        # Another process that ends a game of the same person waits for this lock and then starts from the new rating.
        lock = "" if is_sqlite else " FOR UPDATE"
        self._select = f"SELECT mu, sigma, num_games, num_wins FROM ratings WHERE {where}{lock}"
        assignments = ", ".join([f"{name} = {placeholder}" for name in VALUE_COLUMNS])
        self._update = f"UPDATE ratings SET {assignments} WHERE {where}"
        insert_change = insert_statement("rating_changes", CHANGE_COLUMNS, placeholder)
        self._insert_change = f"{insert_change} ON CONFLICT DO NOTHING"
        self._registered = f"SELECT registered_at FROM guests WHERE id = {placeholder}"
        own = " AND ".join([*(f"own.{name} = {placeholder}" for name in KEY_COLUMNS), f"own.created > {placeholder}"])
        sums = "COALESCE(SUM(same_household), 0), COALESCE(SUM(new_guest), 0)"
        self._select_meetings = f"SELECT {sums} FROM rating_changes own WHERE {own}"
        pairs = "rating_changes own JOIN rating_changes other ON other.table_id = own.table_id"
        self._count_pair_games = f"SELECT COUNT(*) FROM {pairs} WHERE {own} AND other.person_id = {placeholder}"

    def apply_results(self, execute: Execute, results: Sequence[RatedResult]) -> None:
        """Apply these results in order. Raise `WriteConflict` if a result has already been applied."""
        keys: set[Key] = {
            (person, result.game, result.kind) for result in results for person in result.people_to_rate()
        }
        # A fixed lock order prevents deadlocks between processes.
        ratings = {key: self._get_or_create_rating(execute, key) for key in sorted(keys)}
        for result in results:
            self._apply_result(execute, result, ratings)

    def _get_or_create_rating(self, execute: Execute, key: Key) -> Rating:
        execute(self._insert_initial, (*key, INITIAL_MU, INITIAL_SIGMA, 0, 0, Rating().lower_bound(), 0.0))
        mu, sigma, num_games, num_wins = execute(self._select, key).fetchone()
        return Rating(float(mu), float(sigma), int(num_games), int(num_wins))

    def _apply_result(self, execute: Execute, result: RatedResult, ratings: dict[Key, Rating]) -> None:
        before = {person: ratings[person, result.game, result.kind] for person in result.people_to_rate()}
        new_guests = {person for person, rating in before.items() if self._is_new_guest(execute, person, rating)}
        people = sorted((seat for seat in result.seats if seat.person is not None), key=lambda one: str(one.person))
        meetings = {str(seat.person): self._opponent_histories(execute, result, seat, new_guests) for seat in people}
        weights = {person: min(map(rating_weight, met), default=1.0) for person, met in meetings.items()}
        after = update_ratings(result, before, weights)
        num_teams = len({seat.team for seat in result.seats})
        for seat in people:
            person = str(seat.person)
            key: Key = (person, result.game, result.kind)
            was, new, met = before[person], after[person], meetings[person]
            row = (
                result.table,
                *key,
                final_place(result, seat),
                num_teams,
                int(seat.has_left),
                *new,
                was.mu,
                was.sigma,
                result.at,
                weights[person],
                int(any(each.household is not None for each in met)),
                int(any(each.guests is not None for each in met)),
            )
            if execute(self._insert_change, row).rowcount != 1:
                raise WriteConflict
            execute(self._update, (*new, new.lower_bound(), result.at, *key))
            ratings[key] = new

    def _is_new_guest(self, execute: Execute, person_id: str, rating: Rating) -> bool:
        """Return whether a person counts as a new guest: not registered, and with few rated games."""
        if rating.num_games >= NEW_GAMES:
            return False
        row = execute(self._registered, (person_id,)).fetchone()
        return row is None or row[0] is None

    def _opponent_histories(
        self, execute: Execute, result: RatedResult, seat: RatedSeat, new_guests: set[str]
    ) -> list[OpponentGameCounts]:
        """Return a person's history with each human opponent, including those who deleted their accounts.

        The person's rating is locked, so none of the person's games is missed or counted twice.
        """
        person = str(seat.person)
        key = (person, result.game, result.kind)
        opponents = [each for each in result.seats if each.team != seat.team and (each.person or each.is_deleted)]
        if not opponents:
            return []
        households, guests = execute(self._select_meetings, (*key, result.at - WINDOW)).fetchone()
        found: list[OpponentGameCounts] = []
        for other in opponents:
            pair = 0
            if other.person is not None:
                pair = int(execute(self._count_pair_games, (*key, result.at - PAIR_WINDOW, other.person)).fetchone()[0])
            same = bool(seat.household) and seat.household == other.household
            new = other.is_deleted or other.person in new_guests
            found.append(OpponentGameCounts(pair, int(households) if same else None, int(guests) if new else None))
        return found

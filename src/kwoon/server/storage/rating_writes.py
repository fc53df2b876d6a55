"""Rating updates. They are written in the transaction that ends a game, from the ratings stored at that moment: exactly
once, even if other games of the same people end at the same time."""

from __future__ import annotations

from collections.abc import Sequence

from kwoon.hall.people.models import INITIAL_MU, INITIAL_SIGMA, Finisher, RatedResult, Rating, RatingKind
from kwoon.hall.people.ratings import final_place, update_ratings
from kwoon.hall.people.weights import NEW_GAMES, PAIR_WINDOW, WINDOW, Meetings, opponent_weight
from kwoon.hall.tables.models import WriteConflict
from kwoon.server.storage.hot_writes import Execute

KEY = ("person", "game", "kind")
VALUES = ("mu", "sigma", "games", "won", "floor", "changed")
CHANGE = (
    *("table_id", "person", "game", "kind", "place", "sides", "gone"),
    *("mu", "sigma", "games", "won", "mu_before", "sigma_before", "at"),
    *("weight", "household", "guests"),
)
Key = tuple[str, str, RatingKind]


class Scores:
    """Writes the results of rated games; `mark` is the parameter placeholder of the database."""

    def __init__(self, mark: str, alone: bool) -> None:
        where = " AND ".join([f"{name} = {mark}" for name in KEY])
        self._first = f"{_insert('ratings', (*KEY, *VALUES), mark)} ON CONFLICT DO NOTHING"
        # Another process that ends a game of the same person waits here, and then starts from the new rating.
        lock = "" if alone else " FOR UPDATE"
        self._read = f"SELECT mu, sigma, games, won FROM ratings WHERE {where}{lock}"
        self._change = f"UPDATE ratings SET {', '.join([f'{name} = {mark}' for name in VALUES])} WHERE {where}"
        self._remember = f"{_insert('changes', CHANGE, mark)} ON CONFLICT DO NOTHING"
        self._kept = f"SELECT kept FROM guests WHERE id = {mark}"
        own = f"own.person = {mark} AND own.game = {mark} AND own.kind = {mark} AND own.at > {mark}"
        self._met = f"SELECT COALESCE(SUM(household), 0), COALESCE(SUM(guests), 0) FROM changes own WHERE {own}"
        together = "JOIN changes other ON other.table_id = own.table_id"
        self._pair = f"SELECT COUNT(*) FROM changes own {together} WHERE {own} AND other.person = {mark}"

    def write(self, execute: Execute, results: Sequence[RatedResult]) -> None:
        """Apply these results one after the other; raise WriteConflict if one was applied before."""
        keys: set[Key] = {(person, result.game, result.kind) for result in results for person in result.rated_people()}
        # A fixed lock order, so that two halls cannot deadlock.
        known = {key: self._now(execute, key) for key in sorted(keys)}
        for result in results:
            self._reckon(execute, result, known)

    def _now(self, execute: Execute, key: Key) -> Rating:
        execute(self._first, (*key, INITIAL_MU, INITIAL_SIGMA, 0, 0, Rating().lower_bound(), 0.0))
        mu, sigma, games, won = execute(self._read, key).fetchone()
        return Rating(float(mu), float(sigma), int(games), int(won))

    def _reckon(self, execute: Execute, result: RatedResult, known: dict[Key, Rating]) -> None:
        before = {person: known[person, result.game, result.kind] for person in result.rated_people()}
        new_guests = {person for person, rating in before.items() if self._is_new(execute, person, rating)}
        people = sorted((seat for seat in result.seats if seat.person is not None), key=lambda one: str(one.person))
        meetings = {str(seat.person): self._meetings(execute, result, seat, new_guests) for seat in people}
        weights = {person: min(map(opponent_weight, met), default=1.0) for person, met in meetings.items()}
        after = update_ratings(result, before, weights)
        sides = len({seat.team for seat in result.seats})
        for seat in people:
            person = str(seat.person)
            key: Key = (person, result.game, result.kind)
            was, new, met = before[person], after[person], meetings[person]
            row = (
                result.table,
                *key,
                final_place(result, seat),
                sides,
                int(seat.has_left),
                *new,
                was.mu,
                was.sigma,
                result.at,
                weights[person],
                int(any(each.household is not None for each in met)),
                int(any(each.guests is not None for each in met)),
            )
            if execute(self._remember, row).rowcount != 1:
                raise WriteConflict
            execute(self._change, (*new, new.lower_bound(), result.at, *key))
            known[key] = new

    def _is_new(self, execute: Execute, person: str, rating: Rating) -> bool:
        """Return whether a person counts as a new guest: few games and no kept name."""
        if rating.num_games >= NEW_GAMES:
            return False
        row = execute(self._kept, (person,)).fetchone()
        return row is None or row[0] is None

    def _meetings(self, execute: Execute, result: RatedResult, seat: Finisher, new_guests: set[str]) -> list[Meetings]:
        """Return a person's similar past games against each opponent who is or was a person.

        The person's rating is locked, so that none of their games is missed or counted twice.
        """
        person = str(seat.person)
        key = (person, result.game, result.kind)
        opponents = [each for each in result.seats if each.team != seat.team and (each.person or each.is_deleted)]
        if not opponents:
            return []
        households, guests = execute(self._met, (*key, result.at - WINDOW)).fetchone()
        found: list[Meetings] = []
        for other in opponents:
            pair = 0
            if other.person is not None:
                pair = int(execute(self._pair, (*key, result.at - PAIR_WINDOW, other.person)).fetchone()[0])
            same = bool(seat.household) and seat.household == other.household
            new = other.is_deleted or other.person in new_guests
            found.append(Meetings(pair, int(households) if same else None, int(guests) if new else None))
        return found


def _insert(table: str, columns: tuple[str, ...], mark: str) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join([mark] * len(columns))})"

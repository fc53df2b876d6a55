"""Ratings are written in the transaction that ends a game, from what stands there at that moment: exactly once, whoever
else ends another game of the same people."""

from __future__ import annotations

from collections.abc import Sequence

from kwoon.hall.people.ratings import place_of, reckon
from kwoon.hall.people.rows import MU, SIGMA, Kind, Rating, Result
from kwoon.hall.tables.rows import Conflict
from kwoon.server.storage.writing import Execute

KEY = ("person", "game", "kind")
VALUES = ("mu", "sigma", "games", "won", "floor", "changed")
CHANGE = (
    *("table_id", "person", "game", "kind", "place", "sides", "gone"),
    *("mu", "sigma", "games", "won", "mu_before", "sigma_before", "at"),
)
Key = tuple[str, str, Kind]


class Scores:
    """Writes what comes of rated games; `mark` stands for a value in a statement."""

    def __init__(self, mark: str, alone: bool) -> None:
        where = " AND ".join([f"{name} = {mark}" for name in KEY])
        self._first = f"{_insert('ratings', (*KEY, *VALUES), mark)} ON CONFLICT DO NOTHING"
        # Whoever else ends a game of the same person waits here, and reckons with what this one comes to.
        lock = "" if alone else " FOR UPDATE"
        self._read = f"SELECT mu, sigma, games, won FROM ratings WHERE {where}{lock}"
        self._change = f"UPDATE ratings SET {', '.join([f'{name} = {mark}' for name in VALUES])} WHERE {where}"
        self._remember = f"{_insert('changes', CHANGE, mark)} ON CONFLICT DO NOTHING"

    def write(self, execute: Execute, results: Sequence[Result]) -> None:
        """Reckon with these results, one after the other; Conflict if one has counted before."""
        keys: set[Key] = {(person, result.game, result.kind) for result in results for person in result.people()}
        # In one order everywhere, so that two halls never wait for each other.
        known = {key: self._now(execute, key) for key in sorted(keys)}
        for result in results:
            self._reckon(execute, result, known)

    def _now(self, execute: Execute, key: Key) -> Rating:
        execute(self._first, (*key, MU, SIGMA, 0, 0, Rating().floor(), 0.0))
        mu, sigma, games, won = execute(self._read, key).fetchone()
        return Rating(float(mu), float(sigma), int(games), int(won))

    def _reckon(self, execute: Execute, result: Result, known: dict[Key, Rating]) -> None:
        before = {person: known[person, result.game, result.kind] for person in result.people()}
        after = reckon(result, before)
        sides = len({seat.side for seat in result.seats})
        for seat in sorted((seat for seat in result.seats if seat.person is not None), key=lambda one: str(one.person)):
            person = str(seat.person)
            key: Key = (person, result.game, result.kind)
            was, new = before[person], after[person]
            row = (
                result.table,
                *key,
                place_of(result, seat),
                sides,
                int(seat.left),
                *new,
                was.mu,
                was.sigma,
                result.at,
            )
            if execute(self._remember, row).rowcount != 1:
                raise Conflict
            execute(self._change, (*new, new.floor(), result.at, *key))
            known[key] = new


def _insert(table: str, columns: tuple[str, ...], mark: str) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join([mark] * len(columns))})"

"""Understands who is meant where somebody names a player: by name, by a team, or by the number of a seat."""

from __future__ import annotations

from kwoon.core.box import Opened
from kwoon.core.contract import Ask, Refused, View
from kwoon.core.words import Reader
from kwoon.terminal.match.lookup import Lookup
from kwoon.terminal.match.names import best_fits, called
from kwoon.terminal.match.typed import written

SELF = ("you", "me", "myself")


def move_at(said: str, opened: Opened, reader: Reader) -> int:
    """A move that names somebody who cannot be meant now, such as `target Ann`; -1 if it is no such move."""
    verb, _, whom = said.partition(" ")
    names: list[tuple[str, ...]] = [(name,) for name in reader.names]
    if reader.seat >= 0:
        names[reader.seat] = (reader.names[reader.seat], *SELF)
    fits = best_fits(whom, names)
    return _move(f"{verb} {fits[0] + 1}", opened, reader) if fits else -1


def refuse_number(said: str, ask: Ask, opened: Opened, reader: Reader) -> None:
    """Seats have numbers in records only: nobody at the table could know whom `target 3` strikes."""
    verb, _, whom = said.partition(" ")
    ways = _ways(ask, verb, opened, reader)
    if whom.strip().isdigit() and len(ways) > 1:
        raise Refused(f"Say by name whom you mean.{_can(ways)}")


def refuse_player(said: str, lookup: Lookup, ask: Ask, view: View, reader: Reader) -> None:
    """Say so if a player or a team is named where something else belongs, or a stranger where a player does."""
    opened = lookup.opened
    verb, _, whom = said.partition(" ")
    aims = _move(f"{verb} 1", opened, reader) >= 0
    if not whom or (lookup.find(whom) and not aims):
        return
    verbs = [verb] if aims else sorted({opened.game.write(move).split()[0] for move in ask.moves})
    ways = [way for each in verbs for way in _ways(ask, each, opened, reader)]
    sides = list(lookup.board.sides(view))
    if called(whom, sides) >= 0:
        raise Refused(f"{sides[called(whom, sides)]} is a team: name one of its players.{_can(ways)}")
    at = called(whom, reader.names)
    if at >= 0 and not aims:
        move = _move(f"target {at + 1}", opened, reader)
        strike = f": {written(move, opened, reader)}" if move in ask.moves else ", not a card"
        raise Refused(f"{reader.names[at]} is a player{strike}.")
    if aims:
        raise Refused(f"Nobody here is called '{whom}'.{_can(ways)}")


def _can(ways: list[str]) -> str:
    return f" You can: {', '.join(ways)}." if ways else ""


def _ways(ask: Ask, verb: str, opened: Opened, reader: Reader) -> list[str]:
    """The moves on offer that name somebody after this verb."""
    aimed = [move for move in sorted(ask.moves) if opened.words.advice(move, reader) != opened.words.move(move)]
    alike = [move for move in aimed if opened.game.write(move).split()[0] == verb]
    return [written(move, opened, reader) for move in alike]


def _move(wrote: str, opened: Opened, reader: Reader) -> int:
    """A move that ends in the number of a seat; -1 if it is none."""
    try:
        move = opened.game.read(wrote)
    except Refused:
        return -1
    return move if opened.words.advice(move, reader) != opened.words.move(move) else -1

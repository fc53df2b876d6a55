"""Sits people and bots down to a new match, or to one that was kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from kwoon.bots import bots_for, find_bot
from kwoon.bots.cast import character, name_for
from kwoon.bots.level import Level
from kwoon.bots.own import is_own
from kwoon.core.box import Box, Opened
from kwoon.core.contract import Player
from kwoon.core.dice import Dice
from kwoon.core.events import Log
from kwoon.core.record import Bout, RecordError, Replay
from kwoon.shelf import find, header, open_box, open_record
from kwoon.terminal.match.call import LEAST_SECONDS, MOST_SECONDS, Call
from kwoon.terminal.match.keep import Keeper, new_keeper
from kwoon.terminal.match.match import Match
from kwoon.terminal.screen import Screen, clean

NAMELESS = "Player"
"""Whoever gives no name: their login name is nobody's business who reads the record."""
LONGEST_NAME = 24
BOT_NAME = re.compile(r"(?P<name>.+?)(?: \d+)? \(bot\)(?: \d+)?")
"""A seat with such a name is a bot's: that is how a kept record knows who comes back to it. In earlier records bots are
called after their level, with the number behind."""


class SitError(ValueError):
    """A match that cannot start: a sentence that says why."""


@dataclass(frozen=True)
class Seating:
    """Who plays, as the person at the keyboard asked for it."""

    names: list[str] = field(default_factory=list)
    together: bool = False
    """Nobody but people."""
    bot: str = "greedy"
    seats: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    pack: Path | None = None
    quick: bool = False
    call: float | None = None
    """How many seconds the second player has to choose, if two people play to the real-time call."""

    def own(self) -> str:
        """The bot, if it is one that somebody has written and not one of the hall."""
        return self.bot if is_own(self.bot) else ""


def new_match(game: str, seating: Seating, screen: Screen, roll: Callable[[str], Dice]) -> Match:
    """A match that starts now; `roll` gives dice to whoever is named."""
    box = find(game)
    opened = open_box(game, seating.seats, seating.options, seating.pack)
    level = find_bot(seating.bot, game)
    seats = int(opened.game.seats)
    people = seats if seating.together else 1
    if len(seating.names) > people:
        raise SitError(f"You gave {len(seating.names)} names, but there is room for {people}.")
    call = call_of(box, seating, people)
    names = [checked_name(name) for name in seating.names]
    names.extend(NAMELESS if people == 1 else f"{NAMELESS} {number}" for number in range(len(names) + 1, people + 1))
    bots_called: list[str] = []
    for _ in range(people, seats):
        bots_called.append(name_for(level, game, [*names, *bots_called]))
    names.extend(f"{name} (bot)" for name in bots_called)
    log = Log()
    dice = roll("game")
    bout = Bout(opened.game, header(box, opened, names), dice, log)
    bots = {seat: level.make(opened.game, roll(f"seat {seat}")) for seat in range(people, seats)}
    return Match(
        box=box,
        opened=opened,
        bout=bout,
        log=log,
        dice=dice,
        bots=bots,
        screen=screen,
        keeper=new_keeper(game, seating.pack, seating.own()),
        quick=seating.quick,
        call=call,
    )


def call_of(box: Box, seating: Seating, people: int) -> Call | None:
    """The real-time call that was asked for; SitError if it cannot be played."""
    if seating.call is None:
        return None
    if people < 2:
        raise SitError("The call needs two people: add --two. Against a bot it is for tables in the hall: kwoon serve")
    if not box.sealed:
        raise SitError(f"{box.title} has no sealed choices that could be called.")
    if not LEAST_SECONDS <= seating.call <= MOST_SECONDS:
        raise SitError(f"--call takes between {LEAST_SECONDS:.0f} and {MOST_SECONDS:.0f} seconds.")
    return Call(seating.call, box.turbo)


def kept_match(file: Path, seating: Seating, screen: Screen, roll: Callable[[str], Dice]) -> Match:
    """A match that was kept, as it stood."""
    text = read_record(file)
    log = Log()
    try:
        opened, head = open_record(text, seating.pack)
        bout = Replay(text, opened.game, log).to_end()
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    if bout.state.outcome() is not None:
        raise SitError(f"That match is over. Watch it with: kwoon replay {Keeper(file, seating.pack).typed()}")
    bots = {} if seating.together else _bots_by_name(head.names, seating, head.game, opened, roll)
    return Match(
        box=find(head.game),
        opened=opened,
        bout=bout,
        log=log,
        dice=roll("game"),
        bots=bots,
        screen=screen,
        keeper=Keeper(file.absolute(), seating.pack, seating.own()),
        quick=seating.quick,
        call=call_of(find(head.game), seating, len(head.names) - len(bots)),
    )


def rematch(match: Match, seating: Seating, roll: Callable[[str], Dice]) -> Match:
    """The same people and bots on the same seats once more; the rules may say that the last outcome changes something.

    That is for the box to know: in Dragon Punch whoever lost decides who picks first.
    """
    outcome = match.bout.state.outcome()
    assert outcome is not None
    box = match.box
    names = match.bout.header.names
    chosen = box.again(match.opened.options, outcome)
    opened = open_box(box.id, len(names), chosen, seating.pack)
    log = Log()
    dice = roll("game")
    return Match(
        box=box,
        opened=opened,
        bout=Bout(opened.game, header(box, opened, names), dice, log),
        log=log,
        dice=dice,
        bots=_bots_by_name(names, seating, box.id, opened, roll) if match.bots else {},
        screen=match.screen,
        keeper=new_keeper(box.id, seating.pack, seating.own()),
        quick=match.quick,
        again=True,
        call=call_of(box, seating, len(match.people)),
    )


def numbered(roll: Callable[[str], Dice], match: int) -> Callable[[str], Dice]:
    """Dice for a later match of one sitting: those of the first one would repeat its luck."""
    return lambda whose: roll(f"{whose}, match {match}")


def read_record(file: Path) -> str:
    """The text of a record."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{file}: cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise RecordError(f"{file}: this is not a text file, so not a record.") from None


def checked_name(name: str) -> str:
    """A name as it may stand in a record."""
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > LONGEST_NAME or clean(tidy) != tidy:
        raise SitError(f"A name has 1 to {LONGEST_NAME} letters; '{clean(tidy)}' will not do.")
    if BOT_NAME.fullmatch(tidy):
        raise SitError("A name that ends in (bot) is for bots.")
    if character(tidy) is not None:
        raise SitError(f"{tidy} is one of the bots: take another name.")
    return tidy


def level_called(name: str, game: str) -> Level | None:
    """The level of the bot with this name; in earlier records a bot is called after its level's id."""
    known = character(name)
    for level in bots_for(game):
        if level.grade == known.grade if known is not None else level.id.capitalize() == name:
            return level
    return None


def _bots_by_name(
    names: list[str], seating: Seating, game: str, opened: Opened, roll: Callable[[str], Dice]
) -> dict[int, Player]:
    bots: dict[int, Player] = {}
    own = find_bot(seating.bot, game) if seating.own() else None
    for seat, name in enumerate(names):
        called = BOT_NAME.fullmatch(name)
        if called is None:
            continue
        level = own if own is not None and own.name == called["name"] else level_called(called["name"], game)
        if level is None:
            raise SitError(f"{name} is somebody's own: say where it is with --bot module:{called['name']}.")
        bots[seat] = level.make(opened.game, roll(f"seat {seat}"))
    if len(bots) == len(names):
        raise SitError("Nobody but bots plays in that record. Take all seats yourself with --two.")
    return bots

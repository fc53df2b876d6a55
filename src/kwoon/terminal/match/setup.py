"""Sets up a new match, a saved match or a rematch."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from kwoon.bots import bots_for, find_bot
from kwoon.bots.custom import is_custom_bot
from kwoon.bots.level import Level
from kwoon.bots.roster import find_character, pick_bot_name
from kwoon.core.definition import GameDefinition, LoadedGame
from kwoon.core.dice import Dice
from kwoon.core.events import EventLog
from kwoon.core.game import Player
from kwoon.core.message import msg
from kwoon.core.record import Match, RecordError, RecordReplay
from kwoon.localization.formatter import Reader
from kwoon.registry import find_game, load_game, load_game_of_record, record_header
from kwoon.terminal.match.autosave import RecordFile, new_record_file
from kwoon.terminal.match.match import BOT_MARK, TerminalMatch
from kwoon.terminal.match.real_time_call import MAX_SECONDS, MIN_SECONDS, OneKeyboardCountdown
from kwoon.terminal.screen import Screen, replace_unprintable

MAX_NAME_LENGTH = 24
BOT_NAME = re.compile(r"(?P<name>.+?)(?: \d+)? \(bot\)(?: \d+)?")
"""Pattern of bot names, which identifies the bots in a saved record. In earlier records, bots are named after their
level, with a number at the end."""


class MatchSetupError(ValueError):
    """A match cannot start; the message says why."""


@dataclass(frozen=True)
class MatchSetup:
    """The settings of a match from the command line."""

    names: list[str] = field(default_factory=list)
    people_only: bool = False
    """Whether people take all the seats."""
    bot: str = "greedy"
    seats: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    pack: Path | None = None
    skips_confirmation: bool = False
    call_seconds: float | None = None
    """Seconds that the second player has to choose with the real-time call; None if the call is off."""

    def custom_bot_id(self) -> str:
        """Return the bot's id if it is a custom bot, otherwise an empty string."""
        return self.bot if is_custom_bot(self.bot) else ""


def new_match(game: str, setup: MatchSetup, screen: Screen, make_dice: Callable[[str], Dice]) -> TerminalMatch:
    """Return a new match. `make_dice` returns the dice for a purpose, such as `game` or `seat 1`. Raise
    `MatchSetupError` if the setup is invalid."""
    definition = find_game(game)
    loaded = load_game(game, setup.seats, setup.options, setup.pack)
    level = find_bot(setup.bot, game)
    seats = int(loaded.game.seats)
    num_people = seats if setup.people_only else 1
    if len(setup.names) > num_people:
        raise MatchSetupError(Reader().t("terminal-too-many-names", names=len(setup.names), people=num_people))
    countdown = make_countdown(definition, setup, num_people)
    names = [validate_name(name) for name in setup.names]
    # The login name is not used, because everyone who reads the record would see it.
    names.extend(
        Reader().t("terminal-player-number", number=number) if num_people > 1 else Reader().t("terminal-player")
        for number in range(len(names) + 1, num_people + 1)
    )
    bot_names: list[str] = []
    for _ in range(num_people, seats):
        bot_names.append(pick_bot_name(level, game, [*names, *bot_names]))
    names.extend(f"{name}{BOT_MARK}" for name in bot_names)
    log = EventLog()
    dice = make_dice("game")
    match = Match(loaded.game, record_header(definition, loaded, names), dice, log)
    bots = {seat: level.make_bot(loaded.game, make_dice(f"seat {seat}")) for seat in range(num_people, seats)}
    return TerminalMatch(
        definition=definition,
        loaded=loaded,
        match=match,
        log=log,
        dice=dice,
        bots=bots,
        screen=screen,
        record_file=new_record_file(game, setup.pack, setup.custom_bot_id()),
        skips_confirmation=setup.skips_confirmation,
        countdown=countdown,
    )


def make_countdown(definition: GameDefinition, setup: MatchSetup, num_people: int) -> OneKeyboardCountdown | None:
    """Return the requested countdown, or None if there is none. Raise `MatchSetupError` if it is impossible."""
    if setup.call_seconds is None:
        return None
    if num_people < 2:
        raise MatchSetupError(Reader().t("terminal-call-needs-people"))
    if not definition.has_simultaneous_choices:
        raise MatchSetupError(Reader().t("terminal-no-call-in-game", game=definition.title))
    if not MIN_SECONDS <= setup.call_seconds <= MAX_SECONDS:
        raise MatchSetupError(
            Reader().t(
                "terminal-call-range", min=int(MIN_SECONDS), max=int(MAX_SECONDS), seconds=f"{setup.call_seconds:g}"
            )
        )
    return OneKeyboardCountdown(setup.call_seconds, definition.has_turbo)


def resume_match(file: Path, setup: MatchSetup, screen: Screen, make_dice: Callable[[str], Dice]) -> TerminalMatch:
    """Return a saved match in its last position. Raise `RecordError` if the record is invalid, or `MatchSetupError` if
    the match is over."""
    text = read_record(file)
    log = EventLog()
    try:
        loaded, record_header = load_game_of_record(text, setup.pack)
        match = RecordReplay(text, loaded.game, log).replay_to_end()
    except RecordError as error:
        raise RecordError(msg("core-schema-located", location=str(file), problem=error.text)) from None
    if match.state.outcome() is not None:
        command = f"kwoon replay {RecordFile(file, setup.pack).replay_arguments()}"
        raise MatchSetupError(Reader().t("terminal-match-over", command=command))
    bots = (
        {} if setup.people_only else _bots_from_names(record_header.names, setup, record_header.game, loaded, make_dice)
    )
    return TerminalMatch(
        definition=find_game(record_header.game),
        loaded=loaded,
        match=match,
        log=log,
        dice=make_dice("game"),
        bots=bots,
        screen=screen,
        record_file=RecordFile(file.absolute(), setup.pack, setup.custom_bot_id()),
        skips_confirmation=setup.skips_confirmation,
        countdown=make_countdown(find_game(record_header.game), setup, len(record_header.names) - len(bots)),
    )


def new_rematch(previous: TerminalMatch, setup: MatchSetup, make_dice: Callable[[str], Dice]) -> TerminalMatch:
    """Return a match with the same players in the same seats. Some games depend on the previous outcome: in Dragon
    Punch, the loser decides who picks first."""
    outcome = previous.match.state.outcome()
    assert outcome is not None
    definition = previous.definition
    names = previous.match.header.names
    options = definition.rematch_options(previous.loaded.options, outcome)
    loaded = load_game(definition.id, len(names), options, setup.pack)
    log = EventLog()
    dice = make_dice("game")
    return TerminalMatch(
        definition=definition,
        loaded=loaded,
        match=Match(loaded.game, record_header(definition, loaded, names), dice, log),
        log=log,
        dice=dice,
        bots=_bots_from_names(names, setup, definition.id, loaded, make_dice) if previous.bots else {},
        screen=previous.screen,
        record_file=new_record_file(definition.id, setup.pack, setup.custom_bot_id()),
        skips_confirmation=previous.skips_confirmation,
        is_rematch=True,
        countdown=make_countdown(definition, setup, len(previous.people)),
    )


def dice_for_match(make_dice: Callable[[str], Dice], match_number: int) -> Callable[[str], Dice]:
    """Return a dice factory for a later match in a session, so that the match does not repeat the first one."""
    return lambda purpose: make_dice(f"{purpose}, match {match_number}")


def read_record(file: Path) -> str:
    """Return a record's text. Raise `RecordError` if the file cannot be read."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        reason = error.strerror or ""
        raise RecordError(Reader().t("terminal-cannot-read", path=str(file), reason=reason)) from None
    except UnicodeDecodeError:
        raise RecordError(Reader().t("terminal-not-a-record", path=str(file))) from None


def validate_name(name: str) -> str:
    """Return a name with normalized spaces. Raise `MatchSetupError` if the name is invalid or reserved for bots."""
    clean_name = " ".join(name.split())
    if not clean_name or len(clean_name) > MAX_NAME_LENGTH or replace_unprintable(clean_name) != clean_name:
        raise MatchSetupError(
            Reader().t("terminal-invalid-name", name=replace_unprintable(clean_name), most=MAX_NAME_LENGTH)
        )
    if BOT_NAME.fullmatch(clean_name):
        raise MatchSetupError(Reader().t("terminal-bot-like-name", name=clean_name))
    if find_character(clean_name) is not None:
        raise MatchSetupError(Reader().t("terminal-name-of-bot", name=clean_name))
    return clean_name


def find_level_by_bot_name(name: str, game: str) -> Level | None:
    """Return the level of the bot with this name, or None. In earlier records, bots are named after their level's id."""
    character = find_character(name)
    for level in bots_for(game):
        if level.grade == character.grade if character is not None else level.id.capitalize() == name:
            return level
    return None


def _bots_from_names(
    names: list[str], setup: MatchSetup, game: str, loaded: LoadedGame, make_dice: Callable[[str], Dice]
) -> dict[int, Player]:
    bots: dict[int, Player] = {}
    custom_level = find_bot(setup.bot, game) if setup.custom_bot_id() else None
    for seat, name in enumerate(names):
        name_match = BOT_NAME.fullmatch(name)
        if name_match is None:
            continue
        level = (
            custom_level
            if custom_level is not None and custom_level.name == name_match["name"]
            else find_level_by_bot_name(name_match["name"], game)
        )
        if level is None:
            raise MatchSetupError(Reader().t("terminal-custom-bot", player=name, name=name_match["name"]))
        bots[seat] = level.make_bot(loaded.game, make_dice(f"seat {seat}"))
    if len(bots) == len(names):
        raise MatchSetupError(Reader().t("terminal-all-bots"))
    return bots

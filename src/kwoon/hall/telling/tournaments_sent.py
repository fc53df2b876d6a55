"""What tournaments answer with: the shapes of the HTTP part, which OpenAPI describes, and the same as files."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

import msgspec

from kwoon import shelf
from kwoon.bots import GRADES
from kwoon.bots.cast import character
from kwoon.core.box import EDITION
from kwoon.hall.people.rows import GONE
from kwoon.hall.telling.lobby_sent import CardsSent, ClockShown
from kwoon.hall.tournaments.knockout import REPLAYS
from kwoon.hall.tournaments.rows import RUNNING, WAITING, Course, Entrant, How, Kind, Pairing, Sheet, State
from kwoon.hall.tournaments.standings import Line

TIES: dict[str, list[str]] = {
    "swiss": ["buchholz", "berger", "direct", "wins"],
    "robin": ["direct", "berger", "wins"],
    "knockout": [],
}
"""What is looked at among those with as many points, the first first."""
FORMULAS = ("=", "+", "-", "@", "\t")
"""What begins so, some programs that open tables would carry out."""


class TournamentSent(msgspec.Struct):
    """A tournament: how it is played, and how far it is."""

    id: str
    title: str
    host: str
    game: str
    pack: CardsSent
    options: dict[str, str]
    clock: ClockShown
    kind: Kind
    state: State
    round: int
    rounds: int
    entrants: int
    most: int
    starts: float | None
    """When it starts by itself, in seconds since 1970."""
    patience: float
    late: bool
    rated: bool
    public: bool
    you: str | None
    """Which entrant you are, unless you have withdrawn."""
    open: bool
    """Whether you can join."""


class EntrantSent(msgspec.Struct):
    """Somebody in the table of standings; those who lead come first."""

    id: str
    name: str
    person: str | None
    bot: str | None
    level: int
    face: str
    place: int
    points: float
    buchholz: float
    berger: float
    direct: float
    wins: int
    played: int
    reached: int
    """In a knockout, how many rounds they have survived."""
    gone: bool


class PairingSent(msgspec.Struct):
    """Who plays whom, by the ids of entrants; nobody as the second is a bye, or a rest."""

    round: int
    board: int
    game: int
    """0, or which time they play again because nobody has won."""
    first: str
    second: str | None
    table: str | None
    how: How
    scores: list[float] | None
    """The points of both, once it is over."""


class CalledSent(msgspec.Struct):
    """Where you are to play now."""

    table: str
    against: str
    round: int
    by: float
    """When you have lost unless you have come, in seconds since 1970."""


class StandingsSent(msgspec.Struct):
    """All that a tournament's page shows."""

    tournament: TournamentSent
    standings: list[EntrantSent]
    ties: list[str]
    """What is looked at among those with as many points, the first first."""
    replays: int
    """How often a drawn game of a knockout is played again; then the better ranked goes on."""
    shown: int
    """The round of the pairings."""
    pairings: list[PairingSent]
    called: CalledSent | None


class TournamentFile(msgspec.Struct):
    """A whole tournament, as a file."""

    kwoon: int
    tournament: TournamentSent
    ties: list[str]
    standings: list[EntrantSent]
    pairings: list[PairingSent]


def tournament_sent(sheet: Sheet, person: str) -> TournamentSent:
    """A tournament for somebody."""
    place = sheet.place_of(person)
    you = None if place is None or sheet.entrants[place].gone else sheet.entrants[place].id
    return TournamentSent(
        id=sheet.id,
        title=sheet.title,
        host=sheet.host,
        game=sheet.game,
        pack=CardsSent(sheet.pack, sheet.pack_name, sheet.pack == shelf.boxed(sheet.game).fingerprint),
        options={name: value for name, value in sheet.options.items() if name != EDITION},
        clock=ClockShown(sheet.clock.kind, sheet.clock.seconds, sheet.clock.increment),
        kind=sheet.kind,
        state=sheet.state,
        round=sheet.round,
        rounds=sheet.rounds,
        entrants=len(sheet.entrants),
        most=sheet.most,
        starts=sheet.starts,
        patience=sheet.patience,
        late=sheet.late,
        rated=sheet.rated,
        public=sheet.public,
        you=you,
        open=place is None and person not in sheet.barred and may_join(sheet),
    )


def may_join(sheet: Sheet) -> bool:
    """Whether there is time and room for one more."""
    late = sheet.state == RUNNING and sheet.kind == "swiss" and sheet.late and sheet.round < sheet.rounds
    return (sheet.state == WAITING or late) and len(sheet.entrants) < sheet.most


def entrants_sent(sheet: Sheet, lines: Sequence[Line]) -> list[EntrantSent]:
    """Everybody, the leader first."""
    return [_entrant(sheet.entrants[line.entrant], line) for line in lines]


def _entrant(entrant: Entrant, line: Line) -> EntrantSent:
    known = None if entrant.bot is None else character(entrant.name)
    return EntrantSent(
        id=entrant.id,
        name=entrant.name,
        # There is no page of somebody who is forgotten.
        person=None if (entrant.person or "").startswith(f"{GONE}-") else entrant.person,
        bot=entrant.bot,
        level=GRADES.get(entrant.bot or "", 0),
        face="" if known is None else known.face,
        place=line.place,
        points=line.points,
        buchholz=line.buchholz,
        berger=line.berger,
        direct=line.direct,
        wins=line.wins,
        played=line.played,
        reached=line.reached,
        gone=entrant.gone,
    )


def pairing_sent(sheet: Sheet, pairing: Pairing) -> PairingSent:
    """Who plays whom."""
    return PairingSent(
        round=pairing.round,
        board=pairing.board + 1,
        game=pairing.game,
        first=sheet.entrants[pairing.first].id,
        second=None if pairing.second is None else sheet.entrants[pairing.second].id,
        table=pairing.table,
        how=pairing.how,
        scores=None if pairing.scores is None else list(pairing.scores),
    )


def called_sent(course: Course, person: str) -> CalledSent | None:
    """Where somebody is to play now, if anywhere."""
    sheet = course.sheet
    place = sheet.place_of(person)
    if place is None or sheet.state != RUNNING:
        return None
    for each in course.of(sheet.round):
        other = each.other(place) if each.has(place) else None
        if other is not None and each.scores is None and each.table is not None:
            return CalledSent(each.table, sheet.entrants[other].name, sheet.round, sheet.paired + sheet.patience)
    return None


def standings_sent(course: Course, lines: Sequence[Line], person: str, round: int) -> StandingsSent:
    """A tournament's page for somebody; with the pairings of a round, or else of the last one."""
    sheet = course.sheet
    shown = round if 0 < round <= sheet.round else sheet.round
    return StandingsSent(
        tournament=tournament_sent(sheet, person),
        standings=entrants_sent(sheet, lines),
        ties=TIES[sheet.kind],
        replays=REPLAYS if sheet.kind == "knockout" else 0,
        shown=shown,
        pairings=[pairing_sent(sheet, each) for each in course.of(shown)],
        called=called_sent(course, person),
    )


def file_sent(course: Course, lines: Sequence[Line]) -> TournamentFile:
    """All of it, for nobody in particular."""
    sheet = course.sheet
    pairings = [pairing_sent(sheet, each) for each in course.pairings]
    return TournamentFile(1, tournament_sent(sheet, ""), TIES[sheet.kind], entrants_sent(sheet, lines), pairings)


def csv_sent(course: Course, lines: Sequence[Line]) -> str:
    """The standings, and after them a column for each round: against whom, by their numbers, and with what points."""
    sheet = course.sheet
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\r\n")
    rounds = range(1, sheet.round + 1)
    figures = ["points", "buchholz", "sonneborn-berger", "direct encounter", "wins", "played"]
    rows.writerow(["place", "number", "name", "bot", *figures, "withdrawn", *[f"round {each}" for each in rounds]])
    for line in lines:
        entrant = sheet.entrants[line.entrant]
        own = [each for each in course.pairings if each.has(line.entrant)]
        told = ["; ".join(_told(each, line.entrant) for each in own if each.round == n) for n in rounds]
        numbers = [line.points, line.buchholz, line.berger, line.direct, line.wins, line.played]
        withdrawn = "yes" if entrant.gone else ""
        rows.writerow(
            [line.place, line.entrant + 1, _plain(entrant.name), entrant.bot or "", *numbers, withdrawn, *told]
        )
    return text.getvalue()


def _told(pairing: Pairing, entrant: int) -> str:
    other = pairing.other(entrant)
    points = "…" if pairing.scores is None else f"{pairing.points(entrant):g}"
    against = "" if other is None else f" against {other + 1}"
    return f"{points}{against}{'' if pairing.how in ('', 'played') else f' by {pairing.how}'}"


def _plain(name: str) -> str:
    """A name that is no formula, whatever opens the file."""
    return f"'{name}" if name.startswith(FORMULAS) else name

"""Response bodies and export files for tournaments."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

import msgspec

from kwoon import registry
from kwoon.bots import GRADE_BY_LEVEL
from kwoon.bots.roster import find_character
from kwoon.core.definition import EDITION
from kwoon.hall.accounts.models import STATUS_DELETED
from kwoon.hall.tables.responses import ClockSettingsResponse, TablePackResponse
from kwoon.hall.tournaments.knockout import MAX_REPLAYS
from kwoon.hall.tournaments.models import (
    RUNNING,
    WAITING,
    Entrant,
    Pairing,
    PairingResultKind,
    Tournament,
    TournamentKind,
    TournamentProgress,
    TournamentStatus,
)
from kwoon.hall.tournaments.standings import StandingsRow

TIEBREAKS: dict[str, list[str]] = {
    "swiss": ["buchholz", "berger", "direct", "wins"],
    "robin": ["direct", "berger", "wins"],
    "knockout": [],
}
"""Tiebreaks among entrants with equal points, by kind of tournament, in order of precedence."""
FORMULA_PREFIXES = ("=", "+", "-", "@", "\t")
"""Prefixes that make spreadsheet programs treat a cell as a formula."""


class TournamentResponse(msgspec.Struct):
    """A tournament's settings and progress."""

    id: str
    title: str
    host: str
    game: str
    pack: TablePackResponse
    options: dict[str, str]
    clock: ClockSettingsResponse
    kind: TournamentKind
    state: TournamentStatus
    round: int
    rounds: int
    num_entrants: int
    max_entrants: int
    starts: float | None
    """When the tournament starts automatically, in seconds since 1970."""
    no_show_seconds: float
    allow_late_entry: bool
    rated: bool
    public: bool
    your_entrant: str | None
    """The recipient's entrant id; null if the recipient has not joined or has withdrawn."""
    can_join: bool


class EntrantResponse(msgspec.Struct):
    """One row of the standings. The leader's row comes first."""

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
    rounds_survived: int
    """Number of rounds survived in a knockout; 0 in other tournaments."""
    withdrawn: bool


class PairingResponse(msgspec.Struct):
    """A pairing of two entrants, by id. If there is no second entrant, the pairing is a bye or a rest."""

    round: int
    board: int
    replay_number: int
    """Number of the replay after drawn games; 0 for the first game."""
    first: str
    second: str | None
    table: str | None
    result_kind: PairingResultKind
    scores: list[float] | None
    """The points of both entrants, once the pairing is decided."""


class NextGameResponse(msgspec.Struct):
    """The recipient's current game."""

    table: str
    opponent: str
    round: int
    deadline: float
    """Time by which the recipient must arrive to avoid a forfeit, in seconds since 1970."""


class TournamentPageResponse(msgspec.Struct):
    """The content of a tournament's page."""

    tournament: TournamentResponse
    standings: list[EntrantResponse]
    tiebreaks: list[str]
    """Tiebreaks among entrants with equal points, in order of precedence."""
    max_replays: int
    """Maximum number of replays of a drawn knockout game. After that, the higher-ranked entrant advances."""
    shown_round: int
    """The round that `pairings` belongs to."""
    pairings: list[PairingResponse]
    next_game: NextGameResponse | None


class TournamentFile(msgspec.Struct):
    """A complete tournament as an export file."""

    kwoon: int
    tournament: TournamentResponse
    tiebreaks: list[str]
    standings: list[EntrantResponse]
    pairings: list[PairingResponse]


def tournament_response(tournament: Tournament, person_id: str) -> TournamentResponse:
    """Return a tournament as one person sees it."""
    index = tournament.find_entrant(person_id)
    your_id = None if index is None or tournament.entrants[index].withdrawn else tournament.entrants[index].id
    return TournamentResponse(
        id=tournament.id,
        title=tournament.title,
        host=tournament.host,
        game=tournament.game,
        pack=TablePackResponse(
            tournament.pack, tournament.pack_name, tournament.pack == registry.default_pack(tournament.game).fingerprint
        ),
        options={name: value for name, value in tournament.options.items() if name != EDITION},
        clock=ClockSettingsResponse(tournament.clock.kind, tournament.clock.seconds, tournament.clock.increment),
        kind=tournament.kind,
        state=tournament.status,
        round=tournament.round,
        rounds=tournament.rounds,
        num_entrants=len(tournament.entrants),
        max_entrants=tournament.max_entrants,
        starts=tournament.starts,
        no_show_seconds=tournament.no_show_seconds,
        allow_late_entry=tournament.allow_late_entry,
        rated=tournament.rated,
        public=tournament.public,
        your_entrant=your_id,
        can_join=index is None and person_id not in tournament.barred and can_join(tournament),
    )


def can_join(tournament: Tournament) -> bool:
    """Return whether the tournament accepts another entrant."""
    allows_late_entry = (
        tournament.status == RUNNING
        and tournament.kind == "swiss"
        and tournament.allow_late_entry
        and tournament.round < tournament.rounds
    )
    return (tournament.status == WAITING or allows_late_entry) and len(tournament.entrants) < tournament.max_entrants


def entrant_responses(tournament: Tournament, rows: Sequence[StandingsRow]) -> list[EntrantResponse]:
    """Return all entrants, the leader first."""
    return [_entrant_response(tournament.entrants[line.entrant], line) for line in rows]


def _entrant_response(entrant: Entrant, row: StandingsRow) -> EntrantResponse:
    bot_character = None if entrant.bot_id is None else find_character(entrant.name)
    return EntrantResponse(
        id=entrant.id,
        name=entrant.name,
        # A deleted account has no profile page.
        person=None if (entrant.person_id or "").startswith(f"{STATUS_DELETED}-") else entrant.person_id,
        bot=entrant.bot_id,
        level=GRADE_BY_LEVEL.get(entrant.bot_id or "", 0),
        face="" if bot_character is None else bot_character.face,
        place=row.place,
        points=row.points,
        buchholz=row.buchholz,
        berger=row.berger,
        direct=row.direct,
        wins=row.wins,
        played=row.played,
        rounds_survived=row.rounds_survived,
        withdrawn=entrant.withdrawn,
    )


def pairing_response(tournament: Tournament, pairing: Pairing) -> PairingResponse:
    return PairingResponse(
        round=pairing.round,
        board=pairing.board + 1,
        replay_number=pairing.replay_number,
        first=tournament.entrants[pairing.first].id,
        second=None if pairing.second is None else tournament.entrants[pairing.second].id,
        table=pairing.table_id,
        result_kind=pairing.result_kind,
        scores=None if pairing.scores is None else list(pairing.scores),
    )


def next_game_response(progress: TournamentProgress, person_id: str) -> NextGameResponse | None:
    """Return the person's current game, or None."""
    tournament = progress.tournament
    index = tournament.find_entrant(person_id)
    if index is None or tournament.status != RUNNING:
        return None
    for pairing in progress.round_pairings(tournament.round):
        other = pairing.opponent(index) if pairing.includes(index) else None
        if other is not None and pairing.scores is None and pairing.table_id is not None:
            return NextGameResponse(
                pairing.table_id,
                tournament.entrants[other].name,
                tournament.round,
                tournament.paired + tournament.no_show_seconds,
            )
    return None


def standings_response(
    progress: TournamentProgress, rows: Sequence[StandingsRow], person_id: str, round_number: int
) -> TournamentPageResponse:
    """Return a tournament's page for a person, with the pairings of `round_number`, or of the latest round if there is
    no such round."""
    tournament = progress.tournament
    shown = round_number if 0 < round_number <= tournament.round else tournament.round
    return TournamentPageResponse(
        tournament=tournament_response(tournament, person_id),
        standings=entrant_responses(tournament, rows),
        tiebreaks=TIEBREAKS[tournament.kind],
        max_replays=MAX_REPLAYS if tournament.kind == "knockout" else 0,
        shown_round=shown,
        pairings=[pairing_response(tournament, each) for each in progress.round_pairings(shown)],
        next_game=next_game_response(progress, person_id),
    )


def tournament_file(progress: TournamentProgress, rows: Sequence[StandingsRow]) -> TournamentFile:
    """Return the complete tournament, without anything specific to a recipient."""
    tournament = progress.tournament
    pairings = [pairing_response(tournament, each) for each in progress.pairings]
    return TournamentFile(
        1,
        tournament_response(tournament, ""),
        TIEBREAKS[tournament.kind],
        entrant_responses(tournament, rows),
        pairings,
    )


def standings_csv(progress: TournamentProgress, standings_rows: Sequence[StandingsRow]) -> str:
    """Return the standings as CSV, with a column for each round: the opponent's number and the points."""
    tournament = progress.tournament
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    rounds = range(1, tournament.round + 1)
    score_columns = ["points", "buchholz", "sonneborn-berger", "direct encounter", "wins", "played"]
    writer.writerow(
        ["place", "number", "name", "bot", *score_columns, "withdrawn", *[f"round {each}" for each in rounds]]
    )
    for line in standings_rows:
        entrant = tournament.entrants[line.entrant]
        own_pairings = [each for each in progress.pairings if each.includes(line.entrant)]
        round_texts = [
            "; ".join(_csv_round_cell(each, line.entrant) for each in own_pairings if each.round == n) for n in rounds
        ]
        numbers = [line.points, line.buchholz, line.berger, line.direct, line.wins, line.played]
        withdrawn = "yes" if entrant.withdrawn else ""
        writer.writerow(
            [
                line.place,
                line.entrant + 1,
                _escape_formula(entrant.name),
                entrant.bot_id or "",
                *numbers,
                withdrawn,
                *round_texts,
            ]
        )
    return text.getvalue()


def _csv_round_cell(pairing: Pairing, entrant: int) -> str:
    other = pairing.opponent(entrant)
    points = "…" if pairing.scores is None else f"{pairing.pairing_points(entrant):g}"
    against = "" if other is None else f" against {other + 1}"
    return f"{points}{against}{'' if pairing.result_kind in ('', 'played') else f' by {pairing.result_kind}'}"


def _escape_formula(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA_PREFIXES) else name

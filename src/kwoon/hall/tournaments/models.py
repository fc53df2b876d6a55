"""What is kept of a tournament: how it is played, who takes part, and every pairing with how it ended."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from kwoon.hall.tables.table_state import ClockSettings

SWISS: Final = "swiss"
ROUND_ROBIN: Final = "robin"
KNOCKOUT: Final = "knockout"
TournamentKind = Literal["swiss", "robin", "knockout"]

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"
CANCELLED: Final = "off"
TournamentStatus = Literal["waiting", "running", "over", "off"]

PLAYED: Final = "played"
FORFEIT: Final = "forfeit"
BYE: Final = "bye"
REST: Final = "rest"
PairingResultKind = Literal["", "played", "forfeit", "bye", "rest"]
"""How a pairing came to its points: by a game, because somebody was not there, by having no opponent, or by the round
that everybody sits out once in a round robin of an odd number; nothing while it goes on."""


class Entrant(msgspec.Struct):
    """Somebody who takes part: a person or a bot. Pairings name them by their place in the list, which never changes
    once the tournament has started: the best come first, and whoever is late comes last."""

    id: str
    """For those who are to say whom they mean."""
    person: str | None
    bot: str | None
    name: str
    since: int = 1
    """The first round in which they can be paired."""
    gone: bool = False
    """Whether they withdrew; they are paired no more."""
    household: str = ""
    """Fingerprint of the household that they entered from, until the tournament is over; never sent to anybody."""


class Tournament(msgspec.Struct):
    """One tournament but for its pairings. It is stored whole, with a version that only grows."""

    id: str
    title: str
    host: str
    game: str
    pack: str
    """The fingerprint of the cards that it is played with."""
    pack_name: str
    design: str
    options: dict[str, str]
    clock: ClockSettings
    call: bool
    quick: float
    kind: TournamentKind
    rounds: int
    """How many rounds are played; of a round robin and a knockout it is known once it starts."""
    patience: float
    """So many seconds after a round was paired somebody has lost who has not come."""
    starts: float | None
    """When it starts by itself; None if by hand."""
    late: bool
    """Whether somebody may join a Swiss tournament that is running."""
    rated: bool
    public: bool
    most: int
    """For how many it has room."""
    made: float
    state: TournamentStatus = "waiting"
    round: int = 0
    """The round that is being played, or was last."""
    paired: float = 0.0
    """When that round was paired."""
    changed: float = 0.0
    version: int = 0
    barred: list[str] = []
    """Whom the host has sent away."""
    household: str = ""
    """Fingerprint of the household that opened it, until it is over; never sent to anybody."""
    entrants: list[Entrant] = []

    def find_entrant(self, person_id: str) -> int | None:
        """Which entrant somebody is."""
        return next((n for n, each in enumerate(self.entrants) if each.person == person_id), None)

    def has_people(self) -> bool:
        """Whether anybody but bots has entered."""
        return any(each.person is not None for each in self.entrants)

    def close(self, state: TournamentStatus) -> None:
        """End it. Nothing needs the households any more."""
        self.state = state
        self.household = ""
        for entrant in self.entrants:
            entrant.household = ""

    def copy(self) -> Tournament:
        """A copy to change; the old one stays as it is in case the change cannot be written down."""
        entrants = [msgspec.structs.replace(each) for each in self.entrants]
        return msgspec.structs.replace(self, entrants=entrants, barred=list(self.barred), options=dict(self.options))


class Pairing(NamedTuple):
    """Two entrants and how it ended between them, or one who has no opponent."""

    round: int
    board: int
    replay_number: int
    """0, or which time they play again because nobody has won: in a knockout only."""
    first: int
    """Who has the first seat."""
    second: int | None
    """Who has the other one; None for nobody."""
    table_id: str | None = None
    result_kind: PairingResultKind = ""
    scores: tuple[float, float] | None = None
    """The points of both, once it is over."""

    def points(self, entrant: int) -> float:
        """What it was worth for one of the two; nothing as long as it goes on."""
        if self.scores is None:
            return 0.0
        return self.scores[0] if entrant == self.first else self.scores[1]

    def opponent(self, entrant: int) -> int | None:
        """Against whom one of the two plays."""
        return self.second if entrant == self.first else self.first

    def includes(self, entrant: int) -> bool:
        """Whether this is one of the two."""
        return entrant in (self.first, self.second)


class TournamentProgress(NamedTuple):
    """A tournament and all its pairings, the first ones first."""

    tournament: Tournament
    pairings: list[Pairing]

    def round_pairings(self, round_number: int) -> list[Pairing]:
        """The pairings of one round."""
        return [each for each in self.pairings if each.round == round_number]


def bye_pairing(round_number: int, board: int, entrant: int) -> Pairing:
    """Nobody is left to play against: that is a full point."""
    return Pairing(round_number, board, 0, entrant, None, None, BYE, (1.0, 0.0))


def forfeit_pairing(round_number: int, board: int, first: int, second: int, scores: tuple[float, float]) -> Pairing:
    """A pairing that is decided before anybody sits down."""
    return Pairing(round_number, board, 0, first, second, None, FORFEIT, scores)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Tournament)


def to_json(tournament: Tournament) -> str:
    """A sheet as it is stored."""
    return _encoder.encode(tournament).decode()


def from_json(text: str) -> Tournament:
    """A sheet from storage."""
    return _decoder.decode(text)

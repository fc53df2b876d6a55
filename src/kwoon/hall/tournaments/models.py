"""Data classes for tournaments: settings, entrants, and pairings with their results."""

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
CANCELED: Final = "off"
TournamentStatus = Literal["waiting", "running", "over", "off"]

PLAYED: Final = "played"
FORFEIT: Final = "forfeit"
BYE: Final = "bye"
REST: Final = "rest"
PairingResultKind = Literal["", "played", "forfeit", "bye", "rest"]
"""How a pairing was decided: by a game, by a forfeit, by a bye, or by the rest that each entrant in an odd-sized round
robin gets once. Empty while the pairing is undecided."""


class Entrant(msgspec.Struct):
    """A person or bot in a tournament. Pairings refer to entrants by their index in the list, which is fixed once the
    tournament starts: best rated first, late entrants last."""

    id: str
    """The id used in requests."""
    person_id: str | None
    bot_id: str | None
    name: str
    first_round: int = 1
    """The first round in which the entrant can be paired."""
    withdrawn: bool = False
    """Whether the entrant has withdrawn and is no longer paired."""
    household: str = ""
    """Fingerprint of the household from which the person entered, kept until the tournament is over. It is never sent
    to clients."""


class Tournament(msgspec.Struct):
    """A tournament without its pairings. It is stored as a whole, with an increasing version."""

    id: str
    title: str
    host: str
    game: str
    pack: str
    """The fingerprint of the pack."""
    pack_name: str
    design_id: str
    options: dict[str, str]
    clock: ClockSettings
    uses_call: bool
    quick_seconds: float
    kind: TournamentKind
    rounds: int
    """Number of rounds. Before the start, it is the requested number for a Swiss tournament and 0 for other kinds."""
    no_show_seconds: float
    """Seconds after a round is paired until absent players forfeit."""
    starts: float | None
    """When the tournament starts automatically; None if the host starts it."""
    allow_late_entry: bool
    """Whether people may join a Swiss tournament that is running."""
    rated: bool
    public: bool
    max_entrants: int
    created: float
    status: TournamentStatus = "waiting"
    round: int = 0
    """The current or last round."""
    paired: float = 0.0
    """When the current or last round was paired."""
    changed: float = 0.0
    version: int = 0
    barred: list[str] = []
    """People whom the host has removed."""
    household: str = ""
    """Fingerprint of the household that opened the tournament, kept until the tournament is over. It is never sent to
    clients."""
    entrants: list[Entrant] = []

    def find_entrant(self, person_id: str) -> int | None:
        """Return a person's index among the entrants, or None."""
        return next((n for n, each in enumerate(self.entrants) if each.person_id == person_id), None)

    def has_people(self) -> bool:
        return any(each.person_id is not None for each in self.entrants)

    def close(self, status: TournamentStatus) -> None:
        """End the tournament and erase the household fingerprints."""
        self.status = status
        self.household = ""
        for entrant in self.entrants:
            entrant.household = ""

    def copy(self) -> Tournament:
        """Return a copy to modify. The original stays valid in case the change cannot be stored."""
        entrants = [msgspec.structs.replace(each) for each in self.entrants]
        return msgspec.structs.replace(self, entrants=entrants, barred=list(self.barred), options=dict(self.options))


class Pairing(NamedTuple):
    """Two entrants with their result, or one entrant without an opponent."""

    round: int
    board: int
    replay_number: int
    """Number of the replay after drawn knockout games; 0 for the first game."""
    first: int
    """The entrant in the first seat."""
    second: int | None
    """The entrant in the second seat; None if there is no opponent."""
    table_id: str | None = None
    result_kind: PairingResultKind = ""
    scores: tuple[float, float] | None = None
    """The points of both entrants, once the pairing is decided."""

    def pairing_points(self, entrant: int) -> float:
        """Return an entrant's points; 0 while the pairing is undecided."""
        if self.scores is None:
            return 0.0
        return self.scores[0] if entrant == self.first else self.scores[1]

    def opponent(self, entrant: int) -> int | None:
        """Return an entrant's opponent, or None if there is none."""
        return self.second if entrant == self.first else self.first

    def includes(self, entrant: int) -> bool:
        return entrant in (self.first, self.second)


class TournamentProgress(NamedTuple):
    """A tournament and all its pairings, earliest first."""

    tournament: Tournament
    pairings: list[Pairing]

    def round_pairings(self, round_number: int) -> list[Pairing]:
        return [each for each in self.pairings if each.round == round_number]


def bye_pairing(round_number: int, board: int, entrant: int) -> Pairing:
    """Return a bye, worth a full point."""
    return Pairing(round_number, board, 0, entrant, None, None, BYE, (1.0, 0.0))


def make_forfeit_pairing(
    round_number: int, board: int, first: int, second: int, scores: tuple[float, float]
) -> Pairing:
    """Return a pairing that is decided without a game."""
    return Pairing(round_number, board, 0, first, second, None, FORFEIT, scores)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Tournament)


def to_json(tournament: Tournament) -> str:
    return _encoder.encode(tournament).decode()


def from_json(text: str) -> Tournament:
    return _decoder.decode(text)

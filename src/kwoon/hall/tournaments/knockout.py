"""Knockout: the loser of a match is out. The best-ranked entrants meet as late as possible, and they get the byes in
the first round.

A drawn game is replayed with seats exchanged, up to twice. After that, the better-ranked entrant advances.
"""

from __future__ import annotations

from kwoon.hall.tournaments.models import FORFEIT, Pairing, TournamentProgress, bye_pairing, make_forfeit_pairing

MAX_REPLAYS = 2
"""Maximum number of times that a drawn game is replayed."""


def num_rounds(num_entrants: int) -> int:
    return max(1, (num_entrants - 1).bit_length())


def bracket_order(num_entrants: int) -> list[int | None]:
    """Return the entrants in bracket order, with None for empty places. The top two can meet only in the final, and the
    top four not before the semifinals."""
    order = [0]
    while len(order) < 1 << num_rounds(num_entrants):
        order = [each for place in order for each in (place, 2 * len(order) - 1 - place)]
    return [place if place < num_entrants else None for place in order]


def match_winner(games: list[Pairing]) -> tuple[bool, int | None]:
    """Return whether a match is decided after these games, and its winner. The winner of a decided match is None if
    neither entrant was present."""
    last = games[-1]
    if last.scores is None:
        return False, None
    if last.second is None:
        return True, last.first
    if last.scores[0] != last.scores[1]:
        return True, last.first if last.scores[0] > last.scores[1] else last.second
    if last.result_kind == FORFEIT:
        return True, None
    if last.replay_number < MAX_REPLAYS:
        return False, None
    return True, min(last.first, last.second)


def replays_needed(progress: TournamentProgress) -> list[Pairing]:
    """Return the replays that this round still needs, with seats exchanged."""
    replays: list[Pairing] = []
    for board, games in sorted(_games_by_board(progress, progress.tournament.round).items()):
        last = games[-1]
        if last.scores is not None and not match_winner(games)[0]:
            assert last.second is not None
            replays.append(Pairing(last.round, board, last.replay_number + 1, last.second, last.first))
    return replays


def next_round(progress: TournamentProgress) -> list[Pairing]:
    tournament = progress.tournament
    round_number = tournament.round + 1
    bracket = bracket_order(len(tournament.entrants)) if round_number == 1 else _remaining_entrants(progress)
    boards: list[Pairing] = []
    for board in range(len(bracket) // 2):
        paired = [each for each in bracket[2 * board : 2 * board + 2] if each is not None]
        remaining = [each for each in paired if not tournament.entrants[each].withdrawn]
        if len(remaining) == 2:
            first, second = sorted(remaining, key=lambda each: (_seat_balance(progress, each), each))
            boards.append(Pairing(round_number, board, 0, first, second))
        elif len(remaining) == 1 and len(paired) == 2:
            boards.append(
                make_forfeit_pairing(
                    round_number,
                    board,
                    paired[0],
                    paired[1],
                    (float(paired[0] in remaining), float(paired[1] in remaining)),
                )
            )
        elif len(paired) == 2:
            boards.append(make_forfeit_pairing(round_number, board, paired[0], paired[1], (0.0, 0.0)))
        elif paired:
            boards.append(bye_pairing(round_number, board, paired[0]))
    return boards


def tournament_winner(progress: TournamentProgress) -> int | None:
    """Return the winner of the tournament once the last round is over, or None."""
    bracket = _remaining_entrants(progress)
    return bracket[0] if len(bracket) == 1 else None


def _remaining_entrants(progress: TournamentProgress) -> list[int | None]:
    """Return the entrants left after this round, in bracket order."""
    boards = _games_by_board(progress, progress.tournament.round)
    count = 1 << (num_rounds(len(progress.tournament.entrants)) - progress.tournament.round)
    return [match_winner(boards[board])[1] if board in boards else None for board in range(count)]


def _games_by_board(progress: TournamentProgress, round_number: int) -> dict[int, list[Pairing]]:
    games_by_board: dict[int, list[Pairing]] = {}
    for pairing in sorted(progress.round_pairings(round_number), key=lambda one: one.replay_number):
        games_by_board.setdefault(pairing.board, []).append(pairing)
    return games_by_board


def _seat_balance(progress: TournamentProgress, entrant: int) -> int:
    """Return how much more often an entrant had the first seat than the second."""
    own_pairings = [each for each in progress.pairings if each.includes(entrant) and each.second is not None]
    return sum(1 if each.first == entrant else -1 for each in own_pairings)

"""Round robin by the circle method: everyone meets everyone once. One entrant stays fixed while the others rotate by
one place each round."""

from __future__ import annotations

from kwoon.hall.tournaments.models import REST, Pairing, TournamentProgress, make_forfeit_pairing


def num_rounds(num_entrants: int) -> int:
    """Return the number of rounds. With an odd number of entrants, one rests in each round."""
    return num_entrants - 1 if num_entrants % 2 == 0 else num_entrants


def next_round(progress: TournamentProgress) -> list[Pairing]:
    """Return the pairings of the next round. Withdrawn entrants forfeit their remaining games."""
    tournament = progress.tournament
    round_number = tournament.round + 1
    boards: list[Pairing] = []
    for first, second in round_pairs(len(tournament.entrants), round_number):
        board = len(boards)
        if second is None:
            boards.append(Pairing(round_number, board, 0, first, None, None, REST, (0.0, 0.0)))
            continue
        withdrawn = (tournament.entrants[first].withdrawn, tournament.entrants[second].withdrawn)
        if any(withdrawn):
            boards.append(
                make_forfeit_pairing(
                    round_number, board, first, second, (float(not withdrawn[0]), float(not withdrawn[1]))
                )
            )
        else:
            boards.append(Pairing(round_number, board, 0, first, second))
    return boards


def round_pairs(num_entrants: int, round_number: int) -> list[tuple[int, int | None]]:
    """Return the pairs of a round, first seat first. An entrant who rests is paired with None. For every entrant, the
    numbers of games in the two seats differ by at most one."""
    size = num_entrants + num_entrants % 2
    last, rotation = size - 1, round_number - 1
    # The indices of each pair add up to twice the rotation, modulo the size of the circle. The fixed entrant plays the
    # entrant who is left over.
    pairs = [(rotation, last) if rotation % 2 == 0 else (last, rotation)]
    for step in range(1, size // 2):
        left, right = (rotation + step) % last, (rotation - step) % last
        pairs.append((left, right) if step % 2 else (right, left))
    if size == num_entrants:
        return [(first, second) for first, second in pairs]
    return sorted(
        ((min(pair), None) if last in pair else pair for pair in pairs),
        key=lambda pair: pair[1] is None,
    )

"""A round robin: everybody meets everybody once. One stays, the others go round by one place in each round."""

from __future__ import annotations

from kwoon.hall.tournaments.rows import REST, Course, Pairing, walkover


def rounds(entrants: int) -> int:
    """How many rounds it takes; of an odd number somebody rests in each."""
    return entrants - 1 if entrants % 2 == 0 else entrants


def pair(course: Course) -> list[Pairing]:
    """The pairings of the next round. Whoever withdrew has lost what is still to come."""
    sheet = course.sheet
    round = sheet.round + 1
    boards: list[Pairing] = []
    for first, second in circle(len(sheet.entrants), round):
        board = len(boards)
        if second is None:
            boards.append(Pairing(round, board, 0, first, None, None, REST, (0.0, 0.0)))
            continue
        gone = (sheet.entrants[first].gone, sheet.entrants[second].gone)
        if any(gone):
            boards.append(walkover(round, board, first, second, (float(not gone[0]), float(not gone[1]))))
        else:
            boards.append(Pairing(round, board, 0, first, second))
    return boards


def circle(entrants: int, round: int) -> list[tuple[int, int | None]]:
    """Who meets whom in a round, the first seat first: everybody has either seat as often as the other, within one."""
    size = entrants + entrants % 2
    last, turn = size - 1, round - 1
    # The pairs of the method add up to twice the turn, counted round the circle; the one who stays takes who is left.
    pairs = [(turn, last) if turn % 2 == 0 else (last, turn)]
    for step in range(1, size // 2):
        left, right = (turn + step) % last, (turn - step) % last
        pairs.append((left, right) if step % 2 else (right, left))
    if size == entrants:
        return [(first, second) for first, second in pairs]
    return sorted(
        ((min(two), None) if last in two else two for two in pairs),
        key=lambda two: two[1] is None,
    )

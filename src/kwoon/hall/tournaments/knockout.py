"""A knockout: whoever loses is out. The best meet as late as can be, and have no opponent at first if somebody must.

Nobody goes on by a draw: they play again with seats exchanged, up to twice; after that the better ranked goes on.
"""

from __future__ import annotations

from kwoon.hall.tournaments.rows import FORFEIT, Course, Pairing, bye, walkover

REPLAYS = 2
"""So often is a drawn game played again."""


def rounds(entrants: int) -> int:
    """How many rounds it takes."""
    return max(1, (entrants - 1).bit_length())


def places(entrants: int) -> list[int | None]:
    """Everybody in the order of the bracket, and nobody where it is not full: the first two meet in the last round,
    the first four not before the last but one."""
    order = [0]
    while len(order) < 1 << rounds(entrants):
        order = [each for place in order for each in (place, 2 * len(order) - 1 - place)]
    return [place if place < entrants else None for place in order]


def decided(games: list[Pairing]) -> tuple[bool, int | None]:
    """Whether it is known who goes on after these games of two, and who: None if neither was there."""
    last = games[-1]
    if last.scores is None:
        return False, None
    if last.second is None:
        return True, last.first
    if last.scores[0] != last.scores[1]:
        return True, last.first if last.scores[0] > last.scores[1] else last.second
    if last.how == FORFEIT:
        return True, None
    if last.game < REPLAYS:
        return False, None
    return True, min(last.first, last.second)


def again(course: Course) -> list[Pairing]:
    """The games of this round that are to be played again, with seats exchanged."""
    found: list[Pairing] = []
    for board, games in sorted(_boards(course, course.sheet.round).items()):
        last = games[-1]
        if last.scores is not None and not decided(games)[0]:
            assert last.second is not None
            found.append(Pairing(last.round, board, last.game + 1, last.second, last.first))
    return found


def pair(course: Course) -> list[Pairing]:
    """The pairings of the next round."""
    sheet = course.sheet
    round = sheet.round + 1
    left = places(len(sheet.entrants)) if round == 1 else _left(course)
    boards: list[Pairing] = []
    for board in range(len(left) // 2):
        two = [each for each in left[2 * board : 2 * board + 2] if each is not None]
        here = [each for each in two if not sheet.entrants[each].gone]
        if len(here) == 2:
            first, second = sorted(here, key=lambda each: (_firsts(course, each), each))
            boards.append(Pairing(round, board, 0, first, second))
        elif len(here) == 1 and len(two) == 2:
            boards.append(walkover(round, board, two[0], two[1], (float(two[0] in here), float(two[1] in here))))
        elif len(two) == 2:
            boards.append(walkover(round, board, two[0], two[1], (0.0, 0.0)))
        elif two:
            boards.append(bye(round, board, two[0]))
    return boards


def winner(course: Course) -> int | None:
    """Who has won it, once the last round is over."""
    left = _left(course)
    return left[0] if len(left) == 1 else None


def _left(course: Course) -> list[int | None]:
    """Who is left after this round, in the order of the bracket."""
    boards = _boards(course, course.sheet.round)
    count = 1 << (rounds(len(course.sheet.entrants)) - course.sheet.round)
    return [decided(boards[board])[1] if board in boards else None for board in range(count)]


def _boards(course: Course, round: int) -> dict[int, list[Pairing]]:
    found: dict[int, list[Pairing]] = {}
    for each in sorted(course.of(round), key=lambda one: one.game):
        found.setdefault(each.board, []).append(each)
    return found


def _firsts(course: Course, entrant: int) -> int:
    """How much oftener somebody had the first seat than the second."""
    own = [each for each in course.pairings if each.has(entrant) and each.second is not None]
    return sum(1 if each.first == entrant else -1 for each in own)

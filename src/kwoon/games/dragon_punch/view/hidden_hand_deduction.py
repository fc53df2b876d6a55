"""Deductions about hidden hands from public events.

A history lists the public events of one seat's cards as numbers: a face that was played; `shown + kind` for a card
switched publicly; `hidden + n` for n cards switched secretly; `unflipped`; and `new_round`. Cards that return to the
hand mix with the others: nobody can tell which of two copies was seen. In a normal game, a history begins at the start
of the round, when all cards are known and white. In a custom fight, it goes back to the first turn.

A *world* is one possible arrangement of the unflipped cards. It holds the number of red cards of each basic kind, in
four bits per kind.
"""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.games.dragon_punch.rules.notation import DragonNotation


def consistent_hands(game: DragonNotation, history: tuple[int, ...], counts: list[int]) -> list[int]:
    """Return every world consistent with a history, for a hand with `counts` cards of each basic kind. The list is
    empty if the history is impossible with this hand."""
    basics = game.basics
    worlds: list[int] = [0]
    flipped_counts = [0] * basics
    flipped_red_counts = [0] * basics
    for event in history:
        if event < 2 * basics:
            kind = event >> 1
            worlds = _worlds_after_play(worlds, kind, event & 1, counts[kind] - flipped_counts[kind])
            flipped_counts[kind] += 1
            flipped_red_counts[kind] += event & 1
        elif event < game.shown:
            continue
        elif event < game.unflipped:
            flipped_red_counts[event - game.shown] += 1
        elif event > game.hidden:
            for _ in range(event - game.hidden):
                worlds = _worlds_after_switch(worlds, counts, flipped_counts)
        else:
            returned_red = 0
            for kind in range(basics):
                returned_red += flipped_red_counts[kind] << (4 * kind)
            worlds = [world + returned_red for world in worlds] if event == game.unflipped else [0]
            flipped_counts = [0] * basics
            flipped_red_counts = [0] * basics
        if not worlds:
            return worlds
    return worlds


def _worlds_after_play(worlds: list[int], kind: i64, side: i64, num_unflipped: i64) -> list[int]:
    """Return the worlds that remain after one of `num_unflipped` cards of this kind was played with this side up."""
    consistent: list[int] = []
    shift: i64 = 4 * kind
    for world in worlds:
        red: i64 = (world >> shift) & 15
        if side == 1 and red > 0:
            consistent.append(world - (1 << shift))
        elif side == 0 and num_unflipped > red:
            consistent.append(world)
    return consistent


def _worlds_after_switch(worlds: list[int], counts: list[int], flipped_counts: list[int]) -> list[int]:
    consistent: set[int] = set()
    for world in worlds:
        for kind in range(len(counts)):
            if counts[kind] - flipped_counts[kind] > (world >> (4 * kind)) & 15:
                consistent.add(world + (1 << (4 * kind)))
    return sorted(consistent)


def publicly_known_counts(game: DragonNotation, history: tuple[int, ...]) -> list[int]:
    """Return the publicly known number of cards of each kind: the largest number that were flipped at the same time.
    The single Taunt is always known."""
    max_counts = [0] * game.kinds
    flipped_counts = [0] * game.kinds
    max_counts[game.taunt] = 1  # dp.variant.custom-nine
    for event in history:
        if event < game.shown:
            kind = event >> 1
            flipped_counts[kind] += 1
            max_counts[kind] = max(max_counts[kind], flipped_counts[kind])
        elif event in (game.unflipped, game.new_round):
            flipped_counts = [0] * game.kinds
    return max_counts


def count_kinds(kinds: list[int], size: i64) -> list[int]:
    """Return the number of cards of each kind below `size`."""
    counts = [0] * size
    for kind in kinds:
        counts[kind] += 1
    return counts


def possible_custom_hands(game: DragonNotation, minimum_counts: list[int]) -> list[list[int]]:
    """Return every possible choice of basic cards for a custom hand. Each choice lists the number of cards of each
    kind, which is at least that in `minimum_counts`."""
    hands: list[list[int]] = [[]]
    for kind in range(game.basics):
        choices = [1] if kind == game.taunt else list(range(minimum_counts[kind], game.supply[kind] + 1))
        hands = [[*counts, count] for counts in hands for count in choices]
    return [counts for counts in hands if sum(counts) == game.health]


def sample_secret_hand(game: DragonNotation, history: tuple[int, ...], dice: Dice) -> tuple[list[int], int]:
    """Return a custom hand and a world of its basic cards, chosen uniformly from all pairs consistent with the history.
    Unknown characters are drawn at random."""
    known = publicly_known_counts(game, history)
    hands: list[list[int]] = []
    worlds: list[int] = []
    for counts in possible_custom_hands(game, known):
        for world in consistent_hands(game, history, counts):
            hands.append(counts)
            worlds.append(world)
    at = dice.roll(len(hands))
    kinds: list[int] = []
    for kind, count in enumerate(hands[at]):
        kinds.extend([kind] * count)
    unknown_characters = [kind for kind in range(game.basics, game.kinds) if not known[kind]]
    characters = [kind for kind in range(game.basics, game.kinds) if known[kind]]
    while len(characters) < game.custom_characters:
        characters.append(dice.draw(unknown_characters))
    return kinds + sorted(characters), worlds[at]


def sample_red_counts(game: DragonNotation, history: tuple[int, ...], kinds: list[int], dice: Dice) -> int:
    """Return a world consistent with the history, chosen uniformly, for a hand whose cards are known."""
    worlds = consistent_hands(game, history, count_kinds(kinds, game.kinds)[: game.basics])
    return worlds[dice.roll(len(worlds))]


def unpack_red_counts(packed: int, kinds: i64) -> list[int]:
    """Return the number of red cards of each kind in a world."""
    return [(packed >> (4 * kind)) & 15 for kind in range(kinds)]


def expected_face_counts(game: DragonNotation, history: tuple[int, ...], characters: tuple[int, ...]) -> list[float]:
    """Return the expected number of unflipped cards with each face up, given a history and the known characters.

    A character counts for both of its moves.
    """
    expected = [0.0] * game.faces
    flipped_counts = count_kinds([kind_of_face(game, face) for face in flipped_faces(game, history)], game.kinds)
    if game.has_secret_hands:
        known = publicly_known_counts(game, history)
        hands = possible_custom_hands(game, known)
        _add_unknown_characters(game, known, expected)
    else:
        known = count_kinds([kind_of_face(game, face) for face in characters], game.kinds)
        hands = [count_kinds(game.basic_hand, game.basics)]
    for kind in range(game.basics, game.kinds):
        expected[2 * kind] += known[kind] - flipped_counts[kind]
        expected[2 * kind + 1] += known[kind] - flipped_counts[kind]
    total = 0
    for hand in hands:
        for world in consistent_hands(game, history, hand):
            total += 1
            for kind in range(game.basics):
                red: int = (world >> int(4 * kind)) & 15
                expected[2 * kind + 1] += red
                expected[2 * kind] += hand[kind] - flipped_counts[kind] - red
    for face in range(int(2 * game.basics)):
        expected[face] /= total
    return expected


def flipped_faces(game: DragonNotation, history: tuple[int, ...]) -> list[int]:
    """Return the faces that are flipped at the end of a history."""
    faces: list[int] = []
    for event in history:
        if event < game.shown:
            faces.append(event if event < 2 * game.basics else game.card_face(event >> 1))
        elif event < game.unflipped:
            white: int = 2 * (event - int(game.shown))
            faces.remove(white)
            faces.append(white + 1)
        elif event in (game.unflipped, game.new_round):
            faces.clear()
    faces.sort()
    return faces


def kind_of_face(game: DragonNotation, face: int) -> int:
    return face >> 1 if face < game.faces else int(game.basics + face - game.first_portrait)


def _add_unknown_characters(game: DragonNotation, known: list[int], expected: list[float]) -> None:
    """Add the expected number of each unknown character to `expected`; all are equally likely."""
    unknown_characters = [kind for kind in range(game.basics, game.kinds) if not known[kind]]
    missing = int(game.custom_characters - game.characters) + len(unknown_characters)
    chance = missing / max(1, len(unknown_characters))
    for kind in unknown_characters:
        expected[2 * kind] += chance
        expected[2 * kind + 1] += chance

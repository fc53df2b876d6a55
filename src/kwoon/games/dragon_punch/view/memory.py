"""Deductions about hidden hands from public events.

A history lists the public events of one seat's cards as numbers: a face that was played; `shown + kind` for a card
switched publicly; `hidden + n` for n cards switched secretly; `unflipped`; and `new_round`. Cards that return to the
hand mix with the others: of two copies nobody can tell which one was seen. In a normal game a history starts with the
round, because all cards are known and white then. In a custom fight it goes back to the first turn.

A *world* is one possible arrangement of the unflipped cards: for each basic kind, in four bits, the number of red ones.
"""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.games.dragon_punch.rules.notation import DragonNotation


def consistent_hands(game: DragonNotation, history: tuple[int, ...], counts: list[int]) -> list[int]:
    """Return every world consistent with the history of a hand that has `counts` cards of each basic kind; may be
    empty."""
    basics = game.basics
    fitting: list[int] = [0]
    down = [0] * basics
    down_red = [0] * basics
    for word in history:
        if word < 2 * basics:
            kind = word >> 1
            fitting = _after_play(fitting, kind, word & 1, counts[kind] - down[kind])
            down[kind] += 1
            down_red[kind] += word & 1
        elif word < game.shown:
            continue
        elif word < game.unflipped:
            down_red[word - game.shown] += 1
        elif word > game.hidden:
            for _ in range(word - game.hidden):
                fitting = _after_switch(fitting, counts, down)
        else:
            back = 0
            for kind in range(basics):
                back += down_red[kind] << (4 * kind)
            fitting = [world + back for world in fitting] if word == game.unflipped else [0]
            down = [0] * basics
            down_red = [0] * basics
        if not fitting:
            return fitting
    return fitting


def _after_play(fitting: list[int], kind: i64, side: i64, up: i64) -> list[int]:
    """Return the worlds after a card of this kind, of which `up` were unflipped, is played and thereby shows its side."""
    found: list[int] = []
    shift: i64 = 4 * kind
    for world in fitting:
        red: i64 = (world >> shift) & 15
        if side == 1 and red > 0:
            found.append(world - (1 << shift))
        elif side == 0 and up > red:
            found.append(world)
    return found


def _after_switch(fitting: list[int], counts: list[int], down: list[int]) -> list[int]:
    """Return the worlds after one card is switched secretly."""
    found: set[int] = set()
    for world in fitting:
        for kind in range(len(counts)):
            if counts[kind] - down[kind] > (world >> (4 * kind)) & 15:
                found.add(world + (1 << (4 * kind)))
    return sorted(found)


def publicly_known_counts(game: DragonNotation, history: tuple[int, ...]) -> list[int]:
    """Return the publicly known number of cards of each kind: the most that were flipped at the same time."""
    most = [0] * game.kinds
    down = [0] * game.kinds
    most[game.taunt] = 1  # dp.variant.custom-nine
    for word in history:
        if word < game.shown:
            kind = word >> 1
            down[kind] += 1
            most[kind] = max(most[kind], down[kind])
        elif word in (game.unflipped, game.new_round):
            down = [0] * game.kinds
    return most


def count_kinds(kinds: list[int], size: i64) -> list[int]:
    """Return the number of cards of each kind."""
    counts = [0] * size
    for kind in kinds:
        counts[kind] += 1
    return counts


def custom_hands(game: DragonNotation, minimum_counts: list[int]) -> list[list[int]]:
    """Return every choice of basic cards for a custom hand, as counts, with at least `minimum_counts` of each kind."""
    found: list[list[int]] = [[]]
    for kind in range(game.basics):
        choices = [1] if kind == game.taunt else list(range(minimum_counts[kind], game.supply[kind] + 1))
        found = [[*counts, count] for counts in found for count in choices]
    return [counts for counts in found if sum(counts) == game.health]


def sample_secret_hand(game: DragonNotation, history: tuple[int, ...], dice: Dice) -> tuple[list[int], int]:
    """Return a custom hand and a world consistent with the history, uniformly among all such pairs."""
    known = publicly_known_counts(game, history)
    hands: list[list[int]] = []
    fitting: list[int] = []
    for counts in custom_hands(game, known):
        for world in consistent_hands(game, history, counts):
            hands.append(counts)
            fitting.append(world)
    at = dice.roll(len(hands))
    kinds: list[int] = []
    for kind, count in enumerate(hands[at]):
        kinds.extend([kind] * count)
    unknown = [kind for kind in range(game.basics, game.kinds) if not known[kind]]
    characters = [kind for kind in range(game.basics, game.kinds) if known[kind]]
    while len(characters) < game.custom_characters:
        characters.append(dice.draw(unknown))
    return kinds + sorted(characters), fitting[at]


def sample_known_hand(game: DragonNotation, history: tuple[int, ...], kinds: list[int], dice: Dice) -> int:
    """Return a world consistent with the history of a known hand, uniformly among all such worlds."""
    fitting = consistent_hands(game, history, count_kinds(kinds, game.kinds)[: game.basics])
    return fitting[dice.roll(len(fitting))]


def unpack_red_counts(packed: int, kinds: i64) -> list[int]:
    """Return a packed world as a list: the number of red cards of each kind."""
    return [(packed >> (4 * kind)) & 15 for kind in range(kinds)]


def expected_faces(game: DragonNotation, history: tuple[int, ...], characters: tuple[int, ...]) -> list[float]:
    """Return the expected number of unflipped cards with each face up, given a history and the known characters.

    A character counts for both of its moves.
    """
    expected = [0.0] * game.faces
    down = count_kinds([kind_of(game, face) for face in flipped_faces(game, history)], game.kinds)
    if game.secret:
        known = publicly_known_counts(game, history)
        hands = custom_hands(game, known)
        _expect_characters(game, known, expected)
    else:
        known = count_kinds([kind_of(game, face) for face in characters], game.kinds)
        hands = [count_kinds(game.basic_hand, game.basics)]
    for kind in range(game.basics, game.kinds):
        expected[2 * kind] += known[kind] - down[kind]
        expected[2 * kind + 1] += known[kind] - down[kind]
    total = 0
    for hand in hands:
        for world in consistent_hands(game, history, hand):
            total += 1
            for kind in range(game.basics):
                red: int = (world >> int(4 * kind)) & 15
                expected[2 * kind + 1] += red
                expected[2 * kind] += hand[kind] - down[kind] - red
    for face in range(int(2 * game.basics)):
        expected[face] /= total
    return expected


def flipped_faces(game: DragonNotation, history: tuple[int, ...]) -> list[int]:
    """Return the faces that are flipped at the end of a history."""
    faces: list[int] = []
    for word in history:
        if word < game.shown:
            faces.append(word if word < 2 * game.basics else game.card_face(word >> 1))
        elif word < game.unflipped:
            white: int = 2 * (word - int(game.shown))
            faces.remove(white)
            faces.append(white + 1)
        elif word in (game.unflipped, game.new_round):
            faces.clear()
    faces.sort()
    return faces


def kind_of(game: DragonNotation, face: int) -> int:
    """Return the kind of card that has this face."""
    return face >> 1 if face < game.faces else int(game.basics + face - game.portraits)


def _expect_characters(game: DragonNotation, known: list[int], expected: list[float]) -> None:
    """Add the unknown characters, all equally likely."""
    unknown = [kind for kind in range(game.basics, game.kinds) if not known[kind]]
    missing = int(game.custom_characters - game.characters) + len(unknown)
    chance = missing / max(1, len(unknown))
    for kind in unknown:
        expected[2 * kind] += chance
        expected[2 * kind + 1] += chance

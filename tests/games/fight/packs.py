"""FIGHT packs that a designer might make: small enough to try all arrangements, or with unusual numbers."""

from __future__ import annotations

MOVES = (
    ("punch", "spades", "S", "attack", "dodge", "parry"),
    ("kick", "clubs", "C", "attack", "parry", "dodge"),
    ("parry", "diamonds", "D", "defence", "punch", "kick"),
    ("dodge", "hearts", "H", "defence", "kick", "punch"),
)


def fight_pack(cards: dict[str, int], *, dealt: int, picks: int, row: int, points: int, rounds: int) -> str:
    """Return the text of a pack. `cards` maps cards (`S2` is a Punch of 2) to their number of copies."""
    lines = [
        'game = "fight"',
        f"deck_size = {sum(cards.values())}",
        f"points_to_win_round = {points}",
        f"rounds_to_win = {rounds}",
        f"max_rounds = {2 * rounds - 1}",
        f"hand_size = {dealt + picks}",
        f"row_size = {row}",
        f"dealt_face_down = {dealt}",
        f"opening_picks = {picks}",
        'numbers_source = "designed"',
    ]
    for move, suit, letter, role, beats, loses_to in MOVES:
        copies = sum(cards[card] for card in cards if card[0] == letter)
        lines += ["[[move]]", f'id = "{move}"', f'name = "{move.title()}"', f'suit = "{suit}"', f'letter = "{letter}"']
        lines += ['colour = "red"', f'role = "{role}"', f'beats = "{beats}"', f'loses_to = "{loses_to}"']
        lines += [f"copies = {copies}", 'source = "designed"']
    for card, copies in cards.items():
        move, suit = next((each[0], each[1]) for each in MOVES if each[2] == card[0])
        lines += ["[[card]]", f'id = "{card}"', f'move = "{move}"', f'suit = "{suit}"', f"value = {card[1:]}"]
        lines += [f"points = {card[1:]}", f"copies = {copies}", 'source = "designed"']
    return "\n".join(lines) + "\n"


FIGHT_PACKS = {
    # There are nine cards, at most five of which a seat has not seen, so tests can try every arrangement.
    "tiny": fight_pack(
        {f"{suit}{n}": 1 for suit in "SCDH" for n in (1, 2)} | {"S3": 1}, dealt=1, picks=1, row=2, points=4, rounds=2
    ),
    "copies": fight_pack({"S2": 3, "C2": 2, "D1": 2, "H1": 3, "C4": 1}, dealt=1, picks=1, row=2, points=7, rounds=1),
    "no-picks": fight_pack(
        {f"{suit}{n}": 2 for suit in "SCDH" for n in (1, 3)}, dealt=2, picks=0, row=3, points=9, rounds=1
    ),
    "all-picks": fight_pack(
        {f"{suit}{n}": 1 for suit in "SCDH" for n in (1, 2, 3, 4)}, dealt=0, picks=2, row=5, points=9, rounds=3
    ),
}

"""The card faces of Dragon Punch: every move is a face, and so is every character.

The two moves of a card are adjacent faces. Faces 0 and 1 are the white and the red side of the first basic card, and so
on. Then come the pairs of special moves, and then the characters in the same order.
"""

from __future__ import annotations

from kwoon.core.card_faces import Face, NumberOnCard
from kwoon.games.dragon_punch.cards.pack import DragonMove, DragonPack
from kwoon.games.dragon_punch.cards.schema import EFFECT_TEXTS
from kwoon.games.dragon_punch.combat.exchange import resolve_exchange

HEIGHTS = ("high", "low")
ICONS = {
    "high-kick": "high-kick",
    "combo-kick": "boot-kick",
    "low-poke": "high-punch",
    "electric-uppercut": "fulguro-punch",
    "block": "shield",
    "charge": "shield-bash",
    "fireball": "fireball",
    "crouching-fireball": "fire-punch",
    "taunt": "shouting",
    "hopping-taunt": "lightning-shout",
    "throw": "grab",
    "atom-smasher": "atomic-slashes",
    "sweep": "soccer-kick",
    "divekick": "acrobatic",
    "auto-punch": "mailed-fist",
    "boiler-stomp": "boot-stomp",
    "meteor-storm": "burning-meteor",
    "smoke-curtain": "smoke-bomb",
    "ankle-anchor": "anchor",
    "gate-breaker": "broken-wall",
    "second-kettle": "teapot",
    "twin-herons": "heron",
    "linnet": "running-ninja",
    "otto": "vintage-robot",
    "cinderglass": "crystal-ball",
    "halla": "stone-block",
    "reed": "tarot-09-the-hermit",
}


def make_faces(pack: DragonPack) -> list[Face]:
    """Return all faces; the number of a face is its index."""
    found: list[Face] = []
    for card in pack.basics:
        switched = f"When you take damage you may switch it: then it is {card.red.name}."
        found.append(_make_move_face(card.white, "white", switched, card.supply, pack))
        unswitched = f"The red side of {card.white.name}, until the round ends."
        found.append(_make_move_face(card.red, "red", unswitched, card.supply, pack, part_of=card.white.id))
    for character in pack.characters:
        for move in character.moves:
            other = f"A special move of {character.name}."
            found.append(_make_move_face(move, "special", other, character.copies, pack, part_of=character.id))
    for character in pack.characters:
        first, second = character.moves
        found.append(
            Face(
                id=character.id,
                name=character.name,
                kind="character",
                icon=character.icon or ICONS.get(character.id, "fist"),
                text=f"{character.title[0].upper()}{character.title[1:]}. Plays {first.name} or {second.name}; "
                "using either flips the card. Does not count as health.",
                numbers=(),
                copies=character.copies,
            )
        )
    return found


def _make_move_face(
    move: DragonMove, kind: str, other_side: str, copies: int, pack: DragonPack, *, part_of: str = ""
) -> Face:
    sentences = [_height_text(move, place) for place in range(2)]
    sentences.extend([EFFECT_TEXTS[effect] for effect in move.effects])
    if kind == "special" and move.has_effect("unflip"):  # dp.ruling.unflip-on-specials
        sentences.append("An exception: normally only the Taunt unflips.")
    sentences.append(other_side)
    return Face(
        id=move.id,
        name=move.name,
        kind=kind,
        icon=move.icon or ICONS.get(move.id, "fist"),
        text=" ".join(sentences),
        numbers=tuple(_icons_as_numbers(move)),
        copies=copies,
        against=tuple([_exchange_results(move, each) for each in pack.moves]),
        part_of=part_of,
    )


def _exchange_results(move: DragonMove, other_move: DragonMove) -> tuple[int, ...]:
    """Return damage dealt, damage taken and the next Initiative (0 nobody, 1 this side, 2 the other) for each of three
    cases: nobody has the Initiative, this side has it, the other side has it."""
    found: list[int] = []
    for holder in (-1, 0, 1):
        result = resolve_exchange(move, other_move, holder)
        found.extend([result.damage[1], result.damage[0], result.next_initiative_holder() + 1])
    return tuple(found)


def _height_text(move: DragonMove, height: int) -> str:
    icons = move.heights[height]
    shown: list[str] = []
    if icons.attacks:
        shown.append(f"attack of strength {icons.strength} at time {icons.time}")
    if icons.block:
        shown.append("block")
    if icons.evade:
        shown.append("evade")
    return f"{HEIGHTS[height].capitalize()}: {' and '.join(shown) or 'nothing'}."


def _icons_as_numbers(move: DragonMove) -> list[NumberOnCard]:
    """Return every icon and effect as a named number, so a client can draw a move without parsing its text."""
    found: list[NumberOnCard] = []
    for height, height_name in enumerate(HEIGHTS):
        icons = move.heights[height]
        if icons.attacks:
            found.append(
                NumberOnCard(
                    f"{height_name} attack", icons.strength, move.source_of(f"strength_{height_name}", "icons")
                )
            )
            found.append(NumberOnCard(f"{height_name} time", icons.time, move.source_of("time")))
        if icons.block:
            found.append(NumberOnCard(f"{height_name} block", 1, move.source_of("icons")))
        if icons.evade:
            found.append(NumberOnCard(f"{height_name} evade", 1, move.source_of("icons")))
    for effect in move.effects:
        found.append(NumberOnCard(effect, 1, move.source_of(effect, "effects")))
    return found

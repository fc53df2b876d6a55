"""The card faces of Dragon Punch: every move is a face, and so is every character.

The two moves of a card are adjacent faces. Faces 0 and 1 are the white and the red side of the first basic card, and so
on. Then come the pairs of special moves, and then the characters in the same order.
"""

from __future__ import annotations

from typing import Final

from kwoon.core.card_faces import Face, NumberOnCard
from kwoon.core.message import Text, joined, message_ids, msg, named
from kwoon.games.dragon_punch.cards.pack import DragonMove, DragonPack
from kwoon.games.dragon_punch.combat.exchange import resolve_exchange

HEIGHTS = ("high", "low")
KIND_IDS: Final = message_ids("dragon-punch-cards-kind", "white, red, special, character")
EFFECT_IDS: Final = message_ids(
    "dragon-punch-cards-effect",
    "initiative-on-hit, initiative-on-block, initiative-always, unblockable, uninterruptible, projectile, unflip",
)
HEIGHT_IDS: Final = ("dragon-punch-cards-high", "dragon-punch-cards-low")
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
        switched = msg("dragon-punch-cards-switched", red=_name(card.red.name))
        found.append(_make_move_face(card.white, "white", switched, card.supply, pack))
        unswitched = msg("dragon-punch-cards-unswitched", white=_name(card.white.name))
        found.append(_make_move_face(card.red, "red", unswitched, card.supply, pack, part_of=card.white.id))
    for character in pack.characters:
        for move in character.moves:
            owner = msg("dragon-punch-cards-special-move", character=_name(character.name))
            found.append(_make_move_face(move, "special", owner, character.copies, pack, part_of=character.id))
    for character in pack.characters:
        first, second = [_name(move.name) for move in character.moves]
        found.append(
            Face(
                id=character.id,
                name=_name(character.name),
                kind="character",
                icon=character.icon or ICONS.get(character.id, "fist"),
                text=msg("dragon-punch-cards-character", title=_name(character.title), first=first, second=second),
                numbers=(),
                copies=character.copies,
                short_text=_name(character.title),
                label=msg(KIND_IDS["character"]),
            )
        )
    return found


def _name(name: str) -> Text:
    return named("dragon-punch-cards", name)


def _make_move_face(
    move: DragonMove, kind: str, other_side: Text, copies: int, pack: DragonPack, *, part_of: str = ""
) -> Face:
    heights = [_height_text(move, place) for place in range(2)]
    sentences: list[Text] = [msg(EFFECT_IDS[effect]) for effect in move.effects]
    if kind == "special" and move.has_effect("unflip"):  # dp.ruling.unflip-on-specials
        sentences.append(msg("dragon-punch-cards-unflip-exception"))
    sentences.append(other_side)
    return Face(
        id=move.id,
        name=_name(move.name),
        kind=kind,
        icon=move.icon or ICONS.get(move.id, "fist"),
        text=joined("sentences", [*heights, *sentences]),
        numbers=tuple(_icons_as_numbers(move)),
        copies=copies,
        against=tuple([_exchange_results(move, each) for each in pack.moves]),
        part_of=part_of,
        short_text=joined("sentences", [*sentences]),
        label=msg(KIND_IDS[kind]),
    )


def _exchange_results(move: DragonMove, other_move: DragonMove) -> tuple[int, ...]:
    """Return damage dealt, damage taken and the next Initiative (0 nobody, 1 this side, 2 the other) for each of three
    cases: nobody has the Initiative, this side has it, the other side has it."""
    found: list[int] = []
    for holder in (-1, 0, 1):
        result = resolve_exchange(move, other_move, holder)
        found.extend([result.damage[1], result.damage[0], result.next_initiative_holder() + 1])
    return tuple(found)


def _height_text(move: DragonMove, height: int) -> Text:
    icons = move.heights[height]
    actions: list[Text] = []
    if icons.attacks:
        actions.append(msg("dragon-punch-cards-attack", strength=icons.strength, time=icons.time))
    if icons.block:
        actions.append(msg("dragon-punch-cards-block-icon"))
    if icons.evade:
        actions.append(msg("dragon-punch-cards-evade-icon"))
    return msg(HEIGHT_IDS[height], actions=joined("and", [*actions]) or msg("dragon-punch-cards-no-icon"))


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
    found.extend([NumberOnCard(effect, 1, move.source_of(effect, "effects")) for effect in move.effects])
    return found

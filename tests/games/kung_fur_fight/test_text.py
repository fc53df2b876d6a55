"""Log text: every gain and loss names its card, and the ending gives the score."""

from __future__ import annotations

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.events import Event
from kwoon.core.game_text import Audience
from kwoon.games.kung_fur_fight.text.text import EVENT_GROUPS, FurText
from tests.games.kung_fur_fight.fixtures import CATS, DOGS, Ring


def read(ring: Ring, seat: int = DOGS) -> list[str]:
    """Return the log lines as this seat reads them."""
    words = FurText(ring.game)
    lines = [words.event(event.seen_by(seat), Audience(["Ann", "Bo"], seat)) for event in ring.log.take()]
    return [line for line in lines if line]


def fought(ring: Ring, dogs: str, cats: str) -> list[str]:
    ring.log.take()
    ring.fight(dogs, cats)
    return read(ring)


def test_weapons_say_which_card_brought_them() -> None:
    told = fought(Ring("kiwano destroy crash"), "lead 1 ban, lead 2 yue", "lead 3 hikaru")
    assert "Kiwano brings you 5 Hidden Weapons from the Warehouse." in told
    assert "滅 DESTROY brings you 2 Hidden Weapons from the Warehouse." in told
    assert "Hikaru brings Bo 3 Hidden Weapons from the Warehouse." in told
    told = fought(Ring(), "", "lead 1 masaru")
    assert "Masaru brings Bo 4 Hidden Weapons from the Warehouse." in told


def test_an_empty_warehouse_is_told_with_the_card_that_asked_it() -> None:
    ring = Ring()
    ring.supply(CATS, ring.state.weapon_stock + ring.state.sides[CATS].unused_weapons)
    told = fought(ring, "", "lead 1 masaru")
    assert "Masaru brings Bo nothing: the Warehouse has no Hidden Weapons left." in told


def test_animals_that_come_back_say_by_what() -> None:
    told = fought(Ring("return crash crash"), "lead 1 yue, assist 1 chai", "lead 2 yaou")
    assert "返 RETURN brings back to your hand: Yue, Chai." in told
    assert "Yaou has won and goes back to Bo's hand." in told
    assert "返 RETURN costs Bo 2 SP." in told


def test_a_recovery_says_what_it_comes_from() -> None:
    told = fought(Ring(), "lead 1 fu, assist 1 ban", "")
    assert "Your Chef led and spends a Dish; 1 left." in told
    assert "That brings 2 animals back to your hand." in told
    assert "Bo sends nobody: a pass." in told
    assert "Bo's pass brings nobody back, for nobody rests." in told
    told = fought(Ring("ginseng peach apple"), "lead 1 ban", "lead 2 yaou")
    assert "Ginseng brings 1 animal back to your hand." in told


def test_the_delicacy_says_why_it_is_spent() -> None:
    ring = Ring()
    ring.state.sides[DOGS].dishes = 0
    told = fought(ring, "lead 1 fu", "lead 1 yaou")
    assert "Your Chef led and spends the Delicacy, for no Dish is left." in told
    ring = Ring()
    ring.state.sides[CATS].sp = 4
    told = fought(ring, "lead 1 ban", "lead 2 yaou")
    assert "Bo's SP fell to 4 or fewer, so the Delicacy is spent." in told
    assert "Bo's SP have run low: Bo's Card Limit rises to 5." in told


def test_losses_and_points_name_their_cards() -> None:
    ring = Ring("shock block power")
    ring.give(DOGS, "boshark ming")
    ring.state.sides[DOGS].sp = 11
    told = fought(ring, "lead 1 boshark, lead 2 ming, lead 3 yue", "")
    for line in (
        "BoShark costs Bo 2 SP.",
        "震 SHOCK costs Bo 1 SP.",
        "震 SHOCK brings you 1 VP.",
        "Ming brings you 2 VP.",
        "封 BLOCK makes Bo's Card Limit one lower in the next round.",
        "威 POWER brings you 1 SP.",
        "You gain 1 VP.",
    ):
        assert line in told


def test_a_mushroom_that_finds_no_room_is_not_passed_over() -> None:
    ring = Ring("mushroom peach apple")
    ring.state.sides[DOGS].arena_sides[0].mushrooms = 2
    ring.state.mushroom_stock -= 2
    assert "There is no Mushroom token or no room for it, so Mushroom does nothing." in fought(ring, "lead 1 ban", "")


def test_the_end_tells_the_score() -> None:
    ring = Ring()
    ring.state.sides[DOGS].vp = 3
    told = fought(ring, "lead 1 ban", "")
    assert told[-3:] == ["You win the game.", "You end with 4 VP and 12 SP.", "Bo ends with 0 VP and 12 SP."]
    ring = Ring()
    ring.state.apply(CATS, -2, ring.dice)
    assert read(ring)[-3:] == ["Bo concedes.", "You end with 0 VP and 12 SP.", "Bo ends with 0 VP and 12 SP."]


def refused(ring: Ring, seat: int, move: str) -> str:
    """Return why a move is refused."""
    names = Audience(["Ann", "Bo"], seat)
    return FurText(ring.game).why_not_move(ring.game.parse_move(move), ring.state.view(seat), names)


def test_why_this_arena_and_why_so_many_weapons() -> None:
    ring = Ring()
    assert refused(ring, CATS, "weapons 1 1") == (
        "You have nobody in arena 1, and Hidden Weapons lie beside an animal."
    )
    for move in ("lead 1 hokuto", "assist 1 yaou", "weapons 1 3", "lead 2 ringo"):
        ring.state.apply(CATS, ring.game.parse_move(move), LiveDice(1))
    assert refused(ring, CATS, "weapons 1 3") == "Arena 1 has 3 Hidden Weapons already."
    assert refused(ring, CATS, "weapons 2 2") == "You have 4 Hidden Weapons, and 3 of them lie in other arenas."
    assert refused(ring, CATS, "lead 1 masaru") == "Hokuto must lead, and does so in arena 1."
    assert refused(ring, CATS, "lead 3 masaru").startswith("Your Card Limit is 3 this round, and 3 are laid.")
    assert refused(ring, CATS, "lead 3 yaou") == "Yaou is laid in arena 1 already."


@pytest.mark.parametrize("word", sorted(EVENT_GROUPS))
def test_every_event_has_a_sentence_where_its_part_is_told(word: str) -> None:
    ring = Ring()
    assert FurText(ring.game).event(Event(word, DOGS, ring.cards("ban"), 1), Audience(["Ann", "Bo"], CATS))


def test_an_event_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="no event called dance"):
        FurText(Ring().game).event(Event("dance", DOGS, []), Audience(["Ann", "Bo"], DOGS))

"""What is told of a game itself: its box, the faces of its cards, its rules with the cards that they speak of."""

from __future__ import annotations

from functools import lru_cache

from kwoon import shelf
from kwoon.core.box import Box
from kwoon.core.faces import Face
from kwoon.hall.tables.head import Refusal
from kwoon.hall.telling.lobby_sent import RuleSent, rule_sent
from kwoon.hall.telling.tellers import teller_for
from kwoon.reading import Mentions
from kwoon.shelf import Pack


def on_shelf(game: str) -> Box:
    """The box of a game; Refusal for what is not there."""
    try:
        return shelf.find(game)
    except shelf.NotOnShelf as error:
        raise Refusal(404, str(error)) from None


def faces_of(pack: Pack) -> list[Face]:
    """The faces of a pack, for the fewest people who can play with it."""
    return teller_for(pack, shelf.find(pack.game).seats[0], {}).opened.faces


@lru_cache(maxsize=64)
def rules_of(pack: Pack) -> list[RuleSent]:
    """Worked out once: to look for a hundred cards in seven thousand words takes a moment."""
    box = shelf.find(pack.game)
    mentions = Mentions(shelf.reading(box), faces_of(pack))
    return [rule_sent(clause, mentions.of(clause.id, clause.text)) for clause in shelf.ledger(box)]

"""Looks for secrets: which cards a page names, anywhere in it, against those that its seat can have seen.

What a seat can have seen is worked out without the code that hides things: from the record of the finished game,
position by position, with every card where it really lay. A page is read whole, in its texts and in its attributes;
one's own hand and the log are no exception.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from playwright.sync_api import Page

from kwoon.core.game import CONCEDE, SPECTATOR, Game, State
from kwoon.core.piles import PilesState
from kwoon.core.record import RecordReplay
from kwoon.registry import load_game_of_record

# The head is not read: it names the files of the client, and one of them may be called like a card.
EVERYTHING = """() => {
    const all = new Set([document.body.innerText])
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = nodes.currentNode; node; node = nodes.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) all.add(node.data)
        else for (const { name, value } of node.attributes) all.add(`${name}="${value}"`)
    }
    return [...all].join('\\n')
}"""

# Attributes that hold ids: all that are ours but the names of places, one of which is called table.
MARK = r"data-(?!zone\b|lane\b)[\w-]+"


def everything(page: Page) -> str:
    """All that a page says, shown or not."""
    text: str = page.evaluate(EVERYTHING)
    return text


def position(page: Page) -> int:
    """How many positions were settled when this page was asked what it is asked now; -1 if it is not asked."""
    key = page.locator(".board").get_attribute("data-ask") or ""
    return int(key.partition(".")[0]) if key else -1


Open = Callable[[State, int], set[int]]
"""The cards that a seat can see in a position, wherever they lie; the same for a watcher, whose seat is -1."""


@dataclass
class Card:
    id: str
    name: str
    text: str

    def named_in(self, page: str) -> bool:
        """Whether something on a page is called like this card, or is marked with its id."""
        if self.name not in page and self.id not in page:
            return False
        name = rf"(?<![\w-]){re.escape(self.name)}(?![\w-])"
        return re.search(rf'{name}|{MARK}="(?:[^"]*[ :])?{re.escape(self.id)}(?:[ :][^"]*)?"', page) is not None


@dataclass
class Look:
    seat: int
    settled: int
    """How many positions were settled when the page was read."""
    named: set[int]


class Lookout:
    """Reads pages while a game is played, and judges what they showed when its record can be had."""

    def __init__(self, page: Page, game: str, *sayings: str) -> None:
        """Sayings are sentences in which the hall names a card to anybody."""
        asking = (
            "async game => (await (await fetch(`/api/games/${game}/cards`)).json()).map(c => [c.id, c.name, c.text])"
        )
        faces = page.evaluate(asking, game)
        # Names are told apart by what they begin with: "When Done Right, None Can Defend!" by its first three words.
        self.cards = [Card(id, name.partition(",")[0].rstrip("!"), text) for id, name, text in faces]
        self.sayings = sayings
        self.looks: list[Look] = []

    def look(self, seat: int, page: Page, settled: int) -> None:
        """Read a page while nobody plays: `settled` is what the key of the present ask begins with."""
        text = everything(page)
        for saying in self.sayings:
            text = text.replace(saying, "")
        self.looks.append(Look(seat, settled, {at for at, card in enumerate(self.cards) if card.named_in(text)}))

    def look_around(self, pages: Iterable[tuple[int, Page]], asked: Page) -> None:
        """Read pages at the position that one of them is asked in. If that page goes on meanwhile, because its last
        answer was still on the way, what was read belongs to no one position and is left out."""
        kept = len(self.looks)
        before = position(asked)
        for seat, page in pages:
            self.look(seat, page, before)
        if position(asked) != before:
            del self.looks[kept:]

    def judge(self, page: Page, open_to: Open) -> None:
        """Nothing was named on any page that its seat had not seen by then, or read on a card that it had seen."""
        record = page.evaluate("async () => (await fetch(`/api/tables/${location.pathname.slice(3)}/record`)).text()")
        seats = sorted({look.seat for look in self.looks})
        seen = history(record, seats, open_to)
        for look in self.looks:
            assert look.named or look.seat == SPECTATOR, "A player's own cards are always there to be found."
            known = seen[look.settled][look.seat]
            texts = "\n".join(self.cards[card].text for card in known)
            spoken = {card for card in look.named - known if self.cards[card].named_in(texts)}
            secrets = sorted(self.cards[card].name for card in look.named - known - spoken)
            assert secrets == [], f"Seat {look.seat} had not seen {secrets} in position {look.settled}."


def at_a_table(state: State, seat: int) -> set[int]:
    """Where there is a deck and everybody has a hand: all cards but those in the deck and in the hands of others."""
    assert isinstance(state, PilesState)
    cards = Counter(state.all_cards()) - Counter(state.deck)
    for other, hand in enumerate(state.hands):
        if other != seat:
            cards -= Counter(hand)
    return set(cards)


def history(record: str, seats: list[int], open_to: Open) -> list[dict[int, set[int]]]:
    """For every position of a game what each of these seats had seen by then."""
    opened = load_game_of_record(record)[0]
    numbers = {face.id: card for card, face in enumerate(opened.faces)}
    replay = RecordReplay(record, opened.game)
    bout = replay.match
    positions: list[dict[int, set[int]]] = [{seat: open_to(bout.state, seat) for seat in seats}]
    answers = 0
    drafts: dict[int, tuple[int, ...]] = {}
    while replay.step():
        if len(bout.moves) == answers:
            continue
        answers = len(bout.moves)
        step = bout.moves[-1]
        if step.move == CONCEDE or (step.move >= 0 and not bout.state.draft(step.seat)):
            said = [step.move]
            if step.move != CONCEDE:
                said += [move for seat, draft in drafts.items() if not bout.state.draft(seat) for move in draft]
            laid = openly(said, bout.game, numbers)
            positions.append({seat: seen | laid | open_to(bout.state, seat) for seat, seen in positions[-1].items()})
        drafts = {seat: tuple(bout.state.draft(seat)) for seat in range(bout.header.seats)}
    return positions


def openly(moves: list[int], game: Game, numbers: dict[str, int]) -> set[int]:
    """The cards that an answer lays before all eyes, even if they are back in a hand or in the deck when it is
    through: a stance that blocks and returns at once, a discard that is shuffled in. What is given is not shown."""
    words = [game.format_move(move).split() for move in moves if move >= 0]
    return {numbers[said[-1]] for said in words if said[0] != "give" and said[-1] in numbers}

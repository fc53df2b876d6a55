"""Detects secrets: compares the cards that a page names anywhere with those its seat can have seen.

The seen cards are computed without the code that hides things: from the record of the finished game, position by
position, with every card in its true place. The whole page is read, text and attributes, including the own hand and the
log.
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

# The head is skipped: it names client files, and one of them may be named like a card.
EVERYTHING = """() => {
    const all = new Set([document.body.innerText])
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = nodes.currentNode; node; node = nodes.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) all.add(node.data)
        else for (const { name, value } of node.attributes) all.add(`${name}="${value}"`)
    }
    return [...all].join('\\n')
}"""

# Attributes that hold ids: all of ours except names of places, one of which is called table.
MARK = r"data-(?!zone\b|lane\b)[\w-]+"


def everything(page: Page) -> str:
    """Return all text of a page, visible or not."""
    text: str = page.evaluate(EVERYTHING)
    return text


def position(page: Page) -> int:
    """Return the number of resolved positions at this page's prompt, or -1 without a prompt."""
    key = page.locator(".board").get_attribute("data-ask") or ""
    return int(key.partition(".")[0]) if key else -1


Open = Callable[[State, int], set[int]]
"""Returns the cards that a seat, or the spectator (-1), can see in a position."""


@dataclass
class Card:
    id: str
    name: str
    text: str

    def named_in(self, page: str) -> bool:
        """Return whether a page contains this card's name or id."""
        if self.name not in page and self.id not in page:
            return False
        name = rf"(?<![\w-]){re.escape(self.name)}(?![\w-])"
        return re.search(rf'{name}|{MARK}="(?:[^"]*[ :])?{re.escape(self.id)}(?:[ :][^"]*)?"', page) is not None


@dataclass
class Look:
    seat: int
    settled: int
    """Number of resolved positions when the page was read."""
    named: set[int]


class Lookout:
    """Reads pages during a game and checks them once the record is available."""

    def __init__(self, page: Page, game: str, *sayings: str) -> None:
        """`sayings` are sentences in which the hall may name a card to anybody."""
        asking = (
            "async game => (await (await fetch(`/api/games/${game}/cards`)).json()).map(c => [c.id, c.name, c.text])"
        )
        faces = page.evaluate(asking, game)
        # Names are matched by their beginning: "When Done Right, None Can Defend!" by its first three words.
        self.cards = [Card(id, name.partition(",")[0].rstrip("!"), text) for id, name, text in faces]
        self.sayings = sayings
        self.looks: list[Look] = []

    def look(self, seat: int, page: Page, settled: int) -> None:
        """Read a page while nobody moves; `settled` is the first part of the current prompt's key."""
        text = everything(page)
        for saying in self.sayings:
            text = text.replace(saying, "")
        self.looks.append(Look(seat, settled, {at for at, card in enumerate(self.cards) if card.named_in(text)}))

    def look_around(self, pages: Iterable[tuple[int, Page]], asked: Page) -> None:
        """Read pages at the position of the prompted page. If that page advances meanwhile because its last move was
        still in flight, the reading belongs to no single position and is dropped."""
        kept = len(self.looks)
        before = position(asked)
        for seat, page in pages:
            self.look(seat, page, before)
        if position(asked) != before:
            del self.looks[kept:]

    def judge(self, page: Page, open_to: Open) -> None:
        """Check that no page named a card that its seat had not seen by then, or read on a seen card."""
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
    """For games with a deck and hands: return all cards except the deck and other hands."""
    assert isinstance(state, PilesState)
    cards = Counter(state.all_cards()) - Counter(state.deck)
    for other, hand in enumerate(state.hands):
        if other != seat:
            cards -= Counter(hand)
    return set(cards)


def history(record: str, seats: list[int], open_to: Open) -> list[dict[int, set[int]]]:
    """Return, for every position, the cards that each of these seats had seen by then."""
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
    """Return the cards that a move shows to everybody, even if they end up in a hand or the deck: a stance that blocks
    and returns, a discard that is shuffled in. Passed cards are not shown."""
    words = [game.format_move(move).split() for move in moves if move >= 0]
    return {numbers[said[-1]] for said in words if said[0] != "give" and said[-1] in numbers}

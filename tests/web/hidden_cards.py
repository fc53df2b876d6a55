"""Checks that pages leak no hidden cards: a page may name only cards that its seat can have seen.

The seen cards are computed without the code that hides cards: from the finished game's record, position by position,
with every card in its true place. All text and attributes in the page are read, including the player's own hand and the
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
from kwoon.localization.formatter import english, format_json
from kwoon.registry import load_game_of_record
from tests.web.conftest import PROTOCOL_HEADERS

# The head is skipped because it names client files, and one of them may be named like a card.
COLLECT_TEXT = """() => {
    const all = new Set([document.body.innerText])
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = nodes.currentNode; node; node = nodes.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) all.add(node.data)
        else for (const { name, value } of node.attributes) all.add(`${name}="${value}"`)
    }
    return [...all].join('\\n')
}"""

# Matches attributes that hold ids. Zones and lanes are excluded, because one of them is called "table".
ID_ATTRIBUTE = r"data-(?!zone\b|lane\b)[\w-]+"


def full_text(page: Page) -> str:
    """Return all text in a page, visible or not."""
    text: str = page.evaluate(COLLECT_TEXT)
    return text


def num_resolved_positions(page: Page) -> int:
    """Return the number of resolved positions according to the prompt's key, or -1 without a prompt."""
    key = page.locator(".board").get_attribute("data-prompt-key") or ""
    return int(key.partition(".")[0]) if key else -1


VisibleCards = Callable[[State, int], set[int]]
"""Returns the cards that a seat, or the spectator (-1), can see in a position."""


@dataclass
class Card:
    id: str
    name: str
    text: str

    def is_named_in(self, page: str) -> bool:
        if self.name not in page and self.id not in page:
            return False
        name = rf"(?<![\w-]){re.escape(self.name)}(?![\w-])"
        return re.search(rf'{name}|{ID_ATTRIBUTE}="(?:[^"]*[ :])?{re.escape(self.id)}(?:[ :][^"]*)?"', page) is not None


@dataclass
class PageReading:
    seat: int
    num_resolved: int
    """Number of resolved positions when the page was read."""
    named_cards: set[int]


class SecrecyCheck:
    """Reads pages during a game and checks them when the record is available."""

    def __init__(self, page: Page, game: str, *allowed_sentences: str) -> None:
        """Load the game's cards. `allowed_sentences` are sentences in which the hall may name a card to anyone."""
        script = (
            "async game => (await (await fetch(`/api/games/${game}/cards`, {"
            + PROTOCOL_HEADERS
            + "})).json()).map(card => [card.id, card.name, card.text])"
        )
        faces = format_json(page.evaluate(script, game), english())
        # Cards are matched by the beginning of their name: "When Done Right, None Can Defend!" by "When Done Right".
        self.cards = [Card(id, name.partition(",")[0].rstrip("!"), text) for id, name, text in faces]
        self.allowed_sentences = allowed_sentences
        self.readings: list[PageReading] = []

    def read_page(self, seat: int, page: Page, num_resolved: int) -> None:
        """Read a page while nobody moves. `num_resolved` is the number of positions resolved so far."""
        text = full_text(page)
        for sentence in self.allowed_sentences:
            text = text.replace(sentence, "")
        self.readings.append(
            PageReading(seat, num_resolved, {index for index, card in enumerate(self.cards) if card.is_named_in(text)})
        )

    def read_pages(self, pages: Iterable[tuple[int, Page]], prompted_page: Page) -> None:
        """Read pages at the prompted page's position.

        If that page advances in the meantime, because its last move was still in flight, drop the readings: they belong
        to no single position.
        """
        num_kept = len(self.readings)
        before = num_resolved_positions(prompted_page)
        for seat, page in pages:
            self.read_page(seat, page, before)
        if num_resolved_positions(prompted_page) != before:
            del self.readings[num_kept:]

    def check_against_record(self, page: Page, visible_to: VisibleCards) -> None:
        """Check that no page named a card that its seat had not yet seen, except within the text of a seen card."""
        record = page.evaluate(
            "async () => (await fetch(`/api/tables/${location.pathname.slice(3)}/record`, {"
            + PROTOCOL_HEADERS
            + "})).text()"
        )
        seats = sorted({reading.seat for reading in self.readings})
        seen = seen_cards_by_position(record, seats, visible_to)
        for reading in self.readings:
            assert reading.named_cards or reading.seat == SPECTATOR, "The page names none of the player's own cards."
            known_cards = seen[reading.num_resolved][reading.seat]
            texts = "\n".join(self.cards[card].text for card in known_cards)
            named_on_cards = {card for card in reading.named_cards - known_cards if self.cards[card].is_named_in(texts)}
            leaked = sorted(self.cards[card].name for card in reading.named_cards - known_cards - named_on_cards)
            assert leaked == [], f"Seat {reading.seat} had not seen {leaked} in position {reading.num_resolved}."


def visible_cards(state: State, seat: int) -> set[int]:
    """Return all cards except those in the deck and in other hands, for games with a deck and hands."""
    assert isinstance(state, PilesState)
    cards = Counter(state.all_cards()) - Counter(state.deck)
    for other, hand in enumerate(state.hands):
        if other != seat:
            cards -= Counter(hand)
    return set(cards)


def seen_cards_by_position(record: str, seats: list[int], visible_to: VisibleCards) -> list[dict[int, set[int]]]:
    """Return, for every position, the cards that each of these seats has seen by then."""
    loaded_game = load_game_of_record(record)[0]
    numbers = {face.id: card for card, face in enumerate(loaded_game.faces)}
    replay = RecordReplay(record, loaded_game.game)
    match = replay.match
    positions: list[dict[int, set[int]]] = [{seat: visible_to(match.state, seat) for seat in seats}]
    num_moves = 0
    drafts: dict[int, tuple[int, ...]] = {}
    while replay.replay_next_line():
        if len(match.moves) == num_moves:
            continue
        num_moves = len(match.moves)
        step = match.moves[-1]
        if step.move == CONCEDE or (step.move >= 0 and not match.state.draft(step.seat)):
            shown_moves = [step.move]
            if step.move != CONCEDE:
                shown_moves += [move for seat, draft in drafts.items() if not match.state.draft(seat) for move in draft]
            shown = publicly_shown_cards(shown_moves, match.game, numbers)
            positions.append(
                {seat: seen | shown | visible_to(match.state, seat) for seat, seen in positions[-1].items()}
            )
        drafts = {seat: tuple(match.state.draft(seat)) for seat in range(match.header.seats)}
    return positions


def publicly_shown_cards(moves: list[int], game: Game, numbers: dict[str, int]) -> set[int]:
    """Return the cards that moves show to everyone even if the cards end up in a hand or the deck, such as a stance
    that blocks and returns, or a discard that is shuffled in. Passed cards are not shown."""
    notations = [game.format_move(move).split() for move in moves if move >= 0]
    return {numbers[words[-1]] for words in notations if words[0] != "give" and words[-1] in numbers}

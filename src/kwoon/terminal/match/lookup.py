"""Cards that somebody reads in the middle of a match: by name, or all that lie where they can be seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kwoon.core.box import Box, Opened
from kwoon.core.contract import View
from kwoon.core.faces import Face
from kwoon.core.telling import upper
from kwoon.core.words import Reader
from kwoon.terminal.boards.board import Board
from kwoon.terminal.match.names import best_fits, called, term_called, words_of
from kwoon.terminal.reports.about import about
from kwoon.terminal.screen import Screen, Spans

SHORT = ("ap", "vp", "sp")
"""Words that are written in capitals."""
AT_ONCE = 4
"""How many cards are read out if a name fits several."""


class Lookup:
    """The cards and tokens of one opened game, as they can be looked up."""

    def __init__(self, box: Box, opened: Opened, board: Board, screen: Screen) -> None:
        self.box = box
        self.opened = opened
        self.board = board
        self.screen = screen
        self.cards = _in_game(opened)
        """Those that this game is played with: options leave some in the box."""
        self.shared = Counter(face.name for face in opened.faces)

    def tell(self, text: str) -> None:
        """What the text names, or what it may name."""
        found = self.find(text)
        term = self.term(text)
        note = ""
        if not found and not term:
            found = self._among([card for card in range(len(self.opened.faces)) if card not in self.cards], text)
            note = "It is in the box, but not in this game."
        if term:
            more = f" More: rules {term}" if about(self.box, term) else ""
            self.screen.show([(title(term), "name"), (f": {self.board.terms()[term]}{more}", "")])
        if found:
            self._tell_found(text, found, note)
        elif not term:
            more = f"; a rule is found by: rules {text}" if about(self.box, text) else ""
            self.screen.say(f"No card is called '{text}'. cards all lists every card{more}.")

    def _tell_found(self, text: str, found: list[Face], note: str) -> None:
        alike = self._alike(self._with_parts(found))
        if len(self._alike(found)) > AT_ONCE:
            names = ", ".join(self._title(face) for face in found)
            self.screen.show([(f"'{text}' could be: ", ""), (names, "name"), (".", "")])
            return
        for faces in alike:
            self._show([(self._title(face), face) for face in faces])
        if note:
            self.screen.show([(note, "quiet")], indent=1)

    def _alike(self, faces: Iterable[Face]) -> list[list[Face]]:
        """The cards in groups that say the same, as the six Punches of FIGHT do: those are read out once."""
        groups: dict[tuple[str, str], list[Face]] = {}
        for face in faces:
            groups.setdefault((self._worth(face), face.text or face.id), []).append(face)
        return list(groups.values())

    def find(self, text: str) -> list[Face]:
        """The cards and tokens of this game that the text fits best."""
        return self._among(self.cards, text)

    def term(self, text: str) -> str:
        """The word of the game that is named, unless a card is called just so; empty if it is none."""
        called = [name for face in self.find(text) for name in self._names(face)]
        return "" if words_of(text) in map(words_of, called) else term_called(self.board.terms(), text)

    def card(self, text: str, near: Iterable[int] = ()) -> int:
        """The one card of this game that the text names, or of several the one among those that lie near; or -1."""
        found = [self.opened.faces.index(face) for face in self.find(text) if face in self.opened.faces]
        if len(found) > 1:
            found = [card for card in found if card in near]
        return found[0] if len(found) == 1 else -1

    def tell_player(self, text: str, view: View, reader: Reader) -> bool:
        """Who is meant, if it is a player, a team or a side, and what lies before them; whether that is all."""
        sides = self.board.sides(view)
        names = [*reader.names, *sides]
        at = called(text, names)
        if at < 0:
            return False
        alone = at < len(reader.names)
        who = [reader.name(seat) for seat in ([at] if alone else sides[names[at]])]
        kind = "a player" if alone else f"the side of {' and '.join(who)}"
        self.screen.show([(names[at], "name"), (f": {kind}, no card.", "")])
        for label, spans in self.board.sheet(view, reader).rows:
            if label.strip() in map(upper, who):
                self.screen.show([(f"{label.strip()}: ", "name"), *spans], indent=2)
        return not self.find(text)

    def tell_places(self, view: View, reader: Reader) -> None:
        """Every card that lies where the reader sees it, place by place, and the tokens."""
        told: set[str] = set()
        for label, cards in self.board.places(view, reader):
            faces = [self.opened.faces[card] for card in cards if card >= 0]
            if faces:
                self._tell_place(label, faces, told, printed=False)
        self._tell_tokens()

    def tell_all(self) -> None:
        """Every card of this game, and the tokens."""
        self._tell_place("The cards of this game", [self.opened.faces[card] for card in self.cards], set())
        self._tell_tokens()

    def _tell_tokens(self) -> None:
        if self.opened.tokens:
            self._tell_place("Tokens", self.opened.tokens, set())

    def _tell_place(self, label: str, faces: list[Face], told: set[str], printed: bool = True) -> None:
        self.screen.show([(label, "title")], indent=1)
        counts = Counter(face.id for face in faces)
        fresh: dict[tuple[str, str], list[tuple[str, Face]]] = {}
        known: list[str] = []
        for face in self._with_parts(dict.fromkeys(faces)):
            count = counts[face.id]
            title = (self._title(face) if printed else self._said(face)) + (f" ({count})" if count > 1 else "")
            if face.id in told:
                known.append(title)
            else:
                fresh.setdefault((self._worth(face), face.text), []).append((title, face))
        for alike in fresh.values():
            self._show(alike)
            told.update(face.id for _, face in alike)
        if known:
            self.screen.show([(", ".join(known), "name"), (": as above.", "quiet")], indent=2)

    def _show(self, alike: list[tuple[str, Face]]) -> None:
        """Cards that say the same, in one paragraph."""
        face = alike[0][1]
        said = f"{self._worth(face)}. {face.text}".strip()
        spans: Spans = [(", ".join(title for title, _ in alike), "name"), (f": {said}", "")]
        self.screen.show(spans, indent=2)

    def _worth(self, face: Face) -> str:
        return self.board.worth(self.opened.faces.index(face)) if face in self.opened.faces else upper(face.kind)

    def _title(self, face: Face) -> str:
        """The printed name, unless several cards have it."""
        if self.shared[face.name] < 2:
            return face.name
        return self.opened.words.card(self.opened.faces.index(face))

    def _said(self, face: Face) -> str:
        """The name as the table has it: without shouts, and short."""
        return self.opened.words.card(self.opened.faces.index(face)) if face in self.opened.faces else face.name

    def _among(self, cards: list[int], text: str) -> list[Face]:
        every = [self.opened.faces[card] for card in cards] + (self.opened.tokens if cards is self.cards else [])
        return [every[at] for at in best_fits(text, [self._names(face) for face in every])]

    def _names(self, face: Face) -> tuple[str, ...]:
        if self.shared[face.name] < 2:
            return (face.name, face.id)
        return (self._title(face), face.id, *self.board.also_called(self.opened.faces.index(face)))

    def _with_parts(self, faces: Iterable[Face]) -> list[Face]:
        """The cards, each with its other side or its moves behind it."""
        found: list[Face] = []
        for face in faces:
            found.append(face)
            found.extend([part for part in self.opened.faces if part.part_of == face.id])
        return list(dict.fromkeys(found))


def title(term: str) -> str:
    """A word of a game as the start of a sentence: 'Chef', 'AP'."""
    return term.upper() if term in SHORT else upper(term)


def _in_game(opened: Opened) -> list[int]:
    """The cards that this game is played with, and the parts of these."""
    played = set(opened.game.cards())
    ids = {opened.faces[card].id for card in played}
    return [card for card, face in enumerate(opened.faces) if card in played or face.part_of in ids]

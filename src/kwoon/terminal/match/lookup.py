"""Card lookup during a match: by name, or all visible cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kwoon.core.definition import GameDefinition, LoadedGame
from kwoon.core.event_text import capitalize_first
from kwoon.core.game import View
from kwoon.core.message import Text, joined, msg
from kwoon.localization.faces import FormattedFace, format_faces
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards.board import TerminalBoard
from kwoon.terminal.match.fuzzy_match import best_matches, find_name, normalized_words
from kwoon.terminal.reports.rule_search import find_rules
from kwoon.terminal.screen import Screen, Spans

ABBREVIATIONS = ("ap", "vp", "sp")
"""Terms written in capitals."""
MAX_SHOWN = 4
"""Maximum number of cards shown if a name matches several."""


class CardLookup:
    """Looks up and shows the cards, tokens and terms of one loaded game."""

    def __init__(self, definition: GameDefinition, loaded: LoadedGame, board: TerminalBoard, screen: Screen) -> None:
        self.definition = definition
        self.loaded = loaded
        self.board = board
        self.screen = screen
        self.faces = format_faces(loaded.faces)
        self.tokens = format_faces(loaded.tokens)
        self.cards = _cards_in_game(loaded)
        """The cards used in this match; options may exclude some."""
        self.name_counts = Counter(face.name for face in self.faces)

    def show_search_results(self, text: str) -> None:
        """Show the cards and the term that match the text."""
        found = self.find_faces(text)
        term = self.find_term(text)
        is_used = bool(found or term)
        if not is_used:
            found = self._find_faces_among([card for card in range(len(self.faces)) if card not in self.cards], text)
        t = self.board.reader.t
        if term:
            sentences: list[Text] = [self.board.glossary()[term]]
            if find_rules(self.definition, term):
                sentences.append(msg("terminal-more-rules", term=term))
            self.screen.print_spans(
                [
                    (t("terminal-term-title", term=capitalize_term(term)), "name"),
                    (self.board.reader.say(joined("sentences", [*sentences])), ""),
                ]
            )
        if found:
            self._show_found(text, found, "" if is_used else t("terminal-not-used"))
        elif not term:
            has_rules = bool(find_rules(self.definition, text))
            self.screen.print_line(t("terminal-no-card-but-rules" if has_rules else "terminal-no-card", text=text))

    def _show_found(self, text: str, found: list[FormattedFace], note: str) -> None:
        groups = self._group_identical(self._with_parts(found))
        if len(self._group_identical(found)) > MAX_SHOWN:
            names = [self._title(face) for face in found]
            self.screen.print_line(self.board.reader.t("terminal-several-cards", text=text, cards=names))
            return
        for faces in groups:
            self._show_card_group([(self._title(face), face) for face in faces])
        if note:
            self.screen.print_spans([(note, "quiet")], indent=1)

    def _group_identical(self, faces: Iterable[FormattedFace]) -> list[list[FormattedFace]]:
        """Group cards that have the same text, such as the Punches in FIGHT, to show them once."""
        groups: dict[tuple[str, str], list[FormattedFace]] = {}
        for face in faces:
            groups.setdefault((self._card_summary(face), face.text or face.id), []).append(face)
        return list(groups.values())

    def find_faces(self, text: str) -> list[FormattedFace]:
        """Return the cards and tokens of this game that match the text best."""
        return self._find_faces_among(self.cards, text)

    def titles(self, text: str) -> list[str]:
        """Return the names of the cards and tokens that match the text best."""
        return [self._title(face) for face in self.find_faces(text)]

    def find_term(self, text: str) -> str:
        """Return the term that the text names, unless a card has exactly this name; empty if there is none."""
        face_names = [name for face in self.find_faces(text) for name in self._names_of_face(face)]
        return "" if normalized_words(text) in map(normalized_words, face_names) else self.board.find_term(text)

    def find_card(self, text: str, preferred: Iterable[int] = ()) -> int:
        """Return the only card that matches the text, or the only preferred card if several match; otherwise -1."""
        found = [self.faces.index(face) for face in self.find_faces(text) if face in self.faces]
        if len(found) > 1:
            found = [card for card in found if card in preferred]
        return found[0] if len(found) == 1 else -1

    def show_player(self, text: str, view: View, reader: Reader) -> bool:
        """If the text names a player or team, show the board rows of its players. Return whether the text names a
        player or team and no card."""
        sides = self.board.teams_by_name(view)
        names = [*reader.names, *sides]
        index = find_name(text, names)
        if index < 0:
            return False
        is_player = index < len(reader.names)
        player_names = [reader.seat_name(seat) for seat in ([index] if is_player else sides[names[index]])]
        self.screen.print_line(
            reader.t("terminal-player-not-card", name=names[index])
            if is_player
            else reader.t("terminal-team-not-card", name=names[index], players=joined("and", [*player_names]))
        )
        for label, spans in self.board.board_text(view, reader).rows:
            if label.strip() in map(capitalize_first, player_names):
                self.screen.print_spans([(reader.t("terminal-label", label=label.strip()), "name"), *spans], indent=2)
        return not self.find_faces(text)

    def show_visible_cards(self, view: View, reader: Reader) -> None:
        """Show every card that the reader can see, by place, and the tokens."""
        shown_ids: set[str] = set()
        for label, cards in self.board.visible_cards(view, reader):
            faces = [self.faces[card] for card in cards if card >= 0]
            if faces:
                self._show_place(label, faces, shown_ids, use_printed_names=False)
        self._show_tokens()

    def show_all_cards(self) -> None:
        """Show every card in this game, and the tokens."""
        self._show_place(
            self.board.reader.t("terminal-cards-of-game"), [self.faces[card] for card in self.cards], set()
        )
        self._show_tokens()

    def _show_tokens(self) -> None:
        if self.tokens:
            self._show_place(self.board.reader.t("terminal-tokens"), self.tokens, set())

    def _show_place(
        self, label: str, faces: list[FormattedFace], shown_ids: set[str], use_printed_names: bool = True
    ) -> None:
        self.screen.print_spans([(label, "title")], indent=1)
        counts = Counter(face.id for face in faces)
        new_groups: dict[tuple[str, str], list[tuple[str, FormattedFace]]] = {}
        already_shown: list[str] = []
        for face in self._with_parts(dict.fromkeys(faces)):
            count = counts[face.id]
            title = self._title(face) if use_printed_names else self._board_name(face)
            if count > 1:
                title = self.board.reader.t("terminal-card-count", card=title, count=count)
            if face.id in shown_ids:
                already_shown.append(title)
            else:
                new_groups.setdefault((self._card_summary(face), face.text), []).append((title, face))
        for group in new_groups.values():
            self._show_card_group(group)
            shown_ids.update(face.id for _, face in group)
        if already_shown:
            note = self.board.reader.t("terminal-as-above")
            self.screen.print_spans([(self._listed(already_shown), "name"), (note, "quiet")], indent=2)

    def _show_card_group(self, group: list[tuple[str, FormattedFace]]) -> None:
        """Show cards with the same text in one paragraph."""
        face = group[0][1]
        summary, t = self._card_summary(face), self.board.reader.t
        text = (
            t("terminal-card-text", summary=summary, text=face.text)
            if face.text
            else t("terminal-card-summary", summary=summary)
        )
        spans: Spans = [(self._listed([title for title, _ in group]), "name"), (text, "")]
        self.screen.print_spans(spans, indent=2)

    def _listed(self, names: list[str]) -> str:
        return self.board.reader.say(joined("comma", [*names]))

    def _card_summary(self, face: FormattedFace) -> str:
        return self.board.card_summary(self.faces.index(face)) if face in self.faces else capitalize_first(face.label)

    def _title(self, face: FormattedFace) -> str:
        """Return the printed name, or an unambiguous name if several cards share it."""
        if self.name_counts[face.name] < 2:
            return face.name
        return self.board.card_name(self.faces.index(face))

    def _board_name(self, face: FormattedFace) -> str:
        """Return the short name used on the board, without exclamation marks."""
        return self.board.card_name(self.faces.index(face)) if face in self.faces else face.name

    def _find_faces_among(self, cards: list[int], text: str) -> list[FormattedFace]:
        candidates = [self.faces[card] for card in cards] + (self.tokens if cards is self.cards else [])
        return [candidates[index] for index in best_matches(text, [self._names_of_face(face) for face in candidates])]

    def _names_of_face(self, face: FormattedFace) -> tuple[str, ...]:
        if self.name_counts[face.name] < 2:
            return (face.name, face.id)
        return (self._title(face), face.id, *self.board.other_names(self.faces.index(face)))

    def _with_parts(self, faces: Iterable[FormattedFace]) -> list[FormattedFace]:
        """Return the cards, each followed by its other side or its moves."""
        found: list[FormattedFace] = []
        for face in faces:
            found.append(face)
            found.extend([part for part in self.faces if part.part_of == face.id])
        return list(dict.fromkeys(found))


def capitalize_term(term: str) -> str:
    """Return a term as it is written at the start of a sentence: 'Chef', 'AP'."""
    return term.upper() if term in ABBREVIATIONS else capitalize_first(term)


def _cards_in_game(loaded: LoadedGame) -> list[int]:
    """Return the cards used in this game and their parts."""
    used = set(loaded.game.all_cards())
    ids = {loaded.faces[card].id for card in used}
    return [card for card, face in enumerate(loaded.faces) if card in used or face.part_of in ids]

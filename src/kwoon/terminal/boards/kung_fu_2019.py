"""Kung Fu Fighting!, 2019, as text: Chi, Weapons and Stances, the exchange with its answers, and the own cards."""

from __future__ import annotations

from typing import Final

from kwoon.core.box import Opened
from kwoon.core.contract import Ask, View
from kwoon.core.telling import upper
from kwoon.core.words import Reader
from kwoon.games.kung_fu_2019.cards.kinds import IS_CHI, IS_STANCE, IS_WEAPON
from kwoon.games.kung_fu_2019.combat.gains import FIRST_TARGET, WHOLE
from kwoon.games.kung_fu_2019.play.notation import ATTACK, ATTACK_SPLIT, BREAK, CHOOSE, DROP, HURL, REDIRECT
from kwoon.games.kung_fu_2019.play.rules import KungFu2019
from kwoon.games.kung_fu_2019.sight.view import KungFu2019View
from kwoon.terminal.boards.board import Board, Place
from kwoon.terminal.boards.terms import KUNG_FU_2019
from kwoon.terminal.screen import Sheet, Spans

TEAMS: Final = ("Dragon", "Tiger", "Crane")
Cards = tuple[int, ...]
USING: Final = ("play", "attack", "break", "split", "spread", "join", "hurl")
NOTES: Final = {
    ("done", "discard"): "keep the rest and draw",
    ("done", "prepare"): "no attack this turn",
    ("done", "respite"): "your turn ends",
    ("done", "add"): "the attack stands as it is",
    ("done", "help"): "that is what you add",
    ("done", "target"): "nobody else is struck",
    ("pass", "help"): "add nothing",
    ("pass", "step-in"): "stay out of it",
    ("pass", "block"): "no Block",
    ("pass", "counterattack"): "do not strike back",
    ("pass", "attack"): "do not attack",
    ("pass", "special"): "keep it for later",
    ("pass", "take"): "let it go",
    ("pass", "take-stance"): "let it go",
    ("pass", "pass-card"): "keep every card",
}
"""What a pass or done comes to, by what is asked."""


class KungFu2019Board(Board):
    """The board of Kung Fu Fighting!, 2019."""

    def __init__(self, opened: Opened, plain: bool) -> None:
        super().__init__(opened, plain)
        assert isinstance(opened.game, KungFu2019)
        self.game = opened.game
        hurlers = [card for card in self.game.pack.kinds if card.has("hurl")]
        self.hurling = "; ".join([f"+{card.worth('hurl')} damage, by {card.name}" for card in hurlers])
        """What a Weapon adds that is thrown, whatever is printed on it."""

    def intro(self) -> list[str]:
        pack = self.game.pack
        chi = int(self.game.start_chi)
        whose = "Each team shares" if self.game.teamed else "Everybody has"
        lines = [
            f"{whose} {chi} Chi. Who has none left is out, and the last with Chi win.",
            f"In your turn you throw away what you do not want, draw up to {pack.hand}, and prepare: Weapons, Stances,"
            " Chi Restoration. Then you may attack once, and prepare again.",
            "To attack, name whom you strike, then an Attack card or the Weapon before you, then add Enhancements.",
            "Whoever is struck may play one Block. Some Blocks allow a counterattack, which is answered in turn.",
            "When nobody answers any more, all attacks count at once: blows, losses, defence, Chi.",
        ]
        if self.game.less:
            lines.insert(1, f"Whoever begins has {int(self.game.less)} less: you agreed on an evened start.")
        if self.game.teamed:
            lines.append(
                "Before the target is asked for a Block, teammates are asked whether they step in or block for them."
            )
            lines.append(
                "Each teammate of an attacker may add one Enhancement. They are asked at once, and what they add is "
                "laid clockwise from the attacker."
            )
            lines.append("When your turn ends you may pass one card from your hand to a teammate, face down.")
        return lines

    def sheet(self, view: View, reader: Reader) -> Sheet:
        assert isinstance(view, KungFu2019View)
        sheet = Sheet(f"Kung Fu Fighting! (2019): turn {view.turn}, {view.deck} cards in the deck")
        order = self._order(view)
        if self.game.teamed:
            self._show_teams(sheet, view, order, reader)
        else:
            for seat in order:
                sheet.rows.append((upper(reader.name(seat)), self._person(view, seat)))
        for at in range(len(view.attack_by)):
            self._show_attack(sheet, view, at, reader)
        if view.spent:
            sheet.rows.append(("Also played", [(self._counted(view.spent), "name")]))
        self._show_laying(sheet, view, reader)
        given_up = [move % self.game.kinds.count for move in view.draft if self._verb(move) == DROP]
        if given_up:
            sheet.rows.append(("You give up", [(self._names(tuple(given_up)), "name")]))
        if view.seat >= 0 and not view.out[view.seat]:
            sheet.rows.append(("Your hand", [(self._listed(self._left(view)) or "empty", "")]))
        return sheet

    def reason(self, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2019View)
        if view.draft:
            return ""
        match view.phase:
            case "counterattack":
                return "You were attacked, and a card of yours lets you strike back."
            case "help":
                return "A teammate attacks. Your answer is sealed until all teammates have answered."
            case "step-in":
                return "Whoever could step in is asked at once, so that nobody knows who has the card."
            case "swap":
                _, first, _, second, *_ = view.steps[-1]
                other = reader.name(second if first == view.seat else first)
                return f"You and {other} give each other as many cards, face down, at the same time."
            case "special":
                return "Teammates are asked at once whether a Team Special card fits."
        return ""

    def blow(self, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2019View)
        told: list[str] = []
        for at, targets in enumerate(view.attack_targets):
            if view.seat in targets and view.attack_gains[at] and not view.attack_void[at]:
                more = self._against(view.attack_gains[at], targets.index(view.seat), reader.whose(view.seat))
                told.append(
                    f"{upper(reader.whose(view.attack_by[at]))} attack: {self._made_of(view, at, reader)}{more}."
                )
        return " ".join(told)

    def move(self, move: int) -> tuple[Spans, ...]:
        wrote: Spans = [(self.game.write(move), "")]
        said: Spans = [(self.opened.words.move(move), "")]
        if move >= self.game.first_target or move // self.game.kinds.count in (DROP, REDIRECT):
            return (wrote, said)
        if move // self.game.kinds.count == HURL:
            return (wrote, said, [(self.hurling, "quiet")])
        face = self.opened.faces[move % self.game.kinds.count]
        kind = "" if move // self.game.kinds.count == CHOOSE else f"{upper(face.kind)}. "
        return (wrote, said, [(f"{kind}{face.text}", "quiet")])

    def note(self, move: int, ask: Ask, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2019View)
        if move >= self.game.pass_:
            return NOTES.get((self.game.write(move), ask.word), "")
        seat = view.seat
        going = _replaced(view, seat, ask.word == "take") if ask.word in ("take", "take-stance") else []
        if move < self.game.kinds.count and ask.word in ("prepare", "respite"):
            sort = self.game.kinds.sort[move]
            if sort == IS_CHI and view.chi[view.team[seat]] >= view.most_chi[view.team[seat]]:
                return "You have all your Chi, so it restores none."
            if sort in (IS_WEAPON, IS_STANCE):
                going = _replaced(view, seat, sort == IS_WEAPON)
        return f"It replaces {self._names(tuple(going))}." if going else ""

    def terms(self) -> dict[str, str]:
        return KUNG_FU_2019

    def sides(self, view: View) -> dict[str, list[int]]:
        assert isinstance(view, KungFu2019View)
        if not self.game.teamed:
            return {}
        seats = range(len(view.team))
        return {f"Team {TEAMS[team]}": [seat for seat in seats if view.team[seat] == team] for team in set(view.team)}

    def later(self, verb: str, card: int, ask: Ask, view: View) -> str:
        if ask.word == "discard" and verb in USING:
            return "First finish discarding (done) and draw; cards are played after that."
        if ask.word == "price" and verb in ("pass", "done"):
            return "The price of your Block has to be paid; undo takes the Block back."
        return ""

    def places(self, view: View, reader: Reader) -> list[Place]:
        assert isinstance(view, KungFu2019View)
        found: list[Place] = [("Your hand", view.hand)]
        for seat in self._order(view):
            lying = (view.archetype[seat], *view.beside[seat], view.weapon[seat], *view.on_weapon[seat])
            found.append((f"Before {reader.name(seat)}", (*lying, view.stance[seat], *view.on_stance[seat])))
            if seat != view.seat:
                found.append((f"{upper(reader.whose(seat))} hand, among others", view.known[seat]))
        for at, by in enumerate(view.attack_by):
            blocks = [card for card in view.attack_blocks[at] if card >= 0]
            cards = (view.attack_base[at], *view.attack_cards[at], *blocks)
            found.append((f"{upper(reader.whose(by))} attack and its Blocks", cards))
        found.append(("Also played in the exchange", view.spent))
        return found

    def _order(self, view: KungFu2019View) -> list[int]:
        """The seats in the order of turns, the own one first."""
        seats = len(view.team)
        return [(max(view.seat, 0) + away) % seats for away in range(seats)]

    def _show_teams(self, sheet: Sheet, view: KungFu2019View, order: list[int], reader: Reader) -> None:
        """Each team with the Chi that it shares, and below it who belongs to it; then who comes after whom."""
        for team in dict.fromkeys([view.team[seat] for seat in order]):
            own = ", yours" if view.seat >= 0 and view.team[view.seat] == team else ""
            sheet.rows.append((f"Team {TEAMS[team]}{own}", [(f"{view.chi[team]} Chi together", "good")]))
            for seat in order:
                if view.team[seat] == team:
                    sheet.rows.append((f"  {upper(reader.name(seat))}", self._person(view, seat)))
        turns = [reader.name(seat) for seat in order if not view.out[seat]]
        sheet.rows.append(("Turns", [(upper(", then ".join(turns)), "")]))

    def _person(self, view: KungFu2019View, seat: int) -> Spans:
        if view.out[seat]:
            return [("out of the game", "quiet")]
        size = len(self._left(view)) if seat == view.seat else view.hand_sizes[seat]
        spans: Spans = [] if self.game.teamed else [(f"{view.chi[view.team[seat]]} Chi", "good"), (", ", "")]
        spans.append((f"{size} card{'' if size == 1 else 's'} in hand", ""))
        if seat != view.seat and view.known[seat]:
            spans.append((f" (among them {self._names(view.known[seat])})", ""))
        if view.archetype[seat] >= 0:
            spans.append((f", {self._with(view.archetype[seat], view.beside[seat])}", "name"))
        if view.weapon[seat] >= 0:
            spans.append((f", Weapon {self._with(view.weapon[seat], view.on_weapon[seat])}", "attack"))
        if view.stance[seat] >= 0:
            spans.append((f", {self._with(view.stance[seat], view.on_stance[seat])}", "number"))
        if view.poison[seat]:
            spans.append((f", poisoned for {view.poison[seat]}", "attack"))
        if seat == view.active:
            spans.append((", your turn" if seat == view.seat else ", has the turn", "name"))
        return spans

    def _show_attack(self, sheet: Sheet, view: KungFu2019View, at: int, reader: Reader) -> None:
        """One attack of the exchange, and below it each target with its answer."""
        by = view.attack_by[at]
        kind = "counterattack" if view.attack_against[at] >= 0 else "attack"
        sheet.rows.append((f"{upper(reader.whose(by))} {kind}", [(self._made_of(view, at, reader), "name")]))
        for place, target in enumerate(view.attack_targets[at]):
            deals = view.attack_damage[at][place]
            more = self._against(view.attack_gains[at], place, reader.whose(target))
            spans: Spans = [(f"{deals} damage{more} before any defence", "attack")]
            block = view.attack_blocks[at][place] if view.attack_blocks[at] else -1
            if block >= 0:
                blocker = view.attack_block_by[at][place]
                spans.append((f", {reader.whose(blocker)} Block: {self._name(block)}", "good"))
            if view.attack_taken[at] and view.attack_taken[at][place]:
                spans.append((", nobody else may step in", ""))
            sheet.rows.append((f"  on {reader.name(target)}", spans))

    def _made_of(self, view: KungFu2019View, at: int, reader: Reader) -> str:
        """The cards of an attack, each with what it deals, and the cards in play that add something."""
        gains = view.attack_gains[at]
        parts = [f"{self._name(view.attack_base[at])} {view.attack_base_worth[at]}{self._by(gains, 0)}"]
        for place, card in enumerate(view.attack_cards[at]):
            owner = view.attack_owners[at][place]
            whose = "" if owner == view.attack_by[at] else f" by {reader.name(owner)}"
            parts.append(f"{self._name(card)} +{view.attack_worth[at][place]}{whose}{self._by(gains, place + 1)}")
        return ", ".join([*parts, *[f"+{worth} by {self._name(card)}" for card, worth in _given(gains, WHOLE)]])

    def _by(self, gains: Cards, where: int) -> str:
        """How much of a number other cards give."""
        given = [f"{worth} by {self._name(card)}" for card, worth in _given(gains, where)]
        return f" (of it {', '.join(given)})" if given else ""

    def _against(self, gains: Cards, place: int, whose: str) -> str:
        """What a Stance adds against one target because of the Stance that he is in."""
        given = [f"{worth} by {self._name(card)}" for card, worth in _given(gains, int(FIRST_TARGET) - place)]
        return f" (of it {', '.join(given)} against {whose} Stance)" if given else ""

    def _show_laying(self, sheet: Sheet, view: KungFu2019View, reader: Reader) -> None:
        """The attack that the reader is drafting, or what an attack would be with what the reader adds."""
        if view.laying_base < 0 or not view.draft:
            return
        gains = view.laying_gains
        parts = [f"{self._name(view.laying_base)} {view.laying_base_worth}{self._by(gains, 0)}"]
        for place, card in enumerate(view.laying_cards):
            parts.append(f"{self._name(card)} +{view.laying_worth[place]}{self._by(gains, place + 1)}")
        parts.extend([f"+{worth} by {self._name(card)}" for card, worth in _given(gains, WHOLE)])
        deals: list[str] = []
        for place, target in enumerate(view.laying_targets):
            more = self._against(gains, place, reader.whose(target))
            deals.append(f"{view.laying_damage[place]} to {reader.name(target)}{more}")
        label = "With what you add" if view.phase == "help" else "You lay out"
        sheet.rows.append((label, [(", ".join(parts), "name"), (f": {', '.join(deals)}", "number")]))

    def _left(self, view: KungFu2019View) -> Cards:
        """The hand without what the draft names."""
        left = list(view.hand)
        for move in view.draft:
            card = move % self.game.kinds.count
            from_play = card == view.weapon[view.seat] and self._verb(move) in (ATTACK, ATTACK_SPLIT, BREAK)
            if move < self.game.first_target and card in left and not from_play and self._verb(move) != DROP:
                left.remove(card)
        return tuple(left)

    def _verb(self, move: int) -> int:
        return move // self.game.kinds.count

    def _with(self, card: int, hung: Cards) -> str:
        return self._name(card) + (f" with {self._names(hung)}" if hung else "")

    def _name(self, card: int) -> str:
        return self.opened.words.card(card)

    def _counted(self, cards: Cards) -> str:
        """Cards with the number of those that are there more than once."""
        counts = {card: cards.count(card) for card in cards}
        return ", ".join(
            [f"{count} {self._name(card)}" if count > 1 else self._name(card) for card, count in counts.items()]
        )

    def _listed(self, cards: Cards) -> str:
        """A hand, each card with its type and numbers."""
        counts = {card: cards.count(card) for card in cards}
        named = [f"{count} {self._name(card)}" if count > 1 else self._name(card) for card, count in counts.items()]
        return "; ".join([f"{name} ({self._worth(card)})" for name, card in zip(named, counts, strict=True)])

    def _worth(self, card: int) -> str:
        attack, bonus, defence, heal = self.game.pack.kinds[card].numbers
        kind = self.opened.faces[card].kind
        parts = [upper(kind)]
        if attack >= 0 and kind.endswith("attack"):
            parts = [f"{upper(kind)} {attack}"]
        elif attack >= 0:
            parts.append(f"attack +{attack}" if kind.startswith("improved") else f"attack {attack}")
        numbers = ((bonus, f"attack +{bonus}"), (defence, f"defence {defence}"), (heal, f"{heal} Chi"))
        return ", ".join([*parts, *[said for number, said in numbers if number > 0]])

    def _names(self, cards: Cards) -> str:
        return ", ".join([self._name(card) for card in cards])


def _replaced(view: KungFu2019View, seat: int, weapon: bool) -> list[int]:
    """What leaves a slot when something new comes into it."""
    host, hung = (view.weapon, view.on_weapon) if weapon else (view.stance, view.on_stance)
    return [host[seat], *hung[seat]] if host[seat] >= 0 else []


def _given(gains: Cards, where: int) -> list[tuple[int, int]]:
    """The cards that add something there, each with how much: of what the view tells in threes."""
    return [(gains[at + 1], gains[at + 2]) for at in range(0, len(gains), 3) if gains[at] == where]

"""Kung Fu Fighting! (2019) as text: Chi, Weapons and Stances, the exchange with reactions, and the reader's cards."""

from __future__ import annotations

from typing import Final

from kwoon.core.definition import LoadedGame
from kwoon.core.event_text import capitalize_first
from kwoon.core.game import Prompt, View
from kwoon.core.game_text import Audience
from kwoon.games.kung_fu_2019.cards.card_tables import IS_CHI, IS_STANCE, IS_WEAPON
from kwoon.games.kung_fu_2019.combat.damage_breakdown import FIRST_TARGET_PLACE, WHOLE_ATTACK
from kwoon.games.kung_fu_2019.rules.game import KungFu2019
from kwoon.games.kung_fu_2019.rules.notation import ATTACK, ATTACK_SPLIT, BREAK, CHOOSE, DROP, HURL, REDIRECT
from kwoon.games.kung_fu_2019.view.view import KungFu2019View
from kwoon.terminal.boards.board import CardPlace, TerminalBoard
from kwoon.terminal.screen import BoardText, Spans

TEAM_NAMES: Final = ("Dragon", "Tiger", "Crane")
CardIds = tuple[int, ...]
CARD_VERBS: Final = ("play", "attack", "break", "split", "spread", "join", "hurl")
MOVE_NOTES: Final = {
    ("done", "discard"): "keep the rest and draw",
    ("done", "prepare"): "no attack this turn",
    ("done", "respite"): "your turn ends",
    ("done", "add"): "the attack stands as it is",
    ("done", "help"): "that is what you add",
    ("done", "target"): "no more targets",
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
"""The effect of `pass` or `done`, by kind of prompt."""


class KungFu2019Board(TerminalBoard):
    def __init__(self, loaded: LoadedGame, plain: bool) -> None:
        super().__init__(loaded, plain)
        assert isinstance(loaded.game, KungFu2019)
        self.game = loaded.game
        hurlers = [card for card in self.game.pack.kinds if card.has_effect("hurl")]
        self.hurl_cards = "; ".join([f"+{card.effect_amount('hurl')} damage, by {card.name}" for card in hurlers])
        """Text for the extra damage of a thrown Weapon, which does not depend on the Weapon's own numbers."""

    def intro(self) -> list[str]:
        pack = self.game.pack
        chi = int(self.game.start_chi)
        subject = "Each team shares" if self.game.has_teams else "Each player has"
        lines = [
            f"{subject} {chi} Chi. Without Chi you are out; the last with Chi win.",
            f"In your turn, discard what you do not want, draw up to {pack.hand_size} cards, and prepare: play Weapons,"
            " Stances and Chi Restoration cards. Then you may attack once, and prepare again.",
            "To attack, name a target, then an Attack card or your Weapon, then add Enhancements.",
            "The target may play one Block. Some Blocks allow a counterattack, which can be answered in turn.",
            "Once no player answers, all attacks are resolved together.",
        ]
        if self.game.first_player_penalty:
            lines.insert(
                1,
                f"The first player starts with {int(self.game.first_player_penalty)} Chi less, by the even start option.",
            )
        if self.game.has_teams:
            lines.append("Before the target can Block, teammates can step in or block for them.")
            lines.append(
                "Each teammate of an attacker may add one Enhancement. All choose at the same time; the cards are added "
                "clockwise from the attacker."
            )
            lines.append("When your turn ends, you can hand a teammate one of your cards, face down.")
        return lines

    def board_text(self, view: View, audience: Audience) -> BoardText:
        assert isinstance(view, KungFu2019View)
        board = BoardText(f"Kung Fu Fighting! (2019): turn {view.turn}, {view.deck} cards in the deck")
        order = self.seats_from_reader(view)
        if self.game.has_teams:
            self._add_team_rows(board, view, order, audience)
        else:
            for seat in order:
                board.rows.append((capitalize_first(audience.seat_name(seat)), self._player_spans(view, seat)))
        for at in range(len(view.attack_by)):
            self._add_attack_rows(board, view, at, audience)
        if view.spent:
            board.rows.append(("Also played", [(", ".join(self.counted_card_names(view.spent).values()), "name")]))
        self._add_draft_row(board, view, audience)
        given_up = [move % self.game.kinds.count for move in view.draft if self._verb(move) == DROP]
        if given_up:
            board.rows.append(("You give up", [(self.card_names(given_up), "name")]))
        if view.seat >= 0 and not view.out[view.seat]:
            board.rows.append(("Your hand", [(self._hand_text(self._remaining_hand(view)) or "empty", "")]))
        return board

    def prompt_reason(self, view: View, audience: Audience) -> str:
        assert isinstance(view, KungFu2019View)
        if view.draft:
            return ""
        match view.phase:
            case "counterattack":
                return "You were attacked, and one of your cards lets you strike back."
            case "help":
                return "A teammate attacks. Your choice is hidden until all teammates have chosen."
            case "step-in":
                return "All players who could step in choose at the same time, so that nobody knows who has the card."
            case "swap":
                _, first, _, second, *_ = view.steps[-1]
                other = audience.seat_name(second if first == view.seat else first)
                return f"You and {other} swap the same number of cards, face down, at the same time."
            case "special":
                return "All teammates choose at the same time whether to play a Team Special card."
        return ""

    def damage_breakdown(self, view: View, audience: Audience) -> str:
        assert isinstance(view, KungFu2019View)
        sentences: list[str] = []
        for at, targets in enumerate(view.attack_targets):
            if view.seat in targets and view.attack_gains[at] and not view.attack_void[at]:
                stance_note = self._bonus_against_stance_text(
                    view.attack_gains[at], targets.index(view.seat), audience.possessive(view.seat)
                )
                sentences.append(
                    f"{capitalize_first(audience.possessive(view.attack_by[at]))} attack: {self._attack_text(view, at, audience)}{stance_note}."
                )
        return " ".join(sentences)

    def move_row(self, move: int) -> tuple[Spans, ...]:
        notation: Spans = [(self.game.format_move(move), "")]
        label: Spans = [(self.loaded.text.describe_move(move), "")]
        if move >= self.game.first_target or move // self.game.kinds.count in (DROP, REDIRECT):
            return (notation, label)
        if move // self.game.kinds.count == HURL:
            return (notation, label, [(self.hurl_cards, "quiet")])
        face = self.loaded.faces[move % self.game.kinds.count]
        kind = "" if move // self.game.kinds.count == CHOOSE else f"{capitalize_first(face.kind)}. "
        return (notation, label, [(f"{kind}{face.text}", "quiet")])

    def move_note(self, move: int, prompt: Prompt, view: View, audience: Audience) -> str:
        assert isinstance(view, KungFu2019View)
        if move >= self.game.pass_move:
            return MOVE_NOTES.get((self.game.format_move(move), prompt.kind), "")
        seat = view.seat
        replaced = _replaced_cards(view, seat, prompt.kind == "take") if prompt.kind in ("take", "take-stance") else []
        if move < self.game.kinds.count and prompt.kind in ("prepare", "respite"):
            card_type = self.game.kinds.card_type[move]
            if card_type == IS_CHI and view.chi[view.team[seat]] >= view.most_chi[view.team[seat]]:
                return "You already have all your Chi, so it restores none."
            if card_type in (IS_WEAPON, IS_STANCE):
                replaced = _replaced_cards(view, seat, card_type == IS_WEAPON)
        return f"It replaces {self.card_names(replaced)}." if replaced else ""

    def teams_by_name(self, view: View) -> dict[str, list[int]]:
        assert isinstance(view, KungFu2019View)
        if not self.game.has_teams:
            return {}
        seats = range(len(view.team))
        return {
            f"Team {TEAM_NAMES[team]}": [seat for seat in seats if view.team[seat] == team] for team in set(view.team)
        }

    def why_not_yet(self, verb: str, card: int, prompt: Prompt, view: View) -> str:
        if prompt.kind == "discard" and verb in CARD_VERBS:
            return "First finish discarding (done) and draw; cards are played after that."
        if prompt.kind == "price" and verb in ("pass", "done"):
            return "Your Block has a price that you must pay. Type undo to take the Block back."
        return ""

    def visible_cards(self, view: View, audience: Audience) -> list[CardPlace]:
        assert isinstance(view, KungFu2019View)
        card_places: list[CardPlace] = [("Your hand", view.hand)]
        for seat in self.seats_from_reader(view):
            cards_in_play = (view.archetype[seat], *view.beside[seat], view.weapon[seat], *view.on_weapon[seat])
            card_places.append(
                (f"In front of {audience.seat_name(seat)}", (*cards_in_play, view.stance[seat], *view.on_stance[seat]))
            )
            if seat != view.seat:
                card_places.append(
                    (f"{capitalize_first(audience.possessive(seat))} hand, among others", view.known[seat])
                )
        for attack_index, attacker in enumerate(view.attack_by):
            blocks = [card for card in view.attack_blocks[attack_index] if card >= 0]
            cards = (view.attack_base[attack_index], *view.attack_cards[attack_index], *blocks)
            card_places.append((f"{capitalize_first(audience.possessive(attacker))} attack and its Blocks", cards))
        card_places.append(("Also played in the exchange", view.spent))
        return card_places

    def _add_team_rows(self, board: BoardText, view: KungFu2019View, order: list[int], audience: Audience) -> None:
        """Add each team with its shared Chi and its members, then the turn order."""
        for team in dict.fromkeys([view.team[seat] for seat in order]):
            own_note = ", yours" if view.seat >= 0 and view.team[view.seat] == team else ""
            board.rows.append((f"Team {TEAM_NAMES[team]}{own_note}", [(f"{view.chi[team]} Chi together", "good")]))
            for seat in order:
                if view.team[seat] == team:
                    board.rows.append(
                        (f"  {capitalize_first(audience.seat_name(seat))}", self._player_spans(view, seat))
                    )
        turns = [audience.seat_name(seat) for seat in order if not view.out[seat]]
        board.rows.append(("Turns", [(capitalize_first(", then ".join(turns)), "")]))

    def _player_spans(self, view: KungFu2019View, seat: int) -> Spans:
        if view.out[seat]:
            return [("out of the game", "quiet")]
        size = len(self._remaining_hand(view)) if seat == view.seat else view.hand_sizes[seat]
        spans: Spans = [] if self.game.has_teams else [(f"{view.chi[view.team[seat]]} Chi", "good"), (", ", "")]
        spans.append((f"{size} card{'' if size == 1 else 's'} in hand", ""))
        if seat != view.seat and view.known[seat]:
            spans.append((f" (among them {self.card_names(view.known[seat])})", ""))
        if view.archetype[seat] >= 0:
            spans.append((f", {self._with_attached(view.archetype[seat], view.beside[seat])}", "name"))
        if view.weapon[seat] >= 0:
            spans.append((f", Weapon {self._with_attached(view.weapon[seat], view.on_weapon[seat])}", "attack"))
        if view.stance[seat] >= 0:
            spans.append((f", {self._with_attached(view.stance[seat], view.on_stance[seat])}", "number"))
        if view.poison[seat]:
            spans.append((f", poisoned for {view.poison[seat]}", "attack"))
        if seat == view.active:
            spans.append((", your turn" if seat == view.seat else ", has the turn", "name"))
        return spans

    def _add_attack_rows(self, board: BoardText, view: KungFu2019View, attack_index: int, audience: Audience) -> None:
        """Add one attack of the exchange, and below it each target with the damage and the Block, if any."""
        attacker = view.attack_by[attack_index]
        kind = "counterattack" if view.attack_against[attack_index] >= 0 else "attack"
        board.rows.append(
            (
                f"{capitalize_first(audience.possessive(attacker))} {kind}",
                [(self._attack_text(view, attack_index, audience), "name")],
            )
        )
        for place, target in enumerate(view.attack_targets[attack_index]):
            deals = view.attack_damage[attack_index][place]
            stance_note = self._bonus_against_stance_text(
                view.attack_gains[attack_index], place, audience.possessive(target)
            )
            spans: Spans = [(f"{deals} damage{stance_note} before any defence", "attack")]
            block = view.attack_blocks[attack_index][place] if view.attack_blocks[attack_index] else -1
            if block >= 0:
                blocker = view.attack_block_by[attack_index][place]
                spans.append((f", {audience.possessive(blocker)} Block: {self._name(block)}", "good"))
            if view.attack_taken[attack_index] and view.attack_taken[attack_index][place]:
                spans.append((", no one else may step in", ""))
            board.rows.append((f"  on {audience.seat_name(target)}", spans))

    def _attack_text(self, view: KungFu2019View, attack_index: int, audience: Audience) -> str:
        """Return an attack's cards with their damage, followed by cards in play that add to the attack."""
        gains = view.attack_gains[attack_index]
        parts = [
            f"{self._name(view.attack_base[attack_index])} {view.attack_base_value[attack_index]}{self._contributions_text(gains, 0)}"
        ]
        for place, card in enumerate(view.attack_cards[attack_index]):
            owner = view.attack_owners[attack_index][place]
            helper = "" if owner == view.attack_by[attack_index] else f" by {audience.seat_name(owner)}"
            parts.append(
                f"{self._name(card)} +{view.attack_values[attack_index][place]}{helper}{self._contributions_text(gains, place + 1)}"
            )
        return ", ".join(
            [
                *parts,
                *[f"+{amount} by {self._name(card)}" for card, amount in _damage_contributions(gains, WHOLE_ATTACK)],
            ]
        )

    def _contributions_text(self, damage_triples: CardIds, target_slot: int) -> str:
        """Return text for the damage that other cards contribute to a slot."""
        sources = [
            f"{amount} by {self._name(card)}" for card, amount in _damage_contributions(damage_triples, target_slot)
        ]
        return f" (including {', '.join(sources)})" if sources else ""

    def _bonus_against_stance_text(self, damage_triples: CardIds, target_index: int, target_name: str) -> str:
        """Return text for the damage that is added against one target because of the target's Stance."""
        sources = [
            f"{amount} by {self._name(card)}"
            for card, amount in _damage_contributions(damage_triples, int(FIRST_TARGET_PLACE) - target_index)
        ]
        return f" (including {', '.join(sources)} against {target_name} Stance)" if sources else ""

    def _add_draft_row(self, board: BoardText, view: KungFu2019View, audience: Audience) -> None:
        """Add the reader's drafted attack, or a teammate's attack with the reader's additions."""
        if view.build_base < 0 or not view.draft:
            return
        gains = view.build_gains
        parts = [f"{self._name(view.build_base)} {view.build_base_value}{self._contributions_text(gains, 0)}"]
        for place, card in enumerate(view.build_cards):
            parts.append(f"{self._name(card)} +{view.build_values[place]}{self._contributions_text(gains, place + 1)}")
        parts.extend(
            [f"+{amount} by {self._name(card)}" for card, amount in _damage_contributions(gains, WHOLE_ATTACK)]
        )
        deals: list[str] = []
        for place, target in enumerate(view.build_targets):
            stance_note = self._bonus_against_stance_text(gains, place, audience.possessive(target))
            deals.append(f"{view.build_damage[place]} to {audience.seat_name(target)}{stance_note}")
        label = "With your additions" if view.phase == "help" else "Your attack so far"
        board.rows.append((label, [(", ".join(parts), "name"), (f": {', '.join(deals)}", "number")]))

    def _remaining_hand(self, view: KungFu2019View) -> CardIds:
        """Return the hand without the drafted cards."""
        left = list(view.hand)
        for move in view.draft:
            card = move % self.game.kinds.count
            from_play = card == view.weapon[view.seat] and self._verb(move) in (ATTACK, ATTACK_SPLIT, BREAK)
            if move < self.game.first_target and card in left and not from_play and self._verb(move) != DROP:
                left.remove(card)
        return tuple(left)

    def _verb(self, move: int) -> int:
        return move // self.game.kinds.count

    def _with_attached(self, card: int, attached: CardIds) -> str:
        return self._name(card) + (f" with {self.card_names(attached)}" if attached else "")

    def _name(self, card: int) -> str:
        return self.loaded.text.card_name(card)

    def _hand_text(self, cards: CardIds) -> str:
        names = self.counted_card_names(cards)
        return "; ".join([f"{name} ({self._card_values(card)})" for card, name in names.items()])

    def _card_values(self, card: int) -> str:
        attack, bonus, defense, heal = self.game.pack.kinds[card].numbers
        kind = self.loaded.faces[card].kind
        parts = [capitalize_first(kind)]
        if attack >= 0 and kind.endswith("attack"):
            parts = [f"{capitalize_first(kind)} {attack}"]
        elif attack >= 0:
            parts.append(f"attack +{attack}" if kind.startswith("improved") else f"attack {attack}")
        numbers = ((bonus, f"attack +{bonus}"), (defense, f"defence {defense}"), (heal, f"{heal} Chi"))
        return ", ".join([*parts, *[text for number, text in numbers if number > 0]])


def _replaced_cards(view: KungFu2019View, seat: int, weapon: bool) -> list[int]:
    """Return the cards that leave a slot when a new card enters it."""
    host, attached = (view.weapon, view.on_weapon) if weapon else (view.stance, view.on_stance)
    return [host[seat], *attached[seat]] if host[seat] >= 0 else []


def _damage_contributions(gains: CardIds, target_slot: int) -> list[tuple[int, int]]:
    """Return the cards that add to a target slot, each with its amount. `gains` is a flat list of triples: slot, card,
    amount."""
    return [(gains[index + 1], gains[index + 2]) for index in range(0, len(gains), 3) if gains[index] == target_slot]


make_board = KungFu2019Board

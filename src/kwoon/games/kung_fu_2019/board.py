"""Kung Fu Fighting! (2019) as text: Chi, Weapons and Stances, the exchange with reactions, and the reader's cards."""

from __future__ import annotations

from typing import Final

from kwoon.core.definition import LoadedGame
from kwoon.core.game import Prompt, View
from kwoon.core.message import SeatRef, Text, joined, message_ids, msg
from kwoon.games.kung_fu_2019.cards.card_tables import IS_ATTACK, IS_CHI, IS_IMPROVED_WEAPON, IS_STANCE, IS_WEAPON
from kwoon.games.kung_fu_2019.combat.damage_breakdown import FIRST_TARGET_PLACE, WHOLE_ATTACK
from kwoon.games.kung_fu_2019.rules.game import KungFu2019
from kwoon.games.kung_fu_2019.rules.notation import ATTACK, ATTACK_SPLIT, BREAK, CHOOSE, DROP, HURL, REDIRECT
from kwoon.games.kung_fu_2019.view.view import KungFu2019View
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards.board import CardPlace, TerminalBoard
from kwoon.terminal.screen import BoardText, Spans

TEAM_IDS: Final = tuple(message_ids("kung-fu-2019-terminal-team", "dragon, tiger, crane").values())
CardIds = tuple[int, ...]
CARD_VERBS: Final = ("play", "attack", "break", "split", "spread", "join", "hurl")
NOTE_IDS: Final = message_ids(
    "kung-fu-2019-terminal-note",
    "done discard, done prepare, done respite, done add, done help, done target, pass help, pass step-in, "
    "pass block, pass counterattack, pass attack, pass special, pass take, pass pass-card",
) | {
    "pass take-stance": "kung-fu-2019-terminal-note-pass-take",
}
"""The effect of `pass` or `done`, by kind of prompt."""


class KungFu2019Board(TerminalBoard):
    def __init__(self, loaded: LoadedGame, plain: bool) -> None:
        super().__init__(loaded, plain)
        assert isinstance(loaded.game, KungFu2019)
        self.game = loaded.game
        hurlers = [card for card in range(len(self.game.pack.kinds)) if self.game.pack.kinds[card].has_effect("hurl")]
        self.hurl_cards = self.reader.t("terminal-semicolon").join([self._hurl_text(card) for card in hurlers])
        """Text for the extra damage of a hurled Weapon, which does not depend on the Weapon's own numbers."""

    def _hurl_text(self, card: int) -> str:
        damage = self.game.pack.kinds[card].effect_amount("hurl")
        return self.reader.t("kung-fu-2019-terminal-hurl", damage=damage, card=self._name(card))

    def intro(self) -> list[str]:
        pack = self.game.pack
        chi = int(self.game.start_chi)
        t, penalty = self.reader.t, int(self.game.first_player_penalty)
        lines = [
            t("kung-fu-2019-terminal-intro-team-chi", chi=chi)
            if self.game.has_teams
            else t("kung-fu-2019-terminal-intro-chi", chi=chi)
        ]
        if penalty:
            lines.append(t("kung-fu-2019-terminal-intro-even-start", chi=penalty))
        lines.append(t("kung-fu-2019-terminal-intro-turn", cards=int(pack.hand_size)))
        lines.append(t("kung-fu-2019-terminal-intro-attack"))
        lines.append(t("kung-fu-2019-terminal-intro-block"))
        lines.append(t("kung-fu-2019-terminal-intro-resolve"))
        if self.game.has_teams:
            lines.append(t("kung-fu-2019-terminal-intro-team-block"))
            lines.append(t("kung-fu-2019-terminal-intro-team-help"))
            lines.append(t("kung-fu-2019-terminal-intro-team-pass"))
        return lines

    def board_text(self, view: View, reader: Reader) -> BoardText:
        assert isinstance(view, KungFu2019View)
        board = BoardText(reader.t("kung-fu-2019-terminal-title", turn=view.turn, deck=view.deck))
        order = self.seats_from_reader(view)
        if self.game.has_teams:
            self._add_team_rows(board, view, order, reader)
        else:
            for seat in order:
                board.rows.append((_row_name(reader, seat), self._player_spans(view, seat, reader)))
        for at in range(len(view.attack_by)):
            self._add_attack_rows(board, view, at, reader)
        if view.spent:
            board.rows.append(
                (
                    reader.t("kung-fu-2019-terminal-also-played"),
                    [(reader.say(joined("comma", [*self.counted_card_names(view.spent).values()])), "name")],
                )
            )
        self._add_draft_row(board, view, reader)
        given_up = [move % self.game.kinds.count for move in view.draft if self._verb(move) == DROP]
        if given_up:
            board.rows.append((reader.t("kung-fu-2019-terminal-give-up"), [(self.card_names(given_up), "name")]))
        if view.seat >= 0 and not view.out[view.seat]:
            board.rows.append(
                (
                    reader.t("kung-fu-2019-terminal-your-hand"),
                    [(self._hand_text(self._remaining_hand(view)) or reader.t("kung-fu-2019-terminal-empty"), "")],
                )
            )
        return board

    def prompt_reason(self, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2019View)
        if view.draft:
            return ""
        match view.phase:
            case "counterattack":
                return reader.t("kung-fu-2019-terminal-why-counterattack")
            case "help":
                return reader.t("kung-fu-2019-terminal-why-help")
            case "step-in":
                return reader.t("kung-fu-2019-terminal-why-step-in")
            case "swap":
                _, first, _, second, *_ = view.steps[-1]
                other = SeatRef(second if first == view.seat else first)
                return reader.t("kung-fu-2019-terminal-why-swap", other=other)
            case "special":
                return reader.t("kung-fu-2019-terminal-why-special")
        return ""

    def damage_breakdown(self, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2019View)
        sentences: list[Text] = []
        for at, targets in enumerate(view.attack_targets):
            if view.seat in targets and view.attack_gains[at] and not view.attack_void[at]:
                attack = self._attack_text(view, at, reader)
                attack += self._bonus_against_stance_text(
                    view.attack_gains[at], targets.index(view.seat), view.seat, reader
                )
                by = SeatRef(view.attack_by[at])
                sentences.append(msg("kung-fu-2019-terminal-breakdown", attacker=by, attack=attack))
        return reader.say(joined("sentences", sentences))

    def move_row(self, move: int) -> tuple[Spans, ...]:
        notation: Spans = [(self.game.format_move(move), "")]
        label: Spans = [(self.reader.say(self.loaded.text.describe_move(move)), "")]
        if move >= self.game.first_target or move // self.game.kinds.count in (DROP, REDIRECT):
            return (notation, label)
        if move // self.game.kinds.count == HURL:
            return (notation, label, [(self.hurl_cards, "quiet")])
        face = self.loaded.faces[move % self.game.kinds.count]
        if move // self.game.kinds.count == CHOOSE:
            return (notation, label, [(self.reader.say(face.text), "quiet")])
        text = self.reader.t("kung-fu-2019-terminal-card", kind=face.kind_name(), text=face.text)
        return (notation, label, [(text, "quiet")])

    def move_note(self, move: int, prompt: Prompt, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2019View)
        if move >= self.game.pass_move:
            note = f"{self.game.format_move(move)} {prompt.kind}"
            return reader.t(NOTE_IDS[note]) if note in NOTE_IDS else ""
        seat = view.seat
        replaced = _replaced_cards(view, seat, prompt.kind == "take") if prompt.kind in ("take", "take-stance") else []
        if move < self.game.kinds.count and prompt.kind in ("prepare", "respite"):
            card_type = self.game.kinds.card_type[move]
            if card_type == IS_CHI and view.chi[view.team[seat]] >= view.most_chi[view.team[seat]]:
                return reader.t("kung-fu-2019-terminal-note-full-chi")
            if card_type in (IS_WEAPON, IS_STANCE):
                replaced = _replaced_cards(view, seat, card_type == IS_WEAPON)
        if not replaced:
            return ""
        return reader.t("kung-fu-2019-terminal-note-replaces", cards=[self._name(card) for card in replaced])

    def teams_by_name(self, view: View) -> dict[str, list[int]]:
        assert isinstance(view, KungFu2019View)
        if not self.game.has_teams:
            return {}
        seats = range(len(view.team))
        return {
            self.reader.t(TEAM_IDS[team]): [seat for seat in seats if view.team[seat] == team]
            for team in set(view.team)
        }

    def why_not_yet(self, verb: str, card: int, prompt: Prompt, view: View) -> str:
        if prompt.kind == "discard" and verb in CARD_VERBS:
            return self.reader.t("kung-fu-2019-terminal-discard-first")
        if prompt.kind == "price" and verb in ("pass", "done"):
            return self.reader.t("kung-fu-2019-terminal-pay-first")
        return ""

    def visible_cards(self, view: View, reader: Reader) -> list[CardPlace]:
        assert isinstance(view, KungFu2019View)
        card_places: list[CardPlace] = [(reader.t("kung-fu-2019-terminal-your-hand"), view.hand)]
        for seat in self.seats_from_reader(view):
            cards_in_play = (view.archetype[seat], *view.beside[seat], view.weapon[seat], *view.on_weapon[seat])
            cards_in_play = (*cards_in_play, view.stance[seat], *view.on_stance[seat])
            card_places.append((reader.t("kung-fu-2019-terminal-in-front", player=SeatRef(seat)), cards_in_play))
            if seat != view.seat:
                known = reader.t("kung-fu-2019-terminal-known-hand", player=SeatRef(seat))
                card_places.append((known, view.known[seat]))
        for attack_index, attacker in enumerate(view.attack_by):
            blocks = [card for card in view.attack_blocks[attack_index] if card >= 0]
            cards = (view.attack_base[attack_index], *view.attack_cards[attack_index], *blocks)
            card_places.append((reader.t("kung-fu-2019-terminal-attack-and-blocks", attacker=SeatRef(attacker)), cards))
        card_places.append((reader.t("kung-fu-2019-terminal-also-played"), view.spent))
        return card_places

    def _add_team_rows(self, board: BoardText, view: KungFu2019View, order: list[int], reader: Reader) -> None:
        """Add each team with its shared Chi and its members, then the turn order."""
        for team in dict.fromkeys([view.team[seat] for seat in order]):
            name = reader.t(TEAM_IDS[team])
            if view.seat >= 0 and view.team[view.seat] == team:
                name = reader.t("kung-fu-2019-terminal-own-team", team=name)
            chi = reader.t("kung-fu-2019-terminal-team-chi", chi=view.chi[team])
            board.rows.append((name, [(chi, "good")]))
            for seat in order:
                if view.team[seat] == team:
                    board.rows.append((f"  {_row_name(reader, seat)}", self._player_spans(view, seat, reader)))
        turns = " → ".join([reader.seat_name(seat) for seat in order if not view.out[seat]])
        board.rows.append((reader.t("kung-fu-2019-terminal-turn-order"), [(turns, "")]))

    def _player_spans(self, view: KungFu2019View, seat: int, reader: Reader) -> Spans:
        t = reader.t
        if view.out[seat]:
            return [(t("kung-fu-2019-terminal-out"), "quiet")]
        size = len(self._remaining_hand(view)) if seat == view.seat else view.hand_sizes[seat]
        parts: Spans = []
        if not self.game.has_teams:
            parts.append((t("kung-fu-2019-terminal-chi", chi=view.chi[view.team[seat]]), "good"))
        if seat != view.seat and view.known[seat]:
            known = [self._name(card) for card in view.known[seat]]
            parts.append((t("kung-fu-2019-terminal-cards-known", count=size, cards=known), ""))
        else:
            parts.append((t("kung-fu-2019-terminal-cards", count=size), ""))
        if view.archetype[seat] >= 0:
            parts.append((self._with_attached(view.archetype[seat], view.beside[seat]), "name"))
        if view.weapon[seat] >= 0:
            weapon = self._with_attached(view.weapon[seat], view.on_weapon[seat])
            parts.append((t("kung-fu-2019-terminal-weapon", weapon=weapon), "attack"))
        if view.stance[seat] >= 0:
            parts.append((self._with_attached(view.stance[seat], view.on_stance[seat]), "number"))
        if view.poison[seat]:
            parts.append((t("kung-fu-2019-terminal-poison", chi=view.poison[seat]), "attack"))
        if seat == view.active:
            turn = t("kung-fu-2019-terminal-your-turn") if seat == view.seat else t("kung-fu-2019-terminal-has-turn")
            parts.append((turn, "name"))
        return [span for part in parts for span in ((t("kung-fu-2019-terminal-separator"), ""), part)][1:]

    def _add_attack_rows(self, board: BoardText, view: KungFu2019View, attack_index: int, reader: Reader) -> None:
        """Add one attack of the exchange, and below it each target with the damage and the Block, if any."""
        attacker = SeatRef(view.attack_by[attack_index])
        is_counter = view.attack_against[attack_index] >= 0
        title = (
            reader.t("kung-fu-2019-terminal-counterattack", attacker=attacker)
            if is_counter
            else reader.t("kung-fu-2019-terminal-attack", attacker=attacker)
        )
        board.rows.append((title, [(self._attack_text(view, attack_index, reader), "name")]))
        separator = reader.t("kung-fu-2019-terminal-separator")
        for place, target in enumerate(view.attack_targets[attack_index]):
            bonus = self._bonus_against_stance_text(view.attack_gains[attack_index], place, target, reader)
            damage = view.attack_damage[attack_index][place]
            spans: Spans = [(reader.t("kung-fu-2019-terminal-damage", damage=damage, bonus=bonus), "attack")]
            block = view.attack_blocks[attack_index][place] if view.attack_blocks[attack_index] else -1
            if block >= 0:
                blocker = SeatRef(view.attack_block_by[attack_index][place])
                text = reader.t("kung-fu-2019-terminal-block", blocker=blocker, card=self._name(block))
                spans.append((f"{separator}{text}", "good"))
            if view.attack_taken[attack_index] and view.attack_taken[attack_index][place]:
                spans.append((f"{separator}{reader.t('kung-fu-2019-terminal-taken')}", ""))
            board.rows.append((f"  {reader.t('kung-fu-2019-terminal-on', target=SeatRef(target))}", spans))

    def _attack_text(self, view: KungFu2019View, attack_index: int, reader: Reader) -> str:
        """Return an attack's cards with their damage, followed by cards in play that add to the attack."""
        gains = view.attack_gains[attack_index]
        parts = [self._base_text(view.attack_base[attack_index], view.attack_base_value[attack_index], gains)]
        for place, card in enumerate(view.attack_cards[attack_index]):
            owner = view.attack_owners[attack_index][place]
            text = f"{self._name(card)} +{view.attack_values[attack_index][place]}"
            if owner != view.attack_by[attack_index]:
                text = reader.t("kung-fu-2019-terminal-helper", card=text, player=SeatRef(owner))
            parts.append(text + self._contributions_text(gains, place + 1))
        return reader.say(joined("comma", parts + self._total_bonuses(gains)))

    def _base_text(self, card: int, value: int, gains: CardIds) -> str:
        return f"{self._name(card)} {value}{self._contributions_text(gains, 0)}"

    def _total_bonuses(self, gains: CardIds) -> list[str]:
        """Return texts for the cards in play that add to the attack as a whole."""
        return [
            self.reader.t("kung-fu-2019-terminal-bonus", amount=amount, card=self._name(card))
            for card, amount in _damage_contributions(gains, WHOLE_ATTACK)
        ]

    def _sources(self, gains: CardIds, target_slot: int) -> Text:
        """Return the cards that contribute to a slot, with their amounts; empty if there are none."""
        contributions = _damage_contributions(gains, target_slot)
        return joined(
            "comma",
            [
                msg("kung-fu-2019-terminal-source", amount=amount, card=self._name(card))
                for card, amount in contributions
            ],
        )

    def _contributions_text(self, gains: CardIds, target_slot: int) -> str:
        """Return text for the damage that other cards contribute to a slot."""
        sources = self._sources(gains, target_slot)
        return self.reader.t("kung-fu-2019-terminal-including", sources=sources) if sources else ""

    def _bonus_against_stance_text(self, gains: CardIds, target_index: int, target: int, reader: Reader) -> str:
        """Return text for the damage that is added against one target because of the target's Stance."""
        sources = self._sources(gains, int(FIRST_TARGET_PLACE) - target_index)
        if not sources:
            return ""
        return reader.t("kung-fu-2019-terminal-including-against", sources=sources, target=SeatRef(target))

    def _add_draft_row(self, board: BoardText, view: KungFu2019View, reader: Reader) -> None:
        """Add the reader's drafted attack, or a teammate's attack with the reader's additions."""
        if view.build_base < 0 or not view.draft:
            return
        gains = view.build_gains
        parts = [self._base_text(view.build_base, view.build_base_value, gains)]
        for place, card in enumerate(view.build_cards):
            parts.append(f"{self._name(card)} +{view.build_values[place]}{self._contributions_text(gains, place + 1)}")
        attack = joined("comma", parts + self._total_bonuses(gains))
        targets: list[Text] = []
        for place, target in enumerate(view.build_targets):
            bonus = self._bonus_against_stance_text(gains, place, target, reader)
            damage = view.build_damage[place]
            targets.append(msg("kung-fu-2019-terminal-deals", damage=damage, target=SeatRef(target), bonus=bonus))
        label = (
            reader.t("kung-fu-2019-terminal-with-additions")
            if view.phase == "help"
            else reader.t("kung-fu-2019-terminal-attack-so-far")
        )
        deals = reader.t("kung-fu-2019-terminal-deals-all", targets=joined("comma", targets))
        board.rows.append((label, [(reader.say(attack), "name"), (deals, "number")]))

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
        if not attached:
            return self._name(card)
        cards = [self._name(each) for each in attached]
        return self.reader.t("kung-fu-2019-terminal-with", card=self._name(card), cards=cards)

    def _name(self, card: int) -> str:
        return self.card_name(card)

    def _hand_text(self, cards: CardIds) -> str:
        names = self.counted_card_names(cards)
        t = self.reader.t
        return t("terminal-semicolon").join(
            [
                t("kung-fu-2019-terminal-card-in-hand", card=name, values=self._card_values(card))
                for card, name in names.items()
            ]
        )

    def _card_values(self, card: int) -> str:
        attack, bonus, defense, heal = self.game.pack.kinds[card].numbers
        face, t = self.loaded.faces[card], self.reader.t
        kind = self.reader.say(face.kind_name())
        is_attack = self.game.kinds.card_type[card] == IS_ATTACK
        parts = [t("kung-fu-2019-terminal-attack-card", kind=kind, attack=attack) if is_attack else kind]
        if attack >= 0 and not is_attack:
            is_attached = self.game.kinds.card_type[card] == IS_IMPROVED_WEAPON
            parts.append(
                t("kung-fu-2019-terminal-adds", attack=attack)
                if is_attached
                else t("kung-fu-2019-terminal-attacks", attack=attack)
            )
        if bonus > 0:
            parts.append(t("kung-fu-2019-terminal-adds", attack=bonus))
        if defense > 0:
            parts.append(t("kung-fu-2019-terminal-defends", defense=defense))
        if heal > 0:
            parts.append(t("kung-fu-2019-terminal-chi", chi=heal))
        return self.reader.say(joined("comma", list(parts)))


def _row_name(reader: Reader, seat: int) -> str:
    """Return the label of a player's row."""
    return reader.t("kung-fu-2019-terminal-player", player=SeatRef(seat))


def _replaced_cards(view: KungFu2019View, seat: int, weapon: bool) -> list[int]:
    """Return the cards that leave a slot when a new card enters it."""
    host, attached = (view.weapon, view.on_weapon) if weapon else (view.stance, view.on_stance)
    return [host[seat], *attached[seat]] if host[seat] >= 0 else []


def _damage_contributions(gains: CardIds, target_slot: int) -> list[tuple[int, int]]:
    """Return the cards that add to a target slot, each with its amount. `gains` is a flat list of triples: slot, card,
    amount."""
    return [(gains[index + 1], gains[index + 2]) for index in range(0, len(gains), 3) if gains[index] == target_slot]


make_board = KungFu2019Board

"""Kung Fur Fight as text: both sides, three arenas with their rewards and teams, and the reader's hidden plan."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.event_text import capitalize_first
from kwoon.core.events import Event
from kwoon.core.game import Prompt, View
from kwoon.core.message import SeatRef, Text, joined
from kwoon.games.kung_fur_fight.cards.abilities import CHEF, TOKENS_ELSEWHERE
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from kwoon.games.kung_fur_fight.rules.pending_combat import PLANNING, RESOLVING, UNDECIDED
from kwoon.games.kung_fur_fight.rules.refresh import LIMIT_RISE_SP, LOW_SP
from kwoon.games.kung_fur_fight.view.view import Cards, FurView
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards.board import CardPlace, TerminalBoard
from kwoon.terminal.screen import BoardText, Spans


class KungFurFightBoard(TerminalBoard):
    def __init__(self, loaded: LoadedGame, plain: bool) -> None:
        super().__init__(loaded, plain)
        assert isinstance(loaded.game, KungFurFight)
        self.pack = loaded.game.pack
        self.names = [self.reader.say(face.name) for face in loaded.faces]

    def intro(self) -> list[str]:
        pack, t = self.pack, self.reader.t
        chefs = [self.names[card] for card, ability in enumerate(pack.abilities) if ability == CHEF]
        return [
            t("kung-fur-fight-terminal-intro-plan"),
            t("kung-fur-fight-terminal-intro-ap", ap=int(pack.weapon_ap)),
            t("kung-fur-fight-terminal-intro-chef", chefs=joined("or", [*chefs])),
            t(
                "kung-fur-fight-terminal-intro-limit",
                sp=int(LIMIT_RISE_SP),
                limit=int(pack.limit_at_8),
                low_sp=int(LOW_SP),
                low_limit=int(pack.limit_at_4),
            ),
            t("kung-fur-fight-terminal-intro-goal", lead=int(pack.vp_lead_to_win)),
        ]

    def board_text(self, view: View, reader: Reader) -> BoardText:
        assert isinstance(view, FurView)
        t = reader.t
        board = BoardText(t("kung-fur-fight-terminal-title", round=view.round, pile=view.pile, stock=view.stock))
        for seat in (0, 1) if view.seat < 0 else (view.seat, 1 - view.seat):
            board.rows.append((capitalize_first(reader.seat_name(seat)), self._side_spans(view, seat, reader)))
        for arena in range(3):
            board.rows.append(
                (t("kung-fur-fight-terminal-arena", arena=arena + 1), self._arena_spans(view, arena, reader))
            )
        if view.seat >= 0:
            hand = view.plan_left if view.phase == PLANNING else view.hand
            board.rows.append(
                (
                    t("kung-fur-fight-terminal-hand"),
                    [(self._cards_text(hand) or t("kung-fur-fight-terminal-empty"), "")],
                )
            )
            if view.rest:
                board.rows.append((t("kung-fur-fight-terminal-resting"), [(self._cards_text(view.rest), "quiet")]))
            if view.look:
                board.rows.append((t("kung-fur-fight-terminal-look"), [(self._cards_text(view.look), "")]))
        return board

    def draft_text(self, view: View, reader: Reader) -> str:
        """Return only the last change. The arenas already show the result of all changes, and there may be many."""
        return reader.t("kung-fur-fight-terminal-last-change", move=self.loaded.text.describe_move(view.draft[-1]))

    def card_summary(self, card: int) -> str:
        summary = super().card_summary(card)
        if not self.pack.is_fighter[card]:
            return summary
        return self.reader.t("kung-fur-fight-terminal-card-summary", kind=summary, ap=int(self.pack.ap[card]))

    def move_note(self, move: int, prompt: Prompt, view: View, reader: Reader) -> str:
        assert isinstance(view, FurView)
        notation = self.loaded.game.format_move(move).split()
        if notation[0] == "seal" and not any(view.plan):
            return reader.t("kung-fur-fight-terminal-note-pass")
        if notation[0] == "lead" and view.plan[int(notation[1]) - 1]:
            return reader.t(
                "kung-fur-fight-terminal-note-assistant", card=self.names[view.plan[int(notation[1]) - 1][0]]
            )
        return ""

    def why_not_yet(self, verb: str, card: int, prompt: Prompt, view: View) -> str:
        assert isinstance(view, FurView)
        if prompt.kind != "plan" or verb not in ("weapon", "weapons", "hidden"):
            return ""
        if view.seat >= 0 and not view.supply[view.seat]:
            return self.reader.t("kung-fur-fight-why-no-weapons")
        return self.reader.t("kung-fur-fight-terminal-weapons-example")

    def why_no_token(self, token: str, view: View) -> str:
        assert isinstance(view, FurView)
        if token != "hidden-weapon" or view.seat < 0:
            return ""
        have = view.supply[view.seat]
        return self.reader.t("kung-fur-fight-terminal-weapons-count", count=have)

    def teams_by_name(self, view: View) -> dict[str, list[int]]:
        assert isinstance(view, FurView)
        return {
            self.reader.t("kung-fur-fight-terminal-dogs"): [view.dogs],
            self.reader.t("kung-fur-fight-terminal-cats"): [1 - view.dogs],
        }

    def visible_cards(self, view: View, reader: Reader) -> list[CardPlace]:
        assert isinstance(view, FurView)
        hand = view.plan_left if view.phase == PLANNING and view.seat >= 0 else view.hand
        t = reader.t
        card_places: list[CardPlace] = [
            (t("kung-fur-fight-terminal-hand"), hand),
            (t("kung-fur-fight-terminal-look"), view.look),
            (t("kung-fur-fight-terminal-resting"), view.rest),
        ]
        if view.winner == view.seat:
            card_places.append((t("kung-fur-fight-terminal-spoils"), view.spoils))
        for arena in range(3):
            planned = view.plan[arena] if view.phase == PLANNING else ()
            cards = (*view.rewards[arena], *view.teams[0][arena], *view.teams[1][arena], *planned)
            card_places.append((t("kung-fur-fight-terminal-arena", arena=arena + 1), cards))
        for seat in range(2):
            card_places.append((t("kung-fur-fight-terminal-front", player=SeatRef(seat)), view.fronts[seat]))
            if seat != view.seat:
                card_places.append(
                    (t("kung-fur-fight-terminal-seen-resting", player=SeatRef(seat)), view.seen_resting[seat])
                )
        return card_places

    def discard_piles(self, view: View, reader: Reader) -> list[CardPlace]:
        assert isinstance(view, FurView)
        piles: list[CardPlace] = [(reader.t("kung-fur-fight-terminal-discard"), view.discard)]
        for seat in range(2):
            hidden = (-1,) * view.buried_sizes[seat]
            name = reader.t("kung-fur-fight-terminal-face-down", player=SeatRef(seat))
            piles.append((name, view.buried if seat == view.seat else hidden))
        return piles

    def heading(self, event: Event) -> str:
        if event.kind == "round":
            return self.reader.t("kung-fur-fight-terminal-round", round=event.number)
        return super().heading(event)

    def _side_spans(self, view: FurView, seat: int, reader: Reader) -> Spans:
        t = reader.t
        parts: list[Text] = [
            t("kung-fur-fight-terminal-dogs" if view.dogs == seat else "kung-fur-fight-terminal-cats"),
            t(
                "kung-fur-fight-terminal-limit-blocked"
                if view.blocked[seat] == view.round
                else "kung-fur-fight-terminal-limit",
                limit=view.limits_now[seat],
            ),
            t("kung-fur-fight-terminal-food", dishes=view.dishes[seat], delicacies=view.delicacies[seat]),
            t("kung-fur-fight-terminal-weapons", count=view.supply[seat]),
        ]
        if view.coconut == seat:
            parts.append(t("kung-fur-fight-terminal-has-coconut"))
        if view.fronts[seat]:
            parts.append(self._cards_text(view.fronts[seat]))
        if seat != view.seat:
            parts.append(
                t("kung-fur-fight-terminal-hidden-cards", hand=view.hand_sizes[seat], rest=view.rest_sizes[seat])
            )
        score = t("kung-fur-fight-terminal-score", sp=view.sp[seat], vp=view.vp[seat])
        return [(score, "good"), (f"{t('terminal-semicolon')}{reader.say(joined('comma', [*parts]))}", "")]

    def _arena_spans(self, view: FurView, arena: int, reader: Reader) -> Spans:
        t = reader.t
        rewards = self._cards_text(view.rewards[arena])
        spans: Spans = [
            (
                t("kung-fur-fight-terminal-rewards", cards=rewards)
                if rewards
                else t("kung-fur-fight-terminal-no-reward"),
                "number",
            )
        ]
        for seat in (0, 1):
            planned = view.phase == PLANNING and seat == view.seat
            team = view.plan[arena] if planned else view.teams[seat][arena]
            tokens = self._token_count_texts(view, seat, arena, planned)
            if not team and not tokens:
                continue
            parts: list[Text] = [self._team_text(team), *tokens]
            if planned and team:
                parts.extend(self._other_leaders_bonus_texts(view, arena))
                parts.append(t("kung-fur-fight-terminal-ap-planned", ap=view.plan_ap[arena]))
            elif view.totals[seat][arena]:
                # The AP at the time of the fight. The cards and tokens here may have changed since then.
                parts.append(t("kung-fur-fight-terminal-ap-fought", ap=view.totals[seat][arena]))
            elif view.phase == RESOLVING and view.results[arena] == UNDECIDED:
                parts.append(t("kung-fur-fight-terminal-ap-planned", ap=self._team_ap(view, seat, arena)))
            side = t("kung-fur-fight-terminal-side", player=SeatRef(seat), team=joined("comma", [*parts]))
            spans.append(
                (f"{t('terminal-semicolon')}{side}" if self.plain else f"\n{side}", "good" if seat == view.seat else "")
            )
        return spans

    def _other_leaders_bonus_texts(self, view: FurView, arena: int) -> list[str]:
        """Return the AP that Leaders planned for other arenas will add in this one."""
        leaders = [team[0] for at, team in enumerate(view.plan) if team and at != arena]
        ap = int(self.pack.raihuu_ap)
        return [
            self.reader.t("kung-fur-fight-terminal-bonus", ap=ap, card=self.names[card])
            for card in leaders
            if self.pack.abilities[card] == TOKENS_ELSEWHERE
        ]

    def _team_ap(self, view: FurView, seat: int, arena: int) -> int:
        """Return the AP of a team's cards and tokens, without the effects of abilities."""
        pack = self.pack
        total = sum([pack.ap[card] for card in view.teams[seat][arena]])
        total += view.weapons[seat][arena] * pack.weapon_ap + view.mushrooms[seat][arena] * pack.mushroom_ap
        if view.coconut == seat and view.coconut_at == arena:
            total += pack.coconut_ap
        return int(
            total + (view.hua[arena] * pack.hua_ap if view.dogs == seat else view.raihuu[arena] * pack.raihuu_ap)
        )

    def _token_count_texts(self, view: FurView, seat: int, arena: int, planned: bool) -> list[str]:
        weapons = view.plan_weapons[arena] if planned else view.weapons[seat][arena]
        nut = view.plan_coconut if planned else view.coconut_at
        t = self.reader.t
        texts: list[str] = []
        if weapons:
            texts.append(t("kung-fur-fight-terminal-hidden-weapons", count=weapons))
        if view.coconut == seat and nut == arena:
            texts.append(t("kung-fur-fight-terminal-coconut"))
        if view.mushrooms[seat][arena]:
            texts.append(t("kung-fur-fight-terminal-mushrooms", count=view.mushrooms[seat][arena]))
        if view.dogs == seat and view.hua[arena]:
            texts.append(t("kung-fur-fight-terminal-hua"))
        if view.dogs != seat and view.raihuu[arena]:
            texts.append(t("kung-fur-fight-terminal-raihuu"))
        return texts

    def _team_text(self, team: Cards) -> str:
        if not team:
            return self.reader.t("kung-fur-fight-terminal-no-animals")
        leader = self._card_text(team[0])
        if len(team) == 1:
            return self.reader.t("kung-fur-fight-terminal-leads-alone", leader=leader)
        return self.reader.t("kung-fur-fight-terminal-leads", leader=leader, assistants=self._cards_text(team[1:]))

    def _cards_text(self, cards: Cards) -> str:
        return self.reader.say(joined("comma", [self._card_text(card) for card in cards]))

    def _card_text(self, card: int) -> str:
        if not self.pack.is_fighter[card]:
            return self.names[card]
        return self.reader.t("kung-fur-fight-animal", name=self.names[card], ap=int(self.pack.ap[card]))


make_board = KungFurFightBoard

"""Kung Fur Fight as text: both sides, three arenas with their rewards and teams, and the reader's hidden plan."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.event_text import capitalize_first
from kwoon.core.events import Event
from kwoon.core.game import Prompt, View
from kwoon.core.game_text import Audience
from kwoon.games.kung_fur_fight.cards.abilities import CHEF, TOKENS_ELSEWHERE
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from kwoon.games.kung_fur_fight.rules.pending_combat import PLANNING, RESOLVING, UNDECIDED
from kwoon.games.kung_fur_fight.rules.refresh import LIMIT_RISE_SP, LOW_SP
from kwoon.games.kung_fur_fight.view.view import Cards, FurView
from kwoon.terminal.boards.board import CardPlace, TerminalBoard
from kwoon.terminal.screen import BoardText, Spans


class KungFurFightBoard(TerminalBoard):
    def __init__(self, loaded: LoadedGame, plain: bool) -> None:
        super().__init__(loaded, plain)
        assert isinstance(loaded.game, KungFurFight)
        self.pack = loaded.game.pack
        self.names = [face.name for face in loaded.faces]

    def intro(self) -> list[str]:
        pack = self.pack
        return [
            "Both of you plan in secret: send animals to three arenas, as many in all as your Card Limit allows. The "
            "first one sent to an arena leads, and only a Leader's ability works. Then seal the plan.",
            "The number after an animal's name is its AP. In each arena the higher sum of AP wins: 1 VP (victory "
            f"point) and the rewards that lie there. Hidden Weapons add {pack.weapon_ap} AP each.",
            f"Animals that fought rest. A Chef ({' or '.join(self._chef_names())}) who leads brings them back for 1 Food: a "
            "Dish, or the Delicacy when no Dish is left. So does a pass, for free: seal a plan without "
            "animals.",
            f"Your Card Limit rises to {pack.limit_at_8} after a round in which your SP fall to {LIMIT_RISE_SP} or fewer, "
            f"and to {pack.limit_at_4} at {LOW_SP} or fewer.",
            f"A lead of {pack.vp_lead_to_win} VP wins, and so does an opponent who has no SP (spirit points) left: many "
            "rewards cost the loser some.",
        ]

    def board_text(self, view: View, audience: Audience) -> BoardText:
        assert isinstance(view, FurView)
        board = BoardText(
            f"Kung Fur Fight: round {view.round}, {view.pile} rewards left, {view.stock} weapons in store"
        )
        for seat in (0, 1) if view.seat < 0 else (view.seat, 1 - view.seat):
            board.rows.append((capitalize_first(audience.seat_name(seat)), self._side_spans(view, seat)))
        for arena in range(3):
            board.rows.append((f"Arena {arena + 1}", self._arena_spans(view, arena, audience)))
        if view.seat >= 0:
            hand = view.plan_left if view.phase == PLANNING else view.hand
            board.rows.append(("Your hand", [(self._cards_text(hand) or "empty", "")]))
            if view.rest:
                board.rows.append(("Resting", [(self._cards_text(view.rest), "quiet")]))
            if view.look:
                board.rows.append(("You look at", [(self._cards_text(view.look), "")]))
        return board

    def draft_text(self, view: View, audience: Audience) -> str:
        """Return only the last change. The arenas already show the result of all changes, and there may be many."""
        return f"Your last change: {self.loaded.text.describe_move(view.draft[-1])}."

    def card_summary(self, card: int) -> str:
        summary = super().card_summary(card)
        return f"{summary}, {self.pack.ap[card]} AP" if self.pack.is_fighter[card] else summary

    def move_note(self, move: int, prompt: Prompt, view: View, audience: Audience) -> str:
        assert isinstance(view, FurView)
        notation = self.loaded.game.format_move(move).split()
        if notation[0] == "seal" and not any(view.plan):
            return "pass: no animal is sent; your resting animals come back"
        if notation[0] == "lead" and view.plan[int(notation[1]) - 1]:
            return f"{self.names[view.plan[int(notation[1]) - 1][0]]} becomes an Assistant"
        return ""

    def why_not_yet(self, verb: str, card: int, prompt: Prompt, view: View) -> str:
        assert isinstance(view, FurView)
        if prompt.kind != "plan" or verb not in ("weapon", "weapons", "hidden"):
            return ""
        if view.seat >= 0 and not view.supply[view.seat]:
            return "You have no Hidden Weapons."
        return "Type the arena and the number of Hidden Weapons: weapons 1 2 sends 2 to arena 1."

    def why_no_token(self, token: str, view: View) -> str:
        assert isinstance(view, FurView)
        if token != "hidden-weapon" or view.seat < 0:
            return ""
        have = view.supply[view.seat]
        return f"You have {have}." if have else "You have none; you can win some as rewards."

    def teams_by_name(self, view: View) -> dict[str, list[int]]:
        assert isinstance(view, FurView)
        return {"Monk Dogs": [view.dogs], "Ninja Cats": [1 - view.dogs]}

    def visible_cards(self, view: View, audience: Audience) -> list[CardPlace]:
        assert isinstance(view, FurView)
        hand = view.plan_left if view.phase == PLANNING and view.seat >= 0 else view.hand
        card_places: list[CardPlace] = [("Your hand", hand), ("You look at", view.look), ("Resting", view.rest)]
        if view.winner == view.seat:
            card_places.append(("Rewards you won", view.spoils))
        for arena in range(3):
            planned = view.plan[arena] if view.phase == PLANNING else ()
            cards = (*view.rewards[arena], *view.teams[0][arena], *view.teams[1][arena], *planned)
            card_places.append((f"Arena {arena + 1}", cards))
        for seat in range(2):
            card_places.append((f"In front of {audience.seat_name(seat)}", view.fronts[seat]))
            if seat != view.seat:
                card_places.append((f"Seen resting, {audience.seat_name(seat)}", view.seen_resting[seat]))
        return card_places

    def discard_piles(self, view: View, audience: Audience) -> list[CardPlace]:
        assert isinstance(view, FurView)
        piles: list[CardPlace] = [("Discard pile", view.discard)]
        for seat in range(2):
            hidden = (-1,) * view.buried_sizes[seat]
            piles.append((f"Face down, {audience.seat_name(seat)}", view.buried if seat == view.seat else hidden))
        return piles

    def place_of_event(self, event: Event) -> str:
        return f"arena {event.number}" if event.kind in ("reward", "team") else ""

    def _side_spans(self, view: FurView, seat: int) -> Spans:
        dogs = "Monk Dogs" if view.dogs == seat else "Ninja Cats"
        lower = " (one lower by BLOCK)" if view.blocked[seat] == view.round else ""
        parts = [
            f"{dogs}, Card Limit {view.limits_now[seat]}{lower}, Dishes {view.dishes[seat]}, "
            f"Delicacies {view.delicacies[seat]}, Hidden Weapons {view.supply[seat]}"
        ]
        if view.coconut == seat:
            parts.append("the Coconut")
        if view.fronts[seat]:
            parts.append(self._cards_text(view.fronts[seat]))
        if seat != view.seat:
            parts.append(f"{view.hand_sizes[seat]} in hand, {view.rest_sizes[seat]} resting")
        score = f"{view.sp[seat]} SP, {view.vp[seat]} VP"
        return [(score, "good"), (f"; {', '.join(parts)}", "")]

    def _arena_spans(self, view: FurView, arena: int, audience: Audience) -> Spans:
        spans: Spans = [(f"for {self._cards_text(view.rewards[arena]) or 'no reward'}", "number")]
        for seat in (0, 1):
            planned = view.phase == PLANNING and seat == view.seat
            team = view.plan[arena] if planned else view.teams[seat][arena]
            tokens = self._token_count_texts(view, seat, arena, planned)
            if not team and not tokens:
                continue
            owner = "yours" if seat == view.seat else audience.seat_name(seat)
            text = f"\n{owner}: {self._team_text(team)}" if not self.plain else f"; {owner}: {self._team_text(team)}"
            if tokens:
                text += f" with {', '.join(tokens)}"
            if planned and team:
                text += f"{self._other_leaders_bonus_text(view, arena)} = {view.plan_ap[arena]} AP as planned"
            elif view.totals[seat][arena]:
                # The AP at the time of the fight. The cards and tokens here may have changed since then.
                text += f", fought with {view.totals[seat][arena]} AP"
            elif view.phase == RESOLVING and view.results[arena] == UNDECIDED:
                text += f" = {self._team_ap(view, seat, arena)} AP as planned"
            spans.append((text, "good" if seat == view.seat else ""))
        return spans

    def _other_leaders_bonus_text(self, view: FurView, arena: int) -> str:
        """Return the AP that a Leader planned for another arena will add in this one."""
        leaders = [team[0] for at, team in enumerate(view.plan) if team and at != arena]
        adding = [card for card in leaders if self.pack.abilities[card] == TOKENS_ELSEWHERE]
        return "".join([f" and {self.pack.raihuu_ap} by {self.names[card]}" for card in adding])

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
        counts = [
            (weapons, "Hidden Weapon"),
            (1 if view.coconut == seat and nut == arena else 0, "Coconut"),
            (view.mushrooms[seat][arena], "Mushroom"),
            (view.hua[arena] if view.dogs == seat else 0, "Hua token"),
            (view.raihuu[arena] if view.dogs != seat else 0, "Raihuu token"),
        ]
        return [f"{count} {name}{'' if count == 1 else 's'}" for count, name in counts if count]

    def _team_text(self, team: Cards) -> str:
        if not team:
            return "no animals"
        below = f" above {self._cards_text(team[1:])}" if len(team) > 1 else ""
        return f"{self._card_text(team[0])} leads{below}"

    def _chef_names(self) -> list[str]:
        return [self.names[card] for card, ability in enumerate(self.pack.abilities) if ability == CHEF]

    def _cards_text(self, cards: Cards) -> str:
        return ", ".join(self._card_text(card) for card in cards)

    def _card_text(self, card: int) -> str:
        return f"{self.names[card]} {self.pack.ap[card]}" if self.pack.is_fighter[card] else self.names[card]


make_board = KungFurFightBoard

"""Kung Fur Fight as text: both leaders, three arenas with their rewards and teams, and the plan behind your screen."""

from __future__ import annotations

from kwoon.core.box import Opened
from kwoon.core.contract import Ask, View
from kwoon.core.events import Event
from kwoon.core.telling import upper
from kwoon.core.words import Reader
from kwoon.games.kung_fur_fight.cards.abilities import CHEF, TOKENS_ELSEWHERE
from kwoon.games.kung_fur_fight.play.recover import FEW_SP, LOW_SP
from kwoon.games.kung_fur_fight.play.rules import KungFurFight
from kwoon.games.kung_fur_fight.play.steps import PLANNING, RESOLVING, UNDECIDED
from kwoon.games.kung_fur_fight.sight.view import Cards, FurView
from kwoon.terminal.boards.board import Board, Place
from kwoon.terminal.boards.terms import FUR
from kwoon.terminal.screen import Sheet, Spans


class FurBoard(Board):
    """The board of Kung Fur Fight."""

    def __init__(self, opened: Opened, plain: bool) -> None:
        super().__init__(opened, plain)
        assert isinstance(opened.game, KungFurFight)
        self.pack = opened.game.pack
        self.names = [face.name for face in opened.faces]

    def intro(self) -> list[str]:
        pack = self.pack
        return [
            "Both of you plan in secret: send animals to three arenas, as many in all as your Card Limit allows. The "
            "first one sent to an arena leads, and only a Leader's ability works. Then seal the plan.",
            "The number after an animal's name is its AP. In each arena the higher sum of AP wins: 1 VP (victory "
            f"point) and the rewards that lie there. Hidden Weapons add {pack.weapon_ap} AP each.",
            f"Animals that fought rest. A Chef ({' or '.join(self._chefs())}) who leads brings them back for 1 Food: a "
            "Dish, or the Delicacy when no Dish is left. So does a pass, for nothing: seal a plan in which nobody is "
            "laid.",
            f"Your Card Limit rises to {pack.limit_at_8} after a round in which your SP fall to {FEW_SP} or fewer, "
            f"and to {pack.limit_at_4} at {LOW_SP} or fewer.",
            f"A lead of {pack.lead_to_win} VP wins, and so does an opponent who has no SP (spirit points) left: many "
            "rewards cost the loser some.",
        ]

    def sheet(self, view: View, reader: Reader) -> Sheet:
        assert isinstance(view, FurView)
        sheet = Sheet(f"Kung Fur Fight: round {view.round}, {view.pile} rewards left, {view.stock} weapons in store")
        for seat in (0, 1) if view.seat < 0 else (view.seat, 1 - view.seat):
            sheet.rows.append((upper(reader.name(seat)), self._side(view, seat)))
        for arena in range(3):
            sheet.rows.append((f"Arena {arena + 1}", self._arena(view, arena, reader)))
        if view.seat >= 0:
            hand = view.plan_left if view.phase == PLANNING else view.hand
            sheet.rows.append(("Your hand", [(self._cards(hand) or "empty", "")]))
            if view.rest:
                sheet.rows.append(("Resting", [(self._cards(view.rest), "quiet")]))
            if view.look:
                sheet.rows.append(("You look at", [(self._cards(view.look), "")]))
        return sheet

    def so_far(self, view: View, reader: Reader) -> str:
        """Only the last change: the arenas show what all of them, and there may be many, have come to."""
        return f"Your last change: {self.opened.words.move(view.draft[-1])}."

    def worth(self, card: int) -> str:
        worth = super().worth(card)
        return f"{worth}, {self.pack.ap[card]} AP" if self.pack.fights[card] else worth

    def note(self, move: int, ask: Ask, view: View, reader: Reader) -> str:
        assert isinstance(view, FurView)
        wrote = self.opened.game.write(move).split()
        if wrote[0] == "seal" and not any(view.plan):
            return "a pass, as nobody is laid; your resting animals come back"
        if wrote[0] == "lead" and view.plan[int(wrote[1]) - 1]:
            return f"{self.names[view.plan[int(wrote[1]) - 1][0]]} assists then"
        return ""

    def terms(self) -> dict[str, str]:
        return FUR

    def later(self, verb: str, card: int, ask: Ask, view: View) -> str:
        assert isinstance(view, FurView)
        if ask.word != "plan" or verb not in ("weapon", "weapons", "hidden"):
            return ""
        if view.seat >= 0 and not view.supply[view.seat]:
            return "You have no Hidden Weapons."
        return "Say the arena and how many Hidden Weapons go there: weapons 1 2 sends 2 to arena 1."

    def why_no_token(self, token: str, view: View) -> str:
        assert isinstance(view, FurView)
        if token != "hidden-weapon" or view.seat < 0:
            return ""
        have = view.supply[view.seat]
        return f"You have {have}." if have else "You have none; some rewards bring you some."

    def sides(self, view: View) -> dict[str, list[int]]:
        assert isinstance(view, FurView)
        return {"Monk Dogs": [view.dogs], "Ninja Cats": [1 - view.dogs]}

    def places(self, view: View, reader: Reader) -> list[Place]:
        assert isinstance(view, FurView)
        hand = view.plan_left if view.phase == PLANNING and view.seat >= 0 else view.hand
        found: list[Place] = [("Your hand", hand), ("You look at", view.look), ("Resting", view.rest)]
        if view.winner == view.seat:
            found.append(("Rewards you won", view.spoils))
        for arena in range(3):
            planned = view.plan[arena] if view.phase == PLANNING else ()
            cards = (*view.rewards[arena], *view.teams[0][arena], *view.teams[1][arena], *planned)
            found.append((f"Arena {arena + 1}", cards))
        for seat in range(2):
            found.append((f"Before {reader.name(seat)}", view.fronts[seat]))
            if seat != view.seat:
                found.append((f"Seen to go to rest, by {reader.name(seat)}", view.seen_resting[seat]))
        return found

    def discards(self, view: View, reader: Reader) -> list[Place]:
        assert isinstance(view, FurView)
        found: list[Place] = [("Discard pile", view.discard)]
        for seat in range(2):
            hidden = (-1,) * view.buried_sizes[seat]
            found.append((f"Face down, by {reader.name(seat)}", view.buried if seat == view.seat else hidden))
        return found

    def place(self, event: Event) -> str:
        return f"arena {event.number}" if event.word in ("reward", "team") else ""

    def _side(self, view: FurView, seat: int) -> Spans:
        dogs = "Monk Dogs" if view.dogs == seat else "Ninja Cats"
        lower = " (one lower by BLOCK)" if view.blocked[seat] == view.round else ""
        parts = [
            f"{dogs}, Card Limit {view.limits_now[seat]}{lower}, Dishes {view.dishes[seat]}, "
            f"Delicacies {view.delicacies[seat]}, Hidden Weapons {view.supply[seat]}"
        ]
        if view.coconut == seat:
            parts.append("the Coconut")
        if view.fronts[seat]:
            parts.append(self._cards(view.fronts[seat]))
        if seat != view.seat:
            parts.append(f"{view.hand_sizes[seat]} in hand, {view.rest_sizes[seat]} resting")
        score = f"{view.sp[seat]} SP, {view.vp[seat]} VP"
        return [(score, "good"), (f"; {', '.join(parts)}", "")]

    def _arena(self, view: FurView, arena: int, reader: Reader) -> Spans:
        spans: Spans = [(f"for {self._cards(view.rewards[arena]) or 'no reward'}", "number")]
        for seat in (0, 1):
            planned = view.phase == PLANNING and seat == view.seat
            team = view.plan[arena] if planned else view.teams[seat][arena]
            tokens = self._tokens(view, seat, arena, planned)
            if not team and not tokens:
                continue
            whose = "yours" if seat == view.seat else reader.name(seat)
            said = f"\n{whose}: {self._team(team)}" if not self.plain else f"; {whose}: {self._team(team)}"
            if tokens:
                said += f" with {', '.join(tokens)}"
            if planned and team:
                said += f"{self._by_raihuu(view, arena)} = {view.plan_ap[arena]} AP as laid"
            elif view.totals[seat][arena]:
                # Not a sum of what lies here: since the fight, teams and tokens may have come and gone.
                said += f", fought with {view.totals[seat][arena]} AP"
            elif view.phase == RESOLVING and view.results[arena] == UNDECIDED:
                said += f" = {self._as_laid(view, seat, arena)} AP as laid"
            spans.append((said, "good" if seat == view.seat else ""))
        return spans

    def _by_raihuu(self, view: FurView, arena: int) -> str:
        """What a Leader in another arena of the plan will add here."""
        leaders = [team[0] for at, team in enumerate(view.plan) if team and at != arena]
        adding = [card for card in leaders if self.pack.abilities[card] == TOKENS_ELSEWHERE]
        return "".join([f" and {self.pack.raihuu_ap} by {self.names[card]}" for card in adding])

    def _as_laid(self, view: FurView, seat: int, arena: int) -> int:
        """The AP of a team with all tokens there; abilities that look at the enemy come on top."""
        pack = self.pack
        total = sum([pack.ap[card] for card in view.teams[seat][arena]])
        total += view.weapons[seat][arena] * pack.weapon_ap + view.mushrooms[seat][arena] * pack.mushroom_ap
        if view.coconut == seat and view.coconut_at == arena:
            total += pack.coconut_ap
        return int(
            total + (view.hua[arena] * pack.hua_ap if view.dogs == seat else view.raihuu[arena] * pack.raihuu_ap)
        )

    def _tokens(self, view: FurView, seat: int, arena: int, planned: bool) -> list[str]:
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

    def _team(self, team: Cards) -> str:
        if not team:
            return "nobody"
        below = f" above {self._cards(team[1:])}" if len(team) > 1 else ""
        return f"{self._card(team[0])} leads{below}"

    def _chefs(self) -> list[str]:
        return [self.names[card] for card, ability in enumerate(self.pack.abilities) if ability == CHEF]

    def _cards(self, cards: Cards) -> str:
        return ", ".join(self._card(card) for card in cards)

    def _card(self, card: int) -> str:
        return f"{self.names[card]} {self.pack.ap[card]}" if self.pack.fights[card] else self.names[card]

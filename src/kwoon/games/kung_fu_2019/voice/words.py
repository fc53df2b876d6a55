"""How Kung Fu Fighting!, 2019, talks."""

from __future__ import annotations

from typing import Final

from kwoon.core.contract import Ask, Outcome, View
from kwoon.core.events import HIDDEN, Event
from kwoon.core.telling import counted, short, upper
from kwoon.core.words import Reader, Words
from kwoon.games.kung_fu_2019.cards.kinds import NONE
from kwoon.games.kung_fu_2019.cards.vocabulary import listed
from kwoon.games.kung_fu_2019.play.notation import CHOOSE, DISCARD, MOST_SEATS
from kwoon.games.kung_fu_2019.play.rules import KungFu2019
from kwoon.games.kung_fu_2019.sight.view import KungFu2019View
from kwoon.games.kung_fu_2019.voice.reasons import why_no_attack, why_not_now, why_not_struck
from kwoon.games.kung_fu_2019.voice.telling import tell

VERBS: Final = (
    "Play {}",
    "Play {} to split the attack",
    "Join {}",
    "Join {} to split the attack",
    "Hurl {}",
    "Attack with {}",
    "Attack with {} and split it",
    "Break {}",
    "Discard {}",
    "Give up {}",
    "Give {}",
    "Be {}",
    "Pass the attack on with {}",
)
NUMBERED: Final = ("Strike {}", "Take it from {}", "Give it to {}", "{} each")
LAST: Final = ("Pay", "Pass", "Done")


class KungFu2019Words(Words):
    """Sentences about Kung Fu Fighting!, 2019."""

    def __init__(self, game: KungFu2019) -> None:
        self.game = game
        self.names = [short(card.name) for card in game.pack.kinds]

    def card(self, card: int) -> str:
        return "a card" if card == HIDDEN else self.names[card]

    def move(self, move: int) -> str:
        game = self.game
        if move >= game.pay:
            return LAST[move - game.pay]
        if move >= game.first_target:
            number = (move - game.first_target) % MOST_SEATS + 1
            return self._numbered(move, f"{number}" if move >= game.first_count else f"seat {number}")
        return VERBS[move // game.kinds.count].format(self.names[move % game.kinds.count])

    def advice(self, move: int, reader: Reader) -> str:
        if self.game.first_target <= move < self.game.first_count:
            seat = int(move - self.game.first_target) % MOST_SEATS
            # The notation has six seats, whether or not all of them are taken.
            if seat < len(reader.names):
                return self._numbered(move, reader.name(seat))
        return self.move(move)

    def _numbered(self, move: int, whom: str) -> str:
        return NUMBERED[(move - self.game.first_target) // MOST_SEATS].format(whom)

    def ask(self, ask: Ask, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2019View)
        said = self._ask_turn(ask, view) or self._ask_attack(ask, view, reader) or self._ask_team(ask, view, reader)
        if not said:
            raise ValueError(f"Kung Fu Fighting!, 2019, asks nothing called {ask.word}.")
        return said

    def _ask_turn(self, ask: Ask, view: KungFu2019View) -> str:
        match ask.word:
            case "choose":
                return "Choose who you are in this game."
            case "upkeep":
                return f"Pay to stay in {self.names[view.stance[view.seat]]}, or give it up."
            case "discard":
                return self._ask_discards(ask, view)
            case "prepare":
                if self.game.done == ask.moves[-1] and max(ask.moves[:-1], default=0) < self.game.first_target:
                    no_attack = why_no_attack(self.game, view)
                    return (
                        f"Prepare: play Weapons, Stances and Chi Restoration cards, then be done. {no_attack}".strip()
                    )
                return "Prepare, then attack: name whom you strike, or be done with your turn."
            case "respite":
                return "Respite: play Weapons, Stances and Chi Restoration cards, then be done."
        return ""

    def _ask_discards(self, ask: Ask, view: KungFu2019View) -> str:
        then = "then you draw until your hand is full."
        if not view.hand:
            return f"Keep {self.names[view.stance[view.seat]]}, or give it up; {then}"
        if max(view.weapon[view.seat], view.stance[view.seat]) == NONE:
            return f"Discard what you do not want; {then}"
        return "Discard what you do not want, in hand or in play; then fill your hand."

    def _ask_attack(self, ask: Ask, view: KungFu2019View, reader: Reader) -> str:
        match ask.word:
            case "attack":
                if ask.moves[0] >= self.game.first_target:
                    return "You attack as well, at the same time: name whom you strike."
                return "You attack as well: with an Attack card, or with your Weapon in play."
            case "base":
                return f"Strike {self._targets(view, reader)} with what? An Attack card, or your Weapon in play."
            case "add":
                return f"Your attack deals {self._dealt(view)}. Add Enhancements, or be done."
            case "target":
                if self.game.done in ask.moves:
                    return "Name another target, or be done."
                return "Name a target."
            case "step-in":
                return f"{upper(self._attack(view, reader))}. {self._stepping_in(view, reader)}"
            case "block":
                return f"{upper(self._attack(view, reader))}. One Block, or none?"
            case "price":
                return f"Your Block has a price: discard {counted(self._price(view), 'card')}."
            case "counterattack":
                who = reader.name(self._aim(view))
                return f"You may counterattack {who}: with an Attack card or your Weapon, or pass."
            case "take":
                return "Take the Weapon, or let it go?"
            case "take-stance":
                return "Take the Stance into your own slot, or let it go?"
        return ""

    def _ask_team(self, ask: Ask, view: KungFu2019View, reader: Reader) -> str:
        match ask.word:
            case "help":
                if view.draft:
                    return f"With that the attack deals {self._dealt(view)}. Add more, or be done."
                return f"{upper(self._attack(view, reader))}. Do you add an Enhancement?"
            case "special":
                return "Is this the moment for a Team Special card?"
            case "give":
                return f"Which Weapon do you hand to {reader.name(view.active)}?"
            case "count":
                return "How many cards do you two give each other?"
            case "swap":
                return self._ask_swap(view, reader)
            case "pass-card":
                return "Hand one card to a teammate, face down, or keep them all."
            case "give-to":
                return "Which teammate gets it?"
        return ""

    def _ask_swap(self, view: KungFu2019View, reader: Reader) -> str:
        """Both who exchange cards are asked; the plan is of one of them."""
        _, mate, _, planner, count, *cards = view.steps[-1]
        plan = f"{upper(reader.whose(planner))} {self.names[cards[0]]}"
        other = reader.name(mate if planner == view.seat else planner)
        given = counted(count - len(view.draft), "more card" if view.draft else "card")
        return f"{plan}: give {given} to {other}, and get {count} back."

    def event(self, event: Event, reader: Reader) -> str:
        cause = self.card(event.number - 1) if event.word == "random" and event.number > 0 else ""
        return tell(event, reader, [self.card(card) for card in event.cards], self.game.team, cause)

    def outcome(self, outcome: Outcome, reader: Reader) -> str:
        winners = outcome.winners()
        names = listed([reader.name(seat) for seat in winners], "and")
        if outcome.why == "everybody-out":
            return f"A tie: {names} fell together."
        if outcome.why == "turn-cap":
            return f"Nobody wins: the last turn is over, and {names} still had Chi."
        why = "the others gave up or are out" if outcome.why == "conceded" else "nobody else has Chi left"
        if len(winners) == 1:
            return f"{reader.does(winners[0], 'win')}: {why}."
        return f"{upper(names)} win: {why}."

    def why_not(self, card: int, view: View) -> str:
        assert isinstance(view, KungFu2019View)
        return why_not_now(self.game, self.names[card], card, view)

    def why_not_so(self, move: int, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2019View)
        game = self.game
        if view.seat not in view.owing:
            return ""
        card = int(move % game.kinds.count)
        if move < game.first_target and move // game.kinds.count == CHOOSE and card in view.archetype:
            return f"{reader.does(view.archetype.index(card), 'are', 'is')} {self.names[card]} already."
        if not game.first_target <= move < game.first_take:
            return ""
        return why_not_struck(game, int(move - game.first_target), view, reader)

    def title(self, view: KungFu2019View, at: int) -> str:
        """An attack as one breath: 'Flying Sword'."""
        parts = [self.names[card] for card in view.attack_cards[at]]
        parts.append(self.names[view.attack_base[at]])
        return " ".join(parts)

    def _attack(self, view: KungFu2019View, reader: Reader) -> str:
        """The attack that is asked about."""
        at = view.steps[-1][2]
        targets = view.attack_targets[at]
        place = view.steps[-1][3] if view.phase != "help" else 0
        seat = targets[place]
        deals = view.attack_damage[at][place]
        title = self.title(view, at)
        return f"{reader.whose(view.attack_by[at])} {title} deals {deals} to {reader.name(seat)}"

    def _stepping_in(self, view: KungFu2019View, reader: Reader) -> str:
        """The question before a target's own Block, by what the reader is to the target."""
        step = view.steps[-1]
        target = view.attack_targets[step[2]][step[3]]
        if target == view.seat:
            return "Who steps in? Your Block comes after."
        if view.seat >= 0 and view.team[target] == view.team[view.seat]:
            return f"Do you step in, or block for {reader.name(target)}?"
        return "Do you step in?"

    def _price(self, view: KungFu2019View) -> int:
        """How many cards the Block in the draft still costs."""
        kinds = self.game.kinds
        verbs = [move // kinds.count for move in view.draft]
        cost = sum([kinds.discard_others[move % kinds.count] for move in view.draft if move // kinds.count != DISCARD])
        return int(min(cost - verbs.count(DISCARD), len(view.hand) - len(view.draft)))

    def _aim(self, view: KungFu2019View) -> int:
        step = view.steps[-1]
        return view.attack_aims[step[2]][step[3]]

    def _targets(self, view: KungFu2019View, reader: Reader) -> str:
        return listed([reader.name(seat) for seat in view.laying_targets], "and") or "them"

    def _dealt(self, view: KungFu2019View) -> str:
        if view.laying_base == NONE:
            return "0"
        return listed([str(each) for each in view.laying_damage], "and")

"""How KungFu Fighting, 2014, talks."""

from __future__ import annotations

from typing import Final

from kwoon.core.contract import Ask, Outcome, View
from kwoon.core.events import HIDDEN, Event
from kwoon.core.telling import counted, short
from kwoon.core.words import Reader, Words
from kwoon.games.kung_fu_2014.play.notation import PLAY, RETURN
from kwoon.games.kung_fu_2014.play.rules import KungFu2014
from kwoon.games.kung_fu_2014.sight.view import KungFu2014View
from kwoon.games.kung_fu_2014.voice.reasons import why_not_now, why_not_struck
from kwoon.games.kung_fu_2014.voice.telling import tell

SAID: Final = (
    "Play {}",
    "Break {}",
    "Play {} for another target",
    "Discard {}",
    "Take back {}",
    "Give up {} to Counterattack",
)
"""What each verb of a move is to people."""


class KungFu2014Words(Words):
    """Sentences about KungFu Fighting, 2014."""

    def __init__(self, game: KungFu2014) -> None:
        self.game = game
        self.names = [short(card.name) for card in game.pack.kinds]

    def card(self, card: int) -> str:
        return "a card" if card == HIDDEN else self.names[card]

    def move(self, move: int) -> str:
        kinds = self.game.kinds
        if move >= kinds.pass_:
            return "Pass" if move == kinds.pass_ else "Done"
        if move >= kinds.first_target:
            return f"Strike seat {move - kinds.first_target + 1}"
        card = kinds.card(move)
        if kinds.verb(move) == RETURN and kinds.return_cost[card]:
            return f"Pay {counted(kinds.return_cost[card], 'card')} to take back {self.names[card]}"
        said = SAID[kinds.verb(move)].format(self.names[card])
        if kinds.verb(move) == PLAY and kinds.bonus_or_target[card]:
            return f"{said} for +{kinds.bonus_or_target[card]}"
        return said

    def advice(self, move: int, reader: Reader) -> str:
        first = self.game.kinds.first_target
        # The notation has six seats, whether or not all of them are taken.
        if first <= move < self.game.kinds.pass_ and int(move - first) < len(reader.names):
            return f"Strike {reader.name(int(move - first))}"
        return self.move(move)

    def ask(self, ask: Ask, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2014View)
        match ask.word:
            case "discard":
                pack = self.game.pack
                kept = "none" if pack.dump_keep_max == 0 else f"{pack.dump_keep_max} or none"
                more = f" ({pack.hand_after_dump} if you keep {kept})" if pack.hand_after_dump > pack.hand else ""
                return f"Discard what you do not want; then you draw up to {pack.hand}{more}."
            case "attack":
                return "Attack: start with a Stance, a Base or a Weapon, or pass."
            case "counterattack":
                return f"Counterattack {reader.name(view.against)}: start with a Stance, a Base or a Weapon, or pass."
            case "base" | "block-base":
                side = "attack" if ask.word == "base" else "block"
                return f"Choose a Base or a Weapon for your {side}; Punch is always there."
            case "add":
                return f"Your attack is worth {self._mine(view)}. Add to it, or name the one you strike."
            case "target":
                named = self._named(view, reader)
                return f"You strike {named}. Name another target, or be done." if named else "Name the one you strike."
            case "block":
                return (
                    f"Block {self._attack(view, reader)}, or take {self._coming(view)}{self.follows(view, ', and ')}."
                )
            case "block-add":
                then = self.follows(view, "; if anything gets through, ")
                return (
                    f"Your block is worth {self._mine(view)} against {self._coming(view)}{then}. Add to it, or be done."
                )
            case "exchange":
                more = counted(self.game.kinds.exchange[self._own_stance(view)], "card")
                return f"Discard as many cards as you like; you draw the same number and {more} more."
            case "return":
                return self._returning(ask, view)
            case "pay":
                back = self.game.kinds.card(view.draft[0])
                left = self.game.kinds.return_cost[back] - len(view.draft) + 1
                return f"Discard {counted(left, 'card')} to take {self.names[back]} back."
        raise ValueError(f"KungFu Fighting, 2014, asks nothing called {ask.word}.")

    def event(self, event: Event, reader: Reader) -> str:
        cause = self.card(event.number) if event.word == "strip" else ""
        if event.word == "random" and event.number > 0:
            cause = self.card(event.number - 1)
        return tell(event, reader, [self.card(card) for card in event.cards], cause)

    def outcome(self, outcome: Outcome, reader: Reader) -> str:
        winners = outcome.winners()
        if len(winners) > 1:
            shared = " and ".join([reader.name(seat) for seat in winners])
            why = "nobody has Chi left" if outcome.why == "everybody-out" else "the last turn is over"
            return f"A draw, because {why}: {shared} share it."
        why = ": the others gave up or are out" if outcome.why == "conceded" else ", the last one with Chi"
        return f"{reader.does(winners[0], 'win')}{why}."

    def why_not(self, card: int, view: View) -> str:
        assert isinstance(view, KungFu2014View)
        return why_not_now(self.game, self.names[card], card, view)

    def why_not_so(self, move: int, view: View, reader: Reader) -> str:
        assert isinstance(view, KungFu2014View)
        kinds = self.game.kinds
        if view.seat not in view.owing or not kinds.first_target <= move < kinds.pass_:
            return ""
        named = [int(each - kinds.first_target) for each in view.draft if each >= kinds.first_target]
        return why_not_struck(int(move - kinds.first_target), named, view, reader)

    def follows(self, view: KungFu2014View, before: str) -> str:
        """What the attack takes besides, from whoever it costs any Chi; empty if it takes nothing else."""
        kinds = self.game.kinds
        cards = [card for card in (view.base, view.finishing, view.stance) if card >= 0 and kinds.damage_lose[card]]
        if not cards or view.total + view.spirit == 0:
            return ""
        return before + " and ".join([f"{kinds.damage_lose[card]} more by {self.names[card]}" for card in cards])

    def title(self, view: KungFu2014View) -> str:
        """An attack as one breath: 'Flying Iron Sword Out the Window'."""
        parts = [self.names[card] for card in view.enhancements]
        parts.append(self.names[view.base])
        if view.finishing >= 0:
            parts.append(self.names[view.finishing])
        return " ".join(parts)

    def _attack(self, view: KungFu2014View, reader: Reader) -> str:
        return f"{reader.whose(view.attacker)} {self.title(view)}"

    def _coming(self, view: KungFu2014View) -> str:
        return f"{view.total} and 1 for Spirit" if view.spirit else str(view.total)

    def _mine(self, view: KungFu2014View) -> str:
        return f"{view.laying_total} with Spirit" if view.laying_spirit else str(view.laying_total)

    def _named(self, view: KungFu2014View, reader: Reader) -> str:
        """Those who are named already."""
        first = self.game.kinds.first_target
        return " and ".join([reader.name(int(move - first)) for move in view.draft if move >= first])

    def _returning(self, ask: Ask, view: KungFu2014View) -> str:
        """What can come back, and what becomes of it otherwise; the moves themselves tell the prices."""
        kinds = self.game.kinds
        if kinds.pass_ not in ask.moves:
            given_up = self.names[kinds.card(ask.moves[-1])]
            back = f"Take {given_up} back, or give it up" if len(ask.moves) > 1 else f"Give up {given_up}"
            return f"{back}: then you may Counterattack."
        if len(ask.moves) == 2:
            return f"{self.names[kinds.card(ask.moves[0])]} can come back to your hand. Pass, and it is discarded."
        if kinds.return_one[self._own_stance(view)]:
            return "Choose the one card that comes back to your hand. Pass, and both are discarded."
        return "Choose what comes back to your hand. Pass, and both are discarded."

    def _own_stance(self, view: KungFu2014View) -> int:
        return view.stance if view.at == len(view.targets) else view.block_stances[view.at]

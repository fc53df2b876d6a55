"""Describes the moves, prompts and outcomes of Kung Fu Fighting! (2019)."""

from __future__ import annotations

from typing import Final

from kwoon.core.event_text import capitalize_first, count_with_noun, short_card_name
from kwoon.core.events import Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.game_text import Audience, GameText
from kwoon.games.kung_fu_2019.cards.card_tables import NONE
from kwoon.games.kung_fu_2019.cards.effects import join_words
from kwoon.games.kung_fu_2019.rules.game import KungFu2019
from kwoon.games.kung_fu_2019.rules.notation import CHOOSE, DISCARD, MAX_SEATS
from kwoon.games.kung_fu_2019.text.events import event_text
from kwoon.games.kung_fu_2019.text.why_not import why_no_attack, why_not_playable, why_not_target
from kwoon.games.kung_fu_2019.view.view import KungFu2019View

VERB_TEXT: Final = (
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
NUMBERED_TEXT: Final = ("Strike {}", "Take it from {}", "Give it to {}", "{} each")
SINGLE_WORD_TEXT: Final = ("Pay", "Pass", "Done")


class KungFu2019Text(GameText):
    def __init__(self, game: KungFu2019) -> None:
        self.game = game
        self.names = [short_card_name(card.name) for card in game.pack.kinds]

    def describe_move(self, move: int) -> str:
        game = self.game
        if move >= game.pay:
            return SINGLE_WORD_TEXT[move - game.pay]
        if move >= game.first_target:
            number = (move - game.first_target) % MAX_SEATS + 1
            return self._seat_or_count_move_text(move, f"{number}" if move >= game.first_count else f"seat {number}")
        return VERB_TEXT[move // game.kinds.count].format(self.names[move % game.kinds.count])

    def describe_move_by_name(self, move: int, audience: Audience) -> str:
        if self.game.first_target <= move < self.game.first_count:
            seat = int(move - self.game.first_target) % MAX_SEATS
            # The notation allows for six seats, but the table may have fewer.
            if seat < len(audience.names):
                return self._seat_or_count_move_text(move, audience.seat_name(seat))
        return self.describe_move(move)

    def _seat_or_count_move_text(self, move: int, subject: str) -> str:
        return NUMBERED_TEXT[(move - self.game.first_target) // MAX_SEATS].format(subject)

    def describe_prompt(self, prompt: Prompt, view: View, audience: Audience) -> str:
        assert isinstance(view, KungFu2019View)
        text = (
            self._turn_prompt_text(prompt, view)
            or self._attack_prompt_text(prompt, view, audience)
            or self._team_prompt_text(prompt, view, audience)
        )
        if not text:
            raise ValueError(f"Kung Fu Fighting! (2019) has no prompt of kind '{prompt.kind}'.")
        return text

    def _turn_prompt_text(self, prompt: Prompt, view: KungFu2019View) -> str:
        match prompt.kind:
            case "choose":
                return "Choose who you are in this game."
            case "upkeep":
                return f"Pay to stay in {self.names[view.stance[view.seat]]}, or give it up."
            case "discard":
                return self._discards_prompt_text(prompt, view)
            case "prepare":
                if self.game.done == prompt.moves[-1] and max(prompt.moves[:-1], default=0) < self.game.first_target:
                    no_attack = why_no_attack(self.game, view)
                    return (
                        f"Prepare: play Weapons, Stances and Chi Restoration cards, then be done. {no_attack}".strip()
                    )
                return "Prepare, then attack: name whom you strike, or be done with your turn."
            case "respite":
                return "Respite: play Weapons, Stances and Chi Restoration cards, then be done."
        return ""

    def _discards_prompt_text(self, prompt: Prompt, view: KungFu2019View) -> str:
        then = "then you draw until your hand is full."
        if not view.hand:
            return f"Keep {self.names[view.stance[view.seat]]}, or give it up; {then}"
        if max(view.weapon[view.seat], view.stance[view.seat]) == NONE:
            return f"Discard what you do not want; {then}"
        return "Discard what you do not want, in hand or in play; then fill your hand."

    def _attack_prompt_text(self, prompt: Prompt, view: KungFu2019View, audience: Audience) -> str:
        match prompt.kind:
            case "attack":
                if prompt.moves[0] >= self.game.first_target:
                    return "You attack as well, at the same time: name whom you strike."
                return "You attack as well: with an Attack card, or with your Weapon in play."
            case "base":
                return f"Strike {self._targets_text(view, audience)} with what? An Attack card, or your Weapon in play."
            case "add":
                return f"Your attack deals {self._drafted_damage_text(view)}. Add Enhancements, or be done."
            case "target":
                if self.game.done in prompt.moves:
                    return "Name another target, or be done."
                return "Name a target."
            case "step-in":
                return f"{capitalize_first(self._attack_text(view, audience))}. {self._step_in_prompt_text(view, audience)}"
            case "block":
                return f"{capitalize_first(self._attack_text(view, audience))}. One Block, or none?"
            case "price":
                return f"Your Block has a price: discard {count_with_noun(self._remaining_price(view), 'card')}."
            case "counterattack":
                who = audience.seat_name(self._counter_target(view))
                return f"You may counterattack {who}: with an Attack card or your Weapon, or pass."
            case "take":
                return "Take the Weapon, or let it go?"
            case "take-stance":
                return "Take the Stance into your own slot, or let it go?"
        return ""

    def _team_prompt_text(self, prompt: Prompt, view: KungFu2019View, audience: Audience) -> str:
        match prompt.kind:
            case "help":
                if view.draft:
                    return f"With that the attack deals {self._drafted_damage_text(view)}. Add more, or be done."
                return f"{capitalize_first(self._attack_text(view, audience))}. Do you add an Enhancement?"
            case "special":
                return "Is this the moment for a Team Special card?"
            case "give":
                return f"Which Weapon do you hand to {audience.seat_name(view.active)}?"
            case "count":
                return "How many cards do you two give each other?"
            case "swap":
                return self._swap_prompt_text(view, audience)
            case "pass-card":
                return "Hand one card to a teammate, face down, or keep them all."
            case "give-to":
                return "Which teammate gets it?"
        return ""

    def _swap_prompt_text(self, view: KungFu2019View, audience: Audience) -> str:
        """Return the text for either of the two players who exchange cards; the special belongs to one of them."""
        _, teammate, _, planner, count, *cards = view.steps[-1]
        plan = f"{capitalize_first(audience.possessive(planner))} {self.names[cards[0]]}"
        other = audience.seat_name(teammate if planner == view.seat else planner)
        card_count = count_with_noun(count - len(view.draft), "more card" if view.draft else "card")
        return f"{plan}: give {card_count} to {other}, and get {count} back."

    def describe_event(self, event: Event, audience: Audience) -> str:
        cause = self.card_name(event.number - 1) if event.kind == "random" and event.number > 0 else ""
        return event_text(event, audience, [self.card_name(card) for card in event.cards], self.game.team, cause)

    def describe_outcome(self, outcome: Outcome, audience: Audience) -> str:
        winners = outcome.winners()
        names = join_words([audience.seat_name(seat) for seat in winners], "and")
        if outcome.why == "everybody-out":
            return f"A tie: {names} fell together."
        if outcome.why == "turn-cap":
            return f"Nobody wins: the last turn is over, and {names} still had Chi."
        why = "the others gave up or are out" if outcome.why == "conceded" else "nobody else has Chi left"
        if len(winners) == 1:
            return f"{audience.subject_verb(winners[0], 'win')}: {why}."
        return f"{capitalize_first(names)} win: {why}."

    def why_not_usable(self, card: int, view: View) -> str:
        assert isinstance(view, KungFu2019View)
        return why_not_playable(self.game, self.names[card], card, view)

    def why_not_move(self, move: int, view: View, audience: Audience) -> str:
        assert isinstance(view, KungFu2019View)
        game = self.game
        if view.seat not in view.pending_seats:
            return ""
        card = int(move % game.kinds.count)
        if move < game.first_target and move // game.kinds.count == CHOOSE and card in view.archetype:
            return f"{audience.subject_verb(view.archetype.index(card), 'are', 'is')} {self.names[card]} already."
        if not game.first_target <= move < game.first_take:
            return ""
        return why_not_target(game, int(move - game.first_target), view, audience)

    def attack_title(self, view: KungFu2019View, attack_index: int) -> str:
        """Return the attack's cards as one name, such as 'Flying Sword'."""
        parts = [self.names[card] for card in view.attack_cards[attack_index]]
        parts.append(self.names[view.attack_base[attack_index]])
        return " ".join(parts)

    def _attack_text(self, view: KungFu2019View, audience: Audience) -> str:
        """Describe the attack that the prompt is about."""
        at = view.steps[-1][2]
        targets = view.attack_targets[at]
        place = view.steps[-1][3] if view.phase != "help" else 0
        seat = targets[place]
        deals = view.attack_damage[at][place]
        title = self.attack_title(view, at)
        return f"{audience.possessive(view.attack_by[at])} {title} deals {deals} to {audience.seat_name(seat)}"

    def _step_in_prompt_text(self, view: KungFu2019View, audience: Audience) -> str:
        """Return the question before the target's own Block, depending on how the reader relates to the target."""
        step = view.steps[-1]
        target = view.attack_targets[step[2]][step[3]]
        if target == view.seat:
            return "Who steps in? Your Block comes after."
        if view.seat >= 0 and view.team[target] == view.team[view.seat]:
            return f"Do you step in, or block for {audience.seat_name(target)}?"
        return "Do you step in?"

    def _remaining_price(self, view: KungFu2019View) -> int:
        """Return how many more cards the Block in the draft costs."""
        kinds = self.game.kinds
        verbs = [move // kinds.count for move in view.draft]
        cost = sum([kinds.discard_others[move % kinds.count] for move in view.draft if move // kinds.count != DISCARD])
        return int(min(cost - verbs.count(DISCARD), len(view.hand) - len(view.draft)))

    def _counter_target(self, view: KungFu2019View) -> int:
        step = view.steps[-1]
        return view.attack_aims[step[2]][step[3]]

    def _targets_text(self, view: KungFu2019View, audience: Audience) -> str:
        return join_words([audience.seat_name(seat) for seat in view.build_targets], "and") or "them"

    def _drafted_damage_text(self, view: KungFu2019View) -> str:
        if view.build_base == NONE:
            return "0"
        return join_words([str(each) for each in view.build_damage], "and")

"""In random games, exactly the playable cards are offered: as Blocks, for stepping in, and in the player's own turn."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.kung_fu_2019.random_games import TABLES, RecordedAnswer, random_moments
from tests.rules.kung_fu_2019.reference_scoring import CARDS, ReferenceExchange

YOUR_KUNG_FU = {"kung-fu-is-weak", "no-match-for-mine"}
BLOCKABLE_ATTACKS = {
    "blocking-punch": {"punch"},
    "blocking-kick": {"kick"},
    "amazing-balance": {"throw", "trip"},
    "between-two-palms": {"weapon"},
    "caught-with-chopsticks": {"weapon"},
    "caught-and-answered": {"punch", "kick"},
    "iron-shirt": {"punch", "kick", "throw", "trip"},
}
"""Blocks that work only against these attacks."""
NOT_OWN_BLOCKS = {"face-me", "trading-places", "you-struck-my-friend"}
"""Blocks that targets cannot play for themselves."""
BLOCKS_FOR_TEAMMATES = {"get-behind-me", "wall-of-blades", "you-struck-my-friend"}


def offered(moment: RecordedAnswer, *verbs: str) -> set[str]:
    moves = [words.split() for words in moment.moves]
    return {move[1] for move in moves if move[0] in verbs}


def blocks(moment: RecordedAnswer, exchange: ReferenceExchange) -> set[str]:
    """Return the Blocks that the prompted target may play for itself."""
    attack = exchange.attacks[moment.view.steps[-1][2]]
    own_blocks = {card for card in moment.hand() if CARDS[card]["kind"] == "block"} - NOT_OWN_BLOCKS
    if exchange.weapon[moment.prompt.seat] == "bamboo-pole":
        own_blocks.add("bamboo-pole")
    if attack.has("none-can-defend"):
        return own_blocks & YOUR_KUNG_FU
    if attack.has("feinting"):
        own_blocks = {card for card in own_blocks if CARDS[card]["subtype"] != "kind"}
    return {card for card in own_blocks if attack.kind() in BLOCKABLE_ATTACKS.get(card, {attack.kind()})}


def step_in_cards(moment: RecordedAnswer, exchange: ReferenceExchange) -> set[str]:
    """Return the cards that may be played in a target's place once the attack is complete."""
    seat, hand = moment.prompt.seat, set(moment.hand())
    at, place = moment.view.steps[-1][2:4]
    attack = exchange.attacks[at]
    target = attack.targets[place]
    others = [exchange.team[other] for other in attack.targets if other != target]
    cannot_defend = attack.has("none-can-defend")
    cards: set[str] = set()
    if not moment.view.attack_taken[at][place] and (not cannot_defend or hand & YOUR_KUNG_FU):
        if exchange.team[seat] not in (exchange.team[attack.by], *others):
            cards.add("face-me")
        if seat in exchange.teammates(target):
            cards.add("trading-places")
    if seat in exchange.teammates(target) and not cannot_defend:
        cards |= BLOCKS_FOR_TEAMMATES
    return cards & hand


def playable_cards(moment: RecordedAnswer, table: ReferenceExchange) -> set[str]:
    """Return the cards that may be played in the Prepare or Respite step."""
    seat = moment.prompt.seat
    cards = {card for card in moment.hand() if CARDS[card]["kind"] in ("weapon", "stance", "chi restoration")}
    if moment.prompt.kind == "respite":
        cards.discard("waterfall-meditation")
    if table.chi[table.team[seat]] <= 2 * table.multiplier(seat):
        cards.discard("imperial-stance")
    for card in moment.hand():
        if CARDS[card]["kind"] == "improved weapon" and table.weapon[seat] and card not in table.on_weapon[seat]:
            cards.add(card)
        if CARDS[card]["kind"] == "improved stance" and table.stance[seat] and card not in table.on_stance[seat]:
            cards.add(card)
    return cards


def targets(moment: RecordedAnswer, table: ReferenceExchange) -> set[str]:
    """Return the numbers, in notation, of the seats that the active player may attack."""
    seat = moment.prompt.seat
    armed = table.weapon[seat] or any(CARDS[card]["kind"] == "attack" for card in moment.hand())
    if not armed or moment.view.forfeited or moment.prompt.kind == "respite":
        return set()
    return {str(at + 1) for at, team in enumerate(table.team) if team != table.team[seat] and not table.out[at]}


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_legal_moves_are_exactly_the_playable_cards(seats: int, options: dict[str, str]) -> None:
    prompt_counts: Counter[str] = Counter()
    for moment in random_moments(seats, options):
        kind = moment.prompt.kind
        if moment.events or moment.state.draft(moment.prompt.seat):
            continue
        table = ReferenceExchange(moment.view, moment.ids)
        if kind == "block":
            assert offered(moment, "play", "break", "redirect") - {"face-me"} == blocks(moment, table)
        elif kind == "step-in":
            assert offered(moment, "play") == step_in_cards(moment, table)
        elif kind in ("prepare", "respite"):
            assert offered(moment, "play") == playable_cards(moment, table)
            assert offered(moment, "target") == targets(moment, table)
        elif kind == "discard":
            assert offered(moment, "discard") == set(moment.hand())
        if kind in ("discard", "prepare", "respite"):
            slots = {table.weapon[moment.prompt.seat], table.stance[moment.prompt.seat]}
            assert offered(moment, "drop") == slots - {""}
        prompt_counts[kind] += 1
    assert {"discard", "block", "prepare", "respite"} <= set(prompt_counts)
    assert "step-in" in prompt_counts or seats == 2

"""In random games exactly the playable cards are offered: as Blocks, for stepping in, and in one's turn."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.kung_fu_2019.random_games import TABLES, Moment, moments
from tests.rules.kung_fu_2019.reference_scoring import CARDS, Exchange

YOUR_KUNG_FU = {"kung-fu-is-weak", "no-match-for-mine"}
FITS = {
    "blocking-punch": {"punch"},
    "blocking-kick": {"kick"},
    "amazing-balance": {"throw", "trip"},
    "between-two-palms": {"weapon"},
    "caught-with-chopsticks": {"weapon"},
    "caught-and-answered": {"punch", "kick"},
    "iron-shirt": {"punch", "kick", "throw", "trip"},
}
"""Blocks that work only against some attacks."""
NO_BLOCKS = {"face-me", "trading-places", "you-struck-my-friend"}
"""Blocks that cannot be played as one's own Block."""
FOR_MATES = {"get-behind-me", "wall-of-blades", "you-struck-my-friend"}


def offered(moment: Moment, *verbs: str) -> set[str]:
    moves = [words.split() for words in moment.moves]
    return {move[1] for move in moves if move[0] in verbs}


def blocks(moment: Moment, exchange: Exchange) -> set[str]:
    """Return the Blocks that the target may play itself."""
    attack = exchange.attacks[moment.view.steps[-1][2]]
    own = {card for card in moment.hand() if CARDS[card]["kind"] == "block"} - NO_BLOCKS
    if exchange.weapon[moment.ask.seat] == "bamboo-pole":
        own.add("bamboo-pole")
    if attack.has("none-can-defend"):
        return own & YOUR_KUNG_FU
    if attack.has("feinting"):
        own = {card for card in own if CARDS[card]["subtype"] != "kind"}
    return {card for card in own if attack.kind() in FITS.get(card, {attack.kind()})}


def steps_in(moment: Moment, exchange: Exchange) -> set[str]:
    """Return the cards that may be played in a target's place once the attack is closed."""
    seat, hand = moment.ask.seat, set(moment.hand())
    at, place = moment.view.steps[-1][2:4]
    attack = exchange.attacks[at]
    target = attack.targets[place]
    others = [exchange.team[other] for other in attack.targets if other != target]
    barred = attack.has("none-can-defend")
    found: set[str] = set()
    if not moment.view.attack_taken[at][place] and (not barred or hand & YOUR_KUNG_FU):
        if exchange.team[seat] not in (exchange.team[attack.by], *others):
            found.add("face-me")
        if seat in exchange.mates(target):
            found.add("trading-places")
    if seat in exchange.mates(target) and not barred:
        found |= FOR_MATES
    return found & hand


def plays(moment: Moment, table: Exchange) -> set[str]:
    """Return the cards that may be played in Prepare or Respite."""
    seat = moment.ask.seat
    found = {card for card in moment.hand() if CARDS[card]["kind"] in ("weapon", "stance", "chi restoration")}
    if moment.ask.kind == "respite":
        found.discard("waterfall-meditation")
    if table.chi[table.team[seat]] <= 2 * table.twice(seat):
        found.discard("imperial-stance")
    for card in moment.hand():
        if CARDS[card]["kind"] == "improved weapon" and table.weapon[seat] and card not in table.on_weapon[seat]:
            found.add(card)
        if CARDS[card]["kind"] == "improved stance" and table.stance[seat] and card not in table.on_stance[seat]:
            found.add(card)
    return found


def targets(moment: Moment, table: Exchange) -> set[str]:
    """Return the seats that the active player may attack, as numbered in notation."""
    seat = moment.ask.seat
    armed = table.weapon[seat] or any(CARDS[card]["kind"] == "attack" for card in moment.hand())
    if not armed or moment.view.forfeited or moment.ask.kind == "respite":
        return set()
    return {str(at + 1) for at, team in enumerate(table.team) if team != table.team[seat] and not table.out[at]}


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_just_what_may_be_played_is_offered(seats: int, options: dict[str, str]) -> None:
    asked: Counter[str] = Counter()
    for moment in moments(seats, options):
        word = moment.ask.kind
        if moment.events or moment.state.draft(moment.ask.seat):
            continue
        table = Exchange(moment.view, moment.ids)
        if word == "block":
            assert offered(moment, "play", "break", "redirect") - {"face-me"} == blocks(moment, table)
        elif word == "step-in":
            assert offered(moment, "play") == steps_in(moment, table)
        elif word in ("prepare", "respite"):
            assert offered(moment, "play") == plays(moment, table)
            assert offered(moment, "target") == targets(moment, table)
        elif word == "discard":
            assert offered(moment, "discard") == set(moment.hand())
        if word in ("discard", "prepare", "respite"):
            slots = {table.weapon[moment.ask.seat], table.stance[moment.ask.seat]}
            assert offered(moment, "drop") == slots - {""}
        asked[word] += 1
    assert {"discard", "block", "prepare", "respite"} <= set(asked)
    assert "step-in" in asked or seats == 2

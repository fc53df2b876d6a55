"""Every exchange of random games comes out as it is reckoned a second time, and every attack in it keeps the rules."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.events import Event, Log
from kwoon.games.kung_fu_2019.box import KungFu2019Box
from kwoon.games.kung_fu_2019.view import KungFu2019View
from tests.rules.kung_fu_2019.facts import PACK
from tests.rules.kung_fu_2019.reckoning import CARDS, JOINED_SPLIT, SPLIT, Attack, Exchange

MORE = {
    "face-me": 14,
    "no-match-for-mine": 8,
    "caught-and-answered": 8,
    "snatch-the-blade": 8,
    "i-have-studied-your-style": 6,
    "caught-with-chopsticks": 8,
    "whirlwind": 6,
    "split-attack": 6,
    "combo-attack": 8,
    "invincible": 5,
    "you-go-that-way": 12,
    "you-struck-my-friend": 8,
    "wall-of-blades": 6,
    "daggers": 5,
    "chair": 5,
    "bamboo-pole": 5,
}
"""More copies of what leads to counterattacks, splits and takings, so that a few games see many of them."""
TABLES = [
    (2, {"expansion": "yes"}),
    (4, {"expansion": "yes", "archetypes": "dealt"}),
    (6, {"expansion": "yes", "archetypes": "dealt"}),
    (4, {"format": "2v2", "expansion": "yes", "archetypes": "dealt"}),
    (6, {"format": "3v3", "expansion": "yes", "archetypes": "dealt"}),
    (6, {"format": "2v2v2", "expansion": "yes", "archetypes": "dealt"}),
]
GAMES_EACH = 12
SHY = ("pass", "done", "drop", "discard")


def changed_pack() -> str:
    text = PACK
    for card, count in MORE.items():
        found = re.search(rf'\[\[card\]\]\nid = "{card}".*?deck = "(\w+)".*?copies = (\d+)', text, re.DOTALL)
        assert found is not None
        size = re.search(rf"(?m)^{found[1]}_size = (\d+)", text)
        assert size is not None
        more = count - int(found[2])
        text = text[: found.start(2)] + str(count) + text[found.end(2) :]
        text = text[: size.start(1)] + str(int(size[1]) + more) + text[size.end(1) :]
    return text


def keeps_the_rules(exchange: Exchange, attack: Attack) -> None:
    names = [each.card for each in attack.added if not each.joins()]
    assert len(set(names)) == len(names)
    assert sum(CARDS[name]["kind"] == "finishing move" for name in names) <= 1
    splits = (attack.way == 6) + sum(each.way in (SPLIT, JOINED_SPLIT) for each in attack.added)
    assert splits <= 1
    assert len(attack.targets) == 1 or splits == 1
    assert len({exchange.team[target] for target in attack.targets}) == len(attack.targets)
    assert exchange.team[attack.by] not in {exchange.team[target] for target in attack.targets}
    for helper in {each.by for each in attack.added}:
        joined = [each for each in attack.added if each.by == helper and each.joins()]
        assert len(joined) <= 2
        played = [each.card for each in attack.added if each.by == helper and not each.joins()]
        assert not joined or "combo-attack" in played
        if helper != attack.by:
            assert helper in exchange.mates(attack.by)
            assert len([card for card in played if card != "give-me-a-boost"]) <= 1


def add_last_block(exchange: Exchange, view: KungFu2019View, events: list[Event], ids: list[str]) -> None:
    """The answer that ended the exchange may have been a Block."""
    for event in events:
        if event.word in ("block", "block-for", "snap"):
            _, _, at, place = view.steps[-1][:4]
            exchange.attacks[at].blocks[place] = ids[event.cards[0]]
            exchange.attacks[at].blockers[place] = event.seat


def reckon(view: KungFu2019View, events: list[Event], ids: list[str], seen: Counter[str]) -> None:
    """Compare what happened with a second reckoning."""
    exchange = Exchange(view, ids)
    add_last_block(exchange, view, events, ids)
    for attack in exchange.attacks:
        keeps_the_rules(exchange, attack)
        seen["counterattacks"] += attack.against >= 0
        seen["splits"] += len(attack.targets) > 1
        seen["helped"] += any(each.by != attack.by for each in attack.added)
    taken = [(ids[event.cards[0]], event.number, event.seat) for event in events if event.word == "take"]
    seen["taken"] += len(taken)
    exchange.lose(taken)
    told = Counter((event.seat, event.number) for event in events if event.word == "damage" and event.number)
    assert told == exchange.losses()
    own = Counter({event.seat: event.number for event in events if event.word == "self-loss"})
    assert own == exchange.own_losses()
    left = list(exchange.chi)
    for (seat, lost), times in told.items():
        left[exchange.team[seat]] -= lost * times
    for seat, lost in own.items():
        left[exchange.team[seat]] -= lost
    for event in events:
        if event.word == "chi":
            team, chi = divmod(event.number, 1000)
            assert chi == max(0, left[team])
            seen["chi"] += 1


def play(seed: int, seats: int, options: dict[str, str], seen: Counter[str]) -> None:
    opened = KungFu2019Box().open(changed_pack(), "changed cards", seats, options)
    game, ids = opened.game, [face.id for face in opened.faces]
    log, dice, random = Log(), LiveDice(seed), Random(seed)
    state = game.deal(dice, log)
    while state.outcome() is None:
        ask = random.choice(state.asks())
        bold = [move for move in ask.moves if not game.write(move).startswith(SHY)]
        move = random.choice(bold if bold and random.random() < 0.75 else ask.moves)
        view = state.view(-1)
        assert isinstance(view, KungFu2019View)
        log.taken()
        state.answer(ask.seat, move, dice)
        words = [event.word for event in log.events]
        if "resolved" in words and view.attack_by:
            reckon(view, log.events[: words.index("resolved")], ids, seen)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_exchanges_come_out_as_reckoned(seats: int, options: dict[str, str]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES_EACH):
        play(seed, seats, options, seen)
    happens = {"chi", "counterattacks", "taken"}
    if "format" in options:
        happens.add("helped")
    if seats > 2 and options.get("format") not in ("2v2", "3v3"):
        happens.add("splits")
    assert {what for what, count in seen.items() if count} == happens

"""In random games, every exchange matches the independent evaluation, and every attack is legal."""

from __future__ import annotations

from collections import Counter

import pytest

from kwoon.core.events import Event
from kwoon.games.kung_fu_2019.view.view import KungFu2019View
from tests.rules.kung_fu_2019.random_games import TABLES, random_moments
from tests.rules.kung_fu_2019.reference_scoring import CARDS, JOINED_SPLIT, SPLIT, Attack, ReferenceExchange


def assert_attack_is_legal(exchange: ReferenceExchange, attack: Attack) -> None:
    names = [each.card for each in attack.added if not each.joins()]
    assert len(set(names)) == len(names)
    assert sum(CARDS[name]["kind"] == "finishing move" for name in names) <= 1
    splits = (attack.use == 6) + sum(each.use in (SPLIT, JOINED_SPLIT) for each in attack.added)
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
            assert helper in exchange.teammates(attack.by)
            assert len([card for card in played if card != "give-me-a-boost"]) <= 1


def add_last_block(exchange: ReferenceExchange, view: KungFu2019View, events: list[Event], ids: list[str]) -> None:
    """Add the Block that ended the exchange, if any."""
    for event in events:
        if event.kind in ("block", "block-for", "snap"):
            _, _, at, place = view.steps[-1][:4]
            exchange.attacks[at].blocks[place] = ids[event.cards[0]]
            exchange.attacks[at].blockers[place] = event.seat


def compare_exchange(view: KungFu2019View, events: list[Event], ids: list[str], counts: Counter[str]) -> None:
    """Compare the events with the independent evaluation, and count what occurred."""
    exchange = ReferenceExchange(view, ids)
    add_last_block(exchange, view, events, ids)
    for attack in exchange.attacks:
        assert_attack_is_legal(exchange, attack)
        counts["counterattacks"] += attack.against >= 0
        counts["splits"] += len(attack.targets) > 1
        counts["helped"] += any(each.by != attack.by for each in attack.added)
    taken = [(ids[event.cards[0]], event.number, event.seat) for event in events if event.kind == "take"]
    counts["taken"] += len(taken)
    exchange.apply_losses(taken)
    losses = Counter((event.seat, event.number) for event in events if event.kind == "damage" and event.number)
    assert losses == exchange.losses()
    own_losses = Counter({event.seat: event.number for event in events if event.kind == "self-loss"})
    assert own_losses == exchange.own_losses()
    chi_left = list(exchange.chi)
    for (seat, lost), times in losses.items():
        chi_left[exchange.team[seat]] -= lost * times
    for seat, lost in own_losses.items():
        chi_left[exchange.team[seat]] -= lost
    for event in events:
        if event.kind == "chi":
            team, chi = divmod(event.number, 1000)
            assert chi == max(0, chi_left[team])
            counts["chi"] += 1


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_random_exchanges_match_reference_scoring(seats: int, options: dict[str, str]) -> None:
    counts: Counter[str] = Counter()
    for moment in random_moments(seats, options):
        kinds = [event.kind for event in moment.events]
        if "resolved" in kinds and moment.view.attack_by:
            compare_exchange(moment.view, moment.events[: kinds.index("resolved")], moment.ids, counts)
    expected = {"chi", "counterattacks", "taken"}
    if "format" in options:
        expected.add("helped")
    if seats > 2 and options.get("format") not in ("2v2", "3v3"):
        expected.add("splits")
    assert {occurrence for occurrence, count in counts.items() if count} == expected

"""Steps for Kung Fur Fight: positions, plans and moves. docs/develop/scenarios.md lists them."""

from __future__ import annotations

import re

import pytest
from pytest_bdd import given, then, when

from kwoon.games.kung_fur_fight.definition import KungFurFightDefinition
from tests.rules.fact_steps import register_facts
from tests.rules.kung_fur_fight.plans import PlanText, parse_plan
from tests.rules.kung_fur_fight.scenario_position import FurLayout
from tests.rules.kung_fur_fight.view_facts import ARENA, CARD, FACTS, PACK, step_text
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario, list_pattern, split_list

LEADS = f"{{name}} leads {ARENA} with (?P<team>{CARD}(,.+)?)"
TEAM = re.compile(
    rf"({CARD})(?:, assisted by ({list_pattern(CARD)}))?(?:, with (?:(\d+) Hidden Weapons?)?(?: and )?(the Coconut)?)?"
)


facts = register_facts(FACTS)


@pytest.fixture
def plans() -> list[PlanText]:
    """The players' next plans, by seat."""
    return [PlanText(), PlanText()]


@pytest.fixture
def layout(table: ScenarioTable, plans: list[PlanText]) -> FurLayout:
    return table.describe(FurLayout(table, plans))


def use_default_position(table: ScenarioTable, plans: list[PlanText]) -> None:
    if table.layout is None and not table.started():
        table.layout = FurLayout(table, plans)


@pytest.fixture
def default_position(table: ScenarioTable, plans: list[PlanText]) -> None:
    use_default_position(table, plans)


# ---------------------------------------------------------------- Given: the pack


@pytest.fixture
def pack() -> list[str]:
    """The text of the printed pack, followed by its changed versions."""
    return [PACK]


@given(step_text("the box has {count} copies of {card}"), converters={"count": int})
def change_copies(table: ScenarioTable, pack: list[str], count: int, card: str) -> None:
    text = pack[-1]
    card_entry = re.search(rf'\[\[card\]\]\nid = "{card}".*?copies = (\d+)', text, re.DOTALL)
    assert card_entry is not None
    more = count - int(card_entry[1])
    changed = text[: card_entry.start(1)] + str(count) + text[card_entry.end(1) :]
    for name in ("reward_pile", "cards_total"):
        changed = re.sub(rf"(?m)^{name} = (\d+)", lambda old: f"{old[0].split()[0]} = {int(old[1]) + more}", changed)
    reload(table, pack, changed)


@given(step_text("the box has {count} Mushrooms"), converters={"count": int})
def change_mushrooms(table: ScenarioTable, pack: list[str], count: int) -> None:
    reload(table, pack, re.sub(r'(name = "Mushroom token"\ncount = )\d+', rf"\g<1>{count}", pack[-1]))


@given(step_text("in the box {card} is worth {count} AP"))
def change_ap(table: ScenarioTable, pack: list[str], card: str, count: str) -> None:
    before, card_entry, after = re.split(
        rf'(\[\[card\]\]\nid = "{card}".*?ap = )\d+', pack[-1], maxsplit=1, flags=re.DOTALL
    )
    reload(table, pack, before + card_entry + count + after)


def reload(table: ScenarioTable, pack: list[str], text: str) -> None:
    pack.append(text)
    table.reload(KungFurFightDefinition(), text)


# ---------------------------------------------------------------- Given: a position


@given(step_text(LEADS))
def will_lead(table: ScenarioTable, layout: FurLayout, name: str, arena: str, team: str) -> None:
    put_team(layout.plans[table.seat(name)], arena, team)


def put_team(plan: PlanText, arena: str, words: str) -> None:
    match = TEAM.fullmatch(words)
    if match is None:
        raise ImpossibleScenario(
            f"'{words}' is not a team: write 'ban, assisted by hua, with 2 Hidden Weapons and the Coconut'."
        )
    team = plan.teams[int(arena) - 1]
    if team.cards:
        raise ImpossibleScenario(f"Arena {arena} already has a team.")
    team.cards = [match[1], *(split_list(match[2]) if match[2] else [])]
    team.weapons = int(match[3] or 0)
    team.coconut = match[4] is not None


@given(step_text("{name} holds {cards}"))
def hold(table: ScenarioTable, layout: FurLayout, name: str, cards: str) -> None:
    layout.hands[table.seat(name)] = table.cards(cards)


@given(step_text("{name} has {cards} left in hand"))
def leave_in_hand(table: ScenarioTable, layout: FurLayout, name: str, cards: str) -> None:
    layout.left[table.seat(name)] = table.cards(cards)


@given(step_text("{name} has nothing left in hand"))
def leave_nothing(table: ScenarioTable, layout: FurLayout, name: str) -> None:
    layout.left[table.seat(name)] = []


@given(step_text("{name} also has {cards}"))
def give_ranger(table: ScenarioTable, layout: FurLayout, name: str, cards: str) -> None:
    layout.also[table.seat(name)] = table.cards(cards)


@given(step_text("{name} owns {cards}"))
def give_front(table: ScenarioTable, layout: FurLayout, name: str, cards: str) -> None:
    layout.fronts[table.seat(name)] = table.cards(cards)


@given(step_text(f"{ARENA} has {{cards}}"))
def lay_rewards(table: ScenarioTable, layout: FurLayout, arena: str, cards: str) -> None:
    layout.rewards[int(arena) - 1] = table.cards(cards)


@given(step_text("the Reward Pile is {cards}"))
def lay_pile(table: ScenarioTable, layout: FurLayout, cards: str) -> None:
    layout.pile = table.cards(cards)


@given("the Reward Pile is empty")
def lay_no_pile(layout: FurLayout) -> None:
    layout.pile_size = 0


@given(step_text("the Reward Pile has {count} cards?"), converters={"count": int})
def count_pile(layout: FurLayout, count: int) -> None:
    layout.pile_size = count


@given(step_text("{name} has {count} SP"), converters={"count": int})
def give_sp(table: ScenarioTable, layout: FurLayout, name: str, count: int) -> None:
    layout.sp[table.seat(name)] = count


@given(step_text("{name} has {count} VP"), converters={"count": int})
def give_vp(table: ScenarioTable, layout: FurLayout, name: str, count: int) -> None:
    layout.vp[table.seat(name)] = count


@given(step_text("{name} has Card Limit {count}"), converters={"count": int})
def give_limit(table: ScenarioTable, layout: FurLayout, name: str, count: int) -> None:
    layout.limits[table.seat(name)] = count


@given(step_text("{name} (?P<has>has|does not have) the Card Limit -1 token"))
def give_limit_token(table: ScenarioTable, layout: FurLayout, name: str, has: str) -> None:
    if has == "has":
        layout.blocked = table.seat(name)


@given(step_text("{name} has {count} Hidden Weapons?"), converters={"count": int})
def give_weapons(table: ScenarioTable, layout: FurLayout, name: str, count: int) -> None:
    layout.supply[table.seat(name)] = count


@given(step_text("{name} has the Coconut"))
def give_coconut(table: ScenarioTable, layout: FurLayout, name: str) -> None:
    layout.coconut = table.seat(name)


@given(step_text("{name} has {count} Dish(es)?"), converters={"count": int})
def give_dishes(table: ScenarioTable, layout: FurLayout, name: str, count: int) -> None:
    layout.dishes[table.seat(name)] = count


@given(step_text("{name} has (?P<one>the|no) Delicacy"))
def give_delicacy(table: ScenarioTable, layout: FurLayout, name: str, one: str) -> None:
    layout.delicacies[table.seat(name)] = 1 if one == "the" else 0


@given(step_text(f"there is a Hua token on {ARENA}"))
def lay_hua(layout: FurLayout, arena: str) -> None:
    layout.hua[int(arena) - 1] = 1


@given(step_text(f"{{name}} has {{count}} Mushrooms? on {ARENA}"), converters={"count": int})
def lay_mushrooms(table: ScenarioTable, layout: FurLayout, name: str, count: int, arena: str) -> None:
    layout.mushrooms[3 * table.seat(name) + int(arena) - 1] = count


# ---------------------------------------------------------------- When


@when(step_text(LEADS))
def lead_next(table: ScenarioTable, plans: list[PlanText], name: str, arena: str, team: str) -> None:
    put_team(plans[table.seat(name)], arena, team)


@when(step_text("{name} seals the plan"))
def seal(table: ScenarioTable, plans: list[PlanText], name: str) -> None:
    use_default_position(table, plans)
    seat = table.seat(name)
    table.state  # noqa: B018 the position is built from the plan, before the plan is used up
    for words in plans[seat].moves():
        table.make_move(name, table.move(words))
    plans[seat] = PlanText()


@when(step_text("{name} passes"))
def pass_round(table: ScenarioTable, plans: list[PlanText], name: str) -> None:
    use_default_position(table, plans)
    table.make_move(name, table.move("seal"))


@when("the plans are revealed")
def reveal(table: ScenarioTable, plans: list[PlanText]) -> None:
    for name in table.names:
        seal(table, plans, name)


@when("both pass")
def both_pass(table: ScenarioTable, plans: list[PlanText]) -> None:
    for name in table.names:
        pass_round(table, plans, name)


@when(step_text("both pass {count} times"), converters={"count": int})
def pass_repeatedly(table: ScenarioTable, plans: list[PlanText], count: int) -> None:
    for _ in range(count):
        both_pass(table, plans)


@when(step_text('{name} changes (his|her|their) mind {count} times, with "{moves}"'), converters={"count": int})
def change_repeatedly(table: ScenarioTable, plans: list[PlanText], name: str, count: int, moves: str) -> None:
    use_default_position(table, plans)
    for _ in range(count):
        for words in moves.split('", "'):
            table.make_move(name, table.move(words))


@when(step_text("{name} takes back the whole plan"))
def take_plan_back(table: ScenarioTable, name: str) -> None:
    for _ in table.state.draft(table.seat(name)):
        table.make_move(name, table.move("take back their choice"))


@when(step_text("{name} adds {count} Hidden Weapons?"))
def add_weapons(table: ScenarioTable, name: str, count: str) -> None:
    table.make_move(name, table.move(f"throw {count}"))


@when(step_text("{name} (?P<verb>add|remove|pick|take)s (?P<choice>{card}|nobody)".replace("{card}", CARD)))
def choose(table: ScenarioTable, name: str, verb: str, choice: str) -> None:
    table.make_move(name, table.move(f"{verb} {choice}"))


@when(step_text("{name} (?P<verb>use|leave)s the (?P<what>ability|token)"))
def use_or_leave(table: ScenarioTable, name: str, verb: str, what: str) -> None:
    table.make_move(name, table.move(f"{verb} {what}"))


@when(step_text("{name} ignores {count} Hidden Weapons?"))
def ignore_weapons(table: ScenarioTable, name: str, count: str) -> None:
    table.make_move(name, table.move(f"ignore {count}"))


@when(step_text("{name} picks any card"))
def pick_any(table: ScenarioTable, name: str) -> None:
    prompt = table.state.prompt(table.seat(name))
    assert prompt is not None
    peel = table.move("pick peel")
    table.make_move(name, next(move for move in prompt.moves if move != peel))


# ---------------------------------------------------------------- Then: plans


@then(step_text('{who} could not tell if {name} had planned "{plan}" instead'))
def plan_hidden(table: ScenarioTable, who: str, name: str, plan: str) -> None:
    state, events = table.with_other_moves(name, [table.move(words) for words in parse_plan(plan).moves()])
    for seat in table.viewers(who):
        assert table.data_seen_by(seat, table.state, table.log.events) == table.data_seen_by(seat, state, events)

"""The scenarios for Dragon Punch, and steps about cards, secrets and many games."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest
from pytest_bdd import given, scenarios, then, when

from kwoon.core.dice import LiveDice
from kwoon.core.events import EventLog
from kwoon.core.game import SPECTATOR, State
from kwoon.core.toml_reader import PackError
from kwoon.games.dragon_punch.definition import DragonPunchDefinition
from tests.rules.dragon_punch.many_games import PlayedDragonPunch, play_games
from tests.rules.dragon_punch.move_strength import compare, dominates, total_net_damage
from tests.rules.dragon_punch.replay_with_other_moves import ScenarioMoves
from tests.rules.dragon_punch.scenario_position import DragonLayout
from tests.rules.dragon_punch.view_facts import card_of, game_of, step_text, view_of
from tests.rules.frequency import assert_about_equal
from tests.rules.scenario_game import SEED, ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario, split_list

GAME_FOLDER = files("kwoon.games").joinpath("dragon_punch")
scenarios(str(GAME_FOLDER.joinpath("scenarios")))


# ---------------------------------------------------------------- Given: other packs


@pytest.fixture
def pack() -> list[str]:
    """The text of the pack, which steps may change."""
    return [GAME_FOLDER.joinpath("cards.toml").read_text(encoding="utf-8")]


def change_move(table: ScenarioTable, pack: list[str], move: str, line: str, value: str) -> None:
    """Change one line in a move's entry and reload the game."""
    found = re.search(rf'^id = "{move}"\nname = (?:.+\n)+', pack[0], re.MULTILINE)
    if found is None:
        raise ImpossibleScenario(f"The pack has no move called '{move}'.")
    changed = re.sub(rf"^{line} = .*$", f"{line} = {value}", found[0], flags=re.MULTILINE)
    if changed == found[0]:
        raise ImpossibleScenario(f"The {line} of {move} is already {value}.")
    pack[0] = pack[0].replace(found[0], changed)
    table.loaded = DragonPunchDefinition().load(pack[0], "a changed pack", 2, table.loaded.options)
    table.game = table.loaded.game


@given(step_text("a pack in which {move:card} has (?P<place>High|Low): {icons}"))
def change_icons(table: ScenarioTable, pack: list[str], move: str, place: str, icons: str) -> None:
    parts = []
    for icon in split_list(icons):
        attack = re.fullmatch(r"attack (\d+) at time (\d+)", icon)
        if attack:
            parts.append(f"attack = {{ strength = {attack[1]}, time = {attack[2]} }}")
        elif icon in ("block", "evade"):
            parts.append(f"{icon} = true")
        elif icon != "nothing":
            raise ImpossibleScenario(f"'{icon}' is not an icon: write attack 2 at time 4, block, evade or nothing.")
    change_move(table, pack, move, place.lower(), f"{{ {', '.join(parts)} }}")


@given(step_text("a pack in which {move:card} has the effects {cards}"))
def change_effects(table: ScenarioTable, pack: list[str], move: str, cards: str) -> None:
    change_move(table, pack, move, "effects", str(split_list(cards)).replace("'", '"'))


# ---------------------------------------------------------------- Then: printed cards


@then(step_text('{move:card} reads "{words}"'))
def reads(table: ScenarioTable, move: str, words: str) -> None:
    face = table.loaded.faces[table.card(move)]
    numbers = {number.name: number.value for number in face.numbers}
    places = []
    for place in ("high", "low"):
        icons = []
        if f"{place} attack" in numbers:
            icons.append(f"attack {numbers.pop(f'{place} attack')} at time {numbers.pop(f'{place} time')}")
        icons.extend([icon for icon in ("block", "evade") if numbers.pop(f"{place} {icon}", 0)])
        places.append(f"{place.capitalize()}: {' and '.join(icons) or 'nothing'}")
    effects = [", ".join(numbers)] if numbers else []
    assert "; ".join(places + effects) == words


@then(step_text('{move:card} says "{words}"'))
def says_on_card(table: ScenarioTable, move: str, words: str) -> None:
    assert words in str(table.loaded.faces[table.card(move)].text)


@then(step_text('{move:card} does not say "{words}"'))
def does_not_say_on_card(table: ScenarioTable, move: str, words: str) -> None:
    assert words not in str(table.loaded.faces[table.card(move)].text)


@then(step_text("{move:card} against every move comes to"))
def against_every_move(table: ScenarioTable, move: str, datatable: list[list[str]]) -> None:
    assert datatable[0] == ["Bo plays", "without Initiative", "Ann has it", "Bo has it"]
    named = [other for row in datatable[1:] for other in split_list(row[0])]
    assert sorted(named) == sorted(game_of(table).ids), "The table must list every move once."
    for row in datatable[1:]:
        for other in split_list(row[0]):
            found = [compare(table, move, other, initiative) for initiative in (-1, 0, 1)]
            assert [other, *found] == [other, *row[1:]]


@then(step_text("the card {card} has the white move {white} and the red move {red}"))
def basic_moves(table: ScenarioTable, card: str, white: str, red: str) -> None:
    at = table.card(card)
    sides = [(str(face.name), face.kind) for face in table.loaded.faces[at : at + 2]]
    assert sides == [(white, "white"), (red, "red")]


@then(step_text("the card {card} is {called}, {title}"))
def character_is(table: ScenarioTable, card: str, called: str, title: str) -> None:
    face = table.loaded.faces[table.card(card)]
    assert str(face.name) == called
    assert str(face.short_text) == title


@then(step_text("the card {card} has the purple moves {one} and {two}"))
def special_moves(table: ScenarioTable, card: str, one: str, two: str) -> None:
    special = [face for at, face in enumerate(table.loaded.faces) if card_of(table, at) == card]
    assert [(str(face.name), face.kind) for face in special[:2]] == [(one, "special"), (two, "special")]


@then(step_text("the effects in the pack are {cards}"))
def effects_are(table: ScenarioTable, cards: str) -> None:
    moves = game_of(table).pack.moves
    assert {effect for move in moves for effect in move.effects} == set(split_list(cards))


@then("a pack with another effect is refused")
def other_effect(table: ScenarioTable, pack: list[str]) -> None:
    with pytest.raises(PackError, match="wobble"):
        change_move(table, pack, "taunt", "effects", '["unflip", "wobble"]')


@then("over all opposing moves each red move deals at least as much more than it takes as its white move")
def red_is_stronger(table: ScenarioTable) -> None:
    game = game_of(table)
    for white in range(0, 2 * int(game.basics), 2):
        assert total_net_damage(game, white + 1) >= total_net_damage(game, white), game.ids[white]


@then("no white move is outdone against every move by a basic move other than its own red one")
def white_has_a_point(table: ScenarioTable) -> None:
    game = game_of(table)
    basics = range(2 * int(game.basics))
    for white in basics[::2]:
        better = [game.ids[other] for other in basics if other // 2 != white // 2 and dominates(game, other, white)]
        assert better == [], game.ids[white]


@then(step_text("{count} copies of each card of the box are on the table"), converters={"count": int})
def copies_of_all(table: ScenarioTable, count: int) -> None:
    supply = Counter(table.card_ids(table.game.all_cards()))
    each = dict.fromkeys(("high-kick", "low-poke", "block", "fireball", "taunt", "throw"), 2 * count)
    each.update(dict.fromkeys(("linnet", "otto", "cinderglass", "halla", "reed"), count))
    assert supply == each


# ---------------------------------------------------------------- Then: log


def reveals(table: ScenarioTable, seat: int) -> list[list[str]]:
    """Return the pairs of moves that were revealed to a seat."""
    ids = game_of(table).ids
    return [
        [ids[face] if face >= 0 else "?" for face in event.cards]
        for event in table.events_seen_by(seat, table.events_of_step())
        if event.kind == "reveal"
    ]


@then("nobody is told what was played")
def nothing_revealed(table: ScenarioTable) -> None:
    assert reveals(table, SPECTATOR) == []
    for seat in table.viewers("all"):
        assert view_of(table, seat).played == ()


@then(step_text("all are told that Ann plays {first:card} and Bo plays {second:card}"))
def revealed(table: ScenarioTable, first: str, second: str) -> None:
    for seat in table.viewers("all"):
        assert reveals(table, seat) == [[first, second]]


@then(step_text("{name} has played one of {cards}"))
def has_played(table: ScenarioTable, name: str, cards: str) -> None:
    assert reveals(table, SPECTATOR)[-1][table.seat(name)] in split_list(cards)


@then("the turn is told in the order reveal, compare, damage, Initiative")
def told_in_order(table: ScenarioTable) -> None:
    words = [event.kind for event in table.events_of_step()]
    compared = next(at for at, word in enumerate(words) if word.split("-")[0] in ("hit", "blocked", "interrupted"))
    steps = [words.index("reveal"), compared, words.index("damage"), words.index("switch"), words.index("initiative")]
    assert steps == sorted(steps)


@then(step_text("{who}'s log (?P<does>names|does not name) {things}"))
def log_names(table: ScenarioTable, who: str, does: str, things: str) -> None:
    for seat in table.viewers(who):
        lines = "\n".join(table.log_lines(seat))
        assert lines
        for thing in split_list(things):
            assert (thing in lines) == (does == "names")


# ---------------------------------------------------------------- Then: what could be inferred


@then(step_text("{who} (?P<can>could|could not) tell if {name} had switched {cards} instead"))
def could_tell_switch(scenario_moves: ScenarioMoves, who: str, can: str, name: str, cards: str) -> None:
    could_tell(scenario_moves, who, can, name, [f"switch {card}" for card in split_list(cards)])


@then(step_text("{who} (?P<can>could|could not) tell if {name} had switched flipped {card} instead"))
def could_tell_flipped(scenario_moves: ScenarioMoves, who: str, can: str, name: str, card: str) -> None:
    could_tell(scenario_moves, who, can, name, [f"switch flipped {card}"])


@then(step_text("{who} (?P<can>could|could not) tell if {name} had built a hand of {cards} instead"))
def could_tell_hand(scenario_moves: ScenarioMoves, who: str, can: str, name: str, cards: str) -> None:
    could_tell(scenario_moves, who, can, name, scenario_moves.hand_building_moves(cards))


def could_tell(scenario_moves: ScenarioMoves, who: str, can: str, name: str, notations: list[str]) -> None:
    differs = scenario_moves.differs_for(who, scenario_moves.start(), scenario_moves.with_other_moves(name, notations))
    assert differs == [can == "could"] * len(differs)


@then(step_text("{who} (?P<can>could|could not) tell( from the log)? if {name}'s red cards were {cards} instead"))
def could_tell_red(scenario_moves: ScenarioMoves, who: str, can: str, name: str, cards: str) -> None:
    layout = scenario_moves.table.layout
    assert isinstance(layout, DragonLayout)
    side = layout.sides[scenario_moves.table.seat(name)]

    def build_with_other_red(log: EventLog) -> State:
        original, side.red = side.red, split_list(cards)
        state = layout.build_with_log(log)
        side.red = original
        return state

    differs = scenario_moves.differs_for(who, build_with_other_red, scenario_moves.moves_made)
    assert differs == [can == "could"] * len(differs)


@then(step_text("the table would look the same to {who} if {name}'s flipped cards were {cards} instead"))
def looks_the_same(scenario_moves: ScenarioMoves, who: str, name: str, cards: str) -> None:
    table = scenario_moves.table
    layout = table.layout
    assert isinstance(layout, DragonLayout)
    side = layout.sides[table.seat(name)]
    original, side.flipped = side.flipped, split_list(cards)
    other, others = scenario_moves.replay(layout.build_with_log, scenario_moves.moves_made)
    side.flipped = original
    for seat in table.viewers(who):
        seen = [state.view(seat).as_dict() | {"history": "the log"} for state in (table.state, other)]
        assert seen[0] == seen[1]
        fresh = [[event.as_seen_by(seat).as_tuple() for event in events] for events in (table.log.events, others)]
        assert fresh[0] == fresh[1]


@then(step_text("it comes out the same whether Ann plays {one:card} before or after Bo plays {two:card}"))
def order_does_not_matter(table: ScenarioTable, scenario_moves: ScenarioMoves, one: str, two: str) -> None:
    answers = [("Ann", [table.move(f"play {one}")]), ("Bo", [table.move(f"play {two}")])]
    ends = [table.snapshot(*scenario_moves.replay(scenario_moves.start(), order)) for order in (answers, answers[::-1])]
    assert ends[0] == ends[1]


# ---------------------------------------------------------------- many times


@when(step_text("the game is dealt {count} times"), converters={"count": int})
def count_deals(table: ScenarioTable, tally: Counter[int], count: int) -> None:
    dice = LiveDice(SEED)
    for _ in range(count):
        tally[int(table.game.deal(dice).prompts()[0].seat)] += 1


@then(step_text("{names} each picked first about equally often"))
def fair_order(table: ScenarioTable, tally: Counter[int], names: str) -> None:
    assert_about_equal([tally[table.seat(name)] for name in split_list(names)], tally.total())


@when(step_text("{name} is too late {count} times"), converters={"count": int})
def count_default_moves(table: ScenarioTable, tally: Counter[int], name: str, count: int) -> None:
    for _ in range(count):
        tally[table.state.default_move(table.seat(name), table.dice)] += 1


@then(step_text("{name} played the cards {cards} about equally often"))
def fair_cards(table: ScenarioTable, tally: Counter[int], name: str, cards: str) -> None:
    by_card: Counter[str] = Counter()
    for face, count in tally.items():
        by_card[card_of(table, face)] += count
    assert set(by_card) == set(split_list(cards))
    assert_about_equal([by_card[card] for card in split_list(cards)], tally.total())


@then(step_text("{name} played {card}'s moves {cards} about equally often"))
def fair_specials(table: ScenarioTable, tally: Counter[int], name: str, card: str, cards: str) -> None:
    counts = [tally[table.card(move)] for move in split_list(cards)]
    assert_about_equal(counts, sum(counts))


@when(step_text("{count} games are played at random"), converters={"count": int}, target_fixture="played")
def play_many(table: ScenarioTable, count: int) -> list[PlayedDragonPunch]:
    return play_games(game_of(table), count)


@then("at the start of every turn both players could play a Taunt")
def never_stuck(played: list[PlayedDragonPunch]) -> None:
    assert sum(game.turns for game in played) > 100
    assert sum(game.stuck for game in played) == 0


@then(step_text("at every moment both players had their {count} cards"), converters={"count": int})
def hands_stay(played: list[PlayedDragonPunch], count: int) -> None:
    assert {sizes for game in played for sizes in game.hands} == {(count, count)}


@then(
    "every game was won by exactly one player, who had won 2 rounds, or ended after 3 rounds without damage",
)
def games_end(played: list[PlayedDragonPunch]) -> None:
    for game in played:
        if game.undamaged:
            assert game.undamaged == 3
        else:
            assert [game.won[seat] for seat in game.winners] == [2]
    assert any(game.undamaged == 0 for game in played)

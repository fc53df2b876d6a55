"""An external game works everywhere that Kwoon's own games do, with defaults for everything it does not have."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import kwoon.registry  # noqa: F401 (formats messages in English)
from kwoon.new_game import NewGameError, write_new_game
from tests.sixth_game.installed_game import (
    CIRCLE,
    DEFINITION,
    GAME,
    PACKAGE,
    ROOT,
    install_crane_circle,
    install_game,
    run_python,
    write_dist_info,
)

ENVS = f"""
import numpy as np
from kwoon.envs import aec, gymnasium_id, parallel, single_seat
import gymnasium
env = aec("{GAME}")
env.reset(seed=2)
random = np.random.default_rng(2)
for agent in env.agent_iter():
    seen, _, terminated, _, _ = env.last()
    assert env.observation_space(agent).contains(seen)
    env.step(None if terminated else int(random.choice(np.flatnonzero(seen["action_mask"]))))
assert env.stepper.state.outcome() is not None
assert gymnasium_id("{GAME}") in gymnasium.registry
parallel("{GAME}").reset(seed=1)
single_seat("{GAME}", bots="novice").reset(seed=1)
"""
BOTS = f"""
from kwoon.bots import find_bot
from kwoon.bots.registry import plays_at_random, plays_to_the_end
from kwoon.registry import load_game
from kwoon.core.dice import LiveDice
game = load_game("{GAME}").game
for level in ("random", "novice", "greedy", "student", "master", "quick", "greedy-50", "against-novice"):
    bot = find_bot(level, "{GAME}").make_bot(game, LiveDice(1))
    state = game.deal(LiveDice(2))
    prompt = state.prompts()[0]
    assert bot.choose(state.view(0), prompt) in prompt.moves, level
assert plays_at_random("{GAME}", "quick") and not plays_at_random("fight", "quick")
assert plays_to_the_end("{GAME}", "greedy") and not plays_to_the_end("{GAME}", "quick")
assert not plays_to_the_end("fight", "greedy")
"""
SERVER = f"""
from kwoon.hall.ratings.bot_ratings import bot_ratings
from kwoon.pack_editor import pack_form
from kwoon.registry import all_games, default_pack, find_game, load_rulebook
assert bot_ratings("{GAME}", "duel") == {{}}
assert all_games()[-1].id == default_pack("{GAME}").game == "{GAME}"
assert [section.heading for section in load_rulebook(find_game("{GAME}"))] == ["Setup", "A turn", "The end"]
assert pack_form("{GAME}")
"""
GREEDY_CLASS = f"""
from kwoon.bots import find_bot
from kwoon.core.dice import LiveDice
from kwoon.registry import load_game
print(type(find_bot("greedy", "{GAME}").make_bot(load_game("{GAME}").game, LiveDice(1))).__name__)
"""
BROKEN_BOTS = f"""
from kwoon.bots import bots_for, find_bot
from kwoon.bots.level import UnknownBot
assert [level.id for level in bots_for("{GAME}")] == ["random"]
assert "greedy" in [level.id for level in bots_for("fight")]
try:
    find_bot("greedy", "{GAME}")
except UnknownBot:
    pass
else:
    raise AssertionError
"""
COMMANDS = [
    ("simulate", GAME, "--games", "20", "--seed", "1", "--jobs", "1"),
    ("duel", GAME, "greedy", "random", "--games", "4", "--seed", "1", "--jobs", "1"),
    (
        "exploit",
        GAME,
        "novice",
        "--deals",
        "2",
        "--selection-deals",
        "2",
        "--only",
        "greedy",
        "--seed",
        "1",
        "--jobs",
        "1",
    ),
    ("ladder", GAME, "--bots", "random", "novice", "--games", "4", "--seed", "1", "--jobs", "1"),
    ("rules", GAME),
    ("cards", GAME),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the installed game."""
    return install_game(tmp_path_factory.mktemp("sixth") / "project")


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_command_accepts_installed_game(site: Path, command: tuple[str, ...]) -> None:
    result = run_python(site, "-m", "kwoon", *command)
    assert result.returncode == 0, result.stderr
    assert result.stdout


def test_installed_game_is_played_in_the_terminal(site: Path) -> None:
    result = run_python(site, "-m", "kwoon", "play", GAME, "--plain", "--seed", "1", typed="1\n\n" * 12)
    assert "Hand: " in result.stdout
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("script", [ENVS, BOTS, SERVER], ids=["envs", "bots", "hall"])
def test_python_api_accepts_installed_game(site: Path, script: str) -> None:
    result = run_python(site, "-c", script)
    assert result.returncode == 0, result.stderr


def test_installed_game_passes_the_invariants(site: Path) -> None:
    options = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:playwright", "-p", "no:schemathesis")
    result = run_python(
        site, "-m", "pytest", *options, "-k", GAME, "tests/invariants", "tests/learn/test_observations.py"
    )
    assert result.returncode == 0, result.stdout[-4000:]
    assert " passed" in result.stdout


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("copy.turn = self.turn", "copy() does not copy these fields: TigerClawState.turn."),
        (
            "state.scores = list(view.scores)",
            "These fields of the state are missing from view() or from sample_state(): scores.",
        ),
    ],
)
def test_invariants_name_a_forgotten_field(tmp_path: Path, line: str, message: str) -> None:
    folder = install_game(tmp_path / "project")
    rules = folder / PACKAGE / "rules.py"
    source = rules.read_text(encoding="utf-8")
    assert line in source
    rules.write_text(source.replace(line, "pass"), encoding="utf-8")
    options = ("-q", "-p", "no:cacheprovider", "-p", "no:playwright", "-p", "no:schemathesis", "-k", GAME)
    result = run_python(folder, "-m", "pytest", *options, "tests/invariants/test_state_fields.py")
    assert result.returncode == 1
    assert message in result.stdout


def test_broken_packages_are_reported_and_skipped(site: Path, tmp_path: Path) -> None:
    folder = install_game(tmp_path / "project")
    write_dist_info(folder, "broken", "lost = nowhere:Game\nnumber = math:pi")
    write_dist_info(folder, "copycat", f"again = {DEFINITION}")
    result = run_python(folder, "-c", "import kwoon; import json; print(json.dumps(kwoon.list_games()))")
    assert json.loads(result.stdout)[-1] == GAME
    assert "The game 'lost' of the package 'broken' is skipped: No module named 'nowhere'" in result.stderr
    assert "The game 'number' of the package 'broken' is skipped: math:pi is not a GameDefinition" in result.stderr
    assert f"there is already a game with the id '{GAME}'" in result.stderr


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import nowhere", "tiger_claw.bots cannot be imported: No module named 'nowhere'"),
        ("BOT_FAMILY = 1 / 0", "tiger_claw.bots cannot be imported: division by zero"),
        ("", "tiger_claw.bots has no attribute 'BOT_FAMILY'."),
        ("BOT_FAMILY = 1", "BOT_FAMILY in tiger_claw.bots is not a BotFamily."),
        (
            "from kwoon.bots.generic import GenericBotFamily\nBOT_FAMILY = GenericBotFamily('fight')",
            "BOT_FAMILY in tiger_claw.bots is not for the game 'tiger-claw'.",
        ),
    ],
)
def test_broken_bots_of_installed_game_are_reported_once_and_skipped(tmp_path: Path, source: str, reason: str) -> None:
    folder = install_game(tmp_path / "project")
    folder.joinpath(PACKAGE, "bots.py").write_text(source, encoding="utf-8")
    result = run_python(folder, "-c", BROKEN_BOTS)
    assert result.returncode == 0, result.stderr
    assert result.stderr.strip() == f"The bots of the game '{GAME}' are skipped: {reason}"
    result = run_python(folder, "-m", "kwoon", "duel", GAME, "greedy", "random", "--games", "2", "--jobs", "1")
    assert result.returncode == 1
    assert f"The bots for {GAME} cannot be loaded: {reason}" in result.stderr
    assert "Traceback" not in result.stderr


def test_bots_in_the_documentation_play(tmp_path: Path) -> None:
    folder = install_game(tmp_path / "project")
    page = ROOT.joinpath("docs", "develop", "add-a-game.md").read_text(encoding="utf-8")
    example = next(each for each in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "BOT_FAMILY" in each)
    folder.joinpath(PACKAGE, "bots.py").write_text(example, encoding="utf-8")
    assert run_python(folder, "-c", GREEDY_CLASS).stdout == "ThriftyBot\n"
    result = run_python(folder, "-m", "kwoon", "duel", GAME, "greedy", "random", "--games", "4", "--jobs", "1")
    assert result.returncode == 0, result.stderr


def test_broken_ratings_of_installed_game_are_reported_and_skipped(tmp_path: Path) -> None:
    folder = install_game(tmp_path / "project")
    folder.joinpath(PACKAGE, "bot_ratings.py").write_text("RATINGS = {}", encoding="utf-8")
    result = run_python(folder, "-c", SERVER)
    assert result.returncode == 0, result.stderr
    assert "RATINGS in tiger_claw.bot_ratings is not a MeasuredRatings." in result.stderr


def test_installed_game_with_invalid_cards_is_reported_and_skipped(tmp_path: Path) -> None:
    folder = install_game(tmp_path / "project")
    folder.joinpath(PACKAGE, "cards.toml").write_text("game = 'tiger-claw'", encoding="utf-8")
    result = run_python(folder, "-c", f"import kwoon; assert '{GAME}' not in kwoon.list_games()")
    assert result.returncode == 0, result.stderr
    assert f"The game '{GAME}' of the package '{PACKAGE}' is skipped: " in result.stderr


@pytest.mark.parametrize("title", ["Tiger Claw", "Aardvark", "Zebra", "X 1", "Kwoon Masters", "Roshambo"])
def test_new_game_has_sorted_imports_and_no_unused_names(tmp_path: Path, title: str) -> None:
    ruff = shutil.which("ruff", path=str(Path(sys.executable).parent)) or shutil.which("ruff")
    if ruff is None:
        pytest.skip("ruff is not installed")
    write_new_game(title, tmp_path / "project")
    for folder, files in ((ROOT, tmp_path / "project"), (tmp_path / "project", Path("src"))):
        command = [ruff, "check", "--no-cache", str(files)]
        result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        assert result.returncode == 0, result.stdout + result.stderr


def test_new_game_rejects_bad_names_and_full_folders(tmp_path: Path) -> None:
    for title in ("123", 'Tiger "Claw"', "Tiger\nClaw"):
        with pytest.raises(NewGameError, match="is not a valid name for a game"):
            write_new_game(title, tmp_path / "new")
    with pytest.raises(NewGameError, match="'random' is not available as a package name"):
        write_new_game("Random", tmp_path / "new")
    tmp_path.joinpath("file").write_text("x", encoding="utf-8")
    with pytest.raises(NewGameError, match="is not an empty folder"):
        write_new_game("Tiger Claw", tmp_path)


def test_misplaced_clauses_and_unknown_icons_are_reported(tmp_path: Path) -> None:
    folder = install_game(tmp_path / "project")
    folder.joinpath(PACKAGE, "rulebook").mkdir()
    comment = "<!-- clauses: tiger-claw.setup.* tiger-claw.turn.* tiger-claw.end.points -->"
    folder.joinpath(PACKAGE, "rulebook", "en.md").write_text(f"# Tiger Claw\n{comment}\n", encoding="utf-8")
    result = run_python(folder, "-m", "kwoon", "rules", GAME)
    assert "The clause 'tiger-claw.end.cards' is not in any section of the rulebook." in " ".join(result.stdout.split())
    assert "The clause 'tiger-claw.end.points'" not in " ".join(result.stdout.split())
    cards = folder.joinpath(PACKAGE, "cards.toml")
    cards.write_text(cards.read_text(encoding="utf-8").replace("stone-block", "stone-blok"), encoding="utf-8")
    result = run_python(folder, "-m", "kwoon", "cards", GAME)
    assert "No icon is called 'stone-blok': Rock will show a fist." in result.stdout


def test_new_game_has_known_icons_and_rulebook_without_problems(site: Path) -> None:
    assert "No icon" not in run_python(site, "-m", "kwoon", "cards", GAME).stdout
    assert "The clause" not in run_python(site, "-m", "kwoon", "rules", GAME).stdout


def test_rules_are_not_found_by_the_name_of_the_game_in_their_ids(site: Path) -> None:
    assert "No rule of Tiger Claw contains 'claw'." in run_python(site, "-m", "kwoon", "rules", GAME, "claw").stdout
    assert "tiger-claw.turn.draw" in run_python(site, "-m", "kwoon", "rules", GAME, "tiger-claw.turn.draw").stdout
    result = run_python(site, "-m", "kwoon", "play", GAME, "--plain", "--seed", "1", typed="rules claw\nrules draw\n")
    assert result.stdout.count("tiger-claw.turn.") == 1


def test_missing_text_is_reported_with_the_file_to_add_it_to(tmp_path: Path) -> None:
    folder = install_game(tmp_path / "project")
    catalog = folder / PACKAGE / "locales" / "en.ftl"
    catalog.write_text(catalog.read_text(encoding="utf-8").replace("tiger-claw-played =", "old ="), encoding="utf-8")
    result = run_python(folder, "-m", "kwoon", "play", GAME, "--plain", "--seed", "1", typed="1\n\n" * 12)
    assert result.returncode == 1
    assert result.stderr == f"kwoon: No catalog has the message 'tiger-claw-played'. Add it to {catalog}.\n"


def test_target_is_named_once_in_the_terminal(tmp_path: Path) -> None:
    install_crane_circle(tmp_path)
    result = run_python(tmp_path, "-m", "kwoon", "play", CIRCLE, "--plain", "--seats", "3", typed="1\n")
    targets = [line.split() for line in result.stdout.splitlines() if re.match(r" *[12] +strike ", line)]
    assert [words[:2] for words in targets] == [["1", "strike"], ["2", "strike"]]
    assert all(words.count(words[2]) == 1 and "Strike" not in words for words in targets)

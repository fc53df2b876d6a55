"""Duels and ladders: paired deals, honest intervals, rotated seats, and custom bots."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from kwoon.bots import find_bot
from kwoon.bots.level import UnknownBot
from kwoon.cli import main
from kwoon.core.dice import LiveDice
from kwoon.core.game import Outcome
from kwoon.lab.duel import DuelResult, first_bot_share, run_duel
from kwoon.lab.errors import LabError
from kwoon.lab.execution.runner import GameRunner
from kwoon.lab.experiment import Experiment
from kwoon.lab.ladder import _rate_bots, ladder_identity, load_ladder, run_ladder
from kwoon.lab.plot import ladder_svg, rating_bars_text
from kwoon.registry import load_game
from tests.custom_bot import LAST_MOVE_BOT
from tests.sample_game import SAMPLE_GAME


def duel_of(first_bot: str, second_bot: str, deals: int, seed: str) -> Experiment:
    return Experiment(SAMPLE_GAME, deals, seed, bots=(first_bot, second_bot), paired_deals=True)


def test_lineups_give_every_side_every_seat_once() -> None:
    def lineups(game: str, seats: int, options: dict[str, str]) -> list[list[str]]:
        return GameRunner(Experiment(game, 1, "seed", seats, ("one", "two"), options, paired_deals=True)).lineups

    assert lineups("fight", 2, {}) == [["one", "two"], ["two", "one"]]
    assert lineups("kung-fu-2019", 4, {"format": "2v2"}) == [["one", "two"] * 2, ["two", "one"] * 2]
    assert [each.count("one") for each in zip(*lineups("kung-fu-2014", 6, {}), strict=True)] == [1] * 6


def test_rating_of_bot_in_several_seats_is_averaged() -> None:
    duel = Experiment("kung-fu-2014", 1, "seed", 4, bots=("greedy", "random"), paired_deals=True)
    total = DuelResult(ended=[([1, 2, 3, 4], [True, False, False, False])])
    ratings = _rate_bots(["random", "greedy"], [duel], [total])
    model = PlackettLuce()
    first, *others = model.rate([[model.rating()] for _ in range(4)], ranks=[1.0, 2.0, 3.0, 4.0])
    assert ratings["greedy"].mu == pytest.approx(first[0].mu)
    assert ratings["random"].mu == pytest.approx(sum(side[0].mu for side in others) / 3)


def test_shared_win_counts_proportionally() -> None:
    assert first_bot_share(Outcome([1, 2], "rounds"), [True, False]) == 1.0
    assert first_bot_share(Outcome([1, 1], "drawn"), [True, False]) == 0.5
    assert first_bot_share(Outcome([2, 1, 2, 1], "teams"), [False, True, False, True]) == 1.0
    assert first_bot_share(Outcome([1, 1, 1, 1], "drawn"), [True, False, False, False]) == 0.25


def test_bot_against_itself_wins_about_half() -> None:
    result = run_duel(duel_of("random", "random", 40, "even"))
    assert result.games == 80
    assert abs(result.win_rate() - 0.5) <= 2 * result.margin_of_error()
    assert result.par == 0.5


def test_margin_of_error_is_computed_over_deals() -> None:
    mostly_even = DuelResult(shares=[0.5] * 99 + [1.0], games=200)
    assert 0.0 < mostly_even.margin_of_error() < 0.02
    spread_out = DuelResult(shares=[0.0, 1.0] * 50, games=200)
    assert 0.09 < spread_out.margin_of_error() < 0.11
    certain = DuelResult(shares=[1.0] * 10, games=20)
    assert certain.margin_of_error() > 0.1


@pytest.mark.parametrize("jobs", [1, 2])
def test_duel_result_is_independent_of_number_of_processes(jobs: int) -> None:
    result = run_duel(duel_of("random", "random", 6, "again"), jobs)
    assert result.shares == run_duel(duel_of("random", "random", 6, "again")).shares


def test_duel_with_four_seats_rotates_bot_and_sets_par() -> None:
    result = run_duel(Experiment("kung-fu-2014", 2, "many", seats=4, bots=("greedy", "random"), paired_deals=True))
    assert result.games == 8
    assert result.par == 0.25
    assert result.win_rate() > 0.5


def test_ladder_rates_better_bot_higher_and_plots_all_bots() -> None:
    rungs = run_ladder(Experiment("kung-fu-2014", 6, "climb", bots=("random", "greedy")))
    assert [rung.bot for rung in rungs] == ["random", "greedy"]
    assert rungs[1].rating > rungs[0].rating
    assert rungs[1].win_rates["random"][0] == pytest.approx(1 - rungs[0].win_rates["greedy"][0])
    assert "greedy" in rating_bars_text(rungs)
    assert ladder_svg("a & b", rungs).count("<circle") == 2
    assert "a &amp; b" in ladder_svg("a & b", rungs)


def test_resumed_ladder_gives_same_result_as_uninterrupted_one(tmp_path: Path) -> None:
    save_path = tmp_path / "ladder.json"
    bots = ("random", "novice")
    run_ladder(Experiment(SAMPLE_GAME, 2, "kept", bots=bots), save_path=save_path)
    resumed = run_ladder(Experiment(SAMPLE_GAME, 5, "kept", bots=bots), save_path=save_path)
    complete = run_ladder(Experiment(SAMPLE_GAME, 5, "kept", bots=bots))
    assert resumed[1].deals == {"random": 5}
    assert [(rung.rating, rung.win_rates, rung.games) for rung in resumed] == [
        (rung.rating, rung.win_rates, rung.games) for rung in complete
    ]
    with pytest.raises(LabError, match="another ladder"):
        run_ladder(Experiment(SAMPLE_GAME, 5, "other", bots=bots), save_path=save_path)
    save_path.write_text("nothing", encoding="utf-8")
    with pytest.raises(LabError, match="not a saved ladder"):
        run_ladder(Experiment(SAMPLE_GAME, 5, "kept", bots=bots), save_path=save_path)


def test_timed_ladder_stops_at_deal_limit() -> None:
    rungs = run_ladder(Experiment(SAMPLE_GAME, 3, "clock", bots=("random", "novice")), jobs=2, minutes=10.0)
    assert rungs[1].deals == {"random": 3}
    counted = run_ladder(Experiment(SAMPLE_GAME, 3, "clock", bots=("random", "novice")))
    assert rungs[1].win_rates["random"] == pytest.approx(counted[1].win_rates["random"])
    with pytest.raises(LabError, match="Time ran out"):
        run_ladder(Experiment(SAMPLE_GAME, 3, "clock", bots=("random", "novice")), minutes=1e-9)


def test_ladder_with_three_seats_rates_better_bot_higher() -> None:
    rungs = run_ladder(Experiment("kung-fu-2014", 1, "three", bots=("random", "greedy"), seats=3))
    assert rungs[1].rating > rungs[0].rating
    assert "greedy" not in rungs[0].win_rates


def test_interrupted_duel_returns_partial_result() -> None:
    def stop(result: DuelResult) -> None:
        if result.games >= 6:
            raise KeyboardInterrupt

    assert run_duel(duel_of("random", "random", 50, "stop"), progress=stop).games == 6


def test_custom_bot_is_found_by_module_and_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "custom_bot_of_a_test.py").write_text(LAST_MOVE_BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    result = run_duel(duel_of("custom_bot_of_a_test:Last", "random", 2, "own"))
    assert result.games == 4
    with pytest.raises(UnknownBot, match="no bot 'First'"):
        find_bot("custom_bot_of_a_test:First", SAMPLE_GAME)
    with pytest.raises(UnknownBot, match="Cannot import the module"):
        find_bot("nowhere_at_all:First", SAMPLE_GAME)
    (tmp_path / "faulty_bot_of_a_test.py").write_text("len.nothing", encoding="utf-8")
    with pytest.raises(UnknownBot, match="failed to import: AttributeError"):
        find_bot("faulty_bot_of_a_test:First", SAMPLE_GAME)


BOTS_WITH_PROBABILITIES = """
class First:
    def __init__(self, game, dice):
        pass
    def choose(self, view, prompt):
        return prompt.moves[0]

class Current(First):
    def move_probabilities(self, view, prompt):
        return [1] + [0] * (len(prompt.moves) - 1)

class Earlier(First):
    def odds(self, view, prompt):
        return [1] + [0] * (len(prompt.moves) - 1)
"""


@pytest.mark.parametrize(("name", "is_known"), [("Current", True), ("Earlier", True), ("First", False)])
def test_custom_bot_probabilities_are_found_under_current_and_old_method_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, is_known: bool
) -> None:
    (tmp_path / "bots_with_probabilities.py").write_text(BOTS_WITH_PROBABILITIES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    game = load_game(SAMPLE_GAME).game
    state = game.deal(LiveDice(1))
    prompt = state.prompts()[0]
    bot = find_bot(f"bots_with_probabilities:{name}", SAMPLE_GAME).make_bot(game, LiveDice(2))
    probabilities = bot.move_probabilities(state.view(prompt.seat), prompt)
    assert probabilities == ([1.0] + [0.0] * (len(prompt.moves) - 1) if is_known else None)


FAULTY_BOTS = """
class Faulty:
    def __init__(self, game, dice):
        pass

class Raising(Faulty):
    def choose(self, view, prompt):
        raise RuntimeError("I forgot the rules")

class Illegal(Faulty):
    def choose(self, view, prompt):
        return 999

class Conceding(Faulty):
    def choose(self, view, prompt):
        return -2

class Silent(Faulty):
    def choose(self, view, prompt):
        return None

class Cheating(Faulty):
    def choose(self, view, prompt):
        prompt.moves.append(999)
        return 999

class Unmade:
    pass

class Number:
    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value

class Odd(Faulty):
    def choose(self, view, prompt):
        return Number(prompt.moves[0])
"""


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Raising", "failed in seat 1 of FIGHT: RuntimeError: I forgot the rules (faulty_bots_of_a_test.py, line 8)"),
        ("Illegal", "chose 999 in seat 1 of FIGHT, but its legal moves are"),
        ("Conceding", "chose -2 in seat 1"),
        ("Silent", "failed in seat 1 of FIGHT: TypeError"),
        ("Cheating", "chose 999 in seat 1"),
        ("Unmade", "failed to start in FIGHT: TypeError"),
    ],
)
def test_faulty_custom_bot_error_names_the_bot(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    message: str,
) -> None:
    (tmp_path / "faulty_bots_of_a_test.py").write_text(FAULTY_BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    bot = f"faulty_bots_of_a_test:{name}"
    for jobs in ("1", "2"):
        assert main(["duel", "fight", bot, "random", "--games", "2", "--seed", "2", "--jobs", jobs]) == 1
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith(f"kwoon: {bot} {message}")
    assert run_duel(duel_of("faulty_bots_of_a_test:Odd", "random", 1, "odd")).games == 2


def test_bots_from_the_docs_can_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guide = Path(__file__).parents[2].joinpath("docs/research/write-a-bot.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    assert len(blocks) == 2
    assert len(blocks[0].splitlines()) <= 20
    code = "\n".join(blocks).replace("20_000", "3")
    (tmp_path / "bots_of_the_guide.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert run_duel(duel_of("bots_of_the_guide:Careful", "random", 2, "guide")).games == 4
    assert run_duel(duel_of("bots_of_the_guide:Patient", "random", 1, "guide")).games == 2


def test_duel_and_ladder_commands_print_results_and_ladder_writes_plot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["duel", "fight", "random", "random", "--games", "3", "--seed", "1", "--jobs", "1"]
    assert main([*arguments, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["games"] == 4
    assert facts["bots"] == ["random", "random"]
    assert main(arguments) == 0
    assert "% ± " in capsys.readouterr().out
    plot_path = tmp_path / "ladder.svg"
    ladder_command = [
        "ladder",
        "kung-fu-2014",
        "--bots",
        "random",
        "greedy",
        "--games",
        "4",
        "--jobs",
        "1",
        "--seed",
        "1",
    ]
    assert main([*ladder_command, "--plot", str(plot_path)]) == 0
    assert "| greedy |" in capsys.readouterr().out
    assert plot_path.read_text(encoding="utf-8").startswith("<svg")
    assert main([*ladder_command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rungs"][1]["bot"] == "greedy"


def test_unknown_bot_error_names_the_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", SAMPLE_GAME, "random", "grandmaster", "--games", "2"]) == 1
    assert "Unknown bot 'grandmaster'" in capsys.readouterr().err


SLOW_BOT = """
import time
from pathlib import Path

class Marking:
    def __init__(self, game, dice):
        pass

    def choose(self, view, prompt):
        Path("playing").touch()
        time.sleep(0.05)
        return prompt.moves[0]
"""


# Processes started from a background test would inherit that Ctrl-C is ignored.
RUN_WITH_SIGINT = """
import signal, sys
from kwoon.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    "command", ["duel fight marking:Marking random", "simulate fight --bots marking:Marking random"]
)
def test_ctrl_c_stops_all_worker_processes(tmp_path: Path, command: str) -> None:
    (tmp_path / "marking.py").write_text(SLOW_BOT, encoding="utf-8")
    arguments = [sys.executable, "-c", RUN_WITH_SIGINT, *command.split(), "--games", "2000", "--jobs", "2"]
    pipe = subprocess.PIPE
    with subprocess.Popen(arguments, stdout=pipe, stderr=pipe, cwd=tmp_path, start_new_session=True) as running:
        try:
            while not (tmp_path / "playing").exists() and running.poll() is None:
                time.sleep(0.05)
            os.killpg(running.pid, signal.SIGINT)
            # Without the interrupt, these processes would play for half an hour.
            out, errors = running.communicate(timeout=60)
            assert b"Traceback" not in out + errors
            with pytest.raises(ProcessLookupError):
                os.killpg(running.pid, 0)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)


def test_interrupted_ladder_saves_played_deals(tmp_path: Path) -> None:
    save_path = tmp_path / "ladder.json"
    ladder = Experiment(SAMPLE_GAME, 5, "stopped", bots=("random", "novice", "greedy"))

    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_ladder(ladder, progress=stop, save_path=save_path)
    assert sum(len(total.shares) for total in load_ladder(save_path, ladder_identity(ladder), 3)) == 2
    run_ladder(ladder, save_path=save_path)
    assert sum(len(total.shares) for total in load_ladder(save_path, ladder_identity(ladder), 3)) == 15


def test_ladder_rejects_unwritable_paths_before_playing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ladder_command = ["ladder", SAMPLE_GAME, "--bots", "random", "greedy", "--games", "1000000", "--jobs", "1"]
    for option in ("--checkpoint", "--plot"):
        for place in (tmp_path, tmp_path / "nowhere" / "file"):
            assert main([*ladder_command, option, str(place)]) == 1
            assert f" {place}: " in capsys.readouterr().err
    assert main([*ladder_command, "--jobs", "-1"]) == 1
    assert "--jobs must be at least 1" in capsys.readouterr().err

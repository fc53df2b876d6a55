"""Players choose the language of a command with --language or by their environment."""

from __future__ import annotations

from pathlib import Path

import pytest

from kwoon.cli import texts
from kwoon.localization.formatter import Reader
from kwoon.localization.languages import current_language, use_language
from kwoon.localization.line_breaks import approximate_width
from tests.cli.conftest import Kwoon
from tools.messages import PACKAGE, read_catalogs


def test_language_option_determines_language_of_match(kwoon: Kwoon) -> None:
    result = kwoon("play", "fight", "--seed", "7", "--language", "zh-Hant", typed="拳擊 1\n1\n")
    assert "你的選擇（或輸入 help）： " in result.out
    assert "Your choice" not in result.out
    assert current_language() == "en"
    assert "你的选择" in kwoon("play", "fight", "--language", "zh_CN", typed="1\n").out


def test_environment_determines_default_language(kwoon: Kwoon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KWOON_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "zh_TW.UTF-8")
    assert "你的選擇" in kwoon("play", "fight", typed="1\n").out
    assert "Your choice" in kwoon("play", "fight", "--language", "en", typed="1\n").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Your choice" in kwoon("play", "fight", typed="1\n").out


@pytest.mark.parametrize("tag", ["klingon", "english", ""])
def test_unknown_language_is_refused(kwoon: Kwoon, tag: str) -> None:
    result = kwoon("play", "fight", "--language", tag)
    assert result.code == 2
    assert f"'{tag}' is not a language. Languages: en, zh-Hant, zh-Hans." in result.err


def test_record_of_match_in_one_language_replays_in_another(kwoon: Kwoon, records: Path) -> None:
    kwoon("play", "fight", "--seed", "7", "--language", "zh-Hant", typed="1\n1\n\nquit\n")
    (record,) = records.iterdir()
    assert "FIGHT: 玩家 against Pebble (bot)" in kwoon("replay", str(record)).out
    assert "FIGHT 格鬥：玩家對 Pebble（電腦）" in kwoon("replay", str(record), "--language", "zh-Hant").out
    assert "Your choice (or help): " in kwoon("play", "--record", str(record)).out


def test_rules_are_searched_in_translated_rulebook(kwoon: Kwoon) -> None:
    result = kwoon("rules", "fight", "決勝牌", "--language", "zh-Hant")
    assert result.code == 0
    assert result.out.startswith(" 決勝牌\n")
    assert "<!--" not in result.out
    assert kwoon("rules", "fight", "飛機", "--language", "zh-Hant").code == 1
    assert "# FIGHT 格鬥\n" in kwoon("rules", "fight", "--language", "zh-Hant").out


@pytest.mark.parametrize("typed", ["rules 決勝牌", "rules tie breaker", "card 決勝牌"])
def test_term_is_found_in_both_languages(kwoon: Kwoon, typed: str) -> None:
    output = kwoon("play", "fight", "--language", "zh-Hant", typed=f"{typed}\n").out
    assert "決勝牌：這一局贏來的牌中最大的一張" in output


@pytest.mark.parametrize("typed", ["1", "１", "拳擊", "打出拳擊", "play punch", "拳"])
def test_move_is_accepted_in_both_languages(kwoon: Kwoon, typed: str) -> None:
    output = kwoon("play", "kung-fu-2014", "--seed", "7", "--language", "zh-Hant", typed=f"done\n{typed}\n").out
    assert "你的攻擊：拳擊 = 1" in output


def test_help_is_in_requested_language(kwoon: Kwoon, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "和電腦對戰" in kwoon("--help", "--language", "zh-Hant").out
    result = kwoon("lab", "card", "--lang=zh-TW", "--help")
    assert result.out.startswith("用法：kwoon lab card")
    assert "\n選項：\n" in result.out and "顯示這份說明" in result.out
    assert "各遊戲的玩家人數" in result.out
    monkeypatch.setenv("KWOON_LANGUAGE", "zh-Hans")
    assert "和电脑对战" in kwoon().out
    assert "play against a bot" in kwoon("--language", "en", "--help").out


def test_help_in_chinese_breaks_lines_between_characters(kwoon: Kwoon) -> None:
    output = kwoon("exploit", "--help", "--language", "zh-Hant").out
    options = output.partition("選項：")[2].partition("範例：")[0]
    assert max(approximate_width(line) for line in options.splitlines()) <= 80


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        (("export",), "缺少參數：GAME, --out"),
        (("dance",), "參數 COMMAND：沒有 'dance'，可以選："),
        (("duel", "fight", "a", "b", "--jobs", "x"), "參數 --jobs：不能是 'x'"),
        (("duel", "fight", "a", "b", "--jobs"), "參數 --jobs：後面需要一個值"),
        (("cards", "fight", "--plan"), "沒有這些參數：--plan"),
        (("cards", "fight", "--language", "klingon"), "沒有語言「klingon」。"),
    ],
)
def test_wrong_arguments_are_explained_in_chinese(
    kwoon: Kwoon, monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...], problem: str
) -> None:
    monkeypatch.setenv("KWOON_LANGUAGE", "zh-Hant")
    result = kwoon(*typed)
    assert result.code == 2
    assert problem in result.err and "error" not in result.err


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_command_line_reads_its_catalogs_as_fluent_does(language: str) -> None:
    for id, message in read_catalogs(PACKAGE / "cli").messages[language].items():
        arguments = {name: f"<{name}>" for name in message.arguments}
        with use_language(language):
            assert texts.t(id, **arguments) == Reader().t(id, **arguments)


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        (("play", "chess"), "沒有叫「chess」的遊戲。可以選：fight、dragon-punch"),
        (("play", "fight", "--seats", "3"), "《FIGHT 格鬥》的人數是 2 人，不能是 3 人。"),
        (("play", "fight", "--option", "refill=never"), "選項「refill」不能是「never」。可以選：goes-on、ends-round。"),
        (("duel", "fight", "nobody", "greedy"), "fight 沒有叫「nobody」的電腦。可以選：random、"),
        (("play", "fight", "--bot", "no_such_module:Bot"), "無法匯入自訂電腦「no_such_module:Bot」的模組"),
    ],
)
def test_refused_command_is_explained_in_chinese(
    kwoon: Kwoon, monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...], problem: str
) -> None:
    monkeypatch.setenv("KWOON_LANGUAGE", "zh-Hant")
    result = kwoon(*typed)
    assert (result.code, result.out) == (1, "")
    assert problem in result.err


def test_damaged_record_is_explained_in_chinese(kwoon: Kwoon, tmp_path: Path) -> None:
    record = tmp_path / "damaged.record"
    record.write_text("kwoon record 1\ngame fight\nseats nine\n", encoding="utf-8")
    result = kwoon("replay", str(record), "--language", "zh-Hant")
    assert f"kwoon: {record}：第 3 行：「nine」應為整數，最多 9 位。" in result.err

"""A match at one keyboard: prompts the people in turn, lets the bots move, and saves the record."""

from __future__ import annotations

from kwoon.bots.roster import NAMES_BY_GRADE, find_character
from kwoon.core.definition import GameDefinition, LoadedGame
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.events import EVERYONE, Event, EventLog
from kwoon.core.game import SPECTATOR, TAKE_BACK, IllegalMove, Outcome, Player, Prompt
from kwoon.core.message import Text, joined, msg
from kwoon.core.record import Match
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards import make_board
from kwoon.terminal.match.autopass import TerminalAutoPass, is_idle_move
from kwoon.terminal.match.autosave import RecordFile, ignore_interrupts, program_name
from kwoon.terminal.match.commands import YES_WORDS, CommandResult, QuitMatch, run_command, run_command_before_start
from kwoon.terminal.match.lookup import CardLookup
from kwoon.terminal.match.move_parser import describe_move, number_range_text
from kwoon.terminal.match.narration import Narrator, format_matchup
from kwoon.terminal.match.real_time_call import OneKeyboardCountdown
from kwoon.terminal.match.spectator import SpectatingPlayer
from kwoon.terminal.match.unneeded_sealed_cards import SealedCardTracker
from kwoon.terminal.match.why_not import parse_offered_move, why_cards_unusable
from kwoon.terminal.screen import InputTimeout, Screen, replace_unprintable

BOT_MARK = " (bot)"
"""End of a bot's name in a record."""
NUM_LATEST_EVENTS = 8
"""Number of past events shown when a match is resumed, or when a spectator skips to its end."""


class TerminalMatch:
    """One match: its players, its events, and what each person has seen."""

    def __init__(
        self,
        *,
        definition: GameDefinition,
        loaded: LoadedGame,
        match: Match,
        log: EventLog,
        dice: Dice,
        bots: dict[int, Player],
        screen: Screen,
        record_file: RecordFile,
        skips_confirmation: bool = False,
        is_rematch: bool = False,
        countdown: OneKeyboardCountdown | None = None,
    ) -> None:
        self.definition = definition
        self.loaded = loaded
        self.match = match
        self.log = log
        self.dice = dice
        self.bots = bots
        self.screen = screen
        self.record_file = record_file
        self.skips_confirmation = skips_confirmation
        self.is_rematch = is_rematch
        """Whether this match is a rematch, which needs no introduction."""
        self.countdown = countdown
        """The real-time call, if it is enabled."""
        self.events: list[Event] = log.take_events()
        self.names = display_names(match.header.names)
        self.people = [seat for seat in range(len(self.names)) if seat not in bots]
        self.reader = Reader(self.names)
        """Formats texts that everybody reads in the same way."""
        self.board = make_board(definition.id, loaded, screen.plain)
        self.narrators = {seat: Narrator(loaded.text, self.board, Reader(self.names, seat)) for seat in self.people}
        self.lookup = CardLookup(definition, loaded, self.board, screen)
        self.voided_cards = SealedCardTracker(loaded)
        self.spectating = SpectatingPlayer(self.people, screen)
        self.autopass = TerminalAutoPass(loaded, is_single_player=len(self.people) == 1)
        num_seen = max(0, len(self.events) - NUM_LATEST_EVENTS) if match.moves else 0
        self.num_events_shown = dict.fromkeys(self.people, num_seen)
        """Number of events that each person has seen."""
        self.seat_at_keyboard = self.people[0] if len(self.people) == 1 else SPECTATOR
        """The seat of the person at the keyboard, or `SPECTATOR` if no person has taken over yet."""

    def run(self) -> Outcome | None:
        """Play to the end or until a player stops. Return the outcome, or None if the match is unfinished."""
        try:
            self.save()
            self._welcome()
            while self.match.state.outcome() is None:
                self._play_next_move()
            self._print_outcome()
        except (KeyboardInterrupt, EOFError, QuitMatch) as stop:
            with ignore_interrupts():
                self._save_and_print_resume_command(new_line=not isinstance(stop, QuitMatch))
        return self.match.state.outcome()

    def ask_for_rematch(self) -> bool:
        """Ask whether to play again, and return the answer. Without a terminal, return False without asking."""
        if not self.screen.is_interactive:
            return False
        try:
            return self._ask(msg("terminal-play-again")).lower() in (*YES_WORDS, "again")
        except (KeyboardInterrupt, EOFError):
            self.screen.print_line()
            return False

    def apply_and_save(self, seat: int, move: int) -> None:
        """Apply a move and save the record. A rejected move changes neither the state nor the record."""
        self.voided_cards.record_sealed_choice(self.match.state, seat, move, len(self.events))
        with ignore_interrupts():
            self.match.apply(seat, move, self.dice)
            self.events.extend(self.log.take_events())
            self.save()

    def save(self) -> None:
        self.record_file.save(self.match.to_text())

    def show_prompt(self, prompt: Prompt) -> None:
        """Show the position as the prompted seat sees it, the prompt, and the numbered legal moves."""
        view = self.match.state.view(prompt.seat)
        reader = self.narrators[prompt.seat].reader
        self.screen.print_board(self.board.board_text(view, reader))
        self.screen.print_line()
        reason = self.board.prompt_reason(view, reader)
        self.screen.print_spans(
            [
                (f"{reason}{reader.t('core-sentence-separator')}" if reason else "", ""),
                (reader.say(self.loaded.text.describe_prompt(prompt, view)), "title"),
            ]
        )
        if view.draft:
            self.screen.print_line(reader.t("terminal-draft", draft=self.board.draft_text(view, reader)))
        self.screen.print_choices(
            [
                ([(f"{number:>2}", "number")], *self.board.prompted_move_row(move, prompt, view, reader))
                for number, move in enumerate(sorted(prompt.moves), 1)
            ]
        )
        if self._has_only_idle_move(prompt) and not view.draft:
            self._show_why_unusable(why_cards_unusable(self.loaded, prompt, view))

    def _play_next_move(self) -> None:
        """Handle the next prompt. People choose before bots, so that they can change their choices until the bots have
        moved."""
        prompts = self.match.state.prompts()
        people = [prompt for prompt in prompts if prompt.seat in self.people]
        if not people and self.spectating.should_wait_for_enter(self.match.state):
            self._narrate_new_events(self.people[0])
            if self.spectating.wait_for_input(self.match.state) in ("quit", "exit"):
                raise QuitMatch
        if not people:
            prompt = prompts[0]
            self.apply_and_save(prompt.seat, self.bots[prompt.seat].choose(self.match.state.view(prompt.seat), prompt))
            return
        for person_prompt in people:
            move = self.autopass.automatic_move(self.match.state, person_prompt)
            if move is not None:
                self._make_automatic_move(person_prompt, move)
                return
        prompt = self._next_person_prompt(people)
        if prompt.seat == self.seat_at_keyboard:
            self._ask_person(prompt)
        else:
            self._hand_over(prompt.seat)

    def _next_person_prompt(self, prompts: list[Prompt]) -> Prompt:
        """Return the prompt to answer next: the one for the player at the keyboard, unless the real-time call lets
        another player choose first."""
        seat = self.seat_at_keyboard
        if self.countdown is not None and self.match.state.is_simultaneous():
            seat = self.countdown.update_first_chooser(
                len(self.events), [int(prompt.seat) for prompt in prompts], self.seat_at_keyboard
            )
        return next((each for each in prompts if each.seat == seat), prompts[0])

    def _make_automatic_move(self, prompt: Prompt, move: int) -> None:
        """Make an automatic move. At a mandatory prompt, show why the player can only pass."""
        state = self.match.state
        if not state.is_optional() and self.loaded.game.format_move(move) == "pass":
            self._narrate_new_events(prompt.seat)
            view = state.view(prompt.seat)
            reader = self.narrators[prompt.seat].reader
            question = reader.say(self.loaded.text.describe_prompt(prompt, view))
            separator = reader.t("core-sentence-separator")
            self.screen.print_spans(
                [(f"{question}{separator}", ""), (reader.t("terminal-only-pass"), "title")], indent=1
            )
            damage = self.board.damage_breakdown(view, self.narrators[prompt.seat].reader)
            self._show_why_unusable([*([damage] if damage else []), *why_cards_unusable(self.loaded, prompt, view)])
        self.apply_and_save(prompt.seat, move)

    def _show_why_unusable(self, reasons: list[str]) -> None:
        for reason in reasons:
            self.screen.print_spans([(reason, "quiet")], indent=3)

    def _has_only_idle_move(self, prompt: Prompt) -> bool:
        return len(prompt.moves) == 1 and is_idle_move(self.loaded, prompt.moves[0])

    def _ask_person(self, prompt: Prompt) -> None:
        seat = prompt.seat
        self._narrate_new_events(seat)
        self.show_prompt(prompt)
        candidate: int | None = None
        while True:
            try:
                typed = self.screen.read_line(f"{self._input_prompt(prompt, candidate)} ", self._seconds_left(seat))
            except InputTimeout:
                typed = ""
            if (seconds := self._seconds_left(seat)) is not None and seconds <= 0:
                self._play_default_moves(seat)
                return
            try:
                if candidate is not None and typed.lower() in ("undo", "back"):
                    candidate = None
                    self.screen.print_line(self.reader.t("terminal-choose-again"))
                    continue
                reply = run_command(self, prompt, typed)
                if reply == CommandResult.CHANGED:
                    return
                if reply == CommandResult.DONE:
                    continue
                move = self._parse_choice(prompt, typed, candidate)
                reveals = self._would_reveal(seat, move)
                commits = not reveals and self._would_finalize_choice(prompt, move)
                hurried = self._seconds_left(seat) is not None
                if move == candidate or self.skips_confirmation or hurried or not (reveals or commits):
                    self.apply_and_save(seat, move)
                    if reveals and len(self.people) > 1:
                        self._show_reveal()
                    return
                candidate = move
            except IllegalMove as error:
                self.screen.print_line(replace_unprintable(Reader().say(error.text)))

    def _input_prompt(self, prompt: Prompt, candidate: int | None) -> str:
        reader = self.narrators[prompt.seat].reader
        if candidate is not None:
            move = describe_move(candidate, self.loaded, reader)
            note = self.board.move_note(candidate, prompt, self.match.state.view(prompt.seat), reader)
            if note:
                return reader.t("terminal-confirm-note", move=move, note=note.strip("().（）。"))
            return reader.t("terminal-confirm", move=move)
        seconds = self._seconds_left(prompt.seat)
        if seconds is not None:
            return reader.t("terminal-choice-seconds", seconds=round(max(0.0, seconds)))
        if self._has_only_idle_move(prompt):
            return reader.t("terminal-confirm-only", move=describe_move(prompt.moves[0], self.loaded, reader))
        return reader.t("terminal-choice")

    def _parse_choice(self, prompt: Prompt, typed: str, candidate: int | None) -> int:
        """Return the typed move. An empty line confirms the candidate, or the only move if it is idle."""
        if not typed:
            if candidate is None and self._has_only_idle_move(prompt):
                return prompt.moves[0]
            if candidate is None:
                sentences = [number_range_text(len(prompt.moves)), msg("terminal-type-help")]
                raise IllegalMove(self.reader.say(joined("sentences", sentences)))
            return candidate
        return parse_offered_move(
            typed, self.lookup, prompt, self.match.state.view(prompt.seat), self.narrators[prompt.seat].reader
        )

    def _would_reveal(self, seat: int, move: int) -> bool:
        """Return whether this move would reveal sealed choices and should therefore be confirmed."""
        state = self.match.state
        if int(state.seats_to_act()).bit_count() < 2 or (state.is_optional() and is_idle_move(self.loaded, move)):
            return False
        if any(prompt.seat in self.people and prompt.seat != seat for prompt in state.prompts()):
            return False
        return self._completes_choice(seat, move)

    def _would_finalize_choice(self, prompt: Prompt, move: int) -> bool:
        """Return whether this move would complete a choice that needs to be confirmed."""
        return (
            self.board.needs_confirmation(prompt)
            and len(prompt.moves) > 1
            and self._completes_choice(prompt.seat, move)
        )

    def _completes_choice(self, seat: int, move: int) -> bool:
        state = self.match.state
        draft_length = len(state.draft(seat))
        trial = state.copy()
        trial.apply(seat, move, LiveDice(0))
        return len(trial.draft(seat)) <= draft_length or trial.prompt(seat) is None

    # Several people at one keyboard.

    def _hand_over(self, seat: int) -> None:
        """Clear the screen and wait for the next person."""
        previous_seat = self.seat_at_keyboard
        if previous_seat != SPECTATOR:
            if self.num_events_shown[previous_seat] < len(self.events):
                self._narrate_new_events(previous_seat)
                self._ask(msg("terminal-hide-cards", player=self.names[seat]))
            self.screen.clear()
        self.seat_at_keyboard = seat
        drafting = previous_seat != SPECTATOR and bool(self.match.state.draft(previous_seat))
        countdown = self.countdown if drafting and self.match.state.is_simultaneous() else None
        if drafting:
            player = self.names[previous_seat]
            self.screen.print_line(
                self.reader.t(
                    "terminal-has-chosen-call", player=player, next=self.names[seat], seconds=round(countdown.seconds)
                )
                if countdown is not None and countdown.can_start_choice_countdown()
                else self.reader.t("terminal-has-chosen", player=player)
            )
        typed = self._wait_for_person(seat, countdown)
        if countdown is not None and countdown.can_start_choice_countdown() and typed.lower() == "call":
            countdown.mark_countdown_called()
            typed = self._wait_for_person(seat, countdown)
        if drafting and typed.lower() in ("undo", "back"):
            self.apply_and_save(previous_seat, TAKE_BACK)
            self.seat_at_keyboard = previous_seat
            if countdown is not None:
                countdown.cancel_countdown()
        elif previous_seat == SPECTATOR or drafting:
            self.screen.clear()
            if countdown is not None:
                countdown.start_countdown()

    def _wait_for_person(self, seat: int, countdown: OneKeyboardCountdown | None) -> str:
        """Wait for the next person and return the input. Show the person's time limit if there is one."""
        player = self.names[seat]
        if countdown is not None and countdown.has_time_limit():
            return self._ask(msg("terminal-at-keyboard-limit", player=player, seconds=round(countdown.seconds)))
        return self._ask(msg("terminal-at-keyboard", player=player))

    def _seconds_left(self, seat: int) -> float | None:
        """Return the seconds left for this person, or None if no countdown is running."""
        if self.countdown is None or not self.match.state.is_simultaneous():
            return None
        return self.countdown.seconds_left(len(self.events), seat)

    def _play_default_moves(self, seat: int) -> None:
        """Make the rules' default choice when the time is up (fight.ruling.late-player, dp.ruling.turbo-late)."""
        self.screen.print_line(self.reader.t("terminal-time-up"))
        num_events = len(self.events)
        while len(self.events) == num_events and self.match.state.prompt(seat) is not None:
            self.apply_and_save(seat, self.match.state.default_move(seat, self.dice))
        self._show_reveal()

    def _show_reveal(self) -> None:
        """Show the revealed choices without any hand on the screen, so that all players can look."""
        while self._is_waiting_for_bots():
            self._play_next_move()
        if self.match.state.outcome() is not None:
            return
        self.seat_at_keyboard = SPECTATOR
        news = self.events[min(self.num_events_shown.values()) :]
        self.screen.clear()
        narrator = Narrator(self.loaded.text, self.board, Reader(self.names, SPECTATOR))
        narrator.narrate(self.screen, [event.as_seen_by(SPECTATOR) for event in news], board_follows=True)
        if all(event.visible_to == EVERYONE for event in news):
            self.num_events_shown = dict.fromkeys(self.people, len(self.events))

    def _is_waiting_for_bots(self) -> bool:
        prompts = self.match.state.prompts()
        return bool(prompts) and all(prompt.seat in self.bots for prompt in prompts)

    # Messages.

    def _narrate_new_events(self, seat: int) -> None:
        news = [event.as_seen_by(seat) for event in self.events[self.num_events_shown[seat] :]]
        self.num_events_shown[seat] = len(self.events)
        self.narrators[seat].narrate(self.screen, news, board_follows=True)
        unused = self.voided_cards.unused_card_note(self.match.state, seat, self.events)
        if unused:
            self.screen.print_spans([(unused, "")], indent=1)

    def _welcome(self) -> None:
        reader = Reader(self.names, self.seat_at_keyboard)
        names = [reader.seat_name(seat) for seat in range(len(self.names))]
        matchup = format_matchup(self.loaded.game, names, reader)
        self.screen.print_heading(reader.t("terminal-match-title", game=self.definition.title, matchup=matchup))
        if self.match.moves:
            self.screen.print_line(reader.t("terminal-continues"))
            return
        if not self.is_rematch:
            self.screen.print_bullets([*self.board.intro(), *self._bot_level_lines()])
        self.screen.print_line(reader.t("terminal-commands"))
        if self.screen.is_interactive:
            while run_command_before_start(self, self._ask(msg("terminal-press-enter"))):
                pass

    def _bot_level_lines(self) -> list[str]:
        """Return a sentence with the bots' levels, if they are known."""
        names = self.match.header.names
        characters = [find_character(names[seat].removesuffix(BOT_MARK)) for seat in sorted(self.bots)]
        grades = sorted({character.grade for character in characters if character is not None and character.grade})
        if not grades:
            return []
        levels = joined("and", [str(grade) for grade in grades])
        return [self.reader.t("terminal-bot-level", count=len(characters), levels=levels, most=len(NAMES_BY_GRADE))]

    def _print_outcome(self) -> None:
        outcome = self.match.state.outcome()
        assert outcome is not None
        reader = Reader(self.names, self.people[0] if len(self.people) == 1 else SPECTATOR)
        narrator = Narrator(self.loaded.text, self.board, reader)
        first_unseen = min(self.num_events_shown.values())
        if self.spectating.skips_to_end:
            first_unseen = max(first_unseen, len(self.events) - NUM_LATEST_EVENTS)
        # Even at the end, draws that the reader did not see stay hidden.
        narrator.narrate(self.screen, [event.as_seen_by(reader.seat) for event in self.events[first_unseen:]])
        self.screen.print_heading(reader.t("terminal-the-end"))
        self.screen.print_line(reader.say(self.loaded.text.describe_outcome(outcome)), "good")
        self.screen.print_unwrapped(reader.t("terminal-saved", path=str(self.record_file.path)))
        command = f"{program_name()} replay {self.record_file.replay_arguments()}"
        self.screen.print_unwrapped(reader.t("terminal-to-replay", command=command))

    def _save_and_print_resume_command(self, new_line: bool) -> None:
        if new_line:
            self.screen.print_line()
        self.save()
        self.screen.print_unwrapped(self.reader.t("terminal-saved", path=str(self.record_file.path)))
        if self.match.state.outcome() is None:
            command = f"{program_name()} play --record {self.record_file.resume_arguments()}"
            self.screen.print_unwrapped(self.reader.t("terminal-to-continue", command=command))

    def _ask(self, question: Text) -> str:
        """Ask all people at the keyboard a question, and return the input."""
        return self.screen.read_line(f"{self.reader.say(question)} ")


def display_names(names: list[str]) -> list[str]:
    """Return the names from a record as they are shown. Bots are marked in the language of this process."""
    reader = Reader()
    return [
        reader.t("terminal-bot-name", name=replace_unprintable(name.removesuffix(BOT_MARK)))
        if name.endswith(BOT_MARK)
        else replace_unprintable(name)
        for name in names
    ]

"""A match at one keyboard: asks the people in turn, lets the bots answer, and keeps the record."""

from __future__ import annotations

from kwoon.bots.cast import WHO, character
from kwoon.core.box import Box, Opened
from kwoon.core.contract import TAKE_BACK, WATCHER, Ask, Outcome, Player, Refused
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.events import EVERYONE, Event, Log
from kwoon.core.record import Bout
from kwoon.core.words import Reader
from kwoon.terminal.boards import board_for
from kwoon.terminal.match.call import Call
from kwoon.terminal.match.commands import Quit, Reply, at_the_door, obey
from kwoon.terminal.match.keep import Keeper, called, undisturbed
from kwoon.terminal.match.lookup import Lookup
from kwoon.terminal.match.passing import Passing, is_idle
from kwoon.terminal.match.reasons import understood, why_no_card
from kwoon.terminal.match.sealed import Sealed
from kwoon.terminal.match.story import Story, matchup
from kwoon.terminal.match.typed import said_of, which_number
from kwoon.terminal.match.watching import Watching
from kwoon.terminal.screen import Screen, TooLate, clean

LATEST = 8
"""How many events are told again when a match goes on after a break."""


class Match:
    """The table: what is played, by whom, and what has been told to each of them."""

    def __init__(
        self,
        *,
        box: Box,
        opened: Opened,
        bout: Bout,
        log: Log,
        dice: Dice,
        bots: dict[int, Player],
        screen: Screen,
        keeper: Keeper,
        quick: bool = False,
        again: bool = False,
        call: Call | None = None,
    ) -> None:
        self.box = box
        self.opened = opened
        self.bout = bout
        self.log = log
        self.dice = dice
        self.bots = bots
        self.screen = screen
        self.keeper = keeper
        self.quick = quick
        self.again = again
        """Whether it is a rematch, so that everybody knows the game already."""
        self.call = call
        """The real-time call, if the people here play to it."""
        self.events: list[Event] = log.taken()
        self.names = [clean(name) for name in bout.header.names]
        self.people = [seat for seat in range(len(self.names)) if seat not in bots]
        self.board = board_for(box.id, opened, screen.plain)
        self.stories = {seat: Story(opened.words, self.board, Reader(self.names, seat)) for seat in self.people}
        self.lookup = Lookup(box, opened, self.board, screen)
        self.sealed = Sealed(opened)
        self.watching = Watching(self.people, screen)
        self.passing = Passing(opened, alone=len(self.people) == 1)
        read = max(0, len(self.events) - LATEST) if bout.steps else 0
        self.told = dict.fromkeys(self.people, read)
        """How many of the events each person has read."""
        self.here = self.people[0] if len(self.people) == 1 else WATCHER
        """Who is at the keyboard."""

    def run(self) -> Outcome | None:
        """Play to the end, or until somebody stops; the outcome, if there is one."""
        try:
            self.keep()
            self._welcome()
            while self.bout.state.outcome() is None:
                self._next()
            self._finish()
        except (KeyboardInterrupt, EOFError, Quit) as stop:
            with undisturbed():
                self._stop(new_line=not isinstance(stop, Quit))
        return self.bout.state.outcome()

    def wants_rematch(self) -> bool:
        """Whether whoever is still at the keyboard wants to play again; nobody is asked in a pipe."""
        if not self.screen.interactive:
            return False
        try:
            return self.screen.ask("Play again? Type yes, or press Enter to leave: ").lower() in ("yes", "y", "again")
        except (KeyboardInterrupt, EOFError):
            self.screen.say()
            return False

    def answer(self, seat: int, move: int) -> None:
        """Give an answer to the game and keep it; Refused changes nothing."""
        self.sealed.note(self.bout.state, seat, move, len(self.events))
        with undisturbed():
            self.bout.answer(seat, move, self.dice)
            self.events.extend(self.log.taken())
            self.keep()

    def keep(self) -> None:
        """Write the record as it is now."""
        self.keeper.keep(self.bout.write())

    def show(self, ask: Ask) -> None:
        """The table as the asked seat sees it, the question, and the moves with their numbers.

        Moves are numbered in the order of the pack: by kind of card, then by value.
        """
        view = self.bout.state.view(ask.seat)
        reader = self.stories[ask.seat].reader
        self.screen.sheet(self.board.sheet(view, reader))
        self.screen.say()
        reason = self.board.reason(view, reader)
        self.screen.show([(f"{reason} " if reason else "", ""), (self.opened.words.ask(ask, view, reader), "title")])
        if view.draft:
            self.screen.say(f"{self.board.so_far(view, reader)} (undo takes the last one back)")
        self.screen.choices(
            [
                ([(f"{number:>2}", "number")], *self.board.offer(move, ask, view, reader))
                for number, move in enumerate(sorted(ask.moves), 1)
            ]
        )
        if self._only_idle(ask) and not view.draft:
            self._tell_reasons(why_no_card(self.opened, ask, view))

    def _next(self) -> None:
        """The next answer: people first, so that they may change their minds until the bots have answered too."""
        asks = self.bout.state.asks()
        people = [ask for ask in asks if ask.seat in self.people]
        if not people and self.watching.waits(self.bout.state):
            self._news(self.people[0])
            if self.watching.ask(self.bout.state) in ("quit", "exit"):
                raise Quit
        if not people:
            ask = asks[0]
            self.answer(ask.seat, self.bots[ask.seat].choose(self.bout.state.view(ask.seat), ask))
            return
        for each in people:
            move = self.passing.answer(self.bout.state, each)
            if move is not None:
                self._pass_for(each, move)
                return
        ask = self._whom(people)
        if ask.seat == self.here:
            self._choose(ask)
        else:
            self._hand_over(ask.seat)

    def _whom(self, people: list[Ask]) -> Ask:
        """The person to ask next: whoever is here, unless a call gives the first choice to another."""
        seat = self.here
        if self.call is not None and self.bout.state.to_the_call():
            seat = self.call.first_to_choose(len(self.events), [int(ask.seat) for ask in people], self.here)
        return next((each for each in people if each.seat == seat), people[0])

    def _pass_for(self, ask: Ask, move: int) -> None:
        """Answer a question that needs no person. Whoever is struck hears why nothing can be done about it."""
        state = self.bout.state
        if not state.asks_aside() and self.opened.game.write(move) == "pass":
            self._news(ask.seat)
            view = state.view(ask.seat)
            question = self.opened.words.ask(ask, view, self.stories[ask.seat].reader)
            self.screen.show([(f"{question} ", ""), ("You can only pass.", "title")], indent=1)
            blow = self.board.blow(view, self.stories[ask.seat].reader)
            self._tell_reasons([*([blow] if blow else []), *why_no_card(self.opened, ask, view)])
        self.answer(ask.seat, move)

    def _tell_reasons(self, reasons: list[str]) -> None:
        for reason in reasons:
            self.screen.show([(reason, "quiet")], indent=3)

    def _only_idle(self, ask: Ask) -> bool:
        return len(ask.moves) == 1 and is_idle(self.opened, ask.moves[0])

    def _choose(self, ask: Ask) -> None:
        """One person's answer."""
        seat = ask.seat
        self._news(seat)
        self.show(ask)
        held: int | None = None
        while True:
            try:
                said = self.screen.ask(self._prompt(ask, held), self._seconds_left(seat))
            except TooLate:
                said = ""
            if (left := self._seconds_left(seat)) is not None and left <= 0:
                self._choose_at_random(seat)
                return
            try:
                if held is not None and said.lower() in ("undo", "back"):
                    held = None
                    self.screen.say("You take your card back.")
                    continue
                reply = obey(self, ask, said)
                if reply == Reply.CHANGED:
                    return
                if reply == Reply.DONE:
                    continue
                move = self._meant(ask, said, held)
                shows = self._would_show(seat, move)
                sure = not shows and self._would_settle(ask, move)
                hurried = self._seconds_left(seat) is not None
                if move == held or self.quick or hurried or not (shows or sure):
                    self.answer(seat, move)
                    if shows and len(self.people) > 1:
                        self._show_all()
                    return
                held = move
            except Refused as refused:
                self.screen.say(clean(str(refused)))

    def _prompt(self, ask: Ask, held: int | None) -> str:
        reader = self.stories[ask.seat].reader
        if held is not None:
            note = self.board.note(held, ask, self.bout.state.view(ask.seat), reader)
            about = f" ({note.strip('().')})" if note else ""
            return f"{said_of(held, self.opened, reader)}{about}? Press Enter for yes, or choose another: "
        left = self._seconds_left(ask.seat)
        if left is not None:
            return f"Your choice, {max(0.0, left):.0f} seconds left (or help): "
        if self._only_idle(ask):
            return f"{said_of(ask.moves[0], self.opened, reader)}? Press Enter for yes (or help): "
        return "Your choice (or help): "

    def _meant(self, ask: Ask, said: str, held: int | None) -> int:
        """The move that was typed; an empty line confirms the one that is held."""
        if not said:
            if held is None and self._only_idle(ask):
                return ask.moves[0]
            if held is None:
                raise Refused(f"{which_number(len(ask.moves))} Or type help.")
            return held
        return understood(said, self.lookup, ask, self.bout.state.view(ask.seat), self.stories[ask.seat].reader)

    def _would_show(self, seat: int, move: int) -> bool:
        """Whether sealed choices are shown once this move is made, so that its owner should be sure."""
        state = self.bout.state
        if int(state.asked()).bit_count() < 2 or (state.asks_aside() and is_idle(self.opened, move)):
            return False
        if any(ask.seat in self.people and ask.seat != seat for ask in state.asks()):
            return False
        return self._ends(seat, move)

    def _would_settle(self, ask: Ask, move: int) -> bool:
        """Whether a choice that nobody sees is settled by this move, and cannot be taken back any more."""
        return self.board.confirms(ask) and len(ask.moves) > 1 and self._ends(ask.seat, move)

    def _ends(self, seat: int, move: int) -> bool:
        """Whether a move is the last one of an answer."""
        state = self.bout.state
        before = len(state.draft(seat))
        twin = state.copy()
        twin.answer(seat, move, LiveDice(0))
        return len(twin.draft(seat)) <= before or twin.ask(seat) is None

    # Two people at one keyboard.

    def _hand_over(self, seat: int) -> None:
        """Hide everything and wait until the next person has sat down."""
        left = self.here
        if left != WATCHER:
            if self.told[left] < len(self.events):
                self._news(left)
                self.screen.ask(f"Press Enter to hide your cards; {self.names[seat]} is next: ")
            self.screen.clear()
        self.here = seat
        drafting = left != WATCHER and bool(self.bout.state.draft(left))
        call = self.call if drafting and self.bout.state.to_the_call() else None
        if drafting:
            may = ""
            if call is not None and call.may_call():
                may = f" Type call to give {self.names[seat]} {call.seconds:.0f} seconds."
            self.screen.say(f"{self.names[left]} has chosen. ({self.names[left]}: type undo to choose again.{may})")
        said = self._ask_to_sit(seat, call)
        if call is not None and call.may_call() and said.lower() == "call":
            call.call()
            said = self._ask_to_sit(seat, call)
        if drafting and said.lower() in ("undo", "back"):
            self.answer(left, TAKE_BACK)
            self.here = left
            if call is not None:
                call.reset()
        elif left == WATCHER or drafting:
            self.screen.clear()
            if call is not None:
                call.start()

    def _ask_to_sit(self, seat: int, call: Call | None) -> str:
        """Wait for the next person; say what time they have, if a countdown starts with that."""
        name = self.names[seat]
        limit = f" ({name} has {call.seconds:.0f} seconds then)" if call is not None and call.hurries() else ""
        return self.screen.ask(f"Press Enter when {name} is at the keyboard{limit}: ")

    def _seconds_left(self, seat: int) -> float | None:
        """How long this person has to choose, if a countdown runs."""
        if self.call is None or not self.bout.state.to_the_call():
            return None
        return self.call.left(len(self.events), seat)

    def _choose_at_random(self, seat: int) -> None:
        """The countdown is over: the rules choose (fight.ruling.late-player, dp.ruling.turbo-late)."""
        self.screen.say("Too late: the game chooses for you at random.")
        events = len(self.events)
        while len(self.events) == events and self.bout.state.ask(seat) is not None:
            self.answer(seat, self.bout.state.default(seat, self.dice))
        self._show_all()

    def _show_all(self) -> None:
        """Sealed choices have been shown: a moment for everybody to look, with nobody's hand on the screen."""
        while self._owed_to_bots():
            self._next()
        if self.bout.state.outcome() is not None:
            return
        self.here = WATCHER
        read = min(self.told.values())
        news = self.events[read:]
        self.screen.clear()
        story = Story(self.opened.words, self.board, Reader(self.names, WATCHER))
        story.tell(self.screen, [event.seen_by(WATCHER) for event in news], board_follows=True)
        if all(event.eyes == EVERYONE for event in news):
            self.told = dict.fromkeys(self.people, len(self.events))

    def _owed_to_bots(self) -> bool:
        asks = self.bout.state.asks()
        return bool(asks) and all(ask.seat in self.bots for ask in asks)

    # What is said.

    def _news(self, seat: int) -> None:
        news = [event.seen_by(seat) for event in self.events[self.told[seat] :]]
        self.told[seat] = len(self.events)
        self.stories[seat].tell(self.screen, news, board_follows=True)
        unused = self.sealed.unused(self.bout.state, seat, self.events)
        if unused:
            self.screen.show([(unused, "")], indent=1)

    def _welcome(self) -> None:
        reader = Reader(self.names, self.here)
        names = [reader.name(seat) for seat in range(len(self.names))]
        self.screen.heading(f"{self.box.title}: {matchup(self.opened.game, names)}")
        if self.bout.steps:
            self.screen.say("The match goes on.")
            return
        if not self.again:
            self.screen.bullets([*self.board.intro(), *self._levels()])
        self.screen.say("Type help at any time; card NAME reads a card, rules WORD looks a rule up.")
        if self.screen.interactive:
            while at_the_door(self, self.screen.ask("Press Enter to begin: ")):
                pass

    def _levels(self) -> list[str]:
        """How hard the bots are to beat, as far as anybody knows."""
        known = [character(self.names[seat].removesuffix(" (bot)")) for seat in sorted(self.bots)]
        grades = sorted({each.grade for each in known if each is not None and each.grade})
        who = "The bot plays" if len(known) == 1 else "The bots play"
        return [f"{who} at level {' and '.join(map(str, grades))} of {len(WHO)}."] if grades else []

    def _finish(self) -> None:
        outcome = self.bout.state.outcome()
        assert outcome is not None
        reader = Reader(self.names, self.people[0] if len(self.people) == 1 else WATCHER)
        story = Story(self.opened.words, self.board, reader)
        unread = min(self.told.values())
        if self.watching.hurried:
            unread = max(unread, len(self.events) - LATEST)
        # At the end there is nothing left to hide from whoever sat here last, but an unseen draw stays unseen.
        story.tell(self.screen, [event.seen_by(reader.seat) for event in self.events[unread:]])
        self.screen.heading("The end")
        self.screen.say(self.opened.words.outcome(outcome, reader), "good")
        self.screen.command(f"The record is in {self.keeper.path}")
        self.screen.command(f"Watch it again with: {called()} replay {self.keeper.typed()}")

    def _stop(self, new_line: bool) -> None:
        if new_line:
            self.screen.say()
        self.keep()
        self.screen.command(f"The match is kept in {self.keeper.path}")
        if self.bout.state.outcome() is None:
            self.screen.command(f"Go on with: {called()} play --record {self.keeper.to_go_on()}")

"""Analysis for people: hints during a game, and win probabilities and key moments afterwards.

Hints and win probabilities are computed from views alone. A hint uses only what the requesting seat can see, and each
estimate in a curve uses only what one player could have known at that time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from kwoon import registry
from kwoon.bots.registry import bot_family_of, reason_without_bots
from kwoon.core.dice import RecordedDice
from kwoon.core.events import Event, EventLog
from kwoon.core.game import SPECTATOR, State
from kwoon.core.game_text import GameText
from kwoon.core.message import SeatRef, Text, msg
from kwoon.core.record import Match, RecordedMove
from kwoon.hall.bot_jobs import (
    RANK_ANALYSIS,
    RANK_PLAYERS,
    BotBroken,
    BotFailed,
    BotUnavailable,
    CompareMovesJob,
    JobPriority,
    MoveJob,
    WinChanceJob,
)
from kwoon.hall.errors import Conflict, HallError, PermissionDenied, Unavailable
from kwoon.hall.hall import Hall
from kwoon.hall.hint_text import hint_reason
from kwoon.hall.json_encoding import TextField
from kwoon.hall.logging import log_info, redact_id
from kwoon.hall.tables import replay
from kwoon.hall.tables.live_game import prompt_key
from kwoon.hall.tables.socket_messages import EventResponse
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import OVER, can_get_hint, require_table_not_closed
from kwoon.hall.time_slicer import TimeSlicer

MAX_POINTS = 40
"""Maximum number of curve points in a two-player game."""
MIN_POINTS = 20
"""Minimum number of curve points in a long game with more players. Every seat is evaluated at every point, so games
with more players get fewer points to keep the wait short."""
MAX_MOMENTS = 3
MAX_TIDIED_DRAFT = 60
"""Maximum length of a draft from which undone moves are removed. Longer drafts are shown as they were made."""
MAX_CACHED_CURVES = 200
MIN_LOSS = 0.005
"""Losses of win probability below this are shown as no loss."""
MIN_SWING = 0.08
"""Smallest change in win probability that counts as a key moment."""


class HintResponse(msgspec.Struct):
    """The best bot's moves for the requesting seat, and the reason for them. `key` identifies the prompt."""

    key: str
    bot: TextField
    moves: list[int]
    advice: list[TextField]
    win_chance: float
    reason: TextField


class CurvePointResponse(msgspec.Struct):
    """The win probability of each seat at one moment, estimated from the seat's own view. `last_event` is the number of
    the latest event at that moment."""

    last_event: int
    chances: list[float]


class KeyMomentResponse(msgspec.Struct):
    """A key moment: between the previous curve point and `point`, the win probability of `seat`'s team changed by
    `change`.

    Two points in a long game may be several moves apart. `sentences` and `last_event` describe the move that mattered
    most, `decided_by` is the seat that made that move, and `num_moves` is the number of moves before it.
    """

    point: int
    seat: int
    change: float
    sentences: list[TextField]
    last_event: int
    decided_by: int
    num_moves: int


class WinChancesResponse(msgspec.Struct):
    """The win probability curve of a game. Until `done` is true, more points follow, up to `num_points` in total.

    A seat without teammates counts as a team. A team's win probability is the mean of its members' estimates.
    """

    done: bool
    points: list[CurvePointResponse]
    moments: list[KeyMomentResponse]
    teams: list[list[int]]
    num_points: int


class BetterMoveResponse(msgspec.Struct):
    """A seat's move in a finished game, and the best bot's move from the same view."""

    seat: int
    bot: TextField
    actual: list[TextField]
    better: list[TextField]
    same: bool
    solved_text: TextField = ""
    """A sentence about the win probability that the move lost; empty if the position is not solved."""


class _PastPosition:
    """A resolved position in a finished game: every seat's view, and the events since the previous position."""

    def __init__(self, match: Match, seats: int, num_events: int, events: list[Event]) -> None:
        self.num_moves = len(match.moves)
        self.views = tuple(match.state.view(seat) for seat in range(seats))
        self.num_events = num_events
        self.events = events


@dataclass(frozen=True)
class MomentEvents:
    """What happened at a key moment. The events are serialized separately for each viewpoint. Not all of them have a
    text, so the moves are described too."""

    decisive: list[Event]
    since_last_point: list[Event]
    moves: list[Text]


class AnalysisService:
    """Computes hints, win probability curves and better moves for one hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._curves: OrderedDict[str, WinChancesResponse] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._moment_events: dict[str, list[MomentEvents]] = {}
        """The events of each key moment, by table id. They are serialized separately for each viewpoint."""

    async def hint(self, table: Table, person_id: str, household: str = "") -> HintResponse:
        """Return the best bot's moves for this person's current prompt. Raise HallError if no hint is available."""
        table_state = table.table_state
        seat = table_state.find_seat(person_id)
        if seat is None:
            raise PermissionDenied(msg("hall-hint-seated"))
        require_bots(table_state.game)
        if not can_get_hint(table_state, seat):
            raise Conflict(msg("hall-hint-off"))
        # The table's lock is not acquired, because the response time must not reveal that another seat is drafting.
        position = table.stored_position if table.is_playing else None
        prompt = None if position is None else position.state.prompt(seat)
        if position is None or prompt is None:
            raise Conflict(msg("hall-not-your-turn"))
        key, view = prompt_key(position.state, position.resolved_count, seat), position.state.view(seat)
        best_bot = self.hall.best_bot(table_state.game)
        game_setup = (table.pack, len(table_state.seats), tuple(sorted(table_state.options.items())))
        priority = JobPriority(RANK_PLAYERS, person_id, household)
        try:
            moves = await self.hall.bot_workers.choose_moves(MoveJob(best_bot.id, *game_setup, view, prompt), priority)
            comparison = await self.hall.bot_workers.compare_moves(
                CompareMovesJob(*game_setup, view, prompt, tuple(moves)), priority
            )
        except (BotUnavailable, BotFailed) as failure:
            log_info("hint failed", table=redact_id(table_state.id), why=str(failure))
            raise bot_failure_to_api_error(failure) from None
        game_text = table.serializer.loaded_game.text
        advice = [game_text.describe_move(move) for move in moves]
        return HintResponse(
            key,
            best_bot.name,
            moves,
            advice,
            round(comparison.win_chance, 3),
            game_text.explain_moves(moves, view) or hint_reason(comparison, moves, game_text),
        )

    def has_win_chance_curve(self, table_id: str) -> bool:
        """Return whether a table's curve is known or being computed."""
        return table_id in self._curves

    async def win_chances(self, table: Table, viewpoint: str = "spectator", household: str = "") -> WinChancesResponse:
        """Return as much of a finished game's curve as has been computed. The first call starts the computation.

        `viewpoint` is a seat number or "spectator", and determines the wording of the key moments.
        """
        require_table_not_closed(table.table_state)
        require_bots(table.table_state.game)
        if table.table_state.status != OVER:
            raise Conflict(msg("hall-win-chances-not-over"))
        id = table.table_state.id
        curve = self._curves.get(id)
        if curve is None:
            curve = self._curves[id] = WinChancesResponse(False, [], [], table.serializer.loaded_game.game.teams(), 0)
            if len(self._curves) > MAX_CACHED_CURVES:
                oldest_id, _ = self._curves.popitem(last=False)
                self._moment_events.pop(oldest_id, None)
                if oldest_id in self._tasks:
                    self._tasks.pop(oldest_id).cancel()
            self._tasks[id] = asyncio.get_running_loop().create_task(self._compute_curve(table, curve, household))
        if not curve.done:
            return curve
        seat = int(viewpoint) if viewpoint.isdecimal() and int(viewpoint) < len(table.table_state.seats) else SPECTATOR
        sentences = [
            decisive_sentences(table.serializer.event_responses(events.decisive, 1, seat))
            or decisive_sentences(table.serializer.event_responses(events.since_last_point, 1, seat))
            or events.moves[:MAX_SENTENCES]
            for events in self._moment_events[id]
        ]
        moments = [
            msgspec.structs.replace(moment, sentences=moment_sentences)
            for moment, moment_sentences in zip(curve.moments, sentences, strict=True)
        ]
        return msgspec.structs.replace(curve, moments=moments)

    async def better_move(self, table: Table, num_moves: int, seat: int, household: str = "") -> BetterMoveResponse:
        """Return a seat's move after `num_moves` moves in a finished game, and the move that the best bot would have
        made."""
        table_state = table.table_state
        require_bots(table_state.game)
        match = await replay.match_after(table, num_moves)
        steps = table.require_match().moves
        prompt = match.state.prompt(seat) if 0 <= seat < len(table_state.seats) else None
        if prompt is None or match.state.draft(seat):
            raise Conflict(msg("hall-better-move-none"))
        best_bot = self.hall.best_bot(table_state.game)
        game_setup = (table.pack, len(table_state.seats), tuple(sorted(table_state.options.items())))
        priority = JobPriority(RANK_ANALYSIS, table_state.id, household)
        try:
            best_moves = await self.hall.bot_workers.choose_moves(
                MoveJob(best_bot.id, *game_setup, match.state.view(seat), prompt), priority
            )
        except (BotUnavailable, BotFailed) as failure:
            log_info("better move failed", table=redact_id(table_state.id), why=str(failure))
            raise bot_failure_to_api_error(failure) from None
        views = tuple(match.state.view(each) for each in range(len(table_state.seats)))
        start_state = match.state.copy()
        actual_moves = await remove_undone_moves(start_state, seat, replay_draft(match, steps[num_moves:], seat))
        solved = await self._lost_win_chance_text(
            table, CompareMovesJob(*game_setup, views[seat], prompt, tuple(actual_moves), views), priority
        )
        game_text = table.serializer.loaded_game.text
        advice = [[game_text.describe_move(move) for move in each] for each in (actual_moves, best_moves)]
        return BetterMoveResponse(
            seat, best_bot.name, advice[0], advice[1], sorted(actual_moves) == sorted(best_moves), solved
        )

    async def _lost_win_chance_text(self, table: Table, job: CompareMovesJob, priority: JobPriority) -> Text:
        if not bot_family_of(table.require_match().game).supports_tablebase():
            return ""
        try:
            comparison = await self.hall.bot_workers.compare_moves(job, priority)
        except (BotUnavailable, BotFailed):
            return ""
        if comparison.loss < 0.0:
            return ""
        if comparison.loss < MIN_LOSS:
            return msg("hall-solved-no-loss")
        return msg("hall-solved-loss", points=round(100 * comparison.loss))

    async def cancel_computations(self) -> None:
        """Cancel all computations in progress and wait until they have ended."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _compute_curve(self, table: Table, curve: WinChancesResponse, household: str) -> None:
        table_state, steps = table.table_state, table.require_match().moves
        positions = await past_positions(table)
        game_setup = (table.pack, len(table_state.seats), tuple(sorted(table_state.options.items())))
        shown_indices = curve_sample_indices(len(positions), len(table_state.seats))
        curve.num_points = len(shown_indices)
        priority = JobPriority(RANK_ANALYSIS, table_state.id, household)
        try:
            for index in shown_indices:
                seat_chances = await self.hall.bot_workers.win_chances(
                    WinChanceJob(*game_setup, positions[index].views), priority
                )
                own = [round(chances[seat], 3) for seat, chances in enumerate(seat_chances)]
                curve.points.append(CurvePointResponse(positions[index].num_events, own))
            moments = find_key_moments(curve.points, curve.teams)
            moment_events: list[MomentEvents] = []
            for moment in moments:
                team = next(team for team in curve.teams if moment.seat in team)
                stretch = positions[shown_indices[moment.point - 1] : shown_indices[moment.point] + 1]
                chances = [team_win_chance(curve.points[at].chances, team) for at in (moment.point - 1, moment.point)]
                for at, each in enumerate(stretch[1:-1], 1):
                    job = WinChanceJob(*game_setup, tuple(each.views[s] for s in team))
                    seat_chances = await self.hall.bot_workers.win_chances(job, priority)
                    chances.insert(at, sum(own[team[0]] for own in seat_chances) / len(team))
                decisive_index = steepest_index(chances)
                decisive_position, previous_position = stretch[decisive_index], stretch[decisive_index - 1]
                moment.num_moves = previous_position.num_moves
                moment.decided_by = first_mover_of_team(
                    steps[previous_position.num_moves : decisive_position.num_moves], team
                )
                moment_events.append(
                    MomentEvents(
                        decisive_position.events,
                        [event for each in stretch[1:] for event in each.events],
                        describe_moves(
                            steps[previous_position.num_moves : decisive_position.num_moves],
                            table.serializer.loaded_game.text,
                        ),
                    )
                )
                moment.last_event = decisive_position.num_events
            curve.moments = moments
            self._moment_events[table_state.id] = moment_events
            curve.done = True
        except (BotUnavailable, BotFailed):
            # The next request starts the computation again.
            self._curves.pop(table_state.id, None)
        finally:
            self._tasks.pop(table_state.id, None)


def require_bots(game: str) -> None:
    """Raise HallError if the bots of an installed game cannot be loaded."""
    if reason_without_bots(game):
        raise Conflict(msg("hall-no-bots", game=registry.find_game(game).title))


def bot_failure_to_api_error(failure: BotUnavailable | BotFailed) -> HallError:
    """Return the error to report when a bot has failed. Its message says whether a retry can help."""
    if isinstance(failure, BotBroken):
        return Conflict(msg("hall-bot-failed"))
    return Unavailable(msg("hall-bot-slow"))


async def past_positions(table: Table) -> list[_PastPosition]:
    """Return the positions of a finished game: the deal, then every resolved position up to the end."""
    finished_match = table.require_match()
    names = table.table_state.seat_names()
    log = EventLog()
    header = registry.record_header(registry.find_game(table.table_state.game), table.serializer.loaded_game, names)
    match = Match(finished_match.game, header, RecordedDice(finished_match.deal_rolls), log)
    events = log.take_events()
    positions = [_PastPosition(match, len(names), len(events), [])]
    slicer = TimeSlicer()
    for step in finished_match.moves:
        recorded_move = match.apply(step.seat, step.move, RecordedDice(step.rolls))
        events.extend(log.take_events())
        if match.has_move_resolved(recorded_move):
            positions.append(_PastPosition(match, len(names), len(events), events[positions[-1].num_events :]))
        await slicer.pause_if_due()
    return positions


DECISIVE_EVENTS = (
    ("over", "match", "stalemate", "limit", "end", "concede"),
    ("round-won", "round-double", "round-stalemate", "round-by-points", "round-by-breaker", "out"),
    ("win", "hit", "lose", "lose-sp", "damage", "poisoned", "turned", "nobody", "tie"),
    ("gain-vp", "gain-sp", "gain", "depleted", "even", "apple", "unflip", "resolved"),
    ("reveal", "attack", "block", "counterattack", "take", "draw"),
)
"""Event kinds of all games in groups, most decisive first: game endings, round endings, hits and losses, gains, plays.
"""
MAX_SENTENCES = 2


def decisive_sentences(events: list[EventResponse]) -> list[Text]:
    """Return the sentences that best explain a change in win probability, in chronological order."""
    visible_events = [event for event in events if event.text]

    def event_rank(event: EventResponse) -> int:
        first = event.kind.partition("-")[0]
        ranks = [rank for rank, kinds in enumerate(DECISIVE_EVENTS) if event.kind in kinds or first in kinds]
        return ranks[0] if ranks else len(DECISIVE_EVENTS)

    chosen = sorted(range(len(visible_events)), key=lambda at: event_rank(visible_events[at]))[:MAX_SENTENCES]
    return [visible_events[index].text for index in sorted(chosen)]


def describe_moves(steps: list[RecordedMove], game_text: GameText) -> list[Text]:
    """Return a sentence for each of these moves. The game is over, so they are public."""
    return [
        msg("hall-moment-move", player=SeatRef(step.seat), move=game_text.describe_move(step.move))
        for step in steps
        if step.move >= 0
    ]


def first_mover_of_team(steps: list[RecordedMove], team: list[int]) -> int:
    """Return the first member of `team` to move in these steps. If no member moved, return the last seat that moved, or
    the team's first seat if there are no steps."""
    seats = [step.seat for step in steps]
    return next((seat for seat in seats if seat in team), seats[-1] if seats else team[0])


def replay_draft(match: Match, steps: list[RecordedMove], seat: int) -> list[int]:
    """Apply steps until the position resolves, and return the seat's final draft for its current prompt."""
    draft: tuple[int, ...] = ()
    for step in steps:
        before = match.state.draft(seat)
        recorded_move = match.apply(step.seat, step.move, RecordedDice(step.rolls))
        if step.seat == seat and step.move >= 0:
            draft = (*before, step.move)
        if match.has_move_resolved(recorded_move):
            break
    return list(draft)


async def remove_undone_moves(state: State, seat: int, draft: list[int]) -> list[int]:
    """Return the draft without moves that were later undone. People and some bots make such moves while planning."""
    slicer = TimeSlicer()
    moves = draft
    target_view = _view_before_last_move(state, seat, moves)
    index = 0
    while index < len(moves) - 1 and len(moves) <= MAX_TIDIED_DRAFT:
        for other_index in range(index, len(moves) - 1):
            shorter = [move for n, move in enumerate(moves) if n not in (index, other_index)]
            await slicer.pause_if_due()
            if _view_before_last_move(state, seat, shorter) == target_view:
                moves = shorter
                break
        else:
            index += 1
    return moves


def _view_before_last_move(state: State, seat: int, moves: list[int]) -> dict[str, object] | None:
    """Return the seat's view, without its draft, before the last of these moves; None if a move is illegal."""
    state = state.copy()
    for n, move in enumerate(moves):
        prompt = state.prompt(seat)
        if prompt is None or move not in prompt.moves:
            return None
        if n < len(moves) - 1:
            state.apply(seat, move, RecordedDice([]))
    return {name: fact for name, fact in state.view(seat).as_dict().items() if name != "draft"}


def curve_sample_indices(count: int, num_seats: int) -> list[int]:
    """Return the indices of the positions shown in a curve: evenly spaced, including the first and the last."""
    num_points = min(count, max(MIN_POINTS, 2 * MAX_POINTS // num_seats))
    return [index * (count - 1) // max(num_points - 1, 1) for index in range(num_points)]


def steepest_index(chances: list[float]) -> int:
    """Return the index at the end of the step that contributed most to the overall change."""
    direction = 1 if chances[-1] > chances[0] else -1
    return max(range(1, len(chances)), key=lambda at: direction * (chances[at] - chances[at - 1]))


def team_win_chance(chances: list[float], team: list[int]) -> float:
    """Return a team's win probability: the mean over its seats."""
    return sum(chances[seat] for seat in team) / len(team)


def find_key_moments(points: list[CurvePointResponse], teams: list[list[int]]) -> list[KeyMomentResponse]:
    """Return up to `MAX_MOMENTS` points at which a team's win probability changed most, in chronological order."""
    moments: list[KeyMomentResponse] = []
    for index in range(1, len(points)):
        changes = [
            team_win_chance(points[index].chances, side) - team_win_chance(points[index - 1].chances, side)
            for side in teams
        ]
        largest = max(range(len(changes)), key=lambda each: abs(changes[each]))
        if abs(changes[largest]) >= MIN_SWING:
            moments.append(
                KeyMomentResponse(
                    index, teams[largest][0], round(changes[largest], 3), [], points[index].last_event, 0, 0
                )
            )
    moments.sort(key=lambda each: -abs(each.change))
    return sorted(moments[:MAX_MOMENTS], key=lambda each: each.point)

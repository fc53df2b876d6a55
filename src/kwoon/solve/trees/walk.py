"""Walks a whole game depth first and reports every node to a visitor; it stores only what the seats know.

An information state is everything that a seat has seen and done: its last choice, which stands for all choices before
it, and its observations since then. Simultaneous moves are made one after the other, the later ones without knowledge
of the earlier ones.
"""

from __future__ import annotations

from collections.abc import Callable

from kwoon.core.game import Game, State
from kwoon.core.message import msg
from kwoon.solve.trees.chance_nodes import HEARTBEAT_INTERVAL, ChanceEnumerator, ChanceOutcome, TreeTooLarge
from kwoon.solve.trees.game_adapter import ObservationKey, adapter_for


class TreeVisitor:
    """Receives every node before its descendants. This base class ignores them, for measuring the size of a tree."""

    def visit_chance(self, outcomes: list[ChanceOutcome]) -> None:
        """Visit a chance node."""

    def visit_decision(
        self, seat: int, info_state: int, parent_choice: int, first_choice: int, moves: list[int]
    ) -> None:
        """Visit a decision. The arguments are the seat, the number of its information state, its previous choice, the
        first of its current choices (the others follow), and the moves for these choices."""

    def visit_terminal(self, payoff: float, probability: float, last_choices: list[int]) -> None:
        """Visit an end. The arguments are the first seat's payoff, the chance probability of getting here, and both
        seats' last choices."""


class NodeKnowledge:
    """Each seat's knowledge at a node."""

    def __init__(self, last_choices: list[int], history_ids: list[int]) -> None:
        self.last_choices = last_choices
        """The last choice of each seat; 0 before the first."""
        self.history_ids = history_ids
        """Id of each seat's observations since its last choice."""


class TreeWalk:
    def __init__(
        self, game: Game, visitor: TreeVisitor, max_nodes: int, heartbeat: Callable[[], None] | None = None
    ) -> None:
        self.game = game
        self.visitor = visitor
        self.max_nodes = max_nodes
        self.num_nodes = 0
        self.heartbeat = heartbeat
        self.chance = ChanceEnumerator(game, max_nodes, heartbeat)
        self.info_states: list[dict[int, int]] = [{}, {}]
        """For each seat: information state numbers by last choice and the observations since then."""
        self.first_choices: list[list[int]] = [[1], [1]]
        """For each seat: the first choice by information state number. Choice 0 comes before all of them."""
        self.history_numbers: dict[tuple[int, ObservationKey], int] = {}

    def walk_game(self) -> None:
        """Walk from the deal."""
        self._visit_chance(self.chance.find_outcomes(), 1.0, NodeKnowledge([0, 0], [0, 0]))

    def walk_from(self, state: State) -> None:
        """Walk from a position without hidden information."""
        self.chance.adapter = adapter_for(self.game, state)
        self._visit_position(state, 1.0, NodeKnowledge([0, 0], [0, 0]))

    def _visit_chance(self, outcomes: list[ChanceOutcome], probability: float, knowledge: NodeKnowledge) -> None:
        if len(outcomes) > 1:
            self._count_node()
            self.visitor.visit_chance(outcomes)
        for chance in outcomes:
            history_ids = [
                self._extend_history(knowledge.history_ids[seat], chance.observations[seat]) for seat in range(2)
            ]
            self._visit_position(
                chance.state, probability * chance.probability(), NodeKnowledge(knowledge.last_choices, history_ids)
            )

    def _extend_history(self, history_id: int, observation: ObservationKey) -> int:
        if not observation:
            return history_id
        return self.history_numbers.setdefault((history_id, observation), len(self.history_numbers) + 1)

    def _count_node(self) -> None:
        self.num_nodes += 1
        if self.heartbeat is not None and self.num_nodes % HEARTBEAT_INTERVAL == 0:
            self.heartbeat()
        if self.num_nodes > self.max_nodes:
            states = len(self.info_states[0]) + len(self.info_states[1])
            raise TreeTooLarge(msg("terminal-reports-too-many-nodes", most=int(self.max_nodes), states=states))

    def _visit_position(self, state: State, probability: float, knowledge: NodeKnowledge) -> None:
        adapter = self.chance.adapter
        assert adapter is not None
        payoff = adapter.payoff(state)
        if payoff is not None:
            self._count_node()
            self.visitor.visit_terminal(payoff, probability, knowledge.last_choices)
            return
        prompt = state.prompts()[0]
        seat = int(prompt.seat)
        moves = sorted(state.canonical_moves(prompt))
        if len(moves) > 1:
            self._count_node()
            first = self._visit_decision(seat, knowledge, moves)
        for at, move in enumerate(moves):
            choices, history_ids = knowledge.last_choices[:], knowledge.history_ids[:]
            if len(moves) > 1:
                choices[seat] = first + at
                history_ids[seat] = 0
            self._visit_chance(
                self.chance.find_outcomes(state, seat, move), probability, NodeKnowledge(choices, history_ids)
            )

    def _visit_decision(self, seat: int, knowledge: NodeKnowledge, moves: list[int]) -> int:
        """Report a decision to the visitor and return its first choice."""
        last = knowledge.last_choices[seat]
        firsts = self.first_choices[seat]
        number = self.info_states[seat].setdefault(last << 32 | knowledge.history_ids[seat], len(firsts) - 1)
        if number == len(firsts) - 1:
            firsts.append(firsts[-1] + len(moves))
        first = firsts[number]
        assert firsts[number + 1] - first == len(moves), "Moves differ within an information state."
        self.visitor.visit_decision(seat, number, last, first, moves)
        return first

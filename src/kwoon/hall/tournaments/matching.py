"""Minimum-cost matching with lexicographic costs: each kind of cost outweighs all later kinds.

The matching is computed by networkx with the algorithm of Edmonds and Galil. Weights are Python integers of unlimited
size, so several kinds of cost fit into one weight without rounding.
"""

from __future__ import annotations

from collections.abc import Sequence

PairCosts = dict[tuple[int, int], tuple[int, ...]]
"""The costs of each allowed pair, most important kind first. No cost is negative."""


def min_cost_matching(costs: PairCosts) -> list[tuple[int, int]]:
    """Return a maximum matching that minimizes the sum of the first kind of cost, then of the second, and so on. The
    result is deterministic."""
    # networkx is imported late, because it is large and most halls have no running tournament.
    import networkx  # noqa: PLC0415

    scales = _lexicographic_weights(list(costs.values()))
    weights = {pair: sum(map(int.__mul__, cost, scales)) for pair, cost in costs.items()}
    max_weight = max(weights.values(), default=0)
    graph = networkx.Graph()
    for (first, second), cost in sorted(weights.items()):
        graph.add_edge(first, second, weight=max_weight - cost)
    matching = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in matching)


def _lexicographic_weights(costs: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the weight of one unit of each kind of cost. Each weight exceeds the largest possible total of all later
    kinds."""
    scales: list[int] = []
    scale = 1
    for kind in reversed(list(zip(*costs, strict=True))):
        scales.append(scale)
        scale *= sum(kind) + 1
    return scales[::-1]

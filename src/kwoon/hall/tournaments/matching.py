"""The best way to put people in pairs: a matching of least cost, where one kind of cost outweighs all that come after.

The algorithm is networkx's, of Edmonds and Galil. Its weights are whole numbers of Python, which have no end, so that
several kinds of cost fit into one without any of them being rounded away.
"""

from __future__ import annotations

from collections.abc import Sequence

PairCosts = dict[tuple[int, int], tuple[int, ...]]
"""For each pair that there may be, what it costs: the weightiest kind first, none below 0."""


def min_cost_matching(costs: PairCosts) -> list[tuple[int, int]]:
    """As many pairs as there can be, so that the sum of the first kind of cost is least, then that of the second, and
    so on. The same costs give the same pairs."""
    # Not before it is needed: it is large, and most halls have no tournament just now.
    import networkx  # noqa: PLC0415

    scales = _cost_scales(list(costs.values()))
    weights = {pair: sum(map(int.__mul__, cost, scales)) for pair, cost in costs.items()}
    max_weight = max(weights.values(), default=0)
    graph = networkx.Graph()
    for (first, second), cost in sorted(weights.items()):
        graph.add_edge(first, second, weight=max_weight - cost)
    matching = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in matching)


def _cost_scales(costs: Sequence[tuple[int, ...]]) -> list[int]:
    """What one of each kind is worth: more than all that comes after it can come to, whoever is paired."""
    scales: list[int] = []
    scale = 1
    for kind in reversed(list(zip(*costs, strict=True))):
        scales.append(scale)
        scale *= sum(kind) + 1
    return scales[::-1]

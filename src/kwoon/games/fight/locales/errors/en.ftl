### Why a position cannot be solved.

fight-errors-nothing-hidden = In FIGHT, that's the case only once the deck is empty.

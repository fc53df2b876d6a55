### Why a position cannot be solved.

fight-errors-nothing-hidden = In FIGHT this is the case once the deck is empty.

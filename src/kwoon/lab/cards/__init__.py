"""One card under the glass: what it is worth when dealt, what it is as a gift, and what is lost without it."""

"""The rules beside others: FIGHT written by hand in C, and OpenSpiel's card games, which are C++."""

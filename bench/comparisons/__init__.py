"""The rules compared with others: FIGHT written in C, and OpenSpiel's card games in C++."""

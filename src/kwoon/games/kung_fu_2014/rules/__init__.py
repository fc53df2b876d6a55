"""The rules of KungFu Fighting (2014): positions, what is asked, and what happens."""

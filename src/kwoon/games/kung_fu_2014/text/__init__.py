"""How KungFu Fighting (2014) talks to people."""

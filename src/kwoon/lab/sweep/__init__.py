"""Which numbers of a pack matter at all: each one step up and down, on the same deals."""

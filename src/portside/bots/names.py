"""The names of the bots; light to import, for help and errors."""

BOTS = ("random", "greedy")

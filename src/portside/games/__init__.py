"""The games, each a package of the same files. `portside.load` finds them by name."""

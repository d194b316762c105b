"""Bots. A bot gets the position as its seat may see it, and gives an action."""

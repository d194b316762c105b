"""How Les Ombres de Macao speaks."""
from portside.games.macao.components import CARD_NAMES, TILES
from portside.games.macao.state import STARTING, TILING


def outcome_name(state, outcome):
    """Name an outcome of the luck now due."""
    if state.phase == STARTING:
        return f"first {outcome}"
    if state.phase == TILING:
        return f"tile {TILES[outcome]}"
    return f"top {CARD_NAMES[outcome]}"

from portside.games.montego_bay.actions import PIECES
from portside.games.montego_bay.components import CAPACITY
from portside.games.montego_bay.state import LAYING, MOST_SEATS, ORDERING
def outcome_name(state, outcome: int) -> str:
    """Name an outcome of the luck now due."""
    if state.phase == LAYING:
        return f"warehouse {outcome // 2 + 1}{' turned' if outcome % 2 else ''}"
    if state.phase == ORDERING:
        return f"tile {PIECES[outcome // MOST_SEATS]} {outcome % MOST_SEATS}"
    return f"ship {CAPACITY[outcome]}"

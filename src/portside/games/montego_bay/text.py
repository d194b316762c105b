"""How Montego Bay speaks: names in records, choices; its story and board are in modules of their own."""

from portside.core.contract import State
from portside.games.montego_bay.actions import ACTIONS, DECLINE, HIRE, HOST, LAZY_JACK, LOAD, PICK, PIECES, UNLOAD
from portside.games.montego_bay.board import bill, board
from portside.games.montego_bay.components import CAPACITY, CARDS, MOST_SEATS, WAGE
from portside.games.montego_bay.port import free_slots
from portside.games.montego_bay.state import LAYING, LOADING, ORDERING, UNLOADING
from portside.games.montego_bay.story import story
from portside.games.montego_bay.words import kind_text, ship_text
from portside.locales import Say

__all__ = ["action_help", "action_text", "bill", "board", "outcome_name", "story"]


def outcome_name(state: State, outcome: int) -> str:
    """Name an outcome of the luck now due."""
    if state.phase == LAYING:
        return f"warehouse {outcome // 2 + 1}{' turned' if outcome % 2 else ''}"
    if state.phase == ORDERING:
        return f"tile {PIECES[outcome // MOST_SEATS]} {outcome % MOST_SEATS}"
    return f"ship {CAPACITY[outcome]}"


def action_text(say: Say, state: State, action: int) -> str:
    """Say what an action would do in this position."""
    if action == HIRE:
        return say("montego_bay-hire", coins=WAGE)
    if action == DECLINE:
        return say("montego_bay-decline")
    if action in HOST:
        return say("montego_bay-host", piece=kind_text(say, action - HOST.first))
    if action in PICK:
        kind, card = divmod(action - PICK.first, CARDS)
        return say("montego_bay-pick", piece=kind_text(say, kind), card=card + 1)
    verb, pier = ("load", action - LOAD.first) if action in LOAD else ("unload", action - UNLOAD.first)
    if pier >= state.boats:
        return say(f"montego_bay-{verb}-empty", pier=pier + 1)
    ship = ship_text(say, state, int(state.boat[pier]))
    aboard = int(state.aboard[pier, state.seat]) if state.phase in (LOADING, UNLOADING) else 0
    return say(f"montego_bay-{verb}", pier=pier + 1, ship=ship, aboard=aboard, free=int(free_slots(state, pier)))


def action_help(say: Say, state: State, action: int) -> str:
    """Explain an action, with its clauses."""
    if action in PICK and (action - PICK.first) // CARDS == LAZY_JACK:
        return say("montego_bay-pick-jack.help")
    return say(f"montego_bay-{ACTIONS[action].split()[0]}.help")

"""How Shanghaien speaks: names in records, choices, the story of each event, the board on one screen."""

from collections.abc import Sequence

from portside.core.contract import CHANCE, State
from portside.games.shanghaien.actions import (
    ACTIONS,
    BOTH_LEFT,
    BOTH_RIGHT,
    JOIN,
    PLACE,
    PLACE_LEFT,
    PLACE_RIGHT,
    ROLL,
    SHANGHAI,
    TRICK,
    TURN_DOWN,
    TURN_UP,
    pair_name,
)
from portside.games.shanghaien.components import BOTH, CARDS, EFFECTS, NATIONS, PAIRS, ROUNDS, SAILORS, VALUES
from portside.games.shanghaien.rules import ROLLS
from portside.games.shanghaien.scoring import (
    EMPTY,
    NEIGHBOURS,
    NOBODY,
    nation_points,
    pips_beside,
    strength,
    verdict,
)
from portside.games.shanghaien.state import (
    LEFT,
    NO_CARD,
    RIGHT,
    ROLLING,
    SEATS,
    STARTING,
    UNSET,
    position_of,
    value_at,
)
from portside.games.shanghaien.view import REASONS, sailors_of
from portside.locales import Say

# --- names in records -------------------------------------------------------------------------------


def outcome_name(state: State, outcome: int) -> str:
    """Name an outcome of the luck now due."""
    if state.phase == STARTING:
        return f"first {outcome}"
    if state.phase == ROLLING:
        low, high = ROLLS[outcome]
        return f"dice {low} {high}"
    if outcome < SAILORS:
        return f"deal {NATIONS[outcome // VALUES]} {outcome % VALUES + 1}"
    return f"deal trick {pair_name(outcome - SAILORS)}"


# --- cards and choices ------------------------------------------------------------------------------


def nation_text(say: Say, nation: int) -> str:
    return say(f"shanghaien-nation-{NATIONS[nation]}")


def crew_name(say: Say, nation: int) -> str:
    return say(f"shanghaien-crew-{NATIONS[nation]}")


def trick_text(say: Say, pair: int) -> str:
    """Name a trick card by its two effects."""
    first, second = (say(f"shanghaien-effect-{EFFECTS[effect]}") for effect in PAIRS[pair])
    return say("shanghaien-trick", first=first, second=second)


def card_text(say: Say, kind: int) -> str:
    if kind >= SAILORS:
        return trick_text(say, kind - SAILORS)
    nation, value = divmod(int(kind), VALUES)
    return say("shanghaien-sailor", nation=nation_text(say, nation), value=value + 1)


def action_text(say: Say, state: State, action: int) -> str:
    """Say what an action would do in this position."""
    if action == ROLL:
        return say("shanghaien-roll")
    if action == SHANGHAI:
        return say("shanghaien-shanghai")
    if action in TRICK:
        pair, i = divmod(action - TRICK.first, 2)
        effect = say(f"shanghaien-effect-{EFFECTS[PAIRS[pair][i]]}")
        return say("shanghaien-play", effect=effect, card=trick_text(say, pair))
    if action in JOIN:
        nation = action - JOIN.first
        now = int(strength(state, state.seat, nation))
        return say("shanghaien-join", nation=crew_name(say, nation), strength=now, after=now + 2)
    if action in TURN_UP:
        value = action - TURN_UP.first + 1
        return say("shanghaien-turn", value=value, after=value + 1)
    if action in TURN_DOWN:
        value = action - TURN_DOWN.first + 1
        return say("shanghaien-turn", value=value, after=value - 1)
    if action in (BOTH_LEFT, BOTH_RIGHT):
        return say("shanghaien-both", end=say(f"shanghaien-end-{'left' if action == BOTH_LEFT else 'right'}"))
    value, end = _placing(state, action)
    card = card_text(say, state.tavern[position_of(value, end)]) if end != UNSET else ""
    if action in PLACE:
        return say("shanghaien-place", value=value, card=card) if card else say("shanghaien-place-any", value=value)
    return say("shanghaien-place-first", value=value, card=card, end=_end_text(say, end))


def _placing(state: State, action: int) -> tuple[int, int]:
    """Return the value that a placing action names, and the end at which card 1 then lies."""
    if action in PLACE_LEFT:
        return action - PLACE_LEFT.first + 1, LEFT
    if action in PLACE_RIGHT:
        return action - PLACE_RIGHT.first + 1, RIGHT
    return action - PLACE.first + 1, int(state.end)


def _end_text(say: Say, end: int) -> str:
    return say("shanghaien-end-left" if end == LEFT else "shanghaien-end-right")


def action_help(say: Say, state: State, action: int) -> str:
    """Explain an action, with its clauses."""
    if action in TRICK:
        pair, i = divmod(action - TRICK.first, 2)
        return say(f"shanghaien-effect-{EFFECTS[PAIRS[pair][i]]}.help")
    return say(f"shanghaien-{ACTIONS[action].split()[0]}.help")


# --- the story of an event --------------------------------------------------------------------------


def story(say: Say, before: State, seat: int, number: int, names: Sequence[str]) -> list[str]:
    """Tell in sentences what an event changed: an action of a seat, or (seat CHANCE) an outcome."""
    if seat == CHANCE:
        return _luck_story(say, before, number, names)
    name = names[seat]
    if number == ROLL:
        return []  # the dice tell it
    if number == SHANGHAI:
        return [
            say("shanghaien-story-shanghai", name=name),
            *(settling(say, before, position, names) for position in _in_order(before)),
        ]
    if number in TRICK:
        pair, i = divmod(number - TRICK.first, 2)
        effect = say(f"shanghaien-effect-{EFFECTS[PAIRS[pair][i]]}")
        told = [say("shanghaien-story-play", name=name, effect=effect)]
        if PAIRS[pair][i] == BOTH and before.end != UNSET:
            told += _placed(say, before, name, before.rolled, int(before.end))
        return told
    if number in JOIN:
        return [say("shanghaien-story-join", name=name, nation=crew_name(say, number - JOIN.first))]
    if number in TURN_UP or number in TURN_DOWN:
        span, change = (TURN_UP, 1) if number in TURN_UP else (TURN_DOWN, -1)
        value = number - span.first + 1
        return [say("shanghaien-story-turn", name=name, value=value, after=value + change)]
    if number in (BOTH_LEFT, BOTH_RIGHT):
        end = LEFT if number == BOTH_LEFT else RIGHT
        return [*_placed(say, before, name, before.rolled, end), say("shanghaien-story-end", end=_end_text(say, end))]
    value, end = _placing(before, number)
    told = _placed(say, before, name, [value], end)
    return told if number in PLACE else [*told, say("shanghaien-story-end", end=_end_text(say, end))]


def _placed(say: Say, before: State, name: str, values: Sequence[int], end: int) -> list[str]:
    """Tell each die that is placed, card 1 being at an end."""
    return [
        say(
            "shanghaien-story-place",
            name=name,
            value=int(value),
            card=card_text(say, before.tavern[position_of(value, end)]),
        )
        for value in values
    ]


def _luck_story(say: Say, before: State, outcome: int, names: Sequence[str]) -> list[str]:
    if before.phase == STARTING:
        return [say("shanghaien-story-first", name=names[outcome])]
    if before.phase == ROLLING:
        low, high = ROLLS[outcome]
        return [say("shanghaien-story-dice", name=names[before.seat], low=low, high=high)]
    if before.dealt < CARDS - 1:
        return []  # a tavern is told when it is complete
    cards = [*before.tavern[: CARDS - 1], outcome]
    dealt = say("shanghaien-between").join(card_text(say, kind) for kind in cards)
    return [say("shanghaien-story-tavern", round=int(before.rounds) + 1, name=names[before.starter], cards=dealt)]


def _in_order(state: State) -> list[int]:
    """List the positions from card 1 to card 6; from the left while no end is set."""
    return list(reversed(range(CARDS))) if state.end == RIGHT else list(range(CARDS))


def settling(say: Say, state: State, position: int, names: Sequence[str]) -> str:
    """Tell who takes a card and why, were Shanghai called now (SH-11, SH-12)."""
    taker, reason = verdict(state, position)
    dice = [int(state.dice[seat, position]) for seat in range(SEATS)]
    pips = [int(pips_beside(state, seat, position)) for seat in range(SEATS)]
    shown = pips if reason == NEIGHBOURS else dice
    # From the taker's side: "3 to 1".
    more, less = (shown[taker], shown[1 - taker]) if taker != NOBODY else (pips[0], pips[1])
    return say(
        f"shanghaien-story-settle-{REASONS[reason]}",
        number=int(value_at(state, position)),
        card=card_text(say, state.tavern[position]),
        name=names[taker] if taker != NOBODY else "",
        more=more,
        less=less,
    )


# --- the board --------------------------------------------------------------------------------------


def board(say: Say, state: State, seat: int, names: Sequence[str]) -> str:
    """Lay the position out on one screen: words carry all of it, so that it can be read aloud."""
    lines = [
        say("shanghaien-board-round", round=min(int(state.rounds) + 1, ROUNDS), rounds=ROUNDS),
        say("shanghaien-board-end-unset") if state.end == UNSET else _board_end(say, state),
        "",
        *_tavern_rows(say, state, names),
        "",
        *_crew_rows(say, state, names),
        "",
        *(_seat_line(say, state, owner, names) for owner in range(SEATS)),
    ]
    if state.rolled[0]:
        low, high = int(state.rolled[0]), int(state.rolled[1])
        lines += ["", say("shanghaien-board-rolled", name=names[state.seat], low=low, high=high)]
    return "\n".join(lines)


def _board_end(say: Say, state: State) -> str:
    return say("shanghaien-board-end", end=_end_text(say, int(state.end)))


def _tavern_rows(say: Say, state: State, names: Sequence[str]) -> list[str]:
    rows = []
    for position in range(CARDS):
        if state.tavern[position] == NO_CARD:
            continue
        low, high = position + 1, CARDS - position
        number = f"{low}/{high}" if state.end == UNSET else f"{value_at(state, position)}"
        taker, reason = verdict(state, position)
        dice = [
            say("shanghaien-board-dice", name=names[owner], dice=int(state.dice[owner, position]))
            for owner in range(SEATS)
        ]
        outlook = ""
        if reason != EMPTY:
            name = names[taker] if taker != NOBODY else ""
            outlook = say(f"shanghaien-board-outlook-{REASONS[reason]}", name=name)
        rows.append([number, card_text(say, state.tavern[position]), *dice, outlook])
    return _columns(rows)


def _crew_rows(say: Say, state: State, names: Sequence[str]) -> list[str]:
    rows = []
    for nation in range(len(NATIONS)):
        crews = [crew_text(say, state, owner, nation) for owner in range(SEATS)]
        if not any(crews):
            continue
        sides = [
            say("shanghaien-board-crew", name=names[owner], crew=crews[owner] or say("shanghaien-nobody"))
            for owner in range(SEATS)
        ]
        rows.append([crew_name(say, nation), *sides, _points_text(say, state, nation, names)])
    return _columns(rows) if rows else [say("shanghaien-board-no-crews")]


def crew_text(say: Say, state: State, seat: int, nation: int) -> str:
    """Write a crew as a sum, wilds marked: 1+3+2w = 6; empty for no crew."""
    parts = [str(value) for value in sailors_of(state, seat, nation)]
    parts += [say("shanghaien-wild")] * int(state.wilds[seat, nation])
    total = int(strength(state, seat, nation))
    return f"{'+'.join(parts)} = {total}" if len(parts) > 1 else "".join(parts)


def _points_text(say: Say, state: State, nation: int, names: Sequence[str]) -> str:
    winner, points = nation_points(state, nation)
    if winner == NOBODY:
        return say("shanghaien-board-equal")
    return say("shanghaien-board-points", name=names[winner], points=int(points))


def _seat_line(say: Say, state: State, seat: int, names: Sequence[str]) -> str:
    tricks = [
        say("shanghaien-board-trick", card=trick_text(say, pair), count=int(state.tricks[seat, pair]))
        for pair in range(len(PAIRS))
        if state.tricks[seat, pair]
    ]
    return say(
        "shanghaien-board-seat",
        name=names[seat],
        dice=int(state.supply[seat]),
        tricks=say("shanghaien-between").join(tricks) or say("shanghaien-none"),
        used=say("shanghaien-board-used") if state.captain[seat] else "",
        points=_total(state, seat),
    ).rstrip()


def _total(state: State, seat: int) -> int:
    """Return the points of a seat as if the game were scored now."""
    won = [nation_points(state, nation) for nation in range(len(NATIONS))]
    return int(state.tricks[seat].sum()) + sum(int(points) for winner, points in won if winner == seat)


def _columns(rows: list[list[str]]) -> list[str]:
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def bill(say: Say, state: State, names: Sequence[str]) -> str:
    """Show every line of the score: nations (SH-21), unused tricks (SH-22), totals (SH-23)."""
    tricks = [
        say("shanghaien-bill-tricks", name=names[seat], points=int(state.tricks[seat].sum())) for seat in range(SEATS)
    ]
    totals = [say("shanghaien-bill-total", name=names[seat], points=_total(state, seat)) for seat in range(SEATS)]
    return "\n".join([*_crew_rows(say, state, names), *tricks, *totals])

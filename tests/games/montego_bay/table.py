"""A table of Montego Bay for tests: positions are set up in words.

Unless said otherwise the warehouses lie unturned in the order of their numbers, so that with four seats
the north lane (spaces 0 to 7) has the stores 3, 3, 3, 2, 2, 2, 2, 4 and the south lane (15 down to 8)
1 damaged, 2 damaged + coin, 1 + coin, 1 damaged + coin, 1, 1 damaged, 1 + coin, 2 damaged + coin.
"""

from collections.abc import Callable, Mapping, Sequence

import numpy as np

import portside
from portside.core import contract
from portside.core.contract import CHANCE, OVER, State
from portside.games.montego_bay import quay, rounds
from portside.games.montego_bay.actions import PIECES
from portside.games.montego_bay.components import CAPACITY
from portside.games.montego_bay.scoring import points_of
from portside.games.montego_bay.state import BEGINNING, FIRST, JACK, NO_BOAT, NOBODY, PICKING, WALKING, piece_of

GAME = portside.load("montego_bay")
PILOT_BOAT = 0  # its capacity


def piece(name: str) -> int:
    """Return the piece of a name such as "large 0" or "jack"."""
    if name == "jack":
        return JACK
    kind, seat = name.split()
    return int(piece_of(int(seat), PIECES.index(kind)))


def dockers(seats: int) -> list[str]:
    """Name all dockers: seat by seat, the large one first."""
    kinds = PIECES[:3] if seats == 2 else PIECES[:2]
    return [f"{kind} {seat}" for seat in range(seats) for kind in kinds]


class Table:
    """A match whose luck and moves are named."""

    def __init__(self, seats: int = 4, order: Sequence[str] = (), ships: Sequence[int] = (10, 10, 10, 8, 8)) -> None:
        self.seats = seats
        self.state: State = GAME.new(seats)
        for number in range(1, (8 if seats == 4 else 7) + 1):
            self.luck(f"warehouse {number}")
        for docker in order or dockers(seats):
            self.luck(f"tile {docker}")
        for capacity in ships:
            self.luck(f"ship {capacity}")

    # --- playing ----------------------------------------------------------------------------------

    def luck(self, *names: str) -> None:
        """Hand in outcomes by name."""
        for name in names:
            contract.resolve(self.state, self.outcomes()[name])

    def outcomes(self) -> dict[str, int]:
        """Return the outcomes that are possible now, by name; none while no luck is due."""
        if int(contract.to_act(self.state)) != CHANCE:
            return {}
        weights = enumerate(GAME.outcome_weights(self.state))
        return {GAME.text.outcome_name(self.state, number): number for number, weight in weights if weight}

    def play(self, seat: int, *names: str) -> None:
        """Play actions of a seat by name; each must be legal."""
        for name in names:
            assert name in self.legal(seat), f"{name} is not among {self.legal(seat)}"
            contract.apply(self.state, seat, GAME.action_ids[name])

    def cards(self, picks: Mapping[str, int], rest: int = 1) -> None:
        """Pick these cards, and one value for all other dockers; the moves follow."""
        named = dict.fromkeys(dockers(self.seats), rest) | dict(picks)
        for name, card in named.items():
            seat = int(self.state.hirer) if name == "jack" else int(name.split()[1])
            self.play(seat, f"pick {name.split()[0]} {card}")

    def legal(self, seat: int) -> list[str]:
        """Name the legal actions of a seat; none if it may not act."""
        if not int(contract.pending(self.state)) >> seat & 1:
            return []
        return [GAME.actions[action] for action in GAME.legal_actions(self.state, seat)]

    def why(self, seat: int, name: str) -> str:
        """Return the message of the refusal of an action."""
        refusal = GAME.refusals[int(contract.why(self.state, seat, GAME.action_ids[name]))]
        return refusal.message.removeprefix("montego_bay-no-") if refusal else ""

    def move(self, name: str, card: int) -> None:
        """Move one piece by a card, out of the order."""
        quay.move(self.state, piece(name), card)

    # --- setting up -------------------------------------------------------------------------------

    def stand(self, spaces: Mapping[str, int]) -> "Table":
        """Put pieces on the quay."""
        for name, space in spaces.items():
            self.state.at[space] = piece(name)
            self.state.space[piece(name)] = space
        return self

    def moor(self, pier: int, capacity: int, *aboard: int) -> "Table":
        """Have a ship at a pier with barrels aboard, by seat, taken from the supplies; at the next pier at most."""
        state = self.state
        state.boats = max(int(state.boats), pier)
        state.boat[pier - 1] = list(CAPACITY).index(capacity)
        for seat, barrels in enumerate(aboard):
            state.supply[seat] += state.aboard[pier - 1, seat] - barrels
            state.aboard[pier - 1, seat] = barrels
        return self

    def empty_piers(self, first: int) -> "Table":
        """Leave the piers from `first` on without boats."""
        self.state.boats = min(int(self.state.boats), first - 1)
        for pier in range(first - 1, 4):
            self.state.boat[pier] = NO_BOAT
            self.state.aboard[pier] = 0
        return self

    def empty_piles(self) -> "Table":
        """Have no ship left to come."""
        self.state.pile[:] = 0
        self.state.top[:] = NO_BOAT
        self.state.fleet[:] = 0
        return self

    def hire(self, seat: int, host: str) -> "Table":
        """Have Lazy Jack beside a docker of a seat, with the picks still to come."""
        state = self.state
        state.hirer = seat
        state.host = piece(host)
        rounds.begin_picks(state)
        return self

    def score(self, *points: int) -> "Table":
        """Set the points on the track."""
        for seat, count in enumerate(points):
            self.state.earned[seat, FIRST] = count
        return self

    def walk(self) -> "Table":
        """Send Tally-Man round, the moves being made, up to the first choice or luck."""
        self.state.phase = WALKING
        self.state.to_pick[:] = 0
        self.state.tally = 2 * (8 if self.seats == 4 else 7) - 1
        while rounds.advance(self.state):
            pass
        return self

    def begin_round(self) -> "Table":
        """Begin a round anew with what lies on the table."""
        self.state.phase = BEGINNING
        self.state.to_pick[:] = 0
        while rounds.advance(self.state):
            pass
        return self

    # --- looking ----------------------------------------------------------------------------------

    def where(self, name: str) -> int:
        """Return the space of a piece."""
        return int(self.state.space[piece(name)])

    def to_act(self) -> int:
        return int(contract.to_act(self.state))

    def over(self) -> bool:
        return self.to_act() == OVER

    def picking(self) -> bool:
        return bool(self.state.phase == PICKING)

    def points(self) -> list[int]:
        """Return the points on the track."""
        return [int(points_of(self.state, seat)) for seat in range(self.seats)]

    def scores(self) -> list[int]:
        return self._by_seat(contract.scores)

    def places(self) -> list[int]:
        return self._by_seat(contract.places)

    def port(self) -> list[int]:
        """Return the capacities of the boats from pier 1."""
        return [int(CAPACITY[self.state.boat[pier]]) for pier in range(self.state.boats)]

    def aboard(self, pier: int) -> list[int]:
        return [int(count) for count in self.state.aboard[pier - 1, : self.seats]]

    def supply(self) -> list[int]:
        return [int(count) for count in self.state.supply[: self.seats]]

    def coins(self) -> list[int]:
        return [int(count) for count in self.state.coins[: self.seats]]

    def pub(self) -> list[int]:
        return [int(count) for count in self.state.pub[: self.seats]]

    def order(self) -> list[str]:
        """Name the dockers in the order of their tiles."""
        return [f"{PIECES[tile // 4]} {tile % 4}" for tile in self.state.order if tile != NOBODY]

    def _by_seat(self, rule: Callable[..., None]) -> list[int]:
        out = np.zeros(self.seats, np.int64)
        rule(self.state, out)
        return [int(number) for number in out]

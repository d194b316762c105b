"""Montego Bay in plain Python objects, to be played in lockstep against the compiled kernel.

It is written from the clauses (MB-1 to MB-26), not from the kernel: where the two differ, one has a bug.
Nothing is cached and nothing is fast. `play` and `resolve` trust nobody: they raise ValueError.
"""

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

CARDS = range(1, 6)  # the movement cards of each docker (MB-1)
COINS = 15
BARRELS = 16  # barrels of a colour
PIERS = 4
PILE = 6  # ships in each of the two piles (MB-8)
JACK_WAGE = 3  # coins (MB-9)
PUB_POINTS = {4: [3, 2, 1], 3: [2, 1], 2: [1]}  # by number of seats (MB-24)


class Store(NamedTuple):
    barrels: int = 0
    damaged: int = 0
    coin: bool = False


class Piece(NamedTuple):
    name: str  # large, small, third or jack
    seat: int

    def __str__(self) -> str:
        return f"{self.name} {self.seat}"


@dataclass(eq=False)
class Boat:
    capacity: int  # 0 is the pilot boat, which takes no barrels (MB-8)
    points: list[int]  # for the first place, the second …
    barrels: list[int]  # aboard, by seat

    def __str__(self) -> str:
        return f"ship {self.capacity} {self.barrels}" if self.capacity else "pilot boat"


# MB-4: capacity, points with four players, points with two or three.
SHIPS: list[tuple[int, list[int], list[int]]] = [
    *[(8, [4, 3, 1], [3, 1])] * 4,
    *[(10, [5, 3, 2], [4, 2])] * 5,
    *[(12, [6, 4, 2], [5, 3])] * 3,
    *[(14, [7, 4, 3], [6, 3])] * 3,
]

# MB-5: store A, store B of warehouses 1 to 8.
WAREHOUSES: list[tuple[Store, Store]] = [
    (Store(barrels=3), Store(damaged=1)),
    (Store(barrels=3), Store(damaged=2, coin=True)),
    (Store(barrels=3), Store(barrels=1, coin=True)),
    (Store(barrels=2), Store(damaged=1, coin=True)),
    (Store(barrels=2), Store(barrels=1)),
    (Store(barrels=2), Store(damaged=1)),
    (Store(barrels=2), Store(barrels=1, coin=True)),
    (Store(barrels=4), Store(damaged=2, coin=True)),  # four players only (MB-3)
]


def share(points: list[int], barrels: list[int]) -> list[int]:
    """Give the points of the places to the seats by their barrels (MB-21)."""
    shares = [0] * len(barrels)
    place = 0
    # MB-21: no barrels, no place; places that nobody holds lapse.
    for count in sorted({count for count in barrels if count > 0}, reverse=True):
        equals = [seat for seat, aboard in enumerate(barrels) if aboard == count]
        # MB-21: equals add the points of their places and divide, rounded up; beyond the row a place is worth 0.
        together = sum(points[place : place + len(equals)])
        for seat in equals:
            shares[seat] = (together + len(equals) - 1) // len(equals)
        place += len(equals)
    return shares


class SimpleMontegoBay:
    def __init__(
        self, seats: int, ships: list[tuple[int, list[int], list[int]]], warehouses: list[tuple[Store, Store]]
    ) -> None:
        if seats not in (2, 3, 4):
            raise ValueError(f"{seats} seats")
        # MB-1: 15 ships and 8 warehouses.
        if len(ships) != PIERS - 1 + 2 * PILE or len(warehouses) != 8:
            raise ValueError(f"{len(ships)} ships, {len(warehouses)} warehouses")
        # An outcome names a ship by its capacity, so the capacity must settle the points.
        if any(a[0] == b[0] and a != b for a in ships for b in ships):
            raise ValueError("ships of one capacity with different points")
        # MB-5: never good and damaged barrels together.
        if any(store.barrels and store.damaged for pair in warehouses for store in pair):
            raise ValueError("a store with good and damaged barrels")
        self.seats = range(seats)
        self.width = 8 if seats == 4 else 7  # warehouses in the row (MB-3)
        self.ring = 2 * self.width  # spaces of the quay (MB-6)
        # MB-2: two dockers each, three with two players.
        docker_names = ["large", "small", "third"] if seats == 2 else ["large", "small"]
        self.dockers = [Piece(name, seat) for name in docker_names for seat in self.seats]

        self.warehouses = dict(enumerate(warehouses[: self.width], 1))  # not yet laid out, by number
        self.stores: dict[int, Store] = {}  # by space
        self.spaces: dict[Piece, int] = {}  # of the pieces on the quay; a docker without a space is in its pub
        self.order: list[Piece] = []  # the order tiles from position 1

        empty = [0] * seats
        self.port = [Boat(0, [], list(empty))]  # from pier 1 (MB-8)
        # Ships not yet turned: those that are to fill the piers, and those under the tops of the piles.
        self.unturned = [Boat(size, four if seats == 4 else fewer, list(empty)) for size, four, fewer in ships]
        self.piles: list[list[Boat | None]] = [[None] * PILE, [None] * PILE]  # from the top; None is not yet turned
        self.second_pile_begun = False  # in this round (MB-20)

        self.points = [0] * seats
        self.coins = [0] * seats
        self.bank = COINS
        self.supply = [2 * BARRELS if seats == 2 else BARRELS] * seats
        self.pub = [0] * seats  # barrels that found no ship (MB-24)

        self.rounds = 0  # rounds begun
        self.asked: list[int] = []  # seats still to be asked for Lazy Jack, the next one first
        self.hirer: int | None = None
        self.host: Piece | None = None  # the docker beside which Lazy Jack stands
        self.cards: dict[Piece, int] = {}  # picked in this round
        self.tally_man = 0  # the space he comes to next; below 0 his walk is over
        self.worker = 0  # the seat whose store was opened last
        self.to_load = 0  # barrels of that store still to be loaded
        self.to_unload = 0  # own barrels still to be taken off the ships
        self.step = "begin"  # begin, hire, host, pick, load, sail, order, over

    def to_act(self) -> int | str:
        """Name the first seat that must act, or "luck", or "over"."""
        if self.step == "over":
            return "over"
        if self.luck():
            return "luck"
        if self.step == "pick":
            return next(seat for seat in self.seats if self.cardless(seat))
        return self.pending()[0]

    def pending(self) -> list[int]:
        """List the seats that may act now."""
        return [seat for seat in self.seats if self.legal(seat)]

    def luck(self) -> dict[str, int]:
        """Weigh each outcome of the luck now due; empty when none is."""
        if self.step == "over":
            return {}
        if len(self.stores) < self.ring:
            # MB-3: place and direction of a warehouse are drawn together.
            return {f"warehouse {number}{turned}": 1 for number in self.warehouses for turned in ("", " turned")}
        if len(self.order) < len(self.dockers):
            return {f"tile {docker}": 1 for docker in self.dockers if docker not in self.order}
        # MB-8: at first the free piers are filled, then the tops are turned; later a new top is turned at once (MB-18).
        if self.unturned and (len(self.port) < PIERS or any(pile and pile[0] is None for pile in self.piles)):
            return dict(Counter(f"ship {ship.capacity}" for ship in self.unturned))
        return {}

    def legal(self, seat: int) -> list[str]:
        """Name each legal action of the seat; empty when it has none."""
        if self.step == "over" or self.luck():
            return []
        if self.step == "hire" and self.asked and seat == self.asked[0]:
            return ["hire", "decline"]
        if self.step == "host" and seat == self.hirer:
            return [f"host {docker.name}" for docker in self.dockers if docker.seat == seat]
        if self.step == "pick":
            return self.legal_picks(seat)
        if self.step == "load" and seat == self.worker:
            return self.legal_loads(seat)
        return []

    def legal_picks(self, seat: int) -> list[str]:
        cardless = self.cardless(seat)
        if cardless:
            # MB-10: Lazy Jack and his host take from the same five cards, so never the same value.
            picks = [(piece, card) for piece in cardless for card in CARDS if card != self.partner_card(piece)]
        elif any(self.cardless(other) for other in self.seats):
            # MB-10: picks may be changed until the last seat has made its last one.
            picks = [(piece, card) for piece in self.pieces(seat) for card in CARDS if card != self.cards[piece]]
        else:
            picks = []
        return [f"pick {piece.name} {card}" for piece, card in picks]

    def legal_loads(self, seat: int) -> list[str]:
        piers = enumerate(self.port, 1)
        if self.to_load:
            # MB-15: on any ship in port, not the pilot boat. A ship in port has a free slot: full ones sail at once.
            return [f"load {pier}" for pier, boat in piers if boat.capacity]
        if self.to_unload:
            # MB-16: the owner chooses the ship for each barrel.
            return [f"unload {pier}" for pier, boat in piers if boat.barrels[seat]]
        return []

    def pieces(self, seat: int) -> list[Piece]:
        """List the seat's pieces of this round (MB-2, MB-9)."""
        dockers = [docker for docker in self.dockers if docker.seat == seat]
        return [*dockers, Piece("jack", seat)] if seat == self.hirer else dockers

    def cardless(self, seat: int) -> list[Piece]:
        return [piece for piece in self.pieces(seat) if piece not in self.cards]

    def partner(self, piece: Piece) -> Piece | None:
        """Name the piece that takes its card from the same five (MB-10)."""
        if piece.name == "jack":
            return self.host
        return Piece("jack", piece.seat) if piece == self.host else None

    def partner_card(self, piece: Piece) -> int | None:
        partner = self.partner(piece)
        return self.cards.get(partner) if partner else None

    def resolve(self, name: str) -> None:
        if name not in self.luck():
            raise ValueError(f"impossible outcome {name!r} in {self!r}")
        match name.split():
            case ["warehouse", number, *turned]:
                # MB-3: unturned is store A on the north lane; MB-6: the lanes face each other.
                north = len(self.stores) // 2
                first, second = self.warehouses.pop(int(number))
                self.stores[north] = second if turned else first
                self.stores[self.opposite(north)] = first if turned else second
            case ["tile", docker, seat]:
                self.order.append(Piece(docker, int(seat)))
            case ["ship", capacity]:
                ship = next(ship for ship in self.unturned if ship.capacity == int(capacity))
                self.unturned.remove(ship)
                if len(self.port) < PIERS:
                    self.port.append(ship)
                else:
                    next(pile for pile in self.piles if pile and pile[0] is None)[0] = ship
        self.proceed()

    def play(self, seat: int, name: str) -> None:
        if name not in self.legal(seat):
            raise ValueError(f"illegal action {name!r} of seat {seat} in {self!r}")
        match name.split():
            case ["hire"]:
                # MB-9: the first yes pays the bank; nobody else is asked.
                self.coins[seat] -= JACK_WAGE
                self.bank += JACK_WAGE
                self.hirer = seat
                self.asked = []
                self.step = "host"
            case ["decline"]:
                self.asked.remove(seat)
            case ["host", docker]:
                self.host = Piece(docker, seat)
                self.spaces[Piece("jack", seat)] = self.spaces[self.host]
                self.step = "pick"
            case ["pick", name_of_piece, card]:
                piece = Piece(name_of_piece, seat)
                partner = self.partner(piece)
                # MB-10: a change to the card of the partner swaps the two.
                if partner and self.cards.get(partner) == int(card):
                    self.cards[partner] = self.cards[piece]
                self.cards[piece] = int(card)
            case ["load", pier]:
                self.load(seat, int(pier))
            case ["unload", pier]:
                # MB-16: back to the supply.
                self.port[int(pier) - 1].barrels[seat] -= 1
                self.supply[seat] += 1
                self.to_unload -= 1
        self.proceed()

    def proceed(self) -> None:
        """Go on until luck is due, a seat may act or the game is over."""
        while self.step != "over" and not self.luck() and not self.pending():
            match self.step:
                case "begin":
                    self.begin_round()
                case "hire":
                    self.step = "pick"
                case "pick":
                    self.move_all()
                case "load":
                    self.walk()
                case "sail":
                    # MB-19: the first boat is scored without the extra point; the pilot boat has no barrels to score.
                    self.sail(1, None)
                    self.step = "order"
                case "order":
                    self.reorder()

    def begin_round(self) -> None:
        self.rounds += 1
        # MB-9: those who can pay are asked, fewest points first, then whose best tile is foremost.
        rich = [seat for seat in self.seats if self.coins[seat] >= JACK_WAGE]
        self.asked = sorted(rich, key=lambda seat: (self.points[seat], self.best_tile(seat)))
        self.step = "hire"

    def best_tile(self, seat: int) -> int:
        """Give the position of the seat's foremost tile, from 0 (MB-9)."""
        return min(position for position, docker in enumerate(self.order) if docker.seat == seat)

    def move_all(self) -> None:
        # MB-11: Lazy Jack first, then the dockers in tile order.
        jack = [Piece("jack", self.hirer)] if self.hirer is not None else []
        for piece in [*jack, *self.order]:
            self.move(piece, self.cards[piece])
        self.cards = {}
        # MB-14: Tally-Man starts by the left pub each round.
        self.tally_man = self.ring - 1
        self.step = "load"

    def move(self, piece: Piece, card: int) -> None:
        # MB-13: the mover's start space is free, unless Lazy Jack's host holds it.
        others = {space: other for other, space in self.spaces.items() if other != piece}
        # MB-11: clockwise, occupied spaces counted.
        space = (self.spaces.get(piece, self.before_pub_exit(piece)) + card) % self.ring
        if space in others:
            if self.opposite(space) not in others:
                # MB-12: the piece there is pushed to the opposite space.
                self.spaces[others[space]] = self.opposite(space)
            else:
                # MB-13: no push; the mover backs up to the next free space, round the whole ring.
                while space in others:
                    space = (space - 1) % self.ring
        self.spaces[piece] = space

    def before_pub_exit(self, piece: Piece) -> int:
        """Give the space from which a card counts for a docker in its pub (MB-7)."""
        # MB-2: the third docker of seat 0 is a small one, that of seat 1 a large one.
        large = piece.name == "large" or piece == Piece("third", 1)
        return self.ring - 1 if large else self.width - 1

    def opposite(self, space: int) -> int:
        return self.ring - 1 - space

    def walk(self) -> None:
        """Take the barrels in hand to the pub, else Tally-Man to the next space or step 4 to its end."""
        if self.to_load:
            # MB-24: the port is empty.
            self.supply[self.worker] -= self.to_load
            self.pub[self.worker] += self.to_load
            self.to_load = 0
        elif self.tally_man >= 0:
            for piece, space in self.spaces.items():
                if space == self.tally_man:
                    self.open_store(piece)
            # MB-14: against the arrow.
            self.tally_man -= 1
        elif len(self.port) < PIERS:
            # MB-23: three boats or fewer in port, the pilot boat counted.
            self.finish()
        else:
            self.step = "sail"

    def open_store(self, piece: Piece) -> None:
        store = self.stores[self.spaces[piece]]
        # MB-17: Lazy Jack takes the coin for his hirer.
        if store.coin and self.bank > 0:
            self.bank -= 1
            self.coins[piece.seat] += 1
        self.worker = piece.seat
        # MB-15: if the supply is short, what it holds now.
        self.to_load = min(store.barrels, self.supply[piece.seat])
        # MB-16: damaged barrels are not for Lazy Jack, and never more than the seat has aboard.
        aboard = sum(boat.barrels[piece.seat] for boat in self.port)
        self.to_unload = 0 if piece.name == "jack" else min(store.damaged, aboard)

    def load(self, seat: int, pier: int) -> None:
        boat = self.port[pier - 1]
        self.supply[seat] -= 1
        self.to_load -= 1
        boat.barrels[seat] += 1
        # MB-18: a ship whose last slot is filled sails at once.
        if sum(boat.barrels) == boat.capacity:
            self.sail(pier, seat)

    def sail(self, pier: int, filler: int | None) -> None:
        # MB-18, MB-19: the boats behind the gap move up.
        self.score(self.port.pop(pier - 1))
        if filler is not None:
            # MB-18: 1 point more for who filled the ship.
            self.points[filler] += 1
        for pile in self.piles:
            # MB-8: the second pile is used when the first is empty.
            if pile:
                # MB-20: with its first ship the second pile is begun.
                if pile is self.piles[1] and len(pile) == PILE:
                    self.second_pile_begun = True
                top = pile.pop(0)
                assert top is not None
                self.port.append(top)
                break

    def score(self, boat: Boat) -> None:
        for seat, points in enumerate(share(boat.points, boat.barrels)):
            self.points[seat] += points
            # MB-22: the barrels return to their owners' supply.
            self.supply[seat] += boat.barrels[seat]
            boat.barrels[seat] = 0

    def reorder(self) -> None:
        # MB-20: Lazy Jack leaves.
        if self.hirer is not None:
            del self.spaces[Piece("jack", self.hirer)]
        self.hirer = None
        self.host = None
        # MB-20: the last tile goes to position 1; all are drawn anew in the round that began the second pile.
        self.order = [] if self.second_pile_begun else [self.order[-1], *self.order[:-1]]
        self.second_pile_begun = False
        self.step = "begin"

    def finish(self) -> None:
        # MB-23: the remaining ships are scored without the extra point.
        for boat in self.port:
            self.score(boat)
        # MB-24: the pub scores by itself; its barrels stay there.
        for seat, points in enumerate(share(PUB_POINTS[len(self.seats)], self.pub)):
            self.points[seat] += points
        self.step = "over"

    def scores(self) -> list[int]:
        """Count the points so far; ships in port and the pub count once the game is over."""
        return list(self.points)

    def places(self) -> list[int]:
        """Rank the seats from 1: most points, then most coins, then shared (MB-25)."""
        results = list(zip(self.points, self.coins, strict=True))
        return [1 + sum(other > result for other in results) for result in results]

    def __repr__(self) -> str:
        lines = [f"SimpleMontegoBay: round {self.rounds}, {self.step}, to act {self.to_act()}, bank {self.bank}"]
        lines.append(f"  order: {', '.join(map(str, self.order))}")
        lines.append(f"  Lazy Jack: asked {self.asked}, hirer {self.hirer}, host {self.host}")
        lines.append(f"  port: {', '.join(map(str, self.port))}")
        lines.append(f"  piles: {[[str(ship or '?') for ship in pile] for pile in self.piles]}")
        lines.append(f"  Tally-Man next at {self.tally_man}, seat {self.worker} loads {self.to_load}")
        lines[-1] += f", unloads {self.to_unload}"
        for space, store in sorted(self.stores.items()):
            pieces = " and ".join(str(piece) for piece, at in self.spaces.items() if at == space)
            lines.append(f"  space {space}: {store} {pieces}")
        for seat in self.seats:
            cards = [f"{piece.name} {card}" for piece, card in self.cards.items() if piece.seat == seat]
            lines.append(f"  seat {seat}: {self.points[seat]} points, {self.coins[seat]} coins, cards {cards}")
            lines[-1] += f", supply {self.supply[seat]}, pub {self.pub[seat]}"
        return "\n".join(lines)

"""Shanghaien in plain Python objects, to be played in lockstep against the compiled kernel.

It is written from the clauses (SH-1 to SH-24), not from the kernel: where the two differ, one has a bug.
Nothing is cached and nothing is fast. `play` and `resolve` trust nobody: they raise ValueError.
"""

from collections import Counter
from dataclasses import dataclass

NATIONS = ["american", "french", "german", "chinese", "dutch", "turkish", "spanish", "italian"]
VALUES = [1, 2, 3, 3, 4]
EFFECTS = ["sailors", "change", "again", "both"]
TRICKS = 8
ROUNDS = 8
CARDS = 6  # cards in the tavern
DICE = 6  # dice of each player
FACES = range(1, 7)
SIDES = ["left", "right"]


@dataclass(frozen=True)
class Sailor:
    nation: str
    value: int

    def __str__(self) -> str:
        return f"{self.nation} {self.value}"


@dataclass(frozen=True)
class Trick:
    pair: tuple[str, str]

    def __str__(self) -> str:
        return f"trick {'/'.join(self.pair)}"


class SimpleShanghaien:
    def __init__(self, tricks: list[tuple[str, str]]) -> None:
        # SH-2, SH-4: eight trick cards, each with two different actions.
        if len(tricks) != TRICKS:
            raise ValueError(f"{len(tricks)} trick cards")
        for pair in tricks:
            if len(set(pair)) != 2 or not set(pair) <= set(EFFECTS):
                raise ValueError(f"no trick card has the pair {pair}")
        # SH-1: eight nations of five sailors.
        self.deck: list[Sailor | Trick] = [Sailor(nation, value) for nation in NATIONS for value in VALUES]
        for pair in tricks:
            first, second = sorted(pair, key=EFFECTS.index)
            self.deck.append(Trick((first, second)))
        self.tavern: list[Sailor | Trick] = []  # from the left (SH-5)
        self.sailors: list[list[Sailor]] = [[], []]  # by seat
        self.wilds: list[list[tuple[str, Trick]]] = [[], []]  # tricks that joined a nation, by seat
        self.tricks: list[list[Trick]] = [[], []]  # tricks not used, by seat
        self.removed: list[Sailor | Trick] = []  # cards that have left the game
        self.joining: Trick | None = None  # a trick played as 2 Sailors that still looks for its nation
        # Values of the dice on the tavern cards, by seat and position from the left.
        self.dice: list[list[list[int]]] = [[[] for _ in range(CARDS)] for _ in range(2)]
        self.card_one: str | None = None  # the end of the row where card 1 is, once settled (SH-8)
        self.captains: list[bool] = [False, False]  # by seat: the round's trick is used (SH-4)
        self.rolled: list[int] = []  # values of the two dice just rolled
        self.distributions = 0
        self.seat = 0  # whose turn it is; means nothing before the luck of "first"
        self.step = "first"  # first, deal, turn, dice, place, join, change, both, over

    def to_act(self) -> int | str:
        if self.step in ("first", "deal", "dice"):
            return "luck"
        return "over" if self.step == "over" else self.seat

    def luck(self) -> dict[str, int]:
        """Weigh each outcome of the luck now due; empty when none is."""
        if self.step == "first":
            return {"first 0": 1, "first 1": 1}
        if self.step == "deal":
            return dict(Counter(f"deal {card}" for card in self.deck))
        if self.step == "dice":
            return dict(Counter(f"dice {min(a, b)} {max(a, b)}" for a in FACES for b in FACES))
        return {}

    def legal(self) -> list[str]:
        """Name each legal action of the seat to act; empty when no seat is."""
        if self.step == "turn":
            return self.legal_turns()
        if self.step == "place":
            return self.legal_places() + self.legal_tricks()
        if self.step == "join":
            return [f"join {nation}" for nation in self.joinable()]
        if self.step == "change":
            return self.legal_changes()
        if self.step == "both":
            return [f"both {side}" for side in SIDES]
        return []

    def legal_turns(self) -> list[str]:
        names = []
        # SH-7: Roll needs two dice in the supply.
        if DICE - self.placed(self.seat) >= 2:
            names.append("roll")
        # SH-9, SH-10: Shanghai needs two own dice in the tavern, and is forced where Roll is impossible.
        if self.placed(self.seat) >= 2:
            names.append("shanghai")
        return names

    def legal_places(self) -> list[str]:
        values = sorted(set(self.rolled))
        # SH-8: the round's first die also settles which end is card 1.
        if self.card_one is None:
            return [f"place {value} {side}" for value in values for side in SIDES]
        return [f"place {value}" for value in values]

    def legal_tricks(self) -> list[str]:
        # SH-15: one trick a round for each player; SH-19: hence none after Roll Again.
        if self.captains[self.seat]:
            return []
        names = []
        # SH-2: the action names the kind of card it spends.
        for trick in dict.fromkeys(self.tricks[self.seat]):
            for effect in trick.pair:
                # SH-15: an impossible action can't be chosen, the card's other action stays open.
                if effect == "sailors" and not self.joinable():
                    continue
                if effect == "change" and not self.legal_changes():
                    continue
                names.append(f"play {effect} from {'/'.join(trick.pair)}")
        return names

    def legal_changes(self) -> list[str]:
        # SH-17: never above 6 or below 1.
        ups = [f"turn {value} up" for value in sorted(set(self.rolled)) if value + 1 in FACES]
        downs = [f"turn {value} down" for value in sorted(set(self.rolled)) if value - 1 in FACES]
        return ups + downs

    def joinable(self) -> list[str]:
        """List the nations of which the seat has a real sailor (SH-16)."""
        return [nation for nation in NATIONS if any(s.nation == nation for s in self.sailors[self.seat])]

    def resolve(self, name: str) -> None:
        if name not in self.luck():
            raise ValueError(f"impossible outcome {name!r} in {self!r}")
        match name.split():
            case ["first", seat]:
                self.seat = int(seat)
                self.step = "deal"
            case ["deal", *_]:
                # SH-5: the i-th card drawn lies at position i.
                card = next(card for card in self.deck if name == f"deal {card}")
                self.deck.remove(card)
                self.tavern.append(card)
                if len(self.tavern) == CARDS:
                    self.step = "turn"
            case ["dice", low, high]:
                self.rolled = [int(low), int(high)]
                self.step = "place"

    def play(self, name: str) -> None:
        if name not in self.legal():
            raise ValueError(f"illegal action {name!r} in {self!r}")
        match name.split():
            case ["roll"]:
                self.step = "dice"
            case ["shanghai"]:
                self.distribute()
            case ["place", value]:
                self.place([int(value)])
            case ["place", value, side]:
                self.card_one = side
                self.place([int(value)])
            case ["play", effect, "from", pair]:
                self.play_trick(effect, pair)
            case ["join", nation]:
                assert self.joining is not None
                self.wilds[self.seat].append((nation, self.joining))
                self.joining = None
                self.step = "place"
            case ["turn", value, way]:
                # SH-17: the turned die counts with its new value; then either die is placed.
                self.rolled.remove(int(value))
                self.rolled.append(int(value) + (1 if way == "up" else -1))
                self.step = "place"
            case ["both", side]:
                # SH-8: one orientation serves both dice.
                self.card_one = side
                self.place(self.rolled)

    def play_trick(self, effect: str, pair: str) -> None:
        trick = next(trick for trick in self.tricks[self.seat] if "/".join(trick.pair) == pair)
        self.tricks[self.seat].remove(trick)
        self.captains[self.seat] = True
        if effect == "sailors":
            self.joining = trick
            self.step = "join"
            return
        # SH-20: after the other three actions the card leaves the game.
        self.removed.append(trick)
        if effect == "change":
            self.step = "change"
        elif effect == "again":
            # SH-19: the second roll stands.
            self.rolled = []
            self.step = "dice"
        elif self.card_one is None:
            self.step = "both"
        else:
            # SH-18: both dice must be placed.
            self.place(self.rolled)

    def place(self, values: list[int]) -> None:
        """Place dice on the cards of their values, the rest of the roll returns; the other seat's turn."""
        for value in values:
            position = value - 1 if self.card_one == "left" else CARDS - value
            self.dice[self.seat][position].append(value)
        self.rolled = []
        self.seat = 1 - self.seat
        self.step = "turn"

    def placed(self, seat: int) -> int:
        """Count the seat's dice in the tavern."""
        return sum(len(dice) for dice in self.dice[seat])

    def neighbour_pips(self, seat: int, position: int) -> int:
        # SH-12: end cards have one neighbour.
        neighbours = [p for p in (position - 1, position + 1) if 0 <= p < CARDS]
        return sum(sum(self.dice[seat][p]) for p in neighbours)

    def taker(self, position: int) -> int | None:
        """Tell who takes the card at the position; None when it leaves the game (SH-11, SH-12)."""
        first, second = (len(self.dice[seat][position]) for seat in (0, 1))
        if first == second == 0:
            return None
        # SH-12: equal numbers, the pips on the neighbouring cards decide.
        if first == second:
            first, second = (self.neighbour_pips(seat, position) for seat in (0, 1))
        if first == second:
            return None
        return 0 if first > second else 1

    def distribute(self) -> None:
        # SH-13: the dice stay where they are until all six cards are settled.
        for position, card in enumerate(self.tavern):
            seat = self.taker(position)
            if seat is None:
                self.removed.append(card)
            elif isinstance(card, Sailor):
                self.sailors[seat].append(card)
            else:
                self.tricks[seat].append(card)
        self.tavern = []
        self.dice = [[[] for _ in range(CARDS)] for _ in range(2)]
        self.card_one = None
        self.captains = [False, False]
        self.distributions += 1
        # SH-14: the other player starts the next round; SH-21: there are eight.
        self.seat = 1 - self.seat
        self.step = "over" if self.distributions == ROUNDS else "deal"

    def strength(self, seat: int, nation: str) -> int:
        # SH-16: a wild counts 2.
        values = [sailor.value for sailor in self.sailors[seat] if sailor.nation == nation]
        return sum(values) + sum(2 for joined, _ in self.wilds[seat] if joined == nation)

    def scores(self) -> list[int]:
        """Score the game as it stands; the tavern, and a trick that is still to join, count for nobody."""
        points = [0, 0]
        for seat in (0, 1):
            for nation in NATIONS:
                mine, theirs = self.strength(seat, nation), self.strength(1 - seat, nation)
                # SH-21: alone, one's own strength; the stronger side, that of the weaker; else nothing.
                if theirs == 0:
                    points[seat] += mine
                elif mine > theirs:
                    points[seat] += theirs
            # SH-22: each trick not used is a point.
            points[seat] += len(self.tricks[seat])
        return points

    def __repr__(self) -> str:
        lines = [f"SimpleShanghaien: distributions {self.distributions}, {self.step}, to act {self.to_act()}"]
        lines.append(f"  card 1 at {self.card_one}, rolled {self.rolled}, deck {len(self.deck)}")
        for position, card in enumerate(self.tavern):
            lines.append(f"  {card!s:<22} {self.dice[0][position]} : {self.dice[1][position]}")
        for seat in (0, 1):
            cards = [str(card) for card in [*self.sailors[seat], *self.tricks[seat]]]
            cards += [f"{nation} wild ({trick})" for nation, trick in self.wilds[seat]]
            used = ", trick used" if self.captains[seat] else ""
            lines.append(f"  seat {seat}, {self.scores()[seat]} points{used}: {', '.join(cards)}")
        return "\n".join(lines)

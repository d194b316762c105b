"""Les Ombres de Macao in plain Python objects, to be played in lockstep against the compiled kernel.

It is written from the clauses (OM-1 to OM-27), not from the kernel: where the two differ, one has a bug.
Payments are found by trying everything. `play` and `resolve` trust nobody: they raise ValueError.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations

RESOURCES = ["money", "alcohol", "weapons", "opium", "art"]
JOKER = "joker"  # the diamond, which stands for any resource
PILES = 4
CENTRE = {2: 4, 3: 5, 4: 7}  # tiles in the centre, by the number of seats (OM-6)
LIMIT = 5  # blue cards without a Landlord (OM-8)
FAMILY = 7  # red characters that end the game (OM-24)
QUIET = 30  # rounds in a row without a recruit or an opening (OM-26)
ROUNDS = 150


@dataclass(frozen=True)
class Card:
    kind: str
    resource: str  # what it produces
    cost: tuple[str, ...]
    coins: int
    link: tuple[str, ...] = ()  # the two resources of a Trader

    def __str__(self) -> str:
        if self.kind == "widow":
            return "widow"
        return f"{self.kind} {'/'.join(self.link) or self.resource}"


@dataclass(frozen=True)
class Tile:
    name: str
    value: int
    condition: str = ""  # four alike, six blue, six kinds, each side; or else
    cost: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.name


# OM-4: cost, as steps from the resource produced, and coins. The values are our best reconstruction.
CHARACTERS = {
    "killer": ([2, 2, 3], 3),
    "dancer": ([1, 3], 1),
    "policeman": ([4, 4, 1], 2),
    "croupier": ([1, 2, 4], 2),
    "landlord": ([3, 3, 1], 2),
    "sailor": ([1, 1, 2, 2], 3),
    "politician": ([1, 2, 3, 4, 4], 5),
}
# OM-4: as steps from the first resource linked: the second one, the resource produced, the cost.
TRADERS = [
    (1, 3, [2, 2, 4]),
    (2, 1, [3, 3, 4]),
]
TRADER_COINS = 2


def resource_at(step: int) -> str:
    return RESOURCES[step % len(RESOURCES)]


def build_cards() -> tuple[Card, ...]:
    """List the 45 characters and the Widow by card number."""
    cards = []
    for kind, (steps, coins) in CHARACTERS.items():
        for r, produced in enumerate(RESOURCES):
            cards.append(Card(kind, produced, tuple(resource_at(r + step) for step in steps), coins))
    for other, produces, steps in TRADERS:
        for i in range(len(RESOURCES)):
            cost = tuple(resource_at(i + step) for step in steps)
            link = tuple(sorted((resource_at(i), resource_at(i + other)), key=RESOURCES.index))
            cards.append(Card("trader", resource_at(i + produces), cost, TRADER_COINS, link))
    cards.append(Card("widow", JOKER, ("money", "alcohol", "weapons"), -2))
    return tuple(cards)


CARDS = build_cards()
# OM-4: the tiles with their values, and what opens them.
TILES = (
    Tile("harbour-restaurant", 5, condition="four alike"),
    Tile("temple-bar", 5, condition="six blue"),
    Tile("china-club", 5, condition="six kinds"),
    Tile("black-market", 5, condition="each side"),
    Tile("casino-royal", 6, cost=("money", "money", "money", "alcohol")),
    Tile("art-gallery", 6, cost=("art", "art", "art", "money")),
    Tile("red-chamber", 6, cost=("opium", "opium", "opium", "art")),
    Tile("officers-club", 6, cost=("weapons", "weapons", "weapons", "opium")),
    Tile("distillery", 6, cost=("alcohol", "alcohol", "alcohol", "weapons")),
    Tile("crime-syndicate", 6, cost=("money", "alcohol", "weapons", "opium", "art")),
)


def reductions(cost: tuple[str, ...], croupiers: int) -> set[tuple[str, ...]]:
    """List what a character may cost with so many red Croupiers (OM-19)."""
    # OM-19: repetition is judged on the printed cost, so that also the last unit of such a resource may go.
    repeated = [resource for resource in cost if cost.count(resource) > 1]
    costs = {cost}
    for _ in range(croupiers):
        reduced = set()
        for before in costs:
            for resource in repeated:
                # OM-19: never below 1.
                if resource in before and len(before) > 1:
                    at = before.index(resource)
                    reduced.add(before[:at] + before[at + 1 :])
        # OM-19: a Croupier that finds nothing to take away leaves the cost as it is.
        costs = reduced or costs
    return costs


def reach(resource: str, links: list[tuple[str, ...]]) -> set[str]:
    """List what a resource may stand for, chains of Traders included (OM-20)."""
    if resource == JOKER:
        return set(RESOURCES)
    reached = {resource}
    for _ in links:
        for link in links:
            if reached & set(link):
                reached |= set(link)
    return reached


def pays(cost: tuple[str, ...], produced: list[str], links: list[tuple[str, ...]]) -> bool:
    """Tell whether some assignment of the resources produced, each used once, meets every unit of the cost."""
    if not cost:
        return True
    for resource in set(produced):
        if cost[0] in reach(resource, links):
            rest = list(produced)
            rest.remove(resource)
            if pays(cost[1:], rest, links):
                return True
    return False


@lru_cache(maxsize=50_000)
def payments(
    cost: tuple[str, ...], blue: tuple[Card, ...], red: tuple[Card, ...], *, character: bool
) -> frozenset[tuple[Card, ...]]:
    """List the sets of blue cards that are legal payments (OM-10), each in the order of `blue`.

    `blue` has the living cards that may pay: not the one to be recruited. `character` tells a recruit from
    the opening of a tile. The empty set means that the red cards pay alone; no set, that nothing pays.
    """
    # OM-19: Croupiers help with characters, not with tiles.
    croupiers = sum(card.kind == "croupier" for card in red) if character else 0
    costs = reductions(cost, croupiers)
    links = [card.link for card in red if card.kind == "trader"]
    from_red = [card.resource for card in red]
    # OM-22: a red Sailor produces twice.
    from_red += [card.resource for card in red if card.kind == "sailor"]
    found: set[tuple[Card, ...]] = set()
    # From small to large: a card more than there are units to pay would be needless.
    for number in range(len(cost) + 1):
        for cards in combinations(blue, number):
            # OM-10: what contains a set that pays is no legal payment. Widows are alike, so they are counted.
            if any(Counter(fewer) <= Counter(cards) for fewer in found):
                continue
            produced = from_red + [card.resource for card in cards]
            if any(pays(reduced, produced, links) for reduced in costs):
                found.add(cards)
    return frozenset(found)


@dataclass
class Pile:
    unknown: int  # cards that nobody has seen, below the top
    top: Card | None = None
    discards: list[Card] = field(default_factory=list)  # below the unknown ones, first to surface first (OM-27)

    def height(self) -> int:
        return (self.top is not None) + self.unknown + len(self.discards)


class SimpleMacao:
    def __init__(self, seats: int, cards: Sequence[Card] = CARDS, tiles: Sequence[Tile] = TILES) -> None:
        if seats not in CENTRE:
            raise ValueError(f"{seats} seats")
        self.seats = seats
        self.cards = list(cards)
        self.numbers = {card: number for number, card in enumerate(cards)}
        self.tiles = list(tiles)
        self.box = list(tiles)  # tiles that are not in the game
        self.widow = next(card for card in self.cards if card.kind == "widow")
        # OM-5: one Widow each, blue; one fewer than there are players in the piles.
        self.blue: list[list[Card]] = [[self.widow] for _ in range(seats)]  # living, by seat
        self.dead = [0] * seats  # dead Widows, by seat
        self.red: list[list[Card]] = [[] for _ in range(seats)]
        self.unseen = [card for card in self.cards if card.kind != "widow"] + [self.widow] * (seats - 1)
        # OM-5: the first piles get the extra card.
        self.piles = [Pile(len(self.unseen[first::PILES])) for first in range(PILES)]
        self.centre: list[Tile] = []
        self.reserved: list[list[Tile]] = [[] for _ in range(seats)]  # green, by seat (OM-18)
        self.yellow: list[list[Tile]] = [[] for _ in range(seats)]
        self.wanted: Card | Tile | None = None  # what the turn recruits or opens
        self.paid: list[Card] = []  # blue cards named for it so far, still in front of the seat
        self.discards: list[Card] = []  # cards that are still to be placed
        self.under = 0  # the pile they go under
        self.first = 0  # the first player; means nothing before the luck of "first"
        self.rounds = 0  # complete ones
        self.quiet = 0  # complete rounds in a row without a recruit or an opening (OM-26)
        self.busy = False  # the round has seen a recruit or an opening
        self.last_round = False  # the end is triggered (OM-24)
        # What is still to do, as a step and whose it is (for "top", the pile), the next one first.
        # Of luck: first, tile, top. Asked: turn, pay, contact, limit, kill, reserve, under, lay.
        # By themselves: turned, end. At last: over.
        self.agenda = [("first", 0)] + [("tile", 0)] * CENTRE[seats] + [("top", pile) for pile in range(PILES)]

    def to_act(self) -> int | str:
        step, seat = self.agenda[0]
        if step in ("first", "tile", "top"):
            return "luck"
        return "over" if step == "over" else seat

    def luck(self) -> dict[str, int]:
        """Weigh each outcome of the luck now due; empty when none is."""
        step, _ = self.agenda[0]
        if step == "first":
            return {f"first {seat}": 1 for seat in range(self.seats)}
        if step == "tile":
            return {f"tile {tile.name}": 1 for tile in self.box}
        if step == "top":
            return dict(Counter(f"top {card}" for card in self.unseen))
        return {}

    def legal(self) -> list[str]:
        """Name each legal action of the seat to act; empty when no seat is."""
        step, seat = self.agenda[0]
        if step == "turn":
            # OM-7, OM-9, OM-11: one of three actions; OM-13: only who has none passes.
            return self.legal_contacts() + self.legal_recruits(seat) + self.legal_opens(seat) or ["pass"]
        if step == "pay":
            return self.legal_pays(seat)
        if step == "contact":
            return self.legal_contacts()
        # OM-8: dead Widows take slots, OM-14, but can't be discarded.
        if step == "limit" and len(self.blue[seat]) + self.dead[seat] > self.limit(seat):
            return self.named("discard", self.blue[seat])
        if step == "kill":
            return self.named("discard", self.blue[seat])
        if step == "reserve":
            return [f"reserve {tile.name}" for tile in self.tiles if tile in self.centre]
        # OM-12: under the smallest pile, the discarder chooses between equal ones.
        if step == "under" and self.discards:
            lowest = min(pile.height() for pile in self.piles)
            return [f"under {number}" for number, pile in enumerate(self.piles, 1) if pile.height() == lowest]
        if step == "lay":
            return self.named("lay", self.discards)
        return []

    def named(self, verb: str, cards: list[Card]) -> list[str]:
        """Name the verb with each card, by card number, those alike once."""
        return [f"{verb} {card}" for card in sorted(set(cards), key=self.numbers.__getitem__)]

    def legal_contacts(self) -> list[str]:
        return [f"contact {number}" for number, pile in enumerate(self.piles, 1) if pile.top]

    def legal_recruits(self, seat: int) -> list[str]:
        return self.named("recruit", [card for card in self.blue[seat] if self.payments_for(seat, card)])

    def legal_opens(self, seat: int) -> list[str]:
        # OM-11: from the centre or those one has reserved, never another's.
        tiles = [tile for tile in self.tiles if tile in self.centre or tile in self.reserved[seat]]
        return [f"open {tile.name}" for tile in tiles if self.may_open(seat, tile)]

    def legal_pays(self, seat: int) -> list[str]:
        assert self.wanted is not None
        # OM-10: card by card, towards one of the legal sets; none contains another, so a whole one is the end.
        done = len(self.paid)
        sets = [cards for cards in self.payments_for(seat, self.wanted) if list(cards[:done]) == self.paid]
        return self.named("pay", [cards[done] for cards in sets if len(cards) > done])

    def payments_for(self, seat: int, wanted: Card | Tile) -> frozenset[tuple[Card, ...]]:
        """List the legal payments for a card to recruit or a tile to open, each by card number."""
        blue = sorted(self.blue[seat], key=self.numbers.__getitem__)
        red = sorted(self.red[seat], key=self.numbers.__getitem__)
        # OM-9: one's other cards pay, never the one to be recruited.
        if isinstance(wanted, Card):
            blue.remove(wanted)
        # OM-11: a condition discards nothing; its cost is empty, which the empty set pays.
        return payments(wanted.cost, tuple(blue), tuple(red), character=isinstance(wanted, Card))

    def may_open(self, seat: int, tile: Tile) -> bool:
        # OM-14, OM-15, OM-23: dead Widows are no characters, the others are; blue and red count together.
        kinds = Counter(card.kind for card in self.blue[seat] + self.red[seat])
        match tile.condition:
            case "four alike":
                return max(kinds.values(), default=0) >= 4
            case "six blue":
                return len(self.blue[seat]) >= 6
            case "six kinds":
                return len(kinds) >= 6
            case "each side":
                # OM-23: a tile is green in front of the seat, not in the centre; it may be the one to open.
                sides = [self.blue[seat], self.red[seat], self.reserved[seat], self.yellow[seat]]
                return all(sides)
        return bool(self.payments_for(seat, tile))

    def limit(self, seat: int) -> int:
        # OM-8, OM-21: one more blue card for each red Landlord.
        return LIMIT + sum(card.kind == "landlord" for card in self.red[seat])

    def resolve(self, name: str) -> None:
        if name not in self.luck():
            raise ValueError(f"impossible outcome {name!r} in {self!r}")
        step, number = self.agenda.pop(0)
        _, _, what = name.partition(" ")
        if step == "first":
            self.first = int(what)
            self.agenda += [("turn", self.first), ("end", self.first)]
        elif step == "tile":
            tile = self.tile_named(what)
            self.box.remove(tile)
            self.centre.append(tile)
        else:
            card = self.card_named(what)
            self.unseen.remove(card)
            self.piles[number].unknown -= 1
            self.piles[number].top = card
        self.carry_on()

    def play(self, name: str) -> None:
        if name not in self.legal():
            raise ValueError(f"illegal action {name!r} in {self!r}")
        self.perform(name)
        self.carry_on()

    def perform(self, name: str) -> None:
        _, seat = self.agenda.pop(0)
        verb, _, what = name.partition(" ")
        match verb:
            case "contact":
                self.contact(seat, int(what) - 1)
            case "recruit" | "open":
                # OM-9: pay, discard, turn, effect.
                self.wanted = self.card_named(what) if verb == "recruit" else self.tile_named(what)
                self.next_up("pay", "under", "lay", "turned", seat=seat)
            case "pay":
                self.paid.append(self.card_named(what))
                self.next_up("pay", seat=seat)
            case "discard":
                card = self.card_named(what)
                self.blue[seat].remove(card)
                self.discards.append(card)
            case "reserve":
                tile = self.tile_named(what)
                self.centre.remove(tile)
                self.reserved[seat].append(tile)
            case "under":
                self.under = int(what) - 1
            case "lay":
                self.lay(self.card_named(what), self.piles[self.under])
                self.next_up("lay", seat=seat)

    def carry_on(self) -> None:
        """Do what asks nobody, until luck or a seat is due or the game is over."""
        while self.to_act() not in ("luck", "over"):
            step, seat = self.agenda[0]
            names = self.legal()
            # Where to place a discard is asked only when there is a choice; all else even when forced.
            if step in ("under", "lay") and len(names) == 1:
                self.perform(names[0])
                continue
            if names:
                return
            self.agenda.pop(0)
            if step == "pay":
                self.discard_payment(seat)
            elif step == "turned":
                self.turn_over(seat)
            elif step == "end":
                self.end_turn(seat)

    def next_up(self, *steps: str, seat: int) -> None:
        """Put steps of a seat before all that is still to do."""
        self.agenda = [(step, seat) for step in steps] + self.agenda

    def card_named(self, name: str) -> Card:
        return next(card for card in self.cards if str(card) == name)

    def tile_named(self, name: str) -> Tile:
        return next(tile for tile in self.tiles if tile.name == name)

    def contact(self, seat: int, number: int) -> None:
        pile = self.piles[number]
        assert pile.top is not None
        self.blue[seat].append(pile.top)
        pile.top = None
        self.next_up("limit", "under", "lay", seat=seat)
        # OM-7: the new top shows before any discard is chosen. OM-27: known discards come after the unknown cards.
        if pile.unknown:
            self.agenda.insert(0, ("top", number))
        elif pile.discards:
            pile.top = pile.discards.pop(0)

    def lay(self, card: Card, pile: Pile) -> None:
        self.discards.remove(card)
        # OM-12: on an empty pile the first card placed becomes the visible top.
        if pile.height() == 0:
            pile.top = card
        else:
            pile.discards.append(card)

    def discard_payment(self, seat: int) -> None:
        for card in self.paid:
            self.blue[seat].remove(card)
            # OM-14: a Widow who paid is covered, not discarded.
            if card.kind == "widow":
                self.dead[seat] += 1
            else:
                self.discards.append(card)
        self.paid = []

    def turn_over(self, seat: int) -> None:
        """Turn the recruited card red, with its effect, or the opened tile yellow."""
        wanted, self.wanted = self.wanted, None
        self.busy = True
        if isinstance(wanted, Tile):
            (self.centre if wanted in self.centre else self.reserved[seat]).remove(wanted)
            self.yellow[seat].append(wanted)
            return
        assert wanted is not None
        self.blue[seat].remove(wanted)
        self.red[seat].append(wanted)
        match wanted.kind:
            case "killer":
                # OM-16: clockwise, each chooses and places before the next; who has no living blue card is skipped.
                for away in reversed(range(1, self.seats)):
                    self.next_up("kill", "under", "lay", seat=(seat + away) % self.seats)
            case "dancer":
                # OM-17: compulsory while a pile has cards.
                self.next_up("contact", seat=seat)
            case "policeman":
                # OM-18: compulsory while there is a tile in the centre.
                self.next_up("reserve", seat=seat)

    def end_turn(self, seat: int) -> None:
        # OM-24: the turn's effects are finished; seven red characters or an empty centre make it the last round.
        if any(len(red) >= FAMILY for red in self.red) or not self.centre:
            self.last_round = True
        following = (seat + 1) % self.seats
        self.agenda = [("turn", following), ("end", following)]
        if following != self.first:
            return
        self.rounds += 1
        # OM-26: only full rounds without a recruit or an opening count.
        self.quiet = 0 if self.busy else self.quiet + 1
        self.busy = False
        if self.last_round or self.quiet >= QUIET or self.rounds >= ROUNDS:
            self.agenda = [("over", 0)]

    def scores(self) -> list[int]:
        """Count each seat's coins as if the game were over (OM-25)."""
        return [
            sum(card.coins for card in self.red[seat]) + sum(tile.value for tile in self.yellow[seat])
            for seat in range(self.seats)
        ]

    def places(self) -> list[int]:
        # OM-25: coins, then yellow tiles, then red characters; then the place is shared and the next skipped.
        ranks = list(zip(self.scores(), map(len, self.yellow), map(len, self.red), strict=True))
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def __repr__(self) -> str:
        def listed(things: Sequence[Card | Tile]) -> str:
            return ", ".join(map(str, things)) or "none"

        lines = [f"SimpleMacao: {self.rounds} rounds, {self.quiet} quiet, {self.agenda[0][0]}, to act {self.to_act()}"]
        lines.append(f"  wanted {self.wanted}, paid {listed(self.paid)}, to be placed {listed(self.discards)}")
        lines.append(f"  centre: {listed(self.centre)}")
        for number, pile in enumerate(self.piles, 1):
            lines.append(f"  pile {number}: {pile.top}, {pile.unknown} unknown, discards {listed(pile.discards)}")
        for seat in range(self.seats):
            lines.append(f"  seat {seat}, {self.scores()[seat]} coins, {self.dead[seat]} dead Widows")
            lines.append(f"    blue: {listed(self.blue[seat])}; red: {listed(self.red[seat])}")
            lines.append(f"    green: {listed(self.reserved[seat])}; yellow: {listed(self.yellow[seat])}")
        return "\n".join(lines)

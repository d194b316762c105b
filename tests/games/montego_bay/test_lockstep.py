"""The compiled rules against the plain implementation, step by step."""

import os
import random
from collections.abc import Callable

import numpy as np
import pytest
from games.montego_bay.simple import PUB_POINTS, SHIPS, WAREHOUSES, SimpleMontegoBay, share

import portside
from portside.core import contract
from portside.core.contract import CHANCE, OVER
from portside.core.match import Event, step
from portside.games.montego_bay.scoring import points_of

LONG = bool(os.environ.get("PORTSIDE_SOAK"))
MATCHES = 2000 if LONG else 40

GAME = portside.load("montego_bay")


class Lockstep:
    """One random match played on both sides at once."""

    def __init__(self, seats: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.seats = range(seats)
        self.state = GAME.new(seats)
        self.simple = SimpleMontegoBay(seats, SHIPS, WAREHOUSES)

    def play(self) -> None:
        while self.simple.to_act() != "over":
            self.compare()
            if self.simple.luck():
                self.draw()
            else:
                self.act()
        self.compare()
        assert self.by_seat(contract.places) == self.simple.places()

    def draw(self) -> None:
        weights = self.weights()
        assert {name: weight for name, (weight, _) in weights.items()} == self.simple.luck()
        name = self.rng.choices(list(weights), [weight for weight, _ in weights.values()])[0]
        self.simple.resolve(name)
        step(self.state, Event(CHANCE, weights[name][1]))

    def act(self) -> None:
        assert int(contract.to_act(self.state)) == self.simple.to_act()
        pending = self.simple.pending()
        assert int(contract.pending(self.state)) == sum(1 << seat for seat in pending)
        for seat in pending:
            assert self.legal(seat) == sorted(self.simple.legal(seat))
        # A seat that may change its picks does so now and then only, so that picks come to an end.
        eager = [seat for seat in pending if self.simple.step != "pick" or self.simple.cardless(seat)]
        seat = self.rng.choice(eager if self.rng.random() < 0.8 else pending)
        name = self.rng.choice(self.legal(seat))
        self.simple.play(seat, name)
        step(self.state, Event(seat, GAME.action_ids[name]))

    def compare(self) -> None:
        simple, state = self.simple, self.state
        assert (int(contract.to_act(state)) == OVER) == (simple.to_act() == "over")
        assert [int(points_of(state, seat)) for seat in self.seats] == simple.scores()
        assert self.by_seat(contract.scores) == self.scores_if_ended()
        assert [int(count) for count in state.coins[: len(self.seats)]] == simple.coins
        assert [int(count) for count in state.supply[: len(self.seats)]] == simple.supply
        assert [int(count) for count in state.pub[: len(self.seats)]] == simple.pub
        if simple.to_act() != "over":  # at the end the kernel has sent the last ships off
            aboard = [state.aboard[pier, : len(self.seats)].tolist() for pier in range(state.boats)]
            assert aboard == [boat.barrels for boat in simple.port]

    def scores_if_ended(self) -> list[int]:
        """Count the ships in port and the pub too, as the contract asks of scores()."""
        points = self.simple.scores()
        if self.simple.to_act() == "over":
            return points
        rows = [(boat.points, boat.barrels) for boat in self.simple.port]
        rows.append((PUB_POINTS[len(self.seats)], self.simple.pub))
        shares = [share(row, barrels) for row, barrels in rows]
        return [sum(column) for column in zip(points, *shares, strict=True)]

    def weights(self) -> dict[str, tuple[int, int]]:
        """Return weight and number of each outcome that is possible now, by name."""
        weights = enumerate(GAME.outcome_weights(self.state))
        return {GAME.text.outcome_name(self.state, number): (weight, number) for number, weight in weights if weight}

    def legal(self, seat: int) -> list[str]:
        return sorted(GAME.actions[action] for action in GAME.legal_actions(self.state, seat))

    def by_seat(self, rule: Callable[..., None]) -> list[int]:
        out = np.zeros(len(self.seats), np.int64)
        rule(self.state, out)
        return [int(number) for number in out]


@pytest.mark.parametrize("seats", GAME.seats)
def test_kernel_and_plain_rules_play_alike(seats: int) -> None:
    """MB-1 to MB-26."""
    for seed in range(MATCHES):
        match = Lockstep(seats, seed)
        try:
            match.play()
        except Exception as failure:
            failure.add_note(f"seats {seats}, seed {seed}\n{match.simple!r}")
            raise

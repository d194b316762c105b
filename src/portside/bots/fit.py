"""Fitting a net to samples with torch, which is needed here and nowhere else."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from portside.bots.net import FIRST, OUTPUTS, POINT_SCALE, POINTS, SECOND, TRAITS, UNITS, UTILITY, Net, no_net
from portside.bots.policy import INSIGHTS, Floats, Work, traits, workspace
from portside.bots.search import describe
from portside.bots.selfplay import NONE, Decisions, Samples
from portside.core.contract import Game, Numbers
from portside.core.jit import kernel

BATCH, HUNCH_BATCH = 512, 256
RATE = 2e-3  # of Adam, falling to a hundredth
HUNCH_EPOCHS = 12  # where actions are ranked: decisions are few, and so are the weights
POINTS_WEIGHT = 0.3  # of the points' loss, the utility's being 1


@kernel
def describe_all(states: NDArray[Any], rows: Numbers, seats: int, features: Floats) -> None:
    """Write the features of some rows: each position is told once from each seat's side."""
    for i in range(len(rows)):
        describe(states[rows[i] // seats], int(rows[i] % seats), features[i])


def fit(
    game: Game,
    samples: Samples,
    epochs: int,
    seed: int,
    cores: int,
    before: Net | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> tuple[Net, dict[str, float]]:
    """Return a net that fits the samples, and how far it is off on a tenth of them that it did not see.

    It goes on from the net before it, if there is one, whose ranks it keeps. Weights of features that are never there,
    as of seats that nobody has, are 0.
    """
    import torch
    from torch import nn
    from torch.nn import functional

    torch.manual_seed(seed)
    torch.set_num_threads(cores)
    rng = np.random.default_rng(seed)
    count, seats = samples.utility.shape
    model = nn.Sequential(
        nn.Linear(game.observation + INSIGHTS, FIRST),
        nn.ReLU(),
        nn.Linear(FIRST, SECOND),
        nn.ReLU(),
        nn.Linear(SECOND, seats * OUTPUTS),
    )
    layers = (model[0], model[2], model[4])
    if before:
        with torch.no_grad():
            weights = (before.first, before.second, before.last)
            biases = (before.first_bias, before.second_bias, before.last_bias)
            for layer, weight, bias in zip(layers, weights, biases, strict=True):
                layer.weight.copy_(torch.from_numpy(weight.T))
                layer.bias.copy_(torch.from_numpy(bias))
    # By row, which is a position and whose side it is told from: what becomes of each side.
    sides = (np.arange(seats)[:, None] + np.arange(seats)) % seats
    utility = torch.from_numpy(samples.utility[:, sides].reshape(-1, seats))
    points = torch.from_numpy(samples.points[:, sides].reshape(-1, seats)) / POINT_SCALE
    # Samples of one match stand together, so the last tenth are matches that were not seen.
    seen = np.arange(int(0.9 * count) * seats)
    unseen = np.arange(len(seen), count * seats)
    steps = epochs * (len(seen) // BATCH)
    optimizer = torch.optim.Adam(model.parameters(), RATE)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, max(1, steps), RATE / 100)
    present = np.zeros(game.observation + INSIGHTS, bool)

    def losses(rows: Numbers) -> Any:
        features = np.zeros((len(rows), game.observation + INSIGHTS), np.float32)
        describe_all(samples.states, rows, seats, features)
        np.logical_or(present, features.any(axis=0), out=present)
        out = model(torch.from_numpy(features)).reshape(-1, seats, OUTPUTS)
        return (
            functional.binary_cross_entropy_with_logits(out[:, :, UTILITY], utility[rows]),
            functional.mse_loss(out[:, :, POINTS], points[rows]),
        )

    done = 0
    for _ in range(epochs):
        rng.shuffle(seen)
        for batch in range(len(seen) // BATCH):
            missed, misjudged = losses(seen[batch * BATCH : (batch + 1) * BATCH])
            optimizer.zero_grad()
            (missed + POINTS_WEIGHT * misjudged).backward()
            optimizer.step()
            schedule.step()
            done += 1
            progress(done, steps)
    with torch.no_grad():
        sums, number = np.zeros(2), 0
        for start in range(0, len(unseen), BATCH):
            rows = unseen[start : start + BATCH]
            sums += len(rows) * np.array([float(loss) for loss in losses(rows)])
            number += len(rows)
        off = dict(zip(("utility", "points"), (sums / max(1, number)).round(4).tolist(), strict=True))
        parts = [part for layer in layers for part in (layer.weight.numpy().T, layer.bias.numpy())]
    parts[0] = parts[0] * present[:, None]
    judging = dict(zip(Net._fields, (np.ascontiguousarray(part, np.float32) for part in parts), strict=False))
    return (before or no_net())._replace(**judging), off


@kernel
def tell_all(
    states: NDArray[Any], seats: NDArray[np.int8], actions: Numbers, counts: Numbers, work: Work, seen: Floats
) -> None:
    """Write what there is to see of the actions of some decisions."""
    for i in range(len(seats)):
        traits(states[i], int(seats[i]), actions[i, : counts[i]], work, seen[i])


def fit_hunch(
    game: Game,
    decisions: Decisions,
    seed: int,
    cores: int,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> tuple[dict[str, Floats], float]:
    """Return weights that rank actions as the decisions did, by their names in a net, and how far they are off.

    That is told of a tenth of the decisions, which were not seen: the divergence from what was tried, in nats.
    """
    import torch
    from torch import nn

    torch.manual_seed(seed)
    torch.set_num_threads(cores)
    rng = np.random.default_rng(seed)
    counts = (decisions.actions != NONE).sum(axis=1)
    widest = int(counts.max())
    seen = np.zeros((len(counts), widest, TRAITS), np.float32)
    actions = decisions.actions[:, :widest].astype(np.int64)
    tell_all(decisions.states, decisions.seats, actions, counts, workspace(game, max(game.seats)), seen)
    tries = decisions.tries[:, :widest].astype(np.float32)
    told, wanted = torch.from_numpy(seen), torch.from_numpy(tries / tries.sum(axis=1, keepdims=True))
    missing = torch.from_numpy(actions == NONE)
    model = nn.Sequential(nn.Linear(TRAITS, UNITS), nn.ReLU(), nn.Linear(UNITS, 1, bias=False))

    def loss(rows: Any) -> Any:
        logits = model(told[rows]).squeeze(-1).masked_fill(missing[rows], -1e9)
        return -(wanted[rows] * torch.log_softmax(logits, -1)).sum(-1).mean()

    order = np.arange(int(0.9 * len(counts)))
    steps = HUNCH_EPOCHS * (len(order) // HUNCH_BATCH)
    optimizer = torch.optim.Adam(model.parameters(), RATE)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, max(1, steps), RATE / 100)
    done = 0
    for _ in range(HUNCH_EPOCHS):
        rng.shuffle(order)
        for batch in range(len(order) // HUNCH_BATCH):
            missed = loss(torch.from_numpy(order[batch * HUNCH_BATCH : (batch + 1) * HUNCH_BATCH]))
            optimizer.zero_grad()
            missed.backward()
            optimizer.step()
            schedule.step()
            done += 1
            progress(done, steps)
    with torch.no_grad():
        unseen = torch.arange(len(order), len(counts))
        entropy = -(torch.xlogy(wanted[unseen], wanted[unseen])).sum(-1).mean()
        off = round(float(loss(unseen) - entropy), 4)
        first, last = model[0], model[2]
        hunch = {
            "hunch": first.weight.numpy().T,
            "hunch_bias": first.bias.numpy(),
            "hunch_last": last.weight.numpy()[0],
        }
    return {name: np.ascontiguousarray(part, np.float32) for name, part in hunch.items()}, off

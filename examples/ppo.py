"""Train a PPO agent with action masks against `greedy` in Shanghaien, on one CPU core, until it beats it.

    pip install 'portside[envs]' torch
    python examples/ppo.py                 # some minutes; prints its share of wins as it learns
    python examples/ppo.py --steps 50000   # a taste

All matches are played in one compiled call (portside.envs.vector); the network sees what its seat knows, and
its mask leaves legal actions alone. It first imitates greedy, which it can't beat that way, and then plays
against it for points.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import torch
from torch import nn

from portside.envs.vector import Vector
from portside.games.shanghaien.actions import ACTIONS as NAMES
from portside.games.shanghaien.actions import JOIN, PLACE, PLACE_LEFT, PLACE_RIGHT
from portside.games.shanghaien.view import (
    CAPTAIN,
    CREWS,
    END,
    OWN_START,
    OWN_TURN,
    PHASE,
    PLACED,
    ROLLED,
    ROUNDS_DONE,
    SUPPLY,
    TAVERN,
    TO_COME,
    TRICKS,
    WILDS,
)

MATCHES, LENGTH = 256, 64  # matches side by side, and steps of each between two updates
IMITATED = 600_000  # steps of imitation before PPO
EPOCHS, BATCH = 3, 2048
TEACHING, RATE, CLIP, ENTROPY, VALUE = 2e-3, 5e-4, 0.2, 0.001, 0.5
JUDGING = 6  # first updates that teach the value alone: a policy led by a wrong one would unlearn
LAMBDA = 0.8  # of the advantages; nothing is discounted, matches are short
FORBIDDEN = -1e9

ACTIONS = len(NAMES)
PLAIN = (PHASE, OWN_TURN, OWN_START, ROUNDS_DONE, END, SUPPLY, ROLLED, CAPTAIN, TRICKS)  # read as they are


class Sight(nn.Module):
    """A network that knows what lies where.

    The six cards of the tavern go through one and the same small network, and so do the eight nations: what is
    learned of one holds for all.
    """

    def __init__(self, width: int) -> None:
        super().__init__()
        self.plain = [i for span in PLAIN for i in range(span.first, span.last + 1)]
        self.nation = nn.Sequential(nn.Linear(5, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.card = nn.Sequential(nn.Linear(30 + len(self.plain), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.whole = nn.Sequential(nn.Linear(3 * width + len(self.plain), 2 * width), nn.ReLU())

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return what it makes of each nation, of each card, and of the whole."""
        plain, cards = seen[:, self.plain], self._cards(seen)
        nation = self.nation(self._nations(seen))
        wide = plain[:, None].expand(-1, cards.shape[1], -1)
        card = self.card(torch.cat([cards, wide], -1))
        return nation, card, self.whole(torch.cat([nation.sum(1), card.sum(1), card.amax(1), plain], -1))

    @staticmethod
    def _nations(seen: torch.Tensor) -> torch.Tensor:
        """Return by nation how strong both crews are, who leads, and what is still to come."""
        crews = seen[:, CREWS.first : CREWS.last + 1].view(-1, 2, 8, 4) * 2
        wilds = seen[:, WILDS.first : WILDS.last + 1].view(-1, 2, 8) * 8
        strength = (crews @ torch.arange(1.0, 5.0) + 2 * wilds) / 10
        come = seen[:, TO_COME.first : TO_COME.first + 32].view(-1, 8, 4) @ torch.arange(1.0, 5.0)
        own, other = strength[:, 0], strength[:, 1]
        return torch.stack([own, other, own - other, (own > other).float() - (own < other).float(), come], -1)

    def _cards(self, seen: torch.Tensor) -> torch.Tensor:
        """Return by position what lies there, what it is worth to both, and which dice are there or could be."""
        kinds = seen[:, TAVERN.first : TAVERN.last + 1].view(-1, 6, 38)
        sailors = kinds[..., :32].view(-1, 6, 8, 4)
        worth = sailors.sum(-1) @ self._nations(seen)  # of the card's own nation
        placed = seen[:, PLACED.first : PLACED.last + 1].view(-1, 2, 6).transpose(1, 2)
        near = nn.functional.pad(placed, (0, 0, 1, 1))
        dice = seen[:, ROLLED.first : ROLLED.last + 1].view(-1, 2, 6)
        fits = torch.stack([dice.sum(1), dice.sum(1).flip(-1)], -1)
        now = (seen[:, END.first, None] * fits[..., 0] + seen[:, END.last, None] * fits[..., 1])[..., None]
        lead = placed[..., :1] - placed[..., 1:]
        ahead = torch.cat([lead > 0, lead < 0, placed.sum(-1, keepdim=True) == 0], -1).float()
        parts = [
            sailors.sum(-2),
            kinds[..., 32:],
            worth,
            placed,
            lead,
            ahead,
            near[:, :-2],
            near[:, 2:],
            fits,
            now,
            placed * now,
        ]
        return torch.cat(parts, -1)


class Agent(nn.Module):
    """A policy and a value, each with a sight of its own: one that serves both learns neither well.

    A card's score is the score of placing a die on it.
    """

    def __init__(self, width: int = 64) -> None:
        super().__init__()
        self.sight = Sight(width)
        self.place = nn.Sequential(nn.Linear(3 * width, width), nn.ReLU(), nn.Linear(width, 3))  # now, left, right
        self.join = nn.Linear(3 * width, 1)
        self.policy = nn.Linear(2 * width, ACTIONS)
        self.outlook = Sight(width)
        self.value = nn.Sequential(nn.Linear(2 * width, width), nn.ReLU(), nn.Linear(width, 1))

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.prefer(seen, masks), self.value(self.outlook(seen)[2]).squeeze(-1)

    def prefer(self, seen: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
        """Return the logits of the actions; those that are not allowed have none to speak of."""
        left, right = seen[:, END.first, None], seen[:, END.last, None]
        nation, card, whole = self.sight(seen)
        # Where a die goes follows from its value: from the left end, or from the right one.
        now, first_left, first_right = self.place(_beside(card, whole)).unbind(-1)
        logits = self.policy(whole)
        logits[:, PLACE.first : PLACE.last + 1] += left * now + right * now.flip(-1)
        logits[:, PLACE_LEFT.first : PLACE_LEFT.last + 1] += first_left
        logits[:, PLACE_RIGHT.first : PLACE_RIGHT.last + 1] += first_right.flip(-1)
        logits[:, JOIN.first : JOIN.last + 1] += self.join(_beside(nation, whole)).squeeze(-1)
        return logits.masked_fill(masks == 0, FORBIDDEN)


def _beside(parts: torch.Tensor, whole: torch.Tensor) -> torch.Tensor:
    """Return each part with the whole beside it."""
    return torch.cat([parts, whole[:, None].expand(-1, parts.shape[1], -1)], -1)


def collect(agent: Agent, matches: Vector) -> dict[str, torch.Tensor]:
    """Play on, and return what was seen, done and won, with advantages, as one long batch."""
    buffers = matches.buffers
    shape = (LENGTH, matches.num)
    seen = torch.zeros(*shape, buffers.observations.shape[1])
    masks = torch.zeros(*shape, buffers.masks.shape[1], dtype=torch.int8)
    done, logs, values = torch.zeros(shape, dtype=torch.int64), torch.zeros(shape), torch.zeros(shape)
    rewards, ends = torch.zeros(shape), torch.zeros(shape)
    for t in range(LENGTH):
        # The buffers are overwritten by the next step: what is kept is copied.
        seen[t] = torch.from_numpy(buffers.observations)
        masks[t] = torch.from_numpy(buffers.masks)
        with torch.no_grad():
            logits, values[t] = agent(seen[t], masks[t])
        chances = torch.distributions.Categorical(logits=logits, validate_args=False)
        done[t] = chances.sample()
        logs[t] = chances.log_prob(done[t])
        matches.step(done[t].numpy())
        rewards[t] = torch.from_numpy(buffers.reward)
        ends[t] = torch.from_numpy(buffers.terminated)
    with torch.no_grad():
        _, after = agent(torch.from_numpy(buffers.observations), torch.from_numpy(buffers.masks))
    advantages, gain = torch.zeros(shape), torch.zeros(matches.num)
    for t in reversed(range(LENGTH)):
        goes_on = 1 - ends[t]
        gain = rewards[t] + goes_on * after - values[t] + LAMBDA * goes_on * gain
        advantages[t], after = gain, values[t]
    parts = {
        "seen": seen,
        "masks": masks,
        "done": done,
        "logs": logs,
        "gains": advantages,
        "returns": advantages + values,
    }
    return {name: part.flatten(0, 1) for name, part in parts.items()}


def improve(
    agent: Agent, optimiser: torch.optim.Optimizer, batch: dict[str, torch.Tensor], judging: bool = False
) -> None:
    """Take PPO's clipped steps on a batch; while judging, only the value learns."""
    count = len(batch["done"])
    for _ in range(EPOCHS):
        for rows in torch.randperm(count).split(BATCH):
            logits, values = agent(batch["seen"][rows], batch["masks"][rows])
            chances = torch.distributions.Categorical(logits=logits, validate_args=False)
            gains = batch["gains"][rows]
            gains = (gains - gains.mean()) / (gains.std() + 1e-8)
            ratio = (chances.log_prob(batch["done"][rows]) - batch["logs"][rows]).exp()
            gained = torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
            missed = (values - batch["returns"][rows]).pow(2).mean()
            loss = VALUE * missed
            if not judging:
                loss = loss - gained - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()


def imitate(agent: Agent, optimiser: torch.optim.Optimizer, matches: Vector, steps: int) -> None:
    """Play on, and learn what greedy would have played in the same positions."""
    for _ in range(steps):
        seen, masks = torch.from_numpy(matches.buffers.observations), torch.from_numpy(matches.buffers.masks)
        logits = agent.prefer(seen, masks)
        loss = nn.functional.cross_entropy(logits, torch.from_numpy(matches.advise("greedy")))
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        chances = torch.distributions.Categorical(logits=logits.detach(), validate_args=False)
        matches.step(chances.sample().numpy())


def share_of_wins(agent: Agent, opponent: str, count: int, seed: int) -> float:
    """Return the share of matches that the agent, choosing what it likes best, wins; a draw counts one half."""
    matches = Vector("shanghaien", 256, opponents=opponent, seed=seed)
    won = played = 0.0
    while played < count:
        with torch.no_grad():
            seen, masks = torch.from_numpy(matches.buffers.observations), torch.from_numpy(matches.buffers.masks)
            logits = agent.prefer(seen, masks)
        buffers = matches.step(logits.argmax(-1).numpy())
        won += float(((buffers.reward + 1) / 2)[buffers.terminated].sum())
        played += int(buffers.terminated.sum())
    return won / played


def train(
    steps: int, seed: int = 1, goal: float = 1.0, tell: Callable[[str], Any] = print, every: int = 10
) -> tuple[Agent, float]:
    """Train for so many steps, or until the agent's share of wins against greedy reaches the goal."""
    torch.manual_seed(seed)
    # It learns from the lead in points as it grows, which says more than who won; it is judged by wins.
    matches = Vector("shanghaien", MATCHES, opponents="greedy", reward="leads", seed=seed)
    agent = Agent()
    start, share = time.monotonic(), 0.0
    imitate(agent, torch.optim.Adam(agent.parameters(), TEACHING), matches, min(IMITATED, steps) // MATCHES)
    share = share_of_wins(agent, "greedy", 1000, seed=0)
    tell(f"imitating greedy, {time.monotonic() - start:5.0f} s: {100 * share:.1f} % against it")
    optimiser = torch.optim.Adam(agent.parameters(), RATE)  # a new one: of the value it has learned nothing yet
    updates = max(1, steps // (MATCHES * LENGTH))
    for update in range(1, updates + 1):
        optimiser.param_groups[0]["lr"] = RATE * (1 - 0.9 * (update - 1) / updates)
        improve(agent, optimiser, collect(agent, matches), judging=update <= min(JUDGING, updates // 2))
        if update % every == 0 or update == updates:
            share = share_of_wins(agent, "greedy", 1000, seed=update)
            seconds = time.monotonic() - start
            tell(f"{update * MATCHES * LENGTH:9,} steps, {seconds:5.0f} s: {100 * share:.1f} % against greedy")
            if share >= goal:
                break
    return agent, share


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--steps", type=int, default=2_000_000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--goal", type=float, default=0.55, help="share of wins against greedy at which to stop")
    given = options.parse_args()
    torch.set_num_threads(1)
    train(given.steps, given.seed, given.goal)

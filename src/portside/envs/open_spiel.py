"""OpenSpiel: the games as Python games with explicit chance, and secret picks as simultaneous nodes.

    import pyspiel
    import portside.envs.open_spiel

    game = pyspiel.load_game("portside_montego_bay(players=3)")

Besides, `portside_montego_bay_in_turns` asks for the secret picks seat by seat: the same game in sequence, with
imperfect information, for algorithms that know no simultaneous nodes (IS-MCTS, CFR).

Parameters: `players`; `utility` (places or points); and, for reduced variants, `rounds` (0: the whole match),
`luck` (-1: chance nodes; else a seed that fixes all luck) and `choices` (all, or secret: everything but the
secret picks is played by greedy).
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from portside.bots.policy import GREEDY, choose, load_knowledge, workspace
from portside.core.chance import below, draw, streams
from portside.core.contract import CHANCE, OVER, Game, State, apply, observe, outcomes, pending, resolve, to_act
from portside.core.extras import extra
from portside.core.registry import load, names
from portside.envs.batch import pay
from portside.envs.board import draw_text
from portside.envs.vector import REWARDS, find_seats

with extra("envs"):
    import pyspiel

DEFAULTS = {"players": 0, "utility": "places", "rounds": 0, "luck": -1, "choices": "all"}
SECRET_PICKS = ("montego_bay",)  # games in which several seats act at once
ROUNDS_BEGUN = ("montego_bay",)  # games whose field `rounds` counts the round being played; the others' does not
# Upper bounds on the events of a match, luck included; random matches take half at most (n = 20,000 each).
MOST_EVENTS = {"shanghaien": 800, "macao": 2400, "montego_bay": 1600}
MOST_LEAD = 20.0  # bound on a utility by points


class PortsideGame(pyspiel.Game):
    """One of our games, as OpenSpiel knows it."""

    def __init__(self, kind: Any, name: str, in_turns: bool, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.game = load(name)
        self.seats = find_seats(self.game, int(given["players"]) or None)
        if given["utility"] not in REWARDS:
            raise ValueError(f"utility must be one of {', '.join(REWARDS)}, not {given['utility']!r}.")
        if given["choices"] not in ("all", "secret"):
            raise ValueError(f"choices must be all or secret, not {given['choices']!r}.")
        if not 0 <= given["rounds"] <= 100 or given["luck"] < -1:
            raise ValueError("rounds must be from 0 to 100, and luck -1 or a seed from 0.")
        if given["choices"] == "secret":
            load_knowledge(self.game)
        self.in_turns = in_turns
        self.pays = REWARDS[given["utility"]]
        self.rounds, self.luck, self.choices = int(given["rounds"]), int(given["luck"]), given["choices"]
        self.events = MOST_EVENTS.get(name, 4000)
        self.work = workspace(self.game, self.seats)
        most = 1.0 if given["utility"] == "places" else MOST_LEAD
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.actions),
            max_chance_outcomes=self.game.max_outcomes,
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.events,
        )
        super().__init__(kind, info, {**given, "players": self.seats})

    def new_initial_state(self) -> "PortsideState":
        """Return a match that begins."""
        return PortsideState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "PortsideObserver":
        """Return what looks at states: a seat's features, and with perfect recall all that it has seen."""
        return PortsideObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class PortsideState(pyspiel.State):
    """A match. All it holds is bytes and numbers, so that a clone is cheap.

    An event is coded as its action, or as the number of actions and its outcome. `told` are the codes as each
    seat knows them: of acts that a seat can't tell apart, the first. Once a position hides nothing from a
    seat, it knows all that has happened.
    """

    def __init__(self, game: PortsideGame) -> None:
        super().__init__(game)
        self._position: bytes = game.game.new(game.seats).tobytes()
        self._history = b""
        self._told = (b"",) * game.seats
        self._known = (0,) * game.seats  # how many events each seat knows in full
        self._luck = int(streams(max(0, game.luck), 0, 1)[0])
        self._run(self._load())

    # --- OpenSpiel's questions --------------------------------------------------------------------

    def current_player(self) -> int:
        """Return who acts: a player, luck, several players at once, or nobody any more."""
        state = self._load()
        if self._is_over(state):
            return int(pyspiel.PlayerId.TERMINAL)
        seat = int(to_act(state))
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        if not self._table.in_turns and len(self._acting(state)) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return seat

    def _legal_actions(self, player: int) -> list[int]:
        state = self._load()
        acting = self._acting(state) if not self._table.in_turns else [int(to_act(state))]
        return self._rules.legal_actions(state, player) if player in acting else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the luck now due, and their probabilities."""
        weights = self._rules.outcome_weights(self._load())
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def is_terminal(self) -> bool:
        """Tell whether the match is over."""
        return self._is_over(self._load())

    def returns(self) -> list[float]:
        """Return what each player has won: nothing before the end."""
        state = self._load()
        if not self._is_over(state):
            return [0.0] * self._table.seats
        out = np.zeros((1, self._table.seats))
        pay(state, self._table.pays, np.zeros(self._table.seats, np.int64), 0, out)
        return [float(number) for number in np.clip(out[0], -MOST_LEAD, MOST_LEAD)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._rules.text.outcome_name(self._load(), action)
        return self._rules.actions[action]

    def __str__(self) -> str:
        return draw_text(self._rules, self._load(), self._table.seats, 0)

    # --- what happens -----------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        state = self._load()
        self._event(state, int(to_act(state)), action)
        self._run(state)

    def _apply_actions(self, actions: list[int]) -> None:
        state = self._load()
        for seat in self._acting(state):
            self._event(state, seat, actions[seat])
        self._run(state)

    def _event(self, state: State, seat: int, number: int) -> None:
        """Play an event, and write down who knows what of it."""
        game, seats = self._rules, range(self._table.seats)
        before = state.tobytes()
        if seat == CHANCE:
            resolve(state, number)
            code = _code(len(game.actions) + number)
        else:
            apply(state, seat, number)
            code = _code(number)
        self._history += code
        after = state.tobytes()
        told, known = [], []
        for viewer in seats:
            if game.seen_by(state, viewer).tobytes() == after:
                told.append(self._history)
                known.append(len(self._history) // 2)
            else:
                seen = code if seat in (CHANCE, viewer) else _code(self._told_as(before, seat, after, viewer))
                told.append(self._told[viewer] + seen)
                known.append(self._known[viewer])
        self._told, self._known = tuple(told), tuple(known)

    def _told_as(self, before: bytes, seat: int, after: bytes, viewer: int) -> int:
        """Return the first action that a viewer, by what it knows, can't tell from the one that was played.

        Asked on the position as the viewer sees it: what the rules still allow may follow from a secret.
        """
        game = self._rules
        shown = game.seen_by(game.from_bytes(after), viewer).tobytes()
        for action in game.legal_actions(game.seen_by(game.from_bytes(before), viewer), seat):
            state = game.seen_by(game.from_bytes(before), viewer)
            apply(state, seat, action)
            if game.seen_by(state, viewer).tobytes() == shown:
                return action
        raise AssertionError("No action leads to what the viewer sees.")

    def _alike(self, before: bytes, seat: int, action: int, viewer: int) -> list[int]:
        """List the seat's legal actions that look to a viewer as this one does, ascending."""
        game = self._rules

        def look(played: int) -> bytes:
            state = game.from_bytes(before)
            apply(state, seat, played)
            return game.seen_by(state, viewer).tobytes()

        seen = look(action)
        return [other for other in game.legal_actions(game.from_bytes(before), seat) if look(other) == seen]

    def _run(self, state: State) -> None:
        """Play on what is not asked for in a reduced variant: fixed luck, and all but the secret picks."""
        table = self._table
        rng = np.array([self._luck], np.uint64)
        weights = table.work[2][0]
        while not self._is_over(state):
            seat = int(to_act(state))
            if seat == CHANCE and table.luck >= 0:
                self._event(state, CHANCE, int(draw(rng, weights, outcomes(state, weights))))
            elif seat != CHANCE and table.choices == "secret" and int(pending(state)).bit_count() == 1:
                self._event(state, seat, int(choose(table.game.seen_by(state, seat), seat, GREEDY, rng, table.work)))
            else:
                break
        self._luck = int(rng[0])
        self._position = state.tobytes()

    def _acting(self, state: State) -> list[int]:
        """List the seats that must act now, each before it knows what the others do."""
        mask = int(pending(state))
        if mask.bit_count() == 1:
            return [int(to_act(state))]
        # A seat that may change its picks is pending, too, but need not act: whoever must is asked in turn.
        ahead = self._rules.copy(state)
        acting: list[int] = []
        while int(pending(ahead)) == mask and (seat := int(to_act(ahead))) >= max(acting, default=0):
            if seat not in acting:
                acting.append(seat)
            apply(ahead, seat, self._rules.legal_actions(ahead, seat)[0])
        return acting

    def _is_over(self, state: State) -> bool:
        if int(to_act(state)) == OVER:
            return True
        limit = self._table.rounds
        if not limit:
            return False
        return int(state.rounds) >= limit + (self._rules.name in ROUNDS_BEGUN)

    # --- what a player knows ----------------------------------------------------------------------

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a player has seen and done, in order."""
        player = self.current_player() if player is None else player
        return f"p{player}: " + ", ".join(self.events_told(player))

    def events_told(self, player: int) -> Iterator[str]:
        """Yield the events as a player knows them; ~ stands before one whose likes it can't rule out."""
        actions, known = len(self._rules.actions), self._known[player]
        for number, code in enumerate(np.frombuffer(self._told[player], "<u2")):
            name = self._rules.actions[code] if code < actions else f"luck {code - actions}"
            yield name if number < known else f"~{name}"

    def observation_string(self, player: int | None = None) -> str:
        """Return the position as a player sees it, field by field."""
        player = self.current_player() if player is None else player
        seen = self._rules.seen_by(self._load(), player)
        fields = self._rules.state.names or ()
        return f"p{player}: " + " ".join(f"{name}={_compact(seen[name])}" for name in fields)

    def write_features(self, player: int, out: Any) -> None:
        """Write what a player sees as features."""
        observe(self._rules.seen_by(self._load(), player), player, out)

    def codes_told(self, player: int) -> Any:
        """Return the events' codes as a player knows them."""
        return np.frombuffer(self._told[player], "<u2")

    # --- saving, and guessing what is hidden ------------------------------------------------------

    def save(self) -> str:
        """Return the match as text, for restore()."""
        return str(pyspiel.serialize_game_and_state(self.get_game(), self))

    def resample(self, player: int, rng: Any) -> "PortsideState":
        """Return a match that looks the same to a player, with others' secrets drawn anew; for IS-MCTS."""
        other = self.get_game().new_initial_state()
        size = len(self._rules.actions)
        for number, code in enumerate(np.frombuffer(self._history, "<u2")):
            if len(other._history) // 2 > number:
                continue  # played on by itself in a reduced variant
            state = other._load()
            seat = int(to_act(state))
            if seat == CHANCE:
                other.apply_action(int(code) - size)
                continue
            action = int(code)
            if seat != player and number >= self._known[player]:
                alike = other._alike(state.tobytes(), seat, action, player)
                action = alike[int(below(rng, len(alike)))]
            other.apply_action(action)
        return other  # type: ignore[no-any-return]

    @property
    def _table(self) -> PortsideGame:
        return self.get_game()  # type: ignore[no-any-return]

    @property
    def _rules(self) -> Game:
        return self._table.game

    def _load(self) -> State:
        return self._rules.from_bytes(self._position)


class PortsideObserver:
    """A player's observation as a tensor, in OpenSpiel's manner."""

    def __init__(self, game: PortsideGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters are not supported: {params}.")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("Only a player's whole observation is supported: public and its own private information.")
        features, events = game.game.observation, game.events if kind.perfect_recall else 0
        self.recall = kind.perfect_recall
        self.codes = len(game.game.actions) + game.game.max_outcomes
        self.tensor = np.zeros(features + events, np.float32)
        self.dict = {"observation": self.tensor[:features]}
        if self.recall:
            self.dict["history"] = self.tensor[features:]

    def set_from(self, state: PortsideState, player: int) -> None:
        """Write what a player knows: features; with perfect recall, also the codes of the events it was told."""
        state.write_features(player, self.dict["observation"])
        if self.recall:
            told = state.codes_told(player)
            self.dict["history"][:] = 0
            self.dict["history"][: len(told)] = (told + 1.0) / self.codes

    def string_from(self, state: PortsideState, player: int) -> str:
        """Return what a player knows as a string."""
        return state.information_state_string(player) if self.recall else state.observation_string(player)


def resampler(seed: int) -> Any:
    """Return what OpenSpiel's ISMCTSBot.set_resampler takes."""
    rng = streams(seed, 0, 1)
    return lambda state, player: state.resample(player, rng)


def restore(text: str) -> PortsideState:
    """Return the match that save() wrote."""
    return pyspiel.deserialize_game_and_state(text)[1]  # type: ignore[no-any-return]


def _code(number: int) -> bytes:
    return number.to_bytes(2, "little")


def _compact(value: Any) -> str:
    return ",".join(str(int(number)) for number in np.ravel(value))


def _register(name: str, in_turns: bool) -> None:
    secret = name in SECRET_PICKS
    game_type = pyspiel.GameType
    kind = game_type(
        short_name=f"portside_{name}" + ("_in_turns" if in_turns and secret else ""),
        long_name=f"Portside {name}" + (" with picks in turns" if in_turns and secret else ""),
        dynamics=game_type.Dynamics.SEQUENTIAL if in_turns else game_type.Dynamics.SIMULTANEOUS,
        chance_mode=game_type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=game_type.Information.IMPERFECT_INFORMATION
        if secret
        else game_type.Information.PERFECT_INFORMATION,
        utility=game_type.Utility.ZERO_SUM,
        reward_model=game_type.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )

    class Registered(PortsideGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, name, in_turns, params)

    pyspiel.register_game(kind, Registered)


for _name in names():
    _register(_name, in_turns=_name not in SECRET_PICKS)
    if _name in SECRET_PICKS:
        _register(_name, in_turns=True)

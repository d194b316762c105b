"""Montego Bay: dockers race round the warehouses and load the ships that sail."""

from portside.core.contract import Game, register
from portside.games.montego_bay import features, picks, rules, scenes, scoring, text, view
from portside.games.montego_bay.actions import ACTIONS
from portside.games.montego_bay.components import DIGEST, KINDS, MOST_SEATS, WAREHOUSES
from portside.games.montego_bay.state import PIECE_COUNT, STATE
from portside.games.montego_bay.why import REFUSALS, why

register(
    STATE,
    setup=rules.setup,
    to_act=rules.to_act,
    pending=rules.pending,
    awaited=rules.awaited,
    legal=rules.legal,
    apply=rules.apply,
    outcomes=rules.outcomes,
    resolve=rules.resolve,
    scores=scoring.scores,
    places=scoring.places,
    hide=picks.hide,
    guess=picks.guess,
    observe=features.observe,
    why=why,
)

GAME = Game(
    name="montego_bay",
    title="Montego Bay",
    rules_version=1,
    seats=range(2, MOST_SEATS + 1),
    state=STATE,
    components=DIGEST,
    actions=ACTIONS,
    max_outcomes=max(2 * WAREHOUSES, PIECE_COUNT, KINDS),
    observation=features.FEATURES,
    refusals=REFUSALS,
    first_is_luck=False,
    view=view.view,
    scenes=scenes.scenes,
    text=text,
)

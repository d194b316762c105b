"""Shanghaien: two captains roll dice for the best crews of a tavern."""

from portside.core.contract import Game, register
from portside.games.shanghaien import rules, scoring, text, view
from portside.games.shanghaien.actions import ACTIONS
from portside.games.shanghaien.components import DIGEST, KINDS
from portside.games.shanghaien.state import SEATS, STATE
from portside.games.shanghaien.why import REFUSALS, why

register(
    STATE,
    setup=rules.setup,
    to_act=rules.to_act,
    pending=rules.pending,
    legal=rules.legal,
    apply=rules.apply,
    outcomes=rules.outcomes,
    resolve=rules.resolve,
    scores=scoring.scores,
    places=scoring.places,
    hide=rules.hide,
    all_open=rules.all_open,
    guess=rules.guess,
    observe=view.observe,
    why=why,
)

GAME = Game(
    name="shanghaien",
    title="Shanghaien",
    rules_version=1,
    seats=range(SEATS, SEATS + 1),
    state=STATE,
    components=DIGEST,
    actions=ACTIONS,
    max_outcomes=KINDS,
    observation=view.FEATURES,
    refusals=REFUSALS,
    first_is_luck=True,
    view=view.view,
    text=text,
)

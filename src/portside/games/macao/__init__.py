"""Les Ombres de Macao: the heirs of a Triad recruit members and open establishments."""

from portside.core.contract import Game, register
from portside.games.macao import rules, scoring, text, turn, view
from portside.games.macao.actions import ACTIONS
from portside.games.macao.components import CARDS, DIGEST
from portside.games.macao.state import SEATS, STATE
from portside.games.macao.why import REFUSALS, why

register(
    STATE,
    setup=rules.setup,
    to_act=rules.to_act,
    pending=rules.pending,
    legal=rules.legal,
    apply=turn.apply,
    outcomes=rules.outcomes,
    resolve=rules.resolve,
    scores=scoring.scores,
    places=scoring.places,
    hide=rules.hide,
    guess=rules.guess,
    observe=view.observe,
    why=why,
)

GAME = Game(
    name="macao",
    title="Les Ombres de Macao",
    rules_version=1,
    seats=range(2, SEATS + 1),
    state=STATE,
    components=DIGEST,
    actions=ACTIONS,
    max_outcomes=CARDS,
    observation=view.FEATURES,
    refusals=REFUSALS,
    first_is_luck=True,
    view=view.view,
    text=text,
)

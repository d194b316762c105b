"""What bots know of Les Ombres de Macao."""

from portside.bots.macao.greedy import greedy
from portside.core.contract import register
from portside.games.macao.state import STATE

register(STATE, greedy=greedy)

"""What bots know of Montego Bay."""

from portside.bots.montego_bay.greedy import greedy
from portside.core.contract import register
from portside.games.montego_bay.state import STATE

register(STATE, greedy=greedy)

"""What bots know of Shanghaien."""

from portside.bots.shanghaien.greedy import greedy
from portside.core.contract import register
from portside.games.shanghaien.state import STATE

register(STATE, greedy=greedy)

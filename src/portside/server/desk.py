"""The desk: all parts of a running server, in one hand."""

from dataclasses import dataclass

from portside.server.bus import Bus
from portside.server.house import House
from portside.server.keeper import Keeper
from portside.server.keys import Keys
from portside.server.rooms import Rooms
from portside.server.settings import Settings
from portside.server.store import Store
from portside.server.thinkers import Thinkers


@dataclass(frozen=True)
class Desk:
    """The parts, opened and closed together."""

    settings: Settings
    store: Store
    bus: Bus
    thinkers: Thinkers
    house: House
    keeper: Keeper
    rooms: Rooms
    keys: Keys

    @staticmethod
    def make(settings: Settings) -> "Desk":
        """Put the parts together; nothing is opened yet."""
        store = Store(settings.database)
        bus = Bus() if settings.bus == "memory" else _redis(settings.bus)
        thinkers = Thinkers(settings.thinkers)
        house = House(settings, store, bus)
        keeper = Keeper(house, thinkers)
        rooms, keys = Rooms(house, bus), Keys(store)
        keys.revoked = rooms.check
        rooms.bots_ready, thinkers.compiled = thinkers.is_ready, rooms.show_bots
        return Desk(settings, store, bus, thinkers, house, keeper, rooms, keys)

    async def open(self) -> None:
        """Open all, what others lean on first."""
        await self.store.open()
        await self.bus.open()
        await self.rooms.open()
        await self.keeper.open()

    async def close(self) -> None:
        """Close all."""
        await self.rooms.close()
        await self.keeper.close()
        await self.house.close()
        await self.thinkers.close()
        await self.bus.close()
        await self.store.close()


def _redis(url: str) -> Bus:
    # Loaded only where it is used: it takes an eighth of the time to start.
    from portside.server.redis_bus import RedisBus

    return RedisBus(url)

"""Rooms, without sockets: what waits to be sent to whom."""

import asyncio

from server.test_deciding import ANNA, Desk

from portside.server.bus import Bus
from portside.server.house import House, Place
from portside.server.rooms import CHECK, TURNS, Room, Rooms, Watch
from portside.server.settings import Settings


def waiting(watch):
    return [watch.outgoing.get_nowait() for _ in range(watch.outgoing.qsize())]


async def busy_rooms(number):
    """Return rooms of one worker among several: one player at many tables."""
    rooms = Rooms(House(Settings(bus="redis://nowhere"), store=None, bus=Bus()), Bus())
    for which in range(number):
        place = Place(Desk().table)
        place.table.id = f"table {which}"
        room = rooms.rooms[place.table.id] = Room(place)
        room.watches.add(Watch(ANNA, None, "en"))
        rooms._show(room)  # so that only what comes later is new
    watches = [watch for room in rooms.rooms.values() for watch in room.watches]
    for watch in watches:
        waiting(watch)
    return rooms, watches


def test_whoever_sits_at_a_hundred_tables_has_each_socket_checked_once_and_loses_none():
    async def go_round():
        rooms, watches = await busy_rooms(100)
        for number in range(TURNS):
            await rooms.go_round(number)
        assert [waiting(watch) for watch in watches] == [[CHECK]] * 100

    asyncio.run(go_round())


def test_rooms_take_turns_so_that_checking_keys_makes_nobody_wait():
    async def go_round():
        rooms, watches = await busy_rooms(200)
        at_once = []
        for number in range(TURNS):
            await rooms.go_round(number)
            at_once.append(sum(bool(waiting(watch)) for watch in watches))
        assert sum(at_once) == 200
        assert max(at_once) < 60

    asyncio.run(go_round())

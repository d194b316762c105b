"""A person at the server: requests by httpx, live play by websockets, as any client would."""

import itertools
import json

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def choice(table):
    """Return a legal action of the viewer, another at each version; None if there is nothing left to decide."""
    match, seat = table["match"], table["viewpoint"]
    if not match or not match["legal"] or table["status"] != "running":
        return None
    if match["view"]["phase"] == "picking":  # picks can be changed for ever: lay each card once
        open_pieces = [hand["piece"]["name"] for hand in match["view"]["hands"][seat] if not hand["laid"]]
        names = [one["name"] for one in match["legal"] if one["name"].split()[1] in open_pieces]
    else:
        names = [one["name"] for one in match["legal"]]
    return names[table["version"] % len(names)] if names else None


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, address, name=None, **headers):
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=300, headers=headers)  # the first table compiles
        self.numbers = itertools.count(1)
        if name:
            self.me = self.ok("POST", "/api/me", json={"name": name})

    def close(self):
        self.http.close()

    def ask(self, method, path, **options):
        return self.http.request(method, path, **options)

    def ok(self, method, path, **options):
        """Ask for something that must be granted; return what comes."""
        response = self.ask(method, path, **options)
        assert response.is_success, (response.status_code, response.text)
        return response.json() if response.content else None

    def refused(self, method, path, **options):
        """Ask for something that must be refused; return the status and the code."""
        response = self.ask(method, path, **options)
        assert 400 <= response.status_code < 500, (response.status_code, response.text)
        return response.status_code, response.json()["code"]

    def open(self, game="shanghaien", seats=("me", "open"), **options):
        """Open a table; a seat is me, open, or the level of a bot."""
        chosen = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        return self.ok("POST", "/api/tables", json={"game": game, "seats": chosen, **options})["id"]

    def command(self, do, **fields):
        return {"do": do, "id": fields.pop("id", None) or f"c{next(self.numbers)}", **fields}

    def do(self, table, do, **fields):
        """Do something at a table; return the version."""
        return self.ok("POST", f"/api/tables/{table}/commands", json=self.command(do, **fields))["version"]

    def denied(self, table, do, **fields):
        """Try something that must be refused; return the code."""
        return self.refused("POST", f"/api/tables/{table}/commands", json=self.command(do, **fields))[1]

    def look(self, table, **query):
        return self.ok("GET", f"/api/tables/{table}", params=query)

    def act(self, table, seat=None, pick=0):
        """Play a legal action, the first if none is chosen; return its name."""
        shown = self.look(table, **({} if seat is None else {"seat": seat}))["table"]
        name = shown["match"]["legal"][pick]["name"]
        self.do(table, "act", seat=shown["viewpoint"], action=name, version=shown["version"])
        return name

    def live(self, table, **options):
        return Live(self, table, **options)


class Live:
    """A WebSocket to a table."""

    def __init__(self, person, table, query="", **options):
        cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        headers |= options.pop("headers", {})
        address = f"ws{person.address.removeprefix('http')}/api/tables/{table}/live{query}"
        options = {"max_size": None, "max_queue": None, "open_timeout": 120, **options}
        self.connection = connect(address, additional_headers=headers, **options)
        self.socket = self.connection.__enter__()
        self.person = person

    def __enter__(self):
        return self

    def __exit__(self, *problem):
        self.connection.__exit__(*problem)

    def send(self, do, **fields):
        message = self.person.command(do, **fields)
        self.socket.send(json.dumps(message))
        return message["id"]

    def receive(self, *types, timeout=120):
        """Return the next message of one of the types."""
        while True:
            message = json.loads(self.socket.recv(timeout=timeout))
            if not types or message["type"] in types:
                return message

    def closing(self):
        """Return the code and the reason with which the server closes."""
        try:
            while True:
                self.socket.recv(timeout=120)
        except ConnectionClosed as closed:
            return closed.rcvd.code, closed.rcvd.reason

"""Players without accounts: whoever shows a key is its player. Keys are random and stored hashed."""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Insert, and_, delete, insert, or_, select, update

from portside.server.house import now
from portside.server.refused import Refused
from portside.server.schema import keys, players, records, seats
from portside.server.store import Store

COOKIE = "portside"
TOKEN_PREFIX = "portside_"
YEAR = 365 * 24 * 3600  # seconds
LINK_FOR = 15 * 60 * 1000  # milliseconds
KNOWN_FOR = 5_000  # milliseconds for which a key is believed without a look: so long a revoked one may live
MOST_KNOWN = 20_000
MOST_TOKENS = 20


@dataclass(frozen=True)
class Player:
    """Somebody."""

    id: str
    name: str
    lang: str
    by_token: bool = False


def hashed(key: str) -> str:
    """Return what is stored of a key. It has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


class Keys:
    """Who holds which key."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.revoked: Callable[[str], None] | None = None  # told whose key is no longer good
        self._known: OrderedDict[str, tuple[int, Player | None]] = OrderedDict()

    async def player(self, key: str, kind: str) -> Player | None:
        """Return whose key of a kind it is."""
        mark = f"{kind} {hashed(key)}"
        known = self._known.get(mark)
        if known and now() - known[0] < KNOWN_FOR:
            return known[1]
        query = (
            select(players)
            .join(keys, keys.c.player == players.c.id)
            .where(keys.c.hash == hashed(key), keys.c.kind == kind)
            .where(or_(keys.c.expires_at.is_(None), keys.c.expires_at > now()))
        )
        rows = await self.store.rows(query)
        found = Player(rows[0].id, rows[0].name, rows[0].lang, kind == "token") if rows else None
        self._known[mark] = now(), found
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return found

    def forget(self) -> None:
        """Believe nothing without a look."""
        self._known.clear()

    def _gone(self, player: Player) -> None:
        self.forget()
        if self.revoked:
            self.revoked(player.id)

    async def make_player(self, name: str, lang: str) -> tuple[Player, str]:
        """Return a new player and the key of their browser."""
        player = Player(secrets.token_hex(10), name, lang)
        key = secrets.token_urlsafe(32)
        await self.store.execute(
            insert(players).values(id=player.id, name=name, lang=lang, made_at=now(), deleted=False),
            _new_key(key, player.id, "cookie", "", None),
        )
        return player, key

    async def change(self, player: Player, name: str | None, lang: str | None) -> Player:
        """Give a player another name or language."""
        changed = Player(player.id, name or player.name, lang or player.lang, player.by_token)
        await self.store.execute(
            update(players).where(players.c.id == player.id).values(name=changed.name, lang=changed.lang)
        )
        self.forget()
        return changed

    async def delete_player(self, player: Player) -> None:
        """Forget a player: keys, names and imports. The matches stay, without the name."""
        await self.store.execute(
            delete(keys).where(keys.c.player == player.id),
            delete(records).where(records.c.imported_by == player.id),
            update(seats).where(seats.c.player == player.id).values(label=None),
            update(players).where(players.c.id == player.id).values(name="", deleted=True),
        )
        self._gone(player)

    # --- tokens and links -----------------------------------------------------------------------------

    async def make_token(self, player: Player, label: str) -> tuple[str, str]:
        """Return a token for a program of the player's, and its id; it is never shown again."""
        if len(await self.tokens(player)) >= MOST_TOKENS:
            raise Refused("tokens", 409, most=MOST_TOKENS)
        token = TOKEN_PREFIX + secrets.token_urlsafe(32)
        statement = _new_key(token, player.id, "token", label, None)
        await self.store.execute(statement)
        return token, _id(token)

    async def tokens(self, player: Player) -> list[tuple[str, str, int]]:
        """List a player's tokens: id, label, since when."""
        own = and_(keys.c.player == player.id, keys.c.kind == "token")
        query = select(keys.c.id, keys.c.label, keys.c.made_at).where(own).order_by(keys.c.made_at)
        return [(row.id, row.label, row.made_at) for row in await self.store.rows(query)]

    async def revoke(self, player: Player, token_id: str) -> None:
        """Make a token worthless."""
        own = and_(keys.c.player == player.id, keys.c.kind == "token", keys.c.id == token_id)
        if not await self.store.execute(delete(keys).where(own)):
            raise Refused("no-token", 404)
        self._gone(player)

    async def make_link(self, player: Player) -> tuple[str, int]:
        """Return a code that makes another device the player's, once, and until when."""
        code = secrets.token_urlsafe(16)
        until = now() + LINK_FOR
        await self.store.execute(
            delete(keys).where(keys.c.player == player.id, keys.c.kind == "link"),
            _new_key(code, player.id, "link", "", until),
        )
        return code, until

    async def claim_link(self, code: str) -> tuple[Player, str]:
        """Return whose link it is and a new key for this device; the link is used up."""
        self._known.pop(f"link {hashed(code)}", None)
        player = await self.player(code, "link")
        if player is None or not await self.store.execute(delete(keys).where(keys.c.hash == hashed(code))):
            raise Refused("no-link", 404)
        key = secrets.token_urlsafe(32)
        await self.store.execute(_new_key(key, player.id, "cookie", "", None))
        return player, key

    async def forget_devices(self, player: Player, but: str) -> None:
        """Make the keys of all other devices worthless."""
        others = and_(keys.c.player == player.id, keys.c.kind == "cookie", keys.c.hash != hashed(but))
        await self.store.execute(delete(keys).where(others))
        self._gone(player)


def _id(key: str) -> str:
    return hashed("id " + key)[:16]


def _new_key(key: str, player: str, kind: str, label: str, expires_at: int | None) -> Insert:
    return insert(keys).values(
        hash=hashed(key), id=_id(key), player=player, kind=kind, label=label, made_at=now(), expires_at=expires_at
    )

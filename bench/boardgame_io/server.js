// boardgame.io's server with a small game of the same pattern and about the same length as Shanghaien: in a turn
// one rolls, then places the die; every move is sent to both seats. Its stores are its own two: memory, which is its
// default, or files in the folder that is named.
const { FlatFile, Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const game = {
  name: "dice",
  setup: () => ({ die: 0, cells: [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]], points: [0, 0] }),
  moves: {
    roll: ({ G, random }) => {
      if (G.die) return INVALID_MOVE;
      G.die = random.D6();
    },
    place: ({ G, ctx, events }, cell) => {
      if (!G.die || !(cell >= 0 && cell < 6)) return INVALID_MOVE;
      const seat = Number(ctx.currentPlayer);
      G.cells[seat][cell] += 1;
      G.points[seat] += G.die;
      G.die = 0;
      events.endTurn();
    },
  },
  endIf: ({ G, ctx }) => (ctx.turn > 58 ? { points: G.points } : undefined),
  disableUndo: true,
};

const [port, lobby, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [game], origins: [/.*/], db });
// The lobby has a port of its own: with today's koa-compose routes added after the socket are not found.
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(lobby) } });

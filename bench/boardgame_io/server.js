// boardgame.io's server with a small game of the same pattern as Shanghaien: in a turn one rolls, then
// places the die; every move is sent to both seats. Its store is its own default: memory.
const { Server } = require("boardgame.io/server");
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
  disableUndo: true,
};

const server = Server({ games: [game], origins: [/.*/] });
// The lobby has a port of its own: with today's koa-compose routes added after the socket are not found.
server.run({ port: Number(process.argv[2]), lobbyConfig: { apiPort: Number(process.argv[3]) } });

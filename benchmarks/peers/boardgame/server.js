// The server of boardgame.io with tic-tac-toe, kept in memory: as its tutorial describes, in words of our own.
// It prints one line of JSON when it listens at a port of the system's choice.

const { Server, Origins } = require("boardgame.io/server");

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    for (const [a, b, c] of LINES) {
      if (G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]) {
        return { winner: ctx.currentPlayer };
      }
    }
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  const { version } = require("boardgame.io/package.json");
  const { port } = appServer.address();
  console.log(JSON.stringify({ port, version, node: process.version }));
});

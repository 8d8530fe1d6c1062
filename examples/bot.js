// A bot in thirty lines. Whether it conforms: leonardo bot check "node examples/bot.js"
// How strong it is: leonardo match "cmd:node examples/bot.js" random
let chance = 1;
function random(count) { // from 0 to count - 1, the same for the same seed
  chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
  return Math.floor((chance / 2 ** 32) * count);
}
function worth(move, view, seat) { // how often the symbols of the card lie on the table already
  const [, card, way] = /^\+?([A-Z]+)([>@^/])/.exec(move) ?? [];
  if (!card) return 0;
  const lying = way === ">" ? Object.values(view.tables[seat]) : Object.values(view.field).map((pile) => pile.at(-1));
  return [...lying.join("")].filter((letter) => card.includes(letter)).length;
}
const answers = {
  hello: () => ({ protocol: 1, engine: "example in JavaScript" }),
  new: ({ seed }) => { chance = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt()) >>> 0, 1); },
  best: ({ moves, state, seat }) => {
    const best = Math.max(...moves.map((move) => worth(move, state, seat)));
    const equals = moves.filter((move) => worth(move, state, seat) === best);
    return { move: equals[random(equals.length)] };
  },
};
require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  try {
    const request = JSON.parse(line);
    console.log(JSON.stringify({ id: request.id, ok: true, ...answers[request.cmd](request) }));
  } catch (error) {
    console.log(JSON.stringify({ ok: false, code: "malformed", message: error.message }));
  }
});

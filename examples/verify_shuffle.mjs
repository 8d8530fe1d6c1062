// Checks the shuffle of a recorded server game with nothing but Node: node verify_shuffle.mjs game.leo
//
// The twin of verify_shuffle.py, where the recipe is written down. Both print the same lines.

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const HEADER = /^\[([A-Za-z]+)((?:\s+"(?:[^"\\]|\\.)*")+)\s*\]/gm;
const TEXT = /"(?:[^"\\]|\\.)*"/g;
const CHANCE = /<(shuffle main:|shuffle extra:|takes)\s([^>]*)>/g;

const hmac = (key, text) => createHmac("sha256", key).update(text, "utf8").digest();
const words = (text) => text.split(/\s+/).filter(Boolean);
const same = (one, other) => one.length === other.length && one.every((card, i) => card === other[i]);

// A number under n; `state` is the words that are left and the number of the next block.
function below(key, label, n, state) {
  for (;;) {
    if (state.words.length === 0) {
      const block = hmac(key, `${label}|${state.block}`);
      state.block += 1;
      for (let at = 0; at < 32; at += 4) state.words.push(block.readUInt32BE(at));
    }
    const word = state.words.shift();
    if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
  }
}

const fresh = () => ({ words: [], block: 0 });

function shuffled(key, label, cards) {
  const order = [...cards].sort();
  const state = fresh();
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = below(key, label, i + 1, state);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

// What does not fit, in words; nothing where all is well.
function mistakes(game) {
  const said = {};
  for (const [, name, values] of game.matchAll(HEADER)) {
    said[name] = values.match(TEXT).map((text) => JSON.parse(text.replaceAll("\n", " ")));
  }
  const missing = ["Table", "Commitment", "Secret", "Entropy", "Deal"].filter((name) => !(name in said));
  if (missing.length) return missing.map((name) => `no header ${name}`);
  const [table] = said.Table;
  const secret = Buffer.from(said.Secret[0], "hex");
  const found = [];
  if (createHash("sha256").update(`v1|${table}|`).update(secret).digest("hex") !== said.Commitment[0]) {
    found.push("the secret is not the one committed to");
  }
  const key = hmac(secret, ["v1", table, ...said.Entropy].join("|"));
  const first = said.Seats[below(key, "first", said.Seats.length, fresh())];
  if (!same(said.First, [first])) found.push(`${first} should begin`);
  for (const deck of said.Deal) {
    const [name, ...cards] = words(deck.replace(":", " "));
    if (!same(cards, shuffled(key, `deal ${name}`, cards))) found.push(`the deck ${name} should lie otherwise`);
  }
  const moves = game.replace(HEADER, "").replace(/\{(?:[^}\\]|\\.)*\}/g, "");
  let number = 0;
  for (const [, what, cards] of moves.matchAll(CHANCE)) {
    number += 1;
    // Which card is taken depends on the hand, and only the rules know that: see `leonardo verify`.
    if (what !== "takes" && !same(words(cards), shuffled(key, `chance ${number}`, words(cards)))) {
      found.push(`chance ${number} should be otherwise`);
    }
  }
  return found;
}

let wrong = 0;
for (const file of process.argv.slice(2)) {
  const games = readFileSync(file, "utf8").split(/^(?=\[Edition )/m).filter((part) => part.startsWith("[Edition "));
  games.forEach((game, i) => {
    const found = mistakes(game);
    wrong += found.length > 0;
    console.log(`${file} ${i + 1}: ${found.join("; ") || "fair"}`);
  });
}
process.exitCode = wrong ? 1 : 0;

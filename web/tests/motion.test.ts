// Movements tell what happened: whence, where to, in the order of the facts.

import { expect, test } from "vitest";
import { flightsOf } from "../src/motion.ts";
import type { Fact } from "../src/position.ts";

const PASSED = [
  { event: "played", seat: 0, card: "MR", zone: "n" },
  { event: "passed_on", seat: 0, to: 1, zone: "n", card: "CH" },
  { event: "discarded", card: "GF", seat: 1 },
  { event: "key", seat: 0, symbol: "M" },
  { event: "drawn", seat: 0, card: "PW", deck: "main" },
] as unknown as Fact[];

test("a card of one's own goes from the hand to its zone, the old one to the neighbour, theirs to the discards", () => {
  const flights = flightsOf(PASSED, 0, () => "hand:2");
  expect(flights.map(({ from, to }) => [from[0], to[0]])).toEqual([
    ["hand:2", "zone:0:n"],
    ["zone:0:n", "zone:1:n"],
    ["zone:1:n", "discard:main"],
    ["zone:1:n", "key:0:M"],
    ["deck:main", "hand:2"],
  ]);
});

test("what somebody else draws is seen from its back", () => {
  const drawn = flightsOf(PASSED, 1, () => "").at(-1)!;
  expect([drawn.card, drawn.to[0]]).toEqual(["?", "seat:0"]);
});

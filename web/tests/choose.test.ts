// One grammar narrows what the server calls legal; every way of choosing ends in one of those moves.

import { expect, test } from "vitest";
import { Choosing, nameOf, type Part, partsOf } from "../src/choose.ts";
import { spelled } from "../src/table.svelte.ts";

const card = (value: string): Part => ({ kind: "card", value });
const cell = (value: string): Part => ({ kind: "cell", value });
const zone = (value: string, seat = 0): Part => ({ kind: "zone", value, seat });
const way = (value: string): Part => ({ kind: "way", value });

/** A move of every form of the interchange, among those that may stand beside it. */
const FORMS = [
  ["MR>n", "MR>w", "+MC>nw", "lift n", "skip", "!second-sketch", "!mirror-writing n w", "!mirror-writing n e", "!perpetual-motion corners cw",
    "!perpetual-motion arms cw", "!sfumato ne M", "!sfumato ne P", "!retouching MR n", "!scrapers-knife 1 ne", "!old-folio extra +MC"],
  ["MR@e6", "MR^e5", "MR/e5", "CH@e6", "!palimpsest e5", "!crossed-sketches e5 e6", "!crossed-sketches e5 d5", "!second-seal M", "!borrowed-folio 1"],
  ["veto e6", "veto d4"],
  ["key M", "key P"],
  ["drop !cabinet", "!cabinet", "!varnish n", "end"],
  ["draw main", "draw extra"],
  ["to 1", "to 2", "to discard"],
  ["under MR", "under CH", "end"],
  ["give MR", "give CH"],
];

test.each(FORMS.flatMap((legal) => legal.map((move): [string, string[]] => [move, legal])))("the parts of %s choose it and nothing else", (move, legal) => {
  let choosing = new Choosing(legal, 0);
  for (const part of partsOf(move, 0)) choosing = choosing.pick(part) ?? choosing;
  expect(choosing.move).toBe(move);
});

test("a card and a cell leave the ways to choose from, and only those", () => {
  const choosing = new Choosing(["MR^e5", "MR/e5", "MR@e6", "CH^e5"], 0).pick(card("MR"))!.pick(cell("e5"))!;
  expect(choosing.move).toBeNull();
  expect(choosing.listed.map(nameOf)).toEqual(["way:cover", "way:replace"]);
  expect(choosing.pick(way("cover"))!.move).toBe("MR^e5");
});

test("another card takes the place of the first, and keeps the place if it may go there", () => {
  const legal = ["MR>n", "MR>w", "CH>n", "GF>w"];
  const chosen = new Choosing(legal, 0).pick(card("MR"))!.pick(zone("n"))!;
  expect(chosen.pick(card("CH"))!.move).toBe("CH>n");
  expect(chosen.pick(card("GF"))!.picked.map(nameOf)).toEqual(["card:GF"]);
});

test("what no move has cannot be chosen, whatever is chosen before", () => {
  const choosing = new Choosing(["MR>n"], 0);
  expect(choosing.pick(card("CH"))).toBeNull();
  expect(choosing.pick(card("MR"))!.pick(zone("n", 1))).toBeNull();
});

test("each step back opens what was open before it", () => {
  const start = new Choosing(["MR>n", "MR>w", "CH>n"], 0);
  const chosen = start.pick(card("MR"))!.pick(zone("n"))!;
  expect(chosen.back().open).toEqual(start.pick(card("MR"))!.open);
  expect(chosen.back().back().open).toEqual(start.open);
});

test("a zone of another seat is not one's own", () => {
  const choosing = new Choosing(["!scrapers-knife 1 ne", "!scrapers-knife 2 ne"], 0).pick(card("!scrapers-knife"))!;
  expect(choosing.pick(zone("ne", 1))!.move).toBe("!scrapers-knife 1 ne");
  expect(choosing.pick(zone("ne", 0))).toBeNull();
});

test("what is asked of the server is written as a person would type it", () => {
  expect(spelled([card("MR"), zone("n")], 0)).toBe("MR n");
  expect(spelled([card("!scrapers-knife"), { kind: "word", value: "use" }, zone("ne", 1)], 0)).toBe("!scrapers-knife 1 ne");
  expect(spelled([cell("e5")], 0, "veto")).toBe("veto e5");
  expect(spelled([{ kind: "word", value: "end" }], 0, "close")).toBe("end");
});

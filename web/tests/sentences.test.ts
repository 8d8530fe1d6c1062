// Cards in the server's words are seen as cards; nothing else is taken for one.

import { expect, test } from "vitest";
import { piecesOf } from "../src/art/sentences.ts";

test.each([
  ["You play MR to the north.", ["You play ", { card: "MR", stop: "" }, " to the north."]],
  ["Вы играете +MCR на север.", ["Вы играете ", { card: "+MCR", stop: "" }, " на север."]],
  ["MR, CH", [{ card: "MR", stop: "," }, " ", { card: "CH", stop: "" }]],
  ["See RM, WE and KEY: no card is written so.", ["See RM, ", { card: "WE", stop: "" }, " and KEY: no card is written so."]],
  ["", []],
])("%s", (sentence, pieces) => expect(piecesOf(sentence)).toEqual(pieces));

test("whoever is called like a card stays a person", () => {
  expect(piecesOf("WE plays MR.", ["WE"])).toEqual(["WE plays ", { card: "MR", stop: "." }]);
});

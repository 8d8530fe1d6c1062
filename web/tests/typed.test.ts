// What is typed is read in both languages and on either keyboard.

import { expect, test } from "vitest";
import { Choosing, type Part } from "../src/choose.ts";
import { read } from "../src/typed.ts";

const HAND = ["CH", "MR", "!sfumato"];
const NAMES: Record<string, string[]> = { "zone:n": ["north", "север"], "card:MR": ["МеКв", "MeCv"] };
const names = (part: Part) => NAMES[`${part.kind}:${part.value}`] ?? [];
const typed = (line: string, ...legal: string[]) => read(line, new Choosing(legal, 0), HAND, names);

test.each(["2 n", "MR n", "mr>n", "MR>n", "mr north", "МеКв север", "n mr"])("%s is the second card to the north", (line) => {
  expect(typed(line, "MR>n", "MR>w", "CH>n")).toEqual({ is: "moves", moves: ["MR>n"] });
});

test("what fits several moves leaves them all", () => {
  expect(typed("mr e5", "MR^e5", "MR/e5", "MR@e6")).toEqual({ is: "moves", moves: ["MR^e5", "MR/e5"] });
  expect(typed("mr/e5", "MR^e5", "MR/e5")).toEqual({ is: "moves", moves: ["MR/e5"] });
});

test.each([["keys", "keys"], ["ключи", "keys"], ["назад", "undo"], ["?", "help"], ["Подсказка", "hint"]])("%s is a command", (line, command) => {
  expect(typed(line, "MR>n")).toEqual({ is: "command", command });
});

test("why and what is not possible are asked in the words of the server", () => {
  expect(typed("why 1 n", "MR>n")).toEqual({ is: "why", words: "CH n" });
  expect(typed("почему сн n", "MR>n")).toEqual({ is: "why", words: "CH n" });
  expect(typed("ch e5", "MR>n")).toEqual({ is: "unknown", words: "CH e5" });
  expect(typed("  ", "MR>n")).toEqual({ is: "nothing" });
});

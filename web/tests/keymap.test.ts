// A key is meant by its place, has one meaning, and is explained.

import { expect, test } from "vitest";
import { actionOf, HELP, KEYS } from "../src/keymap.ts";

const press = (code: string, more: object = {}) => actionOf({ code, key: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("a Russian layout changes nothing", () => {
  expect(press("KeyW", { key: "ц" })).toEqual(press("KeyW", { key: "w" }));
  expect(press("KeyZ", { key: "я", ctrlKey: true })).toEqual({ do: "undo" });
});

test("keys of the browser are left to it", () => {
  expect(press("KeyL", { ctrlKey: true })).toBeNull();
  expect(press("Digit1", { altKey: true })).toBeNull();
  expect(press("KeyR", { metaKey: true })).toBeNull();
});

test("no two keys do the same, and the help names as many kinds of action as there are", () => {
  const actions = Object.values(KEYS).map((action) => JSON.stringify(action));
  expect(new Set(actions).size).toBe(actions.length);
  expect(new Set(HELP.map(([, text]) => text)).size).toBe(HELP.length);
});

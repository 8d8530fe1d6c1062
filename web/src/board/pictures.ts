/** What grids show, made from what the server told: a seat's table, or the window of the common field. */

import { cardName } from "../art/cards.ts";
import { nameOf, type Choosing, type Part } from "../choose.ts";
import { ZONES, type Brief, type Entry, type View } from "../position.ts";
import { say } from "../texts.svelte.ts";
import type { Cell } from "./cells.ts";

const COLUMNS = "abcdefghi";

export interface Scene {
  view: View;
  brief: Brief;
  choosing: Choosing;
  /** The view after the chosen move, where the server has told it. */
  ahead: View | null;
  /** Places where something changed in the last turns of others. */
  fresh: ReadonlySet<string>;
  isMine: boolean;
}

/** The table of a seat, three by three; a place that the edition has not is null. */
export function tableRows(scene: Scene, seat: number, owner: string): (Cell | null)[][] {
  const { view } = scene;
  const table = view.tables?.[seat] ?? {};
  const rows = [ZONES.slice(0, 3), ZONES.slice(3, 6), ZONES.slice(6, 9)];
  return rows.map((row) =>
    row.map((zone) => {
      if (!scene.brief.zones.includes(zone)) return null;
      const part: Part = { kind: "zone", value: zone, seat };
      const card = table[zone] ?? null;
      const next = scene.ahead ? (scene.ahead.tables?.[seat]?.[zone] ?? null) : card;
      const guard = scene.brief.guards[seat]?.[zone] ?? "";
      const label = [
        say("table-zone", { zone: say(`zone-${zone}`), card: card ? cardName(card) : say("table-empty") }),
        guard && say(guard === "locked" ? "table-locked" : "table-shielded"),
        next !== card && say("table-then", { card: next ? cardName(next) : say("table-empty") }),
      ];
      return {
        ...marks(scene, part),
        card,
        depth: 0,
        shadow: next !== card ? next : null,
        marker: "",
        guard,
        isFar: false,
        label: spoken(label, scene, part, owner),
      };
    }),
  );
}

/** The columns and rows of the field that are shown: what is occupied, and what is next to it, five at least. */
export function windowOf(cells: readonly string[]): { columns: string[]; rows: string[] } {
  const columns = cells.map((cell) => COLUMNS.indexOf(cell[0]!));
  const rows = cells.map((cell) => Number(cell[1]));
  const span = (values: number[], low: number, high: number): number[] => {
    let first = values.length ? Math.min(...values) : (low + high) / 2;
    let last = values.length ? Math.max(...values) : (low + high) / 2;
    if (last - first < 4) {
      first = Math.max(low, first - 1);
      last = Math.min(high, last + 1);
    }
    for (let turn = 0; last - first < 4; turn += 1) {
      if ((turn % 2 === 0 || first === low) && last < high) last += 1;
      else first -= 1;
    }
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  };
  return {
    columns: span(columns, 0, 8).map((column) => COLUMNS[column]!),
    rows: span(rows, 1, 9).map(String).reverse(),
  };
}

/** The common field. */
export function fieldRows(scene: Scene, shown: { columns: string[]; rows: string[] }): Cell[][] {
  const field = scene.view.field ?? {};
  const taken = new Set(Object.keys(field));
  return shown.rows.map((row) =>
    shown.columns.map((column) => {
      const value = column + row;
      const part: Part = { kind: "cell", value };
      const stack = field[value] ?? [];
      const card = stack.at(-1) ?? null;
      const then = scene.ahead?.field ? (scene.ahead.field[value]?.at(-1) ?? null) : card;
      const veto = scene.view.veto?.cell === value ? scene.view.veto : null;
      const label = [
        say("table-cell", { cell: value, card: card ? cardName(card) : say("table-empty") }),
        stack.length > 1 && say("table-covers", { count: stack.length - 1 }),
        veto && say(veto.binds ? "table-veto-binds" : "table-veto-spent"),
        then !== card && say("table-then", { card: then ? cardName(then) : say("table-empty") }),
      ];
      return {
        ...marks(scene, part),
        card,
        depth: Math.max(0, stack.length - 1),
        shadow: then !== card ? then : null,
        marker: veto ? (veto.binds ? "binds" : "spent") : "",
        guard: "",
        isFar: !card && !isNear(value, taken),
        label: spoken(label, scene, part, ""),
      };
    }),
  );
}

function isNear(cell: string, taken: ReadonlySet<string>): boolean {
  const column = COLUMNS.indexOf(cell[0]!);
  const row = Number(cell[1]);
  const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => `${COLUMNS[column + x] ?? ""}${row + y}`));
  return taken.size === 0 || around.some((near) => taken.has(near));
}

function marks(scene: Scene, part: Part): Pick<Cell, "part" | "open" | "picked" | "isNew"> {
  const { choosing, isMine, fresh } = scene;
  return {
    part,
    open: isMine && choosing.open.has(nameOf(part)),
    picked: choosing.has(part),
    isNew: fresh.has(nameOf(part)),
  };
}

function spoken(label: (string | false | "" | null)[], scene: Scene, part: Part, owner: string): string {
  const { open, picked, isNew } = marks(scene, part);
  const all = [owner && `${owner}: `, label.filter(Boolean).join(". ")].filter(Boolean).join("");
  const states = [picked && say("table-chosen"), open && say("table-possible"), isNew && say("table-new")];
  return [all, ...states.filter(Boolean)].join(". ");
}

/** The places that moves of the last turn of others changed. */
export function freshPlaces(entries: readonly Entry[], own: number | null): Set<string> {
  const found = new Set<string>();
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at]!;
    if (entry.kind !== "move") continue;
    if (entry.seat === own) break;
    for (const fact of entry.events ?? []) {
      if (fact.event === "played" && fact.zone) found.add(nameOf({ kind: "zone", value: fact.zone, seat: fact.seat }));
      if (fact.event === "passed_on" && fact.zone) found.add(nameOf({ kind: "zone", value: fact.zone, seat: fact.to! }));
      if (fact.event === "played" && fact.cell) found.add(nameOf({ kind: "cell", value: fact.cell }));
    }
  }
  return found;
}

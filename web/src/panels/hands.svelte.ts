/** Playing by keys and by typing: the same choices as by pointing. */

import { cardName } from "../art/cards.ts";
import { type Choosing, nameOf, type Part } from "../choose.ts";
import { partNamed } from "../drag.ts";
import { actionOf, type Action } from "../keymap.ts";
import { settings } from "../settings.svelte.ts";
import type { TableModel } from "../table.svelte.ts";
import { has, listOf, say } from "../texts.svelte.ts";
import { read } from "../typed.ts";
import { named, partLabel } from "./prompts.ts";

/** What keys need of the page around the table. */
export interface Ways {
  card: (at: number) => boolean;
  focus: (part: string) => void;
  field: () => void;
  look: (card: string, under?: string[]) => void;
  help: () => void;
  line: () => void;
  log: () => void;
  other: (back: boolean) => void;
  tell: (text: string) => void;
}

export class Hands {
  #model: TableModel;
  #ways: Ways;
  /** A cell that is being spelled: "" after F, then its column. */
  #spelling: string | null = null;

  constructor(model: TableModel, ways: Ways) {
    this.#model = model;
    this.#ways = ways;
  }

  /** A key was pressed somewhere on the page. */
  press(event: KeyboardEvent): void {
    const target = event.target as HTMLElement | null;
    if (event.defaultPrevented || this.#model.state?.status === "waiting" || this.#model.isCovered) return;
    if (target?.closest("dialog, input, textarea, select")) return;
    if (this.#spelling !== null && this.#spell(event)) {
      event.preventDefault();
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      if (this.#enter(target)) event.preventDefault();
      return;
    }
    const action = actionOf(event);
    if (!action || (!settings.keys && event.key !== "Escape" && !event.ctrlKey && !event.metaKey)) return;
    if (this.#do(action, target)) event.preventDefault();
  }

  /** Enter on a card or place chooses it; when the move is whole, it plays it. */
  #enter(target: HTMLElement | null): boolean {
    if (target?.closest("button, a, summary, input")) return false;
    const name = target?.closest<HTMLElement>("[data-part]")?.dataset.part;
    const part = name ? partNamed(name) : null;
    const isChosen = part !== null && this.#model.choosing.has(part);
    if (this.#model.choosing.move && (part === null || isChosen)) void this.#model.confirm();
    else if (part) target!.closest<HTMLElement>("[data-part]")!.click();
    else return false;
    return true;
  }

  #spell(event: KeyboardEvent): boolean {
    const column = /^Key([A-I])$/.exec(event.code)?.[1]?.toLowerCase();
    const row = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    if (this.#spelling === "" && column) {
      this.#spelling = column;
      this.#ways.tell(say("table-spelling", { cell: column }));
      return true;
    }
    const cell = this.#spelling && row ? this.#spelling + row : "";
    this.#spelling = null;
    this.#ways.tell(""); // what the choice means is said at once
    if (cell) this.#point({ kind: "cell", value: cell });
    return Boolean(cell);
  }

  #point(part: Part): void {
    this.#ways.focus(nameOf(part));
    this.#model.pick(part);
  }

  #do(action: Action, target: HTMLElement | null): boolean {
    const model = this.#model;
    switch (action.do) {
      case "card":
        return this.#ways.card(action.at);
      case "zone":
        if (!model.view?.tables) return false;
        this.#point({ kind: "zone", value: action.zone, seat: model.seat ?? 0 });
        return true;
      case "draw":
        model.pick({ kind: "draw", value: action.deck });
        return true;
      case "cell":
        if (!model.view?.field) return false;
        this.#spelling = "";
        this.#ways.tell(say("table-spelling", { cell: "" }));
        return true;
      case "marker":
        this.#ways.field();
        return true;
      case "confirm":
        void model.confirm();
        return true;
      case "back":
        return model.back();
      case "clear":
        model.clear();
        return true;
      case "undo":
        void model.undo();
        return true;
      case "hint":
        void model.hint();
        return true;
      case "other":
      case "own":
        this.#ways.other(action.do === "own");
        return true;
      case "help":
        this.#ways.help();
        return true;
      case "line":
        this.#ways.line();
        return true;
      case "log":
        this.#ways.log();
        return true;
      case "link":
        void this.#copyLink();
        return true;
      case "silence":
        settings.volume = settings.volume > 0 ? 0 : 0.5;
        return true;
      case "why":
        this.#why(target);
        return true;
      case "look":
      case "under":
        this.#look(target);
        return true;
      default:
        this.#ways.tell(this.describe(action.do));
        return true;
    }
  }

  /** The race, the last move, the possible moves, a table: in words. */
  describe(what: "race" | "last" | "moves" | "read" | "neighbour"): string {
    const model = this.#model;
    if (what === "race") return raceWords(model);
    if (what === "last") {
      const moves = model.entries.filter((entry) => entry.kind === "move" && entry.sentences?.length);
      return moves.at(-1)?.sentences?.join(" ") ?? say("table-nothing-yet");
    }
    if (what === "moves") {
      const left = model.choosing.left;
      return say("table-moves", { count: left.length, moves: left.slice(0, 60).join(", ") });
    }
    if (model.view?.field) return fieldWords(model);
    const seats = model.view?.seats ?? 1;
    const seat = what === "read" ? (model.seat ?? 0) : ((model.seat ?? 0) + 1) % seats;
    return tableWords(model, seat);
  }

  #why(target: HTMLElement | null): void {
    const name = target?.closest<HTMLElement>("[data-part]")?.dataset.part;
    if (name) void this.#model.why(partNamed(name));
    else this.#ways.tell(say("table-why-where"));
  }

  #look(target: HTMLElement | null): void {
    const name = target?.closest<HTMLElement>("[data-part]")?.dataset.part;
    if (!name) return;
    const part = partNamed(name);
    const view = this.#model.view;
    const stack = part.kind === "cell" ? (view?.field?.[part.value] ?? []) : [];
    const card = part.kind === "card" ? part.value : part.kind === "zone" ? view?.tables?.[part.seat!]?.[part.value] : stack.at(-1);
    if (card) this.#ways.look(card, stack.slice(0, -1).reverse());
  }

  async #copyLink(): Promise<void> {
    const link = `${location.origin}/replay/${this.#model.id}?t=${this.#model.view?.turn ?? 0}`;
    try {
      await navigator.clipboard.writeText(link);
      this.#ways.tell(say("table-link-copied", { link }));
    } catch {
      this.#ways.tell(link);
    }
  }

  /** What was typed is done; what is to be answered, or "" where nothing is. */
  async type(line: string): Promise<string> {
    const model = this.#model;
    const hand = model.view?.hands[model.seat ?? 0] ?? [];
    const typed = read(line, model.choosing.cleared(), hand, (part) => wordsOf(part, model));
    switch (typed.is) {
      case "nothing":
        return say("table-line-about");
      case "command":
        if (typed.command === "undo") await model.undo();
        else if (typed.command === "hint") await model.hint();
        else if (typed.command === "help") this.#ways.help();
        else return this.describe(typed.command === "keys" ? "race" : typed.command);
        return "";
      case "why":
      case "unknown":
        if (!model.isMine) {
          model.pick({ kind: "word", value: "end" }); // says whose turn it is
          return model.notice?.text ?? "";
        }
        await model.ask(typed.words);
        return model.notice?.text ?? "";
      case "moves":
        return this.#choose(typed.moves, model.choosing.cleared());
    }
  }

  /** The only move that fits is chosen; of several, what they have in common. */
  #choose(moves: string[], choosing: Choosing): string {
    const rows = moves.map((move) => choosing.row(move));
    const shared = rows[0]!.filter((part) => rows.every((row) => row.some((each) => nameOf(each) === nameOf(part))));
    this.#model.clear();
    for (const part of shared) if (!this.#model.choosing.has(part)) this.#model.pick(part);
    if (moves.length === 1) return "";
    return say("table-several", { moves: listOf(moves.slice(0, 12).map((move) => named(move, this.#model)), "disjunction") });
  }
}

/** How a part may be typed in the language of the page. */
function wordsOf(part: Part, model: TableModel): string[] {
  if (part.kind === "card") {
    const bare = part.value.replace(/^[+!]/, "");
    return part.value.startsWith("!") ? [cardName(part.value)] : [[...bare].map((code) => (has(`symbol-${code}`) ? say(`symbol-${code}.short`) : "")).join("")];
  }
  if (part.kind === "symbol" || part.kind === "key") return [say(`symbol-${part.value}`), say(`symbol-${part.value}.short`)];
  return partLabel(part, model).split(" ").slice(0, 1);
}

function raceWords(model: TableModel): string {
  const { brief } = model;
  if (!brief) return "";
  const lines = brief.race.map(({ seat, total, keys }) => {
    const owned = Object.entries(keys).map(([symbol, count]) => say(`symbol-${symbol}`) + (count > 1 ? ` ${count}` : ""));
    return say("table-race-line", { player: model.called(seat), total, goal: brief.goal, keys: owned.length ? listOf(owned) : say("table-no-keys") });
  });
  return [...lines, ...new Set(brief.forbidden.map((each) => each.sentence))].join(" ");
}

function tableWords(model: TableModel, seat: number): string {
  const table = model.view?.tables?.[seat] ?? {};
  const lines = (model.brief?.zones ?? []).map((zone) => say("table-zone", { zone: say(`zone-${zone}`), card: table[zone] ? cardName(table[zone]) : say("table-empty") }));
  return `${say("table-of", { player: model.called(seat) })}: ${lines.join("; ")}.`;
}

function fieldWords(model: TableModel): string {
  const field = model.view?.field ?? {};
  const cells = Object.keys(field).sort((a, b) => Number(b[1]) - Number(a[1]) || a.localeCompare(b));
  return cells.map((cell) => say("table-cell", { cell, card: cardName(field[cell]!.at(-1)!) })).join("; ");
}

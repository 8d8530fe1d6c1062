/**
 * One grammar for taps, mouse, drag, keyboard and typing: a list of legal moves that shrinks with each choice.
 *
 * A move is a row of parts: a card, then places, seats, words. Parts may be chosen in any order; what contradicts
 * an earlier choice takes its place. One move left means that nothing is left to choose. Nothing here knows a
 * rule: moves come from the server, and their parts are told apart by how they are written.
 */

/** One thing that can be chosen. `seat` is whose zone it is. */
export interface Part {
  kind: "card" | "zone" | "cell" | "way" | "word" | "to" | "key" | "draw" | "symbol" | "seat" | "deck" | "ring" | "direction" | "found";
  value: string;
  seat?: number;
}

/** Chosen by pointing at the table; everything else stands in a list. */
const ON_THE_TABLE: readonly Part["kind"][] = ["card", "zone", "cell"];

const SHAPES: readonly [Part["kind"], RegExp][] = [
  ["zone", /^(?:nw|n|ne|w|c|e|sw|s|se)$/],
  ["cell", /^[a-i][1-9]$/],
  ["symbol", /^[A-Z]$/],
  ["card", /^(?:\+?[A-Z]{2,3}|![a-z-]+)$/],
  ["seat", /^\d+$/],
  ["deck", /^(?:main|extra)$/],
  ["ring", /^(?:corners|arms)$/],
  ["direction", /^c?cw$/],
];

const SIGNS: Record<string, string> = { "@": "place", "^": "cover", "/": "replace" };

/** One text for each part, for comparing and as a key of lists. */
export function nameOf(part: Part): string {
  return `${part.kind}:${part.value}${part.seat === undefined ? "" : `:${part.seat}`}`;
}

/** Whether two parts are the same thing. */
export function same(one: Part, other: Part): boolean {
  return nameOf(one) === nameOf(other);
}

/** The parts of a move in the order in which they are asked for; `mover` is the seat that makes it. */
export function partsOf(move: string, mover: number): Part[] {
  const play = /^(\+?[A-Z]+)([>@^/])(\w+)$/.exec(move);
  if (play) {
    const [, card = "", sign = "", place = ""] = play;
    const first: Part = { kind: "card", value: card };
    if (sign === ">") return [first, { kind: "zone", value: place, seat: mover }];
    return [first, { kind: "cell", value: place }, { kind: "way", value: SIGNS[sign]! }];
  }
  const [word = "", ...rest] = move.split(" ");
  if (word.startsWith("!")) {
    return [{ kind: "card", value: word }, { kind: "word", value: "use" }, ...argumentsOf(rest, mover)];
  }
  const value = rest[0] ?? "";
  switch (word) {
    case "drop":
    case "under":
    case "give":
      return [{ kind: "card", value }, { kind: "word", value: word }];
    case "lift":
      return [{ kind: "zone", value, seat: mover }, { kind: "word", value: word }];
    case "veto":
      return [{ kind: "cell", value }];
    case "to":
    case "key":
    case "draw":
      return [{ kind: word, value }];
    default:
      return [{ kind: "word", value: word }];
  }
}

/** What follows the name of an action card. A seat and its zone are one place to point at. */
function argumentsOf(words: readonly string[], mover: number): Part[] {
  const kinds = words.map((word) => SHAPES.find(([, shape]) => shape.test(word))?.[0] ?? "word");
  if (kinds[0] === "seat" && kinds[1] === "zone") {
    return [{ kind: "zone", value: words[1]!, seat: Number(words[0]) }];
  }
  return words.map((value, place): Part => {
    const kind = kinds[place]!;
    if (kind === "zone") return { kind, value, seat: mover };
    // A card behind a deck lies among its discards, not in the hand.
    if (kind === "card" && kinds[place - 1] === "deck") return { kind: "found", value };
    return { kind, value };
  });
}

/** What a seat may do, and what it has chosen of it so far. Frozen: every choice makes a new one. */
export class Choosing {
  readonly legal: readonly string[];
  readonly seat: number;
  readonly picked: readonly Part[];
  #rows: Map<string, Part[]>;

  constructor(legal: readonly string[], seat: number, picked: readonly Part[] = [], rows?: Map<string, Part[]>) {
    this.legal = legal;
    this.seat = seat;
    this.picked = picked;
    this.#rows = rows ?? new Map(legal.map((move) => [move, partsOf(move, seat)]));
  }

  /** The moves that have everything chosen. */
  get left(): string[] {
    return this.legal.filter((move) => this.picked.every((part) => includes(this.row(move), part)));
  }

  /** The move, once only one is left, or everything of one is chosen: `MR>n` stands also within `!retouching MR n`. */
  get move(): string | null {
    const { left, picked } = this;
    if (!picked.length) return null;
    if (left.length === 1) return left[0]!;
    return left.find((move) => this.row(move).every((part) => includes(picked, part))) ?? null;
  }

  /** Whether this part can be chosen next. */
  isOpen(part: Part): boolean {
    if (this.has(part)) return false;
    return this.left.some((move) => includes(this.row(move), part));
  }

  /** Whether this part is chosen. */
  has(part: Part): boolean {
    return includes(this.picked, part);
  }

  /** What on the table can be chosen next; at first the cards, and places only where no card is needed. */
  get open(): Set<string> {
    const rows = this.left.map((move) => this.row(move));
    const parts = this.picked.length ? rows.flat() : rows.map((row) => row[0]!);
    const open = parts.filter((part) => ON_THE_TABLE.includes(part.kind) && !this.has(part));
    return new Set(open.map(nameOf));
  }

  /** What is to be chosen next from a list. */
  get listed(): Part[] {
    if (this.move) return [];
    const rows = this.left.map((move) => this.row(move));
    if (!this.picked.length) return listed(rows.map((row) => row[0]!));
    const longest = Math.max(0, ...rows.map((row) => row.length));
    for (let place = 0; place < longest; place += 1) {
      const there = rows.flatMap((row) => row[place] ?? []);
      const names = new Set(there.map(nameOf));
      if (names.size > 1 && !there.some((part) => this.has(part))) return listed(there);
    }
    return [];
  }

  /** With this chosen too, in place of what contradicts it; null where no move has it. */
  pick(part: Part): Choosing | null {
    if (this.has(part)) return null;
    const others = this.picked.filter((chosen) => chosen.kind !== part.kind);
    const attempts = [this.picked, others, part.kind === "card" ? [] : others.slice(0, 1)];
    for (const kept of attempts) {
      const further = this.#with([...kept, part]);
      if (further.left.length) return further;
    }
    return null;
  }

  /** Without the last choice. */
  back(): Choosing {
    return this.#with(this.picked.slice(0, -1));
  }

  /** With nothing chosen. */
  cleared(): Choosing {
    return this.#with([]);
  }

  row(move: string): Part[] {
    return this.#rows.get(move) ?? partsOf(move, this.seat);
  }

  #with(picked: readonly Part[]): Choosing {
    return new Choosing(this.legal, this.seat, picked, this.#rows);
  }
}

function includes(parts: readonly Part[], part: Part): boolean {
  return parts.some((each) => same(each, part));
}

function listed(parts: readonly Part[]): Part[] {
  const unlike = new Map(parts.map((part) => [nameOf(part), part]));
  return [...unlike.values()].filter((part) => !ON_THE_TABLE.includes(part.kind));
}

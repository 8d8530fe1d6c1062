/** Moves and questions as they are typed: `3 n`, `MR e5`, `why CH n`, `keys`; in both languages, on either keyboard. */

import { type Choosing, nameOf, type Part } from "./choose.ts";

/** Words for a part; the texts of the page give the names. */
export type Names = (part: Part) => string[];

export type Typed =
  | { is: "nothing" }
  | { is: "command"; command: "keys" | "undo" | "hint" | "help" | "moves" | "last" }
  | { is: "why"; words: string }
  | { is: "moves"; moves: string[] }
  | { is: "unknown"; words: string };

const COMMANDS: Record<string, "keys" | "undo" | "hint" | "help" | "moves" | "last"> = {
  keys: "keys", ключи: "keys", undo: "undo", назад: "undo", hint: "hint", подсказка: "hint",
  help: "help", "?": "help", помощь: "help", moves: "moves", ходы: "moves", last: "last", последний: "last",
};

const SIGNS: Record<string, string> = { place: "@", cover: "^", replace: "/" };

// Letters of a Russian keyboard that look like those of symbols and places.
const LOOK_ALIKES: Record<string, string> = { м: "m", р: "p", с: "c", н: "h", к: "k", е: "e", а: "a" };

/** Small letters, and ё as е, as words are compared. */
export function folded(word: string): string {
  return word.toLowerCase().replaceAll("ё", "е");
}

function latin(word: string): string {
  return [...word].map((letter) => LOOK_ALIKES[letter] ?? letter).join("");
}

/** What was meant. `hand` gives the card of a number. */
export function read(line: string, choosing: Choosing, hand: readonly string[], names: Names): Typed {
  const words = line.trim().replace(/([>@^/])/g, " $1 ").split(/\s+/).filter(Boolean).map(folded);
  const [first = ""] = words;
  if (!words.length) return { is: "nothing" };
  const exact = choosing.legal.find((move) => folded(move) === folded(line.trim()));
  if (exact) return { is: "moves", moves: [exact] };
  if (words.length === 1 && COMMANDS[first]) return { is: "command", command: COMMANDS[first]! };
  if (first === "why" || first === "почему") return { is: "why", words: asked(words.slice(1), hand) };
  const moves = choosing.legal.filter((move) => {
    const known = choosing.row(move).flatMap((part) => wordsFor(part, names));
    return words.every((word, at) => fits(word, at, known, hand));
  });
  return moves.length ? { is: "moves", moves } : { is: "unknown", words: asked(words, hand) };
}

function fits(word: string, at: number, known: readonly string[], hand: readonly string[]): boolean {
  if (known.includes(word) || known.includes(latin(word))) return true;
  const card = at === 0 && /^\d+$/.test(word) ? hand[Number(word) - 1] : undefined;
  return card !== undefined && known.includes(folded(card));
}

function wordsFor(part: Part, names: Names): string[] {
  const sign = part.kind === "zone" ? ">" : (SIGNS[part.value] ?? "");
  const bare = part.kind === "card" ? [part.value.replace(/^[+!]/, "")] : [];
  return [part.value, sign, nameOf(part), ...bare, ...names(part)].filter(Boolean).map(folded);
}

/** The words as the server reads them: cards in capitals, numbers of cards as the cards. */
function asked(words: readonly string[], hand: readonly string[]): string {
  return words
    .map((word, at) => {
      if (at === 0 && /^\d+$/.test(word)) return hand[Number(word) - 1] ?? word;
      const plain = latin(word);
      const card = hand.find((each) => folded(each).replace(/^[+!]/, "") === plain.replace(/^[+!]/, ""));
      return card ?? plain;
    })
    .filter((word) => !/^[>@^/]$/.test(word))
    .join(" ");
}

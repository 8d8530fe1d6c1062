/** Sentences in which cards are seen as cards: `MR` in the words of the server becomes a small picture. */

import { cardName } from "./cards.ts";
import { SYMBOLS } from "./glyphs.ts";

/** Words, or a card with the stop behind it, which must not begin a line. */
export type Piece = string | { card: string; stop: string };

const CARD = /(?<![\p{L}\p{N}+!])\+?[MPCGSKRHFIWE]{2,3}(?![\p{L}\p{N}])/gu;

/** Cards are written in order of seniority, each symbol once; other capitals are only capitals. */
function isCard(text: string): boolean {
  const ranks = [...text.replace("+", "")].map((code) => SYMBOLS.indexOf(code));
  return ranks.every((rank, at) => at === 0 || rank > ranks[at - 1]!);
}

/** The sentence in pieces. What people are called stays a name, whatever it looks like. */
export function piecesOf(sentence: string, names: readonly string[] = []): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const found of sentence.matchAll(CARD)) {
    if (!isCard(found[0]) || names.includes(found[0])) continue;
    if (found.index > done) pieces.push(sentence.slice(done, found.index));
    const end = found.index + found[0].length;
    const [stop] = /^[\p{Po}\p{Pe}\p{Pf}]*/u.exec(sentence.slice(end))!;
    pieces.push({ card: found[0], stop });
    done = end + stop.length;
  }
  if (done < sentence.length) pieces.push(sentence.slice(done));
  return pieces;
}

/** The sentence as it is read aloud: cards by their names. */
export function spoken(sentence: string, names: readonly string[] = []): string {
  return piecesOf(sentence, names)
    .map((piece) => (typeof piece === "string" ? piece : cardName(piece.card) + piece.stop))
    .join("");
}

/** Cards as interchange 1 writes them, taken apart for drawing; nothing here knows what may be played. */

import { say } from "../texts.svelte.ts";

export interface Face {
  kind: "symbols" | "action" | "hidden";
  /** Whether it has the back of the additional deck. */
  extra: boolean;
  symbols: string[];
  /** Of an action card. */
  id: string;
}

/** What a card text says: `MR`, `+MCR`, `!varnish`, `?` or `+?`. */
export function faceOf(card: string): Face {
  const extra = card.startsWith("+") || card.startsWith("!");
  const bare = card.replace(/^[+!]/, "");
  if (card.startsWith("!")) return { kind: "action", extra, symbols: [], id: bare };
  if (bare === "?") return { kind: "hidden", extra, symbols: [], id: "" };
  return { kind: "symbols", extra, symbols: [...bare], id: "" };
}

/** The card in words: "Mechanism, Cavalryman". */
export function cardName(card: string): string {
  const face = faceOf(card);
  if (face.kind === "action") return say(`action-${face.id}`);
  if (face.kind === "hidden") return say(face.extra ? "card-hidden-extra" : "card-hidden");
  return face.symbols.map((symbol) => say(`symbol-${symbol}`)).join(", ");
}

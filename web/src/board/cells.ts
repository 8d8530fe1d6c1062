/** What a grid shows and says in each of its places; made from a view, drawn by Grid.svelte. */

import type { Part } from "../choose.ts";
import type { CardText } from "../position.ts";

export interface Cell {
  part: Part;
  /** The card on top; nothing where none lies. */
  card: CardText | null;
  /** What a screen reader says. */
  label: string;
  /** How many cards lie under it. */
  depth: number;
  open: boolean;
  picked: boolean;
  /** What would lie here after the chosen move. */
  shadow: CardText | null;
  isNew: boolean;
  marker: "" | "binds" | "spent";
  guard: "" | "locked" | "shielded";
  /** Out of reach: drawn as paper. */
  isFar: boolean;
}

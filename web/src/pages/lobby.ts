/** What the lobby tells: one's own tables first, then those that wait for somebody. */

export interface TableLine {
  table: string;
  title?: string;
  edition: string;
  status: "waiting" | "live" | "over";
  your_turn?: boolean;
  /** Milliseconds since 1970, when something last happened. */
  updated?: number;
  seats: { kind: string; name: string; bot?: string }[];
}

export interface Lobby {
  own: TableLine[];
  open: TableLine[];
}

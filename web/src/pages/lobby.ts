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

/** First what waits for oneself, then what goes on, last what is over; each in the order of the server. */
export function ownFirst(tables: readonly TableLine[]): TableLine[] {
  const rank = (table: TableLine) => (table.your_turn ? 0 : table.status === "over" ? 2 : 1);
  return [...tables].sort((one, other) => rank(one) - rank(other));
}

/** What the server tells of a table, as types: the view of interchange 2, and what update messages hold besides. */

/** A card as interchange 1 writes it: `MR`, `+MCR`, `!varnish`, `?`, `+?`. */
export type CardText = string;

export interface View {
  edition: string;
  options: Record<string, unknown>;
  seats: number;
  turn: number;
  to_move: number;
  phase: "play" | "veto" | "key" | "close" | "draw" | "effect" | "over";
  hands: CardText[][];
  decks: Record<Deck, CardText[]>;
  discards: Record<Deck, CardText[]>;
  removed: CardText[];
  tables: Record<string, CardText>[] | null;
  field: Record<string, CardText[]> | null;
  keys: Record<string, number>[];
  bonus_used: boolean[];
  last_played: CardText | null;
  veto: { cell: string; binds: boolean } | null;
  final_turns: number | null;
  effects: Effect[];
  pending: { asks?: string; played?: CardText; carried?: { card: CardText; zone: string } } | null;
  outcome: { winners: number[]; reason: string } | null;
}

export type Deck = "main" | "extra";

export interface Effect {
  id: string;
  seat: number;
  target?: number;
  zone?: string;
  symbol?: string;
}

export interface Brief {
  phase_sentence: string;
  goal: number;
  race: { seat: number; total: number; keys: Record<string, number>; bonus_used: boolean }[];
  next: Record<string, number>;
  forbidden: { symbol: string; code: string; sentence: string }[];
  last_round: { turns_left: number; sentence: string } | null;
  feeds: [number, number][];
  /** The zones of a table; none in games on the field. */
  zones: string[];
  /** By seat, the zones beside which a card lies. */
  guards: Record<string, "locked" | "shielded">[];
  decks: { main: number; extra: number | null };
  discards: Record<Deck, { count: number; top: CardText | null } | null>;
}

export interface SeatState {
  kind: "open" | "person" | "bot";
  name: string;
  bot: string;
  stands_in: boolean;
  out: "" | "resigned" | "time";
  muted: boolean;
}

export interface ClockState {
  kind: "none" | "live" | "days";
  seconds?: number;
  increment?: number;
  days?: number;
  left?: number[];
  running?: number | null;
  elapsed?: number;
}

export interface TableState {
  status: "waiting" | "live" | "over";
  title: string;
  edition: string;
  options: Record<string, unknown>;
  seats: SeatState[];
  to_move: number | null;
  clock: ClockState;
  spectators: "none" | "public" | "open_after";
  listed: boolean;
  hints: boolean;
  practice: boolean;
  paused: boolean;
  votes: Record<string, number[]>;
  commitment: string;
  result: { winners: number[]; reason: string; ranking: number[] } | null;
  rematch: string;
  can_undo: boolean;
  /** Whether the reader made the table, and which seats are the reader's own. */
  host: boolean;
  own?: number[];
  /** What the link to this table carries; only for those who sit there. */
  invitation: string;
}

/** A fact of a move, as interchange 4 writes it. */
export interface Fact {
  event: string;
  seat: number;
  card?: CardText;
  second?: CardText;
  how?: string;
  zone?: string;
  cell?: string;
  to?: number;
  from?: number;
  deck?: Deck;
  symbol?: string;
  count?: number;
  reason?: string;
  target?: number;
  id?: string;
  turn?: number;
  winners?: number[];
}

/** A line of the table's log. */
export interface Entry {
  seq: number;
  kind: string;
  seat: number | null;
  at: number;
  ply?: number;
  turn?: number;
  move?: string;
  events?: Fact[];
  sentences?: string[];
  text?: string;
  count?: number;
  name?: string;
  who?: string;
  bot?: string;
  why?: string;
  reason?: string;
  target?: number;
  on?: boolean;
}

export const ZONES = ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"] as const;

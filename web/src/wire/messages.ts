// Written by tools/wire_types.py from server/wire.py and server/answers.py; change those.

/** On a shared device which own seat is meant, and the language of refusals. */
export interface FromSeat {
  as_seat?: number | null;
  language?: string;
}

/** What a seat wants done. */
export interface Command {
  id: string;
  as_seat?: number | null;
  language?: string;
}

/** One decision, as interchange 1 writes it. */
export interface Move {
  type: "move";
  id: string;
  ply: number;
  move: string;
  as_seat?: number | null;
  language?: string;
}

/** The seat's last decision is taken back. */
export interface Undo {
  type: "undo";
  id: string;
  ply: number;
  as_seat?: number | null;
  language?: string;
}

/** Why this move is not possible; nothing is done. */
export interface Why {
  type: "why";
  id: string;
  move: string;
  as_seat?: number | null;
  language?: string;
}

/** What this move would do, as far as the seat can know; nothing is done. */
export interface Preview {
  type: "preview";
  id: string;
  move: string;
  as_seat?: number | null;
  language?: string;
}

/** What a bot would do here, where the table allows it. */
export interface Hint {
  type: "hint";
  id: string;
  ply: number;
  as_seat?: number | null;
  language?: string;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
  as_seat?: number | null;
  language?: string;
}

/** The host lets this seat write no longer, or again. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on: boolean;
  as_seat?: number | null;
  language?: string;
}

/** The host begins; every seat is taken. */
export interface Start {
  type: "start";
  id: string;
  as_seat?: number | null;
  language?: string;
}

/** The host puts a bot on an empty seat. */
export interface AddBot {
  type: "add_bot";
  id: string;
  seat: number;
  bot: string;
  as_seat?: number | null;
  language?: string;
}

/** One's seat is free again; only before the start. */
export interface Leave {
  type: "leave";
  id: string;
  as_seat?: number | null;
  language?: string;
}

/** The host frees this seat; only before the start. */
export interface Remove {
  type: "remove";
  id: string;
  seat: number;
  as_seat?: number | null;
  language?: string;
}

/** The game is lost for this seat; with more than two, a bot plays its cards to the end. */
export interface Resign {
  type: "resign";
  id: string;
  as_seat?: number | null;
  language?: string;
}

/** A bot shall play for this seat: at once for one's own or one that is long away, else by vote. */
export interface HandOver {
  type: "hand_over";
  id: string;
  seat: number;
  bot?: string;
  as_seat?: number | null;
  language?: string;
}

/** One plays again oneself, where a bot played on. */
export interface TakeSeat {
  type: "take_seat";
  id: string;
  as_seat?: number | null;
  language?: string;
}

/** The host goes on with a table that was paused after a fault. */
export interface Resume {
  type: "resume";
  id: string;
  as_seat?: number | null;
  language?: string;
}

/** A new table with the same seats, the same edition and another deal. */
export interface Rematch {
  type: "rematch";
  id: string;
  as_seat?: number | null;
  language?: string;
}

/** The first frame of a WebSocket: updates from behind entry `after`, -1 for the beginning. */
export interface Subscribe {
  type: "subscribe";
  after?: number;
  language?: string;
}

/** Answered with `pong`, to measure the way. */
export interface Ping {
  type: "ping";
}

/** `none`; `live`: so many seconds and so many more after each decision; `days` for each decision. */
export interface Clock {
  kind?: "days" | "live" | "none";
  seconds?: number;
  increment?: number;
  days?: number;
}

/** Who shall sit there: `open` for whoever comes by the link, `me` for whoever makes the table. */
export interface SeatPlan {
  kind?: "bot" | "me" | "open";
  name?: string;
  bot?: string;
}

/** A new table. Several seats that are `me` are played on one device. */
export interface CreateTable {
  edition: string;
  seats: SeatPlan[];
  options?: Record<string, boolean | number | string>;
  decks?: Partial<Record<"extra" | "main", string[]>> | null;
  clock?: Clock;
  spectators?: "none" | "open_after" | "public";
  listed?: boolean;
  hints?: boolean;
  title?: string;
  entropy?: string;
  start?: boolean;
  token?: boolean;
}

/** A free seat by invitation, or for a listed table by its name. */
export interface Join {
  name: string;
  invitation?: string;
  table?: string;
  seat?: number | null;
  entropy?: string;
  token?: boolean;
}

/** What table an invitation is for, before anybody joins. */
export interface Invitation {
  invitation: string;
}

/** The text of a record, to be looked at. */
export interface Import {
  record: string;
}

/** The moves made so far in a step of a lesson; the last one is to be judged. */
export interface Try {
  step: string;
  moves: string[];
}

/** What became of a command. */
export interface Answer {
  id: string;
}

/** It is on disk, as entry `seq` of the table's log. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
  ply: number;
  table?: string;
}

/** Nothing was done. `code` is for programs, `sentence` for people, in the language that was asked for. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  sentence?: string;
  reason?: string;
  ply?: number;
  retry_ms?: number;
}

/** The reason's code and sentence; `legal` moves have neither. */
export interface WhyAnswer {
  type: "why";
  id: string;
  move: string;
  legal: boolean;
  reason?: string;
  sentence?: string;
}

/** What the move would do as far as this seat can know: the view as it would be then. */
export interface PreviewAnswer {
  type: "preview";
  id: string;
  move: string;
  sentences: string[];
  view: Record<string, any>;
}

export interface HintAnswer {
  type: "hint";
  id: string;
  move: string;
  bot: string;
}

/** What happened since the last update, and how the table stands now for this reader. */
export interface Update {
  type: "update";
  table: string;
  seq: number;
  ply: number;
  seat: number | null;
  entries: Record<string, any>[];
  state: Record<string, any>;
  view: Record<string, any> | null;
  legal: string[];
  brief: Record<string, any> | null;
}

/** Which seats are connected now, and how many spectators. */
export interface Presence {
  type: "presence";
  seats: boolean[];
  spectators: number;
}

export interface Pong {
  type: "pong";
}

/** The server goes away, or the reader was too slow; come back after `retry_ms`. */
export interface Bye {
  type: "bye";
  code: string;
  retry_ms: number;
}

/** The new table, what its link carries, one's own seats, and the token where one was asked for. */
export interface Created {
  table: string;
  invitation: string;
  seats: number[];
  token?: string;
}

/** One's seat, and the token where one was asked for. */
export interface Joined {
  table: string;
  seat: number;
  token?: string;
}

/** The body of every HTTP answer that is an error. `detail` is for programmers: which field was wrong. */
export interface Problem {
  code: string;
  sentence: string;
  retry_ms: number;
  detail: string;
}

export type Commands = Move | Undo | Why | Preview | Hint | Chat | Mute | Start | AddBot | Leave | Remove | Resign | HandOver | TakeSeat | Resume | Rematch;

export type Frames = Move | Undo | Why | Preview | Hint | Chat | Mute | Start | AddBot | Leave | Remove | Resign | HandOver | TakeSeat | Resume | Rematch | Subscribe | Ping;

export type Said = Accepted | Refused | WhyAnswer | PreviewAnswer | HintAnswer | Update | Presence | Pong | Bye;

export type Answers = Accepted | Refused | WhyAnswer | PreviewAnswer | HintAnswer;

/** A finished game as the server plays it back, and how it was asked for. */

import { get, post } from "../api.ts";
import type { Brief, Fact, View } from "../position.ts";

export interface Frame {
  ply: number;
  turn: number;
  seat: number | null;
  move: string;
  events: Fact[];
  sentences: string[];
  comments: string[];
  view: View;
  brief: Brief;
}

export interface Check {
  what: string;
  fine: boolean;
  detail: string;
}

export interface Played {
  edition: string;
  options: Record<string, unknown>;
  seats: string[];
  as: number | null;
  headers: Record<string, string[]>;
  frames: Frame[];
  outcome: { winners: number[]; reason: string } | null;
  ranking: number[] | null;
  checks: Check[] | null;
}

/** Whose eyes: a seat, or all cards open. */
export type Eyes = number | "all";

/** The finished game of this table. */
export function ofTable(table: string, eyes: Eyes): Promise<Played> {
  return get<Played>(`/api/tables/${encodeURIComponent(table)}/replay`, { as: String(eyes) });
}

/** A record that somebody has brought along; nothing of it is kept by the server. */
export function ofRecord(record: string, eyes: Eyes, game = 1): Promise<Played> {
  return post<Played>("/api/replays", { record }, { as: String(eyes), game: String(game) });
}

/** The first frame of each turn. */
export function turnsOf(frames: readonly Frame[]): number[] {
  return frames.flatMap((frame, at) => (at && frame.turn !== frames[at - 1]!.turn ? at : at ? [] : 0));
}

/** What a tick of the slider stands for: the most telling fact of a frame. */
export function sign(frame: Frame): "key" | "action" | "veto" | "" {
  const events = new Set(frame.events.map((fact) => fact.event));
  if (events.has("key") || events.has("bonus")) return "key";
  if (events.has("action")) return "action";
  return events.has("veto") ? "veto" : "";
}

/** How many games a text of records holds: each begins with its edition. */
export function gamesIn(text: string): number {
  return Math.max(1, text.match(/^\[Edition /gm)?.length ?? 1);
}

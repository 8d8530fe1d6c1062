/** What can be played here and with whom, as the server offers it, and how a new table is asked for. */

import { get, post } from "../api.ts";
import { settings } from "../settings.svelte.ts";
import { say } from "../texts.svelte.ts";
import type { CreateTable, SeatPlan } from "../wire/messages.ts";

export type Value = boolean | number | string;

export interface Option {
  id: string;
  name: string;
  about: string;
  /** Each possible value with its words; for a number the lowest and highest instead. */
  values: { value: Value; name: string }[] | { from: number; to: number };
  default: Value;
}

export interface Edition {
  id: string;
  name: string;
  summary: string;
  /** How the cards lie: a cross or a square before each player, or a field for all. */
  shape: "cross" | "square" | "field";
  family: "tables" | "field";
  extra_deck: boolean;
  marker: boolean;
  actions: boolean;
  seats: [number, number];
  options: Option[];
}

export interface Bot {
  id: string;
  name: string;
  about: string;
  level: number;
}

export interface Offers {
  editions: Edition[];
  bots: Bot[];
}

export interface Opened {
  table: string;
  invitation: string;
  seats: number[];
}

/** The editions and bots of this server, in the language of the page. */
export function offers(): Promise<Offers> {
  return get<Offers>("/api/editions");
}

const FIRST_LEVEL = 3; // beaten by people who have played a few games

/** The bots that have a level, the gentlest first. */
export function ladder(bots: readonly Bot[]): Bot[] {
  return bots.filter((bot) => bot.level > 0).sort((one, other) => one.level - other.level);
}

/** The bot of the last game; at first one that a newcomer can beat. */
export function usualBot(bots: readonly Bot[]): string {
  const known = bots.find((bot) => bot.id === settings.opponent);
  return (known ?? bots.find((bot) => bot.level === FIRST_LEVEL) ?? bots[0])?.id ?? "";
}

/** The bot with its place on the ladder, as a list names it. */
export function botName(bot: Bot): string {
  return bot.level ? say("page-bot-level", { level: bot.level, name: bot.name }) : bot.name;
}

/** The name under which somebody sits down, if no other was given. */
export function ownName(): string {
  return settings.name.trim() || say("page-guest");
}

/** A table against so many bots, begun at once. */
export function againstBots(edition: string, bots: number, bot: string): CreateTable {
  const seats: SeatPlan[] = [{ kind: "me", name: ownName() }];
  for (let count = 0; count < bots; count += 1) seats.push({ kind: "bot", bot });
  return { edition, seats, start: true, hints: true };
}

/** The table is made; the invitation is kept on this device for whoever made it. */
export async function open(wish: CreateTable): Promise<Opened> {
  const opened = await post<Opened>("/api/tables", { ...wish, entropy: ownEntropy() });
  if (opened.invitation) keepInvitation(opened.table, opened.invitation);
  return opened;
}

/** Sixteen bytes of this device for the shuffle, so that nobody alone decides it. */
export function ownEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const KEPT = "leonardo.invitation.";

function keepInvitation(table: string, invitation: string): void {
  try {
    localStorage.setItem(KEPT + table, invitation);
  } catch {
    // The link stands on the page of the table as long as that is open.
  }
}

/** The invitation to a table that was made on this device, or "". */
export function invitationTo(table: string): string {
  try {
    return localStorage.getItem(KEPT + table) ?? "";
  } catch {
    return "";
  }
}

/** Lines of the log that are not moves: who came, who went, who plays for whom. Moves come with the server's words. */

import type { Entry } from "../position.ts";
import type { TableModel } from "../table.svelte.ts";
import { listOf, say } from "../texts.svelte.ts";

type Teller = (entry: Entry, player: string, model: TableModel) => string;

const TOLD: Record<string, Teller> = {
  seated: (entry, _, model) => say(entry.who === "bot" ? "table-log-bot" : "table-log-seated", { player: entry.name ?? model.nameOf(entry.seat ?? 0) }),
  vacated: (entry) => say("table-log-vacated", { seat: (entry.seat ?? 0) + 1 }),
  started: () => say("table-log-started"),
  undo: (_, player) => say("table-log-undo", { player }),
  hinted: (_, player) => say("table-log-hinted", { player }),
  resigned: (entry, player) => say("table-log-resigned", { player, reason: entry.reason ?? "" }),
  voted: (entry, player, model) => say("table-log-voted", { player, other: model.nameOf(entry.target ?? 0) }),
  handed: (entry, player) => say("table-log-handed", { player, bot: entry.bot ?? "", why: entry.why ?? "" }),
  returned: (_, player) => say("table-log-returned", { player }),
  paused: () => say("table-paused"),
  resumed: () => say("table-log-resumed"),
  muted: (entry, _, model) => say("table-log-muted", { player: model.nameOf(entry.target ?? 0), on: entry.on ?? false }),
  finished: (_, __, model) => resultOf(model),
  rematched: () => say("table-log-rematched"),
};

/** What a line of the log says. */
export function told(entry: Entry, model: TableModel): string[] {
  if (entry.kind === "move") return entry.sentences ?? [];
  const teller = TOLD[entry.kind];
  return teller ? [teller(entry, entry.seat == null ? "" : model.nameOf(entry.seat), model)] : [];
}

/** Who has won and why. */
export function resultOf(model: TableModel): string {
  const result = model.state?.result;
  if (!result) return "";
  const names = result.winners.map((seat) => model.nameOf(seat));
  const reason = say(REASONS[result.reason] ?? "phase-over");
  const own = model.seat !== null && !model.isShared && result.winners.includes(model.seat);
  if (own && names.length === 1) return say("table-won-you", { reason });
  return say("table-won", { players: listOf(names), count: names.length, reason });
}

const REASONS: Record<string, string> = {
  keys: "end-keys",
  deck: "end-deck",
  stalemate: "end-stalemate",
  limit: "end-limit",
  resigned: "table-end-resigned",
  time: "table-end-time",
};

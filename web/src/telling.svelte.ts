/** What is said besides what is seen: the title, sounds, and the two voices for screen readers. */

import { resultOf, told } from "./panels/told.ts";
import { promptOf } from "./panels/prompts.ts";
import { spoken } from "./art/sentences.ts";
import type { Entry } from "./position.ts";
import { settings } from "./settings.svelte.ts";
import { sound } from "./sounds.ts";
import type { TableModel } from "./table.svelte.ts";
import { say } from "./texts.svelte.ts";
import type { Update } from "./wire/messages.ts";

/** Facts of others that are worth a word even to those who want few. */
const WEIGHTY = ["played", "key", "bonus", "veto", "action", "last_round", "over", "skipped"];

/** Facts of one's own moves that were not known when they were chosen. */
const GAINED = ["drawn", "taken", "key", "bonus", "last_round", "over"];

export class Telling {
  #model: TableModel;
  #said = $state("");
  #news = $state("");
  #timer = 0;
  #wasMine = false;
  alert = $state("");
  toast = $state("");

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** The polite voice: what was asked for, or else a notice, or else what is to be done. */
  get status(): string {
    return spoken(this.#status, this.#model.names);
  }

  get #status(): string {
    if (this.#said) return this.#said;
    const { notice, preview, choosing } = this.#model;
    if (notice) return notice.text;
    if (choosing.move && preview) return preview.sentences.join(" ");
    return [this.#news, promptOf(this.#model)].filter(Boolean).join(" ");
  }

  get title(): string {
    const { state, isMine } = this.#model;
    const name = state?.title || say("page-name");
    return state?.status === "live" && isMine ? `● ${say("table-your-turn")} · ${name}` : name;
  }

  /** Said once, and shown for a while. */
  say(text: string): void {
    this.#said = text;
    this.toast = text;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.#said = this.toast = ""), 2000 + text.length * 60);
  }

  /** Something happened at the table. */
  hear(_: Update, entries: Entry[]): void {
    const model = this.#model;
    this.#said = this.toast = "";
    this.#news = entries.flatMap((entry) => this.#words(entry)).join(" ");
    const facts = entries.flatMap((entry) => entry.events ?? []);
    const has = (name: string) => facts.some((fact) => fact.event === name);
    if (has("last_round")) this.alert = model.brief?.last_round?.sentence ?? "";
    if (model.state?.status === "over" && entries.some((entry) => entry.kind === "finished")) {
      this.alert = resultOf(model);
      sound(model.seat !== null && model.state.result?.winners.includes(model.seat) ? "win" : "lose");
    } else if (has("last_round")) sound("last");
    else if (has("key") || has("bonus")) sound(this.#isNear() ? "near" : "key");
    else if (has("veto")) sound("veto");
    else if (facts.some((fact) => fact.event === "passed_on" && fact.to === model.seat)) sound("pass");
    else if (has("played")) sound("place");
    if (model.isMine && !this.#wasMine) {
      sound("turn");
      if (document.hidden) this.alert = say("table-your-turn");
    }
    this.#wasMine = model.isMine;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #words(entry: Entry): string[] {
    const sentences = told(entry, this.#model);
    if (entry.seat === this.#model.seat && entry.kind === "move") {
      return sentences.filter((_, at) => GAINED.includes(entry.events?.[at]?.event ?? ""));
    }
    if (settings.telling === "full" || entry.kind !== "move") return sentences;
    return sentences.filter((_, at) => WEIGHTY.includes(entry.events?.[at]?.event ?? ""));
  }

  #isNear(): boolean {
    const { brief } = this.#model;
    return Boolean(brief?.goal && brief.race.some((each) => brief.goal - each.total === 1));
  }
}

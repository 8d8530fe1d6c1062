/** One step of a lesson: what the pupil sees, chooses, and is answered. The server judges every move. */

import { post, Trouble } from "../api.ts";
import { Choosing, type Part } from "../choose.ts";
import type { Brief, Fact, View } from "../position.ts";
import { spelled } from "../table.svelte.ts";
import { say } from "../texts.svelte.ts";

interface Situation {
  view: View;
  legal_moves: string[];
  brief: Brief;
}

export interface Step extends Situation {
  id: string;
  title: string;
  text: string;
  task: string;
  hint: string;
  edition: string;
  names: string[];
}

export interface Lesson {
  id: string;
  title: string;
  about: string;
  steps: Step[];
}

interface Refused {
  legal: false;
  reason: string;
  sentence: string;
  topic: string;
}

interface Judged extends Situation {
  legal: true;
  done: boolean;
  over: boolean;
  events: Fact[];
  sentences: string[];
  answer: string;
}

/** The pupil's own seat. */
export const PUPIL = 0;

export class Pupil {
  readonly seat = PUPIL;
  readonly step: Step;
  moves: string[] = $state.raw([]);
  now: Situation = $state.raw({} as Situation);
  choosing: Choosing = $state.raw(new Choosing([], PUPIL));
  said: Judged | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  busy = $state(false);
  hinted = $state(false);
  #lesson: string;

  constructor(lesson: string, step: Step) {
    this.#lesson = lesson;
    this.step = step;
    this.again();
  }

  get view(): View {
    return this.now.view;
  }

  get brief(): Brief {
    return this.now.brief;
  }

  get isMine(): boolean {
    return this.choosing.legal.length > 0;
  }

  get done(): boolean {
    return this.said?.done ?? false;
  }

  nameOf(seat: number): string {
    return this.step.names[seat] ?? say("seat-unnamed", { seat: seat + 1 });
  }

  /** The step begins anew. */
  again(): void {
    this.moves = [];
    this.now = this.step;
    this.choosing = new Choosing(this.step.legal_moves, PUPIL);
    this.said = null;
    this.refused = null;
  }

  /** What was pointed at is chosen, and played if that makes a whole move; else the server says why not. */
  pick(part: Part): void {
    if (this.busy || !this.isMine) return;
    this.refused = null;
    if (this.choosing.has(part)) {
      this.choosing = this.choosing.cleared();
      return;
    }
    const further = this.choosing.pick(part);
    if (further) this.choosing = further;
    if (further?.move) void this.#play(further.move);
    if (further) return;
    const asked = spelled([...this.choosing.picked, part], PUPIL, this.view.phase);
    if (this.choosing.picked.length || part.kind === "card") void this.#ask(asked);
    else this.refused = { legal: false, reason: "", sentence: say("page-learn-card-first"), topic: "" };
  }

  back(): void {
    this.choosing = this.choosing.back();
    this.refused = null;
  }

  async #play(move: string): Promise<void> {
    const said = await this.#ask(move);
    if (!said?.legal) return;
    this.moves = [...this.moves, move];
    this.said = said;
    this.now = said;
    this.choosing = new Choosing(said.legal_moves, PUPIL);
  }

  async #ask(move: string): Promise<Judged | Refused | null> {
    this.busy = true;
    try {
      const wish = { step: this.step.id, moves: [...this.moves, move] };
      const said = await post<Judged | Refused>(`/api/lessons/${this.#lesson}/try`, wish);
      if (!said.legal) this.refused = said;
      return said;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.refused = { legal: false, reason: error.code, sentence: error.message, topic: "" };
      return null;
    } finally {
      this.busy = false;
    }
  }
}

const KEPT = "leonardo.learned.";

/** The steps of the lesson that were done on this device. */
export function learned(lesson: string): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEPT + lesson) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export function keepLearned(lesson: string, step: string): void {
  try {
    localStorage.setItem(KEPT + lesson, JSON.stringify([...learned(lesson).add(step)]));
  } catch {
    // It is only remembered for the beads of progress.
  }
}

/** The one live picture of a table: what the server told, what is being chosen, what is on its way. */

import { Choosing, type Part } from "./choose.ts";
import { connect, type Connection, type Link, type Wish } from "./connection.ts";
import type { Brief, Entry, TableState, View } from "./position.ts";
import { settings } from "./settings.svelte.ts";
import { language, say } from "./texts.svelte.ts";
import type { Answers, HintAnswer, Presence, PreviewAnswer, Refused, Update } from "./wire/messages.ts";

/** What somebody is told until the next thing happens. */
export interface Notice {
  text: string;
  kind: "why" | "trouble" | "hint" | "news";
  /** The rules' own code, for the rule book and for those who want to know. */
  code?: string;
}

/** Called with every update before and after the picture changes; motion and sounds listen. */
export interface Watcher {
  before(update: Update, entries: Entry[]): void;
  after(update: Update, entries: Entry[]): void;
}

const MOST_ENTRIES = 2000;
const AT_ONCE: readonly Part["kind"][] = ["word", "draw", "to"];

export class TableModel {
  readonly id: string;
  state: TableState | null = $state.raw(null);
  view: View | null = $state.raw(null);
  brief: Brief | null = $state.raw(null);
  seat: number | null = $state.raw(null);
  own: number[] = $state.raw([]);
  ply = $state(0);
  entries: Entry[] = $state.raw([]);
  link: Link = $state.raw({ is: "connecting" });
  presence: Presence | null = $state.raw(null);
  choosing: Choosing = $state.raw(new Choosing([], 0));
  preview: PreviewAnswer | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  /** The move that was sent and is not answered yet. */
  sent: string | null = $state(null);
  /** The seat whose cards may be looked at on a shared device. */
  lifted: number | null = $state(null);
  /** When the last update came, by the clock of the browser. */
  arrived = $state(0);
  watcher: Watcher | null = null;

  #connection: Connection;
  #asked = 0;

  constructor(id: string) {
    this.id = id;
    this.#connection = connect(id, language(), {
      update: (update) => this.#take(update),
      presence: (presence) => (this.presence = presence),
      link: (link) => (this.link = link),
      odd: (what) => this.tell({ kind: "trouble", text: say("table-odd-frame", { what }) }),
    });
  }

  // --- what is asked of it ---------------------------------------------------------------------------

  /** Whether whoever sits here is to decide now. */
  get isMine(): boolean {
    return this.choosing.legal.length > 0 && !this.isCovered;
  }

  /** Whether the cards are hidden until the next person has taken the device. */
  get isCovered(): boolean {
    return this.isShared && this.seat !== null && this.lifted !== this.seat && this.state?.status === "live";
  }

  /** Whether several people play on this device. */
  get isShared(): boolean {
    return this.own.filter((seat) => !this.state?.seats[seat]?.stands_in).length > 1;
  }

  /** Whether whoever reads this made the table. */
  get isHost(): boolean {
    return this.state?.host ?? false;
  }

  /** Whether one person plays here, against bots. */
  get isAgainstBots(): boolean {
    const others = this.state?.seats.filter((_, seat) => !this.own.includes(seat)) ?? [];
    return this.own.length === 1 && others.every((each) => each.kind === "bot" || each.out);
  }

  nameOf(seat: number): string {
    return this.state?.seats[seat]?.name || say("seat-unnamed", { seat: seat + 1 });
  }

  get names(): string[] {
    return (this.state?.seats ?? []).map((seat) => seat.name);
  }

  /** The name, or "you". */
  called(seat: number): string {
    return seat === this.seat && !this.isShared ? say("board-you") : this.nameOf(seat);
  }

  // --- choosing --------------------------------------------------------------------------------------

  /** What was pointed at is chosen; pointing at the whole move again plays it; else it is said why not. */
  pick(part: Part): void {
    if (this.sent) return;
    if (!this.isMine) {
      this.#notMine();
      return;
    }
    if (this.choosing.has(part)) {
      if (this.choosing.move && part.kind !== "card") void this.confirm();
      else if (part.kind === "card") this.#choose(this.choosing.cleared());
      return;
    }
    const further = this.choosing.pick(part);
    // Buttons that say all there is to say play at once.
    if (further?.move && AT_ONCE.includes(part.kind) && !["use", "drop", "lift"].includes(part.value)) void this.play(further.move);
    else if (further) this.#choose(further, part.kind !== "key"); // arrows pass over Keys: none is taken by passing
    else void this.why(part);
  }

  /** The chosen move is played. */
  async confirm(): Promise<void> {
    const move = this.choosing.move;
    if (move) await this.play(move);
  }

  /** One step back in what is being chosen; whether there was one. */
  back(): boolean {
    if (this.notice) {
      this.notice = null;
      if (!this.choosing.picked.length) return true;
    }
    if (!this.choosing.picked.length) return false;
    this.#choose(this.choosing.back());
    return true;
  }

  /** Nothing is chosen any more. */
  clear(): void {
    this.#choose(this.choosing.cleared());
  }

  #choose(next: Choosing, byHand = false): void {
    this.choosing = next;
    this.notice = null;
    this.preview = null;
    const move = next.move;
    if (!move) return;
    if (byHand && !settings.confirm) void this.confirm();
    else void this.#look(move);
  }

  async #look(move: string): Promise<void> {
    const answer = await this.#ask({ type: "preview", move });
    if (answer?.type === "preview" && this.choosing.move === move) this.preview = answer;
  }

  /** This move, whatever is being chosen. */
  async play(move: string): Promise<void> {
    if (this.sent || !this.isMine) return;
    this.sent = move;
    const answer = await this.#connection.send({ type: "move", ply: this.ply, move, ...this.#as() });
    this.sent = null;
    if (answer.type === "refused") this.refused(answer);
    else {
      this.choosing = this.choosing.cleared();
      this.preview = null;
    }
  }

  /** It is said why this cannot be chosen; in the words of the rules where a move could be meant. */
  async why(part: Part): Promise<void> {
    const own = this.seat ?? 0;
    const card = this.choosing.picked.find((each) => each.kind === "card")?.value ?? "";
    const place = part.kind === "zone" || part.kind === "cell";
    if (place && !card && this.view?.phase === "play") {
      this.tell({ kind: "why", text: say("table-card-first") });
      return;
    }
    if (part.kind === "zone" && part.seat !== own && card && !card.startsWith("!")) {
      const left = this.nameOf((own + 1) % (this.view?.seats ?? 1));
      this.tell({ kind: "why", text: say("table-only-own", { player: left }) });
      return;
    }
    await this.ask(spelled([...this.choosing.picked, part], own, this.view?.phase));
  }

  /** It is said why a move, or what was typed of it, is not possible. */
  async ask(move: string): Promise<void> {
    if (!move) {
      this.tell({ kind: "why", text: say("table-not-possible") });
      return;
    }
    const answer = await this.#ask({ type: "why", move });
    if (answer?.type !== "why") return;
    const unread = answer.legal || !answer.sentence;
    const text = unread ? say(answer.legal ? "table-why-possible" : "table-not-possible") : answer.sentence!;
    this.tell({ kind: "why", text, code: answer.reason });
  }

  // --- other wishes ----------------------------------------------------------------------------------

  async undo(): Promise<void> {
    const answer = await this.#connection.send({ type: "undo", ply: this.ply, ...this.#as() });
    if (answer.type === "refused") this.refused(answer);
  }

  /** What a bot would do is chosen, but not played. */
  async hint(): Promise<HintAnswer | null> {
    const answer = await this.#ask({ type: "hint", ply: this.ply });
    if (answer?.type !== "hint") return null;
    const hinted = this.choosing.cleared();
    const parts = hinted.row(answer.move);
    this.#choose(new Choosing(hinted.legal, hinted.seat, parts));
    this.tell({ kind: "hint", text: say("table-hint", { bot: answer.bot, move: answer.move }) });
    return answer;
  }

  /** Whatever else a seat can want; a refusal is told. The answer, if it was not refused. */
  async wish(wish: Wish): Promise<Answers | null> {
    return this.#ask(wish);
  }

  /** The language of the page is another one now. */
  speak(code: string): void {
    this.#connection.speak(code);
  }

  reconnect(): void {
    this.#connection.again();
  }

  close(): void {
    this.#connection.close();
  }

  /** The next person has taken the device. */
  lift(): void {
    this.lifted = this.seat;
  }

  tell(notice: Notice): void {
    this.notice = notice;
  }

  refused(answer: Refused): void {
    this.tell({ kind: answer.code === "illegal" ? "why" : "trouble", text: answer.sentence || answer.code, code: answer.reason || answer.code });
  }

  async #ask(wish: Wish): Promise<Answers | null> {
    const asked = (this.#asked += 1);
    const isLook = wish.type === "why" || wish.type === "preview" || wish.type === "hint";
    const answer = await this.#connection.send({ ...wish, ...this.#as() } as Wish);
    if (isLook && asked !== this.#asked) return null; // something else was asked since
    if (answer.type !== "refused") return answer;
    if (wish.type !== "preview") this.refused(answer);
    return null;
  }

  /** On a shared device it is always the seat whose cards are open that acts. */
  #as(): { as_seat?: number } {
    return this.own.length > 1 && this.seat !== null ? { as_seat: this.seat } : {};
  }

  #notMine(): void {
    const mover = this.state?.to_move;
    if (this.state?.status === "over") this.tell({ kind: "why", text: say("table-over") });
    else if (this.seat === null) this.tell({ kind: "why", text: say("table-watching") });
    else if (mover != null) this.tell({ kind: "why", text: say("table-not-your-turn", { player: this.nameOf(mover) }) });
  }

  // --- what the server tells -------------------------------------------------------------------------

  #take(update: Update): void {
    const fresh = (update.entries as Entry[]).filter((entry) => entry.seq > (this.entries.at(-1)?.seq ?? -1));
    const isAnew = update.entries.length > 0 && (update.entries[0] as Entry).seq === 0;
    const entries = isAnew ? (update.entries as Entry[]) : fresh;
    const isFirst = this.state === null || (isAnew && this.entries.length > 0);
    if (!isFirst) this.watcher?.before(update, entries);
    this.entries = isAnew ? entries : [...this.entries, ...fresh].slice(-MOST_ENTRIES);
    const moved = update.ply !== this.ply || update.seat !== this.seat;
    this.state = update.state as unknown as TableState;
    this.view = update.view as unknown as View | null;
    this.brief = update.brief as unknown as Brief | null;
    this.seat = update.seat;
    this.own = this.state.own ?? (update.seat === null ? [] : [update.seat]);
    this.ply = update.ply;
    this.arrived = Date.now();
    this.#choosable(update, moved);
    if (!isFirst) this.watcher?.after(update, entries);
  }

  /** What was being chosen stays chosen if it can still be. */
  #choosable(update: Update, moved: boolean): void {
    const before = this.choosing;
    const after = new Choosing(update.legal, update.seat ?? 0);
    const same = before.legal.length === after.legal.length && before.legal.every((move, at) => move === after.legal[at]);
    if (same && before.seat === after.seat && !moved) return;
    let kept: Choosing | null = after;
    if (!this.sent && before.seat === after.seat) {
      for (const part of before.picked) kept = kept && (kept.isOpen(part) ? kept.pick(part) : null);
    }
    if (before.picked.length && !kept && !this.sent && !moved) this.tell({ kind: "news", text: say("table-moved-on") });
    this.choosing = kept ?? after;
    this.preview = null;
    if (moved && this.notice?.kind !== "trouble") this.notice = null;
    if (this.choosing.move) void this.#look(this.choosing.move);
  }
}

/** The choices as they are typed: `MR n`, `MR e5`, `!scrapers-knife 1 ne`; a part of a move, mostly. */
export function spelled(parts: readonly Part[], own: number, phase = ""): string {
  const card = parts.find((part) => part.kind === "card");
  const rest = parts.filter((part) => part !== card && part.kind !== "word" && part.kind !== "way");
  const words = rest.map((part) => {
    if (part.kind === "zone" && part.seat !== own) return `${part.seat} ${part.value}`;
    if (["to", "key", "draw"].includes(part.kind)) return `${part.kind} ${part.value}`;
    return part.value;
  });
  const prefix = phase === "veto" && !card ? ["veto"] : card ? [card.value] : [];
  const last = parts.at(-1);
  if (last?.kind === "word" && !card) return last.value;
  return [...prefix, ...words].join(" ");
}

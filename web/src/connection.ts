/** The way to one table: a socket that comes back by itself, and commands that each get exactly one answer. */

import type { Answers, Bye, Commands, Presence, Said, Update } from "./wire/messages.ts";

/** How the connection stands; `again` is when the next try comes, by the clock of the browser. */
export type Link =
  | { is: "connecting" }
  | { is: "open" }
  | { is: "waiting"; again: number; tries: number }
  | { is: "closed"; code: string };

export interface Hearer {
  update(update: Update): void;
  presence(presence: Presence): void;
  link(link: Link): void;
  /** A frame that no page of this version can read. */
  odd(what: string): void;
}

/** A command without what the connection adds. */
export type Wish = Commands extends infer C ? (C extends Commands ? Omit<C, "id" | "language"> : never) : never;

interface Sent {
  frame: string;
  resolve: (answer: Answers) => void;
}

/** After these there is nothing to come back to. */
const FINAL: readonly string[] = ["not_found", "not_allowed", "not_invited", "quarantined", "foreign_origin"];

const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;

export interface Ways {
  socket: (address: string) => WebSocket;
  random: () => number;
  id: () => string;
  /** Why the door stays shut: the server's code, or "" where it cannot be asked either. */
  ask: () => Promise<string>;
}

export class Connection {
  #address: string;
  #hearer: Hearer;
  #ways: Ways;
  #language: string;
  #socket: WebSocket | undefined;
  #unanswered = new Map<string, Sent>();
  #seq = -1;
  #tries = 0;
  #timer = 0;
  #heart = 0;
  #opened = false;
  #ended = false;

  constructor(address: string, language: string, hearer: Hearer, ways: Ways) {
    this.#address = address;
    this.#language = language;
    this.#hearer = hearer;
    this.#ways = ways;
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** The answer to the command; it is sent again after a broken connection until there is one. */
  send(wish: Wish): Promise<Answers> {
    const id = this.#ways.id();
    const frame = JSON.stringify({ ...wish, id, language: this.#language });
    return new Promise((resolve) => {
      this.#unanswered.set(id, { frame, resolve });
      if (this.#opened) this.#socket?.send(frame);
    });
  }

  /** Whether something was sent that nobody has answered yet. */
  get isBusy(): boolean {
    return this.#unanswered.size > 0;
  }

  /** Everything is told again from the beginning, in this language. */
  speak(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#seq = -1;
    this.again();
  }

  /** Connects anew, now. */
  again(): void {
    this.#tries = 0;
    this.#leave();
    this.#connect();
  }

  /** For good. */
  close(): void {
    this.#ended = true;
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#leave();
  }

  #hurry = (): void => {
    if (document.visibilityState === "visible" && this.#timer && !this.#socket) this.again();
  };

  /** The device knows first that its network is gone; a silent socket would tell in half a minute. */
  #cut = (): void => {
    if (this.#socket && !this.#ended) void this.#lost();
  };

  #leave(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#heart);
    this.#timer = this.#heart = 0;
    this.#opened = false;
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #connect(): void {
    if (this.#ended) return;
    this.#hearer.link({ is: "connecting" });
    const socket = this.#ways.socket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#opened = true;
      socket.send(JSON.stringify({ type: "subscribe", after: this.#seq, language: this.#language }));
      for (const { frame } of this.#unanswered.values()) socket.send(frame);
      this.#beat();
    };
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = () => void this.#lost();
  }

  #hear(text: string): void {
    this.#beat();
    let said: Said;
    try {
      said = JSON.parse(text) as Said;
    } catch {
      this.#hearer.odd(text.slice(0, 80));
      return;
    }
    switch (said.type) {
      case "update":
        this.#tries = 0;
        this.#hearer.link({ is: "open" });
        if (this.#seq >= 0 && said.entries.length && said.entries[0]!.seq > this.#seq + 1) {
          this.#seq = -1; // something is missing in between: everything again
          this.again();
          return;
        }
        this.#seq = Math.max(this.#seq, said.seq);
        this.#hearer.update(said);
        return;
      case "presence":
        this.#hearer.presence(said);
        return;
      case "pong":
        return;
      case "bye":
        this.#bye(said);
        return;
      case "accepted":
      case "refused":
      case "why":
      case "preview":
      case "hint": {
        const sent = this.#unanswered.get(said.id);
        this.#unanswered.delete(said.id);
        sent?.resolve(said);
        return;
      }
      default:
        this.#hearer.odd(String((said as { type?: unknown }).type));
    }
  }

  #bye(bye: Bye): void {
    this.#leave();
    if (FINAL.includes(bye.code)) this.#end(bye.code);
    else this.#wait(bye.retry_ms || FIRST_WAIT);
  }

  async #lost(): Promise<void> {
    const wasOpen = this.#opened;
    this.#leave();
    this.#wait(this.#pause());
    if (wasOpen || this.#tries > 1) return;
    // A door that never opened says nothing; a plain question may tell why.
    const code = await this.#ways.ask();
    if (FINAL.includes(code) && !this.#opened) {
      this.#leave();
      this.#end(code);
    }
  }

  #end(code: string): void {
    this.#ended = true;
    this.#hearer.link({ is: "closed", code });
  }

  /** Longer from try to try, and never the same for everybody at once. */
  #pause(): number {
    const longest = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT);
    return longest * (0.5 + this.#ways.random() / 2);
  }

  #wait(pause: number): void {
    if (this.#ended) return;
    this.#tries += 1;
    this.#hearer.link({ is: "waiting", again: Date.now() + pause, tries: this.#tries });
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#connect();
    }, pause);
  }

  /** A connection that says nothing for long is asked, and given up if it stays silent. */
  #beat(): void {
    clearTimeout(this.#heart);
    this.#heart = window.setTimeout(() => {
      if (this.#opened) this.#socket?.send('{"type":"ping"}');
      this.#heart = window.setTimeout(() => void this.#lost(), PONG_WITHIN);
    }, PING_EVERY);
  }
}

/** The connection to a table of the server from which the page came. */
export function connect(table: string, language: string, hearer: Hearer): Connection {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}/live`;
  return new Connection(address, language, hearer, {
    socket: (to) => new WebSocket(to),
    random: Math.random,
    id: newId,
    ask: async () => {
      try {
        const answer = await fetch(path, { headers: { "X-Leonardo": "1" }, credentials: "same-origin" });
        return answer.ok ? "" : String(((await answer.json()) as { code?: string }).code ?? "");
      } catch {
        return "";
      }
    },
  });
}

/** A name that no other message has, in any tab. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

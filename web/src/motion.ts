/** Where cards went, shown: flights from place to place over a table that already stands as it is. */

import { mount, tick, unmount } from "svelte";
import Card from "./art/Card.svelte";
import Key from "./art/Key.svelte";
import type { Entry, Fact } from "./position.ts";
import { isStill, settings } from "./settings.svelte.ts";

export interface Flight {
  /** Names of places, the first that is on the screen counts. */
  from: string[];
  to: string[];
  card: string;
  symbol: string;
  ms: number;
  arc: boolean;
  /** Whether it comes as a back and is turned over on its way. */
  flip: boolean;
}

const MOST = 900; // milliseconds for everything that one update tells

/** The flights that tell these facts, one after the other. `hand` is where a card lay in one's own hand. */
export function flightsOf(facts: readonly Fact[], own: number | null, hand: (card: string) => string): Flight[] {
  const flights: Flight[] = [];
  let last = "";
  const held = (seat: number, card: string) => (seat === own ? [hand(card), "hand", `seat:${seat}`] : [`seat:${seat}`]);
  const fly = (from: string[], to: string[], card: string, ms: number, more: Partial<Flight> = {}) =>
    flights.push({ from, to, card, symbol: "", ms, arc: false, flip: false, ...more });
  for (const fact of facts) {
    const { seat, card = "?" } = fact;
    const place = fact.zone ? `zone:${seat}:${fact.zone}` : fact.cell ? `cell:${fact.cell}` : "";
    if (fact.event === "played") {
      fly(held(seat, card), [place, `seat:${seat}`], card, 180, { flip: seat !== own && card !== "?" });
      last = place;
    } else if (fact.event === "passed_on") {
      const to = `zone:${fact.to}:${fact.zone}`;
      fly([`zone:${seat}:${fact.zone}`, `seat:${seat}`], [to, `seat:${fact.to}`], card, 320, { arc: true });
      last = to;
    } else if (fact.event === "discarded") {
      fly([last || `seat:${seat}`, `seat:${seat}`], [`discard:${card.startsWith("+") || card.startsWith("!") ? "extra" : "main"}`, "discard:main"], card, 160);
    } else if (fact.event === "taken") {
      fly([place || (fact.deck ? `discard:${fact.deck}` : `seat:${fact.from ?? seat}`)], held(seat, card), card, 180);
    } else if (fact.event === "drawn") {
      fly([`deck:${fact.deck ?? "main"}`, "deck:main"], held(seat, card), seat === own ? card : "?", 160, { flip: seat === own && card !== "?" });
    } else if ((fact.event === "key" || fact.event === "bonus") && fact.symbol) {
      fly([last || `seat:${seat}`, `seat:${seat}`], [`key:${seat}:${fact.symbol}`, `race:${fact.symbol}`, `keys:${seat}`, `seat:${seat}`], "", 420, { symbol: fact.symbol });
    }
  }
  return flights;
}

/** A place of a pixel is only there for screen readers. */
const isSeen = (box: DOMRect | undefined): boolean => (box?.width ?? 0) > 2;

/** Face and back of a card in flight, turning over together: until the middle the back is seen, then the face. */
function turned(ghost: HTMLElement, duration: number, delay: number): Animation[] {
  const [face, back] = [...ghost.children] as HTMLElement[];
  const edge = { transform: "scaleX(0)" };
  const flat = { transform: "scaleX(1)" };
  const options = { duration, delay, fill: "both" as const };
  return [face!.animate([edge, { ...edge, offset: 0.5 }, flat], options), back!.animate([flat, { ...edge, offset: 0.5 }, edge], options)];
}

export class Motion {
  #root: HTMLElement;
  #before = new Map<string, DOMRect>();
  #hand: string[] = [];
  #running = new Set<() => void>();

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Everything that still moves is in its place. */
  finish(): void {
    for (const stop of [...this.#running]) stop();
  }

  /** Where everything lies now, before the picture changes. */
  before(): void {
    this.finish();
    this.#before = this.#places();
    this.#hand = [...this.#root.querySelectorAll<HTMLElement>("[data-at^='hand:']")].map((card) => card.dataset.card ?? "");
  }

  /** The picture has changed; the facts are shown as movements. */
  async after(entries: readonly Entry[], own: number | null): Promise<void> {
    const facts = entries.flatMap((entry) => (entry.kind === "move" ? (entry.events ?? []) : []));
    if (!facts.length || document.hidden) return;
    await tick();
    const flights = flightsOf(facts, own, (card) => `hand:${this.#hand.indexOf(card)}`);
    const now = this.#places();
    const speed = settings.speed || 1;
    const whole = flights.reduce((sum, flight) => sum + flight.ms * 0.75, 0);
    const pace = Math.min(1, MOST / Math.max(whole, 1)) / speed;
    let start = 0;
    flights.forEach((flight, number) => {
      if (isStill()) this.#mark(flight, now, number);
      else this.#fly(flight, now, start * pace, flight.ms * Math.max(pace, 0.4));
      start += flight.ms * 0.75;
    });
  }

  #places(): Map<string, DOMRect> {
    const found = [...this.#root.querySelectorAll<HTMLElement>("[data-at]")];
    return new Map(found.map((place) => [place.dataset.at!, place.getBoundingClientRect()]));
  }

  #element(place: string): HTMLElement | null {
    return this.#root.querySelector(`[data-at="${place}"]`);
  }

  #fly(flight: Flight, now: Map<string, DOMRect>, delay: number, ms: number): void {
    const from = flight.from.map((place) => this.#before.get(place) ?? now.get(place)).find(isSeen);
    const target = flight.to.find((place) => isSeen(now.get(place)));
    const to = target ? now.get(target) : undefined;
    if (!from || !to || !target) return;
    const ghost = document.createElement("div");
    ghost.className = "flight";
    ghost.setAttribute("aria-hidden", "true");
    const side = Math.min(to.width, to.height, 132);
    ghost.style.width = `${side}px`;
    const drawn = (card: string) => mount(Card, { target: ghost, props: { card, size: side, shape: "square", label: "" } });
    const shown = flight.symbol
      ? [mount(Key, { target: ghost, props: { symbol: flight.symbol, size: Math.max(30, side * 0.8) } })]
      : [drawn(flight.card), ...(flight.flip ? [drawn(flight.card.startsWith("+") ? "+?" : "?")] : [])];
    document.body.append(ghost);
    const at = (box: DOMRect) => {
      const shownSide = Math.min(box.width, box.height);
      return { x: box.x + (box.width - shownSide) / 2, y: box.y + (box.height - shownSide) / 2, scale: shownSide / side };
    };
    const [a, b] = [at(from), at(to)];
    const lift = flight.arc ? -Math.min(70, Math.abs(b.x - a.x) / 4 + 16) : 0;
    const step = (x: number, y: number, scale: number, opacity: number): Keyframe => ({ transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity });
    const path = ghost.animate(
      [step(a.x, a.y, a.scale, 1), step((a.x + b.x) / 2, (a.y + b.y) / 2 + lift, Math.max(a.scale, b.scale) * 1.06, 1), step(b.x, b.y, b.scale, 1)],
      { duration: ms, delay, easing: "cubic-bezier(.3,.1,.3,1)", fill: "both" },
    );
    const turns = flight.flip ? turned(ghost, ms, delay) : [];
    // Where it goes to, it is not seen before it has come.
    const veil = flight.symbol ? null : (this.#element(target)?.querySelector(":scope > .card") ?? null);
    const hidden = veil?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + ms });
    const glow = flight.symbol ? this.#element(target)?.animate([{ scale: 1 }, { scale: 1.35 }, { scale: 1 }], { duration: 260, delay: delay + ms }) : undefined;
    const clear = () => {
      for (const each of shown) void unmount(each);
      ghost.remove();
    };
    const stop = () => {
      this.#running.delete(stop);
      path.cancel();
      hidden?.cancel();
      glow?.cancel();
      for (const turn of turns) turn.cancel();
      clear();
    };
    this.#running.add(stop);
    path.onfinish = () => {
      this.#running.delete(stop);
      clear();
    };
  }

  /** Without movement: a number at each place, in the order of what happened. */
  #mark(flight: Flight, now: Map<string, DOMRect>, number: number): void {
    const target = flight.to.find((place) => isSeen(now.get(place)));
    const place = target && this.#element(target);
    if (!place) return;
    const badge = document.createElement("span");
    badge.className = "flight-order";
    badge.textContent = String(number + 1);
    badge.setAttribute("aria-hidden", "true");
    const box = now.get(target)!;
    badge.style.left = `${box.x + box.width / 2 - 11}px`;
    badge.style.top = `${box.y - 8}px`;
    document.body.append(badge);
    badge.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 80 });
    const timer = setTimeout(() => stop(), 2500);
    const stop = () => {
      clearTimeout(timer);
      this.#running.delete(stop);
      badge.remove();
    };
    this.#running.add(stop);
  }
}

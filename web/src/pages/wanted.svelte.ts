/** What somebody is choosing for a new table; always something that can be begun. */

import { settings } from "../settings.svelte.ts";
import type { CreateTable, SeatPlan } from "../wire/messages.ts";
import { ownName, usualBot, type Edition, type Offers, type Value } from "./offers.ts";

/** With whom the page begins: the address may name it. */
export type With = "bots" | "friends" | "device";

export const CLOCKS = ["none", "live", "days"] as const;
export const WATCHING = ["public", "none", "open_after"] as const;

/** The printed game is for two to four; five and six play where the decks suffice. */
export const FEWEST = 2;
export const MOST = 6;

export interface ChosenSeat {
  kind: "me" | "open" | "bot";
  name: string;
  bot: string;
}

export class Wanted {
  edition: Edition = $state.raw({} as Edition);
  seats: ChosenSeat[] = $state([]);
  options: Record<string, Value> = $state({});
  clock: (typeof CLOCKS)[number] = $state("none");
  minutes = $state(10);
  increment = $state(10);
  days = $state(3);
  spectators: (typeof WATCHING)[number] = $state("public");
  listed = $state(false);
  hints = $state(true);
  title = $state("");
  readonly offers: Offers;

  constructor(offers: Offers, edition: string | null, company: string | null) {
    this.offers = offers;
    this.choose(offers.editions.find((one) => one.id === edition) ?? offers.editions[0]!);
    this.sitWith(company === "friends" || company === "device" ? company : "bots");
  }

  /** Another edition; house rules begin anew, since they belong to it. */
  choose(edition: Edition): void {
    this.edition = edition;
    this.options = Object.fromEntries(edition.options.map((option) => [option.id, option.default]));
  }

  /** Another company at as many seats. */
  sitWith(company: With): void {
    const count = this.seats.length || 3;
    const rest = { bots: "bot", friends: "open", device: "me" } as const;
    this.seats = Array.from({ length: count }, (_, place) => this.#seat(place ? rest[company] : "me", place === 0));
  }

  addSeat(): void {
    const last = this.seats.at(-1);
    this.seats.push(this.#seat(last?.kind ?? "bot", false));
  }

  #seat(kind: ChosenSeat["kind"], first: boolean): ChosenSeat {
    return { kind, name: first ? settings.name : "", bot: usualBot(this.offers.bots) };
  }

  get hasFree(): boolean {
    return this.seats.some((seat) => seat.kind === "open");
  }

  /** Several people at this one device. */
  get isShared(): boolean {
    return this.seats.filter((seat) => seat.kind === "me").length > 1;
  }

  /** The house rules that are not the edition's own. */
  get changed(): string[] {
    return this.edition.options.filter((option) => this.options[option.id] !== option.default).map((option) => option.id);
  }

  /** The message that asks for this table; people without a name are called after their seat. */
  wish(called: (seat: number) => string): CreateTable {
    const seats = this.seats.map((seat, place): SeatPlan => {
      if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
      if (seat.kind === "open") return { kind: "open" };
      return { kind: "me", name: seat.name.trim() || (this.isShared ? called(place + 1) : ownName()) };
    });
    const options = Object.fromEntries(this.changed.map((option) => [option, this.options[option]!]));
    return {
      edition: this.edition.id,
      seats,
      options,
      clock: { kind: this.clock, seconds: Math.round(this.minutes * 60), increment: this.increment, days: this.days },
      spectators: this.spectators,
      listed: this.listed && this.hasFree,
      hints: this.hints,
      title: this.title.trim(),
      start: !this.hasFree,
    };
  }
}

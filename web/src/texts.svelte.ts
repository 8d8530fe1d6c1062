/** Sentences of the catalogues that the whole program shares, in the language chosen now. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte.ts";

type Values = Record<string, FluentVariable | boolean>;

const CATALOGUES: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("texts:en"),
  ru: () => import("texts:ru"),
};

/** The languages there are, by code. */
export const LANGUAGES: readonly string[] = Object.keys(CATALOGUES);

// Numbers and enumerations as in the terminal: British English, with a day before a month.
const LOCALES: Record<string, string> = { en: "en-GB" };

const FALLBACK = "en";
const bundles = new Map<string, FluentBundle>();
let shown: { code: string; bundle?: FluentBundle } = $state.raw({ code: FALLBACK });

/** The language in which the page speaks now. */
export function language(): string {
  return shown.code;
}

/** The tag by which browsers know the language, for dates and lists. */
export function locale(): string {
  return LOCALES[shown.code] ?? shown.code;
}

/** The message in the language of the page; `id.name` is an attribute, where it has one. */
export function say(id: string, values: Values = {}): string {
  const [name = id, attribute] = id.split(".");
  for (const bundle of [shown.bundle, bundles.get(FALLBACK)]) {
    const message = bundle?.getMessage(name);
    const pattern = (attribute && message?.attributes[attribute]) || message?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, plain(values), []);
  }
  return id;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return Boolean(shown.bundle?.hasMessage(id));
}

/** The parts as one enumeration: "n, w and c". */
export function listOf(parts: readonly string[], kind: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(locale(), { type: kind }).format(parts);
}

/** The page speaks this language from now on, wherever it is. */
export async function speak(code: string): Promise<void> {
  const bundle = bundles.get(code) ?? (await load(code));
  shown = { code, bundle };
  document.documentElement.lang = code;
}

function preferred(): string {
  const wished = [settings.language, ...(navigator.languages ?? [])].map((tag) => tag.toLowerCase().split("-")[0]!);
  return wished.find((code) => code in CATALOGUES) ?? FALLBACK;
}

async function load(code: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(LOCALES[code] ?? code, { useIsolating: false });
  bundle.addResource(new FluentResource((await CATALOGUES[code]!()).default));
  bundles.set(code, bundle);
  return bundle;
}

/** Fluent selects on texts and numbers, not on truth values. */
function plain(values: Values): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "boolean" ? String(value) : value]),
  );
}

/** Done when the first sentence can be said. */
export const ready: Promise<void> = speak(preferred());

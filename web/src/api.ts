/** Plain requests to the server. What goes wrong is always a Trouble with a sentence for people. */

import type { Problem } from "./wire/messages.ts";
import { reach } from "./reach.svelte.ts";
import { language, say } from "./texts.svelte.ts";

/** Something that was asked for did not happen; `code` is the server's, or "offline". */
export class Trouble extends Error {
  readonly code: string;
  readonly retryMs: number;
  /** What exactly was wrong, for whoever wrote it. */
  readonly detail: string;

  constructor(code: string, sentence: string, retryMs = 0, detail = "") {
    super(sentence);
    this.code = code;
    this.retryMs = retryMs;
    this.detail = detail;
  }
}

/** What the server answers to a question. */
export function get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  return ask<T>("GET", path, undefined, query);
}

/** What the server answers to a wish. */
export function post<T>(path: string, body: unknown, query: Record<string, string> = {}): Promise<T> {
  return ask<T>("POST", path, JSON.stringify(body), query);
}

async function ask<T>(method: string, path: string, body: string | undefined, query: Record<string, string>): Promise<T> {
  const asked = new URLSearchParams({ ...query, language: language() });
  const headers: Record<string, string> = { "X-Leonardo": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`${path}?${asked}`, { method, body, headers, credentials: "same-origin" });
  } catch {
    reach.isLost = true;
    throw new Trouble("offline", say("page-offline"), 2000);
  }
  reach.isLost = answer.headers.has("x-kept"); // public/sw.js had it from before
  const text = await answer.text();
  const said = parsed(text);
  if (answer.ok && (said !== undefined || !text)) return said as T;
  const problem = said as Partial<Problem> | undefined;
  const sentence = problem?.sentence || say("page-odd-answer", { status: answer.status });
  throw new Trouble(problem?.code ?? "odd_answer", sentence, problem?.retry_ms ?? 0, problem?.detail ?? "");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

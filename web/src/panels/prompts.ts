/** What is to be chosen, and what choosing it means, in words. */

import { cardName } from "../art/cards.ts";
import type { Part } from "../choose.ts";
import type { Notice, TableModel } from "../table.svelte.ts";
import { listOf, say } from "../texts.svelte.ts";

const ASKS: Record<string, string> = {
  play: "table-ask-play",
  veto: "table-ask-veto",
  key: "table-ask-key",
  close: "table-ask-close",
  draw: "table-ask-draw",
  to: "table-ask-to",
  under: "table-ask-under",
  give: "table-ask-give",
  second: "table-ask-second",
};

const WORDS: Record<string, string> = {
  use: "table-do-use",
  drop: "table-do-drop",
  lift: "table-do-lift",
  end: "table-do-end",
  skip: "table-do-skip",
  under: "table-do-under",
  give: "table-do-give",
};

const WAYS: Record<string, string> = {
  place: "table-do-place",
  cover: "table-do-cover",
  replace: "table-do-replace",
};

/** What whoever looks is to do, or whom everybody waits for. */
export function promptOf(model: TableModel): string {
  const { state, view, choosing } = model;
  if (!state || !view) return "";
  if (state.status === "over") return say("table-over");
  if (state.paused) return say("table-paused");
  if (!model.isMine) {
    const mover = state.to_move ?? view.to_move;
    const who = state.seats[mover];
    if (mover === model.seat && !model.isCovered) return say("table-forced");
    return say(who?.kind === "bot" || who?.stands_in ? "table-thinking" : "table-waiting-for", { player: model.nameOf(mover) });
  }
  if (!choosing.picked.length) {
    if (choosing.legal.every((move) => move === "skip")) return say("table-must-skip");
    const asks = view.phase === "effect" ? (view.pending?.asks ?? "play") : view.phase;
    return say(ASKS[asks] ?? "table-ask-play");
  }
  const card = choosing.picked.find((part) => part.kind === "card");
  const named = card ? cardName(card.value) : "";
  if (choosing.listed.length && !choosing.open.size) return say("table-ask-how", { card: named });
  return card ? say("table-ask-where", { card: named }) : say("table-ask-card");
}

/** Who has a symbol's Key, what the next one takes, and whether it is forbidden. */
export function aboutSymbol(symbol: string, model: TableModel): Notice {
  const { brief } = model;
  const ban = brief?.forbidden.find((each) => each.symbol === symbol);
  if (ban) return { kind: "why", text: ban.sentence };
  const owners = (brief?.race ?? []).filter((each) => each.keys[symbol]).map((each) => model.called(each.seat));
  const needed = brief && Object.keys(brief.next).length ? (brief.next[symbol] ?? 0) : -1;
  return {
    kind: "news",
    text: say("table-symbol", { symbol: say(`symbol-${symbol}`), count: owners.length, players: listOf(owners), needed }),
  };
}

/** A choice of a list. */
export function partLabel(part: Part, model: Pick<TableModel, "nameOf" | "brief">): string {
  switch (part.kind) {
    case "way":
      return say(WAYS[part.value]!);
    case "word":
      return say(WORDS[part.value] ?? "table-do-end");
    case "to":
      return part.value === "discard" ? say("table-to-discard") : say("table-to", { player: model.nameOf(Number(part.value)) });
    case "draw":
      return say("table-do-draw", { deck: part.value, count: model.brief?.decks[part.value as "main"] ?? 0 });
    case "deck":
      return say(`deck-${part.value}`);
    case "key":
    case "symbol":
      return say(`symbol-${part.value}`);
    case "seat":
      return model.nameOf(Number(part.value));
    case "ring":
    case "direction":
      return say(`argument-${part.value}`);
    case "found":
    case "card":
      return cardName(part.value);
    case "zone":
      return say(`zone-${part.value}`);
    default:
      return part.value;
  }
}

/** A whole move as the button that plays it names it. */
export function named(move: string, model: TableModel): string {
  const parts = model.choosing.row(move);
  const [first] = parts;
  if (!first) return move;
  const zone = parts.find((part) => part.kind === "zone");
  const cell = parts.find((part) => part.kind === "cell");
  const way = parts.find((part) => part.kind === "way");
  const word = parts.find((part) => part.kind === "word")?.value;
  const card = first.kind === "card" ? cardName(first.value) : "";
  if (word === "use") {
    const others = parts.slice(2).map((part) => (part.kind === "zone" && part.seat !== model.seat ? `${model.nameOf(part.seat!)}: ` : "") + partLabel(part, model));
    return others.length ? say("table-use-with", { card, what: listOf(others) }) : say("table-use", { card });
  }
  if (word === "drop" || word === "give" || word === "under") return say("table-do-with", { do: say(WORDS[word]!), card });
  if (word === "lift" && zone) return say("table-do-with", { do: say(WORDS.lift!), card: say(`zone-${zone.value}`) });
  if (first.kind === "key") return say("table-take-key", { symbol: say(`symbol-${first.value}`) });
  if (cell && way) return say("table-play-cell", { card, cell: cell.value, way: way.value });
  if (cell) return say("table-put-veto", { cell: cell.value });
  if (zone) return say("table-play-zone", { card, zone: say(`zone-${zone.value}.to`) });
  return partLabel(first, model);
}

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../../src/leonardo/locales");

/** The Fluent files that the page reads; the others are for terminals, and the server's sentences come ready. */
const READ = /^(?:words|actions|editions|board|page.*)\.ftl$/;

/** Messages of those files that only the terminal or the server says. */
const NOT_HERE = /^option-/;

/** `texts:en` is the catalogue of a language in one text, without comments; `texts:languages` lists them. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id.startsWith("texts:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0texts:")) return undefined;
      const language = id.slice("\0texts:".length);
      const folder = join(LOCALES, language);
      const files = readdirSync(folder).filter((file) => READ.test(file)).sort();
      const sources = files.map((file) => {
        this.addWatchFile(join(folder, file));
        return readFileSync(join(folder, file), "utf-8");
      });
      return `export default ${JSON.stringify(compact(sources.join("\n")))};`;
    },
  };
}

/** The same messages without comments, empty lines and what the page never says. */
export function compact(source: string): string {
  const entries = source.replace(/^#.*\n/gm, "").split(/\n+(?=[\w-])/);
  return entries
    .map((entry) => entry.trim())
    .filter((entry) => entry && !NOT_HERE.test(entry))
    .join("\n");
}

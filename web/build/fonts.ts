// The licence of the fonts goes wherever the fonts go.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FAMILIES = ["@fontsource-variable/alegreya", "@fontsource/alegreya-sans"];

export function fontLicences(): Plugin {
  return {
    name: "font-licences",
    generateBundle() {
      const texts = FAMILIES.map((family) => readFileSync(new URL(`../node_modules/${family}/LICENSE`, import.meta.url), "utf8"));
      this.emitFile({ type: "asset", fileName: "licenses-of-fonts.txt", source: texts.join("\n\n") });
    },
  };
}

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./build/catalogues.ts";
import { fontLicences } from "./build/fonts.ts";

// The page is built into the package, from where the server hands it out and the wheel takes it along.
export default defineConfig(({ mode }) => ({
  plugins: [catalogues(), fontLicences(), svelte()],
  build: {
    outDir: "../src/leonardo/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a data: address would need a hole in the content security policy
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: "chunks.json",
    rolldownOptions: { checks: { pluginTimings: false } }, // says nothing to somebody who wants to play
    license: { fileName: "licenses.md" },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", isolate: false, include: ["tests/**/*.test.ts"] },
}));

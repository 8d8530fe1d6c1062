import { mount } from "svelte";
import App from "./App.svelte";
import { applyLook } from "./settings.svelte.ts";
import { ready } from "./texts.svelte.ts";
import "./art/theme.css";
import "./frame/frame.css";

applyLook();
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // After everything else: it is for the next visit. Where the browser refuses, the page is the same without.
  window.addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
void ready.then(() => mount(App, { target: document.getElementById("page")! }));

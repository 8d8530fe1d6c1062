import { mount } from "svelte";
import App from "./App.svelte";
import { applyLook } from "./settings.svelte.ts";
import { ready } from "./texts.svelte.ts";
import "./art/theme.css";
import "./frame/frame.css";

applyLook();
void ready.then(() => mount(App, { target: document.getElementById("page")! }));

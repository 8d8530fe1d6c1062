/** Everything drawn for the game on one page, for whoever changes it: `npm run dev`, then /sheet.html?theme=dark. */

import { mount } from "svelte";
import Sheet from "./Sheet.svelte";
import { ready } from "../texts.svelte.ts";
import "./theme.css";

Object.assign(document.documentElement.dataset, Object.fromEntries(new URLSearchParams(location.search)));
void ready.then(() => mount(Sheet, { target: document.body }));

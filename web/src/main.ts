import { mount } from "svelte";
import App from "./App.svelte";
import { learn } from "./i18n.svelte";
import { expect } from "./lib/lobby/tables";
import { keepForLater } from "./offline";
import { place } from "./router.svelte";
import { screenOf } from "./screens";
import { follow } from "./settings.svelte";

follow();
const [first = "", code] = place.parts;
void screenOf(first).catch(() => {}); // comes while the texts do
if (first === "t" && code) expect(code);
await learn();
mount(App, { target: document.getElementById("app")! });
keepForLater();

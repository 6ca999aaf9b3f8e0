import { mount } from "svelte";
import App from "./App.svelte";
import { learn } from "./words/learn";
import { expect } from "./lib/lobby/tables";
import { keepForLater } from "./house/offline";
import { place } from "./browser/router.svelte";
import { screenOf } from "./screens";
import { follow } from "./browser/settings.svelte";

follow();
const [first = "", code] = place.parts;
void screenOf(first).catch(() => {}); // comes while the texts do
if (first === "t" && code) expect(code);
await learn();
mount(App, { target: document.getElementById("app")! });
keepForLater();

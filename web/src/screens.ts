// The screens, each fetched when it is first wanted, by the first part of its address.

import { learn, learnAll } from "./words/learn";

const SCREENS = {
  lobby: () => import("./screens/Lobby.svelte"),
  new: () => import("./screens/NewTable.svelte"),
  t: () => import("./screens/Table.svelte"),
  practice: () => import("./screens/Practice.svelte"),
  replay: () => import("./screens/Replay.svelte"),
  lab: () => import("./screens/Lab.svelte"),
  rules: () => import("./screens/Rulebook.svelte"),
  fairness: () => import("./screens/Fairness.svelte"),
  day: () => import("./screens/Day.svelte"),
  report: () => import("./screens/Report.svelte"),
  mine: () => import("./screens/Mine.svelte"),
  salon: () => import("./screens/Salon.svelte"),
  salons: () => import("./screens/Salon.svelte"), // without a code: one's own, and a new one
  play: () => import("./screens/Play.svelte"),
  show: () => import("./screens/Show.svelte"),
  embed: () => import("./screens/Show.svelte"),
  settings: () => import("./screens/Settings.svelte"),
  about: () => import("./screens/About.svelte"),
};

type Name = keyof typeof SCREENS;

/** The screen of an address, with its texts; of any that is none, the lobby. */
export async function screenOf(first: string) {
  const name = first in SCREENS ? (first as Name) : "lobby";
  const [screen] = await Promise.all([SCREENS[name](), name === "t" ? learn() : learnAll()]);
  return screen;
}

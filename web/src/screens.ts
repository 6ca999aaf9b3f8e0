// The screens, each fetched when it is first wanted, by the first part of its address.

const SCREENS = {
  lobby: () => import("./screens/Lobby.svelte"),
  new: () => import("./screens/NewTable.svelte"),
  t: () => import("./screens/Table.svelte"),
  practice: () => import("./screens/Practice.svelte"),
  replay: () => import("./screens/Replay.svelte"),
  lab: () => import("./screens/Lab.svelte"),
  rules: () => import("./screens/Rulebook.svelte"),
  fairness: () => import("./screens/Fairness.svelte"),
  settings: () => import("./screens/Settings.svelte"),
  about: () => import("./screens/About.svelte"),
};

/** The screen of an address; of any that is none, the lobby. */
export const screenOf = (first: string) => SCREENS[first in SCREENS ? (first as keyof typeof SCREENS) : "lobby"]();

// What a person has chosen for this browser, kept in it.

import { SPEED } from "../house/ahead";
import { believed, type Bound } from "./keytable";

export type Suits = "two" | "four";
export type Speed = "slow" | "usual" | "fast" | "at_once";
export type Theme = "baize" | "paper" | "contrast";

const USUAL = {
  language: "",
  theme: "baize" as Theme,
  suits: "two" as Suits,
  bigIndex: false,
  deck: "", // "": as is usual where the game comes from
  calm: matchMedia("(prefers-reduced-motion: reduce)").matches,
  speed: "usual" as Speed, // of what is shown
  odds: true, // the odds lie on the cloth, where the table shows them
  sound: false,
  volume: 40, // per cent
  size: 100, // per cent of the usual size of cards
  keys: true, // single keys act
  bound: {} as Bound, // those that are not as usual
  medallion: "", // by which one is shown at tables; "": letters
  second: false, // an answer stays here for a moment, in which it can be taken back
  notify: false, // the system says when one's turn has come
  tapTwice: true, // a tap selects a card, a second plays it
  voice: "full" as "brief" | "full" | "off",
};

const KEY = "lansquenet settings";
const [SMALLEST, LARGEST] = [80, 160];

const ONE_OF: Record<string, readonly string[]> = {
  theme: ["baize", "paper", "contrast"],
  suits: ["two", "four"],
  deck: ["", "fr", "de", "la"],
  voice: ["brief", "full", "off"],
  medallion: ["", "sun", "moon", "star", "crown", "key", "anchor", "tower", "heart", "leaf", "acorn", "bell", "cup"],
  speed: ["slow", "usual", "fast", "at_once"],
};
const WITHIN: Record<string, readonly [number, number]> = { size: [SMALLEST, LARGEST], volume: [0, 100] };

/** Whether a value that was kept can be one of this setting. */
function fits(name: string, value: unknown): boolean {
  if (typeof value !== typeof USUAL[name as keyof typeof USUAL]) return false;
  const [least, most] = WITHIN[name] ?? [-Infinity, Infinity];
  return ONE_OF[name]?.includes(value as string) ?? (typeof value !== "number" || (value >= least && value <= most));
}

/** What was kept; what cannot be believed is as usual. */
function kept(): typeof USUAL {
  try {
    const found = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? "{}") as object);
    const fitting = Object.fromEntries(found.filter(([name, value]) => fits(name, value)));
    return { ...USUAL, ...fitting, bound: believed(fitting["bound"]) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state(kept());

/** Keep what is chosen, and let the page follow it. */
export function follow(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  if (settings.speed === "usual") localStorage.removeItem(SPEED);
  else localStorage.setItem(SPEED, settings.speed); // for who says it before the page is there
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.dataset["suits"] = settings.suits;
  root.dataset["calm"] = String(settings.calm);
  root.style.setProperty("--size", String(settings.size / 100));
}

/** Make cards larger or smaller, within reason; the size that came of it. */
export function resize(by: number): number {
  settings.size = Math.max(SMALLEST, Math.min(LARGEST, settings.size + by));
  return settings.size;
}

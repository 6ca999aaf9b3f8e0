// What lies on the cloth as keyed things: cards and chips, each with its place.  From one picture to the next a card
// keeps its key, by which it is moved instead of drawn anew.  Pure functions.

import type { Lie } from "../geometry";

interface Lying {
  key: string;
  at: Lie;
  z: number;
}
export interface CardThing extends Lying {
  kind: "card";
  card: number; // -1: one that may not be seen
  dead?: boolean | undefined;
  /** Of one's own hand: the dock has its button. */
  held?: boolean;
}
export interface ChipsThing extends Lying {
  kind: "chips";
  chips: number;
  scale: number;
  mine: boolean;
  copper?: boolean | undefined;
  /** Whether the figure stands by it. */
  label: boolean;
  name: string;
}
/** Words, a sign or strokes that lie somewhere. */
export interface NoteThing extends Lying {
  kind: "note";
  text: string;
  suit: number;
  tally: number;
}
export type Thing = CardThing | ChipsThing | NoteThing;

export const isCard = (thing: Thing): thing is CardThing => thing.kind === "card";

const near = (a: Lie, b: Lie) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 2;

/** The things of the next picture, cards under the keys that they had in the last one where they lay in it. */
export function keyed(before: Thing[], next: Thing[]): Thing[] {
  const left = new Map<number, CardThing[]>();
  for (const thing of before) if (thing.kind === "card" && thing.card >= 0) left.set(thing.card, [...(left.get(thing.card) ?? []), thing]);
  const used = new Set<string>();
  const keys = new Map<Thing, string>();
  const take = (thing: Thing, fits: (old: CardThing) => boolean) => {
    if (thing.kind !== "card" || thing.card < 0 || keys.has(thing)) return;
    const old = left.get(thing.card)?.find((one) => !used.has(one.key) && fits(one));
    if (!old) return;
    used.add(old.key);
    keys.set(thing, old.key);
  };
  for (const thing of next) take(thing, (old) => near(old.at, thing.at));
  for (const thing of next) take(thing, () => true);
  return next.map((thing) => named(thing, keys.get(thing), used));
}

/** A thing under the key it had, or one that no other has: a card's by how often it lies there. */
function named(thing: Thing, key: string | undefined, used: Set<string>): Thing {
  if (key) return { ...thing, key };
  const name = thing.kind === "card" && thing.card >= 0 ? `c${thing.card}` : thing.key;
  for (let n = 0; ; n++) {
    const fresh = n || thing.kind === "card" ? `${name}#${n}` : name;
    if (used.has(fresh)) continue;
    used.add(fresh);
    return { ...thing, key: fresh };
  }
}

/** How a card is drawn at a width `base` and brought to its place by a transform alone. */
export function cardAt({ x, y, w, r }: Lie, base: number): string {
  return `translate3d(${(x - base / 2).toFixed(1)}px,${(y - base * 0.8).toFixed(1)}px,0) rotate(${r.toFixed(1)}deg) scale(${(w / base).toFixed(4)})`;
}

export const footAt = ({ x, y }: Pick<Lie, "x" | "y">): string => `translate3d(${x.toFixed(1)}px,${y.toFixed(1)}px,0)`;

const ARC = 0.16;
const HIGHEST = 90; // pixels
const STEPS = 10;

/** A way along an arc as keyframes: thrown up, not shoved. */
export function arc(from: Lie, to: Lie, place: (at: Lie) => string): Keyframe[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const rise = Math.min(far * ARC, HIGHEST);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const e = t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
    const between = (a: number, b: number) => a + (b - a) * e;
    const y = between(from.y, to.y) - rise * 4 * e * (1 - e);
    return { transform: place({ x: between(from.x, to.x), y, w: between(from.w, to.w), r: between(from.r, to.r) }) };
  });
}

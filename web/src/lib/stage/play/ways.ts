// Small questions of what moves: who sits where, what chips say on their way, what a pair that decided is.

import type { Beat, Move } from "../../../house/wire";
import type { Lie } from "../geometry";
import { isCard, type ChipsThing, type Thing } from "./scene";

/** Chips on their way, with what is said over them. */
export interface Flying {
  key: string;
  chips: number;
  to: Lie;
  scale: number;
  float: string;
  side: "" | "won" | "lost";
}
/** A move of chips, and the way that it is. */
export interface Flight {
  move: Move;
  from: Lie;
  to: Lie;
  key: string;
}

/** A line between two things. */
export interface Link {
  ends: readonly [Lie, Lie];
  far: number;
  angle: number;
}

/** How many seats after oneself in the order of play. */
export const afterMe = (seat: number, me: number, count: number): number => (seat - Math.max(0, me) + count) % count;

/** Whether these chairs are those of a hand for so many, in its order. */
export function isRound(ring: readonly number[], count: number): boolean {
  const seated = ring.filter((seat) => seat >= 0);
  return seated.length === count && seated.every((seat, n) => seat === n);
}

/** What stands over chips on their way: with a sign if they are won or lost. */
export function floating({ start, end, chips }: Move, me: number, beat: Beat): Pick<Flying, "float" | "side"> {
  const pays = beat.kind === "pay" && me >= 0;
  if (pays && end.field === "stack" && end.seat === me) return { float: `+${chips}`, side: "won" };
  if (pays && start.seat === me && end.seat !== me) return { float: `−${chips}`, side: "lost" };
  return { float: String(chips), side: "" };
}

/** Chips that have become more show what they were until the others have come. */
export function held(thing: Thing, before: Thing[]): Thing {
  if (thing.kind !== "chips") return thing;
  const was = before.find((one): one is ChipsThing => one.key === thing.key && one.kind === "chips")?.chips ?? 0;
  return was < thing.chips ? { ...thing, chips: was } : thing;
}

/** The thing that is this card, the nearest to a spot where there are several. */
export function nearest(things: Thing[], card: number, at: Lie | undefined): { thing: Thing | undefined; at: Lie | undefined } {
  const far = (thing: Thing) => (at ? Math.hypot(thing.at.x - at.x, thing.at.y - at.y) : 0);
  const fitting = things.filter((thing) => isCard(thing) && thing.card === card && card >= 0).sort((a, b) => far(a) - far(b));
  return { thing: fitting[0], at: fitting[0]?.at ?? at };
}

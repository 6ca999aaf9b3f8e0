// Couples: the losing card lies left of the box, the winning one right of it, and old ones under the new.

import { at, type Berth } from "../../geometry";
import { placePainted, textPainted, type Ground, type Laid, type Thing } from "../furniture";
import { berth, crowd, isNarrow, named, rankIn, sized } from "../ink";

export const loses = (ground: Ground): Berth => berth(ground, "lost");
export const wins = (ground: Ground): Berth => berth(ground, "won");

/** Where the cards of couples lie that are in no place of their own: the last couple, or the winner before this one. */
export function couple(cards: number[], ground: Ground): (Berth | undefined)[] {
  const waits = ground.state.places.some((place) => place.field === "lost" && place.items.length);
  const newest: (Berth | undefined)[] = waits || cards.length === 1 ? [wins(ground)] : [loses(ground), wins(ground)];
  return cards.map((_, n) => newest[newest.length - cards.length + n]);
}

const FEW = 6; // seats, of which none lays its cards where names stand beside a place

/** The two places with their names: where plates hang over them beside them, or without where others have cards there. */
export function places(ground: Ground, losing = "cloth-loses", winning = "cloth-wins"): string {
  const [left, right] = [ground.words(losing), ground.words(winning)];
  if (ground.f.shell !== "flat" || isNarrow(ground))
    return named(ground, loses(ground), left, 1.1) + named(ground, wins(ground), right, 1.1);
  if (ground.state.rows.length > FEW) return placePainted(loses(ground), 1.1) + placePainted(wins(ground), 1.1);
  return beside(ground, loses(ground), left, -1) + beside(ground, wins(ground), right, 1);
}

/** A place for a card with its name at its left or its right. */
export function beside(ground: Ground, of: Berth, text: string, side: 1 | -1): string {
  const [x, y, w = 50] = of;
  const words = textPainted(x + side * (w * 0.55 + 4), y + 4, sized(ground), text);
  return placePainted(of, 1.1) + words.replace('"middle"', side > 0 ? '"start"' : '"end"');
}

/** Thirteen in two rows, seven over six. */
export function inTwoRows(rank: number, ground: Ground): Berth {
  const [x, y, w = 54] = berth(ground, "first");
  const [dx, dy] = berth(ground, "between");
  const row = rank < 7 ? 0 : 1;
  return [x + (rank - 7 * row) * dx + row * (dx / 2), y + row * dy, w];
}

/** A bet on a field: each seat has its own corner of it, oneself the lower edge, off what stands on the field below. */
export function onField(thing: Thing, field: Berth, ground: Ground): Laid {
  const [x, y, w = 54] = field;
  const k = w / 60;
  const [dx, dy] = crowd(ground.after(thing.seat), k);
  return { at: at(ground.f, [x + dx, y + dy + 8 * k - (isNarrow(ground) ? 5 : 0)]), copper: coppered(thing, ground) };
}

const coppered = (thing: Thing, { state }: Ground): boolean =>
  state.places.some(
    (place) => place.seat === thing.seat && place.field === "coppers" && place.items.some((item) => item.rank === rankIn(thing)),
  );

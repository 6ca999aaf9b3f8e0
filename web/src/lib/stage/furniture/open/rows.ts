// Cards that lie open, each a place to bet on: in the order in which they were turned, in one row or in several, as
// close as they must; everybody's chips at the foot of the card, one's own in front.

import { at, boxAt, type Berth, type Box } from "../../geometry";
import { rankOf } from "../../../../words/cards";
import { placePainted, type Ground, type Laid, type Thing } from "../furniture";
import { berth, crowd, rankIn } from "../ink";

/** The berth `row` is the first place, `across` how wide all of them are, `columns` and `down` those of the grid. */
export function slot(ground: Ground, n: number, count: number): Berth {
  const [x, y, w = 60] = berth(ground, "row");
  const { across = 400, columns = 6, down = 0 } = ground.berths as Record<string, number>;
  const most = down ? (count > 6 ? columns + 2 : columns) : Math.max(count, columns);
  const step = across / most;
  const size = Math.min(w, step * 0.9);
  return [x + (n % most) * step + step / 2, y + (down ? Math.floor(n / most) * down * (size / w) : 0), size];
}

/** The ranks that lie open, those turned first before the others. */
export function openRanks(ground: Ground, lies: (thing: { field: string; name: string }) => boolean): number[] {
  const ranks = ground.state.places
    .filter((place) => place.seat < 0 && lies({ field: place.field, name: plainOf(place) }))
    .flatMap((place) => place.items.map((item) => rankIn({ item })));
  const turned = (rank: number) => ground.turned.findIndex((card) => rankOf(card) === rank);
  return [...new Set(ranks)].sort((a, b) => turned(a) - turned(b));
}

export const plainOf = (place: { name: string; plain?: string | undefined }): string => place.plain ?? place.name;

/** Empty places painted on the cloth: six of them. */
export const emptyRow = (ground: Ground, count = 6): string =>
  Array.from({ length: count }, (_, n) => placePainted(slot(ground, n, count), 1.06, "faint")).join("");

/** Where an open card lies. */
export function openAt(rank: number, ranks: number[], ground: Ground): Berth | undefined {
  const n = ranks.indexOf(rank);
  return n < 0 ? undefined : slot(ground, n, ranks.length);
}

/** Where a bet on an open card stands. */
export function betOn(thing: Thing, place: Berth | undefined, ground: Ground): Laid | undefined {
  if (!place) return undefined;
  const [x, y, w = 60] = place;
  const k = (ground.berths.pad / 0.84) * Math.min(1, w / 60);
  const [dx, dy] = crowd(ground.after(thing.seat), k);
  return { at: at(ground.f, [x + dx, y + w * 0.8 + 20 * k + dy * 0.8]) };
}

/** Small and dark, one half over the other. */
export function deadAt(thing: Thing, ground: Ground): Laid {
  const [x, y, w = 30] = berth(ground, "dead");
  const step = Math.min(w * 0.8, (Number(ground.berths["deadWide"]) || w * 5) / Math.max(1, thing.count - 1));
  return { at: at(ground.f, [x + thing.k * step, y, w]), dead: true };
}

// -- where nothing of a game may lie

/** The sentence that says what decided: on a desk it lies on the cloth, two lines of it at most. */
export function toldBox({ f, berths }: Ground): Box[] {
  const { x, y } = at(f, berths.ribbon);
  return f.shell === "wide" ? [boxAt(x, y, 448 * f.u, 80 * f.u)] : [];
}

/** The odds in so many parts: twice as wide as their berth, and each at least as wide as its words. */
export function oddsBox({ f, berths }: Ground, parts: number): Box {
  const { x, y, w } = at(f, berths.odds!);
  const words = (parts > 2 ? 100 : 112) * Math.max(1, f.u) * f.letters + 4;
  const wide = Math.min(f.table.w * 0.94, Math.max(2 * w, parts * words));
  return { x: x - wide / 2, y, w: wide, h: 28 * f.k };
}

// What the games of tricks share: the trick in the middle as they sit, one's own hand below, the stock with the
// turn-up at one side, what is played for at the other.

import { at, type Berth } from "../../geometry";
import { placePainted, textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, found, packLeft, ring, sized } from "../ink";
import { clearOf } from "./clear";
import { inShells, on, type Rows } from "../shells";

const ROWS = {
  shoe: on([206, -104, 52], [112, 30, 36], [136, -34, 30]),
  turned: on([272, -98, 58, 7], [156, 36, 38, 7], [172, -30, 32, 7]),
  turn: on([272, -98, 58, 7], [156, 36, 38, 7], [172, -30, 32, 7]),
  pool: on([-220, -104], [-118, 36], [-146, -44]),
  poolRing: on(62, 42, 36),
  trick: on([0, -45, 80], [0, -20, 60], [0, -24, 38]),
  hand: on([0, 190, 94], [0, 174, 78], [0, 108, 54]),
  handStep: on(70, 60, 46),
  own: on([-292, -34], [-84, 2], [-194, -14]),
  ribbon: [96, 252],
  pad: on(0.8, 0.56, 0.44),
  gap: on(0.25, 0.33, 0.25),
  backs: on(3, 3, 3),
} satisfies Rows;

/** The berths of these games; a game may have others, or others of its own. */
export function berthsOf(own: Partial<Rows> = {}): Furniture["berths"] {
  const rows = { ...ROWS, ...own };
  const round = rows.pool.map(([x, y], n) => [x, y, 2 * rows.poolRing[n]!]) as unknown as typeof ROWS.pool;
  return inShells({ ...rows, round, ...own });
}

type Reach = readonly [across: number, down: number];

/** How far from the middle the cards of a trick lie, in widths of a card: of two seats, of three, up to the most that differ. */
const WIDER: Reach[] = [
  [1.25, 0.94],
  [1.25, 1],
  [1.45, 0.91],
  [1.66, 0.97],
  [1.9, 1.16],
];
const TALLER: Reach[] = [
  [1.1, 1],
  [1.1, 0.75],
  [1.1, 1],
  [1.17, 1.48],
  [1.24, 1.6],
  [1.24, 1.6],
  [0.82, 1.6],
];

const LOWEST = 91; // units, on a phone upright: below it one's own hand lies

/** Where the card of a seat lies, so many seats after oneself: round the middle, as they sit. */
export function cardAt(after: number, count: number, { berths, f }: Ground): Berth {
  const [x, y, w = 70] = berths["trick"] as Berth;
  const many = count > (f.shell === "tall" ? 4 : 5);
  const angle = Math.PI * (0.5 + (2 * after) / count);
  const size = many ? w * 0.86 : w;
  const reaches = f.shell === "tall" ? TALLER : WIDER;
  const [across, down] = reaches[Math.min(count, reaches.length + 1) - 2]!;
  const middle = f.shell === "tall" ? LOWEST - size * (0.8 + down) : y; // below the backs that others hold
  return [x + Math.cos(angle) * size * across, middle + Math.sin(angle) * size * down, size, [-3, 5, 2, -6, 4][after % 5]];
}

/** Faint places, one for every seat's card. */
export const trickPlaces = (ground: Ground): string => {
  const count = ground.state.rows.length;
  return Array.from({ length: count }, (_, after) => placePainted(cardAt(after, count, ground), 1, "faint")).join("");
};

/** A ring for what is played for, with its name. */
export const poolRing = (ground: Ground, key: string): string =>
  ring(ground, berth(ground, "pool"), Number(ground.berths["poolRing"]), ground.words(key));

const OFF = 14; // units, on a desk: a trick of five reaches to there

/** Which suit is trump, below the stock and the turn-up. */
export function trumps(ground: Ground, suit: number): string {
  if (suit < 0) return "";
  const [x, y, w = 50] = ground.berths.shoe;
  const [tx, , tw = 50] = berth(ground, "turned");
  const tall = ground.f.shell === "tall";
  const size = sized(ground, 0.95);
  const deck = /deck\/(\w+)/.exec(ground.picture(-1))?.[1] ?? "fr";
  const sign = deck === "fr" ? `${"♣♦♥♠"[suit]} ` : "";
  const [over, below] = [y - w * 0.8 - size * 0.6, y + w * 0.8 + size * 2.1 + 3];
  const said = sign + ground.words("cloth-trumps", { suit: ground.words(`suit-${deck}-${suit}`) });
  const middle = (x + tx) / 2;
  const places = [over, below].map((y): [number, number] => [middle, y]); // below it others may have what they took
  if (ground.f.shell === "flat") return textPainted(...clearOf(ground, places, size, said), size, said);
  const text = textPainted(tall ? tx + tw / 2 : middle + OFF, below, size, said);
  return tall ? text.replace('"middle"', '"end"') : text; // there the edge of the table is near
}

/** The trump of the turn-up, or as the state says. */
export const trumpOf = (ground: Ground): number => {
  const said = found(ground, "trump")?.suit ?? -1;
  const turned = found(ground, "turned")?.card ?? -1;
  return said >= 0 ? said : turned >= 0 ? turned & 3 : -1;
};

export const stockAndTrumps = (ground: Ground): string => packLeft(ground) + trumps(ground, trumpOf(ground));

/** How somebody is called here. */
export const nameOf = (seat: number, { state, words }: Ground): string =>
  seat === state.me ? words("you-there") : (state.rows[seat]?.name ?? "");

/** How many tricks have been taken by all. */
export const taken = ({ state }: Ground): number =>
  state.places.filter((place) => place.field === "taken").reduce((all, place) => all + (place.items[0]?.tally ?? 0), 0);

const COUNTED = ["points", "scores", "bid", "value", "zwik", "trump"]; // told by a plate, a ring or in words

/** Where things lie in all these games. */
export function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  const { f, state, after } = ground;
  const { item, field, seat } = thing;
  if (COUNTED.includes(field) || (field === "place" && !/shown/.test(thing.plain))) return null;
  if (field === "turned" && state.rows.some(({ hand }) => hand.includes(item.card))) return null; // taken up
  if (field === "played") return { at: at(f, cardAt(after(seat), state.rows.length, ground)) };
  if (item.card < 0 && !item.chips) return null; // who deals, who is in, tricks: the seats tell that
  if (seat < 0 && item.chips) return { at: poolAt(field, ground) };
  return undefined;
}

const poolAt = (field: string, ground: Ground) => {
  const [x, y] = (ground.berths[field] as Berth | undefined) ?? berth(ground, "pool");
  return at(ground.f, [x, y + 10 * ground.berths.pad]);
};

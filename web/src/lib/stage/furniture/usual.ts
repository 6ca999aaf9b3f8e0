// Where things lie at games that say nothing else of it: by the berth that is named after their field or their place,
// or before their seat.

import { at, fan, type Berth, type Lie } from "../geometry";
import type { Berths, Ground, Laid, Thing } from "./furniture";
import { crowd } from "./ink";

/** A place by the name that the book has for it, as a name of a berth: "matched Hand cards" is `matched_hand_cards`. */
export const berthName = (plain: string): string =>
  plain
    .toLowerCase()
    .replace(/[^a-z]+/g, "_")
    .replace(/^_|_$/g, "");

const isBerth = (found: Berths[string]): found is Berth => Array.isArray(found) && typeof found[0] === "number";

/** The berth of a place in the middle: named after the place, or after its field. */
export function berthOf({ plain, field }: Thing, { berths }: Ground): Berth | undefined {
  return [berths[berthName(plain)], berths[field]].find(isBerth);
}

const spread = (count: number, w: number, most: number) => Math.min(w * 1.1, count > 1 ? most / (count - 1) : w);

/** Where a thing lies that the furniture of the game says nothing of. */
export function usually(thing: Thing, ground: Ground): Laid | null {
  const { item } = thing;
  if (thing.seat >= 0) return beforeSeat(thing, ground);
  const berth = berthOf(thing, ground);
  if (item.card >= 0 || item.rank >= 0)
    return berth ? { at: inRow(berth, thing, ground), dead: /dead|male/.test(thing.plain) } : inMiddle(thing, ground);
  const { f, berths } = ground;
  if (item.chips) return { at: at(f, berth ?? berths.pool ?? [0, -60]) };
  if (item.suit >= 0) return { at: at(f, berth ?? beside(berths.shoe)) };
  return berth ? { at: at(f, berth) } : null;
}

const beside = ([x, y, w = 50]: Berth): Berth => [x, y + w * 1.15, w];

function inRow(berth: Berth, { k, count }: Thing, { f, berths }: Ground): Lie {
  const [x, y, w = 60, r = 0] = berth;
  const step = spread(count, w, Number(berths["row"] ?? w * 4));
  return at(f, [x + k * step, y, w, r]);
}

/** Cards that have no berth lie in a row in the middle, places after each other. */
function inMiddle(thing: Thing, ground: Ground): Laid {
  const { f, berths, state } = ground;
  const free = state.places.filter((place) => place.seat < 0 && place.items.some((item) => item.card >= 0 || item.rank >= 0));
  const before = free.slice(
    0,
    free.findIndex((place) => place.field === thing.field && (place.plain ?? place.name) === thing.plain),
  );
  const first = before.reduce((sum, place) => sum + place.items.length, 0);
  const all = free.reduce((sum, place) => sum + place.items.length, 0);
  const [x, y, w = 56] = (berths["open"] as Berth | undefined) ?? [0, 20, 60];
  const places = fan([x, y, w], all, spread(all, w, w * 5.4));
  return { at: at(f, places[first + thing.k] ?? [x, y, w]), dead: /dead|male/.test(thing.plain) };
}

/** Fields of seats that are told by the plate, the mood, the backs or the tricks of a seat. */
const ON_PLATE = ["held", "taken", "active", "scores", "knocked", "calls", "laid", "renewed", "level", "masked", "safe", "coppers"];

function beforeSeat(thing: Thing, ground: Ground): Laid | null {
  const { item, field, seat } = thing;
  const place = ground.seats[seat];
  if (!place || ON_PLATE.includes(field)) return null;
  if (item.chips && item.seat >= 0) return between(thing, ground);
  if (item.card >= 0 || item.rank >= 0) return item.chips ? onRank(thing, ground) : cardBefore(thing, ground);
  return { at: betAt(thing, ground) };
}

/** A bet between two seats lies half-way, once. */
function between({ item, seat }: Thing, { seats }: Ground): Laid | null {
  const [one, other] = [seats[seat], seats[item.seat]];
  if (!one || !other || item.seat < seat) return null;
  return { at: { x: (one.bet.x + other.bet.x) / 2, y: (one.bet.y + other.bet.y) / 2, w: 0, r: 0 } };
}

/** A bet on a field of the layout: each seat has its own corner of it, oneself the lower edge. */
function onRank(thing: Thing, ground: Ground): Laid {
  const { f, after, state } = ground;
  const [x, y, w = 50] = fieldOf(thing.item.rank, ground);
  const k = w / 60;
  const [dx, dy] = crowd(after(thing.seat), k);
  const copper = state.places.some(
    (one) => one.seat === thing.seat && one.field === "coppers" && one.items.some((item) => item.rank === thing.item.rank),
  );
  return { at: at(f, [x + dx, y + dy + 8 * k]), copper };
}

/** The field of a rank, thirteen in two rows. */
export function fieldOf(rank: number, { berths }: Ground): Berth {
  const [x, y, w = 54] = (berths["first"] as Berth | undefined) ?? [-198, 18, 54];
  const [dx, dy] = (berths["between"] as Berth | undefined) ?? [w * 1.22, w * 2];
  const row = rank < 7 ? 0 : 1;
  return [x + (rank - 7 * row) * dx + row * (dx / 2), y + row * dy, w];
}

/** A card that is a seat's own: the one played to the trick, or open cards before it. */
function cardBefore(thing: Thing, ground: Ground): Laid {
  const { f, berths, seats, after, state } = ground;
  const place = seats[thing.seat]!;
  const [, , w = 60] = (berths["card"] as Berth | undefined) ?? [0, 0, 60];
  if (thing.field === "played") return { at: at(f, trickAt(after(thing.seat), state.rows.length, ground)) };
  const small = thing.count > 1 || thing.field === "place";
  const wide = w * (small ? 0.5 : 0.8) * f.u;
  const step = Math.min(wide * 0.7, (wide * 3) / thing.count);
  const off = (thing.k - (thing.count - 1) / 2) * step;
  const y = place.own ? place.y - f.medal * 0.5 - wide * 0.9 : place.y + place.ny * f.medal * 1.2 + (place.ny > 0.3 ? wide * 0.5 : 0);
  const x = place.own ? place.x + f.plate * 1.5 : Math.abs(place.nx) > 0.6 ? place.stack.x + Math.sign(place.nx) * wide * 1.6 : place.x;
  return { at: { x: x + off, y, w: wide, r: 0 } };
}

/** Where the card of a seat lies in a trick: round the middle, as they sit. */
export function trickAt(after: number, count: number, { berths }: Ground): Berth {
  const [x, y, w = 70] = (berths["trick"] as Berth | undefined) ?? [0, -31, 70];
  const angle = Math.PI * (0.5 + (2 * after) / count);
  const reach = count > 5 ? 1.55 : 1.18;
  return [x + Math.cos(angle) * w * reach * 1.22, y + Math.sin(angle) * w * (count > 5 ? 1 : 0.99), w, [-3, 5, 2, -6, 4][after % 5]];
}

/** Chips before a seat: several kinds stand beside each other. */
function betAt(thing: Thing, { f, seats, state }: Ground): Lie {
  const { x, y } = seats[thing.seat]!.bet;
  const kinds = state.places.filter((place) => place.seat === thing.seat && place.items.some((item) => item.chips && item.rank < 0));
  const n = Math.max(
    0,
    kinds.findIndex((place) => place.field === thing.field),
  );
  return { x: x + (n - (kinds.length - 1) / 2) * 46 * f.u, y, w: 0, r: 0 };
}

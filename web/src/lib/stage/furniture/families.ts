// Where things lie at games that say nothing else of it: by the berth that is named after their field or their place,
// or before their seat; and the furniture of the four families, by which every game can be played at once.

import { at, fan, type Berth, type Lie, type Shell } from "../geometry";
import { RANKS } from "../../../words/cards";
import { placePainted, type Berths, type Furniture, type Ground, type Laid, type Thing } from "./furniture";
import { crowd, left, pack } from "./ink";

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

// -- what is painted

const stockPainted = (ground: Ground): string => pack(ground, ground.berths.shoe);

/** How many cards are left, under the stock. */
const leftPainted = (ground: Ground): string => (ground.state.stock > 0 ? left(ground, ground.berths.shoe) : "");

const layoutPainted = (ground: Ground): string =>
  RANKS.map((_, rank) => {
    const [x, y, w = 50] = fieldOf(rank, ground);
    return `${placePainted([x, y, w], 1)}<text x="${x - w * 0.32}" y="${y - w * 0.44}" text-anchor="middle" font-size="${w * 0.34}">${ground.letter(rank)}</text>`;
  }).join("");

const trickPainted = (ground: Ground): string => {
  const count = ground.state.rows.length;
  return Array.from({ length: count }, (_, after) => placePainted(trickAt(after, count, ground), 1, "faint")).join("");
};

// -- the families

const berthsOf = (wide: Partial<Berths>, tall: Partial<Berths>, flat: Partial<Berths>): Record<Shell, Berths> => ({
  wide: {
    shoe: [-238, -112, 56],
    turn: [0, 0, 100],
    stream: [0, 100, 56],
    step: 27,
    pool: [0, -110],
    ribbon: [0, 196],
    pad: 0.84,
    ...wide,
  },
  tall: {
    shoe: [0, -84, 38],
    turn: [0, 50, 76],
    stream: [0, 150, 44],
    step: 22,
    pool: [0, -150],
    ribbon: [0, 0],
    pad: 0.62,
    gap: 0.3,
    ...tall,
  },
  flat: { shoe: [-190, -20, 32], turn: [0, 6, 56], stream: [0, 66, 32], step: 16, pool: [0, -70], ribbon: [0, 0], pad: 0.48, ...flat },
});

const cards: Furniture = {
  way: 1,
  berths: berthsOf(
    { mine: [-218, 40, 98], yours: [218, 40, 98], open: [0, -20, 74], odds: [0, 150, 200] },
    { mine: [-118, 56, 76], yours: [118, 56, 76], open: [0, 40, 56], odds: [0, 196, 165] },
    { mine: [-128, 12, 56], yours: [128, 12, 56], open: [0, 0, 44], odds: [0, 88, 155] },
  ),
  painted: stockPainted,
  drawn: leftPainted,
};

const open: Furniture = {
  way: 1,
  berths: berthsOf(
    { mine: [250, 6, 92], open: [-60, 20, 66], turn: [-14, -104, 88], stream: undefined, pool: [96, -110], odds: [0, 150, 200] },
    { mine: [104, -120, 52], open: [0, 60, 44], turn: [0, -130, 66], stream: undefined, pool: [-110, -120], odds: [0, 200, 165] },
    { mine: [180, 4, 54], open: [-40, 16, 38], turn: [0, -62, 52], stream: undefined, pool: [80, -70], odds: [0, 92, 155] },
  ),
  painted: stockPainted,
  drawn: leftPainted,
};

const layout: Furniture = {
  way: 1,
  berths: berthsOf(
    {
      shoe: [0, -134, 46],
      lost: [-92, -128, 62],
      turn: [92, -128, 62],
      first: [-198, 18, 54],
      between: [66, 104],
      stream: undefined,
      pool: [190, -130],
      gap: 0.2,
    },
    {
      shoe: [0, -128, 38],
      lost: [-62, -126, 50],
      turn: [62, -126, 50],
      first: [-147, 40, 44],
      between: [49, 84],
      stream: undefined,
      pool: [0, -210],
      gap: 0.345,
    },
    {
      shoe: [0, -76, 26],
      lost: [-56, -72, 38],
      turn: [56, -72, 38],
      first: [-108, 8, 32],
      between: [36, 58],
      stream: undefined,
      pool: [120, -70],
      gap: 0.28,
    },
  ),
  painted: (ground) => stockPainted(ground) + layoutPainted(ground),
  drawn: leftPainted,
  field: fieldOf,
};

const trick: Furniture = {
  way: 1,
  berths: berthsOf(
    {
      shoe: [216, -92, 50],
      turned: [276, -88, 54, 7],
      turn: [276, -88, 54, 7],
      trick: [0, -44, 78],
      hand: [0, 196, 92],
      handStep: 66,
      own: [-292, -34],
      pool: [-216, -80],
      stream: undefined,
      gap: 0.25,
      open: [-216, 30, 44],
      ribbon: [0, -34],
    },
    {
      shoe: [104, 66, 36],
      turned: [140, 70, 36, 7],
      turn: [140, 70, 36, 7],
      trick: [0, -50, 60],
      hand: [0, 176, 74],
      handStep: 58,
      own: [-84, 2],
      pool: [-120, 60],
      stream: undefined,
      gap: 0.33,
      open: [-110, 120, 30],
    },
    {
      shoe: [150, -50, 30],
      turned: [186, -46, 30, 7],
      turn: [186, -46, 30, 7],
      trick: [0, -26, 42],
      hand: [0, 100, 54],
      handStep: 44,
      own: [-194, -14],
      pool: [-140, -50],
      stream: undefined,
      gap: 0.25,
      open: [-140, 20, 26],
    },
  ),
  painted: (ground) => stockPainted(ground) + trickPainted(ground),
  drawn: leftPainted,
};

export const FAMILIES = { cards, open, layout, trick };

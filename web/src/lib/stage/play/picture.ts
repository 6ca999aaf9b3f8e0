// A state as things on the cloth: what lies in the middle, before the seats, in the hands that may be seen.

import { rankOf } from "../../../words/cards";
import { at, fan, grown, type Berth, type Lie } from "../geometry";
import { usually } from "../furniture/usual";
import type { Furniture, Ground, Laid, Thing as Found } from "../furniture/furniture";
import type { Thing } from "./scene";
import type { Item, Line, Place, Row, Spot } from "../../../house/wire";

/** The cards that chance has turned before everybody, oldest first. */
export const turnedIn = (lines: Line[]): number[] => lines.filter((line) => line.card >= 0 && line.seat < 0).map((line) => line.card);

const LAYER = { dead: 6, stream: 8, cards: 20, chips: 60, hand: 200 };

export interface Set {
  furniture: Furniture;
  ground: Ground;
  /** The order in which one's own cards lie, and those that are raised or lowered. */
  hand: { order: number[]; raised: number[]; lowered: number[] };
  /** How much larger cards are than usual. */
  size: number;
  /** Whether the cards turned lie out (they do not where hands are held). */
  streams: boolean;
  /** Whether one's own hand lies elsewhere. */
  docked: boolean;
  /** Whether the newest of them is still held in the light. */
  light: boolean;
}

/** All that lies there; keys of cards are given later. */
export function pictured(set: Set): Thing[] {
  const { ground } = set;
  const placed = ground.state.places
    .filter((place) => !isStream(place))
    .flatMap((place) =>
      place.items.flatMap((item, k): Thing[] => {
        const found = {
          field: place.field,
          plain: place.plain ?? place.name,
          name: place.name,
          seat: place.seat,
          item,
          k,
          count: place.items.length,
        };
        return thingsOf(found, set);
      }),
    );
  const lying = placed.flatMap((thing) => (thing.kind === "card" ? [thing.card] : []));
  const all = [...placed, ...streamOf(set, lying), ...ground.state.rows.flatMap((row) => handOf(row, set))];
  return piled(all).map((thing) => (thing.kind === "card" ? { ...thing, at: grown(ground.f, thing.at, set.size) } : thing));
}

/** What somebody has in chips on one spot is one pile, and has one figure. */
const piled = (all: Thing[]): Thing[] =>
  all.filter((one) => {
    const pile = all.find(({ kind, at, z }) => kind === one.kind && z === one.z && at.x === one.at.x && at.y === one.at.y);
    if (pile === one || pile?.kind !== "chips" || one.kind !== "chips") return true;
    pile.chips += one.chips;
    return false;
  });

/** Where a thing of a place lies. */
export function laid(found: Found, { furniture, ground }: Pick<Set, "furniture" | "ground">): Laid | null {
  const own = furniture.lies?.(found, ground);
  return own === undefined ? usually(found, ground) : own;
}

function thingsOf(found: Found, set: Set): Thing[] {
  if (found.field === "turned" && set.streams && found.item.card >= 0) return []; // these are the stream
  const lies = laid(found, set);
  if (!lies) return [];
  const { item } = found;
  const { ground } = set;
  const key = `${found.field}.${found.plain}.${found.seat}.${item.rank}.${item.seat}.${item.rank >= 0 || item.seat >= 0 ? 0 : found.k}`;
  if (item.chips) {
    const mine = found.seat === ground.state.me || (item.seat === ground.state.me && ground.state.me >= 0);
    const { pad } = ground.berths;
    return [
      {
        kind: "chips",
        key,
        at: lies.at,
        z: LAYER.chips + (mine ? 3 : 0),
        chips: item.chips,
        scale: pad,
        mine,
        copper: lies.copper,
        label: mine || found.seat < 0,
        name: found.name,
      },
    ];
  }
  const card = item.card < 0 && item.rank >= 0 && set.furniture.card ? set.furniture.card(found, ground) : cardOf(item, ground.turned);
  if (card >= 0 || item.rank >= 0)
    return [{ kind: "card", key, at: lies.at, z: (lies.dead ? LAYER.dead : LAYER.cards) + (lies.z ?? found.k), card, dead: lies.dead }];
  if (item.suit < 0 && !item.tally && item.seat < 0) return [];
  return [{ kind: "note", key, at: lies.at, z: LAYER.cards, text: item.tally ? found.name : "", suit: item.suit, tally: item.tally }];
}

/** The card of an item; of a rank the one that was turned first: what comes after it matches it. */
const cardOf = (item: Item, turned: number[]): number =>
  item.card >= 0 || item.rank < 0 ? item.card : (turned.find((card) => rankOf(card) === item.rank) ?? -1);

const MOST = 13; // cards of the stream that are seen

/** The row of cards turned that lie in no place of the game's own. */
const isStream = ({ field, plain, name, seat }: Place) => field === "turned" && seat < 0 && (plain ?? name) === "turned";

/** The newest of them is held in the light, the others lie as a fan. */
function streamOf({ furniture, ground, streams, light }: Set, lying: number[]): Thing[] {
  const { f, berths, state } = ground;
  const free = streams ? (state.places.find(isStream)?.items.map(({ card }) => card) ?? []) : [];
  const lit = light && !furniture.unlit && free.at(-1) === ground.turned.at(-1) ? free.at(-1) : undefined;
  const older = furniture.streamed
    ? gathered(ground, lying, lit, furniture.most)
    : (lit === undefined ? free : free.slice(0, -1)).slice(-MOST);
  const many = Math.max(7, older.length);
  const step = Math.min(berths.step ?? 26, ((berths.step ?? 26) * 9) / many);
  const fanned = (): (Berth | undefined)[] => (berths.stream ? fan(berths.stream, older.length, step, 4 / many, 20 / many) : []);
  const spots = furniture.streamed?.(older, ground) ?? fanned();
  const streamed = spots.flatMap((spot, n): Thing[] =>
    spot ? [{ kind: "card", key: "turned", at: at(f, spot), z: LAYER.stream + n / 20, card: older[n]! }] : [],
  );
  return lit === undefined
    ? streamed
    : [...streamed, { kind: "card", key: "turned", at: at(f, berths.turn), z: LAYER.cards + 30, card: lit }];
}

/** The cards turned that lie nowhere else, where a game has piles for them. */
const gathered = ({ turned }: Ground, lying: number[], lit: number | undefined, most = MOST): number[] =>
  turned.filter((card) => card !== lit && !lying.includes(card)).slice(-most);

const RAISED = -16; // units
const LOWERED = { wide: 26, tall: 4, flat: 8 }; // on a phone there is little room below

/** The cards of a hand that may be seen: one's own large and below, the others' before their seats. */
function handOf(row: Row, set: Set): Thing[] {
  const { ground, hand } = set;
  const mine = row.seat === ground.state.me;
  if (mine && set.docked) return [];
  const known = hand.order.filter((card) => row.hand.includes(card));
  const cards = mine ? [...known, ...row.hand.filter((card) => !known.includes(card))] : row.hand;
  return handAt(row.seat, cards.length, ground).map((place, n): Thing => {
    const card = cards[n]!;
    const off = !mine ? 0 : hand.raised.includes(card) ? RAISED : hand.lowered.includes(card) ? LOWERED[ground.f.shell] : 0;
    return { kind: "card", key: `hand.${row.seat}`, at: { ...place, y: place.y + off * ground.f.u }, z: LAYER.hand + n, card, held: mine };
  });
}

/** Where the cards of a hand lie. */
export function handAt(seat: number, count: number, { f, berths, seats, after }: Ground): Lie[] {
  const place = seats[seat];
  if (!place || !count) return [];
  if (after(seat) === 0 && berths.hand) {
    const step = Math.min(berths.handStep ?? 66, 300 / count);
    return fan(berths.hand, count, step, 2.2 * (step / 70), 3.4).map((spot) => at(f, spot));
  }
  const w = (f.shell === "wide" ? 44 : 28) * f.u;
  const out = Math.sign(place.stack.x - place.x) || 1;
  return Array.from({ length: count }, (_, n) => ({
    x: place.stack.x + out * w * 0.4 + (n - (count - 1) / 2) * w * 0.5,
    y: place.stack.y,
    w,
    r: 0,
  }));
}

/** Where something goes to or comes from. */
export function spotAt(spot: Spot, set: Pick<Set, "furniture" | "ground">): Lie | undefined {
  const { ground } = set;
  const { f, berths, seats } = ground;
  const seat = seats[spot.seat];
  const shoe = at(f, berths.shoe);
  switch (spot.field) {
    case "stock":
    case "house":
      return shoe;
    case "turned":
      return at(f, berths.turn);
    case "stack":
      return seat && { ...seat.stack, w: 0, r: 0 };
    case "hand":
      return handAt(spot.seat, 1, ground)[0];
    case "packet":
      return seat && { x: seat.own ? seat.stack.x : seat.x, y: seat.own ? seat.stack.y : seat.y, w: shoe.w * 0.6, r: 84 };
    case "aside":
      return at(f, (berths["dead"] as typeof berths.shoe | undefined) ?? berths.shoe);
    case "pool":
      return at(f, berths.pool ?? [0, 0]);
  }
  return placeAt(spot, set);
}

/** A field of `places`: where it lies, or would lie. */
function placeAt(spot: Spot, set: Pick<Set, "furniture" | "ground">): Lie | undefined {
  const { places } = set.ground.state;
  const place = places.find(
    (one) =>
      one.field === spot.field &&
      one.seat === spot.seat &&
      (spot.n < 0 || one.items.some((item) => item.rank === spot.n || item.seat === spot.n)),
  );
  const item: Item = place?.items.find((one) => spot.n < 0 || one.rank === spot.n || one.seat === spot.n) ?? {
    card: -1,
    rank: spot.n,
    suit: -1,
    seat: -1,
    chips: 1,
    tally: 0,
    count: 1,
  };
  const name = place?.name ?? spot.field;
  const k = Math.max(0, place?.items.indexOf(item) ?? 0);
  return laid({ field: spot.field, plain: place?.plain ?? name, name, seat: spot.seat, item, k, count: place?.items.length ?? 1 }, set)?.at;
}

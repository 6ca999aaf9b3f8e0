// The banker's card and the réjouissance in the middle, and for every coupeur a card with his chips beside it, as near
// to him as there is room: no card lies over a plate, a medal, another card or words, at a table of any size.

import { at, lapped, medalBox, plateBox, saidBox, stackBox, type Berth, type Box, type Lie } from "../../geometry";
import { placesOf, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, named, shoe, shoeLeft, sized, wide } from "../ink";
import { inShells, on } from "../shells";
import { oddsBox, toldBox } from "./rows";

const berths = inShells({
  shoe: on([-204, -54, 42], [0, 24, 24], [0, -14, 22]),
  mine: on([-104, -54, 80], [-56, 24, 50], [-54, -14, 40]),
  joy: on([104, -54, 80], [56, 24, 50], [64, -14, 40]),
  turn: on([0, -54, 90], [0, 32, 56], [0, -14, 48]),
  card: on([0, 0, 54], [0, 0, 30], [0, 0, 26]),
  bets: on([214, -54, 34], [18, 90, 27], [138, -10, 24]),
  odds: on([0, 120, 200], [0, 136, 165], [0, 31, 155]),
  ribbon: [0, 72],
  pad: on(0.56, 0.4, 0.34),
  gap: on(undefined, 0.22, 0.16),
});

const MANY = 8; // seats, from which on cards are smaller
const SIZES = [0.86, 0.74, 0.64]; // of a card, until all have room
const LEAST = 22; // pixels of a card, in which it can be read
const STEP = 7; // pixels from one place that is tried to the next
const ABREAST = 4; // bets on the réjouissance that stand beside each other, as long as two rows have room for them
const PARTS = 4; // of the odds

interface Point {
  x: number;
  y: number;
}

/** The places of the coupeurs' cards by seat, once for each seating. */
const KNOWN = new WeakMap<object, Lie[]>();

export function cardsOf(ground: Ground): Lie[] {
  const known = KNOWN.get(ground.seats);
  if (known) return known;
  let found = placed(ground, widthOf(ground));
  for (const size of SIZES) if (!found.whole) found = placed(ground, widthOf(ground) * size);
  KNOWN.set(ground.seats, found.lies);
  return found.lies;
}

/** The cards of all seats when they are so wide, and whether there is room for them. */
function placed(ground: Ground, w: number): { lies: Lie[]; whole: boolean } {
  const taken = obstacles(ground);
  let whole = true;
  const lies = ground.seats.map((seat) => {
    if (!seat) return { x: 0, y: 0, w, r: 0 }; // one who sits this hand out
    const lie = nearest(ground, seat.bet, w, taken);
    whole &&= Boolean(lie);
    if (lie) taken.push(slotBox(lie, toRight(ground, lie)));
    return lie ?? { ...seat.bet, w, r: 0 };
  });
  return { lies, whole };
}

/** How wide a coupeur's card may be, in pixels. */
function widthOf({ berths, seats, f }: Ground): number {
  const [, , w = 50] = berths["card"] as Berth;
  return Math.max(LEAST, w * f.u * (seats.length > MANY ? 0.8 : 1));
}

/** Whether the chips of a card stand to its right: they stand towards the middle. */
const toRight = ({ f }: Ground, { x }: Point): boolean => x <= f.table.cx;

/** What a card covers, with its chips beside it. */
export function slotBox({ x, y, w }: Lie, right: boolean): Box {
  const [left, wide] = [x - w * 0.55, w * 2.05];
  return { x: right ? left : x + w * 0.55 - wide, y: y - w * 0.85, w: wide, h: w * 1.7 };
}

/** Where no coupeur's card may lie: on seats, their chips and what they say, on what is in the middle, its words, bets, and the odds. */
export function obstacles(ground: Ground): Box[] {
  const { f, berths, seats } = ground;
  const sitting = seats.filter(Boolean);
  const boxes = sitting.flatMap((seat) => [
    plateBox(f, seat),
    medalBox(f, seat),
    saidBox(f, seat),
    ...(seat.bare ? [] : [stackBox(f, seat)]),
  ]);
  return [
    ...boxes,
    ...placesOf(f, berths),
    ...(wide(ground) ? [litBox(ground)] : []), // on a phone it lies over the shoe
    ...["mine", "joy"].map((name) => nameBox(ground, name)),
    betsBox(ground),
    oddsBox(ground, PARTS),
    ...toldBox(ground),
  ];
}

function boxOf({ f }: Ground, [x, y]: Berth, w: number, h: number): Box {
  return { x: f.table.cx + (x - w / 2) * f.u, y: f.table.cy + (y - h / 2) * f.u, w: w * f.u, h: h * f.u };
}

/** The card that is held in the light. */
function litBox(ground: Ground): Box {
  const [, , w = 50] = ground.berths.turn;
  return boxOf(ground, ground.berths.turn, w, w * 1.6);
}

function nameBox(ground: Ground, name: string): Box {
  const [x, y, w = 50] = berth(ground, name);
  const size = sized(ground);
  return boxOf(ground, [x, y - w * 0.87 - size * 0.7], w * 1.5, size * 1.3);
}

function betsBox(ground: Ground): Box {
  const [x, y, apart = 30] = berth(ground, "bets");
  return boxOf(ground, [x, y + apart * 0.1], apart * ABREAST, apart * 1.5);
}

/** The place nearest to a seat's own where nothing lies yet. */
function nearest(ground: Ground, to: Point, w: number, taken: Box[]): Lie | undefined {
  const { table } = ground.f;
  let [best, least]: [Lie | undefined, number] = [undefined, Infinity];
  for (let y = table.y + w; y < table.y + table.h - w; y += STEP)
    for (let x = table.x + w * 0.6; x < table.x + table.w - w * 0.6; x += STEP) {
      const far = Math.hypot(x - to.x, y - to.y);
      if (far >= least) continue;
      const lie = { x, y, w, r: 0 };
      const box = slotBox(lie, toRight(ground, lie));
      if (!taken.some((other) => lapped(box, other))) [best, least] = [lie, far];
    }
  return best;
}

/** The seat that banks. */
const banker = ({ state }: Ground): number => state.rows.find(({ leads }) => leads)?.seat ?? -1;

const painted = (ground: Ground): string =>
  shoe(ground) +
  named(ground, berth(ground, "mine"), ground.words("cloth-banks")) +
  named(ground, berth(ground, "joy"), ground.words("cloth-joy"));

function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  if (thing.seat < 0 || !ground.seats[thing.seat]) return undefined;
  if (thing.field === "place" && thing.seat === banker(ground)) return { at: at(ground.f, berth(ground, "mine")) };
  if (thing.field === "joys") return { at: betAt(thing, ground) };
  const card = cardsOf(ground)[thing.seat]!;
  if (thing.field === "place") return { at: card };
  if (thing.field !== "stakes") return undefined;
  const side = toRight(ground, card) ? 1 : -1;
  return { at: { ...card, x: card.x + side * card.w * 1.02, y: card.y + card.w * 0.3, w: 0 } };
}

/** Bets on the réjouissance stand before it, in the order of their seats. */
function betAt(thing: Thing, ground: Ground): Lie {
  const { f, state } = ground;
  const who = state.places.filter(({ field, items }) => field === "joys" && items.some(({ chips }) => chips)).map(({ seat }) => seat);
  const n = Math.max(0, who.indexOf(thing.seat));
  const most = Math.max(ABREAST, Math.ceil(who.length / 2)); // two rows, however many they are
  const row = Math.floor(n / most);
  const abreast = Math.min(most, who.length - row * most);
  const [x, y, apart = 30] = berth(ground, "bets");
  const step = (apart * ABREAST) / most;
  return { ...at(f, [x + ((n % most) - (abreast - 1) / 2) * step, y + row * apart * 0.8]), w: 0 };
}

export const furniture: Furniture = { way: 1, berths, painted, drawn: shoeLeft, lies };

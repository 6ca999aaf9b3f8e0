// A hand before every punter and the banker's in the middle, larger, each with a disc on which its count grows: a
// Schlag is ringed, and what has passed nine is darkened.

import { at, type Berth, type Lie } from "../../geometry";
import { rankOf } from "../../../../words/cards";
import { textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, found, handBelow, named, shoe, shoeLeft } from "../ink";
import { inShells, on } from "../shells";

const berths = inShells({
  shoe: on([156, -10, 36], [0, 90, 24], [-112, 10, 28]),
  bank: on([0, -10, 66], [0, -8, 48], [0, 12, 44]),
  turn: on([0, -10, 66], [0, -8, 48], [0, 12, 44]),
  card: on([0, 0, 56], [0, 0, 32], [0, 0, 30]),
  odds: on([0, 64, 200], [0, 122, 165], [0, 80, 155]),
  ribbon: [0, 74],
  pad: on(0.62, 0.46, 0.4),
  before: on([120, 160], [70, 100], [70, 80]),
  gap: on(undefined, 0.25, undefined),
});

const BANK = -1;
const NINE = 9;
const STEP = 0.44; // of a card, from one to the next of a hand
const GILT = "#e6c987";

interface Dealt {
  card: number;
  seat: number;
  bought: boolean;
}

/** The cards of the coup, oldest first, and whose each is. */
const dealt = ({ lines }: Ground): Dealt[] =>
  lines.flatMap(({ card, seat, phase, gaps }) => {
    if (card < 0 || seat >= 0) return [];
    const bought = phase === "BOUGHT" || phase === "DRAWN";
    if (phase === "BANK" || phase === "DRAWN") return [{ card, seat: BANK, bought }];
    return phase === "CARD" || bought ? [{ card, bought, seat: String(gaps["seat"]).charCodeAt(0) - 65 }] : [];
  });

/** Where the n-th of so many cards of a hand lies, beside each other as close as they must. */
function cardAt(ground: Ground, seat: number, n: number, count: number): Berth | undefined {
  const middle = seat === BANK ? berth(ground, "bank") : handAt(ground, seat);
  if (!middle) return undefined;
  const [x, y, w = 50] = middle;
  return [x + (n - (count - 1) / 2) * w * STEP, y, w];
}

/** The middle of a punter's hand. */
function handAt(ground: Ground, seat: number): Berth | undefined {
  const place = ground.seats[seat];
  if (!place) return undefined;
  const [, , w = 50] = berth(ground, "card");
  const { f } = ground;
  const y = place.own ? place.bet.y : handBelow(place, w * f.u, ground);
  const inwards = f.shell === "flat" ? place.nx * 8 : 0; // plates are near
  return [(place.bet.x - f.table.cx) / f.u + inwards, (y - f.table.cy) / f.u - (place.own ? w * 0.45 : 0), w];
}

/** Where all cards of the coup lie, oldest first. */
function spotsOf(ground: Ground): (Berth | undefined)[] {
  const all = dealt(ground);
  return all.map(({ seat }, i) => {
    const n = all.slice(0, i).filter((one) => one.seat === seat).length;
    return cardAt(ground, seat, n, all.filter((one) => one.seat === seat).length);
  });
}

function streamed(cards: number[], ground: Ground): (Berth | undefined)[] {
  const spots = spotsOf(ground);
  return spots.slice(spots.length - cards.length);
}

/** The hand that has passed nine; the banker's at the end. */
function decide(ground: Ground): (readonly [number, Berth])[] {
  const [all, spots] = [dealt(ground), spotsOf(ground)];
  const whose = ground.state.over ? BANK : all.at(-1)?.seat;
  return all.flatMap(({ card, seat }, n) => (seat === whose && spots[n] ? [[card, spots[n]] as const] : []));
}

/** Whether there is room beside a hand and none below it: at one's own, at the bank's, and at those who sit opposite. */
const isInTheMiddle = (ground: Ground, seat: number): boolean =>
  seat === BANK || ground.seats[seat]!.own || Math.abs(handAt(ground, seat)![0]) < berth(ground, "bank")[2]! * 1.4;

/** A disc beside a hand, to the left, or below it. */
function discAt(ground: Ground, seat: number, cards: number): Berth | undefined {
  const first = cardAt(ground, seat, 0, cards);
  if (!first) return undefined;
  const [x, y, w = 50] = first;
  const r = Math.max(w * 0.3, 10 / ground.f.u);
  if (isInTheMiddle(ground, seat) && !(seat === BANK && ground.f.shell === "tall")) return [x - w / 2 - r - 6, y, r];
  return [x + ((cards - 1) * w * STEP) / 2 + w * 0.36, y + w * 0.8 + r + 4, r];
}

const worth = (card: number): number => (rankOf(card) < NINE ? rankOf(card) + 1 : 0);

/** What a hand counts as the state has it; what it has none of is nought. */
function count(ground: Ground, seat: number): number {
  const cards = dealt(ground).filter((one) => one.seat === seat);
  const told = found(ground, seat === BANK ? "bank" : "counts", seat)?.tally;
  return told ?? cards.reduce((sum, { card }) => sum + worth(card), 0) % 10;
}

function disc(ground: Ground, seat: number): string {
  const hand = dealt(ground).filter((one) => one.seat === seat);
  const cards = hand.length;
  const spot = cards ? discAt(ground, seat, cards) : undefined;
  if (!spot) return "";
  const [x, y, r = 15] = spot;
  const many = count(ground, seat);
  const [passed, bright] = [many > NINE, !hand.some(({ bought }) => bought) && (many === NINE || many === NINE - 1)];
  const fill = passed ? "#15110f" : seat === BANK ? "#8c2a30" : "#274a74";
  const edge = `stroke="${bright ? GILT : "#d9c48c"}" stroke-opacity="${bright ? 1 : 0.5}" stroke-width="${bright ? 3 : 1.2}"`;
  const figure = textPainted(x, y + r * 0.38, r * 1.2, passed ? "×" : String(many), `class="figure bold${bright ? " bright" : ""}"`);
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${edge}/>${figure}`;
}

const painted = (ground: Ground): string => shoe(ground) + named(ground, berth(ground, "bank"), ground.words("cloth-banks"));

const drawn = (ground: Ground): string => shoeLeft(ground) + [BANK, ...ground.seats.keys()].map((seat) => disc(ground, seat)).join("");

/** Chips stand at the foot of a hand, or to the right of it; what a hand counts is on its disc. */
function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  if (thing.field === "counts" || thing.field === "bank") return null;
  const hand = thing.field === "stakes" ? handAt(ground, thing.seat) : undefined;
  if (!hand) return undefined;
  const [x, y, w = 50] = hand;
  const spot: Berth = isInTheMiddle(ground, thing.seat) ? [x + w * 1.6, y] : [x - w * 0.34, y + w * 1.12];
  const lie: Lie = { ...at(ground.f, spot), w: 0, r: 0 };
  return { at: lie };
}

export const furniture: Furniture = { way: 1, berths, painted, drawn, lies, streamed, decide, most: 40, unlit: true };

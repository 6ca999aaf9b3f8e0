// A card before every punter and the banker's larger, in the middle or beside it; stakes, raises and bets on a tie before the seats.

import { at as placed, type Berth, type Lie } from "../../geometry";
import { type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, handBelow, named, shoe, shoeLeft } from "../ink";
import { inShells, on } from "../shells";

const berths = inShells({
  shoe: on([100, 2, 42], [0, -92, 32], [76, 8, 32]),
  bank: on([0, -26, 80], [0, 24, 76], [0, 2, 58]),
  beside: on(-90, 0, -58),
  turn: on([0, -26, 80], [0, 24, 76], [84, 2, 54]),
  card: on([0, 0, 66], [0, 0, 46], [0, 0, 34]),
  mine: on([0, 0, 70], [0, 0, 66], [0, 0, 34]),
  odds: on([0, 56, 200], [0, 112, 165], [0, 74, 155]),
  ribbon: [0, 84],
  pad: on(0.66, 0.48, 0.42),
  before: on([90, 170], [70, 110], [60, 80]),
  gap: on(undefined, 0.25, undefined),
});

const painted = (ground: Ground): string => shoe(ground) + named(ground, bankAt(ground), ground.words("cloth-banks"));

/** The banker's card makes room for whatever may come down from who sits opposite. */
function bankAt(ground: Ground): Berth {
  const { f, seats } = ground;
  const [x, y, w] = berth(ground, "bank");
  const opposite = seats.some((one) => !one.own && Math.abs(one.x - f.table.cx) < f.plate / 2);
  return opposite ? [x + Number(ground.berths["beside"]), y, w] : [x, y, w];
}

/** A card lies inwards of its punter, the chips at its foot: the stake, the raise, and the bet on a tie. */
function lies(thing: Thing, ground: Ground): Laid | undefined {
  if (thing.field === "bank") return { at: placed(ground.f, bankAt(ground)) };
  const place = ground.seats[thing.seat];
  const at = cardAt(thing.seat, ground);
  if (!place || !at) return undefined;
  if (thing.field === "held") return { at };
  const n = ["stakes", "raises", "sides"].indexOf(thing.field);
  if (n < 0) return undefined;
  if (place.own) return { at: { x: at.x + at.w / 2 + (0.5 + 0.75 * n) * wide(ground, "card"), y: place.bet.y, w: 0, r: 0 } };
  const inwards = ground.f.shell === "flat" ? Math.sign(ground.f.table.cx - at.x) * at.w * 0.35 : 0; // plates are near
  return { at: { x: at.x + (n - 0.5) * at.w * 0.7 + inwards, y: at.y + at.w * 1.05, w: 0, r: 0 } };
}

/** Where the card of a seat lies, in pixels. */
function cardAt(seat: number, ground: Ground): Lie | undefined {
  const place = ground.seats[seat];
  const k = wide(ground, place?.own ? "mine" : "card");
  return place && { x: place.bet.x, y: place.own ? place.bet.y - k * 0.45 : handBelow(place, k, ground), w: k, r: 0 };
}

/** How wide the cards of this berth are, in pixels. */
const wide = (ground: Ground, name: string): number => (berth(ground, name)[2] ?? 0) * ground.f.u;

/** To whom each card has been dealt, -1 being the bank, by what was told of it; in a war, the cards of the war alone. */
function dealt({ lines }: Ground): { seat: number; card: number }[] {
  const all = lines.filter(({ card, seat, phase }) => card >= 0 && seat < 0 && /CARD|BANK/.test(phase));
  const war = all.filter(({ phase }) => phase.startsWith("WAR"));
  return (war.length ? war : all).map(({ card, phase, gaps }) => ({
    card,
    seat: phase.endsWith("BANK") ? -1 : String(gaps["seat"]).charCodeAt(0) - 65,
  }));
}

/** The card of a punter, or of the bank. */
const card = (thing: Thing, ground: Ground): number => dealt(ground).findLast(({ seat }) => seat === thing.seat)?.card ?? -1;

/** When all is settled the state has the cards no more: they lie where they were dealt until the next hand. */
function streamed(cards: number[], ground: Ground): (Berth | undefined)[] {
  const owners = dealt(ground);
  return cards.map((one) => {
    const owner = owners.findLast(({ card: found }) => found === one);
    return owner && (owner.seat < 0 ? bankAt(ground) : inUnits(cardAt(owner.seat, ground), ground));
  });
}

const inUnits = (at: Lie | undefined, { f }: Ground): Berth | undefined =>
  at && [(at.x - f.table.cx) / f.u, (at.y - f.table.cy) / f.u, at.w / f.u];

export const furniture: Furniture = { way: 1, berths, painted, drawn: shoeLeft, lies, card, streamed, unlit: true };

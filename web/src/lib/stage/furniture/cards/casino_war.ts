// A card before every punter and the banker's in the middle, larger; stakes, raises and bets on a tie before the seats.

import { rankOf } from "../../../../words/cards";
import { type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, named, shoe, shoeLeft } from "../ink";

const berths: Furniture["berths"] = {
  wide: {
    shoe: [0, -168, 44],
    bank: [0, -8, 96],
    turn: [150, -12, 96],
    card: [0, 0, 70],
    odds: [0, 118, 200],
    ribbon: [0, 148],
    pad: 0.66,
  },
  tall: {
    shoe: [0, -150, 34],
    bank: [0, -6, 78],
    turn: [72, -6, 66],
    card: [0, 0, 44],
    odds: [0, 110, 110],
    ribbon: [0, 0],
    pad: 0.48,
    gap: 0.25,
  },
  flat: { shoe: [-86, 6, 32], bank: [0, 2, 58], turn: [84, 2, 54], card: [0, 0, 34], odds: [0, 74, 110], ribbon: [0, 0], pad: 0.42 },
};

const painted = (ground: Ground): string => shoe(ground) + named(ground, berth(ground, "bank"), ground.words("cloth-banks"));

/** A card lies inwards of its punter, the chips beside it: the stake, the raise, and the bet on a tie. */
function lies(thing: Thing, ground: Ground): Laid | undefined {
  const place = ground.seats[thing.seat];
  const { f } = ground;
  const [, , w = 50] = berth(ground, "card");
  if (!place) return undefined;
  const k = w * f.u;
  if (thing.field === "held") return { at: { x: place.bet.x, y: place.own ? place.bet.y - k * 0.45 : place.bet.y, w: k, r: 0 } };
  const n = ["stakes", "raises", "sides"].indexOf(thing.field);
  if (n < 0) return undefined;
  const side = Math.sign(place.nx) || 1;
  return { at: { x: place.bet.x - side * k * 0.85, y: place.bet.y + (n - 0.4) * k * 0.5, w: 0, r: 0 } };
}

/** The card of a punter: they are dealt round from the banker's neighbour, one to each who has staked. */
function card(thing: Thing, { state, turned }: Ground): number {
  const count = state.rows.length;
  const banker = Math.max(
    0,
    state.rows.findIndex((row) => row.leads),
  );
  let next = 0;
  for (let k = 1; k < count; k++) {
    const seat = (banker + k) % count;
    const rank = state.places.find((place) => place.field === "held" && place.seat === seat)?.items[0]?.rank ?? -1;
    const n = turned.findIndex((one, at) => at >= next && rankOf(one) === rank);
    if (seat === thing.seat) return turned[n] ?? -1;
    if (n >= 0) next = n + 1;
  }
  return -1;
}

export const furniture: Furniture = { way: 1, berths, painted, drawn: shoeLeft, lies, card };

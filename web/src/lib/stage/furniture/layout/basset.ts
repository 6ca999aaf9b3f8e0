// One's own book of thirteen, a corner bent for every win that was not taken.

import type { Furniture } from "../furniture";
import { drawn, lies, painted } from "./books";
import { inTwoRows } from "./box";
import type { Berth } from "../../geometry";
import type { Ground } from "../furniture";

export const berths: Furniture["berths"] = {
  wide: {
    shoe: [0, -124, 50],
    lost: [-82, -116, 60],
    won: [82, -116, 60],
    turn: [0, -112, 84],
    first: [-198, 14, 54],
    between: [66, 104],
    odds: [0, 196, 180],
    ribbon: [0, 208],
    pad: 0.6,
  },
  tall: {
    shoe: [0, -118, 36],
    lost: [-62, -116, 50],
    won: [62, -116, 50],
    turn: [0, -112, 64],
    first: [-147, 58, 46],
    between: [49, 88],
    odds: [0, 222, 165],
    ribbon: [0, 0],
    pad: 0.44,
    gap: 0.3,
  },
  flat: {
    shoe: [0, -70, 26],
    lost: [-54, -61, 38],
    won: [54, -61, 38],
    turn: [0, -60, 48],
    first: [-114, 12, 34],
    between: [38, 58],
    odds: [0, 108, 155],
    ribbon: [0, 0],
    pad: 0.38,
    gap: 0.22,
  },
};

/** The last couple; an odd card is the bank's, beside the winner of the couple before. */
function streamed(cards: number[], ground: Ground): (Berth | undefined)[] {
  const odd = ground.turned.length % 2;
  return cards.map((_, n) => {
    const back = cards.length - 1 - n; // 0: the newest
    if (back > 1) return undefined;
    return ground.berths[(back === 0) === !!odd ? "lost" : "won"] as Berth;
  });
}

export const furniture: Furniture = { way: 1, berths, painted, drawn, lies, streamed, field: inTwoRows };

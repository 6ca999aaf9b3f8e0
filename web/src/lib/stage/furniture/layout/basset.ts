// One's own book of thirteen, a corner bent for every win that was not taken.

import type { Furniture } from "../furniture";
import { drawn, lies, painted } from "./books";
import { inTwoRows } from "./box";
import type { Berth } from "../../geometry";
import type { Ground } from "../furniture";
import { inShells, on } from "../shells";

export const berths = inShells({
  shoe: on([0, -112, 50], [0, -92, 36], [0, -74, 26]),
  lost: on([-82, -104, 60], [-62, -95, 50], [-54, -66, 38]),
  won: on([82, -104, 60], [62, -95, 50], [54, -66, 38]),
  turn: on([0, -102, 80], [0, -92, 64], [0, -66, 48]),
  first: on([-198, 6, 54], [-147, 62, 46], [-114, 4, 34]),
  between: on([66, 94], [49, 86], [38, 58]),
  odds: on([0, 196, 180], [0, 222, 165], [0, 162, 155]),
  ribbon: [32, 203],
  pad: on(0.6, 0.44, 0.38),
  before: on([140, 90], [70, 60], [70, 50]),
  gap: on(undefined, 0.3, 0.22),
});

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

// Thirteen spades in two rows, and no more: no bar, no coppers; the box between the card that loses and the one that
// wins.

import { at } from "../../geometry";
import { placePainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, cardPainted, countOf, rankIn, shoe, shoeLeft } from "../ink";
import { couple, inTwoRows, onField, places } from "./box";
import { inShells, on } from "../shells";

const berths = inShells({
  shoe: on([0, -130, 50], [0, -128, 38], [0, -82, 24]),
  lost: on([-92, -126, 66], [-60, -126, 50], [-46, -66, 32]),
  won: on([92, -126, 66], [60, -126, 50], [46, -66, 32]),
  turn: on([0, -118, 84], [0, -120, 66], [0, -70, 48]),
  first: on([-210, 12, 60], [-144, 44, 44], [-144, -6, 40]),
  between: on([70, 108], [48, 96], [48, 68]),
  odds: on([0, 190, 180], [0, 220, 165], [0, 110, 155]),
  ribbon: [0, 206],
  pad: on(0.66, 0.46, 0.42),
  gap: on(0.2, 0.345, 0.3),
});
const ranks = Array.from({ length: 13 }, (_, rank) => rank);

const painted = (ground: Ground): string =>
  ranks
    .map((rank) => {
      const spot = inTwoRows(rank, ground);
      return placePainted(spot, 1.08) + cardPainted(spot, ground.picture(4 * rank + 3));
    })
    .join("") +
  places(ground) +
  shoe(ground);

/** A rank of which all four have gone is dead: its spade is dark. */
function drawn(ground: Ground): string {
  const gone = ranks
    .filter((rank) => countOf(ground, "gone", rank) > 3)
    .map((rank) => {
      const [x, y, w = 50] = inTwoRows(rank, ground);
      return `<rect x="${x - w / 2}" y="${y - w * 0.8}" width="${w}" height="${w * 1.6}" rx="4" fill="#0c1c16" opacity=".6"/>`;
    });
  return shoeLeft(ground) + gone.join("");
}

function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  if (thing.field === "bets") return onField(thing, inTwoRows(rankIn(thing), ground), ground);
  return thing.field === "lost" ? { at: at(ground.f, berth(ground, "lost")) } : null;
}

export const furniture: Furniture = { way: 1, berths, painted, drawn, lies, streamed: couple, field: inTwoRows };

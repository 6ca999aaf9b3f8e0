// As Basset, with what rides beside the stake, and a card laid face down on a stake that is masked.

import type { Berth } from "../../geometry";
import type { Furniture, Ground } from "../furniture";
import { cardPainted } from "../ink";
import { berths } from "./basset";
import { drawn as drawing, lies, painted } from "./books";
import { couple, inTwoRows } from "./box";

/** A mask: the card lies face down. */
function masks(ground: Ground): string {
  const { state } = ground;
  const masked = state.places.find((place) => place.field === "masked" && place.seat === state.me)?.items ?? [];
  return masked
    .map(({ rank }) => {
      const [x, y, w = 50] = inTwoRows(rank, ground);
      const under: Berth = [x, y + w * 0.34, w * 0.56, 90];
      return cardPainted(under, ground.picture(-1));
    })
    .join("");
}

export const furniture: Furniture = {
  way: 1,
  berths,
  painted,
  drawn: (ground) => drawing(ground) + masks(ground),
  lies,
  streamed: couple,
  field: inTwoRows,
};

// As Basset, with what rides beside the stake, and a card laid face down on a stake that is masked.

import type { Berth } from "../../geometry";
import type { Furniture, Ground } from "../furniture";
import { cardPainted } from "../ink";
import { berths } from "./basset";
import { drawn as drawing, lies, pageOf, painted } from "./books";
import { couple, inTwoRows } from "./box";

/** Masks: on each card that plays masked another lies face down, whoever's it is. */
const masks = (ground: Ground): string =>
  ground.state.places
    .filter(({ field }) => field === "masked")
    .flatMap(({ seat, items }) => items.map(({ rank }) => mask(pageOf(seat, rank, ground), ground)))
    .join("");

const mask = ([x, y, w = 50]: Berth, ground: Ground): string => cardPainted([x, y + w * 0.34, w * 0.56, 90], ground.picture(-1));

export const furniture: Furniture = {
  way: 1,
  berths,
  painted,
  drawn: (ground) => drawing(ground) + masks(ground),
  lies,
  streamed: couple,
  field: inTwoRows,
};

// Latin cards, the pot and the pots aside; the pack may have a defender, and then it has a plate of its own.

import { textPainted, type Furniture, type Ground } from "../furniture";
import { found, ring, sized } from "../ink";
import { berthsOf, lies, nameOf, poolRing, stockAndTrumps, trickPlaces } from "./tricks";
import type { Berth } from "../../geometry";

const berths = berthsOf({ aside: [-124, -160] }, { aside: [-60, 100] }, { aside: [-92, -70] });

/** Who plays for the pack, on a plate over the stock. */
function plate(ground: Ground): string {
  const seat = found(ground, "defender")?.seat ?? -1;
  if (seat < 0) return "";
  const [x, y, w = 50] = ground.berths.shoe;
  const size = sized(ground, 0.8);
  const text = ground.words("cloth-for-the-pack", { name: nameOf(seat, ground) });
  const wide = text.length * size * 0.5 + 14;
  const top = y - w * 0.8 - size * 2;
  return `<rect x="${x - wide / 2}" y="${top - size * 0.2}" width="${wide}" height="${size * 1.6}" rx="5" fill="#1a100a" stroke="#8d7040"/>${textPainted(x, top + size * 0.9, size, text, 'class="figure"')}`;
}

/** The pots aside have a ring while anything is in them. */
const aside = (ground: Ground): string =>
  found(ground, "aside")?.chips
    ? ring(ground, ground.berths["aside"] as Berth, Number(ground.berths["poolRing"]) * 0.6, ground.words("cloth-aside"))
    : "";

const painted = (ground: Ground): string => trickPlaces(ground) + poolRing(ground, "cloth-pot");
const drawn = (ground: Ground): string => stockAndTrumps(ground) + plate(ground) + aside(ground);

export const furniture: Furniture = { way: 1, berths, painted, drawn, lies };

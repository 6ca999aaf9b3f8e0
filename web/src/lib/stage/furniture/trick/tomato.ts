// Latin cards, the pot and the pots aside; the pack may have a defender, and then it has a plate of its own.

import { textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, found, sized } from "../ink";
import { berthsOf, lies, nameOf, poolRing, stockAndTrumps, trickPlaces } from "./tricks";

const berths = berthsOf();

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

/** How much of the pot is kept apart, for the deals to come. */
function aside(ground: Ground): string {
  const chips = found(ground, "aside")?.chips ?? 0;
  const [x, y] = berth(ground, "pool");
  const size = sized(ground, 0.82);
  const low = y + Number(ground.berths["poolRing"]) * 0.62 + sized(ground, 0.95) + size + 6;
  return chips
    ? textPainted(x, low, size, ground.words("said-of", { one: ground.words("cloth-aside"), two: chips }), 'class="figure"')
    : "";
}

const painted = (ground: Ground): string => trickPlaces(ground) + poolRing(ground, "cloth-pot");
const drawn = (ground: Ground): string => stockAndTrumps(ground) + plate(ground) + aside(ground);

/** The turn-up lies beside the stock until somebody has taken it into the hand. */
function own(thing: Thing, ground: Ground): Laid | null | undefined {
  const isTaken = ground.lines.some(({ phase, seat }) => phase === "DISCARD" && seat >= 0);
  return thing.field === "aside" || (thing.field === "turned" && isTaken) ? null : lies(thing, ground);
}

export const furniture: Furniture = { way: 1, berths, painted, drawn, lies: own };

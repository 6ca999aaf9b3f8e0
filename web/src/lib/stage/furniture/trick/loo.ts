// The pool as a heap in a ring, the trump turned up beside the stock, and the miss: a spare hand as a fan of backs,
// until somebody has taken it.

import { fan } from "../../geometry";
import { textPainted, type Furniture, type Ground } from "../furniture";
import { berth, cardPainted, found, sized } from "../ink";
import { berthsOf, lies, nameOf, poolRing, stockAndTrumps, trickPlaces } from "./tricks";
import { on } from "../shells";

const berths = berthsOf({
  miss: on([-206, 48, 36], [-142, 140, 22], [-146, 30, 20]),
});

/** Below the pool who defends it. */
export function defended(ground: Ground): string {
  const seat = found(ground, "defender")?.seat ?? -1;
  const [x, y] = berth(ground, "pool");
  const size = sized(ground, 0.82);
  const low = y + Number(ground.berths["poolRing"]) * 0.62 + sized(ground, 0.95) + size + 6;
  return seat < 0 ? "" : textPainted(x, low, size, ground.words("cloth-defends", { name: nameOf(seat, ground) }), 'class="figure"');
}

/** The spare hand, or who has it now: on a phone, beside one's own hand or what others hold, in two short lines. */
function miss(ground: Ground): string {
  const taker = found(ground, "taker")?.seat ?? -1;
  const at = berth(ground, "miss");
  const [x, y, w = 30] = at;
  const size = sized(ground, 0.88);
  if (taker < 0) {
    const backs = fan(at, 3, w * 0.36, 1, 8).map((one) => cardPainted(one, ground.picture(-1)));
    return backs.join("") + textPainted(x, y + w * 0.8 + size + 4, size, ground.words("cloth-miss"));
  }
  const name = nameOf(taker, ground);
  if (ground.f.shell === "wide") return textPainted(x - w * 0.4, y - w * 0.5, size, ground.words("cloth-miss-taken", { name }));
  const off = ground.f.shell === "flat" ? w * 1.2 : 0;
  const line = (n: number, text: string) => textPainted(x + off, y + n * size * 1.15, size, text);
  return line(0, ground.words("cloth-miss")) + line(1, shortened(name));
}

const LONGEST = 10; // letters of a name, beside one's own hand

const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

const dealt = ({ state }: Ground): boolean => state.rows.some((row) => row.backs || row.hand.length);

export const painted = (ground: Ground): string => trickPlaces(ground) + poolRing(ground, "cloth-pool");
const drawn = (ground: Ground): string => stockAndTrumps(ground) + defended(ground) + (dealt(ground) ? miss(ground) : "");

export const furniture: Furniture = { way: 1, berths, painted, drawn, lies };

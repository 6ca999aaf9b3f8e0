// What the deal is worth is an ivory counter; penalties are chalked on the plates.

import { at } from "../../geometry";
import { textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, counter, found, packLeft, sized } from "../ink";
import { clearOf } from "./clear";
import { berthsOf, lies, nameOf, taken, trickPlaces } from "./tricks";
import { on } from "../shells";

const berths = berthsOf({
  worth: on([-222, -108, 34], [-124, 36, 23], [-150, -52, 20]),
  round: on([-222, -108, 68], [-124, 36, 46], [-150, -52, 40]),
  shoe: on([222, -108, 54], [130, 32, 40], [152, -50, 32]),
  turned: on(undefined, undefined, undefined),
  shown: on([-268, 42, 42], [-72, 20, 22], [-62, 4, 22]),
  shownWide: on(196, 150, 130),
  pool: on([-220, -104], [-60, 60], [-146, -44]),
  backs: on(4, 4, 4),
});

/** The counter, and who knocked last. */
const drawn = (ground: Ground): string =>
  packLeft(ground) +
  counter(ground, berth(ground, "worth"), found(ground, "value")?.chips ?? 1, ground.words("cloth-worth")) +
  knocked(ground);

/** Over the counter, below its name or further in, where no seat has its things; on a phone upright below its name. */
function knocked(ground: Ground): string {
  const [x, y, r = 30] = berth(ground, "worth");
  const knocker = found(ground, "knocker")?.seat ?? -1;
  if (knocker < 0) return "";
  const size = sized(ground, 0.82);
  const said = ground.words("cloth-knocked", { name: nameOf(knocker, ground) });
  if (ground.f.shell !== "tall") {
    const over = y - r - size * 0.6;
    const places: [number, number][] = [
      [x, over],
      [x, y + r + size * 2.5],
      [x + 1.4 * r, over],
      [x + 1.4 * r, y + r + size * 2.5],
    ];
    return textPainted(...clearOf(ground, places, size, said), size, said, 'class="figure"');
  }
  const left = 6 - ground.f.table.w / 2 / ground.f.u + ground.f.rail / ground.f.u; // the edge of the table is near
  return textPainted(left, y + r + 2.5 * size, size, said, 'class="figure"').replace('"middle"', '"start"');
}

const isOpen = ({ state }: Ground) => state.places.some(({ field, items }) => field === "played" && items.some(({ card }) => card >= 0));

/** A hand that was laid aside and is shown lies small and open; in a small window only until a trick needs the place. */
function shown(thing: Thing, ground: Ground): Laid | null {
  if (ground.f.shell !== "wide" && (taken(ground) || isOpen(ground))) return null;
  const [x, y, w = 30] = berth(ground, "shown");
  const step = Math.min(w * 1.04, Number(ground.berths["shownWide"]) / Math.max(1, thing.count - 1));
  return { at: at(ground.f, [x + thing.k * step, y, w]) };
}

const own = (thing: Thing, ground: Ground) =>
  thing.field === "place" && /shown/.test(thing.plain) && thing.seat < 0 ? shown(thing, ground) : lies(thing, ground);

export const furniture: Furniture = { way: 1, score: "chalk", berths, painted: trickPlaces, drawn, lies: own };

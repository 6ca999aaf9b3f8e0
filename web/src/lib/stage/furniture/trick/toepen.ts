// What the deal is worth is an ivory counter; penalties are chalked on the plates.

import { at } from "../../geometry";
import { textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, counter, found, packLeft, sized } from "../ink";
import { berthsOf, lies, nameOf, trickPlaces } from "./tricks";

const berths = berthsOf(
  { worth: [-222, -108, 34], shoe: [222, -108, 54], shown: [-268, 42, 42], shownWide: 196 },
  { worth: [-118, 34, 25], shoe: [130, 32, 40], pool: [-60, 60], shown: [-52, 84, 22], shownWide: 150 },
  { worth: [-150, -52, 20], shoe: [152, -50, 32], shown: [-172, 30, 22], shownWide: 130 },
);

/** The counter, and who knocked last. */
function drawn(ground: Ground): string {
  const place = berth(ground, "worth");
  const [x, y, r = 30] = place;
  const knocker = found(ground, "knocker")?.seat ?? -1;
  const size = sized(ground, 0.82);
  const who =
    knocker < 0
      ? ""
      : textPainted(x, y - r - size * 0.6, size, ground.words("cloth-knocked", { name: nameOf(knocker, ground) }), 'class="figure"');
  return packLeft(ground) + counter(ground, place, found(ground, "value")?.chips ?? 1, ground.words("cloth-worth")) + who;
}

/** A hand that was laid aside and is shown lies small and open. */
function shown(thing: Thing, ground: Ground): Laid {
  const [x, y, w = 30] = berth(ground, "shown");
  const step = Math.min(w * 1.04, Number(ground.berths["shownWide"]) / Math.max(1, thing.count - 1));
  return { at: at(ground.f, [x + thing.k * step, y, w]) };
}

const own = (thing: Thing, ground: Ground) =>
  thing.field === "place" && /shown/.test(thing.plain) && thing.seat < 0 ? shown(thing, ground) : lies(thing, ground);

export const furniture: Furniture = { way: 1, score: "chalk", berths, painted: trickPlaces, drawn, lies: own };

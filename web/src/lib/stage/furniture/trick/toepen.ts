// What the deal is worth is an ivory counter; penalties are chalked on the plates.

import { at } from "../../geometry";
import { textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, counter, found, packLeft, sized } from "../ink";
import { berthsOf, lies, nameOf, trickPlaces } from "./tricks";
import { on } from "../shells";

const berths = berthsOf({
  worth: on([-222, -108, 34], [-118, 34, 25], [-150, -52, 20]),
  shoe: on([222, -108, 54], [130, 32, 40], [152, -50, 32]),
  shown: on([-268, 42, 42], [-52, 84, 22], [-172, 30, 22]),
  shownWide: on(196, 150, 130),
  pool: on([-220, -104], [-60, 60], [-146, -44]),
});

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

// As Zecchinetta, with the box at the left in which the next card of the table shows, the bank's card above at the
// right, and beside it how many of its rank have been seen of those that decide.

import { at } from "../../geometry";
import { type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, found, named, shoe, shoeLeft } from "../ink";
import { emptyRow } from "./rows";
import { rows as kin, deadName, field, lies as lying, limits } from "./zecchinetta";
import { inShells, on } from "../shells";

const berths = inShells({
  ...kin,
  shoe: on([-280, -98, 52], [-100, -146, 34], [-146, -56, 26]),
  mine: on([252, -42, 84], [92, -130, 50], [176, 4, 50]),
  turn: on([-40, -104, 88], [7, -146, 44], [-30, -56, 46]),
  row: on([-284, 44, 68], [-165, 43, 44], [-172, 22, 44]),
  across: on(460, 330, 300),
  dead: on([60, -112, 36], [36, -76, 22], [36, -58, 20]),
  deadWide: on(110, 30, 70),
  slate: on([252, 66, 116], [-22, -88, 92], [150, 76, 84]),
  ribbon: [40, 190],
  past: on([-51, 56, 54], [0, 96, 42], [-22, 26, 30]),
  odds: on([0, 168, 200], [0, 226, 165], [0, 100, 155]),
  box: on([-196, -94, 62], [-48, -144, 40], [-98, -56, 30]),
});

const painted = (ground: Ground): string =>
  emptyRow(ground) +
  shoe(ground) +
  named(ground, berth(ground, "mine"), ground.words("cloth-banks")) +
  named(ground, berth(ground, "box"), ground.words("cloth-box"), 1.08) +
  deadName(ground, "cloth-dead");

/** Beads under the bank's card: as many as decide, those seen filled. */
function drawn(ground: Ground): string {
  const [shown, needed] = ["shown", "needed"].map((name) => found(ground, name)?.chips ?? 0);
  const [x, y, w = 60] = berth(ground, "mine");
  const beads = Array.from({ length: needed ?? 0 }, (_, n) => {
    const across = x + (n - ((needed ?? 1) - 1) / 2) * w * 0.2;
    return `<circle class="bead${n < (shown ?? 0) ? "" : " off"}" cx="${across}" cy="${y + w * 0.8 + w * 0.18}" r="${w * 0.07}"/>`;
  });
  return shoeLeft(ground) + limits(ground) + beads.join("");
}

function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  if (thing.field === "shown" || thing.field === "needed") return null;
  return thing.field === "box" ? { at: at(ground.f, berth(ground, "box")) } : lying(thing, ground);
}

export const furniture: Furniture = { way: -1, berths, painted, drawn, lies, field };

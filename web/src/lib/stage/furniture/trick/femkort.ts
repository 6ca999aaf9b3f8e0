// Only the fifth trick counts: from the fourth on its place is ringed in gilt.  The pot stands at the side.

import { textPainted, type Furniture, type Ground } from "../furniture";
import { berth, isNarrow, packLeft, sized } from "../ink";
import { berthsOf, cardAt, lies, poolRing, taken, trickPlaces } from "./tricks";
import { on } from "../shells";

const berths = berthsOf({
  shoe: on([222, -108, 54], [132, 46, 38], [152, -50, 32]),
  pool: on([-220, -104], [-126, 48], [-146, -44]),
  poolRing: on(62, 36, 36),
  handStep: on(66, 54, 42),
  turned: on(undefined, undefined, undefined),
  backs: on(5, 5, 5),
});
const LAST = 4; // tricks before the one that counts

function drawn(ground: Ground): string {
  const before = taken(ground);
  const [x, y, w = 70] = berth(ground, "trick");
  const size = sized(ground, 0.95);
  const tall = ground.f.shell === "tall";
  const [rx, ry] = tall ? [w * 1.75, w * 1.9] : [w * 2.2, w * 1.78];
  const [, py] = berth(ground, "pool");
  const ring = `<ellipse class="gilt" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" opacity="${before < LAST ? 0.35 : 0.9}"/>`;
  const text = ground.words(before < LAST ? "cloth-last-next" : "cloth-last-trick");
  const below = py + Number(ground.berths["poolRing"]) * 0.62 + size * 2.3 + 2;
  const beside = textPainted(x - rx - 7, below, size, text).replace('"middle"', '"end"'); // below the pot
  const many = ground.state.rows.length;
  const cards = Array.from({ length: many }, (_, after) => cardAt(after, many, ground)).map(([, top, wide = w]) => top - wide * 0.82);
  const over = Math.min(y - ry, ...cards); // where many sit, the trick is larger than its ring
  const said = tall || isNarrow(ground) ? textPainted(x, over - size * 0.5, size, text) : beside;
  return packLeft(ground) + (before < LAST - 1 ? "" : ring + said);
}

export const furniture: Furniture = {
  way: 1,
  berths,
  painted: (ground) => trickPlaces(ground) + poolRing(ground, "cloth-pot"),
  drawn,
  lies,
};

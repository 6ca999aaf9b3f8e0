// The pot as a heap with three rings, a third, a half and the whole of it: that which is played for is lit, and the
// shooter is named.

import { textPainted, type Furniture, type Ground } from "../furniture";
import { berth, found, sized } from "../ink";
import { berthsOf, lies, nameOf, stockAndTrumps, trickPlaces } from "./tricks";
import { on } from "../shells";

const berths = berthsOf({
  poolRing: on(74, 50, 40),
  shoe: on([192, -50, 52], [112, 30, 36], [130, -18, 30]),
  turned: on([256, -43, 58, 7], [156, 36, 38, 7], [165, -14, 32, 7]),
  turn: on([256, -43, 58, 7], [156, 36, 38, 7], [165, -14, 32, 7]),
  pool: on([-220, -104], [-118, 27], [-146, -44]),
});

const PARTS = [
  [1 / 3, "⅓"],
  [1 / 2, "½"],
  [1, "1"],
] as const;

const TURN = [0.5, -0.5, -1.5]; // where its name stands on a ring, in radians

/** Which ring is lit: the smallest that what is bid does not go beyond. */
function lit(ground: Ground): number {
  const [bid, pot] = [found(ground, "bid")?.chips ?? 0, found(ground, "stacks")?.chips ?? 0];
  return bid ? PARTS.findIndex(([share]) => bid <= Math.max(1, Math.floor(pot * share)) || share === 1) : -1;
}

function rings(ground: Ground, on = -1): string {
  const [x, y] = berth(ground, "pool");
  const most = Number(ground.berths["poolRing"]);
  const size = sized(ground, 0.75);
  return PARTS.map(([, name], n) => {
    const r = most * (0.56 + 0.22 * n);
    const ring = `<ellipse class="${n === on ? "gilt" : "fine"}" cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.62}"/>`;
    return (
      ring +
      textPainted(
        x + r * Math.cos(TURN[n]!),
        y + r * 0.62 * Math.sin(TURN[n]!) + size * 0.35,
        size,
        name,
        `class="figure bold${n === on ? " bright" : ""}"`,
      )
    );
  }).join("");
}

function drawn(ground: Ground): string {
  const on = lit(ground);
  const shooter = found(ground, "shooter")?.seat ?? -1;
  const [x, y] = berth(ground, "pool");
  const size = sized(ground, 0.88);
  const low = y + Number(ground.berths["poolRing"]) * 0.62 + size * 2 + 8;
  const who =
    shooter < 0
      ? ""
      : textPainted(
          x,
          low,
          size,
          ground.words(shooter === ground.state.me ? "cloth-shooter-you" : "cloth-shooter", {
            name: nameOf(shooter, ground),
            chips: found(ground, "bid")?.chips ?? 0,
          }),
          'class="figure"',
        );
  return stockAndTrumps(ground) + (on < 0 ? "" : rings(ground, on)) + who;
}

function painted(ground: Ground): string {
  const [x, y] = berth(ground, "pool");
  const size = sized(ground, 0.95);
  return (
    trickPlaces(ground) +
    rings(ground) +
    textPainted(x, y + Number(ground.berths["poolRing"]) * 0.62 + size + 3, size, ground.words("cloth-pot"))
  );
}

export const furniture: Furniture = { way: 1, score: "figure", berths, painted, drawn, lies };

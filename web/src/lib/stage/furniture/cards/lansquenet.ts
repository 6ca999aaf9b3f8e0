// Two cards and a bank: the bank's card left, the punters' right, what is turned streams between them; above, the bank
// and the stakes in an oval whose edge shows how much of it is covered; below, how many of each rank are left.

import { at, type Berth } from "../../geometry";
import { textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, counts, found, isLegible, named, rankIn, shoe, shoeLeft, sized, sum, under } from "../ink";
import { inShells, on } from "../shells";

const berths = inShells({
  shoe: on([-222, -118, 52], [0, -60, 38], [-182, 14, 30]),
  pool: on([-84, -114], [-54, -138], [-52, -66]),
  tray: on([0, -122, 150], [0, -144, 88], [0, -70, 88]),
  mine: on([-218, 44, 100], [-116, 71, 74], [-124, 16, 56]),
  yours: on([218, 44, 100], [116, 71, 74], [124, 16, 56]),
  turn: on([0, 4, 84], [0, 43, 70], [0, -1, 46]),
  stream: on([0, 110, 50], [0, 133, 44], [0, 61, 30]),
  step: on(27, 20, 14),
  odds: on([0, 163, 200], [0, 181, 165], [0, 97, 155]),
  counts: on([0, 198, 31], [0, 236, 25], [0, 114, 14]),
  past: on([0, 36, 56], [0, 60, 46], [0, 14, 34]),
  ribbon: [26, 196],
  pad: on(0.72, 0.5, 0.42),
  gap: on(undefined, 0.325, undefined),
});

const high = (w: number) => w * 0.235; // of the oval, half

function painted(ground: Ground): string {
  const [x, y, w = 100] = berth(ground, "tray");
  const oval = `<ellipse class="fine" cx="${x}" cy="${y}" rx="${w}" ry="${high(w)}"/>`;
  return (
    oval +
    shoe(ground) +
    named(ground, berth(ground, "mine"), ground.words("cloth-banks")) +
    named(ground, berth(ground, "yours"), ground.words("cloth-punters"))
  );
}

/** How much of the bank is covered, which rank wins for whom, and what is left in the shoe. */
function drawn(ground: Ground): string {
  return shoeLeft(ground) + gauge(ground) + wins(ground, "mine") + wins(ground, "yours") + leftByRank(ground);
}

/** How many of each rank are left, those for which the two sides wait lit. */
function leftByRank(ground: Ground): string {
  const lit = ["mine", "yours"].flatMap((field) => found(ground, field) ?? []).map((item) => rankIn({ item }));
  return isLegible(ground, berth(ground, "counts")) ? counts(ground, berth(ground, "counts"), ground.state.left, lit) : "";
}

function gauge(ground: Ground): string {
  const bank = found(ground, "bank")?.chips ?? 0;
  if (!bank) return "";
  const [x, y, w = 100] = berth(ground, "tray");
  const staked = Math.min(sum(ground, "stakes"), bank);
  const arc = `M${x - w} ${y}A${w} ${high(w)} 0 0 0 ${x + w} ${y}`;
  const size = sized(ground, 0.88);
  const [tx, ty] = ground.f.shell === "wide" ? [x - w * 0.3, y + high(w) + size + 3] : [x, y - high(w) - 5]; // off the figure of the bank
  return `<path class="gilt" d="${arc}" pathLength="100" stroke-dasharray="${(100 * staked) / bank} 200"/>${textPainted(tx, ty, size, ground.words("cloth-covered", { staked, bank }), 'class="figure"')}`;
}

/** Which rank a side waits for; how many of it are left, where there is no room to count all. */
function wins(ground: Ground, field: string): string {
  const item = found(ground, field);
  if (!item) return "";
  const [x, y, w] = berth(ground, field);
  const off = ground.f.shell === "tall" ? Math.sign(x) * 24 : 0; // off the stream, which lies between the two
  const count = ground.state.left[rankIn({ item })] ?? -1;
  const key = count < 0 || isLegible(ground, berth(ground, "counts")) ? "cloth-any" : "cloth-any-left";
  return under(ground, [x + off, y, w], ground.words(key, { rank: ground.letter(rankIn({ item })), count }));
}

function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  if (thing.field !== "stakes") return undefined;
  const [x, y, w = 100] = berth(ground, "tray");
  return { at: at(ground.f, stakeAt(ground.after(thing.seat), ground.state.rows.length, [x, y, w])) };
}

/** Stakes stand in the right half of the oval, one's own in front. */
function stakeAt(after: number, count: number, [x, y, w = 100]: Berth): Berth {
  if (after === 0) return [x + w * 0.42, y + high(w) * 0.62];
  const share = (after - 0.5) / Math.max(1, count - 1);
  return [x + w * (-0.06 + 0.86 * share), y - high(w) * (after % 2 ? 0.12 : 0.4)];
}

export const furniture: Furniture = { way: -1, berths, painted, drawn, lies };

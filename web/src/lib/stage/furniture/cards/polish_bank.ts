// The bank and its card above, and below it three places for the punters' cards; the stakes stand in an oval whose edge
// shows how much of half the bank is staked.

import { at, type Berth } from "../../geometry";
import { placePainted, textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, found, named, packLeft, sized, sum, wide } from "../ink";
import { beside } from "../layout/box";
import { inShells, on } from "../shells";

const berths = inShells({
  shoe: on([-272, -96, 50], [-92, -136, 34], [-176, -40, 28]),
  mark: on([0, -107, 70], [0, -128, 62], [-66, -34, 44]),
  turn: on([0, 62, 78], [0, 22, 66], [70, 2, 46]),
  tries: on([0, 62, 78], [0, 22, 66], [70, 2, 46]),
  step: on(104, 84, 56),
  pool: on([172, -112], [92, -146], [-92, 44]),
  tray: on([0, 164, 150], [0, 122, 96], [12, 70, 96]),
  odds: on([0, 226, 200], [0, 200, 165], [0, 118, 155]),
  ribbon: [0, -26],
  pad: on(0.7, 0.5, 0.42),
  gap: on(undefined, 0.325, undefined),
});
const TRIES = 3;

/** Where the n-th of the punters' cards lies. */
function tryAt(ground: Ground, n: number): Berth {
  const [x, y, w = 60] = berth(ground, "tries");
  return [x + (n - 1) * (ground.berths.step ?? 80), y, w];
}

const high = (w: number) => w * 0.235; // of the oval, half

function painted(ground: Ground): string {
  const [x, y, w = 100] = berth(ground, "tray");
  const oval = `<ellipse class="fine" cx="${x}" cy="${y}" rx="${w}" ry="${high(w)}"/>`;
  const [first, ...others] = Array.from({ length: TRIES }, (_, n) => tryAt(ground, n));
  const name = ground.words("cloth-punters");
  const places = wide(ground) // what decided is said over the three
    ? beside(ground, first!, name, -1) + others.map((one) => placePainted(one, 1.08)).join("")
    : [first!, ...others].map((one, n) => named(ground, one, n === 1 ? name : "", 1.08)).join("");
  return oval + places + named(ground, berth(ground, "mark"), ground.words("cloth-banks"), 1.08);
}

const drawn = (ground: Ground): string => packLeft(ground) + gauge(ground);

/** How much of half the bank is staked. */
function gauge(ground: Ground): string {
  const bank = Math.floor((found(ground, "bank")?.chips ?? 0) / 2);
  if (!bank) return "";
  const [x, y, w = 100] = berth(ground, "tray");
  const staked = Math.min(sum(ground, "stakes"), bank);
  const arc = `M${x - w} ${y}A${w} ${high(w)} 0 0 0 ${x + w} ${y}`;
  const size = sized(ground, 0.88);
  const text = textPainted(x, y + high(w) + size + 3, size, ground.words("cloth-covered", { staked, bank }), 'class="figure"');
  return `<path class="gilt" d="${arc}" pathLength="100" stroke-dasharray="${(100 * staked) / bank} 200"/>${text}`;
}

/** Stakes stand in the oval, one's own in front; what was put up is told by the plate of the banker. */
function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  if (thing.field === "put_up") return null;
  if (thing.field === "mark") return { at: at(ground.f, berth(ground, "mark")) };
  if (thing.field !== "stakes") return undefined;
  const [x, y, w = 100] = berth(ground, "tray");
  const after = ground.after(thing.seat);
  const share = after === 0 ? 0.5 : (after - 0.5) / Math.max(1, ground.state.rows.length - 1);
  const down = after === 0 ? -0.2 : after % 2 ? -0.3 : -0.55;
  return { at: at(ground.f, [x + w * (1.5 * share - 0.75), y + high(w) * down]) };
}

/** The cards of a coup lie where they were turned until the next: the bank's, and up to three. */
function streamed(cards: number[], ground: Ground): (Berth | undefined)[] {
  const turned = ground.lines.filter(({ card, seat, phase }) => card >= 0 && seat < 0 && ["MARK", "TURN"].includes(phase));
  return cards.map((one) => {
    const n = turned.findIndex(({ card }) => card === one);
    return n < 0 || n > TRIES ? undefined : n === 0 ? berth(ground, "mark") : tryAt(ground, n - 1);
  });
}

export const furniture: Furniture = { way: 1, berths, painted, drawn, lies, streamed, unlit: true };

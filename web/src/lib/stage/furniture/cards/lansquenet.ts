// Two cards and a bank: the bank's card left, the punters' right, what is turned streams between them; above, the bank
// and the stakes in an oval whose edge shows how much of it is covered; below, how many of each rank lie there.

import { rankOf } from "../../../../words/cards";
import { at, type Berth } from "../../geometry";
import { textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, counts, found, named, rankIn, shoe, shoeLeft, sized, sum, under } from "../ink";

const berths: Furniture["berths"] = {
  wide: {
    shoe: [-222, -118, 52],
    pool: [-84, -114],
    tray: [0, -122, 150],
    mine: [-218, 44, 100],
    yours: [218, 44, 100],
    turn: [0, 16, 104],
    stream: [0, 96, 56],
    step: 27,
    odds: [0, 146, 200],
    counts: [0, 190, 31],
    ribbon: [0, 172],
    pad: 0.72,
  },
  tall: {
    shoe: [0, -60, 38],
    pool: [-54, -138],
    tray: [0, -144, 88],
    mine: [-118, 66, 80],
    yours: [118, 66, 80],
    turn: [0, 60, 82],
    stream: [0, 144, 44],
    step: 22,
    odds: [0, 188, 165],
    counts: [0, 226, 25],
    ribbon: [0, 0],
    pad: 0.5,
    gap: 0.325,
  },
  flat: {
    shoe: [-182, 14, 30],
    pool: [-52, -66],
    tray: [0, -70, 88],
    mine: [-124, 16, 56],
    yours: [124, 16, 56],
    turn: [0, 18, 56],
    stream: [0, 48, 32],
    step: 16,
    odds: [0, 76, 155],
    counts: [0, 108, 21],
    ribbon: [0, 0],
    pad: 0.42,
  },
};

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

/** How much of the bank is covered, and which rank wins for whom. */
function drawn(ground: Ground): string {
  return shoeLeft(ground) + gauge(ground) + wins(ground, "mine") + wins(ground, "yours") + lying(ground);
}

/** How many of each rank lie face up in this hand, once the two cards do: what is turned lies half hidden. */
function lying(ground: Ground): string {
  if (!found(ground, "yours")) return "";
  const cards = ground.state.places.filter(({ seat }) => seat < 0).flatMap(({ items }) => items.filter(({ card }) => card >= 0));
  const numbers = Array.from({ length: 13 }, (_, rank) => cards.filter(({ card }) => rankOf(card) === rank).length);
  return counts(ground, berth(ground, "counts"), numbers);
}

function gauge(ground: Ground): string {
  const bank = found(ground, "bank")?.chips ?? 0;
  if (!bank) return "";
  const [x, y, w = 100] = berth(ground, "tray");
  const staked = Math.min(sum(ground, "stakes"), bank);
  const arc = `M${x - w} ${y}A${w} ${high(w)} 0 0 0 ${x + w} ${y}`;
  const size = sized(ground, 0.88);
  return `<path class="gilt" d="${arc}" pathLength="100" stroke-dasharray="${(100 * staked) / bank} 200"/>${textPainted(x - w * 0.3, y + high(w) + size + 3, size, ground.words("cloth-covered", { staked, bank }), 'class="figure"')}`;
}

function wins(ground: Ground, field: string): string {
  const item = found(ground, field);
  const [x, y, w] = berth(ground, field);
  const off = ground.f.shell === "tall" ? Math.sign(x) * 24 : 0; // off the stream, which lies between the two
  return item ? under(ground, [x + off, y, w], ground.words("cloth-any", { rank: ground.letter(rankIn({ item })) })) : "";
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

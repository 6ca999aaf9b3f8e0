// The enamelled layout: thirteen spades, king to eight over ace to six and the seven at the end, the bar of the high
// card, the box with its two piles, and the case-keeper with a wire for every rank.

import { at, type Berth } from "../../geometry";
import { textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, cardPainted, countOf, crowd, LEAST_TEXT, rankIn, shoe, shoeLeft, sized } from "../ink";
import { couple, onField, places } from "./box";
import { inShells, on } from "../shells";

const ROWS = {
  wide: [
    [12, 11, 10, 9, 8, 7],
    [0, 1, 2, 3, 4, 5],
  ],
  tall: [
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9],
    [10, 11, 12],
  ],
};
const berths = inShells({
  shoe: on([-50, -140, 46], [0, -128, 38], [-136, -58, 21]),
  lost: on([-130, -138, 62], [-56, -126, 48], [-176, -58, 26]),
  won: on([30, -138, 62], [56, -126, 48], [-96, -58, 26]),
  turn: on([-50, -128, 84], [0, -120, 66], [-136, -64, 44]),
  first: on([-262, 9, 60], [-132, 2, 52], [-176, 5, 36]),
  between: on([70, 107], [66, 91], [48, 62]),
  bar: on([-52, -66, 494, 27], [98, 184, 128, 74], [-32, -31, 324, 14]),
  keeper: on([258, 34, 1], undefined, [196, 24, 0.66]),
  odds: on([-12, 196, 180], [0, -72, 165], [-30, 112, 155]),
  ribbon: [0, 205],
  pad: on(0.66, 0.5, 0.4),
  gap: on(0.2, 0.345, 0.33),
});

function spotOf(rank: number, ground: Ground): Berth {
  const [x, y, w = 60] = berth(ground, "first");
  const [dx, dy] = berth(ground, "between");
  const tall = ground.f.shell === "tall";
  if (rank === 6 && !tall) return [x + 6 * dx, y + dy / 2, w];
  const rows = ROWS[tall ? "tall" : "wide"];
  const row = rows.findIndex((ranks) => ranks.includes(rank));
  return row < 0 ? [x + 2 * dx, y + dy / 2, w] : [x + rows[row]!.indexOf(rank) * dx, y + row * dy, w];
}
const ranks = Array.from({ length: 13 }, (_, rank) => rank);

/** The oilcloth under the spades, with its gilt border. */
function board(ground: Ground): string {
  const all = ranks.map((rank) => spotOf(rank, ground));
  const w = all[0]![2]!;
  const [bx, by, bw = 0, bh = 0] = berth(ground, "bar");
  const xs = [...all.map(([x]) => x - w * 0.5), ...all.map(([x]) => x + w * 0.5), bx - bw / 2, bx + bw / 2];
  const ys = [...all.map(([, y]) => y - w * 0.8), ...all.map(([, y]) => y + w * 0.8), by - bh / 2, by + bh / 2];
  const edge = w * 0.2;
  const [left, top, right, low] = [Math.min(...xs) - edge, Math.min(...ys) - edge, Math.max(...xs) + edge, Math.max(...ys) + edge];
  const rect = (inset: number, more: string) =>
    `<rect x="${left + inset}" y="${top + inset}" width="${right - left - 2 * inset}" height="${low - top - 2 * inset}" rx="${12 - inset * 0.7}" ${more}/>`;
  return (
    rect(0, 'fill="#123a2c" stroke="#c9a253" stroke-opacity=".75" stroke-width="1.4"') +
    rect(4, 'fill="none" stroke="#c9a253" stroke-opacity=".3"')
  );
}

const enamelled = (rank: number, ground: Ground): string => {
  const [x, y, w = 60] = spotOf(rank, ground);
  const glaze = `<rect x="${x - w / 2}" y="${y - w * 0.8}" width="${w}" height="${w * 1.6}" rx="4" fill="#0f3528" opacity=".08"/>`;
  return `<rect x="${x - w / 2 - 2}" y="${y - w * 0.8 - 2}" width="${w + 4}" height="${w * 1.6 + 4}" rx="5" fill="#0a1f18" opacity=".75"/>${cardPainted([x, y, w], ground.picture(4 * rank + 3))}${glaze}`;
};

function highBar(ground: Ground): string {
  const [x, y, w = 100, h = 20] = berth(ground, "bar");
  const size = Math.max(Math.min(sized(ground, 1.05), h * 0.8), LEAST_TEXT / ground.f.u);
  const up = ground.f.shell === "tall" ? h * 0.28 : 0; // chips stand below it
  return `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="5" fill="#f1e6cb" opacity=".92"/>${textPainted(x, y + size * (ground.f.shell === "flat" ? 0.44 : 0.34) - up, size, ground.words("cloth-high"), `class="ink" letter-spacing="${ground.f.shell === "tall" ? 0.5 : 3}"`)}`;
}

const painted = (ground: Ground): string =>
  board(ground) +
  highBar(ground) +
  ranks.map((rank) => enamelled(rank, ground)).join("") +
  places(ground) +
  shoe(ground) +
  (berths[ground.f.shell]["keeper"] ? frame(ground) : "");

// -- the case-keeper: what is gone is pushed across

function frame(ground: Ground): string {
  const [x, y, k = 1] = berth(ground, "keeper");
  const size = Math.max(14, LEAST_TEXT / (ground.f.u * k));
  const wires = ranks.map(
    (rank) =>
      `<path d="M-24 ${-117 + rank * 19.6}H38" stroke="#a98d57"/><text class="figure bold" x="-33" y="${-112 + rank * 19.6}" text-anchor="middle" font-size="${size}">${ground.letter(rank)}</text>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${k})"><rect x="-47" y="-131" width="100" height="272" rx="8" fill="#000" opacity=".3"/><rect x="-50" y="-136" width="100" height="272" rx="8" fill="#553621" stroke="#1b0f08"/><rect x="-42" y="-128" width="84" height="256" rx="4" fill="#160d08"/>${wires.join("")}</g>`;
}

const beads = (at: (i: number, gone: boolean) => [number, number], gone: number, r: number): string =>
  [0, 1, 2, 3]
    .map((i) => `<circle class="bead${i < gone ? " off" : ""}" cx="${at(i, i < gone)[0]}" cy="${at(i, i < gone)[1]}" r="${r}"/>`)
    .join("");

function keeper(ground: Ground): string {
  const [x, y, k = 1] = berth(ground, "keeper");
  const row = (rank: number) =>
    beads((i, gone) => [(gone ? -19 : -6) + i * 9 + (gone ? 0 : 10), -117 + rank * 19.6], countOf(ground, "gone", rank), 4.3);
  return `<g transform="translate(${x} ${y}) scale(${k})">${ranks.map(row).join("")}</g>`;
}

/** On a phone four beads stand over each card. */
function overCards(ground: Ground): string {
  return ranks
    .map((rank) => {
      const [x, y, w = 50] = spotOf(rank, ground);
      return beads((i) => [x - 15 + i * 10, y - w * 0.8 - 6], countOf(ground, "gone", rank), 3.4);
    })
    .join("");
}

const drawn = (ground: Ground): string => shoeLeft(ground) + (ground.berths["keeper"] ? keeper(ground) : overCards(ground));

function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  const { f, after } = ground;
  if (thing.field === "bets") return onField(thing, spotOf(rankIn(thing), ground), ground);
  if (thing.seat < 0) return thing.field === "lost" ? { at: at(f, berth(ground, "lost")) } : null;
  if (thing.field === "coppers") return null;
  const [x, y, w = 100, h = 20] = berth(ground, thing.field === "calls" ? "turn" : "bar");
  const [dx, dy] = crowd(after(thing.seat), 0.3);
  if (thing.field === "calls") return { at: at(f, [x + dx * 2.4, y + 20 + dy]) };
  const seat = (after(thing.seat) + 0.6) / ground.state.rows.length;
  return { at: at(f, [x - w * 0.46 + seat * w * 0.88, y + Math.min(6, h * 0.2)]), copper: thing.field === "low" };
}

export const furniture: Furniture = { way: 1, berths, painted, drawn, lies, streamed: couple, field: spotOf };

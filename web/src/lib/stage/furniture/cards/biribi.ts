// A painted board of numbers, of seventy, thirty or thirty-six, each with a little picture; the bag with its lock, the
// cards that stand for the ticket beside it, and the ticket itself when its number is known.

import { at, type Berth } from "../../geometry";
import { textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, counter, crowd, found, isNarrow, sized } from "../ink";
import { inShells, on } from "../shells";

const berths = inShells({
  shoe: on([-272, -66, 50], [-112, 200, 34], [-182, -4, 28]),
  board: on([0, -4, 400], [0, 55, 300], [0, 6, 280]),
  high: on(36, 30, 22.6),
  up: on(0, 5, 4),
  turn: on([270, -70, 50], [-50, 200, 34], [182, -34, 28]),
  open: on([270, -70, 50], [-50, 200, 34], [182, -34, 28]),
  step: on(0, 26, 0),
  down: on(26, 0, 12),
  counts: on([270, 118, 27], [112, 198, 22], [182, 56, 16]),
  odds: on([0, 190, 200], [0, 230, 165], [0, 118, 155]),
  ribbon: [0, 176],
  pad: on(0.56, 0.46, 0.38),
  gap: on(undefined, 0.325, undefined),
});
const BACKED = ["first", "second", "third"];
const FULL = 70;
const PAINTS = ["#7d2f2b", "#2d5a78", "#6b5a1f", "#3d6a3a"];
const MOTIFS = [
  "M0-5l1.5 3.4 3.7.4-2.8 2.5.8 3.7L0 3.1-3.2 5l.8-3.7L-5.2-1.2l3.7-.4Z", // a star
  "M2-5A5 5 0 1 0 2 5A4 4 0 1 1 2-5Z", // a moon
  "M0-5C4-1 4 3 0 5C-4 3-4-1 0-5Z", // a leaf
  "M0-1C-4-6-7 0 0 5C7 0 4-6 0-1Z", // a heart
];

const numbersOf = (ground: Ground): number => found(ground, "numbers")?.tally || FULL;
const columnsOf = (ground: Ground): number => (numbersOf(ground) === 36 ? 9 : 10);
/** How high a cell is. */
const highOf = (ground: Ground): number => Number(ground.berths["high"]) * (isNarrow(ground) ? 1.5 : 1);

/** The cell of a number: its middle and its width. */
function cellOf(ground: Ground, number: number): Berth {
  const [x, y, w = 300] = berth(ground, "board");
  const columns = columnsOf(ground);
  const rows = Math.ceil(numbersOf(ground) / columns);
  const [row, column] = [Math.floor((number - 1) / columns), (number - 1) % columns];
  return [x + (column - (columns - 1) / 2) * (w / columns), y + (row - (rows - 1) / 2) * highOf(ground), w / columns];
}

const box = ([x, y, w = 30]: Berth, high: number, more: string): string =>
  `<rect x="${x - w / 2 + 1}" y="${y - high / 2 + 1}" width="${w - 2}" height="${high - 2}" rx="3" ${more}/>`;

/** A number of the board, on its colour, with its picture where there is room. */
function cell(ground: Ground, number: number): string {
  const spot = cellOf(ground, number);
  const [x, y, w = 30] = spot;
  const [high, size] = [highOf(ground), Math.min(sized(ground, 0.8), highOf(ground) * 0.76)];
  const kind = (number + Math.floor((number - 1) / columnsOf(ground))) % PAINTS.length;
  const room = w > 34;
  const motif = room
    ? `<path transform="translate(${x - w * 0.24} ${y}) scale(1.1)" d="${MOTIFS[kind]}" fill="#f0dfae" opacity=".8"/>`
    : "";
  const text = textPainted(x + (room ? w * 0.14 : 0), y + size * 0.35, size, String(number), 'class="figure"');
  return box(spot, high, `fill="${PAINTS[kind]}" fill-opacity=".75" stroke="#d9c48c" stroke-opacity=".5"`) + motif + text;
}

/** The bag, drawn together under its lock. */
function bag(ground: Ground): string {
  const [x, y, w = 40] = ground.berths.shoe;
  const k = w / 50;
  return `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-14-24C-34-6-34 34 0 36C34 34 34-6 14-24Z" fill="#3f5d3a" stroke="#1b2a18" stroke-width="1.5"/><path d="M-9-20C-18 0-18 20-10 32M9-20C18 0 18 20 10 32M0-20V34" fill="none" stroke="#1b2a18" opacity=".5"/><rect x="-15" y="-36" width="30" height="14" rx="3" fill="#e8dcc0" stroke="#7a5a22"/><circle cy="-29" r="3" fill="#7a5a22"/></g>`;
}

function painted(ground: Ground): string {
  const cells = Array.from({ length: numbersOf(ground) }, (_, n) => cell(ground, n + 1));
  return bag(ground) + cells.join("");
}

/** The number that was drawn, and the one that is named while its stake is asked. */
function drawn(ground: Ground): string {
  const ticket = found(ground, "ticket")?.tally ?? 0;
  const last = ground.lines.findLast(({ seat, phase }) => seat >= 0 && phase);
  const named = last?.phase === "NUMBER" ? last.action : 0;
  const edge = (number: number, more = "") =>
    number > 0 && number <= numbersOf(ground) ? box(cellOf(ground, number), highOf(ground), `class="gilt"${more}`) : "";
  const shown = ticket > 0 ? counter(ground, berth(ground, "counts"), ticket, "") : "";
  return edge(ticket) + edge(named, ' stroke-dasharray="5 4"') + shown;
}

/** Chips stand on their number; which that is, is told by where they stand. */
function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  if (["numbers", "ticket", ...BACKED].includes(thing.field)) return null;
  const which = BACKED.find((name) => thing.field === `on_${name}`);
  if (!which) return undefined;
  const number = found(ground, which, thing.seat)?.tally ?? 0;
  const [x, y] = number > 0 ? cellOf(ground, number) : berth(ground, "board");
  const [dx, dy] = crowd(ground.after(thing.seat), ground.berths.pad * 0.5);
  return { at: at(ground.f, [x + dx, y + dy - Number(ground.berths["up"]) + (isNarrow(ground) ? 2 : 0)]) }; // its figure lies between two rows of numbers
}

/** The cards that are turned for the ticket, one beside the other. */
function streamed(cards: number[], ground: Ground): (Berth | undefined)[] {
  const turned = ground.lines.filter(({ card, phase }) => card >= 0 && phase === "TICKET").map(({ card }) => card);
  const [x, y, w] = berth(ground, "open");
  const [over, down] = [ground.berths.step ?? 0, Number(ground.berths["down"])];
  const places = Math.min(5, turned.length);
  return cards.map((one) => {
    const n = turned.indexOf(one) - (turned.length - places);
    return n < 0 ? undefined : [x + n * over, y + n * down, w];
  });
}

export const furniture: Furniture = { way: 1, berths, painted, drawn, lies, streamed, unlit: true };

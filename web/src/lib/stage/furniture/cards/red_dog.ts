// Two cards with a gap for the third between them; over the gap the ranks that would fall into it; before each punter
// two spots, for the ante and for the raise.

import { textPainted, type Furniture, type Ground, type Laid, type Thing } from "../furniture";
import { berth, found, isNarrow, LEAST_TEXT, named, rankIn, ring, shoe, shoeLeft, sized } from "../ink";
import { inShells, on } from "../shells";

const berths = inShells({
  shoe: on([-262, -70, 50], [0, -184, 30], [-160, 26, 26]),
  first: on([-150, 26, 100], [-108, 62, 76], [-92, 14, 58]),
  second: on([150, 26, 100], [108, 62, 76], [92, 14, 58]),
  turn: on([0, 26, 100], [0, 62, 76], [0, 14, 58]),
  bar: on([0, -72, 312], [0, -124, 236], [0, -51, 190]),
  odds: on([0, 126, 200], [0, 150, 165], [0, 62, 155]),
  ribbon: [0, 150],
  pad: on(0.66, 0.5, 0.42),
  before: on([110, 80], [80, 80], [70, 60]),
  gap: on(undefined, 0.3, undefined),
});

function painted(ground: Ground): string {
  return (
    shoe(ground) +
    named(ground, berth(ground, "first"), "") +
    named(ground, berth(ground, "second"), "") +
    named(ground, berth(ground, "turn"), "", 1.06)
  );
}

/** An ace is high: its cell is the last. */
const height = (rank: number) => (rank === 0 ? 12 : rank - 1);
const ranks = Array.from({ length: 13 }, (_, n) => (n + 1) % 13);

/** A bar of all ranks, those between the two cards lit. */
function drawn(ground: Ground): string {
  const [one, other] = ["first", "second"].map((field) => found(ground, field));
  const ends = [one, other].flatMap((item) => (item ? [height(rankIn({ item }))] : [])).sort((a, b) => a - b);
  const [x, y, least = 200] = berth(ground, "bar");
  const w = Math.max(least, (13 * 1.2 * LEAST_TEXT) / ground.f.u); // however small the table, to be read
  const cell = w / 13;
  const size = Math.min(sized(ground, 0.85), cell * 0.84);
  const cells = ranks.map((rank, n) => {
    const [end, gap] = [ends.includes(n), ends.length === 2 && n > ends[0]! && n < ends[1]!];
    const paint = gap ? 'fill="#e6c987" opacity=".95"' : end ? 'fill="#f4ecd9" opacity=".85"' : 'fill="#0c1c16" opacity=".5"';
    const left = x - w / 2 + n * cell;
    return `<rect x="${left + 0.8}" y="${y - size}" width="${cell - 1.6}" height="${size * 1.7}" rx="2.5" ${paint}/>${textPainted(left + cell / 2, y + size * 0.28, size, ground.letter(rank), `class="figure bold${gap || end ? " ink" : ""}"`)}`;
  });
  return shoeLeft(ground) + cells.join("") + spread(ground) + spots(ground);
}

const SPOTS = ["antes", "raises"];
const APART = 46; // units from the one spot to the other

/** Where the chips of a seat lie, in pixels: the ante first, the raise beside it or below. */
function spotAt(seat: number, n: number, ground: Ground): { x: number; y: number } {
  const { f, seats } = ground;
  const { bet, nx, ny, own } = seats[seat]!;
  const off = (n - 0.5) * APART * f.u;
  const far = own ? 0 : 12 * f.u; // off what is said at the seat
  const up = isNarrow(ground) && Math.abs(nx) > 0.7 ? APART * f.u : 0; // beside the seat, off the odds
  return { x: bet.x + nx * far + off * (own ? 1 : Math.abs(ny)), y: bet.y + ny * far + off * (own ? 0 : Math.abs(nx) * 0.8) - up };
}

function spots(ground: Ground): string {
  const { f, seats, state } = ground;
  const { cx, cy } = f.table;
  const punters = state.rows.filter(({ seat, leads }) => seats[seat] && !leads);
  const all = punters.flatMap(({ seat }) => SPOTS.map((_, n) => spotAt(seat, n, ground)));
  return all.map(({ x, y }) => ring(ground, [(x - cx) / f.u, (y - cy) / f.u], APART * 0.44)).join("");
}

function spread(ground: Ground): string {
  const tally = found(ground, "spread")?.tally ?? 0;
  const [x, y] = berth(ground, "bar");
  const size = sized(ground, 0.95);
  return tally ? textPainted(x, y - size * 1.5, size, ground.words("cloth-spread", { count: tally })) : "";
}

function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  const n = SPOTS.indexOf(thing.field);
  if (thing.field === "spread") return null;
  return n < 0 || !ground.seats[thing.seat] ? undefined : { at: { ...spotAt(thing.seat, n, ground), w: 0, r: 0 } };
}

export const furniture: Furniture = { way: 1, berths, painted, drawn, lies };

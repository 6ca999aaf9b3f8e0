// Pieces of furniture that several games have: a shoe, a pack, a counter of ivory, chips' places.  All of it is the
// inside of an SVG in design units from the middle of the table, and plain strings: nothing here knows of a page.

import { PLATE_HIGH, type Berth, type SeatPlace } from "../geometry";
import { placePainted, TEXT, textPainted, type Ground, type Thing } from "./furniture";

export const LEAST_TEXT = 11; // pixels

/** The size of painted words, so many times the usual, and never so small that nobody can read them. */
export const sized = ({ f }: Ground, k = 1): number => Math.round(Math.max(TEXT[f.shell] * k, LEAST_TEXT / f.u) * f.letters * 10) / 10;
export const wide = ({ f }: Ground): boolean => f.shell === "wide";

/** Whether the dock stands beside a table that is hardly wider than high: there is room above and below. */
export const isNarrow = ({ f: { shell, table } }: Ground): boolean => shell === "flat" && table.w < table.h * 1.3;

/** The berth of this name, which this game's file has given. */
export const berth = ({ berths }: Ground, name: string): Berth => berths[name] as Berth;

// -- cards

/** A card as a picture that lies there and never moves. */
export const cardPainted = ([x, y, w = 50, r = 0]: Berth, href: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${r})"><svg x="${-w / 2}" y="${-w * 0.8}" width="${w}" height="${w * 1.6}" viewBox="0 0 60 96"><use href="${href}"/></svg></g>`;

/** A pack face down, a little untidy. */
export function pack(ground: Ground, [x, y, w = 50]: Berth, high = 3): string {
  const shade = `<rect x="${x - w * 0.46}" y="${y - w * 0.72}" width="${w}" height="${w * 1.6}" rx="4" fill="#000" opacity=".35"/>`;
  return shade + Array.from({ length: high }, (_, i) => cardPainted([x - i * 1.4, y - i * 1.8, w], ground.picture(-1))).join("");
}

/** The stock as a pack: nothing of it is drawn when it is at its end. */
export const packLeft = (ground: Ground, of: Berth = ground.berths.shoe): string =>
  ground.state.stock > 0
    ? pack(ground, of, Math.min(4, Math.ceil(ground.state.stock / 10))) + left(ground, of)
    : placePainted(of, 1, "faint");

export function left(ground: Ground, [x, y, w = 50]: Berth): string {
  const size = sized(ground, 0.82);
  return textPainted(x, y + w * 0.8 + size + 1, size, String(ground.state.stock), 'class="figure"');
}

/** A shoe of walnut seen from above: its back, its slide, and the lip from which the cards come. */
export function shoe(ground: Ground, [x, y, w = 50]: Berth = ground.berths.shoe): string {
  const h = w * 1.5;
  const [bx, by, bw, bh] = [-w * 0.64, -h * 0.62, w * 1.28, h * 1.24];
  return `<g transform="translate(${x} ${y})"><rect x="${bx}" y="${by}" width="${bw}" height="${bh}" rx="7" fill="#000" opacity=".35" transform="translate(4 6)"/><rect x="${bx}" y="${by}" width="${bw}" height="${bh}" rx="7" fill="#553621" stroke="#1b0f08"/><rect x="${bx + 2}" y="${by + 2}" width="${bw - 4}" height="${bh - 4}" rx="6" fill="none" stroke="#c9a253" stroke-opacity=".6"/><rect x="${-w * 0.5}" y="${-w * 0.8 + 2}" width="${w}" height="${w * 1.45}" fill="#1b0f08"/></g>`;
}

/** What the shoe shows now: the back of the next card, and on its lip how many are left. */
export function shoeLeft(ground: Ground, [x, y, w = 50]: Berth = ground.berths.shoe): string {
  const h = w * 1.5;
  const back = ground.state.stock > 0 ? cardPainted([x, y + 2, w], ground.picture(-1)) : "";
  const size = Math.max(LEAST_TEXT / ground.f.u, w * 0.23);
  return `${back}<rect x="${x - w * 0.56}" y="${y + h * 0.3}" width="${w * 1.12}" height="${h * 0.28}" rx="4" fill="#4a2f1f" stroke="#1b0f08"/>${textPainted(x, y + h * 0.3 + h * 0.2, size, String(ground.state.stock), 'class="figure"')}`;
}

/** A place for a card with its name over it. */
export function named(ground: Ground, at: Berth, text: string, wider = 1.14): string {
  const [x, y, w = 50] = at;
  const size = sized(ground);
  return placePainted(at, wider) + textPainted(x, y - w * 0.8 - w * (wider - 1) * 0.5 - size * 0.4, size, text);
}

/** Words under a berth. */
export function under(ground: Ground, [x, y, w = 50]: Berth, text: string, k = 0.95): string {
  const size = sized(ground, k);
  return textPainted(x, y + w * 0.8 + size + 4, size, text);
}

const LEAST_CELL = 18; // pixels of a cell in which a figure can be read

/** Whether cells as wide as this berth can be read. */
export const isLegible = ({ f }: Ground, [, , w = 30]: Berth): boolean => w * f.u >= LEAST_CELL * f.letters;

/** Thirteen cells in a row, a rank over how many of it are left, some of them lit; the berth's width is that of a cell. */
export function counts(ground: Ground, [x, y, w = 30]: Berth, numbers: number[], lit: number[] = []): string {
  const size = Math.min(sized(ground, 0.72), w * 0.62);
  const high = size * 2.2;
  const cell = (n: number, rank: number) => {
    const middle = x + (rank - 6) * w;
    const edge = lit.includes(rank) ? ' stroke="#e6c987" stroke-width="1.6"' : "";
    const box = `<rect x="${middle - w / 2 + 1}" y="${y - high / 2}" width="${w - 2}" height="${high}" rx="3" fill="#0c1c16" fill-opacity=".5"${edge}/>`;
    const name = textPainted(middle, y - size * 0.16, size, ground.letter(rank), `class="figure bold" opacity="${n ? 1 : 0.55}"`);
    return (
      box + name + textPainted(middle, y + size * 0.86, size, String(n), `class="figure${n ? " bright" : ""}" opacity="${n ? 1 : 0.55}"`)
    );
  };
  return numbers.length ? numbers.map(cell).join("") + countsNamed(ground, [x, y, w], size) : "";
}

/** Before the cells or above them what they count, where there is room for it. */
function countsNamed(ground: Ground, [x, y, w = 30]: Berth, size: number): string {
  const tall = ground.f.shell === "tall";
  if (tall && ground.f.u < 0.95) return "";
  const text = textPainted(x - 6.5 * w - (tall ? 0 : 8), tall ? y - size * 1.5 : y + size * 0.35, size * 1.1, ground.words("cloth-left"));
  return text.replace('text-anchor="middle"', tall ? "" : 'text-anchor="end"');
}

/** Where the middle of a card before a seat is, below its plate and what is said there. */
export function handBelow({ x, y, bet, ny }: SeatPlace, w: number, { f }: Ground): number {
  const below = y + f.medal / 2 + (PLATE_HIGH[f.shell] + 14) * f.k + w * 0.8;
  return ny > 0 && Math.abs(bet.x - x) < f.plate / 2 + w ? Math.max(bet.y, below) : bet.y;
}

// -- chips

/** A ring for chips, two lines, its name below. */
export function ring(ground: Ground, [x, y]: Berth, r: number, text = ""): string {
  const size = sized(ground, 0.95);
  const word = text && textPainted(x, y + r * 0.62 + size + 4 / ground.f.u, size, text);
  return `<ellipse class="fine" cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.62}"/><ellipse class="faint" cx="${x}" cy="${y}" rx="${r - 6}" ry="${r * 0.62 - 5}"/>${word}`;
}

/** A counter of ivory with a figure on it, its name below. */
export function counter(ground: Ground, [x, y, r = 30]: Berth, figure: number | string, text: string): string {
  const size = sized(ground, 0.92);
  return `<g transform="translate(${x} ${y})"><circle cx="3" cy="5" r="${r}" fill="#000" opacity=".35"/><circle r="${r}" fill="#f4ecd9" stroke="#7a5a22" stroke-width="2"/><circle r="${r - 5}" fill="none" stroke="#b9975a" stroke-dasharray="2 3" stroke-width="2"/><text class="figure bold red" y="${r * 0.36}" text-anchor="middle" font-size="${r * 1.05}">${figure}</text></g>${textPainted(x, y + r + size + 2, size, text)}`;
}

/** A strip of slate with a line of chalk on it. */
export function slate(ground: Ground, [x, y, least = 110]: Berth, text: string, k = 0.85): string {
  const size = sized(ground, k);
  const w = Math.max(least, text.length * size * 0.48 + 12);
  const h = size + 12;
  return `<rect x="${x - w / 2 + 2}" y="${y - h / 2 + 3}" width="${w}" height="${h}" rx="3" fill="#000" opacity=".35"/><rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="3" fill="#2a3033" stroke="#6d4d2c" stroke-width="3"/>${textPainted(x, y + size * 0.34, size, text, 'class="chalked"')}`;
}

/** Where the k-th of many piles stands off the middle of its place: oneself in front, the others in rows behind. */
export function crowd(after: number, k = 1): [number, number] {
  if (after === 0) return [0, 20 * k];
  const spots = [
    [-21, 0],
    [21, 0],
    [0, -13],
    [-21, -22],
    [21, -22],
    [0, -33],
    [-40, -11],
    [40, -11],
    [-40, -33],
    [40, -33],
    [0, -53],
  ] as const;
  const [x, y] = spots[after - 1]!; // nowhere sit more than twelve
  return [x * k, y * k];
}

// -- what lies there

/** The first thing of a field, of nobody or of a seat. */
export const found = ({ state }: Ground, field: string, seat = -1) =>
  state.places.find((place) => place.field === field && place.seat === seat)?.items[0];

/** All chips of a field, whoever's. */
export const sum = ({ state }: Ground, field: string): number =>
  state.places
    .filter((place) => place.field === field)
    .reduce((all, place) => all + place.items.reduce((some, item) => some + item.chips, 0), 0);

/** How many of a rank have been turned, where the state counts them. */
export const countOf = ({ state }: Ground, field: string, rank: number): number =>
  state.places.find((place) => place.field === field && place.seat < 0)?.items.find((item) => item.rank === rank)?.count ?? 0;

/** The rank of a thing: its own, or that of its card. */
export const rankIn = ({ item }: Pick<Thing, "item">): number => (item.rank >= 0 ? item.rank : item.card >> 2);

// Books of thirteen cards.  One's own lies open in two rows, its corners bent where a win rides; the others lay the
// cards they bet on before themselves, small.  Whoever banks or looks on sees all bets on one book.

import { RANKS } from "../../../../words/cards";
import { at, type Berth, type Lie } from "../../geometry";
import { textPainted, type Ground, type Laid, type Thing } from "../furniture";
import { berth, cardPainted, LEAST_TEXT, rankIn, shoe, shoeLeft, sized } from "../ink";
import { inTwoRows, onField, places } from "./box";

const ranks = Array.from({ length: 13 }, (_, rank) => rank);

/** Whether there is one book for all: for the banker, and for whoever looks on. */
const forAll = ({ state }: Ground): boolean => state.me < 0 || !!state.rows[state.me]?.leads;

export function painted(ground: Ground): string {
  const [x, y, w = 50] = inTwoRows(3, ground);
  const size = sized(ground, 0.92);
  const title =
    ground.f.shell === "wide" ? textPainted(x, y - w * 0.8 - size * 1.1, size, ground.words("cloth-book"), 'opacity=".85"') : "";
  return places(ground, "cloth-banks", "cloth-punters") + shoe(ground) + title;
}

export function drawn(ground: Ground): string {
  const { me, rows } = ground.state;
  const own = ranks.map((rank) => page(inTwoRows(rank, ground), rank, bent(me, rank, ground), ground));
  return shoeLeft(ground) + own.join("") + rows.map(({ seat }) => smallPages(seat, ground)).join("");
}

const itemOf = (field: string, seat: number, rank: number, { state }: Ground) =>
  state.places.find((place) => place.field === field && place.seat === seat)?.items.find((item) => item.rank === rank);

/** How a card of a book is bent: a corner for each win that rides, a bridge where the stake is safe, one more way for a pli. */
interface Bent {
  corners: number;
  /** What stands on its upper edge. */
  mark: string;
  bridge?: boolean;
  pli?: boolean;
}

function bent(seat: number, rank: number, ground: Ground): Bent {
  if (seat < 0) return { corners: 0, mark: "" };
  const [bet, gains] = ["bets", "gains"].map((field) => itemOf(field, seat, rank, ground)?.chips ?? 0) as [number, number];
  const level = itemOf("level", seat, rank, ground);
  if (itemOf("safe", seat, rank, ground) || (gains && !bet)) return { corners: 0, mark: ground.words("cloth-paix"), bridge: true };
  if (bet && !gains && !level && plied(seat, rank, ground)) return { corners: 0, mark: ground.words("cloth-pli"), pli: true };
  const doubled = bet ? Math.round(Math.log2(1 + gains / bet)) : 0; // as often as what lies there has
  return { corners: level?.tally ?? doubled, mark: level && level.count > 1 ? `×${level.count}` : "" };
}

/** Whether the last thing that this seat said of its card was to leave the rest there. */
function plied(seat: number, rank: number, { lines }: Ground): boolean {
  const said = lines.findLast((line) => line.seat === seat && line.gaps["on"] === RANKS[rank]);
  return said?.phase === "HALVED" && said.action === 1;
}

/** A card of a book; where a corner is bent, the cloth shows and the paper's back. */
function page([x, y, w = 50]: Berth, rank: number, { corners, mark, bridge, pli }: Bent, ground: Ground): string {
  const h = w * 1.6;
  const [left, right, top, low] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
  const spots = [[right, top, -1, 1], [left, top, 1, 1], [right, low, -1, -1], [left, low, 1, -1]] as const; // prettier-ignore
  const folds = (pli ? spots.slice(3) : spots.slice(0, corners)).map(([cx, cy, sx, sy]) => fold(cx, cy, sx * w * 0.36, sy * w * 0.36));
  const arch = bridge ? bridged(left, y, w) : "";
  const shade = `<rect x="${left + 2}" y="${top + 3}" width="${w}" height="${h}" rx="4" fill="#000" opacity=".35"/>`;
  return shade + cardPainted([x, y, w], ground.picture(4 * rank + 3)) + folds.join("") + arch + marked(x, top, w, mark, ground);
}

const fold = (x: number, y: number, dx: number, dy: number): string =>
  `<path d="M${x + Math.sign(-dx)} ${y + Math.sign(-dy)}h${dx * 1.04}l${-dx * 1.04} ${dy * 1.04}z" fill="#28533f"/><path d="M${x + dx} ${y}L${x} ${y + dy}l${dx * 0.86} ${-dy * 0.14}z" fill="#8f2b31" stroke="#f1e6cb" stroke-width="1"/>`;

/** Bent like a bridge: what is raised in the middle throws its shadow to both sides. */
const bridged = (left: number, y: number, w: number): string =>
  [-1, 1]
    .map(
      (way) =>
        `<path d="M${left} ${y + way * w * 0.14}q${w / 2} ${-w * 0.16} ${w} 0v${way * w * 0.2}q${-w / 2} ${-w * 0.16} ${-w} 0z" fill="#3a2415" opacity=".38"/>`,
    )
    .join("");

/** A word or figure on the upper edge of a card. */
function marked(x: number, y: number, w: number, text: string, ground: Ground): string {
  if (!text) return "";
  const size = Math.max(w * 0.28, LEAST_TEXT / ground.f.u);
  const wide = Math.max(w * 0.52, text.length * size * 0.58 + size * 0.5);
  return `<rect x="${x - wide / 2}" y="${y - size * 0.62}" width="${wide}" height="${size * 1.24}" rx="${size * 0.5}" fill="#e6c987"/>${textPainted(x, y + size * 0.34, size, text, 'class="figure bold ink"')}`;
}

// -- the cards of others

const betsOf = (seat: number, { state }: Ground) =>
  state.places.filter((place) => place.seat === seat && place.field === "bets").flatMap((place) => place.items);

/** Where the small card of a seat's bet lies, in pixels. */
function smallAt(seat: number, rank: number, ground: Ground): Lie | undefined {
  const place = ground.seats[seat];
  const all = betsOf(seat, ground);
  const n = all.findIndex((item) => item.rank === rank);
  if (!place) return undefined;
  const w = (ground.f.shell === "wide" ? 32 : 20) * ground.f.u;
  const step = Math.min(w * 1.12, (w * 3.4) / Math.max(1, all.length - 1));
  const aside = Math.abs(place.nx) > Math.abs(place.ny);
  const off =
    aside && ground.f.shell !== "wide"
      ? Math.sign(place.nx) * (w * 0.55 + Math.max(0, n) * step) // inwards, off what is said there
      : (Math.max(0, n) - (all.length - 1) / 2) * step - (ground.f.shell === "flat" ? place.nx * w * 2.6 : 0); // outwards, off the names of the couple
  const back = aside ? 0 : ground.f.shell === "flat" ? 1 : 0.2; // of the way, towards the seat: there words stand beside the couple
  const low = aside && ground.f.shell !== "wide" ? w * 1.6 : 0; // off the card of the couple
  const clear =
    aside || ground.f.shell !== "tall" ? 0 : Math.min(place.y + ground.f.medal / 2 + 56 * ground.f.k + w * 0.8, above(ground, w));
  return {
    x: place.bet.x + (place.x - place.bet.x) * back + off,
    y: Math.max(place.bet.y + low, clear),
    w,
    r: 0,
  };
}

/** As low as a small card may lie, below what is said at its seat: above the names of the couple. */
function above(ground: Ground, w: number): number {
  const [, y, wide = 50] = berth(ground, "lost");
  return ground.f.table.cy + (y - wide * 0.85 - sized(ground) * 1.2) * ground.f.u - w * 1.45; // its chips stand at its foot
}

/** Where the card lies on which a seat bets: in the open book, or small before its seat. */
export function pageOf(seat: number, rank: number, ground: Ground): Berth {
  const { f } = ground;
  const lie = seat === ground.state.me || forAll(ground) ? undefined : smallAt(seat, rank, ground);
  return lie ? [(lie.x - f.table.cx) / f.u, (lie.y - f.table.cy) / f.u, lie.w / f.u] : inTwoRows(rank, ground);
}

function smallPages(seat: number, ground: Ground): string {
  if (seat === ground.state.me || forAll(ground)) return "";
  return betsOf(seat, ground)
    .map(({ rank }) => page(pageOf(seat, rank, ground), rank, bent(seat, rank, ground), ground))
    .join("");
}

/** Bets and what rides beside them. */
export function lies(thing: Thing, ground: Ground): Laid | null | undefined {
  if (thing.field !== "bets" && thing.field !== "gains") return thing.field === "lost" ? { at: at(ground.f, berth(ground, "lost")) } : null;
  const rides = thing.field === "gains";
  if (thing.seat === ground.state.me || forAll(ground)) return onOwn(thing, rides, ground);
  const lie = smallAt(thing.seat, rankIn(thing), ground);
  return lie ? { at: { ...lie, x: lie.x + (rides ? lie.w * 0.3 : 0), y: lie.y + lie.w * (rides ? 0.15 : 0.75) } } : null;
}

function onOwn(thing: Thing, rides: boolean, ground: Ground): Laid {
  const [x, y, w = 50] = inTwoRows(rankIn(thing), ground);
  if (forAll(ground)) return onField(thing, [x, y + (rides ? -w * 0.3 : 0), w], ground);
  return { at: at(ground.f, [x + (rides ? w * 0.22 : 0), y + w * (rides ? -0.1 : 0.5)]) };
}
